"""Floating-point arithmetic on encodings: every float type's bits to values and back, correctly rounded.

A value is an unsigned int of the type's width (what FloatAttr holds). Rounding is to nearest, ties to even, on exact
integers; f32 and f64 take the machine's floats where these round the same. Types without infinities overflow to NaN,
those without NaN to the largest number, and an operation on NaNs gives the first one, quiet, as the reference's
arithmetic does. f8E8M0FNU has powers of two only: signs are lost, and what is less than its least number becomes that.

Text is as the reference writes it: six digits (`1.000000e+00`) if that reads back the same, else as many digits as the
type needs, and hexadecimal where neither gives a float literal.
"""

from __future__ import annotations

import struct
from math import isinf, isnan

from pyopt.ir.tables import derived
from pyopt.ir.types import F32, F64, FLOATS, FloatType
from pyopt.light import Final, final

_IEEE: Final = 0
_FN: Final = 1  # No infinities; NaN is all ones.
_FNUZ: Final = 2  # No infinities, no negative zero; NaN is where that would be.
_X87: Final = 3  # The significand's first bit is explicit.
_FINITE: Final = 4  # Neither infinities nor NaN.
_SCALE: Final = 5  # No infinities, no sign, no significand, no zero; NaN is all ones.


@final
class FloatFormat:
    """The layout of a float type. Values lie in 2^least .. 2^(max_field - bias + 1); `sign` is above the magnitude's
    bits, `minus` the bit of negative numbers, which is that one where it exists."""

    __slots__ = ("bias", "field_bits", "least", "max_field", "minus", "precision", "sign", "stored", "style", "width")

    def __init__(self, type: FloatType, bias: int, style: int) -> None:
        self.width = type.width
        self.precision = type.mantissa
        self.bias = bias
        self.style = style
        signed = style != _SCALE
        self.sign = 1 << (type.width - signed)
        self.minus = self.sign if signed else 0
        self.stored = type.mantissa if style == _X87 else type.mantissa - 1
        self.field_bits = type.width - signed - self.stored
        self.max_field = (1 << self.field_bits) - (2 if style in (_IEEE, _X87, _SCALE) else 1)
        self.least = 1 - bias if signed else -bias


