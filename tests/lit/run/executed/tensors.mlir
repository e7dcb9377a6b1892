// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: bufferize

// Tensors, bufferized natively.
func.func @main() {
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<2x2xf64>
  %f = linalg.fill ins(%zero : f64) outs(%e : tensor<2x2xf64>) -> tensor<2x2xf64>
  %p = linalg.matmul
      ins(%a, %a : tensor<2x2xf64>, tensor<2x2xf64>)
      outs(%f : tensor<2x2xf64>) -> tensor<2x2xf64>
  %x = tensor.extract %p[%c1, %c0] : tensor<2x2xf64>
  vector.print %x : f64
  %q = tensor.insert %zero into %p[%c0, %c0] : tensor<2x2xf64>
  %v = vector.transfer_read %q[%c0, %c0], %zero {in_bounds = [true, true]}
      : tensor<2x2xf64>, vector<2x2xf64>
  vector.print %v : vector<2x2xf64>
  %w = vector.transfer_read %p[%c0, %c0], %zero {in_bounds = [true, true]}
      : tensor<2x2xf64>, vector<2x2xf64>
  vector.print %w : vector<2x2xf64>
  return
}

// CHECK:      15
// CHECK-NEXT: ( ( 0, 10 ), ( 15, 22 ) )
// CHECK-NEXT: ( ( 7, 10 ), ( 15, 22 ) )
