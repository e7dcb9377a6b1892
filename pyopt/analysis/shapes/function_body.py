"""Runs a shape function over what is known of its arguments.

Ops of the body go by the transfer functions that stand beside their dialects, or by `function_ops` where those do not
know enough. All ops that give a shape or size and meet an erroneous one give an error, unless they ask about errors. An
op whose shape is an error cannot run, so what may be one is supposed to be none as long as nothing asks. Loops whose
bounds are known are run, both sides of a condition that is not known are joined. What goes beyond MAX_DEPTH or
MAX_STEPS is given up.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import Polynomial
from pyopt.analysis.shapes.known import ERRORS, Known, error_of, keyword_of, unknown_of
from pyopt.analysis.shapes.lattice import INVALID, Shape
from pyopt.analysis.shapes.transfer import Facts
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.symbols import SymbolTables
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Callable, Final, Mapping, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Transfer

    FindTransfer: TypeAlias = Callable[[Operation], Transfer | None]
    Way: TypeAlias = tuple[object, ...]
    """The calls and iterations that lead to a place."""
    Special: TypeAlias = Callable[["Activation", Operation], None]

MAX_DEPTH: Final = 64
"""Calls and regions within each other; so much Python recursion is harmless."""
MAX_STEPS: Final = 20_000
"""Ops and regions that one evaluation runs."""

QUESTIONS: Final = frozenset(("shape.cstr_broadcastable", "shape.cstr_eq", "shape.is_broadcastable", "shape.shape_eq"))
"""Ops that are evaluated on erroneous shapes too."""
ASSUMED: Final = "shape.assumed"
"""The attribute of an op in a function with the truth that its result is taken to be where that is not known."""
CARRIERS: Final = frozenset(("func.call", "scf.for", "scf.if", "shape.debug_print", "tensor.from_elements"))
"""Ops that are evaluated on errors, to hand them on."""


class GivenUpError(Exception):
    """The evaluation takes too long, or goes too deep."""


@final
class StepRule:
    """How ops of a name run in a body: `carries` errors, `asks` about them, `asserts` what then holds."""

    __slots__ = ("asks", "asserts", "carries", "special", "transfer")

    def __init__(self, name: str, special: Special | None, transfer: Transfer | None) -> None:
        self.carries = name in CARRIERS
        self.asks = name in QUESTIONS
        self.asserts = name.startswith("shape.cstr_")
        self.special = special
        self.transfer = transfer


@final
class StepRules:
    """How ops run in bodies, found once for each declaration: `find` gives the transfer functions, `special` has those
    that go before."""

    __slots__ = ("_find", "_rules", "_special")

    def __init__(self, find: FindTransfer, special: Mapping[str, Special]) -> None:
        self._find = find
        self._special = special
        self._rules: dict[OpInfo, StepRule] = {}

    def of(self, op: Operation) -> StepRule:
        """The rule of an op, by its declaration."""
        info = op.info
        found = self._rules.get(info)
        if found is None:
            found = self._rules[info] = StepRule(info.name, self._special.get(info.name), self._find(op))
        return found


@final
class Evaluation:
    """The state that all activations of one evaluation share: for an op and what is known of its operands.

    `numbers` tells unknowns apart that are made on different ways; it outlives the evaluation, so that the same way
    gives the same unknown again. `is_general` says that no unknown of the op was made: any op with the same operands
    has the same results. `left` are the steps that it may still take. `equalities` are extents that assertions need to
    be equal, as long as they can be.
    """

    __slots__ = (
        "_extents", "equalities", "failure", "is_general", "left", "numbers", "op", "outside", "rules", "tables",
        "untold",
    )  # fmt: skip

    def __init__(
        self,
        op: Operation,
        outside: Facts,
        rules: StepRules,
        tables: SymbolTables,
        numbers: dict[Way, int],
        limit: int = MAX_STEPS,
    ) -> None:
        self.op = op
        self.outside = outside
        self.rules = rules
        self.tables = tables
        self.numbers = numbers
        self.left = limit
        self.is_general = True
        self.failure: Operation | None = None
        self.equalities: list[tuple[Maybe, Maybe]] = []
        # Conditions around, of which it is not known whether they hold.
        self.untold = 0
        self._extents: set[Maybe] | None = None

    def is_extent(self, number: Maybe) -> bool:
        """It is an extent of one of the op's operands."""
        if self._extents is None:
            shapes = [self.outside.shape(one).extents for one in self.op.operands if isinstance(one.type, ShapedType)]
            self._extents = {one for extents in shapes for one in extents or ()}
        return number is not None and number in self._extents

    def count(self) -> None:
        """One more step."""
        self.left -= 1
        if self.left < 0:
            raise GivenUpError

    def unknown(self, way: Way, name: str, signed: bool) -> Polynomial:
        self.is_general = False
        number = self.numbers.setdefault(way, len(self.numbers))
        return self.outside.unknown(self.op, f"{name}.{number}", signed)

    def call(self, function: Operation, arguments: Sequence[Known], path: Way) -> list[Known] | None:
        """The results; None if nothing is known of them. `failure` is an assertion that surely fails on the way."""
        region = function.regions[0] if function.regions else None
        if region is None or not region.has_one_block():
            return None
        return Activation(self, {}, path).run(region, arguments)


