"""Pipelines: options, text, nesting, order, failure, verification, statistics, timing, IR dumps.

The passes are made here, so that nothing depends on what a real pass does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import NO_ATTRIBUTES, Operation
from pyopt.passes import registry
from pyopt.pipeline.manager import NestingError, PassManager
from pyopt.pipeline.options import (
    INT32,
    INT64,
    UINT32,
    UINT64,
    FlagOption,
    FloatOption,
    IntegerOption,
    OptionError,
    OptionValues,
    TextListOption,
    TextOption,
    split_options,
)
from pyopt.pipeline.passes import PassContext, PassDeclaration, ScheduledPass, make_pass, make_pipeline
from pyopt.pipeline.statistics import report
from pyopt.pipeline.text import PipelineError, PipelineParser

TWO_FUNCTIONS = """module {
  func.func private @f()
  func.func private @g()
}
"""


MAX_ITERATIONS = IntegerOption("max-iterations", 10, "Limit")
SKIP = TextListOption("skip", "What not")
MARK_OPTIONS = (
    FlagOption("top-down", True, "Direction"),
    MAX_ITERATIONS,
    TextOption("mode", "normal", "How", ("normal", "aggressive")),
    SKIP,
    FloatOption("threshold", 0.5, "When"),
)
"""Options of each kind."""


WRONG = (
    "9223372036854775808", "-9223372036854775809", "+5", "1_0", "--5", "-", "08", "1e3", "0O10",
    "\N{ARABIC-INDIC DIGIT THREE}",
)  # fmt: skip
"""Numbers that mlir-opt refuses."""


def mark(op: Operation, pass_context: PassContext) -> bool:
    """Counts its runs in an attribute of the op."""
    old = op.attributes.get("func.runs")
    op.set_attribute("func.runs", IntegerAttr.get(old.value + 1 if isinstance(old, IntegerAttr) else 1))
    pass_context.count("num-marked")
    return True


def nothing(op: Operation, pass_context: PassContext) -> bool:
    return False


def give_up(op: Operation, pass_context: PassContext) -> bool:
    pass_context.context.error("gave up", op.loc)
    pass_context.fail()
    return False


def spoil(op: Operation, pass_context: PassContext) -> bool:
    """Leaves an op that the verifier rejects, and says so."""
    for child in op.walk():
        if child.info.name == "func.func":
            child.attributes = NO_ATTRIBUTES
    return True


def spoil_silently(op: Operation, pass_context: PassContext) -> bool:
    spoil(op, pass_context)
    return False


def crash(op: Operation, pass_context: PassContext) -> bool:
    raise ValueError("two\nlines")


def recurse(op: Operation, pass_context: PassContext) -> bool:
    return recurse(op, pass_context) or True


PASSES: tuple[PassDeclaration, ...] = (
    make_pass(
        "mark",
        mark,
        MARK_OPTIONS,
        statistics={"num-marked": "Number of marks"},
        class_name="Marker",
    ),
    make_pass("mark-function", mark, anchor="func.func", statistics={"num-marked": "Number of marks"}),
    make_pass("nothing", nothing),
    make_pass("give-up", give_up),
    make_pass("spoil", spoil),
    make_pass("spoil-silently", spoil_silently),
    make_pass("crash", crash),
    make_pass("recurse", recurse),
)


def several(options: OptionValues) -> list[tuple[str, PassDeclaration, str]]:
    """mark and mark-function, and nothing in between within functions."""
    limit = f"max-iterations={MAX_ITERATIONS.of(options)}"
    return [("", PASSES[0], limit), ("func.func", PASSES[2], ""), ("func.func", PASSES[1], ""), ("", PASSES[1], "")]


PASSES = (*PASSES, make_pipeline("several", several, (MAX_ITERATIONS,)))


@pytest.fixture(autouse=True)
def fake_passes() -> Iterator[None]:
    """The passes above, in the registry as if loaded; what a test loads is forgotten again."""
    loaded = registry._loaded
    before = dict(loaded)
    loaded.update((one.argument, one) for one in PASSES)
    yield
    loaded.clear()
    loaded.update(before)


def find(name: str) -> PassDeclaration | None:
    return next((one for one in PASSES if one.argument == name), None)


def parse(text: str) -> PassManager:
    return PipelineParser(find, lambda: [one.argument for one in PASSES]).parse(text)


def pyopt(*argv: str, stdin: str = TWO_FUNCTIONS) -> tuple[int, str, str]:
    return run_in_process(argv, stdin)


MARK = PASSES[0]


# Options.


def test_options_parse_by_the_type_of_their_default() -> None:
    scheduled = ScheduledPass(MARK, "top-down=false max-iterations=-3 mode=aggressive skip=a,b threshold=1e-3")
    values = [option.value(scheduled.options) for option in MARK_OPTIONS]
    assert values == [False, -3, "aggressive", ["a", "b"], 1e-3]
    assert MAX_ITERATIONS.of(scheduled.options) == -3


def test_lists_add_up_and_may_stand_in_braces() -> None:
    scheduled = ScheduledPass(MARK, "skip=a skip={b,c} top-down")
    assert [option.text(scheduled.options) for option in MARK_OPTIONS[:1]] == ["top-down=true"]
    assert SKIP.of(scheduled.options) == ["a", "b", "c"]


def test_options_print_sorted_as_the_reference_does() -> None:
    assert ScheduledPass(MARK).text() == "mark{max-iterations=10 mode=normal  threshold=5.000000e-01 top-down=true}"
    assert "mode=normal skip={x,y} threshold" in ScheduledPass(MARK, "skip=x,y").text()
    assert "mode=normal skip={} threshold" in ScheduledPass(MARK, "skip=").text()
    assert "mode=normal skip={{x y},} threshold" in ScheduledPass(MARK, "skip='x y',").text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("foo=1", "no such option foo; 'mark' has max-iterations, mode, skip, threshold, top-down"),
        ("max-iterations=x", "'x' is invalid value for integer option max-iterations"),
        *[(f"max-iterations={text}", f"'{text}' is invalid value for integer option max-iterations") for text in WRONG],
        ("max-iterations", "option max-iterations requires a value"),
        ("top-down=maybe", "'maybe' is invalid value for boolean option top-down: it takes true or false"),
        ("mode=odd", "'odd' is invalid value for option mode: it takes normal or aggressive"),
        ("threshold=x", "'x' is invalid value for floating-point option threshold"),
        ("mode='normal", "missing closing '"),
    ],
)
def test_wrong_options(text: str, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        ScheduledPass(MARK, text)
    assert caught.value.message == message


def test_lists_of_numbers() -> None:
    narrowing = registry.find_pass("arith-int-range-narrowing")
    assert narrowing is not None
    text = ScheduledPass(
        narrowing, "int-bitwidths-supported={8,0x10} int-bitwidths-supported=32 reference-exact"
    ).text()
    assert text == "arith-int-range-narrowing{int-bitwidths-supported={8,16,32} reference-exact=true}"
    for wrong, shown in (("x", "x"), ("-1", "-1"), ("", ""), ("{}", "")):
        with pytest.raises(OptionError) as caught:
            ScheduledPass(narrowing, f"int-bitwidths-supported=8,{wrong}")
        assert caught.value.message == f"'{shown}' is invalid value for integer option int-bitwidths-supported"


def test_braces_around_a_value_are_left_out() -> None:
    values = ["{{x}}", "{x", "x{y}", "{x}{y}", "{'x y'}", "{x {y} z}"]
    assert [split_options("a=" + one) for one in values] == [
        [("a", one)] for one in ("{x}", "{x", "x{y}", "{x}{y}", "'x y'", "x {y} z")
    ]


@pytest.mark.parametrize(
    ("text", "elements"),
    [
        ("", []),
        ("{}", []),
        ("{ }", []),
        ("''", []),
        ("{{}}", [""]),
        ("a,,b", ["a", "", "b"]),
        ("a,", ["a", ""]),
        (",", ["", ""]),
        ("{a,  , b }", ["a", "", "b"]),
        ("{a},{b}", ["a", "b"]),
        ("{{a},{b c}}", ["a", "b c"]),
        ("'a b',c", ["a b", "c"]),
        ("{'a,b'}", ["a,b"]),
        ("f(a,b),g", ["f(a,b)", "g"]),
        ("{{a},b},c", ["{a},b", "c"]),
        ("a(b,c", ["a(b", "c"]),
        ("a'b,c", ["a'b", "c"]),
        ("a{b c}d", ["a{b c}d"]),
    ],
)
def test_elements_of_lists(text: str, elements: list[str]) -> None:
    assert SKIP.of(ScheduledPass(MARK, f"skip={text}").options) == elements


def test_brackets_that_are_never_closed_take_no_time() -> None:
    assert len(SKIP.of(ScheduledPass(MARK, "skip=" + "({[" * 100).options)) == 1


def test_split_options() -> None:
    assert split_options("a=1 b  c={x y} d='p q' e=f(g{h=1 i=2})") == [
        ("a", "1"), ("b", None), ("c", "x y"), ("d", "p q"), ("e", "f(g{h=1 i=2})")]  # fmt: skip


# Pipeline text.


@pytest.mark.parametrize(
    "text",
    [
        "builtin.module()",
        "builtin.module(nothing,any(nothing),a.b(nothing))",
        "builtin.module(nothing)",
        "builtin.module(nothing,spoil)",
        "builtin.module(func.func(nothing,mark-function))",
        "builtin.module(func.func(nothing),nothing)",
        "builtin.module(nothing,func.func(mark-function),any(nothing))",
        "any(builtin.module(func.func(nothing)))",
        "builtin.module(mark{max-iterations=2 mode=normal skip={a,b} threshold=5.000000e-01 top-down=false},nothing)",
    ],
)
def test_pipeline_text_is_printed_as_it_is_parsed(text: str) -> None:
    assert parse(text).text() == text


def test_spaces_and_empty_braces() -> None:
    text = " builtin.module ( nothing{} , func.func( nothing ) , mark{ max-iterations=2 } ) "
    mark_text = "mark{max-iterations=2 mode=normal  threshold=5.000000e-01 top-down=true}"
    assert parse(text).text() == f"builtin.module(nothing,func.func(nothing),{mark_text})"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("nothin", 1, "'nothin' does not refer to a registered pass or pass pipeline"),
        ("nothing, spol", 10, "'spol' does not refer to a registered pass or pass pipeline"),
        ("func.func(nothing,zzz)", 19, "'zzz' does not refer to a registered pass or pass pipeline"),
        (",nothing", 1, "'' does not refer to a registered pass or pass pipeline"),
        ("nothing,", 9, "'' does not refer to a registered pass or pass pipeline"),
        ("mark{top-down=0", 5, "missing closing '}' while processing pass options"),
        ("func.func(nothing", 11, "encountered unbalanced parentheses while parsing pipeline"),
        ("nothing)", 8, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline"),
        ("mark{a}b", 8, "expected ',' after parsing pipeline"),
        ("mark{a}}", 8, "expected ',' after parsing pipeline"),
        ("func.func(nothing)nothing", 19, "expected ',' after parsing pipeline"),
        ("func.func()", 11, "'' does not refer to a registered pass or pass pipeline"),
    ],
)
def test_errors_in_pipeline_text_point_at_their_place(text: str, column: int, message: str) -> None:
    with pytest.raises(PipelineError) as caught:
        parse(f"builtin.module({text})")
    rendered = caught.value.rendered()
    assert message in rendered
    assert f"MLIR Textual PassPipeline Parser:1:{column}: error: " in rendered
    assert f"\n{text}\n{' ' * (column - 1)}^\n\n" in rendered


def test_the_nearest_pass_is_suggested() -> None:
    with pytest.raises(PipelineError) as caught:
        parse("builtin.module(nothing,spol)")
    assert caught.value.rendered(True).endswith("\n\n<unknown>:0: note: did you mean 'spoil'?\n")
    assert "note" not in caught.value.rendered()


@pytest.mark.parametrize("text", ["", "nothing", "nothing,spoil", "builtin.module(nothing", "(nothing)"])
def test_pipeline_text_needs_an_anchor(text: str) -> None:
    with pytest.raises(PipelineError) as caught:
        parse(text)
    assert "wrapped with the anchor operation type, e.g. 'builtin.module(...)'" in caught.value.rendered()


def test_wrong_option_in_pipeline_text() -> None:
    code, out, err = pyopt("--pass-pipeline=builtin.module(mark{foo=1})")
    assert (code, out) == (1, "")
    assert "no such option foo" in err
    assert "failed to add `mark` with options `foo=1`" in err


def test_a_pass_is_not_nested_by_text() -> None:
    with pytest.raises(NestingError, match=r"restricted to 'func.func' on a pass manager"):
        parse("builtin.module(mark-function)")
    code, _, err = pyopt("--pass-pipeline=builtin.module(mark-function)")
    assert code == 1 and "did you intend to nest?" in err


def test_a_pass_for_ops_of_an_interface_is_not_nested_by_text() -> None:
    code, out, err = pyopt("--pass-pipeline=builtin.module(affine-simplify-min-max)")
    assert (code, out) == (1, "")
    wanted = "on a PassManager intended to run on 'builtin.module'!"
    assert err == f"<unknown>:0: error: unable to schedule pass 'SimplifyAffineMinMaxPass' {wanted}\n"
    code, _, err = pyopt("--affine-simplify-min-max", "--dump-pass-pipeline")
    assert code == 0 and "  func.func(\n    affine-simplify-min-max" in err


def test_a_named_pipeline_is_replaced_by_its_passes() -> None:
    mark = "mark{max-iterations=3 mode=normal  threshold=5.000000e-01 top-down=true}"
    text = f"{mark},func.func(nothing),func.func(mark-function)"
    manager = parse("builtin.module(several{max-iterations=3})")
    assert manager.text() == f"builtin.module({text[:-1]},mark-function))"
    code, _, err = pyopt("--several=max-iterations=3", "--nothing", "--dump-pass-pipeline")
    assert code == 0
    mark, rest = text.split(",", 1)
    assert rest == "func.func(nothing),func.func(mark-function)"
    assert err.startswith(
        f"Pass Manager with 4 passes:\nbuiltin.module(\n  {mark},\n  func.func(\n    nothing\n  ),\n"
        "  func.func(\n    mark-function,\n    mark-function\n  ),\n  nothing\n)\n"
    )


# Running.


def test_flags_run_in_order_and_nest_by_themselves() -> None:
    code, _, err = pyopt("--mark", "--mark-function", "--nothing", "--mark", "--dump-pass-pipeline")
    assert code == 0
    assert err.startswith("Pass Manager with 4 passes:\nbuiltin.module(\n  mark{")
    assert "},\n  func.func(\n    mark-function\n  ),\n  nothing,\n  mark{" in err
    assert err.endswith("top-down=true}\n)\n\n")


def test_repeats_run_again() -> None:
    _, out, _ = pyopt("--mark", "--mark", "--mark-function")
    assert "module attributes {func.runs = 2 : i64}" in out
    assert out.count("func.runs = 1 : i64") == 2


def test_a_nested_manager_runs_whole_on_one_op_before_the_next() -> None:
    _, _, err = pyopt(
        "--pass-pipeline=builtin.module(func.func(mark-function),func.func(nothing))",
        "--mlir-print-ir-before-all",
        "--mlir-print-ir-module-scope",
    )
    headers = re.findall(r"IR Dump Before (.*) //-----", err)
    assert headers == [
        "MarkFunction (mark-function) ('func.func' operation: @f)",
        "Nothing (nothing) ('func.func' operation: @f)",
        "MarkFunction (mark-function) ('func.func' operation: @g)",
        "Nothing (nothing) ('func.func' operation: @g)",
    ]


def test_any_runs_on_what_is_isolated_and_registered() -> None:
    source = 'module {\n  func.func private @f()\n  "a.b"() : () -> ()\n}\n'
    code, out, _ = pyopt("--pass-pipeline=builtin.module(any(mark))", "--allow-unregistered-dialect", stdin=source)
    assert code == 0
    assert out.count("func.runs = 1") == 1


def test_wrong_anchor() -> None:
    code, out, err = pyopt("--pass-pipeline=func.func(nothing)")
    assert (code, out) == (1, "")
    assert "error: can't run 'func.func' pass manager on 'builtin.module' op" in err


def test_unregistered_anchor() -> None:
    flags = ("--pass-pipeline=builtin.module(a.b(nothing))", "--allow-unregistered-dialect")
    code, _, err = pyopt(*flags, stdin='"a.b"() : () -> ()')
    assert code == 1
    assert "'a.b' op trying to schedule a pass on an unregistered operation" in err


def test_failure_ends_the_pipeline() -> None:
    code, out, err = pyopt("--give-up", "--mark", "--mlir-print-ir-before-all")
    assert (code, out) == (1, "")
    assert "<stdin>:1:1: error: gave up\n" in err
    assert "Marker" not in err


def test_ir_is_verified_after_a_pass_that_changed_it() -> None:
    code, out, err = pyopt("--spoil", "--mark")
    assert (code, out) == (1, "")
    assert "error: 'func.func' op requires attribute" in err
    assert pyopt("--spoil-silently", "--mlir-print-op-generic")[0] == 0


def test_ir_that_is_not_valid_is_printed_in_the_generic_form() -> None:
    code, out, _ = pyopt("--spoil", "--verify-each=0")
    assert code == 0
    assert out.startswith('"builtin.module"() ({\n  "func.func"() ({\n')
    _, _, err = pyopt("--spoil", "--mlir-print-ir-after-failure")
    assert '// -----// IR Dump After Spoil Failed (spoil) //----- //\n"builtin.module"() ({' in err


def test_a_crash_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = pyopt("--crash")
    assert (code, out) == (1, "")
    assert err == "pyopt: error: internal error: ValueError: two (this is a bug; PYOPT_DEBUG=1 shows where)\n"
    monkeypatch.setenv("PYOPT_DEBUG", "1")
    code, _, err = pyopt("--crash")
    assert code == 1
    assert "Traceback" in err and err.endswith("PYOPT_DEBUG=1 shows where)\n")


def test_endless_recursion_is_one_line() -> None:
    assert pyopt("--recurse") == (1, "", "pyopt: error: the IR nests too deep\n")


def test_a_crash_ends_its_part_only() -> None:
    code, out, err = pyopt("--pass-pipeline=builtin.module(builtin.module(crash))", "--split-input-file",
                           stdin="module {}\n// -----\nmodule { module {} }\n// -----\nmodule @last {}\n")  # fmt: skip
    assert code == 1
    assert "module @last {" in out
    assert err.count("internal error") == 1


# Watching.


def test_statistics() -> None:
    manager = parse("builtin.module(mark,func.func(mark-function),nothing)")
    passes = manager.passes()
    passes[0].statistics["num-marked"] = 12
    passes[1].statistics["num-marked"] = 3
    text = report(manager, "pipeline")
    assert text.splitlines()[3:] == [
        "Marker",
        "  (S) 12 num-marked - Number of marks",
        "'func.func' Pipeline",
        "  MarkFunction",
        "    (S) 3 num-marked - Number of marks",
        "Nothing",
        "",
    ]
    assert report(manager, "list").splitlines()[3:] == [
        "MarkFunction",
        "  (S) 3 num-marked - Number of marks",
        "Marker",
        "  (S) 12 num-marked - Number of marks",
        "",
    ]


def test_statistics_of_a_run_add_up() -> None:
    _, out, err = pyopt("--mark-function", "--mlir-pass-statistics")
    assert "(S) 2 num-marked - Number of marks\n" in err
    assert "num-marked" not in out


def _shape(report_text: str) -> list[str]:
    """The report's lines with their numbers gone."""
    return [re.sub(r"\d+\.\d+ \( *\d+\.\d%\)", "#", line) for line in report_text.splitlines()]


