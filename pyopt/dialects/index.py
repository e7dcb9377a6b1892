"""The index dialect: arithmetic on index, whose width is the target's: 32 or 64 bits.

A fold calculates at 64 bits, and only holds if a target of 32 bits would see the lower half of the same result.
"""

from __future__ import annotations

from pyopt.dialects.arith import integers
from pyopt.dialects.arith.predicates import CMPI, compare_integers, predicate_of
from pyopt.ir.attributes import Attribute, IntegerAttr, bool_attr, wrap
from pyopt.ir.core import Operation
from pyopt.ir.enums import CaseEnum
from pyopt.ir.opinfo import (
    CAST,
    COMMUTATIVE,
    CONSTANT_LIKE,
    LOCAL_VERIFY,
    NO_MEMORY_EFFECT,
    PURE,
    SIGNED,
    UNSIGNED,
    Dialect,
    OpInfo,
)
from pyopt.ir.types import I1, I32, INDEX, Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.dialects.arith.constants import OnIntegers
    from pyopt.ir.opinfo import Fold, FoldResult

PREDICATE: Final = CaseEnum(
    "index.cmp_predicate",
    "IndexCmpPredicateAttr",
    "index comparison predicate kind",
    "::mlir::index::IndexCmpPredicate",
    [(word, number) for number, word in enumerate(CMPI)],
    bare=True,
)


def _shift(calculate: OnIntegers) -> OnIntegers:
    """A shift that is only known for distances that are in range on every target."""
    return _Shift(calculate).calculate


class _Shift:
    __slots__ = ("inner",)

    def __init__(self, inner: OnIntegers) -> None:
        self.inner = inner

    def calculate(self, a: int, b: int, width: int) -> int | None:
        return self.inner(a, b, width) if 0 <= b < 32 else None


def _divide(a: int, b: int, width: int) -> int | None:
    return None if b == 0 else integers.truncate_divide(a, b)


def _floor_divide(a: int, b: int, width: int) -> int | None:
    return None if b == 0 else a // b