class Activation(Facts):
    """One run of a body, or of a region in it, which sees the values around it. `path` says how it was reached."""

    __slots__ = ("evaluation", "path", "values")

    def __init__(self, evaluation: Evaluation, values: dict[Value, Known], path: Way) -> None:
        super().__init__()
        self.evaluation = evaluation
        self.values = values
        self.path = path

    def known(self, value: Value) -> Known:
        """The facts about a value; they may be changed in place."""
        found = self.values.get(value)
        if found is None:
            found = self.values[value] = unknown_of(value.type)
        return found

    # What transfer functions ask and say.

    def shape(self, value: Value) -> Shape:
        found = self.values.get(value)
        return self.known(value).shape if found is None else found.shape

    def denoted(self, value: Value) -> Shape:
        found = self.values.get(value)
        return self.known(value).denoted if found is None else found.denoted

    def number(self, value: Value) -> Maybe:
        found = self.values.get(value)
        return self.known(value).number if found is None else found.number

    def truth(self, value: Value) -> bool | None:
        found = self.values.get(value)
        return self.known(value).truth if found is None else found.truth

    def is_extent(self, number: Maybe) -> bool:
        return self.evaluation.is_extent(number)

    def set_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        if value.op is reason:
            self.known(value).restrict_shape(shape)

    def set_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        if value.op is not reason:
            return
        known = self.known(value)
        if shape is INVALID or not known.restrict_denoted(shape):
            self.values[value] = error_of(value.type, reason)

    def set_number(self, value: Value, number: Maybe, reason: Operation) -> None:
        if value.op is reason and number is not None:
            self.known(value).number = number

    def set_truth(self, value: Value, truth: bool | None, reason: Operation) -> None:
        if value.op is reason and truth is not None:
            self.known(value).truth = truth

    def unknown(self, op: Operation, name: str, signed: bool = False) -> Polynomial:
        return self.evaluation.unknown((*self.path, op, name), name, signed)

    # Running.

    def run(self, region: Region, arguments: Sequence[Known]) -> list[Known]:
        """Runs a region of one block: what its terminator forwards."""
        if len(self.path) > MAX_DEPTH:
            raise GivenUpError
        block = region.entry()
        for argument, known in zip(block.arguments, arguments, strict=True):
            self.values[argument] = known
        last = block.last
        self.evaluation.count()
        op = block.first
        while op is not None and op is not last:
            self.step(op)
            op = op.next
        return [] if last is None else [self.known(operand) for operand in last.operands]

    def step(self, op: Operation) -> None:
        """Runs an op: afterwards, what is known of its results is in `values`."""
        evaluation = self.evaluation
        evaluation.count()
        values = self.values
        for result in op.results:
            values[result] = unknown_of(result.type)
        rule = evaluation.rules.of(op)
        if not rule.carries:
            for operand in op.operands:
                known = values.get(operand)
                if known is None or known.error is not None or known.supposed:
                    if self._is_settled(op, rule.asks):
                        return
                    break
        special = rule.special
        if special is not None:
            special(self, op)
            return
        transfer = rule.transfer
        if transfer is not None and not op.regions:
            transfer(op, self)
        if op.attributes:
            assumed = op.attributes.get(ASSUMED)
            if isinstance(assumed, IntegerAttr) and self.known(op.results[0]).truth is None:
                self.known(op.results[0]).truth = assumed.value != 0
        if rule.asserts and not evaluation.untold:
            self._rely_on(op)

    def _rely_on(self, op: Operation) -> None:
        """An assertion on the way to every result: it fails, or what it says holds."""
        truth = self.known(op.results[0]).truth
        if truth is False:
            self.evaluation.failure = self.evaluation.failure or op
        elif truth is None and op.info.name == "shape.cstr_eq":
            shapes = [self.known(operand).denoted.extents for operand in op.operands]
            known = [extents for extents in shapes if extents is not None]
            for extents in known[1:]:
                if len(extents) == len(known[0]):
                    self.evaluation.equalities += zip(known[0], extents, strict=True)

    def _is_settled(self, op: Operation, asks: bool) -> bool:
        """Erroneous operands make erroneous results; what is only supposed to be none is nothing to ask about."""
        error: Operation | None = None
        supposed = False
        for operand in op.operands:
            known = self.known(operand)
            error = error or known.error
            supposed = supposed or known.supposed
        if error is not None and not asks:
            for result in op.results:
                self.values[result] = error_of(result.type, error)
            return True
        if not supposed:
            return False
        for result in op.results:
            self.values[result].supposed = keyword_of(result.type) in ERRORS
        return asks

    def suppose(self, op: Operation, shape: Shape) -> None:
        """The only result is that shape if it is no error."""
        known = self.known(op.results[0])
        known.supposed = keyword_of(op.results[0].type) in ERRORS
        self.set_denoted(op.results[0], shape, op)

    def inside(self, mark: object) -> Activation:
        """For a region of an op, which sees what is around it."""
        return Activation(self.evaluation, self.values, (*self.path, mark))

    def give(self, op: Operation, results: Sequence[Known]) -> None:
        """These are the results of the op."""
        for result, known in zip(op.results, results, strict=True):
            self.values[result] = known
