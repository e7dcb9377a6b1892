"""--verify-roundtrip: what is printed must be read back as the same IR."""

from __future__ import annotations

import re

from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr
from pyopt.ir.context import Context
from pyopt.ir.opinfo import CALLABLE
from pyopt.ir.types import NONE
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.syntax.format_parser import elided_attributes
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.driver.options import Settings
    from pyopt.ir.attributes import Attribute, Location
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo


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


def comparable_text(op: Operation, context: Context) -> str:
    """The generic form, without the defaults of optional attributes: custom forms leave them out.

    A function whose arguments (or results) all have empty dictionaries is the same as one without dictionaries, and the
    type that a symbol's name may have in generic form (`sym_name = "f" : i32`) says nothing.
    """
    elided: dict[OpInfo, dict[str, Attribute]] = {}
    changed: list[tuple[Operation, dict[str, Attribute]]] = []
    for one in op.walk():
        if one.attributes and "=" in one.info.attributes:
            defaults = elided.get(one.info)
            if defaults is None:
                defaults = elided[one.info] = elided_attributes(one.info, context)
            for key, value in defaults.items():
                if one.attributes.get(key) is value:
                    changed.append((one, one.attributes))
                    one.remove_attribute(key)
        name = one.attributes.get("sym_name")
        if isinstance(name, StringAttr) and name.type is not NONE:
            changed.append((one, one.attributes))
            one.attributes = {**one.attributes, "sym_name": StringAttr.get(name.value)}
        if one.info.traits & CALLABLE:
            for key in ("arg_attrs", "res_attrs"):
                if _says_nothing(one.attributes.get(key)):
                    changed.append((one, one.attributes))
                    one.remove_attribute(key)
    text = print_op(op, context, PrintOptions(generic=True, local_scope=True))
    # Literals of no elements are equal, whatever they repeat.
    text = re.sub(r"dense<[^<>]*> : tensor<0xindex>", "dense<> : tensor<0xindex>", text)
    for one, attributes in reversed(changed):
        one.attributes = attributes
    return text


def _says_nothing(attribute: Attribute | None) -> bool:
    """Dictionaries for arguments or results, all of them empty."""
    return isinstance(attribute, ArrayAttr) and all(
        isinstance(one, DictionaryAttr) and not one.entries for one in attribute.elements
    )
