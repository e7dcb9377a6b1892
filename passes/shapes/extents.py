"""Making the ops that compute with extents held in tensors of index."""

from __future__ import annotations

from pyopt.ir.core import Region, Value
from pyopt.ir.types import INDEX, Type
from pyopt.light import TYPE_CHECKING
from pyopt.passes.building.scf import fill

if TYPE_CHECKING:
    from pyopt.passes.building.scf import Body
    from pyopt.rewrite.rewriter import Rewriter


def dim_of(rewriter: Rewriter, tensor: Value, dimension: Value) -> Value:
    """tensor.dim"""
    return rewriter.create("tensor.dim", [tensor, dimension], [INDEX]).results[0]


def extent_at(rewriter: Rewriter, extents: Value, position: Value) -> Value:
    """tensor.extract of an extent"""
    return rewriter.create("tensor.extract", [extents, position], [INDEX]).results[0]


def generate(rewriter: Rewriter, type: Type, rank: Value, body: Body) -> Value:
    """tensor.generate of `rank` extents, each made by `body` from its position"""
    op = rewriter.create("tensor.generate", [rank], [type], regions=[Region()])
    fill(rewriter, op, op.regions[0], [INDEX], body, "tensor.yield")
    return op.results[0]
