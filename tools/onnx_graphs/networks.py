"""The networks: a block of GPT-2 in two ways, a MobileNet with squeeze and excitation, a detector with a pyramid."""

from __future__ import annotations

import numpy as np
from onnx import TensorProto

from tools.onnx_graphs.builder import Graph

WIDTH = 32
HEADS = 4


def gpt2(is_old: bool) -> Graph:
    """Batch and sequence are not known. Masks are computed of positions, or, in old exports, cut out of a constant."""
    graph = Graph("gpt2-old" if is_old else "gpt2", {"batch": (1, 2, 3, 5), "sequence": (1, 4, 7, 16)})
    op = graph.op
    ids = graph.input("ids", ["batch", "sequence"], TensorProto.INT64)
    batch, sequence = graph.size(ids, 0), graph.size(ids, 1)
    flat = graph.view(ids, -1, sequence)
    positions = op("Range", graph.scalar(0), sequence, graph.scalar(1))
    positions = graph.view(op("Unsqueeze", positions, graph.ints(0)), -1, sequence)
    x = op("Gather", graph.weights(50, WIDTH), flat, axis=0)
    x = op("Add", x, op("Gather", graph.weights(64, WIDTH), positions, axis=0))
    for _ in range(2):
        y = attention(graph, normalized(graph, x), is_old)
        x = op("Add", x, y)
        y = linear(graph, normalized(graph, x), WIDTH, 4 * WIDTH)
        y = linear(graph, gelu(graph, y), 4 * WIDTH, WIDTH)
        x = op("Add", x, y)
    x = graph.view(normalized(graph, x), batch, sequence, WIDTH)
    last = op("Gather", x, graph.scalar(-1), axis=1)
    logits = op("MatMul", last, graph.weights(WIDTH, 50))
    op("ArgMax", op("Softmax", logits, axis=-1), axis=-1, keepdims=0)
    return graph


def normalized(graph: Graph, x: str) -> str:
    """A layer normalization as it is written without an op of its own."""
    op = graph.op
    centered = op("Sub", x, op("ReduceMean", x, graph.ints(-1)))
    power = op("Pow", centered, graph.constant(np.array(2, np.float32)))
    variance = op("Add", op("ReduceMean", power, graph.ints(-1)), graph.constant(np.array(1e-5, np.float32)))
    scaled = op("Mul", op("Div", centered, op("Sqrt", variance)), graph.weights(WIDTH))
    return op("Add", scaled, graph.weights(WIDTH))


def gelu(graph: Graph, x: str) -> str:
    op = graph.op
    inner = op("Mul", x, op("Add", op("Tanh", x), graph.constant(np.array(1, np.float32))))
    return op("Mul", inner, graph.constant(np.array(0.5, np.float32)))


def linear(graph: Graph, x: str, own: int, width: int) -> str:
    """A layer on rows: flattened, multiplied, and back."""
    rows = graph.view(x, -1, own)
    y = graph.op("Gemm", rows, graph.weights(own, width), graph.weights(width))
    return graph.view(y, graph.size(x, 0), graph.size(x, 1), width)


