"""The old name of `pyopt.ir.errors`."""

from __future__ import annotations

from pyopt.ir.errors import DiagnosticError as DiagnosticError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.errors import Place as Place
