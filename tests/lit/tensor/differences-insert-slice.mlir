// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// What is inserted lacks some unit dimensions of its place: those that it lacked before sizes became known. The reference
// takes the first ones, and casts to a type that the tensor cannot have.

func.func @exp3(%x: tensor<1x?xf32>, %t: tensor<8x8x4xf32>, %n: index) -> tensor<8x8x4xf32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %x into %t[0, %c1, 0] [1, %c4, 1] [1, 1, 1]
      : tensor<1x?xf32> into tensor<8x8x4xf32>
  return %0 : tensor<8x8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp3(%arg0: tensor<1x?xf32>, %arg1: tensor<8x8x4xf32>, %arg2: index) -> tensor<8x8x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<1x?xf32> to tensor<1x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg1[0, 1, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<8x8x4xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp4(%x: tensor<?x?xf32>, %t: tensor<8x8x4xf32>, %n: index) -> tensor<8x8x4xf32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %x into %t[0, 0, 0] [%c1, %c4, 1] [1, 1, 1]
      : tensor<?x?xf32> into tensor<8x8x4xf32>
  return %0 : tensor<8x8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp4(%arg0: tensor<?x?xf32>, %arg1: tensor<8x8x4xf32>, %arg2: index) -> tensor<8x8x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<1x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<8x8x4xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @four(%x: tensor<1x4x?xf32>, %t: tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xf32> {
  %c8 = arith.constant 8 : index
  %0 = tensor.insert_slice %x into %t[0, 0, 0, 0] [1, 4, %c8, 1] [1, 1, 1, 1]
      : tensor<1x4x?xf32> into tensor<8x8x8x8xf32>
  return %0 : tensor<8x8x8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @four(%arg0: tensor<1x4x?xf32>, %arg1: tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<1x4x?xf32> to tensor<1x4x8xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0, 0] [1, 4, 8, 1] [1, 1, 1, 1] : tensor<1x4x8xf32> into tensor<8x8x8x8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x8x8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @par3(%x: tensor<1x?xf32>, %t: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
  %c4 = arith.constant 4 : index
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8x8x8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i, 0, 0] [1, %c4, 1] [1, 1, 1]
          : tensor<1x?xf32> into tensor<8x8x8xf32>
    }
  }
  return %r : tensor<8x8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @par3(%arg0: tensor<1x?xf32>, %arg1: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg1) -> (tensor<8x8x8xf32>) {
// CHECK-NEXT:       %cast = tensor.cast %arg0 : tensor<1x?xf32> to tensor<1x4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %cast into %arg3[%arg2, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<8x8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<8x8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
