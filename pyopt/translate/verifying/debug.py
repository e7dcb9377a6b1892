"""Debug info: where functions, instructions and records of variables use it."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final
from pyopt.translate.debug_values import INVALID
from pyopt.translate.metadata import MetadataNode
from pyopt.translate.verifying.debug_nodes import fragment_fault, node_fault, refers_to, subprogram_of

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation, Record
    from pyopt.translate.verifying.report import Problems

_EXPRESSION: Final = "invalid expression"
_ENTRY: Final = "DW_OP_LLVM_entry_value"


def check_debug_info(module: ModuleTranslation, found: Problems) -> None:
    """The nodes of a module, and what its functions say by them."""
    _check_attachments(module, found)
    for record in module.records:
        message = _record_fault(record)
        if message:
            found.append((message, record.op))
    _check_arguments(module.records, found)
    users = _users(module)
    for node in module.metadata.order:
        message = _EXPRESSION if any(value == INVALID for _, value in node.fields) else node_fault(node)
        if message:
            found.append((message, users.get(node, module.op)))


def _users(module: ModuleTranslation) -> dict[MetadataNode, Operation]:
    """For each node the first op that uses it, or uses what it is part of."""
    found: dict[MetadataNode, Operation] = {}
    uses = [(node, op) for op, node, _ in module.subprograms]
    uses += [(record.node, record.op) for record in module.records]
    uses += [(node, function) for node, function in module.located]
    for node, op in [*uses, *module.described]:
        work = [node]
        while work:
            one = work.pop()
            if one not in found:
                found[one] = op
                work += [operand for operand in one.operands if isinstance(operand, MetadataNode)]
    return found


def _check_attachments(module: ModuleTranslation, found: Problems) -> None:
    """Checks the debug nodes attached to functions and their instructions."""
    taken: set[MetadataNode] = set()
    for op, node, is_definition in module.subprograms:
        if not is_definition:
            if node.distinct:
                found.append(("function declaration may only have a unique !dbg attachment", op))
            continue
        if not node.distinct:
            found.append(("function definition may only have a distinct !dbg attachment", op))
        elif node in taken:
            found.append(("DISubprogram attached to more than one function", op))
        taken.add(node)
    for (location, op), subprogram in module.located.items():
        inner = _subprogram_at(location)
        if subprogram is not None and inner is not None and inner is not subprogram:
            found.append(("!dbg attachment points at wrong subprogram for function", op))


def _subprogram_at(location: MetadataNode | None) -> MetadataNode | None:
    """The function whose code is at a location: that of the outermost call where it was inlined."""
    while location is not None:
        outer = location.field("inlinedAt")
        if not isinstance(outer, MetadataNode):
            return subprogram_of(location.field("scope"))
        location = outer
    return None


def _record_fault(record: Record) -> str:
    scope = subprogram_of(record.location.field("scope"))
    own = subprogram_of(record.node.field("scope"))
    if record.expression == INVALID:
        return _EXPRESSION
    if _ENTRY in record.expression:
        return "Entry values are only allowed in MIR unless they target a swiftasync Argument"
    if own is not None and scope is not None and own is not scope:
        if record.node.kind == "DILabel":
            return "mismatched subprogram between #dbg_label label and !dbg attachment"
        return "mismatched subprogram between #dbg record variable and DILocation"
    return fragment_fault(record.node, record.expression)


def _check_arguments(records: list[Record], found: Problems) -> None:
    """Two variables of a function are not the same argument."""
    known: dict[tuple[Operation | None, str], MetadataNode] = {}
    for record in records:
        number = record.node.field("arg")
        if not isinstance(number, str) or refers_to(record.location, "inlinedAt"):
            continue
        if known.setdefault((record.function, number), record.node) is not record.node:
            found.append(("conflicting debug info for argument", record.op))
