"""Every named op of linalg: on tensors, after --linalg-generalize-named-ops, and as loops on memrefs it gives what its
row of the table says, which is computed here by indexing whole arrays.
"""

from __future__ import annotations

import zlib

import numpy as np
import pytest

from pyopt.dialects.linalg.forms import ROWS, form_of
from pyopt.dialects.linalg.notation import PARALLEL, NamedForm, Scalar
from tests.unit.interpreter.programs import Array, after, call, numbers, one, same, type_text

FLOAT_ONLY = ("exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh",
              "erf", "powf", "fill_rng_2d")  # fmt: skip
POSITIVE = ("log", "sqrt", "rsqrt", "reciprocal", "div", "powf")
ELEMENTWISE = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "max_signed": np.maximum, "min_signed": np.minimum,
    "div": np.divide, "powf": np.power, "abs": np.abs, "ceil": np.ceil, "floor": np.floor, "negf": np.negative,
    "sqrt": np.sqrt, "square": np.square, "exp": np.exp, "log": np.log, "tanh": np.tanh,
    "reciprocal": lambda a: 1 / a, "rsqrt": lambda a: 1 / np.sqrt(a), "select": np.where,
    "round": lambda a: np.trunc(a + np.copysign(0.5, a)),
}  # fmt: skip


def short(name: str) -> str:
    return name.partition(".")[2]


