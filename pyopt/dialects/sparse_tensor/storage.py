"""The arrays that the storage of a sparse tensor consists of, in order."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.light import Final, final

POSITIONS: Final = "positions"
COORDINATES: Final = "coordinates"
VALUES: Final = "values"


@final
class StorageField:
    """One array: its kind, and the level that it belongs to (-1 for the values)."""

    __slots__ = ("kind", "level")

    def __init__(self, kind: str, level: int) -> None:
        self.kind = kind
        self.level = level


def storage_fields(encoding: EncodingAttr) -> list[StorageField]:
    """Positions and coordinates by level, then the values.

    The interleaved coordinates of a COO segment are one array, that of the segment's first level.
    """
    interleaved: set[int] = set()
    for segment in encoding.coo_segments():
        if not segment.soa:
            interleaved.update(range(segment.start + 1, segment.end))
    fields: list[StorageField] = []
    for level, one in enumerate(encoding.level_types):
        if one.has_positions():
            fields.append(StorageField(POSITIONS, level))
        if one.has_coordinates() and level not in interleaved:
            fields.append(StorageField(COORDINATES, level))
    fields.append(StorageField(VALUES, -1))
    return fields
