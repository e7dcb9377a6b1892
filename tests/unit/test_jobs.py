"""`--jobs`: several processes print what one prints."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.driver import jobs
from pyopt.driver.forks import in_processes
from pyopt.driver.jobs import process_pieces
from pyopt.driver.options import Settings, read
from pyopt.driver.run import LONG, number_of_jobs, pipeline_of, run_in_process, shared_run
from pyopt.driver.streams import ProcessStreams, TextStreams
from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.passes.canonicalize import rules_in
from pyopt.passes.registry import find_pass, is_pass
from pyopt.syntax.lexer import Source
from tests.support.compiled import COMPILED
from tests.support.lit_file import chunks, pyopt_flags, run_lines
from tests.support.tiers import current

ROOT = Path(__file__).resolve().parents[2]
LIT = ROOT / "tests" / "lit"
UNREGISTERED = "--allow-unregistered-dialect"
REWRITING = ["--canonicalize", "--cse"]
GENERIC = "--mlir-print-op-generic"
LOCAL: list[list[str]] = [[], ["--mlir-print-local-scope"]]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system does not fork")

FUNCTIONS = """\
// A comment in front.
#map = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0) : (d0 >= 0)>
module attributes {test.a = #map} {
  memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
  func.func @first(%a: i32) -> i32 {
    %0 = func.call @last(%a) : (i32) -> i32
    %c0 = arith.constant 0 : i32
    %1 = arith.addi %0, %c0 : i32
    return %1 : i32
  }
  func.func @maps(%i: index) -> index attributes {b = affine_map<(d0) -> (d0 + 2)>} {
    %0 = affine.apply #map(%i)
    %1 = "test.op"(%0) {m = affine_map<(d0) -> (d0 + 3)>} : (index) -> index
    return %1 : index
  }
  // Between two.
  func.func private @declared(memref<2xf32, affine_map<(d0) -> (d0 * 2)>>)
  func.func @global() -> memref<2xf32> {
    %0 = memref.get_global @table : memref<2xf32>
    return %0 : memref<2xf32>
  }
  module @inner {
    func.func @first() {
      return
    }
  }
  func.func @last(%a: i32) -> i32 attributes {s = #set, t = affine_map<(d0) -> (d0 + 3)>} {
    %0 = func.call @first(%a) : (i32) -> i32
    %r = "test.op"(%0) {m = affine_map<(d0) -> (d0 + 2)>} : (i32) -> i32
    return %r : i32
  }
}
"""

FREE = """\
#near = loc("near")
func.func @a(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
llvm.mlir.global internal constant @text("abc\\00")

llvm.func internal @callee(%x: !llvm.ptr {llvm.noalias}) {
  llvm.return
}
func.func @b(%x: f32) -> f32 {
  %0 = call @a(%x) : (f32) -> f32
  return %0 : f32
}
llvm.func @caller() {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @callee(%0) : (!llvm.ptr) -> ()
  llvm.return
}
"""

WHOLE = {
    "an error": FUNCTIONS.replace("(index) -> index\n    return", "(index) -> i32\n    return"),
    "an unknown symbol": FREE.replace("call @a", "call @none"),
    "a symbol defined twice": FREE.replace("@b(", "@a("),
    "a symbol defined twice in generic form": FREE
    + '"func.func"() <{sym_name = "a", function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()\n',
    "wrong types of a call": FREE.replace("(f32) -> f32\n  return", "(f32) -> f64\n  return"),
    "results at the top": '%0 = "test.op"() : () -> i32\n' + FREE,
    "an op in generic form without a dialect in front": '"op"() : () -> ()\n' + FREE.partition("\n")[2],
    "one in a module": FUNCTIONS.replace("  memref.global", '  "op"() : () -> ()\n  memref.global', 1),
    "a region at the top": FREE + '"test.op"() ({\n  %0 = "test.op"() : () -> i32\n}) : () -> ()\n',
    "resources": FREE.replace(
        "(%x: f32) -> f32 {", "(%x: f32) -> f32 attributes {r = dense_resource<k> : tensor<1xi8>} {", 1
    )
    + '{-#\n  dialect_resources: {\n    builtin: {\n      k: "0x0100000001"\n    }\n  }\n#-}\n',
    "distinct attributes": FREE.replace(
        "@a(%x: f32) -> f32 {", "@a(%x: f32) -> f32 attributes {d = distinct[3]<unit>} {"
    ),
    "types that are defined where they are used": FREE.replace(
        "@b(%x: f32)", '@b(%x: f32, %y: !llvm.struct<"s", (i32)>)'
    ),
    "an alias behind its first use": FREE.replace("@b(%x: f32)", "@b(%x: f32, %y: !later)") + "!later = i32\n",
    "two modules": f"module {{\n{FREE.partition(chr(10))[2]}}}\nmodule {{\n}}\n",
    "one op": "func.func @a() {\n  return\n}\n",
    "nothing": "// nothing\n",
    "no end": FREE[:-3],
}


def is_joined(flags: list[str], text: str) -> bool:
    """Whether a module is put together from pieces, with these flags."""
    settings = read([UNREGISTERED, *flags], is_pass)
    streams = TextStreams(text)
    manager = pipeline_of(settings, streams)
    assert manager is not None
    return process_pieces(shared_run(settings, streams, manager), Source(text, "<stdin>"), 3) is not None


@pytest.mark.parametrize("count", ["2", "3", "5"])
@pytest.mark.parametrize("flags", [[], REWRITING, ["--pass-pipeline=builtin.module(func.func(canonicalize))"]])
@pytest.mark.parametrize(
    "text",
    [FUNCTIONS, FREE, FUNCTIONS.replace("  memref.global", "\n  // Comments\n\n  memref.global", 1)],
    ids=["module", "free", "comments in front"],
)
def test_pieces_are_joined(text: str, flags: list[str], count: str) -> None:
    one = run_in_process([UNREGISTERED, *flags], text)
    assert one[0] == 0, one[2]
    assert run_in_process([UNREGISTERED, *flags, "--jobs", count], text) == one
    assert is_joined(flags, text)


@pytest.mark.parametrize("count", ["2", *[pytest.param(count, marks=pytest.mark.full) for count in ("3", "5")]])
@pytest.mark.parametrize("flags", [[], REWRITING, [GENERIC], [GENERIC, *REWRITING]])
@pytest.mark.parametrize(
    "text",
    [
        FREE, '"test.op"() : () -> ()\n' + FREE.partition("\n")[2],
        FUNCTIONS.replace("  memref.global", '  "test.op"() : () -> ()\n  memref.global', 1).replace(
            "module attributes {test.a = #map}", "module"
        ),
    ],
    ids=["free", "an op in generic form", "a module"],
)  # fmt: skip
def test_generic_form(text: str, flags: list[str], count: str) -> None:
    """Read and printed: there the numbers of values go on from function to function, from the last one on."""
    for given in (text, *[run_in_process([UNREGISTERED, GENERIC, *more], text)[1] for more in LOCAL]):
        one = run_in_process([UNREGISTERED, *flags], given)
        assert one[0] == 0, one[2]
        assert run_in_process([UNREGISTERED, *flags, "--jobs", count], given) == one
        assert is_joined(flags, given)


def test_strings_that_look_like_marks_or_names() -> None:
    text = FREE.replace(
        "%0 = arith.addf",
        '"test.op"() {s = "\\02%0\\02", t = "%arg0 \\01", "a \\02" = @"\\02"} : () -> ()\n  %0 = arith.addf',
    )
    for flags in ([], [GENERIC]):
        one = run_in_process([UNREGISTERED, *flags], text)
        assert one[0] == 0, one[2]
        assert run_in_process([UNREGISTERED, *flags, "--jobs", "3"], text) == one


def test_attributes_of_a_module_in_generic_form() -> None:
    """They stand behind its ops, but their aliases come first."""
    generic = run_in_process([UNREGISTERED, GENERIC], FUNCTIONS)[1]
    assert is_joined([], generic)
    assert run_in_process([UNREGISTERED, "--jobs", "3"], generic) == run_in_process([UNREGISTERED], generic)
    for text in (FUNCTIONS, generic):
        assert not is_joined([GENERIC], text)
        one = run_in_process([UNREGISTERED, GENERIC], text)
        assert run_in_process([UNREGISTERED, GENERIC, "--jobs", "3"], text) == one


WRONG_IN_GENERIC_FORM = [
    ("callee = @a", "callee = @none"), ("(%arg0) <{callee", "(%arg9) <{callee"),
    ('sym_name = "b"', 'sym_name = "a"'),
    ("#llvm.linkage<internal>", "#llvm.linkage<none>"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new"), WRONG_IN_GENERIC_FORM)
def test_errors_in_generic_form_are_those_of_one_process(old: str, new: str) -> None:
    text = run_in_process([UNREGISTERED, GENERIC], FREE)[1]
    assert old in text
    text = text.replace(old, new)
    one = run_in_process([UNREGISTERED], text)
    assert one[0] == 1
    assert run_in_process([UNREGISTERED, "--jobs", "3"], text) == one


@pytest.mark.parametrize("flags", [[], REWRITING])
@pytest.mark.parametrize("what", WHOLE)
def test_one_process_where_it_would_show(what: str, flags: list[str]) -> None:
    one = run_in_process([UNREGISTERED, *flags], WHOLE[what])
    assert run_in_process([UNREGISTERED, *flags, "--jobs", "3"], WHOLE[what]) == one
    assert not is_joined(flags, WHOLE[what])


@pytest.mark.parametrize(
    "flags",
    [
        ["--inline"], ["--canonicalize", "--symbol-dce"],
        ["--canonicalize=max-num-rewrites=1"], ["--mlir-print-debuginfo"], ["--cse", "--mlir-pass-statistics"],
        ["--cse", "--mlir-print-ir-after-all"], ["--mlir-print-unique-ssa-ids"],
        ["--verify-roundtrip"], ["--dump-pass-pipeline", "--cse"],
    ],
)  # fmt: skip
def test_options_that_want_the_whole(flags: list[str]) -> None:
    one = run_in_process([UNREGISTERED, *flags], FUNCTIONS)
    assert run_in_process([UNREGISTERED, *flags, "--jobs", "2"], FUNCTIONS) == one
    assert not is_joined(flags, FUNCTIONS)


def test_a_warning_of_a_pass_comes_once() -> None:
    text = FREE + "func.func @c(%t: tensor<2xf32>) -> f32 {\n  %i = arith.constant 5 : index\n" \
        "  %0 = tensor.extract %t[%i] : tensor<2xf32>\n  return %0 : f32\n}\n"  # fmt: skip
    for flags in ([*REWRITING], ["--shape-inference"]):
        one = run_in_process([UNREGISTERED, *flags], text)
        assert run_in_process([UNREGISTERED, *flags, "--jobs", "2"], text) == one


PARTS = "\n// -----\n".join([
    "func.func @a() {\n  return\n}",
    'func.func @b() {\n  "test.op"() : () -> ()\n  return\n}',
    "// expected-error@+1 {{custom op 'wrong' is unknown}}\nwrong\n",
    "func.func @c(%a: i32) -> i32 {\n  return %b : i32\n}",
    "func.func @d() attributes {m = affine_map<(d0) -> (d0 + 1)>} {\n  return\n}",
    "",
])  # fmt: skip


@pytest.mark.parametrize(
    "flags",
    [
        [], [UNREGISTERED], REWRITING, ["--verify-diagnostics"], ["--mlir-print-debuginfo"],
        ["--cse", "--mlir-print-ir-after-all", UNREGISTERED], ["--mlir-pass-statistics", "--cse"],
        ["--output-split-marker=// next"],
    ],
)  # fmt: skip
@pytest.mark.parametrize("count", ["2", "4", "9"])
def test_parts_of_a_split_input(flags: list[str], count: str) -> None:
    one = run_in_process(["--split-input-file", *flags], PARTS)
    assert one[0] == 1
    assert run_in_process(["--split-input-file", *flags, "--jobs", count], PARTS) == one


def _settings(*arguments: str) -> Settings:
    return read(arguments, is_pass)


def test_default_number() -> None:
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    command = ProcessStreams()
    assert number_of_jobs(_settings(), command, LONG) == processors
    assert number_of_jobs(_settings(), command, LONG - 1) == 1
    assert number_of_jobs(_settings("--mlir-disable-threading"), command, LONG) == 1
    assert number_of_jobs(_settings(), TextStreams(""), LONG) == 1
    assert number_of_jobs(_settings("--jobs", "7"), TextStreams(""), 1) == 7
    plain = _settings("--jobs", "7")
    plain.plain = True
    assert number_of_jobs(plain, command, LONG) == 1


@pytest.mark.skipif(COMPILED, reason="compiled modules call each other directly")
def test_a_process_that_dies_is_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    one = run_in_process([UNREGISTERED], FUNCTIONS)
    split = run_in_process(["--split-input-file"], PARTS)

    def killed(count: int, work: object) -> list[object]:
        return in_processes(count, lambda number: os.kill(os.getpid(), signal.SIGKILL))

    monkeypatch.setattr(jobs, "in_processes", killed)
    assert run_in_process([UNREGISTERED, "--jobs", "2"], FUNCTIONS) == one
    assert run_in_process(["--split-input-file", "--jobs", "2"], PARTS) == split


def test_results_keep_their_order_and_failures_are_none() -> None:
    def work(number: int) -> object:
        if number == 1:
            raise ValueError
        return [number, "\udcff" * 300_000]

    assert in_processes(3, work) == [[0, "\udcff" * 300_000], None, [2, "\udcff" * 300_000]]
    for child in in_processes(2, lambda number: os.getpid()):
        assert isinstance(child, int) and child != os.getpid()
        with pytest.raises(ChildProcessError):
            os.waitpid(child, os.WNOHANG)


def _children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _writes_to(process: int) -> str:
    return os.readlink(f"/proc/{process}/fd/2")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are looked up in /proc")
def test_ctrl_c_while_others_work(tmp_path: Path) -> None:
    """The program ends by the signal, and nothing that it started keeps its streams open."""
    body = "".join([f"  %{n} = arith.addi %a, %a : i{n + 1}\n" for n in range(200)])
    text = "".join([f"func.func @f{n}(%a: i32) {{\n{body.replace('i1', f'i{n}')}  return\n}}\n" for n in range(400)])
    path = tmp_path / "long.mlir"
    path.write_text(text)
    command = [sys.executable, "-m", "pyopt", "--jobs=2", str(path)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,  # noqa: PLW1509
    )  # fmt: skip
    while len(children := _children(process.pid)) < 2 or any(_writes_to(one) != os.devnull for one in children):
        assert process.poll() is None
    for child in children:
        os.kill(child, signal.SIGSTOP)
    try:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        for child in children:
            os.kill(child, signal.SIGKILL)
    assert (process.returncode, out, err) == (-signal.SIGINT, b"", b"")


def test_a_long_input_by_default(tmp_path: Path) -> None:
    body = "".join([f"  %{n} = arith.addi %a, %a : i32\n" for n in range(40)])
    text = "".join([f"func.func @f{n}(%a: i32) -> i32 {{\n{body}  return %39 : i32\n}}\n" for n in range(120)])
    assert len(text) > LONG
    path = tmp_path / "long.mlir"
    path.write_text(text)
    outputs = [
        subprocess.run(
            [sys.executable, "-m", "pyopt", *flags, "--cse", str(path)], capture_output=True, check=True, cwd=ROOT
        )
        for flags in ([], ["--jobs=1"])
    ]
    assert outputs[0].stdout == outputs[1].stdout
    assert outputs[0].stdout.count(b"func.func") == 120
    assert outputs[0].stderr == b""


def test_dialects_with_rules_for_ops_of_others() -> None:
    found = [name for name in sorted(KNOWN_DIALECTS) if any(not op.startswith(f"{name}.") for op in rules_in(name))]
    assert found == sorted(jobs._RULES_FOR_OTHERS)


def _pipelines(path: Path) -> list[list[str]]:
    """The passes of a file's RUN lines that may run on parts of a module."""
    found: list[list[str]] = []
    for line in run_lines(path.read_text(errors="surrogateescape")):
        for flags in pyopt_flags(line):
            passes = [flag for flag in flags if is_pass(flag.lstrip("-").partition("=")[0])]
            declarations = [find_pass(flag.lstrip("-").partition("=")[0]) for flag in passes]
            if passes and all(one is not None and one.apart for one in declarations) and passes not in found:
                found.append(passes)
    return found


@pytest.mark.full
@pytest.mark.parametrize("path", sorted(LIT.rglob("*.mlir")), ids=lambda path: path.relative_to(LIT).as_posix())
def test_modules_of_a_lit_file_as_one(path: Path) -> None:
    modules = []
    for chunk in chunks(path.read_text(errors="surrogateescape")):
        code, text, _ = run_in_process([UNREGISTERED, "--mlir-print-local-scope"], chunk.text)
        if code == 0 and not text.startswith("module @") and "{-#" not in text:
            modules.append(re.sub(r"^", "  ", text.rstrip("\n"), flags=re.MULTILINE) + "\n")
    text = "module {\n" + "".join(modules) + "}\n"
    # What no pass changes, and the generic form, are tried in the full tier only.
    plain = ([], [GENERIC]) if current().tier == "full" else ()
    for flags in (*plain, REWRITING, *_pipelines(path)):
        one = run_in_process([UNREGISTERED, *flags], text)
        for count in ("2", "5") if current().tier == "full" else ("5",):
            assert run_in_process([UNREGISTERED, *flags, "--jobs", count], text) == one
    code, generic, _ = run_in_process([UNREGISTERED, GENERIC], text)
    if code == 0 and current().tier == "full":
        for flags in ([], [GENERIC]):
            one = run_in_process([UNREGISTERED, *flags], generic)
            assert run_in_process([UNREGISTERED, *flags, "--jobs", "5"], generic) == one
