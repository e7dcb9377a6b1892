"""A signal by which a program's code would end the process ends its call: the error names function and signal."""

from __future__ import annotations

import platform
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.driver.execute import run_in_process
from pyopt.interpreter import RunError, parse, run

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = """
llvm.func @null(%b: i64) -> i64 {
  %p = llvm.inttoptr %b : i64 to !llvm.ptr
  %x = llvm.load volatile %p : !llvm.ptr -> i64
  llvm.return %x : i64
}
llvm.func @write(%b: i64) -> i64 {
  %p = llvm.inttoptr %b : i64 to !llvm.ptr
  llvm.store %b, %p : i64, !llvm.ptr
  llvm.return %b : i64
}
llvm.func @call(%b: i64) -> i64 {
  %p = llvm.inttoptr %b : i64 to !llvm.ptr
  %x = llvm.call %p(%b) : !llvm.ptr, (i64) -> i64
  llvm.return %x : i64
}
llvm.func @trap(%b: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %ends = llvm.icmp "eq" %b, %zero : i64
  llvm.cond_br %ends, ^end, ^on
^end:
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
^on:
  llvm.return %b : i64
}
llvm.func @nowhere(%b: i64) -> i64 {
  llvm.unreachable
}
llvm.func @divided(%b: i64) -> i64 {
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %x = llvm.sdiv %c7, %b : i64
  llvm.return %x : i64
}"""
SEGMENT = "SIGSEGV"
SIGNALS = {"null": SEGMENT, "write": SEGMENT, "call": SEGMENT, "trap": "SIG(ILL|TRAP)", "nowhere": "SIG(ILL|TRAP)"}
if platform.machine() in ("x86_64", "AMD64"):
    SIGNALS["divided"] = "SIGFPE"


@pytest.mark.parametrize("name", SIGNALS)
def test_from_python(name: str) -> None:
    """What the interpreter finds, and the process lives; so does the program."""
    with pytest.raises(RunError):
        run(parse(PROGRAM), name, 0)
    module: Any = pyopt.compile(PROGRAM)
    for _ in range(3):
        with pytest.raises(NativeError, match=f"^@{name} crashed natively: {SIGNALS[name]}, "):
            module[name](0)
        assert module.trap(5) == 5


@pytest.mark.parametrize("flags", ([], ["--in-process"]), ids=("child", "process"))
@pytest.mark.parametrize("name", SIGNALS)
def test_pyopt_run(name: str, flags: list[str]) -> None:
    code, out, err = run_in_process(["-", "--jit", *flags, "--entry", name, "--arg", "0"], PROGRAM)
    assert (code, out) == (1, "")
    assert f"error: 'llvm.func' op @{name} crashed natively: SIG" in err
    assert "Traceback" not in err


FAR = """
func.func private @fill(%m: memref<?xf64>) attributes {no_inline} {
  %x = arith.constant 1.5 : f64
  linalg.fill ins(%x : f64) outs(%m : memref<?xf64>)
  return
}
func.func @far(%m: memref<?xf64>, %i: index) -> (f64, memref<?xf64>) {
  %c3 = arith.constant 3 : index
  %own = memref.alloc(%c3) : memref<?xf64>
  call @fill(%own) : (memref<?xf64>) -> ()
  %k = arith.addi %i, %c3 : index
  %x = memref.load %m[%k] : memref<?xf64>
  return %x, %own : f64, memref<?xf64>
}"""


def test_what_was_taken_is_freed() -> None:
    module: Any = pyopt.compile(FAR)
    for _ in range(20):
        with pytest.raises(NativeError, match="@far crashed natively: SIG"):
            module.far(np.ones(3), 1 << 36)
    taken, freed = module.allocations()
    assert taken == freed == 20


def test_threads() -> None:
    module: Any = pyopt.compile(PROGRAM)
    found: list[str] = []

    def work() -> None:
        for _ in range(100):
            try:
                module.null(0)
            except NativeError as error:
                found.append(str(error))
            assert module.trap(3) == 3

    threads = [threading.Thread(target=work) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(found) == 400
    assert len(set(found)) == 1


@pytest.mark.parametrize("before", ("", "import faulthandler; faulthandler.enable()"))
@pytest.mark.parametrize(
    "crash",
    (
        "import ctypes; ctypes.string_at(0)",
        "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)",
    ),
)
def test_other_crashes_are_not_caught(before: str, crash: str) -> None:
    """The process ends as it did, and faulthandler says where."""
    text = f"""{before}
import pyopt
module = pyopt.compile('''{PROGRAM}''')
try:
    module.null(0)
except pyopt.NativeError:
    print("caught", flush=True)
{crash}
print("lives")"""
    made = subprocess.run(
        [sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (made.returncode, made.stdout) == (-11, "caught\n")
    assert ("most recent call first" in made.stderr) == bool(before)


TAIL = """
llvm.func @odd(%n: i64, %sum: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.sub %n, %one : i64
  %r = llvm.call musttail @even(%m, %sum) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @even(%n: i64, %sum: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.add %sum, %n : i64
  %ends = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %ends, ^end, ^on
^end:
  llvm.return %sum : i64
^on:
  %r = llvm.call musttail @odd(%n, %s) : (i64, i64) -> i64
  llvm.return %r : i64
}"""


def test_calls_that_take_no_stack() -> None:
    """With musttail a million of calls need no more of the stack than one."""
    module: Any = pyopt.compile(TAIL)
    assert run(parse(TAIL), "even", 100, 0)[0] == module.even(100, 0) == 5050
    assert module.even(1_000_000, 0) == 500_000_500_000
