"""Value functions of the library: what small tensors of integers hold, on concrete values, on extents, and unknown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from pyopt.analysis.shapes.functions import ShapeFunctions
from pyopt.analysis.shapes.lookup import ShapeRules, transfer_of
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import Attribute, DictionaryAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.passes.shapes.library import COMMON, load
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

LIBRARIES = load([COMMON], Context(lambda *message: None)).libraries

C = {
    "scalar": "dense<3> : tensor<i64>",
    "zero": "dense<0> : tensor<i64>",
    "two": "dense<2> : tensor<i64>",
    "minus": "dense<-1> : tensor<i64>",
    "list": "dense<[2, 3, 4]> : tensor<3xi64>",
    "signs": "dense<[-2, 0, 5]> : tensor<3xi64>",
    "one": "dense<[1]> : tensor<1xi64>",
    "first": "dense<[0]> : tensor<1xi64>",
    "last": "dense<[-1]> : tensor<1xi64>",
    "places": "dense<[2, -3]> : tensor<2xi64>",
    "nothing": "dense<> : tensor<0xi64>",
    "matrix": "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>",
    "column": "dense<[[10], [20]]> : tensor<2x1xi64>",
    "truths": "dense<[true, false, true]> : tensor<3xi1>",
    "bytes": "dense<[200, 3, 4]> : tensor<3xui8>",
    "most": "dense<9223372036854775807> : tensor<1xi64>",
    "least": "dense<-9223372036854775808> : tensor<1xi64>",
    "shape23": "dense<[2, 3]> : tensor<2xi64>",
    "shape32": "dense<[3, 2]> : tensor<2xi64>",
    "many": "dense<7> : tensor<65xi64>",
    "floats": "dense<[2.0, 3.0, 4.0]> : tensor<3xf32>",
}
"""Constants by name. %n is the shape of an argument, %a and %s are arguments, %o is an operand that is not there."""


def known_values(op: str, operands: str, attributes: str = "", result: str = "tensor<*xi64>") -> list[str]:
    """What the results of one op hold; the extents of the argument are n and m."""
    names = operands.split()
    types = {name: value.rpartition(" : ")[2] for name, value in C.items()}
    types |= {"n": "tensor<*xi64>", "a": "tensor<3xi64>", "s": "tensor<i64>", "o": "none", "x": "tensor<?x?xf32>"}
    lines = [
        f'%{name} = "onnx.Constant"() {{value = {C[name]}}} : () -> {types[name]}' for name in {*names} if name in C
    ]
    results = result.split(", ")
    text = f"""
    func.func @main(%x: tensor<?x?xf32>, %a: tensor<3xi64>, %s: tensor<i64>) {{
      %n = "onnx.Shape"(%x) : (tensor<?x?xf32>) -> tensor<*xi64>
      %o = "onnx.NoValue"() {{value}} : () -> none
      {" ".join(lines)}
      %r:{len(results)} = "{op}"({", ".join([f"%{name}" for name in names])}) {{{attributes}}}
        : ({", ".join([types[name] for name in names])}) -> ({result})
      return
    }}"""
    messages: list[object] = []
    context = Context(lambda *message: messages.append(message), allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    assert module is not None, messages
    functions = ShapeFunctions(transfer_of, LIBRARIES)
    solver = ShapeSolver(ProgramOps(module), ShapeRules(functions))
    solver.solve()
    (asked,) = [one for one in module.walk() if one.name == op and len(one.results) == len(results)][-1:]
    names_of = {"arg0[0]": "n", "arg0[1]": "m", "arg1[0]": "a", "arg1[1]": "b", "arg1[2]": "c", "arg2[0]": "s"}
    return [_text(solver, asked, index, names_of) for index in range(len(results))]


def _text(solver: ShapeSolver, op: Operation, index: int, names: dict[str, str]) -> str:
    shape = solver.denoted(op.results[index])
    text = "unknown" if shape.extents is None else str(shape)
    for name, short in names.items():
        text = text.replace(name, short)
    return text if op.name not in text else "own"


CASES: dict[str, list[tuple[str, ...]]] = {
    "onnx.Constant": [("", "[2, -7]", "value_ints = [2, -7]"), ("", "[9]", "value_int = 9 : si64")],
    "onnx.Identity": [("list", "[2, 3, 4]"), ("n", "[n, m]"), ("many", "unknown"), ("floats", "own")],
    "onnx.Cast": [
        ("list", "[2, 3, 4]"), ("bytes", "[200, 3, 4]"), ("truths", "[1, 0, 1]"), ("a", "[a, b, c]"),
        ("list", "own", "to = i1", "tensor<3xi1>"), ("bytes", "own", "to = i8", "tensor<3xi8>"),
        ("n", "[n, m]", "to = i32", "tensor<2xi32>"), ("n", "own", "to = i16", "tensor<2xi16>"),
        ("a", "own", "to = i32", "tensor<3xi32>"), ("list", "[2, 3, 4]", "to = i8", "tensor<3xi8>"),
    ],
    "onnx.Abs": [("signs", "[2, 0, 5]"), ("n", "[n, m]")],
    "onnx.Neg": [("signs", "[2, 0, -5]"), ("n", "[-1 * n, -1 * m]")],
    "onnx.Add": [
        ("list list", "[4, 6, 8]"), ("list scalar", "[5, 6, 7]"), ("matrix list", "[3, 5, 7, 6, 8, 10]"),
        ("matrix column", "[11, 12, 13, 24, 25, 26]"), ("column list", "[12, 13, 14, 22, 23, 24]"),
        ("n two", "[2 + n, 2 + m]"), ("list floats", "own", "", "tensor<3xi64>"), ("list places", "unknown"),
    ],
    "onnx.Sub": [("list signs", "[4, 3, -1]"), ("n n", "[0, 0]")],
    "onnx.Mul": [("list two", "[4, 6, 8]"), ("n n", "[n * n, m * m]")],
    "onnx.Div": [
        ("list two", "[1, 1, 2]"), ("n two", "[n floordiv 2, m floordiv 2]"),
        ("list zero", "own", "", "tensor<3xi64>"),
    ],
    "onnx.Mod": [
        ("list two", "[0, 1, 0]"), ("signs scalar", "[1, 0, 2]"), ("signs scalar", "[-2, 0, 2]", "fmod = 1 : si64"),
        ("n two", "[n + -2 * (n floordiv 2), m + -2 * (m floordiv 2)]"),
    ],
    "onnx.Max": [
        ("list signs", "[2, 3, 5]"), ("list signs scalar", "[3, 3, 5]"), ("n zero", "[n, m]"), ("list", "[2, 3, 4]"),
    ],
    "onnx.Min": [("list signs", "[-2, 0, 4]"), ("n minus", "[-1, -1]")],
    "onnx.Sum": [("list signs scalar", "[3, 6, 12]")],
    "onnx.Equal": [
        ("list scalar", "[0, 1, 0]", "", "tensor<*xi1>"), ("n minus", "[0, 0]", "", "tensor<*xi1>"),
        ("n n", "[1, 1]", "", "tensor<*xi1>"), ("n two", "own", "", "tensor<2xi1>"),
    ],
    "onnx.Less": [("list scalar", "[1, 0, 0]", "", "tensor<*xi1>"), ("n zero", "[0, 0]", "", "tensor<*xi1>")],
    "onnx.LessOrEqual": [("list scalar", "[1, 1, 0]", "", "tensor<*xi1>")],
    "onnx.Greater": [("list scalar", "[0, 0, 1]", "", "tensor<*xi1>")],
    "onnx.GreaterOrEqual": [("list scalar", "[0, 1, 1]", "", "tensor<*xi1>"), ("n zero", "[1, 1]", "", "tensor<*xi1>")],
    "onnx.And": [("truths truths", "[1, 0, 1]", "", "tensor<*xi1>")],
    "onnx.Or": [("truths truths", "[1, 0, 1]", "", "tensor<*xi1>")],
    "onnx.Not": [("truths", "[0, 1, 0]", "", "tensor<*xi1>")],
    "onnx.Where": [("truths list signs", "[2, 0, 4]"), ("truths scalar signs", "[3, 0, 3]")],
    "onnx.Clip": [
        ("signs zero two", "[0, 0, 2]"), ("signs o two", "[-2, 0, 2]"), ("signs zero", "[0, 0, 5]"),
        ("signs", "[-2, 0, 5]"),
    ],
    "onnx.Size": [("matrix", "[6]"), ("x", "[n * m]")],
    "onnx.Shape": [("x", "[m]", "start = 1 : si64"), ("matrix", "[2, 3]")],
    "onnx.Gather": [
        ("list places", "[4, 2]"), ("list scalar", "own", "", "tensor<i64>"), ("list two", "[4]"), ("n zero", "[n]"),
        ("matrix one", "[4, 5, 6]"), ("matrix places", "[3, 1, 6, 4]", "axis = 1 : si64"),
        ("list a", "own", "", "tensor<3xi64>"),
    ],
    "onnx.Concat": [
        ("list n", "[2, 3, 4, n, m]", "axis = 0 : si64"), ("list", "[2, 3, 4]", "axis = -1 : si64"),
        ("matrix matrix", "[1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]", "axis = 0 : si64"),
        ("matrix column", "unknown", "axis = 1 : si64"), ("nothing list", "[2, 3, 4]", "axis = 0 : si64"),
    ],
    "onnx.Slice": [
        ("list first two", "[2, 3]"), ("list one most", "[3, 4]"), ("list last most", "[4]"),
        ("list first last", "[2, 3]"),
        ("list last least first last", "[4, 3, 2]"), ("list first most first two", "[2, 4]"), ("list one one", "[]"),
        ("matrix last least first last", "[4, 5, 6, 1, 2, 3]"), ("matrix one most one", "[2, 3, 5, 6]"),
        ("n one two first", "[m]"), ("list first most first zero", "unknown"),
        ("list s most", "own", "", "tensor<2xi64>"),
    ],
    "onnx.Squeeze": [("one first", "[1]"), ("column one", "[10, 20]"), ("one o", "[1]"), ("one", "[1]", "axes = [0]")],
    "onnx.Unsqueeze": [
        ("list first", "[2, 3, 4]"), ("scalar first", "[3]"), ("scalar", "[3]", "axes = [0]"), ("s first", "[s]"),
    ],
    "onnx.Reshape": [
        ("matrix shape32", "[1, 2, 3, 4, 5, 6]"), ("matrix last", "[1, 2, 3, 4, 5, 6]"),
        ("n one", "own", "", "tensor<1xi64>"),
    ],
    "onnx.Flatten": [("list", "[2, 3, 4]")],
    "onnx.Transpose": [
        ("matrix", "[1, 4, 2, 5, 3, 6]"), ("list", "[2, 3, 4]", "perm = [0]"),
        ("matrix", "[1, 2, 3, 4, 5, 6]", "perm = [0, 1]"),
    ],
    "onnx.Tile": [("list two", "[2, 3, 4, 2, 3, 4]"), ("n two", "[n, m, n, m]")],
    "onnx.Expand": [
        ("scalar shape23", "[3, 3, 3, 3, 3, 3]"), ("s one", "[s]"), ("list shape23", "unknown"),
        ("one n", "unknown"),
    ],
    "onnx.ConstantOfShape": [
        ("shape23", "[0, 0, 0, 0, 0, 0]"), ("one", "[-7]", "value = dense<-7> : tensor<1xi64>"), ("n", "unknown"),
        ("nothing", "[5]", "value = dense<5> : tensor<1xi64>"), ("last", "unknown"),
    ],
    "onnx.Range": [
        ("zero scalar two", "[0, 2]"), ("scalar zero minus", "[3, 2, 1]"), ("zero minus two", "[]"),
        ("zero s two", "unknown"),
        ("zero scalar zero", "unknown"),
    ],
    "onnx.ReduceProd": [("list first", "[24]", "keepdims = 0 : si64"), ("n", "[n * m]"), ("matrix first", "unknown")],
    "onnx.ReduceSum": [("signs first", "[3]"), ("n", "[n + m]", "keepdims = 0 : si64"), ("nothing", "[0]")],
    "onnx.ReduceMax": [("signs first", "[5]"), ("nothing", "own", "", "tensor<1xi64>")],
    "onnx.ReduceMin": [("signs first", "[-2]")],
    "tf.GatherV2": [("list places zero", "[4, 2]"), ("list places zero", "own", "batch_dims = 1", "tensor<2xi64>")],
    "tf.ConcatV2": [("list n zero", "[2, 3, 4, n, m]"), ("matrix column one", "unknown")],
    "tf.Pack": [
        ("scalar two s", "[3, 2, s]"), ("scalar two", "[3, 2]", "axis = -1"), ("list signs", "[2, 3, 4, -2, 0, 5]"),
        ("list signs", "unknown", "axis = -1"), ("list signs", "unknown", "axis = 1"),
    ],
    "tf.StridedSlice": [
        ("list first one one", "[2]"), ("list last one one", "[4]", "shrink_axis_mask = 1"),
        ("n one first one", "[m]", "end_mask = 1"),
        ("list one first last", "[3]"), ("list first last last", "[4, 3, 2]", "begin_mask = 1, end_mask = 1"),
        ("list s one one", "unknown"), ("list first one one", "unknown", "ellipsis_mask = 1"),
    ],
    "tf.Minimum": [("list signs", "[-2, 0, 4]")],
    "tf.Maximum": [("list signs", "[2, 3, 5]")],
    "tf.Fill": [("shape23 two", "[2, 2, 2, 2, 2, 2]")],
    "tf.Rank": [("matrix", "[2]"), ("x", "[2]")],
    "tf.NotEqual": [("list scalar", "[1, 0, 1]", "", "tensor<*xi1>")],
    "stablehlo.concatenate": [("list n", "[2, 3, 4, n, m]", "dimension = 0")],
    "stablehlo.get_dimension_size": [("x", "[m]", "dimension = 1"), ("x", "[n]", "dimension = 0")],
    "stablehlo.and": [
        ("truths truths", "[1, 0, 1]", "", "tensor<*xi1>"), ("list signs", "[2, 0, 4]"),
        ("n n", "own", "", "tensor<2xi64>"),
    ],
    "stablehlo.or": [("list signs", "[-2, 3, 5]"), ("zero s", "[s]")],
    "stablehlo.xor": [("list signs", "[-4, 3, 1]"), ("truths truths", "[0, 0, 0]", "", "tensor<*xi1>")],
    "stablehlo.sign": [("signs", "[-1, 0, 1]"), ("n", "[min(n, 1), min(m, 1)]")],
    "stablehlo.clamp": [("zero signs scalar", "[0, 0, 3]"), ("zero n scalar", "[min(n, 3), min(m, 3)]")],
    "stablehlo.compare": [
        (f"list {other}", expected, f"comparison_direction = #stablehlo<comparison_direction {way}>", "tensor<*xi1>")
        for way, other, expected in (
            ("EQ", "list", "[1, 1, 1]"), ("NE", "signs", "[1, 1, 1]"), ("LT", "signs", "[0, 0, 1]"),
            ("LE", "list", "[1, 1, 1]"), ("GT", "signs", "[1, 1, 0]"), ("GE", "list", "[1, 1, 1]"),
        )
    ],
    "mhlo.compare": [("list signs", "own", "", "tensor<3xi1>")],
    "stablehlo.broadcast_in_dim": [
        ("scalar", "[3]", "", "tensor<1xi64>"), ("list", "[2, 3, 4]", "", "tensor<3x1xi64>"),
        ("matrix", "unknown", "broadcast_dimensions = array<i64: 1, 0>", "tensor<3x2xi64>"),
        ("scalar", "unknown", "", "tensor<*xi64>"),
    ],
    "stablehlo.dynamic_broadcast_in_dim": [("s shape23", "[s, s, s, s, s, s]"), ("list list", "unknown")],
    "stablehlo.dynamic_reshape": [("matrix shape32", "[1, 2, 3, 4, 5, 6]")],
    "stablehlo.slice": [
        ("list", "[4]", "start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>"),
        ("list", "[2, 4]", "start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 2>"),
        ("n", "[m]", "start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>"),
        (
            "matrix", "unknown",
            "start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>",
        ),
    ],
    "tosa.const_shape": [("", "[2, 3]", "values = dense<[2, 3]> : tensor<2xindex>", "!tosa.shape<2>")],
}  # fmt: skip


@pytest.mark.parametrize(("op", "case"), [(op, case) for op, cases in CASES.items() for case in cases])
def test_a_value_function(op: str, case: tuple[str, ...]) -> None:
    operands, expected, *rest = case
    attributes = "axis = 0 : si64" if op == "onnx.Gather" and not (rest and rest[0]) else rest[0] if rest else ""
    assert known_values(op, operands, attributes, *rest[1:]) == [expected]


def test_every_value_function_is_tested() -> None:
    tested = {*CASES, *[name for name, _ in DIVISIONS], "onnx.Split", "tf.Unpack"}
    for library in LIBRARIES:
        entries = _entries(library)
        for function in {*[function for _, function in entries]}:
            assert tested & {name for name, other in entries if other is function}, function


def _entries(library: Operation) -> list[tuple[str, Attribute]]:
    values = library.attributes.get("shape.values")
    return list(values.entries) if isinstance(values, DictionaryAttr) else []


def test_the_parts_of_a_list() -> None:
    three = ", ".join(["tensor<*xi64>"] * 3)
    assert known_values("onnx.Split", "list", "axis = 0 : si64", three) == ["[2]", "[3]", "[4]"]
    assert known_values("onnx.Split", "list a", "axis = 0 : si64", three) == ["unknown"] * 3
    assert known_values("tf.Unpack", "list", "", three) == ["[2]", "[3]", "[4]"]
    two = ", ".join(["tensor<*xi64>"] * 2)
    assert known_values("onnx.Split", "list", "num_outputs = 2 : si64", two) == ["[2, 3]", "[4]"]
    assert known_values("onnx.SplitV11", "list", "split = [1, 2]", two) == ["[2]", "[3, 4]"]
    assert known_values("onnx.Split", "n", "axis = 0 : si64", two) == ["[n]", "[m]"]


def towards_zero(one: int, other: int) -> int:
    return abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)


DIVISIONS: dict[tuple[str, str], Callable[[int, int], int]] = {
    ("onnx.Div", ""): towards_zero,
    ("onnx.Mod", ""): lambda one, other: one % other,
    ("onnx.Mod", "fmod = 0 : si64"): lambda one, other: one % other,
    ("onnx.Mod", "fmod = 1 : si64"): lambda one, other: one - towards_zero(one, other) * other,
    ("tf.Div", ""): towards_zero,
    ("tf.TruncateDiv", ""): towards_zero,
    ("tf.FloorDiv", ""): lambda one, other: one // other,
    ("tf.FloorMod", ""): lambda one, other: one % other,
    ("tf.Mod", ""): lambda one, other: one - towards_zero(one, other) * other,
    ("tf.TruncateMod", ""): lambda one, other: one - towards_zero(one, other) * other,
    ("stablehlo.divide", ""): towards_zero,
    ("stablehlo.remainder", ""): lambda one, other: one - towards_zero(one, other) * other,
}
"""What ONNX, TensorFlow and StableHLO say of divisions of integers."""


@pytest.mark.parametrize(("name", "attributes"), DIVISIONS, ids=[" ".join(one) for one in DIVISIONS])
def test_divisions_of_numbers_of_all_signs(name: str, attributes: str) -> None:
    pairs = [(one, other) for one in (-8, -7, -1, 0, 1, 7, 8) for other in (-8, -3, -1, 1, 3, 8)]
    wanted = [DIVISIONS[name, attributes](one, other) for one, other in pairs]
    lines = [
        f'%p{place} = "onnx.Constant"() {{value = dense<[{one}]> : tensor<1xi64>}} : () -> tensor<1xi64>'
        f'%p{place}_0 = "onnx.Constant"() {{value = dense<[{other}]> : tensor<1xi64>}} : () -> tensor<1xi64>'
        f'%p{place}_1 = "{name}"(%p{place}, %p{place}_0) {{{attributes}}}'
        f": (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>"
        f'%p{place}_2 = "onnx.Add"(%p{place}_1, %nine) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>'
        f'%p{place}_3 = "onnx.ConstantOfShape"(%p{place}_2) : (tensor<1xi64>) -> tensor<*xf32>'
        for place, (one, other) in enumerate(pairs, 1)
    ]
    nine = '%nine = "onnx.Constant"() {value = dense<[9]> : tensor<1xi64>} : () -> tensor<1xi64>'
    text = f"func.func @f() {{ {nine} {' '.join(lines)} return }}"
    code, shown, err = run_in_process(["--allow-unregistered-dialect", "--shape-inference=library=common", "-"], text)
    assert (code, err) == (0, "")
    found = re.findall(r"-> tensor<(\d+|\?)xf32>", shown)
    assert len(found) == len(pairs)
    for pair, extent, number in zip(pairs, found, wanted, strict=True):
        # Nothing need be known of divisors below 0.
        assert extent == str(number + 9) or (extent == "?" and pair[1] < 0), pair
