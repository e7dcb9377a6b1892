"""Ops that are written out as others, one behind the other, with writes to memory between: as in the interpreter.

Extents (0 and 1 often), which of them types know, ops and passes in front are drawn.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run

PASSES: Final = ("", "canonicalize", "cse", "canonicalize,cse", "cse,canonicalize,symbol-dce")
LANES: Final = "vector<4xf64>"


class Sequence:
    """The text of a function of a tensor and two memrefs of one shape, which gives a tensor and two numbers."""

    def __init__(self, drawn: random.Random) -> None:
        self.drawn = drawn
        self.rows, self.columns = [drawn.choice((0, 1, 1, 2, 3, 5)) for _ in range(2)]
        self.known = [drawn.random() < 0.5 for _ in range(2)]
        extents = [str(one) if known else "?" for one, known in zip((self.rows, self.columns), self.known, strict=True)]
        self.shape = "x".join(extents)
        self.tensor, self.memref = f"tensor<{self.shape}xf64>", f"memref<{self.shape}xf64>"
        self.value, self.sum, self.count = "%t", "%zero", "%none"
        self.lines: list[str] = []
        self.number = 0
        steps = (
            self.tiles, self.softmax, self.of_memory, self.parts, self.bits_of_elements, self.transfer, self.store,
            self.store, self.scope, self.bits, self.twice,
        )  # fmt: skip
        for _ in range(drawn.randint(4, 9)):
            drawn.choice(steps)()

    def new(self, line: str) -> str:
        self.number += 1
        self.lines.append(f"%{self.number} = {line}")
        return f"%{self.number}"

    def empty(self, shape: str | None = None) -> str:
        sizes = ", ".join([name for name, known in zip(("%n", "%m"), self.known, strict=True) if not known])
        return self.new(f"tensor.empty({sizes if shape is None else ''}) : tensor<{shape or self.shape}xf64>")

    def memory(self) -> str:
        return self.drawn.choice(("%p", "%q"))

    def tiles(self) -> None:
        a, b = self.drawn.randint(1, 3), self.drawn.randint(1, 3)
        packed = f"{-(-self.rows // a)}x{-(-self.columns // b)}x{a}x{b}"
        if self.known != [True, True]:
            packed = f"?x?x{a}x{b}"
        tiled, form = f"tensor<{packed}xf64>", f"inner_dims_pos = [0, 1] inner_tiles = [{a}, {b}]"
        if "?" in packed:
            counts = [self.new(f"arith.ceildivui {one}, %k{by} : index") for one, by in (("%n", a), ("%m", b))]
            target = self.new(f"tensor.empty({', '.join(counts)}) : {tiled}")
        else:
            target = self.empty(packed)
        padded = f"linalg.pack {self.value} padding_value(%half : f64) {form}"
        made = self.new(f"{padded} into {target} : {self.tensor} -> {tiled}")
        self.value = self.new(f"linalg.unpack {made} {form} into {self.empty()} : {tiled} -> {self.tensor}")

    def softmax(self) -> None:
        types = f"ins({self.value} : {self.tensor}) outs({self.empty()} : {self.tensor}) -> {self.tensor}"
        self.value = self.new(f"linalg.softmax dimension({self.drawn.randrange(2)}) {types}")

    def of_memory(self) -> None:
        source, target = self.memory(), self.memory()
        self.lines.append(
            f"linalg.softmax dimension({self.drawn.randrange(2)}) ins({source} : {self.memref}) outs({target} : "
            f"{self.memref})"
        )

    def parts(self) -> None:
        """Rows are taken, and put back in another order."""
        if not self.rows:
            return
        count = self.drawn.randint(0, self.rows)
        columns = self.shape.split("x")[1]
        type, index = f"tensor<{count}x1x{columns}xf64>", f"tensor<{count}x1xindex>"
        taken = [self.drawn.randrange(self.rows) for _ in range(count)]
        put = self.drawn.sample(range(self.rows), count)
        at, to = [
            self.new(f"arith.constant dense<{[[one] for one in rows] if rows else ''}> : {index}")
            for rows in (taken, put)
        ]
        found = self.new(f"tensor.gather {self.value}[{at}] gather_dims([0]) : ({self.tensor}, {index}) -> {type}")
        types = f"({type}, {self.tensor}, {index}) -> {self.tensor}"
        self.value = self.new(f"tensor.scatter {found} into {self.value}[{to}] scatter_dims([0]) unique : {types}")

    def bits_of_elements(self) -> None:
        numbers = f"tensor<{self.shape}xi64>"
        bits = self.new(f"tensor.bitcast {self.value} : {self.tensor} to {numbers}")
        twice = self.new(f"arith.xori {bits}, {bits} : {numbers}") if self.drawn.random() < 0.2 else bits
        same = self.new(f"arith.ori {bits}, {twice} : {numbers}")
        self.value = self.new(f"tensor.bitcast {same} : {numbers} to {self.tensor}")

    def transfer(self) -> None:
        if not self.rows:
            return
        row, start = self.drawn.randrange(self.rows), self.drawn.randint(0, self.columns)
        mask = self.new(f"vector.create_mask %k{self.drawn.randint(0, 4)} : vector<4xi1>")
        place = f"[%k{row}, %k{start}]"
        masked = self.drawn.random() < 0.5
        from_, to = self.memory(), self.memory()
        read = f"vector.transfer_read {from_}{place}, %half"
        if masked:
            read = f"vector.mask {mask} {{ {read} : {self.memref}, {LANES} }} : vector<4xi1> -> {LANES}"
        else:
            read += f", {mask} : {self.memref}, {LANES}"
        found = self.new(read)
        other = f"[%k{self.drawn.randrange(self.rows)}, %k{self.drawn.randint(0, self.columns)}]"
        self.lines.append(f"vector.transfer_write {found}, {to}{other}, {mask} : {LANES}, {self.memref}")

    def store(self) -> None:
        if self.rows and self.columns:
            place = f"[%k{self.drawn.randrange(self.rows)}, %k{self.drawn.randrange(self.columns)}]"
            value = self.new(f"arith.constant {self.drawn.randint(-3, 3)}.25 : f64")
            self.lines.append(f"memref.store {value}, {self.memory()}{place} : {self.memref}")

    def scope(self) -> None:
        count = self.drawn.choice(("%n", "%k1", "%k0"))
        one = "%inner" + str(len(self.lines))
        self.sum = self.new(f"""memref.alloca_scope -> (f64) {{
          {one} = memref.alloca({count}) : memref<?xf64>
          linalg.fill ins({self.sum} : f64) outs({one} : memref<?xf64>)
          {one}s = scf.for %i = %k0 to {count} step %k1 iter_args(%s = %half) -> f64 {{
            %e = memref.load {one}[%i] : memref<?xf64>
            %next = arith.addf %s, %e : f64
            scf.yield %next : f64
          }}
          memref.alloca_scope.return {one}s : f64
        }}""")

    def bits(self) -> None:
        """How many elements of a row are below a number."""
        if not self.rows:
            return
        place = f"{self.memory()}[%k{self.drawn.randrange(self.rows)}, %k0]"
        read = f"vector.transfer_read {place}, %half : {self.memref}, {LANES}"
        found, than = self.new(read), self.new(f"vector.broadcast %half : f64 to {LANES}")
        below = self.new(f"arith.cmpf olt, {found}, {than} : {LANES}")
        both = self.new(f"arith.xori {below}, %pattern : vector<4xi1>")
        wide = self.new(f"arith.extui {both} : vector<4xi1> to vector<4xi32>")
        more = self.new(f"vector.reduction <add>, {wide} : vector<4xi32> into i32")
        self.count = self.new(f"arith.addi {self.count}, {more} : i32")

    def twice(self) -> None:
        """The same op again, of which one may go, unless memory was written to."""
        if len(self.lines) > 1:
            self.of_memory()
            self.store()
            self.of_memory()

    def text(self) -> str:
        body = "\n  ".join(self.lines)
        constants = "\n  ".join([f"%k{number} = arith.constant {number} : index" for number in range(7)])
        return f"""
