"""The build backend: setuptools', which asks for mypy only when the compiled build is wanted."""

from __future__ import annotations

import os

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, str | list[str] | None] | None = None) -> list[str]:
    """Requirements of building beside setuptools; that runs setup.py to find out, which imports mypyc too early."""
    if os.environ.get("PYOPT_COMPILE") == "1":
        packages = ["click>=8.1", "lark>=1.1", "numpy>=1.26", "rich>=13"]  # mypyc wants the types of what is imported
        return ["mypy[mypyc]>=1.15", *packages]
    return list(build_meta.get_requires_for_build_wheel(config_settings))


get_requires_for_build_editable = get_requires_for_build_wheel
