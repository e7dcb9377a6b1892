// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Comparisons, and select of anything.

func.func @f(%a: vector<2x2xindex>, %b: vector<2x2xindex>, %c: vector<2x1xf32>,
             %d: vector<2x1xf32>) {
  %0 = arith.cmpi slt, %a, %b {some.attr} : vector<2x2xindex>
  %1 = arith.cmpf uno, %c, %d fastmath<nnan> : vector<2x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xindex>, %arg1: vector<2x2xindex>, %arg2: vector<2x1xf32>, %arg3: vector<2x1xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %4 = llvm.mlir.poison : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %5 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %7 = llvm.icmp "slt" %5, %6 : vector<2xi64>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %4[0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %9 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %10 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %11 = llvm.icmp "slt" %9, %10 : vector<2xi64>
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %8[1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %13 = llvm.mlir.poison : !llvm.array<2 x vector<1xi1>>
// CHECK-NEXT:     %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %16 = llvm.fcmp "uno" %14, %15 {fastmathFlags = #llvm.fastmath<nnan>} : vector<1xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %13[0] : !llvm.array<2 x vector<1xi1>>
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %19 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %20 = llvm.fcmp "uno" %18, %19 {fastmathFlags = #llvm.fastmath<nnan>} : vector<1xf32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %17[1] : !llvm.array<2 x vector<1xi1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: vector<2x2xi32>, %b: vector<2x2xi32>) {
  %0 = arith.select %c, %a, %b : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: vector<2x2xi32>, %arg2: vector<2x2xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = llvm.select %arg0, %1, %0 : i1, !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = arith.select %c, %a, %b : !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.select %arg0, %arg1, %arg2 : i1, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: si32, %b: si32) {
  %0 = arith.select %c, %a, %b : si32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: si32, %arg2: si32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : si32 to i32
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : si32 to i32
// CHECK-NEXT:     %2 = llvm.select %arg0, %1, %0 : i1, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : tuple<i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: tf32, %b: tf32) {
  %0 = arith.select %c, %a, %b : tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: tf32, %arg2: tf32) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : tf32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
