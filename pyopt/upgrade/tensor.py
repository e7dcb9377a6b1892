"""Ops that make tensors, as the standard dialect had them in 2020, and ops that were part of tensor until 2024."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import operands_at
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old

_GENERATE: Final = ("dynamic_tensor_from_elements", "tensor.generate")


def _from_elements(old: Old) -> None:
    """`tensor_from_elements(%a, %b) : tensor<2xi32>`."""
    document = old.document
    at = old.name + 1
    old.rename("tensor.from_elements")
    if not old.generic and document.texts[at] == "(":
        values, behind = operands_at(document, at)
        document.edits.replace(document.end_of(old.name), document.end_of(behind - 1), f" {', '.join(values)}")


ROWS: Final[list[OldForm]] = [
    OldForm("tensor_from_elements", "tensor.from_elements", 2021, _from_elements),
    renamed("tensor.pack", "linalg.pack", 2024),
    renamed("tensor.unpack", "linalg.unpack", 2024),
    OldForm("yield", "tensor.yield", 2021, lambda old: old.rename("tensor.yield"), lambda old: old.parent in _GENERATE),
]
