"""Passes with options as objects, and running them on a module."""

from __future__ import annotations

from pyopt.api.reporting import Reported, plugins_blamed
from pyopt.driver.guard import failure_message
from pyopt.errors import PassError
from pyopt.ir.collecting import CollectionPause
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.pipelines import manager_of
from pyopt.pipeline.manager import PipelineRun
from pyopt.pipeline.place import FailedPass

if TYPE_CHECKING:
    Value = bool | int | float | str | Sequence[int] | Sequence[str]


@final
class Pass:
    """A pass with options: `Pass("canonicalize", top_down=False)`. Underscores of names of options stand for dashes."""

    __slots__ = ("name", "options")

    def __init__(self, name: str, /, **options: Value) -> None:
        if not isinstance(name, str):
            raise TypeError(f"expected the name of a pass, not {type(name).__name__}")
        for option, value in options.items():
            if not isinstance(value, (str, int, float, list, tuple)):
                raise TypeError(f"option {option} of {name}: expected a value or a list, not {type(value).__name__}")
        self.name = name
        self.options = options

    def __str__(self) -> str:
        """As the text of a pipeline has it: `canonicalize{top-down=false}`."""
        if not self.options:
            return self.name
        given = [f"{name.replace('_', '-')}={_text(value)}" for name, value in self.options.items()]
        return f"{self.name}{{{' '.join(given)}}}"

    def __repr__(self) -> str:
        return f"<Pass {self}>"


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int, float)):
        text = str(value)
        return f'"{text}"' if " " in text else text
    return ",".join([str(one) for one in value])


def run_passes(
    op: Operation,
    context: Context,
    reported: Reported,
    pipeline: str | Pass | Sequence[str | Pass],
    verify_each: bool,
) -> None:
    """Runs passes on an op; raises PassError."""
    parts = [pipeline] if isinstance(pipeline, (str, Pass)) else pipeline
    if not isinstance(parts, (list, tuple)):
        raise PassError(f"expected a pipeline, or a list of passes, not {type(pipeline).__name__}")
    for part in parts:
        if not isinstance(part, (str, Pass)):
            raise PassError(f"expected the name of a pass, or a Pass, not {type(part).__name__}")
    with plugins_blamed(PassError):
        manager = manager_of([str(part) for part in parts], op.info.name)
    place = FailedPass(manager)
    run = PipelineRun(
        context, [place], (lambda one, changed: verify(one, context, changed=changed)) if verify_each else None
    )
    try:
        with CollectionPause():
            succeeded = run.run(manager, op)
    except Exception as error:
        message = failure_message(error)
        if f"the pass '{run.running}'" not in message:
            message = f"the pass '{run.running}': {message}"
        raise PassError(message, reported.kept, run.running) from error
    if not succeeded:
        reported.add_note(place.note())
        failed = reported.error(PassError, f"the pass {run.running} failed")
        failed.pass_name = run.running
        raise failed
