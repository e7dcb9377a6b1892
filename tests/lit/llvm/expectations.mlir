// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// The expected value and the result have the type of the value, and the format gives it once.

llvm.func @f(%a: i32, %b: i32, %c: i64) -> i64 {
  %0 = llvm.intr.expect.with.probability %a, %b, 5.000000e-01 : i32
  %1 = "llvm.intr.expect.with.probability"(%a, %a) <{prob = 1.5 : f64}> : (i32, i32) -> i32
  %2 = llvm.intr.expect.with.probability %c, %c, 1.0 {test.a} : i64
  llvm.return %2 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: i64) -> i64 {
// CHECK-NEXT:     %0 = llvm.intr.expect.with.probability %arg0, %arg1, 5.000000e-01 : i32
// CHECK-NEXT:     %1 = llvm.intr.expect.with.probability %arg0, %arg0, 1.500000e+00 : i32
// CHECK-NEXT:     %2 = llvm.intr.expect.with.probability %arg2, %arg2, 1.000000e+00 {test.a} : i64
// CHECK-NEXT:     llvm.return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i32, i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: i64):
// GENERIC-NEXT:     %0 = "llvm.intr.expect.with.probability"(%arg0, %arg1) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "llvm.intr.expect.with.probability"(%arg0, %arg0) <{prob = 1.500000e+00 : f64}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "llvm.intr.expect.with.probability"(%arg2, %arg2) <{prob = 1.000000e+00 : f64}> {test.a} : (i64, i64) -> i64
// GENERIC-NEXT:     "llvm.return"(%2) : (i64) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An op without a dialect of assembly has none; the one that is meant then is printed where it is written.

llvm.func @g(%a: i32) {
  llvm.inline_asm asm_dialect = att "x", "r" %a : (i32) -> ()
  llvm.inline_asm asm_dialect = intel "x", "r" %a : (i32) -> ()
  llvm.inline_asm "x", "r" %a : (i32) -> ()
  "llvm.inline_asm"(%a) <{asm_string = "x", constraints = "r", asm_dialect = 0 : i64}> : (i32) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(%arg0: i32) {
// CHECK-NEXT:     llvm.inline_asm asm_dialect = att "x", "r" %arg0 : (i32) -> ()
// CHECK-NEXT:     llvm.inline_asm asm_dialect = intel "x", "r" %arg0 : (i32) -> ()
// CHECK-NEXT:     llvm.inline_asm "x", "r" %arg0 : (i32) -> ()
// CHECK-NEXT:     llvm.inline_asm asm_dialect = att "x", "r" %arg0 : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.inline_asm"(%arg0) <{asm_dialect = 0 : i64, asm_string = "x", constraints = "r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.inline_asm"(%arg0) <{asm_dialect = 1 : i64, asm_string = "x", constraints = "r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.inline_asm"(%arg0) <{asm_string = "x", constraints = "r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.inline_asm"(%arg0) <{asm_dialect = 0 : i64, asm_string = "x", constraints = "r", tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
