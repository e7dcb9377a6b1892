"""Checks that calls which lead back to the calling function nest no deeper than the thread's stack is.

define i64 @f(i64 %0) {        ->    define i64 @f(i64 %0) "disable-tail-calls"="true" {
  %2 = call i64 @f(i64 %1)     ->      call void @room(ptr @name)
                                       %2 = call i64 @f(i64 %1)

They are there before LLVM optimizes, which inlines @room: a comparison of the stack pointer with the part of the
stack that a program may use. Such functions call, and do not jump or loop, so that a recursion without end comes to the
end of the stack.
"""

from __future__ import annotations

import re

from pyopt.ir.components import strongly_connected
from pyopt.light import Final

CHECK: Final = "pyopt.check_stack"
ROOM: Final = "pyopt.room"
NO_LOOP: Final = ' "disable-tail-calls"="true"'
PAGE_BITS: Final = 12
NUMBER_BITS: Final = 36
"""The part of a stack that a program may use is one number, which threads read and write as a whole: its first page of
4 KiB, and in the bits from the 36th on how many pages it has."""
_ROOM_TEXT: Final = f"""
@pyopt.stack = external global i64
declare ptr @llvm.stacksave()

define internal void @{ROOM}(ptr %name) alwaysinline {{
  %part = load atomic i64, ptr @pyopt.stack monotonic, align 8
  %first = and i64 %part, {(1 << NUMBER_BITS) - 1}
  %count = lshr i64 %part, {NUMBER_BITS}
  %pointer = call ptr @llvm.stacksave()
  %here = ptrtoint ptr %pointer to i64
  %page = lshr i64 %here, {PAGE_BITS}
  %room = sub i64 %page, %first
  %fits = icmp ult i64 %room, %count
  br i1 %fits, label %out, label %ask
ask:
  call void @{CHECK}(i64 0, ptr %name) cold
  br label %out
out:
  ret void
}}
"""

_NAME: Final = re.compile(r'@("[^"]*"|[-\w.$]+)(\(?)')
BODY: Final = re.compile(r'^define [^\n]*?@("[^"]*"|[-\w.$]+)\([^\n]*\{\n(.*?)^\}', re.MULTILINE | re.DOTALL)
# Few programs need the others: `re` compiles them when it is first given them.
LABEL: Final = r'(?m)^(?:"[^"]*"|[-\w.$]+):'
_CALL: Final = r"\b(?:call|invoke|callbr) "
_INDIRECT: Final = r'\b(?:call|invoke) [^@\n]*?%(?:"[^"]*"|[-\w.$]+)\('
_ADDRESS: Final = r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?"


def part_of_stack(lowest: int, bytes: int) -> int:
    """The number that says which part of the stack a program may use; 0 if that is not known."""
    first = -(-lowest >> PAGE_BITS)
    end = lowest + bytes >> PAGE_BITS
    return first | max(end - first, 0) << NUMBER_BITS if end >> NUMBER_BITS == 0 else 0


def with_call_checks(text: str) -> str:
    """The text with checks in front of calls that may lead back to the function that they are in."""
    cycles = on_cycles(text, bodies_of(text))
    if not cycles:
        return text
    names: list[str] = []

    def checked(found: re.Match[str]) -> str:
        name = found.group(1)
        if name not in cycles:
            return found.group()
        check = f"  call void @{ROOM}(ptr @pyopt.caller.{len(names)})\n"
        names.append(name)
        at = _end_of_parameters(found.group(), found.start(1) - found.start() + len(name))
        head = found.group()[:at] + NO_LOOP + found.group()[at : found.start(2) - found.start()]
        return head + _with_checks(found.group(2), cycles, check) + "}"

    whole = BODY.sub(checked, text)
    constants = [
        f"@pyopt.caller.{number} = private constant {name_constant(name)}\n" for number, name in enumerate(names)
    ]
    room = _ROOM_TEXT
    if "declare ptr @llvm.stacksave" in text:
        room = room.replace("declare ptr @llvm.stacksave()\n", "")
    return whole + "\n" + "".join(constants) + room


def _end_of_parameters(text: str, at: int) -> int:
    """The place behind the parameters that begin at a place, and behind what stands in front of attributes."""
    depth = 0
    quoted = False
    while True:
        letter = text[at]
        quoted ^= letter == '"'
        if not quoted:
            depth += (letter == "(") - (letter == ")")
        at += 1
        if not depth:
            found = re.compile(_ADDRESS).match(text, at)
            return at if found is None else found.end()


def _with_checks(body: str, cycles: set[str], check: str) -> str:
    """The body with a check in each block with such calls, before the first of them."""
    lines = []
    is_checked = False
    for line in body.splitlines(keepends=True):
        if re.match(LABEL, line) is not None:
            is_checked = False
        elif not is_checked and _is_recursive(line, cycles):
            lines.append(check)
            is_checked = True
        lines.append(line)
    return "".join(lines)


def _is_recursive(line: str, cycles: set[str]) -> bool:
    if re.search(_CALL, line) is None:
        return False
    called = _NAME.search(line)
    return (called is not None and called.group(1) in cycles) or re.search(_INDIRECT, line) is not None


def bodies_of(text: str) -> dict[str, str]:
    """The bodies of the functions of LLVM IR by the names that are written there."""
    return {found.group(1): found.group(2) for found in BODY.finditer(text)}


def on_cycles(text: str, bodies: dict[str, str]) -> set[str]:
    """The functions that a call of them may call again, by pointers too."""
    named: set[str] = set()
    callees: dict[str, set[str]] = {}
    for name, body in bodies.items():
        callees[name] = callees_of_name = set()
        for found in _NAME.finditer(body):
            if found.group(1) in bodies:
                callees_of_name.add(found.group(1))
                if not found.group(2):
                    named.add(found.group(1))
    if not any(callees.values()):
        return set()
    outside = BODY.sub("", text)
    named.update([found.group(1) for found in _NAME.finditer(outside) if found.group(1) in bodies])
    for name, body in bodies.items():
        if named and re.search(_INDIRECT, body):
            callees[name] |= named
    return cyclic(callees)


def cyclic(successors: dict[str, set[str]]) -> set[str]:
    """The nodes of a graph from which a way leads back to them."""
    return {
        node
        for component in strongly_connected(successors, lambda node: successors[node])
        for node in component
        if len(component) > 1 or node in successors[node]
    }


def name_constant(name: str) -> str:
    """The type and the text of a constant with a function's name as LLVM IR has it, and a zero."""
    text = name.strip('"')
    bytes = re.sub(r"\\(\\|[0-9A-Fa-f]{2})", "x", text).encode()
    return f'[{len(bytes) + 1} x i8] c"{text}\\00"'
