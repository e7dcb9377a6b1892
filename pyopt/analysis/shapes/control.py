"""Control flow of ops that pyopt does not know, as a library of shape functions names it.

    shape.function_library @lib attributes {shape.control = {onnx.If = "branches", stablehlo.while = "while"}} {...}

`branches`   each region gives the results at its end
`while`      the operands go into both regions; the second gives what goes in again, or out as results
`loop`       number of turns, condition, and what is carried: the body gets a number, a condition, and that, and gives a
             condition, what is carried, and elements of further results
`scan`       what is carried, and `num_scan_inputs` tensors, whose slices the body gets behind it; the body gives what
             is carried, and slices of further results

Further results have the shape of one turn's, behind the number of turns: that is the extent of what `scan` slices, or
what `loop` is given, as far as no condition ends it before.
"""

from __future__ import annotations

from pyopt.analysis.shapes.joins import Flow, Join
from pyopt.analysis.shapes.libraries import attribute_of
from pyopt.analysis.shapes.turns import Turns
from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import NONE, ShapedType, TensorType, Type
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
    if count < 0 or (count == 0 and kind == "while"):
        return
    carried = op.operands[start : start + count]
    again = end.operands[at_end : at_end + count]
    out = results[:count]
    inside = [region.entry().arguments[first : first + count] for region in op.regions]
    if all(_hand_over(carried, one) and _hand_over(again, one) for one in (*inside, out)):
        edges = [(op, start), (end, at_end)]
        for region, arguments in zip(op.regions, inside, strict=True) if count else ():
            _add(flow, op, region, arguments, None, edges)
        if count:
            _add(flow, op, None, out, is_visible, edges)
        if kind != "while":
            _add_further(flow, op, kind, count, end, at_end + count, is_visible)


def _add_further(
    flow: Flow,
    op: Operation,
    kind: str,
    count: int,
    end: Operation,
    start: int,
    is_visible: Callable[[Polynomial], bool],
) -> None:
    """The results that are put together of what the body gives from `start` on."""
    results, slices = op.results[count:], end.operands[start:]
    if not results or not _hand_over(slices, results):
        return
    if not all(isinstance(one.type, TensorType) for one in results) or not all(_is_first(op, one) for one in AXES):
        return
    join = Join(op.name, [one.type for one in results], results, op.block, op, is_visible)
    if kind == "scan":
        if count >= len(op.operands):
            return
        join.turns = Turns(op, op.operands[count], None, ())
    else:
        conditions = [(op, op.operands[1])] if op.operands[1].type is not NONE else []
        # The body's condition is handed to the next turn.
        _carry_condition(flow, op, end)
        join.turns = Turns(op, None, op.operands[0], [*conditions, (end, end.operands[0])])
    flow.join(join)
    flow.edge(join, end, start)
    flow.turned[op] = join


AXES: Final = ("scan_input_axes", "scan_output_axes", "scan_output_directions", "scan_input_directions")


def _is_first(op: Operation, name: str) -> bool:
    """The attribute has nothing but zeros, or is not there."""
    found = attribute_of(op, name)
    elements = found.elements if isinstance(found, ArrayAttr) else []
    return found is None or (
        isinstance(found, ArrayAttr) and all(isinstance(one, IntegerAttr) and one.value == 0 for one in elements)
    )


def _carry_condition(flow: Flow, op: Operation, end: Operation) -> None:
    region = op.regions[0]
    inside = region.entry().arguments[1:2]
    if _hand_over(op.operands[1:2], inside) and _hand_over(end.operands[:1], inside):
        _add(flow, op, region, inside, None, [(op, 1), (end, 0)])


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
