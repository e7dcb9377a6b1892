"""Ops that move, select and count elements, and reductions."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tools.onnx_graphs.draws import Draw, Drawn, draws, numbers, when


def reduction(draw: Draw, by_operand: bool) -> Drawn:
    shape = draw.shape(1)
    axes = sorted(draw.some(len(shape), 1)) if draw.number(0, 3) else None
    keep = when(draw.yes(), keepdims=draw.number(0, 1))
    if not by_operand:
        return Drawn(draw.floats(shape), **keep, **when(axes is not None, axes=axes))
    if draw.yes():
        keep["noop_with_empty_axes"] = draw.number(0, 1)
    return Drawn(draw.floats(shape), None if axes is None else numbers(axes), constants=[1], **keep)


@draws(
    "ReduceL1 ReduceL2 ReduceLogSum ReduceLogSumExp ReduceMax ReduceMaxV18 ReduceMean ReduceMin ReduceMinV18 "
    "ReduceProd ReduceSum ReduceSumSquare"
)
def reduce(draw: Draw) -> Drawn:
    return reduction(draw, True)


@draws(
    "ReduceL1V13 ReduceL2V13 ReduceLogSumV13 ReduceLogSumExpV13 ReduceMaxV13 ReduceMeanV13 ReduceMinV13 ReduceProdV13 "
    "ReduceSumV11 ReduceSumSquareV13"
)
def reduce_by_attribute(draw: Draw) -> Drawn:
    return reduction(draw, False)


@draws("ArgMax ArgMin")
def arg(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    given = when(draw.yes(), axis=draw.number(-len(shape), len(shape) - 1))
    return Drawn(draw.floats(shape), keepdims=draw.number(0, 1), **given)


@draws("Concat")
def concat(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    parts = [draw.floats([*shape[:axis], draw.extent(), *shape[axis + 1 :]]) for _ in range(draw.number(1, 4))]
    return Drawn(*parts, axis=axis - len(shape) if draw.yes() else axis)


@draws("Flatten")
def flatten(draw: Draw) -> Drawn:
    shape = draw.shape()
    return Drawn(draw.floats(shape), axis=draw.number(-len(shape), len(shape)))


@draws("Gather")
def gather(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    indices = draw.ints(draw.shape(0, 3), -shape[axis], shape[axis] - 1)
    return Drawn(draw.floats(shape), indices, axis=axis - len(shape) if draw.yes() else axis)


@draws("GatherElements")
def gather_elements(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    own = [draw.number(1, one) for one in shape]
    own[axis] = draw.extent()
    return Drawn(draw.floats(shape), draw.ints(own, 0, shape[axis] - 1), axis=axis)


@draws("GatherND")
def gather_nd(draw: Draw) -> Drawn:
    shape = draw.shape(2, 5)
    shared = draw.number(0, len(shape) - 1)
    count = draw.number(1, len(shape) - shared)
    return Drawn(draw.floats(shape), draw.ints([*shape[:shared], *draw.shape(0, 2), count], 0, 0), batch_dims=shared)


@draws("ScatterElements Scatter")
def scatter_elements(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    own = [draw.number(1, one) for one in shape]
    indices = np.argsort(draw.floats(own), axis=axis) % shape[axis]
    return Drawn(draw.floats(shape), indices, draw.floats(own), axis=axis)


@draws("ScatterND")
def scatter_nd(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    return Drawn(draw.floats(shape), draw.ints([1, 1], 0, shape[0] - 1), draw.floats([1, *shape[1:]]))


@draws("TensorScatter")
def tensor_scatter(draw: Draw) -> Drawn:
    batch, heads, places, own = draw.shape(4, 4)
    return Drawn(draw.floats([batch, heads, places, own]), draw.floats([batch, heads, 1, own]), numbers([0] * batch))


@draws("Pad PadV11 PadV13 PadV18")
def pad(draw: Draw) -> Drawn:
    shape = draw.shape(1, least=2)
    sides = [draw.number(-1, 3) for _ in range(2 * len(shape))]
    return Drawn(draw.floats(shape), numbers(sides), draw.floats([]) if draw.yes() else None, constants=[1])


@draws("PadV19")
def pad_some(draw: Draw) -> Drawn:
    shape = draw.shape(1, least=2)
    axes = draw.some(len(shape), 1)
    sides = [draw.number(-1, 3) for _ in range(2 * len(axes))]
    return Drawn(draw.floats(shape), numbers(sides), None, numbers(axes), constants=[1, 3])


@draws("PadV2")
def pad_by_attribute(draw: Draw) -> Drawn:
    shape = draw.shape(1, least=2)
    return Drawn(draw.floats(shape), pads=[draw.number(-1, 3) for _ in range(2 * len(shape))])


@draws("Reshape")
def reshape(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    target = [shape[one] for one in draw.order(len(shape))]
    if draw.yes() and len(target) > 1:
        target[:2] = [target[0] * target[1]]
    open_at = draw.number(-1, len(target) - 1)
    extents = [0 if at < len(shape) and one == shape[at] and draw.yes() else one for at, one in enumerate(target)]
    return Drawn(
        draw.floats(shape), numbers([-1 if at == open_at else one for at, one in enumerate(extents)]), constants=[1]
    )


@draws("Shape")
def shape_of(draw: Draw) -> Drawn:
    ends: dict[str, Any] = {name: draw.number(-5, 5) for name in ("start", "end") if draw.yes()}
    return Drawn(draw.floats(draw.shape()), **ends)


@draws("Size")
def size(draw: Draw) -> Drawn:
    return Drawn(draw.floats(draw.shape()))


@draws("Tile")
def tile(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    return Drawn(draw.floats(shape), numbers([draw.number(1, 3) for _ in shape]), constants=[1])


@draws("Transpose")
def transpose(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    return Drawn(draw.floats(shape), **when(draw.yes(), perm=draw.order(len(shape))))


@draws("Constant")
def constant(draw: Draw) -> Drawn:
    return Drawn(value_ints=draw.shape(1)) if draw.yes() else Drawn(value_float=1.0)


@draws("ConstantOfShape")
def fill(draw: Draw) -> Drawn:
    return Drawn(numbers(draw.shape()), constants=[0])


@draws("Expand")
def expand(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    return Drawn(draw.floats(draw.part(shape)), numbers(draw.part(shape)), constants=[1])


@draws("Range")
def range_of(draw: Draw) -> Drawn:
    ends = [np.array(draw.number(-9, 9), np.int64) for _ in range(2)]
    return Drawn(*ends, np.array(draw.one_of(-3, -2, -1, 1, 2, 3), np.int64), constants=[0, 1, 2])


@draws("Slice")
def slice_of(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axes = draw.some(len(shape), 1) if draw.yes() else list(range(draw.number(1, len(shape))))
    ends = [numbers([draw.one_of(-9, -2, -1, 0, 1, 2, 5, 2**31 - 1, 2**63 - 1, -(2**63)) for _ in axes]) for _ in "se"]
    steps = numbers([draw.one_of(-2, -1, 1, 2, 3) for _ in axes]) if draw.yes() else None
    return Drawn(draw.floats(shape), *ends, numbers(axes), steps, constants=[1, 2, 3, 4])


@draws("SliceV1")
def slice_by_attribute(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axes = sorted(draw.order(len(shape))[: draw.number(1, len(shape))])
    ends: dict[str, Any] = {name: [draw.one_of(-2, -1, 0, 1, 2, 9) for _ in axes] for name in ("starts", "ends")}
    return Drawn(draw.floats(shape), axes=axes, **ends)


@draws("Split")
def split(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis, parts = draw.number(0, len(shape) - 1), draw.number(1, 4)
    sizes = [draw.extent() for _ in range(parts)]
    shape[axis] = sum(sizes)
    axis = axis - len(shape) if draw.yes() else axis
    if draw.yes():
        return Drawn(draw.floats(shape), numbers(sizes), results=parts, constants=[1], axis=axis)
    return Drawn(draw.floats(shape), results=parts, axis=axis, num_outputs=parts)


@draws("SplitV11")
def split_by_attribute(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis, parts = draw.number(0, len(shape) - 1), draw.number(1, 4)
    sizes = [draw.extent() for _ in range(parts)]
    shape[axis] = sum(sizes)
    return Drawn(draw.floats(shape), results=parts, axis=axis, split=sizes)


@draws("SplitV13")
def split_by_operand(draw: Draw) -> Drawn:
    drawn = split_by_attribute(draw)
    sizes = numbers(drawn.attributes["split"])
    return Drawn(*drawn.operands, sizes, results=drawn.results, constants=[1], axis=drawn.attributes["axis"])


@draws("Squeeze")
def squeeze(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    ones = [at for at, one in enumerate(shape) if one == 1]
    axes = None if draw.yes() else numbers([one - len(shape) if draw.yes() else one for one in ones])
    return Drawn(draw.floats(shape), axes, constants=[1])


@draws("SqueezeV11")
def squeeze_by_attribute(draw: Draw) -> Drawn:
    shape = [1, *draw.shape()]
    return Drawn(draw.floats(shape), axes=[at for at, one in enumerate(shape) if one == 1])


@draws("Unsqueeze")
def unsqueeze(draw: Draw) -> Drawn:
    shape, more = draw.shape(), draw.number(1, 3)
    axes = draw.order(len(shape) + more)[:more]
    axes = [one - len(shape) - more if draw.yes() else one for one in axes]
    return Drawn(draw.floats(shape), numbers(axes), constants=[1])


@draws("UnsqueezeV11")
def unsqueeze_by_attribute(draw: Draw) -> Drawn:
    shape, more = draw.shape(), draw.number(1, 3)
    return Drawn(draw.floats(shape), axes=sorted(draw.order(len(shape) + more)[:more]))


@draws("DepthToSpace")
def depth_to_space(draw: Draw) -> Drawn:
    shape, block = draw.shape(4, 4), draw.number(1, 3)
    shape[1] *= block * block
    return Drawn(draw.floats(shape), blocksize=block, mode=draw.one_of("DCR", "CRD"))


@draws("SpaceToDepth")
def space_to_depth(draw: Draw) -> Drawn:
    shape, block = draw.shape(4, 4), draw.number(1, 3)
    return Drawn(draw.floats([*shape[:2], shape[2] * block, shape[3] * block]), blocksize=block)


@draws("OneHot")
def one_hot(draw: Draw) -> Drawn:
    shape = draw.shape()
    depth = np.array(draw.number(1, 5), np.int64)
    axis = draw.number(-len(shape) - 1, len(shape))
    return Drawn(draw.ints(shape), depth, draw.floats([2]), constants=[1], axis=axis)


@draws("TopK")
def top(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis = draw.number(0, len(shape) - 1)
    count = numbers([draw.number(1, shape[axis])])
    return Drawn(draw.floats(shape), count, results=2, constants=[1], axis=axis - len(shape) if draw.yes() else axis)


@draws("Compress")
def compress(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axis = draw.number(-len(shape), len(shape) - 1)
    if draw.yes():
        return Drawn(draw.floats(shape), draw.bools(shape[axis : len(shape) + axis + 1][:1]), axis=axis)
    return Drawn(draw.floats(shape), draw.bools([prod(shape)]))


@draws("NonZero")
def non_zero(draw: Draw) -> Drawn:
    return Drawn(draw.ints(draw.shape(1), 0, 1))


@draws("Unique")
def unique(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    given = when(draw.yes(), axis=draw.number(-len(shape), len(shape) - 1))
    return Drawn(draw.floats(shape), results=draw.number(1, 4), **given)


@draws("CenterCropPad")
def crop(draw: Draw) -> Drawn:
    shape = draw.shape(1)
    axes = draw.some(len(shape), 1)
    if draw.yes():
        return Drawn(draw.floats(shape), numbers([draw.extent() for _ in shape]), constants=[1])
    return Drawn(draw.floats(shape), numbers([draw.extent() for _ in axes]), constants=[1], axes=axes)


@draws("NonMaxSuppression")
def suppress(draw: Draw) -> Drawn:
    batch, boxes, classes = draw.shape(3, 3)
    return Drawn(draw.floats([batch, boxes, 4]), draw.floats([batch, classes, boxes]), numbers([2]), constants=[2])
