// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s

func.func @br(%a: i32) {
  cf.br ^a(%a : i32)
^a(%b: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: i32) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: i32, %i: i32) -> i32 {
  cf.cond_br %c, ^a(%a : i32), ^b(%i : i32)
^a(%b: i32):
  return %b : i32
^b(%x: i32):
  cf.br ^a(%a : i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: i32, %i: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^a(%a : i32),
    1: ^b(%i : i32),
    -2: ^a(%a : i32)
  ] {x.y}
^a(%b: i32):
  return %b : i32
^b(%x: i32):
  cf.cond_br %c, ^a(%a : i32), ^a(%a : i32) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : i32) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : i32)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: i32):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : i32), ^bb1(%arg2 : i32) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: f32) {
  cf.br ^a(%a : f32)
^a(%b: f32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: f32) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : f32)
// CHECK-NEXT:   ^bb1(%0: f32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: f32, %i: i32) -> f32 {
  cf.cond_br %c, ^a(%a : f32), ^b(%i : i32)
^a(%b: f32):
  return %b : f32
^b(%x: i32):
  cf.br ^a(%a : f32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: f32, %arg2: i32) -> f32 {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : f32), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: f32, %i: i32) -> f32 {
  cf.switch %f : i32, [
    default: ^a(%a : f32),
    1: ^b(%i : i32),
    -2: ^a(%a : f32)
  ] {x.y}
^a(%b: f32):
  return %b : f32
^b(%x: i32):
  cf.cond_br %c, ^a(%a : f32), ^a(%a : f32) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: f32, %arg3: i32) -> f32 {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : f32) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : f32)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: f32):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : f32), ^bb1(%arg2 : f32) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: vector<4xf32>) {
  cf.br ^a(%a : vector<4xf32>)
^a(%b: vector<4xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: vector<4xf32>) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : vector<4xf32>)
// CHECK-NEXT:   ^bb1(%0: vector<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: vector<4xf32>, %i: i32) -> vector<4xf32> {
  cf.cond_br %c, ^a(%a : vector<4xf32>), ^b(%i : i32)
^a(%b: vector<4xf32>):
  return %b : vector<4xf32>
^b(%x: i32):
  cf.br ^a(%a : vector<4xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: vector<4xf32>, %arg2: i32) -> vector<4xf32> {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : vector<4xf32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : vector<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: vector<4xf32>, %i: i32) -> vector<4xf32> {
  cf.switch %f : i32, [
    default: ^a(%a : vector<4xf32>),
    1: ^b(%i : i32),
    -2: ^a(%a : vector<4xf32>)
  ] {x.y}
^a(%b: vector<4xf32>):
  return %b : vector<4xf32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : vector<4xf32>), ^a(%a : vector<4xf32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: vector<4xf32>, %arg3: i32) -> vector<4xf32> {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : vector<4xf32>) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : vector<4xf32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: vector<4xf32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : vector<4xf32>), ^bb1(%arg2 : vector<4xf32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: !llvm.ptr) {
  cf.br ^a(%a : !llvm.ptr)
^a(%b: !llvm.ptr):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : !llvm.ptr)
// CHECK-NEXT:   ^bb1(%0: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: !llvm.ptr, %i: i32) -> !llvm.ptr {
  cf.cond_br %c, ^a(%a : !llvm.ptr), ^b(%i : i32)
^a(%b: !llvm.ptr):
  return %b : !llvm.ptr
