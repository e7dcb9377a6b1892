"""What functions for parts of the syntax ask of the printer that calls them, so that they need not import it.

Annotations only: this module is not imported at run time, and not compiled.
"""

from __future__ import annotations

from typing import Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.types import Type
    from pyopt.syntax.print_options import PrintOptions


class ElementsPrinter(Protocol):
    """What `elements_printer` asks of the attribute printer."""

    options: PrintOptions
    used_resources: dict[str, list[str]]

    def type(self, type: Type) -> str: ...
    def escape(self, text: str) -> str: ...
