"""The spelling of names: quotes, and the two forms of a dialect's types and attributes."""

from __future__ import annotations

from pyopt.light import Final

_BARE: Final = str.maketrans("", "", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.")


def is_bare_identifier(name: str) -> bool:
    """The name needs no quotes as a key or symbol."""
    if name.isascii() and name.isidentifier():  # most have neither `$` nor `.`
        return True
    first = name[:1]
    return (first == "_" or (first.isascii() and first.isalpha())) and not name.translate(_BARE)


def symbol_text(dialect: str, body: str) -> str:
    """`dialect.body` where the body is simple enough for that, else `dialect<body>`."""
    first = body[:1]
    if first.isascii() and first.isalpha():
        rest = body.lstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._")
        if not rest or (rest[0] == "<" and rest[-1] == ">"):
            return f"{dialect}.{body}"
    return f"{dialect}<{body}>"