def _ceil_divide(a: int, b: int, width: int) -> int | None:
    return None if b == 0 else -(-a // b)


CALCULATIONS: Final[dict[str, OnIntegers]] = {
    "index.add": integers.add,
    "index.sub": integers.subtract,
    "index.mul": integers.multiply,
    "index.divs": _divide,
    "index.divu": integers.divide_unsigned,
    "index.ceildivs": _ceil_divide,
    "index.ceildivu": integers.ceil_divide_unsigned,
    "index.floordivs": _floor_divide,
    "index.rems": integers.remainder_signed,
    "index.remu": integers.remainder_unsigned,
    "index.maxs": integers.max_signed,
    "index.maxu": integers.max_unsigned,
    "index.mins": integers.min_signed,
    "index.minu": integers.min_unsigned,
    "index.shl": _shift(integers.shift_left),
    "index.shrs": _shift(integers.shift_right_signed),
    "index.shru": _shift(integers.shift_right_unsigned),
    "index.and": integers.bit_and,
    "index.or": integers.bit_or,
    "index.xor": integers.bit_xor,
}


def _fold_binary(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """op(constant, constant) -> constant, where 32 and 64 bits agree"""
    lhs, rhs = constants
    if not isinstance(lhs, IntegerAttr) or not isinstance(rhs, IntegerAttr):
        return None
    calculate = CALCULATIONS[op.info.name]
    wide = calculate(lhs.value, rhs.value, 64)
    narrow = calculate(wrap(lhs.value, I32), wrap(rhs.value, I32), 32)
    if wide is None or narrow is None or wrap(wide, I32) != wrap(narrow, I32):
        return None
    return IntegerAttr.get(wide, INDEX)


def _fold_sum(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """as `_fold_binary`; add(x, 0) -> x; sub(x, 0) -> x"""
    folded = _fold_binary(op, constants)
    rhs = constants[1]
    if folded is None and isinstance(rhs, IntegerAttr) and rhs.value == 0:
        return op.operands[0]
    return folded


def _fold_product(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """as `_fold_binary`; mul(x, 0) -> 0; mul(x, 1) -> x"""
    folded = _fold_binary(op, constants)
    rhs = constants[1]
    if folded is None and isinstance(rhs, IntegerAttr) and rhs.value in (0, 1):
        return op.operands[0] if rhs.value else rhs
    return folded


def _fold_casts(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """casts(constant) -> constant"""
    value = constants[0]
    return IntegerAttr.get(value.value, op.results[0].type) if isinstance(value, IntegerAttr) else None


def _fold_castu(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """castu(constant) -> constant"""
    value = constants[0]
    if not isinstance(value, IntegerAttr):
        return None
    width = getattr(value.type, "width", 64)
    return IntegerAttr.get(value.value & ((1 << width) - 1), op.results[0].type)


def _fold_cmp(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cmp(x, x) -> true | false; cmp(constant, constant) -> true | false, where 32 and 64 bits agree;
    cmp(max | min (x, constant), constant) -> true | false, where the range says so"""
    predicate = predicate_of(op)
    lhs, rhs = op.operands
    if lhs is rhs:
        return bool_attr(compare_integers(predicate, 0, 0, 64))
    right = constants[1]
    if not isinstance(right, IntegerAttr):
        return None
    left = constants[0]
    if isinstance(left, IntegerAttr):
        wide = compare_integers(predicate, left.value, right.value, 64)
        narrow = compare_integers(predicate, wrap(left.value, I32), wrap(right.value, I32), 32)
        return bool_attr(wide) if wide == narrow else None
    source = lhs.op
    if source is None or source.info.name not in ("index.maxs", "index.maxu", "index.mins", "index.minu"):
        return None
    bound = source.operands[1].op
    if bound is None or bound.info.name not in ("index.constant", "arith.constant"):
        return None
    limit = bound.attributes["value"]
    if not isinstance(limit, IntegerAttr):
        return None
    kind = source.info.name[6:]
    known = _compare_range(predicate, kind, limit.value, right.value, 64)
    if known is None or known != _compare_range(predicate, kind, wrap(limit.value, I32), wrap(right.value, I32), 32):
        return None
    return bool_attr(known)


def _compare_range(predicate: int, kind: str, limit: int, other: int, width: int) -> bool | None:
    """The result of `predicate` on every max or min with `limit`, against `other`; None if it depends."""
    half = 1 << (width - 1)
    mask = 2 * half - 1
    if kind[3] == "s":
        low, high = (limit, half - 1) if kind[:3] == "max" else (-half, limit)
        signed = (low, high)
        unsigned = (low & mask, high & mask) if low >= 0 or high < 0 else (0, mask)
    else:
        low, high = (limit & mask, mask) if kind[:3] == "max" else (0, limit & mask)
        unsigned = (low, high)
        signed = (low, high) if high < half else (low - 2 * half, high - 2 * half) if low >= half else (-half, half - 1)
    if predicate < 2:
        # As in the reference, values only count as different if both interpretations say so.
        if signed[0] == signed[1] == other:
            return predicate == 0
        if signed[0] <= other <= signed[1] or unsigned[0] <= other & mask <= unsigned[1]:
            return None
        return predicate == 1
    bounds = signed if predicate < 6 else unsigned
    at_low = compare_integers(predicate, wrap(bounds[0], _WIDTHS[width]), other, width)
    at_high = compare_integers(predicate, wrap(bounds[1], _WIDTHS[width]), other, width)
    return at_low if at_low == at_high else None


_TRANSFER: Final = "pyopt.dialects.arith.shape_transfer:"
_ARITH_RANGES: Final = "pyopt.dialects.arith.range_transfer:"
_RANGES: Final = "pyopt.dialects.index_ranges:"

_WIDTHS: Final[dict[int, Type]] = {32: I32, 64: INDEX}


def _fold_constant(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """constant -> its attribute"""
    return op.attributes["value"]


def _verify_cast(op: Operation) -> str | None:
    """One side is index, the other is not."""
    source = op.operands[0].type
    target = op.results[0].type
    if (source is INDEX) != (target is INDEX):
        return None
    from pyopt.dialects.arith.verify import type_text

    return f"operand type '{type_text(source)}' and result type '{type_text(target)}' are cast incompatible"


def _constant_name(op: Operation) -> str | None:
    """idx5."""
    value = op.attributes["value"]
    return f"idx{value.value}" if isinstance(value, IntegerAttr) else None


def _bool_name(op: Operation) -> str | None:
    """true or false."""
    value = op.attributes["value"]
    return ("true" if value.value else "false") if isinstance(value, IntegerAttr) else None


def _materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """index.bool.constant for i1, index.constant for index."""
    if not isinstance(attribute, IntegerAttr) or attribute.type is not type:
        return None
    if type is I1:
        return "index.bool.constant", {"value": attribute}
    return ("index.constant", {"value": attribute}) if type is INDEX else None


def _binary(mnemonic: str, doc: str, traits: int = PURE, fold: Fold = _fold_binary, divides: str = "") -> OpInfo:
    return OpInfo(
        "index." + mnemonic,
        operands="lhs: Index, rhs: Index",
        results="result: Index",
        syntax="$lhs `,` $rhs attr-dict",
        traits=traits,
        fold=fold,
        fold_needs="constant",
        shape_transfer=_TRANSFER + "of_integers",
        range_transfer=_RANGES + "of_binary",
        divides=divides,
        doc=doc,
    )


def _cast(mnemonic: str, doc: str, fold: Fold) -> OpInfo:
    return OpInfo(
        "index." + mnemonic,
        operands="input: AnyTypeOf<[AnyInteger, Index]>",
        results="output: AnyTypeOf<[AnyInteger, Index]>",
        syntax="$input attr-dict `:` type($input) `to` type($output)",
        traits=PURE | CAST | LOCAL_VERIFY,
        verify=_verify_cast,
        fold=fold,
        shape_transfer=_TRANSFER + "of_conversion",
        range_transfer=_ARITH_RANGES + ("of_index_cast" if mnemonic == "casts" else "of_index_castui"),
        doc=doc,
    )


_BINARY_OPS: Final = (
    _binary("add", "Sum; what does not fit is cut off.", PURE | COMMUTATIVE, _fold_sum),
    _binary("sub", "Difference; what does not fit is cut off.", PURE, _fold_sum),
    _binary("mul", "Product; what does not fit is cut off.", PURE | COMMUTATIVE, _fold_product),
    _binary("divs", "Signed quotient, rounded towards 0; undefined for divisor 0.", NO_MEMORY_EFFECT, divides=SIGNED),
    _binary("divu", "Unsigned quotient, rounded down; undefined for divisor 0.", NO_MEMORY_EFFECT, divides=UNSIGNED),
    _binary("ceildivs", "Signed quotient, rounded up; undefined for divisor 0.", NO_MEMORY_EFFECT, divides=SIGNED),
    _binary("ceildivu", "Unsigned quotient, rounded up; undefined for divisor 0.", NO_MEMORY_EFFECT, divides=UNSIGNED),
    _binary("floordivs", "Signed quotient, rounded down; undefined for divisor 0.", NO_MEMORY_EFFECT, divides=SIGNED),
    _binary("rems", "What a signed division leaves over, with the dividend's sign.", NO_MEMORY_EFFECT, divides=SIGNED),
    _binary("remu", "What an unsigned division leaves over.", NO_MEMORY_EFFECT, divides=UNSIGNED),
    _binary("maxs", "The larger of two signed numbers.", PURE | COMMUTATIVE),
    _binary("maxu", "The larger of two unsigned numbers.", PURE | COMMUTATIVE),
    _binary("mins", "The smaller of two signed numbers.", PURE | COMMUTATIVE),
    _binary("minu", "The smaller of two unsigned numbers.", PURE | COMMUTATIVE),
    _binary("shl", "Shift to the left; poison where the distance is not below the width."),
    _binary("shrs", "Shift to the right, filled with the sign; poison where the distance is not below the width."),
    _binary("shru", "Shift to the right, filled with zeros; poison where the distance is not below the width."),
    _binary("and", "Bitwise and.", PURE | COMMUTATIVE),
    _binary("or", "Bitwise or.", PURE | COMMUTATIVE),
    _binary("xor", "Bitwise exclusive or.", PURE | COMMUTATIVE),
)

DIALECT: Final = Dialect(
    "index",
    (
        *_BINARY_OPS,
        _cast("casts", "Converts between index and integers; what is narrower is widened with its sign.", _fold_casts),
        _cast("castu", "Converts between index and integers; what is narrower is widened with zeros.", _fold_castu),
        OpInfo(
            "index.cmp",
            operands="lhs: Index, rhs: Index",
            results="result: I1",
            attributes="pred: IndexCmpPredicateAttr",
            syntax="`` $pred `(` $lhs `,` $rhs `)` attr-dict",
            traits=PURE,
            fold=_fold_cmp,
            shape_transfer=_TRANSFER + "of_compare",
            range_transfer=_RANGES + "of_compare",
            doc="Compares two numbers by `eq`, `ne`, or an order, signed (`slt`, ...) or unsigned (`ult`, ...).",
        ),
        OpInfo(
            "index.sizeof",
            results="result: Index",
            syntax="attr-dict",
            traits=PURE,
            range_transfer=_RANGES + "of_sizeof",
            doc="The width of index on the target, in bits.",
        ),
        OpInfo(
            "index.constant",
            results="result: Index",
            attributes="value: IndexAttr",
            syntax="attr-dict $value",
            traits=PURE | CONSTANT_LIKE,
            fold=_fold_constant,
            asm_names=_constant_name,
            shape_transfer=_TRANSFER + "of_constant",
            range_transfer=_ARITH_RANGES + "of_constant",
            doc="A number known at compile time.",
        ),
        OpInfo(
            "index.bool.constant",
            results="result: I1",
            attributes="value: BoolAttr",
            syntax="attr-dict $value",
            traits=PURE | CONSTANT_LIKE,
            fold=_fold_constant,
            asm_names=_bool_name,
            shape_transfer=_TRANSFER + "of_constant",
            range_transfer=_ARITH_RANGES + "of_constant",
            doc="true or false.",
        ),
    ),
    attributes={"cmp_predicate": PREDICATE.parse_body},
    materialize=_materialize,
    inlinable=True,
    doc="Arithmetic on index values, right for targets of 32 and 64 bits.",
)
