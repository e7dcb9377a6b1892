"""The commands as programs: signals, closed streams, files that are written, `python -m`, and the line of progress."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pyopt.driver import streams
from pyopt.driver.run import run_in_process
from pyopt.driver.translate import run_in_process as translate_in_process

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
COMMANDS = ["pyopt", "pyopt.run", "pyopt.translate", "pyopt.format", "pyopt.update_checks"]
CLEANING = ("pyopt.format", "pyopt.update_checks", "pyopt.reduce")
"""Commands that undo what is half done when they are interrupted, and say that they were."""
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def start(module: str, *arguments: str, ignored: bool = False) -> subprocess.Popen[bytes]:
    def prepare() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.SIG_DFL)

    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments], env=ENVIRONMENT, preexec_fn=prepare,  # noqa: PLW1509
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


@POSIX
@pytest.mark.parametrize("module", [one for one in COMMANDS if one != "pyopt.update_checks"])
def test_ctrl_c_ends_by_the_signal(module: str) -> None:
    process = start(module, "--mlir-to-llvmir" if module == "pyopt.translate" else "-")
    assert process.stdin is not None
    process.stdin.write(b" " * 500_000)  # more than a pipe holds: the process is reading
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == -signal.SIGINT
    assert out == b"" and b"Traceback" not in err


LONG = """
func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000000000 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %b = arith.xori %a, %i : index
    scf.yield %b : index
  }
  return %r : index
}
"""
WAITS: dict[str, list[list[str]]] = {
    "pyopt": [["-"]],
    "pyopt.run": [["--entry", "main", "FOLDER/long.mlir"], ["--jit", "--entry", "main", "FOLDER/long.mlir"],
                  ["--jit", "--in-process", "--entry", "main", "FOLDER/long.mlir"]],
    "pyopt.translate": [["--mlir-to-llvmir", "-"]],
    "pyopt.format": [["-"]],
    "pyopt.update_checks": [["FOLDER/waits.mlir"]],
    "pyopt.lsp": [[]],
    "pyopt.import_onnx": [["/dev/stdin"]],
    "pyopt.playground": [["--no-browser", "--port", "0", "FOLDER/site"]],
    "pyopt.reduce": [["--test", "sh -c 'sleep 60'", "FOLDER/long.mlir"]],
}  # fmt: skip
"""For each command, arguments of runs that do not end by themselves."""


@POSIX
@pytest.mark.parametrize(
    ("module", "arguments"), [(module, one) for module, runs in WAITS.items() for one in runs],
    ids=lambda one: one if isinstance(one, str) else "-".join(one[:2]),
)  # fmt: skip
def test_ctrl_c_at_any_moment(module: str, arguments: list[str], tmp_path: Path) -> None:
    """From the first import of ours on: before it Python itself reports that it was interrupted."""
    if "--jit" in arguments:
        pytest.importorskip("llvmlite")
    if module == "pyopt.lsp":
        pytest.importorskip("pygls")
    if module == "pyopt.import_onnx":
        pytest.importorskip("onnx")
    (tmp_path / "long.mlir").write_text(LONG, encoding="utf-8")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "facts.json").write_text("{}", encoding="utf-8")
    (tmp_path / "waits.mlir").write_text(f"// RUN: {sys.executable} -c 'import time; time.sleep(60)' | FileCheck %s\n")
    function = {"pyopt": "main", "pyopt.update_checks": "update_checks"}.get(module, module.rpartition(".")[2])
    given = [one.replace("FOLDER", str(tmp_path)) for one in arguments]
    code = (
        "import pyopt.cli; pyopt.cli._end_by_interrupt(); import sys, os; "
        f"sys.argv = {['command', *given]!r}; os.write(1, b'now\\n'); pyopt.cli.{function}()"
    )
    for delay in (0.0, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2):
        process = subprocess.Popen(
            [sys.executable, "-c", code], env=ENVIRONMENT,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,  # noqa: PLW1509
        )  # fmt: skip
        assert process.stdout is not None and process.stdout.readline() == b"now\n"
        time.sleep(delay)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, out) == (-signal.SIGINT, b""), (delay, err)
        said = f"{module.replace('.', '-').replace('_', '-')}: interrupted\n".encode()
        if module == "pyopt.playground":
            err = re.sub(rb"^http://127.0.0.1:\d+/ has the playground; Ctrl-C ends it\n$", b"", err)
        assert err in ((b"", said) if module in CLEANING else (b"",)), delay


@pytest.mark.skipif(sys.platform != "linux", reason="the system's way to end with the parent")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_process_of_a_native_program_ends_with_its_parent(number: int, tmp_path: Path) -> None:
    pytest.importorskip("llvmlite")
    (tmp_path / "long.mlir").write_text(LONG, encoding="utf-8")
    process = start("pyopt.run", "--jit", "--entry", "main", str(tmp_path / "long.mlir"))
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while not (found := children.read_text().split()):
        assert process.poll() is None
    child = Path(f"/proc/{found[0]}")
    while process.poll() is None and _seconds(child) < 0.1:
        time.sleep(0.01)
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (-number, b"", b"")
    for _ in range(500):
        if not child.exists():
            break
        time.sleep(0.01)
    assert not child.exists()


def _seconds(process: Path) -> float:
    """The processor's time of a process, which has begun to run by itself once it is not nothing."""
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