^b(%x: i32):
  cf.br ^a(%a : !llvm.ptr)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) -> !llvm.ptr {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.ptr), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: !llvm.ptr, %i: i32) -> !llvm.ptr {
  cf.switch %f : i32, [
    default: ^a(%a : !llvm.ptr),
    1: ^b(%i : i32),
    -2: ^a(%a : !llvm.ptr)
  ] {x.y}
^a(%b: !llvm.ptr):
  return %b : !llvm.ptr
^b(%x: i32):
  cf.cond_br %c, ^a(%a : !llvm.ptr), ^a(%a : !llvm.ptr) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: i32) -> !llvm.ptr {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : !llvm.ptr) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : !llvm.ptr)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: !llvm.ptr):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : !llvm.ptr), ^bb1(%arg2 : !llvm.ptr) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: i1) {
  cf.br ^a(%a : i1)
^a(%b: i1):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: i1) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : i1)
// CHECK-NEXT:   ^bb1(%0: i1):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: i1, %i: i32) -> i1 {
  cf.cond_br %c, ^a(%a : i1), ^b(%i : i32)
^a(%b: i1):
  return %b : i1
^b(%x: i32):
  cf.br ^a(%a : i1)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: i1, %arg2: i32) -> i1 {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : i1), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: i1):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : i1)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: i1, %i: i32) -> i1 {
  cf.switch %f : i32, [
    default: ^a(%a : i1),
    1: ^b(%i : i32),
    -2: ^a(%a : i1)
  ] {x.y}
^a(%b: i1):
  return %b : i1
^b(%x: i32):
  cf.cond_br %c, ^a(%a : i1), ^a(%a : i1) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: i1, %arg3: i32) -> i1 {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : i1) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : i1)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: i1):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : i1), ^bb1(%arg2 : i1) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: f16) {
  cf.br ^a(%a : f16)
^a(%b: f16):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: f16) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : f16)
// CHECK-NEXT:   ^bb1(%0: f16):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: f16, %i: i32) -> f16 {
  cf.cond_br %c, ^a(%a : f16), ^b(%i : i32)
^a(%b: f16):
  return %b : f16