def test_timing_tree() -> None:
    flags = "--pass-pipeline=builtin.module(mark,func.func(nothing),builtin.module(nothing),nothing)"
    _, _, err = pyopt(flags, "--mlir-timing")
    assert _shape(err)[5:] == [
        "  ----Wall Time----  ----Name----",
        "    #  Parser",
        "    #  Marker",
        "    #  Pipeline Collection : ['builtin.module', 'func.func']",
        "    #    'func.func' Pipeline",
        "    #      Nothing",
        "    #  Nothing",
        "    #  Output",
        "    #  Rest",
        "    #  Total",
    ]
    assert re.fullmatch(r"  Total Execution Time: \d+\.\d{4} seconds", err.splitlines()[3])


def test_timing_list_merges_names() -> None:
    _, _, err = pyopt("--nothing", "--mark", "--nothing", "--mlir-timing", "--mlir-timing-display=list")
    names = [line.split("#  ")[1] for line in _shape(err)[6:]]
    assert names[0] == "root"
    assert sorted(names[1:-2]) == ["Marker", "Nothing", "Output", "Parser"]
    assert names[-2:] == ["Rest", "Total"]


@pytest.mark.parametrize("display", ["tree", "list"])
def test_timing_json(display: str) -> None:
    _, _, err = pyopt(
        "--mark-function", "--mlir-timing", "--mlir-output-format=json", f"--mlir-timing-display={display}"
    )
    rows = json.loads(err)
    names = [row["name"] for row in rows]
    assert {"Parser", "'func.func' Pipeline", "Output"} <= set(names)
    assert names[-2:] == ["Rest", "Total"]
    assert rows[-1]["wall"]["percentage"] == 100.0
    if display == "tree":
        assert rows[names.index("'func.func' Pipeline")]["passes"][0]["name"] == "MarkFunction"


