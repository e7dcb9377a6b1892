"""Random functions of several affine nests that write what others read: for passes that fuse them."""

from __future__ import annotations

from random import Random

WHOLE = "0 to 12"
BOUNDS = (WHOLE, WHOLE, WHOLE, WHOLE, "1 to 12", "2 to 8", "0 to 12 step 2", "1 to 11 step 3", "0 to 3", "4 to 5")
ODD_BOUNDS = ("0 to %n", "%n to 12", "0 to min affine_map<()[s0] -> (s0 + 2, 9)>()[%n]")
INNER_BOUNDS = ("0 to affine_map<(d0) -> (d0 + 1)>({0})", "affine_map<(d0) -> (d0)>({0}) to 12")
SUBSCRIPTS = ("{0}", "{0}", "{0}", "{0} + 1", "{0} + 2", "-{0} + 12", "{0} floordiv 2", "{0} mod 4", "3", "symbol(%n)")


class AffineProducers:
    """A function @f(%n: index, %A: memref<16xi32>, %B: memref<16x16xi32>) -> i32, for %n from 0 to 6.

    It also has memory of its own, %L0 and so on, which `filled` fills with a number first.
    """

    def __init__(self, seed: int, odd: bool = False) -> None:
        """`odd`: with bounds and ops that are rare."""
        self.randomness = Random(seed)
        self.odd = odd
        self.lines: list[str] = []
        self.count = 0
        self.types = {"%A": "memref<16xi32>", "%B": "memref<16x16xi32>"}
        for number in range(self.randomness.randint(1, 4)):
            rank = self.randomness.choice([1, 1, 2, 2, 3])
            self.types[f"%L{number}"] = f"memref<{'16x' * rank}i32>"

    def text(self, filled: int | None = None) -> str:
        """The function."""
        self.lines = [
            "func.func @f(%n: index, %A: memref<16xi32>, %B: memref<16x16xi32>) -> i32 {",
            "  %c1 = arith.constant 1 : i32",
        ]
        locals = [name for name in self.types if name[1] == "L"]
        for name in locals:
            self.lines.append(f"  {name} = memref.alloc() : {self.types[name]}")
        if filled is not None:
            self.lines.append(f"  %filled = arith.constant {filled} : i32")
            for name in locals:
                self.lines.append(f"  linalg.fill ins(%filled : i32) outs({name} : {self.types[name]})")
        pad = "  "
        around = self.odd and self.randomness.random() < 0.3
        if around:
            self.lines.append("  affine.for %o = 0 to 3 {")
            pad = "    "
        for name in locals:
            if self.randomness.random() < 0.6:
                self.initialize(name, pad)
        for _ in range(self.randomness.randint(2, 5)):
            self.nest(pad)
            if self.odd and self.randomness.random() < 0.3:
                self.other(pad)
        if around:
            self.lines.append("  }")
        if self.randomness.random() < 0.2:
            name = self.randomness.choice(locals)
            self.lines.append(f"  memref.dealloc {name} : {self.types[name]}")
        self.lines += ["  %result = affine.load %A[2] : memref<16xi32>", "  return %result : i32", "}", ""]
        return "\n".join(self.lines)

    def name(self) -> str:
        self.count += 1
        return f"%{self.count - 1}"

    def memref(self, writes: bool) -> str:
        names = list(self.types)
        return self.randomness.choice([*names, *[one for one in names if one[1] == "L"] * 2, *names[:writes]])

    def access(self, memref: str, counters: list[str], plain: bool) -> str:
        rank = self.types[memref].count("x")
        chosen = counters[:]
        if self.randomness.random() < 0.2:
            self.randomness.shuffle(chosen)
        subscripts: list[str] = []
        for at in range(rank):
            counter = chosen[at] if at < len(chosen) else self.randomness.choice([*counters, "2"])
            form = "{0}" if plain or self.randomness.random() < 0.6 else self.randomness.choice(SUBSCRIPTS)
            subscripts.append(form.format(counter) if counter != "2" else "2")
        return f"{memref}[{', '.join(subscripts)}] : {self.types[memref]}"

    def initialize(self, memref: str, pad: str) -> None:
        """A nest that stores to all elements."""
        rank = self.types[memref].count("x")
        counters = [f"%p{self.count + at}" for at in range(rank)]
        self.count += rank
        for at, counter in enumerate(counters):
            self.lines.append(f"{pad}{'  ' * at}affine.for {counter} = 0 to 16 {{")
        inner = pad + "  " * rank
        value = "%c1"
        if rank == 2 and self.randomness.random() < 0.4:
            value = self.name()
            self.lines.append(f"{inner}{value} = affine.load %B[{counters[1]}, {counters[0]}] : memref<16x16xi32>")
        self.lines.append(f"{inner}affine.store {value}, {memref}[{', '.join(counters)}] : {self.types[memref]}")
        self.lines += [f"{pad}{'  ' * at}}}" for at in reversed(range(rank))]

    def nest(self, pad: str) -> None:
        """A nest of loops, perfect or not."""
        plain = self.randomness.random() < 0.5
        depth = self.randomness.choice([1, 1, 2, 2, 2, 3])
        counters: list[str] = []
        inner = pad
        for level in range(depth):
            counter = f"%i{self.count}"
            self.count += 1
            bounds = WHOLE if plain else self.randomness.choice(BOUNDS)
            if self.odd and self.randomness.random() < 0.1:
                bounds = self.randomness.choice(ODD_BOUNDS)
            if self.odd and counters and self.randomness.random() < 0.1:
                bounds = self.randomness.choice(INNER_BOUNDS).format(counters[-1])
            self.lines.append(f"{inner}affine.for {counter} = {bounds} {{")
            counters.append(counter)
            inner += "  "
            if level + 1 < depth and self.randomness.random() < 0.15:
                self.statement(counters, inner, plain)
        for _ in range(self.randomness.choice([1, 1, 1, 2])):
            self.statement(counters, inner, plain)
        for level in reversed(range(depth)):
            self.lines.append(f"{pad}{'  ' * level}}}")
            if level and self.randomness.random() < 0.1:
                self.statement(counters[:level], pad + "  " * level, plain)

    def statement(self, counters: list[str], pad: str, plain: bool) -> None:
        """Loads, and a store of their sum."""
        values = ["%c1"]
        target = self.memref(True)
        for number in range(self.randomness.choice([0, 1, 1, 1, 2])):
            reduces = number == 0 and self.randomness.random() < 0.15
            value = self.name()
            memref = target if reduces else self.memref(False)
            self.lines.append(f"{pad}{value} = affine.load {self.access(memref, counters, plain)}")
            values.append(value)
        total = self.name()
        self.lines.append(f"{pad}{total} = arith.addi {values[0]}, {values[-1]} : i32")
        if len(values) > 2:
            more = self.name()
            self.lines.append(f"{pad}{more} = arith.xori {total}, {values[1]} : i32")
            total = more
        self.lines.append(f"{pad}affine.store {total}, {self.access(target, counters, plain)}")

    def other(self, pad: str) -> None:
        """An op that is no loop."""
        names = list(self.types)
        memref = self.randomness.choice(names)
        type = self.types[memref]
        subscripts = ", ".join(["3"] * type.count("x"))
        value = self.name()
        choose = self.randomness.randrange(4)
        if choose == 0:
            self.lines.append(f"{pad}{value} = affine.load {memref}[{subscripts}] : {type}")
        elif choose == 1:
            self.lines.append(f"{pad}affine.store %c1, {memref}[{subscripts}] : {type}")
        elif choose == 2:
            self.lines.append(f"{pad}{value} = arith.constant 3 : index")
            self.lines.append(f"{pad}memref.store %c1, {memref}[{', '.join([value] * type.count('x'))}] : {type}")
        else:
            self.lines.append(f"{pad}affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {{")
            self.lines.append(f"{pad}  affine.store %c1, {memref}[{subscripts}] : {type}")
            self.lines.append(f"{pad}}}")
