// RUN: pyopt --linalg-fold-into-elementwise --split-input-file %s | FileCheck %s

// One transpose goes, since then the map is not the identity any more; the other one has another user.
func.func @f(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %t = linalg.transpose ins(%A : tensor<?x?xf32>) outs(%B : tensor<?x?xf32>) permutation = [1, 0]
  %t2 = linalg.transpose ins(%t : tensor<?x?xf32>) outs(%B : tensor<?x?xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> {foo}
      ins(%t2 : tensor<?x?xf32>)
      outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r2 = linalg.add
      ins(%t2, %t : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%r : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r2 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) permutation = [1, 0]
// CHECK-NEXT:     %transposed_0 = linalg.transpose ins(%transposed : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) permutation = [1, 0]
// CHECK-NEXT:     %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#map, #map1] ins(%transposed : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %1 = linalg.add ins(%transposed_0, %transposed : tensor<?x?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memrefs are written in between.
func.func @h(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  linalg.transpose ins(%A : memref<?x?xf32>) outs(%B : memref<?x?xf32>) permutation = [1, 0]
  linalg.elementwise kind=#linalg.elementwise_kind<exp>
      ins(%B : memref<?x?xf32>)
      outs(%A : memref<?x?xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     linalg.transpose ins(%arg0 : memref<?x?xf32>) outs(%arg1 : memref<?x?xf32>) permutation = [1, 0]
// CHECK-NEXT:     linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg1 : memref<?x?xf32>) outs(%arg0 : memref<?x?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
