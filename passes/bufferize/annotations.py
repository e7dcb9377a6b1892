"""Attributes that show what the analysis found: decisions, alias sets, conflicts."""

from __future__ import annotations

from pyopt.analysis.bufferization.state import owner_of
from pyopt.ir.attributes import UNIT, ArrayAttr, Attribute, StringAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.alias_sets import SetAccess
    from pyopt.analysis.bufferization.one_shot import OneShotState
    from pyopt.ir.context import Context

IN_PLACE: Final = "__inplace_operands_attr__"
RESULT_ALIASES: Final = "__opresult_alias_set_attr__"
ARGUMENT_ALIASES: Final = "__bbarg_alias_set_attr__"


@final
class Annotations:
    """Marks ops that are in conflict; each conflict has a number."""

    __slots__ = ("_conflicts", "_read_only")

    def __init__(self) -> None:
        self._conflicts = 0
        self._read_only = 0

    def conflict(self, read: SetAccess, write: SetAccess, definition: Value) -> None:
        """A write spoils a read."""
        label = f"C_{self._conflicts}"
        self._conflicts += 1
        write.op.set_attribute(f"{label}[CONFL-WRITE: {write.index}]", UNIT)
        read.op.set_attribute(f"{label}[READ: {read.index}]", UNIT)
        owner_of(definition).set_attribute(f"{label}[DEF: {_place(definition)}]", UNIT)

    def read_only(self, value: Value) -> None:
        """A value must not be written to."""
        label = f"W_{self._read_only}"
        self._read_only += 1
        owner_of(value).set_attribute(f"{label}[NOT-WRITABLE: {_place(value)}]", UNIT)


def _place(value: Value) -> str:
    return f"{'bbArg' if isinstance(value, BlockArgument) else 'result'} {value.index}"


def annotate_in_place(root: Operation, state: OneShotState) -> None:
    """For each op with tensor operands whether these are in place."""
    for op in root.walk_postorder():
        words = ["none"] * len(op.operands)
        for index, operand in enumerate(op.operands):
            if isinstance(operand.type, TensorType):
                words[index] = "true" if state.is_in_place(op, index) else "false"
        if any(word != "none" for word in words):
            op.set_attribute(IN_PLACE, ArrayAttr.get(tuple([StringAttr.get(word) for word in words])))


def annotate_alias_sets(root: Operation, state: OneShotState, context: Context) -> None:
    """For each tensor the names of those that may share its buffer, as they are where the IR is printed."""
    from pyopt.syntax.kept_names import name_values
    from pyopt.syntax.print_options import PrintOptions

    given = context.print_options
    name_values(root, given if isinstance(given, PrintOptions) else PrintOptions())
    known: dict[Value, Attribute] = {}

    def shown(value: Value) -> Attribute:
        leader = state.sets.set_of(value).first
        found = known.get(leader)
        if found is None:
            members = [StringAttr.get(one.name) for one in state.sets.members(value)]
            found = known[leader] = ArrayAttr.get(tuple(members))
        return found

    for op in root.walk_postorder():
        results: list[Attribute] = [shown(one) for one in op.results if isinstance(one.type, TensorType)]
        if results:
            op.set_attribute(RESULT_ALIASES, ArrayAttr.get(tuple(results)))
        regions: list[Attribute] = []
        any_tensor = False
        for region in op.regions:
            blocks: list[Attribute] = []
            for block in region:
                arguments = [shown(one) for one in block.arguments if isinstance(one.type, TensorType)]
                any_tensor |= bool(arguments)
                blocks.append(ArrayAttr.get(tuple(arguments)))
            regions.append(ArrayAttr.get(tuple(blocks)))
        if any_tensor:
            op.set_attribute(ARGUMENT_ALIASES, ArrayAttr.get(tuple(regions)))
