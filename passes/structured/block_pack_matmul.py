"""linalg-block-pack-matmul: products of matrices of blocks, which are packed before and unpacked behind.

    %0 = linalg.matmul ins(%a, %b) outs(%c)            by block-factors=32,16,64
->
    %1 = linalg.pack %a outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64]
    %2 = linalg.pack %b outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64]
    %3 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [32, 16]
    %4 = linalg.generic ins(%1, %2) outs(%3)           over blocks of m, n and k, and over what is in them
    %5 = linalg.unpack %4 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %c

What blocks have more than a matrix is padded with zeros. By default that changes no sum: a left matrix of floats is
padded with -0, as -0 and the product of two zeros would be +0, and a body by which zeros may give something else stays.
Blocks of an empty matrix are not empty. `reference-exact` pads with 0 always, and makes empty blocks.
"""

from __future__ import annotations

from pyopt.dialects.linalg.matching import is_contraction_body
from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, indexing_maps, iterator_types, shape_of
from pyopt.ir.affine import AffineMap, ceildiv, constant, dim, mul, symbol
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.vector import has_zero
from pyopt.passes.canonicalize.affine.building import composed_apply, composed_max
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.structured.block_relayout import BlockRelayout
from pyopt.pipeline.options import INT64, FlagOption, IntegerListOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

BLOCK_FACTORS: Final = IntegerListOption("block-factors", "Extents of the blocks: m, n and k", INT64)
ALLOW_PADDING: Final = FlagOption("allow-padding", True, "Pad matrices that blocks do not divide")
PADDED_MULTIPLES: Final = IntegerListOption(
    "mnk-padded-multiples", "One block for all of m, n or k, as long as the next multiple of this; 0: by factor", INT64
)
ORDER: Final = IntegerListOption("mnk-order", "Which of three loops goes over m, which over n and over k", INT64)
LHS_OUTER: Final = FlagOption("lhs-transpose-outer-blocks", False, "Order the blocks of the left matrix by columns")
LHS_INNER: Final = FlagOption("lhs-transpose-inner-blocks", False, "Transpose the blocks of the left matrix")
RHS_OUTER: Final = FlagOption("rhs-transpose-outer-blocks", True, "Order the blocks of the right matrix by columns")
RHS_INNER: Final = FlagOption("rhs-transpose-inner-blocks", True, "Transpose the blocks of the right matrix")
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Pad with zeros whatever is computed, as mlir-opt does")

M, N, K = 0, 1, 2
_MNK: Final = (M, N, K)
_LOOPS: Final = ["parallel", "parallel", "reduction"]
_LINEAR: Final = frozenset(
    (
        "arith.addf", "arith.addi", "arith.andi", "arith.extf", "arith.extsi", "arith.extui", "arith.fptosi",
        "arith.fptoui", "arith.index_cast", "arith.mulf", "arith.muli", "arith.ori", "arith.sitofp", "arith.truncf",
        "arith.trunci", "arith.uitofp", "linalg.yield",
    )
)  # fmt: skip
"""Ops of a body that make zeros of zeros."""


@final
class Product:
    """An op that multiplies matrices: `dims` has for each operand what its dimensions behind the batches are."""

    __slots__ = ("batches", "dims", "op")

    def __init__(self, op: Operation, batches: int, dims: list[list[int]]) -> None:
        self.op = op
        self.batches = batches
        self.dims = dims

    def place(self, operand: int, which: int) -> int:
        """The dimension of an operand that M, N or K is."""
        return self.batches + self.dims[operand].index(which)

    def extents(self, which: int) -> list[int]:
        """What the operands say of M, N or K."""
        return [
            shape_of(value.type)[self.place(number, which)]
            for number, value in enumerate(self.op.operands)
            if which in self.dims[number]
        ]

    def adds_zeros(self) -> bool:
        """What is computed of zeros is 0, and may be added."""
        return all(op.info.name in _LINEAR for op in body_of(self.op))


