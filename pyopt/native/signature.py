"""Parameters and results of a function, by the types before it is lowered: plain data, kept beside its machine code.

(tensor<?x?xf64, #CSR>, tensor<?xf64>) -> tensor<?xf64>     a sparse parameter, a buffer; a buffer
"""

from __future__ import annotations

import math

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields
from pyopt.ir.affine import CONSTANT, DIM, FLOORDIV, MOD, AffineExpr
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import (
    UNSIGNED,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    Type,
    VectorType,
)
from pyopt.light import TYPE_CHECKING, Any, Final, Sequence, TypeAlias, final
from pyopt.native.errors import NativeError
from pyopt.native.known import KnownArrays
from pyopt.syntax.attribute_printer import AttributePrinter

if TYPE_CHECKING:
    from pyopt.native.scipy_results import MatrixMaker

    Json: TypeAlias = Any  # what the module json reads and writes

NUMBER: Final = "number"
BUFFER: Final = "buffer"
UNRANKED: Final = "unranked"
SPARSE: Final = "sparse"
VECTOR: Final = "vector"
POINTER: Final = "pointer"
"""That of a program that keeps its memory apart: it is given, but not taken."""
ADDRESS: Final = "address"
"""One of a program whose memory is C's."""

_FLOATS: Final = {"f64": "f64", "f32": "f32", "f16": "f16", "bf16": "bf16"}


def type_text(type: Type) -> str:
    """A type as it is written."""
    return AttributePrinter().type(type)


def element_name(type: Type) -> str:
    """i1, i8, u8, i5, index, f32, bf16, c64 (complex<f32>), c128, b8 (a float of 8 bits); raises for others."""
    if isinstance(type, IndexType):
        return "i64"
    if isinstance(type, IntegerType) and 0 < type.width <= 64:
        return f"{'u' if type.signedness == UNSIGNED else 'i'}{type.width}"
    if isinstance(type, FloatType):
        text = type_text(type)
        if text in _FLOATS:
            return text
        if type.width == 8:
            return "b8"
    if isinstance(type, ComplexType):
        inner = type_text(type.element_type)
        if inner in ("f32", "f64"):
            return "c64" if inner == "f32" else "c128"
    raise NativeError(f"values of type {type_text(type)} cannot cross the border of native code")