def attention(graph: Graph, x: str, is_old: bool) -> str:
    op = graph.op
    batch, sequence = graph.size(x, 0), graph.size(x, 1)
    parts = graph.ops("Split", 3, linear(graph, x, WIDTH, 3 * WIDTH), axis=2, num_outputs=3)
    heads = [
        op("Transpose", graph.view(one, batch, sequence, HEADS, WIDTH // HEADS), perm=[0, 2, 1, 3]) for one in parts
    ]
    scores = op("MatMul", heads[0], op("Transpose", heads[1], perm=[0, 1, 3, 2]))
    scores = op("Div", scores, graph.constant(np.array(WIDTH // HEADS, np.float32)))
    lowest = graph.constant(np.array(-1e4, np.float32))
    if is_old:
        last = op("Unsqueeze", sequence, graph.ints(0))
        mask = graph.initializer(np.tril(np.ones((1, 1, 64, 64), bool)))
        mask = op("Slice", mask, graph.ints(0), last, graph.ints(2), graph.ints(1))
        mask = op("Slice", mask, graph.ints(0), last, graph.ints(3), graph.ints(1))
        mask = op("Cast", mask, to=TensorProto.BOOL)
    else:
        places = op("Range", graph.scalar(0), sequence, graph.scalar(1))
        rows = op("Unsqueeze", places, graph.ints(1))
        mask = op("LessOrEqual", op("Unsqueeze", places, graph.ints(0)), rows)
        mask = op("Expand", op("Unsqueeze", mask, graph.ints(0, 1)), graph.shape(batch, 1, sequence, sequence))
    weights = op("Softmax", op("Where", mask, scores, lowest), axis=-1)
    y = op("Transpose", op("MatMul", weights, heads[2]), perm=[0, 2, 1, 3])
    return linear(graph, graph.view(y, batch, sequence, WIDTH), WIDTH, WIDTH)


def mobilenet() -> Graph:
    """Batch and image are not known; rounded pools, squeeze and excitation."""
    graph = Graph("mobilenet", {"batch": (1, 2, 3, 5), "height": (32, 40, 47, 64), "width": (32, 33, 50, 61)})
    op = graph.op
    x = convolved(graph, graph.input("image", ["batch", 3, "height", "width"]), 3, 8, 3, 2)
    channels = 8
    for width, stride in ((8, 1), (16, 2), (16, 1)):
        y = convolved(graph, x, channels, 2 * channels, 1, 1)
        y = convolved(graph, y, 2 * channels, 2 * channels, 3, stride, 2 * channels)
        y = excited(graph, y, 2 * channels)
        y = convolved(graph, y, 2 * channels, width, 1, 1, relu=False)
        x = op("Add", x, y) if stride == 1 and width == channels else y
        channels = width
    x = op("MaxPool", x, kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1], ceil_mode=1)
    x = op("AveragePool", x, kernel_shape=[2, 2], strides=[1, 1], auto_pad="SAME_UPPER")
    x = op("Pad", x, graph.ints(0, 0, 1, 1, 0, 0, 1, 1))
    x = op("GlobalAveragePool", op("HardSwish", x))
    x = graph.view(x, graph.size(x, 0), -1)
    op("Softmax", op("Gemm", x, graph.weights(channels, 10), graph.weights(10)))
    return graph


def convolved(
    graph: Graph, x: str, channels: int, width: int, size: int, stride: int, group: int = 1, relu: bool = True
) -> str:
    """A convolution, a batch normalization, an activation."""
    filters = graph.weights(width, channels // group, size, size)
    pad = size // 2
    y = graph.op("Conv", x, filters, kernel_shape=[size, size], strides=[stride] * 2, pads=[pad] * 4, group=group)
    ones = graph.initializer(np.ones(width, np.float32))
    y = graph.op("BatchNormalization", y, ones, graph.weights(width), graph.weights(width), ones)
    low, high = graph.constant(np.array(0, np.float32)), graph.constant(np.array(6, np.float32))
    return graph.op("Clip", y, low, high) if relu else y


def excited(graph: Graph, x: str, channels: int) -> str:
    y = graph.op("ReduceMean", x, graph.ints(2, 3), keepdims=1)
    y = graph.op("Relu", graph.op("Conv", y, graph.weights(channels // 4, channels, 1, 1), kernel_shape=[1, 1]))
    y = graph.op("HardSigmoid", graph.op("Conv", y, graph.weights(channels, channels // 4, 1, 1), kernel_shape=[1, 1]))
    return graph.op("Mul", x, y)


def detector() -> Graph:
    """A pyramid: coarse maps are resized to fine ones and joined; boxes of all levels, of which the best are taken."""
    graph = Graph("detector", {"batch": (1, 2, 3, 5), "side": (32, 64, 96, 160)})
    op = graph.op
    image = graph.input("image", ["batch", 3, "side", "side"])
    fine = convolved(graph, convolved(graph, image, 3, 8, 3, 2), 8, 8, 3, 2)
    middle = convolved(graph, fine, 8, 16, 3, 2)
    coarse = convolved(graph, middle, 16, 16, 3, 2)
    pools = [op("MaxPool", coarse, kernel_shape=[5, 5], strides=[1, 1], pads=[2, 2, 2, 2])]
    pools.append(op("MaxPool", pools[0], kernel_shape=[5, 5], strides=[1, 1], pads=[2, 2, 2, 2]))
    coarse = convolved(graph, op("Concat", coarse, *pools, axis=1), 48, 16, 1, 1)
    scales = graph.initializer(np.array([1, 1, 2, 2], np.float32))
    larger = op(
        "Resize", coarse, "", scales, mode="nearest", coordinate_transformation_mode="asymmetric", nearest_mode="floor"
    )
    middle = convolved(graph, op("Concat", larger, middle, axis=1), 32, 16, 1, 1)
    sizes = op("Concat", op("Slice", op("Shape", middle), graph.ints(0), graph.ints(2), graph.ints(0)),
               op("Slice", op("Shape", fine), graph.ints(2), graph.ints(4), graph.ints(0)), axis=0)  # fmt: skip
    larger = op("Resize", middle, "", "", sizes, mode="linear", coordinate_transformation_mode="half_pixel")
    fine = convolved(graph, op("Concat", larger, fine, axis=1), 24, 8, 1, 1)
    boxes, scores = [], []
    for x, channels in ((fine, 8), (middle, 16), (coarse, 16)):
        y = op("Conv", x, graph.weights(3 * 9, channels, 1, 1), kernel_shape=[1, 1])
        batch, height, width = graph.size(y, 0), graph.size(y, 2), graph.size(y, 3)
        y = op("Transpose", graph.view(y, batch, 3, 9, height, width), perm=[0, 1, 3, 4, 2])
        center, size, rest = op_split(graph, op("Sigmoid", y))
        center = op("Mul", op("Add", center, grid(graph, height, width)), graph.constant(np.array(8, np.float32)))
        boxes.append(graph.view(op("Concat", center, op("Mul", size, size), axis=-1), batch, -1, 4))
        scores.append(op("Reshape", rest, graph.ints(0, -1, 5)))
    every = op("Concat", *boxes, axis=1)
    best = op("ReduceMean", op("Concat", *scores, axis=1), graph.ints(-1), keepdims=0)
    _, places = graph.ops("TopK", 2, best, graph.ints(5), axis=1)
    wide = op("Expand", op("Unsqueeze", places, graph.ints(-1)), graph.ints(1, 1, 4))
    op("GatherElements", every, wide, axis=1)
    return graph


def op_split(graph: Graph, x: str) -> list[str]:
    return graph.ops("Split", 3, x, graph.ints(2, 2, 5), axis=-1)


def grid(graph: Graph, height: str, width: str) -> str:
    """The coordinates of each place: [1, 1, height, width, 2]."""
    op = graph.op
    rows = op("Range", graph.scalar(0), height, graph.scalar(1))
    columns = op("Range", graph.scalar(0), width, graph.scalar(1))
    shape = graph.shape(1, 1, height, width, 1)
    parts = [op("Unsqueeze", columns, graph.ints(0, 1, 2, 4)), op("Unsqueeze", rows, graph.ints(0, 1, 3, 4))]
    wide = [op("Cast", op("Expand", one, shape), to=TensorProto.FLOAT) for one in parts]
    return op("Concat", *wide, axis=-1)
