// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Casts that became idle go, and so do those between.

// An operand whose type cannot change is cast where an op needs one type, once for all users in a block.

func.func @shared(%a: tensor<?xf32>, %b: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %1 = arith.addf %a, %0 : tensor<?xf32>
  %2 = arith.mulf %a, %1 : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shared(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = arith.addf %cast, %arg1 : tensor<4xf32>
// CHECK-NEXT:     %1 = arith.mulf %cast, %0 : tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0, %cast_1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The types of encoded tensors keep their encoding.

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @encoded(%a: tensor<4x?xf32, #csr>) -> tensor<?x?xf32, #csr> {
  %0 = tensor.cast %a : tensor<4x?xf32, #csr> to tensor<?x?xf32, #csr>
  %1 = math.sqrt %0 : tensor<?x?xf32, #csr>
  return %1 : tensor<?x?xf32, #csr>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @encoded(%arg0: tensor<4x?xf32, #sparse>) -> tensor<?x?xf32, #sparse> {
// CHECK-NEXT:     %0 = math.sqrt %arg0 : tensor<4x?xf32, #sparse>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x?xf32, #sparse> to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     return %cast : tensor<?x?xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A conversion to a type of somebody else keeps what it converts.

func.func @conversion(%a: tensor<4xf32>) -> !other.type {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  %2 = builtin.unrealized_conversion_cast %1 : tensor<?xf32> to !other.type
  return %2 : !other.type
}

// CHECK: module {
// CHECK-NEXT:   func.func @conversion(%arg0: tensor<4xf32>) -> !other.type {
// CHECK-NEXT:     %0 = math.exp %arg0 : tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cast : tensor<?xf32> to !other.type
// CHECK-NEXT:     return %1 : !other.type
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices, pads and fills: sizes that turn out to be numbers are no operands any more.

func.func @sizes(%a: tensor<16x16xf32>, %f: f32)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %n = arith.muli %c2, %c4 : index
  %0 = tensor.extract_slice %a[%c2, 0] [%n, %c4] [1, 1] : tensor<16x16xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%c2, 0] high[%c2, %c4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.splat %f[%n] : tensor<?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%arg0: tensor<16x16xf32>, %arg1: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %c2, %c4 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c2, 0] [8, 4] [1, 1] : tensor<16x16xf32> to tensor<8x4xf32>
// CHECK-NEXT:     %padded = tensor.pad %extracted_slice low[2, 0] high[2, 4] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<8x4xf32> to tensor<12x8xf32>
// CHECK-NEXT:     %splat = tensor.splat %arg1 : tensor<8xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<8x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %padded : tensor<12x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %splat : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
