"""The documentation's site has every document, op, type, attribute, pass and public name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import pyopt
from pyopt.driver.pass_help import option_rows
from pyopt.editor.op_help import TRAITS, escaped, markdown, op_text
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.passes.registry import names
from tests.support.documents import PAGES, ROOT
from tools import check_names
from tools.make_reference import linked_files, reference


@cache
def pages() -> dict[str, str]:
    return reference()


def titles(kind: str) -> list[str]:
    text = "\n".join(text for name, text in pages().items() if name.startswith(kind))
    return sorted(re.findall(r"^## (\S+)$", text, re.MULTILINE))


def test_each_op_is_there() -> None:
    assert titles("dialect-") == sorted(check_names.ops())


def test_each_op_says_what_it_does() -> None:
    """In a sentence, or a name for it as "Natural logarithm."; so does each dialect."""
    assert [
        name for name, info in check_names.ops().items() if not re.match(r"[\w`(-].*[.\n]$", info.doc, re.DOTALL)
    ] == []
    context = Context(lambda severity, message, location, notes: None)
    found = [context.dialect(name) for name in sorted(KNOWN_DIALECTS)]
    assert [dialect.name for dialect in found if dialect is not None and not dialect.doc.strip()] == []


def test_each_pass_is_there_with_its_options() -> None:
    assert titles("passes-") == sorted(f"--{name}" for name in names())
    text = "\n".join(pages().values())
    assert [row for name in names() for row, _ in option_rows(name) if f"| `{row.strip()}` |" not in text] == []


def test_each_public_name_is_there() -> None:
    assert [one.rpartition(".")[2] for one in pages()["python.md"].split()[4:] if one != ":::"] == pyopt.__all__


def test_types_and_an_op() -> None:
    assert "`!sparse_tensor.storage_specifier`" in pages()["dialect-sparse_tensor.md"]
    text = op_text(check_names.ops()["cf.br"])
    assert "    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict\n" in text
    assert "| `destOperands` | `variadic<AnyType>` |" in text and "Traits: `PURE`, `TERMINATOR`, `BRANCH`" in text
    assert {"PURE", "LOOP", "READS"} < TRAITS.keys() and "LOCAL_VERIFY" not in TRAITS


def test_ir_of_passes_is_code() -> None:
    text = "It moves.\n\n    %a = x.y\n->\n    %a = x.z<4>\n\n- a list<1>"
    assert markdown(text) == "It moves.\n\n```text\n    %a = x.y\n->\n    %a = x.z<4>\n```\n\n- a list&lt;1>"
    assert "[4] [1]" not in re.sub(r"(?s)```.*?```", "", pages()["passes-bufferization.md"])


def test_links_to_files_have_them() -> None:
    assert Path("tests/unit/api/test_plugin_helpers.py") in linked_files()
    assert all((ROOT / path).is_file() for path in linked_files())


def test_angle_brackets_are_no_html() -> None:
    text = "a tensor<4xf32>, `tensor<4xf32>`\n\n    %0 : tensor<4xf32>\n"
    assert escaped(text) == text.replace("a tensor<", "a tensor&lt;")


@pytest.mark.parametrize("path", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda path: path.name)
def test_each_document_is_in_the_menu(path: Path) -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert re.search(rf"^ +- (\w+: )?{re.escape(path.relative_to(ROOT).as_posix())}$", menu, re.MULTILINE)
