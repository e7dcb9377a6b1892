"""The results of a call, found by running the callee's body over what is known of this call's operands.

    func.func private @quotient(%x: tensor<i32>) -> tensor<i32>    rounds differently for numbers below 0,
    %1 = call @quotient(%0) : ...                                  of which none comes here

What is known of a parameter is what all calls have in common, and less follows from that than from one call. So where
the result has numbers that nothing is known of, a short body without loops is run for the call as a shape function is.
If nothing is known of a number's sign, it is run for both: what it gives is known if both give the same expression.
"""

from __future__ import annotations

from pyopt.analysis.shapes.calls import parameters
from pyopt.analysis.shapes.expressions import (
    ONE,
    ZERO,
    UnknownNumber,
    add,
    constant,
    is_surely_natural,
    sub,
    substitute,
    variable,
    with_halves,
)
from pyopt.analysis.shapes.function_body import Evaluation, GivenUpError, StepRules
from pyopt.analysis.shapes.function_ops import SPECIAL
from pyopt.analysis.shapes.known import Known, key_of, unknown_of
from pyopt.analysis.shapes.lattice import NOTHING, Shape, filled, ranked
from pyopt.analysis.shapes.tracked import DENOTED, NUMBER, SHAPE, aspects
from pyopt.ir.core import Operation
from pyopt.ir.symbols import SymbolTables
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.function_body import FindTransfer, Way
    from pyopt.analysis.shapes.knowledge import Knowledge
    from pyopt.ir.core import Value

    Aspects: TypeAlias = list[Shape]
    """The aspects of one result; a number is one extent."""

MANY: Final = 64
"""Ops of a body that is run, at most."""
CASES: Final = 3
"""Arguments whose signs are tried, at most."""
STEPS: Final = 400
"""Ops and regions that one run takes at most, with the functions that are called."""


