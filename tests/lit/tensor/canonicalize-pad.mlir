// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Nothing is padded.
func.func @f(%t: tensor<4x4xf32>, %u: tensor<?x?xf32>, %f: f32)
    -> (tensor<4x4xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.pad %u low[0, %c0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<?x?xf32>, %arg2: f32) -> (tensor<4x4xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     return %arg0, %arg1 : tensor<4x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Statically of one type, whatever the operands say.
func.func @f(%t: tensor<4x4xf32>, %n: index, %f: f32) -> tensor<4x4xf32> {
  %0 = tensor.pad %t low[0, %n] high[0, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: index, %arg2: f32) -> tensor<4x4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a cast that forgets, the result cast in turn.
func.func @f(%t: tensor<4x?xf32>, %n: index, %f: f32) -> tensor<?x?xf32> {
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.pad %a low[1, %n] high[1, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, %arg1] high[1, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<6x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same where the result's type does not change.
func.func @f(%t: tensor<4x4xf32>, %n: index, %f: f32) -> tensor<?x6xf32> {
  %a = tensor.cast %t : tensor<4x4xf32> to tensor<?x4xf32>
  %0 = tensor.pad %a low[%n, 1] high[%n, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: index, %arg2: f32) -> tensor<?x6xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%arg1, 1] high[%arg1, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<?x6xf32>
// CHECK-NEXT:     return %padded : tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a cast that asserts.
func.func @f(%t: tensor<?x4xf32>, %n: index, %f: f32) -> tensor<?x6xf32> {
  %a = tensor.cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %0 = tensor.pad %a low[%n, 1] high[%n, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> tensor<?x6xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %padded = tensor.pad %cast low[%arg1, 1] high[%arg1, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<?x6xf32>
// CHECK-NEXT:     return %padded : tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast of the result tells extents.
func.func @f(%t: tensor<4x4xf32>, %n: index, %f: f32) -> tensor<8x6xf32> {
  %0 = tensor.pad %t low[%n, 1] high[%n, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<?x6xf32>
  %1 = tensor.cast %0 : tensor<?x6xf32> to tensor<8x6xf32>
  return %1 : tensor<8x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: index, %arg2: f32) -> tensor<8x6xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%arg1, 1] high[%arg1, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<8x6xf32>
// CHECK-NEXT:     return %padded : tensor<8x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants become static where the result gains by it.
func.func @f(%t: tensor<4x?xf32>, %n: index, %f: f32) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c1, %c2] high[%c2, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, 2] high[2, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<7x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<7x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the result stays dynamic.
func.func @f(%t: tensor<?x?xf32>, %n: index, %f: f32) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c1, 0] high[%c1, %n] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%c1, 0] high[%c1, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %padded : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: one extent is static already, no other becomes so.
func.func @f(%t: tensor<4x?xf32>, %n: index, %f: f32) -> tensor<5x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[0, %c1] high[1, %c1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) -> tensor<5x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, %c1] high[1, %c1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT:     return %padded : tensor<5x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two pads of different dimensions with slices between are one.
func.func @f(%t: tensor<64x64xf32>, %i: index, %j: index) -> tensor<8x4xf32> {
  %f = arith.constant 0.0 : f32
  %a = tensor.extract_slice %t[16, 0] [%i, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %b = tensor.pad %a low[0, 0] high[%j, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %c = tensor.extract_slice %b[0, 4] [8, %j] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %0 = tensor.pad %c low[0, 0] high[0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index) -> tensor<8x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %padded : tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the values differ.
func.func @f(%t: tensor<64x64xf32>, %i: index, %j: index) -> tensor<8x4xf32> {
  %f = arith.constant 0.0 : f32
  %g = arith.constant 1.0 : f32
  %a = tensor.extract_slice %t[16, 0] [%i, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %b = tensor.pad %a low[0, 0] high[%j, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %g : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %c = tensor.extract_slice %b[0, 4] [8, %j] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %0 = tensor.pad %c low[0, 0] high[0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index) -> tensor<8x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst_0 : f32
// CHECK-NEXT:     } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %padded_2 = tensor.pad %extracted_slice_1 low[0, 0] high[0, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %padded_2 : tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: one dimension is padded by both.
func.func @f(%t: tensor<64x64xf32>, %i: index, %j: index) -> tensor<9x4xf32> {
  %f = arith.constant 0.0 : f32
  %a = tensor.extract_slice %t[16, 0] [%i, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %b = tensor.pad %a low[0, 0] high[%j, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %c = tensor.extract_slice %b[0, 4] [8, %j] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %0 = tensor.pad %c low[0, 0] high[1, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index) -> tensor<9x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[1, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<9x4xf32>
// CHECK-NEXT:     return %padded_1 : tensor<9x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: low padding.
func.func @f(%t: tensor<64x64xf32>, %i: index, %j: index) -> tensor<8x4xf32> {
  %f = arith.constant 0.0 : f32
  %a = tensor.extract_slice %t[16, 0] [%i, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %b = tensor.pad %a low[0, 0] high[%j, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %c = tensor.extract_slice %b[0, 4] [8, %j] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %0 = tensor.pad %c low[0, 1] high[0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index) -> tensor<8x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[16, 0] [%arg1, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %extracted_slice_0 low[0, 1] high[0, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: both offsets are there in one dimension.
func.func @f(%t: tensor<64x64xf32>, %i: index, %j: index) -> tensor<8x4xf32> {
  %f = arith.constant 0.0 : f32
  %a = tensor.extract_slice %t[16, 4] [%i, 60] [1, 1] : tensor<64x64xf32> to tensor<?x60xf32>
  %b = tensor.pad %a low[0, 0] high[%j, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x60xf32> to tensor<8x60xf32>
  %c = tensor.extract_slice %b[0, 4] [8, %j] [1, 1] : tensor<8x60xf32> to tensor<8x?xf32>
  %0 = tensor.pad %c low[0, 0] high[0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index) -> tensor<8x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, 60] [1, 1] : tensor<64x64xf32> to tensor<?x60xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[%arg2, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x60xf32> to tensor<8x60xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg2] [1, 1] : tensor<8x60xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %padded_1 : tensor<8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Padding by a negative number that leaves fewer than no elements: no type can say so.
func.func @less_than_nothing(%t: tensor<2xf32>, %x: f32) -> tensor<?xf32> {
  %c = arith.constant -5 : index
  %0 = tensor.pad %t low[%c] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @less_than_nothing
// CHECK:         tensor.pad %arg0 low[%{{.*}}] high[0] {
// CHECK:         } : tensor<2xf32> to tensor<?xf32>
