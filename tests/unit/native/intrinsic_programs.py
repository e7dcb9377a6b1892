"""Programs with one intrinsic each: the ops in tests/lit, with the types that they have there and with others.

`python -m tests.unit.native.intrinsic_programs OP...` compiles all programs with these ops in one process. It prints a
line of JSON when it begins with one, and another with what came of it: a program that ends the process began last.
"""

from __future__ import annotations

import json
import random
import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pyopt
from pyopt.memo import remembering
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Value

LIT: Final = Path(__file__).resolve().parents[2] / "lit"
FILES: Final = (
    "llvm/intrinsics.mlir", "llvm/maths.mlir", "llvm/rare.mlir", "llvm/constrained.mlir", "translate/intrinsics.mlir",
    "translate/intrinsics-memory.mlir", "translate/rare.mlir", "translate/constrained.mlir",
)  # fmt: skip
INTRINSIC: Final = "llvm.intr."
OTHER_TYPES: Final = (
    (r"\bi32\b", ("i1", "i8", "i16", "i64", "i7", "i128", "i256")), (r"\bi64\b", ("i8", "i32", "i33", "i128")),
    (r"\bf(?:32|64)\b", ("f16", "bf16", "f32", "f64", "f80", "f128")),
    (r"vector<\d+x", ("vector<1x", "vector<3x", "vector<16x", "vector<128x", "vector<[4]x")),
    (r"!llvm\.ptr\b(?!<)", ("!llvm.ptr<1>", "!llvm.ptr<270>")),
)  # fmt: skip
DRAWN: Final = 4
"""Programs with other types for each that stands in a file."""


def _program(op: Operation) -> str:
    """A function of the operands, but for constants, that gives the results."""
    printer = AttributePrinter()
    lines: list[str] = []
    parameters: list[str] = []
    for at, value in enumerate(op.operands):
        constant = _constant(value, printer)
        type = printer.type(value.type)
        if constant:
            lines.append(f"%a{at} = llvm.mlir.constant({constant}) : {type}")
        else:
            parameters.append(f"%a{at}: {type}")
    types = ", ".join([printer.type(one.type) for one in op.operands])
    results = [printer.type(one.type) for one in op.results]
    attributes = ", ".join([f'"{name}" = {printer.attribute(one)}' for name, one in op.attributes.items()])
    given = ", ".join([f"%a{at}" for at in range(len(op.operands))])
    name = "%r = " if results else ""
    lines.append(f'{name}"{op.info.name}"({given}) {{{attributes}}} : ({types}) -> ({", ".join(results)})')
    lines.append(f"llvm.return %r : {results[0]}" if results else "llvm.return")
    arrow = f" -> {results[0]}" if results else ""
    return f"llvm.func @f({', '.join(parameters)}){arrow} {{\n  " + "\n  ".join(lines) + "\n}\n"


def _constant(value: Value, printer: AttributePrinter) -> str:
    if value.op is None or value.op.info.name != "llvm.mlir.constant":
        return ""
    return printer.attribute(value.op.attributes["value"])


@cache
def programs() -> dict[str, list[str]]:
    """The programs by the name of their op."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        for part in re.split(r"^// -----.*$", (LIT / file).read_text(encoding="utf-8"), flags=re.MULTILINE):
            module = parse_module(Source(part, file), remembering(lambda *_: None))
            if module is None:
                continue
            for op in module.walk():
                if op.info.name.startswith(INTRINSIC):
                    texts = found.setdefault(op.info.name, [])
                    texts += [one for one in (_program(op),) if one not in texts]
    for name, texts in found.items():
        draw = random.Random(name)
        others = sorted({one for text in texts for one in _with_other_types(text)}.difference(texts))
        texts.extend(draw.sample(others, min(DRAWN * len(texts), len(others))))
    return found


def _with_other_types(text: str) -> list[str]:
    return [re.sub(old, new, text) for old, types in OTHER_TYPES if re.search(old, text) for new in types]


def main() -> None:
    for name in sys.argv[1:]:
        for number, text in enumerate(programs()[name]):
            sys.stdout.write(json.dumps([name, number]) + "\n")
            sys.stdout.flush()
            try:
                pyopt.compile(text)
                outcome = "compiled"
            except pyopt.NativeError as error:
                outcome = str(error)
            sys.stdout.write(json.dumps([name, number, outcome]) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
