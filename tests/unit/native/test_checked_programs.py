"""What generate-runtime-verification checks is checked natively, too."""

from __future__ import annotations

from copy import deepcopy

import pytest

import pyopt
from tests.support.checked_programs import CHECKED_PROGRAMS
from tests.unit.interpreter.programs import after


@pytest.mark.parametrize("name", CHECKED_PROGRAMS)
def test_programs(name: str) -> None:
    program = CHECKED_PROGRAMS[name]
    module = pyopt.compile(after(program.text, "--generate-runtime-verification", "--canonicalize", "--cse"))
    for arguments in program.right:
        module.f(*deepcopy(arguments))
    for arguments, what in [*program.wrong, *program.unnoticed]:
        with pytest.raises(pyopt.NativeError) as caught:
            module.f(*deepcopy(arguments))
        assert "the program aborted: ERROR: Runtime op verification failed\n" in str(caught.value)
        assert f"^ {what}\n" in str(caught.value)
