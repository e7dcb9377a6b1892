"""Instructions on constants become constants, as LLVM's builder has it, with the module's data layout.

Each function gives None where the instruction stays.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir import floats
from pyopt.ir.types import FloatType, IntegerType, Type
from pyopt.light import Callable, Final, Sequence
from pyopt.translate.addresses import FoldingTarget, compare_pointers, fold_difference, fold_mask
from pyopt.translate.bitcasts import fold_bits
from pyopt.translate.constants import (
    AGGREGATE,
    EXPRESSION,
    FLOAT,
    INTEGER,
    POISON,
    SPLAT,
    UNDEF,
    ZERO,
    Constant,
    aggregate,
    boolean,
    element,
    element_count,
    element_type,
    expression,
    integer,
    null,
    poison,
    splat,
    undef,
)
from pyopt.translate.types import element_of, is_vector, vector_of, vector_shape

KEPT_OPERATIONS: Final = frozenset(("add", "sub", "xor"))
"""Operations that constant expressions may have; others on addresses stay instructions."""
KEPT_CASTS: Final = frozenset(("trunc", "ptrtoint", "inttoptr", "bitcast", "addrspacecast"))
COMMUTATIVE: Final = frozenset(("add", "mul", "and", "or", "xor", "fadd", "fmul"))
DIVISIONS: Final = frozenset(("sdiv", "udiv", "srem", "urem"))
SHIFTS: Final = frozenset(("shl", "lshr", "ashr"))
ASSOCIATIVE: Final = frozenset(("add", "mul", "and", "or", "xor"))
MOST_ELEMENTS: Final = 1 << 16


# Arithmetic.


def fold_binary(target: FoldingTarget, name: str, left: Constant, right: Constant) -> Constant | None:
    """`name` is the operation; constants have no flags."""
    found = _binary(target, name, left, right)
    if found is None and name in KEPT_OPERATIONS:
        return expression(name, left.type, (left, right))
    return found


def _uniform(constant: Constant) -> Constant | None:
    """The element that a vector has everywhere."""
    if constant.kind == AGGREGATE:
        first = constant.parts[0]
        return first if all(one.is_same(first) for one in constant.parts) else None
    return element(constant, 0)


def _is_number(constant: Constant, value: int) -> bool:
    """An integer, or a vector of them, is a number everywhere."""
    one = _uniform(constant) if is_vector(constant.type) else constant
    return one is not None and one.kind == INTEGER and one.number == value


def _is_float(constant: Constant, bits: int) -> bool:
    one = _uniform(constant) if is_vector(constant.type) else constant
    return one is not None and one.kind == FLOAT and one.number == bits


def _is_identity(name: str, constant: Constant, on_the_right: bool) -> bool:
    """The operation with the constant gives the other operand."""
    type = element_of(constant.type)
    if isinstance(type, FloatType):
        if name == "fadd":
            return _is_float(constant, floats.zero(type, True))
        if name == "fmul" or (on_the_right and name == "fdiv"):
            return _is_float(constant, floats.from_int(1, type))
        return on_the_right and name == "fsub" and _is_float(constant, 0)
    if name in ("add", "or", "xor"):
        return _is_number(constant, 0)
    if name == "mul":
        return _is_number(constant, _one(type))
    if name == "and":
        return _is_number(constant, -1)
    if not on_the_right:
        return False
    if name in ("sub", "shl", "lshr", "ashr"):
        return _is_number(constant, 0)
    return name in ("sdiv", "udiv") and _is_number(constant, _one(type))


def _one(type: Type) -> int:
    """The number 1 as a constant has it: true is -1."""
    return -1 if isinstance(type, IntegerType) and type.width == 1 else 1


def _binary(target: FoldingTarget, name: str, left: Constant, right: Constant) -> Constant | None:
    type = left.type
    if _is_identity(name, left, False):
        return right
    if _is_identity(name, right, False) or _is_identity(name, right, True):
        return left
    if left.kind == POISON or right.kind == POISON:
        return poison(type)
    if left.kind == INTEGER and right.kind == INTEGER:
        return _integers(name, left, right)
    if left.kind == FLOAT and right.kind == FLOAT:
        return _floats(name, left, right)
    if is_vector(type):
        return _by_element(type, (left, right), lambda parts: _binary_or_kept(target, name, parts[0], parts[1]))
    if left.kind == UNDEF or right.kind == UNDEF:
        return _with_undef(name, left, right)
    if right.kind == INTEGER:
        if _absorbs(name, right):
            return right
        if right.number == 0 and name in DIVISIONS:
            return poison(type)
        if right.number == _one(type) and name in ("srem", "urem"):
            return null(type)
    elif left.kind == INTEGER:
        if name in COMMUTATIVE:
            return fold_binary(target, name, right, left)
        if left.number == 0 and (name in DIVISIONS or name in SHIFTS):
            return left
    found = fold_difference(left, right) if name == "sub" else fold_mask(target, left, right) if name == "and" else None
    if found is not None:
        return found
    if left.kind == EXPRESSION and left.name == name and name in ASSOCIATIVE:
        inner = fold_binary(target, name, left.parts[1], right)
        if inner is not None and not (inner.kind == EXPRESSION and inner.name == name):
            return fold_binary(target, name, left.parts[0], inner)
    return None


def _binary_or_kept(target: FoldingTarget, name: str, left: Constant, right: Constant) -> Constant | None:
    if name in DIVISIONS and right.is_null():
        return poison(left.type)
    return fold_binary(target, name, left, right)


def _absorbs(name: str, constant: Constant) -> bool:
    return (constant.number == 0 and name in ("and", "mul")) or (constant.number == -1 and name == "or")


def _by_element(
    type: Type, parts: Sequence[Constant], fold: Callable[[list[Constant]], Constant | None]
) -> Constant | None:
    """Folds element by element."""
    count, scalable = vector_shape(type)
    uniform = [_uniform(one) for one in parts]
    if scalable or all(one is not None for one in uniform):
        if any(one is None for one in uniform):
            return None
        found = fold([one for one in uniform if one is not None])
        if found is None:
            return None
        return splat(vector_of(found.type, count, scalable), found)
    if count > MOST_ELEMENTS:
        return None
    results: list[Constant] = []
    for index in range(count):
        elements = [element(one, index) for one in parts]
        if any(one is None for one in elements):
            return None
        one = fold([one for one in elements if one is not None])
        if one is None:
            return None
        results.append(one)
    return aggregate(vector_of(results[0].type, count), results)


def _integers(name: str, left: Constant, right: Constant) -> Constant | None:
    type = left.type
    assert isinstance(type, IntegerType)
    a, b = left.number, right.number
    mask = (1 << type.width) - 1
    if name == "add":
        return integer(type, a + b)
    if name == "sub":
        return integer(type, a - b)
    if name == "mul":
        return integer(type, a * b)
    if name == "and":
        return integer(type, a & b)
    if name == "or":
        return integer(type, a | b)
    if name == "xor":
        return integer(type, a ^ b)
    if name in SHIFTS:
        amount = b & mask
        if amount >= type.width:
            return poison(type)
        return integer(type, a << amount if name == "shl" else (a & mask) >> amount if name == "lshr" else a >> amount)
    if b == 0:
        return poison(type)
    if name in ("udiv", "urem"):
        a, b = a & mask, b & mask
        return integer(type, a // b if name == "udiv" else a % b)
    if b == -1 and a == -(1 << (type.width - 1)):
        return poison(type)
    quotient = abs(a) // abs(b)
    if (a < 0) != (b < 0):
        quotient = -quotient
    return integer(type, quotient if name == "sdiv" else a - quotient * b)


def _floats(name: str, left: Constant, right: Constant) -> Constant | None:
    type = left.type
    assert isinstance(type, FloatType)
    compute = {"fadd": floats.add, "fsub": floats.sub, "fmul": floats.mul, "fdiv": floats.div, "frem": floats.rem}[name]
    return Constant(FLOAT, type, compute(left.number, right.number, type))


def _with_undef(name: str, left: Constant, right: Constant) -> Constant | None:
    """One operand, or both, may be anything."""
    type = left.type
    both = left.kind == right.kind == UNDEF
    if name == "xor":
        return null(type) if both else undef(type)
    if name in ("add", "sub"):
        return undef(type)
    if name == "and":
        return undef(type) if both else null(type)
    if name == "or":
        return undef(type) if both else integer(type, -1)
    if name == "mul":
        other = right if left.kind == UNDEF else left
        odd = other.kind == INTEGER and other.number & 1
        return undef(type) if both or odd else null(type)
    if name in DIVISIONS:
        if right.kind == UNDEF or right.is_null():
            return poison(type)
        if right.kind == INTEGER and right.number == _one(type):
            return left if name.endswith("div") else null(type)
        return null(type)
    if name in SHIFTS:
        return poison(type) if right.kind == UNDEF else left if right.is_null() else null(type)
    if both:
        return undef(type)
    assert isinstance(type, FloatType)
    return Constant(FLOAT, type, floats.nan(type))


def fold_negation(operand: Constant) -> Constant | None:
    """fneg."""
    if operand.is_undef():
        return operand
    if operand.kind == FLOAT:
        assert isinstance(operand.type, FloatType)
        return Constant(FLOAT, operand.type, floats.negate(operand.number, operand.type))
    if is_vector(operand.type):
        return _by_element(operand.type, (operand,), lambda parts: fold_negation(parts[0]))
    return None


# Casts.


def fold_cast(target: FoldingTarget, name: str, operand: Constant, type: Type) -> Constant | None:
    """`name` without flags."""
    if operand.type is type:
        return operand
    found = _cast(target, name, operand, type)
    if found is None and name in KEPT_CASTS:
        return expression(name, type, (operand,))
    return found


def _cast(target: FoldingTarget, name: str, operand: Constant, type: Type) -> Constant | None:
    kind = operand.kind
    if kind == POISON:
        return poison(type)
    if kind == UNDEF:
        return null(type) if name in ("zext", "sext", "uitofp", "sitofp") else undef(type)
    if operand.is_null() and name != "addrspacecast":
        return null(type)
    if kind == EXPRESSION and len(operand.parts) == 1:
        return _cast_of_cast(target, name, operand, type)
    if name == "bitcast":
        return fold_bits(operand, type, target.layout.is_little_endian)
    if is_vector(operand.type):
        if is_vector(type) and vector_shape(operand.type) == vector_shape(type):
            inner = element_of(type)
            return _by_element(operand.type, (operand,), lambda parts: fold_cast(target, name, parts[0], inner))
        return None
    if kind == INTEGER:
        return _cast_integer(name, operand, type)
    if kind == FLOAT:
        return _cast_float(name, operand, type)
    return None


def _cast_of_cast(target: FoldingTarget, name: str, operand: Constant, type: Type) -> Constant | None:
    """Casts to a pointer and back give what there was."""
    source = operand.parts[0]
    first = operand.name
    middle = operand.type
    if name == "inttoptr" and first == "ptrtoint" and source.type is type:
        return source if isinstance(middle, IntegerType) and middle.width >= 64 else None
    if name == "ptrtoint" and first == "inttoptr" and source.type is type:
        return source if isinstance(type, IntegerType) and type.width <= 64 else None
    if name == "ptrtoint" and first == "inttoptr" and source.kind == INTEGER and isinstance(middle, LLVMPointerType):
        assert isinstance(type, IntegerType)
        bits = target.layout.bits(middle)
        return integer(type, source.number & (1 << bits) - 1)
    if name == "bitcast" and first == "bitcast":
        return fold_cast(target, "bitcast", source, type)
    if name == "trunc" and first in ("trunc", "ptrtoint"):
        return fold_cast(target, first, source, type)
    return None


def _cast_integer(name: str, operand: Constant, type: Type) -> Constant | None:
    width = operand.type
    assert isinstance(width, IntegerType)
    unsigned = operand.number & ((1 << width.width) - 1)
    if isinstance(type, IntegerType):
        return integer(type, unsigned if name == "zext" else operand.number)
    if isinstance(type, FloatType):
        return Constant(FLOAT, type, floats.from_int(unsigned if name == "uitofp" else operand.number, type))
    return None


def _cast_float(name: str, operand: Constant, type: Type) -> Constant | None:
    source = operand.type
    assert isinstance(source, FloatType)
    if isinstance(type, FloatType):
        return Constant(FLOAT, type, floats.convert(operand.number, source, type))
    if not isinstance(type, IntegerType):
        return None
    value = _toward_zero(operand.number, source)
    low, high = (0, (1 << type.width) - 1) if name == "fptoui" else (-(1 << type.width - 1), (1 << type.width - 1) - 1)
    if value is None or not low <= value <= high:
        return poison(type)
    return integer(type, value)


def _toward_zero(bits: int, type: FloatType) -> int | None:
    if not floats.is_finite(bits, type):
        return None
    numerator, denominator = floats.to_ratio(bits, type)
    return numerator // denominator if numerator >= 0 else -(-numerator // denominator)


# Comparisons and selection.

_SIGNED: Final = ("slt", "sle", "sgt", "sge")


def fold_comparison(
    target: FoldingTarget, predicate: str, left: Constant, right: Constant, type: Type
) -> Constant | None:
    """icmp and fcmp; `type` is that of the result."""
    is_float = isinstance(element_of(left.type), FloatType)
    if is_float and predicate in ("true", "false"):
        return boolean(predicate == "true", type)
    if left.kind == POISON or right.kind == POISON:
        return poison(type)
    if left.kind == UNDEF or right.kind == UNDEF:
        if not is_float and (predicate in ("eq", "ne") or left.kind == right.kind):
            return undef(type)
        if not is_float:
            return boolean(predicate in ("eq", "sle", "sge", "ule", "uge"), type)
        return boolean(predicate[0] == "u", type)
    if left.kind == INTEGER and right.kind == INTEGER:
        return boolean(_compare_integers(predicate, left, right), type)
    if left.kind == FLOAT and right.kind == FLOAT:
        return boolean(_compare_floats(predicate, left, right), type)
    if is_vector(left.type):
        inner = element_of(type)
        return _by_element(
            left.type, (left, right), lambda parts: fold_comparison(target, predicate, parts[0], parts[1], inner)
        )
    answer = None
    if isinstance(left.type, LLVMPointerType):
        answer = compare_pointers(target, predicate, left, right)
    elif left.kind == EXPRESSION or right.kind == EXPRESSION:
        answer = _compare_numbers_of_pointers(target, predicate, left, right)
    return None if answer is None else boolean(answer, type)


def _compare_numbers_of_pointers(target: FoldingTarget, predicate: str, left: Constant, right: Constant) -> bool | None:
    """ptrtoint %p, ptrtoint %q -> %p, %q; ptrtoint %p, 0 -> %p, null"""
    pointers: list[Constant] = []
    for one, other in ((left, right), (right, left)):
        if one.kind == EXPRESSION and one.name == "ptrtoint":
            pointers.append(one.parts[0])
        elif one.is_null() and other.kind == EXPRESSION and other.name == "ptrtoint":
            pointers.append(null(other.parts[0].type))
    if len(pointers) != 2:
        return None
    space = pointers[0].type
    assert isinstance(space, LLVMPointerType)
    if left.type is not IntegerType.get(target.layout.bits(space)) or pointers[1].type is not space:
        return None
    return compare_pointers(target, predicate, *pointers)


def _compare_integers(predicate: str, left: Constant, right: Constant) -> bool:
    a, b = left.number, right.number
    if predicate[0] == "u":
        assert isinstance(left.type, IntegerType)
        mask = (1 << left.type.width) - 1
        a, b = a & mask, b & mask
    if predicate == "eq":
        return a == b
    if predicate == "ne":
        return a != b
    word = predicate[1:]
    return a < b if word == "lt" else a <= b if word == "le" else a > b if word == "gt" else a >= b


def _compare_floats(predicate: str, left: Constant, right: Constant) -> bool:
    assert isinstance(left.type, FloatType)
    order = floats.compare(left.number, right.number, left.type)
    if predicate in ("ord", "uno"):
        return (order is None) == (predicate == "uno")
    if order is None:
        return predicate[0] == "u"
    word = predicate[1:]
    if word == "eq":
        return order == 0
    if word == "ne":
        return order != 0
    return order < 0 if word == "lt" else order <= 0 if word == "le" else order > 0 if word == "gt" else order >= 0


def fold_select(condition: Constant, yes: Constant, no: Constant) -> Constant | None:
    if condition.is_null():
        return no
    if _is_number(condition, -1):
        return yes
    if condition.kind == POISON:
        return poison(yes.type)
    if condition.kind == UNDEF:
        return yes if yes.is_undef() else no
    if is_vector(condition.type) and condition.kind == AGGREGATE:
        parts: list[Constant] = []
        for index, flag in enumerate(condition.parts):
            a, b = element(yes, index), element(no, index)
            if a is None or b is None or flag.kind not in (INTEGER, UNDEF, POISON):
                return None
            found = fold_select(flag, a, b)
            if found is None:
                return None
            parts.append(found)
        return aggregate(yes.type, parts)
    return yes if yes.is_same(no) else None


# Aggregates and vectors.


def fold_extract(container: Constant, position: Sequence[int]) -> Constant | None:
    """extractvalue."""
    found: Constant | None = container
    for index in position:
        if found is None:
            return None
        found = element(found, index)
    return found


def fold_insert(container: Constant, value: Constant, position: Sequence[int]) -> Constant | None:
    """insertvalue."""
    if not position:
        return value
    count = element_count(container.type)
    if count > MOST_ELEMENTS:
        return None
    parts: list[Constant] = []
    for index in range(count):
        one = element(container, index)
        if one is None:
            return None
        if index == position[0]:
            one = fold_insert(one, value, position[1:])
            if one is None:
                return None
        parts.append(one)
    return aggregate(container.type, parts)


def fold_extractelement(vector: Constant, index: Constant) -> Constant | None:
    type = element_of(vector.type)
    if vector.kind == POISON or index.is_undef():
        return poison(type)
    if vector.kind == UNDEF:
        return undef(type)
    if index.kind != INTEGER:
        return None
    count, scalable = vector_shape(vector.type)
    number = _unsigned(index)
    if not scalable and number >= count:
        return poison(type)
    if scalable and vector.kind != ZERO and vector.kind != SPLAT:
        return None
    return element(vector, 0 if scalable else number)


def fold_insertelement(vector: Constant, value: Constant, index: Constant) -> Constant | None:
    if index.is_undef():
        return poison(vector.type)
    count, scalable = vector_shape(vector.type)
    if vector.kind == ZERO and value.is_null():
        return vector
    if index.kind != INTEGER or scalable or count > MOST_ELEMENTS:
        return None
    number = _unsigned(index)
    if number >= count:
        return poison(vector.type)
    parts = [element(vector, at) for at in range(count)]
    parts[number] = value
    return aggregate(vector.type, [one for one in parts if one is not None])


def _unsigned(constant: Constant) -> int:
    assert isinstance(constant.type, IntegerType)
    return constant.number & ((1 << constant.type.width) - 1)


def fold_shuffle(first: Constant, second: Constant, mask: Sequence[int], type: Type) -> Constant | None:
    """shufflevector; -1 in the mask stands for poison."""
    if all(one == -1 for one in mask):
        return poison(type)
    count, scalable = vector_shape(first.type)
    if all(one == 0 for one in mask):
        one = element(first, 0) if not scalable or first.kind in (ZERO, SPLAT, UNDEF, POISON) else None
        if one is not None and (not scalable or one.is_null() or one.is_undef()):
            return splat(type, one)
    if scalable or count > MOST_ELEMENTS:
        return None
    parts: list[Constant] = []
    inner = element_type(first.type, 0)
    for index in mask:
        if not 0 <= index < 2 * count:
            parts.append(undef(inner))  # LLVM makes this of any index that is out of range
            continue
        found = element(first, index) if index < count else element(second, index - count)
        if found is None:
            return None
        parts.append(found)
    return aggregate(type, parts)
