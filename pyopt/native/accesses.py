"""Checks that what an op reads or writes lies within its memref or tensor.

memref.load %m[%i]                          i < dim (unsigned)
affine.load %m[%i + 1]                      i + 1 < dim
vector.transfer_read %m[%i] in_bounds       0 <= i, i + lanes <= dim
vector.maskedload %m[%i], %mask             i + lane < dim of every lane whose mask is set
vector.gather %m[%i][%offsets], %mask       i + offset < dim of every lane whose mask is set
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.ir.affine import DIM, AffineMap, AffineMapAttr
from pyopt.ir.attributes import FALSE, ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I1, I64, INDEX, IntegerType, VectorType
from pyopt.native.checking import NE, SGT, SLT, UGE, Checker, is_shaped
from pyopt.native.divisions import check_division

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.context import Context

_PLACES: Final = {
    "tensor.extract": (0, "indices"), "tensor.insert": (1, "indices"), "memref.load": (0, "indices"),
    "memref.store": (1, "indices"), "memref.atomic_rmw": (1, "indices"), "memref.generic_atomic_rmw": (0, "indices"),
    "affine.load": (0, "indices"), "affine.store": (1, "indices"), "affine.vector_load": (0, "indices"),
    "affine.vector_store": (1, "indices"), "vector.load": (0, "indices"), "vector.store": (1, "indices"),
    "vector.maskedload": (0, "indices"), "vector.maskedstore": (0, "indices"), "vector.expandload": (0, "indices"),
    "vector.compressstore": (0, "indices"), "vector.gather": (0, "offsets"), "vector.scatter": (0, "offsets"),
}  # fmt: skip
"""Ops on elements: which operand they take them from, and the group of operands with the indices."""
_WRITTEN: Final = {
    "affine.vector_store": "value", "vector.store": "valueToStore", "vector.maskedstore": "valueToStore",
    "vector.scatter": "valueToStore", "vector.compressstore": "valueToStore",
}  # fmt: skip
_BY_LANES: Final = frozenset(("vector.maskedload", "vector.maskedstore", "vector.gather", "vector.scatter"))
_PACKED: Final = frozenset(("vector.expandload", "vector.compressstore"))


def insert_access_checks(module: Operation, context: Context, texts: list[str], names: bool) -> None:
    """Checks each access and each division of a module of loops and memrefs; what they say is added to the texts."""
    checker = Checker(context, texts, names)
    for op in list(module.walk()):
        if not check_transfer(checker, op, True):
            check_access(checker, op)
            check_division(checker, op)
    checker.declare(module)


def check_access(checker: Checker, op: Operation) -> None:
    """Checks in front of an op on elements, if it is one."""
    place = _PLACES.get(op.info.name)
    if place is None:
        return
    source = op.operands[place[0]]
    if not is_shaped(source.type):
        return
    checker.start(op)
    indices = _subscripts(checker, op, operand_group(op, place[1]))
    lanes = _lanes(op)
    name = op.info.name
    if name in _BY_LANES or name in _PACKED:
        for at, index in enumerate(indices[:-1]):
            _within(checker, source, place[0], at, index, 1)
        if indices and lanes:
            _active_lanes(checker, op, source, len(indices) - 1, indices[-1])
        return
    for at, index in enumerate(indices):
        own = at - len(indices) + len(lanes)
        _within(checker, source, place[0], at, index, lanes[own] if own >= 0 else 1)


def check_transfer(checker: Checker, op: Operation, bounds: bool) -> bool:
    """Checks in front of a transfer of what is claimed to be in bounds; says whether it is one."""
    if op.info.name not in ("vector.transfer_read", "vector.transfer_write"):
        return False
    number = 0 if op.info.name == "vector.transfer_read" else 1
    source, vector = op.operands[number], (op.results or op.operands)[0].type
    if number == 1:
        vector = op.operands[0].type
    map = op.attributes.get("permutation_map")
    if not isinstance(vector, VectorType) or any(vector.scalable) or not isinstance(map, AffineMapAttr):
        return True
    if not is_shaped(source.type) or operand_group(op, "mask"):
        return True
    checker.start(op)
    claimed = op.attributes.get("in_bounds")
    claims = [one is not FALSE for one in claimed.elements] if isinstance(claimed, ArrayAttr) else []
    lanes: dict[int, int] = {}
    for expression, claim, length in zip(map.value.results, claims, vector.shape or (), strict=False):
        if expression.kind == DIM:
            lanes[expression.value] = length if claim else 0
    for at, index in enumerate(operand_group(op, "indices")):
        length = lanes.get(at, 1)
        if length:
            _within(checker, source, number, at, index, length)
        elif bounds:
            word = _word(checker, source, number, at)
            checker.check(SLT, index, checker.number(0), f"{word} is {{found}}")
    return True


def _word(checker: Checker, source: Value, number: int, at: int) -> str:
    return f"index #{at} of operand #{number}{checker.argument(source)}"


def _within(checker: Checker, source: Value, number: int, at: int, index: Value, length: int) -> None:
    """The index, and as many elements from it on, lie within a dimension."""
    word, extent = _word(checker, source, number, at), checker.extent(source, at)
    if length == 1:
        checker.check(UGE, index, extent, f"{word} is {{found}}, and the extent is {{wanted}}")
        return
    checker.check(SLT, index, checker.number(0), f"{word} is {{found}}")
    last = checker.binary("arith.subi", extent, checker.number(length))
    text = f"{word} is {{found}}, from where {length} elements are taken, which has to be {{wanted}} at most"
    checker.check(SGT, index, last, text)


def _subscripts(checker: Checker, op: Operation, operands: Sequence[Value]) -> list[Value]:
    """The indices, which an affine map may make of operands."""
    attribute = op.attributes.get("map")
    if op.info.name.partition(".")[0] != "affine" or not isinstance(attribute, AffineMapAttr):
        return list(operands)
    map = attribute.value
    found: list[Value] = []
    for one in map.results:
        single = AffineMapAttr.get(AffineMap.get(map.num_dims, map.num_symbols, (one,)))
        found.append(checker.rewriter.create("affine.apply", list(operands), [INDEX], {"map": single}).results[0])
    return found


def _lanes(op: Operation) -> tuple[int, ...]:
    """The shape of the vector that an op reads or writes; () for one element."""
    if op.info.name.partition(".")[0] not in ("vector", "affine") or op.info.name in ("affine.load", "affine.store"):
        return ()  # an element may be a vector
    written = operand_group(op, _WRITTEN[op.info.name])[0] if op.info.name in _WRITTEN else op.results[0]
    return (written.type.shape or ()) if isinstance(written.type, VectorType) and not any(written.type.scalable) else ()


def _active_lanes(checker: Checker, op: Operation, source: Value, at: int, index: Value) -> None:
    """Every lane whose mask is set lies within the last dimension."""
    mask = operand_group(op, "mask")[0]
    shape = (mask.type.shape or ()) if isinstance(mask.type, VectorType) else ()
    extent = checker.extent(source, at)
    rewriter = checker.rewriter
    word = _word(checker, source, 0, at)
    if op.info.name in _PACKED:
        wide = VectorType.get(shape, I64)
        ones = rewriter.create("arith.extui", [mask], [wide]).results[0]
        length = rewriter.create("arith.index_cast", [checker.reduced(ones, "add")], [INDEX]).results[0]
        some = checker.compare(NE, length, checker.number(0))
        before = checker.binary("arith.subi", length, checker.number(1))
        for place in (index, checker.binary("arith.addi", index, before)):
            beyond = checker.both(some, checker.compare(UGE, place, extent))
            checker.fail_if(beyond, place, extent, f"{word} leads to {{found}}, and the extent is {{wanted}}")
        return
    type = VectorType.get(shape, INDEX)
    if op.info.name in ("vector.gather", "vector.scatter"):
        offsets = operand_group(op, "indices")[0]
        element = offsets.type.element_type if isinstance(offsets.type, VectorType) else None
        if isinstance(element, IntegerType):
            offsets = rewriter.create("arith.index_cast", [offsets], [type]).results[0]
    else:
        offsets = rewriter.create("vector.step", [], [type]).results[0]
    start = rewriter.create("vector.broadcast", [index], [type]).results[0]
    places = rewriter.create("arith.addi", [start, offsets], [type]).results[0]
    limit = rewriter.create("vector.broadcast", [extent], [type]).results[0]
    bits = VectorType.get(shape, I1)
    attributes = {"predicate": IntegerAttr.get(UGE, I64)}
    beyond = rewriter.create("arith.cmpi", [places, limit], [bits], {**attributes}).results[0]
    beyond = rewriter.create("arith.andi", [beyond, mask], [bits]).results[0]
    zeros = rewriter.create("vector.broadcast", [checker.number(0)], [type]).results[0]
    seen = rewriter.create("arith.select", [beyond, places, zeros], [type]).results[0]
    any_beyond, shown = checker.reduced(beyond, "or"), checker.reduced(seen, "maxui")
    checker.fail_if(any_beyond, shown, extent, f"{word} and a lane lead to {{found}}, and the extent is {{wanted}}")
