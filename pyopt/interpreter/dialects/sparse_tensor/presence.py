"""Points at which the body of a structured op can give anything: which points of the loops have to be visited.

An element that no sparse operand stores is zero. From the body follows at which points its result may differ from
zero, or, where it adds to an output, from the output as it is: a condition on which operands store an element there,
as in the iteration lattices of Kjolstad (2020). Multiplying by zero counts as zero here, also for what is no number.
"""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed, evaluator_of
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.numbers import zero_of
from pyopt.interpreter.values import Poison
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, DIFFERENCE, ELEMENTWISE, PRODUCT, PURE, QUOTIENT, SHIFT, SUM
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    Condition: TypeAlias = frozenset[frozenset[int]]
    """An or of ands of operands, by number, that store an element."""

ALWAYS: Final[Condition] = frozenset((frozenset(),))
NEVER: Final[Condition] = frozenset()

_SUMS: Final = (SUM, DIFFERENCE)
ALL, ANY = "all", "any"
"""Of which operands an op is nothing without: of all, or of any."""
ASKING: Final = frozenset(
    ("sparse_tensor.unary", "sparse_tensor.binary", "sparse_tensor.select", "sparse_tensor.reduce")
)
"""Ops that do something else where an operand is not there."""
LIMIT: Final = 64
"""Conditions of more parts become ALWAYS."""


def either(left: Condition, right: Condition) -> Condition:
    """A part that another one implies is left out."""
    parts = left | right
    if len(parts) > LIMIT:
        return ALWAYS
    return frozenset([one for one in parts if not any(other < one for other in parts)])


def both(left: Condition, right: Condition) -> Condition:
    if len(left) * len(right) > LIMIT:
        return ALWAYS
    return either(NEVER, frozenset([one | other for one in left for other in right]))


def holds(condition: Condition, stored: frozenset[int]) -> bool:
    return any(part <= stored for part in condition)


