"""Programs whose memory is C's: what they allocate is `malloc`'s, and belongs to whoever has its address.

This is how other libraries call code that MLIR compiled for them: by addresses, of descriptors of their own.
"""

from __future__ import annotations

import ctypes

import numpy as np

from pyopt.interpreter.errors import shown
from pyopt.light import TYPE_CHECKING, Any, Final
from pyopt.native.errors import NativeError
from pyopt.native.runtime_ir import C_MEMORY
from pyopt.native.signature import ADDRESS, NUMBER, POINTER, VECTOR, Parameter

if TYPE_CHECKING:
    from pyopt.native.lowering import Lowered

_POINTERS: Final[tuple[type, ...]] = (
    ctypes.c_void_p,
    ctypes.c_char_p,
    type(ctypes.pointer(ctypes.c_int())).__mro__[1],
    ctypes.CFUNCTYPE(None).__mro__[1],
)
"""Those of any type, and those of functions: they are where what they point to is."""
_REFERENCE: Final = type(ctypes.byref(ctypes.c_int()))


def use_c_memory(lowered: Lowered) -> None:
    """Makes a program one whose memory is C's; functions take pointers then, and cannot give arrays."""
    lowered.text += C_MEMORY
    for signature in lowered.signatures:
        for one in (*signature.inputs, *signature.results):
            if one.kind == POINTER:
                one.kind = ADDRESS
        if not signature.problem and not all(one.kind in (ADDRESS, NUMBER, VECTOR) for one in signature.results):
            signature.problem = "its memory is C's, and nothing would own what it gives"


def address_of(value: Any, parameter: Parameter) -> int:
    """The address that an argument is: of what a pointer points to, or of an object's own memory.

    Raises: NativeError for what has none.
    """
    if value is None:
        return 0
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value < 1 << 64:
            raise NativeError(f"{value} is no address")
        return value
    if isinstance(value, _POINTERS):
        pointer: Any = value
        return ctypes.cast(pointer, ctypes.c_void_p).value or 0
    if isinstance(value, _REFERENCE):
        reference: Any = value
        return ctypes.addressof(reference._obj)
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.Array, ctypes._SimpleCData)):
        return ctypes.addressof(value)
    if isinstance(value, np.ndarray):
        if not value.flags.c_contiguous:
            raise NativeError("an array that is not contiguous has no one address")
        return int(value.ctypes.data)
    raise NativeError(f"{shown(value)} is no {parameter.text}: it takes an address, an object of ctypes or an array")
