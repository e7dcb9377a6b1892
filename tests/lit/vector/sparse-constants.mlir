// RUN: pyopt %s --canonicalize | FileCheck %s

// The reference reads what follows the attribute in memory.
func.func @shuf() -> (vector<2xf32>, vector<2xf32>, vector<4xf32>) {
  %1 = arith.constant sparse<[[1]], [3.0]> : vector<4xf32>
  %d = arith.constant dense<1.0> : vector<4xf32>
  %e = vector.shuffle %1, %d [1, 5] : vector<4xf32>, vector<4xf32>
  %f = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]}
      : vector<4xf32> to vector<2xf32>
  %c = arith.constant 1.0 : f32
  %g = vector.insert %c, %1 [2] : f32 into vector<4xf32>
  return %e, %f, %g : vector<2xf32>, vector<2xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuf() -> (vector<2xf32>, vector<2xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant sparse<1, 3.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %0 = vector.shuffle %cst_0, %cst_1 [1, 5] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %cst_0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     %2 = vector.insert %cst, %cst_0 [2] : f32 into vector<4xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<2xf32>, vector<2xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
