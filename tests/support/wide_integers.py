"""Random functions on integers of twice a width, which take and give integers of the width."""

from __future__ import annotations

import random
from typing import Final

BINARY: Final = ("addi", "andi", "maxsi", "maxui", "minsi", "minui", "muli", "ori", "subi", "xori")
SHIFTS: Final = ("shli", "shrsi", "shrui")
PREDICATES: Final = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOATS: Final = ("f16", "bf16", "f32", "f64")


class WideInteger:
    """A function @`name` of four values, numbers or vectors of `extents` numbers of `width` bits.

    Its results are the halves of wide integers, and all else that is computed.
    """

    def __init__(self, seed: int, name: str, width: int, extents: str = "") -> None:
        self.random = random.Random(seed)
        self.name = name
        self.width = width
        self.narrow = f"i{width}"
        self.wide = f"i{2 * width}"
        self.extents = extents
        self.lines: list[str] = []
        self.values: list[tuple[str, str]] = [(f"%a{number}", self.narrow) for number in range(4)]

    def shaped(self, element: str) -> str:
        return f"vector<{self.extents}x{element}>" if self.extents else element

    def add(self, element: str, text: str) -> str:
        name = f"%{len(self.lines)}"
        self.lines.append(f"  {name} = arith.{text}")
        self.values.append((name, element))
        return name

    def constant(self, element: str, number: int) -> str:
        text = f"dense<{number}>" if self.extents else str(number)
        return self.add(element, f"constant {text} : {self.shaped(element)}")

    def cast(self, name: str, value: str, source: str, target: str) -> str:
        return self.add(target, f"{name} {value} : {self.shaped(source)} to {self.shaped(target)}")

    def binary(self, name: str, lhs: str, rhs: str, element: str) -> str:
        return self.add(element, f"{name} {lhs}, {rhs} : {self.shaped(element)}")

    def pick(self, element: str) -> str:
        return self.random.choice([name for name, one in self.values if one == element])

    def shift(self) -> None:
        amount = self.binary("andi", self.pick(self.wide), self.constant(self.wide, 2 * self.width - 1), self.wide)
        if self.random.random() < 0.5:
            edges = (0, 1, self.width - 1, self.width, self.width + 1, 2 * self.width - 1)
            amount = self.constant(self.wide, self.random.choice(edges))
        self.binary(self.random.choice(SHIFTS), self.pick(self.wide), amount, self.wide)

    def compare(self) -> None:
        lhs, rhs = self.pick(self.wide), self.pick(self.wide)
        condition = self.add("i1", f"cmpi {self.random.choice(PREDICATES)}, {lhs}, {rhs} : {self.shaped(self.wide)}")
        conditions = f"{self.shaped('i1')}, " if self.extents else ""
        lhs, rhs = self.pick(self.wide), self.pick(self.wide)
        self.add(self.wide, f"select {condition}, {lhs}, {rhs} : {conditions}{self.shaped(self.wide)}")

    def float(self) -> None:
        element = self.random.choice(FLOATS)
        signed = self.random.choice("su")
        self.cast(f"{signed}itofp", self.pick(self.wide), self.wide, element)
        # Small enough to be an integer again.
        small = self.cast(f"{signed}itofp", self.pick(f"i{self.width // 2}"), f"i{self.width // 2}", "f64")
        factor = f"{(1 << self.width) + 2.5}"
        number = f"dense<{factor}>" if self.extents else factor
        product = self.binary("mulf", small, self.add("f64", f"constant {number} : {self.shaped('f64')}"), "f64")
        self.cast(f"fpto{signed}i", product, "f64", self.wide)

    def body(self) -> None:
        half = f"i{self.width // 2}"
        for number in range(4):
            self.cast(self.random.choice(["extsi", "extui"]), f"%a{number}", self.narrow, self.wide)
        high = self.binary("shli", self.pick(self.wide), self.constant(self.wide, self.width), self.wide)
        self.binary("ori", high, self.pick(self.wide), self.wide)
        self.cast("trunci", self.pick(self.wide), self.wide, half)
        for _ in range(self.random.randint(2, 6)):
            kind = self.random.random()
            if kind < 0.4:
                self.binary(self.random.choice(BINARY), self.pick(self.wide), self.pick(self.wide), self.wide)
            elif kind < 0.55:
                self.shift()
            elif kind < 0.7:
                self.compare()
            elif kind < 0.8:
                self.float()
            elif kind < 0.87:
                suffix = self.random.choice(["", "ui"])
                index = self.cast("index_cast" + suffix, self.pick(self.wide), self.wide, "index")
                self.cast("index_cast" + suffix, index, "index", self.wide)
            elif kind < 0.94:
                self.cast(self.random.choice(["extsi", "extui"]), self.pick(half), half, self.wide)
            else:
                self.constant(self.wide, self.random.randint(-(1 << 2 * self.width - 1), (1 << 2 * self.width - 1) - 1))

    def text(self) -> str:
        self.body()
        computed = self.values[4:]
        width = self.constant(self.wide, self.width)
        results: list[tuple[str, str]] = []
        for name, element in computed:
            if element != self.wide:
                results.append((name, element))
                continue
            results.append((self.cast("trunci", name, self.wide, self.narrow), self.narrow))
            high = self.binary("shrui", name, width, self.wide)
            results.append((self.cast("trunci", high, self.wide, self.narrow), self.narrow))
        types = ", ".join([self.shaped(element) for _, element in results])
        given = ", ".join([f"%a{number}: {self.shaped(self.narrow)}" for number in range(4)])
        return "\n".join([
            f"func.func @{self.name}({given}) -> ({types}) {{",
            *self.lines,
            f"  return {', '.join([name for name, _ in results])} : {types}",
            "}\n",
        ])  # fmt: skip