func.func @f(%t: {self.tensor}, %p: {self.memref}, %q: {self.memref}, %pattern: vector<4xi1>)
    -> ({self.tensor}, f64, i32) {{
  {constants}
  %n = tensor.dim %t, %k0 : {self.tensor}
  %m = tensor.dim %t, %k1 : {self.tensor}
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %none = arith.constant 0 : i32
  {body}
  return {self.value}, {self.sum}, {self.count} : {self.tensor}, f64, i32
}}"""


def compare(seed: int) -> None:
    drawn = random.Random(seed)
    sequence = Sequence(drawn)
    text = sequence.text()
    shape = sequence.rows, sequence.columns
    count = shape[0] * shape[1]
    t, p, q = [np.array([drawn.randint(-8, 8) / 4 for _ in range(count)]).reshape(shape) for _ in range(3)]
    pattern = np.array([drawn.random() < 0.5 for _ in range(4)])
    given = [p.copy(), q.copy()]
    wanted = [*run(parse(text), "f", t.copy(), *given, pattern), *given]
    passes = drawn.choice(PASSES)
    module: Any = pyopt.compile(text, passes=passes or None, check=drawn.choice(("extents", "bounds", "none")))
    given = [p.copy(), q.copy()]
    found = [*module.f(t.copy(), *given, pattern), *given]
    for one, other in zip(found, wanted, strict=True):
        # exp of the two libraries differs in the last place.
        np.testing.assert_allclose(one, other, rtol=1e-12, err_msg=f"{passes}\n{text}")


@pytest.mark.parametrize("seed", range(24))
def test_drawn_sequences(seed: int) -> None:
    compare(seed)
