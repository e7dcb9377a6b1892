"""--verify-roundtrip: what is printed must be read back as the same IR."""

from __future__ import annotations

from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.memo import remembering
from pyopt.syntax.comparable import comparable_text
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

if TYPE_CHECKING:
    from pyopt.driver.options import Settings


def survives(module: Operation, context: Context, settings: Settings) -> bool:
    """Prints in custom and in generic form, parses each, and compares in the generic form; reports what differs."""
    reference = comparable_text(module, context)
    for form, options in (
        ("custom", PrintOptions(debuginfo=True)),
        ("generic", PrintOptions(debuginfo=True, generic=True)),
    ):
        text = print_op(module, context, options)
        problems: list[str] = []

        def note(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
            problems.append(message)  # noqa: B023

        again = remembering(note, settings.flag("allow-unregistered-dialect"), settings.plain)
        parsed = parse_module(Source(text, "<roundtrip>"), again, implicit_module=module.info.name == "builtin.module")
        if parsed is None or not verify(parsed, again):  # the verifier also adds what linalg ops remember
            why = f": {problems[0]}" if problems else ""
            context.error(f"failed to parse the {form} form of the IR back, cannot verify round-trip{why}", module.loc)
            return False
        if comparable_text(parsed, again) != reference:
            context.error(f"round-trip failed: the {form} form of the IR is read back as different IR", module.loc)
            return False
    return True
