"""The ub dialect: values that nothing may depend on, and places where control does not come."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.ir.constraints_attributes import register_dialect_attribute
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import CONSTANT_LIKE, PURE, TERMINATOR, Dialect, OpInfo
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


@final
class PoisonAttr(DialectAttribute):
    """#ub.poison: the constant value of a poison."""

    __slots__ = ()

    def body(self, printer: BodyPrinter) -> str:
        """It has no parameters."""
        return ""


POISON: Final = PoisonAttr("ub.poison")
register_dialect_attribute("PoisonAttrInterface", "PoisonAttrInterface instance", "ub.poison")


def _parse_poison(parser: object) -> Attribute:
    """Nothing follows the mnemonic."""
    return POISON


def _fold_poison(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """poison -> its attribute"""
    return op.attributes["value"]


def _materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """ub.poison for poison."""
    return ("ub.poison", {"value": attribute}) if attribute is POISON else None


DIALECT: Final = Dialect(
    "ub",
    (
        OpInfo(
            "ub.poison",
            results="result: AnyType",
            attributes="value: PoisonAttrInterface = #ub.poison",
            syntax="attr-dict (`<` $value^ `>`)? `:` type($result)",
            traits=PURE | CONSTANT_LIKE,
            fold=_fold_poison,
            doc="A value that came of undefined behaviour that was put off: whatever depends on it is poison too.",
        ),
        OpInfo(
            "ub.unreachable",
            syntax="attr-dict",
            traits=TERMINATOR,
            doc="Undefined behaviour of whatever comes here.",
        ),
    ),
    attributes={"poison": _parse_poison},
    materialize=_materialize,
    inlinable=True,
    doc="Undefined behaviour made explicit.",
)
