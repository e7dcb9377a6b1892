"""The command line: options, input and output, exit codes, diagnostics and expectations."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.expectations import Expectations
from pyopt.diagnostics.render import render
from pyopt.driver.options import BY_NAME, FLAG, OPTIONS, REFUSED, Settings, UsageError, read
from pyopt.driver.run import run_in_process
from pyopt.driver.split import split_source
from pyopt.syntax.lexer import Source

ROOT = Path(__file__).resolve().parents[2]
MODULE = '"a.b"() : () -> ()\n'
PRINTED = 'module {\n  "a.b"() : () -> ()\n}\n\n'
UNREGISTERED = "--allow-unregistered-dialect"


def settings(*argv: str) -> Settings:
    return read(argv, lambda name: name in ("canonicalize", "cse"))


def command(*argv: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program as a process."""
    return subprocess.run(
        [sys.executable, "-m", "pyopt", *argv],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
        timeout=60,
    )


# Reading argv.


def test_dashes_are_alike() -> None:
    for dashes in ("-", "--"):
        found = settings(f"{dashes}mlir-timing", f"{dashes}cse", f"{dashes}o", "x", "f.mlir")
        assert found.flag("mlir-timing")
        assert found.passes == [("cse", "")]
        assert found.text("o") == "x"
        assert found.file == "f.mlir"
    with pytest.raises(UsageError):
        settings("---cse")


def test_passes_keep_their_order_and_repeats() -> None:
    found = settings("--cse", "f.mlir", "--canonicalize=max-iterations=2 top-down=0", "--cse=")
    assert found.passes == [("cse", ""), ("canonicalize", "max-iterations=2 top-down=0"), ("cse", "")]
    assert found.file == "f.mlir"


@pytest.mark.parametrize("value", ["1", "true", "TRUE", "True"])
def test_flags_take_truth(value: str) -> None:
    assert settings(f"--mlir-timing={value}").flag("mlir-timing") is True


@pytest.mark.parametrize("value", ["0", "false", "FALSE", "False"])
def test_flags_take_falsehood(value: str) -> None:
    assert settings(f"--verify-each={value}").flag("verify-each") is False


def test_defaults() -> None:
    found = settings()
    assert found.file == "-"
    assert found.flag("verify-each") is True
    assert found.flag("mlir-timing") is False
    assert found.text("split-input-file") is None
    assert found.text_or_default("output-split-marker") == "// -----"


def test_values_after_a_blank_or_an_equals_sign() -> None:
    assert settings("--pass-pipeline", "any(cse)").text("pass-pipeline") == "any(cse)"
    assert settings("--pass-pipeline=any(cse{a=1})").text("pass-pipeline") == "any(cse{a=1})"
    assert settings("--mlir-elide-elementsattrs-if-larger", "0x10").number("mlir-elide-elementsattrs-if-larger") == 16
    assert settings("--mlir-print-ir-after=cse,canonicalize", "--mlir-print-ir-after=cse").names(
        "mlir-print-ir-after"
    ) == ["cse", "canonicalize", "cse"]


def test_optional_values_never_take_the_file() -> None:
    found = settings("--split-input-file", "f.mlir", "--verify-diagnostics")
    assert found.text("split-input-file") == "// -----"
    assert found.text("verify-diagnostics") == "all"
    assert found.file == "f.mlir"
    assert settings("--split-input-file=#").text("split-input-file") == "#"


def test_two_dashes_end_the_flags() -> None:
    assert settings("--", "--cse").file == "--cse"
    assert settings("--cse", "--", "f.mlir").passes == [("cse", "")]


def test_last_one_wins() -> None:
    found = settings("-o", "a", "--mlir-timing", "-o=b", "--mlir-timing=0")
    assert found.text("o") == "b"
    assert not found.flag("mlir-timing")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["a", "b"], "one input only, but there are 2: a b"),
        (["-o"], "-o requires a value"),
        (["--report", "--cse"], "--report requires a value, and --cse is an option (--report=--cse takes it as one)"),
        (["-o", "--mlir-timing=1"], "-o requires a value, and --mlir-timing=1 is an option"),
        (["--mlir-timing=maybe"], "'maybe' is invalid value for --mlir-timing: it takes true or false"),
        (["--mlir-timing-display=x"], "'x' is invalid value for --mlir-timing-display: it takes list or tree"),
        (["--mlir-elide-elementsattrs-if-larger=x"], "it takes an integer"),
        (["--pass-pipeline=any(cse)", "--cse"], "--pass-pipeline cannot be mixed with pass flags such as --cse"),
        (["--emit-bytecode"], "--emit-bytecode: bytecode is not supported"),
        (["--mlir-debug-counter=x"], "debug counters are not supported"),
        (["--log-actions-to=x"], "action tracing is not supported"),
        (["--mlir-print-ir-after=foo"], "no pass is called foo"),
    ],
)
def test_usage_errors(argv: list[str], message: str) -> None:
    code, out, err = run_in_process(argv)
    assert (code, out) == (1, "")
    assert message in err
    assert "Traceback" not in err


