"""Whether pyopt's modules are compiled here, and the marks of tests that need the Python ones."""

from __future__ import annotations

import pytest

from pyopt.ir import core

COMPILED = not (core.__file__ or "").endswith(".py")

needs_docstrings = pytest.mark.skipif(COMPILED, reason="compiled functions have no docstring")
NO_SUBCLASS = "compiled classes take no interpreted subclass"
needs_subclasses = pytest.mark.skipif(COMPILED, reason=NO_SUBCLASS)
