"""Verifiers of vector products, reductions, masks and regions, beyond their declarations."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import (
    bits,
    integer,
    integers,
    mask_type,
    permutation_map,
    shape_of,
    vector_type,
    without_dims,
)
from pyopt.ir.affine import AffineMap, AffineMapAttr, dim
from pyopt.ir.attributes import ArrayAttr, EnumAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I1, SIGNLESS, FloatType, IndexType, IntegerType, Type, VectorType
from pyopt.light import Final, Sequence
from pyopt.syntax.describe import quoted

ANY_NUMBER: Final = ("add", "mul")
INTEGERS: Final = ("minui", "minsi", "maxui", "maxsi", "and", "or", "xor")
FLOATS: Final = ("minnumf", "maxnumf", "minimumf", "maximumf")


def kind_of(op: Operation) -> str:
    """The keyword of the combining kind."""
    kind = op.attributes["kind"]
    assert isinstance(kind, EnumAttr)
    return kind.text


def combines(kind: str, element: Type) -> bool:
    """Numbers of this type can be combined so."""
    if isinstance(element, FloatType):
        return kind in ANY_NUMBER or kind in FLOATS
    return isinstance(element, (IntegerType, IndexType)) and (kind in ANY_NUMBER or kind in INTEGERS)


# Reductions.


def verify_reduction(op: Operation) -> str | None:
    """A vector of rank 0 or 1, of numbers that can be combined so."""
    rank = len(shape_of(op.operands[0].type))
    if rank > 1:
        return f"unsupported reduction rank: {rank}"
    element = op.results[0].type
    if not combines(kind_of(op), element):
        return f"unsupported reduction type '{quoted(element)}' for kind '{kind_of(op)}'"
    return None


def verify_multi_reduction(op: Operation) -> str | None:
    """The result has the dimensions that are left over, a scalar if there are none."""
    source = vector_type(op.operands[0].type)
    left = without_dims(source, integers(op, "reduction_dims"))
    wanted = left if shape_of(left) else left.element_type
    result = op.results[0].type
    if result is not wanted:
        return f"destination type {quoted(result)} is incompatible with source type {quoted(source)}"
    return None


def verify_scan(op: Operation) -> str | None:
    """The initial value has the source's shape without the dimension."""
    source = shape_of(op.operands[0].type)
    initial = shape_of(op.operands[1].type)
    dimension = integer(op, "reduction_dim")
    if dimension >= len(source):
        return f"reduction dimension {dimension} has to be less than {len(source)}"
    if len(initial) != len(source) - 1:
        return f"initial value rank {len(initial)} has to be equal to {len(source) - 1}"
    if initial != tuple([extent for index, extent in enumerate(source) if index != dimension]):
        return "incompatible input/initial value shapes"
    element = vector_type(op.results[0].type).element_type
    if not combines(kind_of(op), element):
        return f"unsupported reduction type {quoted(element)} for kind '{kind_of(op)}'"
    return None


# Products.


def verify_outerproduct(op: Operation) -> str | None:
    """Two vectors of rank 1 give a matrix, a vector and a scalar a vector."""
    left = vector_type(op.operands[0].type)
    right = op.operands[1].type
    result = vector_type(op.results[0].type)
    if len(shape_of(left)) != 1:
        return "expected 1-d vector for operand #1"
    if isinstance(right, VectorType):
        if len(shape_of(right)) != 1:
            return "expected 1-d vector for operand #2"
        if len(shape_of(result)) != 2:
            return "expected 2-d vector result"
    elif len(shape_of(result)) != 1:
        return "expected 1-d vector result"
    if shape_of(left)[0] != shape_of(result)[0]:
        return "expected #1 operand dim to match result dim #1"
    if isinstance(right, VectorType):
        if shape_of(right)[0] != shape_of(result)[1]:
            return "expected #2 operand dim to match result dim #2"
        if left.scalable[0] and not right.scalable[0]:
            return "expected either both or only #2 operand dim to be scalable"
    if len(op.operands) > 2 and op.operands[2].type is not result:
        return "expected operand #3 of same type as result type"
    return None if combines(kind_of(op), result.element_type) else "unsupported outerproduct type"


def indexing_maps(op: Operation) -> list[AffineMap]:
    """The maps of a contraction: of both factors and of the accumulator."""
    attribute = op.attributes["indexing_maps"]
    assert isinstance(attribute, ArrayAttr)
    return [one.value for one in attribute.elements if isinstance(one, AffineMapAttr)]