@final
class ParameterLevel:
    """One level of a sparse tensor: of which dimension it is, `/` or `%` and a block's size, and how it is stored."""

    __slots__ = ("block", "dimension", "format", "op")

    def __init__(self, dimension: int, op: str, block: int, format: str) -> None:
        self.dimension = dimension
        self.op = op
        self.block = block
        self.format = format

    def size(self, shape: Sequence[int]) -> int:
        """The extent of the level in a tensor of some shape."""
        extent = shape[self.dimension]
        if self.op == "/":
            return -(-extent // self.block)
        return self.block if self.op == "%" else extent


@final
class Field:
    """One array of a sparse tensor: positions, coordinates or values; of a level (-1: values), with a rank."""

    __slots__ = ("element", "kind", "level", "rank")

    def __init__(self, kind: str, level: int, element: str, rank: int) -> None:
        self.kind = kind
        self.level = level
        self.element = element
        self.rank = rank


@final
class Parameter:
    """A parameter or result. `shape`: extents, DYNAMIC for open ones; `inner`: those of elements that are vectors.

    `strides` and `offset` are those of a memref's layout. `writable`: the function may write to the array it is given.
    `known`: arrays of a sparse tensor that were looked at, which `looks_again` does not go by. `maker`: see
    `scipy_results.py`.
    """

    __slots__ = (
        "element", "fields", "inner", "kind", "known", "levels", "looks_again", "maker", "offset", "shape", "strides",
        "text", "writable",
    )  # fmt: skip

    def __init__(self, kind: str, text: str, element: str = "") -> None:
        self.kind = kind
        self.text = text
        self.element = element
        self.shape: tuple[int, ...] = ()
        self.inner: tuple[int, ...] = ()
        self.strides: tuple[int, ...] | None = None
        self.offset = 0
        self.writable = False
        self.levels: list[ParameterLevel] = []
        self.fields: list[Field] = []
        self.looks_again = False
        self.known = KnownArrays()
        self.maker: MatrixMaker | None = None

    def leaves(self) -> int:
        """The numbers and pointers that it is natively."""
        if self.kind == BUFFER:
            return 3 + 2 * len(self.shape)
        if self.kind == UNRANKED:
            return 2
        if self.kind == SPARSE:
            return sum([3 + 2 * one.rank for one in self.fields]) + len(self.levels) + len(self.fields)
        if self.kind == VECTOR:
            return math.prod(self.inner[:-1])
        return 2 if self.element[:1] == "c" else 1

    def to_json(self) -> Json:
        """Plain data."""
        return [
            self.kind, self.text, self.element, self.shape, self.inner, self.strides, self.offset, self.writable,
            [[one.dimension, one.op, one.block, one.format] for one in self.levels],
            [[one.kind, one.level, one.element, one.rank] for one in self.fields], self.looks_again,
        ]  # fmt: skip


def parameter_from_json(data: Json) -> Parameter:
    """A parameter of what `to_json` gave."""
    kind, text, element, shape, inner, strides, offset, writable, levels, fields, again = data
    made = Parameter(kind, text, element)
    made.shape, made.inner = tuple(shape), tuple(inner)
    made.strides = None if strides is None else tuple(strides)
    made.offset, made.writable = offset, writable
    made.levels = [ParameterLevel(*one) for one in levels]
    made.fields = [Field(*one) for one in fields]
    made.looks_again = again
    return made


def parameter_of(type: Type, writable: bool = False) -> Parameter:
    """The parameter that a type is; raises NativeError for types whose values cannot be given."""
    text = type_text(type)
    if isinstance(type, TensorType) and isinstance(type.encoding, EncodingAttr):
        return _sparse(type, type.encoding, text)
    if isinstance(type, (TensorType, MemRefType)):
        return _buffer(type, text, writable)
    if isinstance(type, VectorType):
        if any(type.scalable):
            raise NativeError(f"values of type {text} cannot cross the border of native code")
        made = Parameter(VECTOR, text, element_name(type.element_type))
        made.shape = made.inner = tuple(type.shape or ()) or (1,)
        if not type.shape:
            made.shape = ()
        _check_packed(made, text, made.element[0] in "iu" and int(made.element[1:]) < 8)
        return made
    if text.startswith("!llvm.ptr"):
        return Parameter(POINTER, text, "i64")
    return Parameter(NUMBER, text, element_name(type))


def _check_packed(made: Parameter, text: str, narrow: bool = False) -> None:
    """Vectors whose elements do not fill bytes, or whose rows have gaps in memory, have another layout than arrays.

    narrow: elements of less than 8 bits are taken, for a vector that is no element in memory (`lanes.py`).
    """
    count = made.inner[-1]
    is_odd = made.element in ("i1", "u1") or _is_odd(made.element)
    if count & (count - 1) or made.element[:1] == "c" or (is_odd and not narrow):
        raise NativeError(f"values of type {text} cannot cross the border of native code")


def _is_odd(element: str) -> bool:
    return element[0] in "iu" and int(element[1:]) not in (8, 16, 32, 64)


def _buffer(type: TensorType | MemRefType, text: str, writable: bool) -> Parameter:
    inner = type.element_type
    scalar = inner.element_type if isinstance(inner, VectorType) else inner
    made = Parameter(UNRANKED if type.shape is None else BUFFER, text, element_name(scalar))
    if isinstance(inner, VectorType):
        if any(inner.scalable):
            raise NativeError(f"values of type {text} cannot cross the border of native code")
        made.inner = tuple(inner.shape or ())
        if made.inner:
            _check_packed(made, text)
    made.shape = type.shape or ()
    made.writable = writable or isinstance(type, MemRefType)
    if isinstance(type, MemRefType) and type.shape is not None and type.layout is not None:
        layout = strides_and_offset(type)
        if layout is None:
            raise NativeError(f"values of type {text} cannot cross the border of native code")
        made.strides, made.offset = tuple(layout[0]), layout[1]
    return made


def _sparse(type: TensorType, encoding: EncodingAttr, text: str) -> Parameter:
    if encoding.is_slice():
        raise NativeError(f"slices such as {text} cannot cross the border of native code")
    made = Parameter(SPARSE, text, element_name(type.element_type))
    made.shape = type.shape or ()
    for level, one in enumerate(encoding.level_types):
        expression = encoding.dim_to_lvl.results[level]
        if expression.kind == DIM:
            made.levels.append(ParameterLevel(expression.value, "", 0, one.text()))
        else:
            made.levels.append(_block_level(expression, one.text(), text))
    positions, coordinates = element_name(encoding.pos_type()), element_name(encoding.crd_type())
    rank = 1 + encoding.batch_rank()
    for field in storage_fields(encoding):
        element = positions if field.kind == POSITIONS else coordinates if field.kind == COORDINATES else made.element
        made.fields.append(Field(field.kind, field.level, element, rank))
    return made


def _block_level(expression: AffineExpr, format: str, text: str) -> ParameterLevel:
    left, right = expression.lhs, expression.rhs
    op = {FLOORDIV: "/", MOD: "%"}.get(expression.kind, "")
    if not op or left.kind != DIM or right.kind != CONSTANT:
        raise NativeError(f"values of type {text} cannot cross the border of native code")
    return ParameterLevel(left.value, op, right.value, format)


@final
class FunctionSignature:
    """The parameters and results of a function."""

    __slots__ = ("inputs", "name", "problem", "results", "writes")

    def __init__(self, name: str, inputs: list[Parameter], results: list[Parameter], problem: str = "") -> None:
        self.name = name
        self.inputs = inputs
        self.results = results
        self.problem = problem
        """The reason why it cannot be called from outside, if it cannot."""
        self.writes = len(inputs) > 1 and any(one.writable for one in inputs)
        """It may write to one of several arguments."""

    def text(self) -> str:
        """`@f(i32, tensor<4xf32>) -> f32`."""
        results = ", ".join([one.text for one in self.results])
        if len(self.results) != 1:
            results = f"({results})"
        return f"@{self.name}({', '.join([one.text for one in self.inputs])}) -> {results}"

    def to_json(self) -> Json:
        """Plain data."""
        inputs, results = [[one.to_json() for one in group] for group in (self.inputs, self.results)]
        return [self.name, inputs, results, self.problem]


def signature_from_json(data: Json) -> FunctionSignature:
    """A signature of what `to_json` gave."""
    name, inputs, results, problem = data
    return FunctionSignature(
        name, [parameter_from_json(one) for one in inputs], [parameter_from_json(one) for one in results], problem
    )
