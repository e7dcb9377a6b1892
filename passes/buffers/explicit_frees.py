"""Explicit ownership in the input of ownership-based deallocation: buffers that it frees, and libraries'.

%a = memref.alloc() : memref<8xf64>      ->   %a = memref.alloc() : memref<8xf64>
memref.dealloc %a : memref<8xf64>

A block frees what it owns at its end, so ops that free such buffers before go away. That is known of what the function
allocates and of what calls give it; what it is passed belongs to its caller, and freeing it stays an error.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews, is_buffer, is_new
from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CALL
from pyopt.ir.symbols import SymbolTables, symbol_name
from pyopt.light import Final

FREE: Final = "memref.dealloc"
LENDING: Final = ("sparseValues", "sparsePositions", "sparseCoordinates", "getSparseTensorReaderDimSizes")
"""Beginnings of names of functions of the sparse runtime library whose results are arrays that a tensor or reader has,
and frees."""


def gives_ownership(function: Operation | None) -> bool:
    """Callers own the buffers that the function gives. Of functions without a body this is the convention, too."""
    if function is None or any(not region.is_empty() for region in function.regions):
        return True
    return not (symbol_name(function) or "").startswith(LENDING)


def drop_explicit_frees(
    function: Operation, tables: SymbolTables, manual: str, dynamic: frozenset[Operation], stack: frozenset[str]
) -> None:
    """Erases the ops that free what blocks of the function own. `manual` is the attribute of ops that are left alone,
    `stack` has the ops whose buffers are not owned, `dynamic` the functions that may give what they were passed."""
    frees = [op for op in function.walk() if op.info.name == FREE and manual not in op.attributes]
    if not frees:
        return
    views = BufferViews(function, unknown=True)
    # A function that is called gives no buffer that it was passed, but a clone of it.
    views.cut(
        [
            value
            for op in function.walk()
            if op.info.traits & CALL and _callee(op, tables) not in dynamic
            for value in op.results
            if is_buffer(value)
        ]
    )

    def is_owned(value: Value) -> bool:
        op = value.op
        if op is None or manual in op.attributes or op.info.name in stack:
            return False
        return is_new(value) or (op.info.traits & CALL != 0 and gives_ownership(_callee(op, tables)))

    beginnings = views.beginnings()
    known = views.aliases(*beginnings)
    others = views.aliases(*[one for one in beginnings if not is_owned(one)])
    for op in frees:
        if op.operands[0] in known and op.operands[0] not in others:
            op.erase()


def _callee(op: Operation, tables: SymbolTables) -> Operation | None:
    """The function that is called, if that is known."""
    name = op.attributes.get("callee")
    return tables.lookup_attribute(op, name) if isinstance(name, SymbolRefAttr) else None
