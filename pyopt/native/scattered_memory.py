"""Memory with a layout becomes memory without one, of which more may be needed; accesses go to other indices.

memref.alloc() : memref<4x4xf32, (d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>    ->    memref.alloc() : memref<2x4x2xf32>

Nothing else allocates what does not lie row by row. The pass normalize-memrefs does it, for loads and stores, so that
linalg ops and copies become loops before, and extents numbers. Functions that Python calls keep the types of their
signature. What it leaves is a part of memory in a row, if the layout has strides (`strided_memory.py`).
"""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, SymbolRefAttr, function_type_of
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index as constant_index_of
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import has_identity_layout, strides_and_offset
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, Type
from pyopt.light import Callable, Final, Sequence
from pyopt.native.errors import NOT_LOWERED, NativeError
from pyopt.native.signature import FunctionSignature
from pyopt.native.strided_memory import reserve_strided_memory
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import load, store
from pyopt.passes.building.scf import loop
from pyopt.rewrite.rewriter import Rewriter

ALLOCATIONS: Final = frozenset(("memref.alloc", "memref.alloca"))
KEPT: Final = "pyopt.kept"
"""An attribute of the module that names functions, which normalize-memrefs then leaves as they are."""


def normalize_layouts(
    module: Operation,
    context: Context,
    run: Callable[[Sequence[tuple[str, str, str]]], bool],
    signatures: Sequence[FunctionSignature],
) -> None:
    """Does that in a module, where there is something to do; raises NativeError for memory that keeps its layout."""
    functions = [op for op in module.walk() if op.info.name == "func.func"]
    types = {type for op in functions for type in _types_of(op) if _is_scattered(type)}
    types |= {op.results[0].type for op in _allocations(module)}
    if not types:
        return
    in_linalg = False
    for op in list(module.walk()):
        if any(operand.type in types for operand in op.operands):
            if op.info.name == "memref.copy":
                _copy_by_loops(op, Rewriter(context))
            elif op.info.name == "memref.dim":
                _replace_extent(op, Rewriter(context))
            in_linalg = in_linalg or op.info.name.startswith("linalg.")
    called = {signature.name for signature in signatures if not signature.problem}
    kept = [op for op in functions if symbol_name(op) in called and not all(map(_lies_in_rows, _types_of(op)))]
    names: list[Attribute] = [SymbolRefAttr.get(symbol_name(op) or "") for op in kept]
    before = dict(module.attributes)
    module.attributes = {**before, KEPT: ArrayAttr.get(tuple(names))}
    stages = [("", "normalize-memrefs", "")]
    if in_linalg:
        stages.insert(0, ("func.func", "convert-linalg-to-loops", "order-loops=true"))
    done = run(stages)
    module.attributes = before
    reserve_strided_memory(_allocations(module), context)
    for op in _allocations(module):
        text = "is not compiled: it has a layout that normalize-memrefs does not take away"
        context.error(f"'{op.info.name}' op {text}", op.loc)
        done = False
    if not done:
        raise NativeError(NOT_LOWERED)


def _allocations(module: Operation) -> list[Operation]:
    """Those of memory with a layout."""
    found = [op for op in module.walk() if op.info.name in ALLOCATIONS]
    return [op for op in found if not _lies_in_rows(op.results[0].type)]


def _types_of(function: Operation) -> tuple[Type, ...]:
    type = function_type_of(function.attributes.get("function_type"))
    return () if type is None else (*type.inputs, *type.results)


def _lies_in_rows(type: Type) -> bool:
    """No memref with a layout that says something."""
    return not isinstance(type, MemRefType) or has_identity_layout(type)


def _is_scattered(type: Type) -> bool:
    """A memref whose elements are not at multiples of strides."""
    return isinstance(type, MemRefType) and type.shape is not None and strides_and_offset(type) is None


def _extent(rewriter: Rewriter, memref: Value, at: int) -> Value | None:
    """An extent that a type tells, or the op that allocates the memory."""
    shape = memref.type.shape if isinstance(memref.type, MemRefType) else None
    if shape is None or not 0 <= at < len(shape):
        return None
    if shape[at] != DYNAMIC:
        return constant_index(rewriter, shape[at])
    op = memref.op
    if op is None or op.info.name not in ALLOCATIONS:
        return None
    return operand_group(op, "dynamicSizes")[shape[:at].count(DYNAMIC)]


def _replace_extent(op: Operation, rewriter: Rewriter) -> None:
    """memref.dim -> what it gives, if that is known"""
    rewriter.start_at(op)
    at = constant_index_of(op.operands[1])
    extent = None if at is None else _extent(rewriter, op.operands[0], at)
    if extent is not None:
        rewriter.replace(op, [extent])


def _copy_by_loops(op: Operation, rewriter: Rewriter) -> None:
    """memref.copy -> loads and stores in loops"""
    rewriter.start_at(op)
    source, target = op.operands
    type = source.type if isinstance(source.type, MemRefType) and source.type.shape is not None else target.type
    assert isinstance(type, MemRefType)
    zero, one = constant_index(rewriter, 0), constant_index(rewriter, 1)

    def nest(at: int, indices: list[Value]) -> None:
        if at == len(type.shape or ()):
            store(rewriter, load(rewriter, source, *indices), target, *indices)
            return

        def body(_: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
            nest(at + 1, [*indices, arguments[0]])
            return ()

        extent = _extent(rewriter, source, at) or _extent(rewriter, target, at)
        if extent is None:
            extent = rewriter.create("memref.dim", [source, constant_index(rewriter, at)], [INDEX]).results[0]
        loop(rewriter, (zero, extent, one), (), body)

    nest(0, [])
    rewriter.erase(op)
