"""Programs compute natively what Python says they compute: mlir-opt lowers them as they are written.

That is a test of the programs, whose results are the judge of all passes, and of what the interpreter takes ops for.
"""

from __future__ import annotations

import numpy as np
import pytest

from tests.programs.program import ExampleProgram
from tests.programs.table import PROGRAMS
from tests.support.cpu_runner import is_there
from tests.support.native_programs import run_natively
from tools.semantics.check import parsed
from tools.semantics.outcome import same
from tools.semantics.sources import program_subject

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")

NOT_LOWERED = {
    "attention": "linalg.softmax has no loops",
    "batch_norm": "to_tensor without restrict",
    "quantize": "to_tensor without restrict",
    "embedding": "tensor.gather has no buffers",
    "shapes": "shape.shape_of has no buffers",
    "bfs": "a loop carries a tensor that it makes anew",
    "pagerank": "a loop carries a tensor that it makes anew",
    "reshapes": "its bufferization is out of memory",
}
"""Programs that the reference does not lower, and why."""


@pytest.mark.full
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_natively(program: ExampleProgram) -> None:
    if program.name in NOT_LOWERED:
        pytest.skip(f"mlir-opt does not lower it: {NOT_LOWERED[program.name]}")
    made = parsed(program.text())
    assert made is not None
    for given, case in zip(program.inputs, program_subject(program).cases, strict=True):
        wanted = [np.asarray(one) for one in case.outcome.values]
        found = run_natively(program.text(), made[0], given, [one.shape for one in wanted])
        for one, other in zip(found, wanted, strict=True):
            assert same(one.astype(other.dtype), other, program.tolerance), f"{one.tolist()} is not {other.tolist()}"
