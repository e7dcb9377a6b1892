"""Extents for a function's parameters with which its ops fit each other: what has to be equal is, what has to be large
is.

    linalg.matmul ins(%a : tensor<?x4xf32>, %b : tensor<?x?xf32>)    ->    %b has 4 rows, and whatever columns

Dimensions that must agree are joined; a set of them has the extent that a type gives, or any that is large enough and a
multiple of what it is split into. Extents that the program calculates are not looked at.
"""

from __future__ import annotations

from math import lcm, prod
from typing import NamedTuple, TypeAlias

from pyopt.analysis.shapes.extents import DimOf, result_shapes
from pyopt.analysis.shapes.named import NamesError, names_of
from pyopt.dialects.linalg.structure import indexing_maps, is_structured
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import CONSTANT, DIM, FLOORDIV, MOD, AffineExpr, evaluate
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import slice_of
from pyopt.ir.opinfo import ELEMENTWISE
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, ShapedType, Type, VectorType

Key: TypeAlias = tuple[object, int]

SAME_SHAPES = (
    "bufferization.clone", "bufferization.to_buffer", "bufferization.to_tensor", "linalg.softmax",
    "memref.cast", "memref.copy", "memref.memory_space_cast", "sparse_tensor.convert", "tensor.bitcast", "tensor.cast",
    "tensor.insert", "tensor.insert_slice", "tensor.scatter", "vector.transfer_write",
)  # fmt: skip
"""Ops whose results are shaped like the operand of the same type or rank, if not like all operands."""

WINDOW = 20
"""The least extent of dimensions that are indexed by sums of loops."""
FEW = 2
"""The extents of ops with many loops."""
MANY_LOOPS = 5
IN_FORMULAS = 3
"""The extents of what formulas over names are about."""


