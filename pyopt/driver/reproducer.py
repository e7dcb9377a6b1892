"""Reproducers: IR with the pipeline to run on it in its metadata, written on failure or on request, and run again."""

from __future__ import annotations

from pyopt.ir.attributes import StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.pipeline.instrumentation import Instrumentation
from pyopt.syntax.file_metadata import EXTERNAL
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

if TYPE_CHECKING:
    from pyopt.driver.options import Settings
    from pyopt.driver.streams import Streams
    from pyopt.pipeline.manager import PassManager
    from pyopt.pipeline.passes import ScheduledPass

KEY: Final = EXTERNAL + "mlir_reproducer"


def reproducer_text(module: Operation, context: Context, pipeline: str, verify_each: bool) -> str:
    """The IR, and behind it the pipeline to run."""
    escaped = pipeline.replace("\\", "\\\\").replace('"', '\\"')
    context.resources[KEY] = {
        "pipeline": f'"{escaped}"',
        "disable_threading": "true",
        "verify_each": "true" if verify_each else "false",
    }
    try:
        return print_op(module, context, PrintOptions())
    finally:
        del context.resources[KEY]


def take_pipeline(context: Context) -> str:
    """The pipeline that the parsed source came with, or nothing; it is not printed again."""
    entries = context.resources.pop(KEY, {})
    text = str(entries.get("pipeline", '""'))[1:-1]
    return text.replace('\\"', '"').replace("\\\\", "\\")


@final
class CrashReproducer(Instrumentation):
    """Keeps the IR as it was before the pipeline, or before the pass that runs ("local"), for the case of a failure."""

    __slots__ = ("_context", "_file", "_local", "_module", "_running", "_streams", "_text", "_verify_each")

    def __init__(
        self, settings: Settings, streams: Streams, context: Context, module: Operation, manager: PassManager
    ) -> None:
        self._context = context
        self._streams = streams
        self._module = module
        self._local = settings.flag("mlir-pass-pipeline-local-reproducer")
        self._file = settings.text("mlir-pass-pipeline-crash-reproducer") or ""
        self._verify_each = settings.flag("verify-each")
        self._running = ""
        self._text = ""
        if not self._local:
            self._text = reproducer_text(module, context, manager.text(), self._verify_each)

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        name = op.attributes.get("sym_name")
        symbol = f": @{name.value}" if isinstance(name, StringAttr) else ""
        self._running = f"`{scheduled.class_name()}` on '{op.info.name}' operation{symbol}"
        if self._local:
            pipeline = f"{op.info.name}({scheduled.text()})"
            parent = op.parent_op()
            while parent is not None:
                pipeline = f"{parent.info.name}({pipeline})"
                parent = parent.parent_op()
            self._text = reproducer_text(self._module, self._context, pipeline, self._verify_each)

    def failed(self) -> None:
        """Writes the reproducer and tells where it is."""
        if not self._running or not self._streams.write_file(self._file, self._text):
            return
        running = self._running if self._local else f"[{self._running}]"
        self._context.error(
            "Failures have been detected while processing an MLIR pass pipeline",
            self._module.loc,
            ((f"Pipeline failed while executing {running}: reproducer generated at `{self._file}`", self._module.loc),),
        )
