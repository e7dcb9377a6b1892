// RUN: pyopt --ownership-based-buffer-deallocation %s | FileCheck %s

// A prefetch is a write: its effects are known.

func.func @prefetch(%m: memref<2xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<2xf32>
  %n = memref.assume_alignment %m, 16 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @prefetch(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     memref.prefetch %arg0[%arg1], read, locality<3>, data : memref<2xf32>
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
