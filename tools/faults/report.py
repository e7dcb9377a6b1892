"""The table of a run: faults found by area and tier, and the faults that no tier finds."""

from __future__ import annotations

from collections import Counter

from tools.faults.drawing import Fault, names_of
from tools.faults.trial import SAME_VALUE, UNREACHED, Verdict


def table(faults: list[Fault], chosen: list[int], verdicts: dict[str, dict[int, Verdict]]) -> str:
    """The faults found by each tier, which includes those before it; then a line for each fault that none finds.

    The last columns say of how many the last tier reaches no place, or only with the same value as without the fault.
    The last lines say what each tier finds of the faults that some tier finds.
    """
    tiers = list(verdicts)
    lines = [
        f"{'area':12s}{'faults':>8s}"
        + "".join(f"{tier:>10s}" for tier in tiers)
        + f"{'unreached':>11s}{'same value':>12s}"
    ]
    for area in [*dict.fromkeys(faults[number].area for number in chosen), "total"]:
        numbers = [number for number in chosen if area in (faults[number].area, "total")]
        found = 0
        cells = ""
        for tier in tiers:
            found += sum(number in verdicts[tier] and verdicts[tier][number].found for number in numbers)
            cells += f"{found:10d}"
        last = [verdicts[tiers[-1]][number] for number in numbers if number in verdicts[tiers[-1]]]
        causes = Counter(verdict.cause for verdict in last)
        lines.append(f"{area:12s}{len(numbers):8d}{cells}{causes[UNREACHED]:11d}{causes[SAME_VALUE]:12d}")
    names = names_of(faults)
    left = [number for number in chosen if number in verdicts[tiers[-1]] and not verdicts[tiers[-1]][number].found]
    lines += ["", f"not found by {tiers[-1]}:" if left else f"{tiers[-1]} finds all."]
    for number in left:
        verdict = verdicts[tiers[-1]][number]
        lines.append(
            f"{number:3d} {names[number]:14s} {faults[number]}  [{verdict.cause}, {verdict.reaching} reach it]"
        )
    return "\n".join([*lines, "", *summary(chosen, verdicts)])


def summary(chosen: list[int], verdicts: dict[str, dict[int, Verdict]]) -> list[str]:
    """The results of each tier: its share of all faults, and of those that some tier finds; why none finds the rest."""
    found: dict[str, set[int]] = {}
    so_far: set[int] = set()
    for tier, of_tier in verdicts.items():
        so_far = so_far | {number for number in chosen if number in of_tier and of_tier[number].found}
        found[tier] = so_far
    lines = [
        f"{tier} finds {len(numbers)} of all {len(chosen)}, {len(numbers)} of the {len(so_far)} that some tier finds"
        for tier, numbers in found.items()
    ]
    last = list(verdicts.values())[-1]
    causes = Counter(last[number].cause for number in chosen if number not in so_far)
    if causes:
        same, unreached = causes.pop(SAME_VALUE, 0), causes.pop(UNREACHED, 0)
        rest = [f"{same} change no value", f"{unreached} are reached by no item"]
        rest += [f"{count} are reached but not found ({cause})" for cause, count in causes.items()]
        lines.append(f"of the {len(chosen) - len(so_far)} that no tier finds, {', '.join(rest)}")
    return lines
