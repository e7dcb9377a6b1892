"""Gives new CHECK lines the variable names of the old ones that they replace."""

from __future__ import annotations

import re

from pyopt.light import Final, Mapping, Sequence
from pyopt.update_checks.render import CheckLine
from pyopt.update_checks.values import unique

VARIABLE: Final = re.compile(r"\[\[(\$?[A-Za-z_]\w*)(?::((?:[^\]\\]|\\.|\](?!\]))*))?\]\]")
_OP: Final = re.compile(r'(?:^|= )"?([A-Za-z_][\w$.-]*)')


def old_names(old: Sequence[CheckLine], new: Sequence[CheckLine]) -> dict[str, str]:
    """The old name of each variable of `new` that stands where `old` has one."""
    from difflib import SequenceMatcher

    old_texts, new_texts = _joined(old), _joined(new)
    found: dict[str, str] = {}
    matcher = SequenceMatcher(None, list(map(_shape, old_texts)), list(map(_shape, new_texts)), autojunk=False)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag == "equal":
            for before, after in zip(old_texts[i:i_end], new_texts[j:j_end], strict=True):
                _pair(before, after, found)
        elif tag == "replace":
            rest = list(old_texts[i:i_end])
            for after in new_texts[j:j_end]:
                match = next((one for one in rest if _op(one) == _op(after)), None)
                if match is not None:
                    rest.remove(match)
                    _pair(match, after, found)
    return found


def renamed(lines: Sequence[CheckLine], names: Mapping[str, str]) -> list[CheckLine]:
    """The lines with these variables renamed, and others where their names are taken then."""
    taken: set[str] = set()
    final: dict[str, str] = {}
    present = list(dict.fromkeys(found[1] for line in lines for found in VARIABLE.finditer(line.text)))
    for name in present:
        wanted = names.get(name)
        if wanted is not None and wanted not in taken:
            final[name] = wanted
            taken.add(wanted)
    for name in present:
        if name not in final:
            final[name] = unique(name, taken)

    def rename(found: re.Match[str]) -> str:
        pattern = found[2]
        return f"[[{final[found[1]]}]]" if pattern is None else f"[[{final[found[1]]}:{pattern}]]"

    return [CheckLine(line.kind, VARIABLE.sub(rename, line.text)) for line in lines]


def _joined(lines: Sequence[CheckLine]) -> list[str]:
    """The texts, those of SAME behind what they continue."""
    found: list[str] = []
    for line in lines:
        if line.kind == "SAME" and found:
            found[-1] += " " + line.text.strip()
        else:
            found.append(line.text.strip())
    return found


def _shape(text: str) -> str:
    return re.sub(r"\s+", "", VARIABLE.sub("[[]]", text))


def _op(text: str) -> str:
    found = _OP.search(VARIABLE.sub("", text).replace("%", "").strip())
    return found[1] if found is not None else text[:2]


def _pair(before: str, after: str, found: dict[str, str]) -> None:
    """Pairs the variables of two texts in order, up to where one captures and the other does not."""
    for left, right in zip(VARIABLE.finditer(before), VARIABLE.finditer(after), strict=False):
        if left[1].startswith("$") != right[1].startswith("$"):
            return
        if left[1] not in found.values():
            found.setdefault(right[1], left[1])
