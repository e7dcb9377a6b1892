"""The parsed rows of `table.py`, by the names of the ops.

linalg.elementwise is one, too: its attribute `kind` is the function that its row applies.
"""

from __future__ import annotations

from pyopt.dialects.linalg.enums import BINARY_FN, UNARY_FN
from pyopt.dialects.linalg.notation import NamedForm
from pyopt.dialects.linalg.table import (
    CONTRACT,
    CONTRACTIONS,
    CONVOLUTIONS,
    ELEMENTWISE,
    FILLS,
    MATMULS,
    PRODUCTS,
    RANDOM,
)
from pyopt.ir.attributes import Attribute, EnumAttr
from pyopt.ir.core import NO_ATTRIBUTES
from pyopt.light import TYPE_CHECKING, Final, Mapping

if TYPE_CHECKING:
    from pyopt.dialects.linalg.table import Rows


def _by_name(*groups: Rows) -> dict[str, str]:
    return {"linalg." + row.partition(":")[0].partition(" ")[0]: row for rows in groups for row, _ in rows}


ROWS: Final = _by_name(ELEMENTWISE, PRODUCTS, MATMULS, CONTRACT, CONTRACTIONS, CONVOLUTIONS, FILLS, RANDOM)
"""The rows by the names of their ops."""
APPLYING: Final = "linalg.elementwise"
NAMED: Final = frozenset((*ROWS, APPLYING))
"""The names of all ops whose body follows from the types of their operands and their attributes."""
WITH_DEFAULT_MAPS: Final = frozenset(_by_name(MATMULS))
"""Those whose attribute `indexing_maps` may say something else than their row."""
WITH_MAPS: Final = WITH_DEFAULT_MAPS | {"linalg.contract", APPLYING}
"""Those that have an attribute `indexing_maps`."""

_forms: dict[str, NamedForm] = {}


def form_of(name: str, attributes: Mapping[str, Attribute] = NO_ATTRIBUTES) -> NamedForm:
    """The parsed row of the table for a named op."""
    kind = attributes.get("kind")
    key = kind.text if name == APPLYING and isinstance(kind, EnumAttr) else name
    return _forms.get(key) or _forms.setdefault(key, NamedForm(ROWS[name] if key == name else applying_row(key)))


def applying_row(function: str) -> str:
    """The row of a linalg.elementwise whose `kind` is `function`."""
    if function in UNARY_FN.by_keyword:
        return f"elementwise: I[*] -> O[*] = {function}(I)"
    if function in BINARY_FN.by_keyword:
        return f"elementwise: A[*], B[*] -> O[*] = {function}(A, B)"
    return f"elementwise: C[*], A[*], B[*] -> O[*] = {function}(C, A, B)"