class Extent(NamedTuple):
    """`fixed`, or at least `least`, at most `most` and a multiple of `factor`."""

    fixed: int | None = None
    least: int = 0
    most: int = 1 << 16
    factor: int = 1

    def near(self, wanted: int) -> int:
        """The extent that is nearest to the wanted one."""
        if self.fixed is not None:
            return self.fixed
        return -(-max(min(wanted, self.most), self.least) // self.factor) * self.factor


class Dimensions:
    """Sets of dimensions that are equal, and what is known of each."""

    def __init__(self) -> None:
        self.parents: dict[Key, Key] = {}
        self.known: dict[Key, Extent] = {}

    def find(self, key: Key) -> Key:
        while key in self.parents:
            key = self.parents[key]
        return key

    def join(self, one: Key, other: Key) -> None:
        one, other = self.find(one), self.find(other)
        if one != other:
            known = self.known.pop(one, Extent())
            self.parents[one] = other
            self.note(other, known)

    def note(self, key: Key, extent: Extent) -> None:
        """Adds what is known; the first fixed extent counts."""
        key = self.find(key)
        old = self.known.get(key, Extent())
        fixed = extent.fixed if old.fixed is None else old.fixed
        factor = lcm(old.factor, extent.factor)
        self.known[key] = Extent(fixed, max(old.least, extent.least), min(old.most, extent.most), factor)

    def extent(self, key: Key) -> Extent:
        return self.known.get(self.find(key), Extent())

    # What ops demand.

    def same(self, one: Value, other: Value) -> None:
        """Two shaped values of the same rank have the same shape."""
        rank = len(shape_of(one.type))
        if rank == len(shape_of(other.type)):
            for at in range(rank):
                self.join((one, at), (other, at))

    def visit(self, op: Operation) -> None:
        if is_structured(op):
            self._structured(op)
        elif op.info.traits & ELEMENTWISE or op.info.name in SAME_SHAPES:
            values = [value for value in (*op.operands, *op.results) if shape_of(value.type)]
            for value in values[1:]:
                self.same(values[0], value)
        elif op.info.name in ("scf.for", "affine.for"):
            self._loop(op)
        elif op.info.name in ("tensor.expand_shape", "memref.expand_shape"):
            self._expansion(op)
        elif op.info.name in ("tensor.extract_slice", "memref.subview"):
            self._slice(op)
        self._results(op)

    def _structured(self, op: Operation) -> None:
        for value, map in zip(op.operands, indexing_maps(op), strict=False):
            for at, expr in enumerate(map.results):
                if at >= len(shape_of(value.type)):
                    break
                if expr.kind == DIM:
                    self.join((value, at), (op, expr.value))
                else:
                    self.note((value, at), Extent(least=WINDOW))
                if map.num_dims >= MANY_LOOPS:
                    self.note((value, at), Extent(most=FEW))
        if op.info.inits:
            for result, init in zip(op.results, operand_group(op, op.info.inits), strict=False):
                self.same(result, init)

    def _loop(self, op: Operation) -> None:
        block = op.regions[0].entry()
        count = len(op.results)
        for group in (op.operands[len(op.operands) - count :], block.arguments[1:], block.terminator().operands):
            for result, value in zip(op.results, group, strict=False):
                self.same(result, value)

    def _expansion(self, op: Operation) -> None:
        shape = shape_of(op.results[0].type)
        groups = op.attributes["reassociation"]
        start = 0
        for at, group in enumerate(getattr(groups, "elements", ())):
            sizes = shape[start : start + len(group.elements)]
            start += len(sizes)
            static = prod([size for size in sizes if size != DYNAMIC])
            self.note((op.operands[0], at), Extent(factor=max(static, 1)) if DYNAMIC in sizes else Extent(static))

    def _slice(self, op: Operation) -> None:
        slice = slice_of(op)
        for at, (offset, size, stride) in enumerate(zip(slice.offsets, slice.sizes, slice.strides, strict=True)):
            if isinstance(size, int) and isinstance(stride, int):
                end = (offset if isinstance(offset, int) else 4) + max(size - 1, 0) * stride + 1
                self.note((op.operands[0], at), Extent(least=end))

    def encoded(self, value: Value) -> None:
        """A format with blocks is for whole ones."""
        encoding = encoding_of(value.type)
        if encoding is None or encoding.dim_to_lvl is None:
            return
        for expr in encoding.dim_to_lvl.results:
            if expr.kind in (FLOORDIV, MOD) and expr.lhs.kind == DIM and expr.rhs.kind == CONSTANT:
                self.note((value, expr.lhs.value), Extent(factor=max(expr.rhs.value, 1)))

    def _results(self, op: Operation) -> None:
        for result, shape in zip(op.results, result_shapes(op) or (), strict=False):
            for at, extent in enumerate(shape):
                if isinstance(extent, DimOf):
                    self.join((result, at), (extent.value, extent.dimension))


def shape_of(type: Type) -> tuple[int, ...]:
    """The extents of a ranked tensor or memref; vectors and scalars have none."""
    return type.shape or () if isinstance(type, ShapedType) and not isinstance(type, VectorType) else ()


def _promised(function: Operation, found: Dimensions) -> None:
    """What `shape.dims` and `shape.bounds` say of the arguments. Names in formulas are numbers, so that these are."""
    try:
        names = names_of(function)
    except NamesError:
        return
    if names is None:
        return
    arguments = function.regions[0].entry().arguments
    keys: dict[str, Key] = {name: (name, 0) for name in names.names}
    formulas: list[tuple[Key, AffineExpr]] = []
    for name, key in keys.items():
        least, most = names.range_of(name)
        found.note(key, Extent(None, least, Extent().most if most is None else most))
    for one in names.extents:
        key = (arguments[one.argument], one.position)
        if one.name:
            found.join(key, keys[one.name])
        else:
            formulas.append((key, one.expression))
    if any(expression.kind != CONSTANT for _, expression in formulas):
        for key in keys.values():
            found.note(key, Extent(found.extent(key).near(IN_FORMULAS)))
    numbers = [found.extent(key).fixed or 0 for key in keys.values()]
    for key, expression in formulas:
        found.note(key, Extent(evaluate(expression, (), numbers)))


def fitting(function: Operation) -> list[list[Extent]]:
    """For each parameter what its extents have to be."""
    found = Dimensions()
    values: dict[Value, None] = {}
    for op in function.walk():
        if op is not function:
            found.visit(op)
        for value in (*op.operands, *op.results):
            values[value] = None
    body = function.regions[0].entry()
    for value in (*values, *body.arguments):
        found.encoded(value)
        for at, extent in enumerate(shape_of(value.type)):
            if extent != DYNAMIC:
                found.note((value, at), Extent(extent))
    _promised(function, found)
    return [[found.extent((value, at)) for at in range(len(shape_of(value.type)))] for value in body.arguments]
