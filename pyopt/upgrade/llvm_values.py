"""Ops of llvm on values, and branches, as they were written from 2019 to 2023.

llvm.extractvalue %a[0 : i32] : !llvm.struct<(f32)>              ->    llvm.extractvalue %a[0] : !llvm.struct<(f32)>
llvm.shufflevector %a, %b [0 : i32] : V, V                       ->    llvm.shufflevector %a, %b [0] : V
llvm.switch %x, ^bb1 [1: ^bb2]                                   ->    llvm.switch %x : i32, ^bb1 [1: ^bb2]
"""

from __future__ import annotations

import re

from pyopt.light import TYPE_CHECKING, Final
from pyopt.upgrade.forms import plain, refused
from pyopt.upgrade.generic import find_attribute
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.value_types import type_of

if TYPE_CHECKING:
    from pyopt.upgrade.rows import Rewrite, Test

_NUMBER: Final = re.compile(r"(-?\d+)(\s*:\s*\w+)?")


def _numbers(old: Old, open: int) -> list[str]:
    """The integers of a bracket, without their types."""
    found: list[str] = []
    for part in old.document.split(open + 1, old.document.match[open]):
        number = _NUMBER.fullmatch(plain(old.document, *part))
        if number is None:
            raise ValueError("not an integer")
        found.append(number.group(1))
    return found


def _list_at(old: Old, name: str) -> int:
    """The index of the bracket with the integers: of an attribute, or behind the operands."""
    if not old.generic:
        return old.document.find("[", old.name + 1, old.stop)
    at = find_attribute(old, name)
    return at + 2 if at >= 0 and old.texts()[at + 2] == "[" else -1


def _has_old_list(name: str) -> Test:
    """The integers are an array of attributes: in custom form, one has a type."""

    def applies(old: Old) -> bool:
        open = _list_at(old, name)
        return open >= 0 and (old.generic or ":" in old.texts()[open : old.document.match[open]])

    return applies


def _untype(name: str, width: int) -> Rewrite:
    def change(old: Old) -> None:
        open = _list_at(old, name)
        numbers = ", ".join(_numbers(old, open))
        new = f"array<i{width}: {numbers}>" if old.generic else f"[{numbers}]"
        old.document.replace(open, old.document.match[open] + 1, new)

    return change


def _shuffle_types(old: Old) -> list[tuple[int, int]]:
    """The ranges of the types of a shuffle in custom form."""
    colon = old.colon()
    return [] if old.generic or colon < 0 else old.document.split(colon + 1, old.end_of_types(colon + 1))


def _names_two_types(old: Old) -> bool:
    return len(_shuffle_types(old)) == 2


def _drop_second_type(old: Old) -> None:
    (_, first), (_, last) = _shuffle_types(old)
    old.document.edits.replace(old.document.end_of(first - 1), old.document.end_of(last - 1), "")


def _lacks_type(old: Old) -> bool:
    return not old.generic and old.texts()[old.name + 2] == ","


def _type_switch(old: Old) -> None:
    """The type of the value, which was not written."""
    at = old.name + 1
    type = type_of(old, old.texts()[at])
    if not type:
        old.refuse(f"'llvm.switch' op names the type of {old.texts()[at]} today: write it behind the value")
        return
    old.document.insert_behind(at, f" : {type}")


def _has_dense_weights(old: Old) -> bool:
    return _weights(old) >= 0


def _weights(old: Old) -> int:
    """The index of `dense` in `weights(dense<[1, 2]> : vector<2xi32>)`; -1 for none."""
    at = old.document.find("weights", old.name + 1, old.stop)
    return at + 2 if at >= 0 and old.texts()[at + 2] == "dense" else -1


def _plain_weights(old: Old) -> None:
    at = _weights(old)
    close = old.document.match[at - 1]
    old.document.replace(at, close, f"[{_elements(old, at + 1)}]")


def _elements(old: Old, open: int) -> str:
    """The contents of `<[1, 2]>`, or twice the only number of `<1>`."""
    inside = plain(old.document, open + 1, old.document.match[open])
    return inside.strip("[]") if inside[0] == "[" else f"{inside}, {inside}"


def _row(op: str, attribute: str, width: int) -> OldForm:
    """A row of an op whose integers had types."""
    name = op.rpartition(".")[2]
    new = f"{name} ...[0]; array<i{width}: 0>"
    return OldForm(op, new, 2022, _untype(attribute, width), _has_old_list(attribute), f"{name} ...[0 : i32]")


_METADATA: Final = "is gone: attributes of ops have what it said"

ROWS: Final[list[OldForm]] = [
    _row("llvm.extractvalue", "position", 64),
    _row("llvm.insertvalue", "position", 64),
    _row("llvm.shufflevector", "mask", 32),
    OldForm(
        "llvm.shufflevector", "... : V", 2022, _drop_second_type, _names_two_types, "llvm.shufflevector ... : V, V"
    ),
    OldForm("llvm.switch", "llvm.switch %x : T, ...", 2021, _type_switch, _lacks_type, "llvm.switch %x, ..."),
    OldForm(
        "llvm.cond_br", "weights([1, 2])", 2023, _plain_weights, _has_dense_weights, "weights(dense<[1, 2]> : ...)"
    ),
    renamed("llvm.mlir.cast", "builtin.unrealized_conversion_cast", 2021),
    *[renamed(f"llvm.{name}", f"llvm.mlir.{name}", 2019) for name in ("addressof", "constant", "global", "undef")],
    *[OldForm(f"llvm.{name}", "nothing", 2023, refused(_METADATA)) for name in ("metadata", "mlir.metadata")],
]
