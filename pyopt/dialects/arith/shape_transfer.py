"""Transfer functions of arith and index ops: numbers, truths, and tensors that hold the extents of shapes.

Only divisions by zero have undefined behaviour. Numbers are 64 bits wide, or constants: narrower ones are not followed.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import (
    ONE,
    ZERO,
    Polynomial,
    UnknownNumber,
    add,
    ceildiv,
    constant,
    floordiv,
    mod,
    mul,
    quotient,
    scaled,
    sub,
    variable,
)
from pyopt.analysis.shapes.extrema import greatest, is_more, is_truth, least
from pyopt.analysis.shapes.lattice import join, ranked
from pyopt.analysis.shapes.relations import (
    denoted_by,
    is_exact,
    is_extents,
    is_natural,
    numbers_in,
    one_denoted,
    one_shape,
    order,
    wrapped,
)
from pyopt.dialects.arith.predicates import compare_integers, predicate_of
from pyopt.ir.attributes import Attribute, IntegerAttr, wrap
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.tables import derived
from pyopt.ir.types import I1, INDEX, IntegerType, ShapedType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts

    Binary: TypeAlias = Callable[[Maybe, Maybe], Maybe]


# Arithmetic. Sums, differences and products wrap around as expressions do not, but stay equal modulo 2**64; all else
# must be exact.


def _exact_floordiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    return quotient(lhs, rhs) if is_exact(lhs) and is_exact(rhs) else None


def _exact_ceildiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    return ceildiv(lhs, rhs) if is_exact(lhs) and is_exact(rhs) else None


def _negative(number: Maybe) -> Maybe:
    return sub(ZERO, number)


def _truncated(lhs: Maybe, rhs: Maybe) -> Maybe:
    """The quotient, rounded towards zero: of what is not positive as of its negative."""
    if is_natural(_negative(lhs)):
        return _negative(_natural_floordiv(_negative(lhs), rhs))
    return _natural_floordiv(lhs, rhs)


def _rest(lhs: Maybe, rhs: Maybe) -> Maybe:
    """What such a division leaves, of the sign of the number that is divided."""
    if is_natural(_negative(lhs)):
        return _negative(_natural_mod(_negative(lhs), rhs))
    return _natural_mod(lhs, rhs)


def _natural_floordiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    """Unsigned divisions."""
    return quotient(lhs, rhs) if is_natural(lhs) and is_natural(rhs) else None


def _natural_ceildiv(lhs: Maybe, rhs: Maybe) -> Maybe:
    return ceildiv(lhs, rhs) if is_natural(lhs) and is_natural(rhs) else None


def _natural_mod(lhs: Maybe, rhs: Maybe) -> Maybe:
    return mod(lhs, rhs) if is_natural(lhs) and is_natural(rhs) else None


def _natural_least(lhs: Maybe, rhs: Maybe) -> Maybe:
    return least(lhs, rhs) if lhs is rhs or (is_natural(lhs) and is_natural(rhs)) else None


def _natural_greatest(lhs: Maybe, rhs: Maybe) -> Maybe:
    return greatest(lhs, rhs) if lhs is rhs or (is_natural(lhs) and is_natural(rhs)) else None


def _shifted(lhs: Maybe, rhs: Maybe) -> Maybe:
    distance = None if rhs is None else rhs.value()
    return mul(lhs, constant(1 << distance)) if distance is not None and 0 <= distance < 63 else None


def _shifted_down(lhs: Maybe, rhs: Maybe) -> Maybe:
    distance = None if rhs is None else rhs.value()
    return _exact_floordiv(lhs, constant(1 << distance)) if distance is not None and 0 <= distance < 63 else None


def _shifted_down_unsigned(lhs: Maybe, rhs: Maybe) -> Maybe:
    return _shifted_down(lhs, rhs) if is_natural(lhs) else None


def _masked(lhs: Maybe, rhs: Maybe) -> Maybe:
    """Bits that both have. The lowest ones alone are a remainder, all but these a multiple."""
    if lhs is ZERO or rhs is ZERO:
        return ZERO
    for number, mask in ((lhs, rhs), (rhs, lhs)):
        bits = None if mask is None else mask.value()
        if bits is None or number is None:
            continue
        value = number.value()
        if value is not None:
            return constant(value & bits)
        if is_exact(number) and bits > 0 and bits & bits + 1 == 0:
            return mod(number, constant(bits + 1))
        if is_exact(number) and bits < 0 and -bits & -bits - 1 == 0:
            return mul(floordiv(number, constant(-bits)), constant(-bits))
    return None


def _joined_bits(lhs: Maybe, rhs: Maybe) -> Maybe:
    if lhs is ZERO or rhs is ZERO:
        return rhs if lhs is ZERO else lhs
    one, other = None if lhs is None else lhs.value(), None if rhs is None else rhs.value()
    return None if one is None or other is None else constant(one | other)


def _different_bits(lhs: Maybe, rhs: Maybe) -> Maybe:
    if lhs is ZERO or rhs is ZERO:
        return rhs if lhs is ZERO else lhs
    one, other = None if lhs is None else lhs.value(), None if rhs is None else rhs.value()
    return None if one is None or other is None else constant(one ^ other)


EXTENT: Final = variable(UnknownNumber("extent"))
"""Any extent, of which no more is known than that it is not negative."""

CALCULATIONS: Final[dict[str, Binary]] = {
    "addi": add,
    "subi": sub,
    "muli": mul,
    "divsi": _truncated,
    "divui": _natural_floordiv,
    "floordivsi": _exact_floordiv,
    "ceildivsi": _exact_ceildiv,
    "ceildivui": _natural_ceildiv,
    "remsi": _rest,
    "remui": _natural_mod,
    "minsi": least,
    "maxsi": greatest,
    "minui": _natural_least,
    "maxui": _natural_greatest,
    "shli": _shifted,
    "shrsi": _shifted_down,
    "shrui": _shifted_down_unsigned,
    "andi": _masked,
    "ori": _joined_bits,
    "xori": _different_bits,
}
"""By the mnemonics of arith."""

INDEX_NAMES: Final = {
    "add": "addi", "sub": "subi", "mul": "muli", "divs": "divsi", "divu": "divui", "floordivs": "floordivsi",
    "ceildivs": "ceildivsi", "ceildivu": "ceildivui", "rems": "remsi", "remu": "remui", "mins": "minsi",
    "maxs": "maxsi", "minu": "minui", "maxu": "maxui", "shl": "shli", "shrs": "shrsi", "shru": "shrui",
    "and": "andi", "or": "ori", "xor": "xori",
}  # fmt: skip
"""The mnemonics of index -> those of arith."""


OF_OP: Final[dict[str, Binary]] = {
    **{f"arith.{name}": calculate for name, calculate in CALCULATIONS.items()},
    **{f"index.{name}": CALCULATIONS[arith] for name, arith in INDEX_NAMES.items()},
}
"""The calculation on two expressions for each op; of the results of other ops, only constants are known."""


_folded: dict[tuple[OpInfo, Type, Polynomial, Polynomial], Maybe] = derived({})
"""The results of ops without attributes, of the numbers that are their operands."""


def is_wide(type: Type) -> bool:
    """Numbers of the type are followed as expressions."""
    return type is INDEX or (isinstance(type, IntegerType) and type.width == 64)


def of_integers(op: Operation, facts: Facts) -> None:
    """Binary arithmetic on numbers, on truths, or on tensors."""
    lhs, rhs = op.operands
    result = op.results[0]
    if isinstance(result.type, ShapedType):
        one_shape((lhs, rhs, result), op, facts)
        _of_extents(op, facts)
    elif result.type is I1:
        _of_truths(op, facts)
    else:
        facts.set_number(result, calculated(op, facts), op)


def calculated(op: Operation, facts: Facts) -> Maybe:
    """The result of a binary op, as an expression; None if it is not known."""
    lhs, rhs = facts.number(op.operands[0]), facts.number(op.operands[1])
    if lhs is None or rhs is None:
        return None
    if lhs.number is not None and rhs.number is not None:
        if op.attributes:
            return folded(op, facts)
        key = (op.info, op.results[0].type, lhs, rhs)
        if key not in _folded:
            _folded[key] = folded(op, facts)
        return _folded[key]
    return _plainly(op, op.results[0].type, lhs, rhs)


def folded(op: Operation, facts: Facts) -> Maybe:
    """The op's result folded from constant operands."""
    attributes: list[Attribute | None] = []
    for operand in op.operands:
        number = facts.number(operand)
        value = None if number is None else number.value()
        if value is None:
            return None
        attributes.append(IntegerAttr.get(wrap(value, operand.type), operand.type))
    fold = op.info.fold_function()
    found = None if fold is None else fold(op, attributes)
    if isinstance(found, Value):
        return facts.number(found)
    return constant(found.value) if isinstance(found, IntegerAttr) else None


