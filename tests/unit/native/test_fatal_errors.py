"""What LLVM ends the process for is an error of ours: the program is compiled in a process of its own."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.native import guarded, llvm
from pyopt.native.symbols import missing_symbols
from pyopt.native.vocabulary import is_known, unknown_words
from tests.unit.native.intrinsic_programs import programs

ROOT: Final = Path(__file__).resolve().parents[3]
GROUP: Final = 6
OPS: Final = sorted(programs())
STRIDED: Final = """
llvm.func @main() -> i32 {
  %i = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.mlir.zero : !llvm.ptr
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %s = llvm.mlir.constant(4 : i32) : i32
  %0 = "llvm.intr.experimental.vp.strided.load"(%p, %s, %m, %s) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
  %1 = llvm.extractelement %0[%i : i32] : vector<4xi32>
  llvm.return %1 : i32
}
"""
OTHERS: Final = {
    "huge integer": "llvm.func @f(%a: i8000) -> i8000 { %0 = llvm.udiv %a, %a : i8000 llvm.return %0 : i8000 }",
    "beyond all integers": "llvm.func @f(%a: i16777215) -> i16777215 { llvm.return %a : i16777215 }",
    "long vector": "llvm.func @f(%a: vector<3000xi7>) -> vector<3000xi7> { llvm.return %a : vector<3000xi7> }",
    "long double double": "llvm.func @f(%a: !llvm.ppc_fp128) -> !llvm.ppc_fp128 { llvm.return %a : !llvm.ppc_fp128 }",
    "unknown instruction": 'llvm.func @f() { llvm.inline_asm has_side_effects "nosuch", "" : () -> () llvm.return }',
    "unknown constraint": 'llvm.func @f(%a: i32) { llvm.inline_asm "", "Zq" %a : (i32) -> () llvm.return }',
    "unknown register": 'llvm.func @f(%a: i32) { llvm.inline_asm "", "{r99}" %a : (i32) -> () llvm.return }',
    "module assembly": 'module attributes {llvm.module_asm = ["nosuch"]} { llvm.func @f() { llvm.return } }',
    "collector": 'llvm.func @f() attributes {garbageCollector = "nosuch"} { llvm.return }',
    "convention": "llvm.func amdgpu_kernelcc @f(%a: f32) { llvm.return }",
    "address space": """llvm.func @f(%a: !llvm.ptr<271>) -> i32 {
      %0 = llvm.load %a : !llvm.ptr<271> -> i32 llvm.return %0 : i32 }""",
    "thread's own": """llvm.mlir.global internal thread_local @g(1 : i32) : i32
      llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }""",
    "section": """llvm.mlir.global internal @g(1 : i32) {section = "no,such,section"} : i32
      llvm.func @f() -> !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }""",
    "odd atomic": """llvm.func @f(%p: !llvm.ptr, %a: i7) -> i7 {
      %0 = llvm.atomicrmw add %p, %a seq_cst : !llvm.ptr, i7 llvm.return %0 : i7 }""",
    "wide atomic": """llvm.func @f(%p: !llvm.ptr) -> i1024 {
      %0 = llvm.load %p atomic seq_cst {alignment = 128 : i64} : !llvm.ptr -> i1024 llvm.return %0 : i1024 }""",
    "must be a tail": """llvm.func @g(i64, i64, i64, i64, i64, i64, i64, i64) -> i32
      llvm.func @f(%a: i64) -> i32 {
        %0 = llvm.call musttail @g(%a, %a, %a, %a, %a, %a, %a, %a) : (i64, i64, i64, i64, i64, i64, i64, i64) -> i32
        llvm.return %0 : i32 }""",
    "feature": """llvm.func @f(%a: f64) -> f64
      attributes {target_features = #llvm.target_features<["-sse", "-sse2", "-x87"]>} { llvm.return %a : f64 }""",
    "large frame": """llvm.func @f() -> i8 {
      %n = llvm.mlir.constant(9000000000000000000 : i64) : i64
      %0 = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
      %1 = llvm.load volatile %0 : !llvm.ptr -> i8 llvm.return %1 : i8 }""",
    "large array": """llvm.func @f(%p: !llvm.ptr) -> !llvm.array<70000 x i32> {
      %0 = llvm.load %p : !llvm.ptr -> !llvm.array<70000 x i32> llvm.return %0 : !llvm.array<70000 x i32> }""",
    "scalable": "func.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> { return %a : vector<[4]xf32> }",
}  # fmt: skip


