"""Names of functions and blocks in the llvm dialect, and what cannot be run."""

from __future__ import annotations

import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.llvm import EVALUATORS
from pyopt.interpreter.errors import ExecutionError

FUNCTIONS = """
llvm.func @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @squared(%x: i64) -> i64 {
  %r = llvm.mul %x, %x : i64
  llvm.return %r : i64
}
llvm.mlir.global internal @number(7 : i64) : i64
llvm.mlir.alias external @other : i64 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @double : !llvm.func<i64 (i64)> {
  %0 = llvm.mlir.addressof @twice : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @squared : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @chosen : !llvm.func<i64 (i64)>, !llvm.ptr @resolve
"""
CALL = "%r = llvm.call %p(%x) : !llvm.ptr, (i64) -> i64"
BAD = "^bad:\n %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n llvm.unreachable\n"
BODIES = {
    "alias of a global": ("%p = llvm.mlir.addressof @other : !llvm.ptr\n %r = llvm.load %p : !llvm.ptr -> i64", 7),
    "call of an ifunc": ("%r = llvm.call @chosen(%x) : (i64) -> i64", 25),
    "alias of a function": (f"%p = llvm.mlir.addressof @double : !llvm.ptr\n {CALL}", 10),
    "ifunc": (f"%p = llvm.mlir.addressof @chosen : !llvm.ptr\n {CALL}", 25),
    "equivalent": (f"%p = llvm.dso_local_equivalent @twice : !llvm.ptr\n {CALL}", 10),
    "invoke": (f"%r = llvm.invoke @twice(%x) to ^good unwind ^bad : (i64) -> i64\n{BAD}^good:", 10),
    "invoke with operands": (f"%q = llvm.invoke @twice(%x) to ^good(%x : i64) unwind ^bad : (i64) -> i64\n{BAD}"
                             "^good(%y: i64):\n %r = llvm.mul %q, %y : i64", 50),
    "no token": ("%t = llvm.mlir.none : !llvm.token\n %r = llvm.call @twice(%x) : (i64) -> i64", 10),
}  # fmt: skip


def program(body: str) -> str:
    return (
        f"{FUNCTIONS}\nllvm.func @f(%x: i64) -> i64 attributes {{personality = @twice}} {{\n{body}\n"
        "  llvm.return %r : i64\n}"
    )


@pytest.mark.parametrize("name", BODIES)
def test_names(name: str) -> None:
    body, expected = BODIES[name]
    assert run(parse(program(body)), "f", 5)[0] == expected


BLOCKS = """
llvm.func @f(%which: i1) -> i64 {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  %a = llvm.select %which, %0, %1 : i1, !llvm.ptr
  %c = llvm.mlir.constant(30 : i64) : i64
  llvm.indirectbr %a : !llvm.ptr, [^first(%c : i64), SECOND]
^first(%x: i64):
  llvm.blocktag <id = 1>
  llvm.return %x : i64
^second:
  llvm.blocktag <id = 2>
  %y = llvm.mlir.constant(40 : i64) : i64
  llvm.return %y : i64
^third:
  %z = llvm.mlir.constant(50 : i64) : i64
  llvm.return %z : i64
}"""


def test_addresses_of_blocks() -> None:
    both = parse(BLOCKS.replace("SECOND", "^second"))
    assert [run(both, "f", which)[0] for which in (True, False)] == [30, 40]
    other = parse(BLOCKS.replace("SECOND", "^third"))
    with pytest.raises(RunError, match=r"'llvm\.indirectbr' op the address is that of no block that is listed"):
        run(other, "f", False)


CANNOT = {
    "llvm.inline_asm": ('%r = llvm.inline_asm "bswap $0", "=r,r" %x : (i64) -> i64', "language of a processor"),
    "llvm.intr.coro.size": ("%r = llvm.intr.coro.size : i64", "it is part of a coroutine"),
    "llvm.intr.coro.align": ("%r = llvm.intr.coro.align : i64", "it is part of a coroutine"),
    "llvm.intr.eh.typeid.for": ("%p = llvm.mlir.zero : !llvm.ptr\n "
                                "%t = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32\n"
                                " %r = llvm.sext %t : i32 to i64", "nothing that is run throws"),
    "llvm.intr.vastart": ("%one = llvm.mlir.constant(1 : i32) : i32\n %p = llvm.alloca %one x !llvm.ptr : (i32) -> "
                          "!llvm.ptr\n llvm.intr.vastart %p : !llvm.ptr\n %r = llvm.add %x, %x : i64",
                          "functions with any number of arguments are run only if"),
}  # fmt: skip


@pytest.mark.parametrize("name", CANNOT)
def test_what_cannot_be_run(name: str) -> None:
    body, why = CANNOT[name]
    with pytest.raises(RunError, match=rf"error: '{name}' op cannot be run: .*{why}"):
        run(parse(program(body)), "f", 5)


NEVER = {
    "a coroutine": [f"llvm.intr.coro.{one}" for one in ("begin", "end", "free", "id", "promise", "resume", "save",
                                                        "suspend")],
    "throws": ["llvm.landingpad", "llvm.resume"],
    "any number of arguments": ["llvm.intr.vacopy", "llvm.intr.vaend", "llvm.va_arg"],
}  # fmt: skip


@pytest.mark.parametrize("why", NEVER)
def test_other_ops_of_these_kinds(why: str) -> None:
    """Their evaluators look at nothing."""
    op = next(iter(parse("llvm.func @f()").module.regions[0].entry()))
    for name in NEVER[why]:
        with pytest.raises(ExecutionError, match=rf"cannot be run: .*{why}"):
            EVALUATORS[name](op, Compiler.__new__(Compiler))


def test_a_block_is_no_function() -> None:
    body = (
        "%p = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr\n llvm.br ^next\n^next:\n"
        "llvm.blocktag <id = 1>\n %r = llvm.call %p(%x) : !llvm.ptr, (i64) -> i64"
    )
    with pytest.raises(RunError, match="the pointer is that of no function"):
        run(parse(program(body)), "f", 5)
