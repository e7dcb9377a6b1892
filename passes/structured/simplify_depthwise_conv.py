"""Depthwise convolutions with one filter for each channel do without the dimension of the filters.

    linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : <..>, <..x1>) outs(%o : <..x1>)
->
    linalg.depthwise_conv_2d_nhwc_hwc ins(%i, collapse(%k)) outs(collapse(%o)), expanded
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import MEMOIZED, inits, inputs, shape_of
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.reassociation import attribute_of
from pyopt.ir.types import I64, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.canonicalize.reshapes import create_expand
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.reassociation import Groups

_FILTER: Final[Groups] = [[0], [1], [2, 3]]
_OUTPUT: Final[Groups] = [[0], [1], [2], [3, 4]]


def _collapsed(value: Value, groups: Groups, rewriter: Rewriter) -> Value:
    """The value without its last dimension, which is 1."""
    type = value.type
    assert isinstance(type, TensorType) and type.shape is not None
    smaller = TensorType.get(type.shape[:-1], type.element_type)
    given: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    return rewriter.create("tensor.collapse_shape", [value], [smaller], given).results[0]


def simplify(op: Operation, rewriter: Rewriter) -> bool:
    """depthwise_conv_2d_nhwc_hwcm with filters of .. x 1, on tensors -> depthwise_conv_2d_nhwc_hwc"""
    image, filters, *zero_points = inputs(op)
    (output,) = inits(op)
    if not op.results or shape_of(filters.type)[-1] != 1 or shape_of(output.type)[-1] != 1:
        return False
    ones = DenseElementsAttr.splat(TensorType.get((2,), I64), IntegerAttr.get(1, I64))
    given = {name: value for name, value in op.attributes.items() if name not in ("operandSegmentSizes", MEMOIZED)}
    given = {"dilations": ones, "strides": ones, **given}
    filters = _collapsed(filters, _FILTER, rewriter)
    init = _collapsed(output, _OUTPUT, rewriter)
    new = create_named(op.info.name.replace("_hwcm", "_hwc"), [image, filters, *zero_points], init, rewriter, given)
    type = op.results[0].type
    assert isinstance(type, TensorType)
    rewriter.replace(op, [create_expand(new.results[0], type, _OUTPUT, rewriter)])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("linalg.depthwise_conv_2d_nhwc_hwcm linalg.depthwise_conv_2d_nhwc_hwcm_q", simplify),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("simplify-depthwise-conv", run, class_name="SimplifyDepthwiseConvPass")
