"""Known names that look like an unknown one."""

from __future__ import annotations

from pyopt.light import Iterable


def nearest_names(name: str, known: Iterable[str]) -> list[str]:
    """The names that look like an unknown one, the nearest first."""
    from difflib import get_close_matches

    return get_close_matches(name, list(known), n=3)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """`did you mean 'cse'?` or nothing."""
    near = nearest_names(name, known)
    return f"did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
