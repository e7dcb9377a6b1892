"""Inputs of tools/scaling.py for the passes from tensors to buffers, and those passes."""

# ruff: noqa: E501 (inputs stand on one line)

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.buffer_inputs import TENSORS, M, T

if TYPE_CHECKING:
    from collections.abc import Callable

TENSOR_PASSES: Final = (
    "--one-shot-bufferize", "--one-shot-bufferize=bufferize-function-boundaries",
    "--one-shot-bufferize=copy-before-write", "--one-shot-bufferize=test-analysis-only",
    "--eliminate-empty-tensors", "--empty-tensor-to-alloc-tensor", "--test-tensor-copy-insertion",
    "--convert-tensor-to-linalg",
)  # fmt: skip
BUFFER_PASSES: Final = (
    "--drop-equivalent-buffer-results", "--buffer-results-to-out-params=modify-public-functions", "--buffer-hoisting",
    "--buffer-loop-hoisting", "--promote-buffers-to-stack",
    "--ownership-based-buffer-deallocation", "--buffer-deallocation-simplification",
    "--bufferization-lower-deallocations", "--buffer-deallocation-pipeline", "--expand-realloc",
    "--expand-strided-metadata", "--memref-expand", "--convert-bufferization-to-memref", "--fold-memref-alias-ops",
    "--convert-vector-to-scf", "--convert-vector-to-scf=full-unroll", "--canonicalize",
)  # fmt: skip
SPARSE_PASSES: Final = (
    "--sparsification-and-bufferization", "--sparsification-and-bufferization=vl=4",
    "--sparse-tensor-codegen", "--sparse-tensor-conversion", "--sparse-buffer-rewrite",
    "--sparse-storage-specifier-to-llvm", "--sparse-vectorization=vl=4",
)  # fmt: skip


def body(arguments: str, lines: list[str], more: str = "") -> str:
    return "\n".join([more, f"func.func @f({arguments}) {{", *lines, "  return", "}", ""])


def repeated(arguments: str, text: str, more: str = "") -> Callable[[int], str]:
    """A function with a text again and again; N is a number, P the one before."""
    return lambda n: body(arguments, [text.replace("@N", str(i + 1)).replace("@P", str(i)) for i in range(n)], more)


def chained(arguments: str, first: str, text: str) -> Callable[[int], str]:
    """As `repeated`, behind a first line."""
    return lambda n: body(arguments, [first, *[text.replace("@N", str(i + 1)).replace("@P", str(i)) for i in range(n)]])


def returned(n: int) -> str:
    """Functions that give new buffers and their arguments, and one that calls all."""
    lines = []
    for i in range(n):
        lines += [
            f"func.func private @g{i}(%m: {M}) -> ({M}, {M}) {{",
            f"  %0 = memref.alloc() : {M}",
            f"  return %0, %m : {M}, {M}",
            "}",
        ]
    calls = [f"  %r{i}:2 = call @g{i}(%m) : ({M}) -> ({M}, {M})" for i in range(n)]
    return "\n".join(lines) + "\n" + body(f"%m: {M}", calls)


def many_returned(n: int) -> str:
    """One function that returns many buffers."""
    types = ", ".join([M] * n)
    lines = [f"func.func private @g() -> ({types}) {{", *[f"  %{i} = memref.alloc() : {M}" for i in range(n)]]
    return "\n".join(
        [
            *lines,
            f"  return {', '.join([f'%{i}' for i in range(n)])} : {types}",
            "}",
            body("", [f"  %0:{n} = call @g() : () -> ({types})"]),
        ]
    )


def branches(n: int) -> str:
    """Diamonds in each branch of which a buffer is made, and handed on."""
    lines = [f"  %first = memref.alloc() : {M}", f"  cf.br ^b0(%first : {M})"]
    for i in range(n):
        lines += [
            f"^b{i}(%p{i}: {M}):",
            f"  cf.cond_br %c, ^l{i}, ^r{i}",
            f"^l{i}:",
            f"  %x{i} = memref.alloc() : {M}",
            f"  cf.br ^b{i + 1}(%x{i} : {M})",
            f"^r{i}:",
            f"  cf.br ^b{i + 1}(%p{i} : {M})",
        ]
    return body("%c: i1", [*lines, f"^b{n}(%p{n}: {M}):"])


