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
// IDENTITY-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32>
// IDENTITY-NEXT:     %1 = memref.load %0[%arg1, %arg1] : memref<?x4xf32>
// IDENTITY-NEXT:     return %1 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// FILTER: module {
// FILTER-NEXT:   func.func @argument(%arg0: tensor<?x4xf32>, %arg1: index) -> f32 {
// FILTER-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
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
// PARALLEL-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// PARALLEL-NEXT:     %1 = memref.load %0[%arg1, %arg1] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// PARALLEL-NEXT:     return %1 : f32
// PARALLEL-NEXT:   }
// PARALLEL-NEXT: }
