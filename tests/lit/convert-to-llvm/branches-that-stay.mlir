// RUN: pyopt --split-input-file --convert-to-llvm %s | FileCheck %s
// RUN: pyopt --split-input-file --convert-func-to-llvm %s | FileCheck %s --check-prefix=FUNC

// Here a branch that cannot be converted stays.

func.func @br(%a: tensor<2xf32>) -> tensor<2xf32> {
  cf.br ^a(%a : tensor<2xf32>)
^a(%x: tensor<2xf32>):
  return %x : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : tensor<2xf32>)
// CHECK-NEXT:   ^bb1(%0: tensor<2xf32>):  // pred: ^bb0
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FUNC: module {
// FUNC-NEXT:   func.func @br(%arg0: tensor<2xf32>) -> tensor<2xf32> {
// FUNC-NEXT:     cf.br ^bb1(%arg0 : tensor<2xf32>)
// FUNC-NEXT:   ^bb1(%0: tensor<2xf32>):  // pred: ^bb0
// FUNC-NEXT:     return %0 : tensor<2xf32>
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @cond(%c: i1, %a: tensor<2xf32>) -> tensor<2xf32> {
  cf.cond_br %c, ^a(%a : tensor<2xf32>), ^a(%a : tensor<2xf32>)
^a(%x: tensor<2xf32>):
  return %x : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : tensor<2xf32>), ^bb1(%arg1 : tensor<2xf32>)
// CHECK-NEXT:   ^bb1(%0: tensor<2xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FUNC: module {
// FUNC-NEXT:   func.func @cond(%arg0: i1, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// FUNC-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : tensor<2xf32>), ^bb1(%arg1 : tensor<2xf32>)
// FUNC-NEXT:   ^bb1(%0: tensor<2xf32>):  // 2 preds: ^bb0, ^bb0
// FUNC-NEXT:     return %0 : tensor<2xf32>
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @cond2(%c: i1, %a: tensor<2xf32>) -> tensor<2xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : tensor<2xf32>
^b:
  return %a : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond2(%arg0: i1, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : tensor<2xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FUNC: module {
// FUNC-NEXT:   func.func @cond2(%arg0: i1, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// FUNC-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// FUNC-NEXT:   ^bb1:  // pred: ^bb0
// FUNC-NEXT:     return %arg1 : tensor<2xf32>
// FUNC-NEXT:   ^bb2:  // pred: ^bb0
// FUNC-NEXT:     return %arg1 : tensor<2xf32>
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @sw(%c: i32, %a: tensor<2xf32>) -> tensor<2xf32> {
  cf.switch %c : i32, [
    default: ^a(%a : tensor<2xf32>),
    3: ^a(%a : tensor<2xf32>)
  ]
^a(%x: tensor<2xf32>):
  return %x : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw(%arg0: i32, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : tensor<2xf32>),
// CHECK-NEXT:       3: ^bb1(%arg1 : tensor<2xf32>)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: tensor<2xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FUNC: module {
// FUNC-NEXT:   func.func @sw(%arg0: i32, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// FUNC-NEXT:     cf.switch %arg0 : i32, [
// FUNC-NEXT:       default: ^bb1(%arg1 : tensor<2xf32>),
// FUNC-NEXT:       3: ^bb1(%arg1 : tensor<2xf32>)
// FUNC-NEXT:     ]
// FUNC-NEXT:   ^bb1(%0: tensor<2xf32>):  // 2 preds: ^bb0, ^bb0
// FUNC-NEXT:     return %0 : tensor<2xf32>
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

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

// -----

func.func @loop(%c: i1, %a: i32, %m: memref<2xf32>, %t: tensor<2xf32>) -> i32 {
  cf.cond_br %c, ^a(%m : memref<2xf32>), ^a(%m : memref<2xf32>)
^a(%x: memref<2xf32>):
  cf.br ^b(%t : tensor<2xf32>)
^b(%y: tensor<2xf32>):
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: i1, %arg1: i32, %arg2: memref<2xf32>, %arg3: tensor<2xf32>) -> i32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^bb1(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   ^bb1(%1: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     cf.br ^bb2(%arg3 : tensor<2xf32>)
// CHECK-NEXT:   ^bb2(%2: tensor<2xf32>):  // pred: ^bb1
// CHECK-NEXT:     llvm.return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FUNC: module {
// FUNC-NEXT:   func.func @loop(%arg0: i1, %arg1: i32, %arg2: memref<2xf32>, %arg3: tensor<2xf32>) -> i32 {
// FUNC-NEXT:     cf.cond_br %arg0, ^bb1(%arg2 : memref<2xf32>), ^bb1(%arg2 : memref<2xf32>)
// FUNC-NEXT:   ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb0
// FUNC-NEXT:     cf.br ^bb2(%arg3 : tensor<2xf32>)
// FUNC-NEXT:   ^bb2(%1: tensor<2xf32>):  // pred: ^bb1
// FUNC-NEXT:     llvm.return %arg1 : i32
// FUNC-NEXT:   }
// FUNC-NEXT: }
