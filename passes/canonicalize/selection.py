"""The patterns that `enable-patterns` and `disable-patterns` leave on, by their names in the reference."""

from __future__ import annotations

from pyopt.light import Sequence, final
from pyopt.rewrite.rules import Rule


def label(name: str) -> str:
    """The normalized name by which rules and patterns are matched: `(a::b)::FooBar<c::D>` -> foobar."""
    return name.partition("<")[0].rpartition(":")[2].replace("_", "").lower()


def root(name: str) -> str:
    """The op of which a pattern's name has the class in angle brackets: `Foo<a::b::AllocOp>` -> alloc."""
    return name.partition("<")[2].rstrip(">").rpartition(":")[2].replace("_", "").lower().removesuffix("op")


@final
class Names:
    """Names that an option lists."""

    __slots__ = ("pairs",)

    def __init__(self, names: Sequence[str]) -> None:
        self.pairs = {(label(name), root(name)) for name in names}

    def has(self, name: str, op_name: str) -> bool:
        """Whether they name the pattern, for this op if the name is only one op's."""
        of = root(name)
        found = label(name)
        plain = op_name.replace(".", "").replace("_", "")
        last = op_name.rpartition(".")[2].replace("_", "")
        roots = ("", of or last, plain)
        return any(given == found and given_root in roots for given, given_root in self.pairs)


@final
class SelectedNames:
    """The enabled and disabled patterns; a rule for several patterns is off if all of them are."""

    __slots__ = ("disabled", "enabled")

    def __init__(self, enabled: Sequence[str], disabled: Sequence[str]) -> None:
        self.enabled = Names(enabled)
        self.disabled = Names(disabled)

    def allow(self, rule: Rule, op_name: str) -> bool:
        """Whether a rule stays, under an op."""
        own = rule.name
        names = rule.names.split() or [own]
        if self.disabled.has(own, op_name) or all(self.disabled.has(one, op_name) for one in names):
            return False
        return not self.enabled.pairs or any(self.enabled.has(one, op_name) for one in [own, *names])
