"""Configuration for `lit tests/lit`, which runs the files that pytest runs, each command as a program of its own.

FileCheck is LLVM's (FileCheck or FileCheck) where there is one, else the `filecheck` package.
`lit --param tool=mlir-opt tests/lit` runs the reference instead of pyopt.
"""
# mypy: ignore-errors
# ruff: noqa: F821, E402

import os
import sys

import lit.formats

config.name = "pyopt"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))

_root = os.path.dirname(os.path.dirname(config.test_source_root))
sys.path.insert(0, _root)
_tool = lit_config.params.get("tool")
if _tool:
    os.environ["PYOPT_LIT_TOOL"] = _tool

from tests.support.shell import make_bin_directory, own_folder

config.test_exec_root = own_folder("exec")
_bin = make_bin_directory(os.path.join(config.test_exec_root, ".bin"))
config.environment["PATH"] = _bin + os.pathsep + os.environ["PATH"]
config.environment["NO_COLOR"] = "1"
