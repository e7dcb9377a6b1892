"""--mlir-print-ir-...: the IR before and after passes, on standard error or in a tree of files."""

from __future__ import annotations

import os

from pyopt.driver.streams import Streams, encode
from pyopt.ir.attributes import StringAttr
from pyopt.light import TYPE_CHECKING, Callable, final
from pyopt.pipeline.instrumentation import Instrumentation
from pyopt.syntax.print_options import PrintOptions

if TYPE_CHECKING:
    from pyopt.driver.options import Settings
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import ScheduledPass

    PrintOp = Callable[[Operation, Context, PrintOptions, bool, bool], str]


@final
class IRPrinting(Instrumentation):
    """Prints as the settings ask; files go below `--mlir-print-ir-tree-dir`, one a print."""

    __slots__ = (
        "_after", "_after_change", "_after_failure", "_before", "_context", "_counters", "_directory", "_every_after",
        "_every_before", "_module_scope", "_options", "_print_op", "_streams",
    )  # fmt: skip

    def __init__(
        self, settings: Settings, streams: Streams, context: Context, options: PrintOptions, print_op: PrintOp
    ) -> None:
        """`print_op(op, context, options, known_valid, top_level)` gives the text of an op."""
        self._streams = streams
        self._context = context
        self._options = options
        self._print_op = print_op
        self._every_before = settings.flag("mlir-print-ir-before-all")
        self._before = settings.names("mlir-print-ir-before")
        self._after = settings.names("mlir-print-ir-after")
        self._after_change = settings.flag("mlir-print-ir-after-change")
        self._after_failure = settings.flag("mlir-print-ir-after-failure")
        self._every_after = settings.flag("mlir-print-ir-after-all")
        self._module_scope = settings.flag("mlir-print-ir-module-scope")
        self._directory = settings.text("mlir-print-ir-tree-dir") or ""
        self._counters: dict[Operation, int] = {}

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        if self._every_before or scheduled.declaration.argument in self._before:
            self._print("Before {}", scheduled, op)

    def after_pass(self, scheduled: ScheduledPass, op: Operation, changed: bool) -> None:
        wanted = self._every_after or scheduled.declaration.argument in self._after
        if wanted and (changed or not self._after_change) and not self._after_failure:
            self._print("After {}", scheduled, op)

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        if self._every_after or self._after_failure or scheduled.declaration.argument in self._after:
            self._print("After {} Failed", scheduled, op, ok=False)

    def _print(self, when: str, scheduled: ScheduledPass, op: Operation, ok: bool = True) -> None:
        declaration = scheduled.declaration
        header = f"// -----// IR Dump {when.format(scheduled.class_name())} ({declaration.argument})"
        shown = op
        if self._module_scope:
            name = op_symbol(op)
            header += f" ('{op.info.name}' operation{f': @{name}' if name else ''})"
            parent = shown.parent_op()
            while parent is not None:
                shown, parent = parent, parent.parent_op()
        body = self._print_op(shown, self._context, self._options, ok, shown.block is None) + "\n\n"
        text = f"{header} //----- //\n{body}"
        if self._directory:
            self._write(declaration.argument, op, text)
        else:
            self._streams.err(text)

    def _write(self, argument: str, op: Operation, text: str) -> None:
        """Writes DIR/<an op and its ancestors>/<counters>_<pass>.mlir; ops are counted by their prints."""
        counters = self._counters
        chain = [op]
        parent = op.parent_op()
        while parent is not None:
            chain.append(parent)
            parent = parent.parent_op()
        chain.reverse()
        for ancestor in chain[:-1]:
            counters.setdefault(ancestor, 0)
        counters[op] = counters[op] + 1 if op in counters else 0
        folders = [f"{one.info.name.replace('.', '_')}_{op_symbol(one) or 'no-symbol-name'}" for one in chain]
        directory = self._streams.path(os.path.join(self._directory, *(name.replace("/", "_") for name in folders)))
        numbers = "_".join(str(counters[one]) for one in chain)
        try:
            os.makedirs(directory, exist_ok=True)
            with open(os.path.join(directory, f"{numbers}_{argument}.mlir"), "wb") as file:
                file.write(encode(text))
        except OSError as error:
            self._streams.err(f"cannot write the IR to '{directory}': {error.strerror}\n")


def op_symbol(op: Operation) -> str:
    """The op's symbol name, or nothing."""
    name = op.attributes.get("sym_name")
    return name.value if isinstance(name, StringAttr) else ""
