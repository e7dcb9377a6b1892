// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @index3(%a: tensor<6x4x5x3xi32>) -> tensor<6x60xi32> {
  %c = tensor.collapse_shape %a [[0], [1, 2, 3]] : tensor<6x4x5x3xi32> into tensor<6x60xi32>
  %e = tensor.empty() : tensor<6x60xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<6x60xi32>)
      outs(%e : tensor<6x60xi32>) {
  ^bb0(%x: i32, %o: i32):
    %p = linalg.index 0 : index
    %q = linalg.index 1 : index
    %pq = arith.addi %p, %q : index
    %pc = arith.index_cast %pq : index to i32
    %s = arith.addi %x, %pc : i32
    linalg.yield %s : i32
  } -> tensor<6x60xi32>
  return %0 : tensor<6x60xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * 3 + s1 * 15 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @index3(%arg0: tensor<6x4x5x3xi32>) -> tensor<6x60xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<6x4x5x3xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x4x5x3xi32>) outs(%0 : tensor<6x4x5x3xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = linalg.index 2 : index
// CHECK-NEXT:       %4 = linalg.index 3 : index
// CHECK-NEXT:       %5 = linalg.index 1 : index
// CHECK-NEXT:       %6 = affine.apply #map1()[%3, %5, %4]
// CHECK-NEXT:       %7 = arith.addi %2, %6 : index
// CHECK-NEXT:       %8 = arith.index_cast %7 : index to i32
// CHECK-NEXT:       %9 = arith.addi %in, %8 : i32
// CHECK-NEXT:       linalg.yield %9 : i32
// CHECK-NEXT:     } -> tensor<6x4x5x3xi32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0], [1, 2, 3]] : tensor<6x4x5x3xi32> into tensor<6x60xi32>
// CHECK-NEXT:     return %collapsed : tensor<6x60xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const2() -> tensor<3x2xi32> {
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<3x2xi32>
  %0 = linalg.transpose ins(%k : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  return %0 : tensor<3x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const2() -> tensor<3x2xi32> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-NEXT:     return %cst : tensor<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
