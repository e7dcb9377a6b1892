"""Making loops and branches of scf; the rewriter stands behind them afterwards."""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

    Body: TypeAlias = Callable[[Rewriter, Sequence[Value]], Sequence[Value]]
    """Makes the ops of a body whose arguments are given, at the insertion point: the values it ends with."""


def one_block() -> Region:
    """A region of one empty block."""
    region = Region()
    region.append(Block())
    return region


def conditionally(rewriter: Rewriter, condition: Value, then: Callable[[], None]) -> None:
    """scf.if without results or an else region"""
    op = rewriter.create("scf.if", [condition], [], regions=[Region(), Region()])
    rewriter.create_block(op.regions[0])
    then()
    rewriter.create("scf.yield", [], [])
    rewriter.insert_after(op)


def fill(rewriter: Rewriter, op: Operation, region: Region, types: Sequence[Type], body: Body, last: str) -> None:
    """Gives a new op's region its only block; the insertion point ends behind the op."""
    block = rewriter.create_block(region, types)
    rewriter.create(last, body(rewriter, block.arguments), [])
    rewriter.insert_after(op)


def choice(rewriter: Rewriter, condition: Value, type: Type, yes: Body, no: Body) -> Value:
    """scf.if with one result"""
    op = rewriter.create("scf.if", [condition], [type], regions=[Region(), Region()])
    fill(rewriter, op, op.regions[0], [], yes, "scf.yield")
    fill(rewriter, op, op.regions[1], [], no, "scf.yield")
    return op.results[0]


def loop(rewriter: Rewriter, bounds: Sequence[Value], inits: Sequence[Value], body: Body) -> Sequence[Value]:
    """scf.for between bounds (lower, upper, step), which carries what `body` makes: its results"""
    types = [init.type for init in inits]
    op = rewriter.create("scf.for", [*bounds, *inits], types, regions=[Region()])
    fill(rewriter, op, op.regions[0], [bounds[0].type, *types], body, "scf.yield")
    return op.results
