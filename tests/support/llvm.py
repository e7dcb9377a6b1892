"""The programs of LLVM that pyopt is compared with; their names follow from the release that pyopt follows.

Debian's packages `mlir-N-tools`, `llvm-N`, `llvm-N-tools` and `libmlir-N` have them, N being `RELEASE`.
"""

from __future__ import annotations

import glob
import os
import shutil
from typing import Final

from pyopt.driver.usage import FOLLOWED as FOLLOWED

RELEASE: Final = FOLLOWED.partition(".")[0]
MLIR_OPT: Final = f"mlir-opt-{RELEASE}"
MLIR_TRANSLATE: Final = f"mlir-translate-{RELEASE}"
FILECHECK: Final = f"FileCheck-{RELEASE}"
TBLGEN: Final = f"llvm-tblgen-{RELEASE}"
FOLDER: Final = f"/usr/lib/llvm-{RELEASE}"
MLIR_RUNNER: Final = f"{FOLDER}/bin/mlir-runner"
LIBRARIES: Final = os.environ.get("PYOPT_MLIR_LIBRARIES", f"{FOLDER}/lib")
"""The folder of the libraries that programs are run with."""
INCLUDE: Final = f"{FOLDER}/include"
"""The folder of the declarations, of `libmlir-N-dev`."""


def library(name: str) -> list[str]:
    """The path of one of the libraries; empty if it is missing."""
    return sorted(glob.glob(f"{LIBRARIES}/{name}.so*"))[:1]


def is_there(*programs: str) -> bool:
    """All of these programs are installed."""
    return all(shutil.which(name) for name in programs)
