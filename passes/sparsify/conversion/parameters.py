"""The parameters by which the runtime library makes a tensor: sizes, level types, maps and element types.

    newSparseTensor(dimension sizes, level sizes, level types, dimensions to levels, levels to dimensions,
                    width of positions, width of coordinates, type of values, what to make it of, from what)

A level or dimension is said in one word: which one it is, and for blocks how it is computed.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.ir.affine import ADD, CONSTANT, DIM, FLOORDIV, MOD, MUL, AffineExpr
from pyopt.ir.core import Value
from pyopt.ir.types import DYNAMIC, I64, INDEX, TensorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.conversion.library import POINTER, Calls
from pyopt.passes.sparsify.storage.element_types import CODES, SUFFIXES, WIDTH_CODES, stored_type

EMPTY: Final = 0
FROM_READER: Final = 1
FROM_BUFFERS: Final = 2
SORT: Final = 3
"""The sources of a new tensor's contents."""

_KIND: Final = 60
_FIRST: Final = 40
_FACTOR: Final = 20
FLOOR: Final = 1
REMAINDER: Final = 2
BLOCKED: Final = 3
"""Kinds of words: d floordiv c, d mod c, and l0 * c + l1."""


def dimension_word(expression: AffineExpr) -> int | None:
    """A level in terms of dimensions: d, d floordiv c or d mod c; None for what the library does not know."""
    if expression.kind == DIM:
        return expression.value
    kind = {FLOORDIV: FLOOR, MOD: REMAINDER}.get(expression.kind)
    parts = _dim_and_constant(expression)
    if kind is None or parts is None:
        return None
    return kind << _KIND | parts[1] << _FACTOR | parts[0]


def level_word(expression: AffineExpr) -> int | None:
    """A dimension in terms of levels: l or l0 * c + l1."""
    if expression.kind == DIM:
        return expression.value
    if expression.kind != ADD:
        return None
    product, rest = expression.lhs, expression.rhs
    if product is None or rest is None or rest.kind != DIM or product.kind != MUL:
        return None
    parts = _dim_and_constant(product)
    return None if parts is None else BLOCKED << _KIND | parts[0] << _FIRST | parts[1] << _FACTOR | rest.value


def level_and_factor(expression: AffineExpr) -> tuple[int, int]:
    """The level whose size, times the factor, is that of a dimension, l or l0 * c + l1."""
    if expression.kind == DIM:
        return expression.value, 1
    parts = None if expression.lhs is None else _dim_and_constant(expression.lhs)
    assert parts is not None
    return parts


def _dim_and_constant(expression: AffineExpr) -> tuple[int, int] | None:
    lhs, rhs = expression.lhs, expression.rhs
    if lhs is None or rhs is None or lhs.kind != DIM or rhs.kind != CONSTANT:
        return None
    return lhs.value, rhs.value


