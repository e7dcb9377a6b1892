"""Passes and dialects of other people: from modules, files and installed packages, and what is wrong with them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pyopt
from pyopt.driver import execute, run
from pyopt.ir import context
from pyopt.passes import plugins
from tests.support.plugins import unloading_plugins

ROOT = Path(__file__).resolve().parents[3]
TOY = ROOT / "examples" / "toy.py"
TEXT = (ROOT / "examples" / "toy.mlir").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def nothing_loaded() -> Iterator[None]:
    with unloading_plugins():
        yield


def pyopt_with(path: Path | str, *flags: str, text: str = TEXT) -> tuple[int, str, str]:
    return run.run_in_process([f"--load-dialect-plugin={path}", *flags], text)


def plugin(folder: Path, code: str) -> Path:
    path = folder / "plugin.py"
    path.write_text("import pyopt\nfrom pyopt import OpInfo, traits\n" + code, encoding="utf-8")
    return path


def test_rules_folds_and_passes_of_the_example() -> None:
    code, out, err = pyopt_with(TOY, "--toy-count=least=5", "--canonicalize", "--toy-count")
    assert (code, err) == (0, "5 toy ops\n2 toy ops\n")
    assert "toy.join" not in out and "%0 = arith.minsi %arg0, %arg1 : i32" in out
    assert "!toy.interval<i32> -> tensor<?xi32>" in out


def test_shapes_of_the_example() -> None:
    _, out, _ = pyopt_with(TOY, "--inline", "--shape-inference=refine-public")
    assert "func.func @ten(%arg0: i32, %arg1: i32) -> tensor<10xi32>" in out


def test_example_is_interpreted() -> None:
    done = execute.run_in_process(
        [f"--load-pass-plugin={TOY}", "--entry", "ten", "--arg", "5", "--arg", "50"], TEXT, str(ROOT)
    )
    assert done == (0, "[ 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]\n", "")


@pytest.mark.parametrize("flags", [[], ["--mlir-print-op-generic"], ["--mlir-print-debuginfo"]])
def test_example_round_trips(flags: list[str]) -> None:
    code, out, err = pyopt_with(TOY, *flags)
    assert (code, err) == (0, "") and pyopt_with(TOY, *flags, text=out)[1] == out


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("toy.make %a, %b : i32", "'interval' must be toy.interval type, but got 'i32'"),
        ("toy.make %a, %b : !toy.interval<i64>", "use of value '%a' expects different type than prior uses"),
        ("toy.make %a, %b : !toy.interval<7>", "expected non-function type"),
        ("toy.make %a, %b : !toy.nothing", "unknown  type `nothing` in dialect `toy`"),
        ("toy.nothing %a", "custom op 'toy.nothing' is unknown"),
        ('"toy.join"(%a, %b) : (i32, i32) -> i32', "'toy.join' op operand #0 must be toy.interval type, but got 'i32'"),
    ],
)
def test_wrong_text_has_diagnostics(body: str, message: str) -> None:
    code, out, err = pyopt_with(TOY, text=f"func.func @f(%a: i32, %b: i32) {{\n  %0 = {body}\n  return\n}}")
    assert (code, out) == (1, "") and err.startswith("<stdin>:2:") and message in err


def test_verifier_of_the_example() -> None:
    text = TEXT.replace("tensor<?xi32>", "tensor<?xi64>")
    assert "'toy.samples' op gives elements of type i64, and the interval has another" in pyopt_with(TOY, text=text)[2]


def test_dialects_of_one_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOY.parent))
    toy: Any = import_module("toy")
    module = pyopt.parse(TEXT, dialects=[toy.DIALECT])
    module.run("canonicalize")
    assert not list(module.walk("toy.join")) and np.array_equal(module.evaluate("ten", 1, 10), range(1, 11))
    made = next(module.walk("toy.make"))
    assert made.result.type is toy.INTERVAL(pyopt.type("i32")) and str(made.result.type) == "!toy.interval<i32>"
    builder = pyopt.Builder.after(made)
    assert builder.create("toy.join", made, made).result.type is made.result.type
    with pytest.raises(pyopt.ParseError, match=r"unregistered dialect|not found"):
        pyopt.parse(TEXT)
    with pytest.raises(TypeError, match="expected a Dialect, not module"):
        pyopt.parse(TEXT, dialects=[toy])
    with pytest.raises(ValueError, match="the dialect 'arith' is one of pyopt's"):
        pyopt.parse(TEXT, dialects=[pyopt.Dialect("arith", [])])


def test_installed_dialects_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    information = tmp_path / "toys-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[pyopt.dialects]\ntoy = toy:DIALECT\n")
    monkeypatch.syspath_prepend(str(TOY.parent))
    monkeypatch.syspath_prepend(str(tmp_path))
    context._asked.clear()  # what other tests asked for
    code, out, err = run.run_in_process(["--canonicalize"], TEXT)
    assert (code, err) == (0, "") and "toy.samples" in out and "toy.join" not in out
    assert run.run_in_process([], '"other.op"() : () -> ()')[0] == 1


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "has no PASS, PASSES, DIALECT or DIALECTS"),
        ("PASS = 3", "has a pass that make_pass did not make: 3"),
        ("DIALECT = 'toy'", "has a dialect that is no Dialect: 'toy'"),
        ("PASS = pyopt.make_pass('cse', print)", "has a pass 'cse', which is one of pyopt's"),
        ("DIALECT = pyopt.Dialect('arith', [])", "has a dialect 'arith', which is one of pyopt's"),
        ("1 / 0", "cannot load the plug-in '{path}', line 3: ZeroDivisionError: division by zero"),
        (
            "import nothing_there",
            "cannot load the plug-in '{path}', line 3: ModuleNotFoundError: No module named 'nothing_the",
        ),
    ],
)
def test_wrong_plugins(tmp_path: Path, code: str, message: str) -> None:
    path = plugin(tmp_path, code)
    status, out, err = pyopt_with(path)
    assert (status, out) == (1, "") and message.format(path=path) in err and "Traceback" not in err


def test_missing_plugins() -> None:
    assert "cannot load the plug-in 'not.there'" in pyopt_with("not.there")[2]
    assert "cannot load the plug-in '/not/there.py': FileNotFoundError" in pyopt_with("/not/there.py")[2]


def test_two_plugins_with_one_name(tmp_path: Path) -> None:
    path = plugin(tmp_path, "DIALECT = pyopt.Dialect('toy', [])")
    status, _, err = run.run_in_process([f"--load-dialect-plugin={TOY}", f"--load-dialect-plugin={path}"], TEXT)
    assert status == 1 and f"the plug-in '{path}' has a dialect 'toy', and so has another plug-in" in err
    path = plugin(tmp_path, "PASS = pyopt.make_pass('toy-count', print)")
    status, _, err = run.run_in_process([f"--load-dialect-plugin={TOY}", f"--load-pass-plugin={path}"], TEXT)
    assert status == 1 and f"the plug-in '{path}' has a pass 'toy-count', and so has the plug-in '{TOY}'" in err


FAILING = """
def fail(*arguments):
    raise KeyError("mine")

