"""Types and attributes of dialects that are declared in IRDL: a keyword and any attributes as parameters."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.ir.tables import unique
from pyopt.ir.types import DialectType, Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.operand_parser import OperandParser

    CheckParameters: TypeAlias = Callable[[Sequence[Attribute]], str | None]
    """Gives what is wrong with the parameters of a type or attribute, or None."""


def _body(parameters: tuple[Attribute, ...], printer: BodyPrinter) -> str:
    if not parameters:
        return ""
    return f"<{', '.join(printer.attribute(one) for one in parameters)}>"


@final
class DeclaredInIrdl(DialectType):
    """!dialect.mnemonic<parameters>."""

    __slots__ = ("parameters",)

    def __init__(self, keyword: str, parameters: tuple[Attribute, ...]) -> None:
        super().__init__(keyword)
        self.parameters = parameters

    @staticmethod
    def get(keyword: str, parameters: tuple[Attribute, ...]) -> DeclaredInIrdl:
        key = (keyword, parameters)
        return _types.get(key) or _types.setdefault(key, DeclaredInIrdl(keyword, parameters))

    def body(self, printer: BodyPrinter) -> str:
        return _body(self.parameters, printer)

    def children(self) -> tuple[Attribute | Type, ...]:
        return self.parameters


@final
class AttributeInIrdl(DialectAttribute):
    """#dialect.mnemonic<parameters>."""

    __slots__ = ("parameters",)

    def __init__(self, keyword: str, parameters: tuple[Attribute, ...]) -> None:
        super().__init__(keyword)
        self.parameters = parameters

    @staticmethod
    def get(keyword: str, parameters: tuple[Attribute, ...]) -> AttributeInIrdl:
        key = (keyword, parameters)
        return _attributes.get(key) or _attributes.setdefault(key, AttributeInIrdl(keyword, parameters))

    def body(self, printer: BodyPrinter) -> str:
        return _body(self.parameters, printer)

    def children(self) -> tuple[Attribute | Type, ...]:
        return self.parameters


_types: dict[tuple[str, tuple[Attribute, ...]], DeclaredInIrdl] = unique({})
_attributes: dict[tuple[str, tuple[Attribute, ...]], AttributeInIrdl] = unique({})


def parser_of_parameters(check: CheckParameters) -> Callable[[OperandParser], tuple[Attribute, ...]]:
    """A function that reads `<a, b>`, or nothing, behind a mnemonic and raises the error of wrong parameters there."""

    def parse(p: OperandParser) -> tuple[Attribute, ...]:
        place = p.i - 1
        found: list[Attribute] = []
        if p.accept("<"):
            while p.peek() != ">":
                if found:
                    p.expect(",")
                found.append(p.parse_attribute())
            p.expect(">")
        problem = check(found)
        if problem is not None:
            # At the mnemonic, behind `!dialect.`
            raise p.error(problem, place, p.tokens[place].find(".") + 1)
        return tuple(found)

    return parse
