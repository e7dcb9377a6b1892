"""llvm: LLVM IR, which programs become before they are translated."""

from __future__ import annotations

from pyopt.dialects.llvm import (
    aggregates,
    aliases,
    arithmetic,
    block_addresses,
    control,
    debug,
    enums,
    exceptions,
    functions,
    intrinsics,
    memory,
    module_flags,
    parameters,
    rare_intrinsics,
)
from pyopt.dialects.llvm.attributes import PARSERS as TEXTS
from pyopt.dialects.llvm.type_parser import PARSERS
from pyopt.dialects.llvm.types import SIMPLE
from pyopt.ir.opinfo import Dialect
from pyopt.light import Final

DIALECT: Final = Dialect(
    "llvm",
    [
        *arithmetic.OPS,
        *aggregates.OPS,
        *memory.OPS,
        *control.OPS,
        *functions.OPS,
        *intrinsics.OPS,
        *rare_intrinsics.OPS,
        *aliases.OPS,
        *block_addresses.OPS,
        *module_flags.OPS,
        *exceptions.OPS,
        *debug.OPS,
    ],
    attributes={
        **TEXTS,
        **{name: value.parse for name, value in aggregates.UNKNOWN_VALUES.items()},
        "cconv": enums.CCONV.parse_body,
        "fastmath": enums.FASTMATH.parse_body,
        "framePointerKind": enums.FRAME_POINTER.parse_body,
        "linkage": enums.LINKAGE.parse_body,
        module_flags.MNEMONIC: module_flags.parse_flag,
        "overflow": enums.OVERFLOW_ATTRIBUTE.parse_body,
        "uwtableKind": enums.UWTABLE.parse_body,
        "tailcallkind": enums.TAIL_CALL.parse_body,
    },
    types={**PARSERS, **{name: type.parse for name, type in SIMPLE.items()}},
    materialize=functions.materialize,
    verify_argument=parameters.verify_argument,
    verify_attribute=parameters.verify_attribute,
    unknown_ops=True,
    inlinable=True,
    doc="LLVM IR: its types, functions, globals, instructions and intrinsics.",
)
