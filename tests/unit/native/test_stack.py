"""Calls that nest too deeply, and allocations on the stack that do not fit there, are errors and end no process."""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.driver.execute import run_in_process
from pyopt.native.recursion import cyclic, part_of_stack, with_call_checks
from pyopt.native.stack import needs_checks, usable_bytes, usable_part, with_checks

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = 1 << 18
"""Bytes of the stack of threads in which drawn programs run."""


def in_small_thread(work: Callable[[], object]) -> None:
    """Calls in a thread with a small stack."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    before = threading.stack_size(SMALL)
    try:
        thread = threading.Thread(target=run)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    if failed:
        raise failed[0]


class CallGraph:
    """Functions of a number n, which at 0 give a number, and else call one of some functions with n - 1."""

    def __init__(self, seed: int) -> None:
        drawn = random.Random(seed)
        count = drawn.randint(1, 6)
        self.callees = [[drawn.randrange(count) for _ in range(drawn.choice((0, 1, 1, 2, 3)))] for _ in range(count)]
        self.by_pointer = [drawn.random() < 0.3 for _ in range(count)]

    def text(self) -> str:
        return "".join([self._function(number) for number in range(len(self.callees))])

    def _function(self, number: int) -> str:
        callees = self.callees[number]
        if not callees:
            return f"func.func @f{number}(%n: i64) -> i64 {{\n  return %n : i64\n}}\n"
        cases, blocks = [], []
        for at, callee in enumerate(callees):
            call = f"func.call @f{callee}(%m) : (i64) -> i64"
            if self.by_pointer[callee]:
                blocks.append(f"^b{at}:\n  %f{at} = func.constant @f{callee} : (i64) -> i64")
                blocks.append(f"  %x{at} = func.call_indirect %f{at}(%m) : (i64) -> i64")
            else:
                blocks.append(f"^b{at}:\n  %x{at} = {call}")
            blocks.append(f"  cf.br ^last(%x{at} : i64)")
            cases.append(f"    {at}: ^b{at}")
        lines = [
            f"func.func @f{number}(%n: i64) -> i64 {{",
            "  %zero = arith.constant 0 : i64\n  %one = arith.constant 1 : i64",
            f"  %count = arith.constant {len(callees)} : i64",
            "  %end = arith.cmpi eq, %n, %zero : i64\n  cf.cond_br %end, ^done, ^go",
            "^done:\n  return %zero : i64",
            "^go:\n  %m = arith.subi %n, %one : i64\n  %which = arith.remui %n, %count : i64",
            "  cf.switch %which : i64, [\n    default: ^b0,\n" + ",\n".join(cases) + "\n  ]",
            *blocks,
            "^last(%x: i64):\n  %half = arith.shrui %x, %one : i64\n  %mixed = arith.xori %x, %n : i64",
            "  %r = arith.addi %half, %mixed : i64\n  return %r : i64\n}",
        ]
        return "\n".join(lines) + "\n"

    def value(self, number: int, n: int, most: int) -> int | None:
        """What a function gives; None if more than `most` calls nest."""
        called: list[int] = []
        while n and self.callees[number]:
            if len(called) == most:
                return None
            called.append(n)
            number = self.callees[number][n % len(self.callees[number])]
            n -= 1
        result = n if not self.callees[number] else 0
        for one in reversed(called):
            result = ((result >> 1) + (result ^ one)) % (1 << 64)
        return result if result < 1 << 63 else result - (1 << 64)


def check_graph(seed: int, check: str) -> int:
    """Compares calls of a drawn program; gives how many of them nest too deeply."""
    graph = CallGraph(seed)
    module: Any = pyopt.compile(graph.text(), check=check)
    deep = 0
    for number in range(len(graph.callees)):
        for n in (0, 3, 200, 10**9, 10**9 + 1):
            expected = graph.value(number, n, SMALL // 16)
            function = module[f"f{number}"]
            if expected is not None:
                assert function(n) == expected, (seed, number, n)
                continue
            deep += 1
            with pytest.raises(
                NativeError, match=rf"(@f\d, called by )?@f{number} takes more than the \d+ bytes of st"
            ):
                function(n)
    return deep


def test_drawn_call_graphs() -> None:
    found: list[int] = []
    in_small_thread(lambda: found.extend([check_graph(seed, "extents") for seed in range(12)]))
    assert sum(found) > 20 and 0 in found


@pytest.mark.full
@pytest.mark.parametrize("check", ("extents", "bounds"))
@pytest.mark.parametrize("seed", range(100, 140))
def test_more_drawn_call_graphs(seed: int, check: str) -> None:
    in_small_thread(lambda: check_graph(seed, check))


RECURSION = """
func.func @"ä"(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %m = arith.addi %n, %c1 : i64
  %r = func.call @"ä"(%m) : (i64) -> i64
  %s = arith.xori %r, %m : i64
  %t = arith.shrui %s, %c1 : i64
  %u = arith.addi %t, %r : i64
  return %u : i64
}
func.func @main() -> i64 {
  %c1 = arith.constant 1 : i64
  %r = func.call @"ä"(%c1) : (i64) -> i64
  return %r : i64
}
func.func @good() -> i64 {
  %c1 = arith.constant 1 : i64
  return %c1 : i64
}
"""


def test_the_process_goes_on() -> None:
    module: Any = pyopt.compile(RECURSION)
    for _ in range(3):
        with pytest.raises(NativeError, match=r"@ä, called by @main takes more than the \d+ bytes of stack that there"):
            module.main()
        assert module.good() == 1


def test_what_the_program_took_is_freed() -> None:
    module: Any = pyopt.compile("""
      func.func @f(%n: index) -> f64 {
        %c1 = arith.constant 1 : index
        %m = memref.alloc(%n) : memref<?xf64>
        %next = arith.addi %n, %c1 : index
        %x = func.call @f(%next) : (index) -> f64
        memref.store %x, %m[%c1] : memref<?xf64>
        %y = memref.load %m[%n] : memref<?xf64>
        return %y : f64
      }""")

    def work() -> None:
        with pytest.raises(NativeError, match="@f takes more"):
            module.f(2)

    in_small_thread(work)
    taken, freed = module.allocations()
    assert taken == freed > 100


def test_entries_of_the_command_line() -> None:
    code, out, errors = run_in_process(["--jit"], RECURSION)
    assert (code, out) == (1, "")
    assert "error: 'func.func' op @ä, called by @main takes more than the" in errors
    for flags in ([], ["--jit"]):
        text = 'func.func @"ä"() -> i32 {\n %0 = arith.constant 3 : i32\n return %0 : i32 }\n'
        assert run_in_process([*flags, "--entry", "ä"], text) == (0, "3\n", "")
        code, out, errors = run_in_process([*flags, "--entry", "ö"], text)
        assert (code, out) == (1, "")
        assert "error: there is no function @ö with a body to run (--entry)" in errors
        assert "note: there is: @ä() -> i32" in errors


ALLOCATIONS = {
    "known": "%k = llvm.mlir.constant({} : i64) : i64\n  %m = llvm.alloca %k x f64 : (i64) -> !llvm.ptr",
    "array": "%k = llvm.mlir.constant(1 : i32) : i32\n"
    "  %m = llvm.alloca %k x !llvm.array<{} x f64> : (i32) -> !llvm.ptr",
    "open": "%m = llvm.alloca %n x f64 : (i64) -> !llvm.ptr",
    "narrow": "%k = llvm.trunc %n : i64 to i32\n"
    "  %m = llvm.alloca %k x f64 {{alignment = 64 : i64}} : (i32) -> !llvm.ptr",
    "aligned": "%k = llvm.mlir.constant({} : i64) : i64\n"
    "  %m = llvm.alloca %k x f64 {{alignment = 128 : i64}} : (i64) -> !llvm.ptr",
}


@pytest.mark.parametrize("kind", ALLOCATIONS)
def test_allocations(kind: str) -> None:
    for count in (1, 30, 1000, 9000, 100_000, 900_000, 20_000_000):
        made = ALLOCATIONS[kind].format(count)
        module: Any = pyopt.compile(f"""
          llvm.func @f(%n: i64, %i: i64) -> f64 {{
            {made}
            %c = llvm.mlir.constant(2.5 : f64) : f64
            %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            llvm.store volatile %c, %p : f64, !llvm.ptr
            %x = llvm.load volatile %p : !llvm.ptr -> f64
            llvm.return %x : f64
          }}""")
        if count < 950_000:
            assert module.f(count, count - 1) == module.f(count, 0) == 2.5
        else:
            with pytest.raises(NativeError, match=r"@f takes more than the \d+ bytes of stack that there are"):
                module.f(count, 0)


def test_allocations_in_loops() -> None:
    module: Any = pyopt.compile("""
      llvm.func @f(%n: i64) -> f64 {
        %c = llvm.mlir.constant(2.5 : f64) : f64
        %0 = llvm.mlir.constant(0 : i64) : i64
        %1 = llvm.mlir.constant(1 : i64) : i64
        llvm.br ^loop(%0 : i64)
      ^loop(%i: i64):
        %m = llvm.alloca %1 x f64 : (i64) -> !llvm.ptr
        llvm.store volatile %c, %m : f64, !llvm.ptr
        %next = llvm.add %i, %1 : i64
        %more = llvm.icmp "slt" %next, %n : i64
        llvm.cond_br %more, ^loop(%next : i64), ^end
      ^end:
        %x = llvm.load volatile %m : !llvm.ptr -> f64
        llvm.return %x : f64
      }""")
    assert module.f(1000) == 2.5
    with pytest.raises(NativeError, match="@f takes more than the"):
        module.f(10**9)


@pytest.mark.parametrize("check", ("none", "extents", "bounds"))
def test_scopes_give_the_stack_back(check: str) -> None:
    module: Any = pyopt.compile(
        """
      func.func @f(%n: index, %size: index) -> f64 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %zero = arith.constant 0.0 : f64
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
          %x, %s = memref.alloca_scope -> (f64, index) {
            %m = memref.alloca(%size) : memref<?xf64>
            scf.for %k = %c0 to %size step %c1 {
              %odd = arith.andi %k, %c1 : index
              %is_odd = arith.cmpi eq, %odd, %c1 : index
              scf.if %is_odd {
                memref.store %sum, %m[%k] : memref<?xf64>
              } else {
                %number = arith.index_cast %k : index to i64
                %float = arith.sitofp %number : i64 to f64
                memref.store %float, %m[%k] : memref<?xf64>
              }
            }
            %last = arith.subi %size, %c1 : index
            %one = memref.load %m[%last] : memref<?xf64>
            memref.alloca_scope.return %one, %last : f64, index
          }
          %number = arith.index_cast %s : index to i64
          %float = arith.sitofp %number : i64 to f64
          %y = arith.addf %x, %float : f64
          scf.yield %y : f64
        }
        return %r : f64
      }""",
        check=check,
    )
    assert module.f(3, 1) == 0
    assert module.f(2, 5) == 8
    assert module.f(3, 4) == 9
    assert module.f(20000, 1000) == 20000 * 999


def test_only_what_needs_it_is_checked() -> None:
    leaf = "define i64 @a(i64 %0) {\n  %2 = alloca [20 x i64], align 8\n  ret i64 %0\n}\n"
    caller = "define i64 @b(i64 %0) {\n  %2 = call i64 @a(i64 %0)\n  ret i64 %2\n}\n"
    assert not needs_checks(leaf + caller)
    assert not needs_checks("")
    recursive = "define i64 @c(i64 %0) {\nentry:\n  %1 = call i64 @c(i64 %0)\n  ret i64 %1\n}\n"
    assert needs_checks(leaf + caller + recursive)
    assert with_call_checks(leaf + caller) == leaf + caller == with_checks(leaf + caller)
    checked = with_call_checks(leaf + caller + recursive)
    assert checked.startswith(leaf + caller + 'define i64 @c(i64 %0) "disable-tail-calls"="true" {\nentry:\n')
    assert "entry:\n  call void @pyopt.room(ptr @pyopt.caller.0)\n  %1 = call" in checked
    assert checked.count("call void @pyopt.room") == 1


def test_attributes_of_recursive_functions() -> None:
    for head, rest in (
        ('define i8 @"f)("(ptr align(8) "a("="b" %0, i8 %1) unnamed_addr', ' section "s" !dbg !3'),
        ("define range(i8 0, 5) i8 @g() local_unnamed_addr addrspace(0)", " #0"),
    ):
        name = '"f)("' if "f)(" in head else "g"
        text = f"{head}{rest} {{\n  %x = call i8 @{name}()\n  ret i8 %x\n}}\n"
        assert with_call_checks(text).startswith(
            f'{head} "disable-tail-calls"="true"{rest} {{\n  call void @pyopt.room'
        )


def test_parts_of_stacks() -> None:
    assert part_of_stack(0, 0) == part_of_stack(1 << 48, 1 << 20) == 0
    for lowest, bytes, first, pages in (
        (1 << 40, 8 << 20, 1 << 28, 2048),
        ((1 << 40) + 1, 8 << 20, (1 << 28) + 1, 2047),
    ):
        part = part_of_stack(lowest, bytes)
        assert (part % (1 << 36), part >> 36) == (first, pages)
    assert (usable_part() >> 36) - (usable_bytes() >> 12) in (-1, 0)


ENDLESS = """
func.func @plain() { call @plain() : () -> ()
  return }
