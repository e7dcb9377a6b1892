"""Tokens of long texts whose words recur: what stands between white space is split into tokens once.

A regular expression takes 1,700 instructions of the processor for each token; to look up a word takes 400, and its
tokens are the same strings each time, whose hashes are known. Only strings, dense literals and comments have white
space in them: a piece of text with a word that may be a part of one is left to the expression, which says what a token
is.
"""

from __future__ import annotations

from itertools import chain

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    import re

_LONGEST: Final = 80
"""Words of more characters are not kept."""
_MOST_WORDS: Final = 8_000
"""So many words are kept."""
_NEW: Final = 3
"""Where more than one of so many words is new the expression is quicker."""
_TRIED: Final = 4
"""After so many pieces of text it is seen whether looking words up pays: more than half were found that way."""
_OTHER_BLANKS: Final = "\x1c\x1d\x1e\x1f"
"""White space for `str.split`, not for the expression."""


@final
class KnownWords:
    """The words of one source, with their tokens; none for a word whose tokens depend on what stands around it."""

    __slots__ = ("_found", "_tokens", "_tried")

    def __init__(self) -> None:
        self._tokens: dict[str, tuple[str, ...] | None] = {}
        self._tried = 0
        self._found = 0

    def tokens_of(self, text: str, pattern: re.Pattern[str]) -> list[str] | None:
        """What `pattern.findall` finds in a text; None where that is the quicker way to find it."""
        if self._tried >= _TRIED and self._found * 2 <= self._tried:
            return None
        self._tried += 1
        if not text.isascii() or any(blank in text for blank in _OTHER_BLANKS):
            return None
        words = text.split()
        tokens = self._look_up(words)
        if tokens is None and self._learn(words, pattern):
            tokens = self._look_up(words)
        self._found += tokens is not None
        return tokens

    def _look_up(self, words: list[str]) -> list[str] | None:
        """The tokens of words, if all are known and none depends on others."""
        try:
            return list(chain.from_iterable(map(self._tokens.__getitem__, words)))  # type: ignore[arg-type]  # None
        except (KeyError, TypeError):
            return None

    def _learn(self, words: list[str], pattern: re.Pattern[str]) -> bool:
        """Splits the words that are new, if they are few; were there any?"""
        known = self._tokens
        new = set(words).difference(known)
        if len(new) * _NEW > len(words) or len(known) + len(new) > _MOST_WORDS:
            return False
        for word in new:
            tokens = pattern.findall(word) if len(word) <= _LONGEST else [""]
            # A comment is in no group, and a quote alone begins a string.
            apart = "" in tokens or '"' in tokens or ("dense" in tokens and "<" in tokens)
            known[word] = None if apart else tuple(tokens)
        return bool(new)
