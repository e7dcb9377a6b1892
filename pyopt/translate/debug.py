"""What debuggers are told: nothing, since functions are translated without the places that they have in the source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.translate.function import EMITTERS, FunctionTranslation

if TYPE_CHECKING:
    from pyopt.ir.core import Operation


def emit_nothing(f: FunctionTranslation, op: Operation) -> None:
    """A record without a place would be invalid."""


for _name in ("declare", "label", "value"):
    EMITTERS["llvm.intr.dbg." + _name] = emit_nothing
