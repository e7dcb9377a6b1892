// RUN: pyopt %s --allow-unregistered-dialect --sparse-reinterpret-map --sparsification=sparse-emit-strategy=debug-interface | FileCheck %s

// Nobody says where a sparse level ends, so that a loop over it alone is an scf.while, too; the reference crashes.

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sum(%a: tensor<8xf64, #Sparse>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic { indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"] }
      ins(%a : tensor<8xf64, #Sparse>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %o: f64):
    %1 = arith.addf %o, %s : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sum(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<f64>
// CHECK-NEXT:     %2 = memref.load %1[] : memref<f64>
// CHECK-NEXT:     %3 = "trivial<compressed[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %4:2 = scf.while (%arg2 = %3, %arg3 = %2) : (index, f64) -> (index, f64) {
// CHECK-NEXT:       %6 = "trivial<compressed[0,0]>.not_end"(%arg2) : (index) -> i1
// CHECK-NEXT:       scf.condition(%6) %arg2, %arg3 : index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64):
// CHECK-NEXT:       %6 = "trivial<compressed[0,0]>.deref"(%arg2) : (index) -> index
// CHECK-NEXT:       %7 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:       %8 = arith.addf %arg3, %7 : f64
// CHECK-NEXT:       %9 = "trivial<compressed[0,0]>.next"(%arg2) : (index) -> index
// CHECK-NEXT:       scf.yield %9, %8 : index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %4#1, %1[] : memref<f64>
// CHECK-NEXT:     %5 = bufferization.to_tensor %1 : memref<f64>
// CHECK-NEXT:     return %5 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
