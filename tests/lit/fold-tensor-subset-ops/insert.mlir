// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

// The arithmetic stands before the op that combines.
func.func @parallel(%a: tensor<?x3xf32>, %b: tensor<?x3x1xf32>, %d: tensor<?x?x?x?xf32>, %i: index,
                    %n: index, %m: index) -> tensor<?x?x?x?xf32> {
  %res = scf.forall (%x) in (4) shared_outs(%o = %d) -> tensor<?x?x?x?xf32> {
    %r = tensor.insert_slice %a into %b[%i, 0, 0] [%n, 3, 1] [1, 1, 1]
        : tensor<?x3xf32> into tensor<?x3x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %o[%m, %x, 5, 6] [%n, 1, 3, 1] [1, 1, 1, 1]
          : tensor<?x3x1xf32> into tensor<?x?x?x?xf32>
    }
  }
  return %res : tensor<?x?x?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @parallel(%arg0: tensor<?x3xf32>, %arg1: tensor<?x3x1xf32>, %arg2: tensor<?x?x?x?xf32>, %arg3: index, %arg4: index, %arg5: index) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg2) -> (tensor<?x?x?x?xf32>) {
// CHECK-NEXT:       %1 = affine.apply #map()[%arg5, %arg3]
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %arg0 into %arg7[%1, %arg6, 5, 6] [%arg4, 1, 3, 1] [1, 1, 1, 1] : tensor<?x3xf32> into tensor<?x?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Parts of %b are inserted too; strides are in the way.
func.func @stay(%a: tensor<3xf32>, %b: tensor<5xf32>, %c: tensor<3xf32>, %d: tensor<?xf32>,
                %i: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %r = tensor.insert_slice %a into %b[%i] [3] [1] : tensor<3xf32> into tensor<5xf32>
  %s = tensor.insert_slice %r into %d[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
  %r1 = tensor.insert_slice %a into %c[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
  %s1 = tensor.insert_slice %r1 into %d[%i] [3] [2] : tensor<3xf32> into tensor<?xf32>
  %s2 = tensor.insert_slice %a into %d[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
  return %s, %s1, %s2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: tensor<3xf32>, %arg1: tensor<5xf32>, %arg2: tensor<3xf32>, %arg3: tensor<?xf32>, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg4] [3] [1] : tensor<3xf32> into tensor<5xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg3[%arg4] [5] [1] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %arg0 into %arg3[%arg4] [3] [2] : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_2 = tensor.insert_slice %arg0 into %arg3[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice_0, %inserted_slice_1, %inserted_slice_2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant operand becomes a number, a size that is not known stays.
func.func @constants(%a: tensor<?xf32>, %b: tensor<?xf32>, %d: tensor<?xf32>, %n: index)
    -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %r = tensor.insert_slice %a into %b[%c4] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %s = tensor.insert_slice %r into %d[%c4] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %s : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg2[8] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
