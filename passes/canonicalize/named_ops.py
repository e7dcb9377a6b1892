"""Making the named ops of linalg."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import scalar_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import TensorType, Type
from pyopt.light import Sequence
from pyopt.rewrite.rewriter import Rewriter


def create_named(
    name: str, inputs: Sequence[Value], init: Value, rewriter: Rewriter, attributes: dict[str, Attribute] | None = None
) -> Operation:
    """A named op with its body, at the insertion point."""
    # Many passes may fill a tensor, few do.
    from pyopt.dialects.linalg.bodies import build_region

    operands = [*inputs, init]
    types = [scalar_of(operand.type) for operand in operands]
    results: list[Type] = [init.type] if isinstance(init.type, TensorType) else []
    given = {**(attributes or {}), "operandSegmentSizes": segments(len(inputs), 1)}
    return rewriter.create(name, operands, results, given, [build_region(rewriter.context, name, types, given)])