def _of_extents(op: Operation, facts: Facts) -> None:
    """Element by element, of tensors that may hold the extents of shapes."""
    lhs, rhs = op.operands
    if not is_extents(op.results[0]):
        return
    left, right = denoted_by(lhs, facts).extents, denoted_by(rhs, facts).extents
    if left is None or right is None or len(left) != len(right):
        return
    type = element_type_or_self(op.results[0].type)
    pairs = zip(left, right, strict=True)
    if type is I1:
        mnemonic = op.info.name.partition(".")[2]
        extents = [_combined(mnemonic, one, other) for one, other in pairs]
    else:
        extents = [_plainly(op, type, one, other) for one, other in pairs]
    facts.set_denoted(op.results[0], ranked(extents), op)


def _plainly(op: Operation, type: Type, lhs: Maybe, rhs: Maybe) -> Maybe:
    """As `calculated`, without the op's fold, which takes tensors."""
    calculate = OF_OP.get(op.info.name)
    return wrapped(calculate(lhs, rhs), type) if calculate is not None and is_wide(type) else None


# Truths. In a tensor true is the number 1.


def as_truth(number: Maybe) -> bool | None:
    value = None if number is None else number.value()
    return None if value is None else value != 0


def as_number(truth: bool | None) -> Maybe:
    return None if truth is None else constant(int(truth))