func.func @counted(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %m = arith.addi %n, %c1 : i64
  %r = call @counted(%m) : (i64) -> i64
  return %r : i64 }
func.func @first(%n: i64) -> i64 { %r = call @second(%n) : (i64) -> i64
  return %r : i64 }
func.func @second(%n: i64) -> i64 { %r = call @third(%n) : (i64) -> i64
  return %r : i64 }
func.func @third(%n: i64) -> i64 { %r = call @first(%n) : (i64) -> i64
  return %r : i64 }
func.func @pointer(%n: i64) -> i64 { %f = func.constant @pointer : (i64) -> i64
  %r = call_indirect %f(%n) : (i64) -> i64
  return %r : i64 }
func.func @through(%n: i64, %f: (i64) -> i64) -> i64 {
  %r = call_indirect %f(%n) : (i64) -> i64
  return %r : i64 }
func.func @given(%n: i64) -> i64 { %f = func.constant @given : (i64) -> i64
  %r = call @through(%n, %f) : (i64, (i64) -> i64) -> i64
  return %r : i64 }
func.func @sum(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %c0 : i64
  cf.cond_br %end, ^done, ^go
^done:
  return %c0 : i64
^go:
  %m = arith.subi %n, %c1 : i64
  %r = call @sum(%m) : (i64) -> i64
  %s = arith.addi %r, %n : i64
  return %s : i64 }
