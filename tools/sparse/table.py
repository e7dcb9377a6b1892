"""All kernels."""

from __future__ import annotations

from typing import Final

from tools.sparse.batches import BATCHES
from tools.sparse.kernels import TableKernel
from tools.sparse.matrices import MATRICES
from tools.sparse.tensors import TENSORS
from tools.sparse.vectors import VECTORS
from tools.sparse.whole import WHOLE

KERNELS: Final[tuple[TableKernel, ...]] = (*VECTORS, *MATRICES, *TENSORS, *WHOLE, *BATCHES)
GROUPS: Final = ("vector", "matrix", "tensor", "whole")


def selected(groups: str = "", names: str = "", formats: str = "") -> list[TableKernel]:
    """The kernels of some groups and with some names (comma-separated; all by default), in some formats."""
    found = [one for one in KERNELS if not groups or one.group in groups.split(",")]
    if names:
        found = [one for one in found if one.name in names.split(",") or f"{one.group}:{one.name}" in names.split(",")]
    if formats:
        wanted = formats.split(",")
        found = [one._replace(formats=tuple(f for f in one.formats if f.replace(" ", "·") in wanted)) for one in found]
    return [one for one in found if one.formats]
