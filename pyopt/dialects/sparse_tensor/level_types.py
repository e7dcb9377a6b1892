"""Level types: how one level of a sparse tensor's storage is laid out. It knows nothing of maps, types and text.

A level type is a format and properties that say what the format's coordinates need not be: `nonunique`, `nonordered`,
and `soa` for a singleton level whose coordinates have an array of their own. Formats and properties are the bits that
the sparse runtime library uses, so that `LevelType.word` is what it is called with.
"""

from __future__ import annotations

from pyopt.ir.tables import unique, whole
from pyopt.light import Final, Sequence, final

DENSE: Final = 1 << 16
BATCH: Final = 1 << 17
COMPRESSED: Final = 1 << 18
SINGLETON: Final = 1 << 19
LOOSE_COMPRESSED: Final = 1 << 20
STRUCTURED: Final = 1 << 21

NONUNIQUE: Final = 1
NONORDERED: Final = 2
SOA: Final = 4

FORMATS: Final = {
    "dense": DENSE,
    "batch": BATCH,
    "compressed": COMPRESSED,
    "loose_compressed": LOOSE_COMPRESSED,
    "singleton": SINGLETON,
    "structured": STRUCTURED,
}
"""The formats by their keywords."""
PROPERTIES: Final = {"nonunique": NONUNIQUE, "nonordered": NONORDERED, "soa": SOA}
"""The properties by their keywords, in the order in which they are printed."""

_WITH_PROPERTIES: Final = COMPRESSED | SINGLETON | LOOSE_COMPRESSED
_WITH_POSITIONS: Final = COMPRESSED | LOOSE_COMPRESSED
_WITH_COORDINATES: Final = COMPRESSED | LOOSE_COMPRESSED | SINGLETON | STRUCTURED
_LIMIT: Final = 256
"""n and m of `structured` are kept in a byte each, as the runtime library has them."""


@final
class LevelType:
    """One level's format, one of the constants above, with its properties, a mask; interned.

    n, m: of `structured[n, m]`, n stored elements in each m; 0 for other formats.
    """

    __slots__ = ("format", "m", "n", "properties")

    def __init__(self, format: int, properties: int, n: int, m: int) -> None:
        self.format = whole(format)
        self.properties = whole(properties)
        self.n = whole(n)
        self.m = whole(m)

    def __copy__(self) -> LevelType:
        return self

    def __deepcopy__(self, memo: object) -> LevelType:
        return self

    @staticmethod
    def get(format: int, properties: int = 0, n: int = 0, m: int = 0) -> LevelType:
        key = (format, properties, whole(n) % _LIMIT, whole(m) % _LIMIT)
        return _level_types.get(key) or _level_types.setdefault(key, LevelType(*key))

    def is_valid(self) -> bool:
        """Only formats with stored coordinates that may be skipped have properties."""
        return self.properties == 0 or self.format & _WITH_PROPERTIES != 0

    def is_unique(self) -> bool:
        """No coordinate occurs twice under one parent."""
        return not self.properties & NONUNIQUE

    def is_ordered(self) -> bool:
        """Coordinates under one parent are sorted."""
        return not self.properties & NONORDERED

    def is_soa(self) -> bool:
        """The coordinates are in an array of their own rather than next to those of the level above."""
        return self.properties & SOA != 0

    def has_positions(self) -> bool:
        """The storage has a positions array for the level."""
        return self.format & _WITH_POSITIONS != 0

    def has_coordinates(self) -> bool:
        """The storage holds the level's coordinates; they are not implied."""
        return self.format & _WITH_COORDINATES != 0

    def storage_relevant(self) -> LevelType:
        """Without the properties that do not change which arrays there are."""
        return LevelType.get(self.format, self.properties & SOA, self.n, self.m)

    def word(self) -> int:
        """The level type as the runtime library takes it."""
        return self.format | self.properties | self.n << 32 | self.m << 40

    def text(self) -> str:
        """As the encoding spells it: `compressed(nonunique, nonordered)`, `structured[2, 4]`."""
        text = _FORMAT_NAMES[self.format]
        if self.format == STRUCTURED:
            text += f"[{self.n}, {self.m}]"
        names = [name for name, bit in PROPERTIES.items() if self.properties & bit]
        return f"{text}({', '.join(names)})" if names else text


_FORMAT_NAMES: Final = {format: name for name, format in FORMATS.items()}
_level_types: dict[tuple[int, int, int, int], LevelType] = unique({})


@final
class CooSegment:
    """Levels [start, end) that hold coordinates of the same entries: one level, then singletons.

    `soa`: each level has its coordinates in an array of its own; otherwise they are interleaved in one.
    """

    __slots__ = ("end", "soa", "start")

    def __init__(self, start: int, end: int, soa: bool) -> None:
        self.start = start
        self.end = end
        self.soa = soa


def coo_segments(levels: Sequence[LevelType]) -> list[CooSegment]:
    """The COO segments of a storage, outermost first: each run of singletons with the level above it."""
    found: list[CooSegment] = []
    level = 1
    while level < len(levels):
        if levels[level].format != SINGLETON:
            level += 1
            continue
        start = level - 1
        while level < len(levels) and levels[level].format == SINGLETON:
            level += 1
        found.append(CooSegment(start, level, levels[start + 1].is_soa()))
    return found


def aos_coo_start(levels: Sequence[LevelType]) -> int:
    """The first level of the first COO segment, if its coordinates are interleaved; the number of levels otherwise."""
    segments = coo_segments(levels)
    return segments[0].start if segments and not segments[0].soa else len(levels)


def aos_coo_end(levels: Sequence[LevelType]) -> int:
    """The level behind the segment that begins at `aos_coo_start`."""
    segments = coo_segments(levels)
    return segments[0].end if segments and not segments[0].soa else len(levels)


def batch_rank(levels: Sequence[LevelType]) -> int:
    """The number of leading batch levels."""
    for level, one in enumerate(levels):
        if one.format != BATCH:
            return level
    return len(levels)
