// RUN: pyopt %s --canonicalize | FileCheck %s

// A loop without dimensions runs its body once; one with a dimension of unknown extent stays.

func.func @no_dimensions(%a: memref<f32>, %x: f32) {
  scf.forall () in () {
    memref.store %x, %a[] : memref<f32>
  }
  return
}
func.func @empty_mapping(%a: memref<f32>, %x: f32) {
  scf.forall () in () {
    memref.store %x, %a[] : memref<f32>
  } {mapping = []}
  return
}
func.func @outputs(%s: tensor<4xf32>, %t: tensor<8xf32>, %u: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = scf.forall () in () shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[1] [4] [1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
func.func @stays(%a: memref<?xf32>, %x: f32, %n: index) {
  scf.forall (%i) in (%n) {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_dimensions(%arg0: memref<f32>, %arg1: f32) {
// CHECK-NEXT:     memref.store %arg1, %arg0[] : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_mapping(%arg0: memref<f32>, %arg1: f32) {
// CHECK-NEXT:     memref.store %arg1, %arg0[] : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outputs(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg1[1] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg0 into %arg2[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_0 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stays(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     scf.forall (%arg3) in (%arg2) {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
