// RUN: pyopt --split-input-file --convert-to-llvm %s | FileCheck %s
// RUN: pyopt --split-input-file --convert-func-to-llvm %s | FileCheck %s --check-prefix=FUNC

// Here a branch that cannot be converted stays.

func.func @swattr(%c: i32, %a: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^a(%a : i32),
    3: ^a(%a : i32)
  ] {x.y}
^a(%x: i32):
  cf.br ^b {x.y}
^b:
  cf.br ^c(%x : i32) {x.y}
^c(%y: i32):
  %z = arith.cmpi eq, %y, %x : i32
  cf.cond_br %z, ^b, ^d {x.y}
^d:
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @swattr(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg1 : i32) [
// CHECK-NEXT:       3: ^bb1(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.br ^bb2 {x.y}
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     llvm.br ^bb3(%0 : i32) {x.y}
// CHECK-NEXT:   ^bb3(%1: i32):  // pred: ^bb2
// CHECK-NEXT:     %2 = llvm.icmp "eq" %1, %0 : i32
// CHECK-NEXT:     llvm.cond_br %2, ^bb2, ^bb4 {x.y}
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FUNC: module {
// FUNC-NEXT:   llvm.func @swattr(%arg0: i32, %arg1: i32) -> i32 {
// FUNC-NEXT:     cf.switch %arg0 : i32, [
// FUNC-NEXT:       default: ^bb1(%arg1 : i32),
// FUNC-NEXT:       3: ^bb1(%arg1 : i32)
// FUNC-NEXT:     ] {x.y}
// FUNC-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// FUNC-NEXT:     cf.br ^bb2 {x.y}
// FUNC-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb3
// FUNC-NEXT:     cf.br ^bb3(%0 : i32) {x.y}
// FUNC-NEXT:   ^bb3(%1: i32):  // pred: ^bb2
// FUNC-NEXT:     %2 = arith.cmpi eq, %1, %0 : i32
// FUNC-NEXT:     cf.cond_br %2, ^bb2, ^bb4 {x.y}
// FUNC-NEXT:   ^bb4:  // pred: ^bb3
// FUNC-NEXT:     llvm.return %0 : i32
// FUNC-NEXT:   }
// FUNC-NEXT: }
