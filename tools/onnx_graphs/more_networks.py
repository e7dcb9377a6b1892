"""More networks: a U-Net that pads and crops, an encoder of speech with relative positions, a decoder with a cache."""

from __future__ import annotations

import numpy as np
from onnx import TensorProto, numpy_helper

from tools.onnx_graphs.builder import Graph
from tools.onnx_graphs.networks import HEADS, WIDTH, convolved, gelu

DEPTH = WIDTH // HEADS


def floats(graph: Graph, *values: float) -> str:
    return graph.constant(np.array(values, np.float32))


def segmenter() -> Graph:
    """A U-Net: the image is padded to a multiple of 8, halved and doubled again, and cropped to what it was."""
    graph = Graph("segmenter", {"batch": (1, 2, 3, 5), "height": (17, 32, 45, 70), "width": (24, 33, 40, 51)})
    op, ints, scalar = graph.op, graph.ints, graph.scalar
    image = graph.input("image", ["batch", 3, "height", "width"])
    height, width = graph.size(image, 2), graph.size(image, 3)
    pads = [op("Mod", op("Sub", scalar(8), op("Mod", extent, scalar(8))), scalar(8)) for extent in (height, width)]
    x = op("Pad", image, graph.shape(0, 0, 0, 0, 0, 0, *pads), mode="reflect")
    skipped = []
    channels = 3
    for wide in (8, 16, 16):
        x = convolved(graph, x, channels, wide, 3, 1)
        skipped.append((x, wide))
        x, _ = graph.ops("MaxPool", 2, x, kernel_shape=[2, 2], strides=[2, 2])
        channels = wide
    x = convolved(graph, x, channels, 16, 3, 1)
    channels = 16
    for level, (skip, wide) in enumerate(reversed(skipped)):
        if level == 1:
            # The size of the skipped one in floats, as interpolation by a computed scale is exported.
            scales = [
                op("Div", *[op("Cast", graph.size(one, axis), to=TensorProto.FLOAT) for one in (skip, x)])
                for axis in (2, 3)
            ]
            parts = [op("Unsqueeze", one, ints(0)) for one in scales]
            larger = op("Resize", x, "", op("Concat", floats(graph, 1, 1), *parts, axis=0), mode="linear")
        else:
            weights = graph.weights(channels, channels, 2, 2)
            larger = op("ConvTranspose", x, weights, graph.weights(channels), kernel_shape=[2, 2], strides=[2, 2])
        x = convolved(graph, op("Concat", skip, larger, axis=1), channels + wide, wide, 3, 1)
        channels = wide
    x = op("Conv", x, graph.weights(4, channels, 1, 1), kernel_shape=[1, 1])
    ends = graph.shape(height, width)
    x = op("Slice", x, ints(0, 0), ends, ints(2, 3), ints(1, 1))
    op("ArgMax", op("LogSoftmax", x, axis=1), axis=1, keepdims=0)
    # Half of it for a preview, by a size that is computed in floats and rounded down.
    half = [
        op(
            "Cast",
            op("Floor", op("Mul", op("Cast", one, to=TensorProto.FLOAT), floats(graph, 0.5))),
            to=TensorProto.INT64,
        )
        for one in (height, width)
    ]
    sizes = op("Concat", op("Slice", op("Shape", x), ints(0), ints(2), ints(0)),
               *[op("Reshape", one, ints(-1)) for one in half], axis=0)  # fmt: skip
    small = op("Resize", x, "", "", sizes, mode="nearest")
    op(
        "ReduceMean",
        op("SpaceToDepth", op("Pad", small, ints(0, 0, 0, 0, 0, 0, 1, 1)), blocksize=1),
        ints(2, 3),
        keepdims=0,
    )
    return graph


def layer_normalized(graph: Graph, x: str, width: int = WIDTH) -> str:
    ones = graph.initializer(np.ones(width, np.float32))
    return graph.op("LayerNormalization", x, ones, graph.weights(width), axis=-1)


