// RUN: pyopt --sccp --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --canonicalize --allow-unregistered-dialect %s | FileCheck %s --check-prefix=CANON

// llvm.mlir.zero is the constant 0 of numbers and vectors, and of other types a constant of its own.

llvm.func @f() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.zero : i32
  %2 = llvm.mlir.zero : vector<4xi32>
  %3 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.zero : !llvm.ptr
  "test.use"(%0, %1, %2, %3, %4, %5)
      : (i32, i32, vector<4xi32>, vector<4xi32>, !llvm.ptr, !llvm.ptr) -> ()
  %6 = llvm.mlir.zero : f32
  %7 = llvm.mlir.constant(-0.0 : f32) : f32
  %8 = llvm.mlir.zero : vector<[4]xf32>
  %9 = llvm.mlir.zero : !llvm.array<2 x i32>
  "test.use"(%6, %7, %8, %9) : (f32, f32, vector<[4]xf32>, !llvm.array<2 x i32>) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.array<2 x i32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     "test.use"(%6, %6, %5, %5, %4, %4) : (i32, i32, vector<4xi32>, vector<4xi32>, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "test.use"(%3, %2, %1, %0) : (f32, f32, vector<[4]xf32>, !llvm.array<2 x i32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: module {
// CANON-NEXT:   llvm.func @f() {
// CANON-NEXT:     %0 = llvm.mlir.zero : !llvm.array<2 x i32>
// CANON-NEXT:     %1 = llvm.mlir.zero : vector<[4]xf32>
// CANON-NEXT:     %2 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
// CANON-NEXT:     %3 = llvm.mlir.zero : f32
// CANON-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CANON-NEXT:     %5 = llvm.mlir.zero : vector<4xi32>
// CANON-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CANON-NEXT:     "test.use"(%4, %4, %5, %5, %6, %6) : (i32, i32, vector<4xi32>, vector<4xi32>, !llvm.ptr, !llvm.ptr) -> ()
// CANON-NEXT:     "test.use"(%3, %2, %1, %0) : (f32, f32, vector<[4]xf32>, !llvm.array<2 x i32>) -> ()
// CANON-NEXT:     llvm.return
// CANON-NEXT:   }
// CANON-NEXT: }
