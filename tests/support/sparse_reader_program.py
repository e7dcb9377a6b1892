"""A program that reads a file by the runtime library's readers, in all widths and types of values, and prints it."""

from __future__ import annotations

from collections.abc import Collection

TYPES = {
    "F64": "f64", "F32": "f32", "F16": "f16", "BF16": "bf16", "I64": "i64", "I32": "i32", "I16": "i16", "I8": "i8",
    "C64": "complex<f64>", "C32": "complex<f32>",
}  # fmt: skip
"""Types by the ends of names; their place, from 1 on, stands for them."""
WIDTHS = (0, 8, 16, 32, 64)
MAPS = ((0, 1), (1, 0))
"""Rows first, columns first: levels in terms of dimensions."""


def program(names: Collection[str] = TYPES) -> str:
    """@main prints of TENSOR0, a matrix, for each map, width and some types: whether entries are in order, how many
    there are, the sizes, coordinates, and values."""
    head = [
        "func.func private @getTensorFilename(index) -> !llvm.ptr",
        "func.func private @getSparseTensorReaderNSE(!llvm.ptr) -> index",
        "func.func private @delSparseTensorReader(!llvm.ptr)",
        f"func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr {EMIT}",
        f"func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> {EMIT}",
    ]
    calls = []
    for code, (name, type) in enumerate(TYPES.items(), 1):
        if name not in names:
            continue
        for width in WIDTHS:
            head.append(_read(name, type, code, width))
            calls.append(f"  call @read_{width}_{name}(%rows) : (memref<?xindex>) -> ()\n")
            calls.append(f"  call @read_{width}_{name}(%columns) : (memref<?xindex>) -> ()\n")
    lines = ""
    for value, map in zip(("%rows", "%columns"), MAPS, strict=True):
        lines += f"  {value}_m = memref.alloca() : memref<2xindex>\n"
        for at, dimension in enumerate(map):
            lines += f"  memref.store %c{dimension}, {value}_m[%c{at}] : memref<2xindex>\n"
        lines += f"  {value} = memref.cast {value}_m : memref<2xindex> to memref<?xindex>\n"
    numbers = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    return "\n".join(head) + "\nfunc.func @main() {\n" + numbers + lines + "".join(calls) + "  return\n}\n"


EMIT = "attributes {llvm.emit_c_interface}"


def _read(name: str, type: str, code: int, width: int) -> str:
    """A function that reads and prints; both maps are their own inverses."""
    coordinate = f"i{width}" if width else "index"
    callee = f"getSparseTensorReaderReadToBuffers{width}{name}"
    signature = f"(!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?x{coordinate}>, memref<?x{type}>) -> i1"
    return f"""
func.func private @{callee}{signature} {EMIT}
func.func @read_{width}_{name}(%map: memref<?xindex>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %wanted = memref.alloca() : memref<2xindex>
  memref.store %c0, %wanted[%c0] : memref<2xindex>
  memref.store %c0, %wanted[%c1] : memref<2xindex>
  %sizes = memref.cast %wanted : memref<2xindex> to memref<?xindex>
  %code = arith.constant {code} : i32
  %file = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %reader = call @createCheckedSparseTensorReader(%file, %sizes, %code)
    : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
  %n = call @getSparseTensorReaderNSE(%reader) : (!llvm.ptr) -> index
  %dims = call @getSparseTensorReaderDimSizes(%reader) : (!llvm.ptr) -> memref<?xindex>
  %both = arith.muli %n, %c2 : index
  %crd = memref.alloc(%both) : memref<?x{coordinate}>
  %val = memref.alloc(%n) : memref<?x{type}>
  %sorted = call @{callee}(%reader, %map, %map, %crd, %val) : {signature}
  vector.print %sorted : i1
  vector.print %n : index
  scf.for %d = %c0 to %c2 step %c1 {{
    %size = memref.load %dims[%d] : memref<?xindex>
    vector.print %size : index
  }}
  scf.for %i = %c0 to %both step %c1 {{
    %c = memref.load %crd[%i] : memref<?x{coordinate}>
{_widened("c", coordinate)}  }}
  scf.for %i = %c0 to %n step %c1 {{
    %v = memref.load %val[%i] : memref<?x{type}>
{_printed("v", type)}  }}
  memref.dealloc %crd : memref<?x{coordinate}>
  memref.dealloc %val : memref<?x{type}>
  call @delSparseTensorReader(%reader) : (!llvm.ptr) -> ()
  return
}}"""


def _widened(value: str, type: str) -> str:
    """Ops that print a coordinate, which has no sign."""
    if type == "index":
        return f"    vector.print %{value} : index\n"
    ops = "" if type == "i64" else f"    %wide = arith.extui %{value} : {type} to i64\n"
    return ops + f"    vector.print %{'wide' if ops else value} : i64\n"


def _printed(value: str, type: str) -> str:
    """Ops that print a value."""
    if type.startswith("complex"):
        part = type[len("complex<") : -1]
        return "".join(
            [
                f"    %{one} = complex.{one} %{value} : {type}\n    vector.print %{one} : {part}\n"
                for one in ("re", "im")
            ]
        )
    if type in ("f16", "bf16"):
        return f"    %wide_v = arith.extf %{value} : {type} to f32\n    vector.print %wide_v : f32\n"
    if type in ("i8", "i16"):
        return f"    %wide_v = arith.extsi %{value} : {type} to i64\n    vector.print %wide_v : i64\n"
    return f"    vector.print %{value} : {type}\n"
