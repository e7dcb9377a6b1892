"""Structured control flow that carries sparse tensors: it carries their fields.

%u = scf.for ... iter_args(%s = %t) -> (tensor<8x8xf64, #CSR>)   ->   %u:4 = scf.for ... iter_args(%s0 = %p, ...)
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Region, Value
from pyopt.passes.sparsify.codegen.functions import flattened, old_types, packed, types_of
from pyopt.passes.sparsify.codegen.layout import all_kept
from pyopt.passes.sparsify.emitter.code import Code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.type_converter import TypeConverter


def convert_structured(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, converter: TypeConverter
) -> bool:
    """scf.for, scf.if, scf.while and others: operands, results and block arguments become fields; the regions move"""
    given = flattened(operands, old_types(op), converter)
    if given is None:
        return False
    code = Code(rewriter)
    old = [result.type for result in op.results]
    for region in op.regions:
        for block in list(region):
            if not all_kept(converter, [argument.type for argument in block.arguments]):
                rewriter.convert_arguments(block, converter)
    regions = [Region() for _ in op.regions]
    # A loop made of an scf.while has no attributes, as in the reference.
    attributes = {} if op.info.name == "scf.while" else op.attributes
    made = rewriter.create(op.info.name, given, types_of(converter, old), attributes, regions)
    for region, new in zip(op.regions, regions, strict=True):
        rewriter.move_region(region, new)
    rewriter.insert_after(made)
    rewriter.replace(op, packed(code, made.results, old, converter))
    return True