def test_every_option_is_known_once_and_explained() -> None:
    assert len(BY_NAME) == len(OPTIONS)
    for option in OPTIONS:
        assert (option.help and option.help[0].isupper()) or option.kind == REFUSED, option.name
        assert option.kind != FLAG or option.default in ("", "true"), option.name


@pytest.mark.parametrize("flag", ["--canonicalise", "-canonicalise", "--canonicalise=top-down=0"])
def test_unknown_flags_name_the_nearest(flag: str) -> None:
    code, out, err = run_in_process([flag])
    assert (code, out) == (1, "")
    assert "canonicalise" in err
    assert "Did you mean '--canonicalize'?" in err


def test_help_lists_the_table() -> None:
    code, out, err = run_in_process(["--help"])
    assert (code, err) == (0, "")
    for option in OPTIONS:
        shown = f"-{option.name}" in out
        assert shown or option.hidden or option.kind == REFUSED, option.name
    assert "--mlir-disable-threading" not in out
    assert "--mlir-disable-threading" in run_in_process(["--help-hidden"])[1]
    assert "--canonicalize" in out and "--cse" in out


def test_lists() -> None:
    code, out, _ = run_in_process(["--show-dialects"])
    assert code == 0 and out.startswith("Available Dialects: ") and ",builtin," in out
    code, out, _ = run_in_process(["--list-passes"])
    assert code == 0 and "canonicalize" in out and "cse" in out
    code, out, _ = run_in_process(["--version"])
    assert code == 0 and out.startswith("pyopt ")


def test_passes_are_a_table_on_a_terminal() -> None:
    from pyopt.driver.usage import answer

    assert "canonicalize" in answer("list-passes", terminal=True)
    assert "max-iterations" in answer("list-passes", terminal=True)
    assert "\u2502" not in answer("list-passes")


# Input and output.


def test_empty_input() -> None:
    assert run_in_process([]) == (0, "module {\n}\n\n", "")
    assert run_in_process(["-"], "// nothing\n") == (0, "module {\n}\n\n", "")


def test_files_are_found_from_the_working_directory(tmp_path: Path) -> None:
    (tmp_path / "f.mlir").write_text(MODULE)
    assert run_in_process(["f.mlir", UNREGISTERED], "", str(tmp_path)) == (0, PRINTED, "")
    code, out, err = run_in_process(["f.mlir"], "", str(tmp_path))
    assert (code, out) == (1, "")
    assert err.startswith("f.mlir:1:6: error: operation being parsed with an unregistered dialect.")


def test_missing_input() -> None:
    expected = "cannot open input file 'nosuch.mlir': No such file or directory\n"
    assert run_in_process(["nosuch.mlir"]) == (1, "", expected)


def test_output_file(tmp_path: Path) -> None:
    target = tmp_path / "out.mlir"
    argv = [UNREGISTERED, "-o", "other", "-o", "out.mlir"]
    assert run_in_process(argv, MODULE, str(tmp_path)) == (0, "", "")
    assert target.read_text() == PRINTED
    assert [path.name for path in tmp_path.iterdir()] == ["out.mlir"]
    assert run_in_process([UNREGISTERED, "-o", "-"], MODULE)[1] == PRINTED


def test_output_file_is_not_made_when_the_run_fails(tmp_path: Path) -> None:
    code, out, _ = run_in_process(["-o", "out.mlir"], "foo", str(tmp_path))
    assert (code, out) == (1, "")
    assert list(tmp_path.iterdir()) == []


def test_output_file_that_cannot_be_written() -> None:
    expected = "cannot open output file '/nonexistent/x': No such file or directory\n"
    assert run_in_process(["-o", "/nonexistent/x"]) == (1, "", expected)


