"""The functions of Python and NumPy that the runtime calls, and methods that are native.

Their addresses stand in a table (`calls_ir.py`), so that object code is the same in all Pythons. What is not laid
out as the runtime expects, or not there, means that calls do without (`head_bytes` gives 0).
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

import numpy as np

from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.native.elements import Array

CONTIGUOUS: Final = 0x1
ALIGNED: Final = 0x100
WRITEABLE: Final = 0x400
"""Flags of arrays, as they are in memory."""
_OF_PYTHON: Final = (
    "PyCapsule_New", "PyCapsule_GetPointer", "PyCapsule_GetContext", "PyCapsule_SetContext", "Py_IncRef", "Py_DecRef",
    "PyList_New", "PyList_SetItem", "PyFloat_FromDouble", "PyLong_FromLongLong", "PyLong_FromUnsignedLongLong",
    "PyBool_FromLong", "PyEval_SaveThread", "PyEval_RestoreThread",
)  # fmt: skip
_OF_NUMBERS: Final = ("PyFloat_AsDouble", "PyLong_AsLongLongAndOverflow")
_ABI: Final = (0x01000009, 0x02000000)
"""Versions of NumPy's interface whose numbers these are; a version of NumPy that moves them has another one."""
_VERSION, _TYPE, _NEW_FROM_DESCRIPTOR, _SET_BASE = 0, 2, 94, 282
_ONE_OBJECT: Final = 8
"""METH_O: the method takes one object."""


def keep_for_good(value: object) -> None:
    """Keeps an object even when the interpreter ends and clears modules, as arrays and functions may go after it."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(value))


@final
class NativeMethods:
    """Makes Python functions of the runtime's `method`, whose code must stay loaded for good."""

    __slots__ = ("_declaration", "_name", "_new", "_new_capsule")

    def __init__(self, address: int) -> None:
        self._name = ctypes.create_string_buffer(b"call")
        words = (ctypes.addressof(self._name), address, _ONE_OBJECT, 0)
        self._declaration = (ctypes.c_int64 * 4)(*words)
        self._new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
            ("PyCapsule_New", ctypes.pythonapi)
        )
        self._new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
            ("PyCFunction_NewEx", ctypes.pythonapi)
        )

    def of_frame(self, frame: int) -> Callable[[tuple[object, ...]], list[object] | int | None]:
        """The method that calls by the frame at an address, given the arguments that the plan asks for."""
        capsule = self._new_capsule(frame, None, None)
        made: Callable[[tuple[object, ...]], list[object] | int | None]
        made = self._new(ctypes.addressof(self._declaration), capsule, None)
        return made


@cache
def table() -> ctypes.Array[ctypes.c_int64]:
    """The table that the runtime has as `python`, a variable."""
    python = [_address(name) for name in _OF_PYTHON]
    numpy = _numpy_functions()
    assert numpy is not None
    types = [id(one) for one in (float, np.float64, int, bool, np.int64)]
    words = [*python, numpy[_NEW_FROM_DESCRIPTOR], numpy[_SET_BASE], id(np.ndarray), id(None), head_bytes(), *types]
    words += [_address(name) for name in _OF_NUMBERS]
    made = (ctypes.c_int64 * len(words))(*words)
    keep_for_good(made)
    return made


def _address(name: str) -> int:
    return ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value or 0


def _numpy_functions() -> ctypes.Array[ctypes.c_int64] | None:
    """NumPy's table of functions; None if it is none that is known."""
    module = sys.modules.get("numpy._core._multiarray_umath") or sys.modules.get("numpy.core._multiarray_umath")
    capsule = getattr(module, "_ARRAY_API", None)
    if type(capsule).__name__ != "PyCapsule":
        return None
    pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
        ("PyCapsule_GetPointer", ctypes.pythonapi)
    )
    address = pointer(capsule, None)
    functions = (ctypes.c_int64 * (_SET_BASE + 1)).from_address(address)
    version = ctypes.PYFUNCTYPE(ctypes.c_uint32)(functions[_VERSION])()
    return functions if version in _ABI and functions[_TYPE] == id(np.ndarray) else None


@cache
def head_bytes() -> int:
    """The bytes in front of an object's own fields; 0 where objects are not laid out as the runtime expects."""
    if sys.implementation.name != "cpython" or ctypes.sizeof(ctypes.c_void_p) != 8:
        return 0
    head = object.__basicsize__
    if np.ndarray.__basicsize__ < head + 56:
        return 0
    wide = np.zeros((3, 5, 2), np.float32)
    read_only = np.zeros(7, np.int64)
    read_only.flags.writeable = False
    samples: tuple[Array, ...] = (wide, wide[:, ::2], wide.T, read_only, np.zeros((0, 4)), np.zeros(()))
    items = (ctypes.c_int64 * len(samples)).from_address(id(samples) + tuple.__basicsize__)
    count = ctypes.c_int64.from_address(id(samples) + head).value
    if count != len(samples) or list(items) != [id(one) for one in samples]:
        return 0
    return head if all(_is_laid_out(one, head) for one in samples) and _makes_arrays() else 0


def _is_laid_out(array: Array, head: int) -> bool:
    """Whether the fields of an array are where the runtime reads them."""
    at = id(array)
    words = (ctypes.c_int64 * 7).from_address(at + head)
    rank = ctypes.c_int32.from_address(at + head + 8).value
    if (words[0], rank, words[5]) != (array.ctypes.data, array.ndim, id(array.dtype)):
        return False
    if ctypes.c_int64.from_address(at + head - 8).value != id(np.ndarray):
        return False
    if rank and list((ctypes.c_int64 * rank).from_address(words[2])) != list(array.shape):
        return False
    flags = words[6]
    said = (array.flags.c_contiguous, array.flags.aligned, array.flags.writeable)
    return tuple(bool(flags & one) for one in (CONTIGUOUS, ALIGNED, WRITEABLE)) == said


def _makes_arrays() -> bool:
    """Whether NumPy's functions make an array over memory, with a base, as the runtime has them do it."""
    functions = _numpy_functions()
    if functions is None:
        return False
    word, integer, thing = ctypes.c_void_p, ctypes.c_int, ctypes.py_object
    new = ctypes.PYFUNCTYPE(thing, thing, thing, integer, word, word, word, integer, word)(
        functions[_NEW_FROM_DESCRIPTOR]
    )
    set_base = ctypes.PYFUNCTYPE(integer, thing, thing)(functions[_SET_BASE])
    share = ctypes.PYFUNCTYPE(None, thing)(("Py_IncRef", ctypes.pythonapi))
    memory = (ctypes.c_double * 6)(*range(6))
    extents = (ctypes.c_int64 * 2)(2, 3)
    dtype = np.dtype(np.float64)
    # Each takes the reference to an object that it keeps.
    share(dtype)
    made = new(np.ndarray, dtype, 2, extents, None, memory, CONTIGUOUS | ALIGNED | WRITEABLE, None)
    share(memory)
    if set_base(made, memory) or made.base is not memory or made.ctypes.data != ctypes.addressof(memory):
        return False
    flags = made.flags
    plain = flags.c_contiguous and flags.aligned and flags.writeable and not flags.owndata
    return bool(plain and made.shape == (2, 3) and made.tolist() == [[0, 1, 2], [3, 4, 5]])
