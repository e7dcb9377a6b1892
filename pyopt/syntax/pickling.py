"""Types and attributes in pickles: their texts, as each of them is one object in a process."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.op_verifier import discard_diagnostic
from pyopt.ir.types import Type
from pyopt.light import Callable
from pyopt.syntax.lexer import END, Source
from pyopt.syntax.parser import OperationParser


def restored(text: str, is_type: bool) -> Type | Attribute:
    """The type or attribute that a text says. Raises ValueError where it says none."""
    parser = OperationParser(Source(text, "<pickle>"), Context(discard_diagnostic, allow_unregistered=True))
    try:
        found: Type | Attribute = parser.parse_type() if is_type else parser.parse_attribute()
        if parser.tokens[parser.i] != END:
            raise parser.error("expected the end")
    except (DiagnosticError, RecursionError):
        raise ValueError(f"the pickle has {text!r} where a type or attribute is expected") from None
    return found


def pickled(given: Type | Attribute) -> tuple[Callable[[str, bool], Type | Attribute], tuple[str, bool]]:
    """What `__reduce__` gives. Raises TypeError where the text does not say which type or attribute it is: it is one of
    a plug-in, or distinct."""
    text = str(given)
    is_type = isinstance(given, Type)
    try:
        found = restored(text, is_type)
    except ValueError:
        found = None
    if found is not given:
        raise TypeError(f"{text} cannot be pickled: its text alone does not say what it is")
    return restored, (text, is_type)
