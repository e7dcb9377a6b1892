"""Checks that what an op reads or writes lies within its memref, tensor or vector.

memref.load %m[%i]                          i < dim (unsigned)
affine.load %m[%i + 1]                      i + 1 < dim
vector.load %m[%i], vector<4xf32>           0 <= i, i + 4 <= dim
vector.transfer_read %m[%i] in_bounds       the same; without a claim 0 <= i
vector.extract %v[%i] from vector<4xf32>    i < 4

Those with a mask are in `masked.py`.
"""

from __future__ import annotations

from pyopt.analysis.accesses import accessed_shape, subscripted_operand
from pyopt.ir.affine import DIM, AffineMap, AffineMapAttr
from pyopt.ir.attributes import FALSE, ArrayAttr
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.mixed_indices import constant_index, mixed_group
from pyopt.ir.signature import operand_group
from pyopt.ir.types import INDEX, VectorType
from pyopt.light import Final, Sequence
from pyopt.native.checking import SGT, SLT, UGE, Checker, is_shaped
from pyopt.native.divisions import check_division
from pyopt.native.masked import Lanes, check_masked, word_of
from pyopt.native.slices import check_slice

_PREFETCHES: Final = ("affine.prefetch", "memref.prefetch")
"""Ops with subscripts that may lead anywhere."""
_ELEMENTS: Final = {"vector.extract": 0, "vector.insert": 1}


_PLAIN: Final = frozenset(
    (
        *_ELEMENTS, "affine.load", "affine.store", "memref.atomic_rmw", "memref.load", "memref.store", "tensor.extract",
        "tensor.insert", "vector.load", "vector.store",
    )
)  # fmt: skip
"""No fact of the ops: which checks are cheap. Those with masks or offsets have lanes to check, and cost more."""


def insert_access_checks(module: Operation, context: Context, texts: list[str], names: bool) -> None:
    """Checks each access and each division of a module of loops and memrefs; what they say is added to the texts."""
    checker = Checker(context, texts, names)
    for op in list(module.walk()):
        parent = op.parent_op()
        if parent is not None and parent.info.name == "vector.mask":
            continue  # nothing else may stand there
        if not check_transfer(checker, op, True) and not check_slice(checker, op):
            check_access(checker, op)
            check_division(checker, op)
    checker.declare(module)


def check_access(checker: Checker, op: Operation) -> None:
    """Checks in front of an op on elements, if it is one."""
    if check_masked(checker, op):
        return
    name = op.info.name
    if name in _ELEMENTS:
        _element_of_vector(checker, op)
        return
    number = subscripted_operand(op)
    if number is None or name in _PREFETCHES:
        return
    source = op.operands[number]
    if not is_shaped(source.type):
        return
    checker.start(op)
    indices = _subscripts(checker, op, operand_group(op, "indices"))
    lanes = accessed_shape(op, source)
    for at, index in enumerate(indices):
        own = at - len(indices) + len(lanes)
        _within(checker, source, number, at, index, lanes[own] if own >= 0 else 1)


def is_given_place(checker: Checker, op: Operation) -> bool:
    """Whether an access outside of loops is to a place that constants and arguments of the function give."""
    if op.info.name not in _PLAIN:
        return False
    around = op.parent_op()
    while around is not None and around.info.name == "scf.if":
        around = around.parent_op()
    if around is None or around.info.name != "func.func":
        return False
    group = "dynamic_position" if op.info.name in _ELEMENTS else "indices"
    return all(_is_given(checker, one) for one in operand_group(op, group))


def _is_given(checker: Checker, index: Value) -> bool:
    return constant_index(index) is not None or (isinstance(index, BlockArgument) and checker.is_of_function(index))


def _element_of_vector(checker: Checker, op: Operation) -> None:
    """The numbers of an element, or of a row, lie within the vector."""
    number = _ELEMENTS[op.info.name]
    type = op.operands[number].type
    if not isinstance(type, VectorType):
        return
    checker.start(op)
    for at, index in enumerate(mixed_group(op, "dynamic_position")):
        if isinstance(index, Value) and not type.scalable[at]:
            extent = checker.number((type.shape or ())[at])
            word = word_of(checker, op.operands[number], number, at)
            checker.check(UGE, index, extent, f"{word} is {{found}}, and the extent is {{wanted}}")


def check_transfer(checker: Checker, op: Operation, bounds: bool) -> bool:
    """Checks in front of a transfer; without bounds only of what is claimed to be in bounds. Says whether it is one."""
    if op.info.name not in ("vector.transfer_read", "vector.transfer_write"):
        return False
    number = 0 if op.info.name == "vector.transfer_read" else 1
    source = op.operands[number]
    vector = op.results[0].type if number == 0 else op.operands[0].type
    map = op.attributes.get("permutation_map")
    if not isinstance(vector, VectorType) or any(vector.scalable) or not isinstance(map, AffineMapAttr):
        return True
    masks = operand_group(op, "mask")
    if not is_shaped(source.type) or (masks and (not bounds or len(vector.shape or ()) != 1)):
        return True
    checker.start(op)
    claimed = op.attributes.get("in_bounds")
    claims = [one is not FALSE for one in claimed.elements] if isinstance(claimed, ArrayAttr) else []
    lengths: dict[int, tuple[int, bool]] = {}
    for expression, claim, length in zip(map.value.results, claims, vector.shape or (), strict=False):
        if expression.kind == DIM:
            lengths[expression.value] = length, claim
    lanes = Lanes(checker, source, number, masks[0]) if masks else None
    for at, index in enumerate(operand_group(op, "indices")):
        length, claim = lengths.get(at, (1, True))
        if lanes is not None:
            if at in lengths:
                lanes.in_order(at, index, UGE if claim else SLT)
            else:
                lanes.within(at, index)
        elif claim:
            _within(checker, source, number, at, index, length)
        else:
            word = word_of(checker, source, number, at)
            checker.check(SLT, index, checker.number(0), f"{word} is {{found}}")
    return True


def _within(checker: Checker, source: Value, number: int, at: int, index: Value, length: int) -> None:
    """The index, and as many elements from it on, lie within a dimension."""
    word, extent = word_of(checker, source, number, at), checker.extent(source, at)
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
