"""Random linalg.generic ops: functions whose inputs are read in any order, or again and again, with extents from 0."""

from __future__ import annotations

import random


class Generic:
    """A function @`name` of tensors of f32, whose shapes are `shapes`; `dynamic` leaves extents of some loops open."""

    def __init__(self, seed: int, name: str, dynamic: bool = False) -> None:
        self.random = random.Random(seed)
        self.name = name
        loops = self.random.randint(1, 4)
        extents = [self.random.choice([0, 1, 2, 3, 4]) for _ in range(loops)]
        self.input_count = self.random.choice([0, 1, 1, 2, 2, 2, 3])
        self.result_count = self.random.choice([1, 1, 1, 2])
        self.read = [self.draw_read(loops, index < self.input_count) for index in range(self.count)]
        self.shapes = [[extents[loop] for loop in read] for read in self.read]
        shown = ["?" if dynamic and self.random.random() < 0.3 else str(extent) for extent in extents]
        self.types = [f"tensor<{''.join([shown[loop] + 'x' for loop in read])}f32>" for read in self.read]
        self.loops = ", ".join([f"d{loop}" for loop in range(loops)])
        self.iterators = ["parallel"] * loops
        if dynamic and self.random.random() < 0.1:
            self.iterators[self.random.randrange(loops)] = "reduction"

    @property
    def count(self) -> int:
        return self.input_count + self.result_count

    def draw_read(self, loops: int, is_input: bool) -> list[int]:
        """The loops by which an operand is indexed, in order."""
        read = list(range(loops))
        if self.random.random() < 0.5:
            self.random.shuffle(read)
        if is_input and self.random.random() < 0.5:
            some = self.random.sample(read, self.random.randint(0, loops))
            return some if self.random.random() < 0.5 else sorted(some)
        return read

    def body(self) -> list[str]:
        values = [f"%x{index}" for index in range(self.count)]
        lines: list[str] = []
        for index in range(self.random.choice([0, 1, 1, 2])):
            op = self.random.choice(["addf", "mulf", "subf"])
            lines.append(f"    %y{index} = arith.{op} {self.random.choice(values)}, {self.random.choice(values)} : f32")
            values.append(f"%y{index}")
        yielded = ", ".join([self.random.choice(values[-2:]) for _ in range(self.result_count)])
        return [*lines, f"    linalg.yield {yielded} : {', '.join(['f32'] * self.result_count)}"]

    def text(self) -> str:
        names = [f"%a{index}" for index in range(self.count)]
        given = ", ".join([f"{name}: {type}" for name, type in zip(names, self.types, strict=True)])
        maps = [f"affine_map<({self.loops}) -> ({', '.join([f'd{loop}' for loop in read])})>" for read in self.read]
        iterators = ", ".join([f'"{iterator}"' for iterator in self.iterators])
        at = self.input_count
        inputs = f" ins({', '.join(names[:at])} : {', '.join(self.types[:at])})" if at else ""
        types = ", ".join(self.types[at:])
        arguments = ", ".join([f"%x{index}: f32" for index in range(self.count)])
        results = ", ".join([f"%r#{index}" for index in range(self.result_count)])
        return "\n".join([
            f"func.func @{self.name}({given}) -> ({types}) {{",
            f"  %r:{self.result_count} = linalg.generic {{indexing_maps = [{', '.join(maps)}],",
            f"      iterator_types = [{iterators}]}}{inputs} outs({', '.join(names[at:])} : {types}) {{",
            f"  ^bb0({arguments}):",
            *self.body(),
            f"  }} -> ({types})",
            f"  return {results} : {types}",
            "}\n",
        ])  # fmt: skip