class NamedOpCase:
    """One op with types and arrays for its operands."""

    def __init__(self, name: str, seed: int, type: str) -> None:
        self.name = name
        self.form: NamedForm = form_of(name)
        generator = np.random.default_rng([seed, zlib.crc32(name.encode())])
        self.strides = [int(one) for one in generator.integers(1, 3, self.form.windows)]
        self.dilations = [int(one) for one in generator.integers(1, 3, self.form.windows)]
        if self.form.any_rank:
            extents = tuple([int(one) for one in generator.choice([0, 1, 2, 3, 4], 2)])
            self.extents = {0: extents[0], 1: extents[1]}
            self.shapes = [extents] * self.form.operand_count
            if short(name) == "fill":
                self.shapes[0] = ()
        else:
            self._shape(generator)
        self.types = [type] * self.form.operand_count
        if short(name) == "select":
            self.types[0] = "i1"
        if short(name) == "fill_rng_2d":
            self.types[:3] = ["f64", "f64", "i32"]
        self.arrays = [numbers(generator, shape, one) for shape, one in zip(self.shapes, self.types, strict=True)]
        if short(name) in POSITIVE:
            self.arrays = [np.abs(array) + array.dtype.type(1) for array in self.arrays]

    def _shape(self, generator: np.random.Generator) -> None:
        """Extents for the loops; zero only where a window cannot make the input's extent negative."""
        windowed = any(one.other for group in self.form.subscripts for one in group)
        choice = [1, 2, 3] if windowed else [0, 1, 2, 3]
        self.extents = {at: int(generator.choice(choice)) for at in range(len(self.form.loops))}
        self.shapes = []
        for group in self.form.subscripts:
            shape = []
            for part in group:
                extent = self.extents[self.form.loops.index(part.loop)]
                if part.other:
                    stride, dilation = self.window(part.window)
                    other = self.extents[self.form.loops.index(part.other)]
                    extent = (extent - 1) * stride + (other - 1) * dilation + 1
                shape.append(extent)
            self.shapes.append(tuple(shape))

    def window(self, number: int) -> tuple[int, int]:
        return (1, 1) if number < 0 else (self.strides[number], self.dilations[number])

    def text(self, kind: str) -> str:
        """A function of the operands: tensors to a tensor, or memrefs of which the last is written."""
        types = [
            one if not shape and not (at == len(self.shapes) - 1 or self._is_array(at)) else type_text(kind, shape, one)
            for at, (shape, one) in enumerate(zip(self.shapes, self.types, strict=True))
        ]
        arguments = ", ".join([f"%{at}: {one}" for at, one in enumerate(types)])
        count = len(types) - 1
        names = ", ".join([f"%{at}" for at in range(count)])
        attributes = ""
        if self.form.windows:
            shape = f"tensor<{self.form.windows}xi64>"
            attributes = (
                f"{{strides = dense<{self.strides}> : {shape}, dilations = dense<{self.dilations}> : {shape}}} "
            )
        op = f"{self.name} {attributes}ins({names} : {', '.join(types[:-1])}) outs(%{count} : {types[-1]})"
        if kind == "memref":
            return f"func.func @f({arguments}) {{\n  {op}\n  return\n}}\n"
        result = types[-1]
        return f"func.func @f({arguments}) -> {result} {{\n  %r = {op} -> {result}\n  return %r : {result}\n}}\n"

    def _is_array(self, at: int) -> bool:
        """The row gives the operand indices, if perhaps none; linalg.fill takes a number."""
        if at or short(self.name) == "fill":
            return False
        return "[" in ROWS[self.name].partition(": ")[2].split(" -> ")[0].split(", ")[at]

    # What it computes.

    def expected(self) -> Array:
        *inputs, output = self.arrays
        if self.form.any_rank:
            spread = [np.broadcast_to(array, output.shape) for array in inputs]
            return np.asarray(self._value(self.form.body, [*spread, output]), output.dtype)
        loops = np.indices([self.extents[at] for at in range(len(self.form.loops))])
        gathered = [array[tuple(self._place(part, loops) for part in group)] if group else array
                    for array, group in zip(inputs, self.form.subscripts, strict=False)]  # fmt: skip
        reduced = [at for at, kind in enumerate(self.form.iterators) if kind != PARALLEL]
        order = reduced + [at for at, kind in enumerate(self.form.iterators) if kind == PARALLEL]
        rows = [array.transpose(order) if array.ndim else array for array in gathered]
        # The output's dimensions may come in another order than the loops.
        kept = [at for at, kind in enumerate(self.form.iterators) if kind == PARALLEL]
        places = [kept.index(self.form.loops.index(part.loop)) for part in self.form.subscripts[-1]]
        result = output.transpose(np.argsort(places)) if places else output
        for step in np.ndindex(*[self.extents[at] for at in reduced]):
            result = self._value(self.form.body, [*[row[step] if row.ndim else row for row in rows], result])
        return np.asarray(result.transpose(places) if places else result, output.dtype)

    def _place(self, part: object, loops: Array) -> Array:
        names = self.form.loops
        first = loops[names.index(part.loop)]  # type: ignore[attr-defined]  # a Subscript
        if not part.other:  # type: ignore[attr-defined]
            return np.asarray(first)
        stride, dilation = self.window(part.window)  # type: ignore[attr-defined]
        return np.asarray(first * stride + loops[names.index(part.other)] * dilation)  # type: ignore[attr-defined]

    def _value(self, node: Scalar, arrays: list[Array]) -> Array:
        if node.index >= 0:
            return arrays[node.index]
        if node.function in ("signed", "unsigned", "cast"):
            return self._value(node.arguments[0], arrays)
        arguments = [self._value(one, arrays) for one in node.arguments]
        function = node.function
        if function in ("max_unsigned", "min_unsigned"):
            a, b = arguments
            if a.dtype.kind == "f":
                return np.asarray((np.maximum if function[:3] == "max" else np.minimum)(a, b))
            unsigned = np.dtype(f"u{a.dtype.itemsize}")
            both = a.astype(unsigned), b.astype(unsigned)
            return np.asarray((np.maximum if function[:3] == "max" else np.minimum)(*both).astype(a.dtype))
        if function == "div_unsigned" or (function == "div" and arguments[0].dtype.kind == "i"):
            a, b = arguments
            quotient = np.abs(a) // np.abs(b)
            return np.asarray(np.where((a < 0) != (b < 0), -quotient, quotient))
        if arguments[0].dtype.kind == "f":
            exact = ELEMENTWISE[function](*[one.astype(np.float64) for one in arguments])  # type: ignore[operator]
            return np.asarray(exact, arguments[0].dtype)
        return np.asarray(ELEMENTWISE[function](*arguments))  # type: ignore[operator]


def types_of(name: str) -> tuple[str, ...]:
    if short(name) in FLOAT_ONLY:
        return ("f32",)
    if "unsigned" in name:
        return ("i32",)
    return ("f32", "i8")


CASES = [
    (name, type)
    for name in sorted(ROWS)
    for type in types_of(name)
    if short(name) not in ("contract", "erf", "fill_rng_2d")
]


