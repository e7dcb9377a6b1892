// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s

func.func @sw2(%c: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^a(%x : i32),
    2: ^b(%x : i32)
  ]
^a(%p: i32):
  return %p : i32
^b(%t: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw2(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : i32),
// CHECK-NEXT:       2: ^bb2(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing decides where control goes.
func.func private @unc(%c: i1, %x: index) -> index {
  "any.f"(%x) : (index) -> ()
  return %x : index
}
func.func private @unc2(%c: i1, %x: index) -> index {
  %0 = func.call @unc(%c, %x) : (i1, index) -> index
  cf.cond_br %c, ^a, ^b
^a:
  return %x : index
^b:
  "any.f"(%x) : (index) -> ()
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unc() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unc2() {
// CHECK-NEXT:     call @unc() : () -> ()
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Symbols that are not functions.
memref.global @g : memref<4xf32>
module @named {
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<4xf32>
// CHECK-NEXT:   module @named {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @puts(i32)
llvm.func internal @l(%x: i32, %y: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @m(%x: i32) {
  %0 = llvm.call @l(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @puts(i32)
// CHECK-NEXT:   llvm.func internal @l(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @m(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.call @l(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
