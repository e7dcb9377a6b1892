"""A sample of `tools/check_semantics.py --bufferize`: what programs compute stays, and no buffer is left."""

from __future__ import annotations

from typing import Final

import pytest

from tools.semantics.bufferizing import SEQUENCES, bufferized, leak
from tools.semantics.check import Tally, steps_of
from tools.semantics.sources import as_written, program_subjects, subject_of_text

PROGRAMS: Final = ("partial_outputs", "adding_in_place", "reshapes")
LEFT: Final = """
func.func @f(%i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%i] : memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  return %x : f32
}
"""


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    tally = Tally()
    (subject,) = program_subjects([name])
    assert not as_written(subject, tally)
    seen: set[str] = set()
    for plan in SEQUENCES:
        found = bufferized(subject, plan, tally, seen)
        if found is not None:
            pytest.fail(found.report())
    assert tally["compared"] > len(subject.cases)


def test_what_is_left_is_found() -> None:
    subject = subject_of_text("left", LEFT, 3)
    assert subject is not None
    found = leak(subject.text, steps_of(["--canonicalize"]), subject.cases, Tally())
    assert found is not None and found.kind == "leak"
    assert leak(subject.text, steps_of(["--buffer-deallocation-pipeline"]), subject.cases, Tally()) is None
