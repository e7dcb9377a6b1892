"""Types of the llvm dialect as LLVM IR writes them, names with their quotes, and types in intrinsics' names."""

from __future__ import annotations

import math

from pyopt.dialects.llvm.types import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMSimpleType,
    LLVMStructType,
    LLVMTargetType,
)
from pyopt.ir.tables import derived
from pyopt.ir.types import FloatType, IntegerType, Type, VectorType
from pyopt.light import Final, Sequence
from pyopt.translate.errors import NoTypeError

FLOAT_NAMES: Final = {
    "f16": "half",
    "bf16": "bfloat",
    "f32": "float",
    "f64": "double",
    "f80": "x86_fp80",
    "f128": "fp128",
}
PLAIN: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
ESCAPED: Final[list[str]] = [
    chr(code) if 32 <= code < 127 and code != ord('"') else f"\\{code:02X}" for code in range(256)
]
ESCAPED[ord("\\")] = "\\\\"
_TEXTS: Final[dict[Type, str]] = derived({})
_NAMES: Final[dict[str, str]] = derived({})
_MANGLED: Final[dict[Type, str]] = derived({})


def escaped(text: str) -> str:
    """A string as it stands between quotes: a backslash twice, what is no printable character as two digits."""
    return "".join([ESCAPED[ord(one)] for one in text])


def name_text(name: str) -> str:
    """A name without its sign, in quotes if it has unusual characters."""
    found = _NAMES.get(name)
    if found is None:
        plain = name != "" and not name[0].isdigit() and PLAIN.issuperset(name.encode("latin-1", "replace"))
        found = _NAMES[name] = name if plain else f'"{escaped(name)}"'
    return found


def type_text(type: Type) -> str:
    """`i32`, `ptr`, `[2 x float]`, `%name`."""
    found = _TEXTS.get(type)
    if found is None:
        found = _TEXTS[type] = _type_text(type)
    return found


def _type_text(type: Type) -> str:
    if isinstance(type, IntegerType):
        return f"i{type.width}"
    if isinstance(type, FloatType):
        if type.name not in FLOAT_NAMES:
            raise NoTypeError(type)
        return FLOAT_NAMES[type.name]
    if isinstance(type, LLVMPointerType):
        return f"ptr addrspace({type.address_space})" if type.address_space else "ptr"
    if isinstance(type, LLVMSimpleType):
        return type.keyword.removeprefix("llvm.")
    if isinstance(type, LLVMArrayType):
        return f"[{type.count} x {type_text(type.element_type)}]"
    if isinstance(type, VectorType):
        count, scalable = vector_shape(type)
        return f"<{'vscale x ' if scalable else ''}{count} x {type_text(type.element_type)}>"
    if isinstance(type, LLVMFunctionType):
        return f"{type_text(type.result)} ({parameters_text(type)})"
    if isinstance(type, LLVMTargetType):
        parts = [f'"{escaped(type.identifier)}"', *map(type_text, type.types), *map(str, type.integers)]
        return f"target({', '.join(parts)})"
    if not isinstance(type, LLVMStructType):
        raise NoTypeError(type)
    if type.identifier is not None:
        return "%" + name_text(type.identifier)
    return body_text(type)


def parameters_text(type: LLVMFunctionType) -> str:
    """The text between the parentheses of a function type."""
    parts = [type_text(one) for one in type.inputs]
    if type.is_vararg:
        parts.append("...")
    return ", ".join(parts)


def body_text(type: LLVMStructType) -> str:
    """The types of a struct, without its name."""
    if type.types is None:
        return "opaque"
    inner = ", ".join([type_text(one) for one in type.types])
    inner = f"{{ {inner} }}" if inner else "{}"
    return f"<{inner}>" if type.is_packed else inner


def vector_shape(type: Type) -> tuple[int, bool]:
    """The number of a vector's elements, and whether it is scalable."""
    assert isinstance(type, VectorType) and type.shape is not None
    return math.prod(type.shape), any(type.scalable)


def is_vector(type: Type) -> bool:
    return isinstance(type, VectorType)


def element_of(type: Type) -> Type:
    """The type of a vector's elements, or the type."""
    return type.element_type if isinstance(type, VectorType) else type


def vector_of(element: Type, count: int, scalable: bool = False) -> Type:
    """The vector of a number of elements."""
    return VectorType.get((count,), element, (scalable,))


def mangled(type: Type) -> str:
    """A type in the name of an intrinsic: `i64`, `v4f32`, `p0`."""
    found = _MANGLED.get(type)
    if found is None:
        found = _MANGLED[type] = _mangled(type)
    return found


def _mangled(type: Type) -> str:
    if isinstance(type, IntegerType):
        return f"i{type.width}"
    if isinstance(type, FloatType):
        return type.name
    if isinstance(type, LLVMPointerType):
        return f"p{type.address_space}"
    if isinstance(type, LLVMArrayType):
        return f"a{type.count}{mangled(type.element_type)}"
    if isinstance(type, VectorType):
        count, scalable = vector_shape(type)
        return f"{'nx' if scalable else ''}v{count}{mangled(type.element_type)}"
    if isinstance(type, LLVMStructType):
        if type.identifier is not None:
            return f"s_{type.identifier}s"
        return f"sl_{''.join([mangled(one) for one in type.types or ()])}s"
    if isinstance(type, LLVMTargetType):
        parts = [type.identifier, *["_" + mangled(one) for one in type.types], *[f"_{one}" for one in type.integers]]
        return f"t{''.join(parts)}t"
    if isinstance(type, LLVMFunctionType):
        inputs = "".join([mangled(one) for one in type.inputs])
        return f"f_{mangled(type.result)}{inputs}{'vararg' if type.is_vararg else ''}f"
    name = type_text(type)
    return {"void": "isVoid", "metadata": "Metadata", "ppc_fp128": "ppcf128", "x86_amx": "x86amx"}.get(name, name)


def named_structs(types: Sequence[Type], found: dict[LLVMStructType, None]) -> None:
    """Adds the identified structs inside of types, each before what it is made of is looked at."""
    work = list(reversed(types))
    while work:
        type = work.pop()
        if isinstance(type, (LLVMArrayType, VectorType)):
            work.append(type.element_type)
        elif isinstance(type, LLVMFunctionType):
            work.extend(reversed((type.result, *type.inputs)))
        elif isinstance(type, LLVMTargetType):
            work.extend(reversed(type.types))
        elif isinstance(type, LLVMStructType):
            if type.identifier is not None:
                if type in found:
                    continue
                found[type] = None
            work.extend(reversed(type.types or ()))
