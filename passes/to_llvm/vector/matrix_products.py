"""Products of matrices, or of a matrix and a vector, as a whole.

    contract %a, %b, %c : matrix x matrix, or matrix x vector
->  dot            the sum of row i * column j of each element [i, j], inserted; and %c is added
->  outerproduct   outerproduct %a[.., k], %b[k, ..], (the same of the steps before k), for each k
->  llvmintr       llvm.intr.matrix.multiply of all elements in a row; and %c is added

The intrinsic takes and gives matrices column by column, and vectors have them row by row: so it multiplies the
transposed factors, in the other order. The reference multiplies the rows as if they were columns, and adds where
another kind of combination is asked for.
"""

from __future__ import annotations

from pyopt.dialects.vector.enums import KIND
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.dialects.vector.verify_products import indexing_maps, iterator_types, kind_of
from pyopt.ir.affine import dim
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I32, FloatType, IntegerType, Type, VectorType, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building.vector import (
    extract,
    has_zero,
    insert,
    mask_of,
    masked,
    shaped,
    start_outside,
    transposed,
    zero,
)
from pyopt.passes.to_llvm.vector.outer_products import combined, product
from pyopt.rewrite.rewriter import Rewriter

PARALLEL: Final = "parallel"
REDUCTION: Final = "reduction"


def sum_of(rewriter: Rewriter, vector: Value, accumulator: Value | None) -> Operation:
    """vector.reduction <add>"""
    operands = [vector] if accumulator is None else [vector, accumulator]
    type = vector_type(vector.type).element_type
    return rewriter.create("vector.reduction", operands, [type], {"kind": KIND.get("add")})


@final
class _Product:
    """A contraction with the factor that has the first dimension of the result first, and the sum's iterator."""

    __slots__ = ("accumulator", "columns", "columns_map", "result_map", "rows", "rows_map", "sum", "swapped")

    def __init__(self, op: Operation, maps: list[tuple[int, ...]], sum: int) -> None:
        left, right, self.accumulator = op.operands
        self.result_map = maps[2]
        self.sum = sum
        self.swapped = self.result_map[0] not in maps[0]
        self.rows, self.columns = (right, left) if self.swapped else (left, right)
        self.rows_map, self.columns_map = (maps[1], maps[0]) if self.swapped else (maps[0], maps[1])

    def with_sum(self, rewriter: Rewriter, first: bool) -> tuple[Value, Value]:
        """The factors, transposed where needed so that the sum's iterator is first, or last, in both."""
        found: list[Value] = []
        for value, map in ((self.rows, self.rows_map), (self.columns, self.columns_map)):
            is_there = len(map) == 1 or map[0 if first else 1] == self.sum
            found.append(value if is_there else transposed(rewriter, value, (1, 0)))
        return found[0], found[1]


def _iterators(map: tuple[int, ...], sum: int) -> set[int]:
    return set(map) - {sum}


def _product_of(op: Operation, *orders: list[str]) -> _Product | None:
    """The product of a matrix that a contraction with one of these orders of iterators is; None if it is none."""
    iterators = iterator_types(op)
    if iterators not in orders:
        return None
    maps: list[tuple[int, ...]] = []
    for map in indexing_maps(op):
        if any(result != dim(result.value) for result in map.results):
            return None
        maps.append(tuple([result.value for result in map.results]))
    sum = iterators.index(REDUCTION)
    left, right, result = maps
    if sum not in left or sum not in right or len(result) != len(iterators) - 1:
        return None
    own = [_iterators(map, sum) for map in maps]
    if own[0] & own[1] or own[0] | own[1] != own[2] or max(len(left), len(right)) != 2:
        return None
    if len(left) + len(right) != len(iterators) + 1:
        return None
    return _Product(op, maps, sum)


_MATRIX_BY_MATRIX: Final = [PARALLEL, PARALLEL, REDUCTION]
_MATRIX_BY_VECTOR: Final = [PARALLEL, REDUCTION]
_VECTOR_BY_MATRIX: Final = [REDUCTION, PARALLEL]


def lower_to_dots(op: Operation, rewriter: Rewriter) -> bool:
    """contract : matrix x matrix, or matrix x vector -> element [i, j] is the sum of row i * column j"""
    found = _product_of(op, _MATRIX_BY_MATRIX, _MATRIX_BY_VECTOR)
    result = op.results[0].type
    if found is None or mask_of(op) is not None or not isinstance(result, VectorType) or any(result.scalable):
        return False
    left, right = found.with_sum(rewriter, first=False)
    shape = shape_of(result)
    columns: list[Value] = [] if len(shape) > 1 else [right]
    filled = zero(rewriter, result)
    for row in range(shape[0]):
        one = extract(rewriter, left, row)
        for column in range(shape[1] if len(shape) > 1 else 1):
            if column == len(columns):
                columns.append(extract(rewriter, right, column))
            total = sum_of(rewriter, product(rewriter, one, columns[column]), None).results[0]
            filled = insert(rewriter, total, filled, *(row, column)[: len(shape)])
    rewriter.replace(op, [combined(rewriter, "add", filled, found.accumulator)])
    return True


