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

func.func @f(%i: vector<2x2xindex>, %j: vector<2x2xindex>) {
  %0 = arith.muli %i, %j : vector<2x2xindex>
  %1 = arith.index_cast %0 : vector<2x2xindex> to vector<2x2xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xindex>, %arg1: vector<2x2xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xindex> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %5 = llvm.mul %3, %4 : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %9 = llvm.mul %7, %8 : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %11 = llvm.mlir.undef : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %12 = llvm.extractvalue %10[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %13 = llvm.sext %12 : vector<2xi32> to vector<2xi64>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %11[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %15 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %16 = llvm.sext %15 : vector<2xi32> to vector<2xi64>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %14[1] : !llvm.array<2 x vector<2xi64>>
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
// CHECK-NEXT:     %7 = llvm.lshr %4, %6  : i64
// CHECK-NEXT:     %8 = llvm.trunc %7 : i64 to i32
// CHECK-NEXT:     %9 = llvm.icmp "ult" %1, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
