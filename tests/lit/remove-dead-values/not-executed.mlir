// RUN: pyopt %s --remove-dead-values --split-input-file | FileCheck %s

// The condition is false: ops without results go even where nothing is executed, ops with results stay.
func.func @never(%a: i32, %x: index, %flag: i1, %y: index) -> index {
  %0 = arith.cmpi sgt, %a, %a : i32
  %1 = scf.if %0 -> (index) {
    scf.if %flag {
    }
    %2 = arith.addi %a, %a : i32
    scf.yield %x : index
  } else {
    scf.if %flag {
    }
    %2 = arith.addi %a, %a : i32
    scf.yield %y : index
  }
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @never(%arg0: i32, %arg1: index, %arg2: i1, %arg3: index) -> index {
// CHECK-NEXT:     %0 = arith.cmpi sgt, %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = scf.if %0 -> (index) {
// CHECK-NEXT:       %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       scf.yield %arg1 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop that does not run keeps what it carries: nothing hands a value to its body.
func.func @no_iteration(%m: memref<i8>, %x: index, %y: index) {
  %0:2 = affine.for %i = 0 to 0 iter_args(%a = %x, %b = %y) -> (index, index) {
    %1 = affine.load %m[] : memref<i8>
    affine.yield %y, %y : index, index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_iteration(%arg0: memref<i8>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0:2 = affine.for %arg3 = 0 to 0 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (index, index) {
// CHECK-NEXT:       %1 = affine.load %arg0[] : memref<i8>
// CHECK-NEXT:       affine.yield %arg2, %arg2 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop that may run does not.
func.func @iterations(%m: memref<i8>, %v: i8, %x: index, %y: index) {
  %0:2 = scf.for %i = %x to %y step %y iter_args(%a = %x, %b = %y) -> (index, index) {
    affine.store %v, %m[] : memref<i8>
    scf.yield %y, %y : index, index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iterations(%arg0: memref<i8>, %arg1: i8, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg2 to %arg3 step %arg3 {
// CHECK-NEXT:       affine.store %arg1, %arg0[] : memref<i8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The second region is never entered, but the first one hands values to it.
func.func @while_never(%x: index, %z: i8) -> index {
  %false = arith.constant false
  %0:2 = scf.while (%a = %x, %b = %z) : (index, i8) -> (index, i8) {
    scf.condition(%false) %a, %b : index, i8
  } do {
  ^bb0(%a: index, %b: i8):
    scf.yield %x, %z : index, i8
  }
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_never(%arg0: index, %arg1: i8) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (index) -> index {
// CHECK-NEXT:       scf.condition(%false) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       scf.yield %arg0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where constants are propagated, offset, sizes and strides become what the memref's type tells.
func.func @metadata(%m: memref<2x?xf32>, %n: memref<?x2xi8>)
    -> (memref<?x2xi8, strided<[2, 1]>>, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.subview %n[0, 0] [%strides#1, 2] [1, 1]
      : memref<?x2xi8> to memref<?x2xi8, strided<[2, 1]>>
  return %0, %sizes#1 : memref<?x2xi8, strided<[2, 1]>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @metadata(%arg0: memref<2x?xf32>, %arg1: memref<?x2xi8>) -> (memref<?x2xi8, strided<[2, 1]>>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %subview = memref.subview %arg1[0, 0] [%c1, 2] [1, 1] : memref<?x2xi8> to memref<?x2xi8, strided<[2, 1]>>
// CHECK-NEXT:     return %subview, %sizes#1 : memref<?x2xi8, strided<[2, 1]>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
