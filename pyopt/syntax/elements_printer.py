"""Elements attributes to text: nested lists, splats, hexadecimal data, sparse and resource elements.

`elements_text(printer, attribute, elide_type)` is what the attribute printer calls.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import LONG, decimal_text
from pyopt.ir.attributes import Attribute
from pyopt.ir.elements import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
    scalar_type,
)  # fmt: skip
from pyopt.ir.floats import float_text
from pyopt.ir.types import ComplexType, FloatType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.syntax.protocols import ElementsPrinter


def elements_text(printer: ElementsPrinter, attribute: Attribute, elide_type: bool) -> str:
    """The text of an elements attribute, with ` : type` unless it is to be left out."""
    assert isinstance(attribute, ElementsAttr)
    text = _literal(printer, attribute)
    return text if elide_type else f"{text} : {printer.type(attribute.type)}"


def _literal(printer: ElementsPrinter, attribute: ElementsAttr) -> str:
    if isinstance(attribute, DenseResourceElementsAttr):
        keys = printer.used_resources.setdefault("builtin", [])
        if attribute.key not in keys:
            keys.append(attribute.key)
        return f"dense_resource<{printer.key(attribute.key)}>"
    options = printer.options
    limit = options.elide_elements_larger
    if isinstance(attribute, SparseElementsAttr):
        if limit is not None and attribute.count > limit:
            return "dense_resource<__elided__>"
        if attribute.indices.count == 0:
            return "sparse<>"
        places = attribute.indices
        if places.is_splat and not _is_splat(attribute.values):
            # One number would be read as one place, which is fewer than there are values. The reference writes it.
            indices = nested_text(_number_texts(places.values(), places.element_type), places.shape, False)
        else:
            indices = number_elements_text(places, None)
        return f"sparse<{indices}, {_body(printer, attribute.values)}>"
    if limit is not None and attribute.count > limit and not _is_splat(attribute):
        return "dense_resource<__elided__>"
    return f"dense<{_body(printer, attribute)}>"


def _is_splat(attribute: ElementsAttr) -> bool:
    return isinstance(attribute, (DenseElementsAttr, DenseStringElementsAttr)) and attribute.is_splat


def _body(printer: ElementsPrinter, attribute: ElementsAttr) -> str:
    if isinstance(attribute, DenseElementsAttr):
        return number_elements_text(attribute, printer.options.hex_elements_larger)
    assert isinstance(attribute, DenseStringElementsAttr)
    strings = [f'"{printer.escape(string)}"' for string in attribute.strings]
    return nested_text(strings, attribute.shape, attribute.is_splat)


def number_elements_text(attribute: DenseElementsAttr, hex_larger: int | None) -> str:
    """The text between the `<>`; hexadecimal beyond `hex_larger` elements (None or negative: never)."""
    count = attribute.count
    if hex_larger is not None and 0 <= hex_larger < count and not attribute.is_splat:
        return f'"0x{hex_data(attribute).hex().upper()}"'
    element = attribute.element_type
    scalar = scalar_type(element)
    texts = _number_texts(attribute.stored_values(), scalar)
    if isinstance(element, ComplexType):
        texts = [f"({real},{imaginary})" for real, imaginary in zip(texts[::2], texts[1::2], strict=True)]
    return nested_text(texts, attribute.shape, attribute.is_splat)


def _number_texts(values: Sequence[int], type: Type) -> list[str]:
    if isinstance(type, FloatType):
        return [float_text(value, type) for value in values]
    if isinstance(type, IntegerType) and type.width == 1:
        return ["true" if value else "false" for value in values]
    text = decimal_text if isinstance(type, IntegerType) and type.width > LONG else str
    return [text(value) for value in values]


def hex_data(attribute: DenseElementsAttr) -> bytes:
    """The bytes that the hexadecimal form shows: the elements', but i1 in bits, the first in the lowest."""
    element = attribute.element_type
    if not (isinstance(element, IntegerType) and element.width == 1):
        return attribute.data
    data = attribute.data
    # Python reads binary digits highest first, so the elements are reversed.
    bits = int(data.translate(_DIGITS)[::-1], 2) if data else 0
    return bits.to_bytes(len(data) + 7 >> 3, "little")


_DIGITS = bytes((48, 49)) + bytes(range(2, 256))


def nested_text(texts: Sequence[str], shape: Sequence[int], is_splat: bool) -> str:
    """Element texts as nested lists of this shape; one text for a splat, none for no elements."""
    if is_splat:
        return texts[0]
    if not texts:
        return ""
    for extent in reversed(shape):
        texts = [f"[{', '.join(texts[i : i + extent])}]" for i in range(0, len(texts), extent)]
    return texts[0]
