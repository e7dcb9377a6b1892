"""Where in a pipeline a pass stands that failed."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, final
from pyopt.pipeline.instrumentation import Instrumentation
from pyopt.pipeline.manager import PassManager

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import ScheduledPass


@final
class FailedPass(Instrumentation):
    """Notes which pass of a pipeline failed: of passes that run passes, the one that the pipeline names."""

    __slots__ = ("failed", "manager")

    def __init__(self, manager: PassManager) -> None:
        self.manager = manager
        self.failed: ScheduledPass | None = None

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        self.failed = scheduled

    def note(self) -> str:
        """`in the pass 'cse', number 2 of 3: builtin.module(canonicalize{...},cse,sccp)`; nothing if none failed."""
        failed = self.failed
        if failed is None:
            return ""
        name = failed.declaration.argument
        passes = self.manager.passes()
        for index, one in enumerate(passes):
            if one is failed:
                return f"in the pass '{name}', number {index + 1} of {len(passes)}: {_outline(self.manager)}"
        return f"in the pass '{name}'"


def _outline(manager: PassManager) -> str:
    """The pipeline with `{...}` in place of options that are not the defaults."""
    shown = []
    for element in manager.elements:
        if isinstance(element, PassManager):
            shown.append(_outline(element))
        else:
            shown.append(element.declaration.argument + ("{...}" if element.options.given else ""))
    return f"{manager.anchor}({','.join(shown)})"
