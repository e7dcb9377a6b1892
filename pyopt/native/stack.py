"""Checks that what a program allocates on the stack fits there, and where the stack of a thread is.

  %3 = alloca double, i64 %2     ->      call void @check_stack(i64 8 * %2, ptr @name)

Allocations are checked that are made anew in loops, or whose size is not known or large; large ones become such whose
size LLVM does not know, since the others belong to the function's frame, which is there before anything can be checked.
Calls are checked by `recursion.py`.
"""

from __future__ import annotations

import ctypes
import re
import threading

from pyopt.light import Final
from pyopt.native.recursion import BODY, CHECK, LABEL, bodies_of, name_constant, on_cycles, part_of_stack

DECLARATION: Final = f"declare void @{CHECK}(i64, ptr)\n"
LARGE: Final = 1 << 16
"""Bytes that a function may take on the stack without a check."""
_SPARE: Final = 1 << 18
"""Bytes that are left for such functions, for those of libraries, and for Python where a program calls it."""
_MOST: Final = 1 << 30
"""Bytes of stack that are used at most where it has no limit."""

_ALLOCA: Final = re.compile(r'^  (%(?:"[^"]*"|[-\w.$]+)) = alloca (?!inalloca)', re.MULTILINE)
_COUNT: Final = r', (i\d+) (%(?:"[^"]*"|[-\w.$]+)|\d+)'
_EXTENT: Final = r"(\d+) x "
_UNIT: Final = "@pyopt.unit = private global i64 1\n"


def needs_checks(text: str) -> bool:
    """Whether a call of a function of this LLVM IR may take more than a little of the stack."""
    bodies = bodies_of(text)
    return bool(on_cycles(text, bodies)) or any(_checked_allocations(body) for body in bodies.values())


def with_checks(text: str) -> str:
    """The text with checks of allocations, in which nothing has another number than before."""
    names: list[str] = []

    def checked(found: re.Match[str]) -> str:
        name, body = found.group(1), found.group(2)
        allocations = _checked_allocations(body)
        if not allocations:
            return found.group()
        shown = f"ptr @pyopt.name.{len(names)}"
        names.append(name)
        parts: list[str] = []
        end = 0
        for number, at in enumerate(allocations):
            parts += [body[end:at], _allocation(body, at, number, shown)]
            end = body.index("\n", at) + 1
        parts.append(body[end:])
        head = text[found.start() : found.start(2)]
        return head + "".join(parts) + "}"

    whole = BODY.sub(checked, text)
    if not names:
        return text
    constants = [
        f"@pyopt.name.{number} = private constant {name_constant(name)}\n" for number, name in enumerate(names)
    ]
    return whole + "\n" + "".join(constants) + _UNIT + ("" if f"@{CHECK}(i64" in text else DECLARATION)


def _checked_allocations(body: str) -> list[int]:
    """The offsets of the allocations that are to be checked."""
    places = [found.start() for found in _ALLOCA.finditer(body)]
    if not places:
        return []
    first = re.compile(LABEL).search(body, body.index("\n") if re.match(LABEL, body) else 0)
    entry = len(body) if first is None else first.start()
    sizes = [_rough_size(body, at) for at in places]
    in_frame = [at < entry and size >= 0 for at, size in zip(places, sizes, strict=True)]
    total = sum([size for size, fixed in zip(sizes, in_frame, strict=True) if fixed])
    return [at for at, fixed in zip(places, in_frame, strict=True) if not fixed or total > LARGE]


def _rough_size(body: str, at: int) -> int:
    """At least the bytes of an allocation; -1 if their number is not known."""
    line = body[body.index("alloca ", at) + 7 : body.index("\n", at)]
    count = re.search(_COUNT, line)
    if count is not None and count.group(2)[0] == "%":
        return -1
    bytes = 16 * (1 + line.count(","))
    for extent in re.findall(_EXTENT, line):
        bytes *= max(int(extent), 1)
    return bytes if count is None else bytes * int(count.group(2))


