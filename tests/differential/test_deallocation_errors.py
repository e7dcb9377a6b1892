"""Drawn functions that ownership-based-buffer-deallocation refuses: pyopt reports the same op as mlir-opt, and its note
numbers values alike, so that the function was as far deallocated as there.

Results of ops with regions are used in their own block only: elsewhere mlir-opt frees them too early, or crashes.
"""

from __future__ import annotations

import os
import random
import subprocess

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT

TYPE = "memref<4xf32>"
FLAGS = ("--allow-unregistered-dialect", "--split-input-file", "--ownership-based-buffer-deallocation")
REFUSED = (
    '{new} = "t.x"() : () -> i32',
    '"t.y"() : () -> ()',
    "{new} = bufferization.alloc_tensor() : tensor<2xf32>",
    "{new} = memref.generic_atomic_rmw %p[%i] : memref<4xf32> {{\n^bb0(%x: f32):\n  memref.atomic_yield %x : f32\n}}",
    "memref.dealloc %p : memref<4xf32>",
    "cf.switch %n : i32, [default: ^end(%p : memref<4xf32>), 1: ^end(%q : memref<4xf32>)]",
)
KINDS = ("alloc", "alloc", "if", "if", "for", "while", "call", "view", "join", "select", "copy", "refused")


class Drawing:
    """A function with ops that the pass refuses, the last one of them at its end."""

    def __init__(self, seed: int) -> None:
        self.randomness = random.Random(seed)
        self.count = 0
        self.lines: list[str] = []
        self.local: set[str] = set()

    def new(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def refused(self) -> None:
        self.lines.append(self.randomness.choice(REFUSED[:-1]).format(new=self.new()))

    def block(self, known: list[str], depth: int) -> list[str]:
        """Ops of a block; the buffers that it may use at its end."""
        buffers = [one for one in known if one not in self.local]
        for _ in range(self.randomness.randint(1, 4)):
            self.op(self.randomness.choice(KINDS), buffers, depth)
        return buffers

    def op(self, kind: str, buffers: list[str], depth: int) -> None:
        choose = self.randomness.choice
        if kind in ("if", "for", "while"):
            if depth:
                self.with_regions(kind, buffers, depth - 1)
        elif kind == "refused":
            if self.randomness.random() < 0.5:
                self.refused()
        elif kind == "copy":
            self.lines.append(f"memref.copy {choose(buffers)}, {choose(buffers)} : {TYPE} to {TYPE}")
        else:
            one, other, made = choose(buffers), choose(buffers), self.new()
            text = {
                "alloc": f"memref.alloc() : {TYPE}",
                "call": f"func.call @g({one}) : ({TYPE}) -> {TYPE}",
                "view": f"memref.reinterpret_cast {one} to offset: [0], sizes: [4], strides: [1] : {TYPE} to {TYPE}",
                "join": f"builtin.unrealized_conversion_cast {one}, {other} : {TYPE}, {TYPE} to {TYPE}",
                "select": f"arith.select %c, {one}, {other} : {TYPE}",
            }[kind]
            self.lines.append(f"{made} = {text}")
            buffers.append(made)

    def with_regions(self, kind: str, buffers: list[str], depth: int) -> None:
        made, inner, start = self.new(), self.new(), self.randomness.choice(buffers)
        if kind == "if":
            self.lines.append(f"{made} = scf.if %c -> {TYPE} {{")
            self.region(buffers, depth, "scf.yield")
            self.lines.append("} else {")
            self.region(buffers, depth, "scf.yield")
        elif kind == "for":
            loop = f"scf.for {self.new()} = %i to %i step %i iter_args({inner} = {start}) -> ({TYPE}) {{"
            self.lines.append(f"{made} = {loop}")
            self.region([*buffers, inner], depth, "scf.yield")
        else:
            self.lines.append(f"{made} = scf.while ({inner} = {start}) : ({TYPE}) -> {TYPE} {{")
            self.region([*buffers, inner], depth, "scf.condition(%c)")
            argument = self.new()
            self.lines += ["} do {", f"^bb0({argument}: {TYPE}):"]
            self.region([*buffers, argument], depth, "scf.yield")
        self.lines.append("}")
        self.local.add(made)
        buffers.append(made)

    def region(self, known: list[str], depth: int, terminator: str) -> None:
        self.lines.append(f"{terminator} {self.randomness.choice(self.block(known, depth))} : {TYPE}")

    def jump(self, buffers: list[str]) -> str:
        return f"^end({self.randomness.choice(buffers)} : {TYPE})"

    def text(self) -> str:
        self.lines.append(f"func.func private @g({TYPE}) -> {TYPE}")
        self.lines.append(f"func.func @f(%p: {TYPE}, %q: {TYPE}, %c: i1, %i: index, %n: i32) -> {TYPE} {{")
        buffers = self.block(["%p", "%q"], 2)
        if self.randomness.random() < 0.7:
            self.lines += ["cf.cond_br %c, ^a, ^b", "^a:"]
            self.lines += [f"cf.br {self.jump(self.block(buffers, 1))}", "^b:"]
            of_b = self.block(buffers, 1)
            last = (f"cf.br {self.jump(of_b)}", f"cf.cond_br %c, ^d, {self.jump(of_b)}", REFUSED[-1])
            self.lines.append(self.randomness.choice(last))
            if "^d" in self.lines[-1]:
                self.lines.append("^d:")
                self.region(of_b, 1, "return")
            self.lines.append(f"^end(%z: {TYPE}):")
            buffers = self.block([*buffers, "%z"], 1)
        self.refused()
        self.lines += [f"return {self.randomness.choice(buffers)} : {TYPE}", "}"]
        return "\n".join(self.lines) + "\n"


def check(seeds: range) -> None:
    text = "// -----\n".join(Drawing(seed).text() for seed in seeds)
    _, _, errors = run_in_process([*FLAGS], text)
    assert MLIR_OPT is not None
    environment = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
    command = [MLIR_OPT, *FLAGS, "-"]
    reference = subprocess.run(command, input=text, capture_output=True, text=True, env=environment, check=False)
    assert errors == reference.stderr
    assert errors.count(": error: ") == len(seeds)


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_notes_are_those_of_the_reference() -> None:
    check(range(40))


@pytest.mark.full
@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("first", range(1000, 2000, 100))
def test_more_notes_are(first: int) -> None:
    check(range(first, first + 100))
