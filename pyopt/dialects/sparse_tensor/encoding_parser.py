"""Reads encodings and slices.

encoding  ::= `<` `{` (entry (`,` entry)* `,`?)? `}` `>`
entry     ::= `map` `=` map | (`posWidth` | `crdWidth` | `explicitVal` | `implicitVal`) `=` attribute
map       ::= (`[` symbols `]`)? (`{` levels `}`)? `(` dimension,* `)` `->` `(` level,* `)`
dimension ::= name (`=` expression over levels)? (`:` slice)?
level     ::= (name `=`)? expression over dimensions `:` level type
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import WHOLE, DimSliceAttr, EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import FORMATS, PROPERTIES, STRUCTURED, LevelType
from pyopt.dialects.sparse_tensor.verify_encoding import encoding_error, is_numeric
from pyopt.ir.affine import AffineExpr, AffineMap, dim, symbol
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.syntax.attribute_parser import AttributeParser

_WIDTHS: Final = {"posWidth": "position", "crdWidth": "index"}
_VALUES: Final = ("explicitVal", "implicitVal")
_MAX_SIZE: Final = (1 << 31) - 1


def _is_word(token: str) -> bool:
    return token[:1].isalpha() or token[:1] == "_"


@final
class Mnemonic:
    """The token of the mnemonic of the attribute or type whose body is read next: its own errors go there.

    A body alone in the custom form of an op, which is called `form`, has errors of that op, at its name.
    """

    def __init__(self, p: AttributeParser, form: str = "") -> None:
        self.token = p.i - 1
        self.form = form
        text = p.tokens[self.token]
        self.delta = text.index(".") + 1 if text[:1] in "#!" else 0

    def error(self, p: AttributeParser, message: str) -> DiagnosticError:
        at = self.token
        if self.form:
            names = (self.form, self.form.partition(".")[2])
            while at > 0 and p.tokens[at] not in names:
                at -= 1
        return self.fault(p, message, at)

    def fault(self, p: AttributeParser, message: str, at: int | None = None) -> DiagnosticError:
        """An error in the body, at token `at` or the current one."""
        if self.form:
            return p.error(f"custom op '{self.form}' {message}", at)
        return p.error(message, at, self.delta if at == self.token else 0)


def parse_slice(p: AttributeParser) -> Attribute:
    """`(1, ?, 2)`."""
    where = Mnemonic(p)
    p.expect("(")
    offset = _slice_number(p)
    p.expect(",")
    size = _slice_number(p)
    p.expect(",")
    stride = _slice_number(p)
    p.expect(")")
    for word, value in (("size", size), ("stride", stride)):
        if value == 0:
            raise where.error(p, f"expect positive value or ? for slice {word}")
    return DimSliceAttr.get(offset, size, stride)


def _slice_number(p: AttributeParser) -> int:
    if p.accept("?"):
        return DYNAMIC
    if p.peek() not in ("-", "true", "false") and not "0" <= p.peek()[:1] <= "9":
        p.expect("?")
    value = p.take_signed_integer(64)
    if value < 0:
        raise p.error("expect positive value or ? for slice offset/size/stride")
    return value


def parse_encoding(p: AttributeParser) -> Attribute:
    """`<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32 }>`."""
    return parse_encoding_body(p, Mnemonic(p))


def parse_encoding_parameter(p: AttributeParser, where: Mnemonic, owner: str) -> EncodingAttr:
    """An encoding, or just its body, as the parameter of the type `owner` whose mnemonic is at `where`."""
    at = p.i
    try:
        found = p.parse_attribute() if p.peek()[:1] == "#" else parse_encoding_body(p, where)
        if isinstance(found, EncodingAttr):
            return found
        error = p.error("invalid kind of attribute specified", at)
    except DiagnosticError as inner:
        error = inner
    if p.tokens[at][:1] == "#":
        # The second error stands behind the attribute, however far it was read.
        p.i = at + 1
        p.take_symbol_body(at, True, "")
    parameter = "parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`"
    error.also = (*error.also, p.error(f"failed to parse {owner} {parameter}"))
    raise error


def parse_level_range(p: AttributeParser) -> tuple[int, int]:
    """`1`, which is `1 to 2`, or `0 to 2`; the second number is above the first or the range is bad."""
    low = p.take_signed_integer(64)
    return low, p.take_signed_integer(64) if p.accept("to") else low + 1


def level_range_error(low: int, high: int) -> str:
    """The error in a range of levels; "" if there is none."""
    return "" if 0 <= low < high else "expect larger level upper bound than lower bound"


def parse_encoding_body(p: AttributeParser, where: Mnemonic) -> EncodingAttr:
    reader = _MapReader(where)
    widths = {"posWidth": 0, "crdWidth": 0}
    values: dict[str, Attribute] = {}
    p.expect("<")
    p.expect("{")
    while _is_word(p.peek()):
        key = p.take()
        if key == "map":
            p.expect("=")
            reader.read(p)
        elif key in _WIDTHS:
            p.expect("=")
            width = p.parse_attribute()
            if not isinstance(width, IntegerAttr):
                raise where.error(p, f"expected an integral {_WIDTHS[key]} bitwidth")
            widths[key] = width.value % (1 << 32)
        elif key in _VALUES:
            p.expect("=")
            value = p.parse_attribute()
            if not is_numeric(value):
                raise where.error(p, f"expected a numeric value for {key}")
            values[key] = value
        else:
            raise where.error(p, f"unexpected key: {key}").among(key, ("map", *_WIDTHS, *_VALUES))
        if not p.accept(","):
            break
    p.expect("}")
    p.expect(">")
    levels = reader.levels
    slices = reader.slices if reader.has_slices else []
    pos, crd = widths["posWidth"], widths["crdWidth"]
    message = encoding_error(levels, reader.dim_to_lvl, reader.lvl_to_dim, pos, crd, len(slices))
    if message:
        raise where.error(p, message)
    return EncodingAttr.get(
        levels, reader.dim_to_lvl, pos, crd, values.get("explicitVal"), values.get("implicitVal"), slices
    )


@final
class _MapReader:
    """Reader of `map = ...`. A second map adds its levels and slices to those of the first, as in the reference."""

    def __init__(self, where: Mnemonic) -> None:
        self.where = where
        self.levels: list[LevelType] = []
        self.slices: list[DimSliceAttr] = []
        self.has_slices = False
        self.dim_to_lvl: AffineMap | None = None
        self.lvl_to_dim: AffineMap | None = None

    def read(self, p: AttributeParser) -> None:
        """`[symbols] {levels} (dimensions) -> (levels)`."""
        symbols: dict[str, AffineExpr] = {}
        declared: dict[str, AffineExpr] = {}
        dims: dict[str, AffineExpr] = {}
        if p.accept("["):
            self._names(p, symbols, (), "]", "symbol binding list")
        if p.accept("{"):
            self._names(p, declared, (symbols,), "}", "level declaration list")
        for position, name in enumerate(symbols):
            symbols[name] = symbol(position)
        for position, name in enumerate(declared):
            declared[name] = dim(position)
        inverse = self._dimensions(p, dims, symbols, declared)
        p.expect("->")
        results = self._levels(p, dims, symbols, declared)
        self.dim_to_lvl = AffineMap.get(len(dims), len(symbols), results)
        self.lvl_to_dim = AffineMap.get(len(results), len(symbols), inverse) if inverse else None

    def _names(
        self,
        p: AttributeParser,
        names: dict[str, AffineExpr],
        others: tuple[dict[str, AffineExpr], ...],
        close: str,
        where: str,
    ) -> None:
        if p.accept(close):
            return
        while True:
            names[self._new_name(p, (names, *others))] = dim(0)
            if not p.accept(","):
                break
        p.expect(close, f"expected '{close}' in {where}")

    def _new_name(self, p: AttributeParser, known: tuple[dict[str, AffineExpr], ...]) -> str:
        name = p.peek()
        if not _is_word(name):
            raise self.where.fault(p, "expected bare identifier")
        if any(name in names for names in known):
            raise self.where.fault(p, f"redefinition of identifier '{name}'")
        p.i += 1
        return name

    def _dimensions(
        self,
        p: AttributeParser,
        dims: dict[str, AffineExpr],
        symbols: dict[str, AffineExpr],
        declared: dict[str, AffineExpr],
    ) -> list[AffineExpr]:
        """`(i, j = expression : slice)`; the expressions of the dimensions that have one."""
        inverse: list[AffineExpr] = []
        names = {**declared, **symbols}
        p.expect("(", "expected '(' in dimension-specifier list")
        if p.accept(")"):
            return inverse
        while True:
            name = self._new_name(p, (dims, symbols, declared))
            dims[name] = dim(len(dims))
            if p.accept("="):
                inverse.append(p.parse_affine_expr_with(names))
            if p.accept(":"):
                at = p.i
                found = p.parse_attribute()
                if not isinstance(found, DimSliceAttr):
                    raise self.where.fault(p, "expected SparseTensorDimSliceAttr", at)
                self.slices.append(found)
                self.has_slices = True
            else:
                self.slices.append(WHOLE)
            if not p.accept(","):
                break
        p.expect(")", "expected ')' in dimension-specifier list")
        return inverse

    def _levels(
        self,
        p: AttributeParser,
        dims: dict[str, AffineExpr],
        symbols: dict[str, AffineExpr],
        declared: dict[str, AffineExpr],
    ) -> list[AffineExpr]:
        """`(expression : level type, ...)`, each with `name =` before it if names were declared."""
        start = p.i
        results: list[AffineExpr] = []
        names = {**dims, **symbols}
        p.expect("(", "expected '(' in level-specifier list")
        if not p.accept(")"):
            while True:
                if declared:
                    self._bound_name(p, declared, len(results))
                results.append(p.parse_affine_expr_with(names))
                p.expect(":")
                self.levels.append(_level_type(p, self.where))
                if not p.accept(","):
                    break
            p.expect(")", "expected ')' in level-specifier list")
        if declared and len(declared) != len(results):
            raise self.where.fault(
                p,
                "Level-rank mismatch between forward-declarations and specifiers. "
                f"Declared {len(declared)} level-variables; but got {len(results)} level-specifiers.",
                start,
            )
        return results

    def _bound_name(self, p: AttributeParser, declared: dict[str, AffineExpr], position: int) -> None:
        """`name =` of the level at this position, which must be declared there."""
        at = p.i
        name = p.peek()
        if not _is_word(name):
            raise self.where.fault(p, "expected bare identifier")
        found = declared.get(name)
        if found is None:
            raise self.where.fault(p, f"use of undeclared identifier '{name}'")
        p.i += 1
        p.expect("=")
        if found.value != position:
            raise self.where.fault(
                p,
                f"Level-variable ordering mismatch. The variable '{name}' was forward-declared as the "
                f"{_ordinal(found.value)} level; but is bound by the {_ordinal(position)} specification.",
                at,
            )


def _ordinal(number: int) -> str:
    """`1st`, `2nd`, `11th`."""
    endings = {1: "st", 2: "nd", 3: "rd"}
    ending = "th" if number % 100 in (11, 12, 13) else endings.get(number % 10, "th")
    return f"{number}{ending}"


def _level_type(p: AttributeParser, where: Mnemonic) -> LevelType:
    """`compressed(nonunique)`, `structured[2, 4]`."""
    start = p.i
    word = p.peek()
    if not _is_word(word):
        raise where.fault(p, "expected valid level format (e.g. dense, compressed or singleton)")
    p.i += 1
    sizes: list[int] = []
    if word == "structured":
        if p.accept("["):
            sizes = _structured_sizes(p, where)
        if len(sizes) != 2:
            raise where.fault(p, "expected exactly 2 structured sizes", start)
        if sizes[0] > sizes[1]:
            raise where.fault(p, "expected n <= m in n_out_of_m", start)
    properties = 0
    if p.accept("(") and not p.accept(")"):
        while True:
            properties |= _level_property(p, where)
            if not p.accept(","):
                break
        p.expect(")", "expected ')' in level property list")
    format = FORMATS.get(word)
    if format is None:
        raise where.fault(p, f"unknown level format: {word}", start).among(word, FORMATS)
    n, m = sizes if format == STRUCTURED else (0, 0)
    level = LevelType.get(format, properties, n, m)
    if not level.is_valid():
        raise where.fault(p, "invalid level type: level format doesn't support the properties", start)
    return level


def _structured_sizes(p: AttributeParser, where: Mnemonic) -> list[int]:
    sizes: list[int] = []
    if p.accept("]"):
        return sizes
    while True:
        at = p.i
        if p.peek() not in ("-", "true", "false") and not "0" <= p.peek()[:1] <= "9":
            raise where.fault(p, "expected valid integer for structured size")
        size = -int(p.take() == "true") if p.peek() in ("true", "false") else p.take_integer()
        if size > _MAX_SIZE:
            error = where.fault(p, "integer value too large", at)
            error.also = (where.fault(p, "failed to parse structured size", at),)
            raise error
        if size < 0:
            raise where.fault(p, "expected structured size to be >= 0", at)
        sizes.append(size)
        if not p.accept(","):
            break
    p.expect("]", "expected ']' in structured n out of m")
    return sizes


def _level_property(p: AttributeParser, where: Mnemonic) -> int:
    word = p.peek()
    if not _is_word(word):
        raise where.fault(p, "expected valid level property (e.g. nonordered, nonunique or high)")
    found = PROPERTIES.get(word)
    if found is None:
        raise where.fault(p, f"unknown level property: {word}").among(word, PROPERTIES)
    p.i += 1
    return found
