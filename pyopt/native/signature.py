"""Parameters and results of a function, by the types before it is lowered: plain data, kept beside its machine code.

(tensor<?x?xf64, #CSR>, tensor<?xf64>) -> tensor<?xf64>     a sparse parameter, a buffer; a buffer
"""

from __future__ import annotations

import math

from pyopt.light import TYPE_CHECKING, Any, Final, Sequence, TypeAlias, final
from pyopt.native.known import KnownArrays

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
