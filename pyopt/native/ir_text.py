"""The functions of LLVM IR text: their names and types, and text that is put around them.

A function is called by *slots*: each number or pointer that it takes or gives, structs and arrays taken apart, stands
in a slot of 8 bytes (16 or more for what is larger), in order.

    define double @f(ptr %0, i64 %1)      ->      define void @wrapper(ptr %a, ptr %r)
"""

from __future__ import annotations

import re

from pyopt.ir.symbols import symbol_of_name
from pyopt.light import Final, Sequence, final
from pyopt.native.errors import NativeError

SLOT: Final = 8
_HEAD: Final = re.compile(r'^(define|declare) (.*?)@("[^"]*"|[-\w.$]+)\(', re.MULTILINE)
_SCALAR: Final = re.compile(r"(i\d+|half|bfloat|float|double|x86_fp80|fp128|void|ptr(?: addrspace\(\d+\))?)(?![\w.])")
_COUNT: Final = re.compile(r"(vscale x )?(\d+) x ")
_ESCAPED: Final = r"\\(\\|[0-9A-Fa-f]{2})"
"""A backslash, or a byte, in the name of a function."""
_WORD: Final = r"[\w.]+(\((?:[^()]|\([^()]*\))*\))? *"
_SIZES: Final = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16}


@final
class IrType:
    """A type of LLVM IR: its text, and for structs and arrays the types of their parts."""

    __slots__ = ("parts", "text")

    def __init__(self, text: str, parts: list[IrType] | None = None) -> None:
        self.text = text
        self.parts = parts

    def leaves(self) -> list[tuple[str, str]]:
        """(text of the type, indices inside this type) of each number or pointer."""
        if self.parts is None:
            return [] if self.text == "void" else [(self.text, "")]
        found = []
        for number, part in enumerate(self.parts):
            found += [(text, f", {number}{rest}") for text, rest in part.leaves()]
        return found


@final
class IrFunction:
    """A function of the text: whether it has a body, and its types."""

    __slots__ = ("defined", "inputs", "name", "result", "spelled")

    def __init__(self, spelled: str, defined: bool, result: IrType, inputs: list[IrType]) -> None:
        self.spelled = spelled
        name = spelled.strip('"')
        self.name = re.sub(_ESCAPED, _unescaped, name) if "\\" in name else name
        self.defined = defined
        self.result = result
        self.inputs = inputs


def _unescaped(found: re.Match[str]) -> str:
    return "\\" if found.group(1) == "\\" else chr(int(found.group(1), 16))


def read_type(text: str, at: int) -> tuple[IrType, int]:
    """The type that begins at a place, and where it ends."""
    found = _SCALAR.match(text, at)
    if found is not None:
        return IrType(found.group()), found.end()
    start = at
    if text[at] == "{" or text.startswith("<{", at):
        close = "}" if text[at] == "{" else "}>"
        at += len(close)
        parts: list[IrType] = []
        while True:
            while text[at] in " ,":
                at += 1
            if text.startswith(close, at):
                end = at + len(close)
                return IrType(text[start:end], parts), end
            part, at = read_type(text, at)
            parts.append(part)
    if text[at] in "[<":
        count = _COUNT.match(text, at + 1)
        if count is not None:
            part, end = read_type(text, count.end())
            end += 1
            if text[at] == "[":
                return IrType(text[start:end], [part] * int(count.group(2))), end
            return IrType(text[start:end]), end
    raise NativeError(f"the type at `{text[at : at + 40]}` is not known")


def functions_of(text: str) -> dict[str, IrFunction]:
    """The functions of a text by name, intrinsics left out; those with a variable number of arguments too."""
    found: dict[str, IrFunction] = {}
    for head in _HEAD.finditer(text):
        name = head.group(3)
        if name.startswith("llvm."):
            continue
        line_end = text.find("\n", head.end())
        line = text[head.end() : line_end if line_end >= 0 else len(text)]
        inputs = _inputs(line)
        if inputs is not None:
            one = IrFunction(name, head.group(1) == "define", _result(head.group(2)), inputs)
            found[one.name] = one
    return found


def _result(text: str) -> IrType:
    """The result's type: what comes before it are linkage, calling convention and attributes."""
    at = 0
    while at < len(text):
        try:
            return read_type(text, at)[0]
        except NativeError:
            word = re.compile(_WORD).match(text, at)
            if word is None:
                raise
            at = word.end()
    raise NativeError(f"the function `{text}` has no result type")


def _inputs(line: str) -> list[IrType] | None:
    """The types of the parameters, which stand up to the closing parenthesis; None for a variable number."""
    inputs = []
    at = 0
    while line[at] != ")":
        if line.startswith("...", at):
            return None
        type, at = read_type(line, at)
        inputs.append(type)
        depth = 0
        while depth or line[at] not in ",)":
            depth += line[at] in "([{"
            depth -= line[at] in ")]}"
            at += 1
        if line[at] == ",":
            at += 2
    return inputs


