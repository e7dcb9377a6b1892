// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Numbers converted with a rounding mode and exceptions.

llvm.func @c(%i: i32, %d: f64, %f: f32, %v: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
  %1 = llvm.intr.experimental.constrained.uitofp %v tonearest strict {a}
      : vector<4xi32> to vector<4xf32>
  %2 = llvm.intr.experimental.constrained.fpext %f maytrap : f32 to f64
  %3 = llvm.intr.experimental.constrained.fptrunc %d dynamic maytrap : f64 to f32
  %4 = llvm.intr.experimental.constrained.sitofp %i upward ignore : i32 to f32
  %5 = llvm.intr.experimental.constrained.sitofp %i downward ignore : i32 to f32
  %6 = llvm.intr.experimental.constrained.sitofp %i tonearestaway ignore : i32 to f32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @c(%arg0: i32, %arg1: f64, %arg2: f32, %arg3: vector<4xi32>) {
// CHECK-NEXT:     %0 = llvm.intr.experimental.constrained.sitofp %arg0 towardzero ignore : i32 to f32
// CHECK-NEXT:     %1 = llvm.intr.experimental.constrained.uitofp %arg3 tonearest strict {a} : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %2 = llvm.intr.experimental.constrained.fpext %arg2 maytrap : f32 to f64
// CHECK-NEXT:     %3 = llvm.intr.experimental.constrained.fptrunc %arg1 dynamic maytrap : f64 to f32
// CHECK-NEXT:     %4 = llvm.intr.experimental.constrained.sitofp %arg0 upward ignore : i32 to f32
// CHECK-NEXT:     %5 = llvm.intr.experimental.constrained.sitofp %arg0 downward ignore : i32 to f32
// CHECK-NEXT:     %6 = llvm.intr.experimental.constrained.sitofp %arg0 tonearestaway ignore : i32 to f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f64, f32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: f64, %arg2: f32, %arg3: vector<4xi32>):
// GENERIC-NEXT:     %0 = "llvm.intr.experimental.constrained.sitofp"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (i32) -> f32
// GENERIC-NEXT:     %1 = "llvm.intr.experimental.constrained.uitofp"(%arg3) <{fpExceptionBehavior = 2 : i64, roundingmode = 1 : i64}> {a} : (vector<4xi32>) -> vector<4xf32>
// GENERIC-NEXT:     %2 = "llvm.intr.experimental.constrained.fpext"(%arg2) <{fpExceptionBehavior = 1 : i64}> : (f32) -> f64
// GENERIC-NEXT:     %3 = "llvm.intr.experimental.constrained.fptrunc"(%arg1) <{fpExceptionBehavior = 1 : i64, roundingmode = 7 : i64}> : (f64) -> f32
// GENERIC-NEXT:     %4 = "llvm.intr.experimental.constrained.sitofp"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 2 : i64}> : (i32) -> f32
// GENERIC-NEXT:     %5 = "llvm.intr.experimental.constrained.sitofp"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 3 : i64}> : (i32) -> f32
// GENERIC-NEXT:     %6 = "llvm.intr.experimental.constrained.sitofp"(%arg0) <{fpExceptionBehavior = 0 : i64, roundingmode = 4 : i64}> : (i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