^b(%x: i32):
  cf.br ^a(%a : f16)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: f16, %arg2: i32) -> f16 {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : f16), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: f16):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : f16)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: f16, %i: i32) -> f16 {
  cf.switch %f : i32, [
    default: ^a(%a : f16),
    1: ^b(%i : i32),
    -2: ^a(%a : f16)
  ] {x.y}
^a(%b: f16):
  return %b : f16
^b(%x: i32):
  cf.cond_br %c, ^a(%a : f16), ^a(%a : f16) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: f16, %arg3: i32) -> f16 {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : f16) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : f16)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: f16):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : f16
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : f16), ^bb1(%arg2 : f16) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: !llvm.struct<(i32, f32)>) {
  cf.br ^a(%a : !llvm.struct<(i32, f32)>)
^a(%b: !llvm.struct<(i32, f32)>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     llvm.br ^bb1(%arg0 : !llvm.struct<(i32, f32)>)
// CHECK-NEXT:   ^bb1(%0: !llvm.struct<(i32, f32)>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: !llvm.struct<(i32, f32)>, %i: i32) -> !llvm.struct<(i32, f32)> {
  cf.cond_br %c, ^a(%a : !llvm.struct<(i32, f32)>), ^b(%i : i32)
^a(%b: !llvm.struct<(i32, f32)>):
  return %b : !llvm.struct<(i32, f32)>
^b(%x: i32):
  cf.br ^a(%a : !llvm.struct<(i32, f32)>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: !llvm.struct<(i32, f32)>, %arg2: i32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.struct<(i32, f32)>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: !llvm.struct<(i32, f32)>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%arg1 : !llvm.struct<(i32, f32)>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: !llvm.struct<(i32, f32)>, %i: i32)
    -> !llvm.struct<(i32, f32)> {
  cf.switch %f : i32, [
    default: ^a(%a : !llvm.struct<(i32, f32)>),
    1: ^b(%i : i32),
    -2: ^a(%a : !llvm.struct<(i32, f32)>)
  ] {x.y}
^a(%b: !llvm.struct<(i32, f32)>):
  return %b : !llvm.struct<(i32, f32)>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : !llvm.struct<(i32, f32)>),
      ^a(%a : !llvm.struct<(i32, f32)>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: !llvm.struct<(i32, f32)>, %arg3: i32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1(%arg2 : !llvm.struct<(i32, f32)>) [
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : !llvm.struct<(i32, f32)>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: !llvm.struct<(i32, f32)>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1(%arg2 : !llvm.struct<(i32, f32)>), ^bb1(%arg2 : !llvm.struct<(i32, f32)>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: index) {
  cf.br ^a(%a : index)
^a(%b: index):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: index) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: index, %i: i32) -> index {
  cf.cond_br %c, ^a(%a : index), ^b(%i : i32)
^a(%b: index):
  return %b : index
^b(%x: i32):
  cf.br ^a(%a : index)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: index, %arg2: i32) -> index {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : index)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: index, %i: i32) -> index {
  cf.switch %f : i32, [
    default: ^a(%a : index),
    1: ^b(%i : i32),
    -2: ^a(%a : index)
  ] {x.y}
^a(%b: index):
  return %b : index
^b(%x: i32):
  cf.cond_br %c, ^a(%a : index), ^a(%a : index) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: index, %arg3: i32) -> index {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : index),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : index)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: index):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : index), ^bb1(%arg2 : index) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: memref<2xf32>) {
  cf.br ^a(%a : memref<2xf32>)
^a(%b: memref<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: memref<2xf32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<2xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<2xf32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: memref<2xf32>, %i: i32) -> memref<2xf32> {
  cf.cond_br %c, ^a(%a : memref<2xf32>), ^b(%i : i32)
^a(%b: memref<2xf32>):
  return %b : memref<2xf32>
^b(%x: i32):
  cf.br ^a(%a : memref<2xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: memref<2xf32>, %arg2: i32) -> memref<2xf32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<2xf32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : memref<2xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: memref<2xf32>, %i: i32) -> memref<2xf32> {
  cf.switch %f : i32, [
    default: ^a(%a : memref<2xf32>),
    1: ^b(%i : i32),
    -2: ^a(%a : memref<2xf32>)
  ] {x.y}
^a(%b: memref<2xf32>):
  return %b : memref<2xf32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : memref<2xf32>), ^a(%a : memref<2xf32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: memref<2xf32>, %arg3: i32) -> memref<2xf32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : memref<2xf32>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : memref<2xf32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: memref<2xf32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : memref<2xf32>), ^bb1(%arg2 : memref<2xf32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: tensor<2xf32>) {
  cf.br ^a(%a : tensor<2xf32>)
^a(%b: tensor<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: tensor<2xf32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : tensor<2xf32>)
// CHECK-NEXT:   ^bb1(%0: tensor<2xf32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: tensor<2xf32>, %i: i32) -> tensor<2xf32> {
  cf.cond_br %c, ^a(%a : tensor<2xf32>), ^b(%i : i32)
^a(%b: tensor<2xf32>):
  return %b : tensor<2xf32>
^b(%x: i32):
  cf.br ^a(%a : tensor<2xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: tensor<2xf32>, %arg2: i32) -> tensor<2xf32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : tensor<2xf32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: tensor<2xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : tensor<2xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: tensor<2xf32>, %i: i32) -> tensor<2xf32> {
  cf.switch %f : i32, [
    default: ^a(%a : tensor<2xf32>),
    1: ^b(%i : i32),
    -2: ^a(%a : tensor<2xf32>)
  ] {x.y}
^a(%b: tensor<2xf32>):
  return %b : tensor<2xf32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : tensor<2xf32>), ^a(%a : tensor<2xf32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: tensor<2xf32>, %arg3: i32) -> tensor<2xf32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : tensor<2xf32>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : tensor<2xf32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: tensor<2xf32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : tensor<2xf32>), ^bb1(%arg2 : tensor<2xf32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: si32) {
  cf.br ^a(%a : si32)
^a(%b: si32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: si32) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : si32)
// CHECK-NEXT:   ^bb1(%0: si32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: si32, %i: i32) -> si32 {
  cf.cond_br %c, ^a(%a : si32), ^b(%i : i32)
^a(%b: si32):
  return %b : si32
^b(%x: i32):
  cf.br ^a(%a : si32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: si32, %arg2: i32) -> si32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : si32), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: si32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : si32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : si32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: si32, %i: i32) -> si32 {
  cf.switch %f : i32, [
    default: ^a(%a : si32),
    1: ^b(%i : i32),
    -2: ^a(%a : si32)
  ] {x.y}
^a(%b: si32):
  return %b : si32
^b(%x: i32):
  cf.cond_br %c, ^a(%a : si32), ^a(%a : si32) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: si32, %arg3: i32) -> si32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : si32),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : si32)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: si32):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : si32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : si32), ^bb1(%arg2 : si32) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: f8E5M2) {
  cf.br ^a(%a : f8E5M2)
^a(%b: f8E5M2):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: f8E5M2) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : f8E5M2)
// CHECK-NEXT:   ^bb1(%0: f8E5M2):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: f8E5M2, %i: i32) -> f8E5M2 {
  cf.cond_br %c, ^a(%a : f8E5M2), ^b(%i : i32)
^a(%b: f8E5M2):
  return %b : f8E5M2
^b(%x: i32):
  cf.br ^a(%a : f8E5M2)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: f8E5M2, %arg2: i32) -> f8E5M2 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : f8E5M2), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: f8E5M2):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : f8E5M2
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : f8E5M2)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: f8E5M2, %i: i32) -> f8E5M2 {
  cf.switch %f : i32, [
    default: ^a(%a : f8E5M2),
    1: ^b(%i : i32),
    -2: ^a(%a : f8E5M2)
  ] {x.y}
^a(%b: f8E5M2):
  return %b : f8E5M2
^b(%x: i32):
  cf.cond_br %c, ^a(%a : f8E5M2), ^a(%a : f8E5M2) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: f8E5M2, %arg3: i32) -> f8E5M2 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : f8E5M2),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : f8E5M2)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: f8E5M2):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : f8E5M2
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : f8E5M2), ^bb1(%arg2 : f8E5M2) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: complex<f32>) {
  cf.br ^a(%a : complex<f32>)
^a(%b: complex<f32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: complex<f32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : complex<f32>)
// CHECK-NEXT:   ^bb1(%0: complex<f32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: complex<f32>, %i: i32) -> complex<f32> {
  cf.cond_br %c, ^a(%a : complex<f32>), ^b(%i : i32)
^a(%b: complex<f32>):
  return %b : complex<f32>
^b(%x: i32):
  cf.br ^a(%a : complex<f32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: complex<f32>, %arg2: i32) -> complex<f32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : complex<f32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: complex<f32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : complex<f32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: complex<f32>, %i: i32) -> complex<f32> {
  cf.switch %f : i32, [
    default: ^a(%a : complex<f32>),
    1: ^b(%i : i32),
    -2: ^a(%a : complex<f32>)
  ] {x.y}
^a(%b: complex<f32>):
  return %b : complex<f32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : complex<f32>), ^a(%a : complex<f32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: complex<f32>, %arg3: i32) -> complex<f32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : complex<f32>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : complex<f32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: complex<f32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : complex<f32>), ^bb1(%arg2 : complex<f32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: vector<2x2xf32>) {
  cf.br ^a(%a : vector<2x2xf32>)
^a(%b: vector<2x2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: vector<2x2xf32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : vector<2x2xf32>)
// CHECK-NEXT:   ^bb1(%0: vector<2x2xf32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: vector<2x2xf32>, %i: i32) -> vector<2x2xf32> {
  cf.cond_br %c, ^a(%a : vector<2x2xf32>), ^b(%i : i32)
^a(%b: vector<2x2xf32>):
  return %b : vector<2x2xf32>
^b(%x: i32):
  cf.br ^a(%a : vector<2x2xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: vector<2x2xf32>, %arg2: i32) -> vector<2x2xf32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : vector<2x2xf32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: vector<2x2xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : vector<2x2xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : vector<2x2xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: vector<2x2xf32>, %i: i32) -> vector<2x2xf32> {
  cf.switch %f : i32, [
    default: ^a(%a : vector<2x2xf32>),
    1: ^b(%i : i32),
    -2: ^a(%a : vector<2x2xf32>)
  ] {x.y}
^a(%b: vector<2x2xf32>):
  return %b : vector<2x2xf32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : vector<2x2xf32>), ^a(%a : vector<2x2xf32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: vector<2x2xf32>, %arg3: i32) -> vector<2x2xf32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : vector<2x2xf32>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : vector<2x2xf32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: vector<2x2xf32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : vector<2x2xf32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : vector<2x2xf32>), ^bb1(%arg2 : vector<2x2xf32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: vector<f32>) {
  cf.br ^a(%a : vector<f32>)
^a(%b: vector<f32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: vector<f32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : vector<f32>)
// CHECK-NEXT:   ^bb1(%0: vector<f32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: vector<f32>, %i: i32) -> vector<f32> {
  cf.cond_br %c, ^a(%a : vector<f32>), ^b(%i : i32)
^a(%b: vector<f32>):
  return %b : vector<f32>
^b(%x: i32):
  cf.br ^a(%a : vector<f32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: vector<f32>, %arg2: i32) -> vector<f32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : vector<f32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: vector<f32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : vector<f32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : vector<f32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: vector<f32>, %i: i32) -> vector<f32> {
  cf.switch %f : i32, [
    default: ^a(%a : vector<f32>),
    1: ^b(%i : i32),
    -2: ^a(%a : vector<f32>)
  ] {x.y}
^a(%b: vector<f32>):
  return %b : vector<f32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : vector<f32>), ^a(%a : vector<f32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: vector<f32>, %arg3: i32) -> vector<f32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : vector<f32>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : vector<f32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: vector<f32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : vector<f32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : vector<f32>), ^bb1(%arg2 : vector<f32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: vector<2xindex>) {
  cf.br ^a(%a : vector<2xindex>)
^a(%b: vector<2xindex>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: vector<2xindex>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : vector<2xindex>)
// CHECK-NEXT:   ^bb1(%0: vector<2xindex>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: vector<2xindex>, %i: i32) -> vector<2xindex> {
  cf.cond_br %c, ^a(%a : vector<2xindex>), ^b(%i : i32)
^a(%b: vector<2xindex>):
  return %b : vector<2xindex>
^b(%x: i32):
  cf.br ^a(%a : vector<2xindex>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: vector<2xindex>, %arg2: i32) -> vector<2xindex> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : vector<2xindex>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: vector<2xindex>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : vector<2xindex>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : vector<2xindex>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: vector<2xindex>, %i: i32) -> vector<2xindex> {
  cf.switch %f : i32, [
    default: ^a(%a : vector<2xindex>),
    1: ^b(%i : i32),
    -2: ^a(%a : vector<2xindex>)
  ] {x.y}
^a(%b: vector<2xindex>):
  return %b : vector<2xindex>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : vector<2xindex>), ^a(%a : vector<2xindex>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: vector<2xindex>, %arg3: i32) -> vector<2xindex> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : vector<2xindex>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : vector<2xindex>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: vector<2xindex>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : vector<2xindex>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : vector<2xindex>), ^bb1(%arg2 : vector<2xindex>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: none) {
  cf.br ^a(%a : none)
^a(%b: none):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: none) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : none)
// CHECK-NEXT:   ^bb1(%0: none):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: none, %i: i32) -> none {
  cf.cond_br %c, ^a(%a : none), ^b(%i : i32)
^a(%b: none):
  return %b : none
^b(%x: i32):
  cf.br ^a(%a : none)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: none, %arg2: i32) -> none {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : none), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: none):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : none
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : none)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: none, %i: i32) -> none {
  cf.switch %f : i32, [
    default: ^a(%a : none),
    1: ^b(%i : i32),
    -2: ^a(%a : none)
  ] {x.y}
^a(%b: none):
  return %b : none
^b(%x: i32):
  cf.cond_br %c, ^a(%a : none), ^a(%a : none) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: none, %arg3: i32) -> none {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : none),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : none)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: none):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : none
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : none), ^bb1(%arg2 : none) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: tuple<i32>) {
  cf.br ^a(%a : tuple<i32>)
^a(%b: tuple<i32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: tuple<i32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : tuple<i32>)
// CHECK-NEXT:   ^bb1(%0: tuple<i32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: tuple<i32>, %i: i32) -> tuple<i32> {
  cf.cond_br %c, ^a(%a : tuple<i32>), ^b(%i : i32)
^a(%b: tuple<i32>):
  return %b : tuple<i32>
^b(%x: i32):
  cf.br ^a(%a : tuple<i32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: tuple<i32>, %arg2: i32) -> tuple<i32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : tuple<i32>), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: tuple<i32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : tuple<i32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : tuple<i32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: tuple<i32>, %i: i32) -> tuple<i32> {
  cf.switch %f : i32, [
    default: ^a(%a : tuple<i32>),
    1: ^b(%i : i32),
    -2: ^a(%a : tuple<i32>)
  ] {x.y}
^a(%b: tuple<i32>):
  return %b : tuple<i32>
^b(%x: i32):
  cf.cond_br %c, ^a(%a : tuple<i32>), ^a(%a : tuple<i32>) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: tuple<i32>, %arg3: i32) -> tuple<i32> {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : tuple<i32>),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : tuple<i32>)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: tuple<i32>):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : tuple<i32>
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : tuple<i32>), ^bb1(%arg2 : tuple<i32>) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @br(%a: (i32) -> i32) {
  cf.br ^a(%a : (i32) -> i32)
^a(%b: (i32) -> i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%arg0: (i32) -> i32) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : (i32) -> i32)
// CHECK-NEXT:   ^bb1(%0: (i32) -> i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cond(%c: i1, %a: (i32) -> i32, %i: i32) -> ((i32) -> i32) {
  cf.cond_br %c, ^a(%a : (i32) -> i32), ^b(%i : i32)
^a(%b: (i32) -> i32):
  return %b : (i32) -> i32
^b(%x: i32):
  cf.br ^a(%a : (i32) -> i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cond(%arg0: i1, %arg1: (i32) -> i32, %arg2: i32) -> ((i32) -> i32) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : (i32) -> i32), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: (i32) -> i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     return %0 : (i32) -> i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%arg1 : (i32) -> i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%f: i32, %c: i1, %a: (i32) -> i32, %i: i32) -> ((i32) -> i32) {
  cf.switch %f : i32, [
    default: ^a(%a : (i32) -> i32),
    1: ^b(%i : i32),
    -2: ^a(%a : (i32) -> i32)
  ] {x.y}
^a(%b: (i32) -> i32):
  return %b : (i32) -> i32
^b(%x: i32):
  cf.cond_br %c, ^a(%a : (i32) -> i32), ^a(%a : (i32) -> i32) {foo = 1 : i32}
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i1, %arg2: (i32) -> i32, %arg3: i32) -> ((i32) -> i32) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg2 : (i32) -> i32),
// CHECK-NEXT:       1: ^bb2(%arg3 : i32),
// CHECK-NEXT:       4294967294: ^bb1(%arg2 : (i32) -> i32)
// CHECK-NEXT:     ] {x.y}
// CHECK-NEXT:   ^bb1(%0: (i32) -> i32):  // 4 preds: ^bb0, ^bb0, ^bb2, ^bb2
// CHECK-NEXT:     return %0 : (i32) -> i32
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg2 : (i32) -> i32), ^bb1(%arg2 : (i32) -> i32) {foo = 1 : i32}
// CHECK-NEXT:   }
// CHECK-NEXT: }
