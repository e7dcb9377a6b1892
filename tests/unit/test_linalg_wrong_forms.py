"""Structured ops in every wrong form (`tests/support/linalg_forms.py`): errors, and no exception."""

from __future__ import annotations

import pytest

from pyopt.dialects.linalg.structure import DESTINATION_STYLE
from pyopt.ir.context import Context
from pyopt.ir.verifier import verify
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.linalg_forms import names, wrong_forms


def is_of_integers(name: str) -> bool:
    """The op has no custom form for the floats of these tests."""
    return name in ("linalg.select", "linalg.fill_rng_2d") or name.endswith("_unsigned")


def first_error(text: str) -> str:
    """The first error that a module has, "" for none. What has none is printed, read again, and printed the same.

    Custom forms of named ops leave out the body, which may be another one in generic form: these are printed so.
    """
    errors: list[str] = []

    def note(severity: str, message: str, location: object, notes: object) -> None:
        if severity == "error":
            errors.append(message)

    context = Context(note)
    module = parse_module(Source(text, "-"), context)
    if module is None or not verify(module, context):
        assert errors, "rejected without a message"
        return errors[0]
    for options in (PrintOptions(), PrintOptions(generic=True))[text.count('"linalg.') > 0 :]:
        printed = print_op(module, context, options)
        again = parse_module(Source(printed, "-"), context)
        assert again is not None and verify(again, context), printed
        assert print_op(again, context, options) == printed
    return ""


def test_every_op_has_forms() -> None:
    assert set(names()) == DESTINATION_STYLE


@pytest.mark.full
@pytest.mark.parametrize("name", names())
def test_wrong_forms(name: str) -> None:
    """Some forms are right, most are not, and none ends in an exception."""
    errors = {label: first_error(text) for label, text in wrong_forms(name)}
    assert "" in [error for label, error in errors.items() if " right " in label] or is_of_integers(name)
    wrong = [
        word
        for word in (
            "operands0/0",
            "results2",
            "more-block-arguments",
            "two-regions",
            "yields-two",
            "segments negative",
        )
        if not errors.get(f"{name} generic {word}", "wrong")
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("linalg.transpose permutation = [1, 0]", "'linalg.transpose' op expected 2 operands, but found 0"),
        ("%r = linalg.transpose permutation = [1, 0]", "cannot name an operation with no results"),
        ("linalg.broadcast dimensions = [0]", "'linalg.broadcast' op expected 2 operands, but found 0"),
        ("%r = linalg.broadcast dimensions = [0]", "cannot name an operation with no results"),
        ("%r = linalg.map () { }", "cannot name an operation with no results"),
        ("linalg.reduce { arith.addf } dimensions = [0]", "custom op 'linalg.reduce' expects operands"),
    ],
)
def test_without_operands(line: str, message: str) -> None:
    assert first_error(f"func.func @f() {{\n  {line}\n  return\n}}\n") == message
