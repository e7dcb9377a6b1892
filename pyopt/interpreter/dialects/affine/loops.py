"""affine.for, parallel and if."""

from __future__ import annotations

from pyopt.dialects.affine.validity import group_sizes, map_of, step_of
from pyopt.interpreter.affine_maps import map_function
from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.memref.buffers import leave_scope
from pyopt.interpreter.elements import as_value, poison_used, scalar_type, typed
from pyopt.interpreter.iteration import index_range, points
from pyopt.interpreter.loops.running import loop_on_lanes, together_of
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.values import Poison, value_of_attribute
from pyopt.ir.affine import IntegerSetAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.reductions import combining_kind, neutral
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator
    from pyopt.interpreter.loops.running import Ranges, RangesOf


def _bound_inputs(op: Operation) -> int:
    """The number of operands that the bounds of a loop are computed from."""
    return map_of(op, "lowerBoundMap").value.num_inputs + map_of(op, "upperBoundMap").value.num_inputs


def ranges_of_for(op: Operation, machine: Machine) -> Ranges:
    lower = map_of(op, "lowerBoundMap").value
    low, high = map_function(lower), map_function(map_of(op, "upperBoundMap").value)
    first, last = lower.num_inputs, _bound_inputs(op)
    step = step_of(op)
    return lambda *operands: [index_range(max(low(operands[:first])), min(high(operands[first:last])), step, machine)]


def evaluate_for(op: Operation, compiler: Compiler) -> Compiled:
    last = _bound_inputs(op)
    ranges = ranges_of_for(op, compiler.machine)
    if compiler.memory is not None:
        return Framed(loop_on_lanes(op, compiler, ranges, last))
    body = compiler.region(op.regions[0])
    single = len(op.results) == 1
    slot = compiler.shared_slot(op)
    together = together_of(op, compiler)

    def loop(frame: Frame, *operands: int) -> object:
        values: Sequence[object] = operands[last:]
        if together is not None:
            found = together.run(frame, *operands)
            if found is not None:
                return found
        for position in ranges(*operands)[0]:
            frame[slot] = []
            values = body(frame, position, *values)
            if frame[slot]:
                leave_scope(frame, slot)
        return values[0] if single else values

    return Framed(loop)


def evaluate_if(op: Operation, compiler: Compiler) -> Compiled:
    then, otherwise = compiler.regions(op)
    assert then is not None
    condition = op.attributes["condition"]
    assert isinstance(condition, IntegerSetAttr)
    set = condition.value
    dims = set.num_dims
    single = len(op.results) == 1

    def branch(frame: Frame, *operands: int) -> object:
        inputs = [one + 0 for one in operands]
        if set.contains(inputs[:dims], inputs[dims:]):
            values = then(frame)
        elif otherwise is not None:
            values = otherwise(frame)
        else:
            return ()
        return values[0] if single else values

    return Framed(branch)


def _bounds(op: Operation, name: str, choose: Callable[[Sequence[int]], int]) -> Callable[[Sequence[int]], list[int]]:
    """(inputs) -> a bound for each dimension: the greatest or least of the results that belong to it."""
    compute = map_function(map_of(op, name + "Map").value)
    sizes = group_sizes(op, name)

    def bounds(inputs: Sequence[int]) -> list[int]:
        results = compute(inputs)
        found = []
        at = 0
        for size in sizes:
            found.append(choose(results[at : at + size]))
            at += size
        return found

    return bounds


def ranges_of_parallel(op: Operation, machine: Machine) -> Ranges:
    low, high = _bounds(op, "lowerBounds", max), _bounds(op, "upperBounds", min)
    first = map_of(op, "lowerBoundsMap").value.num_inputs
    steps = [one.value for one in _elements(op, "steps") if isinstance(one, IntegerAttr)]
    return lambda *operands: [
        index_range(*bound, machine) for bound in zip(low(operands[:first]), high(operands[first:]), steps, strict=True)
    ]


def evaluate_parallel(op: Operation, compiler: Compiler) -> Compiled:
    """Reductions begin with the neutral element of their kind, and take the iterations in order."""
    body = compiler.region(op.regions[0])
    ranges = ranges_of_parallel(op, compiler.machine)
    kinds = [combining_kind(one) for one in _elements(op, "reductions")]
    types = [result.type for result in op.results]
    combiners = [combiner(kind, scalar_type(type)) for kind, type in zip(kinds, types, strict=True)]
    starts = [None if kind == "assign" else value_of_attribute(neutral(kind, type), type)
              for kind, type in zip(kinds, types, strict=True)]  # fmt: skip
    slot = compiler.shared_slot(op)
    together = together_of(op, compiler)

    def loop(frame: Frame, *operands: int) -> object:
        values = list(starts)
        if together is not None and together.run(frame, *operands) is not None:
            return ()
        for position in points(ranges(*operands)):
            frame[slot] = []
            given = body(frame, *position)
            if frame[slot]:
                leave_scope(frame, slot)
            for at, combine in enumerate(combiners):
                values[at] = _combined(combine, values[at], given[at], types[at])
        return values[0] if len(values) == 1 else tuple(values)

    return Framed(loop)


def _combined(combine: Callable[..., object], old: object, new: object, type: Type) -> object:
    if isinstance(new, Poison):
        raise poison_used(new)
    if old is None:
        return new
    scalar = scalar_type(type)
    return as_value(typed(combine(typed(old, scalar), typed(new, scalar)), scalar), type)


def _elements(op: Operation, name: str) -> Sequence[Attribute]:
    attribute = op.attributes[name]
    assert isinstance(attribute, ArrayAttr)
    return attribute.elements


LOOPS: Final[dict[str, Evaluator]] = {
    "affine.for": evaluate_for,
    "affine.if": evaluate_if,
    "affine.parallel": evaluate_parallel,
}
COUNTERS: Final[dict[str, RangesOf]] = {"affine.for": ranges_of_for, "affine.parallel": ranges_of_parallel}
