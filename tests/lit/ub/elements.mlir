// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// Poison is no element of a constant.

func.func @from_elements(%a: f32) -> (tensor<2xf32>, tensor<1xi32>, tensor<1xcomplex<f32>>) {
  %p = ub.poison : f32
  %i = ub.poison : i32
  %z = ub.poison : complex<f32>
  %c = arith.constant 1.0 : f32
  %0 = tensor.from_elements %p, %c : tensor<2xf32>
  %1 = tensor.from_elements %i : tensor<1xi32>
  %2 = tensor.from_elements %z : tensor<1xcomplex<f32>>
  return %0, %1, %2 : tensor<2xf32>, tensor<1xi32>, tensor<1xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements(%arg0: f32) -> (tensor<2xf32>, tensor<1xi32>, tensor<1xcomplex<f32>>) {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = ub.poison : i32
// CHECK-NEXT:     %2 = ub.poison : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %from_elements = tensor.from_elements %0, %cst : tensor<2xf32>
// CHECK-NEXT:     %from_elements_0 = tensor.from_elements %1 : tensor<1xi32>
// CHECK-NEXT:     %from_elements_1 = tensor.from_elements %2 : tensor<1xcomplex<f32>>
// CHECK-NEXT:     return %from_elements, %from_elements_0, %from_elements_1 : tensor<2xf32>, tensor<1xi32>, tensor<1xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors(%i: index)
    -> (vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>) {
  %p = ub.poison : f32
  %v = ub.poison : vector<2xf32>
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %d = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %c0 = arith.constant 0 : i32
  %0 = vector.insert %p, %c [0] : f32 into vector<2xf32>
  %position = arith.index_castui %c0 : i32 to index
  %1 = vector.insert %p, %c [%position] : f32 into vector<2xf32>
  %2 = vector.insert %v, %d [1] : vector<2xf32> into vector<2x2xf32>
  %3 = vector.broadcast %p : f32 to vector<2xf32>
  %4 = vector.shuffle %c, %v [0, 2] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4
      : vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: index) -> (vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = ub.poison : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT:     %2 = vector.insert %0, %cst_0 [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %3 = vector.insert %0, %cst_0 [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %4 = vector.insert %1, %cst_1 [1] : vector<2xf32> into vector<2x2xf32>
// CHECK-NEXT:     return %2, %3, %4, %1, %cst : vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is no poison is folded.
func.func @numbers() -> (tensor<2xf32>, vector<2xf32>) {
  %n = arith.constant 3.0 : f32
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = tensor.from_elements %n, %n : tensor<2xf32>
  %1 = vector.insert %n, %c [0] : f32 into vector<2xf32>
  return %0, %1 : tensor<2xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers() -> (tensor<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<3.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[3.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     return %cst, %cst_0 : tensor<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
