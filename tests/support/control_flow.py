"""Random control flow graphs, irreducible ones too, whose blocks note that they ran.

What a block notes, and the numbers that decide about branches, are in a buffer: state that each call changes. After 300
notes a program fails, so that all of them end.
"""

from __future__ import annotations

import random
from typing import Final

DECLARATIONS: Final = """
func.func private @note(i32, i32, memref<3xi32>)
func.func private @choose(memref<3xi32>) -> i32
"""
DEFINITIONS: Final = """
func.func @note(%block: i32, %value: i32, %m: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %most = arith.constant 300 : i32
  %factor = arith.constant 31 : i32
  %count = memref.load %m[%c0] : memref<3xi32>
  %more = arith.cmpi slt, %count, %most : i32
  cf.assert %more, "it goes on and on"
  %next = arith.addi %count, %one : i32
  memref.store %next, %m[%c0] : memref<3xi32>
  %old = memref.load %m[%c1] : memref<3xi32>
  %0 = arith.muli %old, %factor : i32
  %1 = arith.addi %0, %value : i32
  %2 = arith.muli %1, %factor : i32
  %3 = arith.addi %2, %block : i32
  memref.store %3, %m[%c1] : memref<3xi32>
  return
}
func.func @choose(%m: memref<3xi32>) -> i32 {
  %c2 = arith.constant 2 : index
  %factor = arith.constant 1103515245 : i32
  %shift = arith.constant 16 : i32
  %mask = arith.constant 7 : i32
  %two = arith.constant 2 : i32
  %old = memref.load %m[%c2] : memref<3xi32>
  %0 = arith.muli %old, %factor : i32
  %1 = arith.addi %0, %mask : i32
  memref.store %1, %m[%c2] : memref<3xi32>
  %2 = arith.shrui %1, %shift : i32
  %3 = arith.andi %2, %mask : i32
  %4 = arith.subi %3, %two : i32
  return %4 : i32
}
func.func @f(%a: i32, %b: i32, %c: i1, %m: memref<3xi32>) -> (i32, memref<3xi32>) {
  %r = call @g(%a, %b, %c, %m) : (i32, i32, i1, memref<3xi32>) -> i32
  return %r, %m : i32, memref<3xi32>
}
"""


class Graph:
    """A function with up to `most` blocks, all of which can be reached; `ends` also has ends of several kinds."""

    def __init__(self, seed: int, name: str, ends: bool = False, most: int = 12) -> None:
        self.random = random.Random(seed)
        self.name = name
        self.ends = ends
        self.count = self.random.randint(2, self.random.choice([4, 7, most]))
        self.successors = self.draw_edges()
        self.arguments = [self.draw_values(f"p{block}_", (0, 0, 1, 2)) if block else [] for block in range(self.count)]
        self.values = [self.draw_values(f"v{block}_", (0, 1, 2)) for block in range(self.count)]
        self.dominators = self.find_dominators()

    def draw_edges(self) -> list[list[int]]:
        successors: list[list[int]] = [[] for _ in range(self.count)]
        for block in range(1, self.count):
            free = [one for one in range(block) if len(successors[one]) < 3]
            successors[self.random.choice(free)].append(block)
        more = self.random.random() * 1.5
        for block, known in enumerate(successors):
            while len(known) < 3 and self.random.random() < more / (1 + len(known)):
                lowest = 1 if self.random.random() < 0.6 else min(block + 1, self.count - 1)
                known.append(self.random.randrange(lowest, self.count))
            self.random.shuffle(known)
        return successors

    def draw_values(self, prefix: str, counts: tuple[int, ...]) -> list[tuple[str, str]]:
        count = self.random.choice(counts)
        return [(f"%{prefix}{index}", self.random.choice(["i32", "i32", "i1"])) for index in range(count)]

    def reached(self, without: int) -> set[int]:
        """The blocks that can be reached past one of them."""
        seen = {0} - {without}
        stack = [*seen]
        while stack:
            new = {one for one in self.successors[stack.pop()] if one != without and one not in seen}
            seen |= new
            stack += new
        return seen

    def find_dominators(self) -> list[list[int]]:
        beside = [self.reached(block) for block in range(self.count)]
        return [[one for one in range(self.count) if block not in beside[one]] for block in range(self.count)]

    def pick(self, block: int, known: int, type: str) -> str:
        """A value that dominates the place behind `known` values of the block."""
        there = [("%a", "i32"), ("%b", "i32"), ("%c", "i1")]
        for one in self.dominators[block]:
            there += self.arguments[one]
            there += self.values[one] if one != block else self.values[one][:known]
        names = [name for name, its in there if its == type]
        return self.random.choice(names[-5:] if self.random.random() < 0.7 else names)

    def target(self, block: int, to: int) -> str:
        types = [type for _, type in self.arguments[to]]
        if not types:
            return f"^b{to}"
        names = [self.pick(block, len(self.values[block]), type) for type in types]
        return f"^b{to}({', '.join(names)} : {', '.join(types)})"

    def end(self, block: int) -> list[str]:
        """The lines that end a block."""
        known = len(self.values[block])
        targets = [self.target(block, to) for to in self.successors[block]]
        if not targets:
            if self.ends and self.random.random() < 0.3:
                return [
                    self.random.choice(["  ub.unreachable", f"  return {{e}} {self.pick(block, known, 'i32')} : i32"])
                ]
            return [f"  return {self.pick(block, known, 'i32')} : i32"]
        if len(targets) == 1 and self.random.random() < 0.8:
            return [f"  cf.br {targets[0]}"]
        if len(targets) == 2 and self.random.random() < 0.4:
            return [f"  cf.cond_br {self.pick(block, known, 'i1')}, {', '.join(targets)}"]
        lines = [f"  %n{block} = func.call @choose(%m) : (memref<3xi32>) -> i32"]
        if len(targets) == 2 and self.random.random() < 0.6:
            condition = f"  %t{block} = arith.trunci %n{block} : i32 to i1"
            return [*lines, condition, f"  cf.cond_br %t{block}, {', '.join(targets)}"]
        numbers = self.random.sample(range(-2, 6), len(targets) - 1)
        cases = [f", {number}: {target}" for number, target in zip(numbers, targets[1:], strict=True)]
        return [*lines, f"  cf.switch %n{block} : i32, [default: {targets[0]}{''.join(cases)}]"]

    def block(self, block: int) -> str:
        lines: list[str] = []
        if block:
            arguments = ", ".join([f"{name}: {type}" for name, type in self.arguments[block]])
            lines.append(f"^b{block}" + (f"({arguments}):" if arguments else ":"))
        for known, (name, type) in enumerate(self.values[block]):
            op = self.random.choice(["addi", "muli", "xori"] if type == "i32" else ["cmpi slt,", "cmpi ne,"])
            lines.append(
                f"  {name} = arith.{op} {self.pick(block, known, 'i32')}, {self.pick(block, known, 'i32')} : i32"
            )
        noted = self.pick(block, len(self.values[block]), "i32")
        lines.append(f"  %k{block} = arith.constant {block} : i32")
        lines.append(f"  func.call @note(%k{block}, {noted}, %m) : (i32, i32, memref<3xi32>) -> ()")
        return "\n".join([*lines, *self.end(block)])

    def text(self) -> str:
        """The function, with its blocks in some order."""
        order = list(range(1, self.count))
        if self.random.random() < 0.3:
            self.random.shuffle(order)
        body = "\n".join([self.block(block) for block in (0, *order)])
        return f"func.func @{self.name}(%a: i32, %b: i32, %c: i1, %m: memref<3xi32>) -> i32 {{\n{body}\n}}\n"
