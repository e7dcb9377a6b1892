"""Compares pyopt with mlir-opt-19 on mutated inputs: what one accepts, the other should, and with the same text.

    python tools/fuzz_differential.py --count 1000 --seed 1 [--flags="--canonicalize"]

Inputs are real chunks with a token swapped, dropped or replaced, many to a file. A finding is a hint, not a verdict:
read it, and turn what matters into a lit test.
"""

from __future__ import annotations

import argparse
import random
import re
import shlex
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.fuzzing import corpus, mutated  # noqa: E402
from tests.support.lit_file import SPLIT_MARKER  # noqa: E402
from tests.support.reference import compare, reference  # noqa: E402


def kind_of(text: str) -> str:
    """A difference without what is particular to its input, so that alike ones count as one."""
    messages = re.findall(r"^([-+]).*?((?:error|note|warning): .*|[^:]{0,40})$", text, re.MULTILINE)
    words = " | ".join(sign + message for sign, message in messages[2:5])
    return re.sub(r"'[^']*'|\d+", "_", words)[:200]


def _words(text: str) -> list[str]:
    return text.split()


_VALUES = _words("0 1 2 3 4 5 7 8 15 16 31 32 64 127 128 255 -1 -2 -3 -8 -128 2147483647 -2147483648")
_FLOATS = _words("0.0 -0.0 1.0 -1.0 2.0 0.5 -1.5 3.0 1.0e10 0x7F800000 0xFF800000 0x7FC00000")
_FAMILIES = (
    "addi subi muli divsi divui remsi remui ceildivsi ceildivui floordivsi andi ori xori shli shrsi shrui "
    "maxsi maxui minsi minui",
    "addf subf mulf divf remf maximumf minimumf maxnumf minnumf",
    "eq ne slt sle sgt sge ult ule ugt uge",
    "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno",
    "extsi extui trunci sitofp uitofp fptosi fptoui bitcast index_cast index_castui",
    "i1 i8 i16 i32 i64 index",
    "f16 f32 f64",
)


def revalued(text: str, randomness: random.Random) -> str:
    """A text with other constants, op names of the same family, and types, in one to four places; most stay valid."""
    for _ in range(randomness.randrange(1, 5)):
        tokens = re.split(r"(-?\b\d+\.\d+(?:e[-+]?\d+)?|(?<![\w%#^!.])-?\d+\b|\b[a-z]\w*\b(?!\.))", text)
        places = [at for at in range(1, len(tokens), 2) if _choices(tokens[at])]
        if not places:
            return text
        at = randomness.choice(places)
        old = tokens[at]
        new = randomness.choice(_choices(old))
        if old in _FAMILIES[-2].split() + _FAMILIES[-1].split():
            return re.sub(rf"\b{old}\b(?!\.)", new, text)  # a type changes everywhere
        tokens[at] = new
        text = "".join(tokens)
    return text


def _choices(token: str) -> list[str]:
    if re.fullmatch(r"-?\d+", token):
        return _VALUES
    if re.fullmatch(r"-?\d+\.\d+(e[-+]?\d+)?", token):
        return _FLOATS
    for family in _FAMILIES:
        if token in family.split():
            return family.split()
    return []


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only inputs whose text matches this regular expression")
    parser.add_argument("--flags", default="--allow-unregistered-dialect")
    parser.add_argument("--values", action="store_true", help="change constants, ops and types only")
    parser.add_argument("--show", type=int, default=1, help="differences of one kind to show")
    options = parser.parse_args()
    randomness = random.Random(options.seed)
    inputs = [text for text in corpus() if re.search(options.only, text)]
    kinds: Counter[str] = Counter()
    compared = 0
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(0, options.count, 40):
            if options.values:
                texts = [revalued(randomness.choice(inputs), randomness) for _ in range(40)]
            else:
                texts = [mutated(randomness.choice(inputs), inputs, randomness) for _ in range(40)]
            texts = [text.replace(SPLIT_MARKER, "") for text in texts if text.isascii() and "\0" not in text]
            Path(folder, "x.mlir").write_text(f"\n{SPLIT_MARKER}\n".join(texts), encoding="utf-8")
            flags = ["--split-input-file", *shlex.split(options.flags)]
            if reference(flags, "x.mlir", folder).code not in (0, 1):
                print("the reference crashed on one of 40 inputs, which are left out")
                continue
            compared += len(texts)
            for difference in compare("x.mlir", folder, flags):
                if "Registered dialects" in difference.text:
                    continue
                kind = kind_of(difference.text)
                kinds[kind] += 1
                if kinds[kind] <= options.show:
                    print(f"=== {difference.chunk.text.strip()}\n--- differs:\n{difference.text}", flush=True)
    print(f"{compared} inputs, seed {options.seed}: {sum(kinds.values())} differences of {len(kinds)} kinds")


if __name__ == "__main__":
    main()
