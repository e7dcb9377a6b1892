"""The semi-ring functions of kernels: sparse_tensor.unary, binary, select and reduce with regions of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pyopt.interpreter.numbers import Array


class SemiringFunction(NamedTuple):
    """`text(operands, element type, loops)` is the op; `value` and `present` say what it gives and where, from the
    operands' masks, their values and the loops' grids. Those of reductions have `combine` and `identity`."""

    text: Callable[[Sequence[str], str, Sequence[str]], str]
    value: Callable[[Sequence[Array], Sequence[Array], Sequence[Array]], Array]
    present: Callable[[Sequence[Array], Sequence[Array], Sequence[Array]], Array]
    combine: np.ufunc = np.add
    identity: float = 0.0


def _unary(present: str, absent: str, value: Callable[..., Array], mask: Callable[..., Array]) -> SemiringFunction:
    def text(operands: Sequence[str], element: str, loops: Sequence[str]) -> str:
        return (
            f"sparse_tensor.unary {operands[0]} : {element} to {element}\n"
            f"      present={_region(present, 1, element)}\n      absent={_region(absent, 0, element)}"
        )

    return SemiringFunction(
        text, lambda masks, values, loops: value(masks[0], values[0]), lambda m, v, loops: mask(m[0])
    )


def _region(body: str, arguments: int, element: str) -> str:
    """`{^bb0(%p: T): ... yield}`; the body names its operands %p and %q and says `T` for the type."""
    if not body or body == "identity":
        return body or "{}"
    header = ", ".join([f"%{name}: {element}" for name in "pq"[:arguments]])
    label = f"^bb0({header}): " if arguments else "^bb0: "
    return "{ " + label + body.replace("T", element) + " }"


def _binary(overlap: str, left: str, right: str, both: np.ufunc | None) -> SemiringFunction:
    """`left` and `right` are "identity" or nothing here."""

    def text(operands: Sequence[str], element: str, loops: Sequence[str]) -> str:
        return (
            f"sparse_tensor.binary {operands[0]}, {operands[1]} : {element}, {element} to {element}\n"
            f"      overlap={_region(overlap, 2, element)}\n      left={left or '{}'}\n      right={right or '{}'}"
        )

    def present(masks: Sequence[Array], values: Sequence[Array], loops: Sequence[Array]) -> Array:
        one, other = masks[0], masks[1]
        found = one & other if both is not None else np.zeros_like(one & other)
        if left:
            found = found | (one & ~other)
        return found | (~one & other) if right else found

    def value(masks: Sequence[Array], values: Sequence[Array], loops: Sequence[Array]) -> Array:
        one, other = masks[0], masks[1]
        alone = np.where(one, values[0], values[1])
        together = alone if both is None else both(values[0], values[1])
        return np.where(present(masks, values, loops), np.where(one & other, together, alone), 0)

    return SemiringFunction(text, value, present)


def _select(condition: str, keeps: Callable[..., Array]) -> SemiringFunction:
    """The condition sees %p and the loops as %i0, %i1, ..."""

    def text(operands: Sequence[str], element: str, loops: Sequence[str]) -> str:
        body = condition.replace("T", element)
        for at, loop in enumerate(loops):
            body = body.replace(f"%i{at}", loop)
        return f"sparse_tensor.select {operands[0]} : {element} {{ ^bb0(%p: {element}): {body} }}"

    def present(masks: Sequence[Array], values: Sequence[Array], loops: Sequence[Array]) -> Array:
        return masks[0] & keeps(values[0], loops)

    def value(masks: Sequence[Array], values: Sequence[Array], loops: Sequence[Array]) -> Array:
        return np.where(present(masks, values, loops), values[0], 0)

    return SemiringFunction(text, value, present)


def _reduce(op: str, combine: np.ufunc, identity: float) -> SemiringFunction:
    def text(operands: Sequence[str], element: str, loops: Sequence[str]) -> str:
        return (
            f"sparse_tensor.reduce {operands[0]}, {operands[1]}, %identity : {element} "
            + f"{{ ^bb0(%p: {element}, %q: {element}): %s = {op} %p, %q : {element} "
            + f"sparse_tensor.yield %s : {element} }}"
        )

    def never(*given: Sequence[Array]) -> Array:
        raise AssertionError("a reduction is no part of an expression")

    return SemiringFunction(text, never, never, combine, identity)


_ADD = "%s = arith.addf %p, %q : T sparse_tensor.yield %s : T"
_MIN = "%s = arith.minimumf %p, %q : T sparse_tensor.yield %s : T"
_ONE = "%o = arith.constant 1.0 : T sparse_tensor.yield %o : T"
SEMIRING: Final = {
    "filled": _unary("sparse_tensor.yield %p : T", _ONE, lambda m, v: np.where(m, v, 1), np.ones_like),
    "complement": _unary("", _ONE, lambda m, v: np.where(m, 0, 1), lambda m: ~m),
    "doubled": _unary(
        "%s = arith.addf %p, %p : T sparse_tensor.yield %s : T", "", lambda m, v: np.where(m, 2 * v, 0), lambda m: m
    ),
    "pattern": _unary(_ONE, "", lambda m, v: np.where(m, 1, 0), lambda m: m),
    "both_min": _binary(_MIN, "", "", np.minimum),
    "both_plus": _binary(_ADD, "", "", np.add),
    "any_min": _binary(_MIN, "identity", "identity", np.minimum),
    "only_left": _binary("", "identity", "", None),
    "only_one": _binary("", "identity", "identity", None),
    "upper": _select(
        "%k = arith.cmpi ult, %i0, %i1 : index sparse_tensor.yield %k : i1", lambda v, loops: loops[0] < loops[1]
    ),
    "lower": _select(
        "%k = arith.cmpi uge, %i0, %i1 : index sparse_tensor.yield %k : i1", lambda v, loops: loops[0] >= loops[1]
    ),
    "large": _select(
        "%t = arith.constant 3.0 : T %k = arith.cmpf ogt, %p, %t : T sparse_tensor.yield %k : i1",
        lambda v, loops: v > 3,
    ),
    "reduce_sum": _reduce("arith.addf", np.add, 0.0),
    "reduce_min": _reduce("arith.minimumf", np.minimum, float("inf")),
    "reduce_max": _reduce("arith.maximumf", np.maximum, float("-inf")),
    "reduce_product": _reduce("arith.mulf", np.multiply, 1.0),
}
IDENTITIES: Final = {
    "reduce_min": "0x7FF0000000000000",
    "reduce_max": "0xFFF0000000000000",
    "reduce_sum": "0.0",
    "reduce_product": "1.0",
}
"""The text of the third operand of a reduction."""
