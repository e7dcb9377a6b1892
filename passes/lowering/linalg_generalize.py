"""Named ops of linalg as linalg.generic, with the indexing maps and the body that the name stands for.

    linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)
->
    linalg.generic {indexing_maps = [(d0) -> (), (d0) -> (d0)], iterator_types = ["parallel"]}
        ins(%f : f32) outs(%m : memref<4xf32>) { ^bb0(%in: f32, %out: f32): linalg.yield %in : f32 }
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED, indexing_maps, inits, inputs, iterator_types
from pyopt.ir.core import Operation, Region
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def generalize(op: Operation, rewriter: Rewriter) -> bool:
    """linalg.matmul ... -> linalg.generic"""
    region = Region()
    maps = indexing_maps(op)
    new = create_generic(inputs(op), inits(op), maps, iterator_types(op), rewriter, region=region)
    rewriter.move_region(op.regions[0], new.regions[0])
    rewriter.replace(op, new.results)
    return True


RULES: Final[tuple[Rule, ...]] = (Rule(" ".join(STRUCTURED - {"linalg.generic"}), generalize),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("linalg-generalize-named-ops", run, class_name="LinalgGeneralizeNamedOpsPass", apart=True)
