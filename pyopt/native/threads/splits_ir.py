"""The bodies of what splits loops (`outlining.py`) in LLVM IR: they hand a loop to the pool."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.native.ir_text import IrFunction, loads, parameters, stores, without_declarations

SPLIT: Final = "pyopt.split."
LOOP: Final = "pyopt.loop."
"""The beginnings of the names of calls in place of loops, and of functions with these loops."""
RUN: Final = "pyopt.run."
"""The beginning of the names of functions that take slots and two numbers, and have a loop go from one to the other."""
POOL: Final = "pyopt.parallel"
"""It hands a loop to the pool, and takes the function and its slots, the numbers and the step, 0 if one thread is to do
all, the number of threads, and what settles the context of each."""
SETTLE: Final = "pyopt.settle"
THREADS: Final = "pyopt.threads"
PARTS: Final = "pyopt.parts"
"""The name of a function that gives the number of parts in which rows of a matrix are computed."""
PARTS_OF_THREAD: Final = 4
MOST_THREADS: Final = 256
ENDS: Final = 2
GIVEN: Final = 4
"""The parameters in front of those that are handed over: of the loop's function, and of what splits it."""


def with_splits(text: str, functions: dict[str, IrFunction]) -> str:
    """The text with bodies for what splits loops."""
    found = [one for one in functions.values() if one.name.startswith(SPLIT) and not one.defined]
    if not found:
        return text
    parts = [without_declarations(text, {one.spelled for one in found})]
    parts.append(f"\n@{THREADS} = global i64 1\ndeclare void @{POOL}(ptr, ptr, i64, i64, i64, i64, i64, ptr)\n")
    parts.append(f"declare void @{SETTLE}(ptr, ptr)\n")
    if PARTS in functions:
        parts[0] = without_declarations(parts[0], {functions[PARTS].spelled})
        parts.append(_parts(functions[PARTS]))
    for one in found:
        number = one.name.removeprefix(SPLIT)
        parts += [_run(functions[LOOP + number], number), _split(one, number)]
    return "".join(parts)


def _parts(function: IrFunction) -> str:
    return f"""define internal i64 @{function.spelled}() {{
  %threads = load i64, ptr @{THREADS}
  %several = icmp ugt i64 %threads, 1
  %parts = mul i64 %threads, {PARTS_OF_THREAD}
  %found = select i1 %several, i64 %parts, i64 1
  ret i64 %found
}}
"""


def _run(loop: IrFunction, number: str) -> str:
    lines, arguments = loads(loop.inputs[ENDS:])
    given = ", ".join(["i64 %from", "i64 %to", *arguments])
    lines.append(f"  call void @{loop.spelled}({given})")
    head = f"define internal void @{RUN}{number}(ptr %a, i64 %from, i64 %to) {{\n"
    return head + "\n".join(lines) + "\n  ret void\n}\n"


def _split(function: IrFunction, number: str) -> str:
    lines = stores(function.inputs, GIVEN)
    lines.append(f"  %threads = load i64, ptr @{THREADS}")
    numbers = ", ".join([f"i64 %x{at}" for at in range(GIVEN)])
    lines.append(f"  call void @{POOL}(ptr @{RUN}{number}, ptr %a, {numbers}, i64 %threads, ptr @{SETTLE})")
    head = f"define internal void @{function.spelled}({parameters(function.inputs)}) {{\n"
    return head + "\n".join(lines) + "\n  ret void\n}\n"
