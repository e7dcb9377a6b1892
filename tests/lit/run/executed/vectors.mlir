// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// vector.print of vectors of all ranks and element types.
func.func @main() {
  %a = arith.constant dense<[1.0, -2.5, 1.0e10]> : vector<3xf32>
  %b = arith.constant dense<[[1, 2], [-3, 4]]> : vector<2x2xi32>
  %c = arith.constant dense<[[[0.1], [0.2]], [[0.3], [0.4]]]> : vector<2x2x1xf64>
  %d = arith.constant dense<7> : vector<i64>
  %e = arith.constant dense<[true, false, true]> : vector<3xi1>
  %f = arith.constant dense<[3, 1]> : vector<2xindex>
  vector.print %a : vector<3xf32>
  vector.print %b : vector<2x2xi32>
  vector.print %c : vector<2x2x1xf64>
  vector.print %d : vector<i64>
  vector.print %e : vector<3xi1>
  vector.print %f : vector<2xindex>
  %s = arith.addf %a, %a : vector<3xf32>
  vector.print %s : vector<3xf32> punctuation <comma>
  %r = vector.reduction <add>, %s : vector<3xf32> into f32
  vector.print %r : f32
  vector.print str "done"
  vector.print punctuation <newline>
  return
}

// CHECK:      ( 1, -2.5, 1e+10 )
// CHECK-NEXT: ( ( 1, 2 ), ( -3, 4 ) )
// CHECK-NEXT: ( ( ( 0.1 ), ( 0.2 ) ), ( ( 0.3 ), ( 0.4 ) ) )
// CHECK-NEXT: ( 7 )
// CHECK-NEXT: ( 1, 0, 1 )
// CHECK-NEXT: ( 3, 1 )
// CHECK-NEXT: ( 2, -5, 2e+10 ), 2e+10
// CHECK-NEXT: done
