"""Arrays of sparse tensors that were checked already."""

from __future__ import annotations

import weakref

from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.native.elements import Array

_KEPT: Final = 64


@final
class KnownArrays:
    """Arrays of a parameter that were found to be good, so that they are checked once; it keeps none alive."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[tuple[object, ...], tuple[list[tuple[weakref.ref[Array], tuple[int, ...]]], list[int] | None]]
        self._found = {}

    def find(self, shape: Sequence[int], arrays: Sequence[Array]) -> tuple[bool, list[int] | None]:
        """Whether these arrays are known, and how much of each is used."""
        found = self._found.get((*shape, *[id(array) for array in arrays]))
        if found is None:
            return False, None
        for (kept, extents), array in zip(found[0], arrays, strict=True):
            if kept() is not array or array.shape != extents:
                return False, None
        return True, found[1]

    def add(self, shape: Sequence[int], arrays: Sequence[Array], lengths: list[int] | None) -> None:
        if len(self._found) >= _KEPT:
            self._found.clear()
        key = (*shape, *[id(array) for array in arrays])
        self._found[key] = ([(weakref.ref(array), array.shape) for array in arrays], lengths)
