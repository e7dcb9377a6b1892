"""pydata/sparse with pyopt as the compiler of its MLIR backend: imported before `sparse`, it takes the place of LLVM.

python -m venv env && env/bin/pip install '.[jit,sparse]' sparse finch-mlir PyYAML pytest
PYTHONPATH=tools env/bin/python -m pytest -p pydata_sparse --pyargs sparse.mlir_backend
"""

from __future__ import annotations

import os

import pyopt

os.environ["SPARSE_BACKEND"] = "MLIR"
import mlir_finch.execution_engine
import mlir_finch.passmanager


class Pipeline:
    """The text of a pipeline; modules run through it when they are compiled."""

    text = ""

    @classmethod
    def parse(cls, text: str, context: object = None) -> Pipeline:
        cls.text = " ".join(text.split())
        return cls()

    def run(self, operation: object) -> None:
        """Leaves the module as it is."""


class Engine:
    """The functions of a module, called by the addresses of pointers to their arguments."""

    def __init__(self, module: object, opt_level: int = 2, shared_libs: object = ()) -> None:
        self.program = pyopt.compile(str(module), Pipeline.text, c_memory=True)

    def invoke(self, name: str, *arguments: object) -> None:
        self.program[f"_mlir_ciface_{name}"](*[one.contents for one in arguments])  # type: ignore[attr-defined]


mlir_finch.passmanager.PassManager = Pipeline
mlir_finch.execution_engine.ExecutionEngine = Engine
