// RUN: pyopt --split-input-file --convert-math-to-llvm %s | FileCheck %s

// Row by row. The reference makes ops of arrays, which do not verify.
func.func @sincos(%a: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0, %1 = math.sincos %a fastmath<nsz> : vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sincos(%arg0: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = llvm.intr.sincos(%2) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.intr.sincos(%8) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %9[0] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %9[1] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %11, %7[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %13, %15 : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @classes(%a: vector<2x1x3xf64>) -> vector<2x1x3xi1> {
  %0 = math.isfinite %a : vector<2x1x3xf64>
  return %0 : vector<2x1x3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @classes(%arg0: vector<2x1x3xf64>) -> vector<2x1x3xi1> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x3xf64> to !llvm.array<2 x array<1 x vector<3xf64>>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x array<1 x vector<3xi1>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<3xf64>>>
// CHECK-NEXT:     %3 = "llvm.intr.is.fpclass"(%2) <{bit = 504 : i32}> : (vector<3xf64>) -> vector<3xi1>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0, 0] : !llvm.array<2 x array<1 x vector<3xi1>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<3xf64>>>
// CHECK-NEXT:     %6 = "llvm.intr.is.fpclass"(%5) <{bit = 504 : i32}> : (vector<3xf64>) -> vector<3xi1>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1, 0] : !llvm.array<2 x array<1 x vector<3xi1>>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x array<1 x vector<3xi1>>> to vector<2x1x3xi1>
// CHECK-NEXT:     return %8 : vector<2x1x3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integers: here the reference leaves the op.

func.func @ctlz(%a: vector<2x[4]xi64>) -> vector<2x[4]xi64> {
  %0 = math.ctlz %a : vector<2x[4]xi64>
  return %0 : vector<2x[4]xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz(%arg0: vector<2x[4]xi64>) -> vector<2x[4]xi64> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xi64> to !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT:     %3 = "llvm.intr.ctlz"(%2) <{is_zero_poison = false}> : (vector<[4]xi64>) -> vector<[4]xi64>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT:     %6 = "llvm.intr.ctlz"(%5) <{is_zero_poison = false}> : (vector<[4]xi64>) -> vector<[4]xi64>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<[4]xi64>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<[4]xi64>> to vector<2x[4]xi64>
// CHECK-NEXT:     return %8 : vector<2x[4]xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cttz(%a: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = math.cttz %a : vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cttz(%arg0: vector<2x4xi32>) -> vector<2x4xi32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %3 = "llvm.intr.cttz"(%2) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %6 = "llvm.intr.cttz"(%5) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<4xi32>> to vector<2x4xi32>
// CHECK-NEXT:     return %8 : vector<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @absi(%a: vector<1x2x4xi8>) -> vector<1x2x4xi8> {
  %0 = math.absi %a : vector<1x2x4xi8>
  return %0 : vector<1x2x4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @absi(%arg0: vector<1x2x4xi8>) -> vector<1x2x4xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x4xi8> to !llvm.array<1 x array<2 x vector<4xi8>>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<1 x array<2 x vector<4xi8>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0, 0] : !llvm.array<1 x array<2 x vector<4xi8>>>
// CHECK-NEXT:     %3 = "llvm.intr.abs"(%2) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0, 0] : !llvm.array<1 x array<2 x vector<4xi8>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[0, 1] : !llvm.array<1 x array<2 x vector<4xi8>>>
// CHECK-NEXT:     %6 = "llvm.intr.abs"(%5) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[0, 1] : !llvm.array<1 x array<2 x vector<4xi8>>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<1 x array<2 x vector<4xi8>>> to vector<1x2x4xi8>
// CHECK-NEXT:     return %8 : vector<1x2x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ctlz(%a: vector<2x2xindex>) -> vector<2x2xindex> {
  %0 = math.ctlz %a : vector<2x2xindex>
  return %0 : vector<2x2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ctlz(%arg0: vector<2x2xindex>) -> vector<2x2xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %3 = "llvm.intr.ctlz"(%2) <{is_zero_poison = false}> : (vector<2xi64>) -> vector<2xi64>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %6 = "llvm.intr.ctlz"(%5) <{is_zero_poison = false}> : (vector<2xi64>) -> vector<2xi64>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xi64>> to vector<2x2xindex>
// CHECK-NEXT:     return %8 : vector<2x2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
