"""The result of an upgrade."""

from __future__ import annotations

from pyopt.light import final
from pyopt.upgrade.document import UpgradeChange, UpgradeProblem
from pyopt.upgrade.edits import OldPlaces, Origins


@final
class Upgraded:
    """Today's text. `changes` and `problems` are at places of the old text; `old_place` leads there."""

    __slots__ = ("_origins", "changes", "problems", "text")

    def __init__(
        self,
        text: str,
        origins: list[Origins | OldPlaces],
        changes: list[UpgradeChange],
        problems: list[UpgradeProblem],
    ) -> None:
        self.text = text
        self._origins = origins
        self.changes = changes
        self.problems = problems

    def old_place(self, offset: int) -> int:
        """The offset in the old text of one in the new text."""
        for origins in self._origins:
            offset = origins.of(offset)
        return offset
