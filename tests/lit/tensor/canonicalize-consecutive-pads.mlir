// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Two pads with one value, a constant or a value from outside, are one; the amounts are added.
func.func @once(%t: tensor<?x?xf32>, %i: index, %j: index, %f: f32)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[1, 2] high[3, 4] {
  ^bb0(%x: index, %y: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[5, 6] high[7, 8] {
  ^bb0(%x: index, %y: index):
    %z = arith.constant 0.0 : f32
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[%i, 2] high[3, %j] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 low[%j, 6] high[%i, 8] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %0 low[-1, 0] high[0, -2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @once(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[6, 8] high[10, 12] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2]
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg2, %arg1]
// CHECK-NEXT:     %padded_0 = tensor.pad %arg0 low[%2, 8] high[%0, %1] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg3 : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %arg0 low[0, 2] high[3, 2] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %padded, %padded_0, %padded_1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other values, of which -0.0 is one, and pads that are not to be folded, stay.
func.func @twice(%t: tensor<?xf32>, %f: f32, %g: f32)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %minus : f32
  } : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.pad %0 nofold low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.pad %2 low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %4 = tensor.pad %t low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %5 = tensor.pad %4 low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %g : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1, %2, %3, %5 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: tensor<?xf32>, %arg1: f32, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %padded low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %cst_0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %padded_2 = tensor.pad %padded nofold low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %padded_3 = tensor.pad %padded_2 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %padded_4 = tensor.pad %arg0 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %padded_5 = tensor.pad %padded_4 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded_1, %padded_2, %padded_3, %padded_5 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nor do values that depend on the position.
func.func @positions(%t: tensor<?xindex>) -> tensor<?xindex> {
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %x : index
  } : tensor<?xindex> to tensor<?xindex>
  %1 = tensor.pad %0 low[1] high[2] {
  ^bb0(%x: index):
    tensor.yield %x : index
  } : tensor<?xindex> to tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @positions(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %arg1 : index
// CHECK-NEXT:     } : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %padded_0 = tensor.pad %padded low[1] high[2] {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %arg1 : index
// CHECK-NEXT:     } : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     return %padded_0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