@POSIX
def test_an_ignored_ctrl_c_stays_ignored() -> None:
    process = start("pyopt", "-", ignored=True)
    assert process.stdin is not None
    process.stdin.write(b" " * 500_000)
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(b"module {}", timeout=20)
    assert (process.returncode, out, err) == (0, b"module {\n}\n\n", b"")


@pytest.mark.parametrize("module", COMMANDS)
def test_python_m(module: str) -> None:
    done = subprocess.run([sys.executable, "-m", module, "--version"], env=ENVIRONMENT, capture_output=True, check=True)
    command = module.replace(".", "-").replace("_", "-")
    assert done.stdout.decode().startswith(f"{command} ") and done.stderr == b""


# Standard output that takes nothing.

WRITES = {
    "pyopt": ["in.mlir"],
    "pyopt.run": ["--entry", "main", "in.mlir"],
    "pyopt.translate": ["--mlir-to-llvmir", "empty.mlir"],
    "pyopt.format": ["in.mlir"],
    "pyopt.update_checks": ["--check", "test.mlir"],
}
PROBLEMS = {">&-": "Bad file descriptor", ">/dev/full": "No space left on device"}


@POSIX
@pytest.mark.parametrize("redirection", PROBLEMS)
@pytest.mark.parametrize("module", COMMANDS)
def test_lost_output_is_an_error(module: str, redirection: str, tmp_path: Path) -> None:
    if redirection == ">/dev/full" and not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full is here")
    (tmp_path / "in.mlir").write_text("func.func @main() -> i32 { %0 = arith.constant 1 : i32 return %0 : i32 }")
    (tmp_path / "empty.mlir").write_text("module {}")
    (tmp_path / "test.mlir").write_text("// RUN: pyopt %s | FileCheck %s\nmodule {}\n// CHECK: module")
    for arguments in (WRITES[module], ["--help"], ["--version"]):
        command = f'exec "{sys.executable}" -m {module} {" ".join(arguments)} {redirection}'
        done = subprocess.run(["sh", "-c", command], env=ENVIRONMENT, cwd=tmp_path, capture_output=True, check=False)
        prefix = f"{module.replace('.', '-').replace('_', '-')}: error: " if module in CLEANING else ""
        text = f"{prefix}cannot write standard output: {PROBLEMS[redirection]}\n"
        assert done.returncode == (2 if module == "pyopt.format" else 1), arguments
        assert [one for one in done.stderr.decode().splitlines(True) if "note: " not in one] == [text], arguments


@POSIX
@pytest.mark.parametrize("module", ["pyopt", "pyopt.format", "pyopt.update_checks"])
def test_lost_completions_are_an_error(module: str) -> None:
    environment = {**ENVIRONMENT, f"_{module.replace('.', '_').upper()}_COMPLETE": "zsh_source"}
    command = f'exec "{sys.executable}" -m {module} >&-'
    done = subprocess.run(["sh", "-c", command], env=environment, capture_output=True, check=False)
    assert done.returncode in (1, 2) and done.stderr.endswith(b"cannot write standard output: Bad file descriptor\n")


@POSIX
@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("pyopt --canonicalize", 1, "cannot open input file '-': Bad file descriptor"),
        ("pyopt.format", 2, "pyopt-format: error: <stdin>: cannot be read: Bad file descriptor"),
        ("pyopt.reduce --test true", 1, "cannot open input file '-': Bad file descriptor"),
    ],
)
def test_a_closed_input_is_an_error(command: str, code: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "{sys.executable}" -m {command} <&-'], env=ENVIRONMENT, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (code, b"")
    assert done.stderr.decode().startswith(said)


@POSIX
def test_a_closed_output_that_is_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "in.mlir").write_text("module {}")
    runs = (("pyopt", "-o out.mlir in.mlir", b""), ("pyopt.format", "-i in.mlir", b"1 file changed\n"))
    for module, arguments, said in runs:
        command = f'exec "{sys.executable}" -m {module} {arguments} >&-'
        done = subprocess.run(["sh", "-c", command], env=ENVIRONMENT, cwd=tmp_path, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, said)
    assert (tmp_path / "out.mlir").read_text() == "module {\n}\n\n"
    assert (tmp_path / "in.mlir").read_text() == "module {}\n"


# Files that are written.


def test_output_replaces_the_file_with_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "out.mlir"
    target.write_text("before")
    target.chmod(0o640)
    assert run_in_process(["-o", "out.mlir"], "module {}", str(tmp_path)) == (0, "", "")
    assert target.read_text() == "module {\n}\n\n" and target.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["out.mlir"]


