"""Growing buffers that may have no capacity, which doubling does not change.

Memory begins without capacity if it is an allocation whose size may be 0, an argument of a function that others may
call, or comes from something of which nothing is known. Views, loops, branches and calls in the module hand it on; a
buffer that something was pushed to has room.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews, is_buffer
from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.opinfo import CALL
from pyopt.ir.signature import operand_group
from pyopt.ir.symbols import SymbolTables, op_references, visibility
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import Final

PUSH: Final = "sparse_tensor.push_back"
FUNCTION: Final = "func.func"
ALLOCATIONS: Final = frozenset(("memref.alloc", "memref.alloca"))


def zero_capacity_push_backs(module: Operation) -> frozenset[Operation]:
    """The ops sparse_tensor.push_back whose buffers may have no capacity."""
    pushes = [op for op in module.walk() if op.info.name == PUSH and "inbounds" not in op.attributes]
    if not pushes:
        return frozenset()
    views = BufferViews(module, unknown=True)
    calls, known = _calls_of(module)
    views.cut([value for op in calls for value in op.results if is_buffer(value)])
    views.cut([op.results[0] for op in pushes if _pushes_something(op)])
    handed_on: dict[Value, list[Value]] = {}
    for call, function in calls.items():
        if function is not None:
            _add_call(call, function, handed_on)
    found: dict[Value, None] = {}
    for op in module.walk():
        found.update([(one, None) for one in op.results if _begins(one, views) and _begins_empty(op, calls)])
        for region in op.regions if op not in known else ():
            if region.first is not None:
                found.update([(one, None) for one in region.first.arguments if _begins(one, views)])
    worklist = list(found)
    while worklist:
        value = worklist.pop()
        for later in (*views.steps(value), *handed_on.get(value, ())):
            if later not in found:
                found[later] = None
                worklist.append(later)
    return frozenset([op for op in pushes if op.operands[1] in found])


def _begins(value: Value, views: BufferViews) -> bool:
    return is_buffer(value) and views.may_begin(value)


def _pushes_something(op: Operation) -> bool:
    count = operand_group(op, "n")
    return not count or (constant_index(count[0]) or 0) > 0


def _calls_of(module: Operation) -> tuple[dict[Operation, Operation | None], frozenset[Operation]]:
    """(calls and the functions with a body that they call, functions all of whose calls are there)."""
    tables = SymbolTables()
    calls: dict[Operation, Operation | None] = {}
    functions: set[Operation] = set()
    values: set[Operation] = set()
    for op in module.walk():
        if op.info.name == FUNCTION and visibility(op) == "private":
            functions.add(op)
        if op.info.traits & CALL:
            callee = op.attributes.get("callee")
            function = tables.lookup_attribute(op, callee) if isinstance(callee, SymbolRefAttr) else None
            has_body = function is not None and any(not region.is_empty() for region in function.regions)
            calls[op] = function if has_body else None
        else:
            for reference in op_references(op):
                named = tables.lookup_attribute(op, reference)
                if named is not None:
                    values.add(named)
    return calls, frozenset(functions - values)


def _add_call(call: Operation, function: Operation, handed_on: dict[Value, list[Value]]) -> None:
    """A call hands operands to arguments, and what the function returns to results."""
    entry = function.regions[0].first
    if entry is None or len(entry.arguments) != len(call.operands):
        return
    pairs: list[tuple[Value, Value]] = [*zip(call.operands, entry.arguments, strict=True)]
    for block in function.regions[0]:
        last = block.last
        if last is not None and not last.successors and len(last.operands) == len(call.results):
            pairs += zip(last.operands, call.results, strict=True)
    for one, other in pairs:
        if is_buffer(one):
            handed_on.setdefault(one, []).append(other)


def _begins_empty(op: Operation, calls: dict[Operation, Operation | None]) -> bool:
    """Returns whether the op's result may have no capacity, if it is memory of its own."""
    if op.info.name in ALLOCATIONS:
        return _size_may_be_zero(op)
    if op.info.name == PUSH:
        return not _pushes_something(op)
    return calls.get(op) is None


def _size_may_be_zero(allocation: Operation) -> bool:
    type = allocation.results[0].type
    assert isinstance(type, MemRefType)
    if type.shape != (DYNAMIC,):
        return type.shape == (0,)
    size = operand_group(allocation, "dynamicSizes")[0]
    number = constant_index(size)
    if number is None and size.op is not None and size.op.info.name == "arith.addi":
        number = constant_index(size.op.operands[1])  # one more than something
    return number is None or number <= 0
