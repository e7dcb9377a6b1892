// RUN: pyopt --split-input-file --convert-index-to-llvm='index-bitwidth=32' %s | FileCheck %s

// Indices of 32 bits: numbers are cut off.

func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.add %1, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.divs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.sdiv %1, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shl %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.shl %1, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %4 = llvm.sub %1, %3 : i32
// CHECK-NEXT:     %5 = llvm.udiv %4, %0 : i32
// CHECK-NEXT:     %6 = llvm.add %5, %3 : i32
// CHECK-NEXT:     %7 = llvm.icmp "eq" %1, %2 : i32
// CHECK-NEXT:     %8 = llvm.select %7, %2, %6 : i1, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.maxu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.intr.umax(%1, %0) : (i32, i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: i32, %c: i64) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i32 to index
  %2 = index.casts %a : index to i64
  %3 = index.castu %c : i64 to index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i32, %arg2: i64) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %1 = llvm.sext %0 : i32 to i64
// CHECK-NEXT:     %2 = llvm.trunc %arg2 : i64 to i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = index.sizeof
  %1 = index.constant 42
  %2 = index.constant -1
  %3 = index.bool.constant true
  %4 = index.constant 5000000000
  %5 = index.constant 2147483648
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %4 = llvm.mlir.constant(705032704 : i32) : i32
// CHECK-NEXT:     %5 = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp ugt(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:     %2 = llvm.icmp "slt" %1, %0 : i32
// CHECK-NEXT:     %3 = llvm.icmp "ugt" %1, %0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