def dumps(err: str) -> list[str]:
    return re.findall(r"IR Dump (.*) //-----", err)


def test_ir_dumps_of_named_passes() -> None:
    flags = ("--mark", "--nothing", "--mlir-print-ir-before=mark,nothing", "--mlir-print-ir-after=mark")
    _, _, err = pyopt(*flags)
    assert dumps(err) == ["Before Marker (mark)", "After Marker (mark)", "Before Nothing (nothing)"]


def test_ir_dumps_after_changes_only() -> None:
    flags = ("--nothing", "--mark", "--nothing", "--mlir-print-ir-after-change")
    assert dumps(pyopt(*flags, "--mlir-print-ir-after-all")[2]) == ["After Marker (mark)"]
    assert dumps(pyopt(*flags, "--mlir-print-ir-after=nothing,mark")[2]) == ["After Marker (mark)"]
    assert dumps(pyopt(*flags, "--mlir-print-ir-after=nothing")[2]) == []


@pytest.mark.parametrize("also", ["", "--mlir-print-ir-before=mark", "--mlir-print-ir-module-scope"])
def test_changes_only_is_no_request_for_dumps(also: str) -> None:
    flags = ("--mark", "--give-up", "--mlir-print-ir-after-change", *([also] if also else []))
    assert [one for one in dumps(pyopt(*flags)[2]) if "After" in one] == []
    _, _, err = pyopt(*flags, "--mlir-print-ir-after-failure")
    assert [one[:26] for one in dumps(err) if "After" in one] == ["After GiveUp Failed (give-"]


def test_ir_dumps_after_failure_only() -> None:
    _, _, err = pyopt("--mark", "--give-up", "--mlir-print-ir-after-failure")
    assert dumps(err) == ["After GiveUp Failed (give-up)"]


def test_ir_dump_text() -> None:
    _, _, err = pyopt("--mark", "--mark-function", "--mlir-print-ir-after-all")
    assert err == (
        "// -----// IR Dump After Marker (mark) //----- //\n"
        "module attributes {func.runs = 1 : i64} {\n  func.func private @f()\n  func.func private @g()\n}\n\n\n"
        "// -----// IR Dump After MarkFunction (mark-function) //----- //\n"
        "func.func private @f() attributes {func.runs = 1 : i64}\n\n"
        "// -----// IR Dump After MarkFunction (mark-function) //----- //\n"
        "func.func private @g() attributes {func.runs = 1 : i64}\n\n"
    )


def test_ir_dumps_into_a_tree(tmp_path: Path) -> None:
    root = tmp_path
    source = 'module @m {\n  func.func private @f()\n  module {\n    func.func private @"a b"()\n  }\n}\n'
    pipeline = "builtin.module(func.func(nothing),nothing,builtin.module(nothing,func.func(nothing)),nothing)"
    flags = [f"--pass-pipeline={pipeline}", "--mlir-print-ir-before-all", "--mlir-print-ir-after-all"]
    code, _, err = run_in_process([*flags, "--mlir-print-ir-tree-dir=tree"], source, str(root))
    assert (code, err) == (0, "")
    found = sorted(str(path.relative_to(root / "tree")) for path in root.rglob("*.mlir"))
    module, inner = "builtin_module_m", "builtin_module_m/builtin_module_no-symbol-name"
    assert found == sorted(
        [
            f"{module}/func_func_f/0_0_nothing.mlir",
            f"{module}/func_func_f/0_1_nothing.mlir",
            f"{module}/1_nothing.mlir",
            f"{module}/2_nothing.mlir",
            f"{inner}/2_0_nothing.mlir",
            f"{inner}/2_1_nothing.mlir",
            f"{inner}/func_func_a b/2_1_0_nothing.mlir",
            f"{inner}/func_func_a b/2_1_1_nothing.mlir",
            f"{module}/3_nothing.mlir",
            f"{module}/4_nothing.mlir",
        ]
    )


