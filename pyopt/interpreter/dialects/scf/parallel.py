"""Loops whose iterations may run in any order; here one after another, the last dimension fastest."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.scf.control import results_of
from pyopt.interpreter.elements import check_slice, shape_text
from pyopt.interpreter.encodings import with_encoding, without_encoding
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.iteration import index_range, points
from pyopt.interpreter.loops.running import together_of
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype
from pyopt.ir.core import BlockArgument, Operation
from pyopt.ir.mixed_indices import BOUNDS, join, static_name, static_values
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.loops.running import Ranges


def ranges_of_parallel(op: Operation, machine: Machine) -> Ranges:
    rank = len(op.regions[0].entry().arguments)

    def ranges(*operands: int) -> list[range]:
        bounds = zip(operands[:rank], operands[rank : 2 * rank], operands[2 * rank : 3 * rank], strict=True)
        return [index_range(lower, upper, step, machine) for lower, upper, step in bounds]

    return ranges


def evaluate_parallel(op: Operation, compiler: Compiler) -> Framed:
    """Reductions take the iterations in order."""
    ranges_of = ranges_of_parallel(op, compiler.machine)
    body = compiler.region(op.regions[0])
    block = op.regions[0].entry()
    reduce = block.terminator()
    reductions = [compiler.region(region) for region in reduce.regions]
    rank = len(block.arguments)
    together = together_of(op, compiler)

    def loop(frame: Frame, *operands: object) -> object:
        numbers: list[int] = list(operands[: 3 * rank])  # type: ignore[arg-type]  # index operands
        values = list(operands[3 * rank :])
        if together is not None and together.run(frame, *numbers) is not None:
            return ()
        for position in points(ranges_of(*numbers)):
            given = body(frame, *position)
            for at, reduction in enumerate(reductions):
                values[at] = reduction(frame, values[at], given[at])[0]
        return results_of(op, values)

    return Framed(loop)


def mixed_reader(op: Operation, name: str) -> Callable[[Sequence[object]], list[int]]:
    """From all operands' values to the list of indices that a group and its static attribute make."""
    start, end = operand_bounds(op, name)
    entries = join(static_values(op, static_name(name)), op.operands[start:end])
    at = start
    places: list[tuple[bool, int]] = []
    for entry in entries:
        if isinstance(entry, int):
            places.append((False, entry))
        else:
            places.append((True, at))
            at += 1

    def read(operands: Sequence[object]) -> list[int]:
        return [operands[number] + 0 if dynamic else number for dynamic, number in places]  # type: ignore[operator]

    return read


def slice_readers(op: Operation) -> list[Callable[[Sequence[object]], list[int]]]:
    """Those of the offsets, the sizes and the strides of an op."""
    return [mixed_reader(op, name) for name in ("offsets", "sizes", "strides")]


def evaluate_forall(op: Operation, compiler: Compiler) -> Framed:
    """Iterations see the outputs as they were; what they insert is there when all have ended."""
    lower, upper, step = [mixed_reader(op, name) for name in BOUNDS]
    first, end = operand_bounds(op, "outputs")
    block = op.regions[0].entry()
    rank = len(block.arguments) - (end - first)
    inserts = [_insertion(insert, rank) for insert in block.terminator().regions[0].first or ()]
    body = compiler.region(op.regions[0])
    machine = compiler.machine
    types = [operand.type for operand in op.operands[first:end]]

    def loop(frame: Frame, *operands: object) -> object:
        outputs = operands[first:end]
        made: list[Array] = [
            without_encoding(output, type).copy()  # type: ignore[attr-defined]  # arrays
            for output, type in zip(outputs, types, strict=True)
        ]
        bounds = zip(lower(operands), upper(operands), step(operands), strict=True)
        for position in points([index_range(*bound, machine) for bound in bounds]):
            given = body(frame, *position, *outputs)
            for insert, values in zip(inserts, given, strict=True):
                insert(made, values)  # type: ignore[arg-type]  # what `evaluate_in_parallel` gives
        return results_of(op, [with_encoding(value, type) for value, type in zip(made, types, strict=True)])

    return Framed(loop)


def evaluate_in_parallel(op: Operation, compiler: Compiler) -> Framed:
    """Gives the operands of each insertion to the forall around it."""
    block = op.regions[0].first
    slots = [[compiler.slot(value) for value in insert.operands] for insert in block or ()]
    return Framed(lambda frame: tuple([[frame[slot] for slot in some] for some in slots]))


def _insertion(insert: Operation, rank: int) -> Callable[[list[Array], Sequence[object]], None]:
    """A function that writes a tensor.parallel_insert_slice into the outputs, from the values of its operands."""
    target = insert.operands[1]
    assert isinstance(target, BlockArgument)
    number = target.index - rank
    offsets, sizes, strides = slice_readers(insert)
    dtype = array_dtype(element_type_or_self(target.type))

    def write(made: list[Array], operands: Sequence[object]) -> None:
        output = made[number]
        where = []
        extents = sizes(operands)
        parts = zip(offsets(operands), extents, strides(operands), output.shape, strict=True)
        for at, (start, size, step, extent) in enumerate(parts):
            check_slice(at, start, size, step, extent)
            where.append([start + step * one for one in range(size)])
        source = np.asarray(without_encoding(operands[0], insert.operands[0].type), dtype)
        if [size for size in source.shape if size != 1] != [size for size in extents if size != 1]:
            raise undefined(f"a tensor of {shape_text(source.shape)} is inserted into a slice of {shape_text(extents)}")
        output[np.ix_(*where)] = source.reshape(extents)

    return write
