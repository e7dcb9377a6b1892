"""ensure-debug-info-scope-on-llvm-func: functions get subprograms, so that their locations are debug info.

llvm.func @f() loc("a.c":3:1)  ->  llvm.func @f() loc(fused<#llvm.di_subprogram<name = "f", ...>>["a.c":3:1])

Ops whose location is in another file get a scope of that file, and so does the inlined code of call sites.
"""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.struct_kinds import ENUMERATIONS
from pyopt.dialects.llvm.struct_parser import UNSIGNED
from pyopt.dialects.llvm.subprograms import first_of, subprogram_of
from pyopt.dialects.llvm.text_attributes import FileAttr
from pyopt.ir.attributes import (
    UNIT,
    Attribute,
    CallSiteLoc,
    DistinctAttr,
    FileLineColLoc,
    FusedLoc,
    IntegerAttr,
    Location,
    NameLoc,
    StringAttr,
    held_as_bytes,
)
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I1
from pyopt.light import Final
from pyopt.pipeline.options import TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.syntax.location_parser import fused_location

FUNCTION: Final = "llvm.func"
KIND: Final = "emission-kind"
UNKNOWN_FILE: Final = "<unknown>"


EMISSION_KIND: Final = TextOption(
    "emission-kind", "LineTablesOnly", "The emission kind of the debug info", ENUMERATIONS["DIEmissionKind"].words
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Gives functions inside of `op` subprograms."""
    locate = pass_context.context.location
    unit = first_of(locate(op.loc), ("di_compile_unit",)) or _unit(
        locate(op.loc), EMISSION_KIND.of(pass_context.options)
    )
    functions = [one for one in op.walk() if one.info.name == FUNCTION]
    for function in functions:
        function.loc = _with_subprogram(function, locate(function.loc), unit)
        for one in function.walk():
            if one is not function:
                one.loc = _with_scope(locate(one.loc), function.loc)
    return bool(functions)


def _file(name: str) -> FileAttr:
    """The file of a path, apart from its directory."""
    name = held_as_bytes(name)
    if not name.strip("/"):
        return FileAttr.get(name[:1], "")
    directory, _, last = name.rpartition("/")
    return FileAttr.get(last or ".", directory.rstrip("/") or ("/" if name[0] == "/" else ""))


def _number(value: int) -> IntegerAttr | None:
    return IntegerAttr.get(value, UNSIGNED) if value else None


def _unit(location: Location, kind: str) -> LLVMStructAttr:
    """The compile unit of a module that has none."""
    place = file_location(location)
    values: dict[str, Attribute | None] = {
        "id": DistinctAttr(UNIT),
        "sourceLanguage": StringAttr.get("DW_LANG_C"),
        "file": _file(UNKNOWN_FILE if place is None else place.file),
        "producer": StringAttr.get("MLIR"),
        "isOptimized": IntegerAttr.get(-1, I1),
        "emissionKind": StringAttr.get(kind),
    }
    return LLVMStructAttr.of("di_compile_unit", values)


def _with_subprogram(function: Operation, location: Location, unit: LLVMStructAttr) -> Location:
    """The location of a function with a subprogram, unless it has one."""
    if subprogram_of(location) is not None:
        return location
    place = file_location(location)
    file = unit.parameter("file") if place is None else _file(place.file)
    name = StringAttr.get(symbol_name(function) or "")
    line = _number(1 if place is None else place.line)
    is_definition = function.regions[0].first is not None
    convention = StringAttr.get("DW_CC_normal")
    values: dict[str, Attribute | None] = {
        "id": DistinctAttr(UNIT) if is_definition else None,
        "compileUnit": unit if is_definition else None,
        "scope": file,
        "name": name,
        "linkageName": name,
        "file": file,
        "line": line,
        "scopeLine": line,
        "subprogramFlags": StringAttr.get("Definition|Optimized" if is_definition else "Optimized"),
        "type": LLVMStructAttr.of("di_subroutine_type", {"callingConvention": convention}),
    }
    return fused_location([location], LLVMStructAttr.of("di_subprogram", values))


def _with_scope(location: Location, function: int | Location) -> Location:
    """The location of an op in a function, with a scope of its own where its file is another one."""
    if not isinstance(function, FusedLoc) or not isinstance(function.metadata, LLVMStructAttr):
        return location
    if isinstance(location, CallSiteLoc):
        callee = _in_file(location.callee, function.metadata)
        return location if callee is None else CallSiteLoc.get(callee, location.caller)
    around, place = file_location(function), file_location(location)
    if around is None or place is None or around.file == place.file:
        return location
    return fused_location([location], _scope(function.metadata, place))


def _in_file(location: Location, scope: LLVMStructAttr) -> Location | None:
    """Inlined code in a scope of its file; None if no file is known. Of what was inlined there, the callee is left."""
    place = file_location(location)
    if place is None:
        return None
    inner: Location | None = location
    own = _scope(scope, place)
    if isinstance(location, CallSiteLoc):
        inner = _in_file(location.callee, own)
    return None if inner is None else fused_location([inner], own)


def _scope(around: LLVMStructAttr, place: FileLineColLoc) -> LLVMStructAttr:
    values: dict[str, Attribute | None] = {
        "scope": around,
        "file": _file(place.file),
        "discriminator": IntegerAttr.get(0, UNSIGNED),
    }
    return LLVMStructAttr.of("di_lexical_block_file", values)


def file_location(location: Location) -> FileLineColLoc | None:
    """The first place of a file; of a call site, that of the caller."""
    if isinstance(location, FileLineColLoc):
        return location
    if isinstance(location, NameLoc):
        return file_location(location.child)
    if isinstance(location, CallSiteLoc):
        return file_location(location.caller)
    if isinstance(location, FusedLoc):
        for one in location.locations:
            found = file_location(one)
            if found is not None:
                return found
    return None


PASS: Final = make_pass(
    "ensure-debug-info-scope-on-llvm-func",
    run,
    (EMISSION_KIND,),
    anchor="builtin.module",
    class_name="DIScopeForLLVMFuncOpPass",
)