def slots_of(leaf: str) -> int:
    """The number of slots of 8 bytes that a leaf takes."""
    bytes = _bytes_of(leaf)
    return max((bytes + SLOT - 1) // SLOT, 1)


def _bytes_of(leaf: str) -> int:
    if leaf[0] == "<":
        count = _COUNT.match(leaf, 1)
        if count is None or count.group(1):
            raise NativeError(f"scalable vectors have no form outside of a program: {leaf}")
        width = leaf[count.end() : -1]
        number = int(count.group(2))
        bytes = number * (int(width[1:]) if width[0] == "i" else 8 * _bytes_of(width)) + 7 >> 3
        return 1 << max(bytes - 1, 0).bit_length()
    if leaf[0] == "i":
        return 1 << max((int(leaf[1:]) + 7) // 8 - 1, 0).bit_length()
    return _SIZES.get(leaf, 8)


def wrapper(function: IrFunction, of: str) -> str:
    """The wrapper with the name of `of`, which reads arguments from slots, calls a function and writes its results."""
    lines, arguments = loads(function.inputs)
    call = f"call {function.result.text} @{function.spelled}({', '.join(arguments)})"
    leaves = function.result.leaves()
    lines.append(f"  {'%x = ' if function.result.text != 'void' else ''}{call}")
    lines += _stores("%x", function.result, leaves, "%r")
    return f"define void {wrapper_name(of)}(ptr %a, ptr %r) {{\n" + "\n".join(lines) + "\n  ret void\n}\n"


def loads(types: Sequence[IrType]) -> tuple[list[str], list[str]]:
    """Lines that read values of some types from the slots at %a, and the values."""
    lines: list[str] = []
    arguments: list[str] = []
    at = 0
    for number, type in enumerate(types):
        value = "undef"
        for leaf_number, (leaf, indices) in enumerate(type.leaves()):
            name = f"%v{number}.{leaf_number}"
            lines.append(f"  %p{at} = getelementptr i64, ptr %a, i64 {at}")
            lines.append(f"  {name} = load {leaf}, ptr %p{at}, align 8")
            at += slots_of(leaf)
            if indices:
                whole = f"%w{number}.{leaf_number}"
                lines.append(f"  {whole} = insertvalue {type.text} {value}, {leaf} {name}{indices}")
                name = whole
            value = name
        arguments.append(f"{type.text} {value}")
    return lines, arguments


def wrapper_name(name: str) -> str:
    """The name of a function's wrapper as IR spells it."""
    return f'@"{wrapper_symbol(name)}"'


WRAPPED: Final = "pyopt.call"
"""The beginning of the symbols of wrappers."""


def wrapper_symbol(name: str) -> str:
    """The symbol of a function's wrapper: llvmlite looks up names in ASCII only."""
    plain = name.isascii() and name.isprintable() and not {'"', "\\"}.intersection(name)
    return f"{WRAPPED}.{name}" if plain else f"{WRAPPED}ed.{symbol_of_name(name).encode('latin-1').hex()}"


def _stores(value: str, type: IrType, leaves: Sequence[tuple[str, str]], target: str) -> list[str]:
    """Lines that write the leaves of a value to slots."""
    lines = []
    at = 0
    for number, (leaf, indices) in enumerate(leaves):
        name = value
        if indices:
            name = f"{value}.l{number}"
            lines.append(f"  {name} = extractvalue {type.text} {value}{indices}")
        lines.append(f"  {value}.p{number} = getelementptr i64, ptr {target}, i64 {at}")
        lines.append(f"  store {leaf} {name}, ptr {value}.p{number}, align 8")
        at += slots_of(leaf)
    return lines


def stub(function: IrFunction, number: int) -> str:
    """A body for a declared function: it hands its arguments in slots to what Python has for it, by number."""
    taken = sum([slots_of(leaf) for leaf, _ in function.result.leaves()])
    lines = [*stores(function.inputs), f"  %r = alloca [{max(taken, 1)} x i64], align 16"]
    lines.append(f"  call void @pyopt.library(i64 {number}, ptr %a, ptr %r)")
    if function.result.text == "void":
        lines.append("  ret void")
    else:
        value, at = "undef", 0
        for place, (leaf, indices) in enumerate(function.result.leaves()):
            lines.append(f"  %q{place} = getelementptr i64, ptr %r, i64 {at}")
            lines.append(f"  %g{place} = load {leaf}, ptr %q{place}, align 8")
            at += slots_of(leaf)
            if indices:
                lines.append(f"  %h{place} = insertvalue {function.result.text} {value}, {leaf} %g{place}{indices}")
            value = f"%h{place}" if indices else f"%g{place}"
        lines.append(f"  ret {function.result.text} {value}")
    head = f"define internal {function.result.text} @{function.spelled}({parameters(function.inputs)}) noinline {{\n"
    return head + "\n".join(lines) + "\n}\n"


def parameters(types: Sequence[IrType]) -> str:
    """Parameters %x0, %x1, ... of some types."""
    return ", ".join([f"{type.text} %x{place}" for place, type in enumerate(types)])


def stores(types: Sequence[IrType], first: int = 0) -> list[str]:
    """Lines that write parameters, from the first one on, to slots at %a, which they allocate."""
    given = sum([slots_of(leaf) for type in types[first:] for leaf, _ in type.leaves()])
    lines = [f"  %a = alloca [{max(given, 1)} x i64], align 16"]
    at = 0
    for place, type in list(enumerate(types))[first:]:
        leaves = type.leaves()
        lines.append(f"  %t{place} = getelementptr i64, ptr %a, i64 {at}")
        lines += _stores(f"%x{place}", type, leaves, f"%t{place}")
        at += sum([slots_of(leaf) for leaf, _ in leaves])
    return lines


def without_declarations(text: str, spelled: set[str]) -> str:
    """The text without the declarations of these functions."""
    lines = []
    for line in text.split("\n"):
        if line.startswith("declare "):
            head = _HEAD.match(line)
            if head is not None and head.group(3) in spelled:
                continue
        lines.append(line)
    return "\n".join(lines)


def with_stubs(text: str, functions: Sequence[IrFunction]) -> str:
    """The text with bodies for these declared functions, which get the numbers 0, 1, ..."""
    bodies = {one.spelled: stub(one, number) for number, one in enumerate(functions)}
    declaration = "declare void @pyopt.library(i64, ptr, ptr)\n" if bodies else ""
    return without_declarations(text, set(bodies)) + "\n" + declaration + "".join(bodies.values())
