"""printf, puts and putchar of programs print what those of C's library print; what does not fit is an error."""

from __future__ import annotations

import ctypes
import random
import struct
from typing import Any

import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.api import find_function
from pyopt.interpreter.execution import execute
from pyopt.interpreter.machine import Machine, Options
from tests.unit.interpreter.programs import after

DRAWS = 400
INTEGERS = {"": 32, "hh": 32, "h": 32, "l": 64, "ll": 64, "j": 64, "z": 64, "t": 64}
FLOATS = (0.0, -0.0, 1.0, -1.5, 2.5, 0.1, 1e-5, 123456789.0, 1e20, -1e100, 5e-324, 9.9999995, 0.5, 1e16,
          float("inf"), float("-inf"), float("nan"))  # fmt: skip


class Call:
    """A format with arguments: their types, and their values."""

    def __init__(self, format: str, *arguments: tuple[str, Any]) -> None:
        self.format = format
        self.arguments = arguments

    def by_c(self) -> str:
        """What C's snprintf makes of it."""
        values: list[Any] = []
        for type, value in self.arguments:
            if type == "f64":
                values.append(ctypes.c_double(value))
            elif type == "text":
                values.append(ctypes.c_char_p(value.encode()))
            else:
                values.append(ctypes.c_int64(value) if type == "i64" else ctypes.c_int32(value))
        buffer = ctypes.create_string_buffer(2048)
        size = ctypes.CDLL(None).snprintf(buffer, ctypes.c_size_t(2048), self.format.encode(), *values)
        return buffer.raw[:size].decode()


def program(calls: list[Call]) -> str:
    """A program that prints each call, and gives the sum of what printf gives."""
    outer = ["llvm.func @printf(!llvm.ptr, ...) -> i32"]
    inner = ["%sum = llvm.mlir.constant(0 : i32) : i32"]
    total = "%sum"
    for number, call in enumerate(calls):
        escaped = "".join(f"\\{byte:02X}" for byte in call.format.encode())
        outer.append(f'llvm.mlir.global internal constant @f{number}("{escaped}\\00")')
        inner.append(f"%f{number} = llvm.mlir.addressof @f{number} : !llvm.ptr")
        names, types = [f"%f{number}"], ["!llvm.ptr"]
        for at, (type, value) in enumerate(call.arguments):
            name = f"%a{number}_{at}"
            if type == "text":
                outer.append(f'llvm.mlir.global internal constant @s{number}_{at}("{value}\\00")')
                inner.append(f"{name} = llvm.mlir.addressof @s{number}_{at} : !llvm.ptr")
            elif type == "f64":
                bits = struct.unpack("<Q", struct.pack("<d", value))[0]
                inner.append(f"{name} = llvm.mlir.constant(0x{bits:016X} : f64) : f64")
            else:
                inner.append(f"{name} = llvm.mlir.constant({value} : {type}) : {type}")
            names.append(name)
            types.append("!llvm.ptr" if type == "text" else type)
        inner.append(
            f"%r{number} = llvm.call @printf({', '.join(names)}) vararg(!llvm.func<i32 (ptr, ...)>) "
            f": ({', '.join(types)}) -> i32"
        )
        inner.append(f"%t{number} = llvm.add {total}, %r{number} : i32")
        total = f"%t{number}"
    return "\n".join([*outer, "llvm.func @main() -> i32 {", *inner, f"llvm.return {total} : i32", "}"])


def drawn(randomness: random.Random) -> Call:
    flags = "".join(one for one in "-+ #0" if randomness.random() < 0.25)
    width = randomness.choice(["", "", "5", "12", "*"])
    if width:
        # glibc fills floats with zeros on the right where a negative width comes with the flag 0.
        flags = flags.replace("0", "" if width == "*" else "0")
    precision = randomness.choice(["", "", ".", ".0", ".3", ".10", ".*"])
    starred = [("i32", randomness.choice((0, 3, 8, -9, 12))) for one in (width, precision) if "*" in one]
    kind = randomness.randrange(6)
    if kind < 3:
        length, letter = randomness.choice(list(INTEGERS)), randomness.choice("diouxX")
        size = INTEGERS[length]
        most = 1 << size - 1
        value = randomness.choice((0, 1, -1, 255, -128, most - 1, -most, randomness.randrange(-most, most)))
        if letter in "diu":
            flags = flags.replace("#", "")
        return Call(f"<%{flags}{width}{precision}{length}{letter}|%%>\n", *starred, (f"i{size}", value))
    if kind < 5:
        number = randomness.choice((*FLOATS, randomness.uniform(-100, 100)))
        letter = randomness.choice("fFeEgGaA")
        return Call(f"<%{flags}{width}{precision}{letter}>\n", *starred, ("f64", number))
    flags = "-" if "-" in flags else ""
    if randomness.randrange(2):
        return Call(f"%{flags}{width}c|", *starred[: width.count("*")], ("i32", randomness.choice((65, 97 + 256, 48))))
    text = randomness.choice(("", "a", "text", "longer text"))
    return Call(f"%{flags}{width}{precision}s|", *starred, ("text", text))


