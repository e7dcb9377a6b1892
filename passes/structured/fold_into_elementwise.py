"""Transposes become part of the linalg.elementwise that reads what they give.

    %t = linalg.transpose ins(%a) permutation = [1, 0]
    linalg.elementwise kind=exp ins(%t)
->
    linalg.elementwise kind=exp indexing_maps = [(d0, d1) -> (d1, d0), (d0, d1) -> (d0, d1)] ins(%a)
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps, input_count
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import ArrayAttr
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter, cloned_regions
from pyopt.rewrite.rules import Rule


def fold_transposes(op: Operation, rewriter: Rewriter) -> bool:
    """elementwise(transpose(a)) -> elementwise(a) with the transpose's map, where the operand's is the identity"""
    maps = indexing_maps(op)
    operands = list(op.operands)
    for index in range(input_count(op)):
        maker = operands[index].op
        if maker is not None and maker.info.name == "linalg.transpose" and maps[index].is_identity():
            operands[index], maps[index] = maker.operands[0], indexing_maps(maker)[0]
    if operands == list(op.operands):
        return False
    given = {name: op.attributes[name] for name in ("kind", "operandSegmentSizes")}
    given["indexing_maps"] = ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in maps]))
    types = [result.type for result in op.results]
    rewriter.replace(op, rewriter.create(op.info.name, operands, types, given, cloned_regions(op)).results)
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("linalg.elementwise", fold_transposes),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("linalg-fold-into-elementwise", run, class_name="LinalgFoldIntoElementwisePass")
