"""Asks an op's verifier whether the op may have the types that it has now, without a word to the user."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.op_verifier import Failure, OpVerifier, discard_diagnostic
from pyopt.ir.opinfo import LOCAL_VERIFY, SAME_OPERANDS, SAME_TYPES, SYMBOL, TERMINATOR
from pyopt.light import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    Key: TypeAlias = tuple[object, ...]


def has_one_type(op: Operation) -> bool:
    """Types that the custom form writes once are the same; verifiers are content with compatible ones."""
    traits = op.info.traits
    if not traits & (SAME_TYPES | SAME_OPERANDS):
        return True
    types = {value.type for value in op.operands}
    if traits & SAME_TYPES:
        types.update([value.type for value in op.results])
    return len(types) <= 1


@final
class Trial:
    """A verifier whose diagnostics are dropped."""

    __slots__ = ("_answers", "context", "verifier")

    def __init__(self, context: Context) -> None:
        self.context = context
        self.verifier = OpVerifier(context)
        self._answers: dict[Key, bool] = {}

    def accepts(self, op: Operation) -> bool:
        """The op, apart from what is inside its regions, is valid."""
        if not has_one_type(op):
            return False
        key = self._key(op)
        if key is not None:
            known = self._answers.get(key)
            if known is not None:
                return known
        accepted = self._ask(op)
        if key is not None:
            self._answers[key] = accepted
        return accepted

    def _key(self, op: Operation) -> Key | None:
        """The key that the result depends on; None where it depends on more than types and attributes."""
        info = op.info
        if op.regions or op.successors or info.parents or info.traits & (TERMINATOR | SYMBOL):
            return None
        if (info.verify is not None or info.infer is not None) and not info.traits & LOCAL_VERIFY:
            return None
        types: list[object] = [value.type for value in op.operands]
        types.append(None)
        types += [value.type for value in op.results]
        return (info, *types, *op.attributes.items()) if op.attributes else (info, *types)

    def _ask(self, op: Operation) -> bool:
        context = self.context
        handler, describe, errors = context.handler, context.describe, context.error_count
        context.handler = discard_diagnostic
        context.describe = None
        try:
            self.verifier.check_op(op)
            if op.info.verify_regions is not None:
                self.verifier.hook(op, op.info.verify_regions)
        except (Failure, DiagnosticError):
            return False
        finally:
            context.handler, context.describe, context.error_count = handler, describe, errors
        return True
