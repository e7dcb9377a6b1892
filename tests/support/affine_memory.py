"""Random functions that load and store few elements again and again, in affine nests and around them."""

from __future__ import annotations

from random import Random

SETS = (
    "affine_set<(d0)[s0] : (d0 - s0 >= 0)>",
    "affine_set<(d0)[s0] : (s0 - d0 - 1 >= 0)>",
    "affine_set<(d0)[s0] : (d0 - s0 == 0)>",
)
TYPE = "memref<16x16xi32>"


class AffineMemory:
    """A function @f(%n: index, %A, %C: memref<16x16xi32>) -> i32, or one that also has local memory."""

    def __init__(self, seed: int, others: bool = True) -> None:
        """`others`: scf loops, branches and ops that are not affine stand around accesses, too."""
        self.randomness = Random(seed)
        self.others = others
        self.lines: list[str] = []
        self.count = 0
        self.used: list[tuple[str, list[str]]] = []

    def text(self) -> str:
        """The function."""
        self.lines = [
            "func.func @f(%n: index, %A: memref<16x16xi32>, %C: memref<16x16xi32>) -> i32 {",
            "  %c1 = arith.constant 1 : i32",
            "  %c0 = arith.constant 0 : index",
            "  %c2 = arith.constant 2 : index",
            "  %k = arith.constant 1 : index",
            "  %L = memref.alloc() : memref<16x16xi32>",
            "  affine.for %p = 0 to 16 {",
            "    affine.for %q = 0 to 16 {",
            "      affine.store %c1, %L[%p, %q] : memref<16x16xi32>",
            "    }",
            "  }",
        ]
        values = ["%c1"]
        self.block([], values, 1, 7)
        if self.randomness.random() < 0.3:
            self.lines.append("  memref.dealloc %L : memref<16x16xi32>")
        self.lines += [f"  return {self.randomness.choice(values)} : i32", "}", ""]
        return "\n".join(self.lines)

    def name(self) -> str:
        self.count += 1
        return f"%{self.count - 1}"

    def subscripts(self, counters: list[str]) -> str:
        """Two of them, which are in bounds for counters below 6 and for %n below 6; often those of another access."""
        usable = [text for text, used in self.used if set(used) <= set(counters)]
        if usable and self.randomness.random() < 0.7:
            return self.randomness.choice(usable[-4:])
        text = ", ".join([self.subscript(counters) for _ in range(2)])
        self.used.append((text, [one for one in counters if one in text]))
        return text

    def subscript(self, counters: list[str]) -> str:
        choose = self.randomness.random()
        if counters and choose < 0.6:
            one = self.randomness.choice(counters)
            more = self.randomness.choice(["", "", "", " + 1", " + symbol(%n)", " floordiv 2"])
            return one + more
        return self.randomness.choice(["1", "2", "symbol(%n)", "symbol(%c2)", "symbol(%n) + 1"])

    def block(self, counters: list[str], values: list[str], depth: int, size: int) -> None:
        """Ops of one block; `values` grows by what it computes."""
        pad = "  " * depth
        for _ in range(self.randomness.randint(2, size)):
            choose = self.randomness.random()
            memref = self.randomness.choice(["%A", "%L", "%L", "%L", "%C"])
            if choose < 0.35:
                name = self.name()
                self.lines.append(f"{pad}{name} = affine.load {memref}[{self.subscripts(counters)}] : {TYPE}")
                values.append(name)
            elif choose < 0.65:
                value = self.randomness.choice(values)
                self.lines.append(f"{pad}affine.store {value}, {memref}[{self.subscripts(counters)}] : {TYPE}")
            elif choose < 0.75:
                name = self.name()
                pair = f"{self.randomness.choice(values)}, {self.randomness.choice(values)}"
                self.lines.append(f"{pad}{name} = arith.{self.randomness.choice(['addi', 'xori'])} {pair} : i32")
                values.append(name)
            elif choose < 0.9 and depth < 4:
                self.loop(counters, values, depth)
            elif depth < 4 and counters:
                self.lines.append(f"{pad}affine.if {self.randomness.choice(SETS)}({counters[-1]})[%n] {{")
                self.block(counters, list(values), depth + 1, 4)
                if self.randomness.random() < 0.4:
                    self.lines.append(f"{pad}}} else {{")
                    self.block(counters, list(values), depth + 1, 4)
                self.lines.append(f"{pad}}}")
            elif self.others and self.randomness.random() < 0.5:
                self.other(values, depth)

    def loop(self, counters: list[str], values: list[str], depth: int) -> None:
        pad = "  " * depth
        counter = f"%i{self.count}"
        self.count += 1
        if self.others and self.randomness.random() < 0.2:
            # Its counter is no subscript of affine accesses.
            self.lines.append(f"{pad}scf.for {counter} = %c0 to %n step %k {{")
            self.block(counters, list(values), depth + 1, 5)
        else:
            bounds = self.randomness.choice(["0 to 5", "0 to %n", "1 to 4 step 2", "0 to 1"])
            self.lines.append(f"{pad}affine.for {counter} = {bounds} {{")
            self.block([*counters, counter], list(values), depth + 1, 5)
        self.lines.append(f"{pad}}}")

    def other(self, values: list[str], depth: int) -> None:
        pad = "  " * depth
        choose = self.randomness.randrange(4)
        if choose == 0:
            name = self.name()
            self.lines.append(f"{pad}{name} = memref.load %{self.randomness.choice('AL')}[%c0, %c2] : {TYPE}")
            values.append(name)
        elif choose == 1:
            value = self.randomness.choice(values)
            self.lines.append(f"{pad}memref.store {value}, %{self.randomness.choice('AL')}[%k, %c2] : {TYPE}")
        elif choose == 2:
            name = self.name()
            self.lines.append(f"{pad}{name} = arith.cmpi slt, {self.randomness.choice(values)}, %c1 : i32")
            self.lines.append(f"{pad}scf.if {name} {{")
            self.block([], list(values), depth + 1, 4)
            self.lines.append(f"{pad}}}")
        else:
            self.lines.append(f"{pad}memref.copy %L, %{self.randomness.choice('AC')} : {TYPE} to {TYPE}")
