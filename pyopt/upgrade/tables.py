"""All rows, by the old name."""

from __future__ import annotations

from pyopt.upgrade.dialects import ROWS as DIALECTS
from pyopt.upgrade.linalg import ROWS as LINALG
from pyopt.upgrade.linalg_generic import ROWS as LINALG_GENERIC
from pyopt.upgrade.memref import ROWS as MEMREF
from pyopt.upgrade.reshapes import ROWS as RESHAPES
from pyopt.upgrade.rows import Row
from pyopt.upgrade.std import ROWS as STD
from pyopt.upgrade.transfers import ROWS as TRANSFERS
from pyopt.upgrade.vector import ROWS as VECTOR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

ROWS: Final[dict[str, Row]] = {row.op: row for row in [*STD, *DIALECTS, *LINALG, *LINALG_GENERIC, *MEMREF, *RESHAPES, *TRANSFERS, *VECTOR]}
