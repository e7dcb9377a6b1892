"""pyopt: mlir-opt in Python. `pyopt --help` tells of the command line, `docs/python.md` of the names below.

    module = pyopt.parse(text)
    module.run("canonicalize,cse")
    print(module)

Names load what they need when they are first used.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt import passes as passes
    from pyopt import traits as traits
    from pyopt.api.arrays import to_numpy
    from pyopt.api.building import Builder
    from pyopt.api.compiling import compile
    from pyopt.api.files import FileResult, run_files
    from pyopt.api.module import Module
    from pyopt.api.parsing import attribute, parse, parse_file, parse_irdl, type
    from pyopt.api.passes import Pass
    from pyopt.api.rules import PatternRewriter, PatternRule, rule
    from pyopt.diagnostics.diagnostic import Diagnostic
    from pyopt.errors import Error, ParseError, PassError, RunError, VerifyError
    from pyopt.ir.attributes import Attribute, Location
    from pyopt.ir.core import Block, BlockArgument, Operation, OpResult, Region, Value
    from pyopt.ir.opinfo import Dialect, OpInfo
    from pyopt.ir.parametric import AttributeInfo, TypeInfo
    from pyopt.ir.types import Type
    from pyopt.native.api import CompiledFunction, CompiledModule, NativeError, SparseArrays
    from pyopt.pipeline.options import (
        FlagOption,
        FloatOption,
        IntegerListOption,
        IntegerOption,
        TextListOption,
        TextOption,
    )
    from pyopt.pipeline.passes import PassContext, make_pass

_HOMES = {
    "pyopt.api.arrays": ("to_numpy",),
    "pyopt.api.building": ("Builder",),
    "pyopt.api.compiling": ("compile",),
    "pyopt.api.files": ("FileResult", "run_files"),
    "pyopt.api.module": ("Module",),
    "pyopt.api.parsing": ("attribute", "parse", "parse_file", "parse_irdl", "type"),
    "pyopt.api.passes": ("Pass",),
    "pyopt.api.rules": ("PatternRewriter", "PatternRule", "rule"),
    "pyopt.diagnostics.diagnostic": ("Diagnostic",),
    "pyopt.errors": ("Error", "ParseError", "PassError", "RunError", "VerifyError"),
    "pyopt.ir.attributes": ("Attribute", "Location"),
    "pyopt.ir.core": ("Block", "BlockArgument", "OpResult", "Operation", "Region", "Value"),
    "pyopt.ir.opinfo": ("Dialect", "OpInfo"),
    "pyopt.ir.parametric": ("AttributeInfo", "TypeInfo"),
    "pyopt.ir.types": ("Type",),
    "pyopt.native.api": ("CompiledFunction", "CompiledModule", "NativeError", "SparseArrays"),
    "pyopt.pipeline.options": (
        "FlagOption", "FloatOption", "IntegerListOption", "IntegerOption", "TextListOption", "TextOption",
    ),
    "pyopt.pipeline.passes": ("PassContext", "make_pass"),
}  # fmt: skip
"""The modules that hold the public names."""

_MODULES = ("passes", "traits")
"""Public modules."""

__all__ = [
    "Attribute", "AttributeInfo", "Block", "BlockArgument", "Builder", "CompiledFunction", "CompiledModule",
    "Diagnostic", "Dialect", "Error", "FileResult", "FlagOption", "FloatOption", "IntegerListOption",
    "IntegerOption", "Location", "Module", "NativeError", "OpInfo", "OpResult", "Operation", "ParseError", "Pass",
    "PassContext", "PassError", "PatternRewriter", "PatternRule", "Region", "RunError", "SparseArrays",
    "TextListOption", "TextOption", "Type", "TypeInfo", "Value", "VerifyError", "attribute", "compile", "make_pass",
    "parse", "parse_file", "parse_irdl", "rule", "run_files", "to_numpy", "type",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """Loads a public name on first use."""
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"pyopt.{name}")
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(home), name)
            return found
    raise AttributeError(f"module 'pyopt' has no attribute {name!r}")


def load_ipython_extension(shell: object) -> None:
    """`%load_ext pyopt` of IPython and notebooks: the cell magic `%%mlir`."""
    from importlib import import_module

    import_module("pyopt.notebook.extension").load(shell)


def unload_ipython_extension(shell: object) -> None:
    """`%unload_ext pyopt`."""
    from importlib import import_module

    import_module("pyopt.notebook.extension").unload(shell)


def __dir__() -> list[str]:
    return sorted([*__all__, *_MODULES, "__doc__", "__file__", "__name__", "__path__"])