def nested_loops(n: int) -> str:
    """A buffer in each of the loops of a nest, at most 100 deep."""
    depth = min(n, 100)
    lines = [f"scf.for %i{i} = %n to %n step %n {{ %m{i} = memref.alloc() : {M}" for i in range(depth)]
    return body("%n: index", [*lines, *["}"] * depth])


def deallocated(n: int) -> str:
    """One dealloc of many buffers."""
    names = [f"%m{i}" for i in range(n)]
    arguments = ", ".join([f"{name}: {M}" for name in names])
    conditions = ", ".join(["%c"] * n)
    return body(
        f"{arguments}, %c: i1",
        [f"  bufferization.dealloc ({', '.join(names)} : {', '.join([M] * n)}) if ({conditions})"],
    )


FOR: Final = "scf.for %k@N = %i to %n step %i"
ARGUMENTS: Final = "%i: index, %n: index, %c: i1, %f: f32, %m0: memref<64xf32>, %d: memref<?xf32>, %t: memref<?x?xf32>, %u: tensor<64xf32>"
BUFFERS: Final[dict[str, Callable[[int], str]]] = {
    "alloc-store": repeated(ARGUMENTS, f"  %m@N = memref.alloc() : {M}\n  memref.store %f, %m@N[%i] : {M}"),
    "alloc-copy": repeated(ARGUMENTS, f"  %m@N = memref.alloc() : {M}\n  memref.copy %m@P, %m@N : {M} to {M}"),
    "alloc-dynamic": repeated(ARGUMENTS, "  %m@N = memref.alloc(%n) : memref<?xf32>\n  memref.store %f, %m@N[%i] : memref<?xf32>"),
    "loop-alloc": repeated(ARGUMENTS, f"  {FOR} {{ %m = memref.alloc() : {M}\n memref.store %f, %m[%k@N] : {M} }}"),
    "loop-many-alloc": lambda n: body(ARGUMENTS, ["scf.for %k = %i to %n step %i {", *[f"  %a{i} = memref.alloc() : {M}\n  memref.store %f, %a{i}[%k] : {M}" for i in range(n)], "}"]),
    "loop-carried": repeated(ARGUMENTS, f"  %m@N = {FOR} iter_args(%a = %m@P) -> ({M}) {{ %x = memref.alloc() : {M}\n memref.copy %a, %x : {M} to {M}\n scf.yield %x : {M} }}"),
    "if-alloc": repeated(ARGUMENTS, f"  %m@N = scf.if %c -> ({M}) {{ %x = memref.alloc() : {M}\n scf.yield %x : {M} }} else {{ scf.yield %m@P : {M} }}"),
    "if-plain": repeated(ARGUMENTS, f"  scf.if %c {{ memref.store %f, %m0[%i] : {M} }}"),
    "if-constant": repeated(ARGUMENTS, f"  %s@N = scf.if %c -> (f32) {{ %x = arith.constant 1.0 : f32\n scf.yield %x : f32 }} else {{ %y = memref.load %m0[%i] : {M}\n scf.yield %y : f32 }}\n  memref.store %s@N, %m0[%i] : {M}"),
    "select": repeated(ARGUMENTS, f"  %x@N = memref.alloc() : {M}\n  %m@N = arith.select %c, %m@P, %x@N : {M}"),
    "clone": repeated(ARGUMENTS, f"  %m@N = bufferization.clone %m@P : {M} to {M}"),
    "realloc": chained(ARGUMENTS, "  %m_0 = memref.alloc(%n) : memref<?xf32>\n  %q0 = memref.realloc %m_0(%n) : memref<?xf32> to memref<?xf32>", "  %q@N = memref.realloc %q@P(%n) : memref<?xf32> to memref<?xf32>"),
    "to-tensor": repeated(ARGUMENTS, f"  %t@N = bufferization.to_tensor %m@P : {M} to {T}\n  %m@N = bufferization.to_buffer %t@N : {T} to {M}\n  memref.store %f, %m@N[%i] : {M}"),
    "dealloc": deallocated,
    "deallocs": repeated(ARGUMENTS, f"  %m@N = memref.alloc() : {M}\n  %e@N = bufferization.dealloc (%m@N : {M}) if (%c) retain (%m0 : {M})"),
    "returned": returned,
    "many-returned": many_returned,
    "branches": branches,
    "nested-loops": nested_loops,
    "subviews": repeated(ARGUMENTS, "  %v@N = memref.subview %d[%i] [%n] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>\n  memref.store %f, %v@N[%i] : memref<?xf32, strided<[2], offset: ?>>"),
    "subview-chain": chained(ARGUMENTS, "  %v0 = memref.subview %d[%i] [%n] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>", "  %v@N = memref.subview %v@P[%i] [%n] [1] : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[2], offset: ?>>\n  memref.store %f, %v@N[%i] : memref<?xf32, strided<[2], offset: ?>>"),
    "metadata": repeated(ARGUMENTS, "  %b@N, %o@N, %s@N:2, %r@N:2 = memref.extract_strided_metadata %t : memref<?x?xf32> -> memref<f32>, index, index, index, index, index\n  memref.store %f, %t[%s@N#0, %r@N#0] : memref<?x?xf32>"),
    "collapse": repeated(ARGUMENTS, "  %v@N = memref.collapse_shape %t [[0, 1]] : memref<?x?xf32> into memref<?xf32>\n  memref.store %f, %v@N[%i] : memref<?xf32>"),
    "expand": repeated(ARGUMENTS, "  %v@N = memref.expand_shape %d [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>\n  memref.store %f, %v@N[%i, %i] : memref<?x4xf32>"),
    "reshape": repeated(f"{ARGUMENTS}, %s: memref<2xindex>", "  %v@N = memref.reshape %d(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>\n  memref.store %f, %v@N[%i, %i] : memref<?x?xf32>"),
    "rmw": repeated(ARGUMENTS, f"  %x@N = memref.atomic_rmw maximumf %f, %m0[%i] : (f32, {M}) -> f32"),
    "transfers": repeated(ARGUMENTS, "  %x@N = vector.transfer_read %t[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>\n  vector.transfer_write %x@N, %t[%n, %i] : vector<2x4xf32>, memref<?x?xf32>"),
    "transfer-folds": repeated(ARGUMENTS, "  %v@N = memref.subview %t[%i, %i] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>\n  %x@N = vector.transfer_read %v@N[%i, %i], %f {in_bounds = [true]} : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>\n  memref.store %f, %t[%i, %i] : memref<?x?xf32>"),
}  # fmt: skip
"""Programs for passes on buffers."""

