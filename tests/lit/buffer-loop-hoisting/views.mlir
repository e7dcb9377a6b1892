// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-loop-hoisting %s | FileCheck %s

// A view is handed on: the buffer is, too.
func.func @subview(%l: index, %u: index, %s: index, %a: memref<2xf32, strided<[1], offset: 1>>) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<2xf32, strided<[1], offset: 1>> {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0, %x) : (memref<4xf32>, memref<2xf32, strided<[1], offset: 1>>) -> ()
    %1 = memref.subview %0[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    scf.yield %1 : memref<2xf32, strided<[1], offset: 1>>
  }
  "use"(%r) : (memref<2xf32, strided<[1], offset: 1>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32, strided<[1], offset: 1>>) {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (memref<2xf32, strided<[1], offset: 1>>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc, %arg5) : (memref<4xf32>, memref<2xf32, strided<[1], offset: 1>>) -> ()
// CHECK-NEXT:       %subview = memref.subview %alloc[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:       scf.yield %subview : memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (memref<2xf32, strided<[1], offset: 1>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast, a reshape, and a transposed view, all used in place.
func.func @casts(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<4x2xf32>
    %1 = memref.cast %0 : memref<4x2xf32> to memref<?x2xf32>
    %2 = memref.collapse_shape %0 [[0, 1]] : memref<4x2xf32> into memref<8xf32>
    %3 = memref.expand_shape %2 [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
    "use"(%1, %3) : (memref<?x2xf32>, memref<2x4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x2xf32>
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4x2xf32> to memref<?x2xf32>
// CHECK-NEXT{LITERAL}:       %collapse_shape = memref.collapse_shape %alloc [[0, 1]] : memref<4x2xf32> into memref<8xf32>
// CHECK-NEXT{LITERAL}:       %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT:       "use"(%cast, %expand_shape) : (memref<?x2xf32>, memref<2x4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A call without results.
func.func private @fill(memref<4xf32>)
func.func @filled(%l: index, %u: index, %s: index, %a: memref<4xf32>) {
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<4xf32>
    func.call @fill(%0) : (memref<4xf32>) -> ()
    memref.copy %0, %a : memref<4xf32> to memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @fill(memref<4xf32>)
// CHECK-NEXT:   func.func @filled(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       func.call @fill(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:       memref.copy %alloc, %arg3 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One of two buffers is handed on.
func.func @select(%c: i1, %l: index, %u: index, %s: index, %a: memref<4xf32>) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %1 = arith.select %c, %0, %x : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  }
  "use"(%r) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg4) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = arith.select %arg0, %alloc, %arg6 : memref<4xf32>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer of bytes and what is seen in it.
func.func @bytes(%l: index, %u: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<64xi8>
    %1 = memref.view %0[%c0][] : memref<64xi8> to memref<16xf32>
    "use"(%1) : (memref<16xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bytes(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xi8>
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %view = memref.view %alloc[%c0][] : memref<64xi8> to memref<16xf32>
// CHECK-NEXT:       "use"(%view) : (memref<16xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The base of a buffer leaves the branches.
func.func @metadata(%c: i1, %m: memref<f32>) {
  %r = scf.if %c -> memref<f32> {
    %0 = memref.alloc() : memref<4xf32>
    %base, %offset, %size, %stride = memref.extract_strided_metadata %0
        : memref<4xf32> -> memref<f32>, index, index, index
    scf.yield %base : memref<f32>
  } else {
    scf.yield %m : memref<f32>
  }
  "use"(%r) : (memref<f32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @metadata(%arg0: i1, %arg1: memref<f32>) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<f32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       scf.yield %base_buffer : memref<f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%0) : (memref<f32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
