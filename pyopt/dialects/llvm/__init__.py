"""llvm: only what storage specifiers of sparse tensors become, and the types that these are made of.

All other ops, types and attributes of the dialect are as those of an unregistered dialect.
"""

from __future__ import annotations

from pyopt.dialects.llvm.ops import OPS, materialize
from pyopt.dialects.llvm.types import SIMPLE, LLVMSimpleType, parse_array, parse_pointer, parse_struct
from pyopt.ir.opinfo import Dialect
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.syntax.parser import OperationParser


@final
class _Simple:
    """The parse function of a type without parameters."""

    def __init__(self, type: LLVMSimpleType) -> None:
        self.type = type

    def parse(self, p: OperationParser) -> LLVMSimpleType:
        return self.type


DIALECT: Final = Dialect(
    "llvm",
    OPS,
    types={
        "array": parse_array,
        "ptr": parse_pointer,
        "struct": parse_struct,
        **{name: _Simple(type).parse for name, type in SIMPLE.items()},
    },
    materialize=materialize,
    partial=True,
    unknown_ops=True,
    inlinable=True,
    doc="A part of LLVM IR: pointers, arrays and structs, and taking them apart.",
)
