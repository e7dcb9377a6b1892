"""Verifiers of the attribute `indexing_maps` of matrix products and of linalg.contract."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import default_maps, given_maps, rank_of
from pyopt.ir.affine import DIM, AffineMap
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.light import Sequence


def verify_matmul(op: Operation) -> str | None:
    """Each map has the loops of the operand: in another order, or without some that are broadcast."""
    maps, defaults = given_maps(op), default_maps(op.info.name)
    if maps == defaults:
        return None
    if op.info.name == "linalg.matmul":
        return _verify_plain(maps, defaults)
    if len(maps) != 3:
        return "Indexing_map attribute must have 3 affine maps."
    for side in (0, 1):
        message = _verify_side(maps[side], defaults[side], side)
        if message is not None:
            return message
    kept, default = maps[2], defaults[2]
    if len(kept.results) != len(default.results):
        return f"expects {len(default.results)} dims, but got ({len(kept.results)})."
    if any(
        one.kind == DIM and one.value != other.value for one, other in zip(kept.results, default.results, strict=True)
    ):
        return "Invalid output map result dimension."
    return None


def _verify_plain(maps: Sequence[AffineMap], defaults: Sequence[AffineMap]) -> str | None:
    """linalg.matmul: an operand without a dimension has that of the products' sums."""
    for map, default in zip(maps[:2], defaults[:2], strict=False):
        if not set(map.results) <= set(default.results):
            return "Unexpected dim expression in map result."
        if len(map.results) < 2 and [one.value for one in map.results] != [2]:
            return "Invalid broadcast requested, should be (d2)."
    return None


def _verify_side(map: AffineMap, default: AffineMap, side: int) -> str | None:
    """An operand of a product of batches; the loops are batch, m, n, k."""
    if not set(map.results) <= set(default.results):
        return "Unexpected result dim expression (outside the set of default result dims)."
    if len(map.results) > 3:
        return "no. of result dim expressions exceeds 3."
    loops = [one.value for one in map.results]
    if len(loops) < 3:
        allowed = ([3], [0, 3], [1, 3]) if side == 0 else ([3], [0, 3], [3, 2])
        return None if loops in allowed else "Invalid broadcast requested."
    return None if loops[0] == 0 else "Invalid batch dimension expression."


def verify_contract(op: Operation) -> str | None:
    """Every loop is summed up, being one of both inputs, or is one of the output."""
    maps = given_maps(op)
    for map, operand in zip(maps, op.operands, strict=False):
        if map.num_dims != maps[0].num_dims:
            raise DiagnosticError("iteration spaces of provided affine_maps differ", op.loc)
        if not map.is_projected_permutation():
            raise DiagnosticError("provided affine_map is not a projected permutation", op.loc)
        if len(map.results) != rank_of(operand.type):
            raise DiagnosticError("ranks of shaped operand and results of corresponding affine_map differ", op.loc)
    if maps:
        left, right, kept = ([{one.value for one in map.results} for map in maps] + [set(), set()])[:3]
        _verify_loops(op, left & right, left | right, kept, maps[0].num_dims)
    return None


def _verify_loops(op: Operation, in_both: set[int], in_any: set[int], kept: set[int], count: int) -> None:
    for loop in range(count):
        where = f"iteration space dim at index {loop}"
        if loop not in in_any | kept:
            raise DiagnosticError(f"{where} not used to access any operand", op.loc)
        if loop not in in_both | kept:
            raise DiagnosticError(f"{where} is neither a contracting dim nor of parallel iteration type", op.loc)
    if in_both <= kept:
        raise DiagnosticError("'indexing_maps' do not specify a contracting dimension", op.loc)
