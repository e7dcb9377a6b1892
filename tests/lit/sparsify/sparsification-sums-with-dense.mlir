// A sum with something dense is there everywhere: the reference takes any op on it, as on dense elements.
// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @difference(%d: tensor<8xf64>, %a: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%d, %a : tensor<8xf64>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.subf %e, %f : f64
    %1 = arith.minnumf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @with_number(%a: tensor<8xf64, #SV>, %n: f64, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%f: f64, %o: f64):
    %0 = arith.addf %n, %f : f64
    %1 = math.exp %0 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// Near misses: a sum of what may be absent, and a product.
func.func @both_absent(%a: tensor<8xi64, #SV>, %b: tensor<8xi64, #SV>, %x: tensor<8xi64>)
    -> tensor<8xi64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a, %b : tensor<8xi64, #SV>, tensor<8xi64, #SV>) outs(%x : tensor<8xi64>) {
  ^bb0(%e: i64, %f: i64, %o: i64):
    %0 = arith.ori %e, %f : i64
    %1 = arith.minsi %o, %0 : i64
    linalg.yield %1 : i64
  } -> tensor<8xi64>
  return %r : tensor<8xi64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @difference(%arg0: tensor<8xf64>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %7:2 = scf.while (%arg3 = %5, %arg4 = %c0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg3, %6 : index
// CHECK-NEXT:       scf.condition(%9) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %9 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.cmpi eq, %9, %arg4 : index
// CHECK-NEXT:       scf.if %10 {
// CHECK-NEXT:         %15 = memref.load %2[%arg4] : memref<8xf64>
// CHECK-NEXT:         %16 = memref.load %0[%arg4] : memref<8xf64>
// CHECK-NEXT:         %17 = memref.load %1[%arg3] : memref<?xf64>
// CHECK-NEXT:         %18 = arith.subf %16, %17 : f64
// CHECK-NEXT:         %19 = arith.minnumf %15, %18 : f64
// CHECK-NEXT:         memref.store %19, %2[%arg4] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %true {
// CHECK-NEXT:           %15 = memref.load %2[%arg4] : memref<8xf64>
// CHECK-NEXT:           %16 = memref.load %0[%arg4] : memref<8xf64>
// CHECK-NEXT:           %17 = arith.minnumf %15, %16 : f64
// CHECK-NEXT:           memref.store %17, %2[%arg4] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi eq, %9, %arg4 : index
// CHECK-NEXT:       %12 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %13 = arith.select %11, %12, %arg3 : index
// CHECK-NEXT:       %14 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %13, %14 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %7#1 to %c8 step %c1 {
// CHECK-NEXT:       %9 = memref.load %2[%arg3] : memref<8xf64>
// CHECK-NEXT:       %10 = memref.load %0[%arg3] : memref<8xf64>
// CHECK-NEXT:       %11 = arith.minnumf %9, %10 : f64
// CHECK-NEXT:       memref.store %11, %2[%arg3] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %8 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @with_number(%arg0: tensor<8xf64, #sparse>, %arg1: f64, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%1 : memref<8xf64>)
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %2[%c1] : memref<?xindex>
// CHECK-NEXT:     %6:2 = scf.while (%arg3 = %4, %arg4 = %c0) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %8 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %8, %arg4 : index
// CHECK-NEXT:       scf.if %9 {
// CHECK-NEXT:         %14 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %15 = arith.addf %arg1, %14 : f64
// CHECK-NEXT:         %16 = math.exp %15 : f64
// CHECK-NEXT:         memref.store %16, %1[%arg4] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %true {
// CHECK-NEXT:           %14 = math.exp %arg1 : f64
// CHECK-NEXT:           memref.store %14, %1[%arg4] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi eq, %8, %arg4 : index
// CHECK-NEXT:       %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %12 = arith.select %10, %11, %arg3 : index
// CHECK-NEXT:       %13 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %12, %13 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %arg3 = %6#1 to %c8 step %c1 {
// CHECK-NEXT:       %8 = math.exp %arg1 : f64
// CHECK-NEXT:       memref.store %8, %1[%arg3] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %7 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @both_absent(%arg0: tensor<8xi64, #sparse>, %arg1: tensor<8xi64, #sparse>, %arg2: tensor<8xi64>) -> tensor<8xi64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi64, #sparse>, tensor<8xi64, #sparse>) outs(%arg2 : tensor<8xi64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: i64, %in_0: i64, %out: i64):
// CHECK-NEXT:       %1 = arith.ori %in, %in_0 : i64
// CHECK-NEXT:       %2 = arith.minsi %out, %1 : i64
// CHECK-NEXT:       linalg.yield %2 : i64
// CHECK-NEXT:     } -> tensor<8xi64>
// CHECK-NEXT:     return %0 : tensor<8xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
