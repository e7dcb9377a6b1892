"""Expressions of debug info: LLVM has numbers, and takes operations apart by what it knows of their operands."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from pyopt.dialects.llvm.dwarf_operations import OPERATIONS
from pyopt.driver.translate import run_in_process
from tests.support import llvm

REFERENCE = shutil.which(llvm.MLIR_TRANSLATE)
MODULE = """#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<
  id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, file = #f, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "v">
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[OPERATIONS]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(#loc)
#loc = loc(fused<#sp>["a.c":1:1])
"""
FLAGS = ["--mlir-to-llvmir", "-"]


def shown(text: str) -> str:
    """The expression of the record."""
    return text.partition("!DIExpression(")[2].partition("), !")[0]


@pytest.mark.parametrize(
    ("operations", "text"),
    [
        ("DW_OP_deref(6)", "DW_OP_deref, DW_OP_deref"),
        ("DW_OP_LLVM_convert(32, 99)", "DW_OP_LLVM_convert, 32, "),
        ("DW_OP_LLVM_convert(32, 5)", "DW_OP_LLVM_convert, 32, DW_ATE_signed"),
        ("DW_OP_reg0(7, 6)", "DW_OP_reg0, , DW_OP_deref"),
        ("DW_OP_breg0(1, 4097, 8, 5)", "DW_OP_breg0, 1, DW_OP_LLVM_convert, 8, DW_ATE_signed"),
        ("DW_OP_constu, DW_OP_stack_value", "DW_OP_constu, 159"),
        ("DW_OP_stack_value, DW_OP_LLVM_fragment(0, 8)", "DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 8"),
        ("DW_OP_plus_uconst(-1)", "DW_OP_plus_uconst, 18446744073709551615"),
    ],
)
def test_text(operations: str, text: str) -> None:
    code, out, err = run_in_process(FLAGS, MODULE.replace("OPERATIONS", operations))
    assert (code, err, shown(out)) == (0, "", text)
    if REFERENCE is not None:
        assert shown(reference(operations).stdout) == text


@pytest.mark.parametrize(
    "operations",
    [
        "DW_OP_deref(1)", "DW_OP_plus_uconst", "DW_OP_LLVM_convert(32)", "DW_OP_LLVM_fragment(0, 8), DW_OP_deref",
        "DW_OP_stack_value, DW_OP_deref", "DW_OP_swap", "DW_OP_addr(3)", "DW_OP_breg0(1, 35)",
    ],
)  # fmt: skip
def test_rejected(operations: str) -> None:
    code, out, err = run_in_process(FLAGS, MODULE.replace("OPERATIONS", operations))
    assert (code, out) == (1, "")
    assert "error: invalid expression" in err


def reference(operations: str) -> subprocess.CompletedProcess[str]:
    assert REFERENCE is not None
    module = MODULE.replace("OPERATIONS", operations)
    return subprocess.run([REFERENCE, *FLAGS], input=module, capture_output=True, text=True, check=False)


@pytest.mark.full
@pytest.mark.skipif(REFERENCE is None, reason="mlir-translate is not installed")
@pytest.mark.parametrize(("count", "least"), [(0, 30), (1, 10), (2, 8), (3, 3)])
def test_every_operation(count: int, least: int) -> None:
    """With any number of operands, as the reference has it."""
    operands = f"({', '.join(['0'] * count)})" if count else ""
    accepted = 0
    for name in sorted(OPERATIONS):
        if name[-1].isdigit() and not name.endswith(("g0", "31", "t0")):
            continue
        theirs = reference(f"DW_OP_{name}{operands}")
        code, out, err = run_in_process(FLAGS, MODULE.replace("OPERATIONS", f"DW_OP_{name}{operands}"))
        assert (code, shown(out)) == (theirs.returncode, shown(theirs.stdout)), name + theirs.stderr + err
        accepted += not code
    assert least < accepted < len(OPERATIONS)
