"""Random linalg.generic ops whose inputs are read at all kinds of indices, and extents that mostly do not fit."""

from __future__ import annotations

import random

import numpy as np


class ReadAnywhere:
    """A function @f of three tensors or memrefs of f32, of which the first one is read at random affine indices."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.loops = self.random.randint(1, 3)
        self.rank = self.random.randint(1, 2)
        self.kind = self.random.choice(["memref", "tensor"])
        self.indices = [self.index() for _ in range(self.rank)]

    def index(self, depth: int = 0) -> str:
        """An affine expression of the loops."""
        what = self.random.random()
        if depth > 2 or what < 0.3:
            return f"d{self.random.randrange(self.loops)}"
        if what < 0.4:
            return str(self.random.randint(-1, 4))
        left = self.index(depth + 1)
        if what < 0.7:
            return f"({left} {self.random.choice('+-')} {self.index(depth + 1)})"
        if what < 0.8:
            return f"({left} * {self.random.choice([-2, -1, 2, 3])})"
        return f"({left} {self.random.choice(['mod', 'floordiv', 'ceildiv'])} {self.random.randint(1, 4)})"

    def type(self, rank: int) -> str:
        return f"{self.kind}<{'?x' * rank}f32>"

    def text(self) -> str:
        dims = ", ".join([f"d{loop}" for loop in range(self.loops)])
        read, written = self.type(self.rank), self.type(self.loops)
        iterators = ", ".join(['"parallel"'] * self.loops)
        is_tensor = self.kind == "tensor"
        result = f" -> {written}" if is_tensor else ""
        return f"""#index = affine_map<({dims}) -> ({", ".join(self.indices)})>
#id = affine_map<({dims}) -> ({dims})>
func.func @f(%a: {read}, %b: {written}, %c: {written}){result} {{
  {"%r = " if is_tensor else ""}linalg.generic {{indexing_maps = [#index, #id, #id], iterator_types = [{iterators}]}}
      ins(%a, %b : {read}, {written}) outs(%c : {written}) {{
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }}{result}
  return{" %r : " + written if is_tensor else ""}
}}"""

    def arguments(self) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
        """Operands of random extents, from 0; those that have to be equal mostly are."""
        extents = [self.random.randint(0, 5) for _ in range(self.loops)]
        others = list(extents)
        if self.random.random() < 0.2:
            others[self.random.randrange(self.loops)] = self.random.randint(0, 5)
        read = [self.random.choice([0, 1, 2, 3, 5, 8, 16]) for _ in range(self.rank)]
        return [np.zeros(shape, np.float32) for shape in (read, extents, others)]
