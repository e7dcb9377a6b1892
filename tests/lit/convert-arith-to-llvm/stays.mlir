// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm %s | FileCheck %s

// What stays, with casts in between; other places than functions of func.

func.func @f(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.ceildivsi %0, %b : index
  %2 = arith.muli %1, %a : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.add %1, %0 : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %5 = llvm.sdiv %2, %0 : i64
// CHECK-NEXT:     %6 = llvm.mul %5, %0 : i64
// CHECK-NEXT:     %7 = llvm.icmp "ne" %2, %6 : i64
// CHECK-NEXT:     %8 = llvm.icmp "slt" %2, %3 : i64
// CHECK-NEXT:     %9 = llvm.icmp "slt" %0, %3 : i64
// CHECK-NEXT:     %10 = llvm.icmp "eq" %8, %9 : i1
// CHECK-NEXT:     %11 = llvm.and %7, %10 : i1
// CHECK-NEXT:     %12 = llvm.add %5, %4 : i64
// CHECK-NEXT:     %13 = llvm.select %11, %12, %5 : i1, i64
// CHECK-NEXT:     %14 = llvm.mul %13, %1 : i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<?xf32>, %c: tensor<*xf32>) {
  %0 = arith.addf %a, %a : tensor<2xf32>
  %1 = arith.negf %b : tensor<?xf32>
  %2 = arith.mulf %c, %c : tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>, %arg2: tensor<*xf32>) {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : tensor<2xf32>
// CHECK-NEXT:     %1 = arith.negf %arg1 : tensor<?xf32>
// CHECK-NEXT:     %2 = arith.mulf %arg2, %arg2 : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %0 = arith.cmpi slt, %a, %b : tensor<2xi32>
  %1 = arith.extsi %a : tensor<2xi32> to tensor<2xi64>
  %2 = arith.bitcast %a : tensor<2xi32> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:     %0 = arith.cmpi slt, %arg0, %arg1 : tensor<2xi32>
// CHECK-NEXT:     %1 = arith.extsi %arg0 : tensor<2xi32> to tensor<2xi64>
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : tensor<2xi32> to tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xtf32>) {
  %0 = arith.subf %a, %a : vector<2xtf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xtf32>) {
// CHECK-NEXT:     %0 = arith.subf %arg0, %arg0 : vector<2xtf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @inside(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @inside(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
