// RUN: pyopt --split-input-file --pass-pipeline="builtin.module(func.func(buffer-deallocation,buffer-deallocation))" %s | FileCheck %s

// llvm/llvm-project 86467: run twice, the pass frees once.

func.func @branch(%c: i1, %o: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %0 = scf.if %c -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  } else {
    scf.yield %a : memref<2xf32>
  }
  memref.copy %0, %o : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<2xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %1 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT:       scf.yield %1 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
