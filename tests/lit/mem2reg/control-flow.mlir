// RUN: pyopt %s --mem2reg --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --mem2reg=region-simplify=false --allow-unregistered-dialect --split-input-file | FileCheck %s --check-prefix=SAME

// Cells in cells, a terminator that hands nothing on, branches with several edges to one block.

func.func @cell_in_cell(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  memref.store %m, %p[] : memref<memref<i32>>
  %q = memref.load %p[] : memref<memref<i32>>
  memref.store %x, %q[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cell_in_cell(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SAME: module {
// SAME-NEXT:   func.func @cell_in_cell(%arg0: i32) -> i32 {
// SAME-NEXT:     return %arg0 : i32
// SAME-NEXT:   }
// SAME-NEXT: }

// -----

func.func @unknown_branch(%x: i32, %c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %m[] : memref<i32>
  "any.branch"()[^bb2] : () -> ()
^bb2:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_branch(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.store %arg0, %alloca[] : memref<i32>
// CHECK-NEXT:     "any.branch"()[^bb2] : () -> ()
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %0 = memref.load %alloca[] : memref<i32>
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SAME: module {
// SAME-NEXT:   func.func @unknown_branch(%arg0: i32, %arg1: i1) -> i32 {
// SAME-NEXT:     %alloca = memref.alloca() : memref<i32>
// SAME-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// SAME-NEXT:   ^bb1:  // pred: ^bb0
// SAME-NEXT:     memref.store %arg0, %alloca[] : memref<i32>
// SAME-NEXT:     "any.branch"()[^bb2] : () -> ()
// SAME-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// SAME-NEXT:     %0 = memref.load %alloca[] : memref<i32>
// SAME-NEXT:     return %0 : i32
// SAME-NEXT:   }
// SAME-NEXT: }

// -----

func.func @switch(%x: i32, %y: i32, %c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %y, %m[] : memref<i32>
  cf.switch %x : i32, [
    default: ^bb2,
    1: ^bb1,
    2: ^bb2
  ]
^bb1:
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb2
^bb2:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
func.func @swap(%x: i32, %y: i32, %c: i1) -> (i32, i32) {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %y, %b[] : memref<i32>
  cf.br ^loop
^loop:
  %0 = memref.load %a[] : memref<i32>
  %1 = memref.load %b[] : memref<i32>
  memref.store %1, %a[] : memref<i32>
  memref.store %0, %b[] : memref<i32>
  cf.cond_br %c, ^loop, ^end
^end:
  %2 = memref.load %a[] : memref<i32>
  %3 = memref.load %b[] : memref<i32>
  return %2, %3 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb2(%arg1 : i32),
// CHECK-NEXT:       1: ^bb1,
// CHECK-NEXT:       2: ^bb2(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2(%arg0 : i32), ^bb2(%arg0 : i32)
// CHECK-NEXT:   ^bb2(%0: i32):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @swap(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
// CHECK-NEXT:     cf.br ^bb1(%arg0, %arg1 : i32, i32)
// CHECK-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%1, %0 : i32, i32), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %1, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SAME: module {
// SAME-NEXT:   func.func @switch(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
// SAME-NEXT:     cf.switch %arg0 : i32, [
// SAME-NEXT:       default: ^bb2(%arg1 : i32),
// SAME-NEXT:       1: ^bb1,
// SAME-NEXT:       2: ^bb2(%arg1 : i32)
// SAME-NEXT:     ]
// SAME-NEXT:   ^bb1:  // pred: ^bb0
// SAME-NEXT:     cf.cond_br %arg2, ^bb2(%arg0 : i32), ^bb2(%arg0 : i32)
// SAME-NEXT:   ^bb2(%0: i32):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
// SAME-NEXT:     return %0 : i32
// SAME-NEXT:   }
// SAME-NEXT:   func.func @swap(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
// SAME-NEXT:     cf.br ^bb1(%arg0, %arg1 : i32, i32)
// SAME-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// SAME-NEXT:     cf.cond_br %arg2, ^bb1(%1, %0 : i32, i32), ^bb2
// SAME-NEXT:   ^bb2:  // pred: ^bb1
// SAME-NEXT:     return %1, %0 : i32, i32
// SAME-NEXT:   }
// SAME-NEXT: }

// -----
// Uses that are no plain access: of another kind, of the cell's address, of another cell.

func.func @other_uses(%x: i32, %out: memref<memref<1xi32>>, %i: index) -> index {
  %m = memref.alloca() : memref<1xi32>
  memref.store %x, %m[%i] : memref<1xi32>
  %0 = memref.dim %m, %i : memref<1xi32>
  %n = memref.alloca() : memref<1xi32>
  memref.store %n, %out[] : memref<memref<1xi32>>
  %d = memref.alloca(%i) : memref<?xi32>
  memref.store %x, %d[%i] : memref<?xi32>
  %h = memref.alloc() : memref<i32>
  memref.store %x, %h[] : memref<i32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_uses(%arg0: i32, %arg1: memref<memref<1xi32>>, %arg2: index) -> index {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<1xi32>
// CHECK-NEXT:     memref.store %arg0, %alloca[%arg2] : memref<1xi32>
// CHECK-NEXT:     %dim = memref.dim %alloca, %arg2 : memref<1xi32>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<1xi32>
// CHECK-NEXT:     memref.store %alloca_0, %arg1[] : memref<memref<1xi32>>
// CHECK-NEXT:     %alloca_1 = memref.alloca(%arg2) : memref<?xi32>
// CHECK-NEXT:     memref.store %arg0, %alloca_1[%arg2] : memref<?xi32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT:     memref.store %arg0, %alloc[] : memref<i32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SAME: module {
// SAME-NEXT:   func.func @other_uses(%arg0: i32, %arg1: memref<memref<1xi32>>, %arg2: index) -> index {
// SAME-NEXT:     %alloca = memref.alloca() : memref<1xi32>
// SAME-NEXT:     memref.store %arg0, %alloca[%arg2] : memref<1xi32>
// SAME-NEXT:     %dim = memref.dim %alloca, %arg2 : memref<1xi32>
// SAME-NEXT:     %alloca_0 = memref.alloca() : memref<1xi32>
// SAME-NEXT:     memref.store %alloca_0, %arg1[] : memref<memref<1xi32>>
// SAME-NEXT:     %alloca_1 = memref.alloca(%arg2) : memref<?xi32>
// SAME-NEXT:     memref.store %arg0, %alloca_1[%arg2] : memref<?xi32>
// SAME-NEXT:     %alloc = memref.alloc() : memref<i32>
// SAME-NEXT:     memref.store %arg0, %alloc[] : memref<i32>
// SAME-NEXT:     return %dim : index
// SAME-NEXT:   }
// SAME-NEXT: }
