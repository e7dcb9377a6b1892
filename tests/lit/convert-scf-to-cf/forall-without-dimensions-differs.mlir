// RUN: pyopt %s --split-input-file --convert-scf-to-cf | FileCheck %s

// The reference moves the loop to the end of its block, behind the load.
func.func @load_behind(%a: memref<4xi32>, %x: i32, %i: index) -> i32 {
  scf.forall () in () {
    memref.store %x, %a[%i] : memref<4xi32>
  }
  %0 = memref.load %a[%i] : memref<4xi32>
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @load_behind(%arg0: memref<4xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xi32>
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2] : memref<4xi32>
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%a: memref<4xi32>, %b: memref<4xi32>, %n: index) {
  scf.forall (%i) in (%n) {
    scf.forall () in () {
      %0 = memref.load %a[%i] : memref<4xi32>
      memref.store %0, %b[%i] : memref<4xi32>
      scf.forall () in () {
        memref.store %0, %a[%i] : memref<4xi32>
      } {t.marked}
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%c0 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %arg2 : index
// CHECK-NEXT:     cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<4xi32>
// CHECK-NEXT:     memref.store %2, %arg1[%0] : memref<4xi32>
// CHECK-NEXT:     memref.store %2, %arg0[%0] : memref<4xi32>
// CHECK-NEXT:     %3 = arith.addi %0, %c1 : index
// CHECK-NEXT:     cf.br ^bb1(%3 : index)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
