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
