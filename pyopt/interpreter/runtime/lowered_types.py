"""The types of library functions that are given memrefs, by their names, for programs that only have them lowered.

@_mlir_ciface_lexInsertF64(ptr, ptr, ptr)    ->    (!llvm.ptr, memref<?xindex>, memref<f64>)
@printMemrefF64(i64, ptr)                    ->    (memref<*xf64>)
"""

from __future__ import annotations

from pyopt.interpreter.convert import type_text
from pyopt.interpreter.runtime.memrefs import ELEMENTS
from pyopt.light import Final, Iterator

_INDICES: Final = "memref<?xindex>"
_WIDTHS: Final = {"0": "index", "8": "i8", "16": "i16", "32": "i32", "64": "i64"}
_BY_NAME: Final = {
    # V: a value's type, at the end of the name; O: that of positions and coordinates, in front of it.
    "createCheckedSparseTensorReader": (("!llvm.ptr", _INDICES, "i32"), "!llvm.ptr"),
    "expInsertV": (("!llvm.ptr", _INDICES, "memref<?xV>", "memref<?xi1>", _INDICES, "index"), ""),
    "getSparseTensorReaderDimSizes": (("!llvm.ptr",), _INDICES),
    "getSparseTensorReaderReadToBuffersOV": (("!llvm.ptr", _INDICES, _INDICES, "memref<?xO>", "memref<?xV>"), "i1"),
    "lexInsertV": (("!llvm.ptr", _INDICES, "memref<V>"), ""),
    "newSparseTensor": (
        (_INDICES, _INDICES, "memref<?xi64>", _INDICES, _INDICES, "i32", "i32", "i32", "i32", "!llvm.ptr"),
        "!llvm.ptr",
    ),
    "outSparseTensorWriterMetaData": (("!llvm.ptr", "index", "index", _INDICES), ""),
    "outSparseTensorWriterNextV": (("!llvm.ptr", "index", _INDICES, "memref<V>"), ""),
    "sparseCoordinatesBufferO": (("!llvm.ptr", "index"), "memref<?xO>"),
    "sparseCoordinatesO": (("!llvm.ptr", "index"), "memref<?xO>"),
    "sparsePositionsO": (("!llvm.ptr", "index"), "memref<?xO>"),
    # The elements of a memref that the library has are shared, and lowered programs have their bits in memory.
    "sparseValuesBF16": (("!llvm.ptr",), "memref<?xi16>"),
    "sparseValuesV": (("!llvm.ptr",), "memref<?xV>"),
    "stdSortV": (("i64", "memref<?xV>"), ""),
    **{f"printMemref{rank}dV": ((f"memref<{'?x' * rank}V>",), "") for rank in range(1, 10)},
}
"""Functions that take memrefs by address; a result that is a memref is written to an address in front."""
_UNRANKED: Final = {"printMemref": 1, "printMemrefShape": 1, "verifyMemRef": 2}
"""Functions on so many unranked memrefs, each a rank and an address, or the address of both."""


def _readings(name: str) -> Iterator[tuple[str, str, str]]:
    """The possible readings of a name: the beginning with O and V in place of types, and these types."""
    yield name, "", ""
    for value, type in ELEMENTS.items():
        if name.endswith(value):
            rest = name.removesuffix(value)
            yield rest + "V", "", type_text(type)
            for digits, width in _WIDTHS.items():
                if rest.endswith(digits):
                    yield rest.removesuffix(digits) + "OV", width, type_text(type)
    for digits, width in _WIDTHS.items():
        if name.endswith(digits):
            yield name.removesuffix(digits) + "O", width, ""


def types_by_name(name: str, by_address: bool, inputs: list[str]) -> tuple[list[str], str] | None:
    """The types of a function in MLIR; None if its LLVM types, `inputs`, tell enough, or do not fit.

    by_address: it is the function's C interface, which is given the addresses of memrefs.
    """
    for key, width, value in _readings(name):
        memrefs = _UNRANKED.get(key.removesuffix("V"), 0) if value and not width else 0
        if memrefs and inputs == (["ptr"] if by_address else ["i64", "ptr"]) * memrefs:
            return [f"memref<*x{value}>"] * memrefs, "i64" if key.startswith("verify") else ""
        found = _BY_NAME.get(key)
        if found is None or not by_address:
            continue
        given = [one.replace("V>", value + ">").replace("O>", width + ">") for one in found[0]]
        result = found[1].replace("V>", value + ">").replace("O>", width + ">")
        if len(inputs) == len(given) + result.startswith("memref"):
            return given, result
    return None
