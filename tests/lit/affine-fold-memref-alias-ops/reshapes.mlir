// RUN: pyopt --split-input-file --affine-fold-memref-alias-ops %s | FileCheck %s

// Affine loads and stores through expanded and collapsed memrefs.

func.func @expanded_unknown(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, %n] : memref<?xf32> into memref<2x?xf32>
  affine.for %i = 0 to 2 {
    %1 = affine.load %0[%i, 0] : memref<2x?xf32>
    affine.store %1, %0[0, %i] : memref<2x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @expanded_unknown(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 2 {
// CHECK-NEXT:       %0 = affine.linearize_index disjoint [%arg2, %c0] by (2, %arg1) : index
// CHECK-NEXT:       %1 = affine.load %arg0[%0] : memref<?xf32>
// CHECK-NEXT:       %2 = affine.linearize_index disjoint [%c0, %arg2] by (2, %arg1) : index
// CHECK-NEXT:       affine.store %1, %arg0[%2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapsed(%m: memref<2x3x4x5xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2], [3]] : memref<2x3x4x5xf32> into memref<24x5xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %0[%i + %j, %i] : memref<24x5xf32>
      affine.store %1, %0[%i * 4 + 3, 0] : memref<24x5xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 4 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapsed(%arg0: memref<2x3x4x5xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg1 = 0 to 2 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 3 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg1, %arg2)
// CHECK-NEXT:         %1:3 = affine.delinearize_index %0 into (2, 3, 4) : index, index, index
// CHECK-NEXT:         %2 = affine.load %arg0[%1#0, %1#1, %1#2, %arg1] : memref<2x3x4x5xf32>
// CHECK-NEXT:         %3 = affine.apply #map1(%arg1)
// CHECK-NEXT:         %4:3 = affine.delinearize_index %3 into (2, 3, 4) : index, index, index
// CHECK-NEXT:         affine.store %2, %arg0[%4#0, %4#1, %4#2, %c0] : memref<2x3x4x5xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapsed_constant(%m: memref<2x3x4xf32>, %s: memref<1x1xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.collapse_shape %s [] : memref<1x1xf32> into memref<f32>
  %2 = affine.load %0[17] : memref<24xf32>
  affine.store %2, %1[] : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapsed_constant(%arg0: memref<2x3x4xf32>, %arg1: memref<1x1xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.load %arg0[%c1, %c1, %c1] : memref<2x3x4xf32>
// CHECK-NEXT:     affine.store %0, %arg1[%c0, %c0] : memref<1x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapsed_unknown(%m: memref<?x3x?x?xf32>, %i: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x3x?x?xf32> into memref<?x?xf32>
  %1 = affine.load %0[symbol(%i), symbol(%i) + 1] : memref<?x?xf32>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapsed_unknown(%arg0: memref<?x3x?x?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x3x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg1 into (%sizes#0, 3) : index, index
// CHECK-NEXT:     %2:2 = affine.delinearize_index %0 into (%sizes#2, %sizes#3) : index, index
// CHECK-NEXT:     %3 = affine.load %arg0[%1#0, %1#1, %2#0, %2#1] : memref<?x3x?x?xf32>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other loads and stores stay.
func.func @others(%m: memref<24xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.load %0[%i, %i] : memref<6x4xf32>
  memref.store %1, %0[%i, %i] : memref<6x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<24xf32>, %arg1: index) {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
// CHECK-NEXT:     %0 = memref.load %expand_shape[%arg1, %arg1] : memref<6x4xf32>
// CHECK-NEXT:     memref.store %0, %expand_shape[%arg1, %arg1] : memref<6x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