def test_bytes_that_are_not_utf8_survive() -> None:
    source = b'"a.b"() {x = "\xff\xc3\xa9"} : () -> () // \xfe\n'
    done = command(UNREGISTERED, stdin=source)
    assert done.returncode == 0
    assert rb"\FF" in done.stdout
    done = command(stdin=b"\xff\n")
    assert done.returncode == 1
    assert b"<stdin>:1:1: error: " in done.stderr
    assert b"\n\xff\n" in done.stderr


def test_a_zero_byte_is_no_part_of_a_name() -> None:
    done = command(UNREGISTERED, stdin=b'"test.\0a"() : () -> ()')
    assert done.returncode == 1
    assert b"error: null character not allowed in operation name" in done.stderr


def test_a_broken_pipe_ends_quietly() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [sys.executable, "-m", "pyopt", UNREGISTERED],
        input=MODULE.encode() * 5000,
        stdout=write_end,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    os.close(write_end)
    assert done.stderr == b""


def test_a_full_disk_is_an_error() -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full")
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-m", "pyopt"], input=b"", stdout=full, stderr=subprocess.PIPE,
                              cwd=ROOT, check=False, timeout=60)  # fmt: skip
    assert done.returncode == 1
    assert b"cannot write standard output" in done.stderr


def test_colour_only_on_request() -> None:
    assert b"\x1b" not in command(stdin=b"foo").stderr
    assert b"\x1b[" in command(stdin=b"foo", FORCE_COLOR="1", NO_COLOR="").stderr
    assert b"\x1b" not in command(stdin=b"foo", FORCE_COLOR="1", NO_COLOR="1").stderr
    assert b"\x1b[" in command("--color", stdin=b"foo").stderr


def test_completion() -> None:
    done = command(_PYOPT_COMPLETE="bash_source")
    assert b"_PYOPT_COMPLETE=bash_complete" in done.stdout
    done = command(_PYOPT_COMPLETE="bash_complete", COMP_WORDS="pyopt --canon", COMP_CWORD="1")
    assert done.stdout == b"plain,--canonicalize\n"


# Splitting.


def parts(text: str, marker: str = "// -----") -> tuple[list[tuple[tuple[int, int], str]], list[int]]:
    misses: list[int] = []
    found = split_source(Source(text, "f"), marker, misses.append)
    return [(part.line_and_column(0), part.text) for part in found], misses


def test_split() -> None:
    assert parts("a\n// -----\nb\n  // ----- c\n") == (
        [
            ((1, 1), "a\n"),
            ((2, 9), "\nb\n  "),
            ((4, 11), " c\n"),
        ],
        [],
    )


def test_split_near_misses() -> None:
    assert parts("a\n// ---\nb // ----x\n// -----0\n// -----") == (
        [((1, 1), "a\n// ---\nb // ----x\n// -----0\n// -----")],
        [8, 17, 26, 36],
    )


def test_split_of_nothing() -> None:
    assert parts("") == ([], [])
    assert run_in_process(["--split-input-file"]) == (0, "", "")


def test_every_part_runs() -> None:
    source = "foo\n// -----\nmodule @a {}\n// -----\nbar\n// -----\nmodule @b {}\n"
    code, out, err = run_in_process(["--split-input-file", "--output-split-marker=// ====="], source)
    assert code == 1
    assert out == "// =====\nmodule @a {\n}\n\n// =====\n// =====\nmodule @b {\n}\n\n"
    assert "<stdin>:1:1: error: custom op 'foo'" in err
    assert "<stdin>:5:1: error: custom op 'bar'" in err


# Rendering.


def shown(diagnostic: Diagnostic, text: str, colour: bool = False) -> list[str]:
    source = Source(text, "f")
    return render(diagnostic, lambda file, line: source.line(line) if file == "f" else None, colour).splitlines()


def test_source_line_and_caret() -> None:
    assert shown(Diagnostic("error", "bad", "f", 2, 3), "x\nabc\n") == ["f:2:3: error: bad", "abc", "  ^"]
    assert shown(Diagnostic("note", "bad", "f", 1, 1, width=3), "abcd") == ["f:1:1: note: bad", "abcd", "^~~"]
    assert shown(Diagnostic("error", "bad", "f", 1, 4), "abc") == ["f:1:4: error: bad", "abc", "   ^"]


