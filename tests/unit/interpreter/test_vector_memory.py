"""vector ops on memory against NumPy: transfers with every kind of map, mask and padding, and masked accesses."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program
from tests.unit.interpreter.programs import call, error, iota, one, same, type_text

V4 = "vector<4xi32>"
MASK4 = "vector<4xi1>"


# Transfers.


class RandomTransfer:
    """A random transfer between a memory of rank 1 to 3 and a vector."""

    def __init__(self, seed: int, write: bool) -> None:
        self.random = random.Random(seed)
        self.write = write
        rank = self.random.randint(1, 3)
        self.extents = tuple([self.random.randint(1, 5) for _ in range(rank)])
        count = self.random.randint(1, rank)
        sources: list[int] = self.random.sample(range(rank), count)
        if not write and self.random.random() < 0.4:
            sources.insert(self.random.randrange(count + 1), -1)
        self.sources = sources
        self.shape = tuple([self.random.randint(1, 4) for _ in sources])
        self.indices = [self.random.randint(0, extent - 1) for extent in self.extents]
        self.in_bounds = []
        for source, size in zip(sources, self.shape, strict=True):
            fits = source < 0 or self.indices[source] + size <= self.extents[source]
            self.in_bounds.append(fits and (source < 0 or self.random.random() < 0.7))
        self.masked = self.random.random() < 0.5
        used = sorted([source for source in sources if source >= 0])
        self.mask_shape = tuple([self.shape[sources.index(source)] for source in used])
        self.mask = np.array([self.random.random() < 0.6 for _ in range(int(np.prod(self.mask_shape)))])
        self.mask = self.mask.reshape(self.mask_shape)

    def text(self, kind: str) -> str:
        """@f of memory, indices, vector or padding, and mask."""
        rank = len(self.extents)
        memory = type_text(kind, self.extents, "i32").replace(str(self.extents[0]), "?", 1)
        vector, mask = type_text("vector", self.shape, "i32"), type_text("vector", self.mask_shape, "i1")
        dims = ", ".join([f"d{at}" for at in range(rank)])
        results = ", ".join([f"d{source}" if source >= 0 else "0" for source in self.sources])
        flags = ", ".join(["true" if flag else "false" for flag in self.in_bounds])
        attributes = f"{{permutation_map = affine_map<({dims}) -> ({results})>, in_bounds = [{flags}]}}"
        names = ", ".join([f"%i{at}" for at in range(rank)])
        mask_operand = ", %mask" if self.masked else ""
        parameters = ", ".join([f"%i{at}: index" for at in range(rank)])
        if not self.write:
            return f"""func.func @f(%m: {memory}, {parameters}, %p: i32, %mask: {mask}) -> {vector} {{
  %r = vector.transfer_read %m[{names}], %p{mask_operand} {attributes} : {memory}, {vector}
  return %r : {vector}
}}
"""
        result = f"%r = vector.transfer_write %v, %m[{names}]{mask_operand} {attributes} : {vector}, {memory}"
        if kind == "memref":
            return f"""func.func @f(%m: {memory}, {parameters}, %v: {vector}, %mask: {mask}) {{
  {result.removeprefix("%r = ")}
  return
}}
"""
        return f"""func.func @f(%m: {memory}, {parameters}, %v: {vector}, %mask: {mask}) -> {memory} {{
  {result}
  return %r : {memory}
}}
"""

    def points(self) -> list[tuple[tuple[int, ...], tuple[int, ...], bool]]:
        """(place in the vector, place in memory, whether the element is there and in the mask) of each point."""
        found = []
        used = sorted([source for source in self.sources if source >= 0])
        for at in np.ndindex(*self.shape):
            place = list(self.indices)
            for coordinate, source in zip(at, self.sources, strict=True):
                if source >= 0:
                    place[source] += coordinate
            inside = all(0 <= one_ < extent for one_, extent in zip(place, self.extents, strict=True))
            bit = bool(self.mask[tuple([at[self.sources.index(source)] for source in used])])
            found.append((at, tuple(place), inside and (bit or not self.masked)))
        return found


@pytest.mark.parametrize("kind", ["memref", "tensor"])
def test_transfer_read(kind: str) -> None:
    for seed in range(150):
        case = RandomTransfer(seed, write=False)
        memory = iota(case.extents)
        wanted = np.full(case.shape, -9, np.int32)
        for at, place, valid in case.points():
            if valid:
                wanted[at] = memory[place]
        same(one(case.text(kind), memory, *case.indices, -9, case.mask), wanted)


@pytest.mark.parametrize("kind", ["memref", "tensor"])
def test_transfer_write(kind: str) -> None:
    for seed in range(150):
        case = RandomTransfer(seed, write=True)
        memory, vector = iota(case.extents), iota(case.shape, 100)
        wanted = memory.copy()
        for at, place, valid in case.points():
            if valid:
                wanted[place] = vector[at]
        results = call(case.text(kind), memory, *case.indices, vector, case.mask)
        same(memory if kind == "memref" else results[0], wanted)


@pytest.mark.skipif(MLIR_OPT is None, reason="needs mlir-opt")
@pytest.mark.parametrize("write", [False, True])
def test_transfers_as_the_reference_lowers_them(write: bool, tmp_path: object) -> None:
    """What --convert-vector-to-scf makes of them gives the same."""
    assert MLIR_OPT is not None
    cases = [RandomTransfer(seed, write) for seed in range(1000, 1040)]
    for full in ("full-unroll=true", "full-unroll=false"):
        texts = "// -----\n".join([case.text("memref") for case in cases])
        flags = ["--split-input-file", f"--convert-vector-to-scf={full}", "--mlir-print-op-generic=false"]
        shown = run_program([MLIR_OPT, *flags], texts, str(tmp_path))
        assert shown.err == ""
        for case, lowered in zip(cases, shown.out.split("// -----"), strict=True):
            outcomes = []
            for text in (case.text("memref"), lowered):
                memory = iota(case.extents)
                last: object = iota(case.shape, 100) if write else -9
                outcomes.append([*call(text, memory, *case.indices, last, case.mask), memory])
            for first, second in zip(*outcomes, strict=True):
                same(second, first)


def test_transfers_without_dimensions() -> None:
    text = """func.func @f(%m: memref<i32>, %t: tensor<4xi32>, %i: index, %p: i32) -> (vector<i32>, vector<i32>) {
      %0 = vector.transfer_read %m[], %p : memref<i32>, vector<i32>
      %1 = vector.transfer_read %t[%i], %p {permutation_map = affine_map<(i) -> ()>} : tensor<4xi32>, vector<i32>
      vector.transfer_write %1, %m[] : vector<i32>, memref<i32>
      return %0, %1 : vector<i32>, vector<i32>
    }"""
    memory = np.array(7, np.int32)
    first, second = call(text, memory, iota((4,), 20), 2, -1)
    assert (first.tolist(), second.tolist(), memory.tolist()) == (7, 22, 22)


def test_transfers_of_vectors_as_elements() -> None:
    text = """func.func @f(%i: index) -> vector<2x3xf32> {
      %c1 = arith.constant 1 : index
      %p = arith.constant dense<9.0> : vector<3xf32>
      %w = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
      %m = memref.alloc() : memref<2xvector<3xf32>>
      memref.store %w, %m[%c1] : memref<2xvector<3xf32>>
      %0 = vector.transfer_read %m[%i], %p : memref<2xvector<3xf32>>, vector<2x3xf32>
      return %0 : vector<2x3xf32>
    }"""
    same(one(text, 1), np.array([[1, 2, 3], [9, 9, 9]], np.float32))


def test_transfer_that_is_not_in_bounds_as_promised() -> None:
    text = """func.func @f(%m: memref<?xi32>, %i: index, %p: i32, %mask: vector<4xi1>) -> vector<4xi32> {
      %0 = vector.transfer_read %m[%i], %p, %mask {in_bounds = [true]} : memref<?xi32>, vector<4xi32>
      return %0 : vector<4xi32>
    }"""
    masked = np.array([True, True, False, False])
    same(one(text, iota((4,)), 2, -1, masked), np.array([2, 3, -1, -1], np.int32))
    assert "'vector.transfer_read' op the slice at (2) is not in bounds" in error(text, iota((4,)), 2, -1, ~masked)


@pytest.mark.parametrize("kind", ["read", "write"])
def test_transfers_in_front_of_their_memory(kind: str) -> None:
    """Indices may run out of bounds as they increase: in front of the memory only what is masked may lie."""
    op = "%v = vector.transfer_read %m[%i], %p, %mask : memref<?xi32>, vector<4xi32>"
    if kind == "write":
        op = "vector.transfer_write %v, %m[%i], %mask : vector<4xi32>, memref<?xi32>"
    value = "" if kind == "read" else "%v = vector.broadcast %p : i32 to vector<4xi32>"
    text = f"""func.func @f(%m: memref<?xi32>, %i: index, %p: i32, %mask: vector<4xi1>) -> vector<4xi32> {{
      {value}
      {op}
      return %v : vector<4xi32>
    }}"""
    masked = np.array([False, True, True, False])
    given = iota((4,))
    same(one(text, given, -1, -1, masked), np.array([-1, 0, 1, -1] if kind == "read" else [-1] * 4, np.int32))
    if kind == "write":
        same(given, np.array([-1, -1, 2, 3], np.int32))
    for start, mask in ((-2, masked), (-1, ~masked)):
        assert f"the slice at ({start}) begins in front of the memory" in error(text, iota((4,)), start, -1, mask)


def test_passthru_of_a_mask() -> None:
    text = """func.func @f(%t: tensor<?xi32>, %i: index, %m: vector<4xi1>, %q: vector<4xi32>) -> vector<4xi32> {
      %p = arith.constant -1 : i32
      %0 = vector.mask %m, %q { vector.transfer_read %t[%i], %p : tensor<?xi32>, vector<4xi32> }
        : vector<4xi1> -> vector<4xi32>
      return %0 : vector<4xi32>
    }"""
    mask = np.array([True, False, True, False])
    same(one(text, iota((4,)), 2, mask, iota((4,), 50)), np.array([2, 51, -1, 53], np.int32))


# Loads and stores.


def test_load_and_store() -> None:
    text = """func.func @f(%m: memref<4x6xi32>, %i: index, %j: index) -> (vector<2x3xi32>, vector<4xi32>) {
      %0 = vector.load %m[%i, %j] : memref<4x6xi32>, vector<2x3xi32>
      %1 = vector.load %m[%i, %i] : memref<4x6xi32>, vector<4xi32>
      vector.store %0, %m[%j, %i] : memref<4x6xi32>, vector<2x3xi32>
      return %0, %1 : vector<2x3xi32>, vector<4xi32>
    }"""
    memory, wanted = iota((4, 6)), iota((4, 6))
    block, row = call(text, memory, 0, 2)
    same(block, wanted[0:2, 2:5])
    same(row, wanted[0, 0:4])
    wanted[2:4, 0:3] = wanted[0:2, 2:5]
    same(memory, wanted)
    assert "'vector.load' op elements 4 to 7 are out of the bounds of dimension 1, which is 6" in error(
        text, memory, 0, 4
    )


@pytest.mark.parametrize("mask", [(1, 0, 1, 1), (0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 0, 0)])
def test_masked_access(mask: tuple[int, ...]) -> None:
    bits = np.array(mask, bool)
    count = sum(mask)
    text = f"""func.func @f(%m: memref<2x6xi32>, %n: memref<2x6xi32>, %o: memref<2x6xi32>, %k: {MASK4}, %p: {V4})
        -> ({V4}, {V4}) {{
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %0 = vector.maskedload %m[%c1, %c2], %k, %p : memref<2x6xi32>, {MASK4}, {V4} into {V4}
      %1 = vector.expandload %m[%c1, %c2], %k, %p : memref<2x6xi32>, {MASK4}, {V4} into {V4}
      vector.maskedstore %n[%c1, %c2], %k, %p : memref<2x6xi32>, {MASK4}, {V4}
      vector.compressstore %o[%c1, %c2], %k, %p : memref<2x6xi32>, {MASK4}, {V4}
      return %0, %1 : {V4}, {V4}
    }}"""
    memory, pass_thru = iota((2, 6)), iota((4,), 100)
    stored, packed = iota((2, 6)), iota((2, 6))
    loaded, expanded = call(text, memory, stored, packed, bits, pass_thru)
    same(loaded, np.where(bits, memory[1, 2:], pass_thru))
    wanted = pass_thru.copy()
    wanted[bits] = memory[1, 2 : 2 + count]
    same(expanded, wanted)
    wanted = iota((2, 6))
    wanted[1, 2:][bits] = pass_thru[bits]
    same(stored, wanted)
    wanted = iota((2, 6))
    wanted[1, 2 : 2 + count] = pass_thru[bits]
    same(packed, wanted)


def test_masked_access_out_of_bounds() -> None:
    """Only of elements that the mask has."""
    text = f"""func.func @f(%m: memref<3xi32>, %k: {MASK4}, %p: {V4}) -> {V4} {{
      %c1 = arith.constant 1 : index
      %0 = vector.maskedload %m[%c1], %k, %p : memref<3xi32>, {MASK4}, {V4} into {V4}
      return %0 : {V4}
    }}"""
    inside = np.array([True, True, False, False])
    same(one(text, iota((3,)), inside, iota((4,), 9)), np.array([1, 2, 11, 12], np.int32))
    assert "'vector.maskedload' op elements 3 to 4 are out of the bounds of dimension 0, which is 3" in error(
        text, iota((3,)), ~inside, iota((4,))
    )


def test_masked_access_of_several_dimensions() -> None:
    """The vector's dimensions are the last ones of the memory; packed elements go along the last one."""
    text = """func.func @f(%m: memref<2x3x5xi32>, %k: vector<2x3xi1>, %p: vector<2x3xi32>, %n: memref<2x6xi32>)
        -> (vector<2x3xi32>, vector<2x3xi32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %0 = vector.maskedload %m[%c1, %c1, %c2], %k, %p
        : memref<2x3x5xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
      vector.maskedstore %m[%c0, %c0, %c0], %k, %p : memref<2x3x5xi32>, vector<2x3xi1>, vector<2x3xi32>
      %1 = vector.expandload %n[%c1, %c2], %k, %p
        : memref<2x6xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
      vector.compressstore %n[%c0, %c1], %k, %p : memref<2x6xi32>, vector<2x3xi1>, vector<2x3xi32>
      return %0, %1 : vector<2x3xi32>, vector<2x3xi32>
    }"""
    mask = np.array([[True, False, True], [False, True, True]])
    memory, packed, other = iota((2, 3, 5)), iota((2, 6), 40), iota((2, 3), 70)
    taken, expanded = call(text, memory, mask, other, packed)
    same(taken, np.where(mask, iota((2, 3, 5))[1, 1:3, 2:5], other))
    wanted = other.copy()
    wanted[mask] = iota((2, 6), 40)[1, 2:6]
    same(expanded, wanted)
    same(memory[0, :2, :3], np.where(mask, other, iota((2, 3, 5))[0, :2, :3]))
    same(packed[0, 1:5], other[mask])
    low = """func.func @f(%m: memref<9xi32>, %k: vector<2x3xi1>, %p: vector<2x3xi32>) -> vector<2x3xi32> {
      %c0 = arith.constant 0 : index
      %0 = vector.maskedload %m[%c0], %k, %p : memref<9xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
      return %0 : vector<2x3xi32>
    }"""
    assert "a vector of shape 2x3 at 1 indices" in error(low, iota((9,)), mask, other)


