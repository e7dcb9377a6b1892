"""memref: accesses and slices within bounds, casts, copies and reshapes of what fits, alignments."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, shape_of, with_layout
from pyopt.ir.attributes import IntegerAttr, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import join, static_values
from pyopt.ir.reassociation import groups_of
from pyopt.ir.signature import operand_group, result_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, INDEX, FloatType, IntegerType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence
from pyopt.passes.building.arith import EQUAL, SIGNED_GREATER_OR_EQUAL, binary, compare, constant_index
from pyopt.passes.building.memref import extent
from pyopt.passes.building.scf import loop
from pyopt.passes.memory.strided_metadata import extract
from pyopt.passes.verification.accesses import check_access, check_dimension, claim_rank, rank_of
from pyopt.passes.verification.slices import check_slice

if TYPE_CHECKING:
    from pyopt.passes.verification.claims import RuntimeChecks
    from pyopt.passes.verification.dialects import RuntimeCheck
    from pyopt.rewrite.rewriter import Rewriter


def check_assume_alignment(op: Operation, checks: RuntimeChecks) -> None:
    """The address of the first element is a multiple of the alignment. mlir-opt leaves out the memref's offset."""
    source = op.operands[0]
    rewriter = checks.rewriter
    given = op.attributes["alignment"]
    assert isinstance(given, IntegerAttr)
    type = memref_type(source.type)
    layout = strides_and_offset(type)
    begins_there = checks.exact or (layout is not None and layout[1] == 0)
    size = _element_bytes(type.element_type)
    if not begins_there and (layout is None or size is None):
        return
    pointer = rewriter.create("memref.extract_aligned_pointer_as_index", [source], [INDEX])
    address: Value = pointer.results[0]
    if not begins_there:
        assert size is not None
        offset = extract(source, rewriter).results[1]
        address = binary(rewriter, "addi", address, binary(rewriter, "muli", offset, constant_index(rewriter, size)))
    alignment = constant_index(rewriter, given.value)
    rest = binary(rewriter, "remui", address, alignment)
    checks.claim_equal(rest, 0, f"memref is not aligned to {given.value}")


def _element_bytes(type: Type) -> int | None:
    """The bytes of a number in memory, whatever the data layout; None where that depends on it."""
    width = type.width if isinstance(type, (IntegerType, FloatType)) else 0
    return width // 8 if width in (8, 16, 32, 64) else None


def check_cast(op: Operation, checks: RuntimeChecks) -> None:
    """Rank, extents, offset and strides are what the result's type says and the source's does not."""
    source = op.operands[0]
    rewriter = checks.rewriter
    before = memref_type(source.type)
    after = memref_type(op.results[0].type)
    if after.shape is None:
        return
    if before.shape is None:
        claim_rank(checks, source, len(after.shape))
    layout = strides_and_offset(after)
    metadata = None
    if before.shape is None or strides_and_offset(before) is not None:
        metadata = extract(_with_any_layout(source, after, rewriter), rewriter)
    for at, size in enumerate(after.shape):
        if size != DYNAMIC and (before.shape is None or before.shape[at] == DYNAMIC):
            checks.claim_equal(extent(rewriter, source, at), size, f"size mismatch of dim {at}")
    if layout is None or metadata is None:
        return
    strides, offset = layout
    if offset != DYNAMIC:
        checks.claim_equal(metadata.results[1], offset, "offset mismatch")
    for at, (stride, found) in enumerate(zip(strides, result_group(metadata, "strides"), strict=True)):
        if stride != DYNAMIC:
            checks.claim_equal(found, stride, f"stride mismatch of dim {at}")


def _with_any_layout(source: Value, type: MemRefType, rewriter: Rewriter) -> Value:
    """The memref as one of the rank of `type` whose extents, strides and offset are all open."""
    unknown = (DYNAMIC,) * len(shape_of(type))
    opened = with_layout(type, unknown, StridedLayoutAttr.get(unknown, DYNAMIC))
    return rewriter.create("memref.cast", [source], [opened]).results[0]