@pytest.mark.full
@pytest.mark.parametrize(("name", "type"), CASES)
def test_named_op(name: str, type: str) -> None:
    for seed in range(4):
        case = NamedOpCase(name, seed, type)
        if short(name) in ("div", "div_unsigned"):
            case.arrays[1] = np.abs(case.arrays[1]) + case.arrays[1].dtype.type(1)
            case.arrays[0] = np.abs(case.arrays[0])
        wanted = case.expected()
        on_tensors = case.text("tensor")
        same(one(on_tensors, *case.arrays), wanted)
        same(one(after(on_tensors, "--linalg-generalize-named-ops"), *case.arrays), wanted)
        written = [array.copy() for array in case.arrays]
        for program in (case.text("memref"), after(case.text("memref"), "--convert-linalg-to-loops")):
            written[-1] = case.arrays[-1].copy()
            assert call(program, *written) == []
            same(written[-1], wanted)


def test_random_fill_depends_on_seed_and_position() -> None:
    """The generator of the row, in 32-bit arithmetic."""
    text = """func.func @f(%min: f64, %max: f64, %seed: i32, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
      %r = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
      return %r : tensor<3x4xf32>
    }"""
    found = one(text, -1.0, 2.0, 7, np.zeros((3, 4), np.float32))
    i, j = np.indices((3, 4), np.int32)
    with np.errstate(over="ignore"):
        state = (j + ((i + np.int32(7)) * np.int32(1103515245) + np.int32(12345))) * np.int32(1103515245)
        state = state + np.int32(12345)
    scaled = (2147483647.0 + state.astype(np.float64)) * (3.0 * 2.3283063999999999e-10) + -1.0
    same(found, scaled.astype(np.float32))


def test_error_function() -> None:
    from math import erf

    text = """func.func @f(%i: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
      %r = linalg.erf ins(%i : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
      return %r : tensor<4xf32>
    }"""
    given = np.array([-2.0, -0.25, 0.0, 1.5], np.float32)
    wanted = np.array([erf(float(number)) for number in given], np.float32)
    same(one(text, given, given), wanted)


@pytest.mark.parametrize("name", ["linalg.quantized_matmul", "linalg.batch_matmul"])
def test_named_ops_without_empty_dimensions(name: str) -> None:
    """The seeds above make some dimension of theirs empty."""
    done = 0
    for seed in range(4, 40):
        case = NamedOpCase(name, seed, "i32")
        if 0 not in case.extents.values():
            same(one(case.text("tensor"), *case.arrays), case.expected())
            done += 1
    assert done > 3


# Ops with maps: each operand is indexed by letters, as np.einsum has them.


def maps_of(indices: str) -> str:
    """The maps of `bmk,bkn->bmn`."""
    operands = indices.replace("->", ",").split(",")
    loops = ", ".join([index for index in "bmnklij" if index in indices])
    maps = [f"affine_map<({loops}) -> ({', '.join(one)})>" for one in operands]
    return f"indexing_maps = [{', '.join(maps)}]"


def program(op: str, shapes: list[tuple[int, ...]], kind: str) -> str:
    """A function of operands of these shapes; the last one is the output."""
    types = [type_text(kind, shape, "f32") for shape in shapes]
    arguments = ", ".join([f"%{at}: {type}" for at, type in enumerate(types)])
    names = ", ".join([f"%{at}" for at in range(len(types) - 1)])
    text = f"{op} ins({names} : {', '.join(types[:-1])}) outs(%{len(types) - 1} : {types[-1]})"
    if kind == "memref":
        return f"func.func @f({arguments}) {{\n  {text}\n  return\n}}\n"
    return f"func.func @f({arguments}) -> {types[-1]} {{\n  %r = {text} -> {types[-1]}\n  return %r : {types[-1]}\n}}\n"


def check(op: str, arrays: list[Array], wanted: Array) -> None:
    """On tensors and on memrefs, as it is, as a linalg.generic and as loops."""
    shapes = [array.shape for array in arrays]
    on_tensors, on_memrefs = program(op, shapes, "tensor"), program(op, shapes, "memref")
    for text in (on_tensors, after(on_tensors, "--linalg-generalize-named-ops")):
        np.testing.assert_allclose(one(text, *arrays), wanted, rtol=1e-5)
    for text in (on_memrefs, after(on_memrefs, "--convert-linalg-to-loops")):
        written = [array.copy() for array in arrays]
        assert call(text, *written) == []
        np.testing.assert_allclose(written[-1], wanted, rtol=1e-5)


