// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// NaN loses against a number; the reference gives NaN.
func.func @nan_loses() -> (f32, f32) {
  %n = arith.constant 0x7FC00000 : f32
  %c = arith.constant 2.0 : f32
  %0 = arith.maxnumf %n, %c : f32
  %1 = arith.minnumf %c, %n : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nan_loses() -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     return %cst, %cst : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There is no constant of a dynamic type; the reference makes one that it cannot read.
func.func @dynamic(%t: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>) {
  %0 = arith.subi %t, %t : tensor<?xi32>
  %1 = arith.cmpi slt, %t, %t : tensor<?xi32>
  return %0, %1 : tensor<?xi32>, tensor<?xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>) {
// CHECK-NEXT:     %0 = arith.subi %arg0, %arg0 : tensor<?xi32>
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg0, %arg0 : tensor<?xi32>
// CHECK-NEXT:     return %0, %1 : tensor<?xi32>, tensor<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits of poison are poison; the reference gives whatever is in memory.
func.func @poison_bits() -> f32 {
  %p = ub.poison : i32
  %0 = arith.bitcast %p : i32 to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_bits() -> f32 {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The type of the result counts; the reference takes the operand and fails its own verifier.
func.func @bitcasts(%x: i16) -> bf16 {
  %a = arith.bitcast %x : i16 to f16
  %0 = arith.bitcast %a : f16 to bf16
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcasts(%arg0: i16) -> bf16 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : i16 to bf16
// CHECK-NEXT:     return %0 : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The highest quarter of a product of four times the width is all sign; the reference takes the second quarter.
func.func @highest_quarter(%x: i8, %y: i8) -> i8 {
  %c24 = arith.constant 24 : i32
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %m = arith.muli %a, %b : i32
  %s = arith.shrui %m, %c24 : i32
  %0 = arith.trunci %s : i32 to i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @highest_quarter(%arg0: i8, %arg1: i8) -> i8 {
// CHECK-NEXT:     %c24_i32 = arith.constant 24 : i32
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:     %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:     %2 = arith.muli %0, %1 : i32
// CHECK-NEXT:     %3 = arith.shrui %2, %c24_i32 : i32
// CHECK-NEXT:     %4 = arith.trunci %3 : i32 to i8
// CHECK-NEXT:     return %4 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of NaN and an infinity these give the infinity; the reference gives NaN.
func.func @numbers_before_nan(%x: f32) -> (f32, f32) {
  %i = arith.constant 0x7F800000 : f32
  %n = arith.constant 0xFF800000 : f32
  %0 = arith.maxnumf %x, %n : f32
  %1 = arith.minnumf %x, %i fastmath<ninf> : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers_before_nan(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %0 = arith.maxnumf %arg0, %cst_0 : f32
// CHECK-NEXT:     %1 = arith.minnumf %arg0, %cst fastmath<ninf> : f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is cut off between is lost; the reference takes it for kept.
func.func @cut_off(%i: index, %w: i80) -> (index, index, i80) {
  %a = arith.index_castui %i : index to i8
  %0 = arith.index_castui %a : i8 to index
  %b = arith.index_cast %i : index to i63
  %1 = arith.index_cast %b : i63 to index
  %c = arith.index_cast %w : i80 to index
  %2 = arith.index_cast %c : index to i80
  return %0, %1, %2 : index, index, i80
}

// CHECK: module {
// CHECK-NEXT:   func.func @cut_off(%arg0: index, %arg1: i80) -> (index, index, i80) {
// CHECK-NEXT:     %0 = arith.index_castui %arg0 : index to i8
// CHECK-NEXT:     %1 = arith.index_castui %0 : i8 to index
// CHECK-NEXT:     %2 = arith.index_cast %arg0 : index to i63
// CHECK-NEXT:     %3 = arith.index_cast %2 : i63 to index
// CHECK-NEXT:     %4 = arith.index_cast %arg1 : i80 to index
// CHECK-NEXT:     %5 = arith.index_cast %4 : index to i80
// CHECK-NEXT:     return %1, %3, %5 : index, index, i80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits of a vector of poison are poison, too; the reference leaves the cast.
func.func @poison_vector_bits() -> vector<2xi32> {
  %p = ub.poison : vector<2xf32>
  %0 = arith.bitcast %p : vector<2xf32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_vector_bits() -> vector<2xi32> {
// CHECK-NEXT:     %0 = ub.poison : vector<2xi32>
// CHECK-NEXT:     return %0 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A choice among witnesses is no negation; the reference makes one, an i1 in the place of a witness.
func.func @chosen_witness(%c: i1) -> !shape.witness {
  %t = shape.const_witness true
  %f = shape.const_witness false
  %0 = arith.select %c, %f, %t : !shape.witness
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @chosen_witness(%arg0: i1) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.const_witness false
// CHECK-NEXT:     %2 = arith.select %arg0, %1, %0 : !shape.witness
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }
