// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params=modify-public-functions %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params="hoist-static-allocs=true modify-public-functions" %s | FileCheck %s --check-prefix=HOIST

// The caller returns it.
func.func @callee() -> memref<4xf32> {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @callee(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   func.func @callee(%arg0: memref<4xf32>) {
// HOIST-NEXT:     "use"(%arg0) : (memref<4xf32>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

// A layout that is not known: the caller casts.
func.func private @made()
    -> (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) {
  %0:2 = "make"() : ()
      -> (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>)
  return %0#0, %0#1
      : memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>
}
func.func private @caller() {
  %0:2 = call @made() : ()
      -> (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>)
  "use"(%0#0, %0#1)
      : (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>)
      -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @made(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) {
// CHECK-NEXT:     %0:2 = "make"() : () -> (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>)
// CHECK-NEXT:     memref.copy %0#0, %arg0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %0#1, %arg1 : memref<2x2xf32, strided<[?, ?], offset: ?>, 1> to memref<2x2xf32, strided<[?, ?], offset: ?>, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2x2xf32, 1>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<2x2xf32, 1> to memref<2x2xf32, strided<[?, ?], offset: ?>, 1>
// CHECK-NEXT:     call @made(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// CHECK-NEXT:     "use"(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   func.func private @made(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) {
// HOIST-NEXT:     %0:2 = "make"() : () -> (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>)
// HOIST-NEXT:     memref.copy %0#0, %arg0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     memref.copy %0#1, %arg1 : memref<2x2xf32, strided<[?, ?], offset: ?>, 1> to memref<2x2xf32, strided<[?, ?], offset: ?>, 1>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @caller() {
// HOIST-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     %alloc_0 = memref.alloc() : memref<2x2xf32, 1>
// HOIST-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<2x2xf32, 1> to memref<2x2xf32, strided<[?, ?], offset: ?>, 1>
// HOIST-NEXT:     call @made(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// HOIST-NEXT:     "use"(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

// Calls in loops and branches.
func.func @callee() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @caller(%c: i1, %l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    %0 = func.call @callee() : () -> memref<4xf32>
    scf.if %c {
      %1 = func.call @callee() : () -> memref<4xf32>
      memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @callee(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       func.call @callee(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:         %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         func.call @callee(%alloc_0) : (memref<4xf32>) -> ()
// CHECK-NEXT:         memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   func.func @callee(%arg0: memref<4xf32>) {
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func @caller(%arg0: i1, %arg1: index, %arg2: index, %arg3: index) {
// HOIST-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// HOIST-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// HOIST-NEXT:       func.call @callee(%alloc) : (memref<4xf32>) -> ()
// HOIST-NEXT:       scf.if %arg0 {
// HOIST-NEXT:         %alloc_0 = memref.alloc() : memref<4xf32>
// HOIST-NEXT:         func.call @callee(%alloc_0) : (memref<4xf32>) -> ()
// HOIST-NEXT:         memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:       }
// HOIST-NEXT:     }
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

// A loop carries results of calls.
func.func @callee(%x: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @caller(%a: memref<4xf32>, %l: index, %u: index, %s: index) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<4xf32> {
    %0 = func.call @callee(%x) : (memref<4xf32>) -> memref<4xf32>
    scf.yield %0 : memref<4xf32>
  }
  "use"(%r) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @callee(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       func.call @callee(%arg5, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   func.func @callee(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// HOIST-NEXT:     memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: index, %arg3: index) {
// HOIST-NEXT:     %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (memref<4xf32>) {
// HOIST-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// HOIST-NEXT:       func.call @callee(%arg5, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// HOIST-NEXT:       scf.yield %alloc : memref<4xf32>
// HOIST-NEXT:     }
// HOIST-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

// Unranked results of calls stay.
func.func private @made() -> (memref<*xf32>, memref<4xf32>) {
  %0:2 = "make"() : () -> (memref<*xf32>, memref<4xf32>)
  return %0#0, %0#1 : memref<*xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @made(%arg0: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %0:2 = "make"() : () -> (memref<*xf32>, memref<4xf32>)
// CHECK-NEXT:     memref.copy %0#1, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0#0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   func.func private @made(%arg0: memref<4xf32>) -> memref<*xf32> {
// HOIST-NEXT:     %0:2 = "make"() : () -> (memref<*xf32>, memref<4xf32>)
// HOIST-NEXT:     memref.copy %0#1, %arg0 : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:     return %0#0 : memref<*xf32>
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

// A stack buffer is copied.
func.func @stack() -> memref<4xf32> {
  %0 = memref.alloca() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stack(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     "use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:     memref.copy %alloca, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   func.func @stack(%arg0: memref<4xf32>) {
// HOIST-NEXT:     "use"(%arg0) : (memref<4xf32>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

// The elements of a global.
memref.global "private" constant @numbers : memref<2xf32> = dense<[1.0, 2.0]>
func.func @global() -> memref<2xf32> {
  %0 = memref.get_global @numbers : memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @numbers : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// CHECK-NEXT:   func.func @global(%arg0: memref<2xf32>) {
// CHECK-NEXT:     %0 = memref.get_global @numbers : memref<2xf32>
// CHECK-NEXT:     memref.copy %0, %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// HOIST: module {
// HOIST-NEXT:   memref.global "private" constant @numbers : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// HOIST-NEXT:   func.func @global(%arg0: memref<2xf32>) {
// HOIST-NEXT:     %0 = memref.get_global @numbers : memref<2xf32>
// HOIST-NEXT:     memref.copy %0, %arg0 : memref<2xf32> to memref<2xf32>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }
