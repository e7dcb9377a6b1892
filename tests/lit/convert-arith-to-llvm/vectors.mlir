// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Vectors of rank 2 and more are arrays, whose rows the ops work on.

func.func @f(%a: vector<2x2xi32>, %b: vector<2x2xi32>) {
  %0 = arith.addi %a, %b overflow<nsw> {a.b} : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %5 = llvm.add %3, %4 overflow<nsw> {a.b} : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %9 = llvm.add %7, %8 overflow<nsw> {a.b} : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2x2xf32>, %b: vector<2x2x2xf32>) {
  %0 = arith.maximumf %a, %b fastmath<nnan> {a.b} : vector<2x2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2x2xf32>, %arg1: vector<2x2x2xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %5 = llvm.intr.maximum(%3, %4)  {a.b, fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %9 = llvm.intr.maximum(%7, %8)  {a.b, fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %12 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %13 = llvm.intr.maximum(%11, %12)  {a.b, fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %10[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %16 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %17 = llvm.intr.maximum(%15, %16)  {a.b, fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %14[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi32>, %b: vector<2x2xi32>) {
  %0 = arith.maxsi %a, %b {a.b} : vector<2x2xi32>
  %1 = arith.extsi %a {a.b} : vector<2x2xi32> to vector<2x2xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xi32>, %arg1: vector<2x2xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %5 = llvm.intr.smax(%3, %4)  {a.b} : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %9 = llvm.intr.smax(%7, %8)  {a.b} : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %11 = llvm.mlir.undef : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %13 = llvm.sext %12 {a.b} : vector<2xi32> to vector<2xi64>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %11[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %16 = llvm.sext %15 {a.b} : vector<2xi32> to vector<2xi64>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %14[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[2]xi32>, %b: vector<2x[2]xi32>) {
  %0 = arith.addi %a, %b : vector<2x[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x[2]xi32>, %arg1: vector<2x[2]xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[2]xi32> to !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %2 = llvm.mlir.undef : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %5 = llvm.add %3, %4 : vector<[2]xi32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     %9 = llvm.add %7, %8 : vector<[2]xi32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<[2]xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]x2xi32>, %b: vector<[2]x2xi32>) {
  %0 = arith.addi %a, %b : vector<[2]x2xi32>
  %1 = arith.cmpi slt, %a, %b : vector<[2]x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]x2xi32>, %arg1: vector<[2]x2xi32>) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : vector<[2]x2xi32>
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg0, %arg1 : vector<[2]x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>, %b: vector<[2]xi32>) {
  %0 = arith.addi %a, %b : vector<[2]xi32>
  %1 = arith.trunci %a : vector<[2]xi32> to vector<[2]xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>) {
// CHECK-NEXT:     %0 = llvm.add %arg0, %arg1 : vector<[2]xi32>
// CHECK-NEXT:     %1 = llvm.trunc %arg0 : vector<[2]xi32> to vector<[2]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<1x3x1xf64>) {
  %0 = arith.negf %a : vector<1x3x1xf64>
  %1 = arith.fptosi %0 : vector<1x3x1xf64> to vector<1x3x1xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<1x3x1xf64>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x3x1xf64> to !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %1 = llvm.mlir.undef : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %3 = llvm.fneg %2  : vector<1xf64>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0, 0] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %6 = llvm.fneg %5  : vector<1xf64>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[0, 1] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0, 2] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %9 = llvm.fneg %8  : vector<1xf64>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %7[0, 2] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %11 = llvm.mlir.undef : !llvm.array<1 x array<3 x vector<1xi8>>>
// CHECK-NEXT:     %12 = llvm.extractvalue %10[0, 0] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %13 = llvm.fptosi %12 : vector<1xf64> to vector<1xi8>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %11[0, 0] : !llvm.array<1 x array<3 x vector<1xi8>>>
// CHECK-NEXT:     %15 = llvm.extractvalue %10[0, 1] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %16 = llvm.fptosi %15 : vector<1xf64> to vector<1xi8>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %14[0, 1] : !llvm.array<1 x array<3 x vector<1xi8>>>
// CHECK-NEXT:     %18 = llvm.extractvalue %10[0, 2] : !llvm.array<1 x array<3 x vector<1xf64>>>
// CHECK-NEXT:     %19 = llvm.fptosi %18 : vector<1xf64> to vector<1xi8>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %17[0, 2] : !llvm.array<1 x array<3 x vector<1xi8>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]x2xindex>) {
  %0 = arith.index_cast %a : vector<[2]x2xindex> to vector<[2]x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]x2xindex>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : vector<[2]x2xindex> to vector<[2]x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
