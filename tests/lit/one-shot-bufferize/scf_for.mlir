// RUN: pyopt --split-input-file --one-shot-bufferize="allow-return-allocs-from-loops" %s | FileCheck %s

func.func @in_place(%l: index, %u: index, %s: index, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<8xf32> {
    %1 = tensor.insert %v into %a[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_place(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc) -> (memref<8xf32>) {
// CHECK-NEXT:       memref.store %arg3, %arg5[%arg4] : memref<8xf32>
// CHECK-NEXT:       scf.yield %arg5 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<8xf32>
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @argument_is_copied(%t: tensor<?xf32>, %l: index, %u: index, %s: index, %v: f32)
    -> tensor<?xf32> {
  %r = scf.for %k = %l to %u step %s iter_args(%a = %t) -> tensor<?xf32> {
    %1 = tensor.insert %v into %a[%k] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } {mine = 1 : i32}
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument_is_copied(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %alloc) -> (memref<?xf32>) {
// CHECK-NEXT:       memref.store %arg4, %arg6[%arg5] : memref<?xf32>
// CHECK-NEXT:       scf.yield %arg6 : memref<?xf32>
// CHECK-NEXT:     } {mine = 1 : i32}
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What an iteration reads was there before the loop.

func.func @read_from_before(%l: index, %u: index, %s: index, %v: f32) -> (tensor<8xf32>, f32) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.insert %v into %e[%l] : tensor<8xf32>
  %z = arith.constant 0.0 : f32
  %r, %x = scf.for %k = %l to %u step %s iter_args(%a = %f, %sum = %z) -> (tensor<8xf32>, f32) {
    %1 = tensor.insert %sum into %a[%k] : tensor<8xf32>
    %2 = tensor.extract %f[%k] : tensor<8xf32>
    %3 = arith.addf %sum, %2 : f32
    scf.yield %1, %3 : tensor<8xf32>, f32
  }
  return %r, %x : tensor<8xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_from_before(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%arg0] : memref<8xf32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc_0, %arg6 = %cst) -> (memref<8xf32>, f32) {
// CHECK-NEXT:       memref.store %arg6, %arg5[%arg4] : memref<8xf32>
// CHECK-NEXT:       %2 = memref.load %alloc[%arg4] : memref<8xf32>
// CHECK-NEXT:       %3 = arith.addf %arg6, %2 : f32
// CHECK-NEXT:       scf.yield %arg5, %3 : memref<8xf32>, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0#0 : memref<8xf32>
// CHECK-NEXT:     return %1, %0#1 : tensor<8xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A new buffer in each iteration.

func.func @yields_new(%l: index, %u: index, %s: index, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.insert %v into %e[%l] : tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %f) -> tensor<8xf32> {
    %n = bufferization.alloc_tensor() : tensor<8xf32>
    %1 = tensor.insert %v into %n[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @yields_new(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%arg0] : memref<8xf32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc) -> (memref<8xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.store %arg3, %alloc_0[%arg4] : memref<8xf32>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<8xf32>
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Init and yielded value have different layouts.

func.func @two_layouts(%t: tensor<?xf32>, %n: index, %l: index, %u: index, %s: index, %v: f32)
    -> tensor<?xf32> {
  %r = scf.for %k = %l to %u step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
    %1 = tensor.insert %v into %e[%k] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_layouts(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %1 = scf.for %arg6 = %arg2 to %arg3 step %arg4 iter_args(%arg7 = %alloc) -> (memref<?xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.store %arg5, %alloc_0[%arg6] : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swaps(%l: index, %u: index, %s: index, %v: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %a0 = tensor.insert %v into %e[%l] : tensor<8xf32>
  %b0 = tensor.insert %v into %f[%u] : tensor<8xf32>
  %r:2 = scf.for %k = %l to %u step %s
      iter_args(%a = %a0, %b = %b0) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = tensor.insert %v into %a[%k] : tensor<8xf32>
    scf.yield %b, %1 : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swaps(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%arg0] : memref<8xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%arg1] : memref<8xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc, %arg6 = %alloc_0) -> (memref<8xf32>, memref<8xf32>) {
// CHECK-NEXT:       memref.store %arg3, %arg5[%arg4] : memref<8xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %arg6, %alloc_1 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:       %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %arg5, %alloc_2 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:       scf.yield %alloc_1, %alloc_2 : memref<8xf32>, memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0#1 : memref<8xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %0#0 : memref<8xf32>
// CHECK-NEXT:     return %2, %1 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_read_not_written(%t: tensor<8xf32>, %l: index, %u: index, %s: index)
    -> tensor<8xf32> {
  %r = scf.for %k = %l to %u step %s iter_args(%a = %t) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_read_not_written(%arg0: tensor<8xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %alloc) -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %arg5 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1 : memref<8xf32>
// CHECK-NEXT:     return %2 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%l: index, %u: index, %s: index, %v: f32) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<8x8xf32> {
    %q = scf.for %j = %l to %u step %s iter_args(%b = %a) -> tensor<8x8xf32> {
      %1 = tensor.insert %v into %b[%k, %j] : tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    }
    scf.yield %q : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> tensor<8x8xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x8xf32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc) -> (memref<8x8xf32>) {
// CHECK-NEXT:       %2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg5) -> (memref<8x8xf32>) {
// CHECK-NEXT:         memref.store %arg3, %arg7[%arg4, %arg6] : memref<8x8xf32>
// CHECK-NEXT:         scf.yield %arg7 : memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : memref<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<8x8xf32>
// CHECK-NEXT:     return %1 : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tiled_matmul(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%acc = %f) -> tensor<64x64xf32> {
    %q = scf.for %j = %c0 to %c64 step %c8 iter_args(%acc2 = %acc) -> tensor<64x64xf32> {
      %sa = tensor.extract_slice %a[%i, 0] [8, 64] [1, 1] : tensor<64x64xf32> to tensor<8x64xf32>
      %sb = tensor.extract_slice %b[0, %j] [64, 8] [1, 1] : tensor<64x64xf32> to tensor<64x8xf32>
      %sc = tensor.extract_slice %acc2[%i, %j] [8, 8] [1, 1] : tensor<64x64xf32> to tensor<8x8xf32>
      %m = linalg.matmul
          ins(%sa, %sb : tensor<8x64xf32>, tensor<64x8xf32>)
          outs(%sc : tensor<8x8xf32>) -> tensor<8x8xf32>
      %n = tensor.insert_slice %m into %acc2[%i, %j] [8, 8] [1, 1]
          : tensor<8x8xf32> into tensor<64x64xf32>
      scf.yield %n : tensor<64x64xf32>
    }
    scf.yield %q : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tiled_matmul(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>) -> tensor<64x64xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<64x64xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<64x64xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x64xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<64x64xf32>)
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0 to %c64 step %c8 iter_args(%arg3 = %alloc) -> (memref<64x64xf32>) {
// CHECK-NEXT:       %4 = scf.for %arg4 = %c0 to %c64 step %c8 iter_args(%arg5 = %arg3) -> (memref<64x64xf32>) {
// CHECK-NEXT:         %subview = memref.subview %1[%arg2, 0] [8, 64] [1, 1] : memref<64x64xf32, strided<[?, ?], offset: ?>> to memref<8x64xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:         %subview_0 = memref.subview %0[0, %arg4] [64, 8] [1, 1] : memref<64x64xf32, strided<[?, ?], offset: ?>> to memref<64x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:         %subview_1 = memref.subview %arg5[%arg2, %arg4] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT:         linalg.matmul ins(%subview, %subview_0 : memref<8x64xf32, strided<[?, ?], offset: ?>>, memref<64x8xf32, strided<[?, ?], offset: ?>>) outs(%subview_1 : memref<8x8xf32, strided<[64, 1], offset: ?>>)
// CHECK-NEXT:         %subview_2 = memref.subview %arg5[%arg2, %arg4] [8, 8] [1, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT:         memref.copy %subview_1, %subview_2 : memref<8x8xf32, strided<[64, 1], offset: ?>> to memref<8x8xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT:         scf.yield %arg5 : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4 : memref<64x64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = bufferization.to_tensor %2 : memref<64x64xf32>
// CHECK-NEXT:     return %3 : tensor<64x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i32_counter(%l: i32, %u: i32, %s: i32, %v: f32, %i: index) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<8xf32> : i32 {
    %1 = tensor.insert %v into %a[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i32_counter(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: index) -> tensor<8xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %alloc) -> (memref<8xf32>)  : i32 {
// CHECK-NEXT:       memref.store %arg3, %arg6[%arg4] : memref<8xf32>
// CHECK-NEXT:       scf.yield %arg6 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0 : memref<8xf32>
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