def _formats() -> dict[FloatType, FloatFormat]:
    styles = {
        "f4E2M1FN": _FINITE, "f6E2M3FN": _FINITE, "f6E3M2FN": _FINITE, "f8E8M0FNU": _SCALE, "f8E4M3FN": _FN,
        "f8E5M2FNUZ": _FNUZ, "f8E4M3FNUZ": _FNUZ, "f8E4M3B11FNUZ": _FNUZ, "f80": _X87,
    }  # fmt: skip
    biases = {"f8E8M0FNU": 127, "f8E5M2FNUZ": 16, "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 11}
    found = {}
    for name, type in FLOATS.items():
        style = styles.get(name, _IEEE)
        fields = type.width - type.mantissa - (1 if style == _X87 else 0)
        found[type] = FloatFormat(type, biases.get(name, (1 << (fields - 1)) - 1), style)
    return found


_FORMATS: Final = _formats()
_F64: Final = struct.Struct("<d")
_F32: Final = struct.Struct("<f")
_U64: Final = struct.Struct("<Q")
_U32: Final = struct.Struct("<I")


def format_of(type: FloatType) -> FloatFormat:
    return _FORMATS[type]


def greatest_exponent(type: FloatType) -> int:
    """The exponent of the largest number: that lies between 2 to its power, and twice as much."""
    form = _FORMATS[type]
    return form.max_field - form.bias


def holds_all(type: FloatType, other: FloatType) -> bool:
    """Every number of `other` is one of `type`, a normal one if it is normal there."""
    form, inner = _FORMATS[type], _FORMATS[other]
    ranges = form.least <= inner.least and greatest_exponent(type) >= greatest_exponent(other)
    return ranges and form.precision >= inner.precision


# Classification.


def is_nan(bits: int, type: FloatType) -> bool:
    form = _FORMATS[type]
    magnitude = bits & (form.sign - 1)
    if form.style == _IEEE:
        return magnitude > _infinity(form)
    if form.style in (_FN, _SCALE):
        return magnitude == form.sign - 1
    if form.style == _FNUZ:
        return bits == form.sign
    if form.style == _FINITE:
        return False
    field, leading = magnitude >> 64, magnitude >> 63 & 1
    return (field == 0x7FFF and magnitude != _infinity(form)) or (0 < field < 0x7FFF and not leading)


def is_infinite(bits: int, type: FloatType) -> bool:
    form = _FORMATS[type]
    return form.style in (_IEEE, _X87) and bits & (form.sign - 1) == _infinity(form)


def is_finite(bits: int, type: FloatType) -> bool:
    return not is_nan(bits, type) and not is_infinite(bits, type)


def is_normal(bits: int, type: FloatType) -> bool:
    """Finite, neither zero nor subnormal."""
    form = _FORMATS[type]
    leading = 1 << 63 if form.style == _X87 else ((1 << form.field_bits) - 1) << form.stored
    return (bits & leading != 0 or form.style == _SCALE) and is_finite(bits, type)


def is_zero(bits: int, type: FloatType) -> bool:
    """Plus or minus zero."""
    form = _FORMATS[type]
    return form.style != _SCALE and (bits == 0 or (bits == form.sign and form.style != _FNUZ))


def is_negative(bits: int, type: FloatType) -> bool:
    """Whether the sign bit is set (so of -0.0 too, but not of the FNUZ types' NaN)."""
    form = _FORMATS[type]
    return bits & form.sign != 0 and not (form.style == _FNUZ and bits == form.sign)


def is_integral(bits: int, type: FloatType) -> bool:
    if not is_finite(bits, type):
        return False
    significand, exponent = decompose(bits, type)
    return exponent >= 0 or significand & ((1 << -exponent) - 1) == 0


def _infinity(form: FloatFormat) -> int:
    if form.style == _X87:
        return 0x7FFF << 64 | 1 << 63
    return (form.max_field + 1) << form.stored


# Special values.


def nan(type: FloatType, negative: bool = False) -> int:
    """The default quiet NaN, or the largest number of types that have none."""
    form = _FORMATS[type]
    if form.style == _FNUZ:
        return form.sign
    if form.style == _FINITE:
        return largest(type, negative)
    sign = form.minus if negative else 0
    if form.style in (_FN, _SCALE):
        return sign | (form.sign - 1)
    return sign | _infinity(form) | 1 << (form.precision - 2)


def infinity(type: FloatType, negative: bool = False) -> int:
    """Infinity, or NaN for types that have none."""
    form = _FORMATS[type]
    if form.style not in (_IEEE, _X87):
        return nan(type, negative)
    return (form.sign if negative else 0) | _infinity(form)


def zero(type: FloatType, negative: bool = False) -> int:
    form = _FORMATS[type]
    return form.minus if negative and form.style != _FNUZ else 0


def largest(type: FloatType, negative: bool = False) -> int:
    """The largest finite value."""
    form = _FORMATS[type]
    sign = form.minus if negative else 0
    if form.style == _X87:
        return sign | 0x7FFE << 64 | ((1 << 64) - 1)
    if form.style == _IEEE:
        return sign | (_infinity(form) - 1)
    return sign | (form.sign - (2 if form.style in (_FN, _SCALE) else 1))


# Values.


def decompose(bits: int, type: FloatType) -> tuple[int, int]:
    """A finite value's magnitude as (significand, exponent), meaning significand * 2^exponent."""
    form = _FORMATS[type]
    magnitude = bits & (form.sign - 1)
    field = magnitude >> form.stored
    if form.style == _SCALE:
        return 1, field - form.bias
    significand = magnitude & ((1 << form.stored) - 1)
    if field == 0:
        field = 1
    elif form.style != _X87:
        significand |= 1 << form.stored
    return significand, field - form.bias - form.precision + 1


def to_ratio(bits: int, type: FloatType) -> tuple[int, int]:
    """A finite value exactly, as numerator (signed) and denominator (a power of two)."""
    significand, exponent = decompose(bits, type)
    if is_negative(bits, type):
        significand = -significand
    return (significand << exponent, 1) if exponent >= 0 else (significand, 1 << -exponent)


def from_ratio(numerator: int, denominator: int, type: FloatType, negative_zero: bool = False) -> int:
    """numerator / denominator rounded; the denominator is positive. A zero is negative where asked for."""
    form = _FORMATS[type]
    if numerator == 0:
        return zero(type, negative_zero)
    negative = numerator < 0
    magnitude = -numerator if negative else numerator
    exponent = magnitude.bit_length() - denominator.bit_length()
    if magnitude << max(-exponent, 0) < denominator << max(exponent, 0):
        exponent -= 1
    exponent = max(exponent, form.least)
    if exponent > form.max_field - form.bias + 1:
        return infinity(type, negative)
    shift = form.precision - 1 - exponent
    if shift >= 0:
        quotient, rest = divmod(magnitude << shift, denominator)
    else:
        denominator <<= -shift
        quotient, rest = divmod(magnitude, denominator)
    rest *= 2
    if rest > denominator or (rest == denominator and quotient & 1):
        quotient += 1
        if quotient >> form.precision:
            quotient >>= 1
            exponent += 1
    sign = form.minus if negative else 0
    field = exponent + form.bias
    if field > form.max_field:
        return infinity(type, negative)
    if form.style == _X87:
        return sign | (field << 64 if quotient >> 63 else 0) | quotient
    magnitude = ((field - 1) << form.stored) + quotient
    if form.style == _FN and magnitude == form.sign - 1:
        return nan(type, negative)
    if form.style == _FNUZ and magnitude == 0:
        return 0
    return sign | max(magnitude, 0)


def from_float(value: float, type: FloatType) -> int:
    """A Python float rounded to `type`."""
    if type is F64:
        found: int = _U64.unpack(_F64.pack(value))[0]
        return found
    if isnan(value) or isinf(value):
        return convert(from_float(value, F64), F64, type)
    if type is F32:
        try:
            found = _U32.unpack(_F32.pack(value))[0]
        except OverflowError:
            return infinity(F32, value < 0)
        return found
    numerator, denominator = value.as_integer_ratio()
    return from_ratio(numerator, denominator, type, _is_minus_zero(value))


def _is_minus_zero(value: float) -> bool:
    return value == 0.0 and _F64.pack(value)[7] == 0x80


def to_float(bits: int, type: FloatType) -> float:
    """The value as a Python float (rounded for f80 and f128; NaN payloads may be lost)."""
    value: float
    if type is F32:
        value = _F32.unpack(_U32.pack(bits))[0]
    else:
        value = _F64.unpack(_U64.pack(bits if type is F64 else convert(bits, type, F64)))[0]
    return value


def from_int(value: int, type: FloatType) -> int:
    """An integer rounded to `type`."""
    return from_ratio(value, 1, type)


def to_int(bits: int, type: FloatType) -> int | None:
    """The value rounded towards zero; None for NaN and infinities. The caller checks the range."""
    if not is_finite(bits, type):
        return None
    significand, exponent = decompose(bits, type)
    magnitude = significand << exponent if exponent >= 0 else significand >> -exponent
    return -magnitude if is_negative(bits, type) else magnitude


def convert(bits: int, source: FloatType, target: FloatType) -> int:
    """The value in another float type, rounded; NaNs become quiet and keep the payload's leading bits."""
    if source is target:
        return quiet(bits, source) if is_nan(bits, source) else bits
    negative = is_negative(bits, source)
    if is_nan(bits, source):
        start, end = _FORMATS[source], _FORMATS[target]
        if start.style in (_FNUZ, _SCALE) or end.style not in (_IEEE, _X87):
            return nan(target, negative)
        payload = bits & ((1 << (start.precision - 1)) - 1)
        shift = end.precision - start.precision
        payload = payload << shift if shift >= 0 else payload >> -shift
        return nan(target, negative) | payload
    if is_infinite(bits, source):
        return infinity(target, negative)
    numerator, denominator = to_ratio(bits, source)
    return from_ratio(numerator, denominator, target, negative)


def convert_exactly(bits: int, source: FloatType, target: FloatType) -> int | None:
    """The value in another float type, or None if that changes it: payloads of NaNs and their signalling included."""
    found = convert(bits, source, target)
    if source is target or not is_nan(bits, source):
        return found if convert(found, target, source) == bits else None
    start, end = _FORMATS[source], _FORMATS[target]
    if quiet(bits, source) != bits or (start.style == _X87 and not bits >> 63 & 1):
        return None
    if end.style not in (_IEEE, _X87):
        return found if start.style not in (_IEEE, _X87) and is_nan(found, target) else None
    lost = start.precision - end.precision
    return None if lost > 0 and start.style != _FNUZ and bits & ((1 << lost) - 1) else found


def quiet(bits: int, type: FloatType) -> int:
    form = _FORMATS[type]
    return bits | 1 << (form.precision - 2) if form.style in (_IEEE, _X87) else bits


# Arithmetic.


def negate(bits: int, type: FloatType) -> int:
    """The sign flipped, of NaNs too; zero and NaN of the FNUZ types stay, and so does what has no sign."""
    form = _FORMATS[type]
    if form.style == _FNUZ and bits & (form.sign - 1) == 0:
        return bits
    return bits ^ form.minus


def absolute(bits: int, type: FloatType) -> int:
    return negate(bits, type) if is_negative(bits, type) else bits


def copy_sign(bits: int, sign: int, type: FloatType) -> int:
    """The magnitude of `bits` with the sign of `sign`."""
    return negate(bits, type) if is_negative(bits, type) != is_negative(sign, type) else bits


def _nan_operand(a: int, b: int, type: FloatType) -> int | None:
    if is_nan(a, type):
        return quiet(a, type)
    if is_nan(b, type):
        return quiet(b, type)
    return None


def add(a: int, b: int, type: FloatType) -> int:
    """a + b."""
    found = _nan_operand(a, b, type)
    if found is not None:
        return found
    if is_infinite(a, type):
        return nan(type) if is_infinite(b, type) and a != b else a
    if is_infinite(b, type):
        return b
    if type is F64 or type is F32:
        return from_float(to_float(a, type) + to_float(b, type), type)
    x, y = to_ratio(a, type)
    z, w = to_ratio(b, type)
    both_negative = is_negative(a, type) and is_negative(b, type)
    return from_ratio(x * w + z * y, y * w, type, both_negative)


def sub(a: int, b: int, type: FloatType) -> int:
    """a - b."""
    found = _nan_operand(a, b, type)
    if found is not None:
        return found
    # The FNUZ types have no -0.0, but 0 - 0 is 0 anyway.
    return add(a, negate(b, type), type)


def mul(a: int, b: int, type: FloatType) -> int:
    """a * b."""
    found = _nan_operand(a, b, type)
    if found is not None:
        return found
    negative = is_negative(a, type) != is_negative(b, type)
    if is_infinite(a, type) or is_infinite(b, type):
        return nan(type) if is_zero(a, type) or is_zero(b, type) else infinity(type, negative)
    if type is F64 or type is F32:
        return from_float(to_float(a, type) * to_float(b, type), type)
    x, y = to_ratio(a, type)
    z, w = to_ratio(b, type)
    return from_ratio(x * z, y * w, type, negative)


def div(a: int, b: int, type: FloatType) -> int:
    """a / b."""
    found = _nan_operand(a, b, type)
    if found is not None:
        return found
    negative = is_negative(a, type) != is_negative(b, type)
    if is_infinite(a, type):
        return nan(type) if is_infinite(b, type) else infinity(type, negative)
    if is_infinite(b, type):
        return zero(type, negative)
    if is_zero(b, type):
        return nan(type) if is_zero(a, type) else infinity(type, negative)
    x, y = to_ratio(a, type)
    z, w = to_ratio(b, type)
    if z < 0:
        x, z = -x, -z
    return from_ratio(x * w, y * z, type, negative)


def rem(a: int, b: int, type: FloatType) -> int:
    """The remainder of a / b rounded towards zero (C's fmod); it has the sign of a."""
    found = _nan_operand(a, b, type)
    if found is not None:
        return found
    if is_infinite(a, type) or is_zero(b, type):
        return nan(type)
    if is_infinite(b, type):
        return a
    x, y = to_ratio(a, type)
    z, w = to_ratio(b, type)
    rest = abs(x) * w % (abs(z) * y)
    return from_ratio(-rest if x < 0 else rest, y * w, type, is_negative(a, type))


def compare(a: int, b: int, type: FloatType) -> int | None:
    """-1, 0 or 1 as a is below, equal to or above b; None if one is NaN. The zeros are equal."""
    if is_nan(a, type) or is_nan(b, type):
        return None
    x, y = _rank(a, type), _rank(b, type)
    return (x > y) - (x < y)


def _rank(bits: int, type: FloatType) -> int:
    """An int that orders as the values do."""
    magnitude = bits & (_FORMATS[type].sign - 1)
    return -magnitude if is_negative(bits, type) else magnitude


def minimum(a: int, b: int, type: FloatType) -> int:
    """The smaller; the first NaN if one is; -0.0 is below 0.0."""
    if is_nan(a, type) or is_nan(b, type):
        return a if is_nan(a, type) else b
    if is_zero(a, type) and is_zero(b, type):
        return a if is_negative(a, type) else b
    return b if _rank(b, type) < _rank(a, type) else a


def maximum(a: int, b: int, type: FloatType) -> int:
    """The larger; the first NaN if one is; 0.0 is above -0.0."""
    if is_nan(a, type) or is_nan(b, type):
        return a if is_nan(a, type) else b
    if is_zero(a, type) and is_zero(b, type):
        return b if is_negative(a, type) else a
    return b if _rank(a, type) < _rank(b, type) else a


def minnum(a: int, b: int, type: FloatType) -> int:
    """Like `minimum`, but a NaN loses against a number."""
    if is_nan(a, type):
        return b
    return a if is_nan(b, type) else minimum(a, b, type)


def maxnum(a: int, b: int, type: FloatType) -> int:
    """Like `maximum`, but a NaN loses against a number."""
    if is_nan(a, type):
        return b
    return a if is_nan(b, type) else maximum(a, b, type)


def round_to_integral(bits: int, type: FloatType, mode: str) -> int:
    """The integer next to it by `mode`: "floor", "ceil", "trunc", "away" (ties from zero) or "even"; keeps the sign."""
    if is_nan(bits, type):
        return quiet(bits, type)
    significand, exponent = decompose(bits, type)
    if is_infinite(bits, type) or exponent >= 0:
        return bits
    negative = is_negative(bits, type)
    whole, rest = significand >> -exponent, significand & ((1 << -exponent) - 1)
    half = 1 << (-exponent - 1)
    if mode == "floor":
        up = rest != 0 and negative
    elif mode == "ceil":
        up = rest != 0 and not negative
    elif mode == "away":
        up = rest >= half
    elif mode == "even":
        up = rest > half or (rest == half and whole & 1 == 1)
    else:
        up = False
    whole += up
    return from_ratio(-whole if negative else whole, 1, type, negative)


# Text.

_CACHE_SIZE: Final = 10_000
_texts: dict[tuple[int, FloatType], str] = derived({})


def float_text(bits: int, type: FloatType) -> str:
    """The literal: `1.000000e+00`, `0.699999988`, `0x7FC00000`."""
    key = (bits, type)
    found = _texts.get(key)
    if found is None:
        found = _text(bits, type)
        if len(_texts) < _CACHE_SIZE:
            _texts[key] = found
    return found


def _text(bits: int, type: FloatType) -> str:
    if not is_finite(bits, type):
        return f"0x{bits:X}"
    sign = "-" if is_negative(bits, type) else ""
    significand, exponent = decompose(bits, type)
    if significand == 0:
        return sign + "0.000000e+00"
    digits, power = _digits(significand, exponent, 6)
    value = -int(digits) if sign else int(digits)
    if from_ratio(value * 10 ** max(power, 0), 10 ** max(-power, 0), type) == bits:
        power += len(digits) - 1
        text = f"{sign}{digits[0]}.{digits[1:]:0<6}e{power:+03d}"
    else:
        count = 2 + _FORMATS[type].precision * 59 // 196
        digits, power = _digits(significand, exponent, count)
        text = sign + _plain(digits, power, count)
    # Decimal text is read as f64: what that cannot hold is written as its bits.
    exact = "." in text and (type.width <= F64.width or parse_decimal(text, type) == bits)
    return text if exact else f"0x{bits:X}"


def _digits(significand: int, exponent: int, count: int) -> tuple[str, int]:
    """At most `count` decimal digits and the power of ten of the last one.

    The reference divides in binary before it rounds (half up), and so may truncate: this does the same steps.
    """
    shift = (significand & -significand).bit_length() - 1
    significand >>= shift
    exponent += shift
    power = 0
    if exponent > 0:
        significand <<= exponent
    elif exponent < 0:
        significand *= 5**-exponent
        power = exponent
    excess = significand.bit_length() - (count * 196 + 58) // 59
    removable = excess * 59 // 196 if excess > 0 else 0
    if removable:
        power += removable
        significand //= 10**removable
    digits = str(significand)
    if len(digits) > count:
        dropped = len(digits) - count
        up = digits[count] >= "5"
        digits = digits[:count]
        power += dropped
        if up:
            digits = str(int(digits) + 1)
    stripped = digits.rstrip("0")
    return stripped, power + len(digits) - len(stripped)


def _plain(digits: str, power: int, count: int) -> str:
    """The digits without an exponent if that needs few zeros, else `d.dddE+p`."""
    length = len(digits)
    leading = power + length - 1
    if power >= 0:
        scientific = power > 3 or length + power > count
    else:
        scientific = leading < 0 and -leading > 3
    if scientific:
        return f"{digits[0]}.{digits[1:] or '0'}E{leading:+d}"
    if power >= 0:
        return digits + "0" * power
    whole = power + length
    if whole > 0:
        return f"{digits[:whole]}.{digits[whole:]}"
    return "0." + "0" * -whole + digits


def parse_decimal(text: str, type: FloatType) -> int:
    """A decimal literal's bits: rounded to f64 first, as the reference does, whatever the type."""
    return from_float(float(text), type)


def from_hex(bits: int, type: FloatType) -> int | None:
    """The value of a hexadecimal literal, or None if it has too many bits for the type."""
    if bits >> type.width:
        return None
    form = _FORMATS[type]
    if form.style == _X87 and is_nan(bits, type):
        return bits | 0x7FFF << 64
    return bits
