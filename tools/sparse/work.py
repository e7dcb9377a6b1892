"""Operations that the loops take, counted by the interpreter: they grow with the entries, not with the extents.

Each conjunctive kernel runs with few entries, with as many in tensors of four times the extents, and there with four
times the entries. What it may take at most is what its formats make it visit: the positions of all levels of each
sparse operand (a dense level has its extent of them under each parent), those of several operands multiplied if their
loops differ (one is visited inside the other) and else added, times the loops that are in no sparse operand, and the
elements of an output that is filled first. Twice the growth of that is allowed; the growth of the dense loops
is shown for comparison.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np
from rich.console import Console
from rich.table import Table

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import BATCH, DENSE
from pyopt.interpreter import parse
from pyopt.interpreter.api import find_function
from pyopt.interpreter.convert import value_of_array
from pyopt.interpreter.execution import execute
from pyopt.interpreter.machine import Machine, Options
from pyopt.ir.attributes import function_type_of
from pyopt.ir.types import TensorType
from tools.sparse.expressions import parse_statement
from tools.sparse.formats import held
from tools.sparse.kernels import KernelFunction, make_function, module_text
from tools.sparse.transform import available, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
    from tools.sparse.kernels import Formats, TableKernel

EXTENT: Final = 8
ENTRIES: Final = 6
FACTOR: Final = 4
MARGIN: Final = 2.0


def entries_only(shape: tuple[int, ...], count: int, seed: int) -> Array:
    """An array with so many entries."""
    randomness = np.random.default_rng(seed)
    array = np.zeros(math.prod(shape), np.int64)
    array[randomness.choice(array.size, min(count, array.size), replace=False)] = 2
    return array.reshape(shape)


def steps(text: str, function: KernelFunction, count: int) -> int:
    """Operations of a run with so many entries in each sparse operand."""
    program = parse(text)
    found = find_function(program.module, "k0")
    assert found is not None
    type = function_type_of(found.attributes["function_type"])
    assert type is not None
    inputs = function.inputs("full", 1)
    for at, (name, format) in enumerate(function.formats.items()):
        if name in inputs:
            array = entries_only(function.shapes[name], count, at)
            inputs[name] = held(format, array).astype(inputs[name].dtype)
    options = Options()
    machine = Machine(program.module, options)
    values = [value_of_array(inputs[one], type) for one, type in zip(function.arguments, type.inputs, strict=True)]
    execute(machine, found, values)
    return options.max_steps - machine.steps_left


def visits(function: KernelFunction, text: str, count: int) -> int:
    """An upper bound of the iterations, by the formats."""
    statement = parse_statement(function.kernel.statement)
    program = parse(text)
    found = find_function(program.module, "k0")
    assert found is not None
    type = function_type_of(found.attributes["function_type"])
    assert type is not None
    positions: list[int] = []
    loops_of: set[tuple[str, ...]] = set()
    sparse_loops: set[str] = set()
    for operand in (*statement.inputs, statement.output):
        if operand.tensor not in function.formats:
            continue
        loops = tuple(loop for loop in statement.loops for one in operand.subscripts if loop in one)
        sparse_loops.update(loops)
        if operand.tensor in function.arguments:
            of_type = type.inputs[function.arguments.index(operand.tensor)]
            positions.append(_positions(of_type, function.shapes[operand.tensor], count))
            loops_of.add(loops)
    total = 1 + (sum(positions) if len(loops_of) == 1 else math.prod(positions))
    free = [function.extents[one] for one in statement.loops if one not in sparse_loops]
    total *= math.prod(free)
    output = statement.output.tensor
    if not statement.combine and output not in function.formats:
        total += math.prod(function.shapes[output])
    if output in function.formats and output not in function.arguments and function.shapes[output]:
        total += function.shapes[output][-1] + math.prod(function.shapes[output][:1])
    return total


def _positions(type: object, shape: tuple[int, ...], count: int) -> int:
    """Those of all levels."""
    assert isinstance(type, TensorType)
    encoding = type.encoding
    assert isinstance(encoding, EncodingAttr)
    total, here = 0, 1
    for level, extent in zip(encoding.level_types, encoding.level_shape(shape), strict=True):
        dense = level.format in (DENSE, BATCH)
        here = here * max(extent, 1) if dense else min(count, here * max(extent, 1))
        total += here
    return total


def measure(
    kernel: TableKernel, formats: Formats, stages: Sequence[str], transformer: str
) -> tuple[list[int], list[int], float] | None:
    """(operations, visits) of the three runs, and the growth of dense loops; None if nothing comes of the stages."""
    loops = parse_statement(kernel.statement).loops
    counted: list[int] = []
    allowed: list[int] = []
    for extent, count in ((EXTENT, ENTRIES), (EXTENT * FACTOR, ENTRIES), (EXTENT * FACTOR, ENTRIES * FACTOR)):
        function = make_function(kernel, formats, dict.fromkeys(loops, extent), "k0")
        if function is None:
            return None
        text = module_text([function])
        outcome = transform(text, available(transformer, tuple(stages)), transformer)
        if outcome.code:
            return None
        counted.append(steps(outcome.text, function, count))
        allowed.append(visits(function, text, count))
    return counted, allowed, float(FACTOR ** len(loops))


def work(kernels: Sequence[TableKernel], stages: Sequence[str], transformer: str, details: bool) -> int:
    """Prints the table; gives the exit code: 1 if some work grows faster than what the formats make it visit."""
    table = Table(title=f"operations: {ENTRIES} entries, extents {EXTENT}; what four times as much makes of them")
    for column in (
        "kernel",
        "formats",
        "operations",
        "extents x4",
        "growth",
        "may",
        "entries x4 too",
        "growth",
        "may",
        "dense",
    ):
        table.add_column(column, justify="left" if column in ("kernel", "formats") else "right")
    bad = total = 0
    for kernel in kernels:
        if not kernel.conjunctive or not kernel.statement:
            continue
        for formats in kernel.choices:
            found = measure(kernel, formats, stages, transformer)
            if found is None:
                continue
            total += 1
            (first, wide, many), (base, may_wide, may_many), dense = found
            growth = [wide / first, many / first]
            may = [may_wide / base, may_many / base]
            fine = all(one <= MARGIN * other for one, other in zip(growth, may, strict=True))
            bad += not fine
            if details or not fine:
                row = [
                    str(first),
                    str(wide),
                    f"{growth[0]:.1f}",
                    f"{may[0]:.1f}",
                    str(many),
                    f"{growth[1]:.1f}",
                    f"{may[1]:.1f}",
                ]
                colour = "" if fine else "[red]"
                table.add_row(colour + f"{kernel.group}:{kernel.name}", formats.label, *row, f"{dense:.0f}")
    Console(width=150).print(table)
    print(f"{total} conjunctive kernels with their formats; {bad} do more than their entries and dense levels ask for")
    return 1 if bad else 0
