"""Adds the compiled modules when PYOPT_COMPILE=1; everything else stands in pyproject.toml."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("pyopt/ir", "pyopt/syntax", "pyopt/rewrite", "pyopt/dialects", "pyopt/analysis", "passes")
INTERPRETED = ("pyopt/light.py",)
"""Stays Python: what it defines for the interpreter, mypyc takes from `typing`."""


def compiled_files() -> list[str]:
    """The modules that mypyc compiles."""
    files = [str(path) for folder in COMPILED for path in sorted(Path(folder).rglob("*.py"))]
    return [name for name in files if name not in INTERPRETED and Path(name).stat().st_size]


def extensions() -> list[object]:
    """The compiled modules, if the environment asks for them."""
    if os.environ.get("PYOPT_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return list(mypycify(compiled_files(), opt_level="3", debug_level="0"))


setup(ext_modules=extensions())