def dense(graph: Graph, x: str, own: int, width: int) -> str:
    return graph.op("Add", graph.op("MatMul", x, graph.weights(own, width)), graph.weights(width))


def heads_of(graph: Graph, x: str) -> str:
    """[batch, heads, length, depth]"""
    y = graph.op("Reshape", x, graph.ints(0, 0, HEADS, DEPTH))
    return graph.op("Transpose", y, perm=[0, 2, 1, 3])


def joined(graph: Graph, y: str) -> str:
    y = graph.op("Transpose", y, perm=[0, 2, 1, 3])
    return graph.op("Reshape", y, graph.ints(0, 0, WIDTH))


def speech() -> Graph:
    """Frames by strided convolutions over samples, blocks with gated convolutions, attention by relative positions."""
    graph = Graph("speech", {"batch": (1, 2, 3, 5), "samples": (800, 1000, 1601, 2400)})
    op, ints = graph.op, graph.ints
    x = op("Unsqueeze", graph.input("samples_in", ["batch", "samples"]), ints(1))
    channels = 1
    for size, stride in ((10, 5), (3, 2), (3, 2), (2, 2)):
        x = op("Conv", x, graph.weights(WIDTH, channels, size), kernel_shape=[size], strides=[stride])
        x = gelu(graph, op("InstanceNormalization", x, *[graph.initializer(np.ones(WIDTH, np.float32))] * 2))
        channels = WIDTH
    x = layer_normalized(graph, op("Transpose", x, perm=[0, 2, 1]))
    frames = graph.size(x, 1)
    for _ in range(2):
        x = op("Add", x, relative_attention(graph, layer_normalized(graph, x), frames))
        y = op("Transpose", layer_normalized(graph, x), perm=[0, 2, 1])
        y = op("Conv", y, graph.weights(2 * WIDTH, WIDTH, 1), kernel_shape=[1])
        left, right = graph.ops("Split", 2, y, axis=1, num_outputs=2)
        y = op("Mul", left, op("Sigmoid", right))
        y = op("Conv", y, graph.weights(WIDTH, 1, 7), kernel_shape=[7], pads=[3, 3], group=WIDTH)
        x = op("Add", x, op("Transpose", y, perm=[0, 2, 1]))
    # Pairs of frames for the result.
    x = op("AveragePool", op("Transpose", x, perm=[0, 2, 1]), kernel_shape=[2], strides=[2], ceil_mode=1)
    logits = op("LogSoftmax", dense(graph, op("Transpose", x, perm=[0, 2, 1]), WIDTH, 30), axis=-1)
    graph.ops("TopK", 2, logits, ints(3), axis=-1)
    return graph


