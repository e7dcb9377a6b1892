// RUN: pyopt %s --sparsifier | FileCheck %s
// RUN: pyopt %s --sparsifier="enable-runtime-library=false vl=4" | FileCheck %s --check-prefix=BUFFERS
// RUN: pyopt %s --sparsifier=test-bufferization-analysis-only | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt %s --sparsification-and-bufferization=vl=4 | FileCheck %s --check-prefix=VECTORS
// RUN: pyopt %s --sparsifier="enable-runtime-library=true reference-exact=true" --mlir-print-ir-after=sparsification-and-bufferization 2>&1 | FileCheck %s --check-prefix=LIBRARY

// The sparsifier ends in the llvm dialect.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sum(%a: tensor<8xf64, #SV>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<f64>) {
  ^bb0(%in: f64, %out: f64):
    %1 = arith.addf %out, %in : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: llvm.call @_mlir_ciface_sparseValuesF64(
// CHECK: llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64)
// CHECK: llvm.call @sparseValuesF64(%arg0)
// CHECK-NOT: builtin.unrealized_conversion_cast

// BUFFERS: llvm.func @sum(
// BUFFERS: llvm.intr.masked.load
// BUFFERS: llvm.intr.vector.reduce.fadd
// BUFFERS-NOT: builtin.unrealized_conversion_cast

// ANALYSIS: linalg.generic
// ANALYSIS: {__inplace_operands_attr__ = ["true", "true"]}

// VECTORS: func.func @sum(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>
// VECTORS: vector.maskedload
// VECTORS: vector.reduction <add>

// LIBRARY: func.func @sum(%arg0: !llvm.ptr, %arg1: memref<f64>) -> memref<f64> {
// LIBRARY: call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
