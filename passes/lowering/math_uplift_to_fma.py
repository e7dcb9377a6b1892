"""math-uplift-to-fma: a product and a sum that may be contracted become one op.

    %p = arith.mulf %a, %b fastmath<contract> : f32
    %s = arith.addf %p, %c fastmath<contract> : f32         ->    %s = math.fma %a, %b, %c fastmath<contract> : f32

The new op has the flags that both ops have.
"""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.dialects.arith.folds_cast import may_contract
from pyopt.ir.attributes import Attribute, EnumAttr
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def fuse(op: Operation, rewriter: Rewriter) -> bool:
    """a * b + c, c + a * b -> fma(a, b, c), with the flags that both ops have"""
    if not may_contract(op):
        return False
    for number in (0, 1):
        product = op.operands[number].op
        if product is None or product.info.name != "arith.mulf" or not may_contract(product):
            continue
        left, right = product.attributes["fastmath"], op.attributes["fastmath"]
        assert isinstance(left, EnumAttr) and isinstance(right, EnumAttr)
        operands = [*product.operands, op.operands[1 - number]]
        flags: dict[str, Attribute] = {"fastmath": FASTMATH.get(left.value & right.value)}
        rewriter.replace_with_new(op, "math.fma", operands, [op.results[0].type], flags)
        return True
    return False


RULES: Final[tuple[Rule, ...]] = (Rule("arith.addf", fuse),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Fuses what is in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("math-uplift-to-fma", run, class_name="MathUpliftToFMA", apart=True)
