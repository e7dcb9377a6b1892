"""dlti: how types lie in memory, and what is known of the machine. The dialect has attributes only."""

from __future__ import annotations

from pyopt.dialects.dlti.attributes import PARSERS
from pyopt.ir.attributes import Attribute
from pyopt.ir.opinfo import Dialect
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation


def _verify_attribute(op: Operation, name: str, attribute: Attribute) -> str | None:
    """The verifier knows types of llvm, which is loaded only if it is needed."""
    from pyopt.dialects.dlti.verifier import verify_attribute

    return verify_attribute(op, name, attribute)


DIALECT: Final = Dialect(
    "dlti",
    [],
    attributes=PARSERS,
    verify_attribute=_verify_attribute,
    doc="Data layouts and descriptions of machines, as attributes.",
)