PAD: Final = f"  %p@N = tensor.pad %u low[%i] high[%n] {{\n  ^bb0(%a: index):\n    tensor.yield %f : f32\n  }} : {T} to tensor<?xf32>\n  %x@N = tensor.extract %p@N[%i] : tensor<?xf32>\n  memref.store %x@N, %m0[%i] : {M}"
MORE_TENSORS: Final[dict[str, Callable[[int], str]]] = {
    "pads": repeated(ARGUMENTS, PAD),
    "empties": repeated(ARGUMENTS, f"  %e@N = tensor.empty() : tensor<8xf32>\n  %r@N = linalg.fill ins(%f : f32) outs(%e@N : tensor<8xf32>) -> tensor<8xf32>\n  %w@N = tensor.insert_slice %r@N into %u[%i] [8] [1] : tensor<8xf32> into {T}\n  %x@N = tensor.extract %w@N[%i] : {T}\n  memref.store %x@N, %m0[%i] : {M}"),
    "one-tensor-read": repeated(ARGUMENTS, f"  %x@N = tensor.extract %u[%i] : {T}\n  memref.store %x@N, %m0[%i] : {M}"),
    "one-tensor-written": repeated(ARGUMENTS, f"  %w@N = tensor.insert %f into %u[%i] : {T}\n  %x@N = tensor.extract %w@N[%n] : {T}\n  memref.store %x@N, %m0[%i] : {M}"),
    "slices-of-one": repeated(ARGUMENTS, f"  %w@N = tensor.extract_slice %u[%i] [8] [1] : {T} to tensor<8xf32>\n  %y@N = tensor.insert %f into %w@N[%i] : tensor<8xf32>\n  %x@N = tensor.extract %y@N[%n] : tensor<8xf32>\n  memref.store %x@N, %m0[%i] : {M}"),
}  # fmt: skip
TENSOR_KINDS: Final[dict[str, Callable[[int], str]]] = {
    **{f"tensor-{name.replace(' ', '-')}": make for name, make in TENSORS.items()},
    **MORE_TENSORS,
}
"""Programs for passes on tensors."""

