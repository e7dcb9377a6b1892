// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Constants.
llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Image">
  %1 = llvm.mlir.none : !llvm.token
  %2 = llvm.mlir.constant(1.0 : f32) : i32
  %3 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %4 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x f32>
  %5 = llvm.mlir.constant(1 : index) : i64
  %6 = llvm.mlir.constant(1.0 : f16) : i16
  %7 = llvm.mlir.constant(sparse<0, 1> : vector<4xi32>) : vector<4xi32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.target<"spirv.Image">
// CHECK-NEXT:     %1 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %2 = llvm.mlir.constant(1.000000e+00 : f32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<1.000000e+00> : tensor<4xf32>) : !llvm.array<4 x f32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %6 = llvm.mlir.constant(1.000000e+00 : f16) : i16
// CHECK-NEXT:     %7 = llvm.mlir.constant(sparse<0, 1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.target<"spirv.Image">
// GENERIC-NEXT:     %1 = "llvm.mlir.none"() : () -> !llvm.token
// GENERIC-NEXT:     %2 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> i32
// GENERIC-NEXT:     %3 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<3 x i8>
// GENERIC-NEXT:     %4 = "llvm.mlir.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}> : () -> !llvm.array<4 x f32>
// GENERIC-NEXT:     %5 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i64
// GENERIC-NEXT:     %6 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f16}> : () -> i16
// GENERIC-NEXT:     %7 = "llvm.mlir.constant"() <{value = sparse<0, 1> : vector<4xi32>}> : () -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
