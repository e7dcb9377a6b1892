// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Calls that may throw.

llvm.func @f(%a: i32, %p: !llvm.array<1 x i8>) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad (filter %p : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.array<1 x i8>) -> i32 attributes {personality = @p} {
// CHECK-NEXT:     %0 = llvm.invoke @g(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.landingpad (filter %arg1 : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @p(...) -> i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, array<1 x i8>)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.array<1 x i8>):
// GENERIC-NEXT:     %0 = "llvm.invoke"(%arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> i32
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     %1 = "llvm.landingpad"(%arg1) : (!llvm.array<1 x i8>) -> !llvm.struct<(ptr, i32)>
// GENERIC-NEXT:     "llvm.return"(%arg0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @call(%a: i32, %b: f64, %f: !llvm.ptr) -> i32 attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.invoke fastcc %f(%a) to ^ok(%a : i32) unwind ^bad(%a, %b : i32, f64) {a}
      : !llvm.ptr, (i32) -> ()
^ok(%x: i32):
  llvm.return %x : i32
^bad(%y: i32, %z: f64):
  %1 = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %c : !llvm.array<1 x ptr>)
      : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, i32)>
  llvm.return %2 : i32
}
llvm.func @p(...) -> i32

// CHECK: module {
// CHECK-NEXT:   llvm.func @call(%arg0: i32, %arg1: f64, %arg2: !llvm.ptr) -> i32 attributes {personality = @p} {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.array<1 x ptr>
// CHECK-NEXT:     llvm.invoke fastcc %arg2(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2(%arg0, %arg1 : i32, f64) {a} : !llvm.ptr, (i32) -> ()
// CHECK-NEXT:   ^bb1(%2: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   ^bb2(%3: i32, %4: f64):  // pred: ^bb0
// CHECK-NEXT:     %5 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.return %6 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @p(...) -> i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, f64, ptr)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "call", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: f64, %arg2: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.mlir.zero"() : () -> !llvm.array<1 x ptr>
// GENERIC-NEXT:     "llvm.invoke"(%arg2, %arg0, %arg0, %arg0, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<fastcc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 2, 0>}> {a} : (!llvm.ptr, i32, i32, i32, f64) -> ()
// GENERIC-NEXT:   ^bb1(%2: i32):  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"(%2) : (i32) -> ()
// GENERIC-NEXT:   ^bb2(%3: i32, %4: f64):  // pred: ^bb0
// GENERIC-NEXT:     %5 = "llvm.landingpad"(%0, %1) <{cleanup}> : (!llvm.ptr, !llvm.array<1 x ptr>) -> !llvm.struct<(ptr, i32)>
// GENERIC-NEXT:     %6 = "llvm.extractvalue"(%5) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, i32)>) -> i32
// GENERIC-NEXT:     "llvm.return"(%6) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %f: !llvm.ptr) -> i32 attributes {personality = @p} {
  %0 = llvm.invoke fastcc @g(%a, %a) to ^ok unwind ^bad vararg(!llvm.func<i32 (i32, ...)>) [
      "x"(%a : i32), "y"()] {branch_weights = array<i32: 1, 2>}
      : (i32, i32 {llvm.noundef}) -> (i32 {llvm.signext})
^ok:
  llvm.return %0 : i32
^bad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
llvm.func @g(i32, ...) -> i32
llvm.func @p(...) -> i32

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @p} {
// CHECK-NEXT:     %0 = llvm.invoke fastcc @g(%arg0, %arg0) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i32, ...)>) ["x"(%arg0 : i32), "y"()] {branch_weights = array<i32: 1, 2>} : (i32, i32 {llvm.noundef}) -> (i32 {llvm.signext})
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g(i32, ...) -> i32
// CHECK-NEXT:   llvm.func @p(...) -> i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @p, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.invoke"(%arg0, %arg0, %arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{}, {llvm.noundef}], branch_weights = array<i32: 1, 2>, callee = @g, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 2, 0, 0, 1>, res_attrs = [{llvm.signext}], var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32, i32, i32) -> i32
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
// GENERIC-NEXT:     "llvm.return"(%arg0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "p", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
