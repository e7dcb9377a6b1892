"""Modules from Python: reading, walking, passes, printing, running, and what is wrong with each."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pyopt
from pyopt.ir import roots

TEXT = """func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""


def test_parse_takes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(TEXT, encoding="utf-8")
    module = pyopt.parse_file(path)
    assert str(next(module.walk("arith.muli")).location) == f'loc("{path}":4:8)'
    with pytest.raises(pyopt.Error, match=r"cannot open input file .*nothing.mlir.: No such file"):
        pyopt.parse_file(tmp_path / "nothing.mlir")


def test_parse_tells_what_is_wrong() -> None:
    with pytest.raises(pyopt.ParseError) as caught:
        pyopt.parse("func.func @f(%a: i32) {\n  arith.addi %a : i32\n}", filename="f.mlir")
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.severity, diagnostic.file, diagnostic.line, diagnostic.column) == ("error", "f.mlir", 2, 16)
    assert str(caught.value) == str(diagnostic) == "f.mlir:2:16: error: expected ','"
    with pytest.raises(pyopt.VerifyError, match=r"expects parent op 'func\.func'"):
        pyopt.parse("func.return")
    with pytest.raises(pyopt.ParseError, match="unregistered dialect"):
        pyopt.parse('"toy.op"() : () -> ()')
    with pytest.raises(TypeError, match="expected the text of a module, not bytes"):
        pyopt.parse(b"module {}")  # type: ignore[arg-type]


def test_parse_options() -> None:
    assert "toy.op" in str(pyopt.parse('"toy.op"() : () -> ()', allow_unregistered=True))
    old = "func @f(%x: i32) -> i32 {\n  %0 = addi %x, %x : i32\n  return %0 : i32\n}"
    assert "arith.addi" in str(pyopt.parse(old, upgrade=True))
    assert "arith.addi" in str(pyopt.parse(old, upgrade=2019))
    invalid = pyopt.parse("func.func @f(%a: i32) -> i64 { return %a : i32 }", check=False)
    with pytest.raises(pyopt.VerifyError, match="doesn't match function result type"):
        invalid.verify()
    assert '"func.return"(%arg0) : (i32) -> ()' in str(invalid)  # generic form: it is not valid


def test_walk_selects_by_name_and_dialect() -> None:
    module = pyopt.parse(TEXT)
    names = [op.name for op in module.walk()]
    assert names == ["builtin.module", "func.func", "arith.addi", "arith.addi", "arith.muli", "func.return"]
    assert [op.name for op in module.walk("arith.")] == ["arith.addi", "arith.addi", "arith.muli"]
    assert [op.name for op in module.walk("arith.muli", "func.func")] == ["func.func", "arith.muli"]
    assert not list(module.walk("arith"))


def test_walk_leaves_out_what_was_erased() -> None:
    module = pyopt.parse(TEXT)
    first, second = module.walk("arith.addi")
    seen = []
    for op in module.walk("arith."):
        seen.append(op)
        if op is first:
            second.result.replace_all_uses_with(first.result)
            second.erase()
    assert second not in seen and len(seen) == 2


def test_symbols() -> None:
    module = pyopt.parse("module @inner { func.func private @g() }\nfunc.func private @f()")
    assert module.symbol("f") is module.symbol("@f") and module.symbol("f").name == "func.func"
    assert module.symbol("inner::g") is module.symbol("@inner::@g")
    with pytest.raises(LookupError, match="there is no symbol @h; there are: @inner, @f"):
        module.symbol("h")


def test_body() -> None:
    assert [op.name for op in pyopt.parse(TEXT).body] == ["func.func"]


def test_passes_run() -> None:
    module = pyopt.parse(TEXT)
    pipeline: Any
    assert module.run("cse") is module
    assert len(list(module.walk("arith.addi"))) == 1
    for pipeline in ("builtin.module(func.func(canonicalize))", "func.func(canonicalize{top-down=false}),cse",
                     pyopt.Pass("canonicalize", region_simplify="disabled", max_iterations=3),
                     ["cse", pyopt.Pass("inline", op_pipelines="func.func(cse)")], [], "--cse"):  # fmt: skip
        assert "arith.muli" in str(pyopt.parse(TEXT).run(pipeline))


def test_text_of_passes_with_options() -> None:
    made = pyopt.Pass("p", top_down=False, sizes=[1, 2], text="a b", number=3)
    assert str(made) == 'p{top-down=false sizes=1,2 text="a b" number=3}'
    assert repr(pyopt.Pass("cse")) == "<Pass cse>"

    wrong: Any = None
    with pytest.raises(TypeError, match="option top_down of p: expected a value or a list, not NoneType"):
        pyopt.Pass("p", top_down=wrong)


@pytest.mark.parametrize(
    ("pipeline", "message", "name"),
    [
        ("nonsense", "'nonsense' does not refer to a registered pass", ""),
        ("canonicalize{x=1}", "no such option x", ""),
        ("canonicalize{", "missing closing '}'", ""),
        (pyopt.Pass("canonicalize", max_iterations="many"), "'many' is invalid value for integer option", ""),
        (3, "expected a pipeline, or a list of passes, not int", ""),
        (None, "expected a pipeline, or a list of passes, not NoneType", ""),
        (["cse", 3], "expected the name of a pass, or a Pass, not int", ""),
        ("any(cse", "expected pass pipeline to be wrapped", ""),
        ("builtin.module(llvm.func(cse)),cse", "", ""),
        ("convert-func-to-llvm", "", ""),
    ],
)
def test_wrong_pipelines(pipeline: Any, message: str, name: str) -> None:
    module = pyopt.parse(TEXT)
    if message:
        with pytest.raises(pyopt.PassError, match=message) as caught:
            module.run(pipeline)
        assert caught.value.pass_name == name
        assert str(module) == str(pyopt.parse(TEXT))


