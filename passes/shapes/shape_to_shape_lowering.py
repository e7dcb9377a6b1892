"""Ops of the shape dialect in terms of simpler ones.

    %n = shape.num_elements %s : tensor<?xindex> -> index
->
    %c1 = arith.constant 1 : index
    %n = shape.reduce(%s, %c1) : tensor<?xindex> -> index {
    ^bb0(%position: index, %extent: index, %product: index):
      %0 = shape.mul %extent, %product : index, index -> index
      shape.yield %0 : index
    }
"""

from __future__ import annotations

from pyopt.dialects.shape.types import SHAPE, SIZE
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import INDEX
from pyopt.light import Final
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget


def lower_num_elements(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """num_elements(s) -> reduce(s, 1) { extent * product }"""
    type = op.results[0].type
    one = rewriter.constant(IntegerAttr.get(1, INDEX), type, "shape" if type is SIZE else "arith")
    region = Region()
    reduction = rewriter.create("shape.reduce", [operands[0], one], [type], regions=[region])
    block = rewriter.create_block(region, [INDEX, SIZE if op.operands[0].type is SHAPE else INDEX, type])
    product = rewriter.create("shape.mul", block.arguments[1:], [type])
    rewriter.create("shape.yield", product.results, [])
    rewriter.replace(op, reduction.results)
    return True


PATTERNS: Final = (ConversionPattern("shape.num_elements", lower_num_elements),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside a function."""
    target = ConversionTarget()
    target.legal("arith", "shape")
    target.illegal("shape.num_elements")
    return convert(op, pass_context, target, PATTERNS)


PASS = make_pass("shape-to-shape-lowering", run, anchor="func.func", class_name="ShapeToShapeLoweringPass")
