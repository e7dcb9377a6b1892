"""Ops that work element by element, and normalization."""

from __future__ import annotations

import numpy as np

from tools.onnx_graphs.draws import Draw, Drawn, draws, numbers


@draws(
    "Abs Acos Acosh Asin Asinh Atan Atanh Bernoulli Ceil Celu Cos Cosh Elu Erf Exp Floor Gelu HardSigmoid HardSwish "
    "Hardmax Identity IsInf IsNaN LeakyRelu Log LogSoftmax Mish Neg RandomNormalLike RandomUniformLike Reciprocal Relu "
    "Round Selu Shrink Sigmoid Sign Sin Sinh Softmax SoftmaxV11 Softplus Softsign Sqrt Swish Tan Tanh ThresholdedRelu"
)
def unary(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(1)))


@draws("Not")
def negation(draw: Draw) -> Drawn:
    return Drawn(draw.bools(draw.shape()))


@draws("BitwiseNot")
def bits(draw: Draw) -> Drawn:
    return Drawn(draw.ints(draw.shape()))


@draws("Cast")
def cast(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape()), to=draw.one_of(1, 7, 9))


@draws("BitCast")
def bit_cast(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape()), to=6)


@draws("CastLike")
def cast_like(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape()), draw.ints(draw.shape()))


@draws("Add Div Equal Greater GreaterOrEqual Less LessOrEqual Mul PRelu Pow Sub SwiGLU")
def binary(draw: Draw) -> Drawn:
    shape = draw.shape()
    return Drawn(draw.floats(shape), draw.floats(draw.part(shape)))


@draws("Mod BitwiseAnd BitwiseOr BitwiseXor")
def of_integers(draw: Draw) -> Drawn:
    shape = draw.shape()
    return Drawn(draw.ints(draw.part(shape)), draw.ints(shape, 1))


@draws("BitShift")
def shift(draw: Draw) -> Drawn:
    shape = draw.shape()
    operands = [draw.ints(one).astype(np.uint8) for one in (shape, draw.part(shape))]
    return Drawn(*operands, direction=draw.one_of("LEFT", "RIGHT"))


@draws("And Or Xor")
def of_truths(draw: Draw) -> Drawn:
    shape = draw.shape()
    return Drawn(draw.bools(draw.part(shape)), draw.bools(shape))


@draws("Max Mean Min Sum")
def of_any_number(draw: Draw) -> Drawn:
    shape = draw.shape()
    return Drawn(*[draw.floats(draw.part(shape)) for _ in range(draw.number(1, 4))])


@draws("Where")
def where(draw: Draw) -> Drawn:
    shape = draw.shape()
    return Drawn(draw.bools(draw.part(shape)), draw.floats(draw.part(shape)), draw.floats(draw.part(shape)))


@draws("Clip ClipV11 ClipV12")
def clip(draw: Draw) -> Drawn:
    low = draw.floats([]) if draw.yes() else None
    high = draw.floats([]) if draw.yes() else None
    return Drawn(draw.floats(draw.shape()), low, high)


@draws("ClipV6")
def clip_by_attribute(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(1)), min=0.2)


@draws("CumSum CumProd")
def cumulative(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    return Drawn(draw.floats(shape), np.array(draw.number(-len(shape), len(shape) - 1), np.int64))


@draws("Dropout")
def dropout(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(1)), results=draw.number(1, 2))


@draws("EyeLike")
def eye(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(2, 2)), k=draw.number(-2, 2))


@draws("Trilu")
def triangle(draw: Draw) -> Drawn:
    offset = np.array(draw.number(-2, 2), np.int64) if draw.yes() else None
    return Drawn(draw.floats(draw.shape(2)), offset, upper=draw.number(0, 1))


@draws("QuantizeLinear")
def quantize(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(1)), np.float32(0.1), np.uint8(3))


@draws("DequantizeLinear")
def dequantize(draw: Draw) -> Drawn:
    return Drawn(draw.ints(draw.shape(1)).astype(np.uint8), np.float32(0.1), np.uint8(3))


@draws("DynamicQuantizeLinear")
def dynamic_quantize(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(1)), results=3)


@draws("RandomNormal RandomUniform")
def of_a_shape(draw: Draw) -> Drawn:
    return Drawn(shape=draw.shape(1))


@draws("BatchNormalizationInferenceMode BatchNormalizationV9")
def batch_normalization(draw: Draw) -> Drawn:
    shape = draw.shape(2, 5)
    return Drawn(draw.floats(shape), *[draw.floats(shape[1:2]) for _ in range(4)])


@draws("BatchNormalization")
def batch_training(draw: Draw) -> Drawn:
    shape = draw.shape(2, 4)
    return Drawn(draw.floats(shape), *[draw.floats(shape[1:2]) for _ in range(4)], results=3, training_mode=1)


@draws("InstanceNormalization")
def instance_normalization(draw: Draw) -> Drawn:
    shape = draw.shape(3, 5)
    return Drawn(draw.floats(shape), draw.floats(shape[1:2]), draw.floats(shape[1:2]))


@draws("GroupNormalization GroupNormalizationV18")
def group_normalization(draw: Draw) -> Drawn:
    groups, shape = draw.number(1, 3), draw.shape(3, 5)
    shape[1] *= groups
    return Drawn(draw.floats(shape), draw.floats(shape[1:2]), draw.floats(shape[1:2]), num_groups=groups)


@draws("LayerNormalization")
def layer_normalization(draw: Draw) -> Drawn:
    shape = draw.shape(2)
    axis = draw.number(0, len(shape) - 1)
    tail = shape[axis:]
    axis = axis - len(shape) if draw.yes() else axis
    return Drawn(draw.floats(shape), draw.floats(tail), draw.floats(tail), results=draw.number(1, 3), axis=axis)


@draws("RMSNormalization")
def root_normalization(draw: Draw) -> Drawn:
    shape = draw.shape(2)
    return Drawn(draw.floats(shape), draw.floats(shape[-1:]))


@draws("LpNormalization")
def power_normalization(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    return Drawn(draw.floats(shape), axis=draw.number(-len(shape), len(shape) - 1), p=draw.number(1, 2))


@draws("LRN")
def local(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(4, 4)), size=3)


@draws("MeanVarianceNormalization")
def of_an_image(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(4, 4)))


@draws("ReverseSequence")
def reverse(draw: Draw) -> Drawn:
    shape = draw.shape(2)
    return Drawn(draw.floats(shape), numbers([draw.number(1, shape[0]) for _ in range(shape[1])]))


@draws("RotaryEmbedding")
def rotary(draw: Draw) -> Drawn:
    batch, heads, places, half = draw.shape(4, 4)
    tables = [draw.floats([batch, places, half]) for _ in range(2)]
    if draw.yes():
        return Drawn(draw.floats([batch, heads, places, 2 * half]), *tables)
    return Drawn(draw.floats([batch, places, heads * 2 * half]), *tables, num_heads=heads)
