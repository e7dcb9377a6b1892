// RUN: pyopt %s --allow-unregistered-dialect --sparse-reinterpret-map --sparsification=sparse-emit-strategy=debug-interface | FileCheck %s

// Nobody says where a sparse level ends, so that a loop over it alone is an scf.while, too; the reference crashes.

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sum(%a: tensor<8xf64, #Sparse>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a : tensor<8xf64, #Sparse>) outs(%x : tensor<f64>) {
  ^bb0(%s: f64, %o: f64):
    %1 = arith.addf %o, %s : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// Behind a loop, the place that a dense level was gone to within it is forgotten; what the reference makes of it is not valid.

#three = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
func.func @union(%a: tensor<8xf64, #Sparse>, %b: tensor<8xf64, #Sparse>, %x: tensor<8xf64, #Dense>)
    -> tensor<8xf64, #Dense> {
  %0 = linalg.generic #three
      ins(%a, %b : tensor<8xf64, #Sparse>, tensor<8xf64, #Sparse>)
      outs(%x : tensor<8xf64, #Dense>) {
  ^bb0(%s: f64, %t: f64, %o: f64):
    %1 = arith.addf %s, %t : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Dense>
  return %0 : tensor<8xf64, #Dense>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sum(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<f64> to memref<f64>
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
// CHECK-NEXT:     %5 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:     return %5 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @union(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse1> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg2 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<?xf64>)
// CHECK-NEXT:     %3 = "trivial<compressed[0,0]>.begin"() : () -> index
// CHECK-NEXT:     %4 = "trivial<compressed[1,0]>.begin"() : () -> index
// CHECK-NEXT:     %5 = "trivial<dense[2,0]>.begin"() : () -> index
// CHECK-NEXT:     %6 = "trivial<dense[2,0]>.locate"(%5, %c0) : (index, index) -> index
// CHECK-NEXT:     %7:2 = scf.while (%arg3 = %3, %arg4 = %4) : (index, index) -> (index, index) {
// CHECK-NEXT:       %11 = "trivial<compressed[0,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       %12 = "trivial<compressed[1,0]>.not_end"(%arg4) : (index) -> i1
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.condition(%13) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %11 = "trivial<compressed[0,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %12 = "trivial<compressed[1,0]>.deref"(%arg4) : (index) -> index
// CHECK-NEXT:       %13 = arith.cmpi ult, %12, %11 : index
// CHECK-NEXT:       %14 = arith.select %13, %12, %11 : index
// CHECK-NEXT:       %15 = "trivial<dense[2,0]>.locate"(%6, %14) : (index, index) -> index
// CHECK-NEXT:       %16 = arith.cmpi eq, %11, %14 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %12, %14 : index
// CHECK-NEXT:       %18 = arith.andi %16, %17 : i1
// CHECK-NEXT:       scf.if %18 {
// CHECK-NEXT:         %25 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %26 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %27 = arith.addf %25, %26 : f64
// CHECK-NEXT:         memref.store %27, %2[%15] : memref<?xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %25 = arith.cmpi eq, %11, %14 : index
// CHECK-NEXT:         scf.if %25 {
// CHECK-NEXT:           %26 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:           memref.store %26, %2[%15] : memref<?xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %26 = arith.cmpi eq, %12, %14 : index
// CHECK-NEXT:           scf.if %26 {
// CHECK-NEXT:             %27 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:             memref.store %27, %2[%15] : memref<?xf64>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = arith.cmpi eq, %11, %14 : index
// CHECK-NEXT:       %20 = "trivial<compressed[0,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       %21 = arith.select %19, %20, %arg3 : index
// CHECK-NEXT:       %22 = arith.cmpi eq, %12, %14 : index
// CHECK-NEXT:       %23 = "trivial<compressed[1,0]>.next"(%arg4) : (index) -> index
// CHECK-NEXT:       %24 = arith.select %22, %23, %arg4 : index
// CHECK-NEXT:       scf.yield %21, %24 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = scf.while (%arg3 = %7#0) : (index) -> index {
// CHECK-NEXT:       %11 = "trivial<compressed[0,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       scf.condition(%11) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %11 = "trivial<compressed[0,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %12 = "trivial<dense[2,0]>.locate"(%6, %11) : (index, index) -> index
// CHECK-NEXT:       %13 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %13, %2[%12] : memref<?xf64>
// CHECK-NEXT:       %14 = "trivial<compressed[0,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       scf.yield %14 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %9 = scf.while (%arg3 = %7#1) : (index) -> index {
// CHECK-NEXT:       %11 = "trivial<compressed[1,0]>.not_end"(%arg3) : (index) -> i1
// CHECK-NEXT:       scf.condition(%11) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %11 = "trivial<compressed[1,0]>.deref"(%arg3) : (index) -> index
// CHECK-NEXT:       %12 = "trivial<dense[2,0]>.locate"(%6, %11) : (index, index) -> index
// CHECK-NEXT:       %13 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %13, %2[%12] : memref<?xf64>
// CHECK-NEXT:       %14 = "trivial<compressed[1,0]>.next"(%arg3) : (index) -> index
// CHECK-NEXT:       scf.yield %14 : index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %10 = sparse_tensor.load %arg2 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     return %10 : tensor<8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
