// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s
// RUN: pyopt-run %s --entry dynamic --sparsification-and-bufferization | FileCheck %s

// A window is empty if the loop over it has no iterations, whatever that is multiplied by. There is room in %A for
// elements that no iteration is about; the windows of its second level are counted by those of the first.

// CHECK:      {{\[\[}}5., 5.],
// CHECK-NEXT:  [5., 5.],
// CHECK-NEXT:  [5., 5.],
// CHECK-NEXT:  [5., 5.]]
#DCC = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @main() -> tensor<4x2xf64> {
  %d = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %A = sparse_tensor.convert %d : tensor<2x2xf64> to tensor<2x2xf64, #DCC>
  %F = arith.constant dense<1.0> : tensor<0x1xf64>
  %x = arith.constant dense<5.0> : tensor<4x2xf64>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i, j, r, s) -> (i + r * 3, j + s * 2)>,
                     affine_map<(i, j, r, s) -> (r, s)>, affine_map<(i, j, r, s) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%A, %F : tensor<2x2xf64, #DCC>, tensor<0x1xf64>) outs(%x : tensor<4x2xf64>) {
  ^bb0(%a: f64, %f: f64, %o: f64):
    %t = arith.mulf %a, %f : f64
    %u = arith.addf %o, %t : f64
    linalg.yield %u : f64
  } -> tensor<4x2xf64>
  return %y : tensor<4x2xf64>
}

func.func @dynamic() -> tensor<?x?xf64> {
  %d = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %A = sparse_tensor.convert %d : tensor<2x2xf64> to tensor<2x2xf64, #DCC>
  %B = tensor.cast %A : tensor<2x2xf64, #DCC> to tensor<?x?xf64, #DCC>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %4 = arith.constant 4 : index
  %five = arith.constant 5.0 : f64
  %e = tensor.empty(%0, %1) : tensor<?x?xf64>
  %F = linalg.fill ins(%five : f64) outs(%e : tensor<?x?xf64>) -> tensor<?x?xf64>
  %n = tensor.empty(%4, %2) : tensor<?x?xf64>
  %x = linalg.fill ins(%five : f64) outs(%n : tensor<?x?xf64>) -> tensor<?x?xf64>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i, j, r, s) -> (i + r * 3, j + s * 2)>,
                     affine_map<(i, j, r, s) -> (r, s)>, affine_map<(i, j, r, s) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction", "reduction"]
  } ins(%B, %F : tensor<?x?xf64, #DCC>, tensor<?x?xf64>) outs(%x : tensor<?x?xf64>) {
  ^bb0(%a: f64, %f: f64, %o: f64):
    %t = arith.mulf %a, %f : f64
    %u = arith.addf %o, %t : f64
    linalg.yield %u : f64
  } -> tensor<?x?xf64>
  return %y : tensor<?x?xf64>
}
