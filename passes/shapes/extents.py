"""Making the ops that compute with extents held in tensors of index: their number, one of them, loops over all."""

from __future__ import annotations

from pyopt.ir.attributes import bool_attr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import I1, INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rewriter

    Body: TypeAlias = Callable[[Rewriter, Sequence[Value]], Sequence[Value]]
    """Makes the ops of a body whose arguments are given, at the insertion point: the values it ends with."""


def bool_constant(rewriter: Rewriter, value: bool) -> Value:
    """arith.constant of type i1"""
    return rewriter.constant(bool_attr(value), I1)


def dim_of(rewriter: Rewriter, tensor: Value, dimension: Value) -> Value:
    """tensor.dim"""
    return rewriter.create("tensor.dim", [tensor, dimension], [INDEX]).results[0]


def extent_at(rewriter: Rewriter, extents: Value, position: Value) -> Value:
    """tensor.extract of an extent"""
    return rewriter.create("tensor.extract", [extents, position], [INDEX]).results[0]


def _fill(rewriter: Rewriter, op: Operation, region: Region, types: Sequence[Type], body: Body, last: str) -> None:
    """Gives a new op's region its only block; the insertion point ends behind the op."""
    block = rewriter.create_block(region, types)
    rewriter.create(last, body(rewriter, block.arguments), [])
    rewriter.insert_after(op)


def generate(rewriter: Rewriter, type: Type, rank: Value, body: Body) -> Value:
    """tensor.generate of `rank` extents, each made by `body` from its position"""
    op = rewriter.create("tensor.generate", [rank], [type], regions=[Region()])
    _fill(rewriter, op, op.regions[0], [INDEX], body, "tensor.yield")
    return op.results[0]


def choice(rewriter: Rewriter, condition: Value, type: Type, yes: Body, no: Body) -> Value:
    """scf.if with one result"""
    op = rewriter.create("scf.if", [condition], [type], regions=[Region(), Region()])
    _fill(rewriter, op, op.regions[0], [], yes, "scf.yield")
    _fill(rewriter, op, op.regions[1], [], no, "scf.yield")
    return op.results[0]


def loop(rewriter: Rewriter, bounds: Sequence[Value], inits: Sequence[Value], body: Body) -> Sequence[Value]:
    """scf.for between bounds (lower, upper, step), which carries what `body` makes: its results"""
    types = [init.type for init in inits]
    op = rewriter.create("scf.for", [*bounds, *inits], types, regions=[Region()])
    _fill(rewriter, op, op.regions[0], [INDEX, *types], body, "scf.yield")
    return op.results
