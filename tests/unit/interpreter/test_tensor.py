"""tensor ops against NumPy, on shapes with extents 0 and 1 too, and their undefined behaviour."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import Options
from tests.unit.interpreter.programs import call, error, iota, one, same, type_text

SHAPES = [(2, 3), (1, 4), (3, 1), (0, 3), (2, 0), (1, 1)]
ELEMENTS = ["i1", "i8", "i32", "f16", "bf16", "f64", "index", "i100", "complex<f32>"]


def function(arguments: str, result: str, body: str) -> str:
    """@f that returns %r."""
    return f"func.func @f({arguments}) -> {result} {{\n  {body}\n  return %r : {result}\n}}\n"


T, U = "tensor<?x?xi32>", "tensor<*xi32>"


# Elements.


@pytest.mark.parametrize("element", ELEMENTS)
def test_elements_of_every_type(element: str) -> None:
    """from_elements, splat, insert and extract hold what they are given."""
    text = f"""func.func @f(%a: {element}, %b: {element})
        -> (tensor<2x2x{element}>, tensor<1x?x{element}>, {element}) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %0 = tensor.from_elements %a, %b, %a, %a : tensor<2x2x{element}>
      %1 = tensor.insert %b into %0[%c1, %c0] : tensor<2x2x{element}>
      %2 = tensor.generate %c3 {{
      ^bb0(%i: index, %j: index):
        tensor.yield %b : {element}
      }} : tensor<1x?x{element}>
      %3 = tensor.extract %1[%c0, %c1] : tensor<2x2x{element}>
      return %1, %2, %3 : tensor<2x2x{element}>, tensor<1x?x{element}>, {element}
    }}"""
    a, b = (1, 0) if element == "i1" else (3, -2)
    inserted, generated, extracted = call(text, a, b)
    assert inserted.astype(complex).tolist() == [[a, b], [b, a]]
    assert generated.astype(complex).tolist() == [[b] * 3]
    assert complex(extracted) == b


@pytest.mark.parametrize("shape", SHAPES)
def test_splat_empty_dim_rank(shape: tuple[int, int]) -> None:
    text = f"""func.func @f(%v: f32, %m: index, %n: index) -> ({T.replace("i32", "f32")}, index, index, index) {{
      %c1 = arith.constant 1 : index
      %0 = tensor.splat %v[%m, %n] : {T.replace("i32", "f32")}
      %1 = tensor.empty(%n, %m) : tensor<?x?xi8>
      %2 = tensor.dim %1, %c1 : tensor<?x?xi8>
      %3 = tensor.rank %0 : {T.replace("i32", "f32")}
      %4 = tensor.cast %0 : {T.replace("i32", "f32")} to tensor<*xf32>
      %5 = tensor.dim %4, %c1 : tensor<*xf32>
      return %0, %2, %3, %5 : {T.replace("i32", "f32")}, index, index, index
    }}"""
    splat, extent, rank, other = call(text, 1.5, *shape)
    same(splat, np.full(shape, 1.5, np.float32))
    assert (int(extent), int(rank), int(other)) == (shape[0], 2, shape[1])


@pytest.mark.parametrize("shape", SHAPES)
def test_generate(shape: tuple[int, int]) -> None:
    """At once, and point by point with control flow."""
    simple = "%0 = arith.muli %i, %k : index\n    %1 = arith.addi %0, %j : index"
    branching = """%c = arith.cmpi eq, %i, %j : index
    %1 = scf.if %c -> index {
      scf.yield %k : index
    } else {
      scf.yield %j : index
    }"""
    i, j = np.indices(shape, np.int64)
    for body, wanted in ((simple, i * 7 + j), (branching, np.where(i == j, 7, j))):
        text = function(
            "%k: index, %m: index, %n: index", "tensor<?x?xindex>",
            f"%r = tensor.generate %m, %n {{\n  ^bb0(%i: index, %j: index):\n    {body}\n    tensor.yield %1 : index\n"
            "  } : tensor<?x?xindex>",
        )  # fmt: skip
        same(one(text, 7, *shape), wanted)


def test_generate_may_fail_for_one_point() -> None:
    text = function(
        "%k: index", "tensor<4xindex>",
        "%r = tensor.generate {\n  ^bb0(%i: index):\n    %0 = arith.divsi %k, %i : index\n    tensor.yield %0 : index\n"
        "  } : tensor<4xindex>",
    )  # fmt: skip
    assert "<text>:4:10: error: 'arith.divsi' op division by zero" in error(text, 3)


def test_bitcast() -> None:
    text = function("%a: tensor<3xf32>", "tensor<3xi32>", "%r = tensor.bitcast %a : tensor<3xf32> to tensor<3xi32>")
    given = np.array([1.0, -0.0, 2.5], np.float32)
    same(one(text, given), given.view(np.int32))


def test_extract_by_arrays_of_indices() -> None:
    """In the body of a generic op, all at once; one index out of bounds is found."""
    text = """func.func @f(%t: tensor<?xi32>, %at: tensor<2x3xindex>) -> tensor<2x3xi32> {
      %e = tensor.empty() : tensor<2x3xi32>
      %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
          ins(%at : tensor<2x3xindex>) outs(%e : tensor<2x3xi32>) {
      ^bb0(%i: index, %o: i32):
        %0 = tensor.extract %t[%i] : tensor<?xi32>
        linalg.yield %0 : i32
      } -> tensor<2x3xi32>
      return %r : tensor<2x3xi32>
    }"""
    at = np.array([[0, 4, 2], [1, 1, 3]])
    same(one(text, iota((5,), 10), at), iota((5,), 10)[at])
    assert "index 4 is out of the bounds of dimension 0 with extent 4" in error(text, iota((4,)), at)


# Shapes.


@pytest.mark.parametrize("shape", [(2, 3, 4), (1, 1, 5), (0, 2, 3), (2, 3, 0), (1, 1, 1)])
def test_reshapes(shape: tuple[int, int, int]) -> None:
    given = iota(shape)
    flat = type_text("tensor", (shape[0] * shape[1], shape[2]), "i32")
    whole = type_text("tensor", shape, "i32")
    text = f"""func.func @f(%a: tensor<?x?x?xi32>, %m: index, %n: index, %k: index, %s: tensor<2xi64>)
        -> (tensor<?x?xi32>, tensor<?x?x?xi32>, tensor<?x?xi32>, tensor<*xi32>, {flat}) {{
      %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xi32> into tensor<?x?xi32>
      %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%m, %n, %k] : tensor<?x?xi32> into tensor<?x?x?xi32>
      %2 = tensor.reshape %a(%s) : (tensor<?x?x?xi32>, tensor<2xi64>) -> tensor<?x?xi32>
      %3 = tensor.cast %a : tensor<?x?x?xi32> to tensor<*xi32>
      %4 = tensor.cast %a : tensor<?x?x?xi32> to {whole}
      %5 = tensor.collapse_shape %4 [[0, 1], [2]] : {whole} into {flat}
      return %0, %1, %2, %3, %5 : tensor<?x?xi32>, tensor<?x?x?xi32>, tensor<?x?xi32>, tensor<*xi32>, {flat}
    }}"""
    target = np.array([shape[2], shape[0] * shape[1]])
    collapsed, expanded, reshaped, cast, static = call(text, given, *shape, target)
    same(collapsed, given.reshape(shape[0] * shape[1], shape[2]))
    same(expanded, given)
    same(reshaped, given.reshape(tuple(target)))
    same(cast, given)
    same(static, collapsed)


def test_to_and_from_rank_0() -> None:
    text = """func.func @f(%a: tensor<1x1xi32>) -> (tensor<i32>, tensor<1xi32>) {
      %0 = tensor.collapse_shape %a [] : tensor<1x1xi32> into tensor<i32>
      %1 = tensor.expand_shape %0 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      return %0, %1 : tensor<i32>, tensor<1xi32>
    }"""
    scalar, back = call(text, np.array([[7]], np.int32))
    same(scalar, np.array(7, np.int32))
    same(back, np.array([7], np.int32))


# Slices.


@pytest.mark.parametrize(("offsets", "sizes", "strides"), [
    ((1, 0), (2, 3), (1, 1)), ((0, 1), (3, 2), (2, 2)), ((4, 4), (1, 1), (3, 1)), ((5, 5), (0, 0), (1, 1)),
    ((4, 0), (5, 1), (-1, 1)), ((2, 2), (1, 3), (1, -1)),
])  # fmt: skip
def test_slices(offsets: tuple[int, int], sizes: tuple[int, int], strides: tuple[int, int]) -> None:
    given = iota((5, 5))
    where = np.ix_(*[[start + step * at for at in range(size)]
                     for start, size, step in zip(offsets, sizes, strides, strict=True)])  # fmt: skip
    names = ", ".join([f"%{one}: index" for one in "abcdef"])
    text = f"""func.func @f(%t: {T}, %s: {T}, {names}) -> ({T}, {T}) {{
      %0 = tensor.extract_slice %t[%a, %b] [%c, %d] [%e, %f] : {T} to {T}
      %1 = tensor.insert_slice %s into %t[%a, %b] [%c, %d] [%e, %f] : {T} into {T}
      return %0, %1 : {T}, {T}
    }}"""
    part = iota(sizes, 100)
    taken, put = call(text, given, part, *offsets, *sizes, *strides)
    same(taken, given[where])
    wanted = given.copy()
    wanted[where] = part
    same(put, wanted)


def test_rank_reduced_slices() -> None:
    text = """func.func @f(%t: tensor<3x4x5xi32>, %s: tensor<4xi32>) -> (tensor<4xi32>, tensor<3x4x5xi32>) {
      %0 = tensor.extract_slice %t[1, 0, 2] [1, 4, 1] [1, 1, 1] : tensor<3x4x5xi32> to tensor<4xi32>
      %1 = tensor.insert_slice %s into %t[2, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4xi32> into tensor<3x4x5xi32>
      return %0, %1 : tensor<4xi32>, tensor<3x4x5xi32>
    }"""
    given = iota((3, 4, 5))
    taken, put = call(text, given, iota((4,), 100))
    same(taken, given[1, :, 2])
    wanted = given.copy()
    wanted[2, :, 0] = iota((4,), 100)
    same(put, wanted)


def test_parallel_insertions() -> None:
    text = """func.func @f(%t: tensor<6xi32>) -> tensor<6xi32> {
      %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> tensor<6xi32> {
        %n = arith.index_cast %i : index to i32
        %s = tensor.splat %n : tensor<1xi32>
        %at = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %s into %o[%at] [1] [1] : tensor<1xi32> into tensor<6xi32>
        }
      }
      return %r : tensor<6xi32>
    }"""
    same(one(text, iota((6,), 10)), np.array([0, 11, 1, 13, 2, 15], np.int32))


@pytest.mark.parametrize("axis", [0, 1])
def test_concat(axis: int) -> None:
    text = function(
        f"%a: {T}, %b: {T}, %c: {T}", T, f"%r = tensor.concat dim({axis}) %a, %b, %c : ({T}, {T}, {T}) -> {T}"
    )
    parts = [iota((2, 3)), iota((0, 3) if axis == 0 else (2, 0)), iota((1, 3) if axis == 0 else (2, 1))]
    same(one(text, *parts), np.concatenate(parts, axis))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("amounts", [(1, 0, 0, 2), (0, 0, 0, 0), (2, 1, 1, 3)])
def test_pad(shape: tuple[int, int], amounts: tuple[int, int, int, int]) -> None:
    """With a constant, and with what the position gives."""
    given = iota(shape)
    wide = [(amounts[0], amounts[2]), (amounts[1], amounts[3])]
    arguments = f"%t: {T}, %v: i32, %a: index, %b: index, %c: index, %d: index"
    constant = function(arguments, T, f"""%r = tensor.pad %t low[%a, %b] high[%c, %d] {{
      ^bb0(%i: index, %j: index):
        tensor.yield %v : i32
      }} : {T} to {T}""")  # fmt: skip
    same(one(constant, given, -1, *amounts), np.pad(given, wide, constant_values=-1))
    by_position = constant.replace("tensor.yield %v : i32", """%0 = arith.muli %i, %j : index
        %1 = arith.index_cast %0 : index to i32
        tensor.yield %1 : i32""")  # fmt: skip
    padded = np.pad(given, wide)
    inside = np.pad(np.ones(shape, bool), wide)
    i, j = np.indices(padded.shape, np.int32)
    same(one(by_position, given, -1, *amounts), np.where(inside, padded, i * j))


def test_gather_and_scatter() -> None:
    text = """func.func @f(%t: tensor<4x5x6xi32>, %at: tensor<2x3x2xindex>, %s: tensor<2x3x1x5x1xi32>)
        -> (tensor<2x3x1x5x1xi32>, tensor<2x3x5xi32>, tensor<4x5x6xi32>) {
      %0 = tensor.gather %t[%at] gather_dims([0, 2])
        : (tensor<4x5x6xi32>, tensor<2x3x2xindex>) -> tensor<2x3x1x5x1xi32>
      %1 = tensor.gather %t[%at] gather_dims([0, 2]) : (tensor<4x5x6xi32>, tensor<2x3x2xindex>) -> tensor<2x3x5xi32>
      %2 = tensor.scatter %s into %t[%at] scatter_dims([0, 2]) unique
        : (tensor<2x3x1x5x1xi32>, tensor<4x5x6xi32>, tensor<2x3x2xindex>) -> tensor<4x5x6xi32>
      return %0, %1, %2 : tensor<2x3x1x5x1xi32>, tensor<2x3x5xi32>, tensor<4x5x6xi32>
    }"""
    given = iota((4, 5, 6))
    at = np.array([[[0, 0], [1, 5], [3, 2]], [[2, 2], [2, 3], [0, 5]]])
    source = iota((2, 3, 1, 5, 1), 1000)
    wanted = np.stack([[given[i, :, k] for i, k in row] for row in at])
    gathered, reduced, scattered = call(text, given, at, source)
    same(gathered, wanted.reshape(2, 3, 1, 5, 1))
    same(reduced, wanted)
    changed = given.copy()
    for row, parts in zip(at, source.reshape(2, 3, 5), strict=True):
        for (i, k), part in zip(row, parts, strict=True):
            changed[i, :, k] = part
    same(scattered, changed)
    assert "a coordinate is out of the bounds of dimension 2, which is 6" in error(
        text, given, at + np.array([0, 1]), source
    )
    assert "two coordinates are the same" in error(text, given, at * 0, source)


# Tiles.


@pytest.mark.parametrize("shape", [(4, 6), (5, 7), (1, 1), (0, 3)])
@pytest.mark.parametrize(("positions", "tiles", "outer"), [
    ((0, 1), (2, 3), ()), ((1, 0), (3, 2), (1, 0)), ((1,), (4,), (1, 0)), ((), (), (1, 0)),
])  # fmt: skip
def test_pack_and_unpack(
    shape: tuple[int, int], positions: tuple[int, ...], tiles: tuple[int, ...], outer: tuple[int, ...]
) -> None:
    given = iota(shape)
    blocks = [
        -(-extent // tiles[positions.index(at)]) if at in positions else extent for at, extent in enumerate(shape)
    ]
    order = outer or (0, 1)
    packed_shape = tuple([blocks[at] for at in order]) + tiles
    wanted = np.full(packed_shape, -1, np.int32)
    for at in np.ndindex(*packed_shape):
        place = [0, 0]
        for number, dimension in enumerate(order):
            place[dimension] = at[number]
        for number, dimension in enumerate(positions):
            place[dimension] = place[dimension] * tiles[number] + at[2 + number]
        if place[0] < shape[0] and place[1] < shape[1]:
            wanted[at] = given[tuple(place)]
    packed = "tensor<?x?" + "".join([f"x{tile}" for tile in tiles]) + "xi32>"
    layout = f"outer_dims_perm = {list(outer)} " if outer else ""
    layout += f"inner_dims_pos = {list(positions)} inner_tiles = {list(tiles)}"
    text = f"""func.func @f(%t: {T}, %v: i32, %p: {packed}, %u: {T}) -> ({packed}, {T}) {{
      %0 = linalg.pack %t padding_value(%v : i32) {layout} into %p : {T} -> {packed}
      %1 = linalg.unpack %0 {layout} into %u : {packed} -> {T}
      return %0, %1 : {packed}, {T}
    }}"""
    found, back = call(text, given, -1, np.zeros(packed_shape, np.int32), np.zeros(shape, np.int32))
    same(found, wanted)
    same(back, given)


# Undefined behaviour.


@pytest.mark.parametrize(("arguments", "result", "body", "given", "message"), [
    ("%t: tensor<?xi32>, %i: index", "i32", "%r = tensor.extract %t[%i] : tensor<?xi32>", (iota((3,)), 3),
     "'tensor.extract' op index 3 is out of the bounds of dimension 0 with extent 3"),
    ("%t: tensor<?xi32>, %i: index", "i32", "%r = tensor.extract %t[%i] : tensor<?xi32>", (iota((3,)), -1), "index -1"),
    ("%t: tensor<?xi32>, %i: index, %v: i32", "tensor<?xi32>", "%r = tensor.insert %v into %t[%i] : tensor<?xi32>",
     (iota((0,)), 0, 5), "'tensor.insert' op index 0"),
    ("%t: tensor<?xi32>, %i: index", "index", "%r = tensor.dim %t, %i : tensor<?xi32>", (iota((3,)), 1),
     "'tensor.dim' op dimension 1 of a tensor of rank 1"),
    ("%i: index", "tensor<?xi32>", "%r = tensor.empty(%i) : tensor<?xi32>", (-2,), "negative extent -2"),
    ("%t: tensor<?xi32>", "tensor<4xi32>", "%r = tensor.cast %t : tensor<?xi32> to tensor<4xi32>", (iota((3,)),),
     "'tensor.cast' op a tensor of shape 3 is none of 4"),
    ("%t: tensor<?xi32>", "tensor<4xf32>", "%r = tensor.bitcast %t : tensor<?xi32> to tensor<4xf32>", (iota((3,)),),
     "'tensor.bitcast' op a tensor of shape 3 is none of 4"),
    ("%t: tensor<?xi32>, %i: index", "tensor<?xi32>",
     "%r = tensor.extract_slice %t[%i] [2] [2] : tensor<?xi32> to tensor<2xi32>", (iota((4,)), 2), "the slice at 2"),
    ("%t: tensor<?xi32>, %i: index", "tensor<?x2xi32>",
     "%r = tensor.expand_shape %t [[0, 1]] output_shape [%i, 2] : tensor<?xi32> into tensor<?x2xi32>", (iota((4,)), 3),
     "'tensor.expand_shape' op dimension 0 has 4 elements and becomes 6"),
    ("%t: tensor<?xi32>, %s: tensor<1xindex>", "tensor<?xi32>",
     "%r = tensor.reshape %t(%s) : (tensor<?xi32>, tensor<1xindex>) -> tensor<?xi32>", (iota((4,)), np.array([5])),
     "has no shape 5"),
    ("%t: tensor<?x2xi32>, %s: tensor<?x3xi32>", "tensor<?x5xi32>",
     "%r = tensor.concat dim(1) %t, %s : (tensor<?x2xi32>, tensor<?x3xi32>) -> tensor<?x5xi32>",
     (iota((1, 2)), iota((2, 3))), "cannot be joined"),
    ("%t: tensor<?xi32>, %p: tensor<?x4xi32>", "tensor<?x4xi32>",
     "%r = linalg.pack %t inner_dims_pos = [0] inner_tiles = [4] into %p : tensor<?xi32> -> tensor<?x4xi32>",
     (iota((6,)), iota((2, 4))), "tiles do not divide the tensor"),
    ("%t: tensor<?xi32>, %p: tensor<?x4xi32>, %v: i32", "tensor<?x4xi32>",
     "%r = linalg.pack %t padding_value(%v : i32) inner_dims_pos = [0] inner_tiles = [4] into %p "
     ": tensor<?xi32> -> tensor<?x4xi32>",
     (iota((4,)), iota((2, 4)), 0), "2x4 is larger than tiles of 4"),
    ("%t: tensor<?x?xi32>, %p: tensor<?x?x4xi32>, %v: i32", "tensor<?x?x4xi32>",
     "%r = linalg.pack %t padding_value(%v : i32) inner_dims_pos = [0] inner_tiles = [4] into %p "
     ": tensor<?x?xi32> -> tensor<?x?x4xi32>",
     (iota((3, 2)), iota((1, 3, 4)), 0), "1x3x4 is larger than tiles of 3x2"),
])  # fmt: skip
def test_undefined_behaviour(arguments: str, result: str, body: str, given: tuple[object, ...], message: str) -> None:
    text = function(arguments, result, body).replace("tensor<2xi32>\n  return %r : tensor<?xi32>", "tensor<2xi32>\n"
        "  %s = tensor.cast %r : tensor<2xi32> to tensor<?xi32>\n  return %s : tensor<?xi32>")  # fmt: skip
    found = error(text, *given)
    *name, rest = message.split(" op ")
    assert rest in found and found.startswith("<text>:2:") and all(f"{one} op" in found for one in name)


def test_uninitialized_elements_differ_from_run_to_run() -> None:
    text = function("", "tensor<2xi32>", "%r = tensor.empty() : tensor<2xi32>")
    assert one(text, options=Options(junk=0)).tolist() != one(text, options=Options(junk=1)).tolist()


def test_poison_in_a_tensor() -> None:
    text = function(
        "%n: i32", "i32",
        """%a = arith.constant 1 : i32
  %p = arith.shli %a, %n : i32
  %t = tensor.from_elements %p, %a : tensor<2xi32>
  %c = arith.constant 1 : index
  %r = tensor.extract %t[%c] : tensor<2xi32>""",
    )  # fmt: skip
    assert one(text, 3).tolist() == 1
    assert "poison" in error(text, 32)
