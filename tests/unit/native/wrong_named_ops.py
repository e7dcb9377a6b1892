"""Calls of named ops with operands that do not belong together, for tests/unit/native/wrong_calls.py."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]

from tests.unit.native.wrong_calls import Case, call, f, p, q, stored, wrong

NAMED_OPS: Final = """
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32 }>
#bsr = #sparse_tensor.encoding<{ map = (i, j)
    -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @pool(%a: tensor<?x?x?x?xf64>, %k: tensor<?x?xf64>, %o: tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64> {
  %r = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>} ins(%a, %k
    : tensor<?x?x?x?xf64>, tensor<?x?xf64>) outs(%o : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
  return %r : tensor<?x?x?x?xf64>
}
func.func @pack(%a: tensor<?x?xf64>, %o: tensor<?x?x2x3xf64>) -> tensor<?x?x2x3xf64> {
  %r = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<?x?xf64> -> tensor<?x?x2x3xf64>
  return %r : tensor<?x?x2x3xf64>
}
func.func @packt(%a: tensor<?x?xf64>, %o: tensor<?x?x?x?xf64>, %t: index, %u: index) -> tensor<?x?x?x?xf64> {
  %z = arith.constant 0.0 : f64
  %r = linalg.pack %a padding_value(%z : f64) inner_dims_pos = [0, 1] inner_tiles = [%t, %u] into %o
    : tensor<?x?xf64> -> tensor<?x?x?x?xf64>
  return %r : tensor<?x?x?x?xf64>
}
func.func @unpack(%a: tensor<?x?x2x3xf64>, %o: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %r = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<?x?x2x3xf64>
    -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func @softmax(%a: tensor<?x?xf64>, %o: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %r = linalg.softmax dimension(1) ins(%a : tensor<?x?xf64>) outs(%o : tensor<?x?xf64>) -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func @gather(%a: tensor<?x?xf64>, %i: tensor<?x1xindex>) -> tensor<?x1x?xf64> {
  %r = tensor.gather %a[%i] gather_dims([0]) : (tensor<?x?xf64>, tensor<?x1xindex>) -> tensor<?x1x?xf64>
  return %r : tensor<?x1x?xf64>
}
func.func @gather32(%a: tensor<5x3xf64>, %i: tensor<?x1xi32>) -> tensor<?x1x3xf64> {
  %r = tensor.gather %a[%i] gather_dims([0]) : (tensor<5x3xf64>, tensor<?x1xi32>) -> tensor<?x1x3xf64>
  return %r : tensor<?x1x3xf64>
}
func.func @scatter(%s: tensor<?x1x3xf64>, %a: tensor<5x3xf64>, %i: tensor<?x1xindex>) -> tensor<5x3xf64> {
  %r = tensor.scatter %s into %a[%i] scatter_dims([0]) unique
    : (tensor<?x1x3xf64>, tensor<5x3xf64>, tensor<?x1xindex>) -> tensor<5x3xf64>
  return %r : tensor<5x3xf64>
}
func.func @expand(%a: tensor<?xf64>, %n: index) -> tensor<?x3xf64> {
  %r = tensor.expand_shape %a [[0, 1]] output_shape [%n, 3] : tensor<?xf64> into tensor<?x3xf64>
  return %r : tensor<?x3xf64>
}
func.func @reshaped(%a: tensor<?xf64>, %s: tensor<2xindex>) -> tensor<?x?xf64> {
  %r = tensor.reshape %a(%s) : (tensor<?xf64>, tensor<2xindex>) -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func @inserted_at(%a: tensor<?x?xf64>, %b: tensor<?x?xf64>, %i: index) -> tensor<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf64>
  %n = tensor.dim %a, %c1 : tensor<?x?xf64>
  %r = tensor.insert_slice %a into %b[%i, 0] [%m, %n] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func @concat(%a: tensor<?x3xf64>, %b: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %r = tensor.concat dim(0) %a, %b : (tensor<?x3xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}
func.func @padded(%a: tensor<?xf64>, %l: index, %h: index) -> tensor<?xf64> {
  %z = arith.constant 0.0 : f64
  %r = tensor.pad %a low[%l] high[%h] { ^bb0(%i: index): tensor.yield %z : f64 } : tensor<?xf64> to tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @ins(%i: index, %j: index, %k: index, %l: index) -> tensor<4x4xf64, #csr> {
  %x = arith.constant 1.0 : f64
  %e = tensor.empty() : tensor<4x4xf64, #csr>
  %a = tensor.insert %x into %e[%i, %j] : tensor<4x4xf64, #csr>
  %b = tensor.insert %x into %a[%k, %l] : tensor<4x4xf64, #csr>
  %r = sparse_tensor.load %b hasInserts : tensor<4x4xf64, #csr>
  return %r : tensor<4x4xf64, #csr>
}
func.func @bmm(%a: tensor<?x?x?xf64>, %b: tensor<?x?x?xf64>, %c: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf64>, tensor<?x?x?xf64>)
    outs(%c : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}
func.func @conv(%a: tensor<?xf64>, %k: tensor<?xf64>, %o: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.conv_1d ins(%a, %k : tensor<?xf64>, tensor<?xf64>) outs(%o : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @summed(%a: tensor<?x?xf64>, %o: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.reduce { arith.addf } ins(%a : tensor<?x?xf64>) outs(%o : tensor<?xf64>) dimensions = [1]
  return %r : tensor<?xf64>
}
func.func @bcast(%a: tensor<?xf64>, %o: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %r = linalg.broadcast ins(%a : tensor<?xf64>) outs(%o : tensor<?x?xf64>) dimensions = [1]
  return %r : tensor<?x?xf64>
}
func.func @transp(%a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  linalg.transpose ins(%a : memref<?x?xf64>) outs(%b : memref<?x?xf64>) permutation = [1, 0]
  return
}
func.func @vget(%v: vector<4xf32>, %i: index) -> f32 { %x = vector.extract %v[%i] : f32 from vector<4xf32>
 return %x : f32 }
func.func @dimof(%m: tensor<?xf64>, %i: index) -> index { %x = tensor.dim %m, %i : tensor<?xf64>
 return %x : index }
func.func @bmv(%a: tensor<?x?xf64, #bsr>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.matvec ins(%a, %x : tensor<?x?xf64, #bsr>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
"""


def _ones(*shape: int) -> Any:
    return np.ones(shape)


def _tiles() -> list[Case]:
    def uncovered(name: str, dimension: int, has: int, tiles: int, *given: object) -> Case:
        number = 1 if name == "unpack" else 0
        says = (
            rf"dimension {dimension} of operand #{number} \(argument {number + 1} of @{name}\) has {has} elements, "
            rf"and there are tiles for {tiles}$"
        )
        return wrong(says, name, *given, at=0)

    whole = _ones(2, 2, 2, 3)
    return [
        uncovered("pack", 0, 5, 6, _ones(5, 6), _ones(3, 2, 2, 3)),
        uncovered("pack", 1, 6, 3, _ones(4, 6), _ones(2, 1, 2, 3)),
        uncovered("pack", 0, 4, 6, _ones(4, 6), _ones(3, 2, 2, 3)),
        uncovered("pack", 1, 7, 9, _ones(4, 7), _ones(2, 3, 2, 3)),
        wrong("shape 2x2x3x2 is no tensor<", "pack", _ones(4, 6), _ones(2, 2, 3, 2), at=2),
        call("pack", _ones(4, 6), _ones(2, 2, 2, 3)).gives(whole),
        *[
            wrong(rf"tile #0 is to have {size} elements, and has 2$", "packt", _ones(4, 6), whole, size, 3, at=0)
            for size in (3, 0, -2, 1 << 62)
        ],
        wrong("tile #1 is to have 2 elements, and has 3$", "packt", _ones(4, 6), whole, 2, 2, at=0),
        uncovered("packt", 0, 4, 2, _ones(4, 6), _ones(1, 2, 2, 3), 2, 3),
        uncovered("packt", 0, 4, 0, _ones(4, 6), _ones(2, 2, 0, 3), 0, 3),
        uncovered("unpack", 0, 5, 4, whole, _ones(5, 6)),
        uncovered("unpack", 1, 7, 6, whole, _ones(4, 7)),
        uncovered("unpack", 0, 4, 2, _ones(1, 2, 2, 3), _ones(4, 6)),
        call("unpack", whole, _ones(2, 6)).gives(_ones(2, 6)),
    ]


def _places() -> list[Case]:
    """Coordinates out of bounds, of another width, and more or fewer than there are parts."""
    found = [
        wrong(rf"a coordinate \(argument 2 of @gather\) of dimension 0 is {at}, and the extent is {rows}$", "gather",
              _ones(rows, 3), p(at).reshape(1, 1), at=0)
        for at, rows in ((5, 5), (-1, 5), (1 << 62, 5), (0, 0))
    ]  # fmt: skip
    one = p(1).reshape(1, 1)
    found += [
        wrong("shape 1x2 is no tensor<\\?x1xindex>", "gather", _ones(5, 3), p(1, 2).reshape(1, 2), at=2),
        wrong("dtype int32 .* whose elements are int64", "gather", _ones(5, 3), q(1).reshape(1, 1), at=2),
        wrong("dtype float64 .* whose elements are int64", "gather", _ones(5, 3), f(1).reshape(1, 1), at=2),
        wrong("dtype int64 .* whose elements are int32", "gather32", _ones(5, 3), one, at=2),
        wrong("dimension 0 is -1, and the extent is 5$", "gather32", _ones(5, 3), q(-1).reshape(1, 1), at=0),
        call("gather", np.eye(3), one).gives([[[0, 1, 0]]]),
        wrong(r"\(argument 3 of @scatter\) of dimension 0 is 5, and the extent is 5$", "scatter", _ones(1, 1, 3),
              _ones(5, 3), p(5).reshape(1, 1), at=0),
        *[
            wrong(rf"dimension 0 of the parts has the extent {parts}, and 1 are named", "scatter", _ones(parts, 1, 3),
                  _ones(5, 3), one, at=0)
            for parts in (0, 2)
        ],
    ]  # fmt: skip
    for at in (4, -1, 1 << 40):
        says = rf"index #0 of operand #0 \(argument 1 of @vget\) is {at}, and the extent is 4$"
        found.append(wrong(says, "vget", np.ones(4, np.float32), at, at=0))
    for at in (1, -1):
        found.append(
            wrong(rf"the dimension is {at}, and operand #0 \(argument 1 of @dimof\) has 1$", "dimof", f(1), at, at=0)
        )
    return found


def _shapes() -> list[Case]:
    def apart(name: str, number: int, has: int, wanted: int, *given: object) -> Case:
        operand = rf"operand #{number} \(argument {number + 1} of @{name}\)"
        says = rf"{operand} has extent {has} in dimension \d, and .*\b{wanted}\b"
        return wrong(says, name, *given, at=0)

    huge = 1 << 62
    return [
        apart("softmax", 0, 3, 4, _ones(2, 3), _ones(2, 4)),
        apart("softmax", 0, 2, 3, _ones(2, 3), _ones(3, 3)),
        apart("bmm", 1, 3, 2, _ones(2, 3, 4), _ones(3, 4, 5), _ones(2, 3, 5)),
        apart("bmm", 2, 1, 2, _ones(2, 3, 4), _ones(2, 4, 5), _ones(1, 3, 5)),
        apart("bmm", 1, 1, 0, _ones(0, 3, 4), _ones(1, 4, 5), _ones(0, 3, 5)),
        apart("bmm", 1, 1, 0, _ones(2, 3, 0), _ones(2, 1, 5), _ones(2, 3, 5)),
        apart("conv", 0, 5, 6, _ones(5), _ones(2), _ones(5)),
        apart("conv", 0, 5, 7, _ones(5), _ones(7), _ones(1)),
        apart("conv", 0, 0, 1, _ones(0), _ones(1), _ones(1)),
        apart("pool", 0, 6, 8, _ones(1, 6, 6, 1), _ones(2, 2), _ones(1, 4, 3, 1)),
        apart("pool", 2, 2, 1, _ones(1, 6, 6, 1), _ones(2, 2), _ones(2, 3, 3, 1)),
        apart("pool", 2, 1, 2, _ones(1, 6, 6, 2), _ones(2, 2), _ones(1, 3, 3, 1)),
        apart("pool", 0, 6, 7, _ones(1, 6, 6, 1), _ones(3, 3), _ones(1, 3, 3, 1)),
        apart("summed", 1, 3, 2, _ones(2, 3), _ones(3)),
        apart("summed", 1, 1, 0, _ones(0, 3), _ones(1)),
        apart("bcast", 1, 4, 3, _ones(3), _ones(4, 2)),
        apart("transp", 1, 2, 3, _ones(2, 3), _ones(2, 3)),
        apart("concat", 1, 4, 3, _ones(2, 3), _ones(2, 4)),
        apart("expand", 0, 7, 6, _ones(7), 2),
        apart("expand", 0, 6, 9, _ones(6), 3),
        apart("expand", 0, 0, 3, _ones(0), 1),
        wrong("the extent of the result in dimension 0 is -2$", "expand", _ones(6), -2, at=0),
        wrong("the shape has 8 elements, and operand #0 .* has 6$", "reshaped", _ones(6), p(2, 4), at=0),
        wrong("the extent of the result in dimension 0 is -2,", "reshaped", _ones(6), p(-2, -3), at=0),
        wrong("dimension 1 is 4294967296, and there is memory", "reshaped", _ones(4), p(1 << 32, 1 << 32), at=0),
        wrong(f"dimension 1 is {huge}, and there is memory", "reshaped", _ones(0), p(0, huge), at=0),
        wrong("shape 3 is no tensor<2xindex>", "reshaped", _ones(6), p(2, 3, 1), at=2),
        wrong("dtype int32 .* whose elements are int64", "reshaped", _ones(6), q(2, 3), at=2),
        *[
            wrong(rf"operand #1 \(argument 2 of @inserted_at\) in dimension 0 .* {at}\b.* extent is 4$", "inserted_at",
                  _ones(2, 3), _ones(4, 3), at, at=0)
            for at in (-1, -(1 << 63))
        ],
        wrong(r"operand #1 \(argument 2 of @inserted_at\) in dimension 1 has the size 4,", "inserted_at", _ones(2, 4),
              _ones(4, 3), 0, at=0),
        *[
            wrong(f"dimension 0 is padded by {by} elements in front", "padded", _ones(3), by, 0, at=0)
            for by in (-1, huge)
        ],
        wrong("is padded by 9223372036854775807 elements behind", "padded", _ones(3), 0, (1 << 63) - 1, at=0),
    ]  # fmt: skip


def _blocks() -> list[Case]:
    def of(size: tuple[int, int]) -> Any:
        return sparse.bsr_array(_ones(4, 6), blocksize=size)

    return [
        *[
            wrong(f"blocks of {size[0]}x{size[1]} are no tensor<", "bmv", of(size), _ones(6), _ones(4))
            for size in ((2, 2), (4, 3), (1, 1))
        ],
        wrong(r"has extent 7 in dimension 0, and .* 6", "bmv", of((2, 3)), _ones(7), _ones(4), at=0),
        wrong("the positions of level 1 are 3, and 4 are needed", "bmv",
              stored(p(0, 1, 1), p(0), _ones(6), shape=(5, 6)), _ones(6), _ones(5)),
        wrong("its extent 7 in dimension 1 i", "bmv",
              stored(p(0, 1, 1), p(0), _ones(6), shape=(4, 7)), _ones(7), _ones(4)),
        wrong("coordinate of level 1 is 2, and the extent is 2", "bmv",
              stored(p(0, 1, 1), p(2), _ones(6)), _ones(6), _ones(4)),
        wrong("5 values are too few for 6 entries", "bmv", stored(p(0, 1, 1), p(0), _ones(5)), _ones(6), _ones(4)),
        call("bmv", of((2, 3)), _ones(6), np.zeros(4)).gives([6] * 4),
    ]  # fmt: skip


def _insertions() -> list[Case]:
    """Natively a sparse tensor is appended to: elements come in the order of its levels, and once."""
    order = "inserts an element that is not behind the one that was inserted before it"
    place = r"index #\d of operand #1 is -?\d+, and the extent is 4$"
    out_of_order = ((1, 1, 0, 0), (1, 1, 1, 1), (1, 1, 1, 0), (3, 0, 0, 3))
    outside = ((4, 0, 4, 1), (0, 4, 1, 0), (-1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 3, 4), (0, 0, 1 << 40, 0))
    found = [wrong(order, "ins", *given, at=0) for given in out_of_order]
    found += [wrong(place, "ins", *given, at=0) for given in outside]
    return [*found, call("ins", 0, 3, 1, 0).gives(np.eye(4, k=3) + np.diag([0, 1, 0, 0]) @ np.eye(4, k=-1))]


OF_NAMED_OPS: Final = [*_tiles(), *_places(), *_shapes(), *_blocks(), *_insertions()]