def check_copy(op: Operation, checks: RuntimeChecks) -> None:
    """Source and target have the same rank and extents. mlir-opt asks nothing where a rank is not known."""
    shapes = [memref_type(memref.type).shape for memref in op.operands]
    known = next((shape for shape in shapes if shape is not None), None)
    if None in shapes:
        if checks.exact:
            return
        source_rank, target_rank = [
            rank_of(checks.rewriter, memref) if shape is None else constant_index(checks.rewriter, len(shape))
            for memref, shape in zip(op.operands, shapes, strict=True)
        ]
        checks.claim(compare(checks.rewriter, EQUAL, source_rank, target_rank), "rank mismatch")
        if known is None:
            _check_copy_without_ranks(op, checks, source_rank)
            return
    assert known is not None
    unknown = (DYNAMIC,) * len(known)
    extents = [unknown if shape is None else shape for shape in shapes]
    for at, sizes in enumerate(zip(*extents, strict=True)):
        if DYNAMIC in sizes:
            source, target = [
                extent(checks.rewriter, memref, at) if size == DYNAMIC else constant_index(checks.rewriter, size)
                for memref, size in zip(op.operands, sizes, strict=True)
            ]
            what = f"size of {at}-th source/target dim does not match"
            checks.claim(compare(checks.rewriter, EQUAL, source, target), what)


def _check_copy_without_ranks(op: Operation, checks: RuntimeChecks, rank: Value) -> None:
    """All extents are the same, of as many dimensions as there are."""

    def body(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        source, target = [
            rewriter.create("memref.dim", [memref, arguments[0]], [INDEX]).results[0] for memref in op.operands
        ]
        checks.claim(compare(rewriter, EQUAL, source, target), "size of source/target dim does not match")
        return []

    bounds = [constant_index(checks.rewriter, 0), rank, constant_index(checks.rewriter, 1)]
    loop(checks.rewriter, bounds, [], body)


def check_expand_shape(op: Operation, checks: RuntimeChecks) -> None:
    """The extents of each group multiply to the source's. mlir-opt looks at the static ones, and divides by them."""
    rewriter = checks.rewriter
    sizes = join(static_values(op, "static_output_shape"), operand_group(op, "output_shape"))
    shape = shape_of(op.results[0].type)
    for at, group in enumerate(groups_of(op)):
        size = extent(rewriter, op.operands[0], at)
        static = 1
        for one in group:
            if shape[one] != DYNAMIC:
                static *= shape[one]
        if static or checks.exact:
            rest = binary(rewriter, "remsi", size, constant_index(rewriter, static))
            checks.claim_equal(rest, 0, "static result dims in reassoc group do not divide src dim evenly")
        if not checks.exact:
            dynamic = [value for one in group if isinstance(value := sizes[one], Value)]
            _claim_product(checks, dynamic, static, size)


def _claim_product(checks: RuntimeChecks, dynamic: list[Value], static: int, size: Value) -> None:
    """Extents that only the op's operands tell are not negative, and with the static ones they multiply to `size`."""
    if static and not dynamic:
        return  # which remainders tell
    rewriter = checks.rewriter
    zero = constant_index(rewriter, 0)
    product = constant_index(rewriter, static)
    positive: Value | None = None
    for value in dynamic:
        product = binary(rewriter, "muli", product, value)
        found = compare(rewriter, SIGNED_GREATER_OR_EQUAL, value, zero)
        positive = found if positive is None else binary(rewriter, "andi", positive, found)
    fits = compare(rewriter, EQUAL, product, size)
    holds = fits if positive is None else binary(rewriter, "andi", positive, fits)
    checks.claim(holds, "result dims in reassoc group do not multiply to src dim")


def check_subview(op: Operation, checks: RuntimeChecks) -> None:
    """The slice is within its source."""

    def extents() -> Callable[[int], Value]:
        return result_group(extract(op.operands[0], checks.rewriter), "sizes").__getitem__

    check_slice(op, checks, extents, "subview")


RUNTIME_CHECKS: Final[dict[str, RuntimeCheck]] = {
    "memref.assume_alignment": check_assume_alignment,
    "memref.atomic_rmw": check_access("memref"),
    "memref.cast": check_cast,
    "memref.copy": check_copy,
    "memref.dim": check_dimension,
    "memref.expand_shape": check_expand_shape,
    "memref.generic_atomic_rmw": check_access("memref"),
    "memref.load": check_access("memref"),
    "memref.store": check_access("memref"),
    "memref.subview": check_subview,
}
