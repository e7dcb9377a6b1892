"""Legality of ops in a conversion: legal ones, illegal ones, those that a callback decides, and all others.

What is said of an op counts more than what is said of its dialect, and that more than what is said of all the rest.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation

    Question: TypeAlias = Callable[[Operation], bool | None]
    """Whether an op is legal; None: nothing is known of it."""

UNKNOWN: Final = 0
LEGAL: Final = 1
ILLEGAL: Final = 2


@final
class ConversionTarget:
    """The ops that are legal after a conversion."""

    __slots__ = ("_known", "_questions", "_unknown", "is_full", "leaves_fixed_bodies")

    def __init__(self) -> None:
        # Whether bodies whose ops the verifier prescribes (FIXED_BODY) stay as they are.
        self.leaves_fixed_bodies = False
        # Whether all ops must be known to be legal in the end.
        self.is_full = False
        # By the name of an op or of a dialect.
        self._known: dict[str, int] = {}
        self._questions: dict[str, Question] = {}
        self._unknown: Question | None = None

    def legal(self, *names: str) -> None:
        """The ops, or the ops of the dialects, of these names are legal."""
        self._set(names, LEGAL)

    def illegal(self, *names: str) -> None:
        """The ops, or the ops of the dialects, of these names must go."""
        self._set(names, ILLEGAL)

    def _set(self, names: tuple[str, ...], action: int) -> None:
        for name in names:
            self._known[name] = action
            self._questions.pop(name, None)

    def ask(self, question: Question, *names: str) -> None:
        """For the ops, or the ops of the dialects, of these names `question` decides."""
        for name in names:
            self._known[name] = UNKNOWN
            self._questions[name] = question

    def default_legality(self, question: Question) -> None:
        """`question` decides for ops of which nothing else is said."""
        self._unknown = question

    def all_else_is_legal(self) -> None:
        """Ops of which nothing else is said are legal."""
        self._unknown = _is_legal

    def legality(self, op: Operation) -> int:
        """UNKNOWN, LEGAL or ILLEGAL."""
        name = op.info.name
        found = self._known.get(name)
        if found is None:
            name = name.partition(".")[0]
            found = self._known.get(name)
        question = self._unknown if found is None else self._questions.get(name)
        if question is not None:
            answer = question(op)
            found = UNKNOWN if answer is None else LEGAL if answer else ILLEGAL
        return found or UNKNOWN


def _is_legal(op: Operation) -> bool:
    return True
