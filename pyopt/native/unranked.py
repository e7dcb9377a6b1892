"""Checks of tensors and memrefs whose rank only the program knows when it runs."""

from __future__ import annotations

from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import DYNAMIC, I64, INDEX, TensorType
from pyopt.light import Callable
from pyopt.native.checking import EQ, NE, UGT, Checker, is_shaped, shape_of
from pyopt.native.checks import MOST


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
    text = f"{words[0]} has extent {{found}} in a dimension, and {words[1]} {{wanted}}, where they have to be equal"

    def compare(at: Value, carried: list[Value]) -> list[Value]:
        checker.check(NE, extent_at(checker, source, at), extent_at(checker, target, at), text)
        return carried

    for_each(checker, rank, [], compare)


def for_each(
    checker: Checker, count: Value, start: list[Value], body: Callable[[Value, list[Value]], list[Value]]
) -> list[Value]:
    """A loop from 0 on that carries values of type index; `body` is given the counter and them, and gives the next."""
    rewriter = checker.rewriter
    zero, one = checker.number(0), checker.number(1)
    place = (rewriter.block, rewriter.before)
    types = [INDEX] * len(start)
    loop = rewriter.create("scf.for", [zero, count, one, *start], types, None, [Region()])
    block = rewriter.create_block(loop.regions[0], [INDEX, *types])
    rewriter.insert_at_end(block)
    rewriter.create("scf.yield", body(block.arguments[0], list(block.arguments[1:])), [])
    rewriter.block, rewriter.before = place
    return list(loop.results)


def element_count(checker: Checker, value: Value) -> Value:
    """The elements of a value, of which its type may not say the rank."""
    if is_shaped(value.type):
        return checker.product([checker.extent(value, at) for at in range(len(shape_of(value.type)))])

    def multiply(at: Value, carried: list[Value]) -> list[Value]:
        return [checker.binary("arith.muli", carried[0], extent_at(checker, value, at))]

    return for_each(checker, rank_of(checker, value), [checker.number(1)], multiply)[0]


def count_of_shape(checker: Checker, length: Value, size_at: Callable[[Value], Value]) -> Value:
    """The elements of a shape of some length; checks that each extent leaves room for the others."""
    one = checker.number(1)

    def multiply(at: Value, carried: list[Value]) -> list[Value]:
        size = size_at(at)
        count, room = carried
        text = "an extent of the result is {found}, and there is memory for {wanted} at most"
        checker.check(UGT, size, room, text)
        room = checker.binary("arith.divui", room, checker.binary("arith.maxui", size, one))
        return [checker.binary("arith.muli", count, size), room]

    return for_each(checker, length, [one, checker.number(MOST)], multiply)[0]


def memory_of_unranked(checker: Checker, value: Value) -> Value:
    """The number of elements from the beginning of the memory that a memref without a rank shows.

    Its descriptor, which is all that has its strides, lies in memory: two pointers, the offset, sizes and strides.
    """
    from pyopt.dialects.llvm.types import LLVMPointerType, LLVMStructType
    from pyopt.passes.to_llvm.descriptors import MEMORY, element_pointer, extract_value
    from pyopt.passes.to_llvm.types import CAST

    rewriter = checker.rewriter
    pointer = LLVMPointerType.get()
    struct = rewriter.create(CAST, [value], [LLVMStructType.get((I64, pointer))]).results[0]
    descriptor = extract_value(rewriter, struct, pointer, MEMORY)

    def word(at: Value) -> Value:
        at = rewriter.create("arith.index_cast", [at], [I64]).results[0]
        place = element_pointer(rewriter, pointer, I64, descriptor, [at])
        loaded = rewriter.create("llvm.load", [place], [I64]).results[0]
        return rewriter.create("arith.index_cast", [loaded], [INDEX]).results[0]

    rank, zero, one = rank_of(checker, value), checker.number(0), checker.number(1)
    sizes = checker.number(3)
    strides = checker.binary("arith.addi", sizes, rank)

    def reach(at: Value, carried: list[Value]) -> list[Value]:
        end, empty = carried
        size = word(checker.binary("arith.addi", sizes, at))
        stride = word(checker.binary("arith.addi", strides, at))
        steps = checker.binary("arith.muli", checker.binary("arith.subi", size, one), stride)
        nothing = checker.select(checker.compare(EQ, size, zero), one, empty)
        return [checker.binary("arith.addi", end, checker.binary("arith.maxsi", steps, zero)), nothing]

    end, empty = for_each(checker, rank, [checker.binary("arith.addi", word(checker.number(2)), one), zero], reach)
    return checker.select(checker.compare(EQ, empty, zero), end, zero)
