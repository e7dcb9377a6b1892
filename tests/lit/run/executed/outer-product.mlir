// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Products of vectors.
func.func @main() {
  %a = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %b = arith.constant dense<[3.0, 4.0, 5.0]> : vector<3xf32>
  %acc = arith.constant dense<0.5> : vector<2x3xf32>
  %p = vector.outerproduct %a, %b, %acc : vector<2xf32>, vector<3xf32>
  vector.print %p : vector<2x3xf32>
  %t = vector.transpose %p, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  vector.print %t : vector<3x2xf32>
  %init = arith.constant dense<0.0> : vector<2xf32>
  %m = vector.multi_reduction <add>, %p, %init [1] : vector<2x3xf32> to vector<2xf32>
  vector.print %m : vector<2xf32>
  return
}

// CHECK:      ( ( 3.5, 4.5, 5.5 ), ( 6.5, 8.5, 10.5 ) )
// CHECK-NEXT: ( ( 3.5, 6.5 ), ( 4.5, 8.5 ), ( 5.5, 10.5 ) )
// CHECK-NEXT: ( 13.5, 25.5 )
