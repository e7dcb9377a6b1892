"""Sets of flags that ops hold as properties."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, EnumAttr, IntegerAttr
from pyopt.ir.constraints import AttributeConstraint
from pyopt.ir.constraints_attributes import register_attribute
from pyopt.ir.enums import FlagEnum, is_word
from pyopt.ir.types import I32
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.ir.parser_protocol import KeywordParser
    from pyopt.ir.protocols import BodyPrinter


@final
class FlagProperty:
    """A set of flags as a property, which the generic form has as an i32: `<{overflowFlags = 3 : i32}>`.

    flags: (name, bits) pairs, groups of several bits behind their parts; attribute: the `FlagEnum` that the generic
    form may have instead. In a custom form the flags are `keyword<nsw, nuw>`, or `nusw|nuw` without a keyword.
    """

    def __init__(
        self,
        constraint: str,
        summary: str,
        type_name: str,
        flags: Sequence[tuple[str, int]],
        attribute: FlagEnum | None,
        keyword: str,
    ) -> None:
        self.name = constraint
        self.summary = summary
        self.type_name = type_name
        self.flags = tuple(flags)
        self.attribute = attribute
        self.keyword = keyword
        self.constraint = AttributeConstraint(constraint, summary, self.accepts, None, None)
        self.constraint.parse_optional = self.parse_optional
        self.constraint.print = self.print
        self.constraint.as_property = self.convert
        self.constraint.flags = self.of_flags
        self.constraint.storage = f"{type_name}Attr or IntegerAttr storage for {type_name}"
        register_attribute(self.constraint)

    def of_flags(self, names: Sequence[str]) -> Attribute:
        """The attribute of a set of flags; ValueError for a name that is none."""
        known = {"none": 0, **dict(self.flags)}
        value = 0
        for name in names:
            if name not in known:
                raise ValueError(f"expected {' or '.join(known)}, not '{name}'")
            value |= known[name]
        return self.get(value)

    def get(self, value: int) -> Attribute:
        """The attribute of a set of bits."""
        return IntegerAttr.get(value, I32)

    def bits(self, attribute: Attribute | None) -> int:
        """The set of bits of an attribute, 0 if there is none."""
        return attribute.value if isinstance(attribute, IntegerAttr) else 0

    def accepts(self, attribute: Attribute) -> bool:
        everything = 0
        for _, bits in self.flags:
            everything |= bits
        return isinstance(attribute, IntegerAttr) and attribute.type is I32 and 0 <= attribute.value <= everything

    def convert(self, attribute: Attribute) -> Attribute | None:
        """The property of what the generic form gives, None for what it cannot be."""
        if isinstance(attribute, IntegerAttr):
            return self.get(attribute.value)
        if self.attribute is not None and isinstance(attribute, EnumAttr) and self.attribute.accepts(attribute):
            return self.get(attribute.value)
        return None

    def names(self, value: int) -> list[str]:
        """The names of a set of bits, with those of groups first."""
        found: list[str] = []
        for name, bits in reversed(self.flags):
            if bits & (bits - 1) and value & bits == bits:
                found.append(name)
                value &= ~bits
        return found + [name for name, bits in self.flags if value & bits and not bits & (bits - 1)]

    def print(self, printer: BodyPrinter, attribute: Attribute) -> str:
        """`overflow<nsw, nuw>`, `nusw|nuw`."""
        names = self.names(self.bits(attribute)) or ["none"]
        return f"{self.keyword}<{', '.join(names)}>" if self.keyword else "|".join(names)

    def parse_optional(self, p: KeywordParser) -> Attribute | None:
        """The flags if they are here."""
        if not self.keyword:
            return self.get(self._flags(p, "|")) if is_word(p.peek()) else None
        if not p.accept(self.keyword):
            return None
        p.expect("<")
        value = self._flags(p, ",")
        p.expect(">")
        return self.get(value)

    def _flags(self, p: KeywordParser, separator: str) -> int:
        value = 0
        behind = ""
        while True:
            word = p.peek()
            if not is_word(word):
                raise p.error(f"custom op '{p.form_name}' expected keyword for {self.summary}{behind}")
            found = next((bits for name, bits in self.flags if name == word), 0)
            if not found and word != "none":
                known = ", ".join(["none", *[name for name, _ in self.flags]])
                words = f"expected one of [{known}] for {self.summary}, got: {word}"
                raise p.error(f"custom op '{p.form_name}' {words}")
            value |= found
            p.i += 1
            if not p.accept(separator):
                return value
            behind = f" after '{separator}'"
