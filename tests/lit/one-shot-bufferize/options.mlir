// RUN: pyopt --split-input-file --one-shot-bufferize="unknown-type-conversion=identity-layout-map allow-unknown-ops" %s | FileCheck %s --check-prefix=IDENTITY
// RUN: pyopt --split-input-file --one-shot-bufferize="dialect-filter=tensor,bufferization allow-unknown-ops" %s | FileCheck %s --check-prefix=FILTER
// RUN: pyopt --split-input-file --one-shot-bufferize="dialect-filter=linalg allow-unknown-ops" %s | FileCheck %s --check-prefix=LINALG
// RUN: pyopt --split-input-file --one-shot-bufferize="check-parallel-regions=false" %s | FileCheck %s --check-prefix=PARALLEL

func.func @argument(%t: tensor<?x4xf32>, %i: index) -> f32 {
  %x = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  return %x : f32
}

// IDENTITY: module {
// IDENTITY-NEXT:   func.func @argument(%arg0: tensor<?x4xf32>, %arg1: index) -> f32 {
// IDENTITY-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?x4xf32>
// IDENTITY-NEXT:     %1 = memref.load %0[%arg1, %arg1] : memref<?x4xf32>
// IDENTITY-NEXT:     return %1 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// FILTER: module {
// FILTER-NEXT:   func.func @argument(%arg0: tensor<?x4xf32>, %arg1: index) -> f32 {
// FILTER-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// FILTER-NEXT:     %1 = memref.load %0[%arg1, %arg1] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// FILTER-NEXT:     return %1 : f32
// FILTER-NEXT:   }
// FILTER-NEXT: }
// LINALG: module {
// LINALG-NEXT:   func.func @argument(%arg0: tensor<?x4xf32>, %arg1: index) -> f32 {
// LINALG-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x4xf32>
// LINALG-NEXT:     return %extracted : f32
// LINALG-NEXT:   }
// LINALG-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   func.func @argument(%arg0: tensor<?x4xf32>, %arg1: index) -> f32 {
// PARALLEL-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// PARALLEL-NEXT:     %1 = memref.load %0[%arg1, %arg1] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// PARALLEL-NEXT:     return %1 : f32
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }

// -----

