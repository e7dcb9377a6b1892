// RUN: pyopt-run %s --arg '[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0], [16.0, 17.0, 18.0]]]' | FileCheck %s
// RUN: pyopt-run %s --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops --arg '[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[13.0, 14.0, 15.0], [16.0, 17.0, 18.0]]]' | FileCheck %s

// Loops that are added up in an output's subscript, and loops that are in none: a long reduction, each step of which
// adds to another element.

// CHECK: [ 6., 39., 75., 51.]
func.func @main(%a: tensor<3x2x3xf64>) -> tensor<4xf64> {
  %x = arith.constant dense<0.0> : tensor<4xf64>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (k, j, i)>, affine_map<(i, j, k) -> (j + k)>],
    iterator_types = ["reduction", "parallel", "reduction"]
  } ins(%a : tensor<3x2x3xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %o: f64):
    %t = arith.addf %o, %e : f64
    linalg.yield %t : f64
  } -> tensor<4xf64>
  return %y : tensor<4xf64>
}
