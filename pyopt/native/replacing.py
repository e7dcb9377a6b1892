"""Ops of native code that others take the place of, by their names."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Callable, Mapping, TypeAlias
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Lower: TypeAlias = Callable[[Operation, Rewriter], Value | None]
    """Makes what stands for the result of an op; None if the op stays."""


def replace_ops(module: Operation, context: Context, lowerings: Mapping[str, Lower]) -> None:
    """Rewrites the ops of a module."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        lower = lowerings.get(op.info.name)
        if lower is not None:
            rewriter.start_at(op)
            found = lower(op, rewriter)
            if found is not None:
                rewriter.replace(op, [found])
