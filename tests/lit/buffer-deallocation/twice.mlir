// RUN: pyopt --split-input-file --pass-pipeline="builtin.module(func.func(buffer-deallocation,buffer-deallocation))" %s | FileCheck %s

// llvm/llvm-project 86467: run twice, the pass frees once.

func.func @join(%c: i1, %n: memref<2xf32>, %o: memref<2xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^join(%n : memref<2xf32>)
^b:
  %a = memref.alloc() : memref<2xf32>
  memref.copy %n, %a : memref<2xf32> to memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%x: memref<2xf32>):
  memref.copy %x, %o : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @join(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     cf.br ^bb3(%0 : memref<2xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     cf.br ^bb3(%1 : memref<2xf32>)
// CHECK-NEXT:   ^bb3(%2: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %2, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %2 : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%i: index, %o: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %0 = scf.for %j = %i to %i step %i iter_args(%x = %a) -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %x, %b : memref<2xf32> to memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  memref.copy %0, %o : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     %1 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %0) -> (memref<2xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<2xf32>
// CHECK-NEXT:       %2 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT:       scf.yield %2 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %1, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
