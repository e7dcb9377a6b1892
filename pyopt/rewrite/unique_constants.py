"""Constants that a pass makes: one op for each (dialect, value, type), at the front of the isolated op around a use.

The newest constant stands first, as in the reference.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC, Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, TypeAlias, final
from pyopt.rewrite.folding import materialize
from pyopt.rewrite.known_constants import insertion_region

if TYPE_CHECKING:
    Key: TypeAlias = tuple[str, Attribute, Type]


@final
class UniqueConstants:
    """The constants made so far."""

    __slots__ = ("context", "known", "regions")

    def __init__(self, context: Context) -> None:
        self.context = context
        self.known: dict[Region, dict[Key, Operation]] = {}
        self.regions: dict[Region, Region] = {}

    def get(self, block: Block, dialect: str, attribute: Attribute, type: Type) -> Value | None:
        """The constant for uses in `block`; None if the dialect cannot make it."""
        assert block.region is not None
        region = self.regions.get(block.region)
        if region is None:
            region = self.regions[block.region] = insertion_region(block.region)
        known = self.known.setdefault(region, {})
        key = (dialect, attribute, type)
        op = known.get(key)
        if op is not None:
            return op.results[0]
        op = materialize(self.context, dialect, attribute, type, UNKNOWN_LOC)
        if op is None:
            return None
        # Another dialect may make the constant, which then counts as that one's, too.
        maker = op.info.name.partition(".")[0]
        existing = known.get((maker, attribute, type))
        if existing is None:
            assert region.first is not None
            region.first.prepend(op)
            existing = known[maker, attribute, type] = op
        known[key] = existing
        return existing.results[0]
