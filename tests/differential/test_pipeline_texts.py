"""Whole pipelines of the sparsifier give mlir-opt's text, but for decisions that are listed and explained."""

from __future__ import annotations

import pytest

from tests.support.reference import MLIR_OPT
from tools.sparse.attribution import PIPELINES, compare, found_in, label, sample
from tools.sparse.pipeline_texts import complaint, explained, listed

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

CHOICES = {label(kernel, formats): (kernel, formats) for kernel, formats in sample(16)}


@pytest.mark.full
@pytest.mark.parametrize("name", CHOICES)
def test_each_difference_has_its_reason(name: str) -> None:
    known = listed()
    for pipeline in PIPELINES:
        found = compare(*CHOICES[name], pipeline)
        assert found is None or complaint(pipeline, found, known) == ""


def test_each_reason_is_explained() -> None:
    used = {one for reasons in listed().values() for one in reasons.split()}
    assert used == explained()


def test_what_is_listed_is_compared() -> None:
    names = {f"{pipeline} {label(kernel, formats)}" for kernel, formats in sample() for pipeline in PIPELINES}
    assert listed().keys() <= names
    assert len(CHOICES) > 53


def test_reasons_are_found_by_halves() -> None:
    assert found_in("abcdefgh", lambda on: "c" in on or "h" in on) == ["c", "h"]
    assert found_in("abc", lambda on: False) == []
