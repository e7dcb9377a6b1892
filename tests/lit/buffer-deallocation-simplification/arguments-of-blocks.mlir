// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-simplification %s | FileCheck %s

// What a loop or a branch hands on is there before what is allocated behind it, though the next iteration may get that.

func.func @loop_0(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  "test.use"(%0, %init) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_0(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc_0, %arg4, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_1(%c: i1, %n: memref<4xf32>) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.while (%x = %init) : (memref<4xf32>) -> memref<4xf32> {
    scf.condition(%c) %x : memref<4xf32>
  } do {
  ^bb0(%y: memref<4xf32>):
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  "test.use"(%0, %init) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_1(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.while (%arg2 = %alloc) : (memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       scf.condition(%arg0) %arg2 : memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: memref<4xf32>):
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       bufferization.dealloc (%arg2 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc_0, %arg2, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @loop_3(%c: i1, %n: memref<4xf32>) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.while (%x = %init) : (memref<4xf32>) -> memref<4xf32> {
    %r = bufferization.dealloc (%init : memref<4xf32>) if (%c) retain (%x : memref<4xf32>)
    "test.use"(%init, %x, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.condition(%c) %x : memref<4xf32>
  } do {
  ^bb0(%y: memref<4xf32>):
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%init : memref<4xf32>) if (%c) retain (%y : memref<4xf32>)
    "test.use"(%init, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_3(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.while (%arg2 = %alloc) : (memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       %1 = bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0) retain (%arg2 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%alloc, %arg2, %1) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.condition(%arg0) %arg2 : memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: memref<4xf32>):
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0) retain (%arg2 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%alloc, %arg2, %1) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
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

func.func @loop_5(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0:2 = scf.for %k = %i to %i step %i
      iter_args(%y = %init, %z = %init) -> (memref<4xf32>, memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%z : memref<4xf32>)
    %r2 = bufferization.dealloc (%z : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r, %r2) : (memref<4xf32>, memref<4xf32>, i1, i1) -> ()
    scf.yield %b, %y : memref<4xf32>, memref<4xf32>
  }
  "test.use"(%0#0, %init) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_5(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc, %arg5 = %alloc) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0) retain (%arg5 : memref<4xf32>)
// CHECK-NEXT:       bufferization.dealloc (%arg5 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc_0, %arg4, %1, %false) : (memref<4xf32>, memref<4xf32>, i1, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0, %arg4 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0#0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_6(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %b = scf.if %c -> memref<4xf32> {
      %a = memref.alloc() : memref<4xf32>
      %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%a : memref<4xf32>)
      "test.use"(%a, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
      scf.yield %a : memref<4xf32>
    } else {
      scf.yield %y : memref<4xf32>
    }
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  "test.use"(%0, %init) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_6(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:         "test.use"(%alloc_0, %arg4, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:         scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0) retain (%1 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%1, %arg4, %2) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_7(%c: i1, %n: memref<4xf32>, %i: index) {
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %n) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  "test.use"(%0) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_7(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg1) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc, %arg4, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_8(%c: i1, %n: memref<4xf32>, %i: index) {
  %x = memref.alloc() : memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %x) -> memref<4xf32> {
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%x : memref<4xf32>)
    "test.use"(%y, %r) : (memref<4xf32>, i1) -> ()
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  "test.use"(%0) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_8(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%arg4, %1) : (memref<4xf32>, i1) -> ()
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_9(%c: i1, %x: memref<4xf32>) {
  cf.cond_br %c, ^b(%x : memref<4xf32>), ^c
^c:
  %b = memref.alloc() : memref<4xf32>
  cf.br ^b(%b : memref<4xf32>)
^b(%y: memref<4xf32>):
  %d = memref.alloc() : memref<4xf32>
  %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%d : memref<4xf32>)
  cf.cond_br %r, ^b(%d : memref<4xf32>), ^e
^e:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_9(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2(%arg1 : memref<4xf32>), ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%0 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:     cf.cond_br %false, ^bb2(%alloc_0 : memref<4xf32>), ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @selbefore(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %s = arith.select %c, %y, %init : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%s : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @selbefore(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = arith.select %arg0, %arg4, %alloc : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %2 = bufferization.dealloc (%1 : memref<4xf32>) if (%arg0) retain (%alloc_0 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%alloc_0, %arg4, %2) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f() -> memref<4xf32>
func.func @callinit(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = call @f() : () -> memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> memref<4xf32>
// CHECK-NEXT:   func.func @callinit(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = call @f() : () -> memref<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %0) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc, %arg4, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @castbefore(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0 = scf.for %k = %i to %i step %i iter_args(%y = %init) -> memref<4xf32> {
    %s = scf.if %c -> memref<4xf32> {
      scf.yield %y : memref<4xf32>
    } else {
      scf.yield %init : memref<4xf32>
    }
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%s : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @castbefore(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %2 = bufferization.dealloc (%1 : memref<4xf32>) if (%arg0) retain (%alloc_0 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%alloc_0, %arg4, %2) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f() -> memref<4xf32>
func.func @callarg(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = call @f() : () -> memref<4xf32>
  cf.br ^a(%init : memref<4xf32>)
^a(%y: memref<4xf32>):
  %b = memref.alloc() : memref<4xf32>
  %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
  "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> memref<4xf32>
// CHECK-NEXT:   func.func @callarg(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = call @f() : () -> memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%1 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:     "test.use"(%alloc, %1, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unkarg(%c: i1, %n: memref<4xf32>, %i: index) {
  "test.region"() ({
  ^a(%y: memref<4xf32>):
    %b = memref.alloc() : memref<4xf32>
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unkarg(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:     ^bb0(%arg3: memref<4xf32>):
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       bufferization.dealloc (%arg3 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:       "test.use"(%alloc, %arg3, %false) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inner(%c: i1, %n: memref<4xf32>, %i: index) {
  %init = memref.alloc() : memref<4xf32>
  %0:2 = scf.for %k = %i to %i step %i
      iter_args(%y = %init, %z = %init) -> (memref<4xf32>, memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    %q = scf.for %kk = %i to %i step %i iter_args(%v = %b) -> (memref<4xf32>) {
      %d = memref.alloc() : memref<4xf32>
      %r = bufferization.dealloc (%v : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
      %r1 = bufferization.dealloc (%v : memref<4xf32>) if (%c) retain (%d : memref<4xf32>)
      %r2 = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%d : memref<4xf32>)
      %r3 = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%v : memref<4xf32>)
      "test.use"(%b, %y, %d, %r, %r1, %r2, %r3)
          : (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1, i1, i1) -> ()
      scf.yield %d : memref<4xf32>
    }
    scf.yield %q, %y : memref<4xf32>, memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%arg0: i1, %arg1: memref<4xf32>, %arg2: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %alloc, %arg5 = %alloc) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = scf.for %arg6 = %arg2 to %arg2 step %arg2 iter_args(%arg7 = %alloc_0) -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         %2 = bufferization.dealloc (%arg7 : memref<4xf32>) if (%arg0) retain (%alloc_0 : memref<4xf32>)
// CHECK-NEXT:         bufferization.dealloc (%arg7 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:         bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0)
// CHECK-NEXT:         %3 = bufferization.dealloc (%arg4 : memref<4xf32>) if (%arg0) retain (%arg7 : memref<4xf32>)
// CHECK-NEXT:         "test.use"(%alloc_0, %arg4, %alloc_1, %2, %false, %false, %3) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, i1, i1, i1, i1) -> ()
// CHECK-NEXT:         scf.yield %alloc_1 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1, %arg4 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
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
    %b = scf.if %c -> memref<4xf32> {
      %d = memref.alloc() : memref<4xf32>
      scf.yield %d : memref<4xf32>
    } else {
      scf.yield %y : memref<4xf32>
    }
    %r = bufferization.dealloc (%y : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
    "test.use"(%b, %y, %r) : (memref<4xf32>, memref<4xf32>, i1) -> ()
    scf.yield %b : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @for(%arg0: i1, %arg1: memref<4xf32>, %arg2: index, %arg3: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = bufferization.dealloc (%arg5 : memref<4xf32>) if (%arg0) retain (%1 : memref<4xf32>)
// CHECK-NEXT:       "test.use"(%1, %arg5, %2) : (memref<4xf32>, memref<4xf32>, i1) -> ()
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
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
