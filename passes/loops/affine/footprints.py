"""How much memory a nest touches, and the sizes of tiles by which a tile would touch no more than a cache holds."""

from __future__ import annotations

from pyopt.dialects.affine.bounds import value_range
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias
from pyopt.passes.loops.affine.dependences import LOADS, STORES, affine_access, loops_around
from pyopt.passes.loops.affine.memory_regions import MemoryRegion, access_region
from pyopt.passes.loops.affine.trip_counts import constant_trip_count
from pyopt.pipeline.passes import PassContext
from pyopt.syntax.op_texts import OpTexts

if TYPE_CHECKING:
    Box: TypeAlias = list[tuple[int, int]]
    """The first and the last subscript of each dimension."""

DEFAULT_SIZE: Final = 4
NO_UNION: Final = "getMemoryFootprintBytes: unable to perform a union on a memory region"
_KIBIBYTE: Final = 1024


def counters_around(op: Operation) -> list[Value]:
    """The counters of the loops around an op."""
    return [loop.regions[0].entry().arguments[0] for loop in loops_around(op)]


def warn(message: str, op: Operation, pass_context: PassContext) -> None:
    """Reports what an op shows, with its text as it is now."""
    context = pass_context.context
    context.emit("warning", message, op.loc, context.op_notes(op, OpTexts(context).text(op).lstrip()))


def footprint(loop: Operation) -> int | None:
    """The bytes of the boxes around what affine loads and stores touch of each memref; None if that is not known.

    A subscript of which no bounds are known takes the whole extent of its dimension.
    """
    boxes: dict[Value, Box] = {}
    for op in loop.walk():
        if op.info.name not in LOADS and op.info.name not in STORES:
            continue
        access = affine_access(op, [])
        type = access.memref.type
        if not isinstance(type, MemRefType) or type.shape is None or access.subscripts is None:
            return None
        box: Box = []
        for form, extent in zip(access.subscripts, type.shape, strict=True):
            sides = _sides(form, extent)
            if sides is None:
                return None
            box.append(sides)
        known = boxes.get(access.memref)
        if known is not None:
            box = [(min(a, c), max(b, d)) for (a, b), (c, d) in zip(box, known, strict=True)]
        boxes[access.memref] = box
    total = 0
    for memref, box in boxes.items():
        assert isinstance(memref.type, MemRefType)
        element = memref.type.element_type
        if not isinstance(element, IntegerType | FloatType):
            return None
        size = -(-element.width // 8)
        for first, last in box:
            size *= max(0, last - first + 1)
        total += size
    return total


def region_footprint(loop: Operation, outer: Sequence[Value], report: Callable[[Operation], None]) -> int | None:
    """The bytes of the boxes that a loop touches, by the counters in `outer`, as the reference counts them.

    None if that is not known; `report` is given an access that cannot be united with those before. Other layouts than
    rows count as 0.
    """
    regions: dict[Value, MemoryRegion] = {}
    for op in loop.walk():
        if op.info.name not in LOADS and op.info.name not in STORES:
            continue
        region = access_region(op, outer, inside=True)
        if region is None:
            return None
        known = regions.setdefault(region.memref, region)
        if known is not region and not known.unite(region):
            report(op)
            return None
    total = 0
    for region in regions.values():
        if region.type.layout is not None:
            continue
        size = region.bytes()
        if size is None:
            return None
        total += size
    return total


def _sides(form: LinearForm | None, extent: int) -> tuple[int, int] | None:
    if form is None:
        return None
    low: int | None = form.constant
    high: int | None = form.constant
    for atom, factor in form.atoms.items():
        least, greatest = value_range(atom) if isinstance(atom, Value) else (None, None)
        if factor < 0:
            least, greatest = greatest, least
        low = None if low is None or least is None else low + factor * least
        high = None if high is None or greatest is None else high + factor * greatest
    if extent != DYNAMIC:
        low = 0 if low is None else max(low, 0)
        high = extent - 1 if high is None else min(high, extent - 1)
    return None if low is None or high is None else (low, high)


def sizes_for_cache(band: Sequence[Operation], kibibytes: int) -> list[int]:
    """Tile sizes by which the nest touches as often less as it touches more than the cache holds."""
    count = len(band)
    if kibibytes == 0:
        return [1] * count
    touched = footprint(band[0])
    if touched is None:
        return _dividing(band, [DEFAULT_SIZE] * count)
    excess = -(-touched // (kibibytes * _KIBIBYTE))
    if excess <= 1:
        return [1] * count
    each = int(excess ** (1.0 / count))
    sizes = [each] * (count - 1)
    return _dividing(band, [*sizes, max(1, excess // each ** (count - 1))])


def _dividing(band: Sequence[Operation], sizes: list[int]) -> list[int]:
    """The greatest sizes that divide known trip counts, and are less than them."""
    found: list[int] = []
    for loop, size in zip(band, sizes, strict=True):
        count = constant_trip_count(loop)
        if count is not None and count > 1:
            size = min(size, count // 2)  # noqa: PLW2901  # the size as it is kept
            while count % size:
                size -= 1  # noqa: PLW2901  # as above
        elif count == 1:
            size = 1  # noqa: PLW2901  # as above
        found.append(size)
    return found
