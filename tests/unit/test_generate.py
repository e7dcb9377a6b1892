"""The tools around rules: random modules are valid and the same for a seed, differences shrink, hits are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program
from tools.compare_random import (
    DifferingModule,
    against_again,
    against_needs,
    against_reference,
    reduced,
    reference_failed,
)
from tools.compare_table import Counts, Results, holds, results_of, verdict
from tools.compare_table import table as table_by_dialect
from tools.generate import GROUPS, ModuleOptions, generate
from tools.generators.reduce import smaller
from tools.rule_stats import Statistics, canonicalized, never_table, table

COUNT = 12


def modules(dialect: str) -> list[str]:
    return [generate(seed, ModuleOptions((dialect,), functions=2, ops=10)) for seed in range(COUNT)]


@pytest.mark.full
@pytest.mark.parametrize("dialect", GROUPS)
def test_generated_modules_are_valid(dialect: str, tmp_path: Path) -> None:
    text = "// -----\n".join(modules(dialect))
    assert run_in_process(["--split-input-file"], text)[::2] == (0, "")
    if MLIR_OPT is not None:
        assert run_program([MLIR_OPT, "--split-input-file"], text, str(tmp_path)).err == ""


def test_same_seed_same_module() -> None:
    options = ModuleOptions(("scf", "arith"), functions=2, ops=30)
    assert generate(3, options) == generate(3, options)
    assert generate(3, options) != generate(4, options)


def test_size_and_constants() -> None:
    small, large = (generate(1, ModuleOptions(("arith",), ops=ops)).count("\n") for ops in (10, 400))
    assert large > 10 * small
    assert "constant" not in generate(1, ModuleOptions(("math",), constants=0.0))


def test_regions_nest_as_deep_as_asked() -> None:
    flat = [generate(seed, ModuleOptions(("scf",), depth=0)) for seed in range(5)]
    assert not any("scf." in text for text in flat)
    assert any("      scf." in text for text in modules("scf"))


FUNCTION = """func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.muli %0, %y : i32
  return %0, %1 : i32, i32
}
"""


def test_smaller_variants() -> None:
    variants = smaller(FUNCTION)
    assert any("addi" not in text and "muli" in text for text in variants)
    assert any("return %0 : i32" in text or "return %1 : i32" in text for text in variants)
    assert all(len(text) < len(FUNCTION) + 40 for text in variants)


def only_multiplications(texts: list[str], flags: list[str]) -> list[DifferingModule]:
    return [DifferingModule(text, "-a\n+b\n") for text in texts if "muli" in text]


def test_a_finding_is_reduced() -> None:
    small = reduced(DifferingModule(FUNCTION, "-a\n+b\n"), [], only_multiplications).text
    assert "muli" in small and "addi" not in small


def test_failures_of_the_reference_are_told_apart() -> None:
    assert reference_failed(DifferingModule("", "--- a\n+++ b\n-x.mlir:1:2: error: no\n+ok\n"))
    assert not reference_failed(DifferingModule("", "--- a\n+++ b\n-ok\n+x.mlir:1:2: error: no\n"))
    assert not reference_failed(DifferingModule("", "--- a\n+++ b\n-ok\n+better\n"))


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not here")
def test_against_the_reference() -> None:
    assert against_reference(modules("math"), ["--canonicalize", "--cse"]) == []


SMALL = "module {\n}\n"
LARGE = "module {\n  func.func private @f()\n}\n"


@pytest.mark.parametrize(
    ("theirs", "ours", "column"),
    [(SMALL, SMALL, "equal"), (SMALL, LARGE, "more"), (LARGE, SMALL, "fewer"),
     (LARGE, LARGE.replace("@f", "@g"), "other"), (SMALL, None, "more"), (None, SMALL, "failed"),
     ("no module", SMALL, "failed")],
)  # fmt: skip
def test_verdicts(theirs: str | None, ours: str | None, column: str) -> None:
    assert verdict(Results("", theirs, ours, ours, theirs)) == column


def test_table_of_verdicts() -> None:
    row = Counts()
    for again, theirs_again in ((SMALL, SMALL), (LARGE, LARGE)):
        row.add(Results("", SMALL, SMALL, again, theirs_again))
    assert (row.modules, row.equal, row.again, row.both, row.share()) == (2, 2, 1, 1, 100.0)
    assert holds({"arith": row}) and table_by_dialect({"arith": row}).row_count == 2
    row.add(Results("", SMALL, SMALL, LARGE, SMALL))
    assert not holds({"arith": row})
    assert not holds({"arith": Counts(modules=1, more=1)}) and not holds(
        {"arith": Counts(modules=100, equal=96, fewer=4)}
    )


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not here")
def test_results_of_all_programs() -> None:
    texts = [FUNCTION, "func.func @g(%x: i32) -> i32 {\n  return %x : i32\n}\n"]
    for text, result in zip(texts, results_of(texts, ["--canonicalize"]), strict=True):
        assert result.text == text and result.theirs is not None
        assert result.theirs == result.ours == result.again == result.theirs_again


@pytest.mark.full
@pytest.mark.parametrize("dialect", GROUPS)
def test_a_second_run_changes_nothing(dialect: str) -> None:
    assert against_again(modules(dialect), ["--canonicalize"]) == []


@pytest.mark.full
@pytest.mark.parametrize("dialect", GROUPS)
def test_needs_change_nothing(dialect: str) -> None:
    assert against_needs(modules(dialect), []) == []


def test_statistics() -> None:
    statistics = Statistics()
    statistics.add("func.func @f(%x: i32) -> i32 {\n  %c = arith.constant 0 : i32\n"
                   "  %0 = arith.addi %x, %c : i32\n  return %0 : i32\n}\n")  # fmt: skip
    statistics.add("no module")
    assert (statistics.modules, statistics.rejected) == (1, 1)
    count = statistics.counts["arith", "fold", "arith.addi"]
    assert count.hits == 1 and count.calls >= 1 and count.seconds > 0
    assert "arith.addi" not in statistics.never_folded("arith")
    assert "arith.subi" in statistics.never_folded("arith")
    assert statistics.never("arith") == sorted(set(statistics.never("arith"))) != []
    assert table(statistics, ["arith"]).row_count >= 1
    assert never_table(statistics, ["arith"]).row_count == 1


def test_statistics_put_folds_back() -> None:
    before = canonicalized(FUNCTION)
    Statistics().add(FUNCTION)
    assert canonicalized(FUNCTION) == before
