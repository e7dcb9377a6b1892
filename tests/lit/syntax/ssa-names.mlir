// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Names in the input are not kept; numbers count from zero in each isolated op.
func.func @renumbered(%x: i32) -> i32 {
  %sum = arith.addi %x, %x : i32
  %product = arith.muli %sum, %x : i32
  return %product : i32
}
func.func @again(%y: i32) -> i32 {
  %a = arith.addi %y, %y : i32
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @renumbered(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.muli %0, %arg0 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @again(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "renumbered"}> ({
// GENERIC-NEXT:   ^bb0(%arg1: i32):
// GENERIC-NEXT:     %1 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.muli"(%1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%2) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "again"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Constants are named after their value and type.
func.func @constants() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : i32
  %2 = arith.constant -1 : i64
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.5 : f32
  %6 = arith.constant dense<1> : tensor<2xi32>
  %7 = arith.constant 0 : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-1_i64 = arith.constant -1 : i64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = -1 : i64}> : () -> i64
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT:     %5 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     %6 = "arith.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// GENERIC-NEXT:     %7 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The same name twice gets a suffix, which counts on for the whole function.
func.func @suffixes() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 1 : i32
  %3 = arith.constant 1.0 : f32
  %4 = arith.constant 2.0 : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @suffixes() {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "suffixes"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Nested regions share the numbers of the op that isolates them.
func.func @nested() {
  %0 = "any.outer"() ({
    %1 = "any.inner"() : () -> i32
    "any.deeper"() ({
      %2 = "any.value"(%1) : (i32) -> i32
    }) : () -> ()
  }) : () -> i32
  %3 = "any.after"(%0) : (i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested() {
// CHECK-NEXT:     %0 = "any.outer"() ({
// CHECK-NEXT:       %2 = "any.inner"() : () -> i32
// CHECK-NEXT:       "any.deeper"() ({
// CHECK-NEXT:         %3 = "any.value"(%2) : (i32) -> i32
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }) : () -> i32
// CHECK-NEXT:     %1 = "any.after"(%0) : (i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "nested"}> ({
// GENERIC-NEXT:     %0 = "any.outer"() ({
// GENERIC-NEXT:       %2 = "any.inner"() : () -> i32
// GENERIC-NEXT:       "any.deeper"() ({
// GENERIC-NEXT:         %3 = "any.value"(%2) : (i32) -> i32
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : () -> i32
// GENERIC-NEXT:     %1 = "any.after"(%0) : (i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Siblings reuse numbers; what comes after both counts from the outer ones.
func.func @siblings() {
  "any.two"() ({
    %0 = "any.a"() : () -> i32
    %1 = "any.b"() : () -> i32
  }, {
    %2 = "any.c"() : () -> i32
  }) : () -> ()
  %3 = "any.d"() : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @siblings() {
// CHECK-NEXT:     "any.two"() ({
// CHECK-NEXT:       %1 = "any.a"() : () -> i32
// CHECK-NEXT:       %2 = "any.b"() : () -> i32
// CHECK-NEXT:     }, {
// CHECK-NEXT:       %1 = "any.c"() : () -> i32
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     %0 = "any.d"() : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "siblings"}> ({
// GENERIC-NEXT:     "any.two"() ({
// GENERIC-NEXT:       %2 = "any.a"() : () -> i32
// GENERIC-NEXT:       %3 = "any.b"() : () -> i32
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       %1 = "any.c"() : () -> i32
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %0 = "any.d"() : () -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Arguments of a region in an op that nobody registered are %argN, of the other blocks plain numbers.
func.func @arguments(%a: i32) {
  "any.region"() ({
  ^entry(%x: i32, %y: f32):
    "any.br"(%x)[^next] : (i32) -> ()
  ^next(%z: i32):
    %w = "any.op"(%x, %y, %z, %a) : (i32, f32, i32, i32) -> i32
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @arguments(%arg0: i32) {
// CHECK-NEXT:     "any.region"() ({
// CHECK-NEXT:     ^bb0(%arg1: i32, %arg2: f32):
// CHECK-NEXT:       "any.br"(%arg1)[^bb1] : (i32) -> ()
// CHECK-NEXT:     ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:       %1 = "any.op"(%arg1, %arg2, %0, %arg0) : (i32, f32, i32, i32) -> i32
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "arguments"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "any.region"() ({
// GENERIC-NEXT:     ^bb0(%arg1: i32, %arg2: f32):
// GENERIC-NEXT:       "any.br"(%arg1)[^bb1] : (i32) -> ()
// GENERIC-NEXT:     ^bb1(%0: i32):  // pred: ^bb0
// GENERIC-NEXT:       %1 = "any.op"(%arg1, %arg2, %0, %arg0) : (i32, f32, i32, i32) -> i32
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several results under one number.
func.func @groups() {
  %0:2 = "any.pair"() : () -> (i32, i32)
  %1 = "any.one"(%0#1) : (i32) -> i32
  %2:3 = "any.three"(%0#0, %1) : (i32, i32) -> (i32, i32, i32)
  "any.use"(%2#0, %2#1, %2#2) : (i32, i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @groups() {
// CHECK-NEXT:     %0:2 = "any.pair"() : () -> (i32, i32)
// CHECK-NEXT:     %1 = "any.one"(%0#1) : (i32) -> i32
// CHECK-NEXT:     %2:3 = "any.three"(%0#0, %1) : (i32, i32) -> (i32, i32, i32)
// CHECK-NEXT:     "any.use"(%2#0, %2#1, %2#2) : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "groups"}> ({
// GENERIC-NEXT:     %0:2 = "any.pair"() : () -> (i32, i32)
// GENERIC-NEXT:     %1 = "any.one"(%0#1) : (i32) -> i32
// GENERIC-NEXT:     %2:3 = "any.three"(%0#0, %1) : (i32, i32) -> (i32, i32, i32)
// GENERIC-NEXT:     "any.use"(%2#0, %2#1, %2#2) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An isolated op starts afresh, even within a function.
func.func @isolated(%a: i32) {
  %0 = arith.addi %a, %a : i32
  builtin.module {
    func.func @inner(%b: i32) {
      %c = arith.addi %b, %b : i32
      return
    }
    %1 = "any.in_module"() : () -> i32
  }
  %2 = arith.addi %0, %0 : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @isolated(%arg0: i32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @inner(%arg1: i32) {
// CHECK-NEXT:         %3 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = "any.in_module"() : () -> i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "isolated"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "builtin.module"() ({
// GENERIC-NEXT:       "func.func"() <{function_type = (i32) -> (), sym_name = "inner"}> ({
// GENERIC-NEXT:       ^bb0(%arg1: i32):
// GENERIC-NEXT:         %3 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:         "func.return"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       %2 = "any.in_module"() : () -> i32
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The order of blocks in the text is the order of numbers; names of labels are not kept.
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^left, ^right
^right:
  %r = "any.r"() : () -> i32
  cf.br ^done(%r : i32)
^left:
  %l = "any.l"() : () -> i32
  cf.br ^done(%l : i32)
^done(%v: i32):
  "any.use"(%v) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "any.r"() : () -> i32
// CHECK-NEXT:     cf.br ^bb3(%0 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = "any.l"() : () -> i32
// CHECK-NEXT:     cf.br ^bb3(%1 : i32)
// CHECK-NEXT:   ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     "any.use"(%2) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "blocks"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     "cf.cond_br"(%arg0)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     %0 = "any.r"() : () -> i32
// GENERIC-NEXT:     "cf.br"(%0)[^bb3] : (i32) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     %1 = "any.l"() : () -> i32
// GENERIC-NEXT:     "cf.br"(%1)[^bb3] : (i32) -> ()
// GENERIC-NEXT:   ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
// GENERIC-NEXT:     "any.use"(%2) : (i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Values at the top level.
%zero = arith.constant 0 : i8
%x:2 = "any.op"(%zero) : (i8) -> (i8, i8)
"any.op"(%x#1) ({
  %y = "any.op"(%x#0) : (i8) -> i8
}) : (i8) -> ()

// CHECK: module {
// CHECK-NEXT:   %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:   %0:2 = "any.op"(%c0_i8) : (i8) -> (i8, i8)
// CHECK-NEXT:   "any.op"(%0#1) ({
// CHECK-NEXT:     %1 = "any.op"(%0#0) : (i8) -> i8
// CHECK-NEXT:   }) : (i8) -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
// GENERIC-NEXT:   %1:2 = "any.op"(%0) : (i8) -> (i8, i8)
// GENERIC-NEXT:   "any.op"(%1#1) ({
// GENERIC-NEXT:     %2 = "any.op"(%1#0) : (i8) -> i8
// GENERIC-NEXT:   }) : (i8) -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Constants of odd types.
func.func @odd() {
  %0 = arith.constant -3 : i3
  %1 = arith.constant 5 : i128
  %2 = arith.constant 0x7FC00000 : f32
  %3 = arith.constant 1.0 : bf16
  %4 = arith.constant dense<[true, false]> : vector<2xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @odd() {
// CHECK-NEXT:     %c-3_i3 = arith.constant -3 : i3
// CHECK-NEXT:     %c5_i128 = arith.constant 5 : i128
// CHECK-NEXT:     %cst = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %cst_1 = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "odd"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = -3 : i3}> : () -> i3
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 5 : i128}> : () -> i128
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = dense<[true, false]> : vector<2xi1>}> : () -> vector<2xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
