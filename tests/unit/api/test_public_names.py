"""The names that `import pyopt` gives: a change of this list is a change of the public API."""

from __future__ import annotations

import subprocess
import sys

import pytest

import pyopt
from tests.support.compiled import needs_docstrings

PUBLIC = [
    "Attribute", "AttributeInfo", "Block", "BlockArgument", "Builder", "CompiledFunction", "CompiledModule",
    "Diagnostic", "Dialect", "Error", "FileResult", "FlagOption", "FloatOption", "IntegerListOption",
    "IntegerOption", "Location", "Module", "NativeError", "OpInfo", "OpResult", "Operation", "ParseError", "Pass",
    "PassContext", "PassError", "PatternRewriter", "PatternRule", "Region", "RunError", "SparseArrays",
    "TextListOption", "TextOption", "Type", "TypeInfo", "Value", "VerifyError", "attribute", "compile", "make_pass",
    "parse", "parse_file", "parse_irdl", "rule", "run_files", "to_numpy", "type",
]  # fmt: skip
METHODS = {
    "Module": "body clone compile context diagnostics evaluate location operation rewrite run symbol text verify walk",
    "Builder": "after at_end at_start before constant create region",
    "PatternRewriter": "after at_end at_start before constant create erase region remove_attribute replace "
    "replace_uses set_attribute set_operand",
    "Diagnostic": "column file line message notes place prefix severity show_source width",
    "CompiledModule": "allocations functions",
}


def test_names() -> None:
    assert sorted(pyopt.__all__) == PUBLIC
    assert {*PUBLIC, "passes", "traits"} <= set(dir(pyopt))
    assert pyopt.traits.PURE and "cse" in pyopt.passes.registry.names()


@needs_docstrings
def test_names_are_documented() -> None:
    assert all(getattr(pyopt, name).__doc__ for name in PUBLIC)


@pytest.mark.parametrize("name", METHODS)
def test_methods(name: str) -> None:
    found = [one for one in dir(getattr(pyopt, name)) if not one.startswith("_")]
    assert " ".join(found) == METHODS[name]


def test_exceptions_derive_from_error() -> None:
    for name in ("ParseError", "VerifyError", "PassError", "RunError", "NativeError"):
        assert issubclass(getattr(pyopt, name), pyopt.Error)


def test_unknown_names_are_attribute_errors() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        pyopt.nonsense  # noqa: B018


def test_import_loads_nothing() -> None:
    code = "import sys; before = set(sys.modules); import pyopt; print(sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "['pyopt']\n"