def fail_at(op, *rest):
    raise KeyError("mine")

HOOKS = {HOOKS}
DIALECT = pyopt.Dialect("mine", [OpInfo("mine.op", operands="a: I32", results="r: I32", syntax="$a attr-dict",
    traits=traits.PURE, **HOOKS)], rules=[pyopt.rule("mine.op")(fail_at)] if not HOOKS else [])
PASS = pyopt.make_pass("mine-fail", fail_at, summary="Fail")
"""
USE = "func.func @f(%a: i32) -> i32 {\n  %0 = mine.op %a\n  return %0 : i32\n}\n"


@pytest.mark.parametrize(
    ("hooks", "flags", "where"),
    [
        ("{}", ["--mine-fail"], "fail_at at 'builtin.module' op during the pass 'mine-fail'"),
        ("{}", ["--canonicalize"], "fail_at at 'mine.op' op during the pass 'canonicalize'"),
        ("dict(fold=fail_at)", ["--canonicalize"], "fail_at at 'mine.op' op during the pass 'canonicalize'"),
        ("dict(verify=fail_at)", [], "fail_at at 'mine.op' op"),
        ("dict(print=fail_at)", [], "fail_at"),
        ("dict(parse=fail)", [], "fail"),
        (
            "dict(result_shapes=fail_at)",
            ["--shape-inference"],
            "fail_at at 'mine.op' op during the pass 'shape-inference'",
        ),
    ],
)
def test_errors_name_plugin_pass_and_op(tmp_path: Path, hooks: str, flags: list[str], where: str) -> None:
    path = plugin(tmp_path, FAILING.replace("{HOOKS}", hooks))
    status, out, err = pyopt_with(path, *flags, text=USE)
    assert (status, out) == (1, "") and "Traceback" not in err
    assert f"pyopt: error: error in the plug-in '{path}', line " in err and f"{where}: KeyError: 'mine'" in err


RECURSIVE = """
def again(one, constants=None):
    return again(one)

