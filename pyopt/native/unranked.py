"""Checks of tensors and memrefs whose rank only the program knows when it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.ir.core import Region
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.native.checking import NE, Checker, is_shaped, is_unranked, shape_of

if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Value


def rank_of(checker: Checker, value: Value) -> Value:
    """The rank of a value, which its type may say."""
    if is_shaped(value.type):
        return checker.number(len(shape_of(value.type)))
    name = "tensor.rank" if isinstance(value.type, TensorType) else "memref.rank"
    return checker.rewriter.create(name, [value], [INDEX]).results[0]


def extent_at(checker: Checker, value: Value, at: Value) -> Value:
    """The extent in a dimension that there is."""
    name = "tensor.dim" if isinstance(value.type, TensorType) else "memref.dim"
    return checker.rewriter.create(name, [value, at], [INDEX]).results[0]


def check_unranked_cast(checker: Checker, op: Operation) -> None:
    """A value without a rank in its type has the one of the result, and the extents that the result knows."""
    value, type = op.operands[0], op.results[0].type
    word = f"operand #0{checker.argument(value)}"
    shape = shape_of(type)
    checker.check(
        NE, rank_of(checker, value), checker.number(len(shape)), f"{word} has rank {{found}}, and the result {{wanted}}"
    )
    for at, wanted in enumerate(shape):
        if wanted != DYNAMIC:
            found = extent_at(checker, value, checker.number(at))
            text = f"{word} has extent {{found}} in dimension {at}, and the result {{wanted}}"
            checker.check(NE, found, checker.number(wanted), text)


def check_unranked_copy(checker: Checker, op: Operation) -> None:
    """Both memrefs have the same rank, and the same extent in each dimension."""
    source, target = op.operands
    words = [f"operand #{number}{checker.argument(one)}" for number, one in enumerate((source, target))]
    rank = rank_of(checker, source)
    text = f"{words[0]} has rank {{found}}, and {words[1]} has rank {{wanted}}, where they have to be equal"
    checker.check(NE, rank, rank_of(checker, target), text)
    rewriter = checker.rewriter
    zero, one = checker.number(0), checker.number(1)
    place = (rewriter.block, rewriter.before)
    loop = rewriter.create("scf.for", [zero, rank, one], [], None, [Region()])
    body = rewriter.create_block(loop.regions[0], [INDEX])
    rewriter.insert_at_end(body)
    at = body.arguments[0]
    text = f"{words[0]} has extent {{found}} in a dimension, and {words[1]} {{wanted}}, where they have to be equal"
    checker.check(NE, extent_at(checker, source, at), extent_at(checker, target, at), text)
    rewriter.create("scf.yield", [], [])
    rewriter.block, rewriter.before = place


def has_unranked(op: Operation) -> bool:
    """An operand has no rank in its type."""
    return any(is_unranked(one.type) for one in op.operands)
