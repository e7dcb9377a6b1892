"""printf, puts and putchar of compiled programs, in order with what else the program prints."""

from __future__ import annotations

import pytest

import pyopt
from pyopt.native.older_llvm import older_text
from pyopt.native.printf_ir import calls_printf, with_printf
from tests.unit.interpreter.test_formatted import PUTS, calls_of, program

pytest.importorskip("llvmlite")


def test_conversions_as_in_c(capsys: pytest.CaptureFixture[str]) -> None:
    calls = calls_of(3)
    count = pyopt.compile(program(calls)).main()
    out = capsys.readouterr().out
    assert out == "".join([call.by_c() for call in calls])
    assert count == len(out)


def test_lines_and_characters_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    text = PUTS.replace("(!llvm.ptr, !llvm.ptr) -> i32\nfunc", "(!llvm.ptr, ...) -> i32\nfunc")
    text = text.replace("(%s, %s) :", "(%s, %s) vararg(!llvm.func<i32 (ptr, ...)>) :")
    assert pyopt.compile(text).main() == 65 + 10
    assert capsys.readouterr().out == "aé %s\n0.5Aaé aé %s"


def test_a_printf_of_the_program() -> None:
    text = """func.func @printf(%a: i32) -> i32 {
      return %a : i32
    }"""
    assert pyopt.compile(text).printf(3) == 3


def test_for_older_releases() -> None:
    text = with_printf("declare i32 @printf(ptr, ...)\n", 0)
    assert calls_printf("declare i32 @printf(ptr, ...)\n") and not calls_printf(text)
    assert "@llvm.va_start.p0(ptr" in older_text(text, 20)