def test_output_follows_links_and_leaves_them(tmp_path: Path) -> None:
    (tmp_path / "real.mlir").write_text("before")
    (tmp_path / "link.mlir").symlink_to("real.mlir")
    assert run_in_process(["-o", "link.mlir"], "module {}", str(tmp_path))[0] == 0
    assert (tmp_path / "link.mlir").is_symlink() and (tmp_path / "real.mlir").read_text() == "module {\n}\n\n"


def test_output_to_what_is_no_file() -> None:
    assert run_in_process(["-o", os.devnull], "module {}") == (0, "", "")
    assert not os.path.isfile(os.devnull)


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    code, _, err = run_in_process(["-o", "none/out.mlir"], "module {}", str(tmp_path))
    assert (code, err) == (1, "cannot open output file 'none/out.mlir': No such file or directory\n")
    code, _, err = run_in_process(["-o", "."], "module {}", str(tmp_path))
    assert (code, err) == (1, "cannot open output file '.': Is a directory\n")
    code, out, err = run_in_process(["-o", ""], "module {}", str(tmp_path))
    assert (code, out, err) == (1, "", "cannot open output file '': No such file or directory\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is always full")
@pytest.mark.parametrize("run", [run_in_process, translate_in_process])
def test_output_that_cannot_be_written_once_it_is_open(run: Callable[[list[str], str], tuple[int, str, str]]) -> None:
    flags = ["--mlir-to-llvmir"] if run is translate_in_process else []
    code, _, err = run([*flags, "-o", "/dev/full"], "module {}")
    assert (code, err) == (1, "cannot write output file '/dev/full': No space left on device\n")
    code, _, err = run([*flags, "-o", ""], "module {}")
    assert (code, err) == (1, "cannot open output file '': No such file or directory\n")


def test_output_stays_as_it_was_where_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "out.mlir"
    target.write_text("before")

    def fail(source: str, to: str) -> None:
        raise OSError(28, "No space left on device", source)

    monkeypatch.setattr(streams.os, "replace", fail)  # type: ignore[attr-defined]
    code, _, err = run_in_process(["-o", "out.mlir"], "module {}", str(tmp_path))
    assert (code, err) == (1, "cannot open output file 'out.mlir': No space left on device\n")
    assert target.read_text() == "before" and os.listdir(tmp_path) == ["out.mlir"]


def test_a_name_that_leaves_no_room_for_another(tmp_path: Path) -> None:
    name = "x" * 255
    assert run_in_process(["-o", name], "module {}", str(tmp_path)) == (0, "", "")
    assert (tmp_path / name).read_text() == "module {\n}\n\n"


# The line of progress.

SLOW = """
import pyopt, time
def wait(op, context):
    time.sleep(SECONDS)
    return False
PASS = pyopt.make_pass("wait-a-while", wait, summary="Wait")
"""


def on_terminal(folder: Path, seconds: float) -> bytes:
    """What a terminal is shown on standard error of a run whose pass takes so long."""
    plugin = folder / "slow.py"
    plugin.write_text(SLOW.replace("SECONDS", str(seconds)), encoding="utf-8")
    (folder / "a.mlir").write_text("module {}", encoding="utf-8")
    command = ["-m", "pyopt", f"--load-pass-plugin={plugin}", "--wait-a-while", str(folder / "a.mlir")]
    shown, output, code = standard_error_of(command)
    assert (output, code) == (b"module {\n}\n\n", 0)
    return shown


def standard_error_of(command: list[str]) -> tuple[bytes, bytes, int]:
    """What a terminal is shown on standard error of a run of Python, its output, and its exit code."""
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, *command],
        env={**ENVIRONMENT, "TERM": "xterm", "COLUMNS": "80"}, stdout=subprocess.PIPE, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    shown = b""
    while True:
        try:
            part = os.read(ours, 1000)
        except OSError:
            break
        if not part:
            break
        shown += part
    os.close(ours)
    return shown, process.communicate()[0], process.returncode


@POSIX
def test_a_long_run_says_which_pass_is_running(tmp_path: Path) -> None:
    shown = on_terminal(tmp_path, 3.0)
    assert b"wait-a-while" in shown
    assert b"\x1b[?25l" not in shown  # it hides no cursor, which Ctrl-C would leave hidden


@POSIX
def test_a_short_run_says_nothing(tmp_path: Path) -> None:
    assert on_terminal(tmp_path, 0.2) == b""


@POSIX
def test_native_code_is_suggested_once(tmp_path: Path) -> None:
    """Where the interpreter takes long, and only then."""
    program = tmp_path / "count.mlir"
    program.write_text(COUNTING, encoding="utf-8")
    code = "import sys; from pyopt.driver import execute; execute.LONG = {}; sys.argv[0] = 'pyopt-run'; execute.main()"
    for long, suggested in (0.05, 1), (60, 0):
        shown, output, exit_code = standard_error_of(["-c", code.format(long), str(program), "--arg=200000"])
        assert (output, exit_code) == (b"200000\n", 0)
        assert shown.count(b"--jit runs programs as native code") == suggested


COUNTING = """func.func @main(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %last : index
}
"""
