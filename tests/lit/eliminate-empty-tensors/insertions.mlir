// RUN: pyopt --split-input-file --eliminate-empty-tensors %s | FileCheck %s

// What makes the offset moves in front of the first use.

func.func @carried_by_loop(%t: tensor<16xf32>, %l: index, %u: index, %s: index, %v: f32)
    -> tensor<16xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<4xf32> {
    %0 = tensor.insert %v into %a[%k] : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  %1 = tensor.insert_slice %r into %t[3] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_by_loop(%arg0: tensor<16xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[3] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %extracted_slice) -> (tensor<4xf32>) {
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg6[%arg5] : tensor<4xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[3] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parallel(%n: index, %v: f32) -> tensor<64xf32> {
  %f = tensor.empty() : tensor<64xf32>
  %r = scf.forall (%k) in (8) shared_outs(%o = %f) -> (tensor<64xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %m = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%k] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: f32) -> tensor<64xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<64xf32>
// CHECK-NEXT:     %1 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %0) -> (tensor<64xf32>) {
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg3[%arg2] [8] [1] : tensor<64xf32> to tensor<8xf32>
// CHECK-NEXT:       %2 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:       %3 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %3 into %arg3[%arg2] [8] [1] : tensor<8xf32> into tensor<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copied(%t: tensor<16xf32>, %v: f32) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = linalg.copy ins(%0 : tensor<16xf32>) outs(%t : tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copied(%arg0: tensor<16xf32>, %arg1: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<16xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:     %2 = linalg.copy ins(%1 : tensor<16xf32>) outs(%arg0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:     return %2 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @materialized(%t: tensor<16xf32>, %v: f32) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = bufferization.materialize_in_destination %0 in %t
      : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialized(%arg0: tensor<16xf32>, %arg1: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<16xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:     %2 = bufferization.materialize_in_destination %1 in %arg0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:     return %2 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @materialized_in_memref(%m: memref<16xf32>, %v: f32) {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m
      : (tensor<16xf32>, memref<16xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialized_in_memref(%arg0: memref<16xf32>, %arg1: f32) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 restrict writable : memref<16xf32> to tensor<16xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<16xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %2 in writable %arg0 : (tensor<16xf32>, memref<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Others may see the buffer: it stays.

func.func @materialized_in_shared_memref(%m: memref<16xf32>, %v: f32) {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  bufferization.materialize_in_destination %0 in writable %m
      : (tensor<16xf32>, memref<16xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialized_in_shared_memref(%arg0: memref<16xf32>, %arg1: f32) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<16xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %1 in writable %arg0 : (tensor<16xf32>, memref<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%t: tensor<16xf32>, %v: f32, %n: index) -> tensor<16xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %c into %t[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<16xf32>, %arg1: f32, %arg2: index) -> tensor<16xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%cast : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast_0 into %arg0[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A reshape on the way: it stays.

func.func @reshaped(%t: tensor<16xf32>, %v: f32) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %c = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %1 = tensor.insert_slice %c into %t[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshaped(%arg0: tensor<16xf32>, %arg1: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %collapsed into %arg0[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer(%t: tensor<16xf32>, %v: vector<4xf32>, %i: index) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = vector.transfer_write %v, %e[%i] : vector<4xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer(%arg0: tensor<16xf32>, %arg1: vector<4xf32>, %arg2: index) -> tensor<16xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg1, %extracted_slice[%arg2] : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @callee(tensor<4xf32>) -> tensor<4xf32>

func.func @call(%t: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = call @callee(%e) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   func.func @call(%arg0: tensor<16xf32>) -> tensor<16xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = call @callee(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