def test_tabs_are_eight_columns() -> None:
    assert shown(Diagnostic("error", "m", "f", 1, 4), "\ta\tb")[1:] == ["        a       b", " " * 16 + "^"]
    assert shown(Diagnostic("error", "m", "f", 1, 3), "\ta\tb")[1:] == ["        a       b", " " * 9 + "^" * 7]


def test_a_source_line_is_shown_up_to_a_carriage_return() -> None:
    assert shown(Diagnostic("error", "m", "f", 1, 5), "foo bar\rbaz") == ["f:1:5: error: m", "foo bar", "    ^"]
    assert shown(Diagnostic("error", "m", "f", 1, 10), "foo bar\rbaz") == ["f:1:10: error: m"]
    assert shown(Diagnostic("error", "m", "f", 1, 1), "foo\r")[1:] == ["foo", "^"]


def test_places_without_a_source_line() -> None:
    assert shown(Diagnostic("error", "m", "f", 1, 9), "abc") == ["f:1:9: error: m"]
    assert shown(Diagnostic("error", "m", "f", 0, 0), "abc") == ["f:0:0: error: m"]
    assert shown(Diagnostic("error", "m", "other", 1, 1), "abc") == ["other:1:1: error: m"]
    assert shown(Diagnostic("remark", "m"), "abc") == ["<unknown>:0: remark: m"]
    assert shown(Diagnostic("error", "m", "f", 1, 1, show_source=False), "abc") == ["f:1:1: error: m"]


def test_no_caret_below_a_line_that_is_not_ascii() -> None:
    assert shown(Diagnostic("error", "m", "f", 1, 1), "a é\tb") == ["f:1:1: error: m", "a é    b"]


def test_notes_follow() -> None:
    note = Diagnostic("note", "see", "f", 1, 2)
    assert shown(Diagnostic("error", "m", notes=[note]), "abc") == [
        "<unknown>:0: error: m", "f:1:2: note: see", "abc", " ^"]  # fmt: skip


# Expectations.


def check(text: str, *reported: tuple[str, int | None, str], only_expected: bool = False) -> list[str]:
    """What is wrong when (severity, line, message) triples are reported: "line:column message" each."""
    wrong: list[str] = []

    def show(diagnostic: Diagnostic) -> None:
        place = "?" if diagnostic.file is None else f"{diagnostic.line}:{diagnostic.column}"
        wrong.append(f"{place} {diagnostic.message}")

    expectations = Expectations(text, "f", show, only_expected)
    for severity, line, message in reported:
        expectations.see(Diagnostic(severity, message, None if line is None else "f", line or 0, 1 if line else 0))
    assert expectations.check() == (not wrong)
    return wrong


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x // expected-error {{oops}}", 1),
        ("// expected-error@+2 {{oops}}\n\nx", 3),
        ("\nx\n//expected-error @-1{{oops}}  ", 2),
        ("// expected-error@below {{oops}}\nx", 2),
        ("// expected-error@below {{oops}}\n// expected-note@+9 {{a}}\nx", 3),
        ("x\n\t// expected-error@above {{oops}}\n", 1),
        ("x\n// expected-note@+9 {{a}}\n// expected-error@above {{oops}}\n", 1),
        ("// expected-error-re@+1 {{{{o+}}ps{{$}}}}", 2),
        ("// expected-error-re {{{{^an}}.o{{o}}}}", 1),
    ],
)
def test_expectations_meet_their_line(text: str, line: int) -> None:
    wrong = check(text, ("error", line, "an.oops"))
    assert [one for one in wrong if '"a"' not in one] == []
    assert any("unexpected error: an.oops" in one for one in check(text, ("error", line + 20, "an.oops")))


def test_unexpected_and_missing() -> None:
    text = "// expected-warning {{a}}"
    assert check(text, ("remark", 3, "b")) == ["3:1 unexpected remark: b", '1:4 expected warning "a" was not produced']
    assert check(text, ("warning", 1, "bar"), ("warning", 1, "a")) == []


def test_wrong_severity_is_a_near_miss() -> None:
    assert check("// expected-warning {{a}}", ("error", 1, "a")) == [
        "1:4 'error' diagnostic emitted when expecting a 'warning'",
        '1:4 expected warning "a" was not produced',
    ]


def test_only_expected() -> None:
    assert check("// expected-error {{a}}", ("error", 1, "a"), ("note", 9, "x"), only_expected=True) == []
    assert check("// expected-error {{a}}", only_expected=True) == ['1:4 expected error "a" was not produced']


