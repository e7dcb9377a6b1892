// New storage that goes to a caller or callee without insertions is made whole; elsewhere somebody else sees to that.
// RUN: pyopt %s --allow-unregistered-dialect --stage-sparse-ops | FileCheck %s

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#dense = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>

func.func @insert(%i: index, %f: f32) -> (tensor<8xf32, #sparse>, tensor<8xf32, #sparse>) {
  %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse>
  %1 = tensor.insert %f into %0[%i] : tensor<8xf32, #sparse>
  return %0, %1 : tensor<8xf32, #sparse>, tensor<8xf32, #sparse>
}

func.func @dense() -> tensor<8xf32, #dense> {
  %0 = bufferization.alloc_tensor() : tensor<8xf32, #dense>
  return %0 : tensor<8xf32, #dense>
}

func.func @indirect(%f: (tensor<8xf32, #sparse>) -> ()) {
  %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse>
  call_indirect %f(%0) : (tensor<8xf32, #sparse>) -> ()
  return
}

func.func @in_two_blocks(%b: i1) -> (tensor<8xf32, #sparse>) {
  %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse>
  cf.cond_br %b, ^a, ^b
^a:
  return %0 : tensor<8xf32, #sparse>
^b:
  return %0 : tensor<8xf32, #sparse>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insert(%arg0: index, %arg1: f32) -> (tensor<8xf32, #sparse>, tensor<8xf32, #sparse>) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<8xf32, #sparse>
// CHECK-NEXT:     return %0, %inserted : tensor<8xf32, #sparse>, tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense() -> tensor<8xf32, #sparse1> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.load %0 hasInserts : tensor<8xf32, #sparse1>
// CHECK-NEXT:     return %1 : tensor<8xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @indirect(%arg0: (tensor<8xf32, #sparse>) -> ()) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.load %0 hasInserts : tensor<8xf32, #sparse>
// CHECK-NEXT:     call_indirect %arg0(%1) : (tensor<8xf32, #sparse>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_two_blocks(%arg0: i1) -> tensor<8xf32, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.load %0 hasInserts : tensor<8xf32, #sparse>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %1 : tensor<8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
