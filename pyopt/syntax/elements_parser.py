"""Elements literals: `dense<...>`, `dense_resource<...>` and `sparse<...>`.

A plain list of numbers (`fast_literal`) is checked and read by a few string operations, which makes megabytes cheap.
Whatever that does not take, wrong input included, goes through tokens, which know where errors are.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import integer_literal, most_digits
from pyopt.ir.elements import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
    element_size,
    is_number,
    pack,
    scalar_type,
    unpack,
    width_of,
)  # fmt: skip
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.floats import from_float, from_hex
from pyopt.ir.types import (
    F32,
    F64,
    I64,
    SIGNED,
    UNSIGNED,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    ShapedType,
    TensorType,
    Type,
)  # fmt: skip
from pyopt.light import Final, final
from pyopt.syntax.lexer import END, token_offsets, tokenize
from pyopt.syntax.tokens import TokenStream, bad_escape, unescape

MAX_DEPTH: Final = 1000
_INCONSISTENT: Final = "tensor literal is invalid; ranks are not consistent between elements"


def parse_dense_elements(p: TokenStream, type: Type | None) -> ElementsAttr:
    """`dense<...>`, and `: type` unless `type` is given; the current token is `dense` or the whole `dense<...>`."""
    token = p.peek()
    if token != "dense":
        # The body is in one token.
        at = p.i
        p.i += 1
        try:
            shaped = _shaped_type(p, type, at)
        except DiagnosticError:
            _literal_of_token(p, at)  # What is wrong with it comes first.
            raise
        fast = fast_literal(token[6:-1], shaped)
        return _literal_of_token(p, at).attribute(shaped, at) if fast is None else fast
    start = p.i
    p.i += 1
    p.expect("<", "expected '<' after 'dense'")
    literal = _Literal(p, p.tokens)
    if not p.accept(">"):
        literal.i = p.i
        literal.parse(True)
        p.i = literal.i
        p.expect(">")
    return literal.attribute(_shaped_type(p, type, start), start)


def _literal_of_token(p: TokenStream, at: int) -> _Literal:
    """The literal in the one token `dense<...>`."""
    literal = _Literal(p, tokenize(p.tokens[at][6:-1]), at)
    if literal.peek() != END:
        literal.parse(True)
        if literal.peek() != END:
            raise literal.wrong_token("expected '>'")
    return literal


def parse_dense_resource(p: TokenStream, type: Type | None) -> DenseResourceElementsAttr:
    """`dense_resource<key>`, and `: type` unless `type` is given."""
    from pyopt.syntax.file_metadata import resource_key

    p.i += 1
    p.expect("<", "expected '<' after 'dense_resource'")
    key = resource_key(p)
    p.expect(">")
    type_at = p.i
    if type is None:
        p.expect(":")
        type = p.parse_type()
    if not isinstance(type, ShapedType):
        raise p.error("`dense_resource` expected a shaped type", type_at)
    return DenseResourceElementsAttr.get(type, key)


def parse_sparse_elements(p: TokenStream, type: Type | None) -> SparseElementsAttr:
    """`sparse<indices, values>`, and `: type` unless `type` is given."""
    start = p.i
    p.i += 1
    p.expect("<", "Expected '<' after 'sparse'")
    if p.accept(">"):
        shaped = _shaped_type(p, type, start)
        indices = DenseElementsAttr.get(TensorType.get((0, len(shaped.shape or ())), I64), b"")
        none = _Literal(p, p.tokens).attribute(TensorType.get((0,), shaped.element_type), p.i)
        return SparseElementsAttr.get(shaped, indices, none)
    index_literal = _Literal(p, p.tokens)
    index_literal.i = index_at = p.i
    index_literal.parse(False)
    p.i = index_literal.i
    p.expect(",")
    value_literal = _Literal(p, p.tokens)
    value_literal.i = value_at = p.i
    value_literal.parse(True)
    p.i = value_literal.i
    p.expect(">")
    shaped = _shaped_type(p, type, start)
    shape = shaped.shape or ()
    index_shape = tuple(index_literal.shape) or (1, len(shape))
    parsed = index_literal.attribute(TensorType.get(index_shape, I64), index_at)
    assert isinstance(parsed, DenseElementsAttr)
    value_shape = tuple(value_literal.shape) or index_shape[:1]
    values = value_literal.attribute(TensorType.get(value_shape, shaped.element_type), value_at)
    if len(value_shape) != 1:
        raise p.error("expected 1-d tensor for sparse element values", start)
    rank = len(shape)
    fits = index_shape[1] == rank if len(index_shape) == 2 else len(index_shape) == 1 and rank == 1
    if not fits or index_shape[0] != value_shape[0]:
        raise p.error(
            f"expected shape ([{_list(shape)}]); inferred shape of indices literal ([{_list(index_shape)}]); "
            f"inferred shape of values literal ([{_list(value_shape)}])",
            start,
        )
    attribute = SparseElementsAttr.get(shaped, parsed, values)
    for number, position in enumerate(attribute.coordinates()):
        if any(not 0 <= index < extent for index, extent in zip(position, shape, strict=True)):
            unsigned = [index & 0xFFFFFFFFFFFFFFFF for index in position]
            raise p.error(
                f"sparse index #{number} is not contained within the value shape, with index=[{_list(unsigned)}], "
                f"and type={_type_text(shaped)}",
                start,
            )
    return attribute


def _list(extents: tuple[int, ...] | list[int]) -> str:
    return ", ".join([str(extent) for extent in extents])


def _type_text(type: Type) -> str:
    from pyopt.syntax.attribute_printer import AttributePrinter

    return f"'{AttributePrinter().type(type)}'"


def _shaped_type(p: TokenStream, type: Type | None, start: int) -> ShapedType:
    """The type of a literal that begins at token `start`: `type`, or what is written."""
    if type is None:
        p.expect(":")
        type = p.parse_type()
    if not isinstance(type, ShapedType):
        raise p.error("elements literal must be a shaped type", start)
    if not type.has_static_shape():
        raise p.error("elements literal type must have static shape", start)
    return type


# Plain lists, quickly.

_STRUCTURE: Final = b"[],"
_SPACE: Final = b" \t\r\n"
_INTEGER_BYTES: Final = b"0123456789-" + _STRUCTURE + _SPACE
_FLOAT_BYTES: Final = b".eE+" + _INTEGER_BYTES
_SKELETON: Final = bytes([byte if byte in _STRUCTURE else 48 for byte in range(256)])
"""Maps every byte that is no bracket or comma to "0"."""
_UNNESTED: Final = bytes([32 if byte in b"[]" else byte for byte in range(256)])
_MARK_DIGITS: Final = bytes([48 if byte in b"0123456789" else byte for byte in range(256)])


def fast_literal(body: str, type: ShapedType) -> DenseElementsAttr | None:
    """The attribute of a body of decimal numbers or hexadecimal data, if it is plain and right; else None."""
    element = type.element_type
    if not isinstance(element, (IntegerType, FloatType, IndexType)) or not body.isascii():
        return None
    text = body.strip(" \t\r\n").encode()
    if text.startswith(b'"'):
        return _hex_attribute(body.strip(" \t\r\n")[1:-1], type) if text.endswith(b'"') else None
    if text.startswith(b"["):
        if not _has_shape(text, type.shape or ()):
            return None
        pieces = text.translate(_UNNESTED).split(b",")
    else:
        pieces = [text]
    if isinstance(element, FloatType):
        data = _fast_floats(text, pieces, element)
    elif isinstance(element, IntegerType) and element.width <= 1:
        data = None
        if element.width == 1:
            stripped = [piece.strip(_SPACE) for piece in pieces]
            if stripped.count(b"true") + stripped.count(b"false") == len(stripped):
                data = bytes([piece == b"true" for piece in stripped])
    else:
        data = _fast_integers(text, pieces, element)
    return None if data is None else DenseElementsAttr.get(type, data)


def _has_shape(text: bytes, shape: tuple[int, ...]) -> bool:
    """Whether the brackets and commas are those of a list of this shape, with something in each innermost place."""
    count = 1
    for extent in shape:
        count *= extent
    if not shape or not 0 < count <= len(text):
        return False
    marked = text.translate(_SKELETON, _SPACE)
    if b"0[" in marked or b"]0" in marked:
        return False
    skeleton = b""
    for extent in reversed(shape):
        skeleton = b"[" + b",".join([skeleton] * extent) + b"]"
    return marked.replace(b"0", b"") == skeleton


def _fast_integers(text: bytes, pieces: list[bytes], type: IntegerType | IndexType) -> bytes | None:
    # A minus zero is out of range for the reference, and 1 2 or - 5 are not for int().
    if text.translate(None, _INTEGER_BYTES) or b"-0" in text:
        return None
    try:
        values = list(map(int, pieces))
    except ValueError:
        return None
    low, high = _range(type)
    if min(values) < low or max(values) > high:
        return None
    return pack(values, type)


def _range(type: IntegerType | IndexType) -> tuple[int, int]:
    """The least and the greatest literal for an integer type."""
    width = width_of(type)
    if width == 0:
        return 0, 0
    if isinstance(type, IntegerType) and type.signedness != SIGNED:
        return 0 if type.signedness == UNSIGNED else -(1 << width - 1), (1 << width) - 1
    return -(1 << width - 1), (1 << width - 1) - 1


def _fast_floats(text: bytes, pieces: list[bytes], type: FloatType) -> bytes | None:
    count = len(pieces)
    marked = text.translate(_MARK_DIGITS)
    if (
        text.translate(None, _FLOAT_BYTES)
        or marked.count(b"0.") != count
        or marked.count(b".") != count
        or marked.count(b"+") != marked.count(b"e+") + marked.count(b"E+")
    ):
        return None
    try:
        values = list(map(float, pieces))
    except ValueError:
        return None
    if type is F64 or type is F32:
        from struct import pack as struct_pack

        try:
            return struct_pack(f"<{count}{'d' if type is F64 else 'f'}", *values)
        except OverflowError:
            pass
    return pack([from_float(value, type) for value in values], type)


def _hex_attribute(digits: str, type: ShapedType) -> DenseElementsAttr | None:
    """The attribute of `0x...` data; None if it is not hexadecimal or its size is wrong."""
    data = _hex_bytes(digits)
    if data is None:
        return None
    count = type.element_count()
    element = type.element_type
    if isinstance(element, IntegerType) and element.width == 1:
        if len(data) == 1 and data in (b"\0", b"\xff"):
            return DenseElementsAttr.get(type, bytes((data[0] & 1,)))
        if len(data) != count + 7 >> 3:
            return None
        if count == 1:
            return DenseElementsAttr.get(type, bytes((data != b"\0",)))
        bits = bin(int.from_bytes(data, "little") | 1 << len(data) * 8)[:2:-1][:count]
        return DenseElementsAttr.get(type, bits.encode().translate(_BITS))
    size = element_size(type)
    if len(data) != size and len(data) != size * count:
        return None
    scalar = scalar_type(element)
    if width_of(scalar) % 8:
        data = pack(unpack(data, scalar), scalar)  # Without the bits beyond the width.
    return DenseElementsAttr.get(type, data)


_BITS: Final = bytes([byte & 1 for byte in range(256)])


def _hex_bytes(text: str) -> bytes | None:
    if not text.startswith("0x"):
        return None
    try:
        data = bytes.fromhex(text[2:])
    except ValueError:
        return None
    return data if 2 + 2 * len(data) == len(text) else None  # `fromhex` takes white space


# Through tokens.


@final
class _Literal:
    """The elements of one literal, read from tokens: signs and indices of the tokens, and the nesting's shape.

    Without `at`, the tokens are the parser's own; otherwise they are those of the body of its token `at`, `dense<...>`.
    """

    __slots__ = ("_at", "_p", "_tokens", "elements", "hex_at", "i", "pair_at", "shape", "single_at")

    def __init__(self, p: TokenStream, tokens: list[str], at: int = -1) -> None:
        self._p = p
        self._tokens = tokens
        self._at = at
        self.i = 0
        self.elements: list[tuple[bool, int]] = []
        self.hex_at = -1
        self.pair_at = -1  # the first complex number
        self.single_at = -1  # the first element that is none
        self.shape: list[int] = []

    def peek(self) -> str:
        return self._tokens[self.i]

    def error(self, message: str, index: int | None = None) -> DiagnosticError:
        at = self.i if index is None else index
        if self._at < 0:
            return self._p.error(message, at)
        return self._p.error_at(message, self._offset(at))

    def wrong_token(self, message: str) -> DiagnosticError:
        if self._at < 0:
            return self._p.wrong_token(message, self.i)
        return self._p.error_at(message, self._offset(self.i - 1) + len(self._tokens[self.i - 1]))

    def _offset(self, index: int) -> int:
        """The character offset of a token of the body."""
        start = len("dense<")
        return self._p.offset(self._at) + start + token_offsets(self._p.tokens[self._at][start:-1])[index]

    def expect(self, token: str, message: str) -> None:
        if self.peek() != token:
            raise self.wrong_token(message)
        self.i += 1

    def parse(self, allow_hex: bool) -> None:
        """A list, one element, or (as one string) hexadecimal data."""
        token = self.peek()
        if token == '"':
            raise self.wrong_token("expected string")  # what is said is that it does not end
        if allow_hex and token.startswith('"'):
            self._check_escapes(token)
            self.hex_at = self.i
            self.i += 1
        elif token == "[":
            self.shape = self._list(1)
        else:
            self._element()

    def _check_escapes(self, token: str) -> None:
        """A backslash that escapes nothing is an error, whatever the string is for."""
        if "\\" in token and bad_escape(token) >= 0:
            raise self.wrong_token("expected string")  # what is said is where the backslash is

    def _list(self, depth: int) -> list[int]:
        """[a, b, ...]; returns its shape."""
        if depth > MAX_DEPTH:
            raise self.error("elements literal is nested too deeply")
        self.i += 1
        if self.peek() == "]":
            self.i += 1
            return [0]
        shape: list[int] = []
        size = 0
        while True:
            inner: list[int] = []
            if self.peek() == "[":
                inner = self._list(depth + 1)
            else:
                self._element()
            if size and inner != shape:
                raise self.error(_INCONSISTENT)
            shape = inner
            size += 1
            if self.peek() != ",":
                break
            self.i += 1
        self.expect("]", "expected ']'")
        return [size, *shape]

    def _element(self) -> None:
        if self.peek() != "(":
            if self.single_at < 0:
                self.single_at = self.i
            self._primitive()
            return
        if self.pair_at < 0:
            self.pair_at = self.i
        self.i += 1
        self._primitive()
        self.expect(",", "expected ',' between complex elements")
        self._primitive()
        self.expect(")", "expected ')' after complex elements")

    def _primitive(self) -> None:
        token = self.peek()
        if token == '"':
            raise self.wrong_token("expected string")
        if token == "-":
            self.i += 1
            if not "0" <= self.peek()[:1] <= "9":
                raise self.error("expected integer or floating point literal")
            self.elements.append((True, self.i))
        elif "0" <= token[:1] <= "9" or token == "true" or token == "false" or token[:1] == '"':
            self._check_escapes(token)
            self.elements.append((False, self.i))
        else:
            raise self.error("expected element literal of primitive type")
        self.i += 1

    def attribute(self, type: ShapedType, start: int) -> ElementsAttr:
        """The attribute of this type; `start` is the token that errors about the whole literal point at."""
        element = type.element_type
        p = self._p
        number = is_number(element)
        if self.hex_at >= 0 and number:
            text = self._tokens[self.hex_at][1:-1]  # backslashes, too, are no digits
            if _hex_bytes(text) is None:
                raise self.error("expected string containing hex digits starting with `0x`", self.hex_at)
            found = _hex_attribute(text, type)
            if found is None:
                raise p.error(f"elements hex data size is invalid for provided type: {_type_text(type)}", start)
            return found
        if self.shape and tuple(self.shape) != type.shape:
            raise p.error(
                f"inferred shape of elements literal ([{_list(self.shape)}]) does not match type "
                f"([{_list(type.shape or ())}])",
                start,
            )
        if self.hex_at < 0 and not self.elements and type.element_count():
            raise p.error(f"parsed zero elements, but type ({_type_text(type)}) expected at least 1", start)
        # The reference takes a complex number for two elements.
        if isinstance(element, ComplexType):
            if self.single_at >= 0:
                wanted, count = (type, 2 * type.element_count()) if self.shape else (element, 2)
                words = f"but type ({_type_text(wanted)}) expected {count} elements"
                raise p.error(f"parsed {len(self.elements)} elements, {words}", start)
        if not number:
            indices = [at for _, at in self.elements] if self.hex_at < 0 else [self.hex_at]
            for at in indices:
                if not self._tokens[at].startswith('"'):
                    raise p.error(f"expected string token, got {self._tokens[at]}", start)
            self._refuse_pairs(element)
            return DenseStringElementsAttr.get(type, [unescape(self._tokens[at]) for at in indices])
        scalar = scalar_type(element)
        values = self._floats(scalar) if isinstance(scalar, FloatType) else self._integers(scalar)
        self._refuse_pairs(element)
        return DenseElementsAttr.from_values(type, values)

    def _refuse_pairs(self, element: Type) -> None:
        """An error for complex numbers where elements are none; what is wrong with their parts is told before."""
        if self.pair_at >= 0 and not isinstance(element, ComplexType):
            raise self.error(
                f"expected elements of type {_type_text(element)}, but parsed a complex number", self.pair_at
            )

    def _integers(self, type: Type) -> list[int]:
        assert isinstance(type, (IntegerType, IndexType))
        unsigned = isinstance(type, IntegerType) and type.signedness == UNSIGNED
        low, high = _range(type)
        values: list[int] = []
        for negative, at in self.elements:
            token = self._tokens[at]
            if negative and unsigned:
                raise self.error("expected unsigned integer elements, but parsed negative value", at)
            if "." in token and not token.startswith('"'):
                raise self.error("expected integer elements, but parsed floating-point", at)
            if token == "true" or token == "false":
                if not isinstance(type, IntegerType) or type.width != 1 or type.signedness:
                    raise self.error("expected i1 type for 'true' or 'false' values", at)
                values.append(int(token == "true"))
                continue
            value = -1
            if token.isdigit() and len(token.lstrip("0")) > most_digits(width_of(type)):
                raise self.error("integer constant out of range for type", at)
            if token.isdigit() or token.startswith("0x"):
                value = integer_literal(token)
            wrong = value < 0 or (negative and value == 0)
            value = -value if negative else value
            if wrong or not low <= value <= high:
                raise self.error("integer constant out of range for type", at)
            values.append(value)
        return values

    def _floats(self, type: FloatType) -> list[int]:
        values: list[int] = []
        for negative, at in self.elements:
            token = self._tokens[at]
            if token.startswith("0x"):
                if negative:
                    raise self.error("hexadecimal float literal should not have a leading minus", at)
                bits = from_hex(int(token, 16), type)
                if bits is None:
                    raise self.error("hexadecimal float constant out of range for type", at)
                values.append(bits)
            elif "." in token and not token.startswith('"'):
                value = float(token)
                values.append(from_float(-value if negative else value, type))
            elif token.isdigit():
                error = self.error("unexpected decimal integer literal for a floating point value", at)
                error.notes = (("add a trailing dot to make the literal a float", error.place),)
                raise error
            else:
                raise self.error("expected floating point literal", at)
        return values
