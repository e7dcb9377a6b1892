"""linalg.generic and the other structured ops against NumPy: all ways to run a region, empty shapes, errors."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import Options, parse, run
from pyopt.interpreter.dialects.linalg.winograd import matrices
from tests.support.work import calls_in
from tests.unit.interpreter.programs import Array, after, call, error, numbers, one, same, type_text

SHAPES = [(2, 3), (1, 4), (3, 1), (0, 3), (2, 0), (1, 1)]


def generic(maps: str, iterators: str, inputs: list[str], output: str, body: str, kind: str = "tensor") -> str:
    """@f of the inputs and the output, with the body over %x0, %x1, ... and %o."""
    names = [f"%i{at}" for at in range(len(inputs))]
    arguments = ", ".join([f"{name}: {type}" for name, type in [*zip(names, inputs, strict=True), ("%out", output)]])
    scalars = [type.rpartition("x")[2].removesuffix(">") for type in [*inputs, output]]
    block = ", ".join([f"%x{at}: {type}" for at, type in enumerate(scalars[:-1])] + [f"%o: {scalars[-1]}"])
    ins = f"ins({', '.join(names)} : {', '.join(inputs)}) " if inputs else ""
    result = "" if kind == "memref" else f" -> {output}"
    head = "linalg.generic" if kind == "memref" else "%r = linalg.generic"
    end = "return" if kind == "memref" else f"return %r : {output}"
    return f"""func.func @f({arguments}){result} {{
  {head} {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} {ins}outs(%out : {output}) {{
  ^bb0({block}):
    {body}
  }}{result}
  {end}
}}
"""


ID = "affine_map<(i, j) -> (i, j)>"
ROWS = "affine_map<(i, j) -> (i)>"
COLUMNS = "affine_map<(i, j) -> (j)>"
SWAPPED = "affine_map<(i, j) -> (j, i)>"
PARALLEL = '"parallel", "parallel"'


@pytest.mark.parametrize("shape", SHAPES)
def test_elementwise_with_broadcast_and_transpose(shape: tuple[int, int]) -> None:
    generator = np.random.default_rng(1)
    a, b, c = [numbers(generator, one, "f32") for one in (shape, shape[:1], shape[::-1])]
    body = "%0 = arith.mulf %x0, %x1 : f32\n    %1 = arith.subf %0, %x2 : f32\n    linalg.yield %1 : f32"
    dynamic = generic(
        f"{ID}, {ROWS}, {SWAPPED}, {ID}", PARALLEL,
        ["tensor<?x?xf32>", "tensor<?xf32>", "tensor<?x?xf32>"], "tensor<?x?xf32>", body,
    )  # fmt: skip
    same(one(dynamic, a, b, c, np.zeros(shape, np.float32)), a * b[:, None] - c.T)


@pytest.mark.parametrize("shape", SHAPES)
def test_index_and_values_from_outside(shape: tuple[int, int]) -> None:
    text = f"""func.func @f(%k: index, %out: tensor<?x?xindex>) -> tensor<?x?xindex> {{
      %r = linalg.generic {{indexing_maps = [{ID}], iterator_types = [{PARALLEL}]}} outs(%out : tensor<?x?xindex>) {{
      ^bb0(%o: index):
        %i = linalg.index 0 : index
        %j = linalg.index 1 : index
        %0 = arith.muli %i, %k : index
        %1 = arith.addi %0, %j : index
        linalg.yield %1 : index
      }} -> tensor<?x?xindex>
      return %r : tensor<?x?xindex>
    }}"""
    i, j = np.indices(shape, np.int64)
    same(one(text, 10, np.zeros(shape, np.int64)), i * 10 + j)


@pytest.mark.parametrize("shape", [*SHAPES, (3, 40), (40, 3)])
def test_reductions_add_in_order(shape: tuple[int, int]) -> None:
    """Rounding after each sum, as loops would: by whole steps, and by accumulation where there are many."""
    values = np.random.default_rng(2).standard_normal(shape).astype(np.float32)
    body = "%0 = arith.addf %o, %x0 : f32\n    linalg.yield %0 : f32"
    for map, axis, iterators in ((ROWS, 1, '"parallel", "reduction"'), (COLUMNS, 0, '"reduction", "parallel"')):
        start = np.ones(shape[1 - axis], np.float32)
        wanted = start
        for at in range(shape[axis]):
            wanted = wanted + np.take(values, at, axis)
        text = generic(f"{ID}, {map}", iterators, ["tensor<?x?xf32>"], "tensor<?xf32>", body)
        same(one(text, values, start), wanted)
        on_memrefs = generic(f"{ID}, {map}", iterators, ["memref<?x?xf32>"], "memref<?xf32>", body, "memref")
        for program in (on_memrefs, after(on_memrefs, "--convert-linalg-to-loops")):
            written = start.copy()
            call(program, values, written)
            same(written, wanted)


@pytest.mark.parametrize(("op", "ufunc", "type"), [
    ("addi", np.add, "i8"), ("muli", np.multiply, "i32"), ("maxsi", np.maximum, "i64"), ("minsi", np.minimum, "i8"),
    ("xori", np.bitwise_xor, "i32"), ("andi", np.bitwise_and, "i1"), ("ori", np.bitwise_or, "i1"),
    ("mulf", np.multiply, "f16"), ("addf", np.add, "f64"),
])  # fmt: skip
def test_accumulated_reductions(op: str, ufunc: np.ufunc, type: str) -> None:
    """Over 100 elements each: exact for integers, and in order for floats."""
    generator = np.random.default_rng(3)
    values = numbers(generator, (100, 2), type) if type not in ("f16", "f64") else (
        generator.uniform(0.9, 1.1, (100, 2)).astype(np.float16 if type == "f16" else np.float64))  # fmt: skip
    start = numbers(generator, (2,), type) if type != "f16" else np.ones(2, np.float16)
    body = f"%0 = arith.{op} %x0, %o : {type}\n    linalg.yield %0 : {type}"
    text = generic(f"{ID}, {COLUMNS}", '"reduction", "parallel"', [f"tensor<?x?x{type}>"], f"tensor<?x{type}>", body)
    wanted = start
    for row in values:
        wanted = np.asarray(ufunc(row, wanted), values.dtype)
    same(one(text, values, start), wanted)


def test_several_outputs_one_of_which_is_reduced() -> None:
    text = f"""func.func @f(%a: tensor<3x4xi32>, %b: tensor<3x4xi32>, %c: tensor<3xi32>)
        -> (tensor<3x4xi32>, tensor<3xi32>) {{
      %r:2 = linalg.generic {{indexing_maps = [{ID}, {ID}, {ROWS}], iterator_types = ["parallel", "reduction"]}}
          ins(%a : tensor<3x4xi32>) outs(%b, %c : tensor<3x4xi32>, tensor<3xi32>) {{
      ^bb0(%x: i32, %y: i32, %z: i32):
        %0 = arith.addi %x, %z : i32
        linalg.yield %0, %0 : i32, i32
      }} -> (tensor<3x4xi32>, tensor<3xi32>)
      return %r#0, %r#1 : tensor<3x4xi32>, tensor<3xi32>
    }}"""
    a = np.arange(12, dtype=np.int32).reshape(3, 4)
    start = np.array([100, 200, 300], np.int32)
    sums, last = call(text, a, np.zeros_like(a), start)
    same(sums, np.cumsum(a, axis=1, dtype=np.int32) + start[:, None])
    same(last, a.sum(axis=1, dtype=np.int32) + start)


@pytest.mark.parametrize("map", ["(i, j) -> (i + j)", "(i, j) -> (i * 2 + j)", "(i, j) -> (i floordiv 2 + j mod 2)"])
def test_maps_that_are_no_permutations(map: str) -> None:
    """Inputs by every kind of map; as an output, points that meet come in order."""
    i, j = np.indices((3, 4))
    where = i // 2 + j % 2 if "floordiv" in map else i * 2 + j if "*" in map else i + j
    values = np.arange(100, 100 + int(where.max()) + 1, dtype=np.int32)
    body = "linalg.yield %x0 : i32"
    extent = len(values)
    text = generic(f"affine_map<{map}>, {ID}", PARALLEL, [f"tensor<{extent}xi32>"], "tensor<3x4xi32>", body)
    same(one(text, values, np.zeros((3, 4), np.int32)), values[where])
    whole = np.arange(12, dtype=np.int32).reshape(3, 4)
    text = generic(
        f"{ID}, affine_map<{map}>", '"reduction", "reduction"', ["tensor<3x4xi32>"], f"tensor<{extent}xi32>",
        "%0 = arith.addi %o, %x0 : i32\n    linalg.yield %0 : i32",
    )  # fmt: skip
    wanted = np.zeros(extent, np.int32)
    np.add.at(wanted, where, whole)
    same(one(text, whole, np.zeros(extent, np.int32)), wanted)


def test_regions_with_control_flow() -> None:
    """Point by point."""
    body = """%i = linalg.index 0 : index
    %c = arith.cmpi sgt, %x0, %o : i32
    %0 = scf.if %c -> i32 {
      %n = arith.index_cast %i : index to i32
      scf.yield %n : i32
    } else {
      scf.yield %x0 : i32
    }
    linalg.yield %0 : i32"""
    text = generic(f"{ID}, {ID}", PARALLEL, ["tensor<2x3xi32>"], "tensor<2x3xi32>", body)
    given = np.array([[1, -1, 2], [0, 5, -3]], np.int32)
    same(one(text, given, np.zeros((2, 3), np.int32)), np.where(given > 0, [[0], [1]], given).astype(np.int32))


def test_element_types_without_a_dtype() -> None:
    body = "%0 = arith.addi %x0, %o : i100\n    linalg.yield %0 : i100"
    text = generic(f"{ID}, {ROWS}", '"parallel", "reduction"', ["tensor<2x2xi100>"], "tensor<2xi100>", body)
    given = np.array([[2**98, 2**98], [1, -2]], object)
    assert one(text, given, np.array([-1, 5], object)).tolist() == [2**99 - 1, 4]
    rounded = generic(
        f"{ID}, {ROWS}", '"parallel", "reduction"', ["tensor<1x3xbf16>"], "tensor<1xbf16>",
        "%0 = arith.addf %x0, %o : bf16\n    linalg.yield %0 : bf16",
    )  # fmt: skip
    # 256 + 1 is no bf16: each sum is rounded to even.
    assert one(rounded, np.array([[256, 1, 1]], np.float32), np.zeros(1, np.float32)).tolist() == [256.0]


@pytest.mark.parametrize("shape", SHAPES)
def test_map_reduce_transpose_broadcast(shape: tuple[int, int]) -> None:
    generator = np.random.default_rng(4)
    a, b = numbers(generator, shape, "i32"), numbers(generator, shape, "i32")
    two, row = type_text("tensor", shape, "i32"), type_text("tensor", shape[:1], "i32")
    turned = type_text("tensor", shape[::-1], "i32")
    text = f"""func.func @f(%a: {two}, %b: {two}, %r: {row}, %t: {turned}) -> ({two}, {row}, {turned}, {turned}) {{
      %e = tensor.empty() : {two}
      %0 = linalg.map ins(%a, %b : {two}, {two}) outs(%e : {two}) (%x: i32, %y: i32, %z: i32) {{
        %s = arith.subi %x, %y : i32
        linalg.yield %s : i32
      }}
      %1 = linalg.reduce {{arith.maxsi}} ins(%a : {two}) outs(%r : {row}) dimensions = [1]
      %2 = linalg.transpose ins(%a : {two}) outs(%t : {turned}) permutation = [1, 0]
      %3 = linalg.broadcast ins(%r : {row}) outs(%t : {turned}) dimensions = [0]
      return %0, %1, %2, %3 : {two}, {row}, {turned}, {turned}
    }}"""
    start = numbers(generator, shape[:1], "i32")
    mapped, reduced, transposed, spread = call(text, a, b, start, np.zeros(shape[::-1], np.int32))
    same(mapped, a - b)
    same(reduced, np.array([max([*row, first]) for row, first in zip(a, start, strict=True)], np.int32))
    same(transposed, a.T)
    same(spread, np.broadcast_to(start, shape[::-1]))


def test_map_without_inputs() -> None:
    text = """func.func @f(%e: tensor<2x3xindex>) -> tensor<2x3xindex> {
      %0 = linalg.map outs(%e : tensor<2x3xindex>) (%old: index) {
        %i = linalg.index 0 : index
        %j = linalg.index 1 : index
        %1 = arith.muli %i, %j : index
        linalg.yield %1 : index
      }
      return %0 : tensor<2x3xindex>
    }"""
    i, j = np.indices((2, 3), np.int64)
    same(one(text, np.zeros((2, 3), np.int64)), i * j)
    constant = text.replace("arith.muli %i, %j", "arith.constant 7")
    same(one(constant, np.zeros((2, 3), np.int64)), np.full((2, 3), 7))


def test_memrefs_that_overlap() -> None:
    """The loops' order shows: each element is what the one before has become."""
    text = """func.func @f(%m: memref<5xi32>) {
      %a = memref.subview %m[0] [4] [1] : memref<5xi32> to memref<4xi32, strided<[1]>>
      %b = memref.subview %m[1] [4] [1] : memref<5xi32> to memref<4xi32, strided<[1], offset: 1>>
      linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          ins(%a : memref<4xi32, strided<[1]>>) outs(%b : memref<4xi32, strided<[1], offset: 1>>) {
      ^bb0(%x: i32, %y: i32):
        linalg.yield %x : i32
      }
      return
    }"""
    for program in (text, after(text, "--convert-linalg-to-loops")):
        memory = np.arange(5, dtype=np.int32)
        call(program, memory)
        same(memory, np.zeros(5, np.int32))


