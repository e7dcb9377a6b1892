// RUN: pyopt --lower-affine %s | FileCheck %s

// The tag has two dimensions and its map one result. No verifier asks for more; memref.dma_start does, and mlir-opt makes
// one that crashes its printer.

// CHECK-LABEL: func @dma
//       CHECK:   affine.dma_start
//       CHECK:   affine.dma_wait
func.func @dma(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<2x4xf32>, %i: index,
               %n: index) {
  affine.dma_start %a[%i], %b[%i], %t[%i], %n : memref<100xf32>, memref<100xf32, 2>, memref<2x4xf32>
  affine.dma_wait %t[%i], %n : memref<2x4xf32>
  return
}

// CHECK-LABEL: func @ranks_that_fit
//       CHECK:   memref.dma_start
//       CHECK:   memref.dma_wait
func.func @ranks_that_fit(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<4xf32>, %i: index,
                          %n: index) {
  affine.dma_start %a[%i], %b[%i], %t[%i], %n : memref<100xf32>, memref<100xf32, 2>, memref<4xf32>
  affine.dma_wait %t[%i], %n : memref<4xf32>
  return
}
