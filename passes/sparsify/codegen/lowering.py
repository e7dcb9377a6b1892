"""sparse-tensor-codegen: sparse tensors become the buffers that they are stored in.

func.func @f(%t: tensor<8x8xf64, #CSR>) {            func.func @f(%p: memref<?xindex>, %c: memref<?xindex>,
  %v = sparse_tensor.values %t             ->                     %v: memref<?xf64>, %s: !...storage_specifier<#CSR>) {
                                                       %n = sparse_tensor.storage_specifier.get %s val_mem_sz
                                                       %w = memref.subview %v[0] [%n] [1]

What grows and sorts buffers (`push_back`, `sort`) is left to sparse-buffer-rewrite, and specifiers to
sparse-storage-specifier-to-llvm.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.sparsify.codegen import access, assembling, converting, reading, tensors, workspace
from pyopt.passes.sparsify.codegen.state import OPTIONS, State
from pyopt.passes.sparsify.codegen.twins import build_in_twins
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.structural_conversion import StructuralConversion

if TYPE_CHECKING:
    Lower: TypeAlias = Callable[[Operation, list[Value], ConversionRewriter, State], bool]

LOWERINGS: Final[dict[str, Lower]] = {
    "bufferization.alloc_tensor": tensors.allocate,
    "bufferization.dealloc_tensor": tensors.release,
    "sparse_tensor.assemble": assembling.assemble,
    "sparse_tensor.compress": workspace.compress,
    "sparse_tensor.convert": converting.convert,
    "sparse_tensor.coordinates": access.coordinates,
    "sparse_tensor.coordinates_buffer": access.coordinates_buffer,
    "sparse_tensor.disassemble": assembling.disassemble,
    "sparse_tensor.expand": workspace.expand,
    "sparse_tensor.load": tensors.load,
    "sparse_tensor.lvl": access.level_size,
    "sparse_tensor.new": reading.read_coo,
    "sparse_tensor.number_of_entries": access.number_of_entries,
    "sparse_tensor.positions": access.positions,
    "sparse_tensor.reinterpret_map": tensors.reinterpret,
    "sparse_tensor.reorder_coo": tensors.reorder,
    "sparse_tensor.slice.offset": access.slice_offset,
    "sparse_tensor.slice.stride": access.slice_stride,
    "sparse_tensor.values": access.values,
    "tensor.cast": tensors.cast,
    "tensor.dim": tensors.extent,
    "tensor.empty": tensors.allocate,
    "tensor.extract_slice": tensors.extract_slice,
    "tensor.insert": tensors.insert,
}


@final
class Lowering:
    """A pattern, with what the run shares."""

    __slots__ = ("lower", "state")

    def __init__(self, lower: Lower, state: State) -> None:
        self.lower = lower
        self.state = state

    def apply(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        return self.lower(op, operands, rewriter, self.state)


def target_of(state: State, structural: StructuralConversion) -> ConversionTarget:
    """The conversion target: no op of sparse_tensor but those on buffers and specifiers, and no sparse tensors
    elsewhere."""
    target = ConversionTarget()
    target.illegal("sparse_tensor")
    target.legal(
        "sparse_tensor.sort", "sparse_tensor.push_back", "sparse_tensor.storage_specifier.get",
        "sparse_tensor.storage_specifier.set", "sparse_tensor.storage_specifier.init", "tensor.from_elements",
        "linalg.fill", "linalg.yield", "math.cttz", "arith", "bufferization", "cf.assert", "complex", "memref", "scf",
        "builtin.unrealized_conversion_cast",
    )  # fmt: skip
    structural.add_to(target)
    target.ask(structural.keeps_results, "bufferization.alloc_tensor")
    target.ask(structural.keeps_operands, "bufferization.dealloc_tensor")
    target.ask(state.gives_no_sparse, "tensor.empty", "tensor.insert")
    target.ask(state.is_made, "tensor.cast", "tensor.dim", "tensor.extract", "tensor.generate", "tensor.yield")
    return target


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    state = State(pass_context.options)
    if not state.exact:
        build_in_twins(op, pass_context.context)
    patterns = [
        ConversionPattern(name, Lowering(lower, state).apply, converter=state.converter)
        for name, lower in LOWERINGS.items()
    ]
    structural = StructuralConversion(state.converter)
    every = [*patterns, *structural.patterns()]
    return convert(op, pass_context, target_of(state, structural), every, explain=state.explain_batches)


PASS: Final = make_pass(
    "sparse-tensor-codegen",
    run,
    OPTIONS,
    anchor="builtin.module",
    class_name="SparseTensorCodegen",
)
