"""Random functions on tensors of one element: blocks, loops, ops of linalg, and memory that each block changes."""

from __future__ import annotations

import random
from typing import Final

TENSOR: Final = "tensor<i32>"
OPS: Final = ("addi", "subi", "muli", "xori", "maxsi")


class ScalarTensors:
    """A function @`name` of two tensors, a number and a buffer of two numbers, which it returns with a tensor.

    The buffer has what the blocks did, and how many ran: so that loops end, and no two blocks are the same.
    """

    def __init__(self, seed: int, name: str) -> None:
        self.random = random.Random(seed)
        self.name = name
        self.count = 0
        self.blocks = self.random.randint(1, 5)
        self.arguments = [[self.draw_argument() for _ in range(self.random.randint(0, 3))] for _ in range(self.blocks)]
        self.lines: list[str] = []

    def draw_argument(self) -> tuple[str, str]:
        return self.fresh("b"), self.random.choice([TENSOR, TENSOR, "i32"])

    def fresh(self, prefix: str) -> str:
        self.count += 1
        return f"%{prefix}{self.count}"

    def pick(self, values: list[tuple[str, str]], type: str) -> str:
        return self.random.choice([value for value, one in values if one == type])

    def add(self, values: list[tuple[str, str]], text: str, type: str) -> str:
        name = self.fresh("v")
        self.lines.append(f"  {name} = {text}")
        values.append((name, type))
        return name

    def generic(self, values: list[tuple[str, str]]) -> None:
        """An op with one or two results, of which the body uses some arguments."""
        inputs = [self.pick(values, TENSOR) for _ in range(self.random.randint(0, 3))]
        outs = [self.pick(values, TENSOR) for _ in range(self.random.choice([1, 1, 2]))]
        if self.random.random() < 0.5:
            outs[0] = self.add(values, f"tensor.empty() : {TENSOR}", "empty")
        name = self.fresh("g")
        types = ", ".join([TENSOR] * len(outs))
        maps = ", ".join(["#scalar"] * (len(inputs) + len(outs)))
        given = f"ins({', '.join(inputs)} : {', '.join([TENSOR] * len(inputs))}) " if inputs else ""
        known = [self.fresh("x") for _ in inputs]
        initial = [self.fresh("o") for _ in outs]
        self.lines += [
            f"  {name}:{len(outs)} = linalg.generic {{indexing_maps = [{maps}], iterator_types = []}}",
            f"      {given}outs({', '.join(outs)} : {types}) {{",
            f"  ^bb0({', '.join([f'{one}: i32' for one in (*known, *initial)])}):",
        ]
        known += ["%x", *(initial if not outs[0].startswith("%v") else initial[1:])]
        for _ in range(self.random.randint(0, 2)):
            result = self.fresh("y")
            op = self.random.choice(OPS)
            self.lines.append(
                f"    {result} = arith.{op} {self.random.choice(known)}, {self.random.choice(known)} : i32"
            )
            known.append(result)
        yielded = [self.random.choice(known) for _ in outs]
        self.lines.append(f"    linalg.yield {', '.join(yielded)} : {', '.join(['i32'] * len(outs))}")
        self.lines.append(f"  }} -> ({types})")
        values += [(f"{name}#{number}", TENSOR) for number in range(len(outs))]

    def body(self, number: int, values: list[tuple[str, str]]) -> str:
        """Notes that the block runs, and computes; the number of blocks that ran."""
        old = self.add(values, "memref.load %m[%c0] : memref<2xi32>", "i32")
        noted = self.add(values, f"arith.addi {old}, {self.pick(values, 'i32')} : i32", "i32")
        factor = self.add(values, f"arith.constant {31 + number} : i32", "i32")
        noted = self.add(values, f"arith.muli {noted}, {factor} : i32", "i32")
        self.lines.append(f"  memref.store {noted}, %m[%c0] : memref<2xi32>")
        ran = self.add(values, "memref.load %m[%c1] : memref<2xi32>", "i32")
        ran = self.add(values, f"arith.addi {ran}, %one : i32", "i32")
        self.lines.append(f"  memref.store {ran}, %m[%c1] : memref<2xi32>")
        for _ in range(self.random.randint(0, 4)):
            kind = self.random.random()
            if kind < 0.6:
                self.generic(values)
            elif kind < 0.75:
                self.add(values, f"tensor.extract {self.pick(values, TENSOR)}[] : {TENSOR}", "i32")
            elif kind < 0.85:
                self.add(values, f"tensor.from_elements {self.pick(values, 'i32')} : {TENSOR}", TENSOR)
            elif kind < 0.95:
                one, other = self.pick(values, TENSOR), self.pick(values, TENSOR)
                self.add(values, f"arith.addi {one}, {other} : {TENSOR}", TENSOR)
            else:
                self.add(values, f"arith.constant dense<{self.random.randint(-3, 3)}> : {TENSOR}", TENSOR)
        return ran

    def target(self, number: int, values: list[tuple[str, str]]) -> str:
        """A block and what it is given; the last one returns."""
        if number >= self.blocks:
            return f"^end({self.pick(values, TENSOR)} : {TENSOR})"
        given = [(self.pick(values, type), type) for _, type in self.arguments[number]]
        if not given:
            return f"^bb{number}"
        return f"^bb{number}({', '.join([name for name, _ in given])} : {', '.join([type for _, type in given])})"

    def end(self, number: int, ran: str, values: list[tuple[str, str]]) -> None:
        """Goes on to a later block, or back to an earlier one as long as few have run."""
        forward = self.target(self.random.randint(number + 1, self.blocks), values)
        if self.random.random() < 0.3:
            self.lines.append(f"  cf.br {forward}")
            return
        if number > 0 and self.random.random() < 0.5:
            condition = self.add(values, f"arith.cmpi slt, {ran}, %most : i32", "i1")
            other = self.target(self.random.randint(0, number), values)
        else:
            tensor = self.add(values, f"tensor.extract {self.pick(values, TENSOR)}[] : {TENSOR}", "i32")
            condition = self.add(values, f"arith.cmpi slt, {tensor}, {self.pick(values, 'i32')} : i32", "i1")
            other = self.target(self.random.randint(number + 1, self.blocks), values)
        self.lines.append(f"  cf.cond_br {condition}, {other}, {forward}")

    def text(self) -> str:
        """The function; maps are to be put in front of it."""
        outer = [("%a", TENSOR), ("%b", TENSOR), ("%x", "i32"), ("%one", "i32")]
        results = f"({TENSOR}, memref<2xi32>)"
        self.lines += [
            f"func.func @{self.name}(%a: {TENSOR}, %b: {TENSOR}, %x: i32, %m: memref<2xi32>) -> {results} {{",
            "  %c0 = arith.constant 0 : index",
            "  %c1 = arith.constant 1 : index",
            "  %one = arith.constant 1 : i32",
            "  %most = arith.constant 12 : i32",
        ]
        self.body(-1, outer)
        self.lines.append(f"  cf.br {self.target(0, outer)}")
        for number in range(self.blocks):
            arguments = self.arguments[number]
            named = f"({', '.join([f'{name}: {type}' for name, type in arguments])})" if arguments else ""
            self.lines.append(f"^bb{number}{named}:")
            values = [*outer, *arguments]
            self.end(number, self.body(number, values), values)
        self.lines += [f"^end(%r: {TENSOR}):", f"  return %r, %m : {TENSOR}, memref<2xi32>", "}\n"]
        return "\n".join(self.lines)
