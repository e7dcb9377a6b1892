"""One op after the other on tensors with unknown extents, to compare each with what it makes when it is run."""

from __future__ import annotations

import numpy as np
from onnx import TensorProto

from tools.onnx_graphs.builder import Graph

MOST = 2**63 - 1


def single_ops() -> Graph:
    graph = Graph("single-ops", {"n": (4, 8, 12, 20), "m": (6, 7, 9, 10), "k": (1, 2, 3, 5)})
    image = graph.input("image", ["k", 8, "n", "m"])
    matrix = graph.input("matrix", ["n", "m"])
    words = graph.input("words", ["n", "k", 6])
    index = graph.input("index", ["n", "k"], TensorProto.INT64)
    elementwise(graph, matrix)
    normalization(graph, image, matrix)
    windows(graph, image)
    layout(graph, image, matrix)
    selection(graph, matrix, index)
    recurrent(graph, words)
    values(graph, image)
    return graph


def elementwise(graph: Graph, matrix: str) -> None:
    for name in ("Acosh", "Asinh", "Atanh", "Hardmax", "Trilu", "Bernoulli", "EyeLike", "Dropout", "Identity"):
        graph.op(name, matrix)
    for name in ("RandomNormalLike", "RandomUniformLike"):
        graph.op(name, matrix)
    graph.op("Trilu", matrix, graph.scalar(1), upper=0)
    graph.ops("Dropout", 2, matrix)
    graph.op("CastLike", matrix, graph.scalar(1))
    scale, zero = graph.constant(np.array(0.1, np.float32)), graph.constant(np.array(3, np.uint8))
    quantized = graph.op("QuantizeLinear", matrix, scale, zero)
    graph.op("DequantizeLinear", quantized, scale, zero)
    graph.ops("DynamicQuantizeLinear", 3, matrix)
    graph.op("RandomNormal", shape=[2, 3])
    graph.op("RandomUniform", shape=[4])
    graph.op("Clip", matrix, "", scale)


def normalization(graph: Graph, image: str, matrix: str) -> None:
    ones = graph.initializer(np.ones(8, np.float32))
    graph.op("InstanceNormalization", image, ones, ones)
    two = graph.initializer(np.ones(2, np.float32))
    graph.op("GroupNormalization", image, two, two, num_groups=2)
    graph.ops("LayerNormalization", 3, graph.op("Transpose", image, perm=[0, 2, 3, 1]), ones, ones)
    graph.op("LpNormalization", matrix)
    graph.op("MeanVarianceNormalization", image)


def windows(graph: Graph, image: str) -> None:
    for pads in ([0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 1, 0], [1, 0, 1, 1]):
        for stride in (1, 2, 3):
            for ceil in (0, 1):
                graph.op("MaxPool", image, kernel_shape=[3, 2], strides=[stride, 2], pads=pads, ceil_mode=ceil)
    graph.op("AveragePool", image, kernel_shape=[2, 2], strides=[2, 2], auto_pad="SAME_UPPER")
    graph.op("AveragePool", image, kernel_shape=[2, 2], strides=[2, 2], auto_pad="SAME_LOWER")
    graph.op("MaxPool", image, kernel_shape=[2, 2], dilations=[2, 3])
    weights = graph.weights(8, 3, 3, 2)
    graph.op("ConvTranspose", image, weights)
    graph.op("ConvTranspose", image, weights, strides=[2, 3], pads=[1, 0, 1, 1], output_padding=[1, 0])
    graph.op("ConvTranspose", image, weights, strides=[2, 2], auto_pad="SAME_UPPER")
    graph.op("ConvTranspose", image, graph.weights(8, 3, 2, 2), group=4, dilations=[2, 2])
    graph.op("Conv", image, graph.weights(4, 2, 3, 3), group=4, dilations=[1, 2], strides=[2, 1])
    graph.op("GlobalMaxPool", image)
    graph.ops("MaxPool", 2, image, kernel_shape=[2, 3], strides=[2, 1])
    graph.op(
        "GridSample", image, graph.op("Expand", graph.weights(1, 5, 6, 2), graph.shape(graph.size(image, 0), 1, 1, 1))
    )
    graph.op("RoiAlign", image, graph.weights(3, 4), graph.ints(0, 0, 0), output_height=4, output_width=5)


