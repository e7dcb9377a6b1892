// RUN: pyopt --split-input-file --buffer-deallocation=reference-exact=true %s | FileCheck %s

// Clones are handed on as the reference does, also where the program computes something else with them.

// A store to what a loop carries is seen by the load behind the loop, where the first iteration has that buffer itself.

func.func @written_in_loop(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %w = arith.addf %v, %v : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<4xf32>) {
    memref.store %w, %m[%c0] : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %x = memref.load %a[%c0] : memref<4xf32>
  %y = memref.load %r[%c0] : memref<4xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @written_in_loop(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     %1 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %1) -> (memref<4xf32>) {
// CHECK-NEXT:       memref.store %0, %arg3[%c0] : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<4xf32>
// CHECK-NEXT:       %6 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %6 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %2 : memref<4xf32>
// CHECK-NEXT:     %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:     return %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: what is carried is read only.

func.func @read_in_loop(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    memref.store %v, %b[%c1] : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %x = memref.load %a[%c0] : memref<4xf32>
  %y = memref.load %r[%c0] : memref<4xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_in_loop(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %0) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<4xf32>
// CHECK-NEXT:       memref.store %arg1, %alloc_0[%c1] : memref<4xf32>
// CHECK-NEXT:       %5 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %1 : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the buffer is not read behind the loop.

func.func @not_read_later(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> (memref<4xf32>) {
    memref.store %v, %m[%c0] : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %y = memref.load %r[%c0] : memref<4xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_read_later(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %0) -> (memref<4xf32>) {
// CHECK-NEXT:       memref.store %arg1, %arg3[%c0] : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<4xf32>
// CHECK-NEXT:       %3 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %1[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %1 : memref<4xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a function is given is read by its callers.

func.func @argument(%c: i1, %a: memref<4xf32>, %i: index, %v: f32) {
  %m = scf.if %c -> (memref<4xf32>) {
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.store %v, %m[%i] : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument(%arg0: i1, %arg1: memref<4xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = bufferization.clone %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg3, %0[%arg2] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The buffer is written, and then what was handed on is read.

func.func @written_behind(%c: i1, %i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)
^bb1:
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)
  cf.br ^bb2(%b : memref<4xf32>)
^bb2(%m: memref<4xf32>):
  %w = arith.addf %v, %v : f32
  memref.store %w, %a[%i] : memref<4xf32>
  %x = memref.load %m[%i] : memref<4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @written_behind(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %1 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %3 = arith.addf %arg2, %arg2 : f32
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     memref.store %3, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %4 = memref.load %2[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %2 : memref<4xf32>
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: it is read before.

func.func @read_before(%c: i1, %i: index, %v: f32) -> (f32, f32) {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)
^bb1:
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)
  cf.br ^bb2(%b : memref<4xf32>)
^bb2(%m: memref<4xf32>):
  %w = arith.addf %v, %v : f32
  %x = memref.load %m[%i] : memref<4xf32>
  memref.store %w, %a[%i] : memref<4xf32>
  %y = memref.load %a[%i] : memref<4xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_before(%arg0: i1, %arg1: index, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %1 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %3 = arith.addf %arg2, %arg2 : f32
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %4 = memref.load %2[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %2 : memref<4xf32>
// CHECK-NEXT:     memref.store %3, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %5 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     return %4, %5 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The write goes through a view, in a loop inside of a loop.

func.func @view(%n: index, %v: f32, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  scf.for %i = %c0 to %n step %c1 {
    %c = arith.cmpi eq, %i, %c1 : index
    %m = scf.if %c -> (memref<4xf32>) {
      scf.yield %a : memref<4xf32>
    } else {
      %b = memref.alloc() : memref<4xf32>
      scf.yield %b : memref<4xf32>
    }
    %s = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    scf.for %j = %c0 to %c1 step %c1 {
      %w = arith.addf %v, %v : f32
      memref.store %w, %s[%j] : memref<2xf32, strided<[1], offset: 1>>
    }
  }
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: index, %arg1: f32, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %0 = arith.cmpi eq, %arg3, %c1 : index
// CHECK-NEXT:       %1 = scf.if %0 -> (memref<4xf32>) {
// CHECK-NEXT:         %2 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         scf.yield %2 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         %2 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:         scf.yield %2 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %subview = memref.subview %1[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c1 step %c1 {
// CHECK-NEXT:         %2 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:         memref.store %2, %subview[%arg4] : memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A call may write what it is given; a buffer that a call returns stays.

func.func private @change(memref<4xf32>) -> memref<4xf32>

func.func @call(%c: i1, %i: index, %v: f32) -> (f32, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %m = scf.if %c -> (memref<4xf32>) {
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %r = call @change(%m) : (memref<4xf32>) -> memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  return %x, %r : f32, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @change(memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   func.func @call(%arg0: i1, %arg1: index, %arg2: f32) -> (f32, memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:       %3 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %3 = bufferization.clone %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = call @change(%0) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %2, %1 : f32, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = scf.for %iv5 = %c0 to %c1 step %c1 iter_args(%it4 = %m) -> (memref<4xf32>) {
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v6 : memref<4xf32>)
    scf.for %iv8 = %c0 to %c3 step %c1 {
      %v9 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v9 : memref<4xf32>)
      %v11 = memref.load %v9[%c1] : memref<4xf32>
      %v12 = arith.addf %v11, %f1 : f32
      memref.store %v12, %v9[%c1] : memref<4xf32>
      %v13 = memref.load %v1[%c3] : memref<4xf32>
      %v14 = arith.addf %v13, %f1 : f32
      memref.store %v14, %v1[%c3] : memref<4xf32>
    }
    %v15 = arith.select %b0, %v1, %v1 : memref<4xf32>
    scf.for %iv16 = %c0 to %c3 step %c1 {
      %v17 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v17 : memref<4xf32>)
      %v19 = memref.load %v17[%c1] : memref<4xf32>
      %v20 = arith.addf %v19, %f1 : f32
      memref.store %v20, %v17[%c1] : memref<4xf32>
      %v21 = memref.load %v1[%c3] : memref<4xf32>
      %v22 = arith.addf %v21, %f1 : f32
      memref.store %v22, %v1[%c3] : memref<4xf32>
    }
    scf.yield %v6 : memref<4xf32>
  }
  %v23 = memref.load %v3[%c0] : memref<4xf32>
  %v24 = arith.addf %v23, %f1 : f32
  memref.store %v24, %v3[%c0] : memref<4xf32>
  return %v3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %0) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg4 : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:         %6 = memref.load %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:         memref.store %7, %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:         %8 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:         %9 = arith.addf %8, %cst : f32
// CHECK-NEXT:         memref.store %9, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = arith.select %arg1, %alloc, %alloc : memref<4xf32>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:         %6 = memref.load %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:         memref.store %7, %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:         %8 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:         %9 = arith.addf %8, %cst : f32
// CHECK-NEXT:         memref.store %9, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = bufferization.clone %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       scf.yield %5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %1[%c0] : memref<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:     memref.store %3, %1[%c0] : memref<4xf32>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = scf.index_switch %c1 -> memref<4xf32>
  case 1 {
    %t3 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v2 = memref.cast %t3 : memref<?xf32> to memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  default {
    %v4 = arith.select %b0, %m, %m : memref<4xf32>
    scf.yield %v4 : memref<4xf32>
  }
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
  %v7 = memref.load %v1[%c0] : memref<4xf32>
  %v8 = arith.addf %v7, %f1 : f32
  memref.store %v8, %v1[%c0] : memref<4xf32>
  return %v5 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t11 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v10 = memref.cast %t11 : memref<?xf32> to memref<4xf32>
  %v9:2 = scf.while (%it12 = %v10, %j13 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
    %v18 = scf.if %b0 -> memref<4xf32> {
      %v19 = arith.select %b1, %it12, %it12 : memref<4xf32>
      scf.yield %v19 : memref<4xf32>
    } else {
      %v20 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v20 : memref<4xf32>)
      scf.yield %it12 : memref<4xf32>
    }
    %v22 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v22 : memref<4xf32>)
    %v24 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v24 : memref<4xf32>)
    scf.for %iv26 = %c0 to %c3 step %c1 {
      %v27 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v27 : memref<4xf32>)
      %v29 = memref.load %v27[%c0] : memref<4xf32>
      %v30 = arith.addf %v29, %f2 : f32
      memref.store %v30, %v27[%c0] : memref<4xf32>
      %v31 = memref.load %v18[%c0] : memref<4xf32>
      %v32 = arith.addf %v31, %f1 : f32
      memref.store %v32, %v18[%c0] : memref<4xf32>
    }
    %c14 = arith.cmpi slt, %j13, %c1 : index
    scf.condition(%c14) %v24, %j13 : memref<4xf32>, index
  } do {
  ^bb0(%it15: memref<4xf32>, %j16: index):
    %t35 = memref.cast %it15 : memref<4xf32> to memref<?xf32>
    %v34 = memref.cast %t35 : memref<?xf32> to memref<4xf32>
    %v33 = func.call @f0(%v34, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
    %v36 = func.call @f0(%it15, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
    %j17 = arith.addi %j16, %c1 : index
    scf.yield %it15, %j17 : memref<4xf32>, index
  }
  return %v9#0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = scf.index_switch %c1 -> memref<4xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %3 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:     memref.store %2, %0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.clone %cast_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1:2 = scf.while (%arg3 = %0, %arg4 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
// CHECK-NEXT:       %2 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT:         %5 = arith.select %arg2, %arg3, %arg3 : memref<4xf32>
// CHECK-NEXT:         scf.yield %5 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:         memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:         scf.yield %arg3 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:         %5 = memref.load %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:         %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:         memref.store %6, %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:         %7 = memref.load %2[%c0] : memref<4xf32>
// CHECK-NEXT:         %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:         memref.store %8, %2[%c0] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %arg3 : memref<4xf32>
// CHECK-NEXT:       %3 = arith.cmpi slt, %arg4, %c1 : index
// CHECK-NEXT:       %4 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       scf.condition(%3) %4, %arg4 : memref<4xf32>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<4xf32>, %arg4: index):
// CHECK-NEXT:       %cast_2 = memref.cast %arg3 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_3 = memref.cast %cast_2 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %2 = func.call @f0(%cast_3, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:       %3 = func.call @f0(%arg3, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:       %4 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %5 = bufferization.clone %arg3 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<4xf32>
// CHECK-NEXT:       scf.yield %5, %4 : memref<4xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  scf.for %iv7 = %c0 to %c3 step %c1 {
    %v8 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v8 : memref<4xf32>)
    %v10 = memref.load %v8[%c1] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %v8[%c1] : memref<4xf32>
    %v12 = memref.load %v5[%c1] : memref<4xf32>
    %v13 = arith.addf %v12, %f2 : f32
    memref.store %v13, %v5[%c1] : memref<4xf32>
  }
  %v14 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v14 : memref<4xf32>)
  scf.if %b1 {
    %v16 = memref.load %m[%c0] : memref<4xf32>
    %v17 = arith.addf %v16, %f1 : f32
    memref.store %v17, %m[%c0] : memref<4xf32>
    %v18 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v18 : memref<4xf32>)
    %v20 = memref.load %v18[%c1] : memref<4xf32>
    %v21 = arith.addf %v20, %f2 : f32
    memref.store %v21, %v18[%c1] : memref<4xf32>
  }
  cf.cond_br %b0, ^x0(%m, %v14 : memref<4xf32>, memref<4xf32>), ^z0(%v14 : memref<4xf32>)
^x0(%p3: memref<4xf32>, %p4: memref<4xf32>):
  cf.cond_br %b1, ^y0, ^z0(%p3 : memref<4xf32>)
^y0:
  %v22 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v22 : memref<4xf32>)
  scf.for %iv24 = %c0 to %c3 step %c1 {
    %v25 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v25 : memref<4xf32>)
    %v27 = memref.load %v25[%c0] : memref<4xf32>
    %v28 = arith.addf %v27, %f1 : f32
    memref.store %v28, %v25[%c0] : memref<4xf32>
    %v29 = memref.load %v22[%c0] : memref<4xf32>
    %v30 = arith.addf %v29, %f2 : f32
    memref.store %v30, %v22[%c0] : memref<4xf32>
  }
  cf.br ^z0(%v22 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v31 = scf.for %iv33 = %c0 to %c3 step %c1 iter_args(%it32 = %p2) -> (memref<4xf32>) {
    %v34 = arith.select %b1, %m, %p2 : memref<4xf32>
    %v35 = memref.load %p2[%c3] : memref<4xf32>
    %v36 = arith.addf %v35, %f1 : f32
    memref.store %v36, %p2[%c3] : memref<4xf32>
    scf.yield %p2 : memref<4xf32>
  }
  %v37 = memref.load %v31[%c0] : memref<4xf32>
  %v38 = arith.addf %v37, %f1 : f32
  memref.store %v38, %v31[%c0] : memref<4xf32>
  %v39 = arith.select %b0, %p2, %m : memref<4xf32>
  %v40 = memref.load %v39[%c0] : memref<4xf32>
  %v41 = arith.addf %v40, %f1 : f32
  memref.store %v41, %v39[%c0] : memref<4xf32>
  return %v39 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       %12 = memref.load %alloc_3[%c1] : memref<4xf32>
// CHECK-NEXT:       %13 = arith.addf %12, %cst : f32
// CHECK-NEXT:       memref.store %13, %alloc_3[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:       %14 = memref.load %cast_1[%c1] : memref<4xf32>
// CHECK-NEXT:       %15 = arith.addf %14, %cst_0 : f32
// CHECK-NEXT:       memref.store %15, %cast_1[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %12 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       %13 = arith.addf %12, %cst : f32
// CHECK-NEXT:       memref.store %13, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       %14 = memref.load %alloc_3[%c1] : memref<4xf32>
// CHECK-NEXT:       %15 = arith.addf %14, %cst_0 : f32
// CHECK-NEXT:       memref.store %15, %alloc_3[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg0, %alloc : memref<4xf32>, memref<4xf32>), ^bb3(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>, %2: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %3 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2, ^bb3(%3 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       %12 = memref.load %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:       %13 = arith.addf %12, %cst : f32
// CHECK-NEXT:       memref.store %13, %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:       %14 = memref.load %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %15 = arith.addf %14, %cst_0 : f32
// CHECK-NEXT:       memref.store %15, %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%4 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%5: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     %6 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %5) -> (memref<4xf32>) {
// CHECK-NEXT:       %12 = arith.select %arg2, %arg0, %5 : memref<4xf32>
// CHECK-NEXT:       %13 = memref.load %5[%c3] : memref<4xf32>
// CHECK-NEXT:       %14 = arith.addf %13, %cst : f32
// CHECK-NEXT:       memref.store %14, %5[%c3] : memref<4xf32>
// CHECK-NEXT:       scf.yield %5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %7 = memref.load %6[%c0] : memref<4xf32>
// CHECK-NEXT:     %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:     memref.store %8, %6[%c0] : memref<4xf32>
// CHECK-NEXT:     %9 = arith.select %arg1, %5, %arg0 : memref<4xf32>
// CHECK-NEXT:     %10 = memref.load %9[%c0] : memref<4xf32>
// CHECK-NEXT:     %11 = arith.addf %10, %cst : f32
// CHECK-NEXT:     memref.store %11, %9[%c0] : memref<4xf32>
// CHECK-NEXT:     return %9 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v5 : memref<4xf32>)
  %t8 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v7 = memref.cast %t8 : memref<?xf32> to memref<4xf32>
  cf.cond_br %b0, ^x0(%m, %m : memref<4xf32>, memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>, %p4: memref<4xf32>):
  cf.cond_br %b1, ^y0, ^z0(%p3 : memref<4xf32>)
^y0:
  %v9 = arith.select %b0, %m, %m : memref<4xf32>
  %t11 = memref.subview %v9[0] [4] [1] : memref<4xf32> to memref<4xf32>
  scf.if %b1 {
    %v12 = memref.load %t11[%c3] : memref<4xf32>
    %v13 = arith.addf %v12, %f1 : f32
    memref.store %v13, %t11[%c3] : memref<4xf32>
  }
  scf.if %b1 {
    %v14 = memref.load %p4[%c1] : memref<4xf32>
    %v15 = arith.addf %v14, %f1 : f32
    memref.store %v15, %p4[%c1] : memref<4xf32>
  }
  cf.br ^z0(%t11 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %t21 = memref.cast %p2 : memref<4xf32> to memref<?xf32>
  %v20 = memref.cast %t21 : memref<?xf32> to memref<4xf32>
  cf.cond_br %b1, ^x15(%p2 : memref<4xf32>), ^z15(%v20 : memref<4xf32>)
^x15(%p18: memref<4xf32>):
  %v22 = memref.alloc() : memref<4xf32>
  memref.copy %p2, %v22 : memref<4xf32> to memref<4xf32>
  %v24 = memref.load %v22[%c3] : memref<4xf32>
  %v25 = arith.addf %v24, %f2 : f32
  memref.store %v25, %v22[%c3] : memref<4xf32>
  %t27 = memref.subview %p2[0] [4] [1] : memref<4xf32> to memref<4xf32>
  cf.br ^z15(%t27 : memref<4xf32>)
^z15(%p17: memref<4xf32>):
  %v29 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v29 : memref<4xf32>)
  %v28 = scf.for %iv32 = %c0 to %c3 step %c1 iter_args(%it31 = %v29) -> (memref<4xf32>) {
    %v33 = scf.for %iv35 = %c0 to %c0 step %c1 iter_args(%it34 = %it31) -> (memref<4xf32>) {
      %v36 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v36 : memref<4xf32>)
      scf.yield %v36 : memref<4xf32>
    }
    %v38 = memref.load %it31[%c1] : memref<4xf32>
    %v39 = arith.addf %v38, %f2 : f32
    memref.store %v39, %it31[%c1] : memref<4xf32>
    scf.yield %v33 : memref<4xf32>
  }
  return %p17 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg0, %arg0 : memref<4xf32>, memref<4xf32>), ^bb3(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>, %1: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2, ^bb3(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %2 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %2[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %10 = memref.load %subview[%c3] : memref<4xf32>
// CHECK-NEXT:       %11 = arith.addf %10, %cst : f32
// CHECK-NEXT:       memref.store %11, %subview[%c3] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %10 = memref.load %1[%c1] : memref<4xf32>
// CHECK-NEXT:       %11 = arith.addf %10, %cst : f32
// CHECK-NEXT:       memref.store %11, %1[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb3(%subview : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%3: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     %cast_2 = memref.cast %3 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_3 = memref.cast %cast_2 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb4(%3 : memref<4xf32>), ^bb5(%cast_3 : memref<4xf32>)
// CHECK-NEXT:   ^bb4(%4: memref<4xf32>):  // pred: ^bb3
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %3, %alloc_4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %5 = memref.load %alloc_4[%c3] : memref<4xf32>
// CHECK-NEXT:     %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:     memref.store %6, %alloc_4[%c3] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<4xf32>
// CHECK-NEXT:     %subview_5 = memref.subview %3[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb5(%subview_5 : memref<4xf32>)
// CHECK-NEXT:   ^bb5(%7: memref<4xf32>):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_6 : memref<4xf32>)
// CHECK-NEXT:     %8 = bufferization.clone %alloc_6 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<4xf32>
// CHECK-NEXT:     %9 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %8) -> (memref<4xf32>) {
// CHECK-NEXT:       %10 = bufferization.clone %arg4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %11 = scf.for %arg5 = %c0 to %c0 step %c1 iter_args(%arg6 = %10) -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc_7 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %arg6 : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_7 : memref<4xf32>)
// CHECK-NEXT:         %15 = bufferization.clone %alloc_7 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_7 : memref<4xf32>
// CHECK-NEXT:         scf.yield %15 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = memref.load %arg4[%c1] : memref<4xf32>
// CHECK-NEXT:       %13 = arith.addf %12, %cst_0 : f32
// CHECK-NEXT:       memref.store %13, %arg4[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg4 : memref<4xf32>
// CHECK-NEXT:       %14 = bufferization.clone %11 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %11 : memref<4xf32>
// CHECK-NEXT:       scf.yield %14 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %9 : memref<4xf32>
// CHECK-NEXT:     return %7 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  %v7 = memref.load %m[%c3] : memref<4xf32>
  %v8 = arith.addf %v7, %f1 : f32
  memref.store %v8, %m[%c3] : memref<4xf32>
  %v9 = arith.select %b1, %m, %m : memref<4xf32>
  cf.cond_br %b1, ^x0(%m : memref<4xf32>), ^z0(%v9 : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  %v10 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v10 : memref<4xf32>)
  %v12 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v12 : memref<4xf32> to memref<4xf32>
  %v14 = memref.load %v10[%c1] : memref<4xf32>
  %v15 = arith.addf %v14, %f2 : f32
  memref.store %v15, %v10[%c1] : memref<4xf32>
  cf.br ^z0(%v12 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v16 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v16 : memref<4xf32>)
  scf.if %b1 {
    %v18 = memref.load %p2[%c3] : memref<4xf32>
    %v19 = arith.addf %v18, %f1 : f32
    memref.store %v19, %p2[%c3] : memref<4xf32>
    %v20 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v20 : memref<4xf32>)
    %v22 = memref.load %v20[%c0] : memref<4xf32>
    %v23 = arith.addf %v22, %f2 : f32
    memref.store %v23, %v20[%c0] : memref<4xf32>
  }
  %v24 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v24 : memref<4xf32>)
  %v26 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v26 : memref<4xf32> to memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %3 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg0 : memref<4xf32>), ^bb2(%3 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%4: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %5 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:     memref.store %6, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %7 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%7 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%8: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %9 = memref.load %8[%c3] : memref<4xf32>
// CHECK-NEXT:       %10 = arith.addf %9, %cst : f32
// CHECK-NEXT:       memref.store %10, %8[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_6 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_6 : memref<4xf32>)
// CHECK-NEXT:       %11 = memref.load %alloc_6[%c0] : memref<4xf32>
// CHECK-NEXT:       %12 = arith.addf %11, %cst_0 : f32
// CHECK-NEXT:       memref.store %12, %alloc_6[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_6 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %8 : memref<4xf32>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<4xf32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_5 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<4xf32>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
