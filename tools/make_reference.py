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
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pyopt  # noqa: E402
from pyopt.driver.pass_help import FOLDERS, documentation, group_of, option_rows  # noqa: E402
from pyopt.editor.op_help import escaped, markdown, op_text, table  # noqa: E402
from pyopt.ir.context import KNOWN_DIALECTS, Context  # noqa: E402
from pyopt.ir.opinfo import Dialect  # noqa: E402
from pyopt.passes.registry import find_pass, names, summary  # noqa: E402

TARGET: Final = ROOT / "build" / "documents"
PAGES: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "examples")


def pass_text(name: str) -> str:
    """What the reference has of a pass."""
    found = find_pass(name)
    assert found is not None
    text = f"## --{name}\n\n{escaped(summary(name))}.\n\n{markdown(documentation(name, found))}\n\n"
    text += table("option", [(left.strip(), escaped(right).replace("|", "\\|")) for left, right in option_rows(name)])
    text += table("statistic", found.statistic_help.items())
    return text + (f"Runs on `{found.anchor}`.\n\n" if found.anchor is not None else "")


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
