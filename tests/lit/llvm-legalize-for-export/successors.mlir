// RUN: pyopt --split-input-file --allow-unregistered-dialect --llvm-legalize-for-export %s | FileCheck %s

llvm.func @a(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%x : i32)
^a(%y: i32):
  llvm.switch %y : i32, ^b(%x : i32) [
    3: ^b(%y : i32),
    4: ^b(%y : i32),
    5: ^c
  ]
^b(%z: i32):
  llvm.return %z : i32
^c:
  llvm.cond_br %c, ^d, ^d
^d:
  llvm.cond_br %c, ^d, ^b(%x : i32)
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @a(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb5(%arg1 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:     llvm.switch %0 : i32, ^bb2(%arg1 : i32) [
// CHECK-NEXT:       3: ^bb6(%0 : i32),
// CHECK-NEXT:       4: ^bb7(%0 : i32),
// CHECK-NEXT:       5: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2(%1: i32):  // 4 preds: ^bb1, ^bb4, ^bb6, ^bb7
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb4, ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb3, ^bb3, ^bb4
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb4, ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb5(%2: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%2 : i32)
// CHECK-NEXT:   ^bb6(%3: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb2(%3 : i32)
// CHECK-NEXT:   ^bb7(%4: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb2(%4 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^a(%x : i32), ^a(%x : i32)
^a(%y: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%1 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @once(%c: i1, %x: i32) {
  llvm.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  llvm.br ^b
^b:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @once(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
