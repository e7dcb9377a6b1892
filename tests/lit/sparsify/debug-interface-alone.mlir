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


// Behind a loop, the place that a dense level was gone to within it is forgotten; what the reference makes of it is not valid.

#three = { indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"] }
func.func @union(%a: tensor<8xf64, #Sparse>, %b: tensor<8xf64, #Sparse>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic #three ins(%a, %b : tensor<8xf64, #Sparse>, tensor<8xf64, #Sparse>) outs(%x : tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = arith.addf %s, %t : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
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
// CHECK-NEXT:   func.func @union(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = "trivial<compressed[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %4 = "trivial<compressed[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %5:2 = scf.while (%arg3 = %3, %arg4 = %4) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = "trivial<compressed[0,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       %10 = "trivial<compressed[1,0]>.not_end"(%arg4) : (index) -> i1
// CHECK-NEXT:       %11 = arith.andi %9, %10 : i1
// CHECK-NEXT:       scf.condition(%11) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %9 = "trivial<compressed[0,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %10 = "trivial<compressed[1,0]>.deref"(%arg4) : (index) -> index
// CHECK-NEXT:       %11 = arith.cmpi ult, %10, %9 : index
// CHECK-NEXT:       %12 = arith.select %11, %10, %9 : index
// CHECK-NEXT:       %13 = arith.cmpi eq, %9, %12 : index
// CHECK-NEXT:       %14 = arith.cmpi eq, %10, %12 : index
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         %22 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %23 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %24 = arith.addf %22, %23 : f64
// CHECK-NEXT:         memref.store %24, %2[%12] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %22 = arith.cmpi eq, %9, %12 : index
// CHECK-NEXT:         scf.if %22 {
// CHECK-NEXT:           %23 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:           memref.store %23, %2[%12] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %23 = arith.cmpi eq, %10, %12 : index
// CHECK-NEXT:           scf.if %23 {
// CHECK-NEXT:             %24 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:             memref.store %24, %2[%12] : memref<8xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = arith.cmpi eq, %9, %12 : index
// CHECK-NEXT:       %17 = "trivial<compressed[0,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       %18 = arith.select %16, %17, %arg3 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %10, %12 : index
// CHECK-NEXT:       %20 = "trivial<compressed[1,0]>.next"(%arg4) : (index) -> index
// CHECK-NEXT:       %21 = arith.select %19, %20, %arg4 : index
// CHECK-NEXT:       scf.yield %18, %21 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %6 = scf.while (%arg3 = %5#0) : (index) -> index {
// CHECK-NEXT:       %9 = "trivial<compressed[0,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       scf.condition(%9) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %9 = "trivial<compressed[0,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %10 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %10, %2[%9] : memref<8xf64>
// CHECK-NEXT:       %11 = "trivial<compressed[0,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       scf.yield %11 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = scf.while (%arg3 = %5#1) : (index) -> index {
// CHECK-NEXT:       %9 = "trivial<compressed[1,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       scf.condition(%9) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %9 = "trivial<compressed[1,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %10 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %10, %2[%9] : memref<8xf64>
// CHECK-NEXT:       %11 = "trivial<compressed[1,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       scf.yield %11 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = bufferization.to_tensor %2 : memref<8xf64>
// CHECK-NEXT:     return %8 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