@final
class Presence:
    """The conditions of a body's values. `stored[v]`: v may be anything but zero. `added[v]`: v is an output's element
    with something added that may be anything but zero there; only values that are such sums are in it. `invariant`:
    values that are the same at all points."""

    __slots__ = ("added", "compiler", "invariant", "stored")

    def __init__(
        self, block: Block, compiler: Compiler, arguments: Sequence[Condition], outputs: Sequence[int]
    ) -> None:
        self.compiler = compiler
        self.stored: dict[Value, Condition] = dict(zip(block.arguments, arguments, strict=True))
        self.added: dict[Value, Condition] = {block.arguments[number]: NEVER for number in outputs}
        self.invariant: set[Value] = set()
        for op in block:
            if op.results:
                self._visit(op)

    def of(self, value: Value) -> Condition:
        """The condition under which a value, maybe one from outside the body, may be anything but zero."""
        found = self.stored.get(value)
        if found is not None:
            return found
        return NEVER if value.op is not None and self._is_zero(value.op) else ALWAYS

    def present(self, value: Value) -> Condition:
        """The condition under which a value is there for the ops that ask for it: one that is the same at all points
        is, also if it is zero."""
        return ALWAYS if self._is_invariant(value) else self.of(value)

    def _is_invariant(self, value: Value) -> bool:
        return value in self.invariant or value not in self.stored

    def _visit(self, op: Operation) -> None:
        name, at_zero = op.info.name, op.info.at_zero
        asks = name in ASKING
        operands = [self.present(value) if asks else self.of(value) for value in op.operands]
        if not asks and name != "linalg.index" and all(map(self._is_invariant, op.operands)):
            self.invariant.update(op.results)
        if at_zero in _SUMS:
            self._sum(op)
        elif name == "sparse_tensor.reduce":
            self._reduce(op)
        result = op.results[0]
        if at_zero == PRODUCT:
            # What is stored times a zero that is the same at all points is a stored zero.
            varies = result not in self.invariant
            self.stored[result] = both(*[self.present(one) for one in op.operands]) if varies else both(*operands)
        elif at_zero in _SUMS:
            self.stored[result] = either(*operands)
        elif name == "sparse_tensor.select" or self._follows_first(op):
            self.stored[result] = operands[0]
        elif name == "arith.select":
            self.stored[result] = either(operands[1], operands[2])
        elif name == "sparse_tensor.unary":
            self.stored[result] = _unary(op, operands[0])
        elif name == "sparse_tensor.binary":
            self.stored[result] = _binary(op, *operands)
        elif self._is_zero(op):
            self.stored[result] = NEVER
        else:
            found = ALWAYS
            if self._keeps_zero(op):
                found = NEVER
                for one in operands:
                    found = either(found, one)
            for result in op.results:
                self.stored[result] = found

    def needs(self, op: Operation) -> tuple[str, Sequence[Value]]:
        """The operands that an op gives nothing without, each or all of them; no operands if it always gives something.
        The op does not ask whether they are there."""
        at_zero, operands = op.info.at_zero, op.operands
        if at_zero == PRODUCT:
            return ALL, operands
        if self._follows_first(op):
            return ALL, operands[:1]
        if op.info.name == "arith.select":
            return ANY, operands[1:]
        if at_zero in _SUMS or self._keeps_zero(op):
            return ANY, operands
        return ANY, ()

    def _sum(self, op: Operation) -> None:
        """x + e or x - e, where x is an output."""
        left, right = op.operands
        if left in self.added and right not in self.added:
            self.added[op.results[0]] = either(self.added[left], self.of(right))
        elif right in self.added and left not in self.added and op.info.at_zero == SUM:
            self.added[op.results[0]] = either(self.added[right], self.of(left))

    def _reduce(self, op: Operation) -> None:
        left, right, _ = op.operands
        self.stored[op.results[0]] = ALWAYS
        if left in self.added and right not in self.added:
            self.added[op.results[0]] = either(self.added[left], self.present(right))
        elif right in self.added and left not in self.added:
            self.added[op.results[0]] = either(self.added[right], self.present(left))

    def _is_zero(self, op: Operation) -> bool:
        return self._number(op) == 0

    def _follows_first(self, op: Operation) -> bool:
        """The result is zero if the first operand is: of a shift, or a division by a number that is known not to be."""
        divisor = op.operands[1].op if op.info.at_zero == QUOTIENT else None
        return op.info.at_zero == SHIFT or (divisor is not None and self._number(divisor) not in (None, 0))

    def _number(self, op: Operation) -> complex | None:
        """The value of a constant, None for other ops."""
        if not op.info.traits & CONSTANT_LIKE:
            return None
        evaluator = evaluator_of(op)
        compiled = None if evaluator is None else evaluator(op, self.compiler)
        if isinstance(compiled, ConstantResult) and isinstance(compiled.value, (int, float, complex)):
            return compiled.value
        return None

    def _keeps_zero(self, op: Operation) -> bool:
        """The op gives zero for zeros: a pure one is asked."""
        if not op.info.traits & PURE or not op.info.traits & ELEMENTWISE or op.regions or len(op.results) != 1:
            return False
        evaluator = evaluator_of(op)
        if evaluator is None:
            return False
        try:
            compiled = evaluator(op, self.compiler)
            if isinstance(compiled, (ConstantResult, Framed)):
                return False
            found = compiled(*[zero_of(value.type) for value in op.operands])
            return not isinstance(found, Poison) and isinstance(found, (int, float, complex)) and not found
        except (ExecutionError, ArithmeticError, TypeError, ValueError):
            return False


def _unary(op: Operation, present: Condition) -> Condition:
    """Both regions, or only one of them, may give something."""
    if op.regions[1].first is not None:
        return ALWAYS
    return present if op.regions[0].first is not None else NEVER


def _binary(op: Operation, left: Condition, right: Condition) -> Condition:
    """The points where a result may be there: both operands there, or one that counts alone."""
    found = both(left, right) if op.regions[0].first is not None else NEVER
    if op.regions[1].first is not None or "left_identity" in op.attributes:
        found = either(found, left)
    if op.regions[2].first is not None or "right_identity" in op.attributes:
        found = either(found, right)
    return found
