// What regions of semi-ring ops may look at besides their arguments: elements that are there.
// RUN: pyopt %s --split-input-file --sparsification | FileCheck %s

// Another sparse operand's element is not there with this one's.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @other(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = sparse_tensor.unary %e : f64 to f64
      present = {
      ^bb0(%p: f64):
        %m = arith.mulf %p, %f : f64
        sparse_tensor.yield %m : f64
      }
      absent = {
      }
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) outs(%arg2 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = sparse_tensor.unary %in : f64 to f64
// CHECK-NEXT:        present = {
// CHECK-NEXT:       ^bb0(%arg3: f64):
// CHECK-NEXT:         %2 = arith.mulf %arg3, %in_0 : f64
// CHECK-NEXT:         sparse_tensor.yield %2 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        absent = {
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In a product it is.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @other_in_product(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %x: tensor<8xf64>)
    -> tensor<8xf64> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %both = arith.mulf %e, %f : f64
    %0 = sparse_tensor.unary %both : f64 to f64
      present = {
      ^bb0(%p: f64):
        %m = arith.divf %p, %f : f64
        sparse_tensor.yield %m : f64
      }
      absent = {
      }
    linalg.yield %0 : f64
  } -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other_in_product(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%2 : memref<8xf64>)
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %3[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %3[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %5[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %5[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:2 = scf.while (%arg3 = %7, %arg4 = %9) : (index, index) -> (index, index) {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %8 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       scf.condition(%15) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %13 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %6[%arg4] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %14, %13 : index
// CHECK-NEXT:       %16 = arith.select %15, %14, %13 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %18 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %19 = arith.andi %17, %18 : i1
// CHECK-NEXT:       scf.if %19 {
// CHECK-NEXT:         %26 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.mulf %26, %27 : f64
// CHECK-NEXT:         %29 = memref.load %1[%arg4] : memref<?xf64>
// CHECK-NEXT:         %30 = arith.divf %28, %29 : f64
// CHECK-NEXT:         memref.store %30, %2[%16] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = arith.cmpi eq, %13, %16 : index
// CHECK-NEXT:       %21 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %22 = arith.select %20, %21, %arg3 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %14, %16 : index
// CHECK-NEXT:       %24 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg4 : index
// CHECK-NEXT:       scf.yield %22, %25 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %12 = bufferization.to_tensor %2 : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:     return %12 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
