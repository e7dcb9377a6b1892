"""The Python interface, arguments as people write them, files, and what is printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import Options, RunError, parse, run
from pyopt.interpreter.arguments import argument, literal
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.files import Coordinates, load
from pyopt.interpreter.printing import as_json, as_npy, as_text
from pyopt.ir.types import DYNAMIC, F32, F64, I1, I32, ComplexType, TensorType

FLOATS = ("f16", "f32", "f64", "f80", "f128", "f8E4M3FN", "complex<f32>", "complex<f64>", "complex<f128>")
PROGRAM = """
func.func @add(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @add_one(%a: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %0 = arith.addi %a, %c1 : i8
  return %0 : i8
}
func.func @nothing(%m: memref<2x2xf32>) {
  return
}
"""


def test_run() -> None:
    program = parse(PROGRAM)
    (total,) = run(program, "add", np.arange(4.0), [1.0, 1.0, 1.0, 1.0])
    assert total.dtype == np.float32 and total.tolist() == [1.0, 2.0, 3.0, 4.0]
    assert run(program.module, "add_one", 127)[0] == -128
    assert run(program, "nothing", np.zeros((2, 2), np.float32)) == []


def test_arguments_that_do_not_fit() -> None:
    program = parse(PROGRAM)
    for name, given, message in (
        ("none", (), "there is no function @none; there are: @add, @add_one, @nothing"),
        ("add", (np.zeros(2),), "@add takes 2 arguments, not 1"),
        ("add", (np.zeros((2, 2)), np.zeros(2)), "argument 1 of @add: an array of shape 2x2 is no tensor<?xf32>"),
        ("add_one", (256,), "error: argument 1 of @add_one: 256 is no i8"),
        ("add_one", (1.5,), "error: argument 1 of @add_one: numbers of dtype float64 are no i8"),
        ("add_one", (np.zeros(2),), "error: argument 1 of @add_one: an array of shape 2 is no i8"),
        ("nothing", (np.zeros((2, 3)),), "error: argument 1 of @nothing: an array of shape 2x3 is no memref<2x2xf32>"),
    ):
        with pytest.raises(RunError) as caught:
            run(program, name, *given)
        assert message in str(caught.value)


@pytest.mark.parametrize(("width", "dtype"), [(7, np.int8), (33, np.int64), (63, np.int64)])
def test_integers_of_odd_widths_are_looked_at_in_arrays_of_their_dtype(width: int, dtype: type) -> None:
    program = parse(f"""
    func.func @negative(%a: i{width}) -> i1 {{
      %c0 = arith.constant 0 : i{width}
      %0 = arith.cmpi slt, %a, %c0 : i{width}
      return %0 : i1
    }}
    func.func @same(%a: tensor<2xi{width}>) -> tensor<2xi{width}> {{
      return %a : tensor<2xi{width}>
    }}
    """)
    half = 1 << width - 1
    for number, cut in ((half - 1, half - 1), (half, -half), (2 * half - 1, -1), (-half, -half)):
        given = dtype(number)
        assert run(program, "negative", given)[0] == (cut < 0)
        assert run(program, "same", np.array([number, 0], dtype))[0].tolist() == [cut, 0]
    with pytest.raises(RunError, match=f"is no i{width}"):
        run(program, "same", np.array([-half - 1, 0], dtype))


@pytest.mark.parametrize(
    ("type", "held", "refused"),
    [
        ("f16", (65519.0, -65519, np.inf, -np.inf, np.nan, 1e-30), (65520.0, -1e5, 10**40)),
        ("f32", (3.4028235677973362e38, np.inf, np.nan, 1e-50), (3.4028235677973366e38, -1e40, 10**40)),
        ("bf16", (3.38e38, np.inf, np.nan), (3.4e38, np.float64(-1e300))),
        ("f64", (1e308, np.inf, np.nan), ()),
        ("f128", (1e308, np.inf, np.nan), ()),
        ("f8E4M3FN", (448.0, -450.0, np.nan), (480.0, -1e9, np.inf)),
        ("f8E5M2", (57344.0, np.inf, np.nan), (65536.0,)),
        ("f8E8M0FNU", (2.0, 1e-30, np.nan), (-2.0, 0.0, np.inf, 1e300)),
        ("f4E2M1FN", (6.9, -6.9, 0.0, -0.0), (7.1, -1000.0, np.inf, np.nan)),
        ("complex<f16>", (65519.0 + 1j, complex(np.inf, np.nan)), (65520.0, 65520.0j, 10**40)),
        ("complex<f32>", (3e38j, np.complex64(complex(np.inf, 1))), (1e40, complex(1, -1e40))),
    ],
)
def test_floats_that_a_type_does_not_hold(type: str, held: tuple[Any, ...], refused: tuple[Any, ...]) -> None:
    """What is rounded is near the number; it is not infinite, NaN or the largest one there is instead."""
    program = parse(f"""
    func.func @number(%a: {type}) -> {type} {{
      return %a : {type}
    }}
    func.func @tensor(%a: tensor<2x{type}>) -> tensor<2x{type}> {{
      return %a : tensor<2x{type}>
    }}
    """)
    for number in held:
        for found in (run(program, "number", number)[0], run(program, "tensor", [1, number])[0][1]):
            np.testing.assert_allclose(complex(found), complex(number), rtol=0.25, atol=1e-6)
    for number in refused:
        for name, given in (("number", number), ("tensor", [1, number])):
            with pytest.raises(RunError, match=f"argument 1 of @{name}: .* is (too large for|no) {type}"):
                run(program, name, given)


def test_numbers_beyond_f64() -> None:
    """They are refused, also for types that hold them, as these are given as f64; so are fractions for integers."""
    program = parse(
        "".join(
            [
                f"func.func @f{at}(%a: {one}) -> {one} {{ return %a : {one} }}\n"
                f"func.func @t{at}(%a: tensor<2x{one}>) -> tensor<2x{one}> {{ return %a : tensor<2x{one}> }}\n"
                for at, one in enumerate(FLOATS)
            ]
        )
    )
    long = np.longdouble(2) ** 2000
    numbers: list[Any] = [10**400, -(10**20000), np.array(10**400, object)]
    if np.isfinite(long):
        numbers += [long, np.array(-long)]
    for at, type in enumerate(FLOATS):
        in_f64 = "f64, as which " if "f80" in type or "f128" in type else ""
        for number in numbers:
            for name, given in ((f"f{at}", number), (f"t{at}", np.stack([np.ones_like(number), number]))):
                with pytest.raises(
                    RunError, match=rf"argument 1 of @{name}: \S{{1,40}} is too large for {in_f64}{type}"
                ):
                    run(program, name, given)
    with pytest.raises(RunError, match=r"2\.5 is no i8"):
        run(parse(PROGRAM), "add_one", np.array(2.5, object))


@pytest.mark.parametrize(
    "text",
    ["1e400", "-1e400", "1_0.5e4_00", ".5e400", "(1e400,0)", "1-1e400j", f"(1{'0' * 400},0)", "[1.8e308]"],
)  # fmt: skip
def test_digits_of_which_python_makes_infinity(text: str) -> None:
    with pytest.raises(ExecutionError, match=r"^[-+]?[\d.e_]{1,40} is too large for f64, as which it is read$"):
        literal(text)
    assert literal("[1e308, inf, -infinity]").tolist() == [1e308, np.inf, -np.inf]


def test_numbers_on_the_command_line_that_are_too_large() -> None:
    for type, given in (("f32", "1e400"), ("f64", f"1{'0' * 400}"), ("f128", "1e400"), ("complex<f32>", "(1e400,1)")):
        text = f"func.func @main(%a: {type}) -> {type} {{ return %a : {type} }}"
        code, out, err = run_in_process(["-", f"--arg={given}"], text)
        assert (code, out) == (1, "") and "error: argument 1: 1" in err and " is too large for " in err, type


def test_functions_of_which_there_are_many() -> None:
    """Messages name the first ten."""
    text = "".join([f"func.func @f{number}() {{ return }}\n" for number in range(1000)])
    code, out, err = run_in_process(["-"], text)
    assert (code, out) == (1, "") and err.count("note: ") == 11 and "note: there is: @f9() -> ()" in err
    assert "note: and 990 more functions" in err
    with pytest.raises(RunError, match=r"there are: @f0, @f1, .*, @f9 and 990 more$"):
        run(parse(text), "main")


def test_floats_that_a_program_makes_too_large() -> None:
    """Conversions of a program give infinity, also those of a sparse tensor."""
    program = parse("""
    #vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
    func.func @f(%a: tensor<2xf64, #vector>) -> tensor<2xf32, #vector> {
      %0 = sparse_tensor.convert %a : tensor<2xf64, #vector> to tensor<2xf32, #vector>
      return %0 : tensor<2xf32, #vector>
    }
    """)
    assert run(program, "f", [0.0, -1e40])[0].tolist() == [0.0, -np.inf]


@pytest.mark.parametrize("given", ["func.func @f() { return }", None, 3, b""])
def test_what_is_no_program(given: Any) -> None:
    with pytest.raises(RunError, match=r"expected a program, as parse\(\) gives it, not "):
        run(given, "f")
    if not isinstance(given, str):
        with pytest.raises(RunError, match="expected the text of a program, not "):
            parse(given)


def test_text_that_does_not_parse() -> None:
    with pytest.raises(RunError, match=r"x.mlir:1:\d+: error: "):
        parse("func.func @f(", "x.mlir")
    with pytest.raises(RunError, match=r"error: 'func.return' op has 0 operands"):
        parse("func.func @f() -> i1 {\n  return\n}")


def test_memrefs_are_written_back() -> None:
    text = """
    func.func @f(%m: memref<3xi32>, %v: memref<3xi32, strided<[2], offset: 1>>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %x = memref.load %m[%c0] : memref<3xi32>
      memref.store %x, %v[%c2] : memref<3xi32, strided<[2], offset: 1>>
      return
    }
    """
    program = parse(text)
    source, target = np.array([7, 8, 9], np.int32), np.array([1, 2, 3])
    run(program, "f", source, target)
    assert source.tolist() == [7, 8, 9]
    assert target.tolist() == [1, 2, 7]


def test_literals() -> None:
    assert literal("3").tolist() == 3
    assert literal("[[1, 2], [3, -4]]").tolist() == [[1, 2], [3, -4]]
    assert literal("[true, false]").dtype == np.bool_
    assert literal("[0x10, 1e2, .5]").tolist() == [16.0, 100.0, 0.5]
    assert literal("[(1,2), 3+4j]").tolist() == [1 + 2j, 3 + 4j]
    assert literal("[]").shape == (0,)
    assert literal("[[], []]").shape == (2, 0)
    assert literal("123456789012345678901234567890").tolist() == 123456789012345678901234567890
    assert np.isnan(literal("nan")) and literal("-inf") == -np.inf


@pytest.mark.parametrize(
    "text",
    ["", "[", "]", "[1", "1]", "[1,,2]", "[,1]", "[1 2]", "[[1],2]", "[1,[2]]", "[[1,2],[3]]", "x", "[1]]", "[1],",
     "1,2", "(1)", "(1,2,3)", "(a,b)", "[" * 100 + "]" * 100, "1 2"],
)  # fmt: skip
def test_literals_that_are_none(text: str) -> None:
    with pytest.raises(ExecutionError):
        literal(text)


def test_generated_arguments() -> None:
    open_type = TensorType.get((2, DYNAMIC), F32)
    for text, shape in (("zeros(2x3)", (2, 3)), ("ones(2x0)", (2, 0)), ("random(5, 2x4)", (2, 4))):
        found = argument(text, open_type)
        assert isinstance(found, np.ndarray) and found.shape == shape
    one, other = argument("random(5)", TensorType.get((9,), F64)), argument("random(5)", TensorType.get((9,), F64))
    assert np.array_equal(np.asarray(one), np.asarray(other)) and 0 <= np.min(np.asarray(one)) < 1
    assert np.asarray(argument("random(1)", TensorType.get((50,), I1))).max() == 1
    assert np.asarray(argument("random(1)", ComplexType.get(F64))).dtype.kind == "c"
    for text in ("zeros", "random", "random()", "random(1, 3x4)", "zeros(2x)", "zeros(2x3, 1)", "ones(-1x2)"):
        with pytest.raises(ExecutionError):
            argument(text, open_type)
    with pytest.raises(ExecutionError):
        argument("zeros(2)", I32)


def test_files(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.arange(6.0).reshape(2, 3))
    found = load(str(tmp_path / "a.npy"))
    assert isinstance(found, np.ndarray) and found.tolist() == [[0, 1, 2], [3, 4, 5]]
    (tmp_path / "plain.tns").write_text("# a comment\n1 1 1 2.5\n3 2 1 -1\n\n")
    plain = load(str(tmp_path / "plain.tns"))
    assert isinstance(plain, Coordinates) and plain.shape == (3, 2, 1)
    assert plain.dense().tolist() == [[[2.5], [0.0]], [[0.0], [0.0]], [[0.0], [-1.0]]]
    (tmp_path / "long.tns").write_text("; extended FROSTT format\n2 1\n4 5\n4 5 1e3\n")
    long = load(str(tmp_path / "long.tns"))
    assert isinstance(long, Coordinates) and long.shape == (4, 5) and long.dense()[3, 4] == 1000.0
    for text in ("", "1 2\n3\n", "0 1 2.0\n", "a b c\n", "# extended\n2 1\n4\n1 1 1\n", "# extended\n1 2\n4\n1 1\n"):
        (tmp_path / "bad.tns").write_text(text)
        with pytest.raises(ExecutionError):
            load(str(tmp_path / "bad.tns"))
    for text in ("1 1e400\n", "1 -1e400\n", f"{10**30} 1\n"):
        (tmp_path / "large.tns").write_text(text)
        with pytest.raises(ExecutionError, match=r"large\.tns is no tns file: .* too large"):
            load(str(tmp_path / "large.tns"))
    (tmp_path / "bad.npy").write_text("no")
    for name in ("bad.npy", "none.npy", "none.tns"):
        with pytest.raises(ExecutionError):
            load(str(tmp_path / name))


def test_matrix_market(tmp_path: Path) -> None:
    pytest.importorskip("scipy")
    path = tmp_path / "a.mtx"
    path.write_text("%%MatrixMarket matrix coordinate real general\n2 3 2\n1 3 4.5\n2 1 -1\n")
    found = load(str(path))
    assert isinstance(found, Coordinates)
    assert found.dense().tolist() == [[0, 0, 4.5], [-1, 0, 0]]
    text = "func.func @main(%a: tensor<2x3xf64>) -> tensor<2x3xf64> { return %a : tensor<2x3xf64> }"
    code, out, err = run_in_process(["-", "--arg", "a.mtx"], text, str(tmp_path))
    assert (code, err) == (0, "") and "4.5" in out
    for kind, number in (("real", "-1e400"), ("complex", "1 1e400"), ("integer", str(10**30))):
        path.write_text(f"%%MatrixMarket matrix coordinate {kind} general\n1 1 1\n1 1 {number}\n")
        with pytest.raises(ExecutionError, match=r"a\.mtx is no mtx file: .*(too large|out of range)"):
            load(str(path))
    path.write_text("%%MatrixMarket matrix array real general\n1 2\ninf\n-1e308\n")
    held = load(str(path))
    assert isinstance(held, np.ndarray) and held.tolist() == [[np.inf, -1e308]]


def test_printing() -> None:
    assert as_text(np.array(True)) == "true"
    assert as_text(np.array(0.1, np.float32)) == "0.1"
    assert as_text(np.array([[1, 2], [3, 4]])) == "[[1, 2],\n [3, 4]]"
    assert as_text(np.array([True, False])) == "[ true, false]" or as_text(np.array([True, False])) == "[true, false]"
    assert "..." in as_text(np.zeros(5000)) and "..." not in as_text(np.zeros(5000), shorten=False)
    shown = json.loads(as_json([(np.array([1.0, np.nan, -np.inf]), F64), (np.array(1 + 2j), ComplexType.get(F64))]))
    assert shown == {
        "results": [{"type": "f64", "value": [1.0, "nan", "-inf"]}, {"type": "complex<f64>", "value": [1.0, 2.0]}]
    }
    assert as_npy([(np.arange(3), I32)]).startswith(b"\x93NUMPY")


def test_npy_output_reads_back(tmp_path: Path) -> None:
    text = "func.func @main(%a: tensor<2xf32>, %b: i8) -> (tensor<2xf32>, i8) { return %a, %b : tensor<2xf32>, i8 }"
    code, out, _ = run_in_process(["-", "--arg", "[1.5, -2]", "--arg", "-7", "--print-result=npy"], text)
    assert code == 0
    (tmp_path / "out.npy").write_bytes(out.encode("utf-8", "surrogateescape"))
    with open(tmp_path / "out.npy", "rb") as file:
        assert np.load(file).tolist() == [1.5, -2.0]
        assert np.load(file).tolist() == -7


def test_help_and_usage() -> None:
    code, out, _ = run_in_process(["--help"])
    assert code == 0 and "--entry" in out and "--canonicalize" in out and "text|npy|json" in out
    for argv in (["--max-steps=0"], ["--max-steps=x"], ["--max-memory=1Q"], ["--arg"], ["a", "b"], ["-o", "x"]):
        code, out, err = run_in_process(argv, PROGRAM)
        assert code == 1 and not out and "Error: " in err, argv
    code, _, err = run_in_process(["none.mlir"])
    assert code == 1 and "cannot open input file 'none.mlir'" in err


def test_a_pass_that_fails_ends_the_run() -> None:
    code, out, err = run_in_process(
        ["-", "--entry=add_one", "--arg=1", "--pass-pipeline=builtin.module(nonsense)"], PROGRAM
    )
    assert code == 1 and not out and "nonsense" in err


def test_options_have_defaults_that_end_a_run() -> None:
    options = Options()
    assert options.strict and options.max_steps and options.max_memory and options.max_calls
