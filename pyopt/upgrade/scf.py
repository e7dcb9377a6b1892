"""Loops: scf.parallel until 2023, and scf.foreach_thread, which is scf.forall today."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import plain
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old

_PARALLEL: Final = ("scf.parallel", "loop.parallel")
_REDUCES: Final = ("scf.reduce", "loop.reduce")
_ENDS: Final = ("scf.yield", "loop.yield", "loop.terminator")


def _in_body(old: Old, names: tuple[str, ...]) -> list[int]:
    """The tokens with these names in the op's region, but for regions in it."""
    document = old.document
    found: list[int] = []
    for region in old.statement.regions[:1]:
        at = region.open + 1
        while at < region.close:
            if document.texts[at].strip('"') in names:
                found.append(at)
            at = document.match.get(at, at) + 1
    return found


def _is_old_reduce(old: Old, at: int) -> bool:
    """`scf.reduce(%x) : f32 {`; today the type stands in the brackets."""
    document = old.document
    close = document.match.get(at + 1, -1)
    return document.texts[at][0] != '"' and document.texts[at + 1] == "(" and document.texts[close + 1] == ":"


def _is_old_parallel(old: Old) -> bool:
    return bool(_in_body(old, _ENDS)) or any(_is_old_reduce(old, at) for at in _in_body(old, _REDUCES))


def _parallel(old: Old) -> None:
    """One terminator has all reductions today, each with a region; there were several before scf.yield."""
    document, texts = old.document, old.texts()
    if old.op != "scf.parallel":
        old.rename("scf.parallel")
    if old.generic:
        _generic_parallel(old)
        return
    reduces = [at for at in _in_body(old, _REDUCES) if _is_old_reduce(old, at)]
    ends = _in_body(old, _ENDS)
    if not reduces:
        if ends:
            document.replace(ends[0], ends[0] + 1, "scf.reduce")
        return
    close = old.statement.regions[0].close
    values: list[str] = []
    types: list[str] = []
    previous = -1
    for at in reduces:
        brace = document.find("{", at, close)
        between = texts[previous + 1 : at] if previous >= 0 else []
        if brace < 0 or any(token[:2] != "//" for token in between):
            old.refuse("'scf.parallel' op has a reduction that is not at the end of its body")
            return
        values.append(plain(document, at + 2, document.match[at + 1]))
        types.append(plain(document, document.match[at + 1] + 2, brace))
        if between:
            document.insert_behind(previous, ",")
            document.edits.replace(document.offsets[at], document.offsets[brace], "")
        elif previous >= 0:
            document.edits.replace(document.end_of(previous), document.offsets[brace], ", ")
        previous = document.match[brace]
    behind = [at for at in range(previous + 1, close) if at not in ends and texts[at][:2] != "//"]
    if behind:
        old.refuse("'scf.parallel' op has a reduction that is not at the end of its body")
        return
    first = reduces[0]
    brace = document.find("{", first, close)
    document.edits.replace(
        document.offsets[first], document.offsets[brace], f"scf.reduce({', '.join(values)} : {', '.join(types)}) "
    )
    if ends:
        alone = all(texts[at][:2] != "//" for at in (ends[0] - 1, ends[0] + 1))
        start = document.end_of(ends[0] - 1) if alone else document.offsets[ends[0]]
        document.edits.replace(start, document.end_of(ends[0]), "")


def _generic_parallel(old: Old) -> None:
    """`"scf.reduce"(%x) ({..}) : (f32) -> ()` is the terminator, and scf.yield behind it is gone."""
    document = old.document
    reduces, ends = _in_body(old, _REDUCES), _in_body(old, _ENDS)
    if len(reduces) > 1:
        old.refuse("'scf.parallel' op with several reductions is not upgraded in generic form")
        return
    for at in reduces or ends[:1]:
        document.replace(at, at + 1, '"scf.reduce"')
    if reduces and ends:
        stop = old.statement.regions[0].close
        while document.texts[stop - 1][:2] == "//":
            stop -= 1
        document.replace(ends[0], stop, "")


def _foreach(old: Old) -> None:
    """Turns the old parallel loop into scf.forall, with `shared_outs`: in summer 2022 the terminator alone had them."""
    document, texts = old.document, old.texts()
    old.rename("scf.forall")
    if not old.statement.regions:
        return
    region = old.statement.regions[0]
    arrow = document.find("->", old.name, region.open)
    if arrow < 0 or document.find("shared_outs", old.name, region.open) >= 0:
        return
    if document.match.get(arrow + 1) == arrow + 2:
        document.replace(arrow, region.open, "")
        return
    outputs: dict[str, str] = {}
    for end in _in_body(old, ("scf.foreach_thread.perform_concurrently",)):
        for at in range(end, document.match.get(end + 1, end)):
            if texts[at] != "into" or texts[at + 2] != "[":
                continue
            target = texts[at + 1]
            if target not in outputs:
                outputs[target] = document.fresh(f"{target.partition('#')[0]}_out")
            document.replace(at + 1, at + 2, outputs[target])
    pairs = ", ".join(f"{name} = {target}" for target, name in outputs.items())
    document.replace(arrow, arrow, f"shared_outs({pairs}) ")


_IN_PARALLEL: Final = "scf.foreach_thread.perform_concurrently"

ROWS: Final[list[OldForm]] = [
    OldForm("scf.parallel", "scf.reduce(%x : T)", 2023, _parallel, _is_old_parallel, "scf.reduce(%x) : T"),
    OldForm("loop.parallel", "scf.parallel", 2020, _parallel),
    *[
        OldForm(
            f"loop.{name}",
            "scf.yield",
            2020,
            lambda old: old.rename("scf.yield"),
            lambda old: old.parent not in _PARALLEL,
        )
        for name in ("yield", "terminator")
    ],
    OldForm("scf.foreach_thread", "scf.forall", 2023, _foreach),
    renamed(_IN_PARALLEL, "scf.forall.in_parallel", 2023),
    renamed("scf.foreach_thread.parallel_insert_slice", "tensor.parallel_insert_slice", 2022),
]
