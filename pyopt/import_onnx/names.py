"""Names: those of ONNX are any text, those of values in MLIR and of extents are not."""

from __future__ import annotations

import re

from pyopt.light import Final, final

_NO_VALUE: Final = re.compile(r"[^A-Za-z0-9_$.-]")
_NO_EXTENT: Final = re.compile(r"[^A-Za-z0-9_]")
_SUM: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|[0-9]{1,9}|[+* ]")
_OPERATORS: Final = ("ceildiv", "floordiv", "mod")


@final
class ValueNames:
    """The names in one scope, each text with one of its own. `pattern` has what may not stand in them."""

    __slots__ = ("_found", "_pattern", "_start", "_taken")

    def __init__(self, pattern: re.Pattern[str] = _NO_VALUE, start: str = "v") -> None:
        self._pattern = pattern
        self._start = start
        self._found: dict[str, str] = {}
        self._taken: set[str] = set()

    def of(self, text: str) -> str:
        """The name of a text, always the same."""
        found = self._found.get(text)
        if found is None:
            found = self._found[text] = self.fresh(text)
        return found

    def fresh(self, text: str) -> str:
        """A name like the text that nothing has yet."""
        start = self._pattern.sub("_", text)
        if not start or not (start[0].isalpha() or start[0] == "_") or start in _OPERATORS:
            start = f"{self._start}{start}"
        name, count = start, 0
        while name in self._taken:
            name, count = f"{start}_{count}", count + 1
        self._taken.add(name)
        return name


@final
class ExtentNames:
    """The texts of `shape.dims` for the `dim_param` of a graph: exporters write sums and products of names there."""

    __slots__ = ("_names",)

    def __init__(self) -> None:
        self._names = ValueNames(_NO_EXTENT, "d")

    def of(self, text: str) -> str:
        """The name, or the expression over names, of an extent."""
        parts = _SUM.findall(text)
        if "".join(parts) == text and self._is_sum([one for one in parts if one != " "]):
            return "".join([self._names.of(one) if one[0].isalpha() or one[0] == "_" else one for one in parts])
        return self._names.of(text)

    def _is_sum(self, parts: list[str]) -> bool:
        """Names and numbers with + or * between them, and a name among them."""
        named = any(part[0].isalpha() or part[0] == "_" for part in parts)
        return named and len(parts) % 2 == 1 and all((part in "+*") == (at % 2 == 1) for at, part in enumerate(parts))
