"""finalizing-bufferize: the end of a partial bufferization, in which pairs of `to_tensor` and `to_buffer` go.

%t = bufferization.to_tensor %m
%n = bufferization.to_buffer %t    ->  uses of %n become uses of %m

Nothing may be left that works on tensors.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.syntax.op_texts import OpTexts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

TO_TENSOR: Final = "bufferization.to_tensor"
TO_BUFFER: Final = "bufferization.to_buffer"


def run(op: Operation, pass_context: PassContext) -> bool:
    """Removes the pairs in `op`, or says what is left."""
    pairs: list[Operation] = []
    for one in op.walk():
        if one.info.name in (TO_TENSOR, TO_BUFFER):
            pairs.append(one)
        elif any(isinstance(value.type, TensorType) for value in (*one.operands, *one.results)):
            pass_context.error(f"failed to legalize operation '{one.info.name}'", one)
            return False
    for view in pairs:
        source = view.operands[0].op
        if view.info.name != TO_BUFFER or source is None or source.info.name != TO_TENSOR:
            continue
        users = view.results[0].users()
        if users and source.operands[0].type is not view.results[0].type:
            text = OpTexts(pass_context.context).text(users[0])
            pass_context.error(
                f"failed to materialize conversion for result #0 of operation '{TO_BUFFER}' "
                "that remained live after conversion",
                view,
                [(f"see existing live user here: {text}", users[0].loc)],
            )
            return False
    rewriter = Rewriter(pass_context.context)
    changed = False
    for view in pairs:
        source = view.operands[0].op
        if view.info.name == TO_BUFFER and source is not None and source.info.name == TO_TENSOR:
            rewriter.replace(view, [source.operands[0]] if view.results[0].uses else [view.results[0]])
            changed = True
    for one in reversed(pairs):
        if one.info.name == TO_TENSOR and not one.results[0].uses:
            rewriter.erase(one)
            changed = True
    return changed


PASS = make_pass("finalizing-bufferize", run, anchor="func.func")
