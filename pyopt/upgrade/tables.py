"""All rows, by the old name."""

from __future__ import annotations

from pyopt.upgrade.dialects import ROWS as DIALECTS
from pyopt.upgrade.rows import Row
from pyopt.upgrade.std import ROWS as STD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

ROWS: Final[dict[str, Row]] = {row.op: row for row in [*STD, *DIALECTS]}
