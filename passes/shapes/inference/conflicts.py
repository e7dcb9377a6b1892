"""Contradictions, with both places: an error where the op is sure to run, else a warning, for it may be dead code."""

from __future__ import annotations

from pyopt.analysis.shapes.answers import Conflict
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.errors import Place


def name_of(value: Value, op: Operation) -> str:
    """The name of a value in messages about an op: an operand or a result."""
    for index, operand in enumerate(op.operands):
        if operand is value:
            return f"operand #{index}"
    if value.op is None:
        return f"argument #{value.index}"
    return f"result #{value.index}"


def message_of(conflict: Conflict) -> str:
    """The message for a conflict: what an op needs, and what is known."""
    op, value = conflict.op, conflict.value
    start = f"'{op.info.name}' op needs "
    if value is None:
        return f"{start}two extents to be equal that are {conflict.known} and {conflict.needed}"
    name = name_of(value, op)
    if conflict.position is None:
        return f"{start}{name} to have rank {conflict.needed}, but its rank is {conflict.known}"
    return f"{start}extent {conflict.position} of {name} to be {conflict.needed}, but it is {conflict.known}"


def notes_of(conflict: Conflict) -> list[tuple[str, Place]]:
    """Notes on the sources of the facts that contradict each other."""
    op, value = conflict.op, conflict.value
    notes: list[tuple[str, Place]] = []
    sources = conflict.sources
    if not sources and value is not None and value.op is not op:
        sources = [(value, None)]
    for source, reason in sources:
        if reason is not None and reason is not op:
            notes.append((f"what '{reason.info.name}' op here needs says something else", reason.loc))
        else:
            notes.append((f"{name_of(source, op)} comes from here", source.location()))
    if not notes:
        notes = [(f"{name_of(one, op)} comes from here", one.location()) for one in op.operands[:1]]
    return list(dict.fromkeys(notes)) or [("this op contradicts itself", op.loc)]


def report(conflicts: list[Conflict], context: Context) -> bool:
    """Says what contradicts what; whether any of it is an error."""
    failed = False
    told: set[Operation] = set()
    for conflict in conflicts:
        if conflict.op in told:
            continue
        # One is enough: others of the same op follow from it more often than not.
        told.add(conflict.op)
        severity = "error" if conflict.is_certain else "warning"
        failed = failed or conflict.is_certain
        context.emit(severity, message_of(conflict), conflict.op.loc, notes_of(conflict))
    return failed
