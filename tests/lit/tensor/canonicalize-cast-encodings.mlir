// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// Casts that change the encoding are not looked through, and what makes their operand does not make their result.
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : dense), crdWidth = 8 }>
func.func @of_empty(%n: index) -> (tensor<2x2xf64, #S>, tensor<4x?xf32, #S>, tensor<2x2xf64, "e">) {
  %0 = tensor.empty() : tensor<2x2xf64>
  %1 = tensor.cast %0 : tensor<2x2xf64> to tensor<2x2xf64, #S>
  %2 = tensor.empty(%n, %n) : tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32, #S>
  %4 = tensor.cast %0 : tensor<2x2xf64> to tensor<2x2xf64, "e">
  return %1, %3, %4 : tensor<2x2xf64, #S>, tensor<4x?xf32, #S>, tensor<2x2xf64, "e">
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : dense), crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_empty(%arg0: index) -> (tensor<2x2xf64, #sparse>, tensor<4x?xf32, #sparse>, tensor<2x2xf64, "e">) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x2xf64>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2x2xf64> to tensor<2x2xf64, #sparse>
// CHECK-NEXT:     %1 = tensor.empty(%arg0, %arg0) : tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32, #sparse>
// CHECK-NEXT:     %cast_1 = tensor.cast %0 : tensor<2x2xf64> to tensor<2x2xf64, "e">
// CHECK-NEXT:     return %cast, %cast_0, %cast_1 : tensor<2x2xf64, #sparse>, tensor<4x?xf32, #sparse>, tensor<2x2xf64, "e">
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#S = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @of_extract(%t: tensor<4xf64, #S>, %i: index) -> f64 {
  %1 = tensor.cast %t : tensor<4xf64, #S> to tensor<?xf64>
  %2 = tensor.extract %1[%i] : tensor<?xf64>
  return %2 : f64
}
func.func @into_structured(%t: tensor<4xf64, #S>, %o: tensor<?xf64>, %f: f64) -> tensor<?xf64> {
  %1 = tensor.cast %t : tensor<4xf64, #S> to tensor<?xf64>
  %2 = linalg.abs ins(%1 : tensor<?xf64>) outs(%o : tensor<?xf64>) -> tensor<?xf64>
  return %2 : tensor<?xf64>
}
func.func @chained(%t: tensor<4xf64, #S>) -> tensor<4xf64> {
  %1 = tensor.cast %t : tensor<4xf64, #S> to tensor<?xf64>
  %2 = tensor.cast %1 : tensor<?xf64> to tensor<4xf64>
  return %2 : tensor<4xf64>
}
func.func @of_slice(%t: tensor<8x8xf64>) -> tensor<4x4xf64, "e"> {
  %1 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf64> to tensor<4x4xf64>
  %2 = tensor.cast %1 : tensor<4x4xf64> to tensor<4x4xf64, "e">
  return %2 : tensor<4x4xf64, "e">
}
func.func @into_slice(%t: tensor<4xf64, "e">, %u: tensor<8xf64>) -> tensor<8xf64> {
  %1 = tensor.cast %t : tensor<4xf64, "e"> to tensor<4xf64>
  %2 = tensor.insert_slice %1 into %u[0] [4] [1] : tensor<4xf64> into tensor<8xf64>
  return %2 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_extract(%arg0: tensor<4xf64, #sparse>, %arg1: index) -> f64 {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<4xf64, #sparse>
// CHECK-NEXT:     return %extracted : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @into_structured(%arg0: tensor<4xf64, #sparse>, %arg1: tensor<?xf64>, %arg2: f64) -> tensor<?xf64> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf64, #sparse> to tensor<?xf64>
// CHECK-NEXT:     %0 = linalg.abs ins(%cast : tensor<?xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:     return %0 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chained(%arg0: tensor<4xf64, #sparse>) -> tensor<4xf64> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf64, #sparse> to tensor<4xf64>
// CHECK-NEXT:     return %cast : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_slice(%arg0: tensor<8x8xf64>) -> tensor<4x4xf64, "e"> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 4] [1, 1] : tensor<8x8xf64> to tensor<4x4xf64>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<4x4xf64> to tensor<4x4xf64, "e">
// CHECK-NEXT:     return %cast : tensor<4x4xf64, "e">
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @into_slice(%arg0: tensor<4xf64, "e">, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf64, "e"> to tensor<4xf64>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg1[0] [4] [1] : tensor<4xf64> into tensor<8xf64>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
