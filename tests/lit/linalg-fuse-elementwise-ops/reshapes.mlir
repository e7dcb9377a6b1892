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

// -----

func.func @const3()
    -> (tensor<4x2x3xi16>, tensor<3x4x2xi1>, tensor<2x1x2xi128>, tensor<2x3x2xf64>) {
  %a = arith.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, -12]],
                             [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]>
      : tensor<2x3x4xi16>
  %b = arith.constant dense<[
      [[true, false, true, true], [false, false, true, false], [true, true, true, false]],
      [[false, false, false, true], [true, false, true, true], [false, true, true, false]]]>
      : tensor<2x3x4xi1>
  %c = arith.constant dense<[[[170141183460469231731687303715884105727], [-1]],
                             [[3], [18446744073709551616]]]> : tensor<2x2x1xi128>
  %d = arith.constant dense<[[[1.0, 2.0], [3.0, 0.1]],
                             [[5.0, -6.0], [7.0, 8.0]],
                             [[9.0, 1.0e300], [-0.0, 2.5]]]> : tensor<3x2x2xf64>
  %ea = tensor.empty() : tensor<4x2x3xi16>
  %eb = tensor.empty() : tensor<3x4x2xi1>
  %ec = tensor.empty() : tensor<2x1x2xi128>
  %ed = tensor.empty() : tensor<2x3x2xf64>
  %0 = linalg.transpose
      ins(%a : tensor<2x3x4xi16>)
      outs(%ea : tensor<4x2x3xi16>) permutation = [2, 0, 1]
  %1 = linalg.transpose
      ins(%b : tensor<2x3x4xi1>)
      outs(%eb : tensor<3x4x2xi1>) permutation = [1, 2, 0]
  %2 = linalg.transpose
      ins(%c : tensor<2x2x1xi128>)
      outs(%ec : tensor<2x1x2xi128>) permutation = [1, 2, 0]
  %3 = linalg.transpose
      ins(%d : tensor<3x2x2xf64>)
      outs(%ed : tensor<2x3x2xf64>) permutation = [1, 0, 2]
  return %0, %1, %2, %3 : tensor<4x2x3xi16>, tensor<3x4x2xi1>, tensor<2x1x2xi128>, tensor<2x3x2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const3() -> (tensor<4x2x3xi16>, tensor<3x4x2xi1>, tensor<2x1x2xi128>, tensor<2x3x2xf64>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[[1, 5, 9], [13, 17, 21]], [[2, 6, 10], [14, 18, 22]], [[3, 7, 11], [15, 19, 23]], [[4, 8, -12], [16, 20, 24]]]> : tensor<4x2x3xi16>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[[true, false], [false, false], [true, false], [true, true]], [[false, true], [false, false], [true, true], [false, true]], [[true, false], [true, true], [true, true], [false, false]]]> : tensor<3x4x2xi1>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[[170141183460469231731687303715884105727, 3]], [[-1, 18446744073709551616]]]> : tensor<2x1x2xi128>
// CHECK-NEXT{LITERAL}:     %cst_2 = arith.constant dense<[[[1.000000e+00, 2.000000e+00], [5.000000e+00, -6.000000e+00], [9.000000e+00, 1.000000e+300]], [[3.000000e+00, 1.000000e-01], [7.000000e+00, 8.000000e+00], [-0.000000e+00, 2.500000e+00]]]> : tensor<2x3x2xf64>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2 : tensor<4x2x3xi16>, tensor<3x4x2xi1>, tensor<2x1x2xi128>, tensor<2x3x2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
