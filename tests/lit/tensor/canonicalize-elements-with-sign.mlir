// RUN: pyopt %s --canonicalize | FileCheck %s

// Elements of a constant may have a sign, a number that arith.constant makes has none.

// CHECK-LABEL: @elements
// CHECK: tensor.extract
// CHECK: vector.extract
func.func @elements() -> (ui64, ui64) {
  %c1 = arith.constant 1 : index
  %d = arith.constant dense<[1, 2]> : tensor<2xui64>
  %0 = tensor.extract %d[%c1] : tensor<2xui64>
  %e = arith.constant dense<[1, 2]> : vector<2xui64>
  %1 = vector.extract %e[%c1] : ui64 from vector<2xui64>
  return %0, %1 : ui64, ui64
}