def test_failing_passes_are_named() -> None:
    text = 'func.func @f() -> tensor<i8> {\n  %0 = "toy.made"() : () -> tensor<i8>\n  return %0 : tensor<i8>\n}'
    module = pyopt.parse(text, allow_unregistered=True)
    with pytest.raises(pyopt.PassError, match=r"<text>:2:8: error: op was not bufferized") as caught:
        module.run("canonicalize,one-shot-bufferize,cse")
    assert caught.value.pass_name == "one-shot-bufferize" and caught.value.diagnostics[0].line == 2


def test_text_takes_the_options_of_the_printer() -> None:
    module = pyopt.parse(TEXT)
    assert '"arith.muli"' in module.text(generic=True)
    assert 'loc("<text>":4:8)' in module.text(debuginfo=True, pretty_debuginfo=False).replace("#loc", "#loc")
    large = pyopt.parse("func.func @f() { %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi8>\n return }")
    assert "__elided__" in large.text(elide_elements_larger=2)
    assert str(module).startswith("module {") and repr(module).startswith("<Module module {")


def test_html_escapes() -> None:
    shown = pyopt.parse('func.func @f() attributes {a = "<&>"} { return }')._repr_html_()
    assert "&lt;&amp;&gt;" in shown and "<&>" not in shown and ">@f<" in shown


def test_evaluate_and_compile() -> None:
    module = pyopt.parse(TEXT)
    assert module.evaluate("f", 2, 3) == 25 and module.evaluate("@f", 2, 3) == 25
    pytest.importorskip("llvmlite")
    assert module.compile(passes="cse").f(2, 3) == 25
    several = pyopt.parse("func.func @g(%m: memref<2xi32>, %x: i32) -> (i32, tensor<i32>) {\n"
                          "%c = arith.constant 0 : index\nmemref.store %x, %m[%c] : memref<2xi32>\n"
                          "%t = arith.constant dense<7> : tensor<i32>\nreturn %x, %t : i32, tensor<i32> }")  # fmt: skip
    array = np.zeros(2, np.int32)
    assert several.evaluate("g", array, 5) == (5, 7) and array.tolist() == [5, 0]
    with pytest.raises(pyopt.RunError, match="there is no function @h"):
        several.evaluate("h")
    with pytest.raises(pyopt.RunError, match=r"<text>:2:8: error: 'arith\.divui' op"):
        pyopt.parse("func.func @f(%a: i32) -> i32 {\n  %0 = arith.divui %a, %a : i32\nreturn %0 : i32 }").evaluate(
            "f", 0
        )


def test_what_programs_print_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    text = """func.func @f(%x: i32, %y: i32) -> i32 {
      vector.print %x : i32
      %0 = arith.divsi %x, %y : i32
      return %0 : i32
    }"""
    module = pyopt.parse(text)
    assert module.evaluate("f", 6, 2) == 3
    assert capsys.readouterr().out == "6\n"
    with pytest.raises(pyopt.RunError, match="division by zero"):
        module.evaluate("f", 7, 0)
    assert capsys.readouterr().out == "7\n"


def test_compile_takes_modules() -> None:
    pytest.importorskip("llvmlite")
    assert pyopt.compile(pyopt.parse(TEXT)).f(1, 2) == 9


def test_clone_shares_nothing() -> None:
    module = pyopt.parse(TEXT)
    copy = module.clone()
    copy.run("cse")
    assert len(list(module.walk("arith.addi"))) == 2 and len(list(copy.walk("arith.addi"))) == 1


def test_warnings_are_kept() -> None:
    module = pyopt.parse("func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) { return }")
    assert module.diagnostics == ()


def test_what_a_module_uses_lives_with_it() -> None:
    gc.collect()
    before = len(roots._roots)
    module = pyopt.parse(TEXT)
    op = next(module.walk("arith.muli"))
    assert len(roots._roots) == before + 1
    gone = weakref.ref(module)
    del module
    gc.collect()
    assert gone() is None and len(roots._roots) == before
    assert str(op.location) == "loc(unknown)"  # nothing knows the text any more
    assert str(op) == "%2 = arith.muli %0, %1 : i32"


def test_types_and_attributes_from_text() -> None:
    assert pyopt.type("tensor<?xf32>") is pyopt.type("tensor<?xf32>")
    assert str(pyopt.attribute("dense<1> : tensor<4xi8>")) == "dense<1> : tensor<4xi8>"
    assert pyopt.attribute("5", pyopt.type("i8")) is pyopt.attribute("5 : i8")
    for text in ("tensor<", "i32 i32", "", "%x"):
        with pytest.raises(pyopt.ParseError):
            pyopt.type(text)
    with pytest.raises(pyopt.ParseError, match="expected the end of an attribute"):
        pyopt.attribute("1 : i8, 2")
    with pytest.raises(pyopt.ParseError):
        pyopt.type("tuple<" * 100_000)
    with pytest.raises(TypeError, match="not int"):
        pyopt.attribute(5)  # type: ignore[arg-type]
