"""Checks of tensor.insert into a sparse tensor: natively it appends, so elements come in the order of their levels.

%a = tensor.insert %x into %e[%i, %j]     0 <= i < dim 0, 0 <= j < dim 1
%b = tensor.insert %y into %a[%k, %l]     (i, j) < (k, l), by the order of the levels

Where elements are inserted into a tensor that has all of its own, a copy is made, which takes them in any order. Else
what was inserted last into a tensor is kept in memory on the stack, which the op that makes the tensor fills with -1.
"""

from __future__ import annotations

from pyopt.analysis.shapes.calls import function_around
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import DENSE
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import FALSE, TRUE
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import I1, INDEX, MemRefType
from pyopt.light import Final
from pyopt.native.checking import EQ, SLT, Checker

_MADE: Final = frozenset(("tensor.empty", "bufferization.alloc_tensor"))


def check_order(checker: Checker, op: Operation, last: dict[Operation, Value]) -> None:
    """Checks the order of a tensor.insert. last: where the coordinates are that came before, by the tensor's origin."""
    from pyopt.passes.sparsify.rewriting.insertions import is_whole

    encoding = encoding_of(op.results[0].type)
    made = None if is_whole(op.operands[1]) else _origin(op)
    if encoding is None or made is None:
        return
    order, again = _keys(encoding)
    if not order:
        return
    rewriter = checker.rewriter
    memory = last.get(made)
    if memory is None:
        memory = last[made] = _memory(checker, made, len(order))
        checker.start(op)
    indices = operand_group(op, "indices")
    bad = rewriter.constant(FALSE if again else TRUE, I1)
    for level in reversed(range(len(order))):
        found = indices[order[level]]
        before = rewriter.create("memref.load", [memory, checker.number(level)], [INDEX]).results[0]
        same = checker.both(checker.compare(EQ, found, before), bad)
        bad = checker.binary("arith.ori", checker.compare(SLT, found, before), same)
    words = "an element that is not behind the one that was inserted before it, in the order of the levels"
    first = rewriter.create("memref.load", [memory, checker.number(0)], [INDEX]).results[0]
    text = f"inserts {words}: the coordinate of level 0 is {{found}}, and was {{wanted}}"
    checker.fail_if(bad, indices[order[0]], first, text)
    for level, dimension in enumerate(order):
        rewriter.create("memref.store", [indices[dimension], memory, checker.number(level)], [])


def _keys(encoding: EncodingAttr) -> tuple[list[int], bool]:
    """The dimensions whose coordinates ascend, by level, and whether all of them may come again.

    There are none if all levels are dense, or if one is in no order, or is no dimension.
    """
    types = encoding.level_types
    count = len(types)
    while count and types[count - 1].format == DENSE:
        count -= 1
    levels = encoding.dim_to_lvl.results[:count]
    if any(one.kind != DIM for one in encoding.dim_to_lvl.results) or not all(one.is_ordered() for one in types):
        return [], False
    again = count < len(types) or not any(one.is_unique() for one in types[:count])
    return [one.value for one in levels], again


def _origin(op: Operation) -> Operation | None:
    """The op in the same function that makes, without elements, what is inserted into; if there is one only."""
    from pyopt.passes.sparsify.rewriting.insertions import tensors_before

    pending, seen = [op.operands[1]], set()
    found: set[Operation] = set()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        before = tensors_before(value)
        if before is not None:
            pending += before
        elif value.op is not None and value.op.info.name in _MADE:
            found.add(value.op)
        else:
            return None
    made = found.pop() if len(found) == 1 else None
    return made if made is not None and function_around(made) is function_around(op) else None


def _memory(checker: Checker, made: Operation, count: int) -> Value:
    """Memory for coordinates on the stack of the function; -1 when the tensor is made."""
    rewriter = checker.rewriter
    function = function_around(made)
    first = None if function is None else function.regions[0].entry().first
    assert first is not None
    rewriter.insert_before(first)
    sizes = {"operandSegmentSizes": segments(0, 0)}
    memory = rewriter.create("memref.alloca", [], [MemRefType.get((count,), INDEX)], {**sizes}).results[0]
    checker.start(made)
    for level in range(count):
        rewriter.create("memref.store", [checker.number(-1), memory, checker.number(level)], [])
    return memory
