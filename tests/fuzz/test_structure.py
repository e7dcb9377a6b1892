"""A quick share of the fuzzing by structure and passes; `python tools/fuzz.py --count 200000` does the long one."""

from __future__ import annotations

import random
from functools import cache

import pytest

from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.fuzz.expressions import adopt_expressions
from tests.support.fuzz.inputs import draw_input
from tests.support.fuzz.reducing import reduce
from tests.support.fuzz.runs import check, flags_of
from tests.support.fuzz.seeds import Pool, cut_out, make_pool
from tools.generators.builder import quiet_context

SECONDS = 20.0


@cache
def _pool() -> Pool:
    return make_pool(seed=1, per_op=3, share=0.15)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(4))
def test_mutated_ops(seed: int) -> None:
    randomness = random.Random(seed)
    for _ in range(120):
        drawn = draw_input(_pool(), randomness)
        wrong = check(drawn.text, drawn.steps, SECONDS).complaint
        if wrong is not None:
            text, steps = reduce(drawn.text, drawn.steps[: wrong.steps], wrong.kind, SECONDS, 20.0)
            pytest.fail(f"{wrong.text}\npyopt {' '.join(flags_of(steps))} on:\n{text}", pytrace=False)


@pytest.mark.full
def test_pool_holds_accepted_seeds_in_both_forms() -> None:
    pool = _pool()
    forms = {form for by_form in pool.seeds.values() for form in by_form}
    assert forms == {"generic", "custom", "written"}
    assert len(pool.ops) > 250
    for name in pool.ops:
        for form, seeds in pool.seeds[name].items():
            for seed in seeds[:1] if form != "written" else ():
                assert check(seed.text, [], SECONDS).accepted, seed.text


def test_check_complains_of_what_a_pass_leaves_invalid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass that drops a return must be noticed, and so must one that raises."""
    from pyopt.ir.core import Operation
    from pyopt.passes import registry
    from pyopt.pipeline.passes import PassContext, make_pass

    def drop(op: Operation, pass_context: PassContext) -> bool:
        for one in list(op.walk()):
            if one.info.name == "func.return":
                one.erase()
        return False  # and does not even say so

    def fail(op: Operation, pass_context: PassContext) -> bool:
        raise KeyError("on purpose")

    text = "func.func @f() { return }"
    monkeypatch.setitem(registry._loaded, "drop-returns", make_pass("drop-returns", drop))
    monkeypatch.setitem(registry._loaded, "fail", make_pass("fail", fail))
    invalid = check(text, [("cse", ""), ("drop-returns", "")], SECONDS).complaint
    assert invalid is not None and invalid.kind.startswith("drop-returns: invalid: ") and invalid.steps == 2
    raised = check(text, [("fail", "")], SECONDS).complaint
    assert raised is not None and raised.kind.startswith("fail: KeyError")
    assert check(text, [("cse", "")], SECONDS).complaint is None
    reduced, steps = reduce(
        f"func.func private @g(i32)\n{text}", [("cse", ""), ("fail", "")], raised.kind, SECONDS, 5.0
    )
    assert steps == [("fail", "")] and len(reduced) < len(text)


def test_check_complains_of_what_short_cuts_read_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain run that accepts less, or that reads another module, must be noticed."""
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.syntax.lexer import Source
    from pyopt.syntax.parser import parse_module
    from tests.support.fuzz import runs

    monkeypatch.setattr(runs, "PLAIN_SHARE", 1)
    text = "func.func @f() { return }"
    assert check(text, [], SECONDS).complaint is None

    def other(source: Source, context: Context, *rest: object) -> Operation | None:
        if context.plain:
            source = Source("func.func @g() { return }", "-")
        return parse_module(source, context)

    def nothing(source: Source, context: Context, *rest: object) -> Operation | None:
        return None if context.plain else parse_module(source, context)

    monkeypatch.setattr(runs, "parse_module", other)
    different = check(text, [], SECONDS).complaint
    assert different is not None and different.kind.startswith("plain reads otherwise")
    monkeypatch.setattr(runs, "parse_module", nothing)
    rejected = check(text, [], SECONDS).complaint
    assert rejected is not None and "only one of them is accepted" in rejected.text


def test_cut_out_takes_constants_and_symbols_along() -> None:
    from pyopt.syntax.lexer import Source
    from pyopt.syntax.parser import parse_module
    from pyopt.syntax.printer import print_op

    context = quiet_context()
    module = parse_module(
        Source(
            """func.func private @g(i32, i32) -> i32
            func.func @f(%a: i32) -> i32 {
              %c = arith.constant 7 : i32
              %0 = arith.addi %a, %c : i32
              %1 = call @g(%0, %c) : (i32, i32) -> i32
              return %1 : i32
            }""",
            "-",
        ),
        context,
    )
    assert module is not None
    call = next(op for op in module.walk() if op.info.name == "func.call")
    cut = cut_out(call, context)
    assert cut is not None
    assert print_op(cut, context) == (
        "module {\n  func.func @f(%arg0: i32) -> i32 {\n    %c7_i32 = arith.constant 7 : i32\n"
        "    %0 = call @g(%arg0, %c7_i32) : (i32, i32) -> i32\n    return %0 : i32\n  }\n"
        "  func.func private @g(i32, i32) -> i32\n}\n"
    )


def test_expressions_of_the_same_value_are_taken_for_the_same() -> None:
    nested = "(d0)[s0] -> (d0 + (s0 * -6 + 15))"
    text = f'"any.op"() {{m = affine_map<{nested}>}} : () -> ()'
    assert check(text, [], SECONDS).complaint is None

    def adopted(other: str) -> str:
        context = quiet_context()
        one, two = (
            parse_module(Source(f'"any.op"() {{m = [affine_map<{map}>]}} : () -> ()', "-"), context)
            for map in (nested, other)
        )
        assert one is not None and two is not None
        adopt_expressions(one, two)
        return print_op(one, context, PrintOptions(local_scope=True))

    assert "d0 - s0 * 6 + 15" in adopted("(d0)[s0] -> (d0 - s0 * 6 + 15)")
    assert "d0 + s0 * -6 + 15" in adopted("(d0)[s0] -> (d0 - s0 * 6 + 16)")
