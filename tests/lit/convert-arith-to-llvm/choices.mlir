// RUN: pyopt --split-input-file --convert-arith-to-llvm %s | FileCheck %s

// Comparisons, and select of anything.

func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.fcmp "_false" %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = llvm.fcmp "oeq" %arg0, %arg1 : f32
// CHECK-NEXT:     %2 = llvm.fcmp "ogt" %arg0, %arg1 : f32
// CHECK-NEXT:     %3 = llvm.fcmp "oge" %arg0, %arg1 : f32
// CHECK-NEXT:     %4 = llvm.fcmp "olt" %arg0, %arg1 : f32
// CHECK-NEXT:     %5 = llvm.fcmp "ole" %arg0, %arg1 : f32
// CHECK-NEXT:     %6 = llvm.fcmp "one" %arg0, %arg1 : f32
// CHECK-NEXT:     %7 = llvm.fcmp "ord" %arg0, %arg1 : f32
// CHECK-NEXT:     %8 = llvm.fcmp "ueq" %arg0, %arg1 : f32
// CHECK-NEXT:     %9 = llvm.fcmp "ugt" %arg0, %arg1 : f32
// CHECK-NEXT:     %10 = llvm.fcmp "uge" %arg0, %arg1 : f32
// CHECK-NEXT:     %11 = llvm.fcmp "ult" %arg0, %arg1 : f32
// CHECK-NEXT:     %12 = llvm.fcmp "ule" %arg0, %arg1 : f32
// CHECK-NEXT:     %13 = llvm.fcmp "une" %arg0, %arg1 : f32
// CHECK-NEXT:     %14 = llvm.fcmp "uno" %arg0, %arg1 : f32
// CHECK-NEXT:     %15 = llvm.fcmp "_true" %arg0, %arg1 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @f(%a: vector<i32>, %b: vector<i32>, %c: vector<4xf16>, %d: vector<4xf16>) {
  %0 = arith.cmpi slt, %a, %b : vector<i32>
  %1 = arith.cmpf ogt, %c, %d : vector<4xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<i32>, %arg1: vector<i32>, %arg2: vector<4xf16>, %arg3: vector<4xf16>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<i32> to vector<1xi32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<i32> to vector<1xi32>
// CHECK-NEXT:     %2 = llvm.icmp "slt" %1, %0 : vector<1xi32>
// CHECK-NEXT:     %3 = llvm.fcmp "ogt" %arg2, %arg3 : vector<4xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1, %b: i1, %c: i128, %d: i128) {
  %0 = arith.cmpi slt, %a, %b : i1
  %1 = arith.cmpi ugt, %c, %d : i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i1, %arg2: i128, %arg3: i128) {
// CHECK-NEXT:     %0 = llvm.icmp "slt" %arg0, %arg1 : i1
// CHECK-NEXT:     %1 = llvm.icmp "ugt" %arg2, %arg3 : i128
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

func.func @f(%c: vector<i1>, %a: vector<f32>, %b: vector<f32>) {
  %0 = arith.select %c, %a, %b : vector<i1>, vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<i1>, %arg1: vector<f32>, %arg2: vector<f32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg0 : vector<i1> to vector<1xi1>
// CHECK-NEXT:     %3 = llvm.select %2, %1, %0 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: vector<2xi1>, %a: vector<2xindex>, %b: vector<2xindex>) {
  %0 = arith.select %c, %a, %b : vector<2xi1>, vector<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xi1>, %arg1: vector<2xindex>, %arg2: vector<2xindex>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2xindex> to vector<2xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2xindex> to vector<2xi64>
// CHECK-NEXT:     %2 = llvm.select %arg0, %1, %0 : vector<2xi1>, vector<2xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: memref<2xi32>, %b: memref<2xi32>) {
  %0 = arith.select %c, %a, %b : memref<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: memref<2xi32>, %arg2: memref<2xi32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.select %arg0, %1, %0 : i1, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: complex<f32>, %b: complex<f32>) {
  %0 = arith.select %c, %a, %b : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: complex<f32>, %arg2: complex<f32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.select %arg0, %1, %0 : i1, !llvm.struct<(f32, f32)>
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
