// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Integers wider and narrower.
func.func @integers() -> (i32, i32, i8, i8, i8, i1) {
  %c0 = arith.constant -1 : i8
  %0 = arith.extui %c0 : i8 to i32
  %c1 = arith.constant -1 : i8
  %1 = arith.extsi %c1 : i8 to i32
  %c2 = arith.constant true
  %2 = arith.extui %c2 : i1 to i8
  %c3 = arith.constant true
  %3 = arith.extsi %c3 : i1 to i8
  %c4 = arith.constant 511 : i32
  %4 = arith.trunci %c4 : i32 to i8
  %c5 = arith.constant 3 : i32
  %5 = arith.trunci %c5 : i32 to i1
  return %0, %1, %2, %3, %4, %5 : i32, i32, i8, i8, i8, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers() -> (i32, i32, i8, i8, i8, i1) {
// CHECK-NEXT:     %c255_i32 = arith.constant 255 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %c255_i32, %c-1_i32, %c1_i8, %c-1_i8, %c-1_i8, %true : i32, i32, i8, i8, i8, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integers to floats.
func.func @to_float() -> (f32, f32, f32, f16, f64) {
  %c0 = arith.constant -3 : i8
  %0 = arith.sitofp %c0 : i8 to f32
  %c1 = arith.constant -3 : i8
  %1 = arith.uitofp %c1 : i8 to f32
  %c2 = arith.constant 16777217 : i32
  %2 = arith.sitofp %c2 : i32 to f32
  %c3 = arith.constant 70000 : i32
  %3 = arith.sitofp %c3 : i32 to f16
  %c4 = arith.constant -1 : i64
  %4 = arith.uitofp %c4 : i64 to f64
  return %0, %1, %2, %3, %4 : f32, f32, f32, f16, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_float() -> (f32, f32, f32, f16, f64) {
// CHECK-NEXT:     %cst = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.530000e+02 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x4B800000 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %cst_3 = arith.constant 1.8446744073709552E+19 : f64
// CHECK-NEXT:     return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f32, f32, f32, f16, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Floats to integers, towards zero.
func.func @to_integer() -> (i8, i8, i8, i8) {
  %c0 = arith.constant -1.9 : f32
  %0 = arith.fptosi %c0 : f32 to i8
  %c1 = arith.constant 255.9 : f32
  %1 = arith.fptoui %c1 : f32 to i8
  %c2 = arith.constant -0.9 : f32
  %2 = arith.fptoui %c2 : f32 to i8
  %c3 = arith.constant 127.5 : f64
  %3 = arith.fptosi %c3 : f64 to i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_integer() -> (i8, i8, i8, i8) {
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     return %c-1_i8, %c-1_i8, %c0_i8, %c127_i8 : i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not to integers: what does not fit, infinity, NaN.
func.func @not_to_integer() -> (i8, i8, i8, i64, i64) {
  %c0 = arith.constant 128.0 : f32
  %0 = arith.fptosi %c0 : f32 to i8
  %c1 = arith.constant 256.0 : f32
  %1 = arith.fptoui %c1 : f32 to i8
  %c2 = arith.constant -1.0 : f32
  %2 = arith.fptoui %c2 : f32 to i8
  %c3 = arith.constant 0x7F800000 : f32
  %3 = arith.fptosi %c3 : f32 to i64
  %c4 = arith.constant 0x7FC00000 : f32
  %4 = arith.fptosi %c4 : f32 to i64
  return %0, %1, %2, %3, %4 : i8, i8, i8, i64, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_to_integer() -> (i8, i8, i8, i64, i64) {
// CHECK-NEXT:     %cst = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.560000e+02 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 1.280000e+02 : f32
// CHECK-NEXT:     %0 = arith.fptosi %cst_3 : f32 to i8
// CHECK-NEXT:     %1 = arith.fptoui %cst_2 : f32 to i8
// CHECK-NEXT:     %2 = arith.fptoui %cst_1 : f32 to i8
// CHECK-NEXT:     %3 = arith.fptosi %cst_0 : f32 to i64
// CHECK-NEXT:     %4 = arith.fptosi %cst : f32 to i64
// CHECK-NEXT:     return %0, %1, %2, %3, %4 : i8, i8, i8, i64, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Wider floats; a signalling NaN stays.
func.func @extf() -> (f32, f64, f32, f32, f64) {
  %c0 = arith.constant 1.5 : f16
  %0 = arith.extf %c0 : f16 to f32
  %c1 = arith.constant 0x7C00 : f16
  %1 = arith.extf %c1 : f16 to f64
  %c2 = arith.constant 0x7E01 : f16
  %2 = arith.extf %c2 : f16 to f32
  %c3 = arith.constant 0x7C01 : f16
  %3 = arith.extf %c3 : f16 to f32
  %c4 = arith.constant 0.1 : f32
  %4 = arith.extf %c4 : f32 to f64
  return %0, %1, %2, %3, %4 : f32, f64, f32, f32, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @extf() -> (f32, f64, f32, f32, f64) {
// CHECK-NEXT:     %cst = arith.constant 0.10000000149011612 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 0x7C01 : f16
// CHECK-NEXT:     %cst_1 = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %cst_3 = arith.constant 0x7FC02000 : f32
// CHECK-NEXT:     %0 = arith.extf %cst_0 : f16 to f32
// CHECK-NEXT:     return %cst_1, %cst_2, %cst_3, %0, %cst : f32, f64, f32, f32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Narrower floats only where nothing is lost.
func.func @truncf() -> (f16, f16, f16, f32) {
  %c0 = arith.constant 1.5 : f32
  %0 = arith.truncf %c0 : f32 to f16
  %c1 = arith.constant 0.1 : f32
  %1 = arith.truncf %c1 : f32 to f16
  %c2 = arith.constant 1.0e30 : f32
  %2 = arith.truncf %c2 : f32 to f16
  %c3 = arith.constant -0.0 : f64
  %3 = arith.truncf %c3 : f64 to f32
  return %0, %1, %2, %3 : f16, f16, f16, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @truncf() -> (f16, f16, f16, f32) {
// CHECK-NEXT:     %cst = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+30 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e-01 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:     %0 = arith.truncf %cst_1 : f32 to f16
// CHECK-NEXT:     %1 = arith.truncf %cst_0 : f32 to f16
// CHECK-NEXT:     return %cst_2, %0, %1, %cst : f16, f16, f16, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Index has 64 bits.
func.func @index() -> (index, index, i8, i64, i128, i128) {
  %c0 = arith.constant -5 : i32
  %0 = arith.index_cast %c0 : i32 to index
  %c1 = arith.constant -5 : i32
  %1 = arith.index_castui %c1 : i32 to index
  %c2 = arith.constant 300 : index
  %2 = arith.index_cast %c2 : index to i8
  %c3 = arith.constant -1 : index
  %3 = arith.index_castui %c3 : index to i64
  %c4 = arith.constant -1 : index
  %4 = arith.index_cast %c4 : index to i128
  %c5 = arith.constant -1 : index
  %5 = arith.index_castui %c5 : index to i128
  return %0, %1, %2, %3, %4, %5 : index, index, i8, i64, i128, i128
}

// CHECK: module {
// CHECK-NEXT:   func.func @index() -> (index, index, i8, i64, i128, i128) {
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     %c4294967291 = arith.constant 4294967291 : index
// CHECK-NEXT:     %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT:     %c-1_i64 = arith.constant -1 : i64
// CHECK-NEXT:     %c-1_i128 = arith.constant -1 : i128
// CHECK-NEXT:     %c18446744073709551615_i128 = arith.constant 18446744073709551615 : i128
// CHECK-NEXT:     return %c-5, %c4294967291, %c44_i8, %c-1_i64, %c-1_i128, %c18446744073709551615_i128 : index, index, i8, i64, i128, i128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bits of another type.
func.func @bitcast() -> (i32, f16, bf16, bf16, vector<2xi32>, tensor<4xf64>) {
  %c0 = arith.constant 1.0 : f32
  %0 = arith.bitcast %c0 : f32 to i32
  %c1 = arith.constant -1 : i16
  %1 = arith.bitcast %c1 : i16 to f16
  %c2 = arith.constant 16256 : i16
  %2 = arith.bitcast %c2 : i16 to bf16
  %c3 = arith.constant 1.0 : f16
  %3 = arith.bitcast %c3 : f16 to bf16
  %c4 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %4 = arith.bitcast %c4 : vector<2xf32> to vector<2xi32>
  %c5 = arith.constant dense<0> : tensor<4xi64>
  %5 = arith.bitcast %c5 : tensor<4xi64> to tensor<4xf64>
  return %0, %1, %2, %3, %4, %5 : i32, f16, bf16, bf16, vector<2xi32>, tensor<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast() -> (i32, f16, bf16, bf16, vector<2xi32>, tensor<4xf64>) {
// CHECK-NEXT:     %c1065353216_i32 = arith.constant 1065353216 : i32
// CHECK-NEXT:     %cst = arith.constant 0xFFFF : f16
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %cst_1 = arith.constant 7.812500e-03 : bf16
// CHECK-NEXT:     %cst_2 = arith.constant dense<[1065353216, 1073741824]> : vector<2xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<0.000000e+00> : tensor<4xf64>
// CHECK-NEXT:     return %c1065353216_i32, %cst, %cst_0, %cst_1, %cst_2, %cst_3 : i32, f16, bf16, bf16, vector<2xi32>, tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dense constants.
func.func @dense() -> (vector<2xi16>, tensor<2x1xf32>, vector<4xi8>, vector<2xi8>, vector<2xi8>) {
  %c0 = arith.constant dense<[-1, 2]> : vector<2xi8>
  %0 = arith.extsi %c0 : vector<2xi8> to vector<2xi16>
  %c1 = arith.constant dense<[[1], [2]]> : tensor<2x1xi8>
  %1 = arith.sitofp %c1 : tensor<2x1xi8> to tensor<2x1xf32>
  %c2 = arith.constant dense<3.7> : vector<4xf32>
  %2 = arith.fptoui %c2 : vector<4xf32> to vector<4xi8>
  %c3 = arith.constant dense<[256, 1]> : vector<2xi32>
  %3 = arith.trunci %c3 : vector<2xi32> to vector<2xi8>
  %c4 = arith.constant dense<[1.0, 1.0e9]> : vector<2xf32>
  %4 = arith.fptosi %c4 : vector<2xf32> to vector<2xi8>
  return %0, %1, %2, %3, %4
      : vector<2xi16>, tensor<2x1xf32>, vector<4xi8>, vector<2xi8>, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense() -> (vector<2xi16>, tensor<2x1xf32>, vector<4xi8>, vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 1.000000e+09]> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[-1, 2]> : vector<2xi16>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<3> : vector<4xi8>
// CHECK-NEXT:     %cst_3 = arith.constant dense<[0, 1]> : vector<2xi8>
// CHECK-NEXT:     %0 = arith.fptosi %cst : vector<2xf32> to vector<2xi8>
// CHECK-NEXT:     return %cst_0, %cst_1, %cst_2, %cst_3, %0 : vector<2xi16>, tensor<2x1xf32>, vector<4xi8>, vector<2xi8>, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts to the type that is there already, and back.
func.func @back(%x: i8, %i: index, %y: i32, %f: f32) -> (i8, i8, f32, i32, index, i32) {
  %a = arith.extui %x : i8 to i32
  %0 = arith.trunci %a : i32 to i8
  %b = arith.extsi %x : i8 to i32
  %1 = arith.trunci %b : i32 to i8
  %2 = arith.bitcast %f : f32 to f32
  %d = arith.index_cast %y : i32 to index
  %3 = arith.index_cast %d : index to i32
  %e = arith.index_castui %i : index to i64
  %4 = arith.index_castui %e : i64 to index
  %5 = arith.index_castui %d : index to i32
  return %0, %1, %2, %3, %4, %5 : i8, i8, f32, i32, index, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @back(%arg0: i8, %arg1: index, %arg2: i32, %arg3: f32) -> (i8, i8, f32, i32, index, i32) {
// CHECK-NEXT:     %0 = arith.index_cast %arg2 : i32 to index
// CHECK-NEXT:     %1 = arith.index_castui %0 : index to i32
// CHECK-NEXT:     return %arg0, %arg0, %arg3, %arg2, %arg1, %1 : i8, i8, f32, i32, index, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A truncation may be undone if both may contract.
func.func @contract(%x: f32) -> (f32, f32, f32, f64) {
  %a = arith.truncf %x fastmath<contract> : f32 to f16
  %0 = arith.extf %a fastmath<contract> : f16 to f32
  %1 = arith.extf %a : f16 to f32
  %b = arith.truncf %x : f32 to f16
  %2 = arith.extf %b fastmath<contract> : f16 to f32
  %3 = arith.extf %a fastmath<contract> : f16 to f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @contract(%arg0: f32) -> (f32, f32, f32, f64) {
// CHECK-NEXT:     %0 = arith.truncf %arg0 fastmath<contract> : f32 to f16
// CHECK-NEXT:     %1 = arith.extf %0 : f16 to f32
// CHECK-NEXT:     %2 = arith.truncf %arg0 : f32 to f16
// CHECK-NEXT:     %3 = arith.extf %2 fastmath<contract> : f16 to f32
// CHECK-NEXT:     %4 = arith.extf %0 fastmath<contract> : f16 to f64
// CHECK-NEXT:     return %arg0, %1, %3, %4 : f32, f32, f32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant that keeps its type is made anew, which shows in the order.
func.func @bitcast_of_constant_to_its_type(%x: f16) -> (f16, i1, f16) {
  %0 = arith.negf %x : f16
  %true = arith.constant true
  %1 = arith.bitcast %true : i1 to i1
  %cst = arith.constant 3.0 : f16
  return %0, %1, %cst : f16, i1, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast_of_constant_to_its_type(%arg0: f16) -> (f16, i1, f16) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 3.000000e+00 : f16
// CHECK-NEXT:     %0 = arith.negf %arg0 : f16
// CHECK-NEXT:     return %0, %true, %cst : f16, i1, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
