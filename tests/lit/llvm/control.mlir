// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Branches, and elements of vectors.
llvm.func @f(%v: vector<4xi32>, %vp: vector<4x!llvm.ptr>) {
  %1 = llvm.shufflevector %v, %v [-1, 7] {x} : vector<4xi32>
  %2 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 0>}>
      : (vector<4xi32>, vector<4xi32>) -> vector<1xi32>
  %3 = llvm.shufflevector %vp, %vp [1] : vector<4x!llvm.ptr>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4x!llvm.ptr>) {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [-1, 7] {x} : vector<4xi32>
// CHECK-NEXT:     %1 = llvm.shufflevector %arg0, %arg0 [0] : vector<4xi32>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg1, %arg1 [1] : vector<4x!llvm.ptr>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4x!llvm.ptr>)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xi32>, %arg1: vector<4x!llvm.ptr>):
// GENERIC-NEXT:     %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: -1, 7>}> {x} : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
// GENERIC-NEXT:     %1 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 0>}> : (vector<4xi32>, vector<4xi32>) -> vector<1xi32>
// GENERIC-NEXT:     %2 = "llvm.shufflevector"(%arg1, %arg1) <{mask = array<i32: 1>}> : (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>) -> vector<1x!llvm.ptr>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  llvm.unreachable
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.unreachable"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
  ]
^bb1:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1,
    1: ^bb1
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb1:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT:       1: ^bb1,
// CHECK-NEXT:       1: ^bb1
// CHECK-NEXT:     ] {branch_weights = array<i32: 1, 2, 3>}
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.switch"(%arg0)[^bb1, ^bb1, ^bb1] <{branch_weights = array<i32: 1, 2, 3>, case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  llvm.br ^bb1 {x}
^bb1:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     llvm.br ^bb1 {x}
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.br"()[^bb1] {x} : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: i1) {
  llvm.cond_br %x weights([1, 2]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1) {
// CHECK-NEXT:     llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     "llvm.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: i1) {
  llvm.cond_br %x, ^bb1,
      ^bb1 {loop_annotation = #llvm.loop_annotation<>, branch_weights = array<i32: 3, 4>}
^bb1:
  llvm.return
}

// CHECK: #loop_annotation = #llvm.loop_annotation<>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1) {
// CHECK-NEXT:     llvm.cond_br %arg0 weights([3, 4]), ^bb1, ^bb1 {loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #loop_annotation = #llvm.loop_annotation<>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     "llvm.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 3, 4>, loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Vectors.
llvm.func @f(%v: vector<4xi32>, %a: i32, %x: i1) -> i32 {
  %0 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %1 = llvm.insertelement %0, %v[%a : i32] : vector<4xi32>
  %2 = llvm.shufflevector %v, %1 [0, 5] : vector<4xi32>
  llvm.cond_br %x, ^bb1, ^bb2(%0 : i32)
^bb1:
  llvm.return %0 : i32
^bb2(%q: i32):
  llvm.unreachable
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<4xi32>, %arg1: i32, %arg2: i1) -> i32 {
// CHECK-NEXT:     %0 = llvm.extractelement %arg0[%arg1 : i32] : vector<4xi32>
// CHECK-NEXT:     %1 = llvm.insertelement %0, %arg0[%arg1 : i32] : vector<4xi32>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %1 [0, 5] : vector<4xi32>
// CHECK-NEXT:     llvm.cond_br %arg2, ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   ^bb2(%3: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (vector<4xi32>, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<4xi32>, %arg1: i32, %arg2: i1):
// GENERIC-NEXT:     %0 = "llvm.extractelement"(%arg0, %arg1) : (vector<4xi32>, i32) -> i32
// GENERIC-NEXT:     %1 = "llvm.insertelement"(%arg0, %0, %arg1) : (vector<4xi32>, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %2 = "llvm.shufflevector"(%arg0, %1) <{mask = array<i32: 0, 5>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.cond_br"(%arg2, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   ^bb2(%3: i32):  // pred: ^bb0
// GENERIC-NEXT:     "llvm.unreachable"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
