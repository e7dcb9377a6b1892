"""Adds the compiled modules when PYOPT_COMPILE=1; everything else stands in pyproject.toml.

`PYOPT_COMPILE_LEVEL` is the C compiler's optimization level, 3 if it is not set; 1 builds faster, for trying things.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("pyopt/ir", "pyopt/syntax", "pyopt/rewrite", "pyopt/dialects", "pyopt/analysis", "passes")
INTERPRETED = ("pyopt/ir/parser_protocol.py", "pyopt/ir/protocols.py", "pyopt/syntax/protocols.py")
"""Only for annotations, never imported."""
METADATA = {"dist_info", "egg_info", "sdist"}
"""Commands that a front end runs before it builds, and that need no C files."""


def compiled_files() -> list[str]:
    """The modules that mypyc compiles. `pyopt/light.py` stays Python: mypyc sees `typing` in its place."""
    files = [path for folder in COMPILED for path in sorted(Path(folder).rglob("*.py"))]
    return [path.as_posix() for path in files if path.as_posix() not in INTERPRETED and path.stat().st_size]


def group_of(path: str) -> str:
    """The library that a module goes into: one for the core, one for each dialect, so that a run loads but these."""
    folders = path.removesuffix(".py").split("/")
    if folders[:2] == ["pyopt", "dialects"] and len(folders) > 2:
        return f"pyopt_dialect_{folders[2]}"
    if folders[:2] == ["passes", "canonicalize"] and len(folders) > 2:
        return f"pyopt_rules_{folders[2]}"
    return "pyopt_passes" if folders[0] == "passes" else "pyopt_core"


def groups() -> list[tuple[list[str], str | None]]:
    """The modules of each library."""
    found: dict[str, list[str]] = {}
    for path in compiled_files():
        found.setdefault(group_of(path), []).append(path)
    return [(files, name) for name, files in found.items()]


def extensions() -> list[Extension]:
    """The compiled modules, if the environment asks for them."""
    if os.environ.get("PYOPT_COMPILE") != "1" or not METADATA.isdisjoint(sys.argv):
        return []
    from mypyc.build import mypycify

    level = os.environ.get("PYOPT_COMPILE_LEVEL", "3")
    found = list(mypycify(compiled_files(), opt_level=level, debug_level="0", multi_file=True, separate=groups()))
    for one in found:
        # The C files of a library that uses another one all define the table of its exports.
        one.extra_compile_args.append("-fcommon")
    return found


class BuildParallel(build_ext):
    """Compiles the C files on all processors: setuptools builds extensions in parallel, but not the files of one."""

    def build_extension(self, ext: Extension) -> None:
        objects: list[str] = []
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for made in pool.map(lambda source: self.compile_one(ext, source), ext.sources):
                objects += made
        ext.extra_objects = [*ext.extra_objects, *objects]
        ext.sources = []
        super().build_extension(ext)

    def compile_one(self, ext: Extension, source: str) -> list[str]:
        """The object files of a C file."""
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
            depends=ext.depends,
        )
        return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildParallel})
