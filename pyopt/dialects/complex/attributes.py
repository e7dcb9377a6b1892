"""#complex.number: a complex constant with its type, for where an array of two numbers does not do."""

from __future__ import annotations

from pyopt.ir.attributes import DialectAttribute
from pyopt.ir.floats import float_text
from pyopt.ir.tables import unique, whole
from pyopt.ir.types import ComplexType, FloatType, Type
from pyopt.light import TYPE_CHECKING, final
from pyopt.syntax.attribute_parser import AttributeParser

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


@final
class NumberAttr(DialectAttribute):
    """`#complex.number<:f64 1.0, 2.0>`; `real` and `imaginary` are encodings in the element type."""

    __slots__ = ("imaginary", "real", "type")

    def __init__(self, real: int, imaginary: int, type: ComplexType) -> None:
        super().__init__("complex.number")
        self.real = whole(real)
        self.imaginary = whole(imaginary)
        self.type = type

    @staticmethod
    def get(real: int, imaginary: int, type: ComplexType) -> NumberAttr:
        key = (real, imaginary, type)
        return _numbers.get(key) or _numbers.setdefault(key, NumberAttr(real, imaginary, type))

    def body(self, printer: BodyPrinter) -> str:
        element = self.type.element_type
        assert isinstance(element, FloatType)
        return f"<:{printer.type(element)} {float_text(self.real, element)}, {float_text(self.imaginary, element)}>"

    def self_type(self) -> Type | None:
        return self.type


_numbers: dict[tuple[int, int, ComplexType], NumberAttr] = unique({})


def parse_number(p: AttributeParser) -> NumberAttr:
    """`<:T real, imaginary>`."""
    p.expect("<")
    p.expect(":")
    at = p.i
    element = p.parse_type()
    if not isinstance(element, FloatType):
        raise p.error("expected a float type", at)
    real = p.take_float(element)
    p.expect(",")
    imaginary = p.take_float(element)
    p.expect(">")
    return NumberAttr.get(real, imaginary, ComplexType.get(element))
