"""llvm: only what storage specifiers of sparse tensors become, and the types that these are made of.

All other ops, types and attributes of the dialect are as those of an unregistered dialect.
"""

from __future__ import annotations

from pyopt.dialects.llvm.ops import OPS, materialize
from pyopt.dialects.llvm.types import SIMPLE, parse_array, parse_pointer, parse_struct
from pyopt.ir.opinfo import Dialect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

DIALECT: Final = Dialect(
    "llvm",
    OPS,
    types={
        "array": parse_array,
        "ptr": parse_pointer,
        "struct": parse_struct,
        **{name: type.parse for name, type in SIMPLE.items()},
    },
    materialize=materialize,
    partial=True,
    unknown_ops=True,
    inlinable=True,
    doc="A part of LLVM IR: pointers, arrays and structs, and taking them apart.",
)