def product_of(op: Operation) -> Product | None:
    """The matrices of a matmul, of a batch_matmul without transposes, or of a generic that does what a matmul does."""
    if not has_tensor_semantics(op):
        return None
    batches = 1 if op.info.name == "linalg.batch_matmul" else 0
    maps = indexing_maps(op)
    if len(maps) != 3 or any(map.num_dims != batches + 3 or not map.is_projected_permutation() for map in maps):
        return None
    given = [[result.value for result in map.results] for map in maps]
    if any(one[:batches] != list(range(batches)) for one in given):
        return None
    lhs, rhs, out = dims = [[value - batches for value in one[batches:]] for one in given]
    if out != [M, N] or sorted(lhs) != [M, K] or sorted(rhs) != [N, K]:
        return None
    transposes = (lhs == [K, M], rhs == [N, K])
    if batches and any(transposes):
        return None
    if op.info.name == "linalg.generic" and (
        all(transposes) or iterator_types(op) != _LOOPS or not is_contraction_body(body_of(op))
    ):
        return None
    return Product(op, batches, dims)


@final
class Packing:
    """What the options say, of the left and the right matrix in this order."""

    __slots__ = ("allow_padding", "exact", "factors", "inner", "multiples", "order", "outer")

    def __init__(self, factors: Sequence[int], multiples: Sequence[int], order: Sequence[int]) -> None:
        self.factors = factors
        self.multiples = multiples
        self.order = order
        self.allow_padding = True
        self.exact = False
        # Whether k comes last, among the blocks and in them.
        self.outer = [True, True]
        self.inner = [True, True]

    def pack(self, op: Operation, rewriter: Rewriter) -> bool:
        """matmul -> unpack(generic(pack, pack, pack))"""
        product = product_of(op)
        if product is None:
            return False
        ragged = [self._is_ragged(product, which) for which in _MNK]
        dynamic = any(DYNAMIC in shape_of(value.type) for value in op.operands)
        if (dynamic or any(ragged)) and not self._may_pad(product, ragged[K]):
            return False
        loops = sorted(_MNK, key=self.order.__getitem__)
        tiles = self._tiles(product, loops, rewriter)
        outers = [_ordered(M, self.outer[0]), _ordered(N, self.outer[1]), [M, N]]
        inners = [_ordered(M, self.inner[0]), _ordered(N, self.inner[1]), [one for one in loops if one != K]]
        batches = list(range(product.batches))
        relayouts: list[BlockRelayout] = []
        maps: list[AffineMap] = []
        for number, (outer, inner) in enumerate(zip(outers, inners, strict=True)):
            permutation = [*batches, *[product.place(number, one) for one in outer]]
            places = [product.place(number, one) for one in inner]
            relayouts.append(BlockRelayout(permutation if number < 2 else None, places, [tiles[one] for one in inner]))
            positions = [self.order[one] for one in outer] + [self.order[one] + 3 for one in inner]
            results = [*batches, *[product.batches + one for one in positions]]
            maps.append(AffineMap.get(product.batches + 6, 0, [dim(one) for one in results]))
        packed = _packed(op, relayouts, ragged[K] and not self.exact, rewriter)
        iterators = ["parallel"] * product.batches + [_LOOPS[one] for one in loops] * 2
        region = Region()
        generic = create_generic(packed[:2], packed[2:], maps, iterators, rewriter, region=region)
        rewriter.move_region(op.regions[0], region)
        rewriter.replace(op, [relayouts[2].unpack(generic.results[0], op.operands[2], rewriter)])
        return True

    def _is_ragged(self, product: Product, which: int) -> bool:
        """Blocks of M, N or K need not be full."""
        tile = self._known_tile(product, which)
        return tile is None or any(extent == DYNAMIC or extent % tile for extent in product.extents(which))

    def _may_pad(self, product: Product, sums: bool) -> bool:
        """`sums`: zeros are added to the sums, and not only to the matrix of sums."""
        types = [value.type for value in product.op.operands]
        if not self.allow_padding or not all(
            isinstance(one, TensorType) and has_zero(one.element_type) for one in types
        ):
            return False
        return self.exact or not sums or product.adds_zeros()

    def _known_tile(self, product: Product, which: int) -> int | None:
        multiple = self.multiples[which]
        if multiple == 0:
            return self.factors[which]
        extent = product.extents(which)[0]
        return None if extent == DYNAMIC else max(1, -(-extent // multiple)) * multiple

    def _tiles(self, product: Product, loops: Sequence[int], rewriter: Rewriter) -> list[int | Value]:
        """The extents of blocks of M, N and K, computed in the order of the loops."""
        known = [self._known_tile(product, which) for which in _MNK]
        extents: dict[int, int | Value] = {}
        for which, operand in ((M, 0), (K, 0), (N, 1)):
            if known[which] is None:
                extents[which] = extent_of(product.op.operands[operand], product.place(operand, which), rewriter)
        tiles: dict[int, int | Value] = {}
        for which in loops:
            tile = known[which]
            if tile is None:
                multiple = constant(self.multiples[which])
                whole = mul(ceildiv(symbol(0), multiple), multiple)
                if self.exact:
                    tiles[which] = composed_apply(AffineMap.get(0, 1, (whole,)), [extents[which]], rewriter)
                else:
                    # An empty matrix has no blocks, and blocks that are not empty.
                    tiles[which] = composed_max(AffineMap.get(0, 1, (whole, multiple)), [extents[which]], rewriter)
            else:
                tiles[which] = tile
        return [tiles[which] for which in _MNK]


def _packed(op: Operation, relayouts: list[BlockRelayout], minus: bool, rewriter: Rewriter) -> list[Value]:
    """The packed operands; of the left one with a padding of -0 if `minus`.

    As in the reference the result is packed first, and the others in front of it, each behind its padding: that is the
    order of constants.
    """
    lhs, rhs, out = op.operands
    before = op.prev
    target = relayouts[2].target(out, rewriter)
    last = relayouts[2].pack(out, target, relayouts[2].padding(out, False, rewriter), rewriter)
    assert op.block is not None
    first = op.block.first if before is None else before.next
    assert first is not None
    rewriter.start_at(first)
    packed = []
    for relayout, value, is_minus in zip(relayouts[:2], (lhs, rhs), (minus, False), strict=True):
        padding = relayout.padding(value, is_minus, rewriter)
        packed.append(relayout.pack(value, relayout.target(value, rewriter), padding, rewriter))
    rewriter.start_at(op)
    return [*packed, last]


def _ordered(which: int, k_last: bool) -> list[int]:
    return [which, K] if k_last else [K, which]


_NO_RULES: Final[tuple[Rule, ...]] = ()
"""Without factors for three dimensions, nothing is packed; the rest folds nevertheless."""


def run(op: Operation, pass_context: PassContext) -> bool:
    """Packs the matrices of products inside `op`."""
    options = pass_context.options
    factors = BLOCK_FACTORS.of(options)
    multiples = PADDED_MULTIPLES.of(options) or [0, 0, 0]
    order = ORDER.of(options) or list(_MNK)
    problem = None
    if any(one <= 0 for one in factors):
        problem = "block-factors must be positive"
    elif len(multiples) != 3 or any(one < 0 for one in multiples):
        problem = "mnk-padded-multiples must be three numbers, none of them negative"
    elif sorted(order) != list(_MNK):
        problem = "mnk-order must be 0, 1 and 2 in some order"
    if problem is not None:
        pass_context.error(problem, op)
        return False
    if len(factors) != 3:
        return rewrite(op, pass_context, _NO_RULES)
    packing = Packing(factors, multiples, order)
    packing.allow_padding = ALLOW_PADDING.of(options)
    packing.exact = REFERENCE_EXACT.of(options)
    packing.outer = [not LHS_OUTER.of(options), RHS_OUTER.of(options)]
    packing.inner = [not LHS_INNER.of(options), RHS_INNER.of(options)]
    return rewrite(op, pass_context, (Rule("linalg.matmul linalg.batch_matmul linalg.generic", packing.pack),))


PASS = make_pass(
    "linalg-block-pack-matmul",
    run,
    (
        BLOCK_FACTORS, ALLOW_PADDING, PADDED_MULTIPLES, ORDER, LHS_OUTER, LHS_INNER, RHS_OUTER, RHS_INNER,
        REFERENCE_EXACT,
    ),
    class_name="LinalgBlockPackMatmul",
    apart=True,
)  # fmt: skip
