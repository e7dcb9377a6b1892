"""Random functions with loops that transfer rows of matrices to buffers, and compute with these."""

from __future__ import annotations

from random import Random

MATRIX = "memref<16x16xi32>"
BOUNDS = ("0 to 8", "0 to 8", "3 to 15 step 4", "0 to 1", "0 to 2", "1 to 6", "0 to 16 step 3", "0 to 0")


class AffineTransfers:
    """A function @f(%n: index, %A, %C: memref<16x16xi32>) -> i32 with buffers in memory space 1."""

    def __init__(self, seed: int) -> None:
        self.randomness = Random(seed)
        self.lines: list[str] = []
        self.count = 0

    def text(self) -> str:
        """The function."""
        self.lines = [
            f"func.func @f(%n: index, %A: {MATRIX}, %C: {MATRIX}) -> i32 {{",
            "  %c0 = arith.constant 0 : index",
            "  %c16 = arith.constant 16 : index",
            "  %c8 = arith.constant 8 : index",
            "  %one = arith.constant 1 : i32",
            f"  %L = memref.alloc() : {MATRIX}",
            "  affine.for %p = 0 to 16 {",
            "    affine.for %q = 0 to 16 {",
            f"      %e = affine.load %A[%q, %p] : {MATRIX}",
            f"      affine.store %e, %L[%p, %q] : {MATRIX}",
            "    }",
            "  }",
        ]
        for _ in range(self.randomness.randint(1, 2)):
            self.loop()
        self.lines += [f"  %result = affine.load %L[2, 3] : {MATRIX}", "  return %result : i32", "}", ""]
        return "\n".join(self.lines)

    def name(self) -> str:
        self.count += 1
        return f"%{self.count - 1}"

    def loop(self) -> None:
        """A loop with one or two transfers, of which some are not ones that may be pipelined."""
        choose = self.randomness.choice
        self.count += 1
        number = self.count
        pairs = [f"{number}_{at}" for at in range(choose([1, 1, 2]))]
        inside = choose(["", "", "  "])
        before = len(self.lines)
        for pair in pairs:
            self.lines.append(f"  {inside}%b{pair} = memref.alloc() : memref<16xi32, 1>")
            self.lines.append(f"  {inside}%t{pair} = memref.alloc() : memref<1xi32>")
            if not inside and self.randomness.random() < 0.2:
                self.lines.append(f"  affine.store %one, %b{pair}[3] : memref<16xi32, 1>")
        header = f"  affine.for %i{number} = {choose(BOUNDS)} {{"
        self.lines.insert(before if inside else len(self.lines), header)
        self.body(number, pairs)
        for pair in pairs:
            if inside or self.randomness.random() < 0.7:
                self.lines.append(f"  {inside}memref.dealloc %t{pair} : memref<1xi32>")
                self.lines.append(f"  {inside}memref.dealloc %b{pair} : memref<16xi32, 1>")
        end = len(self.lines)
        if not inside:
            end = max(at for at, line in enumerate(self.lines) if not line.lstrip().startswith("memref.dealloc")) + 1
        self.lines.insert(end, "  }")

    def body(self, number: int, pairs: list[str]) -> None:
        choose, chance = self.randomness.choice, self.randomness.random
        counter = f"%i{number}"
        row = counter
        if chance() < 0.3:
            row = f"%k{number}"
            self.lines.append(f"    {row} = affine.apply affine_map<(d0) -> (d0 floordiv 2)>({counter})")
        if chance() < 0.2:
            self.work(counter, row, pairs)
        for pair in pairs:
            source = choose(["%A", "%L", "%L"])
            count = "%c8" if chance() < 0.1 else "%c16"
            self.lines.append(
                f"    affine.dma_start {source}[{row}, %c0], %b{pair}[%c0], %t{pair}[%c0], {count} : "
                f"{MATRIX}, memref<16xi32, 1>, memref<1xi32>"
            )
            if chance() < 0.7:
                self.lines.append(f"    affine.dma_wait %t{pair}[%c0], {count} : memref<1xi32>")
            else:
                self.work(counter, row, [])
                self.lines.append(f"    affine.dma_wait %t{pair}[%c0], {count} : memref<1xi32>")
        for _ in range(self.randomness.randint(1, 3)):
            self.work(counter, row, pairs)

    def work(self, counter: str, row: str, pairs: list[str]) -> None:
        choose, chance = self.randomness.choice, self.randomness.random
        pad = "    "
        column = choose([counter, "3", row])
        nested = chance() < 0.3
        if nested:
            self.count += 1
            column = f"%j{self.count}"
            self.lines.append(f"{pad}affine.for {column} = 0 to 16 {{")
            pad += "  "
        value = self.name()
        if pairs:
            self.lines.append(f"{pad}{value} = affine.load %b{choose(pairs)}[{column}] : memref<16xi32, 1>")
        else:
            self.lines.append(f"{pad}{value} = affine.load %C[{row}, {column}] : {MATRIX}")
        total = self.name()
        self.lines.append(f"{pad}{total} = arith.addi {value}, %one : i32")
        if pairs and chance() < 0.3:
            self.lines.append(f"{pad}affine.store {total}, %b{choose(pairs)}[{column}] : memref<16xi32, 1>")
        else:
            target = choose(["%C", "%C", "%L", "%A"])
            self.lines.append(f"{pad}affine.store {total}, {target}[{row}, {column}] : {MATRIX}")
        if nested:
            self.lines.append("    }")