def helper(number):
    return helper(number + 1)

def by_helper(op, *rest):
    return helper(0)

def first(op, constants=None):
    return second(op)

def second(op):
    return first(op)
"""


@pytest.mark.parametrize(
    ("function", "where"),
    [("again", "again"), ("by_helper", "helper at 'mine.op' op"), ("first", "(first|second) at 'mine.op' op")],
)
@pytest.mark.parametrize("hook", ["verify", "fold"])
def test_recursions_without_an_end_name_plugin_and_op(tmp_path: Path, hook: str, function: str, where: str) -> None:
    """Not the IR nests too deep."""
    path = plugin(tmp_path, RECURSIVE + FAILING.replace("{HOOKS}", f"dict({hook}={function})"))
    status, out, err = pyopt_with(path, "--canonicalize", text=USE)
    assert (status, out) == (1, "") and "Traceback" not in err
    assert f"pyopt: error: error in the plug-in '{path}', line " in err
    assert re.search(f", {where}.*: RecursionError: ", err)


def test_recursions_of_declarations_in_python() -> None:
    def again(op: pyopt.Operation) -> str:
        return again(op)

    dialect = pyopt.Dialect("mine", [pyopt.OpInfo("mine.op", operands="a: I32", syntax="$a attr-dict", verify=again)])
    with pytest.raises(pyopt.VerifyError, match=r"in verify of 'mine\.op' op: RecursionError: "):
        pyopt.parse("func.func @f(%a: i32) {\n  mine.op %a\n  return\n}", dialects=[dialect])


def test_errors_from_python_name_them_too(tmp_path: Path) -> None:
    path = plugin(tmp_path, FAILING.replace("{HOOKS}", "{}"))
    assert plugins.load_plugin(str(path)) == ""
    with pytest.raises(pyopt.PassError, match="during the pass 'mine-fail': KeyError") as caught:
        pyopt.parse(USE).run("mine-fail")
    assert caught.value.pass_name == "mine-fail"


def test_a_fold_without_materialize(tmp_path: Path) -> None:
    path = plugin(
        tmp_path,
        "OP = dict(operands='a: I32', results='r: I32', syntax='$a attr-dict')\n"
        "DIALECT = pyopt.Dialect('mine', [OpInfo('mine.op', **OP,\n"
        "    traits=traits.PURE, fold=lambda op, constants: pyopt.attribute('5 : i32'))])\n",
    )
    status, _, err = pyopt_with(path, "--canonicalize", text=USE)
    assert status == 1
    assert "a fold gave 5 : i32 for an op of the dialect 'mine', which has no materialize" in err


def test_a_fold_with_materialize(tmp_path: Path) -> None:
    path = plugin(
        tmp_path,
        "OP = dict(operands='a: I32', results='r: I32', syntax='$a attr-dict')\n"
        "DIALECT = pyopt.Dialect('mine', [OpInfo('mine.op', **OP,\n"
        "    traits=traits.PURE, fold=lambda op, constants: pyopt.attribute('5 : i32'))],\n"
        "    materialize=lambda attribute, type: ('arith.constant', {'value': attribute}))\n",
    )
    assert "arith.constant 5 : i32" in pyopt_with(path, "--canonicalize", text=USE)[1]


def test_passes_of_plugins_are_in_the_help() -> None:
    for flag in ("--help", "--list-passes"):
        _, out, _ = pyopt_with(TOY, flag)
        assert "toy-count" in out and "Count the ops of toy" in out


def test_parameters_of_types_and_attributes(tmp_path: Path) -> None:
    path = plugin(
        tmp_path,
        "BOX = pyopt.TypeInfo('mine.box', 'element: type, width: int, mode: keyword, note: string, map: attribute')\n"
        "NOTE = pyopt.AttributeInfo('mine.note', 'text: string')\n"
        "UNIT = pyopt.TypeInfo('mine.unit', memref_element=True)\n"
        "DIALECT = pyopt.Dialect('mine', [OpInfo('mine.op', operands='a: mine.box', attributes='n: mine.note',\n"
        "    syntax='$a $n attr-dict `:` type($a)')], types=[BOX, UNIT], attributes=[NOTE])\n",
    )
    text = (
        '#map = affine_map<(d0) -> (d0)>\nmodule {\n  func.func @f(%arg0: !mine.box<f32, -3, quick, "a\\22b", #map>, '
        '%arg1: memref<2x!mine.unit>) {\n    mine.op %arg0 <"x"> : !mine.box<f32, -3, quick, "a\\22b", #map>\n'
        '    return {mine.other = #mine.note<"y">}\n  }\n}\n\n'
    )
    assert pyopt_with(path, text=text) == (0, text, "")
    wrong = text.replace("-3, quick", "-3")
    assert pyopt_with(path, text=wrong)[0] == 1


def test_wrong_declarations_of_parameters() -> None:
    with pytest.raises(ValueError, match="expected dialect"):
        pyopt.TypeInfo("box")
    with pytest.raises(ValueError, match=r"parameter 'size: number' of mine\.a is none of"):
        pyopt.TypeInfo("mine.a", "size: number")
    made = pyopt.TypeInfo("mine.b", "size: int")
    with pytest.raises(TypeError, match="has 1 parameters, and 2 are given"):
        made(1, 2)
    with pytest.raises(TypeError, match=r"parameter size of mine\.b is of kind int, and 'x' is given"):
        made("x")
    with pytest.raises(LookupError, match=r"mine\.b has no parameter width; there are: size"):
        made(3)["width"]
    assert made(3)["size"] == 3 and made(3) is made(3)


PASSES = """
import pyopt

