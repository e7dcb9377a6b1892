"""Whole programs compute what Python says, as they are written and after sequences of passes.

`tools/check_semantics.py --sequences N --programs all` draws random sequences; here is a fixed few.
"""

from __future__ import annotations

import pytest

from tests.programs.program import FOLDER, ExampleProgram
from tests.programs.table import PROGRAMS
from tools.semantics.check import Tally, steps_of
from tools.semantics.sequences import follow
from tools.semantics.sources import as_written, program_subject

SEQUENCES = (
    "--canonicalize --cse --sccp --canonicalize --loop-invariant-code-motion --mem2reg --canonicalize "
    "--int-range-optimizations --canonicalize",
    "--inline --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize "
    "--linalg-fold-unit-extent-dims --fold-tensor-subset-ops --canonicalize --loop-invariant-subset-hoisting --cse",
    "--linalg-generalize-named-ops --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification "
    "--canonicalize --lower-sparse-ops-to-foreach --lower-sparse-foreach-to-scf --canonicalize --cse",
    "--generate-runtime-verification --canonicalize --cse --loop-invariant-code-motion --convert-linalg-to-loops "
    "--generate-runtime-verification --canonicalize",
    "--scf-for-loop-peeling --canonicalize --convert-linalg-to-loops --lower-affine --canonicalize "
    "--scf-for-loop-canonicalization --arith-expand --convert-scf-to-cf --canonicalize --sccp --canonicalize --cse",
)


@pytest.mark.full
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_programs(program: ExampleProgram) -> None:
    subject = program_subject(program)
    tally = Tally()
    assert not as_written(subject, tally)
    assert tally["compared"] == len(program.inputs) > 0
    seen: set[str] = set()
    for sequence in SEQUENCES:
        found = follow(subject.text, steps_of(sequence.split()), subject.cases, tally, seen)
        if found is not None:
            pytest.fail(found.report())
    # Some pass has changed the program, and every result was the right one.
    assert tally["compared"] > len(program.inputs)


def test_every_program_has_its_meaning() -> None:
    names = [program.name for program in PROGRAMS]
    assert sorted(names) == sorted(path.stem for path in FOLDER.glob("*.mlir"))