def test_scatter_into_tensor() -> None:
    """The tensor itself stays."""
    text = """func.func @f(%t: tensor<5xi32>, %x: vector<2x2xi32>, %k: vector<2x2xi1>, %v: vector<2x2xi32>)
        -> (tensor<5xi32>, tensor<5xi32>) {
      %c1 = arith.constant 1 : index
      %0 = vector.scatter %t[%c1] [%x], %k, %v
        : tensor<5xi32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xi32> -> tensor<5xi32>
      return %0, %t : tensor<5xi32>, tensor<5xi32>
    }"""
    mask = np.array([[True, True], [False, True]])
    changed, kept = call(text, iota((5,)), np.array([[0, 3], [9, 0]], np.int32), mask, iota((2, 2), 50))
    same(changed, np.array([0, 53, 2, 3, 51], np.int32))
    same(kept, iota((5,)))


def test_gather_and_scatter() -> None:
    text = """func.func @f(%m: memref<4x5xi32>, %at: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xi32>,
        %t: tensor<20xi32>, %w: vector<3xindex>, %x: vector<3xi32>, %l: vector<3xi1>)
        -> (vector<2x3xi32>, vector<2x3xi32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %0 = vector.gather %m[%c1, %c2][%at], %k, %p
        : memref<4x5xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
      %1 = vector.gather %t[%c1][%at], %k, %p
        : tensor<20xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
      vector.scatter %m[%c0, %c1][%w], %l, %x : memref<4x5xi32>, vector<3xindex>, vector<3xi1>, vector<3xi32>
      return %0, %1 : vector<2x3xi32>, vector<2x3xi32>
    }"""
    memory = iota((4, 5))
    at = np.array([[0, 2, 7], [-3, 12, 99]], np.int32)
    mask = np.array([[True, True, True], [False, True, False]])
    other = iota((2, 3), 100)
    where, values = np.array([3, 0, 3]), np.array([-1, -2, -3], np.int32)
    arguments = (at, mask, other, iota((20,), 40), where, values, np.ones(3, bool))
    from_memory, from_tensor = call(text, memory, *arguments)
    flat = iota((20,))
    same(from_memory, np.where(mask, flat[np.where(mask, 7 + at, 0)], other))
    same(from_tensor, np.where(mask, flat[np.where(mask, 1 + at, 0)] + np.int32(40), other))
    wanted = iota((4, 5))
    wanted[0, [4, 1]] = [-3, -2]  # of two for one place the last
    same(memory, wanted)
    everywhere = np.ones((2, 3), bool)
    assert "'vector.gather' op offsets from -3 to 99" in error(text, memory, at, everywhere, *arguments[2:])
