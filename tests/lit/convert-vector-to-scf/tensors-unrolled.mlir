// RUN: pyopt --split-input-file --convert-vector-to-scf='lower-tensors full-unroll' %s | FileCheck %s

// Transfers of tensors, index by index.

func.func @write_in_bounds(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, true]}
      : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_in_bounds(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg3[0] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %0, %arg0[%arg1, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = vector.extract %arg3[1] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %4 = vector.transfer_write %3, %1[%2, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %6 = vector.extract %arg3[2] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %7 = vector.transfer_write %6, %4[%5, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %8 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     %9 = vector.extract %arg3[3] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %10 = vector.transfer_write %9, %7[%8, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %11 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %12 = vector.extract %arg3[4] : vector<4xf32> from vector<5x4xf32>
// CHECK-NEXT:     %13 = vector.transfer_write %12, %10[%11, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %13 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
