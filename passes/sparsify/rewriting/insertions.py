"""tensor.insert into a tensor that has its elements: storage takes new ones in order only, and behind those there are.

    %r = tensor.insert %v into %x[%i, %j] : tensor<?x?xf64, #CSR>
->
    %0 = bufferization.alloc_tensor(%m, %n) : tensor<?x?xf64, #COO>         (unordered)
    %1 = sparse_tensor.foreach in %x init(%0)                               (inserts all elements but that at %i, %j)
    %2 = tensor.insert %v into %1[%i, %j]
    %3 = sparse_tensor.load %2 hasInserts
    %r = sparse_tensor.convert %3
    bufferization.dealloc_tensor %3

Nothing is left to be finished then: `sparse_tensor.load %r hasInserts` becomes `sparse_tensor.load %r`.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import BlockArgument, Operation, OpResult, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.symbols import lookup_symbol, nearest_symbol_table, symbol_name, symbol_users, visibility
from pyopt.light import Final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.filling import allocate, convert, finish, foreach, insert, release, sizes_of
from pyopt.passes.sparsify.storage.ordering import coo_type
from pyopt.rewrite.rewriter import Rewriter

FULL: Final[frozenset[str]] = frozenset(
    ("arith.constant", "linalg.generic", "sparse_tensor.assemble", "sparse_tensor.concatenate",
     "sparse_tensor.convert", "sparse_tensor.load", "sparse_tensor.new", "sparse_tensor.reorder_coo")
)  # fmt: skip
"""Ops whose results have all of their elements."""
CALL: Final = "func.call"
COUNTERS: Final[dict[str, int]] = {"scf.for": 1}
"""The arguments of a loop's body in front of what it carries."""


def insert_into_whole(op: Operation, rewriter: Rewriter) -> bool:
    """insert v into x[i] -> convert (insert v into (foreach in x: elements but x[i]))[i]"""
    value, target, *indices = op.operands
    if encoding_of(target.type) is None or not is_whole(target):
        return False
    rewriter.start_at(op)
    code = Code(rewriter)
    coo = coo_type(target.type, False)

    def body(coordinates: list[Value], element: Value, carried: list[Value]) -> list[Value]:
        same = code.boolean(True)
        for coordinate, index in zip(coordinates, indices, strict=True):
            same = code.both(same, code.equal(coordinate, index))
        return code.choice(same, [coo], lambda: carried, lambda: [insert(code, element, carried[0], coordinates)])

    others = foreach(code, target, [allocate(code, coo, sizes_of(code, target))], body)
    whole = finish(code, insert(code, value, others[0], indices))
    made = convert(code, whole, target.type)
    if coo is not target.type:
        release(code, whole)
    rewriter.replace(op, list(made.results))
    return True


def load_whole(op: Operation, rewriter: Rewriter) -> bool:
    """load x hasInserts -> load x, of a tensor that has all of its elements"""
    made = op.operands[0].op
    if "hasInserts" not in op.attributes or not is_whole(op.operands[0]):
        return False
    if made is not None and made.info.name == "bufferization.alloc_tensor":
        return False  # a copy that is given away
    rewriter.replace_with_new(op, "sparse_tensor.load", list(op.operands), [op.results[0].type])
    return True


def is_whole(value: Value) -> bool:
    """The tensor is no longer being filled: it was given to the program, or is the result of an op on whole tensors.

    What it is not known of is taken for one that is.
    """
    pending, seen = [value], set()
    found = False
    while pending:
        one = pending.pop()
        if one in seen:
            continue
        seen.add(one)
        origins = tensors_before(one)
        if origins is None:
            return False
        found = found or not origins
        pending += origins
    return found


def tensors_before(value: Value) -> list[Value] | None:
    """What the tensor was before elements were added to it; nothing for whole ones, None where that is not known."""
    op = value.op
    if op is None:
        return _before_argument(value) if isinstance(value, BlockArgument) else None
    if op.info.name in FULL:
        return []
    if op.info.name == "bufferization.alloc_tensor":
        return operand_group(op, "copy") or None
    if op.info.name == CALL and isinstance(value, OpResult):
        callee = op.attributes.get("callee")
        function = lookup_symbol(op, *callee.path) if isinstance(callee, SymbolRefAttr) else None
        return None if function is None else _returned(function, value.index)
    return _carried(op, value.index) if isinstance(value, OpResult) else None


def _before_argument(value: BlockArgument) -> list[Value] | None:
    parent = value.block.parent_op()
    if parent is None:
        return None
    if parent.info.name != "func.func":
        return _carried(parent, value.index - COUNTERS.get(parent.info.name, 0))
    scope, name = nearest_symbol_table(parent.parent_op() or parent), symbol_name(parent)
    if value.block is not parent.regions[0].first or scope is None or name is None:
        return None
    users = [user for user, _ in symbol_users(scope, name)]
    if visibility(parent) == "private" and not users:
        return None
    if any(user.info.name != CALL for user in users):
        return None
    return [user.operands[value.index] for user in users]


def _returned(function: Operation, number: int) -> list[Value] | None:
    """What a function returns; a declared one gives whole tensors."""
    if not function.regions or function.regions[0].first is None:
        return []
    ends = [block.terminator() for block in function.regions[0]]
    return [end.operands[number] for end in ends if end.info.name == "func.return"] or None


def _carried(op: Operation, number: int) -> list[Value] | None:
    """What a loop carries in the place of a value at first, what a branch yields, or what an insertion changes."""
    name = op.info.name
    if name == "tensor.insert":
        return [op.operands[1]]
    if name in ("tensor.cast", "sparse_tensor.reinterpret_map"):
        return [op.operands[0]]
    if name == "arith.select":
        return list(op.operands[1:])
    if name == "scf.for":
        return [op.operands[3 + number]]
    if name == "scf.while" and len(op.operands) == len(op.results):
        return [op.operands[number]]
    if name == "scf.if":
        return [region.entry().terminator().operands[number] for region in op.regions if region.first is not None]
    return None
