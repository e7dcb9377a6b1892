"""Tries the formatter at scale: on damaged texts, on ugly ones, and against mlir-opt.

    python tools/format_check.py --count 10000 --seed 1      damaged texts: no traceback, tokens kept, idempotent
    python tools/format_check.py --ugly --seed 1             ugly texts come back to the same text
    python tools/format_check.py --reference [FOLDER...]     mlir-opt prints the same generic form before and after
                                                             (in lines of 60 columns: tests/lit is formatted)

Exit code 1 and a line for each finding; damaged texts that fail are written to the folder of --keep.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.format import LayoutError, LayoutOptions, format_text
from tests.support import llvm
from tests.support.fuzzing import corpus, mutated
from tests.support.lit_file import chunks, lit_files
from tests.support.ugly_text import counts_lines, made_ugly

LIT = Path(__file__).resolve().parents[1] / "tests" / "lit"
REFERENCE = llvm.MLIR_OPT
OPEN_STRING = "expected '\"' in string literal"


def check_damaged(count: int, seed: int, keep: Path | None) -> int:
    """The number of damaged texts that the formatter fails on."""
    randomness = random.Random(seed)
    texts = corpus()
    failures = 0
    for number in range(count):
        text = mutated(randomness.choice(texts), texts, randomness)
        options = LayoutOptions(width=randomness.choice((100, 100, 60, 0)))
        problem = ""
        try:
            formatted = format_text(text, options)
            if format_text(formatted, options) != formatted:
                problem = "not idempotent"
        except LayoutError as error:
            problem = "" if error.message == OPEN_STRING else error.message
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        if problem:
            failures += 1
            print(f"seed {seed}, text {number}: {problem}")
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{seed}-{number}.mlir").write_bytes(text.encode("utf-8", "surrogateescape"))
    print(f"{count} damaged texts, {failures} failures")
    return failures


def check_ugly(seed: int) -> int:
    """The number of parts of tests/lit that do not come back."""
    randomness = random.Random(seed)
    failures = compared = 0
    for path in lit_files(LIT):
        for chunk in chunks(path.read_bytes().decode("utf-8", "surrogateescape")):
            if counts_lines(chunk.text) or not _is_read(chunk.text):
                continue
            try:
                formatted = format_text(chunk.text)
            except LayoutError:
                continue
            compared += 1
            if format_text(made_ugly(chunk.text, randomness)) != formatted:
                failures += 1
                print(f"{path}:{chunk.line}: does not come back (seed {seed})")
    print(f"{compared} ugly texts, {failures} failures")
    return failures


def _is_read(text: str) -> bool:
    from pyopt.memo import remembering
    from pyopt.syntax.lexer import Source
    from pyopt.syntax.parser import parse_module

    return parse_module(Source(text, "-"), remembering(lambda *arguments: None, True, False)) is not None


def check_reference(folders: list[str]) -> int:
    """The number of files for which the reference prints something else once they are formatted."""
    if shutil.which(REFERENCE) is None:
        sys.exit(f"{REFERENCE} is not installed")
    failures = compared = 0
    paths = [path for folder in folders or [str(LIT)] for path in lit_files(Path(folder))]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "input.mlir"
        for path in paths:
            data = path.read_bytes()
            try:
                text = format_text(data.decode("utf-8", "surrogateescape"), LayoutOptions(width=60))
            except LayoutError:
                continue
            formatted = text.encode("utf-8", "surrogateescape")
            if formatted == data:
                continue
            found = []
            for one in (data, formatted):
                copy.write_bytes(one)
                found.append(_reference_output(copy))
            compared += 1
            if found[0] != found[1]:
                failures += 1
                print(f"{path}: {REFERENCE} prints something else")
    print(f"{compared} files that change, {failures} failures")
    return failures


def _reference_output(path: Path) -> bytes:
    command = [REFERENCE, "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic", str(path)]
    return subprocess.run(command, capture_output=True, check=False).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000, help="how many texts to damage")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, help="folder for texts that fail")
    parser.add_argument("--ugly", action="store_true")
    parser.add_argument("--reference", action="store_true")
    parser.add_argument("folders", nargs="*")
    arguments = parser.parse_args()
    if arguments.reference:
        failures = check_reference(arguments.folders)
    elif arguments.ugly:
        failures = check_ugly(arguments.seed)
    else:
        failures = check_damaged(arguments.count, arguments.seed, arguments.keep)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