# Reproducers and plug-ins.


def test_a_failure_leaves_a_reproducer(tmp_path: Path) -> None:
    flags = ["--mark", "--give-up", "--mlir-pass-pipeline-crash-reproducer=r.mlir"]
    code, _, err = run_in_process(flags, TWO_FUNCTIONS, str(tmp_path))
    assert code == 1
    assert err.endswith(
        "<stdin>:1:1: error: Failures have been detected while processing an MLIR pass pipeline\nmodule {\n^\n"
        "<stdin>:1:1: note: Pipeline failed while executing [`GiveUp` on 'builtin.module' operation]: "
        "reproducer generated at `r.mlir`\n"
    )
    text = (tmp_path / "r.mlir").read_text()
    assert text.startswith(TWO_FUNCTIONS + "\n{-#\n")
    assert 'pipeline: "builtin.module(mark{' in text
    code, _, err = run_in_process(["--run-reproducer", "r.mlir"], "", str(tmp_path))
    assert code == 1
    assert "gave up" in err


def test_a_local_reproducer_has_one_pass_and_the_ir_before_it(tmp_path: Path) -> None:
    pipeline = "builtin.module(mark,func.func(mark-function,crash))"
    flags = [f"--pass-pipeline={pipeline}", "--mlir-pass-pipeline-crash-reproducer=r.mlir"]
    code, _, err = run_in_process([*flags, "--mlir-pass-pipeline-local-reproducer"], TWO_FUNCTIONS, str(tmp_path))
    assert code == 1
    assert "while executing `Crash` on 'func.func' operation: @f: reproducer generated at" in err
    text = (tmp_path / "r.mlir").read_text()
    assert text.count("func.runs = 1") == 2
    assert 'pipeline: "builtin.module(func.func(crash))"' in text


