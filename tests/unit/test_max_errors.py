"""--max-errors: all the mistakes of a text, and nothing that follows from another one."""

from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process

TEXTS = (Path(__file__).parent / "several_mistakes.txt").read_text(encoding="utf-8").split("// -----\n")
TWO = "func.func @a(%x: i32) {\n  %0 = arith.adi %x, %x : i32\n  %1 = arith.sub %0, %x : i32\n  return\n}\n"


@pytest.mark.parametrize("text", TEXTS, ids=[text.strip().partition("\n")[0][3:] for text in TEXTS])
def test_all_mistakes_and_no_other(text: str) -> None:
    assert 2 <= text.count("expected-error") <= 5
    assert run_in_process(["--verify-diagnostics", "--max-errors=20"], text) == (0, "", "")


def test_there_are_twenty() -> None:
    assert len(TEXTS) == 20


def test_the_parts_of_a_split_file() -> None:
    flags = ["--split-input-file", "--verify-diagnostics", "--max-errors=20"]
    code, _, errors = run_in_process(flags, "// -----\n".join(TEXTS))
    assert (code, errors) == (0, "")


def errors_of(text: str, *flags: str) -> list[str]:
    """The errors of a run, without their notes."""
    code, output, errors = run_in_process(flags, text)
    assert (code, output) == (1, "")
    return [line for line in errors.splitlines() if line.startswith("<stdin>") and ": error: " in line]


def test_one_error_unless_asked_for() -> None:
    first = errors_of(TWO)
    assert first == ["<stdin>:2:8: error: custom op 'arith.adi' is unknown"]
    assert errors_of(TWO, "--max-errors=1") == first
    assert errors_of(TWO, "--max-errors=2") == [*first, "<stdin>:3:8: error: custom op 'arith.sub' is unknown"]


@pytest.mark.parametrize("limit", [2, 3, 4])
def test_the_limit(limit: int) -> None:
    lines = "".join(f"  %{number} = arith.adi %x, %x : i32\n" for number in range(6))
    text = f"func.func @a(%x: i32) {{\n{lines}  return\n}}\n"
    assert len(errors_of(text, f"--max-errors={limit}")) == limit


@pytest.mark.parametrize(
    "text",
    [
        "func.func @a() {\n  retrun\n",
        "func.func @a() {\n  retrun\n}\n}\n",
        'func.func @a() {\n  "x\n}\n',
        "%0 = ",
        "{-#",
        "func.func @a(\n",
        "module { func.func @a() { retrun } func.func @b() { retrun } }",
        "#a = \n#b = \n",
        "^bb0:\n",
        "func.func @a() {\n^bb0(%x: int):\n  return\n}\nfunc.func @b() {\n  retrun\n}\n",
        "func.func @a() {\n  %0:4000000000 = foo.bar\n  return\n}\n",
        "func.func @a() {\n  %0:",
        "func.func @ä() {\n  retrun\n}\n",
        "func.func @a() {\n" + "  scf.execute_region {\n" * 1100 + "  }\n" * 1100 + "  return\n}\n",
    ],
)
def test_broken_texts_end_with_an_error(text: str) -> None:
    code, output, errors = run_in_process(["--max-errors=20", "--suggest"], text)
    assert (code, output) == (1, "")
    assert "internal error" not in errors
    assert errors_of(text, "--max-errors=20")[0] == errors_of(text)[0]


def test_every_prefix_of_a_text_ends() -> None:
    text = TEXTS[3]
    for end in range(0, len(text), 7):
        code, _, errors = run_in_process(["--max-errors=20"], text[:end])
        assert "internal error" not in errors
        assert code == 1 or not errors


@pytest.mark.parametrize("number", ["0", "-1"])
def test_the_limit_is_positive(number: str) -> None:
    code, _, errors = run_in_process([f"--max-errors={number}"], TWO)
    assert code == 1 and f"'{number}' is invalid value for --max-errors: it takes a positive number" in errors
