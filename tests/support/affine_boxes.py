"""Random functions whose affine nests touch boxes of memrefs with all kinds of bounds: for passes that copy or fuse."""

from __future__ import annotations

from random import Random

ELEMENTS = ("f32", "i32", "f64", "i8", "index")
SET = "affine_set<(d0)[s0] : (d0 - s0 >= 0)>"
BOUNDS = (
    "0 to 8",
    "0 to 16",
    "0 to 40 step 8",
    "2 to 10",
    "0 to 1",
    "3 to 30 step 4",
    "0 to %n",
    "0 to %n step 8",
    "%m to %n",
    "0 to 0",
    "%m to 30 step 2",
)
INNER_BOUNDS = (
    "affine_map<(d0)->(d0)>({0}) to affine_map<(d0)->(d0 + 8)>({0})",
    "affine_map<(d0)->(d0)>({0}) to min affine_map<(d0)->(d0 + 8, 40)>({0})",
    "affine_map<(d0)->(d0)>({0}) to min affine_map<(d0)[s0]->(d0 + 8, s0)>({0})[%n]",
    "0 to affine_map<(d0)->(d0)>({0})",
    "max affine_map<(d0)->(d0 - 1, 0)>({0}) to min affine_map<(d0)->(d0 + 2, 16)>({0})",
    "0 to affine_map<(d0)->(d0 floordiv 2)>({0})",
    "affine_map<(d0)->(d0 ceildiv 2)>({0}) to affine_map<(d0)->(d0 ceildiv 2 + 3)>({0})",
)
OUTER_SUBSCRIPTS = ("0", "3", "5", "symbol(%n)", "symbol(%c)", "symbol(%n) + 2", "symbol(%n) - symbol(%m)")
SUBSCRIPTS = (
    "{0}",
    "{0}",
    "{0} + 1",
    "{0} + {1}",
    "{0} + {1} + 2",
    "2 * {0} + {1}",
    "{0} floordiv 3",
    "{0} mod 4",
    "{0} - {1} + 20",
    "{0} + symbol(%n)",
    "-{0} + 30",
    "({0} + {1}) floordiv 2",
)


class AffineBoxes:
    """A function @f of indices %n and %m, an element %v, and three memrefs. It is not meant to be run."""

    def __init__(self, seed: int) -> None:
        self.randomness = Random(seed)
        self.element = self.randomness.choice(ELEMENTS)
        self.types = {name: self.type() for name in ("%A", "%B", "%C")}
        self.lines: list[str] = []
        self.count = 0

    def type(self) -> str:
        rank = self.randomness.choice([0, 1, 1, 2, 2, 2, 2, 3])
        extents = [self.randomness.choice(["64", "64", "40", "100", "16", "64", "40", "?"]) for _ in range(rank)]
        return f"memref<{''.join([one + 'x' for one in extents])}{self.element}>"

    def text(self) -> str:
        """The function."""
        memrefs = ", ".join([f"{name}: {type}" for name, type in self.types.items()])
        self.lines = [f"func.func @f(%n: index, %m: index, %v: {self.element}, {memrefs}) {{"]
        self.lines.append("  %c = arith.constant 7 : index")
        self.block([], 1)
        self.lines += ["  return", "}", ""]
        return "\n".join(self.lines)

    def subscript(self, counters: list[str]) -> str:
        if not counters or self.randomness.random() < 0.1:
            return self.randomness.choice(OUTER_SUBSCRIPTS)
        one, other = self.randomness.choice(counters[-3:]), self.randomness.choice(counters)
        return self.randomness.choice(SUBSCRIPTS).format(one, other)

    def access(self, counters: list[str], pad: str) -> None:
        memref = self.randomness.choice(list(self.types))
        type = self.types[memref]
        rank = type.split("<")[1].count("x") - self.element.count("x")
        subscripts = ", ".join([self.subscript(counters) for _ in range(rank)])
        if self.randomness.random() < 0.6:
            self.count += 1
            self.lines.append(f"{pad}%x{self.count} = affine.load {memref}[{subscripts}] : {type}")
        else:
            self.lines.append(f"{pad}affine.store %v, {memref}[{subscripts}] : {type}")

    def block(self, counters: list[str], depth: int) -> None:
        """Ops of one block."""
        pad = "  " * depth
        for _ in range(self.randomness.randint(1, 3)):
            choose = self.randomness.random()
            if choose < (0.5 if counters else 0.1) or depth > 4:
                self.access(counters, pad)
            elif choose < 0.95 or not counters:
                self.count += 1
                counter = f"%i{self.count}"
                if counters and self.randomness.random() < 0.4:
                    bounds = self.randomness.choice(INNER_BOUNDS).format(self.randomness.choice(counters))
                else:
                    bounds = self.randomness.choice(BOUNDS)
                self.lines.append(f"{pad}affine.for {counter} = {bounds} {{")
                self.block([*counters, counter], depth + 1)
                self.lines.append(f"{pad}}}")
            else:
                self.lines.append(f"{pad}affine.if {SET}({counters[-1]})[%n] {{")
                self.block(counters, depth + 1)
                self.lines.append(f"{pad}}}")
