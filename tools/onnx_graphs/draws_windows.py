"""Products, convolutions, pooling, resizing, recurrent layers, spectra, attention and losses."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tools.onnx_graphs.draws import Array, Draw, Drawn, draws, numbers, when


def factors(draw: Draw) -> tuple[list[int], list[int]]:
    """The shapes of two factors: matrices, whose batches broadcast, or vectors."""
    rows, inner, columns = [draw.extent() for _ in range(3)]
    batch = draw.shape(0, 2)
    left = [inner] if draw.number(0, 5) == 0 else [*draw.part(batch), rows, inner]
    right = [inner] if draw.number(0, 5) == 0 else [*draw.part(batch), inner, columns]
    return left, right


@draws("MatMul")
def product(draw: Draw) -> Drawn:
    return Drawn(*[draw.floats(one) for one in factors(draw)])


def bytes_of(draw: Draw, shape: list[int]) -> Array:
    return draw.ints(shape).astype(np.uint8)


@draws("MatMulInteger")
def integer_product(draw: Draw) -> Drawn:
    return Drawn(*[bytes_of(draw, one) for one in factors(draw)])


SCALE = (np.float32(0.1), np.uint8(3))


@draws("QLinearMatMul")
def quantized_product(draw: Draw) -> Drawn:
    left, right = [bytes_of(draw, one) for one in factors(draw)]
    return Drawn(left, *SCALE, right, *SCALE, *SCALE)


@draws("Gemm")
def general_product(draw: Draw) -> Drawn:
    rows, inner, columns = [draw.extent() for _ in range(3)]
    left, right = draw.number(0, 1), draw.number(0, 1)
    x, y = [inner, rows] if left else [rows, inner], [columns, inner] if right else [inner, columns]
    added = draw.floats(draw.part([rows, columns])) if draw.yes() else None
    return Drawn(draw.floats(x), draw.floats(y), added, transA=left, transB=right)


EQUATIONS = (
    "ij,jk->ik", "bij,bjk->bik", "...ij,...jk->...ik", "ij,jk", "ii->i", "ii", "ij->ji", "ba", "bhqd,bhkd->bhqk",
    "bqhd,bkhd->bhqk", "i,j->ij", "i...->...", "...i , ...i -> ...", "bij,bjk,kl->bil", "ij,ij", "b...i,ij->b...j",
    "abc->",
)  # fmt: skip


@draws("Einsum")
def einsum(draw: Draw) -> Drawn:
    equation = draw.one_of(*EQUATIONS)
    extents = {one: draw.extent() for one in "abcdefghijklmnopq"}
    dots = draw.shape(0, 2)
    operands = []
    for part in equation.partition("->")[0].replace(" ", "").split(","):
        head, _, tail = part.partition("...")
        middle = draw.part(dots) if "..." in part else []
        operands.append(draw.floats([*[extents[one] for one in head], *middle, *[extents[one] for one in tail]]))
    return Drawn(*operands, equation=equation)


def window(draw: Draw, rank: int) -> dict[str, Any]:
    """Attributes of windows over so many dimensions; without kernel_shape."""
    found: dict[str, Any] = {}
    if draw.yes():
        found["strides"] = [draw.number(1, 3) for _ in range(rank)]
    if draw.number(0, 2) == 0:
        found["auto_pad"] = draw.one_of("SAME_UPPER", "SAME_LOWER", "VALID")
        return found
    if draw.yes():
        found["dilations"] = [draw.number(1, 2) for _ in range(rank)]
    if draw.yes():
        found["pads"] = [draw.number(0, 1) for _ in range(2 * rank)]
    return found


def convolution(draw: Draw) -> tuple[list[int], list[int], dict[str, Any]]:
    """The shapes of image and weights."""
    rank, groups = draw.number(1, 3), draw.number(1, 2)
    channels = groups * draw.number(1, 2)
    image = [draw.extent(), channels, *[draw.number(5, 9) for _ in range(rank)]]
    weights = [groups * draw.number(1, 3), channels // groups, *[draw.number(1, 3) for _ in range(rank)]]
    return image, weights, {"group": groups, **window(draw, rank)}


@draws("Conv")
def conv(draw: Draw) -> Drawn:
    image, weights, attributes = convolution(draw)
    bias = draw.floats(weights[:1]) if draw.yes() else None
    return Drawn(draw.floats(image), draw.floats(weights), bias, **attributes)


@draws("ConvInteger")
def integer_conv(draw: Draw) -> Drawn:
    image, weights, attributes = convolution(draw)
    return Drawn(bytes_of(draw, image), bytes_of(draw, weights), **attributes)


@draws("QLinearConv")
def quantized_conv(draw: Draw) -> Drawn:
    image, weights, attributes = convolution(draw)
    return Drawn(bytes_of(draw, image), *SCALE, bytes_of(draw, weights), *SCALE, *SCALE, **attributes)


@draws("DeformConv")
def deformed_conv(draw: Draw) -> Drawn:
    batch, channels, taps = draw.extent(), draw.number(1, 3), [draw.number(1, 3) for _ in range(2)]
    extents = [draw.number(5, 9) for _ in range(2)]
    strides = [draw.number(1, 2) for _ in range(2)]
    places = [(one - tap) // stride + 1 for one, tap, stride in zip(extents, taps, strides, strict=True)]
    return Drawn(
        draw.floats([batch, channels, *extents]),
        draw.floats([draw.number(1, 3), channels, *taps]),
        draw.floats([batch, 2 * prod(taps), *places]),
        strides=strides,
    )


@draws("ConvTranspose")
def transposed_conv(draw: Draw) -> Drawn:
    rank, groups = draw.number(1, 3), draw.number(1, 2)
    channels = groups * draw.number(1, 2)
    image = [draw.extent(), channels, *[draw.number(3, 6) for _ in range(rank)]]
    weights = [channels, draw.number(1, 3), *[draw.number(2, 3) for _ in range(rank)]]
    attributes = {"group": groups, **window(draw, rank)}
    strides = attributes.get("strides", [1] * rank)
    if "pads" in attributes and draw.yes():
        attributes["output_padding"] = [draw.number(0, one - 1) for one in strides]
    return Drawn(draw.floats(image), draw.floats(weights), **attributes)


def pooling(draw: Draw) -> tuple[Array, dict[str, Any]]:
    rank = draw.number(1, 3)
    taps = [draw.number(2, 3) for _ in range(rank)]
    attributes = {"kernel_shape": taps, **window(draw, rank)}
    if "auto_pad" not in attributes:
        attributes["ceil_mode"] = draw.number(0, 1)
    return draw.floats([*draw.shape(2, 2), *[draw.number(5, 9) for _ in range(rank)]]), attributes


@draws("AveragePool MaxPoolSingleOut LpPool")
def pool(draw: Draw) -> Drawn:
    image, attributes = pooling(draw)
    return Drawn(image, **attributes)


@draws("MaxPool")
def pool_with_places(draw: Draw) -> Drawn:
    image, attributes = pooling(draw)
    return Drawn(image, results=2, **attributes)


@draws("MaxUnpool")
def unpool(draw: Draw) -> Drawn:
    shape = [*draw.shape(2, 2), *[draw.number(2, 4) for _ in range(2)]]
    given = numbers([*shape[:2], 9, 9]) if draw.yes() else None
    indices = draw.ints(shape, 0, 3)
    return Drawn(draw.floats(shape), indices, given, constants=[2], kernel_shape=[2, 2], strides=[2, 2])


@draws("GlobalAveragePool GlobalLpPool GlobalMaxPool")
def whole(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(3, 5)))


@draws("MaxRoiPool")
def regions(draw: Draw) -> Drawn:
    boxes = np.array([[0, 0, 0, 2, 2]] * draw.extent(), np.float32)
    return Drawn(draw.floats(draw.shape(4, 4)), boxes, pooled_shape=draw.shape(2, 2))


@draws("RoiAlign")
def aligned(draw: Draw) -> Drawn:
    boxes = np.array([[0, 0, 2, 2]] * draw.extent(), np.float32)
    sizes: dict[str, Any] = {name: draw.extent() for name in ("output_height", "output_width") if draw.yes()}
    return Drawn(draw.floats(draw.shape(4, 4)), boxes, numbers([0] * len(boxes)), **sizes)


@draws("GridSample")
def sample(draw: Draw) -> Drawn:
    batch, channels, *extents = draw.shape(4, 4)
    return Drawn(draw.floats([batch, channels, *extents]), draw.floats([batch, *draw.shape(2, 2), 2]))


@draws("AffineGrid")
def grid(draw: Draw) -> Drawn:
    rank = draw.number(2, 3)
    shape = draw.shape(rank + 2, rank + 2)
    return Drawn(draw.floats([shape[0], rank, rank + 1]), numbers(shape), constants=[1])


@draws("Col2Im")
def from_columns(draw: Draw) -> Drawn:
    batch, channels = draw.extent(), draw.extent()
    image, block = [draw.number(3, 6) for _ in range(2)], [draw.number(1, 3) for _ in range(2)]
    blocks = prod([one - taps + 1 for one, taps in zip(image, block, strict=True)])
    columns = draw.floats([batch, channels * prod(block), blocks])
    return Drawn(columns, numbers(image), numbers(block), constants=[1, 2])


@draws("Resize ResizeV11 ResizeV13 ResizeV18")
def resize(draw: Draw) -> Drawn:
    shape = draw.shape(4, 4)
    if draw.yes():
        scales = np.array([1, 1, *[draw.one_of(0.5, 1, 1.5, 2, 2.75) for _ in range(2)]], np.float32)
        return Drawn(draw.floats(shape), draw.floats([0]), scales, constants=[1, 2])
    sizes = numbers([*shape[:2], draw.extent(), draw.extent()])
    return Drawn(draw.floats(shape), draw.floats([0]), draw.floats([0]), sizes, constants=[1, 2, 3])


@draws("ResizeV10 Upsample")
def upsample(draw: Draw) -> Drawn:
    scales = np.array([1, 1, *[draw.one_of(1, 1.5, 2, 2.75) for _ in range(2)]], np.float32)
    return Drawn(draw.floats(draw.shape(4, 4)), scales, constants=[1])


@draws("UpsampleV7")
def upsample_by_attribute(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(4, 4)), scales=[1.0, 1.0, *[draw.one_of(1.0, 1.5, 2.0) for _ in range(2)]])


def layer(draw: Draw, gates: int, results: int) -> Drawn:
    steps, batch, inputs, hidden = draw.shape(4, 4)
    direction = draw.one_of("forward", "reverse", "bidirectional")
    count = 2 if direction == "bidirectional" else 1
    weights = draw.floats([count, gates * hidden, inputs]), draw.floats([count, gates * hidden, hidden])
    return Drawn(
        draw.floats([steps, batch, inputs]), *weights, results=results, direction=direction, hidden_size=hidden
    )


@draws("LSTM")
def long_memory(draw: Draw) -> Drawn:
    return layer(draw, 4, draw.number(1, 3))


@draws("GRU")
def gated(draw: Draw) -> Drawn:
    return layer(draw, 3, draw.number(1, 2))


@draws("RNN")
def recurrent(draw: Draw) -> Drawn:
    return layer(draw, 1, draw.number(1, 2))


@draws("BlackmanWindow HammingWindow HannWindow")
def points(draw: Draw) -> Drawn:
    return Drawn(np.array(draw.number(1, 9), np.int64), constants=[0])


@draws("MelWeightMatrix")
def bands(draw: Draw) -> Drawn:
    sizes = [np.array(one, np.int64) for one in (draw.number(1, 4), draw.number(8, 17), 8000)]
    return Drawn(*sizes, np.float32(0), np.float32(4000), constants=[0, 1])


@draws("DFT")
def spectrum(draw: Draw) -> Drawn:
    one_sided, inverse = draw.number(0, 1), draw.number(0, 1)
    shape = [*draw.shape(2, 3, 2), 2 if inverse or (not one_sided and draw.yes()) else 1]
    axis = draw.number(0, len(shape) - 2)
    length = np.array(draw.number(2, 8), np.int64) if draw.yes() else None
    at = np.array(axis - len(shape) if draw.yes() else axis, np.int64)
    return Drawn(draw.floats(shape), length, at, constants=[1, 2], onesided=one_sided, inverse=inverse)


@draws("DFTV17")
def spectrum_by_attribute(draw: Draw) -> Drawn:
    shape = [*draw.shape(2, 3, 2), draw.number(1, 2)]
    length = np.array(draw.number(2, 8), np.int64) if draw.yes() else None
    given = when(draw.yes(), axis=draw.number(0, len(shape) - 2))
    return Drawn(draw.floats(shape), length, constants=[1], **given)


@draws("STFT")
def frames(draw: Draw) -> Drawn:
    length = draw.number(2, 5)
    signal = draw.floats([draw.extent(), draw.number(8, 20), 1])
    step = np.array(draw.number(1, 4), np.int64)
    if draw.yes():
        return Drawn(signal, step, draw.floats([length]), constants=[1, 2], onesided=draw.number(0, 1))
    given = np.array(length, np.int64)
    return Drawn(signal, step, None, given, constants=[1, 3], onesided=draw.number(0, 1))


@draws("Attention")
def attention(draw: Draw) -> Drawn:
    batch, places, keys, own, value = [draw.extent() for _ in range(5)]
    heads, repeated = draw.number(1, 3), draw.number(1, 2)
    past = []
    if draw.yes():
        before = draw.extent()
        past = [None, draw.floats([batch, heads, before, own]), draw.floats([batch, heads, before, value])]
    results = draw.number(1, 4)
    if draw.yes():
        shapes = [[batch, heads * repeated, places, own], [batch, heads, keys, own], [batch, heads, keys, value]]
        return Drawn(*[draw.floats(one) for one in shapes], *past, results=results)
    shapes = [[batch, places, heads * repeated * own], [batch, keys, heads * own], [batch, keys, heads * value]]
    counts: dict[str, Any] = {"q_num_heads": heads * repeated, "kv_num_heads": heads}
    return Drawn(*[draw.floats(one) for one in shapes], *past, results=results, **counts)


def scores(draw: Draw) -> tuple[Array, Array, dict[str, Any]]:
    batch, classes, *places = draw.shape(2)
    reduction = when(draw.yes(), reduction=draw.one_of("none", "mean", "sum"))
    return draw.floats([batch, classes, *places]), draw.ints([batch, *places], 0, classes - 1), reduction


@draws("NegativeLogLikelihoodLoss")
def likelihood(draw: Draw) -> Drawn:
    x, targets, attributes = scores(draw)
    return Drawn(x, targets, **attributes)


@draws("SoftmaxCrossEntropyLoss")
def cross_entropy(draw: Draw) -> Drawn:
    x, targets, attributes = scores(draw)
    return Drawn(x, targets, results=draw.number(1, 2), **attributes)


@draws("Det")
def determinant(draw: Draw) -> Drawn:
    extent = draw.extent()
    return Drawn(draw.floats([*draw.shape(0, 2), extent, extent]))


@draws("Multinomial")
def samples(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape(2, 2)), **when(draw.yes(), sample_size=draw.extent()))


@draws("TfIdfVectorizer")
def counted(draw: Draw) -> Drawn:
    columns = draw.order(draw.number(2, 5))
    attributes: dict[str, Any] = {
        "ngram_counts": [0],
        "ngram_indexes": columns,
        "pool_int64s": list(range(len(columns))),
    }
    sizes: dict[str, Any] = {"min_gram_length": 1, "max_gram_length": 1, "max_skip_count": 0}
    return Drawn(draw.ints(draw.shape(1, 2)), mode="TF", **attributes, **sizes)
