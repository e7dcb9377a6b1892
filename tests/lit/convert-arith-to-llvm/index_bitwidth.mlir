// RUN: pyopt --split-input-file --convert-arith-to-llvm='index-bitwidth=32' %s | FileCheck %s

// Indices of 32 bits.

func.func @f(%i: index, %a: i32, %b: i64) {
  %0 = arith.index_cast %i : index to i32
  %1 = arith.index_cast %a : i32 to index
  %2 = arith.index_castui %i : index to i64
  %3 = arith.index_castui %b : i64 to index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: i64) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %1 = llvm.zext %0 : i32 to i64
// CHECK-NEXT:     %2 = llvm.trunc %arg2 : i64 to i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant 5 : index
  %1 = arith.addi %i, %0 : index
  %2 = arith.constant 5000000000 : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(5 : index) : i32
// CHECK-NEXT:     %2 = llvm.add %0, %1 : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(5000000000 : index) : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index) {
  %0:2 = arith.mulsi_extended %i, %j : index
  %1 = arith.cmpi ult, %i, %j : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.sext %1 : i32 to i64
// CHECK-NEXT:     %3 = llvm.sext %0 : i32 to i64
// CHECK-NEXT:     %4 = llvm.mul %2, %3 : i64
// CHECK-NEXT:     %5 = llvm.trunc %4 : i64 to i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %7 = llvm.lshr %4, %6 : i64
// CHECK-NEXT:     %8 = llvm.trunc %7 : i64 to i32
// CHECK-NEXT:     %9 = llvm.icmp "ult" %1, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
