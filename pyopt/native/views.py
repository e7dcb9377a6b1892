"""Checks that what memory is taken for ends within it.

reinterpret_cast %m offset %o sizes [%n] strides [%s]   0 <= o + min(0, (n - 1) * s), o + max(0, (n - 1) * s) < memory
view %m[%o][%n] : memref<?xi8> to memref<?xf64>         0 <= o, o + 8 * n <= dim

The memory is that of the argument, or of the allocation, that a chain of views begins with: as far as its own offset,
extents and strides reach. Where it begins with something else nothing is checked.
"""

from __future__ import annotations

from math import prod

from pyopt.analysis.buffer_views import is_view
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.mixed_indices import mixed_group
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.symbols import visibility
from pyopt.ir.types import DYNAMIC, I1, INDEX, ComplexType, FloatType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import Final
from pyopt.native.checking import NE, SLT, UGE, UGT, Checker
from pyopt.native.slices import check_steps
from pyopt.native.unranked import memory_of_unranked

_BEGINS_ELSEWHERE: Final = "memref.view"
_ALLOCATIONS: Final = frozenset(("memref.alloc", "memref.alloca"))


def check_reinterpreted(checker: Checker, op: Operation) -> None:
    """Checks that a reinterpreted buffer ends inside its memory, if it is not empty."""
    source = op.operands[0]
    total = _memory(checker, source)
    if total is None:
        return
    word = f"operand #0{checker.argument(source)}"
    (offset,) = mixed_group(op, "offsets")
    sizes, strides = mixed_group(op, "sizes"), mixed_group(op, "strides")
    zero = checker.number(0)
    taken: Value | None = None
    for at, size in enumerate(sizes):
        if isinstance(size, Value):
            text = f"what {word} is taken for, in dimension {at}, has the size {{found}}"
            checker.check(SLT, size, zero, text)
        if isinstance(size, Value) or size == 0:
            some = checker.compare(NE, checker.value(size), zero)
            taken = some if taken is None else checker.both(taken, some)
    if isinstance(offset, Value):
        text = f"the offset of what {word} is taken for is {{found}}, and there are {{wanted}} elements"
        checker.check(UGT, offset, total, text, taken)
    lowest = highest = checker.value(offset)
    for at, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        steps = check_steps(checker, f"what {word} is taken for, in dimension {at},", size, stride, total, taken)
        if not isinstance(stride, int) or stride < 0:
            lowest = checker.binary("arith.addi", lowest, checker.binary("arith.minsi", steps, zero))
            steps = checker.binary("arith.maxsi", steps, zero)
        highest = checker.binary("arith.addi", highest, steps)
    text = f"what {word} is taken for leads to element {{found}}, and there are {{wanted}}"
    for place in (highest,) if lowest is highest else (highest, lowest):
        checker.check(UGE, place, total, text, taken)


def check_view(checker: Checker, op: Operation) -> None:
    """The bytes that a view is of lie within those of its source."""
    source, type = op.operands[0], op.results[0].type
    if not isinstance(type, MemRefType) or type.shape is None:
        return
    (shift,) = operand_group(op, "byte_shift")
    sizes = operand_group(op, "sizes")
    bytes = checker.extent(source, 0)
    word = f"operand #0{checker.argument(source)}"
    text = f"the view of {word} begins at byte {{found}}, and there are {{wanted}}"
    checker.check(UGT, shift, bytes, text)
    width = bytes_of(type.element_type) * prod([one for one in type.shape if one != DYNAMIC])
    if width == 0:
        return
    room = checker.binary("arith.divui", checker.binary("arith.subi", bytes, shift), checker.number(width))
    zero, one = checker.number(0), checker.number(1)
    taken = checker.compare(NE, one, zero)
    for size in sizes:
        taken = checker.both(taken, checker.compare(NE, size, zero))
    dimensions = [at for at, extent in enumerate(type.shape) if extent == DYNAMIC]
    for at, size in zip(dimensions, sizes, strict=True):
        text = f"the view of {word} has extent {{found}} in dimension {at}"
        checker.check(SLT, size, zero, text)
        beyond = checker.both(taken, checker.compare(UGT, size, room))
        checker.fail_if(beyond, size, room, f"{text}, and there is room for {{wanted}}")
        room = checker.binary("arith.divui", room, checker.binary("arith.maxui", size, one))
    if not sizes:
        text = f"the view of {word} takes {width} bytes {{found}} time, and there is room for {{wanted}}"
        checker.check(UGT, one, room, text)


def bytes_of(type: Type) -> int:
    """The bytes from one element to the next; 0 if that is not known."""
    if isinstance(type, (IntegerType, FloatType)):
        return 1 << ((type.width + 7) // 8 - 1).bit_length()
    if type is INDEX:
        return 8
    if isinstance(type, ComplexType):
        return 2 * bytes_of(type.element_type)
    if isinstance(type, VectorType) and type.shape and not any(type.scalable):
        bytes = prod(type.shape[:-1])
        inner = type.shape[-1] * (bytes_of(type.element_type) if type.element_type is not I1 else 1)
        return bytes * (1 << (inner - 1).bit_length())
    return 0


def _memory(checker: Checker, value: Value) -> Value | None:
    """The number of elements in the memory that a memref shows, from its beginning on."""
    type = value.type
    while value.op is not None and is_view(value.op) and value.op.info.name != _BEGINS_ELSEWHERE:
        value = value.op.operands[0]
    root = value.type
    if not isinstance(type, MemRefType) or not isinstance(root, MemRefType):
        return None
    if value.op is None:
        if not isinstance(value, BlockArgument) or not checker.is_of_function(value):
            return None
        function = value.block.parent_op()
        if function is None or visibility(function) == "private":
            return None  # its caller may show it less than there is
    elif value.op.info.name not in _ALLOCATIONS:
        return None
    if root.shape is None:
        return None if root.memory_space is not None else memory_of_unranked(checker, value)
    if root.layout is None:
        return checker.product([checker.extent(value, at) for at in range(len(root.shape))])
    strided = strides_and_offset(root)
    if strided is None:
        return None
    strides, offset = strided
    name = "memref.extract_strided_metadata"
    base = MemRefType.get((), root.element_type, None, root.memory_space)
    results = [base, INDEX, *[INDEX] * (2 * len(root.shape))]
    parts = checker.rewriter.create(name, [value], results).results
    some: Value | None = None
    end: Value = parts[1] if offset == DYNAMIC else checker.number(offset)
    zero = checker.number(0)
    for at, stride in enumerate(strides):
        steps = checker.binary("arith.subi", checker.extent(value, at), checker.number(1))
        by = parts[2 + len(strides) + at] if stride == DYNAMIC else checker.number(stride)
        end = checker.binary(
            "arith.addi", end, checker.binary("arith.maxsi", checker.binary("arith.muli", steps, by), zero)
        )
        if root.shape[at] in (DYNAMIC, 0):
            there = checker.compare(NE, checker.extent(value, at), zero)
            some = there if some is None else checker.both(some, there)
    end = checker.binary("arith.addi", end, checker.number(1))
    return end if some is None else checker.select(some, end, zero)
