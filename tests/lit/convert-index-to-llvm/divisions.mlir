// RUN: pyopt --split-input-file --convert-index-to-llvm %s | FileCheck %s

// Known faults 89382, 215696: the least number has no opposite, and nothing is divided by -1 but by the program.

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %0, %b
  %2 = arith.addi %1, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:     %3 = llvm.mul %2, %0 : i64
// CHECK-NEXT:     %4 = llvm.icmp "ne" %3, %1 : i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.icmp "slt" %1, %5 : i64
// CHECK-NEXT:     %7 = llvm.icmp "slt" %0, %5 : i64
// CHECK-NEXT:     %8 = llvm.icmp "eq" %6, %7 : i1
// CHECK-NEXT:     %9 = llvm.and %4, %8 : i1
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.add %2, %10 : i64
// CHECK-NEXT:     %12 = llvm.select %9, %11, %2 : i1, i64
// CHECK-NEXT:     %13 = llvm.sdiv %12, %0 : i64
// CHECK-NEXT:     %14 = llvm.mul %13, %0 : i64
// CHECK-NEXT:     %15 = llvm.icmp "ne" %14, %12 : i64
// CHECK-NEXT:     %16 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %17 = llvm.icmp "slt" %12, %16 : i64
// CHECK-NEXT:     %18 = llvm.icmp "slt" %0, %16 : i64
// CHECK-NEXT:     %19 = llvm.icmp "ne" %17, %18 : i1
// CHECK-NEXT:     %20 = llvm.and %15, %19 : i1
// CHECK-NEXT:     %21 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.add %13, %21 : i64
// CHECK-NEXT:     %23 = llvm.select %20, %22, %13 : i1, i64
// CHECK-NEXT:     %24 = builtin.unrealized_conversion_cast %23 : i64 to index
// CHECK-NEXT:     %25 = arith.addi %24, %arg1 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
