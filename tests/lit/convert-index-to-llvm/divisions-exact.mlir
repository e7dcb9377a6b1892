// RUN: pyopt --split-input-file --convert-index-to-llvm='reference-exact=true' %s | FileCheck %s

// Signed divisions that round up or down.

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
// CHECK-NEXT:     %8 = llvm.sdiv %7, %0 : i64
// CHECK-NEXT:     %9 = llvm.sub %4, %8 : i64
// CHECK-NEXT:     %10 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:     %11 = llvm.icmp "slt" %1, %2 : i64
// CHECK-NEXT:     %12 = llvm.icmp "ne" %11, %5 : i1
// CHECK-NEXT:     %13 = llvm.icmp "ne" %1, %2 : i64
// CHECK-NEXT:     %14 = llvm.and %12, %13 : i1
// CHECK-NEXT:     %15 = llvm.select %14, %9, %10 : i1, i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
