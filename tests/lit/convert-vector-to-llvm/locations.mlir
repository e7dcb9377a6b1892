// RUN: pyopt --convert-vector-to-llvm --mlir-print-debuginfo --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Rows that elements are taken of are made where the vector is; all of them before the elements.

module {
  func.func @f(%v: vector<2x2xf32> loc("v")) -> (f32, f32) {
    %0:4 = vector.to_elements %v : vector<2x2xf32> loc("elements")
    %w = arith.addf %v, %v : vector<2x2xf32> loc("add")
    %1:4 = vector.to_elements %w : vector<2x2xf32> loc("others")
    %2 = arith.addf %0#0, %0#3 : f32 loc("sum")
    return %2, %1#1 : f32, f32 loc("return")
  } loc("function")
} loc("module")

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xf32> loc("v")) -> (f32, f32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>> loc("v")
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>  loc("v")
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>  loc("v")
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64 loc("elements")
// CHECK-NEXT:     %4 = llvm.extractelement %1[%3 : i64] : vector<2xf32> loc("elements")
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i64) : i64 loc("elements")
// CHECK-NEXT:     %6 = llvm.extractelement %2[%5 : i64] : vector<2xf32> loc("elements")
// CHECK-NEXT:     %7 = arith.addf %arg0, %arg0 : vector<2x2xf32> loc("add")
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>> loc("add")
// CHECK-NEXT:     %9 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<2xf32>>  loc("add")
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64 loc("others")
// CHECK-NEXT:     %11 = llvm.extractelement %9[%10 : i64] : vector<2xf32> loc("others")
// CHECK-NEXT:     %12 = arith.addf %4, %6 : f32 loc("sum")
// CHECK-NEXT:     return %12, %11 : f32, f32 loc("return")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("module")

// -----

module {
  func.func @print(%x: f32 loc("x")) {
    vector.print %x : f32 loc("print")
    vector.print str "a" loc("text")
    return loc("return")
  } loc("function")
} loc("module")

// CHECK: module {
// CHECK-NEXT:   llvm.func @printString(!llvm.ptr) loc("module")
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8> loc("text")
// CHECK-NEXT:   llvm.func @printNewline() loc("module")
// CHECK-NEXT:   llvm.func @printF32(f32) loc("module")
// CHECK-NEXT:   func.func @print(%arg0: f32 loc("x")) {
// CHECK-NEXT:     llvm.call @printF32(%arg0) : (f32) -> () loc("print")
// CHECK-NEXT:     llvm.call @printNewline() : () -> () loc("print")
// CHECK-NEXT:     %0 = llvm.mlir.addressof @vector_print_str : !llvm.ptr loc("text")
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8> loc("text")
// CHECK-NEXT:     llvm.call @printString(%1) : (!llvm.ptr) -> () loc("text")
// CHECK-NEXT:     return loc("return")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("module")
