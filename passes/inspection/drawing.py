"""Pictures of graphs in Graphviz's language, by what is installed."""

from __future__ import annotations

import os
import sys

from pyopt.light import Final

PROGRAMS: Final = ("dot", "graphviz-pure")
"""Graphviz, and what the extra `graph` brings."""


def svg_of(graph: str) -> str | None:
    """The picture as an svg element; None where no program draws it."""
    import shutil
    import subprocess

    folders = os.pathsep.join([os.environ.get("PATH", os.defpath), os.path.dirname(sys.executable)])
    for name in PROGRAMS:
        program = shutil.which(name, path=folders)
        if program is None:
            continue
        try:
            made = subprocess.run(
                [program, "-Tsvg"], input=graph.encode("utf-8", "replace"), capture_output=True, check=False
            )
        except OSError:
            continue
        _, begin, rest = made.stdout.decode("utf-8", "replace").partition("<svg")
        if made.returncode == 0 and begin:
            return begin + rest
    return None
