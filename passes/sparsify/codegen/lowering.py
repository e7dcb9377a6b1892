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
from pyopt.ir.opinfo import load
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.sparsify.codegen.state import OPTIONS, State
from pyopt.passes.sparsify.codegen.twins import build_in_twins
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.structural_conversion import StructuralConversion

if TYPE_CHECKING:
    Lower: TypeAlias = Callable[[Operation, list[Value], ConversionRewriter, State], bool]

_ACCESS: Final = "pyopt.passes.sparsify.codegen.access:"
_ASSEMBLING: Final = "pyopt.passes.sparsify.codegen.assembling:"
_CONVERTING: Final = "pyopt.passes.sparsify.codegen.converting:"
_READING: Final = "pyopt.passes.sparsify.codegen.reading:"
_TENSORS: Final = "pyopt.passes.sparsify.codegen.tensors:"
_WORKSPACE: Final = "pyopt.passes.sparsify.codegen.workspace:"
LOWERINGS: Final[dict[str, str]] = {
    "bufferization.alloc_tensor": _TENSORS + "allocate",
    "bufferization.dealloc_tensor": _TENSORS + "release",
    "sparse_tensor.assemble": _ASSEMBLING + "assemble",
    "sparse_tensor.compress": _WORKSPACE + "compress",
    "sparse_tensor.convert": _CONVERTING + "convert",
    "sparse_tensor.coordinates": _ACCESS + "coordinates",
    "sparse_tensor.coordinates_buffer": _ACCESS + "coordinates_buffer",
    "sparse_tensor.disassemble": _ASSEMBLING + "disassemble",
    "sparse_tensor.expand": _WORKSPACE + "expand",
    "sparse_tensor.load": _TENSORS + "load",
    "sparse_tensor.lvl": _ACCESS + "level_size",
    "sparse_tensor.new": _READING + "read_coo",
    "sparse_tensor.number_of_entries": _ACCESS + "number_of_entries",
    "sparse_tensor.positions": _ACCESS + "positions",
    "sparse_tensor.reinterpret_map": _TENSORS + "reinterpret",
    "sparse_tensor.reorder_coo": _TENSORS + "reorder",
    "sparse_tensor.slice.offset": _ACCESS + "slice_offset",
    "sparse_tensor.slice.stride": _ACCESS + "slice_stride",
    "sparse_tensor.values": _ACCESS + "values",
    "tensor.cast": _TENSORS + "cast",
    "tensor.dim": _TENSORS + "extent",
    "tensor.empty": _TENSORS + "allocate",
    "tensor.extract_slice": _TENSORS + "extract_slice",
    "tensor.insert": _TENSORS + "insert",
}
"""The function that lowers an op, "module:function", which is loaded for the first one."""


@final
class Lowering:
    """A pattern, with what the run shares."""

    __slots__ = ("lower", "place", "state")

    def __init__(self, place: str, state: State) -> None:
        self.place = place
        self.lower: Lower | None = None
        self.state = state

    def apply(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        if self.lower is None:
            self.lower = load(self.place)
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
        ConversionPattern(name, Lowering(place, state).apply, converter=state.converter)
        for name, place in LOWERINGS.items()
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