def test_unknown_places() -> None:
    assert check("// expected-error@unknown {{a}}", ("error", None, "a")) == []
    assert check("", ("error", None, "a")) == ["? unexpected error: a"]
    text = "// expected-note@unknown {{a}}\n// expected-error {{b}}\n// expected-remark@unknown {{c}}"
    twice = ['? expected note "a" was not produced', '? expected remark "c" was not produced'] * 2
    assert check(text) == ['2:4 expected error "b" was not produced', *twice]
    assert check("// expected-remark@unknown {{a}}", ("error", None, "a")) == [
        "? 'error' diagnostic emitted when expecting a 'remark'",
        *['? expected remark "a" was not produced'] * 2,
    ]


@pytest.mark.parametrize("place", ["", "-re", "@+0", "-re@-0", " @above", "@below", "-re @unknown"])
@pytest.mark.parametrize("number", [" 0 ", " 1", " 2 ", " 12"])
def test_a_number_makes_it_a_comment(place: str, number: str) -> None:
    """There are no counts: nothing is expected, and `above` and `below` see a line like others."""
    text = f"// expected-error{place}{number}{{{{a}}}}"
    assert check(text) == []
    assert check(text, ("error", 1, "a")) == ["1:1 unexpected error: a"]
    assert check(text, ("error", None, "a"), only_expected=True) == []
    assert check(f"// expected-error@below {{{{a}}}}\n{text}\nx", ("error", 2, "a")) == []
    assert check(f"x\n{text}\n// expected-error@above {{{{a}}}}", ("error", 2, "a")) == []


def test_one_expectation_is_met_by_several() -> None:
    assert check("// expected-error {{a}}", *[("error", 1, "a")] * 3) == []
    twice = "// expected-error@+2 {{a}}\n// expected-error@+1 {{a}}\nx"
    assert check(twice, *[("error", 3, "a")] * 2) == ['2:4 expected error "a" was not produced']


def test_text_is_greedy_to_the_end_of_the_line() -> None:
    assert check("// expected-error {{a}} {{b}}", ("error", 1, "a}} {{b")) == []
    assert check("// expected-error {{a}} b") == []


def test_wrong_regular_expressions() -> None:
    assert check("// expected-error-re {{a{{[}}}}")[0].startswith("1:4 invalid regex: ")
    assert check("// expected-error-re {{a{{b}}")[0] == "1:4 found start of regex with no end '}}'"


def test_no_note_is_expected_of_callers() -> None:
    place = 'loc(callsite("f" at "g"))'
    source = f"// expected-error @unknown {{{{has 0 operands}}}}\nfunc.func @f() -> i32 {{\n  return {place}\n}}\n"
    assert run_in_process(["--verify-diagnostics"], source) == (0, "", "")
    assert "called from" in run_in_process([], source)[2]


def test_verify_diagnostics_prints_nothing_that_was_expected() -> None:
    source = "// expected-error@+1 {{custom op 'foo' is unknown}}\nfoo\n"
    assert run_in_process(["--verify-diagnostics"], source) == (0, "", "")
    assert run_in_process(["--verify-diagnostics=0"], source)[0] == 1
    code, _, err = run_in_process(["--verify-diagnostics"], source.replace("foo' is", "bar' is"))
    assert code == 1
    assert err.count("\n") == 6


LEFT_ALONE = """#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.softmax dimension(0) ins(%x : tensor<8xf64>) outs(%x : tensor<8xf64>) -> tensor<8xf64>
  %1 = sparse_tensor.convert %a : tensor<8xf64, #SV> to tensor<8xf64>
  %2 = arith.addf %0, %1 : tensor<8xf64>
  return %2 : tensor<8xf64>
}
"""


@pytest.mark.parametrize("level", ("errors", "warnings", "remarks"))
def test_levels_of_diagnostics(level: str) -> None:
    """Expectations see what is not shown."""
    told = run_in_process(["--sparsifier", "-"], LEFT_ALONE)
    assert "remark: " in told[2] and "error: " not in told[2]
    flag = f"--mlir-diagnostic-verbosity-level={level}"
    found = run_in_process(["--sparsifier", flag, "-"], LEFT_ALONE)
    assert found == (told[0], told[1], told[2] if level == "remarks" else "")
    checked = run_in_process(["--sparsifier", flag, "--verify-diagnostics", "-"], LEFT_ALONE)
    assert checked[0] == 1 and "unexpected remark" in checked[2]
