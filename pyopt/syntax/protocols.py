"""Protocols of the printer, for functions that print parts of the syntax, so that they need not import it.

Annotations only: this module is not imported at run time, and not compiled.
"""

from __future__ import annotations

from typing import Protocol

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.types import Type
    from pyopt.syntax.print_options import PrintOptions


class ElementsPrinter(Protocol):
    """The part of the attribute printer that `elements_printer` uses."""

    options: PrintOptions
    used_resources: dict[str, list[str]]

    def type(self, type: Type) -> str: ...
    def escape(self, text: str) -> str: ...
    def key(self, name: str) -> str: ...
