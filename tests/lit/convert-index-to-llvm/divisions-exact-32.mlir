// RUN: pyopt --split-input-file --convert-index-to-llvm='index-bitwidth=32 reference-exact=true' %s | FileCheck %s

// Signed divisions that round up or down.

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %5 = llvm.icmp "sgt" %0, %2 : i32
// CHECK-NEXT:     %6 = llvm.select %5, %4, %3 : i1, i32
// CHECK-NEXT:     %7 = llvm.add %1, %6 : i32
// CHECK-NEXT:     %8 = llvm.sdiv %7, %0 : i32
// CHECK-NEXT:     %9 = llvm.add %8, %3 : i32
// CHECK-NEXT:     %10 = llvm.sub %2, %1 : i32
// CHECK-NEXT:     %11 = llvm.sdiv %10, %0 : i32
// CHECK-NEXT:     %12 = llvm.sub %2, %11 : i32
// CHECK-NEXT:     %13 = llvm.icmp "sgt" %1, %2 : i32
// CHECK-NEXT:     %14 = llvm.icmp "eq" %13, %5 : i1
// CHECK-NEXT:     %15 = llvm.icmp "ne" %1, %2 : i32
// CHECK-NEXT:     %16 = llvm.and %14, %15 : i1
// CHECK-NEXT:     %17 = llvm.select %16, %9, %12 : i1, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