def test_in_place() -> None:
    text = generic(
        "affine_map<(i) -> (i)>, affine_map<(i) -> (i)>", '"parallel"', ["memref<?xi32>"], "memref<?xi32>",
        "%0 = arith.addi %x0, %x0 : i32\n    linalg.yield %0 : i32", "memref",
    ).replace("@f", "@g")  # fmt: skip
    text += "func.func @f(%m: memref<?xi32>) {\n  call @g(%m, %m) : (memref<?xi32>, memref<?xi32>) -> ()\n  return\n}\n"
    memory = np.arange(5, dtype=np.int32)
    call(text, memory)
    same(memory, np.arange(0, 10, 2, dtype=np.int32))


@pytest.mark.parametrize("dimension", [0, 1])
@pytest.mark.parametrize("shape", [(2, 3), (1, 4), (3, 1), (0, 3)])
def test_softmax(shape: tuple[int, int], dimension: int) -> None:
    values = np.random.default_rng(5).standard_normal(shape)
    type = type_text("tensor", shape, "f64")
    text = f"""func.func @f(%a: {type}, %o: {type}) -> {type} {{
      %0 = linalg.softmax dimension({dimension}) ins(%a : {type}) outs(%o : {type}) -> {type}
      return %0 : {type}
    }}"""
    powers = np.exp(values - values.max(axis=dimension, keepdims=True, initial=-np.inf))
    found = one(text, values, values)
    np.testing.assert_allclose(found, powers / powers.sum(axis=dimension, keepdims=True), rtol=1e-15)
    # Large numbers do not overflow.
    assert not values.size or np.isfinite(one(text, values + 1e4, values)).all()