def relative_attention(graph: Graph, x: str, frames: str) -> str:
    """Scores by distances: a row of 2 n - 1 of them is shifted by padding and reshaping."""
    op, ints, scalar = graph.op, graph.ints, graph.scalar
    query, key, value = [heads_of(graph, dense(graph, x, WIDTH, WIDTH)) for _ in range(3)]
    last = op("Sub", frames, scalar(1))
    distances = op("Range", last, op("Neg", frames), scalar(-1))
    angles = op(
        "Mul", op("Unsqueeze", op("Cast", distances, to=TensorProto.FLOAT), ints(1)), graph.weights(1, WIDTH // 2)
    )
    table = op("Concat", op("Sin", angles), op("Cos", angles), axis=-1)
    places = op("Transpose", op("Reshape", op("MatMul", table, graph.weights(WIDTH, WIDTH)), ints(1, -1, HEADS, DEPTH)),
                perm=[0, 2, 3, 1])  # fmt: skip
    shifted = op("Pad", op("MatMul", query, places), ints(0, 0, 0, 1, 0, 0, 0, 0))
    batch, rows, columns = graph.size(shifted, 0), graph.size(shifted, 2), graph.size(shifted, 3)
    shifted = graph.view(shifted, batch, HEADS, columns, rows)
    shifted = op("Slice", shifted, ints(1), ints(2**63 - 1), ints(2))
    shifted = graph.view(shifted, batch, HEADS, rows, op("Sub", columns, scalar(1)))
    shifted = op("Slice", shifted, ints(0), op("Unsqueeze", frames, ints(0)), ints(3))
    scores = op("Add", op("MatMul", query, op("Transpose", key, perm=[0, 1, 3, 2])), shifted)
    y = op("MatMul", op("Softmax", op("Mul", scores, floats(graph, DEPTH**-0.5)), axis=-1), value)
    return dense(graph, joined(graph, y), WIDTH, WIDTH)


def decoder() -> Graph:
    """A decoder of text with past keys and values, which attends to itself and to what an encoder gives."""
    graph = Graph("decoder", {
        "batch": (1, 2, 3, 5), "new": (1, 2, 3, 4), "past": (0, 3, 7, 11), "frames": (5, 10, 15, 25),
    })  # fmt: skip
    op, ints, scalar = graph.op, graph.ints, graph.scalar
    ids = graph.input("ids", ["batch", "new"], TensorProto.INT64)
    audio = graph.input("audio", ["batch", "frames", WIDTH])
    pasts = [graph.input(f"past_{at}", ["batch", HEADS, "past", DEPTH]) for at in range(4)]
    past, new = graph.size(pasts[0], 2), graph.size(ids, 1)
    total = op("Add", past, new)
    x = op("Gather", graph.weights(50, WIDTH), ids, axis=0)
    table = op(
        "Slice", graph.weights(64, WIDTH), op("Unsqueeze", past, ints(0)), op("Unsqueeze", total, ints(0)), ints(0)
    )
    x = op("Add", x, table)
    # Row i may see the columns up to past + i.
    columns, rows = op("Range", scalar(0), total, scalar(1)), op("Range", past, total, scalar(1))
    hidden = op("Not", op("LessOrEqual", op("Unsqueeze", columns, ints(0)), op("Unsqueeze", rows, ints(1))))
    lowest = op("ConstantOfShape", op("Shape", hidden), value=numpy_helper.from_array(np.array([-1e4], np.float32)))
    mask = op("Where", hidden, lowest, floats(graph, 0))
    mask = op("Expand", op("Unsqueeze", mask, ints(0, 1)), graph.shape(graph.size(ids, 0), 1, new, total))
    for layer in range(2):
        y = layer_normalized(graph, x)
        query, key, value = [heads_of(graph, dense(graph, y, WIDTH, WIDTH)) for _ in range(3)]
        key = op("Concat", pasts[2 * layer], key, axis=2)
        value = op("Concat", pasts[2 * layer + 1], value, axis=2)
        scores = op("Add", op("MatMul", query, op("Transpose", key, perm=[0, 1, 3, 2])), mask)
        y = joined(graph, op("MatMul", op("Softmax", scores, axis=-1), value))
        x = op("Add", x, dense(graph, y, WIDTH, WIDTH))
        query = heads_of(graph, dense(graph, layer_normalized(graph, x), WIDTH, WIDTH))
        key, value = [heads_of(graph, dense(graph, audio, WIDTH, WIDTH)) for _ in range(2)]
        y = op("Einsum", op("Softmax", op("Einsum", query, key, equation="bhid,bhjd->bhij"), axis=-1), value,
               equation="bhij,bhjd->bihd")  # fmt: skip
        x = op("Add", x, dense(graph, op("Reshape", y, ints(0, 0, -1)), WIDTH, WIDTH))
        y = dense(graph, gelu(graph, dense(graph, layer_normalized(graph, x), WIDTH, 4 * WIDTH)), 4 * WIDTH, WIDTH)
        x = op("Add", x, y)
    last = op("Gather", layer_normalized(graph, x), ints(-1), axis=1)
    logits = op("MatMul", op("Squeeze", last, ints(1)), graph.weights(WIDTH, 50))
    chosen = op("ArgMax", logits, axis=-1, keepdims=1)
    op("Concat", ids, chosen, axis=1)
    return graph
