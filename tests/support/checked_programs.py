"""Programs that go wrong for some arguments, and what the checks of generate-runtime-verification say of these."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

MATRIX: Final = np.arange(12, dtype=np.int32).reshape(3, 4)


def row(count: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    """0, 1, 2, ..."""
    return np.arange(count, dtype=np.int32)


class CheckedProgram(NamedTuple):
    """A program whose @f runs with some arguments; `wrong` are others, and what is wrong with them.

    unnoticed: what mlir-opt's own checks let pass.
    """

    text: str
    right: list[tuple[object, ...]]
    wrong: list[tuple[tuple[object, ...], str]]
    unnoticed: list[tuple[tuple[object, ...], str]] = []


def access(line: str, kind: str = "memref") -> CheckedProgram:
    """One access to @m[%i, %j]."""
    text = f"""func.func @f(%m: {kind}<?x4xi32>, %i: index, %j: index) -> i32 {{
  %one = arith.constant 1 : i32
  {line}
  return %r : i32
}}"""
    return CheckedProgram(
        text,
        [(MATRIX.copy(), 0, 0), (MATRIX.copy(), 2, 3)],
        [((MATRIX.copy(), *place), "out-of-bounds access") for place in [(-1, 0), (3, 0), (0, 4), (0, -1), (3, 4)]],
    )


def slices(kind: str, name: str, result: str, *repeated: tuple[int, int, int]) -> CheckedProgram:
    """A slice of five numbers; `repeated` are slices with a stride of 0, where there may be such."""
    text = f"""func.func @f(%m: {kind}<?xi32>, %o: index, %n: index, %s: index) -> {result} {{
  %0 = {kind}.{name} %m[%o] [%n] [%s] : {kind}<?xi32> to {result}
  return %0 : {result}
}}"""
    outside, beyond = "offset 0 is out-of-bounds", f"{name} runs out-of-bounds along dimension 0"
    return CheckedProgram(
        text,
        [(row(5), *slice) for slice in [(0, 5, 1), (4, 1, 7), (4, 5, -1), (5, 0, 1), (1, 2, 3), *repeated]],
        [
            ((row(5), -1, 1, 1), outside),
            ((row(5), 5, 1, 1), outside),
            ((row(5), 6, 0, 1), outside),
            ((row(0), 0, 1, 1), outside),
            ((row(5), 0, 6, 1), beyond),
            ((row(5), 2, 3, 2), beyond),
            ((row(5), 1, 3, -1), beyond),
        ],
        [((row(5), 2, -1, 1), beyond)],
    )


def of_dimension(kind: str) -> CheckedProgram:
    text = f"""func.func @f(%m: {kind}<?x4xi32>, %i: index) -> index {{
  %0 = {kind}.dim %m, %i : {kind}<?x4xi32>
  return %0 : index
}}"""
    return CheckedProgram(
        text, [(MATRIX, 0), (MATRIX, 1)], [((MATRIX, place), "index is out of bounds") for place in (-1, 2)]
    )


def zeros(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    return np.zeros(shape, np.int32)


def incompatible(dimension: int, operand: int) -> str:
    return f"dimension #{dimension} of input/output operand #{operand} is incompatible with inferred dimension size"


def negative(dimension: int, operand: int) -> str:
    return f"unexpected negative result on dimension #{dimension} of input/output operand #{operand}"


def indexed(index: str) -> str:
    """Reads %a at an index that two loops give."""
    return f"""#index = affine_map<(d0, d1) -> ({index})>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: memref<?xi32>, %b: memref<?x?xi32>) {{
  linalg.generic {{indexing_maps = [#index, #id], iterator_types = ["parallel", "parallel"]}}
      ins(%a : memref<?xi32>) outs(%b : memref<?x?xi32>) {{
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }}
  return
}}"""


CHECKED_PROGRAMS: Final[dict[str, CheckedProgram]] = {
    "memref.load": access("%r = memref.load %m[%i, %j] : memref<?x4xi32>"),
    "memref.store": access("memref.store %one, %m[%i, %j] : memref<?x4xi32>\n %r = arith.addi %one, %one : i32"),
    "memref.atomic_rmw": access("%r = memref.atomic_rmw addi %one, %m[%i, %j] : (i32, memref<?x4xi32>) -> i32"),
    "memref.generic_atomic_rmw": access(
        """%r = memref.generic_atomic_rmw %m[%i, %j] : memref<?x4xi32> {
  ^bb0(%x: i32):
    %y = arith.addi %x, %one : i32
    memref.atomic_yield %y : i32
  }"""
    ),
    "tensor.extract": access("%r = tensor.extract %m[%i, %j] : tensor<?x4xi32>", "tensor"),
    "tensor.insert": access(
        """%t = tensor.insert %one into %m[%i, %j] : tensor<?x4xi32>
  %c0 = arith.constant 0 : index
  %r = tensor.extract %t[%c0, %c0] : tensor<?x4xi32>""",
        "tensor",
    ),
    "memref.subview": slices("memref", "subview", "memref<?xi32, strided<[?], offset: ?>>", (2, 3, 0)),
    "tensor.extract_slice": slices("tensor", "extract_slice", "tensor<?xi32>"),
    "memref.dim": of_dimension("memref"),
    "tensor.dim": of_dimension("tensor"),
    "memref.cast": CheckedProgram(
        """func.func @f(%m: memref<?x?xi32>) -> memref<3x?xi32> {
  %0 = memref.cast %m : memref<?x?xi32> to memref<3x?xi32>
  return %0 : memref<3x?xi32>
}""",
        [(MATRIX,), (MATRIX[:, :0],)],
        [((MATRIX[:2],), "size mismatch of dim 0")],
    ),
    "memref.cast of a view": CheckedProgram(
        """func.func @f(%m: memref<8xi32>, %o: index, %s: index) -> memref<2xi32, strided<[2], offset: 1>> {
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [2], strides: [%s]
    : memref<8xi32> to memref<2xi32, strided<[?], offset: ?>>
  %1 = memref.cast %0 : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32, strided<[2], offset: 1>>
  return %1 : memref<2xi32, strided<[2], offset: 1>>
}""",
        [(row(8), 1, 2)],
        [((row(8), 0, 2), "offset mismatch"), ((row(8), 1, 3), "stride mismatch of dim 0")],
    ),
    "memref.cast without a rank": CheckedProgram(
        """func.func @f(%m: memref<?x4xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<3xi32>
  %i = arith.constant 7 : i32
  memref.store %i, %a[%c0] : memref<3xi32>
  %x = memref.cast %m : memref<?x4xi32> to memref<*xi32>
  %y = memref.cast %a : memref<3xi32> to memref<*xi32>
  %0 = arith.select %c, %x, %y : memref<*xi32>
  %1 = memref.cast %0 : memref<*xi32> to memref<3x?xi32>
  %2 = memref.load %1[%c0, %c0] : memref<3x?xi32>
  return %2 : i32
}""",
        [(MATRIX, True)],
        [((MATRIX, False), "rank mismatch"), ((MATRIX[1:], True), "size mismatch of dim 0")],
    ),
    "tensor.cast": CheckedProgram(
        """func.func @f(%m: tensor<?x4xi32>, %n: tensor<?xi32>, %c: i1) -> tensor<3x4xi32> {
  %x = tensor.cast %m : tensor<?x4xi32> to tensor<*xi32>
  %y = tensor.cast %n : tensor<?xi32> to tensor<*xi32>
  %0 = arith.select %c, %x, %y : tensor<*xi32>
  %1 = tensor.cast %0 : tensor<*xi32> to tensor<?x4xi32>
  %2 = tensor.cast %1 : tensor<?x4xi32> to tensor<3x4xi32>
  return %2 : tensor<3x4xi32>
}""",
        [(MATRIX, row(3), True)],
        [((MATRIX, row(3), False), "rank mismatch"), ((MATRIX[1:], row(3), True), "size mismatch of dim 0")],
    ),
    "memref.copy": CheckedProgram(
        """func.func @f(%m: memref<?x4xi32>, %n: memref<3x?xi32>) {
  memref.copy %m, %n : memref<?x4xi32> to memref<3x?xi32>
  return
}""",
        [(MATRIX, MATRIX.copy())],
        [
            ((MATRIX[1:], MATRIX.copy()), "size of 0-th source/target dim does not match"),
            ((MATRIX, MATRIX[:, 1:].copy()), "size of 1-th source/target dim does not match"),
        ],
    ),
    "memref.copy without ranks": CheckedProgram(
        """func.func @f(%a: memref<?xi32>, %b: memref<?x?xi32>, %c: memref<3x?xi32>, %both: i1, %ranked: i1) {
  %x = memref.cast %a : memref<?xi32> to memref<*xi32>
  %y = memref.cast %b : memref<?x?xi32> to memref<*xi32>
  %z = memref.cast %c : memref<3x?xi32> to memref<*xi32>
  %s = arith.select %both, %y, %x : memref<*xi32>
  scf.if %ranked {
    memref.copy %s, %c : memref<*xi32> to memref<3x?xi32>
  } else {
    memref.copy %s, %z : memref<*xi32> to memref<*xi32>
  }
  return
}""",
        [(row(3), MATRIX, MATRIX + 1, True, True), (row(3), MATRIX, MATRIX + 1, True, False)],
        [],
        [
            ((row(3), MATRIX, MATRIX + 1, False, True), "rank mismatch"),
            ((row(3), MATRIX, MATRIX + 1, False, False), "rank mismatch"),
            ((row(3), zeros(2, 4), zeros(3, 4), True, True), "size of 0-th source/target dim does not match"),
            ((row(3), zeros(3, 3), zeros(3, 4), True, True), "size of 1-th source/target dim does not match"),
            ((row(3), zeros(2, 4), zeros(3, 4), True, False), "size of source/target dim does not match"),
            ((row(3), zeros(3, 3), zeros(3, 4), True, False), "size of source/target dim does not match"),
        ],
    ),
    "memref.expand_shape": CheckedProgram(
        """func.func @f(%m: memref<?xi32>, %a: index, %b: index) -> memref<?x?x2xi32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, %b, 2] : memref<?xi32> into memref<?x?x2xi32>
  return %0 : memref<?x?x2xi32>
}""",
        [(row(12), 2, 3), (row(0), 5, 0)],
        [((row(11), 2, 3), "static result dims in reassoc group do not divide src dim evenly")],
        [
            ((row(12), 2, 2), "result dims in reassoc group do not multiply to src dim"),
            ((row(12), -2, -3), "result dims in reassoc group do not multiply to src dim"),
        ],
    ),
    "memref.expand_shape of nothing": CheckedProgram(
        """func.func @f(%m: memref<?xi32>, %a: index) -> memref<?x0xi32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, 0] : memref<?xi32> into memref<?x0xi32>
  return %0 : memref<?x0xi32>
}""",
        [(row(0), 2)],
        [],
        [((row(3), 2), "result dims in reassoc group do not multiply to src dim")],
    ),
    "linalg.matmul": CheckedProgram(
        """func.func @f(%a: tensor<?x?xi32>, %b: tensor<?x4xi32>, %c: tensor<?x4xi32>) -> tensor<?x4xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xi32>, tensor<?x4xi32>) outs(%c : tensor<?x4xi32>) -> tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}""",
        [
            (MATRIX, MATRIX.repeat(2, 0)[:4], zeros(3, 4)),
            (zeros(0, 3), zeros(3, 4), zeros(0, 4)),
            (zeros(2, 0), zeros(0, 4), zeros(2, 4)),
        ],
        [
            ((zeros(2, 3), zeros(5, 4), zeros(2, 4)), incompatible(0, 1)),
            ((zeros(2, 3), zeros(3, 4), zeros(1, 4)), incompatible(0, 2)),
            ((zeros(2, 3), zeros(0, 4), zeros(2, 4)), incompatible(0, 1)),
        ],
        [
            ((zeros(0, 3), zeros(5, 4), zeros(0, 4)), incompatible(0, 1)),
            ((zeros(2, 0), zeros(0, 4), zeros(3, 4)), incompatible(0, 2)),
        ],
    ),
    "linalg.conv_1d": CheckedProgram(
        """func.func @f(%x: memref<?xi32>, %w: memref<3xi32>, %o: memref<?xi32>) {
  linalg.conv_1d ins(%x, %w : memref<?xi32>, memref<3xi32>) outs(%o : memref<?xi32>)
  return
}""",
        [(row(5), row(3), zeros(3)), (row(9), row(3), zeros(3)), (row(1), row(3), zeros(0))],
        [((row(4), row(3), zeros(3)), incompatible(0, 0))],
    ),
    "linalg.generic, upward": CheckedProgram(
        indexed("d0 * 2 + d1 floordiv 2 - 1"),
        [(row(5), zeros(0, 9)), (row(0), zeros(4, 0))],
        [((row(9), zeros(2, 1)), negative(0, 0)), ((row(1), zeros(2, 9)), negative(0, 0))],
    ),
    "linalg.generic, downward": CheckedProgram(
        indexed("7 - d0 - d1"),
        [(row(8), zeros(8, 1)), (row(8), zeros(3, 6))],
        [((row(7), zeros(1, 1)), incompatible(0, 0)), ((row(8), zeros(3, 7)), negative(0, 0))],
    ),
    "linalg.generic, in both directions": CheckedProgram(
        indexed("d0 - d1 + 3"),
        [(row(6), zeros(3, 4)), (row(0), zeros(0, 4))],
        [((row(3), zeros(1, 1)), incompatible(0, 0)), ((row(9), zeros(1, 5)), negative(0, 0))],
        [((row(5), zeros(3, 4)), incompatible(0, 0)), ((row(7), zeros(3, 5)), negative(0, 0))],
    ),
    "linalg.generic, up and down": CheckedProgram(
        indexed("d0 mod 3 + d1"),
        [(row(4), zeros(7, 2)), (row(2), zeros(1, 2))],
        [((row(1), zeros(2, 1)), incompatible(0, 0))],
        [((row(2), zeros(4, 2)), incompatible(0, 0))],
    ),
}
