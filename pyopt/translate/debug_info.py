"""Debug information of a module: functions and instructions with their places in the source, and variables."""

from __future__ import annotations

from pyopt.dialects.llvm.debug_metadata import BEFORE_GLOBALS, GLOBALS, unit_of
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.subprograms import is_inlined, scope_of, subprogram_of
from pyopt.ir.attributes import ArrayAttr, Location
from pyopt.ir.core import Operation
from pyopt.light import Callable, final
from pyopt.translate.debug_locations import DebugLocations
from pyopt.translate.debug_nodes import DebugNodes
from pyopt.translate.debug_places import DebugPlace
from pyopt.translate.metadata import MetadataNode, ModuleMetadata


@final
class DebugInfo:
    """The debug info of a module.

    `named` gives the nodes of metadata with a name, `locate` the location that an op's or argument's `loc` stands for.
    """

    __slots__ = ("_globals", "_locate", "_locations", "nodes")

    def __init__(
        self,
        metadata: ModuleMetadata,
        named: Callable[[str], list[MetadataNode]],
        locate: Callable[[int | Location], Location],
    ) -> None:
        self.nodes = DebugNodes(metadata, named)
        self._locations = DebugLocations(self.nodes)
        self._locate = locate
        self._globals: dict[MetadataNode, list[MetadataNode]] = {}
        """The variables of compile units."""

    def subprogram(self, function: Operation) -> MetadataNode | None:
        """The node of the subprogram in a function's location."""
        return self.nodes.node(subprogram_of(function.loc))

    def of_global(self, op: Operation) -> list[MetadataNode]:
        """The nodes of a global variable."""
        given = op.attributes.get("dbg_exprs")
        elements = given.elements if isinstance(given, ArrayAttr) else ()
        found: list[MetadataNode] = []
        for one in elements:
            node = self.nodes.node(one)
            assert node is not None and isinstance(one, LLVMStructAttr)
            found.append(node)
            unit = self.nodes.node(unit_of(one.parameter("var")))
            if unit is not None:
                self._globals.setdefault(unit, []).append(node)
        return found

    def finish(self) -> None:
        """Tells compile units their variables."""
        for unit, nodes in self._globals.items():
            variables = self.nodes.metadata.node(*nodes)
            unit.operands.append(variables)
            at = [name for name, _ in unit.fields].index(BEFORE_GLOBALS) + 1
            unit.fields.insert(at, (GLOBALS, variables))

    def place_of_record(self, loc: int | Location, subprogram: MetadataNode | None) -> DebugPlace | None:
        """The place of a record: all of its location is in the first scope that it names, unless a call is in it."""
        found = self.place(loc, subprogram)
        scope = scope_of(loc)
        if found is None or scope is None or is_inlined(loc):
            return found
        return self.place(loc, self.nodes.node(scope))

    def location_node(self, location: Location) -> MetadataNode | None:
        """A location that says itself in which scope it is."""
        found = self._locations.place(location, None)
        return None if found is None else found.node

    def place(self, loc: int | Location, subprogram: MetadataNode | None) -> DebugPlace | None:
        """The place of an op or argument."""
        if subprogram is None and isinstance(loc, int):
            return None
        return self._locations.place(self._locate(loc), subprogram)
