"""Subprograms in the debug locations of functions."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.ir.attributes import UNKNOWN_LOC, CallSiteLoc, FusedLoc, Location, NameLoc
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import CALLABLE
from pyopt.light import Final

LOCAL_SCOPES: Final = ("di_subprogram", "di_lexical_block", "di_lexical_block_file")
"""Scopes that instructions may be in."""


def subprogram_of(loc: int | Location) -> LLVMStructAttr | None:
    """The first subprogram with which locations are fused."""
    return first_of(loc, ("di_subprogram",))


def scope_of(loc: int | Location) -> LLVMStructAttr | None:
    """The first scope of instructions with which locations are fused."""
    return first_of(loc, LOCAL_SCOPES)


def first_of(loc: int | Location, mnemonics: tuple[str, ...]) -> LLVMStructAttr | None:
    """The first attribute of one of these kinds with which locations are fused."""
    if isinstance(loc, FusedLoc):
        metadata = loc.metadata
        if isinstance(metadata, LLVMStructAttr) and metadata.mnemonic() in mnemonics:
            return metadata
    for one in _inner(loc):
        found = first_of(one, mnemonics)
        if found is not None:
            return found
    return None


def _inner(loc: int | Location) -> tuple[Location, ...]:
    """The locations of which a location is made."""
    if isinstance(loc, FusedLoc):
        return loc.locations
    if isinstance(loc, NameLoc):
        return (loc.child,)
    return (loc.callee, loc.caller) if isinstance(loc, CallSiteLoc) else ()


def is_inlined(loc: int | Location) -> bool:
    """Whether the code stands in the stead of a call."""
    return isinstance(loc, CallSiteLoc) or any(is_inlined(one) for one in _inner(loc))


def check_location(call: Operation, callee: Operation) -> None:
    """A call has a location if both functions, of which the callee has a body, are known to debuggers."""
    if call.loc is not UNKNOWN_LOC or callee.info.name != "llvm.func":
        return
    if callee.regions[0].first is None or subprogram_of(callee.loc) is None:
        return
    function = call.parent_op()
    while function is not None and not function.info.traits & CALLABLE:
        function = function.parent_op()
    if function is not None and subprogram_of(function.loc) is not None:
        message = "inlinable function call in a function with a DISubprogram location must have a debug location"
        raise DiagnosticError(message, call.loc)
