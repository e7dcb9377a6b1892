"""Ops and types of llvm as they were written until 2025."""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.upgrade.document import Document
from pyopt.upgrade.forms import operands_at
from pyopt.upgrade.generic import add_property, brace_around, find_attribute
from pyopt.upgrade.llvm_pointer_types import upgrade_scalars, with_builtin_vectors
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old

YEAR: Final = 2025
_MMX: Final = re.compile(r'(?<![\w."])(?:!llvm\.)?x86_mmx(?![\w."])')
_OTHER: Final = re.compile(r"\bother\s*=\s*(\w+)")


def upgrade_type(document: Document, at: int) -> None:
    """`!llvm.vec<4 x ptr>`, alone or within another type, becomes `vector<4x!llvm.ptr>`."""
    token = document.texts[at]
    scalars = upgrade_scalars(document, at)
    new = with_builtin_vectors(scalars)
    if new != scalars:
        document.note(at, "!llvm.vec<4 x ptr>", "vector<4x!llvm.ptr>", YEAR)
    if "x86_mmx" in new:
        document.note(at, "!llvm.x86_mmx", "vector<1xi64>", YEAR)
        new = _MMX.sub("vector<1xi64>", new)
    if new != token:
        document.replace(at, at + 1, new)


def upgrade_memory_effects(document: Document, at: int) -> None:
    """The effects on memory of errno and of targets were those on other memory."""
    texts = document.texts
    if texts[at - 2 : at] == ["memory", "="]:
        document.replace(at - 2, at - 1, "memory_effects")
        document.note(at - 2, "memory = ...", "memory_effects = ...", YEAR)
    token = texts[at]
    other = _OTHER.search(token)
    if other is not None and "errnoMem" not in token and token[-1] == ">":
        more = "".join([f", {name} = {other.group(1)}" for name in ("errnoMem", "targetMem0", "targetMem1")])
        document.replace(at, at + 1, f"{token[:-1]}{more}>")
        document.note(at, "memory_effects<other, argMem, inaccessibleMem>", "errnoMem and targetMem, too", YEAR)


# Generic forms.


def _lacks_bundles(old: Old) -> bool:
    return old.generic and find_attribute(old, "op_bundle_sizes") < 0


def _add_bundles(old: Old) -> None:
    """Calls had no bundles of operands."""
    count = len(operands_at(old.document, old.name + 1)[0])
    add_property(old, f"op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: {count}, 0>")


def _add_sizes(old: Old) -> None:
    add_property(old, "op_bundle_sizes = array<i32>")


def _is_inbounds(old: Old) -> bool:
    return old.generic and find_attribute(old, "inbounds") >= 0


def _name_flags(old: Old) -> None:
    at = find_attribute(old, "inbounds")
    end = at + 3 if old.texts()[at + 1] == "=" else at + 1
    old.document.replace(at, end, "noWrapFlags = 3 : i32")


# Custom forms.


def _has_attributes_behind(old: Old) -> bool:
    if old.generic:
        return _lacks_bundles(old)
    return old.texts()[old.end_of_types(old.colon() + 1) - 1] == "}" and old.colon() > 0


def _call_intrinsic(old: Old) -> None:
    """Attributes stood behind the type."""
    if old.generic:
        _add_bundles(old)
        return
    document = old.document
    colon = old.colon()
    stop = old.end_of_types(colon + 1)
    brace = next(at for at in range(colon, stop) if document.match.get(at) == stop - 1)
    document.replace(colon, colon, f"{document.source(brace, stop)} ")
    document.edits.replace(document.end_of(brace - 1), document.end_of(stop - 1), "")


def _has_size(old: Old) -> bool:
    if old.generic:
        return find_attribute(old, "size") >= 0
    return old.texts()[old.name + 1][0] != "%"


