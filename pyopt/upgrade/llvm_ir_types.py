"""Types of llvm in LLVM's own words, `!llvm<"{ i32, float* }">`, as they were written until 2020.

They become what was written from 2021 on, `!llvm.struct<(i32, ptr<f32>)>`: what pointers point to, ops still have to
say.
"""

from __future__ import annotations

import re

from pyopt.light import Final, final

_TOKEN: Final = re.compile(r"\s*([A-Za-z_][\w.]*|\d+|<\{|\}>|\.\.\.|[][<>{}(),*])")
_SCALARS: Final = {
    "bfloat": "bf16", "double": "f64", "float": "f32", "fp128": "f128", "half": "f16", "x86_fp80": "f80",
    "void": "void", "label": "label", "token": "token", "metadata": "metadata", "ppc_fp128": "ppc_fp128",
}  # fmt: skip
_BUILTIN: Final = re.compile(r"i\d+|bf16|f\d+|vector<.*")


def type_of_words(words: str) -> str:
    """The type in the spelling of 2021. Raises ValueError for what is not one, or has a name."""
    reader = _TypeReader(words)
    type = reader.type()
    if reader.at < len(reader.tokens):
        raise ValueError("more than a type")
    return with_prefix(type)


def with_prefix(type: str) -> str:
    """A type as it is written outside of llvm's own types."""
    return type if _BUILTIN.fullmatch(type) else f"!llvm.{type}"


@final
class _TypeReader:
    """Reads a type from its tokens."""

    __slots__ = ("at", "tokens")

    def __init__(self, words: str) -> None:
        self.tokens: list[str] = []
        self.at = 0
        place = 0
        while words[place:].strip():
            found = _TOKEN.match(words, place)
            if found is None:
                raise ValueError("not a word of LLVM")
            self.tokens.append(found.group(1))
            place = found.end()

    def type(self) -> str:
        """A type with what stands behind it: a `*` for a pointer, arguments for a function."""
        found = self._plain()
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            if token == "*":
                self.at += 1
                found = f"ptr<{found}>"
            elif token == "addrspace":
                self._skip("addrspace", "(")
                space = self._number()
                self._skip(")", "*")
                found = f"ptr<{found}, {space}>"
            elif token == "(":
                self.at += 1
                found = f"func<{found} ({', '.join(self._list(')'))})>"
            else:
                break
        return found

    def _plain(self) -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        self.at += 1
        if token == "[":
            count = self._number()
            self._skip("x")
            element = self.type()
            self._skip("]")
            return f"array<{count} x {element}>"
        if token == "<":
            scalable = self.tokens[self.at] == "vscale"
            if scalable:
                self._skip("vscale", "x")
            count = self._number()
            self._skip("x")
            element = self.type()
            self._skip(">")
            return f"vector<{f'[{count}]' if scalable else count}x{with_prefix(element)}>"
        if token in ("{", "<{"):
            packed = "packed " if token == "<{" else ""
            return f"struct<{packed}({', '.join(self._list('}>' if packed else '}'))})>"
        if token == "...":
            return token
        if re.fullmatch(r"i\d+", token):
            return token
        if token not in _SCALARS:
            raise ValueError("not a type")
        return _SCALARS[token]

    def _list(self, close: str) -> list[str]:
        """Types up to a bracket."""
        found: list[str] = []
        while self.at < len(self.tokens) and self.tokens[self.at] != close:
            if found:
                self._skip(",")
            found.append(self.type())
        self._skip(close)
        return found

    def _number(self) -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        if not token.isdigit():
            raise ValueError("not a number")
        self.at += 1
        return token

    def _skip(self, *tokens: str) -> None:
        if self.tokens[self.at : self.at + len(tokens)] != list(tokens):
            raise ValueError(f"{tokens[0]} is missing")
        self.at += len(tokens)
