"""pyopt's declarations of passes."""

from __future__ import annotations

from pyopt.passes.registry import PASSES, find_pass
from pyopt.pipeline.passes import PassDeclaration as OwnPass
from tools.ods.records import Option, Pass


def read_passes() -> dict[str, Pass]:
    """The passes and pipelines of pyopt's table."""
    found: dict[str, Pass] = {}
    for name in PASSES:
        declared = find_pass(name)
        assert declared is not None
        found[name] = pass_record(declared)
    return found


def pass_record(declared: OwnPass) -> Pass:
    """The declaration of a pass or a pipeline."""
    options = {
        name: Option(name, _default(option.default), option.choices, getattr(option, "number", ""))
        for name, option in declared.options.items()
    }
    anchor = None if declared.expand is not None else declared.anchor or ""
    return Pass(declared.argument, anchor, options, frozenset(declared.statistic_help))


def _default(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