def layout(graph: Graph, image: str, matrix: str) -> None:
    op, ints = graph.op, graph.ints
    op("DepthToSpace", image, blocksize=2)
    op("SpaceToDepth", op("Slice", image, ints(0), ints(6), ints(3)), blocksize=2)
    op("Pad", image, ints(0, 0, 1, 2, 0, 3, 0, 4))
    op("Pad", image, ints(1, 2, 3, 4), "", ints(3, 1))
    op("Flatten", image, axis=2)
    op("Slice", image, ints(1, -3), ints(MOST, -1), ints(1, 2))
    op("Slice", image, ints(-1), ints(-MOST), ints(1), ints(-2))
    op("Slice", image, ints(0), ints(2), ints(-1))
    graph.ops("Split", 3, image, axis=1, num_outputs=3)
    graph.ops("Split", 2, image, ints(2, 6), axis=1)
    op("Squeeze", op("Slice", image, ints(0), ints(1), ints(1)), ints(1))
    op("Unsqueeze", image, ints(0, -1))
    op("Tile", matrix, ints(2, 3))
    op("Expand", matrix, ints(3, 1, 1))
    for axes in ("", ints(0, -1)):
        for kept in (0, 1):
            op("ReduceL2", image, axes, keepdims=kept)
    op("ReduceMin", image, "", noop_with_empty_axes=1)
    op("Resize", image, "", graph.initializer(np.array([1, 1, 0.5, 1.25], np.float32)), mode="nearest")
    op("Resize", image, "", "", ints(5, 9), axes=[2, 3], mode="linear")
    op("Resize", image, "", graph.initializer(np.array([3, 2], np.float32)), axes=[-1, -2], mode="nearest")


def selection(graph: Graph, matrix: str, index: str) -> None:
    op = graph.op
    op("Gather", matrix, index, axis=1)
    op("GatherElements", matrix, index)
    op("GatherND", matrix, graph.constant(np.zeros((3, 1), np.int64)))
    op("GatherND", matrix, op("Unsqueeze", index, graph.ints(-1)), batch_dims=1)
    op("ScatterElements", matrix, index, op("Cast", index, to=TensorProto.FLOAT), axis=1)
    op("ScatterND", matrix, graph.constant(np.zeros((1, 2), np.int64)), graph.constant(np.zeros(1, np.float32)))
    depth, both = graph.scalar(7), graph.constant(np.array([0, 1], np.float32))
    op("OneHot", index, depth, both)
    op("OneHot", index, depth, both, axis=0)
    graph.ops("TopK", 2, matrix, graph.ints(2))
    op("ArgMin", matrix, axis=0, keepdims=0)
    op("CumSum", matrix, graph.scalar(0))
    op(
        "ReverseSequence",
        matrix,
        op("Slice", op("Expand", graph.ints(1), graph.shape(graph.size(matrix, 1))), graph.ints(0), graph.ints(MOST)),
    )


def recurrent(graph: Graph, words: str) -> None:
    for kind, gates, results, directions in (("LSTM", 4, 3, 1), ("GRU", 3, 2, 2), ("RNN", 1, 2, 1)):
        weights = [graph.weights(directions, gates * 5, 6), graph.weights(directions, gates * 5, 5)]
        direction = "bidirectional" if directions == 2 else "forward"
        graph.ops(kind, results, words, *weights, hidden_size=5, direction=direction)


def values(graph: Graph, image: str) -> None:
    """Arithmetic on extents, back into a shape."""
    op = graph.op
    k, height, width = [graph.size(image, at) for at in (0, 2, 3)]
    extents = [
        op("Add", height, width), op("Mul", k, height), op("Sub", op("Mul", height, graph.scalar(3)), height),
        op("Div", height, graph.scalar(2)), op("Mod", width, graph.scalar(4)), op("Max", width, graph.scalar(0)),
        op("Min", height, graph.scalar(1)), op("Where", op("Equal", width, graph.scalar(-1)), k, width),
        op("Size", image),
        op("ReduceProd", op("Shape", image, start=2), keepdims=0),
        op("ReduceSum", op("Shape", image), graph.ints(0), keepdims=0),
        op("Cast", op("Cast", op("Abs", width), to=TensorProto.INT32), to=TensorProto.INT64), op("Neg", op("Neg", k)),
    ]  # fmt: skip
    for extent in extents:
        op("ConstantOfShape", op("Unsqueeze", extent, graph.ints(0)))
        op("Range", graph.scalar(0), extent, graph.scalar(1))
    shape = op("Shape", image)
    reverse = op("Slice", shape, graph.ints(-1), graph.ints(-MOST), graph.ints(0), graph.ints(-1))
    op("ConstantOfShape", op("Gather", reverse, graph.ints(0, 3)))
    pairs = op("Reshape", op("Concat", shape, reverse, axis=0), graph.ints(-1, 2))
    op(
        "ConstantOfShape",
        op("Reshape", op("Transpose", op("Slice", pairs, graph.ints(1), graph.ints(3)), perm=[1, 0]), graph.ints(-1)),
    )
    parts = graph.ops("Split", 2, shape, graph.ints(1, 3))
    op("ConstantOfShape", op("Tile", parts[0], graph.ints(3)))
    op("ConstantOfShape", op("Squeeze", op("Unsqueeze", parts[1], graph.ints(0)), graph.ints(0)))
    op("Expand", k, op("Mul", graph.ints(1, 1), graph.scalar(2)))