def _compiled_elsewhere(text: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pyopt.run", "--jit", *options]
    return subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("options", [(), ("--in-process",)], ids=["child", "in-process"])
def test_the_process_lives(options: tuple[str, ...]) -> None:
    made = _compiled_elsewhere(STRIDED, *options)
    assert (made.returncode, made.stdout) == (1, "")
    assert re.search(
        "error: 'llvm.func' op LLVM cannot compile the program: .*(promote|PromoteIntOp|STRIDED|isVector)", made.stderr
    )
    with pytest.raises(pyopt.NativeError, match="LLVM cannot compile the program: "):
        pyopt.compile(STRIDED)


@pytest.mark.parametrize("name", OTHERS)
def test_other_things_that_no_cpu_has(name: str) -> None:
    made = _compiled_elsewhere(OTHERS[name] + "\nllvm.func @main() { llvm.return }")
    assert made.returncode in (0, 1), made
    assert "Traceback" not in made.stderr
    assert ("error: " in made.stderr) == bool(made.returncode), made.stderr


@pytest.mark.full
@pytest.mark.parametrize("at", range(0, len(OPS), GROUP), ids=lambda at: OPS[at].removeprefix("llvm.intr."))
def test_every_intrinsic(at: int) -> None:
    """Each with its types and with others, in a process that has to live."""
    ops = OPS[at : at + GROUP]
    command = [sys.executable, "-m", "tests.unit.native.intrinsic_programs", *ops]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    lines = [json.loads(line) for line in made.stdout.splitlines()]
    assert made.returncode == 0, f"{programs()[lines[-1][0]][lines[-1][1]]}ends the process: {made.stderr[-1000:]}"
    assert [line[:2] for line in lines[1::2]] == [[op, one] for op in ops for one in range(len(programs()[op]))]
    assert all(len(line) == 3 and line[2] for line in lines[1::2])


def test_the_probe_has_the_intrinsics() -> None:
    assert len(OPS) >= 198
    assert sum(map(len, programs().values())) >= 1000


def test_what_is_known() -> None:
    for text in (
        "define <4 x float> @f(<4 x float> %asm, ptr noalias %p) { ; asm\n  %x = fadd fast <4 x float> %asm, %asm\n}",
        "declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>)",
        '@vscale = private constant [4 x i8] c"asm\\00"',
        "declare i64 @llvm.vector.reduce.add.v64i64(<64 x i64>)",
        '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}',
    ):
        assert is_known(text) and not unknown_words(text), text
    for word, text in (
        ("i128", "define i128 @f(i128 %a) {"),
        ("vscale", "define <vscale x 4 x float> @f() {"),
        ("asm", 'call void asm "", ""()'),
        ("@llvm.vp.fadd.v4f32", "declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)"),
        ("@llvm.fma.v128f32", "declare void @llvm.fma.v128f32()"),
        ("@llvm.abs.i24", "declare i24 @llvm.abs.i24(i24)"),
        ("@llvm.fma.f128", "declare void @llvm.fma.f128()"),
        ("@llvm.sqrtx.f32", "declare void @llvm.sqrtx.f32()"),
        ('"target-cpu"=', 'attributes #0 = { "target-cpu"="z13" }'),
        ("addrspace", "define void @f(ptr addrspace(1) %p) {"),
        ('!"cf-protection-branch"', '!0 = !{i32 8, !"cf-protection-branch", i32 1}'),
        ("!DILocation", "!1 = !DILocation()"),
        ("", "define <65 x float> @f() {"),
        ("", "define [100 x <4 x float>] @f() {"),
        ("", "  %a = load [1001 x i32], ptr %p"),
        ("", "  %a = load [2 x [30 x [40 x i32]]], ptr %p"),
    ):
        assert not is_known(text), text
        assert not word or word in unknown_words(text), text


def test_what_is_compiled_elsewhere_is_the_same_code() -> None:
    text = "define i32 @f(i32 %a) {\n  %b = mul i32 %a, %a\n  ret i32 %b\n}\n"
    library = llvm.library()
    assert guarded.compile_guarded(text) == library.compile_here(text) == library.compile(text)
    wrong = text.replace("mul i32 %a, %a", "call i8 @llvm.bswap.i8(i8 1)").replace("ret i32 %b", "ret i32 0")
    wrong += 'declare i8 @llvm.bswap.i8(i8)\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
    assert is_known(wrong)
    for compiling in (guarded.compile_guarded, library.compile_here, library.compile):
        with pytest.raises(pyopt.NativeError, match="LLVM refuses the program: bswap must be an even number of bytes"):
            compiling(wrong)
    with pytest.raises(pyopt.NativeError, match="LLVM refuses the program"):
        guarded.compile_guarded("define nonsense")


def test_ends_of_the_child(monkeypatch: pytest.MonkeyPatch) -> None:
    for code, errors, says in (
        (-signal.SIGABRT, b"LLVM ERROR: Cannot select: intrinsic %llvm.x\nStack", "Cannot select: intrinsic %llvm.x"),
        (
            -signal.SIGABRT,
            b'python: F.cpp:3: void f(): Assertion `a && "b"\' failed.\n',
            'Assertion `a && "b"\' failed',
        ),
        (-signal.SIGABRT, b"Invalid type\nUNREACHABLE executed at F.cpp:7!\n", "Invalid type"),
        (-signal.SIGSEGV, b"", "it crashed, SIGSEGV"),
        (1, b"<inline asm>:1:2: error: x\nerror: cannot compile inline asm\n", "cannot compile inline asm"),
        (3, b"", "it ended with exit code 3"),
    ):
        ended = subprocess.CompletedProcess([], code, b"", errors)
        monkeypatch.setattr(subprocess, "run", lambda *_, ended=ended, **__: ended)
        with pytest.raises(pyopt.NativeError) as caught:
            guarded.compile_guarded("")
        assert str(caught.value) == f"LLVM cannot compile the program: {says}"
    monkeypatch.setattr(sys, "executable", "")
    with pytest.raises(pyopt.NativeError, match="there is no Python to start another one"):
        guarded.compile_guarded("")


def test_what_is_nowhere_is_an_error() -> None:
    for text in (
        "func.func private @nosuch(i32) -> i32\nfunc.func @f(%a: i32) -> i32 {\n"
        "  %0 = call @nosuch(%a) : (i32) -> i32\n  return %0 : i32\n}",
        "llvm.mlir.global external @nosuch() : i32\nllvm.func @f() -> i32 {\n"
        "  %0 = llvm.mlir.addressof @nosuch : !llvm.ptr\n  %1 = llvm.load %0 : !llvm.ptr -> i32\n"
        "  llvm.return %1 : i32\n}",
    ):
        with pytest.raises(pyopt.NativeError, match="neither it nor a library has: @nosuch"):
            pyopt.compile(text)
    unused = "func.func private @nosuch(i32) -> i32\nfunc.func @f(%a: i32) -> i32 {\n  return %a : i32\n}"
    assert pyopt.compile(unused).f(3) == 3


@pytest.mark.parametrize("triple", ["x86_64-unknown-linux-gnu", "x86_64-apple-darwin"])
def test_symbols_of_objects(triple: str) -> None:
    binding = llvm.library().binding
    objects = []
    for text in (
        "declare i32 @there(i32)\ndeclare i32 @nowhere(i32)\n@far = external global i32\ndefine i32 @f(i32 %a) {\n"
        "  %b = call i32 @there(i32 %a)\n  %c = call i32 @nowhere(i32 %b)\n  %d = load i32, ptr @far\n"
        "  %e = add i32 %c, %d\n  ret i32 %e\n}",
        "define i32 @there(i32 %a) {\n  ret i32 %a\n}",
    ):
        module = binding.parse_assembly(text, binding.create_context())
        machine = binding.Target.from_triple(triple).create_target_machine()
        module.triple = triple
        objects.append(machine.emit_object(module))
    assert missing_symbols(objects) == ["far", "nowhere"]
    assert missing_symbols(objects[:1]) == ["far", "nowhere", "there"]
    assert missing_symbols([b"something else"]) == []
