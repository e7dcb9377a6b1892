"""What functions say of the extents of their arguments (`named`), taken in by the solver."""

from __future__ import annotations

from pyopt.analysis.shapes.calls import parameters
from pyopt.analysis.shapes.evaluation import of_affine
from pyopt.analysis.shapes.expressions import UnknownNumber, variable
from pyopt.analysis.shapes.lattice import UNRANKED, ranked
from pyopt.analysis.shapes.translation import Translation
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.answers import Answers
    from pyopt.analysis.shapes.expressions import Maybe, Polynomial
    from pyopt.analysis.shapes.named import FunctionNames, NamedExtent


@final
class GivenNames:
    """The names in the functions of one solver; `values` has what each name is, by its function."""

    __slots__ = ("_own", "functions", "values")

    def __init__(self, functions: Sequence[FunctionNames], answers: Answers) -> None:
        self.functions = functions
        self.values: dict[Operation, dict[str, Polynomial]] = {}
        # Names that are no argument's extent, but stand in expressions.
        self._own: dict[tuple[Operation, str], Polynomial] = {}
        for one in functions:
            for extent in one.extents:
                if extent.name:
                    argument = parameters(one.function)[extent.argument]
                    answers.given.setdefault(argument, {})[extent.position] = (extent.name, *one.range_of(extent.name))

    def take_in(self, answers: Answers) -> None:
        """Tells the solver which extents are equal, as far as arguments are known now."""
        for one in self.functions:
            self._take_in(one, answers)

    def _take_in(self, one: FunctionNames, answers: Answers) -> None:
        function = one.function
        arguments = parameters(function)
        for index, rank in one.ranks.items():
            if answers.shape(arguments[index]) is UNRANKED:
                answers.learn_given_shape(arguments[index], ranked([None] * rank))
        values = self.values.setdefault(function, {})
        values.clear()
        for extent in one.extents:
            found = self._extent(one, extent, answers)
            if extent.name and found is not None:
                values.setdefault(extent.name, found)
        for name in one.names:
            if name not in values:
                values[name] = self._named(one, name, answers)
        for extent in one.extents:
            found = self._extent(one, extent, answers)
            needed = of_affine(extent.expression, (), [answers.bindings.resolve(values[name]) for name in one.names])
            argument = arguments[extent.argument]
            if found is not None and needed is not None:
                answers.equate_given(found, needed, function, argument, extent.position)
                if extent.name:
                    self._check(one, extent, found, function, answers)

    def _extent(self, one: FunctionNames, extent: NamedExtent, answers: Answers) -> Maybe:
        extents = answers.shape(parameters(one.function)[extent.argument]).extents
        return None if extents is None or extent.position >= len(extents) else extents[extent.position]

    def _named(self, one: FunctionNames, name: str, answers: Answers) -> Polynomial:
        key = (one.function, name)
        found = self._own.get(key)
        if found is None:
            low, high = one.range_of(name)
            unknown = UnknownNumber(name, False, True, low, high)
            answers.homes[unknown] = (one.function.regions[0].entry(), None)
            found = self._own[key] = variable(unknown)
        return found

    def _check(
        self, one: FunctionNames, extent: NamedExtent, found: Polynomial, op: Operation, answers: Answers
    ) -> None:
        """An extent must be within the bounds of its name; `op` is the function, or a call of it."""
        low, high = one.range_of(extent.name)
        value = (parameters(op) if op is one.function else op.operands)[extent.argument]
        if found.exact and found.high is not None and found.high < low:
            answers.conflict_with_bound(
                op, value, extent.position, str(found), f"{low} at least, as '{extent.name}' is"
            )
        elif found.exact and found.low is not None and high is not None and found.low > high:
            answers.conflict_with_bound(
                op, value, extent.position, str(found), f"{high} at most, as '{extent.name}' is"
            )

    def check_call(self, call: Operation, callee: Operation, translation: Translation, answers: Answers) -> None:
        """What a call hands over must be within the bounds of the callee's names."""
        if callee not in self.values:
            return
        for one in self.functions:
            if one.function is not callee:
                continue
            for extent in one.extents:
                found = translation.extent(self._extent(one, extent, answers)) if extent.name else None
                if found is not None:
                    self._check(one, extent, found, call, answers)