CSR: Final = "#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>\n"
S: Final = "tensor<8x8xf64, #CSR>"
SPARSE_ARGUMENTS: Final = f"%s0: {S}, %i: index, %f: f64, %d: tensor<8x8xf64>, %b: memref<?xindex>, %m: memref<?xf64>"


def kernels_in_one(n: int) -> str:
    """Elementwise kernels one behind the other."""
    generic = f'  %s@N = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}} ins(%s@P : {S}) outs(%e@N : {S}) {{\n  ^bb0(%x: f64, %y: f64):\n    %z = arith.mulf %x, %f : f64\n    linalg.yield %z : f64\n  }} -> {S}'
    return repeated(
        SPARSE_ARGUMENTS, f"  %e@N = tensor.empty() : {S}\n{generic}", CSR + "#id = affine_map<(d0, d1) -> (d0, d1)>"
    )(max(1, n // 10))


SPARSE: Final[dict[str, Callable[[int], str]]] = {
    "sparse-kernels": kernels_in_one,
    "sparse-inserts": lambda n: repeated(SPARSE_ARGUMENTS, f"  %s@N = tensor.insert %f into %s@P[%i, %i] : {S}", CSR)(max(1, n // 4)),
    "sparse-values": repeated(SPARSE_ARGUMENTS, f"  %v@N = sparse_tensor.values %s0 : {S} to memref<?xf64>\n  memref.store %f, %v@N[%i] : memref<?xf64>", CSR),
    "sparse-counts": repeated(SPARSE_ARGUMENTS, f"  %v@N = sparse_tensor.number_of_entries %s0 : {S}\n  memref.store %f, %m[%v@N] : memref<?xf64>", CSR),
    "sparse-loads": repeated(SPARSE_ARGUMENTS, f"  %s@N = sparse_tensor.load %s@P : {S}", CSR),
    "push-back": chained("%i: index, %f: f64, %m0: memref<?xf64>", "  %n0 = arith.constant 0 : index", "  %m@N, %n@N = sparse_tensor.push_back %n@P, %m@P, %f : index, memref<?xf64>, f64"),
    "sorts": repeated("%i: index, %x: memref<?xindex>, %y: memref<?xf64>", "  sparse_tensor.sort quick_sort %i, %x jointly %y {perm_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?xindex> jointly memref<?xf64>"),
    "specifiers": chained("%i: index", "  %s0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>>", "  %s@N = sparse_tensor.storage_specifier.set %s@P crd_mem_sz at 1 with %i : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>>"),
    "vector-loops": repeated("%i: index, %n: index, %p: memref<?xf64>, %q: memref<?xf64>", '  scf.for %k = %i to %n step %c1_@N { %x = memref.load %p[%k] : memref<?xf64>\n    memref.store %x, %q[%k] : memref<?xf64>\n  } {"Emitted from" = "linalg.generic"}'.replace("  scf.for", "  %c1_@N = arith.constant 1 : index\n  scf.for", 1)),
}  # fmt: skip
"""Programs for the passes of the sparsifier."""
