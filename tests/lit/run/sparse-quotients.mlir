// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s

// What is divided by a number that is not zero is stored where it was; zero divided by zero is not zero.

// CHECK:      2
// CHECK-NEXT: 2
// CHECK-NEXT: 2
// CHECK-NEXT: 8
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#trait = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

func.func @main() -> (index, index, index, index) {
  %0 = call @complex() : () -> index
  %1 = call @float() : () -> index
  %2 = call @integer() : () -> index
  %3 = call @by_zero() : () -> index
  return %0, %1, %2, %3 : index, index, index, index
}

func.func private @complex() -> index {
  %d = arith.constant sparse<[[1], [5]], [(2.0,1.0), (3.0,1.0)]> : tensor<8xcomplex<f64>>
  %a = sparse_tensor.convert %d : tensor<8xcomplex<f64>> to tensor<8xcomplex<f64>, #SV>
  %e = tensor.empty() : tensor<8xcomplex<f64>, #SV>
  %c = complex.constant [2.0 : f64, 0.0 : f64] : complex<f64>
  %0 = linalg.generic #trait
      ins(%a : tensor<8xcomplex<f64>, #SV>)
      outs(%e : tensor<8xcomplex<f64>, #SV>) {
  ^bb0(%x: complex<f64>, %o: complex<f64>):
    %1 = complex.div %x, %c : complex<f64>
    linalg.yield %1 : complex<f64>
  } -> tensor<8xcomplex<f64>, #SV>
  %n = sparse_tensor.number_of_entries %0 : tensor<8xcomplex<f64>, #SV>
  return %n : index
}

func.func private @float() -> index {
  %d = arith.constant sparse<[[1], [5]], [2.0, 3.0]> : tensor<8xf64>
  %a = sparse_tensor.convert %d : tensor<8xf64> to tensor<8xf64, #SV>
  %e = tensor.empty() : tensor<8xf64, #SV>
  %c = arith.constant 2.0 : f64
  %0 = linalg.generic #trait ins(%a : tensor<8xf64, #SV>) outs(%e : tensor<8xf64, #SV>) {
  ^bb0(%x: f64, %o: f64):
    %1 = arith.divf %x, %c : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #SV>
  %n = sparse_tensor.number_of_entries %0 : tensor<8xf64, #SV>
  return %n : index
}

func.func private @integer() -> index {
  %d = arith.constant sparse<[[1], [5]], [2, 3]> : tensor<8xi32>
  %a = sparse_tensor.convert %d : tensor<8xi32> to tensor<8xi32, #SV>
  %e = tensor.empty() : tensor<8xi32, #SV>
  %c = arith.constant 2 : i32
  %0 = linalg.generic #trait ins(%a : tensor<8xi32, #SV>) outs(%e : tensor<8xi32, #SV>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.divsi %x, %c : i32
    linalg.yield %1 : i32
  } -> tensor<8xi32, #SV>
  %n = sparse_tensor.number_of_entries %0 : tensor<8xi32, #SV>
  return %n : index
}

func.func private @by_zero() -> index {
  %d = arith.constant sparse<[[1], [5]], [2.0, 3.0]> : tensor<8xf64>
  %a = sparse_tensor.convert %d : tensor<8xf64> to tensor<8xf64, #SV>
  %e = tensor.empty() : tensor<8xf64, #SV>
  %c = arith.constant 0.0 : f64
  %0 = linalg.generic #trait ins(%a : tensor<8xf64, #SV>) outs(%e : tensor<8xf64, #SV>) {
  ^bb0(%x: f64, %o: f64):
    %1 = arith.divf %x, %c : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #SV>
  %n = sparse_tensor.number_of_entries %0 : tensor<8xf64, #SV>
  return %n : index
}
