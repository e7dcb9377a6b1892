"""Verifiers of linalg.pack and linalg.unpack, beyond their declarations, and the types of packed tensors."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import shape_of
from pyopt.dialects.linalg.verify import text_of
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import constant_index, join, static_values, verify_dynamic
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, TensorType, Type
from pyopt.light import Sequence


def _tensor(type: Type) -> TensorType:
    """The type, which a declaration says is a tensor."""
    assert isinstance(type, TensorType)
    return type


def packed_type(
    source: TensorType, tiles: Sequence[int], positions: Sequence[int], permutation: Sequence[int]
) -> TensorType:
    """The tiled dimensions divided (rounded up) by their tiles, the outer ones permuted, the tiles at the end."""
    outer = list(shape_of(source))
    for position, tile in zip(positions, tiles, strict=True):
        if outer[position] != DYNAMIC:
            outer[position] = DYNAMIC if tile == DYNAMIC else -(-outer[position] // tile)
    if permutation:
        outer = [outer[position] for position in permutation]
    return TensorType.get((*outer, *tiles), source.element_type)


def verify_pack(op: Operation) -> str | None:
    """Tiles and positions fit, and without a padding value the tiles divide the source."""
    source = _tensor(op.operands[0].type)
    target = _tensor(op.operands[1].type)
    if op.results[0].type is not target:
        return "failed to verify that result type matches type of dest"
    _verify_relayout(op, source, target)
    padding = operand_group(op, "padding_value")
    if padding:
        if padding[0].type is not source.element_type:
            return f"expected padding_value has {text_of(source.element_type)} but got: {text_of(padding[0].type)}"
        return None
    if needs_padding(op, shape_of(source), shape_of(target)):
        return (
            "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set"
        )
    return None


def verify_unpack(op: Operation) -> str | None:
    """Tiles and positions fit."""
    source = _tensor(op.operands[0].type)
    target = _tensor(op.operands[1].type)
    if op.results[0].type is not target:
        return "failed to verify that result type matches type of dest"
    _verify_relayout(op, target, source)
    return None


def _invalid_positions(positions: tuple[int, ...], rank: int) -> bool:
    if len(positions) > rank:
        return True
    return len(set(positions)) != len(positions) or any(not 0 <= position < rank for position in positions)


def _verify_relayout(op: Operation, unpacked: TensorType, packed: TensorType) -> None:
    dynamic = operand_group(op, "inner_tiles")
    static = static_values(op, "static_inner_tiles")
    rank = len(shape_of(unpacked))
    positions = static_values(op, "inner_dims_pos")
    permutation = static_values(op, "outer_dims_perm")
    message = ""
    if 0 in static or any(constant_index(tile) == 0 for tile in dynamic):
        message = "invalid zero tile factor"
    elif _invalid_positions(positions, rank):
        message = "invalid inner_dims_pos vector"
    elif _invalid_positions(permutation, rank):
        message = "invalid outer_dims_perm vector"
    elif permutation and len(permutation) != rank:
        message = "outer_dims_perm must be a permutation or empty"
    elif len(static) > rank:
        message = "tiling factors must be less than or equal to the input rank for pack or output rank for unpack"
    elif len(static) != len(positions):
        message = "tiling factors must equal the number of dimensions to tile"
    elif rank + len(static) != len(shape_of(packed)):
        message = (
            f"packed rank != (unpacked rank + num tiling factors), got {len(shape_of(packed))} != {rank + len(static)}"
        )
    else:
        verify_dynamic(op, "inner tile", static, dynamic)
        expected = packed_type(unpacked, static, positions, permutation)
        if shape_of(packed)[rank:] != static:
            message = "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type"
        elif any(
            DYNAMIC not in (wanted, given) and wanted != given
            for wanted, given in zip(shape_of(expected), shape_of(packed), strict=True)
        ):
            message = f"expected {text_of(expected)} for the packed domain value, got {text_of(packed)}"
    if message:
        raise DiagnosticError(message, op.loc)


def needs_padding(op: Operation, source: tuple[int, ...], target: tuple[int, ...]) -> bool:
    """Some tile does not divide the dimension that it tiles."""
    outer = list(target[: len(source)])
    for index, position in enumerate(static_values(op, "outer_dims_perm")):
        outer[position] = target[index]
    tiles = join(static_values(op, "static_inner_tiles"), operand_group(op, "inner_tiles"))
    for position, tile in zip(static_values(op, "inner_dims_pos"), tiles, strict=True):
        extent = source[position]
        if extent == DYNAMIC:
            continue
        known = constant_index(tile)
        divisor = outer[position] if known is None else known
        if divisor not in (DYNAMIC, 0) and extent % divisor != 0:
            return True
    return False
