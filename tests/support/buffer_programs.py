"""Random programs on buffers: they allocate in branches, loops, calls and blocks, and hand buffers on in all ways.

A buffer is written to right behind its allocation only, so that it makes no difference whether a buffer or a clone of
it is handed on. What is read of older buffers goes into newer ones, so that wrong contents show in the results.
"""

from __future__ import annotations

import random

TYPE = "memref<4xf32>"
HEADER = """\
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32"""


class Writer:
    """One module: @main(f32, i1, i1) -> f32, f32, which calls @g, which may call others."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.lines: list[str] = []
        self.functions: list[str] = []

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def condition(self) -> str:
        return self.random.choice(("%b0", "%b1"))

    def module(self) -> str:
        texts: list[str] = []
        for number in range(self.random.randint(0, 2)):
            visibility = self.random.choice(("private ", ""))
            texts.append(self.function(f"f{number}", visibility, 1))
            self.functions.append(f"f{number}")
        texts.append(self.function("g", "", 2))
        texts.append(f"""\
func.func @main(%x: f32, %b0: i1, %b1: i1) -> (f32, f32) {{
{HEADER}
  %a = memref.alloc() : {TYPE}
  linalg.fill ins(%x : f32) outs(%a : {TYPE})
  %r = call @g(%a, %b0, %b1) : ({TYPE}, i1, i1) -> {TYPE}
  %p = memref.load %r[%c1] : {TYPE}
  %q = memref.load %a[%c3] : {TYPE}
  return %p, %q : f32, f32
}}""")
        return "\n".join(texts) + "\n"

    def function(self, name: str, visibility: str, depth: int) -> str:
        self.lines = []
        buffers = ["%m"]
        for _ in range(self.random.choice((0, 0, 1, 2))):
            buffers.append(self.blocks(buffers))
        result = self.body(buffers, depth)
        self.emit(f"return {result} : {TYPE}")
        body = "\n".join("  " + line if not line.startswith("^") else line for line in self.lines)
        head = f"func.func {visibility}@{name}(%m: {TYPE}, %b0: i1, %b1: i1) -> {TYPE} {{"
        return f"{head}\n{HEADER}\n{body}\n}}"

    def blocks(self, buffers: list[str]) -> str:
        """Blocks that join: what their last argument is."""
        at = self.count
        self.count += 1
        joined, other = self.name(), self.name()
        kind = self.random.choice(("diamond", "skip", "twice"))
        first = self.body(buffers, 0)
        if kind == "diamond":
            self.emit(f"cf.cond_br {self.condition()}, ^a{at}, ^b{at}")
            self.emit(f"^a{at}:")
            self.emit(f"cf.br ^c{at}({self.body(buffers, 1)} : {TYPE})")
            self.emit(f"^b{at}:")
            self.emit(f"cf.br ^c{at}({self.random.choice([*buffers, first])} : {TYPE})")
        else:
            second = first if kind == "twice" else self.body(buffers, 0)
            self.emit(f"cf.cond_br {self.condition()}, ^a{at}({first} : {TYPE}), ^c{at}({second} : {TYPE})")
            self.emit(f"^a{at}({other}: {TYPE}):")
            self.emit(f"cf.br ^c{at}({self.body([*buffers, other], 1)} : {TYPE})")
        self.emit(f"^c{at}({joined}: {TYPE}):")
        return joined

    def body(self, buffers: list[str], depth: int) -> str:
        """Some buffers more: one of them, or an older one."""
        known = list(buffers)
        for _ in range(self.random.randint(1, 3 if depth else 1)):
            known.append(self.buffer(known, depth))
        return self.random.choice(known[-2:] if self.random.random() < 0.7 else known)

    def fresh(self, known: list[str]) -> str:
        """A new buffer, with what some known one has, and something more."""
        name, value, total = self.name(), self.name(), self.name()
        self.emit(f"{name} = memref.alloc() : {TYPE}")
        self.emit(f"linalg.fill ins({self.random.choice(('%f1', '%f2'))} : f32) outs({name} : {TYPE})")
        self.emit(f"{value} = memref.load {self.random.choice(known)}[%c1] : {TYPE}")
        self.emit(f"{total} = arith.addf {value}, {self.random.choice(('%f1', '%f2'))} : f32")
        self.emit(f"memref.store {total}, {name}[%c1] : {TYPE}")
        return name

    def buffer(self, known: list[str], depth: int) -> str:
        kinds = ["fresh", "fresh", "choice", "cast", "copy"]
        if depth:
            kinds += ["if", "if", "for", "while", "switch", "scope", "unused"] + ["call"] * 2 * bool(self.functions)
        kind = self.random.choice(kinds)
        if kind == "fresh":
            return self.fresh(known)
        name = self.name()
        if kind == "choice":
            one, other = self.random.choice(known), self.random.choice(known)
            self.emit(f"{name} = arith.select {self.condition()}, {one}, {other} : {TYPE}")
        elif kind == "cast":
            inner = self.name()
            self.emit(f"{inner} = memref.cast {self.random.choice(known)} : {TYPE} to memref<?xf32>")
            self.emit(f"{name} = memref.cast {inner} : memref<?xf32> to {TYPE}")
        elif kind == "copy":
            self.emit(f"{name} = memref.alloc() : {TYPE}")
            self.emit(f"memref.copy {self.random.choice(known)}, {name} : {TYPE} to {TYPE}")
        elif kind == "if":
            self.emit(f"{name} = scf.if {self.condition()} -> {TYPE} {{")
            self.emit(f"scf.yield {self.body(known, depth - 1)} : {TYPE}")
            self.emit("} else {")
            self.emit(f"scf.yield {self.body(known, depth - 1)} : {TYPE}\n}}")
        elif kind == "for":
            carried, counter = self.name(), self.name()
            start, end = self.random.choice(known), self.random.choice(("%c0", "%c1", "%c3"))
            self.emit(
                f"{name} = scf.for {counter} = %c0 to {end} step %c1 iter_args({carried} = {start}) -> ({TYPE}) {{"
            )
            self.emit(f"scf.yield {self.body([*known, carried, carried], depth - 1)} : {TYPE}\n}}")
        elif kind == "while":
            name = self.loop(known, depth)
        elif kind == "switch":
            self.emit(f"{name} = scf.index_switch {self.random.choice(('%c0', '%c1'))} -> {TYPE}\ncase 1 {{")
            self.emit(f"scf.yield {self.body(known, depth - 1)} : {TYPE}\n}} default {{")
            self.emit(f"scf.yield {self.body(known, depth - 1)} : {TYPE}\n}}")
        elif kind == "scope":
            self.emit(f"{name} = memref.alloca_scope -> ({TYPE}) {{")
            self.emit(f"memref.alloca_scope.return {self.body(known, depth - 1)} : {TYPE}\n}}")
        elif kind == "unused":
            self.emit(f"scf.if {self.condition()} {{")
            self.fresh(known)
            self.emit("}")
            return self.random.choice(known)
        else:
            callee = self.random.choice(self.functions)
            operand = self.random.choice(known)
            self.emit(f"{name} = func.call @{callee}({operand}, %b0, %b1) : ({TYPE}, i1, i1) -> {TYPE}")
        return name

    def loop(self, known: list[str], depth: int) -> str:
        """scf.while with two buffers' worth of regions."""
        result, before, after, number, behind, more, last = [self.name() for _ in range(7)]
        start = self.random.choice(known)
        self.emit(
            f"{result}:2 = scf.while ({before} = {start}, {number} = %c0) : ({TYPE}, index) -> ({TYPE}, index) {{"
        )
        handed = self.body([*known, before], depth - 1)
        self.emit(f"{more} = arith.cmpi slt, {number}, %c1 : index")
        self.emit(f"scf.condition({more}) {handed}, {number} : {TYPE}, index\n}} do {{")
        self.emit(f"^bb0({after}: {TYPE}, {behind}: index):")
        yielded = self.body([*known, after], depth - 1)
        self.emit(f"{last} = arith.addi {behind}, %c1 : index")
        self.emit(f"scf.yield {yielded}, {last} : {TYPE}, index\n}}")
        return f"{result}#0"


def program(seed: int) -> str:
    """The module of a seed."""
    return Writer(seed).module()
