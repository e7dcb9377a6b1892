"""Kernels handed over to mlir-opt-19 after some of our stages, and run by mlir-cpu-runner-19, print NumPy's numbers.

Sparse tensors are made of dense constants by sparse_tensor.convert, which goes the same way. The reference decides on
copies before sparsification; ours are explicit: each output is a copy of its constant.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from tests.support.cpu_runner import LIBRARIES, is_there
from tools.sparse.check import CRASHED, OK, REFUSED, UNFIT, WRONG, first_line, functions_of, name_of
from tools.sparse.kernels import PATTERNS, KernelFunction, module_text, split_types, wrapper
from tools.sparse.transform import missing, run_program, trail, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
    from tools.sparse.kernels import Formats, TableKernel

ELEMENTS: Final = ("f64", "f32", "i32", "i64", "i1", "i8")
"""Element types that main can print."""
_NUMBER: Final = re.compile(r"-?(?:\d[\d.]*(?:e[+-]?\d+)?|inf|nan)")
THEIRS: Final = "theirs"
"""The reference alone comes no further: what fails are its stages behind ours."""


class Way(NamedTuple):
    """The stages that the transformer does, and those that mlir-opt-19 does behind it."""

    first: tuple[str, ...]
    rest: tuple[str, ...]


def main_function(function: KernelFunction) -> tuple[str, list[Array]]:
    """@main, which calls the kernel's wrapper on each pattern and prints, and what it should print."""
    name = name_of(function)
    wrapped = wrapper(function, "w" + name)
    given, _, returned = wrapped.partition("(")[2].partition(" {\n")[0].rpartition(") -> ")
    types = [one.split(": ", 1)[1].rstrip(", ") for one in given.split("%") if one]
    results = split_types(returned)
    lines, expected = "", []
    for at, pattern in enumerate(PATTERNS):
        inputs = function.inputs(pattern, at)
        names = []
        for number, (argument, type) in enumerate(zip(function.arguments, types, strict=True)):
            constant = f"%c{at}_{number}"
            lines += f"  {constant} = arith.constant dense<{_literal(inputs[argument])}> : {type}\n"
            lines += f"  {constant}_copy = bufferization.alloc_tensor() copy({constant}) : {type}\n"
            names.append(constant + "_copy")
        made = [f"%r{at}_{number}" for number in range(len(results))]
        lines += f"  {', '.join(made)} = call @w{name}({', '.join(names)}) : "
        lines += f"({', '.join(types)}) -> ({', '.join(results)})\n"
        lines += "".join([_print(one, type) for one, type in zip(made, results, strict=True)])
        expected += function.expected(inputs)
    return f"{wrapped}func.func @main() {{\n{lines}  return\n}}\n", expected


def _literal(array: Array) -> str:
    text = str(array.tolist()).lower() if array.dtype == np.bool_ else str(array.tolist())
    return text.replace("-inf", "0xFFF0000000000000").replace("inf", "0x7FF0000000000000")


def _print(value: str, type: str) -> str:
    """Ops that print a tensor or number."""
    if not type.startswith("tensor"):
        return f"  vector.print {value} : {type}\n"
    shape, _, element = type[len("tensor<") : -1].rpartition("x")
    if not shape:
        return f"  {value}_e = tensor.extract {value}[] : {type}\n  vector.print {value}_e : {element}\n"
    if element == "i1":
        lines, value, type = _widened(value, type)
        return lines + _print(value, type)
    vector = f"vector<{shape}x{element}>"
    zero = "0" if element.startswith("i") else "0.0"
    places = ", ".join([f"{value}_0"] * (shape.count("x") + 1))
    lines = f"  {value}_0 = arith.constant 0 : index\n  {value}_z = arith.constant {zero} : {element}\n"
    lines += f"  {value}_v = vector.transfer_read {value}[{places}], {value}_z : {type}, {vector}\n"
    return lines + f"  vector.print {value}_v : {vector}\n"


