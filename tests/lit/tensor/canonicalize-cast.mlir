// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// A cast to its own type is nothing.
func.func @f(%t: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Forgetting and asserting the same.
func.func @f(%t: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The type between says less than the others.
func.func @f(%t: tensor<4x?xf32>) -> tensor<?x8xf32> {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x8xf32>
// CHECK-NEXT:     return %cast : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the type between asserts an extent that would be lost.
func.func @f(%t: tensor<?x?xf32>) -> tensor<?x8xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<?x8xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a chain that must fail when it runs stays.
func.func @f(%t: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>) -> tensor<5xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     return %cast_0 : tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bitcasts in a row; back to the first type is nothing.
func.func @f(%t: tensor<4xui32>) -> (tensor<4xi32>, tensor<4xui32>) {
  %0 = tensor.bitcast %t : tensor<4xui32> to tensor<4xf32>
  %1 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xi32>
  %2 = tensor.bitcast %0 : tensor<4xf32> to tensor<4xui32>
  return %1, %2 : tensor<4xi32>, tensor<4xui32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xui32>) -> (tensor<4xi32>, tensor<4xui32>) {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<4xui32> to tensor<4xi32>
// CHECK-NEXT:     return %0, %arg0 : tensor<4xi32>, tensor<4xui32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a cast after a bitcast.
func.func @f(%t: tensor<4xui32>) -> tensor<?xf32> {
  %0 = tensor.bitcast %t : tensor<4xui32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xui32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<4xui32> to tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast tells a slice its extents.
func.func @f(%t: tensor<?x?xf32>, %i: index) -> tensor<4x4xf32> {
  %0 = tensor.extract_slice %t[0, 0] [%i, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same where the slice drops a dimension.
func.func @f(%t: tensor<?x?xf32>, %i: index) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<8xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [1, 8] [1, 1] : tensor<?x?xf32> to tensor<8xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the cast forgets.
func.func @f(%t: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[0, 0] [%i, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg1, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast tells an empty tensor its extents.
func.func @f(%n: index) -> tensor<4x?xf32> {
  %0 = tensor.empty(%n, %n) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> tensor<4x?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     return %0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the cast forgets.
func.func @f(%n: index) -> tensor<?x?xf32> {
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constant sizes of an empty tensor become static, and meet the cast.
func.func @f() -> (tensor<?xf32>, tensor<5xf32>) {
  %c5 = arith.constant 5 : index
  %0 = tensor.empty(%c5) : tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %0, %1 : tensor<?xf32>, tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (tensor<?xf32>, tensor<5xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast, %0 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a negative size stays as it is.
func.func @f() -> tensor<?xf32> {
  %c = arith.constant -5 : index
  %0 = tensor.empty(%c) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<?xf32> {
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     %0 = tensor.empty(%c-5) : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constant sizes of generate become static.
func.func @f(%n: index, %f: f32) -> tensor<?x?xf32> {
  %c5 = arith.constant 5 : index
  %0 = tensor.generate %n, %c5 {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     %cast = tensor.cast %generated : tensor<?x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: no size of generate is constant.
func.func @f(%n: index, %f: f32) -> tensor<?x5xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> tensor<?x5xf32> {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?x5xf32>
// CHECK-NEXT:     return %generated : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Concat of one tensor.
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.concat dim(0) %b : (tensor<?xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     return %arg0, %cast : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: concat of two, even if one is cast.
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> {
  %b = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %cast : (tensor<4xf32>, tensor<?xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return %concat : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A forgetting cast goes behind an insertion.
func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %inserted : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: an asserting one stays before it.
func.func @f(%t: tensor<?x4xf32>, %i: index, %f: f32) -> tensor<4x4xf32> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32) -> tensor<4x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %cast[%arg1, %arg1] : tensor<4x4xf32>
// CHECK-NEXT:     return %inserted : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: scatter is not in destination-passing style in the reference.
func.func @f(%t: tensor<4x4xf32>, %s: tensor<1x2xf32>, %x: tensor<1x2x2xindex>) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.scatter %s into %0[%x] scatter_dims([0, 1]) unique
      : (tensor<1x2xf32>, tensor<?x?xf32>, tensor<1x2x2xindex>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<1x2x2xindex>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %scatter = tensor.scatter %arg1 into %cast[%arg2] scatter_dims([0, 1]) unique : (tensor<1x2xf32>, tensor<?x?xf32>, tensor<1x2x2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %scatter : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
