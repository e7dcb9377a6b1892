"""Locations of ops as metadata: lines and columns, each in a scope, and where the code was inlined."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.subprograms import LOCAL_SCOPES
from pyopt.ir.attributes import UNKNOWN_LOC, CallSiteLoc, FileLineColLoc, FusedLoc, Location, NameLoc
from pyopt.light import TYPE_CHECKING, final
from pyopt.translate.debug_merging import merged
from pyopt.translate.debug_places import DebugPlace, DebugPlaces
from pyopt.translate.metadata import MetadataNode

if TYPE_CHECKING:
    from pyopt.translate.debug_nodes import DebugNodes


@final
class DebugLocations:
    """The places of a module's locations."""

    __slots__ = ("_known", "_nodes", "_places")

    def __init__(self, nodes: DebugNodes) -> None:
        self._nodes = nodes
        self._known: dict[tuple[Location, MetadataNode | None, DebugPlace | None], DebugPlace | None] = {}
        self._places = DebugPlaces(nodes.metadata)

    def place(
        self, location: Location, scope: MetadataNode | None, inlined_at: DebugPlace | None = None
    ) -> DebugPlace | None:
        """The debug place of a location in a scope; None if LLVM cannot represent it."""
        if location is UNKNOWN_LOC:
            return None
        key = (location, scope, inlined_at)
        if key not in self._known:
            self._known[key] = self._translate(location, scope, inlined_at)
        return self._known[key]

    def _translate(
        self, location: Location, scope: MetadataNode | None, inlined_at: DebugPlace | None
    ) -> DebugPlace | None:
        if isinstance(location, FileLineColLoc):
            return None if scope is None else self._places.of(location.line, location.column, scope, inlined_at)
        if isinstance(location, NameLoc):
            return self.place(location.child, scope, inlined_at)
        if isinstance(location, CallSiteLoc):
            caller = self.place(location.caller, scope, inlined_at) or inlined_at
            if caller is None:
                return None
            return self.place(location.callee, None, caller) or caller
        assert isinstance(location, FusedLoc)
        metadata = location.metadata
        if isinstance(metadata, LLVMStructAttr) and metadata.mnemonic() in LOCAL_SCOPES:
            scope = self._nodes.node(metadata)
        found = self.place(location.locations[0], scope, inlined_at)
        for one in location.locations[1:]:
            found = merged(self._places, found, self.place(one, scope, inlined_at))
        return found
