"""Known names in the message for an unknown one."""

from __future__ import annotations

from pyopt.light import Final, Iterable, Sequence

_MARGIN: Final = 0.12
"""Names that are less alike than the nearest by more are no help."""
MOST_SHOWN: Final = 10
"""Names of a module that a message lists; there may be thousands."""


def nearest_names(name: str, known: Iterable[str]) -> list[str]:
    """The names that look like an unknown one, the nearest first."""
    from difflib import SequenceMatcher, get_close_matches

    names = list(known)
    swapped = [one for one in names if len(one) == len(name) < 4 and sorted(one) == sorted(name)]
    near = swapped or get_close_matches(name, names, n=3)
    if not near:
        return near
    matcher = SequenceMatcher()
    matcher.set_seq2(name)
    ranked = []
    for number, one in enumerate(near):
        matcher.set_seq1(one)
        # Of those that are as near, first what has the same letters.
        ranked.append((-matcher.ratio(), len(set(one) ^ set(name)), number, one))
    ranked.sort()
    return [one for ratio, _, _, one in ranked if ratio <= ranked[0][0] + _MARGIN]


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """`did you mean 'cse'?` or nothing."""
    return listed(nearest_names(name, known))


def known_names(names: Iterable[str]) -> str:
    """`@f, @g`, of many names the first ones and how many more there are; `none` without any."""
    known = [f"@{one}" for one in names]
    shown = ", ".join(known[:MOST_SHOWN]) or "none"
    return f"{shown} and {len(known) - MOST_SHOWN} more" if len(known) > MOST_SHOWN else shown


def listed(near: Sequence[str]) -> str:
    """`did you mean 'cse' or 'sccp'?` or nothing."""
    return f"did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
