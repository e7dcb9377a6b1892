"""What the page knows of pyopt before Python runs: passes and options with their help, colours, examples."""

from __future__ import annotations

from pyopt.driver.options import FLAG, OPTIONAL, OPTIONS, REFUSED, Option
from pyopt.driver.pass_help import FOLDERS, group_of, option_rows, page
from pyopt.driver.report.marks import TOKENS
from pyopt.driver.usage import FOLLOWED, version
from pyopt.light import Final
from pyopt.passes.registry import PASSES, summary
from pyopt.playground import examples

WIDTH: Final = 100
"""The columns of the help on a pass."""


def facts() -> dict[str, object]:
    """All of it, to be written as JSON."""
    groups: dict[str, list[str]] = {title: [] for title in FOLDERS.values()}
    for name in sorted(PASSES):
        groups[group_of(name)].append(name)
    return {
        "version": f"pyopt {version()}, MLIR {FOLLOWED}",
        "tokens": TOKENS.pattern.replace("(?P<", "(?<"),
        "groups": [[title, names] for title, names in groups.items() if names],
        "passes": {name: _pass(name) for name in sorted(PASSES)},
        "options": [_option(one) for one in OPTIONS if not one.hidden and one.kind != REFUSED],
        "examples": examples.shown(),
    }


def _pass(name: str) -> dict[str, object]:
    options = [[term.strip(), text] for term, text in option_rows(name)]
    return {"help": summary(name), "options": options, "page": page(name, WIDTH)}


def _option(option: Option) -> dict[str, object]:
    """An option: `takes` is what it cannot do without behind its `=`."""
    takes = "" if option.kind in (FLAG, OPTIONAL) else option.metavar or "VALUE"
    return {"name": option.name, "help": option.help, "takes": takes, "choices": list(option.choices)}
