"""Work during which Python does not look for garbage."""

from __future__ import annotations

import gc

from pyopt.light import final


@final
class CollectionPause:
    """For a `with` around work whose many objects stay, such as IR: a collector would walk them again and again.

    The objects of other threads are not collected meanwhile either. What was off before stays off.

    stays: what the work makes stays until the process ends, such as modules: the next collections pass it over, as if
        they had found it in use already.
    """

    __slots__ = ("_collecting", "_stays")

    def __init__(self, stays: bool = False) -> None:
        self._stays = stays

    def __enter__(self) -> None:
        self._collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, *failure: object) -> None:
        if self._collecting:
            if self._stays and not gc.get_freeze_count():
                # Into the oldest generation; nothing is looked at.
                gc.freeze()
                gc.unfreeze()
            gc.enable()