@final
class Parameters:
    """The parameters for tensors of one type; `is_known` says whether the library has such tensors."""

    __slots__ = ("_calls", "encoding", "type")

    def __init__(self, type: TensorType, calls: Calls) -> None:
        assert isinstance(type.encoding, EncodingAttr)
        self.type = type
        self.encoding: EncodingAttr = type.encoding
        self._calls = calls

    def reader_sizes(self) -> tuple[list[Value], Value]:
        """The sizes that a file must have, 0 for any: as values, and in a buffer."""
        sizes = [self._calls.index(0 if one == DYNAMIC else one) for one in self.type.shape or ()]
        return sizes, self._calls.row_with(sizes, INDEX)

    def value_code(self) -> Value:
        """The number of the type of values."""
        return self._calls.integer(value_code(self.type), 32)

    def make(
        self, sizes: Sequence[Value], action: int, source: Value | None = None, sizes_buffer: Value | None = None
    ) -> Value:
        """newSparseTensor for a tensor with these dimensions."""
        return self.finish(self.begin(sizes, sizes_buffer), action, source)

    def finish(self, operands: Sequence[Value], action: int, source: Value | None) -> Value:
        """newSparseTensor, given the operands up to the type of values."""
        calls = self._calls
        number = calls.integer(action, 32)
        if source is None:
            source = calls.rewriter.create("llvm.mlir.zero", [], [POINTER]).results[0]
        return calls.call("newSparseTensor", [*operands, number, source], [POINTER], interface=True)[0]

    def begin(
        self, sizes: Sequence[Value], sizes_buffer: Value | None = None, ignores_map: bool = False
    ) -> list[Value]:
        """The operands up to the type of values. ignores_map: as if levels were dimensions."""
        calls = self._calls
        encoding = self.encoding
        words = [calls.integer(one.word(), 64) for one in encoding.level_types]
        levels = calls.row_with(words, I64)
        dimensions = calls.row_with(sizes, INDEX) if sizes_buffer is None else sizes_buffer
        level_sizes, forward, backward = self._maps(sizes, dimensions, ignores_map)
        widths = [
            calls.integer(WIDTH_CODES[encoding.pos_width], 32),
            calls.integer(WIDTH_CODES[encoding.crd_width], 32),
        ]
        return [dimensions, level_sizes, levels, forward, backward, *widths, self.value_code()]

    def _maps(self, sizes: Sequence[Value], dimensions: Value, ignores_map: bool) -> tuple[Value, Value, Value]:
        """(level sizes, dimensions to levels, levels to dimensions)"""
        calls = self._calls
        encoding = self.encoding
        if ignores_map or encoding.is_identity():
            same = calls.row_with([calls.index(level) for level in range(encoding.lvl_rank())], INDEX)
            return dimensions, same, same
        forward: list[Value] = []
        level_sizes: list[Value] = []
        for expression in encoding.dim_to_lvl.results:
            word = dimension_word(expression)
            assert word is not None
            forward.append(calls.index(word))
            level_sizes.append(self._level_size(expression, sizes))
        assert encoding.lvl_to_dim is not None
        backward: list[Value] = []
        for expression in encoding.lvl_to_dim.results:
            word = level_word(expression)
            assert word is not None
            backward.append(calls.index(word))
        forward_row = calls.row_with(forward, INDEX)
        backward_row = calls.row_with(backward, INDEX)
        return calls.row_with(level_sizes, INDEX), forward_row, backward_row

    def level_coordinates(self, coordinates: Sequence[Value]) -> list[Value]:
        """Coordinates of dimensions as those of levels: d, d floordiv c, d mod c."""
        calls = self._calls
        found: list[Value] = []
        for expression in self.encoding.dim_to_lvl.results:
            if expression.kind == DIM:
                found.append(coordinates[expression.value])
                continue
            parts = _dim_and_constant(expression)
            assert parts is not None
            name = "arith.divui" if expression.kind == FLOORDIV else "arith.remui"
            operands = [coordinates[parts[0]], calls.index(parts[1])]
            found.append(calls.rewriter.create(name, operands, [INDEX]).results[0])
        return found

    def _level_size(self, expression: AffineExpr, sizes: Sequence[Value]) -> Value:
        calls = self._calls
        if expression.kind == DIM:
            return sizes[expression.value]
        parts = _dim_and_constant(expression)
        assert parts is not None
        factor = calls.index(parts[1])
        if expression.kind == MOD:
            return factor
        dividend = sizes[parts[0]]
        return calls.rewriter.create("arith.divui", [dividend, factor], [INDEX]).results[0]


def value_code(type: TensorType) -> int:
    """The library's number for the elements of a tensor that it has."""
    stored = stored_type(type.element_type)
    assert stored is not None
    return CODES[SUFFIXES[stored]]


def suffix_of(type: TensorType) -> str:
    """The suffix of the names of functions for the values of a tensor."""
    stored = stored_type(type.element_type)
    assert stored is not None
    return SUFFIXES[stored]


def is_known(type: TensorType) -> bool:
    """The library has tensors of this type."""
    encoding = type.encoding
    assert isinstance(encoding, EncodingAttr)
    if stored_type(type.element_type) is None or encoding.lvl_to_dim is None:
        return False
    return all(dimension_word(one) is not None for one in encoding.dim_to_lvl.results) and all(
        level_word(one) is not None for one in encoding.lvl_to_dim.results
    )
