"""Inputs of tools/scaling.py: graphs of blocks that become loops and choices with regions."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

CONTROL_FLOW_PASSES = ("--lift-cf-to-scf",)


def function(blocks: list[str], result: str = "%a") -> str:
    return "\n".join(["func.func @f(%c: i1, %a: i32) -> i32 {", *blocks, f"  return {result} : i32", "}"])


def diamonds(n: int) -> str:
    """One behind the other; one arm of each computes what the join is given."""
    blocks = ["  cf.br ^b0(%a : i32)"]
    for i in range(n):
        blocks += [f"^b{i}(%p{i}: i32):", f"  cf.cond_br %c, ^l{i}, ^r{i}"]
        blocks += [f"^l{i}:", f"  %x{i} = arith.addi %p{i}, %a : i32", f"  cf.br ^b{i + 1}(%x{i} : i32)"]
        blocks += [f"^r{i}:", f"  cf.br ^b{i + 1}(%p{i} : i32)"]
    return function([*blocks, f"^b{n}(%p{n}: i32):"], f"%p{n}")


def nested_diamonds(n: int) -> str:
    """Each in an arm of the one before."""
    blocks = ["  cf.br ^b0"]
    for i in range(n):
        blocks += [f"^b{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  cf.cond_br %c, ^b{i + 1}, ^r{i}"]
        blocks += [f"^r{i}:", f"  cf.br ^j{i}(%x{i} : i32)"]
    blocks += [f"^b{n}:", f"  cf.br ^j{n - 1}(%a : i32)"]
    for i in reversed(range(n)):
        blocks += [f"^j{i}(%p{i}: i32):", *([f"  cf.br ^j{i - 1}(%p{i} : i32)"] if i else [])]
    return function(blocks, "%p0")


def early_returns(n: int) -> str:
    blocks = ["  cf.br ^b0"]
    for i in range(n):
        blocks += [f"^b{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  cf.cond_br %c, ^b{i + 1}, ^r{i}"]
        blocks += [f"^r{i}:", f"  return %x{i} : i32"]
    return function([*blocks, f"^b{n}:"])


def conditions(n: int) -> str:
    """`if (c && c && ...) ... else ...`."""
    blocks = ["  cf.br ^b0"]
    for i in range(n):
        blocks += [f"^b{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  cf.cond_br %c, ^b{i + 1}, ^else"]
    return function([*blocks, f"^b{n}:", "  cf.br ^end", "^else:", "  cf.br ^end", "^end:"])


def row_of_blocks(n: int) -> str:
    blocks = [f"^b{i}:\n  %v{i} = arith.addi %a, %a : i32\n  cf.br ^b{i + 1}" for i in range(n)]
    return function(["  cf.br ^b0", *blocks, f"^b{n}:"])


def row_of_loops(n: int) -> str:
    blocks = [f"^b{i}:\n  %v{i} = arith.addi %a, %a : i32\n  cf.cond_br %c, ^b{i}, ^b{i + 1}" for i in range(n)]
    return function(["  cf.br ^b0", *blocks, f"^b{n}:"], f"%v{n - 1}")


def nest_of_loops(n: int) -> str:
    """Each ends with a test, as do-while."""
    blocks = ["  cf.br ^h0"]
    for i in range(n):
        blocks += [f"^h{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  cf.br ^{f'h{i + 1}' if i + 1 < n else f'l{i}'}"]
    for i in reversed(range(n)):
        blocks += [f"^l{i}:", f"  cf.cond_br %c, ^h{i}, ^{f'l{i - 1}' if i else 'end'}"]
    return function([*blocks, "^end:"], "%x0")


def nest_of_tests(n: int) -> str:
    """Each begins with a test, as while."""
    blocks = ["  cf.br ^h0"]
    for i in range(n):
        inner = f"h{i + 1}" if i + 1 < n else "body"
        blocks += [f"^h{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  cf.cond_br %c, ^{inner}, ^e{i}"]
    blocks += ["^body:", f"  cf.br ^h{n - 1}"]
    for i in reversed(range(n)):
        blocks += [f"^e{i}:", *([f"  cf.br ^h{i - 1}"] if i else [])]
    return function(blocks, "%x0")


def loop_with_entries(n: int) -> str:
    """A cycle that is entered, and left, at each block."""
    cases = ", ".join([f"{i}: ^b{i}" for i in range(n)])
    blocks = [f"  cf.switch %a : i32, [default: ^end, {cases}]"]
    for i in range(n):
        blocks += [f"^b{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  cf.cond_br %c, ^b{(i + 1) % n}, ^end"]
    return function([*blocks, "^end:"])


def values_of_a_loop(n: int) -> str:
    """A loop with `n` values, which one op behind it takes."""
    types = ", ".join(["i32"] * n)
    lines = [f"func.func @f(%a: i32, %c: i1) -> ({types}) {{", "  cf.br ^h", "^h:"]
    lines += [f"  %v{i} = arith.addi %a, %a : i32" for i in range(n)]
    values = ", ".join([f"%v{i}" for i in range(n)])
    return "\n".join([*lines, "  cf.cond_br %c, ^h, ^e", "^e:", f"  return {values} : {types}", "}"])


DEPTH = 5
"""Nests are as many times less deep than others are long."""


def nest(make: Callable[[int], str]) -> Callable[[int], str]:
    return lambda n: make(n // DEPTH)


CONTROL_FLOW: dict[str, Callable[[int], str]] = {
    "diamonds": diamonds,
    "nested-diamonds": nest(nested_diamonds),
    "early-returns": nest(early_returns),
    "conditions": nest(conditions),
    "row-of-blocks": row_of_blocks,
    "row-of-loops": row_of_loops,
    "nest-of-loops": nest(nest_of_loops),
    "nest-of-tests": nest(nest_of_tests),
    "loop-with-entries": loop_with_entries,
    "values-of-a-loop": values_of_a_loop,
}
