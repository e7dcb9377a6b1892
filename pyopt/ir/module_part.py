"""What the parts of a module have in common."""

from __future__ import annotations


class ModulePart:
    """An op, value, block or region: it belongs to one module, so that it is copied only with all of it."""

    __slots__ = ()

    def __reduce__(self) -> str:
        name = type(self).__name__
        raise TypeError(f"the {name} of a module is not copied or pickled by itself: see Module.clone")
