// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Reductions, with accumulators, flags and masks.

func.func @r32_minui(%v: vector<16xindex>, %acc: index) -> index {
  %0 = vector.reduction <minui>, %v, %acc : vector<16xindex> into index
  return %0 : index
}

func.func @r33_xor(%v: vector<16xindex>, %acc: index) -> index {
  %0 = vector.reduction <xor>, %v, %acc : vector<16xindex> into index
  return %0 : index
}

func.func @r34_mul(%v: vector<16xindex>) -> index {
  %0 = vector.reduction <mul>, %v : vector<16xindex> into index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @r32_minui(%arg0: vector<16xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.umin"(%1) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %3 = llvm.icmp "ule" %0, %2 : i64
// CHECK-NEXT:     %4 = llvm.select %3, %0, %2 : i1, i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     return %5 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r33_xor(%arg0: vector<16xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %2 = "llvm.intr.vector.reduce.xor"(%1) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %3 = llvm.xor %0, %2 : i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:     return %4 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r34_mul(%arg0: vector<16xindex>) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<16xindex> to vector<16xi64>
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.mul"(%0) : (vector<16xi64>) -> i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r37_mul(%v: vector<16xf16>) -> f16 {
  %0 = vector.reduction <mul>, %v fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}

func.func @r40_minnumf(%v: vector<16xf16>, %acc: f16) -> f16 {
  %0 = vector.reduction <minnumf>, %v, %acc fastmath<reassoc> : vector<16xf16> into f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @r37_mul(%arg0: vector<16xf16>) -> f16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f16) : f16
// CHECK-NEXT:     %1 = "llvm.intr.vector.reduce.fmul"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f16, vector<16xf16>) -> f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @r40_minnumf(%arg0: vector<16xf16>, %arg1: f16) -> f16 {
// CHECK-NEXT:     %0 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<16xf16>) -> f16
// CHECK-NEXT:     %1 = llvm.intr.minnum(%0, %arg1) : (f16, f16) -> f16
// CHECK-NEXT:     return %1 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m58(%v: vector<16xf32>, %k: vector<16xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maxnumf>, %v, %acc : vector<16xf32> into f32 }
      : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m58(%arg0: vector<16xf32>, %arg1: vector<16xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.fmax"(%0, %arg0, %arg1, %1) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.fmax"(%arg2, %arg0, %arg1, %3) : (f32, vector<16xf32>, vector<16xi1>, i32) -> f32
// CHECK-NEXT:     return %2, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m68(%v: vector<16xi32>, %k: vector<16xi1>, %acc: i32) -> (i32, i32) {
  %0 = vector.mask %k { vector.reduction <or>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %k { vector.reduction <or>, %v, %acc : vector<16xi32> into i32 }
      : vector<16xi1> -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m68(%arg0: vector<16xi32>, %arg1: vector<16xi1>, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vp.reduce.or"(%0, %arg0, %arg1, %1) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %4 = "llvm.intr.vp.reduce.or"(%arg2, %arg0, %arg1, %3) : (i32, vector<16xi32>, vector<16xi1>, i32) -> i32
// CHECK-NEXT:     return %2, %4 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m_scalable(%v: vector<[4]xf32>, %k: vector<[4]xi1>, %acc: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<[4]xf32> into f32 }
      : vector<[4]xi1> -> f32
  %1 = vector.mask %k { vector.reduction <maxnumf>, %v, %acc : vector<[4]xf32> into f32 }
      : vector<[4]xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m_scalable(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:     %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     %5 = arith.muli %1, %4 : i32
// CHECK-NEXT:     %6 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %5) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %8 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT:     %10 = arith.index_cast %9 : index to i32
// CHECK-NEXT:     %11 = arith.muli %7, %10 : i32
// CHECK-NEXT:     %12 = "llvm.intr.vp.reduce.fmax"(%arg2, %arg0, %arg1, %11) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT:     return %6, %12 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
