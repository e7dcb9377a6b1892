// RUN: pyopt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Every op in its forms.

func.func @while(%a: i32, %c: i1) -> (i32, f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  %1:2 = scf.while (%x = %a, %z = %a) : (i32, i32) -> (i32, f32) {
    %f = "t.f"(%x, %z) : (i32, i32) -> f32
    scf.condition(%c) {c.attr} %x, %f : i32, f32
  } do {
  ^bb0(%y: i32, %f: f32):
    scf.yield %y, %y : i32, i32
  } attributes {while.attr}
  return %0, %1#1 : i32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: i32, %arg1: i1) -> (i32, f32) {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%arg1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%arg1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.while (%arg2 = %arg0, %arg3 = %arg0) : (i32, i32) -> (i32, f32) {
// CHECK-NEXT:       %2 = "t.f"(%arg2, %arg3) : (i32, i32) -> f32
// CHECK-NEXT:       scf.condition(%arg1) {c.attr} %arg2, %2 : i32, f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: f32):
// CHECK-NEXT:       scf.yield %arg2, %arg2 : i32, i32
// CHECK-NEXT:     } attributes {while.attr}
// CHECK-NEXT:     return %0, %1#1 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i1) -> (i32, f32), sym_name = "while"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i1):
// GENERIC-NEXT:     "scf.while"() ({
// GENERIC-NEXT:       "scf.condition"(%arg1) : (i1) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %0 = "scf.while"(%arg0) ({
// GENERIC-NEXT:     ^bb0(%arg7: i32):
// GENERIC-NEXT:       "scf.condition"(%arg1, %arg7) : (i1, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg6: i32):
// GENERIC-NEXT:       "scf.yield"(%arg6) : (i32) -> ()
// GENERIC-NEXT:     }) : (i32) -> i32
// GENERIC-NEXT:     %1:2 = "scf.while"(%arg0, %arg0) ({
// GENERIC-NEXT:     ^bb0(%arg4: i32, %arg5: i32):
// GENERIC-NEXT:       %2 = "t.f"(%arg4, %arg5) : (i32, i32) -> f32
// GENERIC-NEXT:       "scf.condition"(%arg1, %arg4, %2) {c.attr} : (i1, i32, f32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg2: i32, %arg3: f32):
// GENERIC-NEXT:       "scf.yield"(%arg2, %arg2) : (i32, i32) -> ()
// GENERIC-NEXT:     }) {while.attr} : (i32, i32) -> (i32, f32)
// GENERIC-NEXT:     "func.return"(%0, %1#1) : (i32, f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @parallel(%l: index, %u: index, %s: index, %a: f32, %b: i64) -> f32 {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "t.x"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {p.attr}
  %0:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%a, %b) -> (f32, i64) {
    scf.reduce(%a, %b : f32, i64) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%x: i64, %y: i64):
      %1 = arith.addi %x, %y : i64
      scf.reduce.return %1 {r.attr} : i64
    }
  }
  %2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%a) -> f32 {
    scf.reduce(%a : f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0#0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i64) -> f32 {
// CHECK-NEXT:     scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
// CHECK-NEXT:       "t.x"(%arg5, %arg6) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {p.attr}
// CHECK-NEXT:     %0:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (f32, i64) {
// CHECK-NEXT:       scf.reduce(%arg3, %arg4 : f32, i64) {
// CHECK-NEXT:       ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:         %2 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg6: i64, %arg7: i64):
// CHECK-NEXT:         %2 = arith.addi %arg6, %arg7 : i64
// CHECK-NEXT:         scf.reduce.return %2 {r.attr} : i64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
// CHECK-NEXT:       scf.reduce(%arg3 : f32) {
// CHECK-NEXT:       ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:         %2 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index, f32, i64) -> f32, sym_name = "parallel"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i64):
// GENERIC-NEXT:     "scf.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: index):
// GENERIC-NEXT:       "scf.reduce"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.parallel"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg13: index, %arg14: index):
// GENERIC-NEXT:       "t.x"(%arg13, %arg14) : (index, index) -> ()
// GENERIC-NEXT:       "scf.reduce"() : () -> ()
// GENERIC-NEXT:     }) {p.attr} : (index, index, index, index, index, index) -> ()
// GENERIC-NEXT:     %0:2 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg8: index):
// GENERIC-NEXT:       "scf.reduce"(%arg3, %arg4) ({
// GENERIC-NEXT:       ^bb0(%arg11: f32, %arg12: f32):
// GENERIC-NEXT:         %4 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:         "scf.reduce.return"(%4) : (f32) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       ^bb0(%arg9: i64, %arg10: i64):
// GENERIC-NEXT:         %3 = "arith.addi"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// GENERIC-NEXT:         "scf.reduce.return"(%3) {r.attr} : (i64) -> ()
// GENERIC-NEXT:       }) : (f32, i64) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32, i64) -> (f32, i64)
// GENERIC-NEXT:     %1 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: index):
// GENERIC-NEXT:       "scf.reduce"(%arg3) ({
// GENERIC-NEXT:       ^bb0(%arg6: f32, %arg7: f32):
// GENERIC-NEXT:         %2 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:         "scf.reduce.return"(%2) : (f32) -> ()
// GENERIC-NEXT:       }) : (f32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, f32) -> f32
// GENERIC-NEXT:     "func.return"(%0#0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// As a case, true is an i1 whose sign is extended.
func.func @words_as_cases(%a: index) {
  scf.index_switch %a
  case true {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {
  }
  return
}

// CHECK-LABEL: @words_as_cases
// CHECK:         scf.index_switch %arg0
// CHECK-NEXT:    case -1 {
// CHECK:         case 0 {

// GENERIC: "func.func"() <{function_type = (index) -> (), sym_name = "words_as_cases"}>
// GENERIC: "scf.index_switch"(%arg0) <{cases = array<i64: -1, 0>}>
