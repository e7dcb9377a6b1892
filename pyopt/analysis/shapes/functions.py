"""Shapes of ops that pyopt does not know, by shape functions: `shape.function_library` and `shape.lib`.

    shape.function_library @lib {
      func @same(%x: !shape.value_shape) -> !shape.shape { ... }
    } mapping {tf.Tanh = @same}

    "tf.Tanh"(%t) : (tensor<2x?xf32>) -> tensor<*xf32>     its shape is what @same gives for %t

A function runs over what is known of the operands (`function_body`), so extents stay symbolic. It has a result for each
of the op's. Where the function surely gives an error, there is a `ShapeError` to report.
"""

from __future__ import annotations

from pyopt.analysis.shapes.fractions import is_small, say_fractions, whole
from pyopt.analysis.shapes.function_body import Activation, Evaluation, GivenUpError, StepRules
from pyopt.analysis.shapes.function_ops import SPECIAL
from pyopt.analysis.shapes.function_parameters import (
    CHARACTERS,
    FunctionParameters,
    arguments_of,
    attribute_names,
    first_attribute,
    parameter_attributes,
    question,
)
from pyopt.analysis.shapes.known import VALUE_SHAPE, Known, key_of, keyword_of
from pyopt.analysis.shapes.lattice import ANYTHING, INVALID, UNRANKED, Shape
from pyopt.analysis.shapes.libraries import FRACTIONS, VALUES, Libraries
from pyopt.analysis.shapes.nodes import ShapeRule
from pyopt.analysis.shapes.tracked import is_fractional, may_have_value
from pyopt.analysis.shapes.transfer import Facts
from pyopt.analysis.shapes.values import held_by, say_value
from pyopt.ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I1, NONE, ShapedType, TensorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.function_body import FindTransfer, Way


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
class FunctionAnswer:
    """What a function gives: its results, the assertion that fails, equalities that it needs. `said` are the shapes of
    the op's results, as far as they are known, and the elements that these hold."""

    __slots__ = ("_held", "equalities", "failure", "results", "said")

    def __init__(self, given: list[Known], failure: Operation | None, equalities: list[tuple[Maybe, Maybe]]) -> None:
        # One tensor of shapes has all of them.
        members = given[0].members if len(given) == 1 else None
        self.results = given if members is None else list(members)
        self.failure = next((one.error for one in self.results if one.error is not None), failure)
        self.equalities = equalities
        self.said: list[tuple[Shape | None, Shape]] = []
        for known in self.results:
            shape = known.shape if known.denoted is ANYTHING else known.denoted
            self.said.append((None if shape in (ANYTHING, INVALID, UNRANKED) else shape, known.elements))
        self._held: list[Shape] = []

    def held(self, function: Operation) -> list[Shape]:
        """The elements of each result, of a value function."""
        if not self._held:
            terminator = function.regions[0].entry().last
            types = [] if terminator is None else [operand.type for operand in terminator.operands]
            self._held = [held_by(known, types[min(at, len(types) - 1)]) for at, known in enumerate(self.results)]
        return self._held


@final
class OpFunctions(ShapeRule):
    """The functions of an op: for its shapes, and for its values if its results may have some. `is_open` says that the
    types of its results say nothing. `fractions` is for values that are, or are made of, floats. `named` are the
    attributes that they look at; `reads_constants` says that they also look at what makes operands. `has_kinds`: of
    operands there is no more to be known than shapes and elements."""

    __slots__ = ("_functions", "_kinds", "fractions", "is_open", "named", "reads_constants", "shapes", "values")

    def __init__(
        self,
        op: Operation,
        functions: ShapeFunctions,
        shapes: FunctionParameters | None,
        values: FunctionParameters | None,
        fractions: FunctionParameters | None,
    ) -> None:
        super().__init__(op, None)
        self._functions = functions
        self._kinds: dict[tuple[object, ...], object] = {}
        self.shapes = shapes
        self.fractions = fractions
        self.is_fixed = False
        self.values = values if any(may_have_value(one.type) for one in op.results) else None
        self.is_open = all(isinstance(one.type, TensorType) and one.type.shape is None for one in op.results)
        signatures = [one for one in (self.shapes, self.values, fractions) if one is not None]
        is_plain = all(isinstance(one.type, TensorType) or one.type is NONE for one in op.operands)
        self.has_kinds = self.is_open and is_plain and not op.info.registered
        if shapes is not None or self.values is not None:
            self.transfer = self.apply
        self.named = list(dict.fromkeys([tuple(names) for one in signatures for names in one.named]))
        self.reads_constants = fractions is not None or any(one.reads_fractions for one in signatures)
        # Elements of floats are known, too, and looked at.
        self.may_hold = self.may_hold or self.reads_constants

    def apply(self, op: Operation, facts: Facts) -> None:
        """Says of the results what the functions give for the operands, and what assertions need of these."""
        self._functions.apply(self, op, facts)

    def kind_of(self, op: Operation) -> object | None:
        if not self.has_kinds or self.transfer is None:
            return None
        key: list[object] = []
        at = 0
        for value in op.operands:
            producer = value.op
            if producer is not None and not producer.operands:
                if self.reads_constants or producer.info.traits & CONSTANT_LIKE:
                    key += (at, self._functions.constant_of(value))
            at += 1
        if op.attributes or op.properties is not None:
            for names in self.named:
                key.append(first_attribute(op, names))
        return self._kinds.setdefault(tuple(key), object()) if key else self