def _drop_size(old: Old) -> None:
    """`llvm.intr.lifetime.start 16, %p`."""
    document, texts = old.document, old.texts()
    if not old.generic:
        comma = document.find(",", old.name + 1, old.stop)
        document.edits.replace(document.end_of(old.name), document.offsets[comma + 1], " ")
        return
    at = find_attribute(old, "size")
    brace = brace_around(document, at)
    if len(document.split(brace + 1, document.match[brace])) > 1:
        raise ValueError("more than a size")
    first = brace - 1 if texts[brace - 1] == "<" else brace
    document.edits.replace(document.end_of(first - 1), document.end_of(document.match[first]), "")


def _lacks_data(old: Old) -> bool:
    return old.texts()[old.name + 1] == "{" or (old.generic and find_attribute(old, "data") < 0)


def _add_data(old: Old) -> None:
    """`llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}`: each has data, too."""
    document, texts = old.document, old.texts()
    name = old.op.rpartition("_")[2]
    if old.generic:
        add_property(old, f"data = {_zeros(document, find_attribute(old, name))}")
        return
    close = document.match[old.name + 1]
    entries = {texts[start]: document.source(start, stop) for start, stop in document.split(old.name + 2, close)}
    data = _zeros(document, document.find(name, old.name + 2, close))
    text = f"{entries.pop(name)}, {entries.pop('priorities')}, data = {data}"
    more = ", ".join(entries.values())
    document.replace(old.name + 1, close + 1, f"{text} {{{more}}}" if more else text)


def _zeros(document: Document, at: int) -> str:
    """As many `#llvm.zero` as the list of an attribute has elements."""
    open = at + 2
    count = len(document.split(open + 1, document.match[open]))
    return f"[{', '.join(['#llvm.zero'] * count)}]"


def _has_one_expression(old: Old) -> bool:
    return _expression(old) >= 0


def _expression(old: Old) -> int:
    if old.generic:
        return find_attribute(old, "dbg_expr")
    texts = old.texts()
    for at in range(old.name + 1, old.stop):
        if texts[at] == "dbg_expr" and texts[at + 1] == "=":
            return at
    return -1


def _list_expression(old: Old) -> None:
    """`dbg_expr = #a` becomes a list."""
    document = old.document
    at = _expression(old)
    brace = brace_around(document, at)
    stop = next(stop for start, stop in document.split(brace + 1, document.match[brace]) if start <= at < stop)
    document.replace(at, at + 1, "dbg_exprs")
    document.replace(at + 2, stop, f"[{document.source(at + 2, stop)}]")


ROWS: Final[list[OldForm]] = [
    OldForm("llvm.call", "op_bundle_sizes", YEAR, _add_bundles, _lacks_bundles, "call without op_bundle_sizes"),
    OldForm(
        "llvm.call_intrinsic",
        "llvm.call_intrinsic ... {attributes} : type",
        YEAR,
        _call_intrinsic,
        _has_attributes_behind,
        "llvm.call_intrinsic ... : type {attributes}",
    ),
    OldForm("llvm.intr.assume", "op_bundle_sizes", YEAR, _add_sizes, _lacks_bundles, "assume without op_bundle_sizes"),
    OldForm("llvm.getelementptr", "noWrapFlags = 3 : i32", YEAR, _name_flags, _is_inbounds, "getelementptr {inbounds}"),
    renamed("llvm.intr.experimental.stepvector", "llvm.intr.stepvector", YEAR),
    OldForm("llvm.intr.lifetime.start", "lifetime.start %p", YEAR, _drop_size, _has_size, "lifetime.start 16, %p"),
    OldForm("llvm.intr.lifetime.end", "lifetime.end %p", YEAR, _drop_size, _has_size, "lifetime.end 16, %p"),
    OldForm("llvm.mlir.global", "dbg_exprs = [...]", YEAR, _list_expression, _has_one_expression, "dbg_expr = ..."),
    OldForm("llvm.mlir.global_ctors", "ctors = ..., data = [...]", YEAR, _add_data, _lacks_data, "{ctors = ...}"),
    OldForm("llvm.mlir.global_dtors", "dtors = ..., data = [...]", YEAR, _add_data, _lacks_data, "{dtors = ...}"),
]
