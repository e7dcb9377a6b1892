// RUN: pyopt --split-input-file --one-shot-bufferize="allow-return-allocs-from-loops" %s | FileCheck %s

// What went wrong in MLIR's pass; the numbers are those of llvm/llvm-project's issues.

// 90019: each iteration reads what was there before the loop, though it writes elementwise.

#id = affine_map<(d0) -> (d0)>

func.func @elementwise_across_iterations(%l: index, %u: index, %s: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %f) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%f : tensor<4xf32>)
        outs(%a : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  %c0 = arith.constant 0 : index
  %q = tensor.extract %r[%c0] : tensor<4xf32>
  return %q : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elementwise_across_iterations(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg3 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc_0) -> (memref<4xf32>) {
// CHECK-NEXT:       linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<4xf32>) outs(%arg5 : memref<4xf32>) {
// CHECK-NEXT:       ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:         %2 = arith.addf %in, %out : f32
// CHECK-NEXT:         linalg.yield %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 112878: a transpose whose output is its input, seen through scf.if.

func.func @transpose_through_if(%c: i1, %v: f32, %i: index) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<4x4xf32>
  %f = tensor.insert %v into %e[%i, %i] : tensor<4x4xf32>
  %g = bufferization.alloc_tensor() : tensor<4x4xf32>
  %o = scf.if %c -> tensor<4x4xf32> {
    scf.yield %f : tensor<4x4xf32>
  } else {
    scf.yield %g : tensor<4x4xf32>
  }
  %t = linalg.transpose ins(%f : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) permutation = [1, 0]
  %x = tensor.extract %t[%i, %i] : tensor<4x4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_through_if(%arg0: i1, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2, %arg2] : memref<4x4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4x4xf32>) {
// CHECK-NEXT:       scf.yield %alloc : memref<4x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:     linalg.transpose ins(%alloc : memref<4x4xf32>) outs(%alloc_1 : memref<4x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %1 = memref.load %alloc_1[%arg2, %arg2] : memref<4x4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 113690: a copy over a tensor that scf.if also yields.

func.func @copy_over_yielded(%c: i1, %t: tensor<4xf32>, %v: f32, %i: index) -> (f32, f32) {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %o = scf.if %c -> tensor<4xf32> {
    scf.yield %f : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  %p = linalg.copy ins(%t : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %p[%i] : tensor<4xf32>
  %y = tensor.extract %o[%i] : tensor<4xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_over_yielded(%arg0: i1, %arg1: tensor<4xf32>, %arg2: f32, %arg3: index) -> (f32, f32) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %2 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.copy ins(%0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %3 = memref.load %alloc_0[%arg3] : memref<4xf32>
// CHECK-NEXT:     %4 = memref.load %2[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %3, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 130929: a loop yields a tensor that is another one's buffer.

func.func @yields_alias(%l: index, %u: index, %s: index, %v: f32, %i: index) -> (f32, f32) {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %g = bufferization.alloc_tensor() : tensor<4xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %g) -> tensor<4xf32> {
    scf.yield %f : tensor<4xf32>
  }
  %w = tensor.insert %v into %r[%i] : tensor<4xf32>
  %x = tensor.extract %w[%i] : tensor<4xf32>
  %y = tensor.extract %f[%i] : tensor<4xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @yields_alias(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: index) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg3 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %alloc_0) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %alloc, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc_1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%arg4] : memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %alloc[%arg4] : memref<4xf32>
// CHECK-NEXT:     return %1, %2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 120886: extents of expand_shape that cannot be inferred from the source.

func.func @expand_behind_collapse(%t: tensor<?x?xf32>, %m: index, %n: index, %i: index) -> f32 {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%m, %n] : tensor<?xf32> into tensor<?x?xf32>
  %x = tensor.extract %1[%i, %i] : tensor<?x?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_behind_collapse(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %alloc [[0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [%arg1, %arg2] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT:     %2 = memref.load %expand_shape[%arg3, %arg3] : memref<?x?xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 59442: scf.while without results.

func.func @while_without_results(%t: tensor<4xf32>, %c: i1) {
  scf.while (%a = %t) : (tensor<4xf32>) -> () {
    scf.condition(%c)
  } do {
    scf.yield %t : tensor<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_without_results(%arg0: tensor<4xf32>, %arg1: i1) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     scf.while (%arg2 = %alloc) : (memref<4xf32>) -> () {
// CHECK-NEXT:       scf.condition(%arg1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
