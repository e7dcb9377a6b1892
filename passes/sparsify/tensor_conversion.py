"""sparse-tensor-conversion: sparse tensors are handles of the runtime library, and ops on them calls of its functions.

func.func @f(%t: tensor<8xf64, #SV>) -> memref<?xf64> {
  %0 = sparse_tensor.values %t : tensor<8xf64, #SV> to memref<?xf64>
  return %0 : memref<?xf64>
}
  ->
func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
func.func @f(%t: !llvm.ptr) -> memref<?xf64> {
  %0 = call @sparseValuesF64(%t) : (!llvm.ptr) -> memref<?xf64>
  return %0 : memref<?xf64>
}
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation
from pyopt.ir.types import MemRefType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.lowering.converting import convert
from pyopt.passes.sparsify.conversion.library import CAST, POINTER
from pyopt.passes.sparsify.conversion.patterns import Patterns
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.structural_conversion import StructuralConversion
from pyopt.rewrite.type_converter import TypeConverter

ILLEGAL: Final = ("sparse_tensor",)
LEGAL: Final = (
    "arith", "bufferization", "complex.constant", "complex.neq", "func",
    "linalg.fill", "linalg.yield", "llvm", "memref", "scf", "tensor.collapse_shape", "tensor.expand_shape",
    "tensor.extract", "tensor.from_elements",
)  # fmt: skip
"""Dialects, and ops, of what calls need. Others fold."""
ON_TENSORS: Final = (
    "bufferization.alloc_tensor",
    "bufferization.dealloc_tensor",
    "tensor.cast",
    "tensor.dim",
    "tensor.empty",
    "tensor.insert",
)
"""Ops of other dialects that this conversion makes illegal on sparse tensors."""


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Make what mlir-opt makes, also where it is wrong or fails"
)


def handle_for(type: Type) -> Sequence[Type]:
    """tensor<8xf64, #SV> -> !llvm.ptr; other types stay"""
    return [type] if encoding_of(type) is None else [POINTER]


def has_no_sparse(op: Operation) -> bool:
    """No operand and no result is a sparse tensor."""
    return all(encoding_of(one.type) is None for one in (*op.operands, *op.results))


def is_of_memory(op: Operation) -> bool | None:
    """A cast to a buffer of another type, such as `Calls.seen_as` makes; others fold."""
    source = op.operands[0].type if op.operands else None
    return True if isinstance(source, MemRefType) and source is not op.results[0].type else None


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside of `op`."""
    converter = TypeConverter()
    converter.add(handle_for)
    structural = StructuralConversion(converter)
    target = ConversionTarget()
    target.legal(*LEGAL)
    target.illegal(*ILLEGAL)
    target.legal("sparse_tensor.sort")
    target.ask(has_no_sparse, *ON_TENSORS)
    target.ask(is_of_memory, CAST)
    structural.add_to(target)
    patterns = structural.patterns() + Patterns(converter, REFERENCE_EXACT.of(pass_context.options)).all()
    return convert(op, pass_context, target, patterns, explain=explain)


def explain(op: Operation) -> str:
    """The reason why there is no call for an op, if that is its batch levels."""
    encodings = [encoding_of(value.type) for value in (*op.results, *op.operands)]
    if any(one is not None and one.batch_rank() for one in encodings):
        return "the runtime library has no storage with batch levels"
    return ""


PASS: Final = make_pass(
    "sparse-tensor-conversion",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="SparseTensorConversionPass",
)
