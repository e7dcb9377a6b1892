"""All that pyopt remembers from op to op so as not to parse, verify and print the same again.

Parser, verifier and printer know nothing of what stands here: they ask the context's `Memory` (`syntax.memory`), if it
has one, before they do their own work.

**Contract.** Each class answers for one op: `try_read(parser, at)` gives the op at a token, `try_write(printer, op)`
its line, `verdict(op)` that it is known to be good. An answer is what the plain core would have come to. Without one
(None, False) nothing has changed, and the plain core does the work; then it may be shown the outcome (`learn`,
`remember`).

**What is to be proved.** An answer is looked up by a key. Two ops with the same key must be parsed, verified or printed
alike; each class says in its docstring what that relies on and what would make it wrong. Keys have types of their own
here; what they hold is bounded, and belongs to one context, one source or one text.

**Test.** `tests/support/chunks` compares runs that remember with plain ones on every chunk of `tests/lit`.

**Switch.** `PYOPT_PLAIN=1`, or `run(..., plain=True)`: `remembering` then makes a context without a memory.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.light import TYPE_CHECKING, final
from pyopt.memo.read import TextReader
from pyopt.memo.verdict import VerdictMemory
from pyopt.memo.write import LineWriter
from pyopt.syntax.operand_parser import RepeatedOpReader
from pyopt.syntax.operand_printer import RepeatedOpWriter

if TYPE_CHECKING:
    from pyopt.ir.context import Handler


def remembering(handler: Handler, allow_unregistered: bool = False, plain: bool = False) -> Context:
    """A context with a memory, unless it is to be plain."""
    context = Context(handler, allow_unregistered, plain)
    if not plain:
        context.memory = Memo()
    return context


@final
class Memo(VerdictMemory):
    """The memory of one context."""

    __slots__ = ()

    def reader(self, context: Context, checked: dict[Block, Operation | None] | None) -> RepeatedOpReader:
        return TextReader(context, self, checked)

    def writer(self) -> RepeatedOpWriter:
        return LineWriter()
