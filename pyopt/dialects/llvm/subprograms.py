"""What the locations of functions say of them to debuggers."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.ir.attributes import UNKNOWN_LOC, CallSiteLoc, FusedLoc, Location, NameLoc
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import CALLABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.core import Operation


def subprogram_of(loc: int | Location) -> LLVMStructAttr | None:
    """The first subprogram with which locations are fused."""
    inner: tuple[Location, ...] = ()
    if isinstance(loc, FusedLoc):
        metadata = loc.metadata
        if isinstance(metadata, LLVMStructAttr) and metadata.mnemonic() == "di_subprogram":
            return metadata
        inner = loc.locations
    elif isinstance(loc, NameLoc):
        inner = (loc.child,)
    elif isinstance(loc, CallSiteLoc):
        inner = (loc.callee, loc.caller)
    for one in inner:
        found = subprogram_of(one)
        if found is not None:
            return found
    return None


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
