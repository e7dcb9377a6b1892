// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Unit vectors, constants, and what is not lowered.

func.func @e6(%m: memref<?xf32, strided<[2]>>, %x: vector<3xi32>, %k: vector<3xi1>,
              %v: vector<3xf32>, %i: index) {
  vector.scatter %m[%i] [%x], %k, %v
      : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e6(%arg0: memref<?xf32, strided<[2]>>, %arg1: vector<3xi32>, %arg2: vector<3xi1>, %arg3: vector<3xf32>, %arg4: index) {
// CHECK-NEXT:     vector.scatter %arg0[%arg4] [%arg1], %arg2, %arg3 : memref<?xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreach(%x: vector<2x3xf32>) -> vector<2x3xf32> {
  return %x : vector<2x3xf32>
^bb1:
  %0 = vector.fma %x, %x, %x : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreach(%arg0: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     return %arg0 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fmascal(%x: vector<[2]x3xf32>) -> vector<[2]x3xf32> {
  %0 = vector.fma %x, %x, %x : vector<[2]x3xf32>
  return %0 : vector<[2]x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fmascal(%arg0: vector<[2]x3xf32>) -> vector<[2]x3xf32> {
// CHECK-NEXT:     %0 = vector.fma %arg0, %arg0, %arg0 : vector<[2]x3xf32>
// CHECK-NEXT:     return %0 : vector<[2]x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fe1(%x: f32) -> vector<1xf32> {
  %0 = vector.from_elements %x : vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fe1(%arg0: f32) -> vector<1xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.insertelement %arg0, %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT:     return %2 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shufscal(%x: vector<[2]xf32>) -> vector<[4]xf32> {
  %0 = vector.bitcast %x : vector<[2]xf32> to vector<[2]xi32>
  %1 = vector.bitcast %0 : vector<[2]xi32> to vector<[4]xi16>
  %2 = vector.bitcast %1 : vector<[4]xi16> to vector<[4]xf16>
  %3 = arith.extf %2 : vector<[4]xf16> to vector<[4]xf32>
  return %3 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shufscal(%arg0: vector<[2]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<[2]xf32> to vector<[4]xf16>
// CHECK-NEXT:     %1 = arith.extf %0 : vector<[4]xf16> to vector<[4]xf32>
// CHECK-NEXT:     return %1 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc3(%x: vector<2x2x2xf32>) -> vector<2x2x4xf16> {
  %0 = vector.bitcast %x : vector<2x2x2xf32> to vector<2x2x4xf16>
  return %0 : vector<2x2x4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc3(%arg0: vector<2x2x2xf32>) -> vector<2x2x4xf16> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x2x4xf16>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x2x4xf16> to !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.bitcast %2 : vector<2xf32> to vector<4xf16>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.bitcast %5 : vector<2xf32> to vector<4xf16>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[0, 1] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %9 = llvm.bitcast %8 : vector<2xf32> to vector<4xf16>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[1, 0] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %12 = llvm.bitcast %11 : vector<2xf32> to vector<4xf16>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %10[1, 1] : !llvm.array<2 x array<2 x vector<4xf16>>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x array<2 x vector<4xf16>>> to vector<2x2x4xf16>
// CHECK-NEXT:     return %14 : vector<2x2x4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bcneg() -> (vector<1xf32>, vector<2xi32>, vector<4xi8>) {
  %c = arith.constant dense<-0.0> : vector<2xf16>
  %0 = vector.bitcast %c : vector<2xf16> to vector<1xf32>
  %d = arith.constant dense<-0.0> : vector<1xf64>
  %1 = vector.bitcast %d : vector<1xf64> to vector<2xi32>
  %e = arith.constant dense<-0.0> : vector<1xf32>
  %2 = vector.bitcast %e : vector<1xf32> to vector<4xi8>
  return %0, %1, %2 : vector<1xf32>, vector<2xi32>, vector<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bcneg() -> (vector<1xf32>, vector<2xi32>, vector<4xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<-0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<-0.000000e+00> : vector<1xf64>
// CHECK-NEXT:     %cst_1 = arith.constant dense<-4.591770e-41> : vector<1xf32>
// CHECK-NEXT:     %0 = llvm.bitcast %cst_0 : vector<1xf64> to vector<2xi32>
// CHECK-NEXT:     %1 = llvm.bitcast %cst : vector<1xf32> to vector<4xi8>
// CHECK-NEXT:     return %cst_1, %0, %1 : vector<1xf32>, vector<2xi32>, vector<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sel(%c: i1, %d: vector<1xi1>) -> (vector<1xi1>, vector<1xi1>, vector<2xi1>) {
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %t2 = arith.constant dense<true> : vector<2xi1>
  %f2 = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %c, %t, %f : vector<1xi1>
  %1 = arith.select %d, %t, %f : vector<1xi1>, vector<1xi1>
  %2 = arith.select %c, %t2, %f2 : vector<2xi1>
  return %0, %1, %2 : vector<1xi1>, vector<1xi1>, vector<2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%arg0: i1, %arg1: vector<1xi1>) -> (vector<1xi1>, vector<1xi1>, vector<2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<1xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<1xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:     %0 = arith.select %arg0, %cst, %cst_0 : vector<1xi1>
// CHECK-NEXT:     %1 = arith.select %arg1, %cst, %cst_0 : vector<1xi1>, vector<1xi1>
// CHECK-NEXT:     %2 = arith.select %arg0, %cst_1, %cst_2 : vector<2xi1>
// CHECK-NEXT:     return %0, %1, %2 : vector<1xi1>, vector<1xi1>, vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
