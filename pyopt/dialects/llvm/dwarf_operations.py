"""The operations of DWARF's expressions by their numbers, and how their operands stand in a list of numbers."""

from __future__ import annotations

from pyopt.light import Final

PREFIX: Final = "DW_OP_"
FRAGMENT: Final = 0x1000
CONVERT: Final = 0x1001
ENTRY_VALUE: Final = 0x1003
ARGUMENT: Final = 0x1005
STACK_VALUE: Final = 0x9F
SWAP: Final = 0x16
FIRST_REGISTER: Final = 0x50
LAST_REGISTER: Final = 0x8F
"""From reg0 over reg31 and breg0 to breg31."""

OPERATIONS: Final[dict[str, int]] = {
    "addr": 0x3, "deref": 0x6, "const1u": 0x8, "const1s": 0x9, "const2u": 0xa, "const2s": 0xb, "const4u": 0xc,
    "const4s": 0xd, "const8u": 0xe, "const8s": 0xf, "constu": 0x10, "consts": 0x11, "dup": 0x12, "drop": 0x13,
    "over": 0x14, "pick": 0x15, "swap": 0x16, "rot": 0x17, "xderef": 0x18, "abs": 0x19, "and": 0x1a, "div": 0x1b,
    "minus": 0x1c, "mod": 0x1d, "mul": 0x1e, "neg": 0x1f, "not": 0x20, "or": 0x21, "plus": 0x22, "plus_uconst": 0x23,
    "shl": 0x24, "shr": 0x25, "shra": 0x26, "xor": 0x27, "bra": 0x28, "eq": 0x29, "ge": 0x2a, "gt": 0x2b, "le": 0x2c,
    "lt": 0x2d, "ne": 0x2e, "skip": 0x2f, "regx": 0x90, "fbreg": 0x91, "bregx": 0x92, "piece": 0x93,
    "deref_size": 0x94, "xderef_size": 0x95, "nop": 0x96, "push_object_address": 0x97, "call2": 0x98, "call4": 0x99,
    "call_ref": 0x9a, "form_tls_address": 0x9b, "call_frame_cfa": 0x9c, "bit_piece": 0x9d, "implicit_value": 0x9e,
    "stack_value": 0x9f, "implicit_pointer": 0xa0, "addrx": 0xa1, "constx": 0xa2, "entry_value": 0xa3,
    "const_type": 0xa4, "regval_type": 0xa5, "deref_type": 0xa6, "xderef_type": 0xa7, "convert": 0xa8,
    "reinterpret": 0xa9, "GNU_push_tls_address": 0xe0, "HP_is_value": 0xe1, "HP_fltconst4": 0xe2,
    "HP_fltconst8": 0xe3, "HP_mod_range": 0xe4, "HP_unmod_range": 0xe5, "HP_tls": 0xe6, "INTEL_bit_piece": 0xe8,
    "LLVM_user": 0xe9, "WASM_location": 0xed, "WASM_location_int": 0xee, "APPLE_uninit": 0xf0,
    "GNU_implicit_pointer": 0xf2, "GNU_entry_value": 0xf3, "PGI_omp_thread_num": 0xf8, "GNU_addr_index": 0xfb,
    "GNU_const_index": 0xfc, "LLVM_fragment": 0x1000, "LLVM_convert": 0x1001, "LLVM_tag_offset": 0x1002,
    "LLVM_entry_value": 0x1003, "LLVM_implicit_pointer": 0x1004, "LLVM_arg": 0x1005, "LLVM_extract_bits_sext": 0x1006,
    "LLVM_extract_bits_zext": 0x1007,
    **{f"lit{number}": 0x30 + number for number in range(32)},
    **{f"reg{number}": FIRST_REGISTER + number for number in range(32)},
    **{f"breg{number}": FIRST_REGISTER + 32 + number for number in range(32)},
}  # fmt: skip
"""By their names without the prefix."""

OPERANDS: Final[dict[int, int]] = {
    **{OPERATIONS[name]: 1 for name in ("LLVM_arg", "LLVM_entry_value", "LLVM_tag_offset", "consts", "constu")},
    **{OPERATIONS[name]: 1 for name in ("deref_size", "plus_uconst", "regx")},
    **{OPERATIONS[name]: 2 for name in ("LLVM_convert", "LLVM_extract_bits_sext", "LLVM_extract_bits_zext")},
    **{OPERATIONS[name]: 2 for name in ("LLVM_fragment", "bregx")},
    **{FIRST_REGISTER + 32 + number: 1 for number in range(32)},
}
"""The number of operands of each operation, for those that have any."""

KNOWN: Final = frozenset(
    [
        OPERATIONS[name]
        for name in (
            "LLVM_implicit_pointer", "abs", "and", "deref", "div", "dup", "eq", "ge", "gt", "le", "lit0", "lt", "minus",
            "mod", "mul", "ne", "neg", "not", "or", "over", "plus", "push_object_address", "rot", "shl", "shr", "shra",
            "stack_value", "swap", "xderef", "xor",
        )
    ]
) | frozenset(OPERANDS)  # fmt: skip
"""Those that LLVM takes in an expression, wherever they stand; registers, too."""