def calls_of(seed: int) -> list[Call]:
    randomness = random.Random(seed)
    return [drawn(randomness) for _ in range(DRAWS)]


def printed_by(text: str) -> tuple[object, str]:
    """The result of @main, and what it printed."""
    module = parse(text).module
    machine, function = Machine(module, Options()), find_function(module, "main")
    assert function is not None
    (result,) = execute(machine, function, [])
    return result, "".join(machine.printed)


@pytest.mark.parametrize("seed", [1, 2])
def test_conversions_as_in_c(seed: int) -> None:
    calls = calls_of(seed)
    count, out = printed_by(program(calls))
    expected = [call.by_c() for call in calls]
    assert out == "".join(expected)
    assert count == len(out)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (Call("%d", ("f64", 1.0)), "the conversion %d takes an i32, and argument 2 is of type f64"),
        (Call("%f", ("i64", 1)), "the conversion %f takes an f64, and argument 2 is of type i64"),
        (Call("%f", ("f32", 1.0)), "the conversion %f takes an f64, and argument 2 is of type f32"),
        (Call("%d %ld", ("i32", 1), ("i32", 1)), "the conversion %ld takes an i64, and argument 3 is of type i32"),
        (Call("%d", ("i64", 1)), "the conversion %d takes an i32, and argument 2 is of type i64"),
        (Call("%s", ("i64", 1)), "the conversion %s takes a pointer, and argument 2 is of type i64"),
        (Call("%*d", ("i64", 1), ("i32", 1)), "the conversion %*d takes an i32, and argument 2 is of type i64"),
        (Call("%d"), "the conversion %d has no argument"),
        (Call("%n", ("text", "a")), "the conversion %n of printf cannot be executed"),
        (Call("%q", ("i32", 1)), "the conversion %q of printf cannot be executed"),
        (Call("50%", ("i32", 1)), "the conversion % of printf cannot be executed"),
        (Call("%2000000d", ("i32", 1)), "gives more than 1048576 characters"),
    ],
)
def test_formats_that_do_not_fit(call: Call, message: str) -> None:
    text = program([call]).replace("0x3FF0000000000000 : f32", "1.0 : f32")
    with pytest.raises(RunError) as error:
        run(parse(text), "main")
    assert message in str(error.value)


def test_narrow_integers() -> None:
    calls = [Call("%hhd %hu,", ("i8", -1), ("i16", -1)), Call("%hhu %hx", ("i32", 511), ("i32", 65537))]
    assert printed_by(program(calls)) == (14, "-1 65535,255 1")


PUTS = """
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @printf(!llvm.ptr, !llvm.ptr) -> i32
func.func private @printF64(f64)
llvm.mlir.global internal constant @s("a\\C3\\A9 %s\\00")
llvm.func @main() -> i32 {
  %s = llvm.mlir.addressof @s : !llvm.ptr
  %c = llvm.mlir.constant(321 : i32) : i32
  %x = llvm.mlir.constant(0.5 : f64) : f64
  %0 = llvm.call @puts(%s) : (!llvm.ptr) -> i32
  func.call @printF64(%x) : (f64) -> ()
  %1 = llvm.call @putchar(%c) : (i32) -> i32
  %2 = llvm.call @printf(%s, %s) : (!llvm.ptr, !llvm.ptr) -> i32
  %3 = llvm.add %1, %2 : i32
  llvm.return %3 : i32
}
"""


def test_lines_and_characters() -> None:
    assert printed_by(PUTS) == (65 + 10, "aé %s\n0.5Aaé aé %s")


@pytest.mark.parametrize("name", ["puts", "putchar", "printf"])
def test_declared_with_other_types(name: str) -> None:
    text = f"""llvm.func @{name}(f64) -> i32
      llvm.func @main(%a: f64) -> i32 {{
        %0 = llvm.call @{name}(%a) : (f64) -> i32
        llvm.return %0 : i32
      }}"""
    with pytest.raises(RunError, match=rf"@{name} takes .* it is declared with other types"):
        run(parse(text), "main", 1.0)


def test_lowered_assertions_end_the_program() -> None:
    text = after(
        """func.func @main(%a: i1) -> i32 {
          cf.assert %a, "a\\C3\\A9 holds"
          %c = arith.constant 3 : i32
          return %c : i32
        }""",
        "--convert-cf-to-llvm",
    )
    assert run(parse(text), "main", True) == [3]
    with pytest.raises(RunError, match="the program aborted"):
        run(parse(text), "main", False)


def test_texts_are_bytes() -> None:
    text = """llvm.func @puts(!llvm.ptr)
      llvm.mlir.global internal constant @s("a\\C3\\A9 é \\FF\\00")
      func.func @main() -> i32 {
        %s = llvm.mlir.addressof @s : !llvm.ptr
        llvm.call @puts(%s) : (!llvm.ptr) -> ()
        vector.print str "é\\C3\\A9"
        %c = arith.constant 3 : i32
        return %c : i32
      }"""
    assert printed_by(text) == (3, "aé é \udcff\néé")
    with pytest.raises(RunError, match="assertion failed: é"):
        run(parse('func.func @main(%a: i1) {\n cf.assert %a, "é"\n return\n}'), "main", False)
