"""Ops of the shape dialect as they were in 2020, when their types were not written: there were no extent tensors."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final
from pyopt.upgrade.forms import custom, operands_at, types_at
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old
from pyopt.upgrade.value_types import type_of

if TYPE_CHECKING:
    from pyopt.upgrade.rows import Rewrite

_SHAPE: Final = "!shape.shape"
_SIZE: Final = "!shape.size"
_TYPES: Final = {
    "const_shape": ("", _SHAPE),
    "broadcast": (_SHAPE, _SHAPE),
    "concat": (_SHAPE, _SHAPE),
    "num_elements": (_SHAPE, _SIZE),
    "rank": (_SHAPE, _SIZE),
    "mul": (_SIZE, _SIZE),
    "add": (_SIZE, _SIZE),
    "div": (_SIZE, _SIZE),
    "max": (_SIZE, _SIZE),
    "any": (_SHAPE, _SHAPE),
    "meet": (_SHAPE, _SHAPE),
    "size_to_index": (_SIZE, ""),
    "cstr_broadcastable": (_SHAPE, ""),
    "cstr_eq": (_SHAPE, ""),
    "shape_eq": (_SHAPE, ""),
    "is_broadcastable": (_SHAPE, ""),
    "from_extents": ("index", ""),
    "from_extent_tensor": ("tensor<?xindex>", ""),
}
"""The type that all operands had, and that of the result, "" if it is not written."""


def _types_missing(old: Old) -> bool:
    """Neither types, or those of the operands only where the result has one too."""
    operand, result = _TYPES[_name(old)]
    colon = old.colon()
    if operand and old.name + 1 == old.statement.end:
        return False
    return colon < 0 or bool(operand and result and old.document.find("->", colon, old.statement.end) < 0)


def _name(old: Old) -> str:
    name = old.op.removeprefix("shape.")
    return "meet" if name == "join" else name


def _add_types(old: Old) -> None:
    """`shape.broadcast %a, %b`."""
    document = old.document
    operand, result = _TYPES[_name(old)]
    if old.op == "shape.join":
        old.rename("shape.meet")
        if old.generic or not _types_missing(old):
            return
    colon = old.colon()
    end = old.end_of_types(colon + 1 if colon > 0 else old.name + 1)
    if colon < 0:
        operands = operands_at(document, old.name + 1)[0]
        types = [_known(old, name, operand) for name in operands]
        text = f" : {', '.join(types)}" if operand else " :"
    else:
        text = ""
        given = types_at(old, colon)[0]
        if len(set(given)) == 1 and (given[0] == "index" or given[0].startswith("tensor")):
            result = given[0] if result == operand else "index"
    if result:
        text += f" -> {result}" if operand else f" {result}"
    document.insert_behind(end - 1, text)


def _known(old: Old, name: str, otherwise: str) -> str:
    """The type of an operand, as far as the text says it: one of shape, index, or an extent tensor."""
    known = type_of(old, name)
    return known if known in (_SHAPE, _SIZE, "index") or known.startswith("tensor<") else otherwise


def _followed_by(text: str) -> Rewrite:
    """Adds to the types."""

    def change(old: Old) -> None:
        old.document.insert_behind(old.end_of_types(old.colon() + 1) - 1, text)

    return change


def _extent_tensor(old: Old) -> None:
    """`shape.to_extent_tensor %s : tensor<?xindex>`."""
    at = old.colon() + 1
    old.document.replace(at, at, f"{_SHAPE} -> ")


def _lacks_arrow(old: Old) -> bool:
    colon = old.colon()
    return colon > 0 and old.document.find("->", colon, old.statement.end) < 0


def _is_old_extent(old: Old) -> bool:
    return old.texts()[old.name + 3].isdigit() or old.colon() < 0 or _lacks_arrow(old)


def _get_extent(old: Old) -> None:
    """`shape.get_extent %s, 0`: the dimension is a value today."""
    document, texts = old.document, old.texts()
    at = old.name + 3
    colon = old.colon()
    given = types_at(old, colon)[0] if colon > 0 else [_known(old, texts[old.name + 1], _SHAPE)]
    if texts[at].isdigit():
        size = document.fresh(f"%size{texts[at]}")
        old.put_before(f"{size} = shape.const_size {texts[at]}")
        document.replace(at, at + 1, size)
        given = [given[0], _SIZE]
    elif len(given) == 1:
        given.append(_SIZE)
    result = "index" if given[0].startswith("tensor") and given[1] == "index" else _SIZE
    end = old.end_of_types(at + 1)
    document.edits.replace(document.end_of(at), document.end_of(end - 1), f" : {', '.join(given)} -> {result}")


def _is_old_reduce(old: Old) -> bool:
    return old.texts()[old.name + 1] != "("


def _reduce(old: Old) -> None:
    """`shape.reduce %s, %init -> !shape.size {`."""
    document = old.document
    operands, at = operands_at(document, old.name + 1)
    shape = _known(old, operands[0], _SHAPE)
    document.edits.replace(document.end_of(old.name), document.end_of(at - 1), f"({', '.join(operands)}) : {shape}")


ROWS: Final[list[OldForm]] = [
    *[
        OldForm(f"shape.{name}", f"shape.{name} with types", 2020, _add_types, custom(_types_missing), f"shape.{name}")
        for name in _TYPES
    ],
    OldForm("shape.join", "shape.meet", 2021, _add_types),
    OldForm(
        "shape.shape_of",
        "shape.shape_of %t : T -> !shape.shape",
        2020,
        _followed_by(f" -> {_SHAPE}"),
        custom(_lacks_arrow),
    ),
    OldForm("shape.to_extent_tensor", "!shape.shape -> tensor", 2020, _extent_tensor, custom(_lacks_arrow)),
    OldForm("shape.get_extent", "shape.get_extent %s, %i", 2020, _get_extent, custom(_is_old_extent)),
    OldForm("shape.reduce", "shape.reduce(%s, %init)", 2020, _reduce, custom(_is_old_reduce), "shape.reduce %s, %init"),
]
