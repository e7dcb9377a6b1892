"""Programs with the checks of generate-runtime-verification: those that are right run, the others say what is wrong."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

import numpy as np
import pytest

from pyopt.interpreter import RunError
from tests.support.checked_programs import CHECKED_PROGRAMS
from tests.support.random_maps import ReadAnywhere
from tests.unit.interpreter.programs import after, call, error, same

PASS: Final = "--generate-runtime-verification"
PIPELINES: Final = ((PASS,), (PASS, "--canonicalize", "--cse"), ("--canonicalize", PASS + "=verbose-level=0"))


@pytest.mark.parametrize("name", CHECKED_PROGRAMS)
@pytest.mark.parametrize("passes", PIPELINES)
def test_programs(name: str, passes: tuple[str, ...]) -> None:
    program = CHECKED_PROGRAMS[name]
    checked = after(program.text, *passes)
    for arguments in program.right:
        given, expected = deepcopy(arguments), deepcopy(arguments)
        for found, wanted in zip(call(checked, *given), call(program.text, *expected), strict=True):
            same(found, wanted)
        for left, right in zip(given, expected, strict=True):
            np.testing.assert_array_equal(left, right)
    for arguments, what in [*program.wrong, *program.unnoticed]:
        message = error(checked, *deepcopy(arguments))
        assert "assertion failed: ERROR: Runtime op verification failed\n" in message, (arguments, message)
        assert f"^ {what}\nLocation: loc(" in message, (arguments, message)


@pytest.mark.parametrize("name", CHECKED_PROGRAMS)
def test_checks_of_the_reference(name: str) -> None:
    """They let pass what is listed as such, and nothing else."""
    program = CHECKED_PROGRAMS[name]
    checked = after(program.text, PASS + "=reference-exact=true")
    for arguments, what in program.wrong:
        assert f"^ {what}\nLocation: loc(" in error(checked, *deepcopy(arguments)), arguments
    for arguments, what in program.unnoticed:
        assert "Runtime op verification failed" not in error(checked, *deepcopy(arguments)), (arguments, what)


def what_goes_wrong(program: str, arguments: list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]]) -> str:
    """The error of a run, "" if there is none."""
    try:
        call(program, *deepcopy(arguments))
    except RunError as found:
        return str(found)
    return ""


@pytest.mark.parametrize("start", [0, 20])
def test_random_indices(start: int) -> None:
    """Checks fail where the op would read what is not there, or its loops contradict each other, and only there."""
    runs = fails = 0
    for seed in range(start, start + 20):
        drawn = ReadAnywhere(seed)
        text = drawn.text()
        checked = after(text, PASS, *(("--canonicalize", "--cse") if seed % 2 else ()))
        for _ in range(8):
            arguments = drawn.arguments()
            wrong, found = what_goes_wrong(text, arguments), what_goes_wrong(checked, arguments)
            assert bool(found) == bool(wrong), (seed, text, wrong, found, [one.shape for one in arguments])
            assert not found or "assertion failed: ERROR: Runtime op verification failed" in found, (seed, found)
            runs += not found
            fails += bool(found)
    assert runs > 20 and fails > 60
