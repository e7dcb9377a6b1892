"""Control flow of ops that pyopt does not know, as a library of shape functions names it.

    shape.function_library @lib attributes {shape.control = {onnx.If = "branches", stablehlo.while = "while"}} {...}

`branches`   each region gives the results at its end
`while`      the operands go into both regions; the second gives what goes in again, or out as results
`loop`       number of turns, condition, and what is carried: the body gets a number, a condition, and that, and gives a
             condition, what is carried, and elements of further results
`scan`       what is carried, and `num_scan_inputs` tensors, whose slices the body gets behind it; the body gives what
             is carried, and slices of further results
"""

from __future__ import annotations

from pyopt.analysis.shapes.joins import Flow, Join
from pyopt.analysis.shapes.libraries import attribute_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import ShapedType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Polynomial

KINDS: Final = ("branches", "while", "loop", "scan")


def add_control(flow: Flow, op: Operation, kind: str, is_visible: Callable[[Polynomial], bool]) -> None:
    """Takes in the joins of an op; none where it is not as its kind says."""
    ends: list[Operation] = []
    for region in op.regions:
        last = None if region.first is None or region.first is not region.last else region.first.last
        if last is None or last.regions or last.results:
            return
        ends.append(last)
    results: Sequence[Value] = op.results
    if kind == "branches":
        if ends and all(_hand_over(end.operands, results) for end in ends):
            _add(flow, op, None, results, is_visible, [(end, 0) for end in ends])
        return
    if len(ends) != (2 if kind == "while" else 1):
        return
    start, first, at_end = {"while": (0, 0, 0), "loop": (2, 2, 1), "scan": (0, 0, 0)}[kind]
    end = ends[-1]
    count = len(op.operands) - start
    if kind == "scan":
        slices = attribute_of(op, "num_scan_inputs")
        count -= slices.value if isinstance(slices, IntegerAttr) else count
    if count <= 0:
        return
    carried = op.operands[start : start + count]
    again = end.operands[at_end : at_end + count]
    out = results[:count]
    inside = [region.entry().arguments[first : first + count] for region in op.regions]
    if all(_hand_over(carried, one) and _hand_over(again, one) for one in (*inside, out)):
        edges = [(op, start), (end, at_end)]
        for region, arguments in zip(op.regions, inside, strict=True):
            _add(flow, op, region, arguments, None, edges)
        _add(flow, op, None, out, is_visible, edges)


def _hand_over(values: Sequence[Value], targets: Sequence[Value]) -> bool:
    """As many values of such types as the targets have."""
    return len(values) == len(targets) and all(
        _is_like(one.type, other.type) for one, other in zip(values, targets, strict=True)
    )


def _is_like(one: Type, other: Type) -> bool:
    """Equal, but for the shapes of tensors."""
    if one is other:
        return True
    return type(one) is type(other) and isinstance(one, ShapedType) and one.element_type is _element(other)


def _element(type: Type) -> Type | None:
    return type.element_type if isinstance(type, ShapedType) else None


def _add(
    flow: Flow,
    op: Operation,
    region: Region | None,
    targets: Sequence[Value],
    is_visible: Callable[[Polynomial], bool] | None,
    edges: Sequence[tuple[Operation, int]],
) -> None:
    types = [one.type for one in targets]
    if region is None:
        join = Join(op.name, types, targets, op.block, op, is_visible)
    else:
        join = Join(op.name, types, targets, region.first, None)
    flow.join(join)
    for source, start in edges:
        flow.edge(join, source, start)
