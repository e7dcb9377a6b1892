// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// An element of the output that loops further in only add to is carried by them. The last two kernels depend
// on elements that are not stored, and on the order of iterations: they stay.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

func.func @spmv_coordinates(%a0: tensor<8x8xf64, #COO>, %a1: tensor<8xf64>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0, %a1 : tensor<8x8xf64, #COO>, tensor<8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %v1: f64, %o: f64):
    %0 = arith.mulf %v0, %v1 : f64
    %1 = arith.addf %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @not_of_that_kind(%a0: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.mulf %o, %v0 : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

func.func @subtracted_from(%a0: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"],
    sorted = true
  } ins(%a0 : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%v0: f64, %o: f64):
    %0 = arith.subf %v0, %o : f64
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @spmv_coordinates(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x8xf64, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xf64, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %6 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %8 = scf.while (%arg3 = %6) : (index) -> index {
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg3, %7 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:         %13 = memref.load %4[%6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %14 = memref.load %4[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:         scf.yield %15 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%12) %arg3 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       scf.yield %11 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9:2 = scf.while (%arg3 = %6, %arg4 = %8) : (index, index) -> (index, index) {
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg3, %7 : index
// CHECK-NEXT:       scf.condition(%11) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %11 = memref.load %4[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.if %true {
// CHECK-NEXT:         %13 = memref.load %2[%11] : memref<8xf64>
// CHECK-NEXT:         %14 = scf.for %arg5 = %arg3 to %arg4 step %c1 iter_args(%arg6 = %13) -> (f64) {
// CHECK-NEXT:           %15 = memref.load %5[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %16 = memref.load %0[%arg5] : memref<?xf64>
// CHECK-NEXT:           %17 = memref.load %1[%15] : memref<8xf64>
// CHECK-NEXT:           %18 = arith.mulf %16, %17 : f64
// CHECK-NEXT:           %19 = arith.addf %arg6, %18 : f64
// CHECK-NEXT:           scf.yield %19 : f64
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %14, %2[%11] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %12:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %13 = scf.while (%arg5 = %arg4) : (index) -> index {
// CHECK-NEXT:           %14 = arith.cmpi ult, %arg5, %7 : index
// CHECK-NEXT:           %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:             %16 = memref.load %4[%arg4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %17 = memref.load %4[%arg5] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %18 = arith.cmpi eq, %16, %17 : index
// CHECK-NEXT:             scf.yield %18 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%15) %arg5 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg5: index):
// CHECK-NEXT:           %14 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:           scf.yield %14 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg4, %13 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg4 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %10 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %10 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @not_of_that_kind(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @subtracted_from(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.subf %in, %out : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