def _allocation(body: str, at: int, number: int, name: str) -> str:
    """The lines of a checked allocation."""
    line = body[at : body.index("\n", at) + 1]
    start = line.index("alloca ") + 7
    end = _end_of_type(line, start)
    type, rest = line[start:end], line[end:]
    count = re.match(_COUNT, rest)
    if count is not None:
        rest = rest[count.end() :]
    width, many = ("i64", "1") if count is None else count.groups()
    lines = []
    if many[0] != "%":
        lines.append(f"  %pyopt.unit{number} = load volatile i64, ptr @pyopt.unit\n")
        lines.append(f"  %pyopt.count{number} = mul i64 %pyopt.unit{number}, {many}\n")
        many = f"%pyopt.count{number}"
    elif width != "i64":
        change = "zext" if int(width[1:]) < 64 else "trunc"
        lines.append(f"  %pyopt.count{number} = {change} {width} {many} to i64\n")
        many = f"%pyopt.count{number}"
    size = f"ptrtoint (ptr getelementptr ({type}, ptr null, i32 1) to i64)"
    lines.append(f"  %pyopt.bytes{number} = mul i64 {many}, {size}\n")
    lines.append(f"  call void @{CHECK}(i64 %pyopt.bytes{number}, {name})\n")
    lines.append(f"{line[:start]}{type}, i64 {many}{rest}")
    return "".join(lines)


def _end_of_type(line: str, at: int) -> int:
    """The end of the type that begins at a place; arrays are not taken apart, since they may be long."""
    depth = 0
    while line[at] not in ",\n" or depth:
        depth += (line[at] in "[{(<") - (line[at] in "]})>")
        at += 1
    return at


_of_thread: Final = threading.local()


def usable_part() -> int:
    """The part of this thread's stack that a program may use, as `recursion.py` has it; 0 where that is not known."""
    return part_of_stack(*_bounds()[:2])


def has(address: int) -> bool:
    """Whether an address is in this thread's stack, as far as that is known."""
    _, bytes, top = _bounds()
    return top - bytes <= address < top


def usable_bytes() -> int:
    """The bytes of this thread's stack that a program may use; 0 where that is not known."""
    return _bounds()[1]


def _bounds() -> tuple[int, int, int]:
    """The lowest address that a program may reach, the bytes from there on, and where the stack ends."""
    found: tuple[int, int, int] | None = getattr(_of_thread, "bounds", None)
    if found is None:
        try:
            low, size = _stack()
            bytes = min(size, _MOST) - min(_SPARE, size // 4)
            found = low + size - bytes, bytes, low + size
        except (AttributeError, OSError, ValueError):
            found = 0, 0, 0
        _of_thread.bounds = found
    return found


def _stack() -> tuple[int, int]:
    """The lowest address of this thread's stack, and its bytes."""
    library = ctypes.CDLL(None)
    library.pthread_self.restype = ctypes.c_void_p
    this = ctypes.c_void_p(library.pthread_self())
    low, size = ctypes.c_void_p(), ctypes.c_size_t()
    if hasattr(library, "pthread_get_stackaddr_np"):
        library.pthread_get_stackaddr_np.restype = ctypes.c_void_p
        library.pthread_get_stacksize_np.restype = ctypes.c_size_t
        bytes: int = library.pthread_get_stacksize_np(this)
        return int(library.pthread_get_stackaddr_np(this)) - bytes, bytes
    attributes = ctypes.create_string_buffer(256)
    if library.pthread_getattr_np(this, attributes):
        raise OSError("the stack of this thread is not known")
    failed = library.pthread_attr_getstack(attributes, ctypes.byref(low), ctypes.byref(size))
    library.pthread_attr_destroy(attributes)
    if failed or not low.value:
        raise OSError("the stack of this thread is not known")
    return low.value, size.value
