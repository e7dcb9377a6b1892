"""In place of the pool: the iterations of split loops in any order, so that loops that depend on it show it."""

from __future__ import annotations

import contextlib
import ctypes
import random
from typing import TYPE_CHECKING, Final

from pyopt.native.llvm import library
from pyopt.native.loading import runtime_code, thread_key
from pyopt.native.threads.pool import provide_pool
from pyopt.native.threads.splits_ir import POOL

if TYPE_CHECKING:
    from collections.abc import Iterator

_NUMBER: Final = ctypes.c_int64
_LoopType: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p, _NUMBER, _NUMBER)
_PoolType: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, *[_NUMBER] * 5, ctypes.c_void_p)


class OrderCount:
    """How many loops were split while the program ran."""

    def __init__(self) -> None:
        self.loops = 0


@contextlib.contextmanager
def any_order() -> Iterator[OrderCount]:
    """Programs that are compiled meanwhile run split loops backwards, or in an order that is drawn."""
    drawn = random.Random(0)
    count = OrderCount()

    def run(function: int, slots: int, first: int, end: int, step: int, ops: int, threads: int, settle: int) -> None:
        call = _LoopType(function)
        if not ops or step <= 0 or first >= end:
            call(slots, first, end)
            return
        count.loops += 1
        size = step * drawn.choice((1, 1, 2, 5))
        starts = list(range(first, end, size))
        drawn.choice((starts.reverse, lambda: drawn.shuffle(starts)))()
        for start in starts:
            call(slots, start, min(start + size, end))

    provide_pool(runtime_code(), thread_key)
    callback = _PoolType(run)
    address = ctypes.cast(callback, ctypes.c_void_p).value
    binding = library().binding
    before = binding.address_of_symbol(POOL)
    binding.add_symbol(POOL, address)
    try:
        yield count
    finally:
        binding.add_symbol(POOL, before)
