// RUN: pyopt --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack="max-alloc-size-in-bytes=64 max-rank-of-allocated-memref=2" %s | FileCheck %s --check-prefix=SMALL

// Elements of other types: bits count as bits.
func.func @types() {
  %0 = memref.alloc() : memref<8192xi1>
  %1 = memref.alloc() : memref<8193xi1>
  %2 = memref.alloc() : memref<128xindex>
  %3 = memref.alloc() : memref<129xindex>
  %4 = memref.alloc() : memref<128xcomplex<f32>>
  %5 = memref.alloc() : memref<129xcomplex<f32>>
  "use"(%0, %1, %2) : (memref<8192xi1>, memref<8193xi1>, memref<128xindex>) -> ()
  "use"(%3, %4, %5) : (memref<129xindex>, memref<128xcomplex<f32>>, memref<129xcomplex<f32>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @types() {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<8192xi1>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8193xi1>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<128xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<129xindex>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<128xcomplex<f32>>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<129xcomplex<f32>>
// CHECK-NEXT:     "use"(%alloca, %alloc, %alloca_0) : (memref<8192xi1>, memref<8193xi1>, memref<128xindex>) -> ()
// CHECK-NEXT:     "use"(%alloc_1, %alloca_2, %alloc_3) : (memref<129xindex>, memref<128xcomplex<f32>>, memref<129xcomplex<f32>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SMALL: module {
// SMALL-NEXT:   func.func @types() {
// SMALL-NEXT:     %alloc = memref.alloc() : memref<8192xi1>
// SMALL-NEXT:     %alloc_0 = memref.alloc() : memref<8193xi1>
// SMALL-NEXT:     %alloc_1 = memref.alloc() : memref<128xindex>
// SMALL-NEXT:     %alloc_2 = memref.alloc() : memref<129xindex>
// SMALL-NEXT:     %alloc_3 = memref.alloc() : memref<128xcomplex<f32>>
// SMALL-NEXT:     %alloc_4 = memref.alloc() : memref<129xcomplex<f32>>
// SMALL-NEXT:     "use"(%alloc, %alloc_0, %alloc_1) : (memref<8192xi1>, memref<8193xi1>, memref<128xindex>) -> ()
// SMALL-NEXT:     "use"(%alloc_2, %alloc_3, %alloc_4) : (memref<129xindex>, memref<128xcomplex<f32>>, memref<129xcomplex<f32>>) -> ()
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// -----

// Vectors take a power of two of elements.
func.func @vectors() {
  %0 = memref.alloc() : memref<64xvector<4xf32>>
  %1 = memref.alloc() : memref<64xvector<3xf32>>
  %2 = memref.alloc() : memref<65xvector<3xf32>>
  %3 = memref.alloc() : memref<21xvector<3x4xf32>>
  %4 = memref.alloc() : memref<22xvector<3x4xf32>>
  "use"(%0, %1, %2)
      : (memref<64xvector<4xf32>>, memref<64xvector<3xf32>>, memref<65xvector<3xf32>>) -> ()
  "use"(%3, %4) : (memref<21xvector<3x4xf32>>, memref<22xvector<3x4xf32>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors() {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<64xvector<4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<64xvector<3xf32>>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<65xvector<3xf32>>
// CHECK-NEXT:     %alloca_1 = memref.alloca() : memref<21xvector<3x4xf32>>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<22xvector<3x4xf32>>
// CHECK-NEXT:     "use"(%alloca, %alloca_0, %alloc) : (memref<64xvector<4xf32>>, memref<64xvector<3xf32>>, memref<65xvector<3xf32>>) -> ()
// CHECK-NEXT:     "use"(%alloca_1, %alloc_2) : (memref<21xvector<3x4xf32>>, memref<22xvector<3x4xf32>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SMALL: module {
// SMALL-NEXT:   func.func @vectors() {
// SMALL-NEXT:     %alloc = memref.alloc() : memref<64xvector<4xf32>>
// SMALL-NEXT:     %alloc_0 = memref.alloc() : memref<64xvector<3xf32>>
// SMALL-NEXT:     %alloc_1 = memref.alloc() : memref<65xvector<3xf32>>
// SMALL-NEXT:     %alloc_2 = memref.alloc() : memref<21xvector<3x4xf32>>
// SMALL-NEXT:     %alloc_3 = memref.alloc() : memref<22xvector<3x4xf32>>
// SMALL-NEXT:     "use"(%alloc, %alloc_0, %alloc_1) : (memref<64xvector<4xf32>>, memref<64xvector<3xf32>>, memref<65xvector<3xf32>>) -> ()
// SMALL-NEXT:     "use"(%alloc_2, %alloc_3) : (memref<21xvector<3x4xf32>>, memref<22xvector<3x4xf32>>) -> ()
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// -----

// Dynamic extents are small if they are ranks.
func.func @ranks(%a: memref<*xf32>, %n: index) {
  %r = memref.rank %a : memref<*xf32>
  %0 = memref.alloc(%r) : memref<?xindex>
  %1 = memref.alloc(%r, %r) : memref<?x?xindex>
  %2 = memref.alloc(%n) : memref<?xindex>
  %3 = memref.alloc(%r, %n) : memref<?x?xindex>
  %4 = memref.alloc(%r) : memref<?x2x2xindex>
  "use"(%0, %1, %2) : (memref<?xindex>, memref<?x?xindex>, memref<?xindex>) -> ()
  "use"(%3, %4) : (memref<?x?xindex>, memref<?x2x2xindex>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ranks(%arg0: memref<*xf32>, %arg1: index) {
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%0, %0) : memref<?x?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg1) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0, %arg1) : memref<?x?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%0) : memref<?x2x2xindex>
// CHECK-NEXT:     "use"(%alloca, %alloc, %alloc_0) : (memref<?xindex>, memref<?x?xindex>, memref<?xindex>) -> ()
// CHECK-NEXT:     "use"(%alloc_1, %alloc_2) : (memref<?x?xindex>, memref<?x2x2xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SMALL: module {
// SMALL-NEXT:   func.func @ranks(%arg0: memref<*xf32>, %arg1: index) {
// SMALL-NEXT:     %0 = memref.rank %arg0 : memref<*xf32>
// SMALL-NEXT:     %alloca = memref.alloca(%0) : memref<?xindex>
// SMALL-NEXT:     %alloca_0 = memref.alloca(%0, %0) : memref<?x?xindex>
// SMALL-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xindex>
// SMALL-NEXT:     %alloc_1 = memref.alloc(%0, %arg1) : memref<?x?xindex>
// SMALL-NEXT:     %alloc_2 = memref.alloc(%0) : memref<?x2x2xindex>
// SMALL-NEXT:     "use"(%alloca, %alloca_0, %alloc) : (memref<?xindex>, memref<?x?xindex>, memref<?xindex>) -> ()
// SMALL-NEXT:     "use"(%alloc_1, %alloc_2) : (memref<?x?xindex>, memref<?x2x2xindex>) -> ()
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// -----

// Odd floats and integers, and none at all.
func.func @odd() {
  %0 = memref.alloc() : memref<102xf80>
  %1 = memref.alloc() : memref<103xf80>
  %2 = memref.alloc() : memref<1170xi7>
  %3 = memref.alloc() : memref<1171xi7>
  %4 = memref.alloc() : memref<0x1000000xf64>
  "use"(%0, %1, %2) : (memref<102xf80>, memref<103xf80>, memref<1170xi7>) -> ()
  "use"(%3, %4) : (memref<1171xi7>, memref<0x1000000xf64>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @odd() {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<102xf80>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<103xf80>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<1170xi7>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1171xi7>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<0x1000000xf64>
// CHECK-NEXT:     "use"(%alloca, %alloc, %alloca_0) : (memref<102xf80>, memref<103xf80>, memref<1170xi7>) -> ()
// CHECK-NEXT:     "use"(%alloc_1, %alloca_2) : (memref<1171xi7>, memref<0x1000000xf64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SMALL: module {
// SMALL-NEXT:   func.func @odd() {
// SMALL-NEXT:     %alloc = memref.alloc() : memref<102xf80>
// SMALL-NEXT:     %alloc_0 = memref.alloc() : memref<103xf80>
// SMALL-NEXT:     %alloc_1 = memref.alloc() : memref<1170xi7>
// SMALL-NEXT:     %alloc_2 = memref.alloc() : memref<1171xi7>
// SMALL-NEXT:     %alloca = memref.alloca() : memref<0x1000000xf64>
// SMALL-NEXT:     "use"(%alloc, %alloc_0, %alloc_1) : (memref<102xf80>, memref<103xf80>, memref<1170xi7>) -> ()
// SMALL-NEXT:     "use"(%alloc_2, %alloca) : (memref<1171xi7>, memref<0x1000000xf64>) -> ()
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// -----

func.func @freed() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

func.func private @sink(memref<4xf32>)

func.func @handed_on() {
  %0 = memref.alloc() : memref<4xf32>
  call @sink(%0) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @sink(memref<4xf32>)
// CHECK-NEXT:   func.func @handed_on() {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     call @sink(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SMALL: module {
// SMALL-NEXT:   func.func @freed() {
// SMALL-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// SMALL-NEXT:     memref.dealloc %alloc : memref<4xf32>
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT:   func.func private @sink(memref<4xf32>)
// SMALL-NEXT:   func.func @handed_on() {
// SMALL-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// SMALL-NEXT:     call @sink(%alloca) : (memref<4xf32>) -> ()
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }
