// RUN: pyopt --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack=reference-exact=true %s | FileCheck %s --check-prefix=EXACT

func.func @freed_through_cast(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
    "use"(%1) : (memref<?xf32>) -> ()
    memref.dealloc %1 : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_through_cast(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       "use"(%cast) : (memref<?xf32>) -> ()
// CHECK-NEXT:       memref.dealloc %cast : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @freed_through_cast(%arg0: index, %arg1: index, %arg2: index) {
// EXACT-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       %cast = memref.cast %alloca : memref<4xf32> to memref<?xf32>
// EXACT-NEXT:       "use"(%cast) : (memref<?xf32>) -> ()
// EXACT-NEXT:       memref.dealloc %cast : memref<?xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @freed_behind(%c: i1, %m: memref<4xf32>) {
  %r = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    scf.yield %0 : memref<4xf32>
  } else {
    %1 = memref.alloc() : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  }
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_behind(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @freed_behind(%arg0: i1, %arg1: memref<4xf32>) {
// EXACT-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       scf.yield %alloca : memref<4xf32>
// EXACT-NEXT:     } else {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       scf.yield %alloca : memref<4xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// EXACT-NEXT:     memref.dealloc %0 : memref<4xf32>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A reallocation is a free.
func.func @reallocated(%c: i1) {
  scf.if %c {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
    "use"(%1) : (memref<8xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reallocated(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %0 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:       "use"(%0) : (memref<8xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @reallocated(%arg0: i1) {
// EXACT-NEXT:     scf.if %arg0 {
// EXACT-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// EXACT-NEXT:       %0 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
// EXACT-NEXT:       "use"(%0) : (memref<8xf32>) -> ()
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Iterations that may run at the same time need a buffer each.
func.func @parallel(%l: index, %u: index, %s: index) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
    scf.for %j = %l to %u step %s {
      %1 = memref.alloc() : memref<5xf32>
      "use"(%1) : (memref<5xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:         %alloca_0 = memref.alloca() : memref<5xf32>
// CHECK-NEXT:         "use"(%alloca_0) : (memref<5xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @parallel(%arg0: index, %arg1: index, %arg2: index) {
// EXACT-NEXT:     scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       "use"(%alloca) : (memref<4xf32>) -> ()
// EXACT-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// EXACT-NEXT:         %alloca_0 = memref.alloca() : memref<5xf32>
// EXACT-NEXT:         "use"(%alloca_0) : (memref<5xf32>) -> ()
// EXACT-NEXT:       }
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @forall(%n: index) {
  scf.forall (%i) in (%n) {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.alloca() : memref<4xf32>
    "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%arg0: index) {
// CHECK-NEXT:     scf.forall (%arg1) in (%arg0) {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloca, %alloca_0) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @forall(%arg0: index) {
// EXACT-NEXT:     scf.forall (%arg1) in (%arg0) {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       %alloca_0 = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       "use"(%alloca, %alloca_0) : (memref<4xf32>, memref<4xf32>) -> ()
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @affine_parallel(%n: index) {
  affine.parallel (%i) = (0) to (%n) {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine_parallel(%arg0: index) {
// CHECK-NEXT:     affine.parallel (%arg1) = (0) to (%arg0) {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @affine_parallel(%arg0: index) {
// EXACT-NEXT:     affine.parallel (%arg1) = (0) to (%arg0) {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       "use"(%alloca) : (memref<4xf32>) -> ()
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// What an unknown op makes of a buffer may be the buffer.
func.func @unknown(%l: index, %u: index, %s: index, %a: memref<4xf32>) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %1 = "test.view"(%0, %x) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
    scf.yield %1 : memref<4xf32>
  }
  "use"(%r) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = "test.view"(%alloc, %arg5) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @unknown(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>) {
// EXACT-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<4xf32>) {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       %1 = "test.view"(%alloca, %arg5) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// EXACT-NEXT:       scf.yield %1 : memref<4xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A transposed view is a view.
func.func @transposed(%l: index, %u: index, %s: index, %a: memref<2x2xf32, strided<[1, 2]>>) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<2x2xf32, strided<[1, 2]>> {
    %0 = memref.alloc() : memref<2x2xf32>
    "use"(%0, %x) : (memref<2x2xf32>, memref<2x2xf32, strided<[1, 2]>>) -> ()
    %1 = memref.transpose %0 (i, j) -> (j, i) : memref<2x2xf32> to memref<2x2xf32, strided<[1, 2]>>
    scf.yield %1 : memref<2x2xf32, strided<[1, 2]>>
  }
  "use"(%r) : (memref<2x2xf32, strided<[1, 2]>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transposed(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2x2xf32, strided<[1, 2]>>) {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<2x2xf32, strided<[1, 2]>>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2x2xf32>
// CHECK-NEXT:       "use"(%alloc, %arg5) : (memref<2x2xf32>, memref<2x2xf32, strided<[1, 2]>>) -> ()
// CHECK-NEXT:       %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<2x2xf32> to memref<2x2xf32, strided<[1, 2]>>
// CHECK-NEXT:       scf.yield %transpose : memref<2x2xf32, strided<[1, 2]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (memref<2x2xf32, strided<[1, 2]>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @transposed(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2x2xf32, strided<[1, 2]>>) {
// EXACT-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<2x2xf32, strided<[1, 2]>>) {
// EXACT-NEXT:       %alloc = memref.alloc() : memref<2x2xf32>
// EXACT-NEXT:       "use"(%alloc, %arg5) : (memref<2x2xf32>, memref<2x2xf32, strided<[1, 2]>>) -> ()
// EXACT-NEXT:       %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<2x2xf32> to memref<2x2xf32, strided<[1, 2]>>
// EXACT-NEXT:       scf.yield %transpose : memref<2x2xf32, strided<[1, 2]>>
// EXACT-NEXT:     }
// EXACT-NEXT:     "use"(%0) : (memref<2x2xf32, strided<[1, 2]>>) -> ()
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A buffer that is kept in a buffer of buffers.
func.func @stored(%l: index, %u: index, %s: index, %m: memref<4xmemref<4xf32>>) {
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<4xf32>
    memref.store %0, %m[%i] : memref<4xmemref<4xf32>>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stored(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xmemref<4xf32>>) {
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.store %alloc, %arg3[%arg4] : memref<4xmemref<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @stored(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xmemref<4xf32>>) {
// EXACT-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// EXACT-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:       memref.store %alloca, %arg3[%arg4] : memref<4xmemref<4xf32>>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Freed if it is owned.
func.func @freed_if_owned(%c: i1) {
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  bufferization.dealloc (%0 : memref<4xf32>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_if_owned(%arg0: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     bufferization.dealloc (%alloc : memref<4xf32>) if (%arg0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @freed_if_owned(%arg0: i1) {
// EXACT-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// EXACT-NEXT:     "use"(%alloca) : (memref<4xf32>) -> ()
// EXACT-NEXT:     bufferization.dealloc (%alloca : memref<4xf32>) if (%arg0)
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
