// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Constants keep their attributes, whose type may be another one than the result's.

func.func @f(%i: index) {
  %0 = arith.constant dense<5> : vector<[2]xi32>
  %1 = arith.constant dense<5> : vector<2x[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<5> : vector<[2]xi32>) : vector<[2]xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(dense<5> : vector<2x[2]xi32>) : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<1.0> : vector<2xf8E5M2>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf8E5M2>) : vector<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant sparse<0, 1.0> : vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(sparse<0, 1.000000e+00> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense_resource<r> : vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense_resource<r> : vector<2xf32>) : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = arith.constant dense<1.0> : vector<2x2xtf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2x2xtf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