def combined(mnemonic: str, left: bool | None, right: bool | None) -> bool | None:
    """andi, ori, xori of two conditions; None for others, and where it depends."""
    if mnemonic in ("andi", "ori"):
        absorbing = mnemonic == "ori"
        if absorbing in (left, right):
            return absorbing
        return None if left is None or right is None else not absorbing
    return None if mnemonic != "xori" or left is None or right is None else left is not right


def _combined(mnemonic: str, lhs: Maybe, rhs: Maybe) -> Maybe:
    """The same of numbers that are 1 or 0: where one decides nothing it is the other."""
    decided = combined(mnemonic, as_truth(lhs), as_truth(rhs))
    if decided is not None:
        return as_number(decided)
    for one, other in ((lhs, rhs), (rhs, lhs)):
        truth = as_truth(one)
        if truth is not None and mnemonic in ("andi", "ori", "xori"):
            return sub(ONE, other) if mnemonic == "xori" and truth else other
    return None


def _of_truths(op: Operation, facts: Facts) -> None:
    """andi, ori, xori of conditions; where an `and` has to be true so have both, where an `or` is false so are both."""
    lhs, rhs = op.operands
    result = op.results[0]
    left, right = facts.truth(lhs), facts.truth(rhs)
    mnemonic = op.info.name.partition(".")[2]
    if mnemonic in ("andi", "ori"):
        absorbing = mnemonic == "ori"
        facts.set_truth(result, combined(mnemonic, left, right), op)
        if facts.truth(result) is (not absorbing):
            facts.set_truth(lhs, not absorbing, op)
            facts.set_truth(rhs, not absorbing, op)
    elif mnemonic == "xori":
        known = facts.truth(result)
        for value, one, other in ((result, left, right), (lhs, known, right), (rhs, left, known)):
            facts.set_truth(value, combined(mnemonic, one, other), op)


def of_compare(op: Operation, facts: Facts) -> None:
    """arith.cmpi, index.cmp: decided where the order is the same for all values of the unknowns.

    Two numbers that have to be equal are.
    """
    lhs, rhs = op.operands
    result = op.results[0]
    if isinstance(result.type, ShapedType):
        one_shape((lhs, rhs, result), op, facts)
        _compare_extents(op, facts)
        return
    predicate = predicate_of(op)
    left, right = facts.number(lhs), facts.number(rhs)
    decided = compare(predicate, left, right, lhs.type) if lhs is not rhs else compare_integers(predicate, 0, 0, 64)
    if decided is None and left is not None and right is not None:
        if right.number is not None and facts.is_extent(left):
            decided = compare(predicate, EXTENT, right, lhs.type)
        elif left.number is not None and facts.is_extent(right):
            decided = compare(predicate, left, EXTENT, lhs.type)
    if decided is not None:
        facts.set_truth(result, decided, op)
    elif facts.truth(result) is (predicate == 0) and predicate < 2:
        facts.equal(left, right, op)


def _compare_extents(op: Operation, facts: Facts) -> None:
    """Element by element, of tensors that may hold extents."""
    lhs, rhs = op.operands
    if not is_extents(op.results[0]):
        return
    left, right = denoted_by(lhs, facts).extents, denoted_by(rhs, facts).extents
    if left is None or right is None or len(left) != len(right):
        return
    type = element_type_or_self(lhs.type)
    if not is_wide(type):
        return
    predicate = predicate_of(op)
    decided = [truth_of(predicate, one, other, type) for one, other in zip(left, right, strict=True)]
    facts.set_denoted(op.results[0], ranked(decided), op)


