"""The rule for comparisons of vector.step with a number that none of its elements reaches."""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled
from pyopt.dialects.arith.predicates import CMPI, predicate_of
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.vector.common import dense_constant, replace_with
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

_BEYOND: Final = {
    "eq": (0, False),
    "ne": (0, True),
    "ult": (0, True),
    "ule": (1, True),
    "ugt": (1, False),
    "uge": (0, False),
}
"""What comparisons give where the number, and that many more, is greater than all elements."""


def _answer(op: Operation, step: Operation) -> bool | None:
    """What a comparison of a step gives for all elements, if that is known. Folds bring the step to the left."""
    type = vector_type(step.results[0].type)
    if op.info.name != "arith.cmpi" or op.operands[0] is not step.results[0] or any(type.scalable):
        return None
    found = _BEYOND.get(CMPI[predicate_of(op)])
    constant = dense_constant(op.operands[1])
    number = None if constant is None else constant.splat_value()
    if found is None or not isinstance(number, IntegerAttr) or number.value < 0:
        return None
    more, answer = found
    return answer if number.value + more >= shape_of(type)[0] else None


def fold_comparison(op: Operation, rewriter: Rewriter) -> bool:
    """cmpi ult (step : vector<4xindex>), dense<4> -> dense<true>"""
    for user in reversed(list(op.results[0].uses)):
        answer = _answer(user, op)
        if answer is not None:
            value = filled(user.results[0].type, int(answer))
            assert value is not None
            return replace_with(user, "arith.constant", [], rewriter, {"value": value})
    return False


RULES: Final[tuple[Rule, ...]] = (Rule("vector.step", fold_comparison),)
