"""Tensors with batch levels: elements are inserted into a twin, which is repacked at the end.

    %t = bufferization.alloc_tensor() : tensor<4x8xf64, #BATCH>        (i : batch, j : compressed)
    %u = tensor.insert %v into %t[%i, %j]
    %r = sparse_tensor.load %u hasInserts
->
    %t = bufferization.alloc_tensor() : tensor<4x8xf64, #TWIN>         (i : dense, j : compressed)
    %u = tensor.insert %v into %t[%i, %j]
    %s = sparse_tensor.load %u hasInserts
    %r = sparse_tensor.convert %s : tensor<4x8xf64, #TWIN> to tensor<4x8xf64, #BATCH>
    bufferization.dealloc_tensor %s

How much storage each element of a batch takes is known only when all elements are there.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch, successor_argument
from pyopt.analysis.region_branches import is_region_branch
from pyopt.analysis.region_flow import RegionFlow
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import BATCH, COMPRESSED, DENSE, LOOSE_COMPRESSED, LevelType
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_bounds, operand_group
from pyopt.ir.types import TensorType, Type
from pyopt.light import Final, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.filling import convert, release
from pyopt.passes.sparsify.storage.materialization import REINTERPRET_MAP
from pyopt.rewrite.rewriter import Rewriter

ADDS: Final = {"sparse_tensor.compress": "tensor", "tensor.insert": "dest"}
"""Ops that add elements, and their operand that is the tensor."""
MAKES: Final = ("bufferization.alloc_tensor", "tensor.empty")
LOAD: Final = "sparse_tensor.load"
RELEASE: Final = "bufferization.dealloc_tensor"
LOOKS: Final = (RELEASE, LOAD, "sparse_tensor.expand", "sparse_tensor.lvl", "tensor.dim")
"""Ops that do the same to a twin."""


def twin_of(encoding: EncodingAttr) -> EncodingAttr:
    """The same levels in one array of each kind: batch levels are dense.

    Positions count the elements of all batches, so they have the widest type.
    """
    formats = {BATCH: DENSE, LOOSE_COMPRESSED: COMPRESSED}
    levels = [
        LevelType.get(formats.get(one.format, one.format), one.properties, one.n, one.m) for one in encoding.level_types
    ]
    return EncodingAttr.get(
        levels, encoding.dim_to_lvl, 0, encoding.crd_width, encoding.explicit_value, encoding.implicit_value,
        encoding.dim_slices,
    )  # fmt: skip


def twin_type(type: TensorType) -> TensorType:
    """The type of a twin."""
    assert isinstance(type.encoding, EncodingAttr)
    return TensorType.get(type.shape, type.element_type, twin_of(type.encoding))


def has_batches(type: Type) -> bool:
    """It is a tensor with batch levels."""
    encoding = encoding_of(type)
    return encoding is not None and encoding.batch_rank() > 0


def is_new(op: Operation) -> bool:
    """The op makes a tensor without elements."""
    return op.info.name in MAKES and not (op.info.name == MAKES[0] and operand_group(op, "copy"))


@final
class Families:
    """Values that stand for one tensor at several times: what goes around loops, and what elements were added to.

    `top` names the set that a value is in by one of its values. `handed`: the operands that become others there, by op
    and number; `known`: the values of which it is known what they may be.
    """

    __slots__ = ("_parents", "handed", "known")

    def __init__(self) -> None:
        self._parents: dict[Value, Value] = {}
        self.handed: set[tuple[Operation, int]] = set()
        self.known: set[Value] = set()

    def top(self, value: Value) -> Value:
        parents = self._parents
        top = value
        while True:
            parent = parents.setdefault(top, top)
            if parent is top:
                break
            top = parent
        while value is not top:
            value, parents[value] = parents[value], top
        return top

    def values(self) -> list[Value]:
        return list(self._parents)

    def add(self, op: Operation) -> None:
        """Adds the tensors that `op` makes or forwards."""
        name = op.info.name
        if name in ADDS:
            self._hand(op, operand_bounds(op, ADDS[name])[0], op.results[0])
        elif name == REINTERPRET_MAP:
            self._hand(op, 0, op.results[0])
        elif name == "arith.select":
            self._hand(op, 1, op.results[0])
            self._hand(op, 2, op.results[0])
        elif is_branch(op):
            for index in range(len(op.operands)):
                argument = successor_argument(op, index)
                if argument is not None:
                    self._hand(op, index, argument)
        elif is_region_branch(op):
            flow = RegionFlow(op)
            for (source, number), values in flow.becomes.items() if flow.known else ():
                for value in values:
                    self._hand(source, number, value)
        elif is_new(op):
            self.known.add(self.top(op.results[0]))

    def _hand(self, op: Operation, number: int, value: Value) -> None:
        if not has_batches(value.type):
            return
        self._parents[self.top(op.operands[number])] = self.top(value)
        self.handed.add((op, number))
        block = None if value.op is not None else value.parent_block()
        if block is None or all(is_branch(end) for end in block.predecessors):
            self.known.add(value)

    def may_grow(self, value: Value) -> bool:
        """It is known what the value may be, and nothing looks at its storage before it is whole."""
        loads = 0
        for user in value.uses:
            if user.info.name in (LOAD, RELEASE):
                loads += 1
            elif user.info.name not in LOOKS and not self._hands_all(user, value):
                return False
        return loads < 2 and value in self.known

    def _hands_all(self, user: Operation, value: Value) -> bool:
        return all((user, number) in self.handed for number, one in enumerate(user.operands) if one is value)


def build_in_twins(op: Operation, context: Context) -> None:
    """Gives tensors with batch levels that are made in `op` the types of twins until all their elements are there.

    A tensor stays that is looked at in between, or that comes from elsewhere; so do new ones that stay empty.
    """
    ops = [one for one in op.walk() if _is_about_batches(one)]
    growing = [one.results[0] for one in ops if one.info.name in ADDS]
    if not growing:
        return
    families = Families()
    for one in ops:
        families.add(one)
    changed = {families.top(value) for value in growing}
    changed -= {families.top(value) for value in families.values() if not families.may_grow(value)}
    rewriter = Rewriter(context)
    for value in families.values():
        if families.top(value) not in changed:
            continue
        type = value.type
        assert isinstance(type, TensorType)
        value.type = twin_type(type)
        for user in list(value.uses):
            if user.info.name == LOAD:
                _repack(user, type, rewriter)


def _is_about_batches(op: Operation) -> bool:
    """An operand, a result or what the op forwards has batch levels."""
    return any(has_batches(value.type) for value in op.operands) or any(has_batches(value.type) for value in op.results)


def _repack(load: Operation, type: TensorType, rewriter: Rewriter) -> None:
    """Gives batch levels to what a twin is loaded as."""
    twin = load.results[0]
    twin.type = twin_type(type)
    rewriter.insert_after(load)
    rewriter.loc = load.loc
    code = Code(rewriter)
    made = convert(code, twin, type)
    rewriter.replace_uses_except(twin, made.results[0], made)
    release(code, twin)
