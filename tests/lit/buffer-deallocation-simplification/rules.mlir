// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-simplification %s | FileCheck %s

// One of three may be another.
func.func @split_three(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%a, %m, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %c)
  "test.keep"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_three(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%alloc : memref<2xf32>) if (%arg2)
// CHECK-NEXT:     bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%arg3, %arg2)
// CHECK-NEXT:     "test.keep"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The base of an argument.
func.func @argument_base(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %base, %o, %s, %t = memref.extract_strided_metadata %m
      : memref<2xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%m : memref<2xf32>)
  "test.use"(%0) : (i1) -> ()
  "test.keep"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument_base(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     "test.use"(%arg2) : (i1) -> ()
// CHECK-NEXT:     "test.keep"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a branch gives.
func.func @branch(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %s = scf.if %c -> memref<2xf32> {
    scf.yield %b : memref<2xf32>
  } else {
    %e = memref.alloc() : memref<2xf32>
    scf.yield %e : memref<2xf32>
  }
  %0 = bufferization.dealloc (%a, %s : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%b : memref<2xf32>)
  "test.use"(%0) : (i1) -> ()
  "test.keep"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = scf.if %arg2 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %alloc_0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       scf.yield %alloc_1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     bufferization.dealloc (%alloc : memref<2xf32>) if (%arg2)
// CHECK-NEXT:     %1 = bufferization.dealloc (%0 : memref<2xf32>) if (%arg3) retain (%alloc_0 : memref<2xf32>)
// CHECK-NEXT:     "test.use"(%1) : (i1) -> ()
// CHECK-NEXT:     "test.keep"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer on the stack.
func.func @stack(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloca() : memref<2xf32>
  %0 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%b : memref<2xf32>)
  "test.use"(%0) : (i1) -> ()
  "test.keep"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stack(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%alloc : memref<2xf32>) if (%arg2)
// CHECK-NEXT:     "test.use"(%arg3) : (i1) -> ()
// CHECK-NEXT:     "test.keep"(%alloc, %alloca) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Retained twice.
func.func @retained_twice(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c)
      retain (%n, %n : memref<2xf32>, memref<2xf32>)
  "test.use"(%0#0, %0#1) : (i1, i1) -> ()
  "test.keep"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @retained_twice(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:     "test.use"(%0, %0) : (i1, i1) -> ()
// CHECK-NEXT:     "test.keep"(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A clone is a new buffer.
func.func @clone(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  %a = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %0 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  "test.use"(%0) : (i1) -> ()
  "test.keep"(%a, %b) : (memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%0 : memref<2xf32>) if (%arg2)
// CHECK-NEXT:     "test.use"(%false) : (i1) -> ()
// CHECK-NEXT:     "test.keep"(%0, %alloc) : (memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So may a global be.
memref.global @g : memref<2xf32>
func.func @global(%m: memref<2xf32>, %c: i1) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.get_global @g : memref<2xf32>
  %0 = bufferization.dealloc (%a, %m : memref<2xf32>, memref<2xf32>) if (%c, %c)
      retain (%b : memref<2xf32>)
  "test.use"(%0, %a, %b) : (i1, memref<2xf32>, memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<2xf32>
// CHECK-NEXT:   func.func @global(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = memref.get_global @g : memref<2xf32>
// CHECK-NEXT:     %1 = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg1) retain (%0 : memref<2xf32>)
// CHECK-NEXT:     %2 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1) retain (%0 : memref<2xf32>)
// CHECK-NEXT:     %3 = arith.ori %1, %2 : i1
// CHECK-NEXT:     "test.use"(%3, %alloc, %0) : (i1, memref<2xf32>, memref<2xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
