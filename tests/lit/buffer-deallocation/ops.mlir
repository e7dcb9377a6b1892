// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation %s | FileCheck %s

// Where buffers are freed, and where clones are handed on.

func.func private @f(memref<2xf32>)
func.func @twice(%i: index) -> f32 {
  %a = memref.alloc() : memref<2xf32>
  %1 = memref.load %a[%i] : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  call @f(%a) : (memref<2xf32>) -> ()
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(memref<2xf32>)
// CHECK-NEXT:   func.func @twice(%arg0: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<2xf32>
// CHECK-NEXT:     call @f(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @condbr(%c: i1, %n: memref<2xf32>, %o: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%n : memref<2xf32>)
^bb2:
  %a = memref.alloc() : memref<2xf32>
  memref.copy %n, %a : memref<2xf32> to memref<2xf32>
  cf.br ^bb3(%a : memref<2xf32>)
^bb3(%x: memref<2xf32>):
  memref.copy %x, %o : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @condbr(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
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

func.func @while(%n: index, %o: memref<2xf32>, %c: i1) {
  %b = memref.alloc() : memref<2xf32>
  %0 = scf.while (%x = %b) : (memref<2xf32>) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %x, %a : memref<2xf32> to memref<2xf32>
    scf.condition(%c) %a : memref<2xf32>
  } do {
  ^bb0(%y: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    memref.copy %y, %a : memref<2xf32> to memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  memref.copy %0, %o : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: index, %arg1: memref<2xf32>, %arg2: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     %1 = scf.while (%arg3 = %0) : (memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<2xf32>
// CHECK-NEXT:       %2 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT:       scf.condition(%arg2) %2 : memref<2xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<2xf32>):
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

func.func @realloc(%s: index) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.realloc %a(%s) : memref<2xf32> to memref<?xf32>
  memref.copy %b, %b : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @realloc(%arg0: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = memref.realloc %alloc(%arg0) : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     memref.copy %0, %0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%i: index, %c: i1, %o: memref<2xf32>) {
  scf.for %j = %i to %i step %i {
    %b = memref.alloc() : memref<2xf32>
    scf.if %c {
      %d = memref.alloc() : memref<2xf32>
      memref.copy %d, %b : memref<2xf32> to memref<2xf32>
    }
  }
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    %e = memref.alloc() : memref<2xf32>
    memref.copy %e, %o : memref<2xf32> to memref<2xf32>
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: i1, %arg2: memref<2xf32>) {
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:         memref.copy %alloc_0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:         memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
