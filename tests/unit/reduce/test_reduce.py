"""pyopt-reduce: what is left is small, valid, interesting, and the same however many tests run at once."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process as print_text
from pyopt.reduce.main import run_in_process
from pyopt.reduce.numbers import smaller
from pyopt.reduce.search import Reducer, checked, cost
from pyopt.reduce.simpler_types import simpler

ROOT = Path(__file__).resolve().parents[3]
UNREGISTERED = "--allow-unregistered-dialect"


def reduced(text: str, interesting: Callable[[str], bool], at_once: int = 1) -> str:
    """The smallest text that is found; each one that is tried is valid."""

    def test(texts: Sequence[str]) -> list[bool]:
        for one in texts:
            code, _, errors = print_text([UNREGISTERED], one)
            assert (code, errors) == (0, ""), one
        return [interesting(one) for one in texts]

    first = checked(text)
    assert first is not None
    found = Reducer(test, at_once, lambda lines, tests: None).reduce(first)
    assert found is not None and interesting(found)
    return found


def body(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


PROGRAM = """\
#map = affine_map<(d0, d1) -> (d0 + d1 * 4)>
memref.global "private" constant @table : memref<128xf32> = dense<1.5>
func.func private @used(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.addi %x, %one : i32
  return %0 : i32
}
func.func @main(%n: index, %m: memref<?x64xf32>, %flag: i1, %x: i32) -> (i32, f32) attributes {some = "attribute"} {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0.0 : f32
  %called = call @used(%x) : (i32) -> i32
  %sum = scf.for %i = %c0 to %n step %c7 iter_args(%acc = %zero) -> f32 {
    %inner = scf.for %j = %c0 to %c7 step %c7 iter_args(%acc2 = %acc) -> f32 {
      %at = affine.apply #map(%i, %j)
      %e = memref.load %m[%i, %at] : memref<?x64xf32>
      %root = math.sqrt %e fastmath<fast> : f32
      %next = arith.addf %acc2, %root : f32
      scf.yield %next : f32
    }
    scf.yield %inner : f32
  }
  cf.cond_br %flag, ^left(%called : i32), ^right
^left(%p: i32):
  %twice = arith.muli %p, %p : i32
  cf.br ^end(%twice : i32)
^right:
  %wide = arith.extsi %called : i32 to i64
  %cut = arith.trunci %wide : i64 to i32
  cf.switch %cut : i32, [default: ^end(%cut : i32), 42: ^end(%x : i32)]
^end(%r: i32):
  return %r, %sum : i32, f32
}
"""

FAILURES = {
    "an op": ["math.sqrt"],
    "an op with a flag": ["math.sqrt .*fastmath"],
    "a call and what it calls": ["call @used", "func.func private @used"],
    "a loop in a loop": [r"scf.for[^}]*scf.for"],
    "an op in a loop": [r"scf.for[^}]*memref.load"],
    "a loop of floats": [r"iter_args.*f32"],
    "a switch": ["cf.switch"],
    "a block with an argument": [r"\^\w+\(%\w+: i32\)"],
    "a block after another": ["arith.muli", "arith.trunci"],
    "an affine map": ["affine.apply"],
    "a global": ["memref.global"],
    "an attribute of a function": ["some = "],
    "a shape without an extent": [r"memref<\?x"],
    "two functions": [r"func.func(?s:.*)func.func"],
    "a result of a function": [r"return %\w+"],
    "two results": [r"return %\w+, %\w+"],
    "an argument of a type": [r"\(.*%\w+: i1"],
    "a constant": ["arith.constant 7"],
    "ops of two functions": ["arith.addi", "arith.muli"],
    "a use": [r"(%\w+) = arith.extsi(?s:.*)arith.trunci \1"],
}
"""What a test looks for: expressions that all have to be found."""


def shows(name: str) -> Callable[[str], bool]:
    return lambda text: all(re.search(word, text) for word in FAILURES[name])


@pytest.mark.parametrize("name", FAILURES)
def test_twenty_failures(name: str) -> None:
    found = reduced(PROGRAM, shows(name))
    assert len(body(found)) <= 12, found
    assert reduced(found, shows(name)) == found


@pytest.mark.parametrize("name", ["a loop in a loop", "a use", "ops of two functions", "two results"])
def test_the_same_however_many_run_at_once(name: str) -> None:
    one = reduced(PROGRAM, shows(name))
    assert [reduced(PROGRAM, shows(name), at_once) for at_once in (2, 3, 7)] == [one] * 3


def test_what_a_pass_makes_of_it() -> None:
    """A failure that shows behind a pass: a constant that canonicalization makes."""
    text = PROGRAM.replace("arith.muli %p, %p", "arith.muli %p, %c16").replace(
        "  %c0 =", "  %c16 = arith.constant 16 : i32\n  %c0 =", 1
    )

    def interesting(text: str) -> bool:
        return "arith.constant 17" in print_text([UNREGISTERED, "--canonicalize"], text)[1]

    text = text.replace(
        "%twice = arith.muli %p, %c16", "%twice0 = arith.addi %c16, %one : i32\n  %twice = arith.addi %p, %twice0"
    )
    text = text.replace("  %c0 =", "  %one = arith.constant 1 : i32\n  %c0 =", 1)
    found = reduced(text, interesting)
    assert len(body(found)) <= 9
    assert "arith.addi" in found or "arith.constant 17" in found


def test_large_modules_take_few_tests() -> None:
    """Many targets are tried at once: tests grow with the logarithm of what is taken away."""
    lines = [f"  %{n} = arith.addi %x, %x : i32" for n in range(400)]
    lines.insert(300, "  %wanted = arith.xori %x, %x : i32")
    functions = [f"func.func @f{n}(%x: i32) {{\n  return\n}}" for n in range(60)]
    text = "\n".join([*functions, "func.func @g(%x: i32) {", *lines, "  return", "}"])
    first = checked(text)
    assert first is not None
    reducer = Reducer(lambda texts: ["xori" in one for one in texts], 1, lambda lines, tests: None)
    found = reducer.reduce(first)
    assert found is not None and len(body(found)) <= 7
    assert reducer.tests < 80


def test_nothing_interesting() -> None:
    assert Reducer(lambda texts: [False], 1, lambda lines, tests: None).reduce("module {\n}\n") is None


def test_numbers() -> None:
    texts = list(smaller("func.func @f8(%x1: tensor<16x2xi32>) { // 16\n 3.5 }"))
    assert texts[0] == "func.func @f8(%x1: tensor<0x2xi32>) { // 0\n 3.5 }"
    assert texts[-1] == "func.func @f8(%x1: tensor<16x2xi32>) { // 16\n 0.000000e+00 }"
    assert cost("a\n") < cost("a\nb\n") < cost("a\nb 1\n") < cost("a\nb 2\n")


def test_extents_are_numbers() -> None:
    texts = list(smaller("tensor<16x32x?x48xi32>"))
    assert texts[:2] == ["tensor<16x32x?x0xi32>", "tensor<16x32x?x1xi32>"]
    assert "tensor<16x0x?x48xi32>" in texts and "tensor<0x32x?x48xi32>" in texts
    assert next(iter(smaller("dense<0x1F> : tensor<0x7x0xi8>"))) == "dense<0x1F> : tensor<0x0x0xi8>"


TYPES = """#map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%m: memref<128x64xf64, strided<[64, 1], offset: ?>, 3>, %t: tensor<9x7xi64, #CSR>, %i: index) -> f64 {
  %0 = memref.load %m[%i, %i] : memref<128x64xf64, strided<[64, 1], offset: ?>, 3>
  %c = complex.create %0, %0 : complex<f64>
  return %0 : f64
}
"""


@pytest.mark.parametrize(
    ("looked_for", "types"),
    [
        ("memref.load", ["memref<0x0xf16>"]),
        ("tensor<", ["tensor<0xi1>"]),
        ("tensor<9x7x", ["tensor<9x7xi1>"]),
        ("#sparse", ["tensor<0x0xi1, #sparse>"]),
        ("strided", ["memref<0x0xf16, strided<[0, 0]"]),
        ("complex.create", ["complex<f16>"]),
        ("f64", ["f64"]),
    ],
)
def test_types_become_simpler(looked_for: str, types: list[str]) -> None:
    found = reduced(TYPES, lambda text: looked_for in text)
    assert all(one in found for one in types), found


def test_types_become_others_everywhere_or_nowhere() -> None:
    text = "a(%x: tensor<2x3xf64, #map>, f64) -> vector<2x[4]xi32> : i32, complex<f64> @f64 %i32"
    texts = list(simpler(text))
    assert texts[0] == text.replace(", #map>", ">")
    assert "a(%x: tensor<3xf64, #map>, f64) -> vector<2x[4]xi32> : i32, complex<f64> @f64 %i32" in texts
    assert "a(%x: tensor<2x3xf16, #map>, f16) -> vector<2x[4]xi32> : i32, complex<f16> @f64 %i32" in texts
    assert text.replace("vector<2x[4]xi32> : i32", "vector<2x[4]xi1> : i1") in texts
    assert text.replace("complex<f64>", "f64") in texts
    assert cost("a f32\n") < cost("a f64\n")


@pytest.mark.parametrize("seed", range(8))
def test_drawn_programs(seed: int) -> None:
    """Whatever op of a file of the suite is looked for, what is left has it, is valid, and no edit makes it smaller."""
    draw = random.Random(seed)
    path = draw.choice(sorted((ROOT / "tests" / "programs").rglob("*.mlir")))
    text = path.read_text(encoding="utf-8").partition("// -----")[0]
    first = checked(text)
    if first is None:
        pytest.skip("the program is not valid by itself")
    name = draw.choice(sorted(set(re.findall(r"\b(?:arith|scf|linalg|tensor|memref|func)\.\w+", first))))
    found = reduced(text, lambda one: name in one)
    assert len(body(found)) <= 14, found


# The command.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "big.mlir").write_text(PROGRAM, encoding="utf-8")
    script = tmp_path / "interesting.sh"
    script.write_text('#!/bin/sh\ngrep -q math.sqrt "$1"\n')
    script.chmod(0o755)
    return tmp_path


def test_command(folder: Path) -> None:
    code, output, errors = run_in_process(["--test", "./interesting.sh", "big.mlir", "-j", "2"], "", str(folder))
    assert code == 0, errors
    assert re.fullmatch(r"big.mlir: 38 lines became \d+, in \d+ tests\n", errors), errors
    assert "math.sqrt" in output and len(body(output)) <= 7
    same = run_in_process(["--test", "grep -q math.sqrt {}", "-o", "small.mlir"], PROGRAM, str(folder))
    assert (same[0], same[1]) == (0, "")
    assert (folder / "small.mlir").read_text() == output
    assert sorted(os.listdir(folder)) == ["big.mlir", "interesting.sh", "small.mlir"]


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--test", "false", "big.mlir"], 1, "the test does not exit with 0 for the module as it is"),
        (["--test", "./none.sh", "big.mlir"], 1, "the test './none.sh' is no program that can be run"),
        (["--test", "", "big.mlir"], 1, "the test is empty"),
        (["--test", "'", "big.mlir"], 1, "cannot be split into words"),
        (["--test", "true", "none.mlir"], 1, "cannot open input file 'none.mlir': No such file or directory"),
        (["--test", "true", "wrong.mlir"], 1, "wrong.mlir:1:1: error: custom op 'wrong' is unknown"),
        (["big.mlir"], 2, "Missing option '--test'"),
        (["--test", "true", "-j", "0", "big.mlir"], 2, "0 is not in the range x>=1"),
    ],
)  # fmt: skip
def test_mistakes(arguments: list[str], code: int, said: str, folder: Path) -> None:
    (folder / "wrong.mlir").write_text("wrong\n")
    found = run_in_process(arguments, "", str(folder))
    assert (found[0], found[1]) == (code, "")
    assert said in found[2]


def test_what_cannot_be_written_is_printed(folder: Path) -> None:
    code, output, errors = run_in_process(["--test", "true", "-o", "none/out.mlir", "big.mlir"], "", str(folder))
    assert (code, output) == (1, "module {\n}\n")
    assert "cannot open output file 'none/out.mlir': No such file or directory" in errors


def test_a_test_that_takes_too_long_finds_nothing(folder: Path) -> None:
    slow = f"{sys.executable} -c 'import time; time.sleep(60)'"
    code, _, errors = run_in_process(["--test", slow, "--timeout", "0.5", "big.mlir"], "", str(folder))
    assert code == 1 and "the test takes longer than --timeout=0.5 seconds for the module as it is" in errors


@pytest.mark.parametrize("gone", ['rm "$1"', 'rm -r "${1%/*}"', 'chmod 0 "$1"', 'echo x > "$1"'])
@pytest.mark.skipif(os.name != "posix", reason="a script of sh")
def test_a_test_may_do_what_it_likes_with_its_file(gone: str, folder: Path) -> None:
    script = folder / "gone.sh"
    script.write_text(f'#!/bin/sh\ngrep -q math.sqrt "$1"; found=$?\n{gone}\nexit $found\n')
    script.chmod(0o755)
    code, output, errors = run_in_process(["-j", "1", "--test", str(script), "big.mlir"], "", str(folder))
    assert code == 0 and "math.sqrt" in output and len(body(output)) <= 7
    assert "lines became" in errors and errors.count("\n") == 1


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1", "soon"])
def test_a_timeout_is_a_time(seconds: str) -> None:
    code, output, errors = run_in_process(["--test", "true", "--timeout", seconds], "module {}")
    assert (code, output) == (2, "") and "Invalid value for '--timeout'" in errors


def test_a_test_that_writes_and_reads_nothing_of_ours(folder: Path) -> None:
    chatty = "sh -c 'echo out; echo err >&2; cat; grep -q math.sqrt {}'"
    code, output, errors = run_in_process(["--test", chatty, "big.mlir"], "", str(folder))
    assert code == 0 and "out" not in output.split() and "err" not in errors.split()


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("to_file", "sent"), [(True, "SIGINT"), (False, "SIGINT"), (False, "SIGTERM"), (True, "SIGHUP")]
)
def test_an_interrupted_search_gives_what_it_has_reached(folder: Path, to_file: bool, sent: str) -> None:

    script = folder / "slow.sh"
    script.write_text(f'#!/bin/sh\necho x >> "{folder}/tests"\nsleep 0.1\ngrep -q math.sqrt "$1"\n')
    script.chmod(0o755)
    output = folder / "reduced.mlir"
    command = [sys.executable, "-m", "pyopt.reduce", "-j", "1", "--test", str(script), str(folder / "big.mlir")]
    process = subprocess.Popen(
        [*command, *(["-o", str(output)] if to_file else [])], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,  # noqa: PLW1509
        env={**os.environ, "TMPDIR": str(folder)},
    )  # fmt: skip
    log = folder / "tests"
    while not log.exists() or len(log.read_text()) < 2 * 12:
        assert process.poll() is None
    process.send_signal(getattr(signal, sent))
    out, err = process.communicate(timeout=60)
    assert process.returncode == -getattr(signal, sent) and err == b"pyopt-reduce: interrupted\n"
    found = output.read_text() if to_file else out.decode()
    assert checked(found) == found and "math.sqrt" in found
    assert len(body(found)) < len(body(PROGRAM))
    assert list(folder.glob("pyopt-reduce-*")) == []
