"""affine-loop-tile: nests of affine loops run by tiles.

    affine.for %i = 0 to 64 {            affine.for %a = 0 to 64 step 32 {
      affine.for %j = 0 to 64 {            affine.for %b = 0 to 64 step 32 {
        use(%i, %j)                          affine.for %i = #(%a) to #(%a + 32) {
      }                                ->      affine.for %j = #(%b) to #(%b + 32) {
    }                                            use(%i, %j)
                                               }
                                             }
                                           }
                                         }

Nests are perfect and begin in the body of the function; their bounds depend on none of their counters, and they carry
nothing. A nest of which an iteration needs what one in a later tile does stays: the distances between iterations that
touch the same memory must not be positive in one loop and negative in one inside of it. Memrefs that may be the same
memory are taken to be, ops with unknown effects to touch everything. The reference sees affine loads and stores of the
same memref value only, and refuses only ranges of distances all of which are below 0; `reference-exact` does that, too.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import step_of
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.canonicalize.scf.common import defined_outside
from pyopt.passes.loops.affine.bands import perfect_nest
from pyopt.passes.loops.affine.dependences import NestAccesses
from pyopt.passes.loops.affine.footprints import DEFAULT_SIZE, sizes_for_cache
from pyopt.passes.loops.affine.tiling import separate, tile
from pyopt.pipeline.options import UINT32, UINT64, FlagOption, IntegerListOption, IntegerOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    pass

CACHE_SIZE: Final = IntegerOption("cache-size", 512, "KiB that a tile may touch, if no size is given", UINT64)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Tile what mlir-opt tiles, also where that is wrong")
SEPARATE: Final = FlagOption("separate", False, "Have whole tiles and others in nests of their own")
TILE_SIZE: Final = IntegerOption("tile-size", 0, "The size of tiles in all loops; 0 for others", UINT32)
TILE_SIZES: Final = IntegerListOption(
    "tile-sizes", "The sizes of tiles in each nest, from the outermost loop on; 4 for further loops"
)
_GREATEST: Final = 2**63 - 1


def sizes_of(band: Sequence[Operation], options: OptionValues) -> list[int]:
    """The sizes of tiles in a nest."""
    size = TILE_SIZE.of(options)
    if size:
        return [size] * len(band)
    given = TILE_SIZES.of(options)
    if given:
        return [*given, *[DEFAULT_SIZE] * len(band)][: len(band)]
    return sizes_for_cache(band, CACHE_SIZE.of(options))


def is_rectangular(band: Sequence[Operation]) -> bool:
    """The bounds depend on no counter of the nest, and no loop carries a value."""
    return all(
        not loop.results and step_of(loop) > 0 and all(defined_outside(value, band[0]) for value in loop.operands)
        for loop in band
    )


def keeps_order(band: Sequence[Operation]) -> bool:
    """No two iterations that touch the same memory change places in tiles of any size."""
    if len(band) == 1:
        return True
    accesses = NestAccesses(band[0])
    if accesses.unknown:
        return False
    for one, other in accesses.conflicts(band[-1]):
        relation = accesses.relation(one, other)
        for level, later in relation.carried(band):
            if any(relation.is_possible([*later, relation.distance(inner, -1, 1)]) for inner in band[level + 1 :]):
                return False
    return True


def seems_to_keep_order(band: Sequence[Operation]) -> bool:
    """What mlir-opt asks: of affine accesses of the same memref value, no distance is a range of numbers below 0."""
    accesses = NestAccesses(band[0], exact=True)
    pairs = [
        (one, other)
        for one in accesses.found
        for other in accesses.found
        if (one.writes or other.writes) and one.memref is other.memref
    ]
    for one, other in pairs:
        relation = accesses.relation(one, other)
        common = [loop for loop in one.loops if loop in other.loops]
        for _, later in relation.carried(common[: len(band) + 1]):
            if not relation.is_possible(later):
                continue
            for loop in common:
                low, high = relation.bounds(loop, later)
                if high is not None and high < 0 and low != high:
                    return False
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Tiles the nests of a function."""
    options = pass_context.options
    context = pass_context.context
    if 0 in TILE_SIZES.of(options):
        context.error("Invalid option: 'tile-sizes' should be greater than 0", UNKNOWN_LOC)
        pass_context.fail()
        return False
    exact = REFERENCE_EXACT.of(options)
    rewriter = Rewriter(context)
    roots = [one for region in op.regions for block in region for one in block if one.info.name == "affine.for"]
    changed = False
    for root in roots:
        band = perfect_nest(root)
        if not is_rectangular(band) or not (seems_to_keep_order(band) if exact else keeps_order(band)):
            continue
        sizes = sizes_of(band, options)
        if any(step_of(loop) * size > _GREATEST for loop, size in zip(band, sizes, strict=True)):
            continue
        loops = tile(band, sizes, rewriter)
        if SEPARATE.of(options):
            separate(loops[len(band) :], rewriter, exact)
        changed = True
    return changed


PASS = make_pass(
    "affine-loop-tile",
    run,
    (CACHE_SIZE, REFERENCE_EXACT, SEPARATE, TILE_SIZE, TILE_SIZES),
    anchor="func.func",
    class_name="AffineLoopTiling",
    apart=True,
)
