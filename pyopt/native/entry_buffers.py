"""Checks that buffers have room for the entries that are sorted or pushed.

sparse_tensor.sort %n, %xy jointly %v      0 <= n <= dim(xy) / (numbers of an entry), n <= dim(v)
sparse_tensor.push_back %s, %b, %x, %n     0 <= n, 0 <= s <= dim(b), s + n <= dim(b) where it must not grow
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.verify import integer_of
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.core import Operation
from pyopt.native.checking import SLT, UGT, Checker


def check_sort(checker: Checker, op: Operation) -> None:
    count, keys, *others = op.operands
    order = op.attributes["perm_map"]
    assert isinstance(order, AffineMapAttr)
    width = len(order.value.results) + max(integer_of(op, "ny"), 0)
    checker.check(SLT, count, checker.number(0), "{found} entries are sorted")
    room = checker.extent(keys, 0)
    if width > 1:
        room = checker.binary("arith.divui", room, checker.number(width))
    for number, limit in ((1, room), *[(2 + at, checker.extent(one, 0)) for at, one in enumerate(others)]):
        word = f"operand #{number}{checker.argument(op.operands[number])}"
        checker.check(UGT, count, limit, f"{{found}} entries are sorted, and {word} has {{wanted}}")


def check_push(checker: Checker, op: Operation) -> None:
    size, buffer = op.operands[:2]
    room = checker.extent(buffer, 0)
    word = f"operand #1{checker.argument(buffer)}"
    checker.check(UGT, size, room, f"{{found}} elements of {word} are in use, and there are {{wanted}}")
    count = op.operands[3] if len(op.operands) > 3 else checker.number(1)
    checker.check(SLT, count, checker.number(0), "a value is pushed {found} times")
    if "inbounds" in op.attributes:
        free = checker.binary("arith.subi", room, size)
        checker.check(UGT, count, free, f"{{found}} elements are pushed, and {word} has room for {{wanted}}")
