"""--irdl-file: dialects that a file declares, for the input of a run."""

from __future__ import annotations

from pyopt.driver.reports import Reports
from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.ir.verifier import verify
from pyopt.irdl.dialect import DIALECT
from pyopt.irdl.loading import dialects_of
from pyopt.light import TYPE_CHECKING
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.driver.chunk import Run
    from pyopt.ir.opinfo import Dialect


def dialects_in(path: str, run: Run) -> dict[str, Dialect] | None:
    """The dialects that an IRDL file declares, by name; None after an error, which is reported."""
    text = run.streams.read_file(path)
    if text is None:
        run.streams.err(f"cannot open input file '{path}': No such file or directory\n")
        return None
    source = Source(text, path)
    reports = Reports(source, run.streams.err, run.streams.read_file, run.colour)
    context = remembering(reports.handle)
    context.dialects[DIALECT.name] = DIALECT
    module = parse_module(source, context)
    if module is None or not verify(module, context):
        return None
    found: dict[str, Dialect] = {}
    for dialect in dialects_of(module):
        if dialect.name in KNOWN_DIALECTS or dialect.name in found:
            context.error(f"the dialect '{dialect.name}' is there already", module.loc)
            return None
        found[dialect.name] = dialect
    return found
