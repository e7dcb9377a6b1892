"""Makes the sources of the documentation's site: the documents, and a reference made from declarations and docstrings.

    python tools/make_reference.py       # writes build/documents
    mkdocs build --strict                # makes build/site of it (the extra `docs`)

The reference has a page for each group of passes (docstring with IR before and after, options, statistics), one for the
ops and types of each dialect, and one for the Python API, which mkdocstrings fills in. Nothing of it is committed.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pyopt  # noqa: E402
from pyopt.driver.help_notes import is_verbatim  # noqa: E402
from pyopt.driver.pass_help import FOLDERS, documentation, group_of, option_rows  # noqa: E402
from pyopt.ir import opinfo  # noqa: E402
from pyopt.ir.context import KNOWN_DIALECTS, Context  # noqa: E402
from pyopt.ir.opinfo import Dialect, OpInfo, split_entries  # noqa: E402
from pyopt.passes.registry import find_pass, names, summary  # noqa: E402

TARGET: Final = ROOT / "build" / "documents"
PAGES: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "examples")
CACHES: Final = {"LOCAL_VERIFY", "FRAME_VERIFY"}
"""Bits of `traits` that say what may be remembered of an op, not what is true of it."""
TRAITS: Final = {
    name: bit
    for name, bit in vars(opinfo).items()
    if name.isupper() and isinstance(bit, int) and bit and not bit & (bit - 1) and name not in CACHES
    and f"\n{name}: Final = 1 <<" in Path(opinfo.__file__ or "").with_suffix(".py").read_text(encoding="utf-8")
}  # fmt: skip


def escaped(text: str) -> str:
    """Text for Markdown: what is in angle brackets is no HTML, but in code."""
    parts = re.split(r"(`[^`]*`|(?m:^ {4}.*$))", text)
    return "".join(part if number % 2 else part.replace("<", "&lt;") for number, part in enumerate(parts))


def markdown(text: str) -> str:
    """A docstring as Markdown: its IR, whose lines need not all be indented, becomes blocks of code."""
    return "\n\n".join(
        [
            f"```text\n{textwrap.dedent(one)}\n```" if is_verbatim(one) and one[:2] != "- " else escaped(one)
            for one in text.split("\n\n")
        ]
    )


def table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A table of names with what they are, or nothing."""
    lines = [f"| `{left}` | {right} |" for left, right in rows]
    return "\n".join([f"| {title} | |", "|---|---|", *lines, "", ""]) if lines else ""


def pass_text(name: str) -> str:
    """What the reference has of a pass."""
    found = find_pass(name)
    assert found is not None
    text = f"## --{name}\n\n{escaped(summary(name))}.\n\n{markdown(documentation(name, found))}\n\n"
    text += table("option", [(left.strip(), escaped(right).replace("|", "\\|")) for left, right in option_rows(name)])
    text += table("statistic", found.statistic_help.items())
    return text + (f"Runs on `{found.anchor}`.\n\n" if found.anchor is not None else "")


def op_text(info: OpInfo) -> str:
    """What the reference has of an op: its declaration."""
    text = f"## {info.name}\n\n" + (f"{escaped(info.doc)}\n\n" if info.doc else "")
    if info.syntax:
        text += f"Assembly format:\n\n    {info.syntax}\n\n"
    elif info.parse is not None:
        text += "Its custom form is not declared by a format.\n\n"
    for title in ("operands", "results", "attributes", "regions", "successors"):
        entries = [one.partition(":") for one in split_entries(getattr(info, title))]
        text += table(title, [(name.strip(), f"`{kind.strip()}`") for name, _, kind in entries])
    traits = [name for name, bit in TRAITS.items() if info.traits & bit]
    traits += [f"parent {name}" for name in info.parents]
    return text + (f"Traits: {', '.join(f'`{one}`' for one in traits)}\n\n" if traits else "")


def dialect_text(dialect: Dialect) -> str:
    """The page of a dialect."""
    text = f"# The dialect {dialect.name}\n\n" + (f"{escaped(dialect.doc)}\n\n" if dialect.doc else "")
    for title, mark, found in (("Types", "!", dialect.types), ("Attributes", "#", dialect.attributes)):
        if found:
            text += f"{title}: {', '.join(f'`{mark}{dialect.name}.{name}`' for name in sorted(found))}\n\n"
    return text + "".join([op_text(info) for _, info in sorted(dialect.ops.items())])


def python_text() -> str:
    """The page of the Python API: a line for mkdocstrings for each public name."""
    homes = {name: home for home, found in pyopt._HOMES.items() for name in found}
    return "# The Python API\n\n" + "".join([f"::: {homes[name]}.{name}\n\n" for name in pyopt.__all__])


def reference() -> dict[str, str]:
    """The pages of the reference, by their names."""
    pages: dict[str, str] = {}
    context = Context(lambda severity, message, location, notes: None)
    for title in dict.fromkeys(FOLDERS.values()):
        of_group = sorted(name for name in names() if group_of(name) == title)
        if of_group:
            word = "-".join(re.findall(r"\w+", title.lower()))
            pages[f"passes-{word}.md"] = f"# Passes: {title}\n\n" + "".join([pass_text(name) for name in of_group])
    for name in sorted(KNOWN_DIALECTS):
        dialect = context.dialect(name)
        assert dialect is not None
        pages[f"dialect-{name}.md"] = dialect_text(dialect)
    pages["python.md"] = python_text()
    links = "".join([f"- [{text.partition(chr(10))[0].lstrip('# ')}]({page})\n" for page, text in pages.items()])
    pages["index.md"] = f"# Reference\n\nMade from the declarations and docstrings of the sources.\n\n{links}"
    return pages


def linked_files() -> list[Path]:
    """Files that documents link to, and that are no documents."""
    found: dict[Path, None] = {}
    for page in sorted((ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            target = (page.parent / link).resolve()
            if target.is_file() and target.relative_to(ROOT).parts[0] not in PAGES:
                found[target.relative_to(ROOT)] = None
    return list(found)


def main() -> int:
    """Writes the sources of the site."""
    shutil.rmtree(TARGET, ignore_errors=True)
    (TARGET / "reference").mkdir(parents=True)
    for name in PAGES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, TARGET / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, TARGET / name)
    for path in linked_files():
        (TARGET / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, TARGET / path)
    for name, text in reference().items():
        (TARGET / "reference" / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
