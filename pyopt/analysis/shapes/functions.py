"""Shapes of ops that pyopt does not know, by shape functions: `shape.function_library` and `shape.lib`.

    shape.function_library @lib {
      func @same(%x: !shape.value_shape) -> !shape.shape { ... }
    } mapping {tf.Tanh = @same}

    "tf.Tanh"(%t) : (tensor<2x?xf32>) -> tensor<*xf32>     its shape is what @same gives for %t

A function runs over what is known of the operands (`function_body`), so extents stay symbolic. It has a result for each
of the op's. Where the function surely gives an error, there is a `ShapeError` to report.
"""

from __future__ import annotations

from pyopt.analysis.shapes.function_body import Evaluation, GivenUpError
from pyopt.analysis.shapes.function_ops import SPECIAL
from pyopt.analysis.shapes.function_parameters import CHARACTERS, arguments_of, first_attribute, parameter_attributes
from pyopt.analysis.shapes.known import VALUE_SHAPE, Known, key_of, keyword_of
from pyopt.analysis.shapes.lattice import ANYTHING, INVALID, UNRANKED, Shape
from pyopt.analysis.shapes.libraries import VALUES, Libraries
from pyopt.analysis.shapes.tracked import may_have_value
from pyopt.analysis.shapes.transfer import Facts
from pyopt.analysis.shapes.values import held_by, say_value
from pyopt.ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.function_body import FindTransfer, Way

    Outcome: TypeAlias = tuple[list[Known], Operation | None, list[tuple[Maybe, Maybe]]]


@final
class ShapeError:
    """The reason why an op can have no shape. `place` is the op of the shape function that says so, if one does.

    `fits` is False where the function is not made for the op as it is: then only nothing is known of the op.
    """

    __slots__ = ("fits", "message", "note", "place")

    def __init__(self, message: str, place: Operation | None, note: str, fits: bool = True) -> None:
        self.fits = fits
        self.message = message
        self.place = place
        self.note = note


@final
class ShapeFunctions:
    """The shape functions that hold for some IR. `apply` is a transfer function for all ops that have one.

    `find` gives the transfer functions for the ops of their bodies; `others` are libraries that hold everywhere.
    `errors` has an entry for each op whose function gave an error when it was last asked.
    """

    __slots__ = ("_find", "_libraries", "_numbers", "_outcomes", "errors")

    def __init__(self, find: FindTransfer, others: Sequence[Operation]) -> None:
        self._find = find
        self._libraries = Libraries(others)
        self._numbers: dict[Way, int] = {}
        self._outcomes: dict[tuple[object, ...], Outcome | None] = {}
        self.errors: dict[Operation, ShapeError] = {}

    def _evaluated(
        self, function: Operation, arguments: Sequence[Known], op: Operation, facts: Facts
    ) -> Outcome | None:
        """The results of the function, the assertion that fails, or required equalities; None if they are unknown."""
        key = (function, *[key_of(known) for known in arguments])
        if key in self._outcomes:
            return self._outcomes[key]
        evaluation = Evaluation(op, facts, self._find, SPECIAL, self._libraries.tables, self._numbers)
        try:
            results = evaluation.call(function, arguments, (op,))
        except GivenUpError:
            results = None
        outcome = None if results is None else (results, evaluation.failure, evaluation.equalities)
        if evaluation.is_general:
            self._outcomes[key] = outcome
        return outcome

    def _constant_of(self, value: Value) -> Attribute | None:
        """The constant that a value is: by an op of ours, or by one whose function returns an attribute as it is."""
        op = value.op
        if op is None or op.operands:
            return None
        if op.info.traits & CONSTANT_LIKE:
            return op.attributes.get("value")
        function = self._libraries.function_for(op)
        if function is None or not function.regions or not function.regions[0].has_one_block():
            return None
        block = function.regions[0].entry()
        last = block.last
        if last is None or block.first is not last or len(last.operands) != 1:
            return None
        (returned,) = last.operands
        if not isinstance(returned, BlockArgument) or returned.block is not block:
            return None
        return first_attribute(op, parameter_attributes(function, returned.index))

    def has(self, op: Operation) -> bool:
        """There is a function for the op."""
        find = self._libraries.function_for
        return find(op) is not None or find(op, VALUES) is not None

    def apply(self, op: Operation, facts: Facts) -> None:
        """Says of the results what the op's functions give for its operands, and what assertions need of these."""
        self.errors.pop(op, None)
        self._say_shapes(op, facts)
        if op not in self.errors and any(may_have_value(result.type) for result in op.results):
            self._say_values(op, facts)

    def _say_values(self, op: Operation, facts: Facts) -> None:
        """Only the op's shape function has errors: a value function says what it can."""
        function = self._libraries.function_for(op, VALUES)
        if function is None or not function.regions or function.regions[0].is_empty():
            return
        arguments = arguments_of(function, op, facts, self._constant_of)
        if arguments is None or isinstance(arguments, str):
            return
        outcome = self._evaluated(function, arguments, op, facts)
        if outcome is None or outcome[1] is not None:
            return
        terminator = function.regions[0].entry().last
        types = [] if terminator is None else [operand.type for operand in terminator.operands]
        results = _of_each(op, outcome[0])
        if len(results) != len(op.results):
            return
        for at, (result, known) in enumerate(zip(op.results, results, strict=True)):
            if known.error is None:
                say_value(result, held_by(known, types[min(at, len(types) - 1)]), op, facts)

    def _say_shapes(self, op: Operation, facts: Facts) -> None:
        function = self._libraries.function_for(op)
        if function is None or not function.regions or function.regions[0].is_empty():
            return
        arguments = arguments_of(function, op, facts, self._constant_of)
        if arguments is None:
            return
        if isinstance(arguments, str):
            if _has_many_versions(function, op):
                return
            self.errors[op] = ShapeError(f"{_name(function)} {arguments}", function, "it is here", False)
            return
        outcome = self._evaluated(function, arguments, op, facts)
        if outcome is None:
            return
        given, failure, equalities = outcome
        results = _of_each(op, given)
        if len(results) != len(op.results):
            count = f"{len(results)} result{'s' * (len(results) != 1)}"
            message = f"{_name(function)} has {count}, but the op has {len(op.results)}"
            self.errors[op] = ShapeError(message, function, "it is here", False)
            return
        failed = next((one.error for one in results if one.error is not None), failure)
        if failed is not None:
            self.errors[op] = _error(function, arguments, failed)
            return
        for lhs, rhs in equalities:
            facts.equal(lhs, rhs, op)
        for result, known in zip(op.results, results, strict=True):
            if isinstance(result.type, ShapedType):
                shape = known.shape if known.denoted is ANYTHING else known.denoted
                if shape not in (ANYTHING, INVALID, UNRANKED):
                    facts.set_shape(result, shape, op)
                say_value(result, known.elements, op, facts)


