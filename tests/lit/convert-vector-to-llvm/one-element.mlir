// RUN: pyopt %s --convert-vector-to-llvm --split-input-file | FileCheck %s

// A vector of one element may stand in the element's place. The reference leaves a cast of the element, which nothing makes valid.

func.func @a(%v: vector<3xf16>) -> vector<1xf16> {
  %e = vector.extract %v[2] : vector<1xf16> from vector<3xf16>
  return %e : vector<1xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: vector<3xf16>) -> vector<1xf16> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %1 = llvm.extractelement %arg0[%0 : i64] : vector<3xf16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<1xf16>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.insertelement %1, %2[%3 : i64] : vector<1xf16>
// CHECK-NEXT:     return %4 : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%v: vector<4x3xf16>) -> vector<1xf16> {
  %e = vector.extract %v[2, 1] : vector<1xf16> from vector<4x3xf16>
  return %e : vector<1xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: vector<4x3xf16>) -> vector<1xf16> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x3xf16> to !llvm.array<4 x vector<3xf16>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<3xf16>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %1[%2 : i64] : vector<3xf16>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<1xf16>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i64] : vector<1xf16>
// CHECK-NEXT:     return %6 : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%v: vector<4x3xf16>, %i: index) -> vector<1xf16> {
  %e = vector.extract %v[2, %i] : vector<1xf16> from vector<4x3xf16>
  return %e : vector<1xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: vector<4x3xf16>, %arg1: index) -> vector<1xf16> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<4x3xf16> to !llvm.array<4 x vector<3xf16>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[2] : !llvm.array<4 x vector<3xf16>>
// CHECK-NEXT:     %3 = llvm.extractelement %2[%0 : i64] : vector<3xf16>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<1xf16>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i64] : vector<1xf16>
// CHECK-NEXT:     return %6 : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
