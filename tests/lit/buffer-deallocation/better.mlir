// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation=reference-exact=true %s | FileCheck %s --check-prefix=EXACT

// llvm/llvm-project 92056: a buffer whose address a call gets is needed until then.
func.func private @callee(i64)
func.func @address_in_call() {
  %a = memref.alloc() : memref<2xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<2xf32> -> index
  %i = arith.index_cast %p : index to i64
  call @callee(%i) : (i64) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(i64)
// CHECK-NEXT:   func.func @address_in_call() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// CHECK-NEXT:     %0 = arith.index_cast %intptr : index to i64
// CHECK-NEXT:     call @callee(%0) : (i64) -> ()
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func private @callee(i64)
// EXACT-NEXT:   func.func @address_in_call() {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// EXACT-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// EXACT-NEXT:     memref.dealloc %alloc : memref<2xf32>
// EXACT-NEXT:     %0 = arith.index_cast %intptr : index to i64
// EXACT-NEXT:     call @callee(%0) : (i64) -> ()
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The same for pointers.
func.func @pointer() {
  %a = memref.alloc() : memref<2xf32>
  %p = "test.pointer"(%a) : (memref<2xf32>) -> !test.pointer
  "test.use"(%p) : (!test.pointer) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pointer() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = "test.pointer"(%alloc) : (memref<2xf32>) -> !test.pointer
// CHECK-NEXT:     "test.use"(%0) : (!test.pointer) -> ()
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @pointer() {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// EXACT-NEXT:     %0 = "test.pointer"(%alloc) : (memref<2xf32>) -> !test.pointer
// EXACT-NEXT:     memref.dealloc %alloc : memref<2xf32>
// EXACT-NEXT:     "test.use"(%0) : (!test.pointer) -> ()
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The same where a block gets the buffer: this is what the pass makes of a join.
func.func @freed_argument(%c: i1, %n: memref<2xf32>, %o: memref<2xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = bufferization.clone %n : memref<2xf32> to memref<2xf32>
  cf.br ^join(%0 : memref<2xf32>)
^b:
  %1 = memref.alloc() : memref<2xf32>
  cf.br ^join(%1 : memref<2xf32>)
^join(%x: memref<2xf32>):
  memref.copy %x, %o : memref<2xf32> to memref<2xf32>
  memref.dealloc %x : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_argument(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     cf.br ^bb3(%0 : memref<2xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<2xf32>)
// CHECK-NEXT:   ^bb3(%1: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %1 : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @freed_argument(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
// EXACT-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// EXACT-NEXT:   ^bb1:  // pred: ^bb0
// EXACT-NEXT:     %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     memref.dealloc %0 : memref<2xf32>
// EXACT-NEXT:     cf.br ^bb3(%1 : memref<2xf32>)
// EXACT-NEXT:   ^bb2:  // pred: ^bb0
// EXACT-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// EXACT-NEXT:     %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     memref.dealloc %alloc : memref<2xf32>
// EXACT-NEXT:     cf.br ^bb3(%2 : memref<2xf32>)
// EXACT-NEXT:   ^bb3(%3: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
// EXACT-NEXT:     memref.copy %3, %arg2 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     memref.dealloc %3 : memref<2xf32>
// EXACT-NEXT:     memref.dealloc %3 : memref<2xf32>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// And of a loop.
func.func @freed_in_loop(%i: index, %o: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %0 = scf.for %j = %i to %i step %i iter_args(%x = %a) -> (memref<2xf32>) {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %x, %b : memref<2xf32> to memref<2xf32>
    memref.dealloc %x : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  memref.copy %0, %o : memref<2xf32> to memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_in_loop(%arg0: index, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %alloc) -> (memref<2xf32>) {
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<2xf32>
// CHECK-NEXT:       scf.yield %alloc_0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %0 : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @freed_in_loop(%arg0: index, %arg1: memref<2xf32>) {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// EXACT-NEXT:     %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     memref.dealloc %alloc : memref<2xf32>
// EXACT-NEXT:     %1 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %0) -> (memref<2xf32>) {
// EXACT-NEXT:       %alloc_0 = memref.alloc() : memref<2xf32>
// EXACT-NEXT:       memref.copy %arg3, %alloc_0 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:       memref.dealloc %arg3 : memref<2xf32>
// EXACT-NEXT:       memref.dealloc %arg3 : memref<2xf32>
// EXACT-NEXT:       %2 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:       memref.dealloc %alloc_0 : memref<2xf32>
// EXACT-NEXT:       scf.yield %2 : memref<2xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     memref.copy %1, %arg1 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     memref.dealloc %1 : memref<2xf32>
// EXACT-NEXT:     memref.dealloc %1 : memref<2xf32>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// What bufferization.dealloc frees.
func.func @freed_on_condition(%c: i1, %o: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  memref.copy %a, %o : memref<2xf32> to memref<2xf32>
  %base, %f, %s, %t = memref.extract_strided_metadata %a
      : memref<2xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed_on_condition(%arg0: i1, %arg1: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @freed_on_condition(%arg0: i1, %arg1: memref<2xf32>) {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// EXACT-NEXT:     memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
// EXACT-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// EXACT-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0)
// EXACT-NEXT:     memref.dealloc %alloc : memref<2xf32>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A view of it is made there.
func.func @view_in_later_block(%i: index, %v: f32) -> (f32, f32) {
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb1
^bb1:
  memref.store %v, %a[%i] : memref<4xf32>
  %b = memref.cast %a : memref<4xf32> to memref<?xf32>
  %x = memref.load %b[%i] : memref<?xf32>
  %y = memref.load %a[%i] : memref<4xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_in_later_block(%arg0: index, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %0 = memref.load %cast[%arg0] : memref<?xf32>
// CHECK-NEXT:     %1 = memref.load %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @view_in_later_block(%arg0: index, %arg1: f32) -> (f32, f32) {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// EXACT-NEXT:     cf.br ^bb1
// EXACT-NEXT:   ^bb1:  // pred: ^bb0
// EXACT-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<4xf32>
// EXACT-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// EXACT-NEXT:     %0 = memref.load %cast[%arg0] : memref<?xf32>
// EXACT-NEXT:     memref.dealloc %alloc : memref<4xf32>
// EXACT-NEXT:     %1 = memref.load %alloc[%arg0] : memref<4xf32>
// EXACT-NEXT:     return %0, %1 : f32, f32
// EXACT-NEXT:   }
// EXACT-NEXT: }