def truth_of(predicate: int, lhs: Maybe, rhs: Maybe, type: Type) -> Maybe:
    """Whether the predicate of arith.cmpi holds, as a number: 1 if it does, 0 if not, or an expression for that."""
    decided = compare(predicate, lhs, rhs, type)
    if decided is not None:
        return as_number(decided)
    if not is_exact(lhs) or not is_exact(rhs):
        return None
    difference = sub(lhs, rhs)
    if predicate < 2:
        other = _negative(difference)
        found = is_more(difference) if is_natural(difference) else is_more(other) if is_natural(other) else None
        return sub(ONE, found) if predicate == 0 else found
    if predicate >= 6 and not (is_natural(lhs) and is_natural(rhs)):
        return None
    # slt, sle, sgt, sge, and the same of unsigned numbers
    if predicate in (2, 5, 6, 9):
        found = is_more(greatest(ZERO, _negative(difference)))
    else:
        found = is_more(greatest(ZERO, difference))
    return sub(ONE, found) if predicate in (3, 5, 7, 9) else found


def compare(predicate: int, lhs: Maybe, rhs: Maybe, type: Type) -> bool | None:
    """Whether the predicate of arith.cmpi holds; None if it depends."""
    if lhs is None or rhs is None:
        return None
    one, other = lhs.value(), rhs.value()
    width = type.width if isinstance(type, IntegerType) else 64
    if one is not None and other is not None:
        return compare_integers(predicate, one, other, width)
    difference = sub(lhs, rhs)
    if difference is ZERO:
        return compare_integers(predicate, 0, 0, width)
    if difference is None:
        return None
    if predicate < 2 and difference.value() is not None:
        return predicate == 1
    if predicate >= 6 and not (is_natural(lhs) and is_natural(rhs)):
        return None
    return _compare_orders(predicate, lhs, rhs, width)


def _compare_orders(predicate: int, lhs: Maybe, rhs: Maybe, width: int) -> bool | None:
    """By what is known of the order: the answers for all of less, equal and greater that are possible."""
    less, greater = order(add(lhs, ONE), rhs)[0], order(add(rhs, ONE), lhs)[0]
    at_most, at_least = order(lhs, rhs)
    possible: list[int] = []
    if not at_least:
        possible.append(-1)
    if not less and not greater:
        possible.append(0)
    if not at_most:
        possible.append(1)
    answers = [compare_integers(predicate, one + 1, 1, width) for one in possible]
    return answers[0] if answers and all(answer == answers[0] for answer in answers) else None


# Choices, constants, conversions.

NESTED: Final = 4
"""Conditions within each other that are looked at."""


def of_select(op: Operation, facts: Facts) -> None:
    """One of two values: which, where the condition is known; else what both have in common.

    A condition for each element has the shape of the rest.
    """
    condition, left, right = op.operands
    result = op.results[0]
    if isinstance(condition.type, ShapedType):
        one_shape((condition, left, right, result), op, facts)
        _select_extents(op, facts)
        return
    truth = facts.truth(condition)
    if truth is not None or left is right:
        chosen = left if truth is not False else right
        one_shape((chosen, result), op, facts)
        facts.set_number(result, facts.number(chosen), op)
        if not isinstance(chosen.type, ShapedType) or is_extents(chosen):
            one_denoted(chosen, result, op, facts)
        if facts.truth(chosen) is not None:
            facts.set_truth(result, facts.truth(chosen), op)
        return
    if isinstance(result.type, ShapedType):
        facts.set_shape(result, join(facts.shape(left), facts.shape(right)), op)
    if facts.number(left) is facts.number(right):
        facts.set_number(result, facts.number(left), op)
    elif is_wide(result.type):
        one, other = facts.number(left), facts.number(right)
        chosen_number = _chosen(condition, one, other, facts)
        if chosen_number is None:
            chosen_number = _either(number_of_truth(condition, facts, NESTED), one, other)
        facts.set_number(result, chosen_number, op)
    if facts.truth(left) is not None and facts.truth(left) is facts.truth(right):
        facts.set_truth(result, facts.truth(left), op)
    if not isinstance(result.type, ShapedType) or is_extents(result):
        facts.set_denoted(result, join(facts.denoted(left), facts.denoted(right)), op)


