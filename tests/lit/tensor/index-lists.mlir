// RUN: pyopt --split-input-file %s | FileCheck %s

// Words that stand for integers of one bit are integers here.
func.func @words(%t: tensor<4x4xf32>, %i: index) -> tensor<4x?xf32> {
  %0 = tensor.extract_slice %t[false, 0] [4, %i] [1, 1] : tensor<4x4xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK:         %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, %arg1] [1, 1] : tensor<4x4xf32> to tensor<4x?xf32>

// -----

// `true` is -1.
func.func @backwards(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[3] [4] [true] : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK:         %extracted_slice = tensor.extract_slice %arg0[3] [4] [-1] : tensor<4xf32> to tensor<4xf32>
