// RUN: pyopt --split-input-file %s | FileCheck %s

// indirectbr has the type of its operand without the name of the type.

llvm.func @f(%a: !llvm.ptr) {
  llvm.indirectbr %a :, [
  ^a
  ]
^a:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%a: !llvm.ptr<3>) {
  llvm.indirectbr %a : <3>, [
  ^a
  ]
^a:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<3>) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : <3>, [
// CHECK-NEXT:     ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!p = !llvm.ptr
llvm.func @f(%a: !llvm.ptr) {
  llvm.indirectbr %a : !p, [
  ^a
  ]
^a:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT:     ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
