"""The toy dialect: tensors that are repeated."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import LOCAL_VERIFY, PURE, Dialect, OpInfo
from pyopt.ir.types import DYNAMIC, TensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


def verify_repeat(op: Operation) -> str | None:
    """The elements are of one type, and the result has `times` as many of them, if that is known."""
    source, result, times = op.operands[0].type, op.results[0].type, op.attributes["times"]
    assert isinstance(source, TensorType) and isinstance(result, TensorType) and isinstance(times, IntegerAttr)
    if source.element_type is not result.element_type:
        return "expects operand and result to have the same element type"
    (before,), (after,) = source.shape or (), result.shape or ()
    if DYNAMIC not in (before, after) and before * times.value != after:
        return f"expects a result with {before * times.value} elements"
    return None


DIALECT: Final = Dialect(
    "toy",
    (
        OpInfo(
            "toy.repeat",
            operands="source: TensorRankOf<[AnyType], [1]>",
            results="result: TensorRankOf<[AnyType], [1]>",
            attributes="times: ConfinedAttr<I64Attr, [IntPositive]>",
            syntax="$source `,` $times attr-dict `:` type($source) `->` type($result)",
            traits=PURE | LOCAL_VERIFY,
            asm_names="repeated",
            verify=verify_repeat,
            fold="pyopt.dialects.toy.folds:fold_repeat",
            result_shapes="pyopt.dialects.toy.result_shapes:of_repeat",
            doc="The elements of a tensor, several times one behind the other.",
        ),
    ),
    inlinable=True,
    doc="Tensors that are repeated.",
)
