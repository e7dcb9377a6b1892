"""Numbers as the conversions of C's printf write them.

%+d of 5 is "+5", %5.1f of 2.25 is "  2.2", %#x of 255 is "0xff"
"""

from __future__ import annotations

import math

from pyopt.light import Final, final


@final
class FormatConversion:
    """`%-8.3f`: flags "-", width 8, precision 3, letter "f"."""

    __slots__ = ("flags", "letter", "precision", "width")

    def __init__(self, flags: str, width: int, precision: int | None, letter: str) -> None:
        self.flags = flags
        self.width = width
        self.precision = precision
        self.letter = letter


def padded(text: str, form: FormatConversion) -> str:
    """A text with spaces up to the width, which counts bytes."""
    missing = " " * (form.width - len(text.encode("utf-8", "surrogateescape")))
    return text + missing if "-" in form.flags else missing + text


def character(code: int) -> str:
    """The character of a byte, the low one of a number."""
    return bytes((code & 255,)).decode("utf-8", "surrogateescape")


def _with_zeros(sign: str, digits: str, form: FormatConversion, may: bool) -> str:
    """Sign and digits, with zeros between them up to the width if the flag 0 says so, else with spaces."""
    if may and "0" in form.flags and "-" not in form.flags:
        return sign + "0" * (form.width - len(sign) - len(digits)) + digits
    return padded(sign + digits, form)


def _plus(form: FormatConversion) -> str:
    """The sign in front of a number that is not negative."""
    return "+" if "+" in form.flags else " " if " " in form.flags else ""


_BASES: Final = {"o": "o", "x": "x", "X": "X"}


def integer_digits(bits: int, width: int, form: FormatConversion) -> str:
    """%d, %i, %u, %o, %x and %X of an integer of so many bits."""
    sign, value = "", bits
    if form.letter in "di":
        value = bits - (1 << width) if bits >> width - 1 else bits
        sign = "-" if value < 0 else _plus(form)
        value = abs(value)
    digits = format(value, _BASES.get(form.letter, "d"))
    if form.precision is not None:
        digits = "" if form.precision == 0 and value == 0 else digits.rjust(form.precision, "0")
    if "#" in form.flags and form.letter == "o" and digits[:1] != "0":
        digits = "0" + digits
    if "#" in form.flags and form.letter in "xX" and value:
        sign = "0" + form.letter
    return _with_zeros(sign, digits, form, form.precision is None)


def float_digits(value: float, form: FormatConversion) -> str:
    """%f, %e, %g and %a of a double."""
    sign = "-" if math.copysign(1.0, value) < 0.0 else _plus(form)
    if not math.isfinite(value):
        text = "nan" if math.isnan(value) else "inf"
        return padded(sign + (text.upper() if form.letter.isupper() else text), form)
    alternative = "#" if "#" in form.flags else ""
    if form.letter in "aA":
        sign, digits = sign + "0x", _hexadecimal(abs(value), form.precision, bool(alternative))
        return _with_zeros(sign.upper() if form.letter == "A" else sign, _cased(digits, form), form, True)
    precision = 6 if form.precision is None else form.precision
    return _with_zeros(sign, f"%{alternative}.{precision}{form.letter}" % abs(value), form, True)


def _cased(text: str, form: FormatConversion) -> str:
    return text.upper() if form.letter.isupper() else text


def _hexadecimal(value: float, precision: int | None, point: bool) -> str:
    """The digits behind 0x: `1.8p+1` for 3; as many as there are without a precision."""
    head, _, power = value.hex().removeprefix("0x").partition("p")
    whole, _, rest = head.partition(".")
    if precision is None:
        rest = rest.rstrip("0")
    elif precision < len(rest):
        # Rounded to even, as the current mode says.
        bits = int(whole + rest, 16)
        shift = 4 * (len(rest) - precision)
        kept, lost = bits >> shift, bits & (1 << shift) - 1
        half = 1 << shift - 1
        kept += lost > half or (lost == half and kept & 1)
        text = f"{kept:x}".rjust(precision + 1, "0")
        whole, rest = text[: len(text) - precision], text[len(text) - precision :]
    else:
        rest = rest.ljust(precision, "0")
    return f"{whole}{'.' if rest or point else ''}{rest}p{power}"
