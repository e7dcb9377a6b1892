// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// So it is in declarations and calls.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func private @g(tensor<8xf64, #SV>, i32) -> (i32, tensor<?x?xf64, #CSC>)
func.func @f(%a: tensor<8xf64, #SV>, %c: i32) -> tensor<?x?xf64, #CSC> {
  %0:2 = call @g(%a, %c) : (tensor<8xf64, #SV>, i32) -> (i32, tensor<?x?xf64, #CSC>)
  return %0#1 : tensor<?x?xf64, #CSC>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(!llvm.ptr, i32) -> (i32, !llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
// CHECK-NEXT:     %0:2 = call @g(%arg0, %arg1) : (!llvm.ptr, i32) -> (i32, !llvm.ptr)
// CHECK-NEXT:     return %0#1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing sparse: nothing changes.
func.func @f(%a: tensor<?xf64>, %v: f64, %i: index) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %a[%i] : tensor<?xf64>
  %1 = tensor.cast %0 : tensor<?xf64> to tensor<8xf64>
  %2 = tensor.dim %0, %c0 : tensor<?xf64>
  %3 = bufferization.alloc_tensor(%2) : tensor<?xf64>
  bufferization.dealloc_tensor %3 : tensor<?xf64>
  return %0 : tensor<?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf64>, %arg1: f64, %arg2: index) -> tensor<?xf64> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<?xf64>
// CHECK-NEXT:     %cast = tensor.cast %inserted : tensor<?xf64> to tensor<8xf64>
// CHECK-NEXT:     %dim = tensor.dim %inserted, %c0 : tensor<?xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?xf64>
// CHECK-NEXT:     bufferization.dealloc_tensor %0 : tensor<?xf64>
// CHECK-NEXT:     return %inserted : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Functions in nested modules declare what they call there.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
module @outer {
  module @inner {
    func.func @f(%a: tensor<8xf64, #SV>) {
      bufferization.dealloc_tensor %a : tensor<8xf64, #SV>
      return
    }
  }
  func.func @g(%a: tensor<8xf64, #SV>) {
    bufferization.dealloc_tensor %a : tensor<8xf64, #SV>
    return
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   func.func private @delSparseTensor(!llvm.ptr)
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @delSparseTensor(!llvm.ptr)
// CHECK-NEXT:     func.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:       call @delSparseTensor(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: !llvm.ptr) {
// CHECK-NEXT:     call @delSparseTensor(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several blocks, whose branches carry no tensors.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xf64, #SV>, %c: i1) -> tensor<8xf64, #SV> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  bufferization.dealloc_tensor %a : tensor<8xf64, #SV>
  return %a : tensor<8xf64, #SV>
^bb2:
  return %a : tensor<8xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @delSparseTensor(!llvm.ptr)
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: i1) -> !llvm.ptr {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     call @delSparseTensor(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %arg0 : !llvm.ptr
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