def _of_each(op: Operation, results: list[Known]) -> list[Known]:
    """The results of a function for each of an op: one tensor of shapes has all of them."""
    if len(results) == 1 and results[0].members is not None:
        return list(results[0].members)
    return results


MANY_VERSIONS: Final = "shape.many_versions"
"""The attribute of a library that names dialects whose ops had, or will have, other operands: such ops are unknown."""


def _has_many_versions(function: Operation, op: Operation) -> bool:
    library = function.parent_op()
    dialects = None if library is None else library.attributes.get(MANY_VERSIONS)
    name = op.info.name.partition(".")[0]
    return isinstance(dialects, ArrayAttr) and StringAttr.get(name) in dialects.elements


def text_of(shape: Shape) -> str:
    """As types write extents: without the names of unknowns."""
    if shape.extents is None:
        return str(shape)
    numbers = [None if one is None else one.value() for one in shape.extents]
    return "[" + ", ".join(["?" if one is None else str(one) for one in numbers]) + "]"


def _characters(shape: Shape) -> str:
    """The text whose characters a list has."""
    codes = [None if one is None else one.value() for one in shape.extents or ()]
    return '"' + "".join([chr(one) for one in codes if one is not None]) + '"'


def _name(function: Operation) -> str:
    return f"its shape function @{symbol_name(function)}"


def _error(function: Operation, arguments: Sequence[Known], failed: Operation) -> ShapeError:
    """The error for a failed assertion: the function's arguments, and the op that failed."""
    block = function.regions[0].entry()
    given = []
    for known, parameter in zip(arguments, block.arguments, strict=True):
        is_value = keyword_of(parameter.type) == VALUE_SHAPE
        if known.denoted is not ANYTHING and (is_value or known.members is None):
            is_text = CHARACTERS in parameter_attributes(function, parameter.index)
            given.append(_characters(known.denoted) if is_text else str(known.denoted))
    for known in arguments:
        given += [str(member.denoted) for member in known.members or ()]
    said = failed.attributes.get("error") or failed.attributes.get("msg")
    why = f": {said.value}" if isinstance(said, StringAttr) else ""
    callee = failed.attributes.get("callee")
    what = f" of @{callee.path[-1]}" if isinstance(callee, SymbolRefAttr) else ""
    message = f"{_name(function)} gives an error for {', '.join(given) or 'it'}{why}"
    return ShapeError(message, failed, f"by '{failed.name}'{what}, which is here")
