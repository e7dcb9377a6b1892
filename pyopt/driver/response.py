"""Response files of the command line: `@file` stands for the words in the file."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.driver.streams import Streams

MAX_DEPTH: Final = 20
"""The depth to which response files may name each other; one that names itself is left as it is."""


def with_response_files(argv: Sequence[str], streams: Streams, depth: int = 0) -> list[str]:
    """The arguments with the words of every `@file` in its place; one whose file cannot be read stays what it is."""
    found: list[str] = []
    for argument in argv:
        text = None
        if argument[:1] == "@" and depth < MAX_DEPTH:
            try:
                with open(streams.path(argument[1:]), encoding="utf-8", errors="surrogateescape") as file:
                    text = file.read()
            except OSError:
                pass
        if text is None:
            found.append(argument)
        else:
            found.extend(with_response_files(words(text), streams, depth + 1))
    return found


def words(text: str) -> list[str]:
    """Words between white space. Quotes of either kind keep it, and a backslash keeps the character behind it."""
    found: list[str] = []
    word: list[str] | None = None
    quote = ""
    index = 0
    while index < len(text):
        char = text[index]
        index += 1
        if char == "\\" and index < len(text):
            word = word or []
            word.append(text[index])
            index += 1
        elif quote:
            if char == quote:
                quote = ""
            elif word is not None:
                word.append(char)
        elif char in "\"'":
            quote = char
            word = word or []
        elif char.isspace():
            if word is not None:
                found.append("".join(word))
            word = None
        else:
            word = word or []
            word.append(char)
    if word is not None:
        found.append("".join(word))
    return found
