// What a body computes of loop counters and of elements that are there may be used by regions of semi-ring ops.
// RUN: pyopt %s --sparse-reinterpret-map --sparsification --canonicalize --cse | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true --sparsification=reference-exact=true | FileCheck %s --check-prefix=EXACT

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>

func.func @select(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %e = tensor.empty() : tensor<8xf64, #SV>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf64, #SV>)
      outs(%e : tensor<8xf64, #SV>) {
  ^bb0(%x: f64, %o: f64):
    %i = linalg.index 0 : index
    %two = arith.constant 2 : index
    %far = arith.addi %i, %two : index
    %square = arith.mulf %x, %x : f64
    %s = sparse_tensor.select %x : f64 {
    ^bb0(%y: f64):
      %five = arith.constant 5 : index
      %four = arith.constant 4.0 : f64
      %k = arith.cmpi ult, %far, %five : index
      %l = arith.cmpf olt, %square, %four : f64
      %m = arith.andi %k, %l : i1
      sparse_tensor.yield %m : i1
    }
    linalg.yield %s : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @select(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 4.000000e+00 : f64
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() size_hint=%0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = scf.for %arg1 = %5 to %6 step %c1 iter_args(%arg2 = %1) -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %9 = memref.load %4[%arg1] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %2[%arg1] : memref<?xf64>
// CHECK-NEXT:       %11 = arith.addi %9, %c2 : index
// CHECK-NEXT:       %12 = arith.cmpi ult, %11, %c5 : index
// CHECK-NEXT:       %13 = arith.mulf %10, %10 : f64
// CHECK-NEXT:       %14 = arith.cmpf olt, %13, %cst : f64
// CHECK-NEXT:       %15 = arith.andi %12, %14 : i1
// CHECK-NEXT:       %16 = scf.if %15 -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %10 into %arg2[%9] : tensor<8xf64, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<8xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : tensor<8xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %16 : tensor<8xf64, #sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %8 = sparse_tensor.load %7 hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %8 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0)>
// EXACT-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @select(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// EXACT-NEXT:     %cst = arith.constant 4.000000e+00 : f64
// EXACT-NEXT:     %c5 = arith.constant 5 : index
// EXACT-NEXT:     %c2 = arith.constant 2 : index
// EXACT-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse>
// EXACT-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%0 : tensor<8xf64, #sparse>) attrs =  {sorted = true} {
// EXACT-NEXT:     ^bb0(%in: f64, %out: f64):
// EXACT-NEXT:       %2 = linalg.index 0 : index
// EXACT-NEXT:       %3 = arith.addi %2, %c2 : index
// EXACT-NEXT:       %4 = arith.mulf %in, %in : f64
// EXACT-NEXT:       %5 = sparse_tensor.select %in : f64 {
// EXACT-NEXT:       ^bb0(%arg1: f64):
// EXACT-NEXT:         %6 = arith.cmpi ult, %3, %c5 : index
// EXACT-NEXT:         %7 = arith.cmpf olt, %4, %cst : f64
// EXACT-NEXT:         %8 = arith.andi %6, %7 : i1
// EXACT-NEXT:         sparse_tensor.yield %8 : i1
// EXACT-NEXT:       }
// EXACT-NEXT:       linalg.yield %5 : f64
// EXACT-NEXT:     } -> tensor<8xf64, #sparse>
// EXACT-NEXT:     return %1 : tensor<8xf64, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT: }
