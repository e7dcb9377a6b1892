"""linalg.pack and linalg.unpack: tiles innermost, and back."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.scf.parallel import mixed_reader
from pyopt.interpreter.elements import shape_text
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.signature import operand_bounds
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def _tiling(op: Operation) -> Callable[[Sequence[object]], list[int]]:
    read = mixed_reader(op, "inner_tiles")

    def tiles(operands: Sequence[object]) -> list[int]:
        found = read(operands)
        if any(tile <= 0 for tile in found):
            raise undefined(f"a tile has the extent {min(found)}")
        return found

    return tiles


def _order(rank: int, positions: Sequence[int], permutation: Sequence[int]) -> list[int]:
    """The positions of the dimensions (outer of each, then, for tiled ones, inner) of a split tensor in the packed one.

    The split tensor has the outer part of dimension i at `outer[i]` and its tile right behind it.
    """
    outer: list[int] = []
    inner: dict[int, int] = {}
    at = 0
    for dimension in range(rank):
        outer.append(at)
        at += 1
        if dimension in positions:
            inner[dimension] = at
            at += 1
    return [outer[one] for one in permutation or range(rank)] + [inner[one] for one in positions]


def evaluate_pack(op: Operation, compiler: Compiler) -> Kernel:
    tiles_of = _tiling(op)
    positions = static_values(op, "inner_dims_pos")
    permutation = static_values(op, "outer_dims_perm")
    start, end = operand_bounds(op, "padding_value")

    def pack(*operands: Array) -> Array:
        source, target = operands[:2]
        rank = source.ndim
        tiles = tiles_of(operands)
        counts = list(source.shape)
        for number, one in enumerate(permutation or range(rank)):
            counts[one] = target.shape[number]
        split: list[int] = []
        padded = list(counts)
        for dimension in range(rank):
            split.append(counts[dimension])
            if dimension in positions:
                tile = tiles[positions.index(dimension)]
                split.append(tile)
                padded[dimension] *= tile
        if any(have < need for have, need in zip(padded, source.shape, strict=True)):
            raise undefined(f"{shape_text(target.shape)} has no room for a tensor of {shape_text(source.shape)}")
        widths = [tiles[positions.index(dimension)] if dimension in positions else 1 for dimension in range(rank)]
        if any(have - need >= width for have, need, width in zip(padded, source.shape, widths, strict=True)):
            raise undefined(f"{shape_text(target.shape)} is larger than tiles of {shape_text(source.shape)}")
        if tuple(padded) != source.shape:
            if start == end:
                raise undefined("tiles do not divide the tensor, and there is no padding value")
            whole = np.full(padded, operands[start], source.dtype)
            whole[tuple([slice(0, extent) for extent in source.shape])] = source
            source = whole
        result = source.reshape(split).transpose(_order(rank, positions, permutation))
        if result.shape != target.shape:
            raise undefined(f"the result has the shape {shape_text(result.shape)}, not {shape_text(target.shape)}")
        return result

    return pack


def evaluate_unpack(op: Operation, compiler: Compiler) -> Kernel:
    tiles_of = _tiling(op)
    positions = static_values(op, "inner_dims_pos")
    permutation = static_values(op, "outer_dims_perm")

    def unpack(*operands: Array) -> Array:
        source, target = operands[:2]
        rank = target.ndim
        tiles = tiles_of(operands)
        if list(source.shape[rank:]) != tiles:
            raise undefined(f"a source of {shape_text(source.shape)} does not end in tiles of {shape_text(tiles)}")
        order = _order(rank, positions, permutation)
        split = source.transpose([order.index(at) for at in range(source.ndim)])
        sizes: list[int] = []
        at = 0
        for dimension in range(rank):
            size = split.shape[at]
            at += 1
            if dimension in positions:
                size *= split.shape[at]
                at += 1
            sizes.append(size)
        if any(have < need for have, need in zip(sizes, target.shape, strict=True)):
            raise undefined(f"the tiles make {shape_text(sizes)}, which is less than {shape_text(target.shape)}")
        if any(
            have != need for at, (have, need) in enumerate(zip(sizes, target.shape, strict=True)) if at not in positions
        ):
            raise undefined(f"the tiles make {shape_text(sizes)}, not {shape_text(target.shape)}")
        return split.reshape(sizes)[tuple([slice(0, extent) for extent in target.shape])]

    return unpack


RELAYOUTS: Final[dict[str, Evaluator]] = {"linalg.pack": evaluate_pack, "linalg.unpack": evaluate_unpack}