@final
class CalledBodies:
    """Runs bodies of functions of the program. `given` says what is known of an operand at the call."""

    __slots__ = ("_answers", "_found", "_given", "_knowledge", "_numbers", "_short", "_size", "_steps", "_tables")

    def __init__(
        self, knowledge: Knowledge, find: FindTransfer, given: Callable[[Operation, Value, int], Shape]
    ) -> None:
        self._knowledge = knowledge
        self._steps = StepRules(find, SPECIAL)
        self._given = given
        self._tables = SymbolTables()
        self._numbers: dict[Way, int] = {}
        self._short: dict[Operation, bool] = {}
        self._answers: dict[tuple[object, ...], list[Aspects] | None] = {}
        self._found: dict[tuple[object, ...], list[Aspects] | None] = {}
        # What a number of which the sign is not known is away from -1 or 1.
        self._size = UnknownNumber("size")

    def results(self, call: Operation, callee: Operation) -> list[Aspects] | None:
        """What is known of the results of a call; None if nothing is found."""
        if not self._is_short(callee):
            return None
        arguments = [self._argument(call, operand) for operand in call.operands]
        key = (call, *[key_of(one) for one in arguments])
        if key not in self._found:
            self._found[key] = self._results(call, callee, arguments)
        return self._found[key]

    def _results(self, call: Operation, callee: Operation, arguments: list[Known]) -> list[Aspects] | None:
        found = self._run(call, callee, arguments)
        signed: list[int] = []
        natural: list[int] = []
        for index, argument in enumerate(arguments):
            number = _number_of(argument)
            if number is not None and number.number is None:
                (natural if is_surely_natural(number) else signed).append(index)
        for index in (*signed, *natural)[:CASES]:
            if found is None or not any(map(_is_open, found, call.results)):
                break
            cases = self._of_each_sign(call, callee, arguments, index)
            if cases is not None:
                found = [
                    [filled(shape, other, _is_gap) for shape, other in zip(one, others, strict=True)]
                    for one, others in zip(found, cases, strict=True)
                ]
        return found

    def _of_each_sign(
        self, call: Operation, callee: Operation, arguments: list[Known], index: int
    ) -> list[Aspects] | None:
        """What one expression gives for an argument that is positive, for 0, and for one that is negative."""
        number = _number_of(arguments[index])
        size = variable(self._size)
        above, below = sub(number, ONE), sub(ZERO, add(number, ONE))
        signs = [
            (given, meant)
            for given, meant, other in (
                (add(size, ONE), above, sub(ZERO, number)),
                (sub(ZERO, add(size, ONE)), below, number),
            )
            if not is_surely_natural(other)
        ]
        found: list[Aspects] | None = None
        for given, meant in signs:
            known = self._with(call, callee, arguments, index, given)
            if known is None:
                return None
            here = self._replaced(known, meant)
            if found is None:
                found = here
                if not is_surely_natural(meant):
                    zero = self._with(call, callee, arguments, index, ZERO)
                    if zero is None:
                        return None
                    found = _where_same(found, zero, self._replaced(known, constant(-1)))  # a size of -1 is 0
            else:
                found = _where_same(found, here, found)
        return found

    def _with(
        self, call: Operation, callee: Operation, arguments: list[Known], index: int, number: Maybe
    ) -> list[Aspects] | None:
        changed = [*arguments[:index], _with_number(arguments[index], number), *arguments[index + 1 :]]
        return self._run(call, callee, changed)

    def _replaced(self, found: list[Aspects], meant: Maybe) -> list[Aspects]:
        """The same with an expression in place of the size."""
        values = {self._size: meant}
        return [
            [
                shape
                if shape.extents is None
                else ranked([with_halves(substitute(extent, values)) for extent in shape.extents])
                for shape in one
            ]
            for one in found
        ]

    def _run(self, call: Operation, callee: Operation, arguments: Sequence[Known]) -> list[Aspects] | None:
        key = (callee, *[key_of(one) for one in arguments])
        if key in self._answers:
            return self._answers[key]
        evaluation = Evaluation(call, self._knowledge, self._steps, self._tables, self._numbers, STEPS)
        try:
            given = evaluation.call(callee, arguments, (call,))
        except GivenUpError:
            given = None
        found: list[Aspects] | None = None
        if given is not None and len(given) == len(call.results) and evaluation.failure is None:
            found = [_aspects_of(known) for known in given]
        if evaluation.is_general:
            self._answers[key] = found
        return found

    def _is_short(self, callee: Operation) -> bool:
        found = self._short.get(callee)
        if found is None:
            region = callee.regions[0]
            ops = list(region.entry()) if region.has_one_block() and parameters(callee) else []
            found = self._short[callee] = 0 < len(ops) <= MANY and not any(op.regions for op in ops)
        return found

    def _argument(self, call: Operation, value: Value) -> Known:
        known = unknown_of(value.type)
        for aspect in aspects(value.type):
            shape = self._given(call, value, aspect)
            if aspect == SHAPE:
                known.restrict_shape(shape)
            elif aspect == DENOTED:
                known.restrict_denoted(shape)
                known.elements = shape if shape.extents is not None else known.elements
            elif shape.extents is not None:
                known.number = shape.extents[0]
        if not aspects(value.type):
            known.number = self._knowledge.number(value)
        known.truth = self._knowledge.truth(value)
        return known


def _is_open(found: Aspects, value: Value) -> bool:
    """The result is used, and some extent of it is not known."""
    for aspect in aspects(value.type) if value.uses else ():
        extents = found[aspect].extents
        if extents is None or None in extents:
            return True
    return False


def _is_gap(extent: Maybe) -> bool:
    return extent is None


def _aspects_of(known: Known) -> Aspects:
    found = [NOTHING, NOTHING, NOTHING]
    if known.error is None and not known.supposed:
        found[SHAPE] = known.shape
        found[NUMBER] = ranked([known.number])
        found[DENOTED] = known.denoted
    return found


def _number_of(known: Known) -> Maybe:
    """The number that an argument is, or the only one that it holds."""
    extents = known.elements.extents
    number = known.number if extents is None else extents[0] if len(extents) == 1 else None
    return number if number is not None and number.exact else None


def _with_number(known: Known, number: Maybe) -> Known:
    """An argument that is this number, or holds it."""
    made = Known(known.shape, known.denoted)
    if known.elements.extents is None:
        made.number = number
    else:
        made.elements = made.denoted = ranked([number])
    return made


def _where_same(found: list[Aspects], one: list[Aspects], other: list[Aspects]) -> list[Aspects]:
    """What was found, where two others are the same."""
    return [
        [_kept(*shapes) for shapes in zip(here, left, right, strict=True)]
        for here, left, right in zip(found, one, other, strict=True)
    ]


def _kept(shape: Shape, one: Shape, other: Shape) -> Shape:
    if shape.extents is None or one.extents is None or other.extents is None:
        return NOTHING
    if not len(shape.extents) == len(one.extents) == len(other.extents):
        return NOTHING
    columns = zip(shape.extents, one.extents, other.extents, strict=True)
    return ranked([here if left is right else None for here, left, right in columns])
