"""The parser's type layer: builtin types, type aliases, and dispatch to the types of dialects.

`types` maps token text to Type and answers nearly every type of a large file in one look-up: the lexer makes a simple
shaped type one token, and each such token gets into the table when it is first parsed. What the table lacks takes the
slow path, which splits tokens where a dimension list needs it and gives the errors.
"""

from __future__ import annotations

import sys

from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import Attribute, DialectAttribute, StridedLayoutAttr
from pyopt.ir.builtin_rules import (
    is_memory_space,
    is_memref_element,
    is_tensor_element,
    is_vector_element,
    layout_error,
    memref_type,
)
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import (
    DYNAMIC,
    FLOATS,
    INDEX,
    MAX_WIDTH,
    NONE,
    SIGNED,
    SIGNLESS,
    UNSIGNED,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    OpaqueType,
    TensorType,
    TupleType,
    Type,
    VectorType,
)
from pyopt.light import Final
from pyopt.syntax.dimension_parser import DimensionParser
from pyopt.syntax.lexer import APART, END, Source, tokenize
from pyopt.syntax.names import symbol_text
from pyopt.syntax.tokens import end_of_string

MAX_NESTING: Final = 1000
"""The limit of the nesting of types and attributes; deeper text gets a diagnostic."""

sys.setrecursionlimit(max(sys.getrecursionlimit(), 30_000))

MOST_ALIKE: Final = 64
"""So many types are kept that begin with the same words: to look through more would take longer than parsing."""
_SIGNS: Final = {"i": SIGNLESS, "si": SIGNED, "ui": UNSIGNED}
_CLOSERS: Final = {">": "<", "]": "[", ")": "(", "}": "{"}


def _builtin_types() -> dict[str, Type]:
    table: dict[str, Type] = {f"i{width}": IntegerType.get(width) for width in range(1, 65)}
    table.update(FLOATS)
    table["index"] = INDEX
    table["none"] = NONE
    return table


_BUILTIN: Final = _builtin_types()


