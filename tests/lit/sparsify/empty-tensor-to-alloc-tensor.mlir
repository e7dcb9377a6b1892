// RUN: pyopt %s --allow-unregistered-dialect --empty-tensor-to-alloc-tensor | FileCheck %s

// Tensors without contents are allocated, also with an encoding, in graph regions and unreachable blocks.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @sparse(%n: index) -> tensor<?xf32, #SV> {
  %e = tensor.empty(%n) : tensor<?xf32, #SV>
  return %e : tensor<?xf32, #SV>
}

func.func @unreachable() -> index {
  %c = arith.constant 4 : index
  return %c : index
^bb1(%a: index):
  %e = tensor.empty(%a) : tensor<?xf32>
  "t.use"(%e) : (tensor<?xf32>) -> ()
  cf.br ^bb1(%a : index)
}

"t.graph"() ({
  "t.use"(%e) : (tensor<4xf32>) -> ()
  %e = tensor.empty() : tensor<4xf32>
  %unused = tensor.empty() : tensor<4xf32>
}) : () -> ()

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sparse(%arg0: index) -> tensor<?xf32, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32, #sparse>
// CHECK-NEXT:     return %0 : tensor<?xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unreachable() -> index {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c4 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   "t.graph"() ({
// CHECK-NEXT:     "t.use"(%0) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
