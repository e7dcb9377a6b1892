"""Checks of sizes that a program is given: of what it allocates, pads, reshapes and concatenates, and of dimensions.

tensor.empty(%n), memref.alloc(%n)      0 <= n, and the elements fit into an address space
tensor.pad low[%l]                      0 <= l
expand_shape [[0, 1]] [%n, 3]           n * 3 = dim
reshape %t(%s)                          the product of s is that of the extents
dim %t, %i                              0 <= i < rank
"""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index, mixed_group
from pyopt.ir.opinfo import load
from pyopt.ir.signature import dynamic_extents
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, TensorType
from pyopt.light import Callable, Final
from pyopt.native.checking import NE, SLT, UGE, UGT, Checker, is_shaped, is_unranked, shape_of
from pyopt.native.checks import MOST
from pyopt.native.slices import check_slice

MOST_ON_STACK: Final = 1 << 19


def check_sizes(checker: Checker, op: Operation) -> bool:
    """Checks in front of an op that takes sizes; says whether it is one."""
    name = op.info.name
    if op.info.extents:
        _made(checker, op)
        return True
    check = _CHECKS.get(name)
    if check is None:
        return False
    load(check)(checker, op)
    return True


def insert_lowered_checks(module: Operation, context: Context, texts: list[str], slices: bool) -> None:
    """Checks the sizes of all that a lowered module allocates, and its slices; what they say is added to the texts."""
    checker = Checker(context, texts, False)
    for op in list(module.walk()):
        if op.info.extents and op.operands:
            checker.start(op)
            _made(checker, op)
        elif slices:
            check_slice(checker, op)
    checker.declare(module)


def _made(checker: Checker, op: Operation) -> None:
    """Every open size is at most what there may be of it, given those before; unsigned, so that none is negative."""
    shape = shape_of(op.results[0].type)
    left = MOST_ON_STACK if op.info.name == "memref.alloca" else MOST
    sizes = dynamic_extents(op)
    for extent in shape:
        left = left if extent in (DYNAMIC, 0) else max(left // extent, 1)
    room = checker.number(left)
    one = checker.number(1)
    for number, size in enumerate(sizes):
        checker.check(UGT, size, room, f"size #{number} is {{found}}, and there is memory for {{wanted}} at most")
        if number + 1 < len(sizes):
            room = checker.binary("arith.divui", room, checker.binary("arith.maxui", size, one))


def _padded(checker: Checker, op: Operation) -> None:
    """Nothing is cut off, and no memory has more elements."""
    low, high = mixed_group(op, "low"), mixed_group(op, "high")
    for at, pair in enumerate(zip(low, high, strict=True)):
        for one, end in zip(pair, ("in front", "behind"), strict=True):
            text = f"dimension {at} is padded by {{found}} elements {end}"
            checker.check(UGT, checker.value(one), checker.number(MOST), text)


def _expanded(checker: Checker, op: Operation) -> None:
    """Each dimension has as many elements as the group that it is split into."""
    from pyopt.ir.reassociation import groups_of

    source = op.operands[0]
    sizes = mixed_group(op, "output_shape")
    shape = shape_of(source.type)
    for at, group in enumerate(groups_of(op)):
        entries = [sizes[one] for one in group]
        if shape[at] != DYNAMIC and not any(isinstance(one, Value) for one in entries):
            continue
        for one, entry in zip(group, entries, strict=True):
            if isinstance(entry, Value):
                checker.check(
                    SLT, entry, checker.number(0), f"the extent of the result in dimension {one} is {{found}}"
                )
        checker.check(
            NE, checker.extent(source, at), checker.product(entries),
            f"operand #0{checker.argument(source)} has extent {{found}} in dimension {at}, and what it is split into "
            "has {wanted} elements",
        )  # fmt: skip


def _reshaped(checker: Checker, op: Operation) -> None:
    """The shape has as many elements as there are, and the extents that the result's type says."""
    source, shape = op.operands[:2]
    result = op.results[0].type
    if not isinstance(shape.type, (TensorType, MemRefType)):
        return
    from pyopt.native.unranked import count_of_shape, element_count

    name = "tensor.extract" if isinstance(shape.type, TensorType) else "memref.load"
    element = shape.type.element_type

    def size_at(at: Value) -> Value:
        size = checker.rewriter.create(name, [shape, at], [element]).results[0]
        return size if element is INDEX else checker.rewriter.create("arith.index_cast", [size], [INDEX]).results[0]

    text = f"the shape has {{found}} elements, and operand #0{checker.argument(source)} has {{wanted}}"
    count = shape_of(shape.type)[0]
    if count == DYNAMIC:
        made = count_of_shape(checker, checker.extent(shape, 0), size_at)
        checker.check(NE, made, element_count(checker, source), text)
        return
    room, one = checker.number(MOST), checker.number(1)
    entries: list[int | Value] = []
    for at in range(count):
        size = size_at(checker.number(at))
        word = f"the extent of the result in dimension {at} is {{found}}"
        checker.check(UGT, size, room, f"{word}, and there is memory for {{wanted}} at most")
        if at + 1 < count:
            room = checker.binary("arith.divui", room, checker.binary("arith.maxui", size, one))
        if is_shaped(result) and shape_of(result)[at] != DYNAMIC:
            checker.check(NE, size, checker.number(shape_of(result)[at]), word + ", and its type says {wanted}")
        entries.append(size)
    checker.check(NE, checker.product(entries), element_count(checker, source), text)


def _joined(checker: Checker, op: Operation) -> None:
    """All inputs have the same extents but in the dimension in which they are joined."""
    attribute = op.attributes.get("dim")
    joined = attribute.value if isinstance(attribute, IntegerAttr) else 0
    first = op.operands[0]
    for at in range(len(shape_of(first.type))):
        if at == joined:
            continue
        known = [one for one in op.operands if shape_of(one.type)[at] != DYNAMIC]
        reference = (known or op.operands)[0]
        for number, one in enumerate(op.operands):
            if one is not reference and shape_of(one.type)[at] == DYNAMIC:
                checker.check(
                    NE, checker.extent(one, at), checker.extent(reference, at),
                    f"operand #{number}{checker.argument(one)} has extent {{found}} in dimension {at}, and others "
                    "{wanted}, where they have to be equal",
                )  # fmt: skip


def _dimension(checker: Checker, op: Operation) -> None:
    source, index = op.operands
    if is_unranked(source.type) or (is_shaped(source.type) and constant_index(index) is None):
        from pyopt.native.unranked import rank_of

        text = f"the dimension is {{found}}, and operand #0{checker.argument(source)} has {{wanted}}"
        checker.check(UGE, index, rank_of(checker, source), text)


_CHECKS: Final[dict[str, Callable[[Checker, Operation], None] | str]] = {
    "tensor.pad": _padded,
    "tensor.expand_shape": _expanded,
    "memref.expand_shape": _expanded,
    "memref.collapse_shape": "pyopt.native.layouts:check_collapsed",
    "tensor.reshape": _reshaped,
    "memref.reshape": _reshaped,
    "memref.reinterpret_cast": "pyopt.native.views:check_reinterpreted",
    "memref.view": "pyopt.native.views:check_view",
    "sparse_tensor.assemble": "pyopt.native.assembled:check_assembled",
    "sparse_tensor.push_back": "pyopt.native.entry_buffers:check_push",
    "sparse_tensor.sort": "pyopt.native.entry_buffers:check_sort",
    "tensor.concat": _joined,
    "tensor.dim": _dimension,
    "memref.dim": _dimension,
}
"""The function that checks an op; "module:function" of one that is loaded for the first such op, as these are rare."""