class TypeParser(DimensionParser):
    """Parses types. `types` also holds the type aliases, under their token (`!x`)."""

    def __init__(self, source: Source, context: Context) -> None:
        super().__init__(source, context)
        self.types: dict[str, Type] = _BUILTIN.copy()
        self.plain_types: dict[str, Type] = {}
        """Types of dialects without parameters by token; not in `types`, because parameters may follow elsewhere."""
        self.composites: dict[tuple[str, str, str], list[tuple[list[str], Type]]] = {}
        """Composite types that were met before and their tokens, by some of these."""
        self.nesting = 0
        self.verbatim = 0
        """How many texts were kept as they stand so far: what tokens do not show, white space and comments, counts."""

    # Entry points.

    def parse_type(self) -> Type:
        """Any type."""
        found = self.types.get(self.tokens[self.i])
        if found is not None:
            self.i += 1
            return found
        if self.tokens[self.i] == "(":
            self.enter()
            self.i += 1
            return self._function_type()
        return self._other_type(self.tokens[self.i])

    def parse_optional_type(self) -> Type | None:
        """A type if the current token can begin one."""
        token = self.tokens[self.i]
        found = self.types.get(token)
        if found is not None:
            self.i += 1
            return found
        if token == "(":
            self.enter()
            self.i += 1
            return self._function_type()
        return self._other_type(token) if begins_type(token) else None

    def parse_non_function_type(self) -> Type:
        """Any type that does not begin with a parenthesis."""
        token = self.tokens[self.i]
        found = self.types.get(token)
        if found is not None:
            self.i += 1
            return found
        return self._other_type(token)

    def _other_type(self, token: str) -> Type:
        """A type whose token is not in the table."""
        if token in ("tensor", "vector", "memref", "complex", "tuple"):
            return self._known_composite(token)
        if token[:1] == "!" and len(token) > 1:
            return self._extended_type(token)
        if token[-1:] == ">" and len(token) > 1 and token[:1] != "-":
            kind, _, body = token[:-1].partition("<")
            type = self._simple_shaped(kind, body)
            if type is not None:
                self.types[token] = type
                self.i += 1
                return type
            if kind in ("tensor", "vector", "memref"):
                self.split([kind, "<", *tokenize(body)[:-8], ">"])
                type = self.types[token] = self._composite(kind)
                return type
        elif is_integer_type(token):
            return self._integer_type(token)
        raise self.wrong_token("expected non-function type")

    def _known_composite(self, kind: str) -> Type:
        """Like `_composite`, but what was met before is found by its tokens."""
        tokens = self.tokens
        start = self.i
        key = (kind, tokens[start + 2], tokens[start + 3])
        alike = self.composites.get(key)
        if alike is None:
            alike = self.composites[key] = []
        for words, known in alike:
            end = start + len(words)
            if tokens[start:end] == words:
                self.i = end
                return known
        before = len(tokens)
        verbatim = self.verbatim
        type = self._composite(kind)
        if len(tokens) == before and self.verbatim == verbatim and len(alike) < MOST_ALIKE:
            alike.append((tokens[start : self.i], type))
        return type

    def parse_type_alias_definition(self) -> None:
        """`!x = type`."""
        token = self.tokens[self.i].rstrip(APART)
        if token in self.types:
            raise self.error(f"redefinition of type alias id '{token[1:]}'")
        if "." in token:
            raise self.error("type names with a '.' are reserved for dialect-defined names")
        self.i += 1
        self.expect("=", "expected '=' in type alias definition")
        self.types[token] = self.parse_type()

    def enter(self) -> None:
        """Counts a level of nesting; `self.nesting -= 1` leaves it (errors end the parse, so they need not)."""
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            raise self.error("types and attributes are nested too deeply")

    # Builtin types.

    def _integer_type(self, token: str) -> Type:
        prefix = token.rstrip("0123456789")
        digits = token[len(prefix) :]
        if len(digits) > 10 or int(digits) >= 1 << 32:
            raise self.error("invalid integer width")
        width = int(digits)
        if width > MAX_WIDTH:
            raise self.error(f"integer bitwidth is limited to {MAX_WIDTH} bits")
        self.i += 1
        type = self.types[token] = IntegerType.get(width, _SIGNS[prefix])
        return type

    def _simple_shaped(self, kind: str, body: str) -> Type | None:
        """The type of a one-token `kind<body>`; None if it needs, or has the errors of, the slow path."""
        shape: list[int] = []
        unranked = False
        if body.startswith("*x") and kind != "vector":
            unranked = True
            body = body[2:]
        else:
            while "0" <= body[:1] <= "9" or body[:1] == "?":
                extent, _, body = body.partition("x")
                if extent == "?" and kind != "vector":
                    shape.append(DYNAMIC)
                elif extent.isdigit() and len(extent) < 19 and (kind != "vector" or int(extent) > 0):
                    shape.append(int(extent))
                else:
                    return None
        element = self.types.get(body)
        if element is None:
            if not is_integer_type(body) or len(body) > 9:
                return None
            element = self._width(body)
        if element is NONE or not isinstance(element, (IntegerType, FloatType, IndexType)):
            return None
        if kind == "tensor":
            return TensorType.get(None if unranked else tuple(shape), element)
        if kind == "vector":
            return VectorType.get(tuple(shape), element)
        if kind == "memref":
            return MemRefType.get(None if unranked else tuple(shape), element)
        return None

    def _width(self, text: str) -> Type | None:
        prefix = text.rstrip("0123456789")
        width = int(text[len(prefix) :])
        return IntegerType.get(width, _SIGNS[prefix]) if width <= MAX_WIDTH else None

    def _composite(self, kind: str) -> Type:
        start = self.i
        self.enter()
        self.i += 1
        self.expect("<", f"expected '<' in {kind} type")
        if kind == "tensor":
            type = self._tensor()
        elif kind == "vector":
            type = self._vector(start)
        elif kind == "memref":
            type = self._memref(start)
        elif kind == "complex":
            at = self.i
            element = self.parse_type()
            if not isinstance(element, (IntegerType, FloatType)):
                raise self.error("invalid element type for complex", at)
            self.expect(">", "expected '>' in complex type")
            type = ComplexType.get(element)
        else:
            types: list[Type] = []
            if not self.accept(">"):
                types.append(self.parse_type())
                while self.accept(","):
                    types.append(self.parse_type())
                self.expect(">", "expected '>' in tuple type")
            type = TupleType.get(tuple(types))
        self.nesting -= 1
        return type

    def _tensor(self) -> Type:
        shape = self._shape()
        at = self.i
        element = self.parse_type()
        encoding: Attribute | None = None
        if self.accept(","):
            encoding = self.parse_optional_attribute()
            if isinstance(encoding, DialectAttribute):
                message = encoding.verify_encoding(shape, element)
                if message:
                    raise self.error(message)
        self.expect(">", "expected '>' in tensor type")
        if not is_tensor_element(element):
            raise self.error("invalid tensor element type", at)
        if shape is None and encoding is not None:
            raise self.error("cannot apply encoding to unranked tensor")
        return TensorType.get(shape, element, encoding)

    def _vector(self, start: int) -> Type:
        scalable: list[bool] = []
        shape = self.parse_dimensions(False, scalable)
        element = self.parse_type()
        self.expect(">", "expected '>' in vector type")
        if not is_vector_element(element):
            raise self.error("failed to verify 'elementType': VectorElementTypeInterface instance", start)
        if 0 in shape:
            extents = ", ".join([str(extent) for extent in shape])
            raise self.error(f"vector types must have positive constant sizes but got {extents}", start)
        return VectorType.get(tuple(shape), element, tuple(scalable))

    def _memref(self, start: int) -> Type:
        shape = self._shape()
        at = self.i
        element = self.parse_type()
        if not is_memref_element(element):
            raise self.error("invalid memref element type", at)
        layout: Attribute | None = None
        space: Attribute | None = None
        if not self.accept(">"):
            self.expect(",", "expected ',' or '>' in memref type")
            if self.tokens[self.i] == ">":
                raise self.wrong_token("expected list element")
            while True:
                attribute = self.parse_attribute()
                if isinstance(attribute, (AffineMapAttr, StridedLayoutAttr)):
                    layout = attribute
                    if shape is None:
                        raise self.error("cannot have affine map for unranked memref type")
                    if space is not None:
                        raise self.error("expected memory space to be last in memref type")
                elif space is not None:
                    raise self.error("multiple memory spaces specified in memref type")
                else:
                    space = attribute
                if not self.accept(","):
                    break
            self.expect(">", "expected ',' or '>'")
        if shape is not None:
            message = layout_error(shape, layout)
            if message:
                raise self.error(message, start)
        if not is_memory_space(space):
            raise self.error("unsupported memory space Attribute", start)
        return memref_type(shape, element, layout, space)

    def _function_type(self) -> Type:
        inputs = self._type_list()
        self.expect("->", "expected '->' in function type")
        if self.accept("("):
            results = self._type_list()
        else:
            results = (self.parse_non_function_type(),)
        self.nesting -= 1
        return FunctionType.get(inputs, results)

    def _type_list(self) -> tuple[Type, ...]:
        """`T, ...)`, perhaps empty."""
        if self.accept(")"):
            return ()
        types = [self.parse_type()]
        while self.accept(","):
            types.append(self.parse_type())
        self.expect(")")
        return tuple(types)

    def _shape(self) -> tuple[int, ...] | None:
        """`4x?x`, or `*x` (None), up to the element type."""
        if self.accept("*"):
            self.take_x()
            return None
        return tuple(self.parse_dimensions(True))

    # Types of dialects.

    def _extended_type(self, token: str) -> Type:
        """`!dialect.mnemonic<...>`, `!dialect<...>`, or an alias that does not exist."""
        at = self.i
        apart = token[-1] == APART
        if apart:
            token = token[:-1]
            found = self.types.get(token)
            if found is not None:
                self.i += 1
                return found
        self.i += 1
        plain = apart or self.tokens[self.i] != "<"
        if plain:
            found = self.plain_types.get(token)
            if found is not None:
                return found
        name, dot, mnemonic = token[1:].partition(".")
        if not dot and plain:
            known = [one[1:] for one in self.types if one[:1] == "!"]
            raise self.wrong_token(f"undefined symbol alias id '{name}'").among(name, known)
        dialect = self.context.dialect(name)
        if dialect is None:
            type = self._opaque_type(at, name, mnemonic, dot)
            if plain:
                self.plain_types[token] = type
            return type
        closing = False
        where = (at, len(name) + 2)
        if not dot:
            self.i += 1
            closing = True
            where = (self.i, 0)
            mnemonic = self.tokens[self.i]
            self.i += 1
        parse = dialect.types.get(mnemonic)
        if parse is None and dot:
            mnemonic = self.separate_mnemonic(at, mnemonic)
            parse = dialect.types.get(mnemonic)
        if parse is None:
            self.skip_symbol_body(at)
            if dialect.dynamic:
                raise self.error("expected dynamic type", *where)
            if not dialect.types:
                raise self.error(f"dialect '{name}' provides no type parsing hook", *where)
            if not (mnemonic[:1].isalpha() or mnemonic[:1] == "_"):
                raise self.error("expected valid keyword", *where)
            if name == "llvm":
                raise self.error(f"unknown LLVM type: {mnemonic}", *where).among(mnemonic, dialect.types)
            raise self.error(f"unknown  type `{mnemonic}` in dialect `{name}`", *where).among(mnemonic, dialect.types)
        self.enter()
        try:
            type = parse(self)
            if closing:
                self.expect(">")
        except DiagnosticError:
            if self.nesting <= MAX_NESTING:  # else each level would look for its end, which is far
                self.skip_symbol_body(at)
            raise
        self.nesting -= 1
        if plain:
            # Nothing of what the dialect may have read belongs to the type.
            self.i = at + 1
            if not apart:
                self.plain_types[token] = type
        elif dot and self.i == at + 1:
            # Nothing was read: the body is left out.
            self.skip_symbol_body(at)
        return type

    def skip_symbol_body(self, at: int) -> None:
        """Goes to the end of the body of the type or attribute whose name is token `at`.

        Raises the error of a body whose brackets do not match, which goes before all others. The reference looks for
        the end of the body before it reads it, and is there when it reports more errors.
        """
        self.i = at + 1
        self.take_symbol_body(at, True, "")

    def _opaque_type(self, at: int, name: str, mnemonic: str, dot: str) -> Type:
        body = self.take_symbol_body(at, bool(dot), mnemonic)
        if "-" in name:
            raise self.invalid_namespace(at, name, dot)
        if not self.context.allow_unregistered:
            text = f'`!"{name}"<"{body}">` type created with unregistered dialect. {UNREGISTERED_HINT}'
            raise self.error(text, at, len(name) + 2 if dot else 0)
        return OpaqueType.get(symbol_text(name, body))

    def take_symbol_body(self, at: int, pretty: bool, mnemonic: str) -> str:
        """The verbatim text after `dialect.` or inside `dialect<...>`; the token `at` is taken already."""
        if self.tokens[self.i] != "<" or self.tokens[at][-1] == APART:
            return mnemonic
        text = self.source.text
        end = self.offset(at) + len(self.tokens[at])
        if self.offset(self.i) != end:
            return mnemonic
        start = end
        place = start
        open_brackets: list[str] = []
        while True:
            char = text[end] if end < len(text) else END
            end += 1
            if char in "<[({" and char:
                open_brackets.append(char)
            elif char in _CLOSERS:
                if open_brackets[-1] != _CLOSERS[char]:
                    raise self._unbalanced(open_brackets[-1], place)
                open_brackets.pop()
                if not open_brackets:
                    break
            elif char == "-" and text[end : end + 1] == ">":
                end += 1
            elif char == '"':
                # The reference reports what is wrong further on at the last string.
                place = end - 1
                end = self._end_of_string(end)
            elif char in (END, "\0"):
                raise self._unbalanced(open_brackets[-1], place)
        while self.tokens[self.i] != END and self.offset(self.i) < end:
            self.i += 1
        body = text[start:end]
        self.verbatim += 1
        return mnemonic + body if pretty else body[1:-1]

    def _end_of_string(self, at: int) -> int:
        """The offset behind the quote that ends a string, whose text begins at `at`."""
        message, end = end_of_string(self.source.text, at)
        if message:
            raise self.error_at(message, end)
        return end

    def _unbalanced(self, bracket: str, place: int) -> DiagnosticError:
        return self.error_at(f"unbalanced '{bracket}' character in pretty dialect name", place)

    # Of higher layers.

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """An attribute if the current token can begin one."""
        raise NotImplementedError


UNREGISTERED_HINT: Final = (
    "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
    "-allow-unregistered-dialect with the MLIR opt tool used"
)


def is_integer_type(token: str) -> bool:
    """iN, siN or uiN."""
    first = token[:1]
    if first == "i":
        return token[1:].isdigit()
    return first in ("s", "u") and token[1:2] == "i" and token[2:].isdigit()


def begins_type(token: str) -> bool:
    """The token can begin a type that is no function type and not in the table."""
    if token[-1:] == ">":
        return token.startswith(("tensor<", "vector<", "memref<"))
    return (
        token in ("tensor", "vector", "memref", "complex", "tuple")
        or (token[:1] == "!" and len(token) > 1)
        or is_integer_type(token)
    )
