"""Finds the transfer function of an op (`pyopt.analysis.shapes.transfer`), and what else the solver asks of its kind.

The op's declaration names it. Without one, what is known of the shapes of results is said, or what follows from traits:
all operands and results of elementwise ops have one shape. The solver deals with control flow itself: branches,
regions, calls.
"""

from __future__ import annotations

from pyopt.analysis.shapes.nodes import ShapeRule, is_numeral, is_plain
from pyopt.analysis.shapes.relations import one_shape
from pyopt.analysis.shapes.transfer import Facts, transfer_results
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import (
    CALL,
    ELEMENTWISE,
    REGION_BRANCH,
    SAME_OPERANDS_SHAPE,
    SAME_SHAPE,
    SAME_TYPES,
    OpInfo,
    load,
)
from pyopt.ir.tables import derived
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Container, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.functions import ShapeFunctions
    from pyopt.analysis.shapes.transfer import Transfer

ONE_SHAPE: Final = ELEMENTWISE | SAME_SHAPE | SAME_TYPES | SAME_OPERANDS_SHAPE

_found: dict[OpInfo, Transfer | None] = derived({})


def transfer_of(op: Operation) -> Transfer | None:
    """The transfer function of ops like `op`; None if there is none."""
    info = op.info
    if not info.registered:
        return None
    if info in _found:
        return _found[info]
    found: Transfer | None = None
    if info.shape_transfer:
        found = load(info.shape_transfer)
    elif info.result_shapes:
        found = transfer_results
    elif info.traits & ONE_SHAPE:
        found = of_one_shape
    _found[info] = found
    return found


REPEATED: Final = frozenset(("shape.broadcast",))
"""Ops of ours that look at no more than types and what is known of operands, and often at the same."""


@final
class ShapeRules:
    """The rules of ops: of our dialects, and for other ops those that shape functions make, if there are such.

    `silent` are transfer functions that say nothing of operands where all results are numbers.
    """

    __slots__ = ("_functions", "_libraries", "_rules", "_silent")

    def __init__(self, functions: ShapeFunctions | None = None, silent: Container[Transfer | None] = ()) -> None:
        self._functions = functions
        self._libraries = None if functions is None else functions.libraries
        self._silent = silent
        self._rules: dict[tuple[object, ...], ShapeRule] = {}

    def of(self, op: Operation) -> ShapeRule:
        """The rule of an op: by its declaration and types, if functions do not ask for more than these."""
        info, operands, results = op.info, op.operands, op.results
        # Most ops have one result, and keys that need no list.
        count = len(operands) if len(results) == 1 else -1
        key: tuple[object, ...]
        if count == 1:
            key = (info, operands[0].type, results[0].type)
        elif count == 2:
            key = (info, operands[0].type, operands[1].type, results[0].type)
        elif count == 0:
            key = (info, results[0].type)
        else:
            key = (info, len(operands), *[one.type for one in operands], *[one.type for one in results])
        found = self._rules.get(key)
        libraries = self._libraries
        if found is not None and (found.is_fixed or libraries is None or libraries.is_usual(op)):
            return found
        functions = self._functions
        transfer = transfer_of(op)
        rule: ShapeRule
        if transfer is None and functions is not None and op.results and not info.traits & (CALL | REGION_BRANCH):
            # What comes of control flow the solver knows.
            rule = functions.rule_of(op)
            if functions.libraries.is_usual(op):
                self._rules[key] = rule
            return rule
        rule = self._rules[key] = ShapeRule(op, transfer)
        types = [one.type for one in (*operands, *results)]
        if transfer is of_one_shape:
            rule.alike = bool(operands) and all(is_plain(type) for type in types)
        elif info.name in REPEATED:
            rule.has_kinds = all(isinstance(type, TensorType) for type in types)
        elif transfer in self._silent:
            rule.silent = all(is_numeral(one.type) for one in results)
        return rule

    def transfer_of(self, op: Operation) -> Transfer | None:
        """The transfer function of an op; None if there is none."""
        return self.of(op).transfer

    def control_of(self, op: Operation) -> str | None:
        """The kind of control flow of an op that pyopt does not know."""
        return None if self._functions is None else self._functions.control_of(op)


def of_one_shape(op: Operation, facts: Facts) -> None:
    """Elementwise ops: tensors, memrefs and vectors among operands and results have one shape; scalars are left out."""
    only_operands = op.info.traits & ONE_SHAPE == SAME_OPERANDS_SHAPE
    one_shape(op.operands if only_operands else [*op.results, *op.operands], op, facts)
