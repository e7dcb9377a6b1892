// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-simplification %s | FileCheck %s

// What a loop or a branch hands on is there before what is allocated behind it, though the next iteration may get that.

func.func @loop_2(%c: i1, %n: memref<4xf32>) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.while (%x = %init) : (memref<4xf32>) -> memref<4xf32> {
    scf.condition(%c) %x : memref<4xf32>
  } do {
  ^bb0(%y: memref<4xf32>):
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %r = bufferization.dealloc (%init : memref<4xf32>) if (%c) retain (%0 : memref<4xf32>)
  "test.use"(%0, %init, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_2(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.while (%arg2 = %alloc) : (memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       scf.condition(%arg0) %arg2 : memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: memref<4xf32>):
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0) retain (%0 : memref<4xf32>)
// CHECK-NEXT:     "test.use"(%0, %alloc, %1) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_4(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    %s = arith.select %c, %b, %y : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    %r2 = bufferization.dealloc (%s : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    %r3 = bufferization.dealloc (%s : memref<4xf32>) if (%c) retain (%y : memref<4xf32>)
    "test.use"(%b, %y, %r, %r2, %r3) : (memref<4xf32>, memref<4xf32>, i1, i1, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  "test.use"(%0, %init) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_4(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = arith.select %arg0, %alloc_0, %arg4 : memref<4xf32>
// CHECK-NEXT:       bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       %2 = bufferization.dealloc (%1 : memref<4xf32>) if (%arg0) retain (%alloc_0 : memref<4xf32>)
// CHECK-NEXT:       %3 = bufferization.dealloc (%1 : memref<4xf32>) if (%arg0) retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%alloc_0, %arg4, %false, %2, %3) : (memref<4xf32>, memref<4xf32>, i1, i1, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f() -> memref<4xf32>
func.func @callarg(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = call @f() : () -> memref<4xf32>
  cf.br ^a(%init : memref<4xf32>)
^a(%y: memref<4xf32>):
  cf.br ^c
^c:
  %b = memref.alloc() : memref<4xf32>
  %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
  "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
  cf.cond_br %c, ^c, ^d
^d:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> memref<4xf32>
// CHECK-NEXT:   func.func @callarg(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %0 = call @f() : () -> memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.dealloc (%1 : memref<4xf32>) if (%arg0) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     "test.use"(%alloc, %1, %2) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @for(%c: i1, %n: memref<4xf32>, %i: index, %init: memref<4xf32>) {
  scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    %e = memref.cast %b : memref<4xf32> to memref<?xf32>
    %f = memref.cast %e : memref<?xf32> to memref<4xf32>
    %z = memref.cast %y : memref<4xf32> to memref<?xf32>
    %r = bufferization.dealloc (%z : memref<?xf32>) if (%c) retain (%e : memref<?xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %f : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @for(%arg0: i1, %arg1: memref<4xf32>, %arg2: index, %arg3: memref<4xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %cast = memref.cast %arg5 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       bufferization.dealloc (%cast : memref<?xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc, %arg5, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
