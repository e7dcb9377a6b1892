"""The BLAS that SciPy has with it, for the products of `products.py`."""

from __future__ import annotations

import ctypes
import os

from pyopt.light import Final

GEMM_SYMBOL: Final = b"pyopt.gemm"
"""The name in object code of what calls it."""
VARIABLE: Final = "PYOPT_BLAS"


def blas_addresses() -> tuple[int, int]:
    """The addresses of sgemm and dgemm; 0 where SciPy is not installed, or not to be used."""
    if os.environ.get(VARIABLE) == "0":
        return 0, 0
    try:
        from scipy.linalg import cython_blas  # type: ignore[import-untyped]
    except ImportError:
        return 0, 0
    name, pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    # A SciPy with 64-bit integers says so by the type of the parameters.
    single, double = [
        pointer(one, name(one)) if b"int *" in name(one) else 0
        for one in [cython_blas.__pyx_capi__[which] for which in ("sgemm", "dgemm")]
    ]
    return single, double
