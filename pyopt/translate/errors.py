"""The error that reports an op that cannot be translated."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.ir.types import Type


@final
class TranslationError(Exception):
    """Something that LLVM IR cannot say: messages, each with the op it is about, the cause first.

    `shown` are the positions of the messages with which the op is to be shown.
    """

    def __init__(self, *problems: tuple[str, Operation], shown: tuple[int, ...] = ()) -> None:
        super().__init__(problems[0][0])
        self.problems = list(problems)
        self.shown = shown


@final
class NoTypeError(Exception):
    """A type that LLVM IR has not, which the verifier leaves in attributes such as the elements of an allocation."""

    def __init__(self, type: Type) -> None:
        super().__init__(type)
        self.type = type
