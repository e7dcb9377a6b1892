"""The places of MLIR's declarations: .td files by dialect, and those of passes."""

from __future__ import annotations

FILES: dict[str, tuple[str, ...]] = {
    "affine": ("Dialect/Affine/IR/AffineOps.td",),
    "arith": ("Dialect/Arith/IR/ArithOps.td",),
    "bufferization": ("Dialect/Bufferization/IR/BufferizationOps.td",),
    "builtin": (
        "IR/BuiltinOps.td",
        "IR/BuiltinTypes.td",
        "IR/BuiltinAttributes.td",
        "IR/BuiltinLocationAttributes.td",
    ),
    "cf": ("Dialect/ControlFlow/IR/ControlFlowOps.td",),
    "complex": ("Dialect/Complex/IR/ComplexOps.td", "Dialect/Complex/IR/ComplexAttributes.td"),
    "dlti": ("Dialect/DLTI/DLTIAttrs.td",),
    "func": ("Dialect/Func/IR/FuncOps.td",),
    "index": ("Dialect/Index/IR/IndexOps.td",),
    "linalg": (
        "Dialect/Linalg/IR/LinalgOps.td",
        "Dialect/Linalg/IR/LinalgStructuredOps.td",
        "Dialect/Linalg/IR/LinalgRelayoutOps.td",
    ),
    "llvm": ("Dialect/LLVMIR/LLVMOps.td", "Dialect/LLVMIR/LLVMIntrinsicOps.td", "Dialect/LLVMIR/LLVMTypes.td"),
    "math": ("Dialect/Math/IR/MathOps.td",),
    "memref": ("Dialect/MemRef/IR/MemRefOps.td",),
    "scf": ("Dialect/SCF/IR/SCFOps.td",),
    "shape": ("Dialect/Shape/IR/ShapeOps.td",),
    "sparse_tensor": ("Dialect/SparseTensor/IR/SparseTensorOps.td",),
    "tensor": ("Dialect/Tensor/IR/TensorOps.td",),
    "ub": ("Dialect/UB/IR/UBOps.td",),
    "vector": ("Dialect/Vector/IR/VectorOps.td",),
}
"""Files below include/mlir whose records, with those that they include, are all that a dialect declares."""

PASS_FILES = (
    "Transforms/Passes.td",
    "Conversion/Passes.td",
    "Dialect/Affine/Transforms/Passes.td",
    "Dialect/Arith/Transforms/Passes.td",
    "Dialect/Bufferization/Transforms/Passes.td",
    "Dialect/Func/Transforms/Passes.td",
    "Dialect/LLVMIR/Transforms/Passes.td",
    "Dialect/Linalg/Passes.td",
    "Dialect/Math/Transforms/Passes.td",
    "Dialect/MemRef/Transforms/Passes.td",
    "Dialect/SCF/Transforms/Passes.td",
    "Dialect/Shape/Transforms/Passes.td",
    "Dialect/SparseTensor/Transforms/Passes.td",
    "Dialect/Tensor/Transforms/Passes.td",
    "Dialect/Vector/Transforms/Passes.td",
)

PASSES = "passes"
"""The area of all passes; those of dialects have the dialects' names."""


def area_of(line: str) -> str:
    """The area of a difference's line: "arith" of `arith.trunci: ...` and `arith: ...`, "passes" of `--cse: ...`."""
    subject = line.partition(":")[0]
    return PASSES if subject.startswith("--") else subject.partition(".")[0]
