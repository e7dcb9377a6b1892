"""pyopt-import-onnx on models of all kinds: pyopt reads the text, which has their elements and gives their shapes."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")
from onnx import TensorProto, helper, numpy_helper  # noqa: E402

import pyopt  # noqa: E402
from pyopt.driver.run import run_in_process as run_pyopt  # noqa: E402
from pyopt.import_onnx.main import run_in_process  # noqa: E402
from pyopt.import_onnx.model import text_of_model  # noqa: E402
from pyopt.import_onnx.types import ELEMENTS  # noqa: E402

if TYPE_CHECKING:
    from pathlib import Path

FLOAT = TensorProto.FLOAT
INT64 = TensorProto.INT64


def value(name: str, dims: list[int | str] | None, type: int = FLOAT) -> Any:
    return helper.make_tensor_value_info(name, type, dims)


def model(nodes: list[Any], inputs: list[Any], outputs: list[Any], constants: list[Any] = [], **more: Any) -> Any:  # noqa: B006
    graph = helper.make_graph(nodes, "a graph", inputs, outputs, constants)
    opsets = [helper.make_opsetid("", 18), helper.make_opsetid("my.domain", 1)]
    return helper.make_model(graph, opset_imports=opsets, **more)


def imported(tmp_path: Path, made: Any, *flags: str) -> str:
    """The text, which pyopt reads."""
    onnx.save(made, str(tmp_path / "model.onnx"))
    code, text, err = run_in_process([*flags, "model.onnx"], "", str(tmp_path))
    assert (code, err) == (0, "")
    code, _, err = run_pyopt(["--allow-unregistered-dialect", "-"], text)
    assert (code, err) == (0, ""), text
    return text


def shapes(text: str) -> dict[str, Any]:
    """Values -> shapes with symbols."""
    flags = ["--allow-unregistered-dialect", "--shape-inference=library=common report=json", "-o", "/dev/null", "-"]
    code, _, err = run_pyopt(flags, text)
    assert code == 0, err
    return {row["value"].partition(" (")[0]: row["shape"] for row in json.loads(err)["values"]}


def linear() -> Any:
    weights = numpy_helper.from_array(np.arange(320, dtype=np.float32).reshape(4, 80), "w")
    nodes = [helper.make_node("MatMul", ["x", "w"], ["h"]), helper.make_node("Relu", ["h"], ["/y:0"])]
    return model(nodes, [value("x", ["batch", 4])], [value("/y:0", ["batch", 80])], [weights])


def test_a_linear_layer(tmp_path: Path) -> None:
    text = imported(tmp_path, linear(), "--elide-weights")
    assert text == (
        'func.func @main_graph(%x: tensor<?x4xf32> {onnx.name = "x", shape.dims = ["batch", ""]}) -> '
        '(tensor<*xf32> {onnx.name = "/y:0"}) {\n'
        '  %none = "onnx.NoValue"() {value} : () -> none\n'
        '  %w = "onnx.Constant"() {value = dense_resource<__elided__> : tensor<4x80xf32>} : () -> tensor<4x80xf32>\n'
        '  %h = "onnx.MatMul"(%x, %w) : (tensor<?x4xf32>, tensor<4x80xf32>) -> tensor<*xf32>\n'
        '  %_y_0 = "onnx.Relu"(%h) : (tensor<*xf32>) -> tensor<*xf32>\n'
        "  return %_y_0 : tensor<*xf32>\n}\n"
    )
    assert shapes(text)["onnx.Relu"] == ["batch", 80]


def test_weights_keep_their_elements(tmp_path: Path) -> None:
    text = imported(tmp_path, linear())
    (constant,) = [one for one in pyopt.parse(text, allow_unregistered=True).walk() if one.name == "onnx.Constant"]
    elements = pyopt.to_numpy(constant.attributes["value"])
    np.testing.assert_array_equal(elements, np.arange(320, dtype=np.float32).reshape(4, 80))


def test_shapes_that_are_computed(tmp_path: Path) -> None:
    """Reshape(x, Concat(Gather(Shape(x), 0), -1)): a small constant is kept, whatever is elided."""
    nodes = [
        helper.make_node("Shape", ["x"], ["s"]),
        helper.make_node("Gather", ["s", "zero"], ["n"], axis=0),
        helper.make_node("Concat", ["n", "rest"], ["t"], axis=0),
        helper.make_node("Reshape", ["x", "t"], ["y"]),
    ]
    numbers = {"zero": [0], "rest": [-1]}
    constants = [numpy_helper.from_array(np.array(one, np.int64), name) for name, one in numbers.items()]
    made = model(nodes, [value("x", ["batch", "past + length", 8])], [value("y", None)], constants)
    assert shapes(imported(tmp_path, made, "--elide-weights"))["onnx.Reshape"] == ["batch", "8 * past + 8 * length"]


@pytest.mark.parametrize("dtype", sorted(ELEMENTS))
def test_every_element_type(tmp_path: Path, dtype: int) -> None:
    if dtype == TensorProto.STRING:
        tensor = helper.make_tensor("c", dtype, [2], [b'a"\\\n', "é".encode()])
    else:
        numbers = [0, 1, 1, 0] if dtype == TensorProto.BOOL else [0, 1, 2, 3]
        tensor = helper.make_tensor("c", dtype, [2, 2], numbers)
    large = helper.make_tensor("d", dtype, [0], [])
    made = model(
        [helper.make_node("Identity", ["c"], ["y"]), helper.make_node("Identity", ["d"], ["z"])],
        [], [value("y", None, dtype), value("z", None, dtype)], [tensor, large],
    )  # fmt: skip
    text = imported(tmp_path, made)
    assert f": tensor<{'2' if dtype == TensorProto.STRING else '2x2'}x{ELEMENTS[dtype]}>" in text


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_what_is_no_number(tmp_path: Path, dtype: Any) -> None:
    array = np.array([np.inf, -np.inf, np.nan, 1.5, -0.0], dtype)
    same = helper.make_node("Identity", ["c"], ["y"])
    made = model([same], [], [value("y", None)], [numpy_helper.from_array(array, "c")])
    text = imported(tmp_path, made)
    (constant,) = [one for one in pyopt.parse(text, allow_unregistered=True).walk() if one.name == "onnx.Constant"]
    elements = pyopt.to_numpy(constant.attributes["value"])
    np.testing.assert_array_equal(elements, array)
    assert np.signbit(elements[4])


def test_operands_and_results_that_are_left_out(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Clip", ["x", "", "high"], ["c"]),
        helper.make_node("Dropout", ["c"], ["d", ""]),
        helper.make_node("LSTM", ["c", "w", "r"], ["", "last"], hidden_size=3),
    ]
    inputs = [value("x", ["t", 1, 2]), value("high", []), value("w", [1, 12, 2]), value("r", [1, 12, 3])]
    text = imported(tmp_path, model(nodes, inputs, [value("d", None), value("last", None)]))
    assert '"onnx.Clip"(%x, %none, %high) : (tensor<?x1x2xf32>, none, tensor<f32>) -> tensor<*xf32>' in text
    assert "%unused, %last = " not in text
    assert '%unused_0, %last = "onnx.LSTM"' in text


def test_attributes(tmp_path: Path) -> None:
    node = helper.make_node(
        "Any", ["x"], ["y"], domain="my.domain", count=3, ratio=0.1, word='a"b', numbers=[1, 2], ratios=[0.5],
        words=["u", "v"],
    )  # fmt: skip
    text = imported(tmp_path, model([node], [value("x", [1])], [value("y", None)]))
    assert '"onnx.Custom"(%x) {' in text
    for one in (
        "count = 3 : si64", "ratio = 1.000000015e-01 : f32", 'word = "a\\22b"', "numbers = [1, 2]",
        "ratios = [5.000000000e-01 : f32]", 'words = ["u", "v"]', 'domain_name = "my.domain"', 'function_name = "Any"',
    ):  # fmt: skip
        assert one in text
    cast = helper.make_node("Cast", ["x"], ["y"], to=TensorProto.INT32)
    assert "{to = i32} : (tensor<1xf32>) -> tensor<*xi32>" in imported(
        tmp_path, model([cast], [value("x", [1])], [value("y", None, TensorProto.INT32)])
    )


def test_types_that_are_not_known(tmp_path: Path) -> None:
    node = helper.make_node("Any", ["x"], ["h"], domain="my.domain")
    other = helper.make_node("Relu", ["h"], ["y"])
    text = imported(tmp_path, model([node, other], [value("x", [1])], [value("y", None)]))
    assert '"onnx.Custom"(%x)' in text
    assert "(tensor<1xf32>) -> !onnx.Unknown" in text.replace("(!onnx.Unknown)", "!onnx.Unknown")


def test_types_that_only_the_schema_tells(tmp_path: Path) -> None:
    """ONNX infers nothing for GroupNormalization of opset 18, but its result has the type of its operand."""
    node = helper.make_node("GroupNormalization", ["x", "s", "s"], ["y"], num_groups=2)
    inputs = [value("x", ["n", 4, 3]), value("s", [2])]
    text = imported(tmp_path, model([node], inputs, [onnx.ValueInfoProto(name="y")]))
    assert "-> tensor<*xf32>" in text
    assert shapes(text)["onnx.GroupNormalization"] == ["n", 4, 3]


def test_ops_that_have_another_name(tmp_path: Path) -> None:
    four = [value(name, [3]) for name in "abcd"]
    nodes = [
        helper.make_node("MaxPool", ["x"], ["p"], kernel_shape=[2, 2]),
        helper.make_node("MaxPool", ["x"], ["q", "i"], kernel_shape=[2, 2]),
        helper.make_node("BatchNormalization", ["x", "a", "b", "c", "d"], ["y"]),
    ]
    outputs = [value(name, None) for name in "pqy"]
    text = imported(tmp_path, model(nodes, [value("x", [1, 3, 8, 8]), *four], outputs))
    assert text.count('"onnx.MaxPoolSingleOut"') == text.count('"onnx.MaxPool"') == 1
    assert '"onnx.BatchNormalizationInferenceMode"' in text


@pytest.mark.parametrize(
    ("opset", "names"), [(10, ["ResizeV10", "DFTV17"]), (19, ["Resize", "DFTV17"]), (20, ["Resize", "DFT"])]
)
def test_names_of_versions(opset: int, names: list[str]) -> None:
    """Ops whose operands meant something else before have another name."""
    kinds = {"Resize": ["x", "s"], "DFT": ["x"]}
    nodes = [helper.make_node(kind, operands, [kind]) for kind, operands in kinds.items()]
    made = model(nodes, [value("x", [2, 4, 1]), value("s", [3])], [value("Resize", None), value("DFT", None)])
    made.opset_import[0].version = opset
    text = text_of_model(made)
    assert {name for name in ("Resize", "ResizeV10", "DFT", "DFTV17") if f'"onnx.{name}"' in text} == {*names}


def test_subgraphs(tmp_path: Path) -> None:
    def branch(kind: str) -> Any:
        constant = numpy_helper.from_array(np.ones(2, np.float32), "one")
        node = helper.make_node(kind, ["x", "one"], ["r"])
        return helper.make_graph([node], kind, [], [value("r", None)], [constant])

    node = helper.make_node("If", ["c"], ["y"], then_branch=branch("Add"), else_branch=branch("Mul"))
    inputs = [value("c", [], TensorProto.BOOL), value("x", ["n", 2])]
    text = imported(tmp_path, model([node], inputs, [value("y", None)]))
    assert text.count('"onnx.Yield"') == 2
    assert '"onnx.If"(%c) ({' in text
    body = helper.make_graph(
        [helper.make_node("Identity", ["go"], ["again"]), helper.make_node("Add", ["v", "v"], ["w"])], "body",
        [value("i", [], INT64), value("go", [], TensorProto.BOOL), value("v", ["n"])],
        [value("again", [], TensorProto.BOOL), value("w", None)],
    )  # fmt: skip
    loop = helper.make_node("Loop", ["k", "", "x"], ["y"], body=body)
    text = imported(tmp_path, model([loop], [value("k", [], INT64), value("x", ["n"])], [value("y", None)]))
    assert "^bb0(%i: tensor<i64>, %go: tensor<i1>, %v: tensor<?xf32>):" in text


def test_functions_are_inlined(tmp_path: Path) -> None:
    function = helper.make_function(
        "my.domain", "Twice", ["a"], ["b"], [helper.make_node("Add", ["a", "a"], ["b"])], [helper.make_opsetid("", 18)]
    )
    node = helper.make_node("Twice", ["x"], ["y"], domain="my.domain")
    text = imported(tmp_path, model([node], [value("x", ["n"])], [value("y", None)], functions=[function]))
    assert '"onnx.Add"' in text
    assert "Custom" not in text


def test_external_data(tmp_path: Path) -> None:
    path = str(tmp_path / "model.onnx")
    onnx.save_model(linear(), path, save_as_external_data=True, location="data", size_threshold=0)
    code, text, err = run_in_process(["model.onnx"], "", str(tmp_path))
    assert (code, err) == (0, "")
    assert np.arange(320, dtype=np.float32).tobytes().hex().upper() in text
    (tmp_path / "data").unlink()
    code, text, err = run_in_process(["model.onnx"], "", str(tmp_path))
    assert (code, text) == (1, "")
    assert err.startswith("model.onnx: error: the elements of constant 'w' cannot be read: ")
    assert run_in_process(["--elide-weights", "model.onnx"], "", str(tmp_path))[0] == 0


def test_files_that_are_no_models(tmp_path: Path) -> None:
    assert run_in_process(["none.onnx"], "", str(tmp_path)) == (
        1, "", "none.onnx: error: it cannot be read: No such file or directory\n",
    )  # fmt: skip
    assert run_in_process([""]) == (1, "", "'': error: it cannot be read: No such file or directory\n")
    for data in (b"", b"\xff\xff\xff", b"func.func @f() { return }"):
        (tmp_path / "bad.onnx").write_bytes(data)
        code, out, err = run_in_process(["bad.onnx"], "", str(tmp_path))
        assert (code, out) == (1, "")
        assert err.startswith("bad.onnx: error: it is no ONNX model")
    code, _, err = run_in_process(["-o", "none/out.mlir", "bad.onnx"], "", str(tmp_path))
    assert code == 1 and err


@pytest.mark.parametrize("seed", range(4))
def test_damaged_models(tmp_path: Path, seed: int) -> None:
    """An error, or a text that ends: never an exception."""
    draw = random.Random(seed)
    data = linear().SerializeToString()
    ends = set()
    for _ in range(60):
        damaged = bytearray(data)
        for _ in range(draw.randrange(1, 4)):
            at = draw.choice([draw.randrange(60), draw.randrange(len(data) - 120, len(data))])
            damaged[at] = draw.choice([0, 0xFF, draw.randrange(256)])
        (tmp_path / "bad.onnx").write_bytes(bytes(damaged))
        code, out, err = run_in_process(["bad.onnx"], "", str(tmp_path))
        assert "Traceback" not in err and "internal error" not in err, err
        assert (code == 0) == (err == "") == out.startswith("func.func @main_graph"), err
        ends.add(code)
    assert ends == {0, 1}


def relu(given: str, result: str) -> Any:
    return helper.make_node("Relu", [given], [result], name="r")


@pytest.mark.parametrize(
    ("nodes", "inputs", "outputs", "message"),
    [
        ([relu("x", "y")], ["x", "x"], ["y"], "two inputs have the name 'x'"),
        ([relu("x", "y"), relu("x", "y")], ["x"], ["y"], "Relu 'r' computes 'y', which there is already"),
        ([relu("x", "x")], ["x"], ["x"], "Relu 'r' computes 'x', which there is already"),
        ([relu("z", "y"), relu("y", "z")], ["x"], ["y"], "Relu 'r' uses 'z', which is computed behind it"),
        ([relu("z", "y")], ["x"], ["y"], "Relu 'r' uses 'z', which nothing computes"),
        ([relu("x", "y")], ["x"], ["z"], "nothing computes the output 'z'"),
    ],
)
def test_values_that_are_not_defined_once(
    nodes: list[Any], inputs: list[str], outputs: list[str], message: str, tmp_path: Path
) -> None:
    made = model(nodes, [value(one, [2]) for one in inputs], [value(one, [2]) for one in outputs])
    onnx.save(made, str(tmp_path / "model.onnx"))
    assert run_in_process(["model.onnx"], "", str(tmp_path)) == (1, "", f"model.onnx: error: {message}\n")


def test_subgraphs_see_what_is_defined_before_them(tmp_path: Path) -> None:
    inner = helper.make_graph([relu("x", "a")], "inner", [], [value("a", [2])])
    other = helper.make_graph([relu("late", "b")], "other", [], [value("b", [2])])
    node = helper.make_node("If", ["c"], ["y"], then_branch=inner, else_branch=inner, name="i")
    inputs = [value("c", [], TensorProto.BOOL), value("x", [2])]
    assert "onnx.If" in imported(tmp_path, model([node], inputs, [value("y", [2])]))
    wrong = helper.make_node("If", ["c"], ["y"], then_branch=inner, else_branch=other, name="i")
    onnx.save(model([wrong, relu("x", "late")], inputs, [value("y", [2])]), str(tmp_path / "model.onnx"))
    code, _, err = run_in_process(["model.onnx"], "", str(tmp_path))
    assert (code, err) == (1, "model.onnx: error: Relu 'r' uses 'late', which nothing computes\n")


def old(node: Any, opset: int, inputs: list[Any], outputs: list[Any]) -> Any:
    graph = helper.make_graph([node], "old", inputs, outputs)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])


def test_old_versions_of_ops(tmp_path: Path) -> None:
    """Where operands broadcast at an axis nothing is known; a number may be an attribute; ONNX may infer nothing."""
    inputs = [value("x", ["n", 6, "h", 1]), value("c", [6])]
    added = helper.make_node("Add", ["x", "c"], ["y"], axis=1, broadcast=1)
    assert '"onnx.AddV6"' in imported(tmp_path, old(added, 6, inputs, [value("y", None)]))
    added = helper.make_node("Add", ["x", "c"], ["y"], broadcast=1)
    assert '"onnx.Add"' in imported(tmp_path, old(added, 6, inputs, [value("y", None)]))
    largest = helper.make_node("TopK", ["x"], ["v", "i"], k=3, axis=1)
    text = imported(tmp_path, old(largest, 8, inputs[:1], [value("v", None), value("i", None, INT64)]))
    assert shapes(text)["onnx.TopK#0"] == ["n", 3, "h", 1]
    wrong = helper.make_node("Reshape", ["x"], ["y"], shape=[2, 3])
    assert '"onnx.Reshape"(%x)' in imported(tmp_path, old(wrong, 7, inputs[:1], [value("y", None)]))
