"""What loops add up to, as it is known and as it is when they run."""

from __future__ import annotations

import random

import pytest

from pyopt.driver.execute import run_in_process as execute
from pyopt.driver.run import run_in_process as pyopt

LOOP = """
func.func @main() -> i64 {{
  %n = arith.constant {n} : index
  %empty = tensor.empty(%n) : tensor<?xf32>
  %0 = call @total(%empty) : (tensor<?xf32>) -> index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}}
func.func @total(%t: tensor<?xf32>) -> index {{
  %c0 = arith.constant 0 : index
  %start = arith.constant {start} : index
  %low = arith.constant {low} : index
  %step = arith.constant {step} : index
  %less = arith.constant {less} : index
  %growth = arith.constant {growth} : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %high = arith.subi %n, %less : index
  %0:2 = scf.for %i = %low to %high step %step iter_args(%a = %start, %b = %n) -> (index, index) {{
    %1 = arith.addi %a, %growth : index
    %2 = arith.subi %b, {other} : index
    scf.yield %1, %2 : index, index
  }}
  %sum = arith.addi %0#0, %0#1 : index
  return %sum : index
}}
"""


def drawn(seed: int) -> dict[str, object]:
    rng = random.Random(seed)
    return {
        "start": rng.randint(-3, 3), "low": rng.randint(0, 3), "step": rng.randint(1, 3), "less": rng.randint(-2, 4),
        "growth": rng.randint(-2, 2), "other": rng.choice(["%growth", "%n", "%high", "%i"]),
    }  # fmt: skip


def total(given: dict[str, object], n: int) -> int:
    low, step, less, growth = (int(str(given[one])) for one in ("low", "step", "less", "growth"))
    first, second = int(str(given["start"])), n
    for i in range(low, n - less, step):
        first += growth
        second -= {"%growth": growth, "%n": n, "%high": n - less, "%i": i}[str(given["other"])]
    return first + second


@pytest.mark.parametrize("seed", range(40))
def test_totals_are_those_of_runs(seed: int) -> None:
    given = drawn(seed)
    for n in (0, 1, 4, 9):
        text = LOOP.format(n=n, **given)
        assert execute(["--entry-point-result=i64"], text) == (0, f"{total(given, n)}\n", "")
        code, inferred, err = pyopt(["--shape-inference", "--canonicalize"], text)
        assert (code, err) == (0, "")
        assert execute(["--entry-point-result=i64"], inferred) == (0, f"{total(given, n)}\n", "")


@pytest.mark.parametrize("seed", range(40))
def test_exported_functions_have_no_loop_where_the_total_is_known(seed: int) -> None:
    given = drawn(seed)
    text = LOOP.format(n=5, **given)
    text = text[text.index("func.func @total") :].replace("-> index {\n  %c0", "-> tensor<?xi8> {\n  %c0", 1)
    made = "  %r = tensor.empty(%sum) : tensor<?xi8>\n  return %r : tensor<?xi8>\n"
    code, out, err = pyopt(["--export-shape-functions"], text.replace("  return %sum : index\n", made))
    assert code == 0
    exported = out.partition("func.func @total")[2].partition("func.func @")[2]
    if given["other"] == "%i":
        assert "the shapes of @total cannot be computed" in err and not exported
    else:
        assert err == "" and "return" in exported and "scf.for" not in exported
