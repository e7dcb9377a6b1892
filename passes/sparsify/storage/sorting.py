"""Sorting of coordinates, which sparse-buffer-rewrite lowers."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import SORT_KIND
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def sort(
    rewriter: Rewriter, count: Value, keys: Value, values: Value | None, rank: int, algorithm: Attribute | None
) -> None:
    """sparse_tensor.sort of interleaved coordinates, which takes the values along"""
    attributes: dict[str, Attribute] = {
        "perm_map": AffineMapAttr.get(AffineMap.identity(rank)),
        "ny": IntegerAttr.get(0, INDEX),
        "algorithm": SORT_KIND.get("hybrid_quick_sort") if algorithm is None else algorithm,
    }
    operands = [count, keys] if values is None else [count, keys, values]
    rewriter.create("sparse_tensor.sort", operands, [], attributes)