@final
class ShapeFunctions:
    """The shape functions that hold for some IR; `rule_of` finds those of an op.

    `find` gives the transfer functions for the ops of their bodies; `others` are libraries that hold everywhere.
    `errors` has an entry for each op whose function gave an error when it was last asked.
    """

    __slots__ = ("_answers", "_numbers", "_outcomes", "_rules", "_signatures", "_steps", "errors", "libraries")

    def __init__(self, find: FindTransfer, others: Sequence[Operation]) -> None:
        self._steps = StepRules(find, SPECIAL)
        self.libraries = Libraries(others)
        self._numbers: dict[Way, int] = {}
        self._outcomes: dict[tuple[object, ...], FunctionAnswer | None] = {}
        self._answers: dict[tuple[object, ...], FunctionAnswer | None] = {}
        self._signatures: dict[Operation, FunctionParameters] = {}
        # By the names that they are found by and the types of operands and results, or by the op where that is not all.
        self._rules: dict[object, OpFunctions] = {}
        self.errors: dict[Operation, ShapeError] = {}

    def _answer(
        self, signature: FunctionParameters, op: Operation, facts: Facts, in_units: bool = False
    ) -> FunctionAnswer | str | None:
        """What the function gives for the op; None if that is not known, a message if it is not made for the op."""
        asked = question(signature, op, facts, self.constant_of, in_units)
        if asked is not None and asked in self._answers:
            return self._answers[asked]
        arguments = arguments_of(signature, op, facts, self.constant_of, in_units)
        if arguments is None or isinstance(arguments, str):
            return arguments
        # The body may ask whether a number is an extent of an operand.
        shapes = [facts.shape(one).extents for one in op.operands if isinstance(one.type, ShapedType)]
        key = (signature, *[key_of(known) for known in arguments], *shapes)
        if key in self._outcomes:
            answer = self._outcomes[key]
        else:
            evaluation = Evaluation(op, facts, self._steps, self.libraries.tables, self._numbers)
            try:
                given = evaluation.call(signature.function, arguments, (op,))
            except GivenUpError:
                given = None
            answer = None if given is None else FunctionAnswer(given, evaluation.failure, evaluation.equalities)
            if not evaluation.is_general:
                return answer
            self._outcomes[key] = answer
        if asked is not None:
            self._answers[asked] = answer
        return answer

    def constant_of(self, value: Value) -> Attribute | None:
        """The constant that a value is: by an op of ours, or by one whose function returns an attribute as it is."""
        op = value.op
        if op is None or op.operands:
            return None
        if op.info.traits & CONSTANT_LIKE:
            return op.attributes.get("value")
        function = self.libraries.function_for(op)
        if function is None or not function.regions or not function.regions[0].has_one_block():
            return None
        block = function.regions[0].entry()
        last = block.last
        if last is None or block.first is not last or len(last.operands) != 1:
            return None
        (returned,) = last.operands
        if not isinstance(returned, BlockArgument) or returned.block is not block:
            return None
        return first_attribute(op, attribute_names(parameter_attributes(function, returned.index)))

    def control_of(self, op: Operation) -> str | None:
        """The kind of control flow of an op with regions."""
        return self.libraries.control_of(op)

    def has(self, op: Operation) -> bool:
        """There is a function for the op."""
        return self.rule_of(op).transfer is not None

    def rule_of(self, op: Operation) -> OpFunctions:
        """The functions of the op; there may be none."""
        name = self.libraries.usual_name(op)
        types = [one.type for one in op.operands]
        key = op if name is None else (name, len(types), *types, *[one.type for one in op.results])
        found = self._rules.get(key)
        if found is None:
            found = self._rules[key] = self._functions_of(op)
        return found

    def _functions_of(self, op: Operation) -> OpFunctions:
        find = self.libraries.function_for
        fractions = None
        if any(is_fractional(one.type) for one in (*op.operands, *op.results)):
            fractions = self._signature_of(find(op, FRACTIONS))
        return OpFunctions(op, self, self._signature_of(find(op)), self._signature_of(find(op, VALUES)), fractions)

    def _signature_of(self, function: Operation | None) -> FunctionParameters | None:
        if function is None or not function.regions or function.regions[0].is_empty():
            return None
        found = self._signatures.get(function)
        if found is None:
            found = self._signatures[function] = FunctionParameters(function)
        return found

    def apply(self, rule: OpFunctions, op: Operation, facts: Facts) -> None:
        """Says of the results what these functions give for an op's operands, and what assertions need of these."""
        told = self.errors.pop(op, None) if self.errors else None
        self._say(rule, op, facts)
        if isinstance(facts, Activation):
            # The op stands in a body that is run for one call: only what is wrong for all calls is told.
            self.errors.pop(op, None)
            if told is not None:
                self.errors[op] = told

    def _say(self, rule: OpFunctions, op: Operation, facts: Facts) -> None:
        if rule.shapes is not None and not self._say_shapes(rule.shapes, op, facts, rule.is_open):
            return
        if rule.values is not None:
            self._say_values(rule.values, op, facts)
        if rule.fractions is not None:
            self._say_fractions(rule.fractions, op, facts)

    def _say_fractions(self, signature: FunctionParameters, op: Operation, facts: Facts) -> None:
        """What the results hold, if they are small and elements of an operand are known."""
        if not any(is_small(facts.shape(one)) for one in op.results if isinstance(one.type, ShapedType)):
            return
        floats = [one for one in op.operands if is_fractional(one.type)]
        if floats and all(facts.denoted(one).extents is None and self.constant_of(one) is None for one in floats):
            return
        answer = self._answer(signature, op, facts, True)
        if answer is None or isinstance(answer, str) or answer.failure is not None:
            return
        if len(answer.results) != len(op.results):
            return
        for result, elements in zip(op.results, answer.held(signature.function), strict=True):
            if is_fractional(result.type):
                say_fractions(result, elements, op, facts)
            elif signature.reads_fractions and element_type_or_self(result.type) is not I1:
                # It converts whole numbers to units, and units back.
                say_value(result, whole(elements), op, facts)

    def _say_values(self, signature: FunctionParameters, op: Operation, facts: Facts) -> None:
        """Only the op's shape function has errors: a value function says what it can."""
        answer = self._answer(signature, op, facts)
        if answer is None or isinstance(answer, str) or answer.failure is not None:
            return
        if len(answer.results) != len(op.results):
            return
        for result, elements in zip(op.results, answer.held(signature.function), strict=True):
            say_value(result, elements, op, facts)

    def _say_shapes(self, signature: FunctionParameters, op: Operation, facts: Facts, is_open: bool) -> bool:
        """Whether the op may have a shape."""
        answer = self._answer(signature, op, facts)
        if answer is None:
            return True
        function = signature.function
        if isinstance(answer, str):
            if _has_many_versions(function, op):
                return True
            self.errors[op] = ShapeError(f"{_name(function)} {answer}", function, "it is here", False)
            return False
        if len(answer.results) != len(op.results):
            count = f"{len(answer.results)} result{'s' * (len(answer.results) != 1)}"
            message = f"{_name(function)} has {count}, but the op has {len(op.results)}"
            self.errors[op] = ShapeError(message, function, "it is here", False)
            return False
        if answer.failure is not None:
            arguments = arguments_of(signature, op, facts, self.constant_of)
            self.errors[op] = _error(function, arguments if isinstance(arguments, list) else (), answer.failure)
            return False
        for lhs, rhs in answer.equalities:
            facts.equal(lhs, rhs, op)
        if is_open and not answer.equalities:
            facts.is_silent(op)
        for result, (shape, elements) in zip(op.results, answer.said, strict=True):
            if isinstance(result.type, ShapedType):
                if shape is not None:
                    facts.set_shape(result, shape, op)
                if elements.extents is not None:
                    say_value(result, elements, op, facts)
        return True


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
