"""Numbers of more digits than Python converts at once: read, printed and folded, or refused with a message."""

from __future__ import annotations

import random
import sys

import pytest

from pyopt.diagnostics.numerals import TOO_LARGE, decimal_text, integer_literal, integer_of, most_digits, small_integer
from pyopt.driver.run import run_in_process
from tests.support.work import calls_in

DIGITS = 18_000
WIDTH = 60_000


@pytest.mark.full
@pytest.mark.parametrize("bits", [0, 1, 12_999, 13_000, 13_001, 60_000, 300_000])
def test_there_and_back(bits: int) -> None:
    number = random.Random(bits).getrandbits(bits) | (1 << bits) >> 1 if bits else 0
    text = decimal_text(number)
    assert text.isdigit() and (text == "0" or text[0] != "0")
    assert integer_of(text) == integer_of("00" + text) == number
    assert decimal_text(-number) == (f"-{text}" if number else "0")
    assert len(text) <= most_digits(bits)
    # The digits are those of the number: sums of parts by their place.
    assert number == sum(
        int(text[max(end - 100, 0) : end]) * 10 ** (len(text) - end) for end in range(len(text), 0, -100)
    )


def test_small_numbers() -> None:
    assert small_integer("0" * 9999 + "12") == 12
    assert small_integer(str(TOO_LARGE - 1)) == TOO_LARGE - 1
    assert small_integer(str(TOO_LARGE)) == small_integer("9" * 9999) == TOO_LARGE
    assert integer_literal("0xff") == 255


def test_no_part_of_many_digits_is_converted_at_once() -> None:
    """Python's own conversions take time by the square; they refuse more digits than its limit says."""
    limit = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(4300)
    try:
        assert decimal_text(integer_of("7" * 100_000)) == "7" * 100_000
        small = calls_in(lambda: decimal_text(integer_of("7" * 50_000)))
        assert calls_in(lambda: decimal_text(integer_of("7" * 200_000))) < 5 * small + 1_000
    finally:
        sys.set_int_max_str_digits(limit)


LONG = "9" * DIGITS
TOO_LONG = [
    (f'"a"() {{x = {LONG} : i32}} : () -> ()', "integer constant out of range for attribute"),
    (f'"a"() {{x = -{LONG} : i32}} : () -> ()', "integer constant out of range for attribute"),
    (f'"a"() {{x = {LONG}}} : () -> ()', "integer constant out of range for attribute"),
    (f'"a"() {{x = dense<[1, {LONG}]> : tensor<2xi32>}} : () -> ()', "integer constant out of range for type"),
    (f'"a"() {{x = array<i64: {LONG}>}} : () -> ()', "integer constant out of range"),
    (f'"a"() {{x = strided<[{LONG}]>}} : () -> ()', "expected a 64-bit signed integer or '?'"),
    (f'"a"() {{x = distinct[{LONG}]<>}} : () -> ()', "expected an unsigned 64-bit integer"),
    (f'"a"() : () -> memref<{LONG}xf32>', "invalid dimension"),
    (f'"a"() : () -> memref<2x{LONG}x?xf32>', "invalid dimension"),
    (f'"a"() : () -> vector<[{LONG}]xf32>', "invalid dimension"),
    (f'"a"() : () -> i{LONG}', "invalid integer width"),
    (f'"a"() {{x = affine_map<(d0) -> (d0 + {LONG})>}} : () -> ()', "constant too large for index"),
    (f'"a"() : () -> () loc("f":{LONG}:1)', "expected integer line number in FileLineColRange"),
    (f'"a"() : () -> () loc("f":1:{LONG})', "expected integer column number in FileLineColRange"),
    (f'%0:{LONG} = "a"() : () -> i32', "expected named operation to have at least 1 result"),
    (f'%0:2 = "a"() : () -> (i32, i32)\n"b"(%0#{LONG}) : (i32) -> ()', "invalid SSA value result number"),
    (f'"a"() {{x = #sparse_tensor.encoding<{{map = (d0) -> (d0 : dense), posWidth = {LONG}}}>}} : () -> ()', ""),
    (f"func.func @f(%x: index) {{ scf.index_switch %x case {LONG} {{ scf.yield }} default {{}} return }}",
     "custom op 'scf.index_switch' integer value too large"),
    (f"func.func @f(%x: i64) {{ cf.switch %x : i64, [default: ^a, {LONG}: ^a] ^a: return }}",
     "custom op 'cf.switch' integer value too large"),
    (f"func.func @f(%x: tensor<4xi1>) {{ %0 = tensor.extract_slice %x[{LONG}][1][1] : tensor<4xi1> to tensor<1xi1> }}",
     "custom op 'tensor.extract_slice' integer value too large"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), TOO_LONG, ids=range(len(TOO_LONG)))
def test_what_is_too_long_is_diagnosed(text: str, message: str) -> None:
    code, _, errors = run_in_process(["--allow-unregistered-dialect"], text)
    assert code == 1
    assert "error: " + message in errors and "internal error" not in errors


@pytest.mark.parametrize("place", ["@+", "@-"])
def test_expectations_far_away(place: str) -> None:
    text = f"// expected-error {place}{LONG} {{{{it}}}}\n"
    code, _, errors = run_in_process(["--verify-diagnostics"], text)
    assert code == 1 and 'expected error "it" was not produced' in errors


def test_what_fits_is_printed_and_folded() -> None:
    high = decimal_text((1 << WIDTH - 1) - 1)
    text = f"""
func.func @f() -> (i{WIDTH}, i{WIDTH}, i{WIDTH}, tensor<2xi{WIDTH}>) {{
  %a = arith.constant {high} : i{WIDTH}
  %one = arith.constant 1 : i{WIDTH}
  %0 = arith.addi %a, %one : i{WIDTH}
  %1 = arith.subi %a, %one : i{WIDTH}
  %2 = arith.muli %1, %1 : i{WIDTH}
  %t = arith.constant dense<[{high}, -1]> : tensor<2xi{WIDTH}>
  return %0, %1, %2, %t : i{WIDTH}, i{WIDTH}, i{WIDTH}, tensor<2xi{WIDTH}>
}}
"""
    code, out, errors = run_in_process(["--canonicalize"], text)
    assert (code, errors) == (0, "")
    for value in (-1 << WIDTH - 1, (1 << WIDTH - 1) - 2, 4):
        assert f"arith.constant {decimal_text(value)} : i{WIDTH}\n" in out
    assert f"dense<[{high}, -1]> : tensor<2xi{WIDTH}>" in out
    assert run_in_process([], out)[1:] == (out, "")
    assert run_in_process(["--mlir-print-op-generic"], out)[0] == 0


def test_arguments_and_results_of_runs() -> None:
    import numpy as np

    from pyopt.interpreter.arguments import number
    from pyopt.interpreter.printing import as_json, as_text
    from pyopt.ir.types import IntegerType, TensorType

    value = number("-" + LONG)
    assert isinstance(value, int) and decimal_text(value) == "-" + LONG
    array = np.array([value, 1], object)
    assert as_text(array) == f"[-{LONG},\n 1]"
    type = TensorType.get((2,), IntegerType.get(WIDTH))
    assert f'"value": ["-{LONG}", 1]' in as_json([(array, type)])
