"""Generated and mutated inputs, and what pyopt may do with them: anything but a traceback or a hang.

Generated text comes from the lark grammar of the generic form, through hypothesis; mutated text from real inputs, with
bytes flipped, lines dropped or repeated, tokens swapped, and pieces of other inputs put in.
"""

from __future__ import annotations

import random
import re
import signal
from pathlib import Path
from types import FrameType

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.extra.lark import from_lark
from hypothesis.strategies import SearchStrategy
from lark import Lark

from tests.support.fuzz.runs import Hang
from tests.support.lit_file import chunks, lit_files

REPOSITORY = Path(__file__).resolve().parents[2]
GRAMMAR = REPOSITORY / "tests" / "fuzz" / "generic_form.lark"

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[\w$.%#!^@]+|->|\s+|.', re.DOTALL)
_PARTS = (
    "%0", "%arg0", "%0#1", "^bb0", "^bb1:", "@f", "i32", "f32", "index", "tensor<4xf32>", "memref<?xi8>",
    "vector<[4]xi1>", "(", ")", "{", "}", "<", ">", "[", "]", "<{", "}>", "->", ":", ",", "=", "::", "...",
    "loc(unknown)", "{-#", "#-}", '"', '""', '"\\', "//", "// -----", "\t", "\x00", "\x7f", "ü", "\r", "0x",
    "0xFFFFFFFFFFFFFFFFFFFF", "1.0e999", "-1", "99999999999999999999999999", "i99999999",
    "tensor<99999999999999999999xi8>", "affine_map<(d0) -> (d0 mod 0)>", "dense<[]>", "dense<1> : tensor<2xi32>",
    "array<i8: 1>", "unit", "true", "!a", "#a", "!any.t<", "#any.t<", "attributes",
    '"arith.addi"(%0, %0) : (i32, i32) -> i32', "func.func @f() {", "return", "module {", "cf.br ^bb0",
    "scf.if %0 {", "arith.constant", "tensor.extract %0[%0] : tensor<4xf32>", "math.absf %0 : f32",
    "index.add %0, %0", "ub.poison : i32",
)  # fmt: skip

FLAGS: tuple[list[str], ...] = (
    ["--allow-unregistered-dialect"],
    [],
    ["--allow-unregistered-dialect", "--canonicalize"],
    ["--allow-unregistered-dialect", "--canonicalize", "--cse"],
    ["--allow-unregistered-dialect", "--mlir-print-op-generic"],
    ["--allow-unregistered-dialect", "--mlir-print-debuginfo"],
    ["--allow-unregistered-dialect", "--split-input-file"],
    ["--allow-unregistered-dialect", "--verify-diagnostics", "--split-input-file"],
    ["--allow-unregistered-dialect", "--no-implicit-module"],
    ["--allow-unregistered-dialect", "--mlir-print-local-scope"],
)


def generated_texts() -> SearchStrategy[str]:
    """Texts of the generic form."""
    return from_lark(Lark(GRAMMAR.read_text(encoding="utf-8"), start="start"))


def draw_texts(count: int, number: int) -> list[str]:
    """`count` texts of the grammar, the same ones for the same seed `number`."""
    found: list[str] = []

    @seed(number)
    @settings(max_examples=count, database=None, deadline=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(generated_texts())
    def collect(text: str) -> None:
        found.append(text)

    collect()
    return found[:count]


def corpus(folders: tuple[str, ...] = ()) -> list[str]:
    """The chunks of all real inputs of the repository, or of those folders of the lit tests."""
    found: list[str] = []
    tests = REPOSITORY / "tests" / "lit"
    paths = [path for folder in folders for path in lit_files(tests / folder)]
    for path in paths or [*lit_files(tests), *sorted((REPOSITORY / "examples").glob("*.mlir"))]:
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        found += [
            "\n".join(
                line
                for line in chunk.text.split("\n")
                if not re.match(r"\s*// [A-Z][A-Z0-9_-]*(?:\{LITERAL\})?:", line)
            )
            for chunk in chunks(text)
        ]
    return found


def mutated(text: str, others: list[str], randomness: random.Random) -> str:
    """A text changed in one to six places."""
    for _ in range(randomness.choice((1, 1, 1, 2, 2, 3, 6))):
        text = _mutated_once(text, others, randomness)
    return text


def _mutated_once(text: str, others: list[str], randomness: random.Random) -> str:
    kind = randomness.randrange(9)
    place = randomness.randrange(len(text) + 1)
    if kind == 0 and text:
        place %= len(text)
        flipped = chr(ord(text[place]) ^ (1 << randomness.randrange(7)))
        return text[:place] + flipped + text[place + 1 :]
    if kind == 1:
        return text[:place] + randomness.choice(_PARTS) + text[place:]
    if kind == 2:
        return text[:place] + text[place + randomness.randrange(1, 12) :]
    if kind == 3:
        return text[:place]
    if kind in (4, 5):
        lines = text.split("\n")
        first, second = randomness.randrange(len(lines)), randomness.randrange(len(lines))
        if kind == 4:
            del lines[first]
        else:
            lines.insert(first, lines[second])
        return "\n".join(lines)
    if kind in (6, 7):
        tokens = _TOKEN.findall(text)
        if len(tokens) > 1:
            first, second = randomness.randrange(len(tokens)), randomness.randrange(len(tokens))
            if kind == 6:
                tokens[first], tokens[second] = tokens[second], tokens[first]
            else:
                tokens[first] = randomness.choice(_PARTS)
        return "".join(tokens)
    other = randomness.choice(others)
    start = randomness.randrange(len(other) + 1)
    return text[:place] + other[start : start + randomness.randrange(60)] + text[place:]


def complaint(text: str, flags: list[str], seconds: float) -> str | None:
    """Runs pyopt on a text; what is wrong with how it went, or None."""
    from pyopt.driver.run import run_in_process

    def interrupt(signal_number: int, frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        code, _, errors = run_in_process([*flags, "-"], text, str(REPOSITORY))
    except Hang:
        return f"hang: more than {seconds} s"
    except BaseException as error:
        return f"traceback: {type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    for line in errors.split("\n"):
        # Lines of the input are shown, too, and may say anything.
        message = ": error: " in line and ("internal error" in line or "out of memory" in line)
        if message or line.startswith("Traceback (most recent call last)"):
            return f"traceback: {line}"
    if code not in (0, 1):
        return f"exit code {code}"
    if code == 1 and not errors:
        return "failed without a message"
    return None