PLUGIN = """
from pyopt.pipeline.passes import make_pass

def run(op, pass_context):
    pass_context.write(f"plug-in saw {op.info.name}\\n")
    return False

PASS = make_pass("seen-by-plugin", run, summary="Says what it sees")
"""


def test_a_plugin_by_module_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_plugin.py").write_text(PLUGIN)
    (tmp_path / "no_plugin.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    code, _, err = pyopt("--seen-by-plugin", "--load-pass-plugin=a_plugin")
    assert (code, err) == (0, "plug-in saw builtin.module\n")
    code, _, err = pyopt("--load-pass-plugin", "no_plugin")
    assert code == 1 and "'no_plugin' has no PASS, PASSES, DIALECT or DIALECTS" in err
    code, _, err = pyopt("--load-pass-plugin=not.there")
    assert code == 1 and "cannot load the plug-in 'not.there'" in err


def test_a_plugin_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "b_plugin.py").write_text(PLUGIN)
    information = tmp_path / "some_plugin-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: some-plugin\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[pyopt.passes]\nseen-by-plugin = b_plugin:PASS\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    code, _, err = pyopt("--pass-pipeline=builtin.module(func.func(seen-by-plugin))")
    assert (code, err) == (0, "plug-in saw func.func\n" * 2)
    _, out, _ = pyopt("--list-passes")
    assert re.search(r"^seen-by-plugin +Says what it sees$", out, re.MULTILINE)


