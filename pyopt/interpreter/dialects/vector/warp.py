"""vector.warp_execute_on_lane_0. A program runs on one lane of a warp: lane 0 does what the region says.

    %r = vector.warp_execute_on_lane_0(%lane)[32] -> (vector<2xf32>) { ... yield %v : vector<64xf32> }

On lane 0, %r is the first part of %v, or all of it if every lane gets that. What other lanes have is not known here:
neither parts of operands that they would bring, nor, on another lane, what lane 0 gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pyopt.interpreter.compiler import Framed
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.values import Poison
from pyopt.ir.attributes import IntegerAttr

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiler, Evaluator
    from pyopt.interpreter.numbers import Array
    from pyopt.ir.core import Operation
    from pyopt.ir.types import Type


def evaluate_warp(op: Operation, compiler: Compiler) -> Framed:
    block = op.regions[0].entry()
    size = op.attributes["warp_size"]
    assert isinstance(size, IntegerAttr)
    gathered = any(
        operand.type is not argument.type for operand, argument in zip(op.operands[1:], block.arguments, strict=True)
    )
    body = compiler.region(op.regions[0])
    given = [value.type for value in block.terminator().operands]
    wanted = [result.type for result in op.results]
    lanes = size.value

    def run(frame: Frame, lane: int, *operands: object) -> object:
        if not 0 <= lane < lanes:
            raise undefined(f"lane {lane} of a warp of {lanes}")
        if gathered:
            raise unsupported("takes the parts of other lanes, which do not run here")
        if lane:
            if wanted:
                raise unsupported("gives what lane 0 computes, which does not run here")
            return ()
        values = body(frame, *operands)
        parts = [first_part(value, one, two) for value, one, two in zip(values, given, wanted, strict=True)]
        return parts[0] if len(parts) == 1 else tuple(parts)

    return Framed(run)


def first_part(value: object, whole: Type, part: Type) -> object:
    """What lane 0 gets of a value: a corner, or all of it."""
    if whole is part or isinstance(value, Poison):
        return value
    shape = getattr(part, "shape", ())
    return cast("Array", value)[tuple([slice(extent) for extent in shape])].copy()


WARP: Final[dict[str, Evaluator]] = {"vector.warp_execute_on_lane_0": evaluate_warp}
