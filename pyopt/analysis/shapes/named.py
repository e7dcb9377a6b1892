"""Names that a function gives to extents of its arguments, and bounds of these.

    func.func @f(%x: tensor<?x?xf32> {shape.dims = ["batch", "past + sequence"]},
                 %mask: tensor<?x?xf32> {shape.dims = ["batch", "sequence"]})
        attributes {shape.bounds = ["1 <= batch <= 64", "sequence <= 1024"]}

A name is one extent in all of the function. An entry is an expression over names, as affine maps write them, a number,
or "" where there is nothing to say. Whoever calls the function makes sure of all of it.
"""

from __future__ import annotations

import re

from pyopt.ir.affine import AffineExpr, symbol
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import CALLABLE
from pyopt.ir.types import ShapedType
from pyopt.light import Final, final
from pyopt.syntax.affine_parser import AffineParser
from pyopt.syntax.lexer import END, Source

DIMS: Final = "shape.dims"
BOUNDS: Final = "shape.bounds"
IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
_BOUND: Final = re.compile(
    rf"\s*(?:(?P<low>[0-9]{{1,19}})\s*<=\s*)?(?P<name>{IDENTIFIER.pattern})\s*(?:<=\s*(?P<high>[0-9]{{1,19}})\s*)?"
)
_OPERATORS: Final = frozenset(("ceildiv", "floordiv", "mod"))
_NOTHING: Final = ("", "?")


class NamesError(Exception):
    """The attributes cannot be used; the message says of what, and why."""


@final
class NamedExtent:
    """An extent of an argument that is `expression`, whose symbols are the function's names in order.

    `name` is the name that it is, if it is one.
    """

    __slots__ = ("argument", "expression", "name", "position")

    def __init__(self, argument: int, position: int, name: str, expression: AffineExpr) -> None:
        self.argument = argument
        self.position = position
        self.name = name
        self.expression = expression


@final
class FunctionNames:
    """The names of one function, with their bounds; `ranks` are of the arguments that have any."""

    __slots__ = ("extents", "function", "names", "ranges", "ranks")

    def __init__(self, function: Operation) -> None:
        self.function = function
        self.names: dict[str, AffineExpr] = {}
        self.ranges: dict[str, tuple[int, int | None]] = {}
        self.extents: list[NamedExtent] = []
        self.ranks: dict[int, int] = {}

    def range_of(self, name: str) -> tuple[int, int | None]:
        """The least and the greatest extent of a name."""
        return self.ranges.get(name, (0, None))


def names_of(function: Operation) -> FunctionNames | None:
    """The names of the extents of a function's arguments; None if it has none. NamesError says what is wrong."""
    attributes = function.attributes
    if not function.info.traits & CALLABLE or not function.regions or function.regions[0].is_empty():
        return None
    found = FunctionNames(function)
    of_arguments = attributes.get("arg_attrs")
    elements = of_arguments.elements if isinstance(of_arguments, ArrayAttr) else ()
    for index, (argument, entries) in enumerate(zip(function.regions[0].entry().arguments, elements, strict=False)):
        attribute = dict(entries.entries).get(DIMS) if isinstance(entries, DictionaryAttr) else None
        if attribute is not None:
            _add_dims(found, index, argument.type, attribute)
    bounds = attributes.get(BOUNDS)
    if bounds is not None:
        for text in _texts(bounds, BOUNDS):
            _add_bound(found, text)
    return found if found.ranks else None


def _texts(attribute: Attribute, name: str) -> list[str]:
    if isinstance(attribute, ArrayAttr):
        texts = [one.value for one in attribute.elements if isinstance(one, StringAttr)]
        if len(texts) == len(attribute.elements):
            return texts
    raise NamesError(f"{name} is to be an array of strings")


def _add_dims(found: FunctionNames, index: int, type: object, attribute: Attribute) -> None:
    texts = _texts(attribute, DIMS)
    what = f"{DIMS} of argument #{index}"
    if not isinstance(type, ShapedType):
        raise NamesError(f"{what}, which has no extents")
    if type.shape is not None and len(type.shape) != len(texts):
        count = f"{len(texts)} {'entry' if len(texts) == 1 else 'entries'}"
        raise NamesError(f"{what} has {count}, but the rank is {len(type.shape)}")
    found.ranks[index] = len(texts)
    for position, one in enumerate(texts):
        text = one.strip()
        if text not in _NOTHING:
            name = text if IDENTIFIER.fullmatch(text) else ""
            found.extents.append(NamedExtent(index, position, name, _expression(found, text, what)))


def _expression(found: FunctionNames, text: str, what: str) -> AffineExpr:
    """An expression over names, which are taken in."""
    for name in IDENTIFIER.findall(text):
        if name not in _OPERATORS and name not in found.names:
            found.names[name] = symbol(len(found.names))
    parser = AffineParser(Source(text, DIMS), Context(_discard))
    try:
        expression = parser.parse_affine_expr_with(found.names)
        if parser.peek() is not END:
            raise parser.wrong_token("expected the end")
    except DiagnosticError as error:
        raise NamesError(f'{what} has "{text}", which is no expression over names: {error.message}') from None
    return expression


def _discard(*message: object) -> None:
    """A handler of diagnostics that drops them."""


def _add_bound(found: FunctionNames, text: str) -> None:
    match = _BOUND.fullmatch(text)
    if match is None or (match["low"] is None and match["high"] is None):
        raise NamesError(f'{BOUNDS} has "{text}", which is not of the form "1 <= name <= 64"')
    name = match["name"]
    if name not in found.names:
        raise NamesError(f"{BOUNDS} has \"{text}\", but no {DIMS} of the function has '{name}'")
    low, high = found.range_of(name)
    if match["low"] is not None:
        low = max(low, int(match["low"]))
    if match["high"] is not None:
        high = int(match["high"]) if high is None else min(high, int(match["high"]))
    if high is not None and low > high:
        raise NamesError(f"{BOUNDS} leave no extent for '{name}': {low} <= {name} <= {high}")
    found.ranges[name] = (low, high)
