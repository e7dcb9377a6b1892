"""pyopt: mlir-opt in Python. See `cli.py` for the command line and `docs/` for how it is built.

From Python: `pyopt.compile(text)` compiles a module for this CPU (`pyopt.native.api`).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.native.api import CompiledModule, NativeError, SparseArrays, compile

__all__ = ["CompiledModule", "NativeError", "SparseArrays", "compile"]


def __getattr__(name: str) -> object:
    """Loads the names of native execution on first use; that takes NumPy."""
    if name not in __all__:
        raise AttributeError(f"module 'pyopt' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("pyopt.native.api"), name)
