"""Constants that a walk meets: one op for each (dialect, value, type), at the front of the isolated op around it."""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC, Attribute
from pyopt.ir.opinfo import ISOLATED, Dialect
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.core import Block, Operation, Region
    from pyopt.rewrite.rewriter import Rewriter

    Key: TypeAlias = tuple[Dialect | None, Attribute, Type]


def insertion_region(region: Region) -> Region:
    """The nearest region around whose op is isolated, unregistered, or at the top: where constants stand."""
    while True:
        parent = region.parent
        if parent is None or not parent.info.registered or parent.info.traits & ISOLATED:
            return region
        outer = parent.block
        if outer is None or outer.region is None:
            return region
        region = outer.region


@final
class KnownConstants:
    """The constants seen in a walk: one op for each (dialect, value, type) of an insertion region."""

    __slots__ = ("block", "front", "known", "owned", "regions", "rewriter", "scopes")

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self.scopes: dict[Region, dict[Key, Operation]] = {}
        self.regions: dict[Region, Region] = {}
        self.owned: set[Operation] = set()
        # The block of the latest constant, with its scope and front.
        self.block: Block | None = None
        self.front: Block | None = None
        self.known: dict[Key, Operation] = {}

    def insert(self, op: Operation, value: Attribute) -> bool:
        """Keeps `op`, moved to the front, if its constant is new; else replaces it by the known one: False."""
        block = op.block
        if block is not self.block:
            self._enter(block)
        known = self.known
        key = (op.info.dialect, value, op.results[0].type)
        existing = known.get(key)
        if existing is not None:
            existing.loc = UNKNOWN_LOC
            self.rewriter.replace_uses_before_erase(op.results[0], existing.results[0])
            op.detach()  # a constant has nothing that would have to be unlinked
            return False
        front = self.front
        assert front is not None
        first = front.first
        if block is not front or (first is not op and op.prev not in self.owned):
            assert first is not None
            op.insert_before(first)
            if block is not front:
                op.loc = UNKNOWN_LOC
        known[key] = op
        self.owned.add(op)
        return True

    def _enter(self, block: Block | None) -> None:
        assert block is not None and block.region is not None
        region = self.regions.get(block.region)
        if region is None:
            region = self.regions[block.region] = insertion_region(block.region)
        known = self.scopes.get(region)
        if known is None:
            known = self.scopes[region] = {}
        self.known = known
        self.front = region.first
        self.block = block
