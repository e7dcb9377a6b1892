// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// All of a tensor.
func.func @f(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.extract_slice %t[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: another offset, a stride, dynamic extents.
func.func @f(%t: tensor<4x8xf32>, %u: tensor<?xf32>, %i: index)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %t[0, %i] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  %1 = tensor.extract_slice %t[0, 7] [4, 8] [1, -1] : tensor<4x8xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %u[0] [%i] [1] : tensor<?xf32> to tensor<?xf32>
  return %0, %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, %arg2] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[0, 7] [4, 8] [1, -1] : tensor<4x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %arg1[0] [%arg2] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_0, %extracted_slice_1 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice of a splat; near miss: of another constant.
func.func @f(%i: index) -> (tensor<2xi32>, tensor<1xi32>) {
  %a = arith.constant dense<1> : tensor<8xi32>
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = tensor.extract_slice %a[%i] [2] [1] : tensor<8xi32> to tensor<2xi32>
  %1 = tensor.extract_slice %b[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
  return %0, %1 : tensor<2xi32>, tensor<1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (tensor<2xi32>, tensor<1xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cst[%arg0] [1] [1] : tensor<2xi32> to tensor<1xi32>
// CHECK-NEXT:     return %cst_0, %extracted_slice : tensor<2xi32>, tensor<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was inserted there.
func.func @f(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>, %i: index) -> tensor<4x4xf32> {
  %a = tensor.insert_slice %s into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %0 = tensor.extract_slice %a[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     return %arg1 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: another place.
func.func @f(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>, %i: index, %j: index) -> tensor<4x4xf32> {
  %a = tensor.insert_slice %s into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %0 = tensor.extract_slice %a[0, %j] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4xf32>, %arg2: index, %arg3: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %inserted_slice[0, %arg3] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants become static, and the result more static.
func.func @f(%t: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c0, %i] [%c4, %i] [%c1, %i] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [4, %arg1] [1, %arg1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same with a dropped dimension.
func.func @f(%t: tensor<?x?xf32>, %i: index) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%i, 0] [1, %c4] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a negative offset stays.
func.func @f(%t: tensor<?xf32>) -> tensor<4xf32> {
  %m = arith.constant -1 : index
  %0 = tensor.extract_slice %t[%m] [4] [1] : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c-1] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Strides of zero, and below: an insertion keeps the zero.
func.func @f(%t: tensor<?xf32>, %s: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
  %m = arith.constant -1 : index
  %z = arith.constant 0 : index
  %0 = tensor.extract_slice %t[8] [4] [%m] : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %t[8] [4] [%z] : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.insert_slice %s into %t[8] [4] [%z] : tensor<4xf32> into tensor<?xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[8] [4] [-1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[8] [4] [0] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[8] [4] [%c0] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_0, %inserted_slice : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a cast that forgets.
func.func @f(%t: tensor<8x16xf32>, %i: index) -> tensor<4x4xf32> {
  %a = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %a[%i, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: through one that asserts.
func.func @f(%t: tensor<?x?xf32>, %i: index) -> tensor<4x4xf32> {
  %a = tensor.cast %t : tensor<?x?xf32> to tensor<8x16xf32>
  %0 = tensor.extract_slice %a[%i, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cast[%arg1, 0] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inserting all.
func.func @f(%t: tensor<4x8xf32>, %s: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.insert_slice %s into %t[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:     return %arg1 : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inserting what was taken from there.
func.func @f(%t: tensor<8x8xf32>, %i: index) -> tensor<8x8xf32> {
  %a = tensor.extract_slice %t[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %0 = tensor.insert_slice %a into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: index) -> tensor<8x8xf32> {
// CHECK-NEXT:     return %arg0 : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: taken from another tensor.
func.func @f(%t: tensor<8x8xf32>, %u: tensor<8x8xf32>, %i: index) -> tensor<8x8xf32> {
  %a = tensor.extract_slice %u[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %0 = tensor.insert_slice %a into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: index) -> tensor<8x8xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, %arg2] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inserting twice in one place.
func.func @f(%t: tensor<8x8xf32>, %a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %i: index)
    -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %1 = tensor.insert_slice %b into %0[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: index) -> tensor<8x8xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg2 into %arg0[0, %arg3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: in two places.
func.func @f(%t: tensor<8x8xf32>, %a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %i: index)
    -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %1 = tensor.insert_slice %b into %0[%i, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: index) -> tensor<8x8xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg2 into %inserted_slice[%arg3, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK-NEXT:     return %inserted_slice_0 : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inserting nothing.
func.func @f(%t: tensor<8x8xf32>, %s: tensor<0x4xf32>, %i: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %s into %t[0, %i] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<0x4xf32>, %arg2: index) -> tensor<8x8xf32> {
// CHECK-NEXT:     return %arg0 : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constant sizes become static, and the source is cast to them.
func.func @f(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %t[%c0, %i] [%c4, %i] [1, 1]
      : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg0[0, %arg2] [4, %arg2] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same for a source of lower rank.
func.func @f(%t: tensor<?x?x?xf32>, %s: tensor<?x?xf32>, %i: index) -> tensor<?x?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %t[0, 0, 0] [1, %c4, %i] [1, 1, 1]
      : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0] [1, 4, %arg2] [1, 1, 1] : tensor<4x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that forget, of the source and of the destination.
func.func @f(%t: tensor<8x16xf32>, %s: tensor<4x4xf32>, %i: index) -> tensor<?x?xf32> {
  %a = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %b = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %a into %b[0, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     %cast = tensor.cast %inserted_slice : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a cast of the source that asserts.
func.func @f(%t: tensor<8x16xf32>, %s: tensor<?x4xf32>, %i: index) -> tensor<8x16xf32> {
  %a = tensor.cast %s : tensor<?x4xf32> to tensor<4x4xf32>
  %0 = tensor.insert_slice %a into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<?x4xf32>, %arg2: index) -> tensor<8x16xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg0[0, %arg2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In parallel the cast stands before the op that combines.
func.func @f(%t: tensor<4x4xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<4x4xf32> {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k, 0] [%c2, %n] [1, 1]
          : tensor<?x?xf32> into tensor<4x4xf32>
    }
  }
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<4x4xf32>) {
// CHECK-NEXT:       %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<2x?xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %cast into %arg4[%arg3, 0] [2, %arg2] [1, 1] : tensor<2x?xf32> into tensor<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In parallel, a cast that forgets.
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x?xf32>, %n: index) -> tensor<4x4xf32> {
  %a = tensor.cast %s : tensor<2x?xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (%n) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%k, 0] [%n, %n] [1, 1]
          : tensor<?x?xf32> into tensor<4x4xf32>
    }
  }
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x?xf32>, %arg2: index) -> tensor<4x4xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<4x4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg1 into %arg4[%arg3, 0] [2, %arg2] [1, 1] : tensor<2x?xf32> into tensor<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A size that is the constant 0, and one that is not known.
func.func @insert_constant_nothing(%s: tensor<?x2xf32>, %t: tensor<0x2xf32>, %u: tensor<?x2xf32>,
                                   %n: index) -> (tensor<0x2xf32>, tensor<?x2xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[%n, 0] [%c0, 2] [1, 1] : tensor<?x2xf32> into tensor<0x2xf32>
  %1 = tensor.insert_slice %s into %u[0, 0] [%n, 2] [1, 1] : tensor<?x2xf32> into tensor<?x2xf32>
  return %0, %1 : tensor<0x2xf32>, tensor<?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_constant_nothing(%arg0: tensor<?x2xf32>, %arg1: tensor<0x2xf32>, %arg2: tensor<?x2xf32>, %arg3: index) -> (tensor<0x2xf32>, tensor<?x2xf32>) {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg2[0, 0] [%arg3, 2] [1, 1] : tensor<?x2xf32> into tensor<?x2xf32>
// CHECK-NEXT:     return %arg1, %inserted_slice : tensor<0x2xf32>, tensor<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