def iterator_types(op: Operation) -> list[str]:
    """`parallel` or `reduction` for each iterator of a contraction."""
    attribute = op.attributes["iterator_types"]
    assert isinstance(attribute, ArrayAttr)
    return [one.text for one in attribute.elements if isinstance(one, EnumAttr)]


def _pairs(op: Operation, kind: str) -> list[tuple[int, int]]:
    """The dimensions of both factors that iterators of a kind run over together."""
    left, right = indexing_maps(op)[:2]
    out: list[tuple[int, int]] = []
    for index, iterator in enumerate(iterator_types(op)):
        if iterator == kind:
            one = left.result_position(dim(index))
            other = right.result_position(dim(index))
            if one is not None and other is not None:
                out.append((one, other))
    return out


def verify_contract(op: Operation) -> str | None:
    """Maps that are projected permutations of the iterators, dimensions that fit, an accumulator of the shape."""
    left = vector_type(op.operands[0].type)
    right = vector_type(op.operands[1].type)
    if isinstance(left.element_type, IntegerType) and left.element_type.signedness != SIGNLESS:
        return "only supports signless integer types"
    attribute = op.attributes["indexing_maps"]
    maps = indexing_maps(op)
    if not isinstance(attribute, ArrayAttr) or len(attribute.elements) != 3 or len(maps) != 3:
        return "expected an indexing map for each vector operand"
    count = len(iterator_types(op))
    for index, map in enumerate(maps):
        type = op.operands[index].type
        rank = len(shape_of(type)) if isinstance(type, VectorType) else 0
        if map.num_symbols:
            return f"expected indexing map {index} to have no symbols"
        if map.num_dims != count:
            return f"expected indexing map {index} to have {count} number of inputs"
        if len(map.results) != rank:
            return f"expected indexing map {index} to have {rank} number of outputs"
        if not map.is_projected_permutation():
            return f"expected indexing map {index} to be a projected permutation of its inputs"
    contracting = _pairs(op, "reduction")
    batch = _pairs(op, "parallel")
    if not contracting:
        return "expected at least one contracting dimension pair"
    if any(shape_of(left)[one] != shape_of(right)[other] for one, other in contracting):
        return "invalid contracting dimension map"
    if any(shape_of(left)[one] != shape_of(right)[other] for one, other in batch):
        return "invalid batch dimension map"
    result = op.results[0].type
    message = _verify_product_shape(op, maps, contracting, batch)
    if message is not None:
        return message
    element = result.element_type if isinstance(result, VectorType) else result
    return None if combines(kind_of(op), element) else "unsupported contraction type"


def _verify_product_shape(
    op: Operation, maps: Sequence[AffineMap], contracting: Sequence[tuple[int, int]], batch: Sequence[tuple[int, int]]
) -> str | None:
    left, right = (vector_type(value.type) for value in op.operands[:2])
    accumulator = op.operands[2].type
    result = op.results[0].type
    wrong = "invalid accumulator/result vector shape"
    free = len(shape_of(left)) + len(shape_of(right)) - 2 * len(contracting) - len(batch)
    if free == 0:
        # No free and no batch dimension gives a scalar.
        return wrong if isinstance(result, VectorType) or isinstance(accumulator, VectorType) else None
    if not isinstance(result, VectorType) or not isinstance(accumulator, VectorType):
        return wrong
    extents: dict[int, int] = {}
    for type, map in ((left, maps[0]), (right, maps[1])):
        for index, extent in enumerate(shape_of(type)):
            extents.setdefault(map.results[index].value, extent)
    if len(extents) != maps[0].num_dims:
        return "expected all dimensions to be either a LHS or a RHS dimension"
    shape = tuple([extents[expr.value] for expr in maps[2].results])
    wanted = (
        VectorType.get(shape, result.element_type, result.scalable) if len(shape) == len(shape_of(result)) else None
    )
    if wanted is None or result is not wanted or accumulator is not wanted:
        return f"{wrong}, expected: {quoted(wanted or VectorType.get(shape, result.element_type))}"
    return None


# Masks.


def verify_constant_mask(op: Operation) -> str | None:
    """A size for each dimension, in bounds; all are zero if one is."""
    type = vector_type(op.results[0].type)
    sizes = integers(op, "mask_dim_sizes")
    if not shape_of(type):
        if len(sizes) != 1:
            raise DiagnosticError("array attr must have length 1 for 0-D vectors", op.loc)
        if sizes[0] not in (0, 1):
            raise DiagnosticError("mask dim size must be either 0 or 1 for 0-D vectors", op.loc)
        return None
    if len(sizes) != len(shape_of(type)):
        return "must specify array attr of size equal vector result rank"
    for index, size in enumerate(sizes):
        if not 0 <= size <= shape_of(type)[index]:
            return "array attr of size out of bounds of vector result dimension size"
        if type.scalable[index] and size not in (0, shape_of(type)[index]):
            return "only supports 'none set' or 'all set' scalable dimensions"
    if 0 in sizes and any(sizes):
        return "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"
    return None


