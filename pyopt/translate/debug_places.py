"""Lines and columns of the source, each in a scope."""

from __future__ import annotations

from pyopt.light import Final, final
from pyopt.translate.metadata import MetadataNode, ModuleMetadata

_COLUMNS: Final = 1 << 16
"""Columns from here on are not known to LLVM."""


@final
class DebugPlace:
    """A line and a column in a scope, and the place of the call in whose stead the code stands."""

    __slots__ = ("column", "inlined_at", "line", "node", "scope")

    def __init__(self, line: int, column: int, scope: MetadataNode, inlined_at: DebugPlace | None) -> None:
        self.line = line
        self.column = column
        self.scope = scope
        self.inlined_at = inlined_at
        operands = [scope]
        fields: list[tuple[str, str | MetadataNode]] = [("line", str(line))]
        if column:
            fields.append(("column", str(column)))
        fields.append(("scope", scope))
        if inlined_at is not None:
            operands.append(inlined_at.node)
            fields.append(("inlinedAt", inlined_at.node))
        self.node: MetadataNode = MetadataNode(operands, kind="DILocation", fields=fields)


@final
class DebugPlaces:
    """The places of a module; of equal ones there is one."""

    __slots__ = ("_known", "_metadata")

    def __init__(self, metadata: ModuleMetadata) -> None:
        self._metadata = metadata
        self._known: dict[tuple[int, int, MetadataNode, DebugPlace | None], DebugPlace] = {}

    def moved(self, block: MetadataNode, scope: MetadataNode) -> MetadataNode:
        """A block of the same place in another scope."""
        outer = block.field("scope")
        operands = [scope if one is outer else one for one in block.operands]
        fields = [(name, scope if value is outer else value) for name, value in block.fields]
        return self._metadata.add(MetadataNode(operands, kind=block.kind, fields=fields))

    def of(self, line: int, column: int, scope: MetadataNode, inlined_at: DebugPlace | None) -> DebugPlace:
        """The one place of a line and column."""
        column = column if column < _COLUMNS else 0
        key = (line, column, scope, inlined_at)
        return self._known.get(key) or self._known.setdefault(key, DebugPlace(line, column, scope, inlined_at))
