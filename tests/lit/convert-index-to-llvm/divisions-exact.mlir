// RUN: pyopt --split-input-file --convert-index-to-llvm='reference-exact=true' %s | FileCheck %s

// Signed divisions that round up or down.

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.icmp "sgt" %0, %2 : i64
// CHECK-NEXT:     %6 = llvm.select %5, %4, %3 : i1, i64
// CHECK-NEXT:     %7 = llvm.add %1, %6 : i64
// CHECK-NEXT:     %8 = llvm.sdiv %7, %0  : i64
// CHECK-NEXT:     %9 = llvm.add %8, %3 : i64
// CHECK-NEXT:     %10 = llvm.sub %2, %1 : i64
// CHECK-NEXT:     %11 = llvm.sdiv %10, %0  : i64
// CHECK-NEXT:     %12 = llvm.sub %2, %11 : i64
// CHECK-NEXT:     %13 = llvm.icmp "sgt" %1, %2 : i64
// CHECK-NEXT:     %14 = llvm.icmp "eq" %13, %5 : i1
// CHECK-NEXT:     %15 = llvm.icmp "ne" %1, %2 : i64
// CHECK-NEXT:     %16 = llvm.and %14, %15  : i1
// CHECK-NEXT:     %17 = llvm.select %16, %9, %12 : i1, i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.floordivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.icmp "slt" %0, %2 : i64
// CHECK-NEXT:     %6 = llvm.select %5, %3, %4 : i1, i64
// CHECK-NEXT:     %7 = llvm.sub %6, %1 : i64
// CHECK-NEXT:     %8 = llvm.sdiv %7, %0  : i64
// CHECK-NEXT:     %9 = llvm.sub %4, %8 : i64
// CHECK-NEXT:     %10 = llvm.sdiv %1, %0  : i64
// CHECK-NEXT:     %11 = llvm.icmp "slt" %1, %2 : i64
// CHECK-NEXT:     %12 = llvm.icmp "ne" %11, %5 : i1
// CHECK-NEXT:     %13 = llvm.icmp "ne" %1, %2 : i64
// CHECK-NEXT:     %14 = llvm.and %12, %13  : i1
// CHECK-NEXT:     %15 = llvm.select %14, %9, %10 : i1, i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = index.constant 42
  %1 = index.ceildivs %a, %0
  %2 = index.floordivs %0, %a
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.icmp "sgt" %1, %2 : i64
// CHECK-NEXT:     %6 = llvm.select %5, %4, %3 : i1, i64
// CHECK-NEXT:     %7 = llvm.add %0, %6 : i64
// CHECK-NEXT:     %8 = llvm.sdiv %7, %1  : i64
// CHECK-NEXT:     %9 = llvm.add %8, %3 : i64
// CHECK-NEXT:     %10 = llvm.sub %2, %0 : i64
// CHECK-NEXT:     %11 = llvm.sdiv %10, %1  : i64
// CHECK-NEXT:     %12 = llvm.sub %2, %11 : i64
// CHECK-NEXT:     %13 = llvm.icmp "sgt" %0, %2 : i64
// CHECK-NEXT:     %14 = llvm.icmp "eq" %13, %5 : i1
// CHECK-NEXT:     %15 = llvm.icmp "ne" %0, %2 : i64
// CHECK-NEXT:     %16 = llvm.and %14, %15  : i1
// CHECK-NEXT:     %17 = llvm.select %16, %9, %12 : i1, i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %20 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %21 = llvm.icmp "slt" %0, %18 : i64
// CHECK-NEXT:     %22 = llvm.select %21, %19, %20 : i1, i64
// CHECK-NEXT:     %23 = llvm.sub %22, %1 : i64
// CHECK-NEXT:     %24 = llvm.sdiv %23, %0  : i64
// CHECK-NEXT:     %25 = llvm.sub %20, %24 : i64
// CHECK-NEXT:     %26 = llvm.sdiv %1, %0  : i64
// CHECK-NEXT:     %27 = llvm.icmp "slt" %1, %18 : i64
// CHECK-NEXT:     %28 = llvm.icmp "ne" %27, %21 : i1
// CHECK-NEXT:     %29 = llvm.icmp "ne" %1, %18 : i64
// CHECK-NEXT:     %30 = llvm.and %28, %29  : i1
// CHECK-NEXT:     %31 = llvm.select %30, %25, %26 : i1, i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.icmp "sgt" %0, %2 : i64
// CHECK-NEXT:     %6 = llvm.select %5, %4, %3 : i1, i64
// CHECK-NEXT:     %7 = llvm.add %1, %6 : i64
// CHECK-NEXT:     %8 = llvm.sdiv %7, %0  : i64
// CHECK-NEXT:     %9 = llvm.add %8, %3 : i64
// CHECK-NEXT:     %10 = llvm.sub %2, %1 : i64
// CHECK-NEXT:     %11 = llvm.sdiv %10, %0  : i64
// CHECK-NEXT:     %12 = llvm.sub %2, %11 : i64
// CHECK-NEXT:     %13 = llvm.icmp "sgt" %1, %2 : i64
// CHECK-NEXT:     %14 = llvm.icmp "eq" %13, %5 : i1
// CHECK-NEXT:     %15 = llvm.icmp "ne" %1, %2 : i64
// CHECK-NEXT:     %16 = llvm.and %14, %15  : i1
// CHECK-NEXT:     %17 = llvm.select %16, %9, %12 : i1, i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %20 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %21 = llvm.icmp "slt" %0, %18 : i64
// CHECK-NEXT:     %22 = llvm.select %21, %19, %20 : i1, i64
// CHECK-NEXT:     %23 = llvm.sub %22, %17 : i64
// CHECK-NEXT:     %24 = llvm.sdiv %23, %0  : i64
// CHECK-NEXT:     %25 = llvm.sub %20, %24 : i64
// CHECK-NEXT:     %26 = llvm.sdiv %17, %0  : i64
// CHECK-NEXT:     %27 = llvm.icmp "slt" %17, %18 : i64
// CHECK-NEXT:     %28 = llvm.icmp "ne" %27, %21 : i1
// CHECK-NEXT:     %29 = llvm.icmp "ne" %17, %18 : i64
// CHECK-NEXT:     %30 = llvm.and %28, %29  : i1
// CHECK-NEXT:     %31 = llvm.select %30, %25, %26 : i1, i64
// CHECK-NEXT:     %32 = builtin.unrealized_conversion_cast %31 : i64 to index
// CHECK-NEXT:     %33 = arith.addi %32, %arg1 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