func.func @in_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 { func.call @in_loop(%n) : (index) -> () }
  return }
"""


@pytest.mark.parametrize("check", ("extents", "bounds"))
def test_recursion_without_end(check: str) -> None:
    """LLVM makes no loops of calls in last place: these would go on without end."""
    module: Any = pyopt.compile(ENDLESS, check=check)

    def work() -> None:
        for name in ("plain", "counted", "first", "second", "third", "pointer", "given", "sum", "in_loop"):
            with pytest.raises(NativeError, match=rf"@{name} takes more than the \d+ bytes of stack that there are"):
                module[name](*([] if name == "plain" else [-1] if name == "sum" else [3]))
        assert module.sum(1000) == 500500
        module.in_loop(0)

    in_small_thread(work)


def test_recursion_in_threads_of_all_sizes() -> None:
    """A program compares with the stack of the thread that called it last; the others ask for theirs."""
    module: Any = pyopt.compile(ENDLESS)
    failed: list[BaseException] = []

    def run() -> None:
        try:
            for number in range(60):
                with pytest.raises(NativeError, match="@sum takes more than the"):
                    module.sum(-1 - number)
                assert module.sum(100 + number) == (100 + number) * (101 + number) // 2
        except BaseException as error:
            failed.append(error)

    threads = []
    before = threading.stack_size()
    for size in (SMALL, 1 << 20, SMALL, 1 << 23, 1 << 19):
        threading.stack_size(size)
        threads.append(threading.Thread(target=run))
        threads[-1].start()
    threading.stack_size(before)
    for thread in threads:
        thread.join()
    assert not failed, failed[0]


def test_cycles() -> None:
    for seed in range(200):
        drawn = random.Random(seed)
        names = [str(number) for number in range(drawn.randint(1, 9))]
        edges = {one: {drawn.choice(names) for _ in range(drawn.randrange(3))} for one in names}
        reached = {one: set(edges[one]) for one in names}
        for _ in names:
            for one in names:
                for other in list(reached[one]):
                    reached[one] |= reached[other]
        assert cyclic(edges) == {one for one in names if one in reached[one]}