@pytest.mark.parametrize(("m", "r"), [(2, 3), (4, 3), (2, 5)])
def test_winograd_is_the_convolution(m: int, r: int) -> None:
    """Filter and input are transformed, multiplied tile by tile, and transformed back."""
    tile, rows, batch, channels, filters = m + r - 1, 2, 2, 3, 2
    extent = rows * m + r - 1
    generator = np.random.default_rng(6)
    image = generator.standard_normal((batch, extent, extent, channels))
    kernel = generator.standard_normal((filters, r, r, channels))
    f, g = f"tensor<{filters}x{r}x{r}x{channels}xf64>", f"tensor<{tile}x{tile}x{channels}x{filters}xf64>"
    i, d = (
        f"tensor<{batch}x{extent}x{extent}x{channels}xf64>",
        f"tensor<{tile}x{tile}x{rows}x{rows}x{batch}x{channels}xf64>",
    )
    p, o = (
        f"tensor<{tile}x{tile}x{rows}x{rows}x{batch}x{filters}xf64>",
        f"tensor<{batch}x{rows * m}x{rows * m}x{filters}xf64>",
    )
    text = f"""func.func @f(%k: {f}, %i: {i}) -> ({g}, {d}) {{
      %eg = tensor.empty() : {g}
      %ed = tensor.empty() : {d}
      %0 = linalg.winograd_filter_transform fmr(F_{m}_{r}) ins(%k : {f}) outs(%eg : {g}) -> {g}
      %1 = linalg.winograd_input_transform fmr(F_{m}_{r}) ins(%i : {i}) outs(%ed : {d}) -> {d}
      return %0, %1 : {g}, {d}
    }}
    func.func @back(%p: {p}) -> {o} {{
      %e = tensor.empty() : {o}
      %0 = linalg.winograd_output_transform fmr(F_{m}_{r}) ins(%p : {p}) outs(%e : {o}) -> {o}
      return %0 : {o}
    }}"""
    left, right = call(text, kernel, image)
    (found,) = run(parse(text), "back", np.einsum("hwcf,hwxync->hwxynf", left, right))
    windows = np.lib.stride_tricks.sliding_window_view(image, (r, r), axis=(1, 2))
    np.testing.assert_allclose(found, np.einsum("nhwcij,fijc->nhwf", windows, kernel), atol=1e-11)


