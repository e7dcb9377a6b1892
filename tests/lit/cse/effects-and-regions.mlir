// RUN: pyopt %s --allow-unregistered-dialect --cse --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s --check-prefix=CANON

// Graph regions, calls, reads, ops with regions, unregistered ops: what each pass may do there.

func.func @calls(%a: i32) -> i32 {
  %0 = func.call @calls(%a) : (i32) -> i32
  %1 = func.call @calls(%a) : (i32) -> i32
  %f = func.constant @calls : (i32) -> i32
  %g = func.constant @calls : (i32) -> i32
  %2 = func.call_indirect %f(%a) : (i32) -> i32
  %3 = func.call_indirect %g(%a) : (i32) -> i32
  %4 = arith.addi %2, %3 : i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @calls(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = call @calls(%arg0) : (i32) -> i32
// CHECK-NEXT:     %1 = call @calls(%arg0) : (i32) -> i32
// CHECK-NEXT:     %f = constant @calls : (i32) -> i32
// CHECK-NEXT:     %2 = call_indirect %f(%arg0) : (i32) -> i32
// CHECK-NEXT:     %3 = call_indirect %f(%arg0) : (i32) -> i32
// CHECK-NEXT:     %4 = arith.addi %2, %3 : i32
// CHECK-NEXT:     return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func @calls(%arg0: i32) -> i32 {
// CANON-NEXT:     %0 = call @calls(%arg0) : (i32) -> i32
// CANON-NEXT:     %1 = call @calls(%arg0) : (i32) -> i32
// CANON-NEXT:     %2 = call @calls(%arg0) : (i32) -> i32
// CANON-NEXT:     %3 = call @calls(%arg0) : (i32) -> i32
// CANON-NEXT:     %4 = arith.addi %2, %3 : i32
// CANON-NEXT:     return %4 : i32
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

func.func @asserts(%c: i1) {
  cf.assert %c, "a"
  cf.assert %c, "a"
  %t = arith.constant true
  cf.assert %t, "a"
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @asserts(%arg0: i1) {
// CHECK-NEXT:     cf.assert %arg0, "a"
// CHECK-NEXT:     cf.assert %arg0, "a"
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     cf.assert %true, "a"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func @asserts(%arg0: i1) {
// CANON-NEXT:     cf.assert %arg0, "a"
// CANON-NEXT:     cf.assert %arg0, "a"
// CANON-NEXT:     return
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

func.func private @priv(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.addi %2, %a : i32
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @priv(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func private @priv(%arg0: i32) -> i32 {
// CANON-NEXT:     %0 = ub.poison : i32
// CANON-NEXT:     return %0 : i32
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

func.func @cast_chain(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = builtin.unrealized_conversion_cast %1 : tensor<4xf32> to i32
  %3 = builtin.unrealized_conversion_cast %2 : i32 to tensor<4xf32>
  return %3 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_chain(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cast_0 : tensor<4xf32> to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : i32 to tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func @cast_chain(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CANON-NEXT:     return %arg0 : tensor<4xf32>
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

"t.op"() ({
  %0 = arith.constant 4 : i32
  "t.br"(%0)[^a] : (i32) -> ()
^a(%x: i32):
  %1 = arith.constant 4 : i32
  "t.br"(%x, %1)[^a] : (i32, i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "t.op"() ({
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     "t.br"(%c4_i32)[^bb1] : (i32) -> ()
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "t.br"(%0, %c4_i32)[^bb1] : (i32, i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   "t.op"() ({
// CANON-NEXT:     %c4_i32 = arith.constant 4 : i32
// CANON-NEXT:     "t.br"(%c4_i32)[^bb1] : (i32) -> ()
// CANON-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CANON-NEXT:     "t.br"(%0, %c4_i32)[^bb1] : (i32, i32) -> ()
// CANON-NEXT:   }) : () -> ()
// CANON-NEXT: }

// -----

func.func @dead_args(%c: i1, %a: i32) {
  cf.br ^a(%a, %a : i32, i32)
^a(%x: i32, %y: i32):
  cf.cond_br %c, ^b(%x, %y : i32, i32), ^c
^b(%z: i32, %w: i32):
  cf.switch %z : i32, [
    default: ^a(%z, %w : i32, i32),
    3: ^b(%z, %w : i32, i32),
    4: ^c
  ]
^c:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead_args(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     cf.br ^bb1(%arg1, %arg1 : i32, i32)
// CHECK-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2(%0, %1 : i32, i32), ^bb3
// CHECK-NEXT:   ^bb2(%2: i32, %3: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.switch %2 : i32, [
// CHECK-NEXT:       default: ^bb1(%2, %3 : i32, i32),
// CHECK-NEXT:       3: ^bb2(%2, %3 : i32, i32),
// CHECK-NEXT:       4: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   func.func @dead_args(%arg0: i1, %arg1: i32) {
// CANON-NEXT:     cf.br ^bb1(%arg1 : i32)
// CANON-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CANON-NEXT:     cf.cond_br %arg0, ^bb2(%0 : i32), ^bb3
// CANON-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb1, ^bb2
// CANON-NEXT:     cf.switch %1 : i32, [
// CANON-NEXT:       default: ^bb1(%1 : i32),
// CANON-NEXT:       3: ^bb2(%1 : i32),
// CANON-NEXT:       4: ^bb3
// CANON-NEXT:     ]
// CANON-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CANON-NEXT:     return
// CANON-NEXT:   }
// CANON-NEXT: }

// -----

"t.op"() ({
  %a = "t.def"() : () -> i32
  %9 = arith.subi %7, %a : i32
  %5 = arith.addi %a, %a : i32
  %7 = arith.addi %a, %a : i32
  "t.use"(%5, %7, %9) : (i32, i32, i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "t.op"() ({
// CHECK-NEXT:     %0 = "t.def"() : () -> i32
// CHECK-NEXT:     %1 = arith.subi %3, %0 : i32
// CHECK-NEXT:     %2 = arith.addi %0, %0 : i32
// CHECK-NEXT:     %3 = arith.addi %0, %0 : i32
// CHECK-NEXT:     "t.use"(%2, %2, %1) : (i32, i32, i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   "t.op"() ({
// CANON-NEXT:     %0 = "t.def"() : () -> i32
// CANON-NEXT:     %1 = arith.addi %0, %0 : i32
// CANON-NEXT:     %2 = arith.addi %0, %0 : i32
// CANON-NEXT:     "t.use"(%1, %2, %0) : (i32, i32, i32) -> ()
// CANON-NEXT:   }) : () -> ()
// CANON-NEXT: }
