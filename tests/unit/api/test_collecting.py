"""Parsing, passes, printing and compiling do not look for garbage meanwhile, and leave Python's collector as it was."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

import pyopt

TEXT = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n"
LONG = "\n".join([TEXT.replace("@f", f"@f{number}") for number in range(2_000)])


@pytest.fixture
def collections() -> Iterator[list[str]]:
    """The collections that start from here on, with a collector that runs often."""
    started: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            started.append(phase)

    pyopt.parse(TEXT).run("canonicalize").text()  # what is loaded once is loaded
    thresholds = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(100, 10, 10)
    yield started
    gc.callbacks.remove(note)
    gc.set_threshold(*thresholds)


def test_reading_running_and_printing_collect_nothing(collections: list[str]) -> None:
    module = pyopt.parse(LONG)
    after_reading = len(collections)
    module.run("canonicalize")
    after_passes = len(collections)
    text = module.text()
    # One at most when the collector is on again, and some in what stands around the work.
    assert after_reading < 50
    assert after_passes - after_reading < 50
    assert len(collections) - after_passes < 50
    assert text.count("func.func") == 2_000
    assert gc.isenabled()


def test_the_count_sees_collections(collections: list[str]) -> None:
    kept = [[number] for number in range(10_000)]
    assert len(kept) == 10_000
    assert len(collections) >= 50


def wrong_text() -> None:
    pyopt.parse("func.func @f(")


def wrong_module() -> None:
    pyopt.parse("func.func @f() -> i32 {\n  return\n}")


def wrong_pass() -> None:
    pyopt.parse(TEXT).run("test-greedy-patterns-that-do-not-exist")


def wrong_program() -> None:
    pytest.importorskip("llvmlite")
    pyopt.compile("func.func @f(")


@pytest.mark.parametrize("work", [wrong_text, wrong_module, wrong_pass, wrong_program])
@pytest.mark.parametrize("collecting", [True, False])
def test_errors_leave_the_collector_as_it_was(work: Callable[[], None], collecting: bool) -> None:
    was = gc.isenabled()
    (gc.enable if collecting else gc.disable)()
    try:
        with pytest.raises(pyopt.Error):
            work()
        assert gc.isenabled() is collecting
    finally:
        (gc.enable if was else gc.disable)()
