// RUN: pyopt %s --sccp --split-input-file | FileCheck %s

// The position is 0 when the loop begins, and 1 then.
func.func @another_position_in_each_iteration(%f: f32, %g: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.from_elements %f, %g : vector<2xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c0, %s = %f) -> (index, f32) {
    %x = vector.extract %v[%p] : f32 from vector<2xf32>
    scf.yield %c1, %x : index, f32
  }
  return %r#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @another_position_in_each_iteration(%arg0: f32, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.from_elements %arg0, %arg1 : vector<2xf32>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %c0, %arg5 = %arg0) -> (index, f32) {
// CHECK-NEXT:       %2 = vector.extract %0[%arg4] : f32 from vector<2xf32>
// CHECK-NEXT:       scf.yield %c1, %2 : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @behind_a_forall(%t: tensor<8xf32>) -> index {
  %p = scf.forall (%x) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %z = tensor.extract_slice %o[%x] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[%x] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %r = tensor.rank %p : tensor<8xf32>
  %s = arith.addi %r, %r : index
  return %s : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @behind_a_forall(%arg0: tensor<8xf32>) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.forall (%arg1) in (8) shared_outs(%arg2 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<8xf32> to tensor<1xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %c2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What follows the first op of a block is known, whatever that op became.
func.func @behind_metadata(%m: memref<?xf32>) -> (index, index) {
  %base, %offset, %sizes, %strides = memref.extract_strided_metadata %m
      : memref<?xf32> -> memref<f32>, index, index, index
  %c4 = arith.constant 4 : index
  %0 = arith.addi %c4, %c4 : index
  return %offset, %0 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @behind_metadata(%arg0: memref<?xf32>) -> (index, index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %c0, %c8 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
