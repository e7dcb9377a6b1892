"""All pairs of ops that make a value and ops that take it are canonicalized, bufferized and so on as by mlir-opt.

A fold or rule of canonicalization mostly is about such a pair, and a conflict of bufferization about what a value is
made of. The tables in `pairs` have the ops.
"""

from __future__ import annotations

import fnmatch
import os
import re
import subprocess
import zlib
from pathlib import Path
from typing import NamedTuple

import pytest

from pyopt.driver.run import run_in_process
from tests.support import tiers
from tests.support.reference import MLIR_OPT

FOLDER = Path(__file__).parent / "pairs"
SHARE = 1 if os.environ.get("PYOPT_WHOLE_TABLES") else 16
"""One of so many pairs is tried."""
FLAGS = ["--split-input-file", "--allow-unregistered-dialect", "-"]
CALLED = "func.func private @ext(tensor<?x?xf32>) -> tensor<?x?xf32>\n"
BETWEEN = "// -----\n"

PASSES = (
    ("--canonicalize", ""),
    ("--linalg-fuse-elementwise-ops", ""),
    ("--one-shot-bufferize", "=reference-exact"),
    ("--one-shot-bufferize=copy-before-write", " reference-exact"),
    ("--reify-result-shapes", "=reference-exact"),
    ("--remove-dead-values", ""),
    ("--sccp", ""),
)
"""What is compared: flags, and what pyopt is given besides."""
FOR_TENSORS = ("--linalg-fuse-elementwise-ops", "--one-shot-bufferize", "--reify-result-shapes")
"""Those that have nothing to do with vectors."""


class PairTable(NamedTuple):
    """Arguments and constants of all functions; the ops by kind and name; the result of a consumer, if any; patterns of
    pairs that differ for a reason, with the pass if it is about one."""

    arguments: str
    constants: list[str]
    producers: dict[tuple[str, str], list[str]]
    consumers: dict[tuple[str, str], tuple[str, list[str]]]
    different: list[str]


def read_table(path: Path) -> PairTable:
    """A table: lines with blanks in front belong to the word before."""
    table = PairTable("", [], {}, {}, [])
    lines: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if line.startswith("  "):
            lines.append(line)
        elif word == "arguments":
            table = table._replace(arguments=rest)
        elif word == "constants":
            lines = table.constants
        elif word == "producer":
            kind, name = rest.split()
            lines = table.producers[kind, name] = []
        elif word == "consumer":
            kind, name, *result = rest.split(maxsplit=2)
            lines = []
            table.consumers[kind, name] = "".join(result), lines
        elif word == "differs":
            table.different.append(rest.partition(":")[0])
        else:
            assert line.startswith("#"), line
    return table


def functions(table: PairTable, flag: str) -> dict[str, str]:
    """The functions of a share of the pairs that a pass is compared with, by their names."""
    found: dict[str, str] = {}
    for (kind, first), made in table.producers.items():
        for (wanted, second), (result, used) in table.consumers.items():
            name = f"{kind}_{first}_{second}"
            drawn = zlib.crc32(f"{tiers.current().seed} {name}".encode()) % SHARE == 0
            pair = f"{kind} {first} {second}"
            different = any(fnmatch.fnmatch(one, two) for two in table.different for one in (pair, f"{pair} {flag}"))
            if kind == wanted and drawn and not different:
                type = result.partition(" : ")[2]
                head = f"func.func @{name}({table.arguments}){' -> ' + type if result else ''} {{"
                found[name] = "\n".join([head, *table.constants, *made, *used, f"  return {result}".rstrip(), "}", ""])
    return found


def by_name(text: str) -> dict[str, str]:
    """The chunks that were printed, by the function that each has."""
    parts = {re.search(r"func.func @(\w+)", part): part.strip() for part in text.split(BETWEEN)}
    return {match.group(1): part for match, part in parts.items() if match}


def found_errors(text: str) -> list[str]:
    """Place and message of each error: pairs whose types do not fit are no valid input."""
    return re.findall(r"^<stdin>:\d+:\d+: error: .*", text, re.MULTILINE)


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize(
    ("path", "flag", "option"),
    [
        pytest.param(path, flag, option, id=f"{path.stem}{flag}")
        for path in sorted(FOLDER.glob("*.txt"))
        for flag, option in PASSES
        if path.stem == "tensors" or not flag.startswith(FOR_TENSORS)
    ],
)
def test_pairs_become_what_the_reference_makes_of_them(path: Path, flag: str, option: str) -> None:
    """`option` is one that the reference does not have."""
    assert MLIR_OPT is not None
    texts = functions(read_table(path), flag)
    source = BETWEEN.join([CALLED + text for text in texts.values()])
    _, out, errors = run_in_process([flag + option, *FLAGS], source)
    run = subprocess.run([MLIR_OPT, flag, *FLAGS], input=source, capture_output=True, text=True, check=False)
    assert found_errors(errors) == found_errors(run.stderr)
    ours, theirs = by_name(out), by_name(run.stdout)
    assert set(ours) == set(theirs) and len(theirs) + len(found_errors(errors)) >= len(texts)
    for name, text in theirs.items():
        assert ours[name] == text, name