@pytest.mark.parametrize(
    ("name", "indices"),
    [
        ("matmul", "km,kn->mn"), ("matmul", "k,nk->mn"), ("matmul", "mk,kn->nm"), ("batch_matmul", "bkm,bnk->bmn"),
        ("batch_matmul", "k,bk->bmn"), ("batch_matmul", "mk,kn->bmn"), ("batch_reduce_matmul", "bkm,bkn->mn"),
        ("batch_reduce_matmul", "bk,bnk->mn"), ("contract", "bmk,knb->nm"), ("contract", "kl,lk->"),
        ("contract", "bmk,bkn->nbm"), ("contract", "k,mk->mn"),
    ],
)  # fmt: skip
def test_products_with_maps(name: str, indices: str) -> None:
    extents = {"b": 2, "m": 3, "n": 4, "k": 5, "l": 6}
    generator = np.random.default_rng(3)
    inputs, output = indices.split("->")
    arrays = [
        generator.standard_normal([extents[index] for index in operand]).astype(np.float32)
        for operand in (*inputs.split(","), output)
    ]
    full = indices.replace("->", ",").split(",")
    # A loop that only the output has repeats what the others give.
    spread = [index for index in output if index not in inputs]
    given = [*arrays[:2], *[np.ones(extents[index], np.float32) for index in spread]]
    wanted = arrays[2] + np.einsum(f"{','.join([*full[:2], *spread])}->{output}", *given)
    check(f"linalg.{name} {maps_of(indices)}", arrays, wanted)


@pytest.mark.parametrize("kind", ["exp", "negf", "square", "sub", "max_signed"])
def test_elementwise(kind: str) -> None:
    generator = np.random.default_rng(4)
    a, row, output = (generator.standard_normal(shape).astype(np.float32) for shape in ((4, 3), (4,), (3, 4)))
    function = ELEMENTWISE[kind]
    head = f"linalg.elementwise kind=#linalg.elementwise_kind<{kind}>"
    if kind in ("sub", "max_signed"):
        check(f"{head} {maps_of('ji,j->ij')}", [a, row, output], function(a.T, row))  # type: ignore[operator]
        check(head, [output, output, output], function(output, output))  # type: ignore[operator]
    else:
        check(f"{head} {maps_of('ji->ij')}", [a, output], function(a.T))  # type: ignore[operator]
        check(head, [output, output], function(output))  # type: ignore[operator]


def test_elementwise_selection() -> None:
    text = """func.func @f(%c: tensor<4xi1>, %s: f32, %a: tensor<4xf32>) -> tensor<4xf32> {
      %r = linalg.elementwise kind=#linalg.elementwise_kind<select>
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>,
                           affine_map<(i) -> (i)>]
          ins(%c, %s, %a : tensor<4xi1>, f32, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
      return %r : tensor<4xf32>
    }"""
    values = np.array([1, 2, 3, 4], np.float32)
    same(one(text, np.array([1, 0, 1, 0], bool), 9.0, values), np.array([9, 2, 9, 4], np.float32))


def test_passes_keep_what_is_computed() -> None:
    """Transposes read through by linalg.elementwise, and a depthwise convolution with one filter for each channel."""
    generator = np.random.default_rng(5)
    text = """func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x3xf32>, %e: tensor<4x3xf32>) -> tensor<4x3xf32> {
      %t = linalg.transpose ins(%a : tensor<3x4xf32>) outs(%e : tensor<4x3xf32>) permutation = [1, 0]
      %r = linalg.elementwise kind=#linalg.elementwise_kind<sub>
          ins(%t, %b : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
      return %r : tensor<4x3xf32>
    }"""
    a, b = (generator.standard_normal(shape).astype(np.float32) for shape in ((3, 4), (4, 3)))
    assert "linalg.transpose" not in after(text, "--linalg-fold-into-elementwise")
    same(one(after(text, "--linalg-fold-into-elementwise"), a, b, b), a.T - b)
    i, k, o = "tensor<1x5x5x2xf32>", "tensor<2x2x2x1xf32>", "tensor<1x2x2x2x1xf32>"
    text = f"""func.func @f(%i: {i}, %k: {k}, %o: {o}) -> {o} {{
      %r = linalg.depthwise_conv_2d_nhwc_hwcm {{strides = dense<2> : tensor<2xi64>}}
          ins(%i, %k : {i}, {k}) outs(%o : {o}) -> {o}
      return %r : {o}
    }}"""
    shapes = ((1, 5, 5, 2), (2, 2, 2, 1), (1, 2, 2, 2, 1))
    arrays = [generator.standard_normal(shape).astype(np.float32) for shape in shapes]
    assert "hwcm" not in after(text, "--simplify-depthwise-conv")
    same(one(after(text, "--simplify-depthwise-conv"), *arrays), one(text, *arrays))
