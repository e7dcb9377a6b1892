"""Work during which Python does not look for garbage."""

from __future__ import annotations

import gc

from pyopt.light import final


@final
class CollectionPause:
    """For a `with` around work whose many objects stay, such as IR: a collector would walk them again and again.

    The objects of other threads are not collected meanwhile either. What was off before stays off.
    """

    __slots__ = ("_collecting",)

    def __enter__(self) -> None:
        self._collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, *failure: object) -> None:
        if self._collecting:
            gc.enable()