def verify_create_mask(op: Operation) -> str | None:
    """An operand for each dimension."""
    rank = len(shape_of(op.results[0].type))
    if rank == 0:
        return None if len(op.operands) == 1 else "must specify exactly one operand for 0-D create_mask"
    if len(op.operands) != rank:
        return "must specify an operand for each result vector dimension"
    return None


MASKABLE: Final = (
    "vector.contract",
    "vector.gather",
    "vector.multi_reduction",
    "vector.outerproduct",
    "vector.reduction",
    "vector.transfer_read",
    "vector.transfer_write",
)
"""The ops that a vector.mask may hold."""


def expected_mask(op: Operation) -> VectorType | None:
    """The type of the mask that a maskable op takes: a bit for each point of its iteration space."""
    name = op.info.name
    if name == "vector.contract":
        extents: dict[int, tuple[int, bool]] = {}
        for value, map in zip(op.operands[:2], indexing_maps(op)[:2], strict=True):
            type = vector_type(value.type)
            for index, expr in enumerate(map.results):
                extents[expr.value] = (shape_of(type)[index], type.scalable[index])
        points = [extents[index] for index in range(len(iterator_types(op)))]
        return VectorType.get(tuple([one for one, _ in points]), I1, tuple([flag for _, flag in points]))
    if name in ("vector.transfer_read", "vector.transfer_write"):
        vector = op.results[0].type if name == "vector.transfer_read" else op.operands[0].type
        return mask_type(vector_type(vector), permutation_map(op))
    if name == "vector.gather":
        given = vector_type(operand_group(op, "indices")[0].type)
    else:
        given = vector_type((op.results if name == "vector.outerproduct" else op.operands)[0].type)
    wanted = bits(given)
    assert isinstance(wanted, VectorType)
    return wanted


def verify_mask(op: Operation) -> str | None:
    """One maskable op, or none, and a terminator that yields what it gives; a mask of the right type."""
    block = op.regions[0].entry()
    if block.arguments:
        return "region should have no arguments"
    ops = list(block)
    if not ops:
        return "expects a terminator within the mask region"
    if len(ops) > 2:
        return "expects only one operation to mask"
    if ops[-1].info.name != "vector.yield":
        return "expects a terminator within the mask region"
    if len(ops[-1].operands) != len(op.results):
        return "expects number of results to match mask region yielded values"
    if len(ops) == 1:
        return None
    masked = ops[0]
    if masked.info.name not in MASKABLE:
        return "expects a MaskableOpInterface within the mask region"
    given: list[Value] = list(masked.results)
    if list(ops[-1].operands) != given:
        return "expects all the results from the MaskableOpInterface to match all the values returned by the terminator"
    if len(masked.results) != len(op.results):
        return "expects number of results to match maskable operation number of results"
    if any(one.type is not other.type for one, other in zip(masked.results, op.results, strict=True)):
        return "expects result type to match maskable operation result type"
    if len(op.operands) > 1:
        if masked.info.name != "vector.transfer_read":
            return "doesn't expect a passthru argument for this maskable operation"
        if len(masked.results) != 1:
            return "expects result when passthru argument is provided"
        if op.operands[1].type is not masked.results[0].type:
            return "expects passthru type to match result type"
    return None


def verify_mask_regions(op: Operation) -> str | None:
    """A mask of the type that the op in the region takes, which is valid by now."""
    block = op.regions[0].first
    assert block is not None and block.first is not None
    if block.first is block.last or block.first.info.name not in MASKABLE:
        return None
    wanted = expected_mask(block.first)
    if wanted is not None and op.operands[0].type is not wanted:
        return f"expects a {quoted(wanted)} mask for the maskable operation"
    return None


# Printing.


def verify_print(op: Operation) -> str | None:
    """A string stands alone."""
    if "stringLiteral" not in op.attributes:
        return None
    punctuation = op.attributes["punctuation"]
    if op.operands or (isinstance(punctuation, EnumAttr) and punctuation.text != "newline"):
        return "failed to verify that `source` or `punctuation` are not set when printing strings"
    return None
