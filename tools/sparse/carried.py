"""Statements of programs that carry tensors: they write themselves as MLIR, and compute by NumPy.

All values are square matrices of i32, which wraps around here and there, dense or in a sparse format. A statement gives
values new names; regions see the names around them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array

EXTENT: Final = 3
DENSE: Final = "dense"
FORMATS: Final = {
    "CSR": "map = (i, j) -> (i : dense, j : compressed)",
    "CSC": "map = (i, j) -> (j : dense, i : compressed)",
    "DCSR": "map = (i, j) -> (i : compressed, j : compressed)",
    "COO": "map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))",
}
PLAIN: Final = f"tensor<{EXTENT}x{EXTENT}xi32>"
MAP: Final = "affine_map<(i, j) -> (i, j)>"

Environment: TypeAlias = "dict[str, Array]"


class Value(NamedTuple):
    """A matrix by its name, and how it is stored."""

    name: str
    format: str


class Inputs(NamedTuple):
    """The arguments that a program is called with."""

    matrices: tuple[Array, Array]
    iterations: int
    choice: int


class Writer:
    """Lines of MLIR. encoded: sparse formats are written; else everything is dense."""

    def __init__(self, encoded: bool) -> None:
        self.encoded = encoded
        self.lines: list[str] = []
        self.depth = 1
        self.fresh = 0

    def type(self, format: str) -> str:
        return PLAIN if format == DENSE or not self.encoded else PLAIN.replace(">", f", #{format}>")

    def types(self, values: Sequence[Value]) -> str:
        return ", ".join([self.type(one.format) for one in values])

    def add(self, line: str) -> None:
        self.lines.append("  " * self.depth + line)

    def name(self) -> str:
        """A name for what only one statement uses."""
        self.fresh += 1
        return f"%t{self.fresh}"

    def empty(self, format: str) -> str:
        """A new matrix of zeros; a sparse one stores nothing."""
        empty = self.name()
        self.add(f"{empty} = tensor.empty() : {self.type(format)}")
        if format != DENSE and self.encoded:
            return empty
        filled = self.name()
        self.add(f"{filled} = linalg.fill ins(%zero : i32) outs({empty} : {PLAIN}) -> {PLAIN}")
        return filled

    def convert(self, result: str, source: Value, format: str) -> None:
        """The same matrix in another format; a copy where all is dense."""
        old, new = self.type(source.format), self.type(format)
        if self.encoded and old != new:
            self.add(f"{result} = sparse_tensor.convert {source.name} : {old} to {new}")
        else:
            self.add(f"{result} = bufferization.alloc_tensor() copy({source.name}) : {old}")


class Statement(Protocol):
    """Gives values names."""

    def write(self, writer: Writer) -> None: ...

    def run(self, known: Environment, inputs: Inputs) -> None: ...


class Region(NamedTuple):
    """Statements, and the values that they give in the end."""

    statements: tuple[Statement, ...]
    yields: tuple[Value, ...]

    def write(self, writer: Writer, end: str = "scf.yield", more: str = "", type: str = "") -> None:
        """The statements and a terminator, with more operands and their types."""
        writer.depth += 1
        for one in self.statements:
            one.write(writer)
        values = ", ".join([*[one.name for one in self.yields], *([more] if more else [])])
        types = ", ".join([*[writer.type(one.format) for one in self.yields], *([type] if type else [])])
        writer.add(f"{end} {values} : {types}")
        writer.depth -= 1

    def run(self, known: Environment, inputs: Inputs) -> list[Array]:
        inner = dict(known)
        for one in self.statements:
            one.run(inner, inputs)
        return [inner[one.name] for one in self.yields]


def wrapped(array: Array) -> Array:
    """As i32."""
    return array.astype(np.int64).astype(np.int32)


class Combined(NamedTuple):
    """A product or a sum of two matrices in a new one, or onto one that is there: then possibly in place."""

    result: Value
    kind: str
    first: Value
    second: Value
    onto: Value | None = None

    def write(self, writer: Writer) -> None:
        out = self.onto.name if self.onto is not None else writer.empty(self.result.format)
        operands = f"{self.first.name}, {self.second.name} : {writer.types([self.first, self.second])}"
        type = writer.type(self.result.format)
        if self.kind == "product":
            writer.add(f"{self.result.name} = linalg.matmul ins({operands}) outs({out} : {type}) -> {type}")
            return
        writer.add(
            f"{self.result.name} = linalg.generic {{indexing_maps = [{MAP}, {MAP}, {MAP}], "
            f'iterator_types = ["parallel", "parallel"]}} ins({operands}) outs({out} : {type}) {{'
        )
        writer.add("^bb0(%p: i32, %q: i32, %o: i32):")
        writer.add("  %s = arith.addi %p, %q : i32")
        if self.onto is not None:
            writer.add("  %u = arith.addi %o, %s : i32")
        writer.add(f"  linalg.yield {'%s' if self.onto is None else '%u'} : i32")
        writer.add(f"}} -> {type}")

    def run(self, known: Environment, inputs: Inputs) -> None:
        first, second = known[self.first.name], known[self.second.name]
        found = first @ second if self.kind == "product" else first + second
        known[self.result.name] = wrapped(found if self.onto is None else known[self.onto.name] + found)


class Insert(NamedTuple):
    """One element of a dense matrix is another."""

    result: Value
    source: Value
    row: int
    column: int

    def write(self, writer: Writer) -> None:
        writer.add(
            f"{self.result.name} = tensor.insert %seven into {self.source.name}[%c{self.row}, %c{self.column}] "
            f": {PLAIN}"
        )

    def run(self, known: Environment, inputs: Inputs) -> None:
        known[self.result.name] = known[self.source.name].copy()
        known[self.result.name][self.row, self.column] = 7


class Converted(NamedTuple):
    """A matrix in another format."""

    result: Value
    source: Value

    def write(self, writer: Writer) -> None:
        writer.convert(self.result.name, self.source, self.result.format)

    def run(self, known: Environment, inputs: Inputs) -> None:
        known[self.result.name] = known[self.source.name]


class Rows(NamedTuple):
    """The first rows of a dense matrix become those of another, in parallel."""

    result: Value
    source: Value
    rows: Value
    first: int

    def write(self, writer: Writer) -> None:
        output = writer.name()
        row = f"tensor<1x{EXTENT}xi32>"
        writer.add(
            f"{self.result.name} = scf.forall (%r) in ({self.first}) shared_outs({output} = {self.source.name}) "
            f"-> ({PLAIN}) {{"
        )
        writer.add(f"  %row = tensor.extract_slice {self.rows.name}[%r, 0] [1, {EXTENT}] [1, 1] : {PLAIN} to {row}")
        writer.add("  scf.forall.in_parallel {")
        writer.add(
            f"    tensor.parallel_insert_slice %row into {output}[%r, 0] [1, {EXTENT}] [1, 1] : {row} into {PLAIN}"
        )
        writer.add("  }")
        writer.add("}")

    def run(self, known: Environment, inputs: Inputs) -> None:
        found = known[self.source.name].copy()
        found[: self.first] = known[self.rows.name][: self.first]
        known[self.result.name] = found


class Selected(NamedTuple):
    """One of two matrices, by whether the program's choice is 0."""

    result: Value
    first: Value
    second: Value

    def write(self, writer: Writer) -> None:
        condition = writer.name()
        writer.add(f"{condition} = arith.cmpi eq, %choice, %c0 : index")
        type = writer.type(self.result.format)
        writer.add(f"{self.result.name} = arith.select {condition}, {self.first.name}, {self.second.name} : {type}")

    def run(self, known: Environment, inputs: Inputs) -> None:
        known[self.result.name] = known[(self.second if inputs.choice else self.first).name]
