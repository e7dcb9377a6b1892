// RUN: pyopt %s --sccp --split-input-file | FileCheck %s

// What canonicalization makes one cast of two of does not count as constant, though both are known.
func.func @integers() -> (i64, i64, i8, i4, i4) {
  %c = arith.constant 5 : i8
  %u = arith.extui %c : i8 to i16
  %s = arith.extsi %c : i8 to i16
  %uu = arith.extui %u : i16 to i64
  %ss = arith.extsi %s : i16 to i64
  %d = arith.constant 7 : i64
  %t = arith.trunci %d : i64 to i16
  %tt = arith.trunci %t : i16 to i8
  %tu = arith.trunci %u : i16 to i4
  %ts = arith.trunci %s : i16 to i4
  return %uu, %ss, %tt, %tu, %ts : i64, i64, i8, i4, i4
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers() -> (i64, i64, i8, i4, i4) {
// CHECK-NEXT:     %c7_i16 = arith.constant 7 : i16
// CHECK-NEXT:     %c7_i64 = arith.constant 7 : i64
// CHECK-NEXT:     %c5_i16 = arith.constant 5 : i16
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     %0 = arith.extui %c5_i16 : i16 to i64
// CHECK-NEXT:     %1 = arith.extsi %c5_i16 : i16 to i64
// CHECK-NEXT:     %2 = arith.trunci %c7_i16 : i16 to i8
// CHECK-NEXT:     %3 = arith.trunci %c5_i16 : i16 to i4
// CHECK-NEXT:     %4 = arith.trunci %c5_i16 : i16 to i4
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : i64, i64, i8, i4, i4
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two extensions of different kinds; truncations to what was extended, and to more than that.
func.func @integers_one_by_one() -> (i64, i64, i8, i12) {
  %c = arith.constant 5 : i8
  %u = arith.extui %c : i8 to i16
  %s = arith.extsi %c : i8 to i16
  %us = arith.extsi %u : i16 to i64
  %su = arith.extui %s : i16 to i64
  %t = arith.trunci %u : i16 to i8
  %w = arith.trunci %u : i16 to i12
  return %us, %su, %t, %w : i64, i64, i8, i12
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers_one_by_one() -> (i64, i64, i8, i12) {
// CHECK-NEXT:     %c5_i12 = arith.constant 5 : i12
// CHECK-NEXT:     %c5_i64 = arith.constant 5 : i64
// CHECK-NEXT:     %c5_i16 = arith.constant 5 : i16
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     return %c5_i64, %c5_i64, %c5_i8, %c5_i12 : i64, i64, i8, i12
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// f64 to f16 in one step; bf16 does not hold what f16 does.
func.func @floats() -> (f16, bf16, f16) {
  %c = arith.constant 5.0 : f32
  %e = arith.extf %c : f32 to f64
  %0 = arith.truncf %e : f64 to f16
  %d = arith.constant 5.0 : f16
  %f = arith.extf %d : f16 to f64
  %1 = arith.truncf %f : f64 to bf16
  %t = arith.truncf %e : f64 to f32
  %2 = arith.truncf %t : f32 to f16
  return %0, %1, %2 : f16, bf16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @floats() -> (f16, bf16, f16) {
// CHECK-NEXT:     %cst = arith.constant 5.000000e+00 : bf16
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e+00 : f16
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e+00 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %0 = arith.truncf %cst_1 : f64 to f16
// CHECK-NEXT:     return %0, %cst, %cst_0 : f16, bf16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shapes()
    -> (vector<8xi32>, vector<8xi32>, vector<2x4xi32>, vector<8xi32>, vector<1x4xi32>) {
  %d = arith.constant dense<1> : vector<2x4xi32>
  %0 = vector.shape_cast %d : vector<2x4xi32> to vector<4x2xi32>
  %1 = vector.shape_cast %0 : vector<4x2xi32> to vector<8xi32>
  %2 = vector.transpose %d, [1, 0] : vector<2x4xi32> to vector<4x2xi32>
  %3 = vector.shape_cast %2 : vector<4x2xi32> to vector<8xi32>
  %4 = vector.shape_cast %0 : vector<4x2xi32> to vector<2x4xi32>
  %5 = vector.shape_cast %d : vector<2x4xi32> to vector<1x8xi32>
  %6 = vector.transpose %5, [1, 0] : vector<1x8xi32> to vector<8x1xi32>
  %7 = vector.shape_cast %6 : vector<8x1xi32> to vector<8xi32>
  %e = arith.constant dense<2> : vector<1x4xi32>
  %8 = vector.shape_cast %e : vector<1x4xi32> to vector<4xi32>
  %9 = vector.broadcast %8 : vector<4xi32> to vector<1x4xi32>
  return %1, %3, %4, %7, %9
      : vector<8xi32>, vector<8xi32>, vector<2x4xi32>, vector<8xi32>, vector<1x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shapes() -> (vector<8xi32>, vector<8xi32>, vector<2x4xi32>, vector<8xi32>, vector<1x4xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<2> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<2> : vector<1x4xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : vector<8x1xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1> : vector<1x8xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1> : vector<4x2xi32>
// CHECK-NEXT:     %cst_4 = arith.constant dense<1> : vector<2x4xi32>
// CHECK-NEXT:     %0 = vector.shape_cast %cst_3 : vector<4x2xi32> to vector<8xi32>
// CHECK-NEXT:     %1 = vector.shape_cast %cst_3 : vector<4x2xi32> to vector<8xi32>
// CHECK-NEXT:     %2 = vector.shape_cast %cst_3 : vector<4x2xi32> to vector<2x4xi32>
// CHECK-NEXT:     %3 = vector.shape_cast %cst_1 : vector<8x1xi32> to vector<8xi32>
// CHECK-NEXT:     %4 = vector.broadcast %cst : vector<4xi32> to vector<1x4xi32>
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : vector<8xi32>, vector<8xi32>, vector<2x4xi32>, vector<8xi32>, vector<1x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast that does nothing is what it casts; one cast after a broadcast; bits that are cast back.
func.func @shapes_one_by_one() -> (vector<1x4xi32>, vector<8xi32>, vector<4xf32>, vector<1xi32>) {
  %d = arith.constant dense<1> : vector<4xi32>
  %0 = vector.shape_cast %d : vector<4xi32> to vector<1x4xi32>
  %1 = vector.shape_cast %0 : vector<1x4xi32> to vector<1x4xi32>
  %2 = vector.broadcast %d : vector<4xi32> to vector<2x4xi32>
  %3 = vector.shape_cast %2 : vector<2x4xi32> to vector<8xi32>
  %e = arith.constant dense<1.0> : vector<4xf32>
  %4 = vector.bitcast %e : vector<4xf32> to vector<4xi32>
  %5 = vector.bitcast %4 : vector<4xi32> to vector<4xf32>
  %f = arith.constant dense<1> : vector<4xi8>
  %6 = vector.bitcast %f : vector<4xi8> to vector<2xi16>
  %7 = vector.bitcast %6 : vector<2xi16> to vector<1xi32>
  return %1, %3, %5, %7 : vector<1x4xi32>, vector<8xi32>, vector<4xf32>, vector<1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shapes_one_by_one() -> (vector<1x4xi32>, vector<8xi32>, vector<4xf32>, vector<1xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<257> : vector<2xi16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1> : vector<8xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1> : vector<2x4xi32>
// CHECK-NEXT:     %cst_4 = arith.constant dense<1> : vector<1x4xi32>
// CHECK-NEXT:     %cst_5 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %0 = vector.bitcast %cst_1 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %1 = vector.bitcast %cst : vector<2xi16> to vector<1xi32>
// CHECK-NEXT:     return %cst_4, %cst_2, %cst_1, %1 : vector<1x4xi32>, vector<8xi32>, vector<4xf32>, vector<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element that was inserted is read from the constant; a second one at the same place is not.
func.func @insertions() -> (vector<2xf32>, vector<2xf32>, f32, f32) {
  %c1 = arith.constant 1 : index
  %d = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %e = arith.constant 5.0 : f32
  %0 = vector.insert %e, %d [%c1] : f32 into vector<2xf32>
  %1 = vector.insert %e, %0 [%c1] : f32 into vector<2xf32>
  %2 = vector.insert %e, %0 [0] : f32 into vector<2xf32>
  %3 = vector.extract %0[0] : f32 from vector<2xf32>
  %4 = vector.shuffle %d, %0 [0, 3] : vector<2xf32>, vector<2xf32>
  %5 = vector.extract %4[1] : f32 from vector<2xf32>
  return %1, %2, %3, %5 : vector<2xf32>, vector<2xf32>, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertions() -> (vector<2xf32>, vector<2xf32>, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<5.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1.000000e+00, 5.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %cst_2 = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.insert %cst_2, %cst_1 [%c1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %0, %cst_0, %cst, %cst_2 : vector<2xf32>, vector<2xf32>, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
