"""The names of mlir-opt's passes: the list is that of the installed program, and only errors ask for it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.passes.registry import PASSES
from pyopt.pipeline.reference_passes import NAMES, is_of_reference
from tests.support.reference import MLIR_OPT
from tools.reference_passes import HEAD, TAIL, TARGET, names_in

ROOT = Path(__file__).resolve().parents[2]
REASONS = ROOT / "tools" / "ods" / "reasons.txt"


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_the_list_is_that_of_the_program() -> None:
    assert MLIR_OPT is not None
    help = subprocess.run([MLIR_OPT, "--help"], capture_output=True, text=True, check=True).stdout
    assert TARGET.read_text(encoding="utf-8") == HEAD + "\n".join(names_in(help)) + TAIL


def test_names() -> None:
    names = NAMES.split()
    assert names == sorted(set(names)) and len(names) > 400
    assert is_of_reference("gpu-kernel-outlining") and is_of_reference("sparsifier")
    assert not is_of_reference("canonicalise") and not is_of_reference("")


def test_passes_of_ours_that_mlir_opt_lacks() -> None:
    """A name in the registry that mlir-opt does not have is a pass of pyopt alone, and no slip."""
    known = re.findall(r"--([\w-]+): pass is not in MLIR$", REASONS.read_text(encoding="utf-8"), re.MULTILINE)
    found = [name for name in PASSES if not is_of_reference(name)]
    lines = "".join([f"\n    --{name}: pass is not in MLIR" for name in found if name not in known])
    assert not lines, f"correct the name, or add these lines, with a reason, to {REASONS.relative_to(ROOT)}:{lines}"
    assert sorted(known) == sorted(found)


def test_an_ordinary_run_does_not_load_the_list() -> None:
    code = (
        "import sys; from pyopt.driver.run import run; from pyopt.driver.streams import ProcessStreams; "
        "run(['--canonicalize', '/dev/null'], ProcessStreams()); "
        "sys.exit('pyopt.pipeline.reference_passes' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False).returncode == 0
