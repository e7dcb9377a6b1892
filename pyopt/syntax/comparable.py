"""The text by which two modules are compared: the generic form, without what custom forms leave out."""

from __future__ import annotations

import re

from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import CALLABLE, OpInfo
from pyopt.ir.types import NONE
from pyopt.syntax.defaults import elided_attributes
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op


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
                defaults = elided[one.info] = elided_attributes(one.info)
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
