"""Protocol of the emitters of ops on floats, for formulas.

Annotations only: this module is not imported at run time, and not compiled.
"""

from __future__ import annotations

from typing import Protocol

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.core import Value


class Floats(Protocol):
    """Emits ops on floats, with the fast-math flags of the quotient where nothing else is said."""

    def number(self, value: float) -> Value: ...
    def infinity(self) -> Value: ...
    def add(self, lhs: Value, rhs: Value) -> Value: ...
    def sub(self, lhs: Value, rhs: Value) -> Value: ...
    def mul(self, lhs: Value, rhs: Value) -> Value: ...
    def div(self, lhs: Value, rhs: Value) -> Value: ...
    def absolute(self, value: Value) -> Value: ...
    def copysign(self, size: Value, sign: Value) -> Value:
        """Without flags."""

    def holds(self, predicate: int, lhs: Value, rhs: Value) -> Value:
        """A comparison, without flags."""

    def both(self, lhs: Value, rhs: Value) -> Value: ...
    def either(self, lhs: Value, rhs: Value) -> Value: ...
    def select(self, condition: Value, yes: Value, no: Value) -> Value: ...
