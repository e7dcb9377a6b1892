"""Ownership of buffers: for each buffer and block, an i1 value that holds if the block has to free it.

In a block, a buffer has no ownership yet, one indicator, or an ownership that is not known (`UNKNOWN`): it may be one
of several buffers whose indicators differ.
"""

from __future__ import annotations

from pyopt.analysis.live_buffers import LiveBuffers
from pyopt.dialects.memref.verify_views import infer_strided_metadata
from pyopt.ir.attributes import Attribute, DenseArrayAttr, StridedLayoutAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.strides import is_strided
from pyopt.ir.types import I64, MemRefType
from pyopt.light import TYPE_CHECKING, Final, Iterable, Sequence, TypeAlias, final
from pyopt.passes.buffers.emitting import is_buffer
from pyopt.passes.building.arith import boolean
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

    Owner: TypeAlias = "Value | UnknownOwnership"


@final
class UnknownOwnership:
    """The class of `UNKNOWN`."""

    __slots__ = ()


UNKNOWN: Final = UnknownOwnership()
"""Several indicators, of which it is not known which one counts."""


@final
class UnknownOwnershipError(Exception):
    """A buffer is to be freed of which it is not known who owns it."""

    def __init__(self, memref: Value) -> None:
        super().__init__("MemRef value does not have valid ownership")
        self.memref = memref


def _is_same(one: Owner, other: Owner) -> bool:
    """The indicators are the same value, or constants that are equal."""
    if one is other:
        return True
    if not isinstance(one, Value) or not isinstance(other, Value):
        return False
    constant = constant_of(one)
    return constant is not None and constant is constant_of(other)


@final
class Ownership:
    """Ownership in each block. `to_free` has the buffers that a block's terminator may have to free, in order."""

    __slots__ = ("_owners", "live", "numbers", "to_free")

    def __init__(self, root: Operation) -> None:
        self.live = LiveBuffers(root)
        self.numbers = Numbering(root)
        self.to_free: dict[Block, list[Value]] = {}
        self._owners: dict[Value, dict[Block, Owner]] = {}

    def of(self, memref: Value, block: Block) -> Owner | None:
        """The ownership in the block; None if there is none yet."""
        owners = self._owners.get(memref)
        return None if owners is None else owners.get(block)

    def home_of(self, memref: Value) -> Owner | None:
        """The ownership in the block that defines the buffer."""
        return self.of(memref, home(memref))

    def set(self, memref: Value, owner: Owner | None, block: Block | None = None) -> None:
        """Adds an indicator, in the block that defines the buffer if no other is named."""
        if owner is None:
            return
        owners = self._owners.setdefault(memref, {})
        where = home(memref) if block is None else block
        before = owners.get(where)
        owners[where] = owner if before is None else before if _is_same(before, owner) else UNKNOWN

    def free_in(self, memref: Value, block: Block) -> None:
        """The block's terminator has to free the buffer if it is owned there."""
        self.to_free.setdefault(block, []).append(memref)

    def replace_all(self, memrefs: Sequence[Value], owners: Sequence[Value], block: Block) -> None:
        """The indicators are those that bufferization.dealloc gave for retained buffers, which are all true to life."""
        for memref, owner in zip(memrefs, owners, strict=True):
            self._owners.setdefault(memref, {})[block] = owner

    def unique(self, rewriter: Rewriter, memref: Value, block: Block) -> tuple[Value, Value]:
        """The buffer and its indicator, or a clone, which is owned, where that is not known."""
        owner = self.of(memref, block)
        if isinstance(owner, Value):
            return memref, owner
        copy = clone(rewriter, memref)
        owned = boolean(rewriter, True)
        self.set(copy, owned)
        self.free_in(copy, home(copy))
        return copy, owned

    def retained(self, block: Block, target: Block | None, forwarded: Iterable[Value]) -> list[Value]:
        """The buffers that must survive the end of the block: what is handed on, then what is live on the way."""
        kept: list[Value] = []
        if target is not None:
            wanted = set(self.live.into(target))
            kept = [value for value in self.live.out_of(block) if value in wanted]
        return [*[value for value in forwarded if is_buffer(value)], *self.numbers.in_order(kept)]

    def bases_and_owners(self, rewriter: Rewriter, block: Block) -> tuple[list[Value], list[Value]]:
        """The buffers that the block's terminator may have to free, and the conditions for each."""
        bases: list[Value] = []
        owners: list[Value] = []
        for memref in self.to_free.get(block, ()):
            owner = self.of(memref, block)
            if not isinstance(owner, Value):
                raise UnknownOwnershipError(memref)
            bases.append(base_of(rewriter, memref))
            owners.append(owner)
        return bases, owners


@final
class Numbering:
    """Puts values into the order in which they are defined: arguments first, by their numbers and then by blocks."""

    __slots__ = ("_blocks",)

    def __init__(self, root: Operation) -> None:
        self._blocks: dict[Block, int] = {}
        for op in root.walk():
            for region in op.regions:
                for block in region:
                    self._blocks[block] = len(self._blocks)

    def in_order(self, values: Iterable[Value]) -> list[Value]:
        """The values in order."""
        return sorted(values, key=self._key)

    def _key(self, value: Value) -> tuple[int, int, int, int]:
        block = home(value)
        number = self._blocks.get(block, 0)
        if value.op is None:
            return 0, value.index, number, 0
        if not block.order_is_valid:
            block.renumber()
        return 1, number, value.op.order, value.index


def home(value: Value) -> Block:
    """The block that defines a value."""
    block = value.parent_block()
    assert block is not None
    return block


def clone(rewriter: Rewriter, memref: Value) -> Value:
    """bufferization.clone memref"""
    return rewriter.create("bufferization.clone", [memref], [memref.type]).results[0]


def base_of(rewriter: Rewriter, memref: Value) -> Value:
    """The buffer that a view was made of: what an allocation gave, and what is to be freed. Where the layout has no
    strides, nothing can be asked: the buffer is taken as it is."""
    type = memref.type
    assert isinstance(type, MemRefType)
    if type.shape is not None and not is_strided(type):
        return memref
    if type.shape is None:
        none = DenseArrayAttr.get(I64, ())
        attributes: dict[str, Attribute] = {
            "operandSegmentSizes": segments(1, 0, 0, 0),
            "static_offsets": DenseArrayAttr.get(I64, (0,)),
            "static_sizes": none,
            "static_strides": none,
        }
        scalar = MemRefType.get((), type.element_type, StridedLayoutAttr.get(()), type.memory_space)
        memref = rewriter.create("memref.reinterpret_cast", [memref], [scalar], attributes).results[0]
    types = infer_strided_metadata([memref], {})
    assert isinstance(types, list)
    return rewriter.create("memref.extract_strided_metadata", [memref], types).results[0]