def _chosen(condition: Value, left: Maybe, right: Maybe, facts: Facts) -> Maybe:
    """The choice between two numbers, by a comparison of the two: the smaller one, the larger one, or always one."""
    op = condition.op
    if op is None or op.info.name not in ("arith.cmpi", "index.cmp"):
        return None
    lhs, rhs = facts.number(op.operands[0]), facts.number(op.operands[1])
    if not is_wide(op.operands[0].type) or left is None or right is None:
        return None
    predicate = predicate_of(op)
    difference = sub(left, right)
    if difference is None or not (is_exact(left) and is_exact(right) and is_exact(lhs) and is_exact(rhs)):
        return None
    # The same number may be added on both sides.
    is_turned = difference is not sub(lhs, rhs)
    if is_turned and difference is not sub(rhs, lhs):
        return None
    if predicate < 2:
        return right if predicate == 0 else left
    if predicate >= 6 and not (is_natural(lhs) and is_natural(rhs)):
        return None
    is_less = predicate in (2, 3, 6, 7)
    return least(left, right) if is_less is not is_turned else greatest(left, right)


def _select_extents(op: Operation, facts: Facts) -> None:
    """Element by element, of tensors that may hold extents."""
    if not is_extents(op.results[0]):
        return
    conditions, left, right = [denoted_by(operand, facts).extents for operand in op.operands]
    if conditions is None or left is None or right is None or not len(conditions) == len(left) == len(right):
        return
    extents: list[Maybe] = []
    for condition, one, other in zip(conditions, left, right, strict=True):
        truth = as_truth(condition)
        extents.append(one if truth or one is other else other if truth is False else _either(condition, one, other))
    facts.set_denoted(op.results[0], ranked(extents), op)


def number_of_truth(value: Value, facts: Facts, depth: int) -> Maybe:
    """Whether a condition holds, as a number: by what it is computed of."""
    truth = facts.truth(value)
    op = value.op
    if truth is not None or op is None or depth == 0:
        return as_number(truth)
    if op.info.name in ("arith.cmpi", "index.cmp"):
        lhs, rhs = op.operands
        if is_wide(lhs.type):
            return truth_of(predicate_of(op), facts.number(lhs), facts.number(rhs), lhs.type)
    elif op.info.name in ("arith.andi", "arith.ori", "arith.xori"):
        one, other = [number_of_truth(operand, facts, depth - 1) for operand in op.operands]
        return _combined(op.info.name.partition(".")[2], one, other)
    return None


def _either(condition: Maybe, left: Maybe, right: Maybe) -> Maybe:
    """The choice between two numbers whose difference is known, by an expression for 1 or 0."""
    difference = sub(left, right)
    step = None if difference is None else difference.value()
    if step is None or condition is None or not (is_exact(left) and is_exact(right) and is_truth(condition)):
        return None
    return add(right, scaled(condition, step))


def of_constant(op: Operation, facts: Facts) -> None:
    """A number, a truth, or the extents of a shape."""
    value = op.attributes.get("value")
    result = op.results[0]
    if isinstance(value, IntegerAttr):
        if result.type is I1:
            facts.set_truth(result, value.value != 0, op)
        else:
            facts.set_number(result, constant(value.value), op)
    elif is_extents(result):
        numbers = numbers_in(value)
        if numbers is not None:
            facts.set_denoted(result, ranked([constant(number) for number in numbers]), op)


def of_conversion(op: Operation, facts: Facts) -> None:
    """index_cast and others between integers: between index and i64 the number stays; else constants are converted."""
    source, result = op.operands[0], op.results[0]
    wide = is_wide(element_type_or_self(source.type)) and is_wide(element_type_or_self(result.type))
    if isinstance(result.type, ShapedType):
        one_shape((source, result), op, facts)
        if wide and is_extents(result):
            one_denoted(source, result, op, facts)
        elif is_extents(result):
            _convert_extents(op, facts)
    elif wide:
        facts.set_number(result, facts.number(source), op)
    elif source.type is not I1 and result.type is not I1:
        facts.set_number(result, folded(op, facts), op)


def _convert_extents(op: Operation, facts: Facts) -> None:
    """Constants that both types hold stay what they are."""
    source, result = op.operands[0], op.results[0]
    extents = denoted_by(source, facts).extents
    if extents is None:
        return
    types = [element_type_or_self(value.type) for value in (source, result)]
    fit: list[Maybe] = []
    for extent in extents:
        number = None if extent is None else extent.value()
        if number is not None and number >= 0 and all(wrap(number, type) == number for type in types):
            fit.append(extent)
        else:
            fit.append(None)
    facts.set_denoted(result, ranked(fit), op)
