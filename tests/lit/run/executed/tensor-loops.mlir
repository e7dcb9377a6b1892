// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: bufferize

// A loop that carries a tensor, and slices of it.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %f) -> tensor<4xi32> {
    %n = arith.index_cast %i : index to i32
    %s = arith.muli %n, %n : i32
    %u = tensor.insert %s into %t[%i] : tensor<4xi32>
    scf.yield %u : tensor<4xi32>
  }
  %s = tensor.extract_slice %r[1] [2] [2] : tensor<4xi32> to tensor<2xi32>
  %v = vector.transfer_read %s[%c0], %zero {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
  vector.print %v : vector<2xi32>
  %z0 = tensor.empty() : tensor<i32>
  %z = linalg.fill ins(%zero : i32) outs(%z0 : tensor<i32>) -> tensor<i32>
  %sum = linalg.reduce ins(%r : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0]
    (%a: i32, %b: i32) {
      %c = arith.addi %a, %b : i32
      linalg.yield %c : i32
    }
  %x = tensor.extract %sum[] : tensor<i32>
  vector.print %x : i32
  return
}

// CHECK:      ( 1, 9 )
// CHECK-NEXT: 14
