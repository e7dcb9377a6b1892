"""Sequential control flow: for, while, if, index_switch, execute_region."""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.iteration import counted, counted_unsigned, index_range
from pyopt.interpreter.loops.running import loop_on_lanes, together_of
from pyopt.interpreter.machine import Machine
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import IntegerType
from pyopt.light import TYPE_CHECKING, Iterable, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.loops.running import Ranges


def results_of(op: Operation, values: Sequence[object]) -> object:
    """The values of all results as a kernel gives them."""
    return values[0] if len(op.results) == 1 else values


def ranges_of_for(op: Operation, machine: Machine) -> Ranges:
    return lambda lower, upper, step, *carried: [index_range(lower, upper, step, machine)]


def evaluate_for(op: Operation, compiler: Compiler) -> Framed:
    if compiler.memory is not None:
        return Framed(loop_on_lanes(op, compiler, ranges_of_for(op, compiler.machine), 3))
    body = compiler.region(op.regions[0])
    machine = compiler.machine
    together = together_of(op, compiler)
    single = len(op.results) == 1
    unsigned = counts_unsigned(op)
    type = op.operands[0].type
    # What ignores undefined behaviour does as a machine does, for index too.
    width = type.width if isinstance(type, IntegerType) else 0 if machine.strict else 64

    def loop(frame: Frame, lower: int, upper: int, step: int, *carried: object) -> object:
        values: Sequence[object] = carried
        positions: Iterable[int]
        if together is not None:
            found = together.run(frame, lower, upper, step, *carried)
            if found is not None:
                return found
        if unsigned:
            positions = counted_unsigned(lower, upper, step, width or 64, machine)
        elif width:
            positions = counted(lower, upper, step, width, machine)
        else:
            positions = index_range(lower, upper, step, machine)
        for position in positions:
            values = body(frame, position, *values)
        return values[0] if single else values

    return Framed(loop)


def evaluate_while(op: Operation, compiler: Compiler) -> Framed:
    before = compiler.region(op.regions[0])
    after = compiler.region(op.regions[1])
    single = len(op.results) == 1

    def loop(frame: Frame, *carried: object) -> object:
        values: Sequence[object] = carried
        while True:
            condition, *values = before(frame, *values)
            if not condition:
                return values[0] if single else values
            values = after(frame, *values)

    return Framed(loop)


def evaluate_if(op: Operation, compiler: Compiler) -> Framed:
    then, otherwise = compiler.regions(op)
    assert then is not None
    single = len(op.results) == 1

    def branch(frame: Frame, condition: int) -> object:
        if condition:
            values = then(frame)
        elif otherwise is not None:
            values = otherwise(frame)
        else:
            return ()
        return values[0] if single else values

    return Framed(branch)


def evaluate_index_switch(op: Operation, compiler: Compiler) -> Framed:
    default, *bodies = [compiler.region(region) for region in op.regions]
    cases = op.attributes.get("cases")
    numbers = cases.values if isinstance(cases, DenseArrayAttr) else ()
    table = dict(zip(reversed(numbers), reversed(bodies), strict=False))

    def switch(frame: Frame, number: int) -> object:
        return results_of(op, table.get(number + 0, default)(frame))

    return Framed(switch)


def evaluate_execute_region(op: Operation, compiler: Compiler) -> Framed:
    body = compiler.region(op.regions[0])

    def execute(frame: Frame) -> object:
        return results_of(op, body(frame))

    return Framed(execute)