def run(op, context):
    return 5

ANCHOR = pyopt.make_pass("wrong-anchor", run, anchor="func.fun")
RESULT = pyopt.make_pass("wrong-result", run)
OTHER = pyopt.make_pass("other-name", run)
NUMBER = 5
"""


@pytest.mark.parametrize(
    ("name", "place", "message"),
    [
        ("wrong-anchor", "ANCHOR", "pass 'wrong-anchor': anchor: there is no op 'func.fun'; did you mean 'func.func'?"),
        ("wrong-result", "RESULT", "the pass 'wrong-result' gives 5; expected True if it changed anything, else False"),
        ("a-name", "OTHER", "has a pass 'other-name', and its entry point calls it 'a-name'"),
        ("a-name", "NUMBER", "has a pass that make_pass did not make: 5"),
        ("a-name", "NOTHING", "AttributeError: module 'wrong_passes' has no attribute 'NOTHING'"),
    ],
)
def test_installed_passes_are_checked(
    name: str, place: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    information = tmp_path / "passes-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: passes\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[pyopt.passes]\n{name} = wrong_passes:{place}\n")
    (tmp_path / "wrong_passes.py").write_text(PASSES)
    monkeypatch.syspath_prepend(str(tmp_path))
    for flag in (f"--{name}", f"--pass-pipeline=builtin.module({name})"):
        code, out, err = run.run_in_process([flag], "module {}")
        assert (code, out) == (1, "") and err.startswith("pyopt: error: ") and err.endswith(f"{message}\n")
    with pytest.raises(pyopt.PassError, match=re.escape(message)):
        pyopt.parse("").run(name)
    assert run.run_in_process(["--help"], "")[0] == 0
    code, out, _ = run.run_in_process(["--list-passes"], "")
    assert code == 0 and re.search(f"^{name} .*not usable" if place != "RESULT" else f"^{name}$", out, re.MULTILINE)
    sys.modules.pop("wrong_passes")
