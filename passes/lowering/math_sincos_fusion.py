"""math-sincos-fusion: a sine and a cosine of one angle become one op.

    %s = math.sin %a : f32
    %c = math.cos %a : f32         ->    %s, %c = math.sincos %a : f32

They have to be in one block, and to have the same fast-math flags. The reference takes a cosine in a region of another
op, too, whose users then come before the new op.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def fuse(op: Operation, rewriter: Rewriter) -> bool:
    """sin(a), cos(a) -> sincos(a), of the first such cosine"""
    (angle,) = op.operands
    flags = op.attributes.get("fastmath")
    for cosine in reversed(angle.users()):
        if cosine.info.name != "math.cos" or cosine.block is not op.block:
            continue
        if cosine.attributes.get("fastmath") is not flags:
            continue
        rewriter.insert_before(op if op.is_before_in_block(cosine) else cosine)
        attributes = {} if flags is None else {"fastmath": flags}
        fused = rewriter.create("math.sincos", [angle], [angle.type, angle.type], attributes)
        rewriter.replace(op, [fused.results[0]])
        rewriter.replace(cosine, [fused.results[1]])
        return True
    return False


RULES: Final[tuple[Rule, ...]] = (Rule("math.sin", fuse),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Fuses what is in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("math-sincos-fusion", run, class_name="MathSincosFusionPass")