def _widened(value: str, type: str) -> tuple[str, str, str]:
    """Ops that make a tensor of i32 of one of i1, whose vectors have their bits side by side in memory."""
    shape = type[len("tensor<") : -len("xi1>")]
    wide = f"tensor<{shape}xi32>"
    dims = ", ".join([f"d{at}" for at in range(shape.count("x") + 1)])
    map = f"affine_map<({dims}) -> ({dims})>"
    kinds = ", ".join(['"parallel"'] * (shape.count("x") + 1))
    lines = (
        f"  {value}_n = tensor.empty() : {wide}\n"
        f"  {value}_w = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = [{kinds}]}}\n"
        f"    ins({value} : {type}) outs({value}_n : {wide}) {{\n  ^bb0(%bit: i1, %old: i32):\n"
        f"    %number = arith.extui %bit : i1 to i32\n    linalg.yield %number : i32\n  }} -> {wide}\n"
    )
    return lines, f"{value}_w", wide


def can_run(kernel: TableKernel) -> bool:
    """Its element types can be printed, and its shapes are static."""
    return not kernel.dynamic and kernel.element in ELEMENTS and (kernel.result or kernel.element) in ELEMENTS


def run_case(kernel: TableKernel, formats: Formats, transformer: str, way: Way) -> tuple[str, str]:
    """(verdict, what went wrong) of a kernel with the usual extents."""
    functions = functions_of(kernel, formats, quick=True)[:1]
    if not functions:
        return UNFIT, "the format cannot hold it"
    main, expected = main_function(functions[0])
    outcome = transform(module_text(functions) + main, list(way.first), transformer)
    if not outcome.code and not outcome.crashed:
        outcome = transform(outcome.text, list(way.rest), "reference")
    if outcome.code or outcome.crashed:
        return CRASHED if outcome.crashed else REFUSED, first_line(outcome.errors)
    command = ["mlir-cpu-runner-19", "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}", "-"]
    done = run_program(command, outcome.text)
    if done.returncode:
        return CRASHED, first_line(done.stderr)
    return compare_printed(done.stdout, expected)


def compare_printed(out: str, expected: Sequence[Array]) -> tuple[str, str]:
    """The numbers printed, one result after another, and NumPy's; six digits are shown."""
    found = [float(one) for one in _NUMBER.findall(out)]
    wanted = np.concatenate([np.asarray(one, np.float64).reshape(-1) for one in expected])
    if len(found) != len(wanted):
        return WRONG, f"{len(found)} numbers are printed, not {len(wanted)}: {out[:200]}"
    if not np.allclose(found, wanted, rtol=1e-5, atol=1e-5, equal_nan=True):
        return WRONG, f"{out!r} is not {wanted.tolist()}"
    return OK, ""


def on_cpu(kernels: Sequence[TableKernel], after: str, emit: str, transformer: str, details: bool) -> int:
    """Prints the verdicts; gives the exit code."""
    if not is_there():
        print("mlir-cpu-runner-19 or its library is missing")
        return 1
    way = Way(*trail(after, emit))
    lacking = missing(way.first) if transformer == "pyopt" else []
    if lacking:
        print("pyopt does not have " + ", ".join(lacking))
        return 1
    table = Table(title=f"{transformer} until {after}, mlir-opt-19 from there on, mlir-cpu-runner-19")
    table.add_column("kernel")
    table.add_column("formats and verdicts")
    counts: dict[str, int] = {}
    for kernel in kernels:
        if not can_run(kernel):
            continue
        cells = []
        for formats in kernel.choices:
            verdict, why = run_case(kernel, formats, transformer, way)
            if verdict not in (OK, UNFIT) and transformer == "pyopt":
                alone, _ = run_case(kernel, formats, "reference", way)
                verdict = verdict if alone == OK else THEIRS
            counts[verdict] = counts.get(verdict, 0) + 1
            cells.append(f"{formats.label} {verdict}")
            if details and verdict not in (OK, UNFIT):
                print(f"{kernel.group}:{kernel.name} {formats.label}: {verdict}: {why[:400]}")
        table.add_row(f"{kernel.group}:{kernel.name}", ", ".join(cells))
    Console(width=160).print(table)
    print(", ".join(f"{verdict}: {count}" for verdict, count in counts.items()))
    return 0 if set(counts) <= {OK, UNFIT, THEIRS} else 1
