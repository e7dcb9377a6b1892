// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s

// Padding that is the same everywhere fills a tensor.

func.func @static(%t: tensor<2x4xf32>, %p: f32) -> tensor<5x7xf32> {
  %0 = tensor.pad %t low[1, 1] high[2, 2] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<2x4xf32> to tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: tensor<2x4xf32>, %arg1: f32) -> tensor<5x7xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5x7xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1, 1] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<5x7xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<5x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant(%t: tensor<2x4xf32>) -> tensor<5x7xf32> {
  %p = arith.constant 1.0 : f32
  %0 = tensor.pad %t low[1, 1] high[2, 2] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<2x4xf32> to tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant(%arg0: tensor<2x4xf32>) -> tensor<5x7xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5x7xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1, 1] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<5x7xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<5x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_source(%t: tensor<?xf32>, %p: f32) -> tensor<?xf32> {
  %0 = tensor.pad %t low[0] high[3] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_source(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c3 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[0] [%dim_2] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_low(%t: tensor<4xf32>, %p: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[%n] high[1] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_low(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %c4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[%arg2] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_high(%t: tensor<4xf32>, %p: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[1] high[%n] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_high(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %c5 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_dynamic(%t: tensor<?x?xf32>, %p: f32, %n: index, %k: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%n, %k] high[%k, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_dynamic(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg2 : index
// CHECK-NEXT:     %1 = arith.addi %0, %arg3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %2 = arith.addi %dim_0, %arg3 : index
// CHECK-NEXT:     %3 = arith.addi %2, %arg2 : index
// CHECK-NEXT:     %4 = tensor.empty(%1, %3) : tensor<?x?xf32>
// CHECK-NEXT:     %5 = linalg.fill ins(%arg1 : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c1_3 : tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %5[%arg2, %arg3] [%dim_2, %dim_4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mixed(%t: tensor<?x4xf32>, %p: f32, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%n, 1] high[2, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %arg2 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %2 = arith.addi %arg2, %c5 : index
// CHECK-NEXT:     %3 = tensor.empty(%1, %2) : tensor<?x?xf32>
// CHECK-NEXT:     %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %4[%arg2, 1] [%dim_1, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_operands(%t: tensor<4xf32>, %p: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c1] high[%c2] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_operands(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = tensor.empty(%c7) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_low(%t: tensor<?x?xf32>, %p: f32, %n: index) -> tensor<8x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c2, %c2] high[%n, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_low(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index) -> tensor<8x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c2_0 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<8x?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<8x?xf32>) -> tensor<8x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c1_3 : tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[2, 2] [%dim_2, %dim_4] [1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero_constant(%t: tensor<?xf32>, %p: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%c0] high[%c0] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_constant(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c0_3 : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0] [%dim_4] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @known_result(%t: tensor<?xf32>, %p: f32, %n: index) -> tensor<8xf32> {
  %0 = tensor.pad %t low[%n] high[2] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<?xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @known_result(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[%arg2] [%dim] [1] : tensor<?xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_elements(%t: tensor<0xf32>, %p: f32) -> tensor<3xf32> {
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%i0: index):
    tensor.yield %p : f32
  } : tensor<0xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_elements(%arg0: tensor<0xf32>, %arg1: f32) -> tensor<3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [0] [1] : tensor<0xf32> into tensor<3xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three_dimensions(%t: tensor<1x2x?xf32>, %p: f32) -> tensor<2x2x?xf32> {
  %0 = tensor.pad %t low[1, 0, 0] high[0, 0, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %p : f32
  } : tensor<1x2x?xf32> to tensor<2x2x?xf32>
  return %0 : tensor<2x2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three_dimensions(%arg0: tensor<1x2x?xf32>, %arg1: f32) -> tensor<2x2x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2 : tensor<1x2x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c1 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<2x2x?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<2x2x?xf32>) -> tensor<2x2x?xf32>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c2_0 : tensor<1x2x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %2[1, 0, 0] [1, 2, %dim_1] [1, 1, 1] : tensor<1x2x?xf32> into tensor<2x2x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<2x2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_folded(%t: tensor<2x4xf32>, %p: f32) -> tensor<2x4xf32> {
  %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<2x4xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_folded(%arg0: tensor<2x4xf32>, %arg1: f32) -> tensor<2x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x4xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @folded(%t: tensor<2x4xf32>, %p: f32) -> tensor<2x4xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<2x4xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @folded(%arg0: tensor<2x4xf32>, %arg1: f32) -> tensor<2x4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_0(%t: tensor<f32>, %p: f32) -> tensor<f32> {
  %0 = tensor.pad %t low[] high[] {
    tensor.yield %p : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_0(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
// CHECK-NEXT:     return %arg0 : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_unpadded(%t: tensor<?x?xf32>, %p: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_unpadded(%arg0: tensor<?x?xf32>, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %0 = tensor.empty(%dim, %dim_2) : tensor<?x?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = tensor.dim %arg0, %c0_5 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %dim_8 = tensor.dim %arg0, %c1_7 : tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [%dim_6, %dim_8] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @integers(%t: tensor<2xi8>, %p: i8) -> tensor<4xi8> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %p : i8
  } : tensor<2xi8> to tensor<4xi8>
  return %0 : tensor<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: tensor<2xi8>, %arg1: i8) -> tensor<4xi8> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : i8) outs(%0 : tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [2] [1] : tensor<2xi8> into tensor<4xi8>
// CHECK-NEXT:     return %inserted_slice : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @indices(%t: tensor<2xindex>, %p: index) -> tensor<4xindex> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %p : index
  } : tensor<2xindex> to tensor<4xindex>
  return %0 : tensor<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @indices(%arg0: tensor<2xindex>, %arg1: index) -> tensor<4xindex> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xindex>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : index) outs(%0 : tensor<4xindex>) -> tensor<4xindex>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [2] [1] : tensor<2xindex> into tensor<4xindex>
// CHECK-NEXT:     return %inserted_slice : tensor<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @complex(%t: tensor<2xcomplex<f32>>, %p: complex<f32>) -> tensor<4xcomplex<f32>> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %p : complex<f32>
  } : tensor<2xcomplex<f32>> to tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: tensor<2xcomplex<f32>>, %arg1: complex<f32>) -> tensor<4xcomplex<f32>> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xcomplex<f32>>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : complex<f32>) outs(%0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[1] [2] [1] : tensor<2xcomplex<f32>> into tensor<4xcomplex<f32>>
// CHECK-NEXT:     return %inserted_slice : tensor<4xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
