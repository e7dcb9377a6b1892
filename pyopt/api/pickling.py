"""Types and attributes in pickles: their texts, as each of them is one object in a process."""

from __future__ import annotations

from pyopt.api.parsing import attribute, type
from pyopt.errors import ParseError
from pyopt.ir.attributes import Attribute
from pyopt.ir.types import Type
from pyopt.light import Callable


def pickled(given: Type | Attribute) -> tuple[Callable[[str], Type | Attribute], tuple[str]]:
    """What `__reduce__` gives. Raises TypeError where the text does not say which type or attribute it is: it is one of
    a plug-in, or distinct."""
    restore: Callable[[str], Type | Attribute] = type if isinstance(given, Type) else attribute
    text = str(given)
    try:
        found = restore(text)
    except ParseError:
        found = None
    if found is not given:
        raise TypeError(f"{text} cannot be pickled: its text alone does not say what it is")
    return restore, (text,)