def test_passes_of_flags_are_for_whatever_op_the_input_holds() -> None:
    source = "func.func private @f()\n"
    code, out, _ = pyopt("--mark", "--mark-function", "--no-implicit-module", stdin=source)
    assert code == 0
    assert out == "func.func private @f() attributes {func.runs = 2 : i64}\n\n"
    flags = ("--mark", "--no-implicit-module", "--allow-unregistered-dialect")
    code, _, err = pyopt(*flags, stdin='"a.b"() : () -> ()')
    assert code == 1
    assert "'a.b' op trying to schedule a pass on an unregistered operation" in err


@pytest.mark.parametrize(
    ("text", "number"),
    [("010", 8), ("0o10", 8), ("-010", -8), ("0x1F", 31), ("0X1f", 31), ("0b11", 3), ("0B11", 3), ("-0", 0), ("00", 0)],
)
def test_digits_of_numbers(text: str, number: int) -> None:
    """As mlir-opt reads them: a zero in front means octal digits."""
    assert MAX_ITERATIONS.read(text) == number


@pytest.mark.parametrize(
    ("kind", "least", "most"),
    [(INT32, -(2**31), 2**31 - 1), (UINT32, 0, 2**32 - 1), (INT64, -(2**63), 2**63 - 1), (UINT64, 0, 2**64 - 1)],
)
def test_numbers_have_a_kind(kind: str, least: int, most: int) -> None:
    option = IntegerOption("n", 0, "Number", kind)
    assert [option.read(str(one)) for one in (least, most)] == [least, most]
    for wrong in (least - 1, most + 1):
        with pytest.raises(OptionError, match="invalid value for integer option n"):
            option.read(str(wrong))