func.func @mixed_dialects(%t: tensor<?xf32>, %i: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<?xf32>
  %1 = linalg.fill ins(%v : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert %v into %1[%i] : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// IDENTITY: module {
// IDENTITY-NEXT:   func.func @mixed_dialects(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// IDENTITY-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32>
// IDENTITY-NEXT:     %c0 = arith.constant 0 : index
// IDENTITY-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32>
// IDENTITY-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     memref.copy %0, %alloc : memref<?xf32> to memref<?xf32>
// IDENTITY-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// IDENTITY-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?xf32>)
// IDENTITY-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// IDENTITY-NEXT:     %1 = bufferization.to_tensor %alloc : memref<?xf32>
// IDENTITY-NEXT:     return %1 : tensor<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// FILTER: module {
// FILTER-NEXT:   func.func @mixed_dialects(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// FILTER-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:     %c0 = arith.constant 0 : index
// FILTER-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// FILTER-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// FILTER-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// FILTER-NEXT:     %1 = bufferization.to_tensor %alloc : memref<?xf32>
// FILTER-NEXT:     %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// FILTER-NEXT:     %3 = bufferization.to_memref %2 : memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:     %c0_0 = arith.constant 0 : index
// FILTER-NEXT:     %dim_1 = memref.dim %3, %c0_0 : memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:     %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?xf32>
// FILTER-NEXT:     memref.copy %3, %alloc_2 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// FILTER-NEXT:     memref.store %arg2, %alloc_2[%arg1] : memref<?xf32>
// FILTER-NEXT:     %4 = bufferization.to_tensor %alloc_2 : memref<?xf32>
// FILTER-NEXT:     return %4 : tensor<?xf32>
// FILTER-NEXT:   }
// FILTER-NEXT: }
// LINALG: module {
// LINALG-NEXT:   func.func @mixed_dialects(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// LINALG-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] : tensor<?xf32>
// LINALG-NEXT:     %c0 = arith.constant 0 : index
// LINALG-NEXT:     %dim = tensor.dim %inserted, %c0 : tensor<?xf32>
// LINALG-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?xf32>
// LINALG-NEXT:     %1 = bufferization.to_memref %0 : memref<?xf32, strided<[?], offset: ?>>
// LINALG-NEXT:     linalg.fill ins(%arg2 : f32) outs(%1 : memref<?xf32, strided<[?], offset: ?>>)
// LINALG-NEXT:     %2 = bufferization.to_tensor %1 : memref<?xf32, strided<[?], offset: ?>>
// LINALG-NEXT:     %inserted_0 = tensor.insert %arg2 into %2[%arg1] : tensor<?xf32>
// LINALG-NEXT:     return %inserted_0 : tensor<?xf32>
// LINALG-NEXT:   }
// LINALG-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   func.func @mixed_dialects(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// PARALLEL-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// PARALLEL-NEXT:     %c0 = arith.constant 0 : index
// PARALLEL-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// PARALLEL-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// PARALLEL-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// PARALLEL-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// PARALLEL-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?xf32>)
// PARALLEL-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// PARALLEL-NEXT:     %1 = bufferization.to_tensor %alloc : memref<?xf32>
// PARALLEL-NEXT:     return %1 : tensor<?xf32>
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }

// -----

func.func @privatizes(%n: index, %v: f32) -> tensor<?xf32> {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %p = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %r = scf.forall (%k) in (%n) shared_outs(%o = %e) -> (tensor<?xf32>) {
    %m = linalg.fill ins(%v : f32) outs(%p : tensor<?xf32>) -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%k] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// IDENTITY: module {
// IDENTITY-NEXT:   func.func @privatizes(%arg0: index, %arg1: f32) -> tensor<?xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     scf.forall (%arg2) in (%arg0) {
// IDENTITY-NEXT:       %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:       linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<?xf32>)
// IDENTITY-NEXT:       %subview = memref.subview %alloc[%arg2] [%arg0] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// IDENTITY-NEXT:       memref.copy %alloc_0, %subview : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32>
// IDENTITY-NEXT:     return %0 : tensor<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// FILTER: module {
// FILTER-NEXT:   func.func @privatizes(%arg0: index, %arg1: f32) -> tensor<?xf32> {
// FILTER-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// FILTER-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32>
// FILTER-NEXT:     %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// FILTER-NEXT:     %1 = bufferization.to_tensor %alloc_0 : memref<?xf32>
// FILTER-NEXT:     %2 = scf.forall (%arg2) in (%arg0) shared_outs(%arg3 = %0) -> (tensor<?xf32>) {
// FILTER-NEXT:       %3 = bufferization.to_memref %arg3 : memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:       %4 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
// FILTER-NEXT:       %5 = bufferization.to_memref %4 : memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:       %subview = memref.subview %3[%arg2] [%arg0] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:       memref.copy %5, %subview : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// FILTER-NEXT:       scf.forall.in_parallel {
// FILTER-NEXT:       }
// FILTER-NEXT:     }
// FILTER-NEXT:     return %2 : tensor<?xf32>
// FILTER-NEXT:   }
// FILTER-NEXT: }
// LINALG: module {
// LINALG-NEXT:   func.func @privatizes(%arg0: index, %arg1: f32) -> tensor<?xf32> {
// LINALG-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// LINALG-NEXT:     %1 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// LINALG-NEXT:     %2 = scf.forall (%arg2) in (%arg0) shared_outs(%arg3 = %0) -> (tensor<?xf32>) {
// LINALG-NEXT:       %3 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// LINALG-NEXT:       %4 = bufferization.to_memref %3 : memref<?xf32, strided<[?], offset: ?>>
// LINALG-NEXT:       linalg.fill ins(%arg1 : f32) outs(%4 : memref<?xf32, strided<[?], offset: ?>>)
// LINALG-NEXT:       %5 = bufferization.to_tensor %4 : memref<?xf32, strided<[?], offset: ?>>
// LINALG-NEXT:       scf.forall.in_parallel {
// LINALG-NEXT:         tensor.parallel_insert_slice %5 into %arg3[%arg2] [%arg0] [1] : tensor<?xf32> into tensor<?xf32>
// LINALG-NEXT:       }
// LINALG-NEXT:     }
// LINALG-NEXT:     return %2 : tensor<?xf32>
// LINALG-NEXT:   }
// LINALG-NEXT: }
// PARALLEL: module {
// PARALLEL-NEXT:   func.func @privatizes(%arg0: index, %arg1: f32) -> tensor<?xf32> {
// PARALLEL-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// PARALLEL-NEXT:     %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// PARALLEL-NEXT:     scf.forall (%arg2) in (%arg0) {
// PARALLEL-NEXT:       linalg.fill ins(%arg1 : f32) outs(%alloc_0 : memref<?xf32>)
// PARALLEL-NEXT:       %subview = memref.subview %alloc[%arg2] [%arg0] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// PARALLEL-NEXT:       memref.copy %alloc_0, %subview : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// PARALLEL-NEXT:     }
// PARALLEL-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32>
// PARALLEL-NEXT:     return %0 : tensor<?xf32>
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }
