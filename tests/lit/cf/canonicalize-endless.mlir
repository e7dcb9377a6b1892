// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --canonicalize | FileCheck %s

// Branches do not skip blocks from which cf.br alone leads to a block again.

func.func @both_end_in_a_loop(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^a
^b:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_end_in_a_loop(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @way_out(%c: i1, %f: f32) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.cond_br %c, ^e(%f : f32), ^a
^b:
  cf.br ^a
^e(%q: f32):
  "test.use"(%q) : (f32) -> ()
  cf.br ^e(%q : f32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @way_out(%arg0: i1, %arg1: f32) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2(%arg1 : f32), ^bb1
// CHECK-NEXT:   ^bb2(%0: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     "test.use"(%0) : (f32) -> ()
// CHECK-NEXT:     cf.br ^bb2(%0 : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_predecessor(%c: i1) {
  cf.br ^b
^b:
  cf.br ^a
^a:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_predecessor(%arg0: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ring(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @ring(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_steps(%c: i1) {
  cf.cond_br %c, ^b, ^d
^d:
  cf.br ^a
^a:
  cf.br ^a
^b:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_steps(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb3, ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%x: i32) {
  cf.switch %x : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  cf.br ^a
^b:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1,
// CHECK-NEXT:       1: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arguments(%c: i1, %f: f32, %g: f32) -> f32 {
  cf.cond_br %c, ^a(%f : f32), ^b
^a(%x: f32):
  cf.br ^a(%x : f32)
^b:
  cf.br ^a(%g : f32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @arguments(%arg0: i1, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_around(%c: i1) {
  cf.br ^x
^x:
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^a
^b:
  cf.cond_br %c, ^a, ^x
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_around(%arg0: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb1
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ops_in_the_loop(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^d
^b:
  cf.br ^d
^d:
  "test.op"() : () -> ()
  cf.br ^d
}

// CHECK: module {
// CHECK-NEXT:   func.func @ops_in_the_loop(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:     "test.op"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @behind_the_loop(%c: i1, %d: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e
^b:
  cf.br ^e
^e:
  "test.op"() : () -> ()
  cf.cond_br %d, ^e, ^f
^f:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @behind_the_loop(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "test.op"() : () -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