# Outer products.


def _widened(rewriter: Rewriter, value: Value, element: Type) -> Value:
    """arith.extf or arith.extsi to the element type of the accumulator, if it is another one"""
    given = element_type_or_self(value.type)
    if given is element:
        return value
    type: Type = element
    if isinstance(value.type, VectorType):
        type = VectorType.get(shape_of(value.type), element, value.type.scalable)
    return rewriter.create("arith.extf" if isinstance(element, FloatType) else "arith.extsi", [value], [type]).results[
        0
    ]


def _widens(given: Type, element: Type) -> bool:
    """`_widened` is possible."""
    if given is element:
        return has_zero(element)
    for kind in (FloatType, IntegerType):
        if isinstance(given, kind) and isinstance(element, kind):
            return given.width < element.width and has_zero(given) and has_zero(element)
    return False


def lower_to_outer_products(op: Operation, rewriter: Rewriter) -> bool:
    """contract a, b, c -> outerproduct a[.., k], b[k, ..], (the outer products of the steps before k)"""
    found = _product_of(op, _MATRIX_BY_MATRIX, _MATRIX_BY_VECTOR, _VECTOR_BY_MATRIX)
    if found is None:
        return False
    element = element_type_or_self(op.results[0].type)
    if not all(_widens(element_type_or_self(value.type), element) for value in (found.rows, found.columns)):
        return False
    place = found.rows_map.index(found.sum)
    rows_type = vector_type(found.rows.type)
    if rows_type.scalable[place]:
        return False
    if any(rows_type.scalable) and len(found.columns_map) == 2 and not any(vector_type(found.columns.type).scalable):
        return False
    steps = shape_of(found.rows.type)[place]
    mask = mask_of(op)
    root = start_outside(op, rewriter)
    rows, columns = found.with_sum(rewriter, first=True)
    if mask is not None:
        mask = transposed(rewriter, mask, (found.sum, *found.result_map))
    value = found.accumulator
    attributes: dict[str, Attribute] = {"kind": KIND.get(kind_of(op))}
    for step in range(steps):
        parts = [extract(rewriter, factor, step) for factor in (rows, columns)]
        parts = [_widened(rewriter, part, element) for part in parts]
        bits = None if mask is None else extract(rewriter, mask, step)
        outer = rewriter.create("vector.outerproduct", [*parts, value], [value.type], attributes)
        value = masked(rewriter, outer, bits)
    rewriter.replace(root, [value])
    return True


# The intrinsic.


def multiply(rewriter: Rewriter, left: Value, right: Value, rows: int, inner: int, columns: int) -> Value:
    """llvm.intr.matrix.multiply"""
    type = VectorType.get((rows * columns,), vector_type(left.type).element_type)
    sizes = {"lhs_rows": rows, "lhs_columns": inner, "rhs_columns": columns}
    attributes: dict[str, Attribute] = {name: IntegerAttr.get(size, I32) for name, size in sizes.items()}
    return rewriter.create("llvm.intr.matrix.multiply", [left, right], [type], attributes).results[0]


def lower_to_matrix_multiply(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    """contract a, b, c : matrix x matrix -> llvm.intr.matrix.multiply, added to c"""
    found = _product_of(op, _MATRIX_BY_MATRIX)
    if found is None or mask_of(op) is not None or (kind_of(op) != "add" and not exact):
        return False
    types = [vector_type(value.type) for value in op.operands]
    element = types[0].element_type
    if not isinstance(element, (IntegerType, FloatType)) or not has_zero(element):
        return False
    if any(type.element_type is not element or any(type.scalable) for type in types):
        return False
    left, right = op.operands[:2]
    left_map, right_map = found.rows_map, found.columns_map
    if found.swapped:
        left_map, right_map = right_map, left_map
    if left_map[1] != found.sum:
        left = transposed(rewriter, left, (1, 0))
    if right_map[0] != found.sum:
        right = transposed(rewriter, right, (1, 0))
    rows, inner = shape_of(left.type)
    columns = shape_of(right.type)[1]
    flat = [shaped(rewriter, one, (inner * size,)) for one, size in ((left, rows), (right, columns))]
    if exact:
        value = multiply(rewriter, flat[0], flat[1], rows, inner, columns)
    else:
        value = multiply(rewriter, flat[1], flat[0], columns, inner, rows)
    value = shaped(rewriter, value, (rows, columns))
    if found.swapped:
        value = transposed(rewriter, value, (1, 0))
    rewriter.replace(op, [combined(rewriter, "add", found.accumulator, value)])
    return True