def test_winograd_matrices_of_the_paper() -> None:
    """F(2, 3), up to the scale of rows that the filter's and the input's matrix share out between them."""
    output, filters, inputs = matrices(2, 3)
    assert output.tolist() == [[1, 1, 1, 0], [0, 1, -1, 1]]
    assert (np.abs(filters) * 2).tolist() == [[2, 0, 0], [1, 1, 1], [1, 1, 1], [0, 0, 2]]
    assert np.abs(inputs).tolist() == [[1, 0, 1, 0], [0, 1, 1, 0], [0, 1, 1, 0], [0, 1, 0, 1]]


# Errors.


def test_shapes_that_do_not_fit() -> None:
    body = "linalg.yield %x0 : f32"
    text = generic(f"{ID}, {ID}", PARALLEL, ["tensor<?x?xf32>"], "tensor<?x?xf32>", body)
    a, b = np.zeros((2, 3), np.float32), np.zeros((2, 4), np.float32)
    found = error(text, a, b)
    assert "<text>:2:" in found and "'linalg.generic' op dimension 1 of operand 1 is 4 where the loop" in found
    assert "dimension 1 of operand 1 is 4" in error(text, a[:0], b[:0])


def test_one_bad_point_in_many() -> None:
    body = "%0 = arith.divsi %x0, %x1 : i32\n    linalg.yield %0 : i32"
    types = ["tensor<2x2xi32>"] * 2
    text = generic(f"{ID}, {ID}, {ID}", PARALLEL, types, types[0], body)
    a = np.array([[1, 2], [3, 4]], np.int32)
    assert "'arith.divsi' op division by zero" in error(text, a, a - 3, a)
    same(one(text, a, a + 3, a), a // (a + 3))


def test_poison_that_is_not_used() -> None:
    """A shift that is too far is poison only where it is chosen."""
    body = """%far = arith.shli %x0, %x1 : i32
    %c = arith.constant 32 : i32
    %0 = arith.cmpi ult, %x1, %c : i32
    %1 = arith.select %0, %far, %x0 : i32
    linalg.yield %1 : i32"""
    types = ["tensor<1x3xi32>"] * 2
    text = generic(f"{ID}, {ID}, {ID}", PARALLEL, types, types[0], body)
    a = np.array([[1, 2, 3]], np.int32)
    same(one(text, a, np.array([[1, 40, 2]], np.int32), a), np.array([[2, 2, 12]], np.int32))
    plain = body.replace("linalg.yield %1", "linalg.yield %far")
    text = generic(f"{ID}, {ID}, {ID}", PARALLEL, types, types[0], plain)
    assert "poison" in error(text, a, np.array([[1, 40, 2]], np.int32), a)


def test_structured_ops_hand_on_poison() -> None:
    """An op on tensors may run where the program would not have run it; one that writes memory may not."""
    text = """func.func @f(%a: tensor<2xf32>, %m: memref<2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
      %0 = math.sqrt %a fastmath<nnan> : tensor<2xf32>
      %1 = linalg.add ins(%0, %a : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      %2 = linalg.exp ins(%1 : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      USE
      return RESULT : tensor<2xf32>
    }"""
    arguments = np.array([4, -1], np.float32), np.zeros(2, np.float32), np.zeros(2, np.float32)
    same(one(text.replace("USE", "").replace("RESULT", "%a"), *arguments), arguments[0])
    assert "the result is poison" in error(text.replace("USE", "").replace("RESULT", "%2"), *arguments)
    write = "bufferization.materialize_in_destination %2 in restrict writable %m : (tensor<2xf32>, memref<2xf32>) -> ()"
    assert "depends on poison" in error(text.replace("USE", write).replace("RESULT", "%a"), *arguments)


def test_steps_are_counted() -> None:
    text = generic(f"{ID}, {ID}", PARALLEL, ["tensor<?x?xf32>"], "tensor<?x?xf32>", "linalg.yield %x0 : f32")
    a = np.zeros((50, 50), np.float32)
    assert "takes more than 100 steps" in error(text, a, a, options=Options(max_steps=100))
    assert one(text, a, a, options=Options(max_steps=10000)).shape == (50, 50)


# Work.


def calls(text: str, *arguments: Array) -> int:
    program = parse(text)
    return calls_in(lambda: run(program, "f", *arguments))


def test_large_matmul_and_elementwise_are_computed_as_a_whole() -> None:
    square = np.ones((256, 256), np.float32)
    type = "tensor<256x256xf32>"
    text = f"""func.func @f(%a: {type}, %b: {type}, %c: {type}) -> {type} {{
      %0 = linalg.matmul ins(%a, %b : {type}, {type}) outs(%c : {type}) -> {type}
      return %0 : {type}
    }}"""
    assert calls(text, square, square, square) < 2_000
    large = np.ones((500, 500), np.float32)
    body = "%0 = arith.mulf %x0, %x1 : f32\n    %1 = arith.addf %0, %x0 : f32\n    linalg.yield %1 : f32"
    types = ["tensor<500x500xf32>"] * 2
    text = generic(f"{ID}, {SWAPPED}, {ID}", PARALLEL, types, types[0], body)
    assert calls(text, large, large, large) < 2_000
