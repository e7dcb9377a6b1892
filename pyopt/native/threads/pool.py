"""The pool's code, loaded once for a process and never unloaded: its threads stay in it."""

from __future__ import annotations

import ctypes
import threading

from pyopt.light import Callable, Final
from pyopt.native import cache
from pyopt.native.llvm import Loaded, library
from pyopt.native.threads.pool_ir import POOL_IR
from pyopt.native.threads.splits_ir import POOL

_loaded: Final[list[Loaded]] = []
_lock: Final = threading.Lock()


def provide_pool(runtime: bytes, key: Callable[[], int]) -> None:
    """Lets programs that are loaded from now on call the pool."""
    with _lock:
        if _loaded:
            return
        name = cache.key_of("pool", POOL_IR)
        code = cache.load(name)
        if code is None:
            code = library().compile_own(POOL_IR)
            cache.store(name, code)
        loaded = library().load([code, runtime])
        ctypes.c_int32.from_address(loaded.variable("pyopt.key")).value = key()
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(loaded))
        library().binding.add_symbol(POOL, loaded.function(POOL))
        _loaded.append(loaded)
