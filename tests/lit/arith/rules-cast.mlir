// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Two extensions are one.
func.func @extend(%x: i8, %y: i16) -> (i32, i32, i32, i32) {
  %a = arith.extui %x : i8 to i16
  %0 = arith.extui %a {kept} : i16 to i32
  %b = arith.extsi %x : i8 to i16
  %1 = arith.extsi %b : i16 to i32
  %2 = arith.extsi %a : i16 to i32
  %3 = arith.extui %b : i16 to i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extend(%arg0: i8, %arg1: i16) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.extui %arg0 {kept} : i8 to i32
// CHECK-NEXT:     %1 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT:     %2 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:     %3 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:     %4 = arith.extui %1 : i16 to i32
// CHECK-NEXT:     return %0, %2, %3, %4 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Truncated extensions.
func.func @truncate(%x: i8, %y: i32) -> (i16, i16, i4, i4, i8, i32) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %x : i8 to i32
  %0 = arith.trunci %a : i32 to i16
  %1 = arith.trunci %b : i32 to i16
  %2 = arith.trunci %a : i32 to i4
  %3 = arith.trunci %b : i32 to i4
  %t = arith.trunci %y : i32 to i16
  %4 = arith.trunci %t : i16 to i8
  %5 = arith.extui %t : i16 to i32
  return %0, %1, %2, %3, %4, %5 : i16, i16, i4, i4, i8, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @truncate(%arg0: i8, %arg1: i32) -> (i16, i16, i4, i4, i8, i32) {
// CHECK-NEXT:     %0 = arith.extui %arg0 : i8 to i16
// CHECK-NEXT:     %1 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT:     %2 = arith.trunci %arg0 : i8 to i4
// CHECK-NEXT:     %3 = arith.trunci %arg0 : i8 to i4
// CHECK-NEXT:     %4 = arith.trunci %arg1 : i32 to i16
// CHECK-NEXT:     %5 = arith.trunci %arg1 : i32 to i8
// CHECK-NEXT:     %6 = arith.extui %4 : i16 to i32
// CHECK-NEXT:     return %0, %1, %2, %3, %5, %6 : i16, i16, i4, i4, i8, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A signed shift whose fill is cut off is an unsigned one.
func.func @truncated_shift(%x: i32, %v: vector<2xi16>) -> (i16, i16, vector<2xi8>) {
  %c16 = arith.constant 16 : i32
  %c17 = arith.constant 17 : i32
  %c8 = arith.constant dense<8> : vector<2xi16>
  %a = arith.shrsi %x, %c16 : i32
  %0 = arith.trunci %a : i32 to i16
  %b = arith.shrsi %x, %c17 : i32
  %1 = arith.trunci %b : i32 to i16
  %d = arith.shrsi %v, %c8 : vector<2xi16>
  %2 = arith.trunci %d : vector<2xi16> to vector<2xi8>
  return %0, %1, %2 : i16, i16, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @truncated_shift(%arg0: i32, %arg1: vector<2xi16>) -> (i16, i16, vector<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<8> : vector<2xi16>
// CHECK-NEXT:     %c17_i32 = arith.constant 17 : i32
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %0 = arith.shrui %arg0, %c16_i32 : i32
// CHECK-NEXT:     %1 = arith.trunci %0 : i32 to i16
// CHECK-NEXT:     %2 = arith.shrsi %arg0, %c17_i32 : i32
// CHECK-NEXT:     %3 = arith.trunci %2 : i32 to i16
// CHECK-NEXT:     %4 = arith.shrui %arg1, %cst : vector<2xi16>
// CHECK-NEXT:     %5 = arith.trunci %4 : vector<2xi16> to vector<2xi8>
// CHECK-NEXT:     return %1, %3, %5 : i16, i16, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No rule takes the high half of a product, as in the reference.
func.func @high_half(%x: i32, %y: i32, %z: i16) -> (i32, i32, i32, i32, i32) {
  %c32 = arith.constant 32 : i64
  %c31 = arith.constant 31 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %h = arith.shrui %m, %c32 : i64
  %0 = arith.trunci %h : i64 to i32
  %i = arith.shrsi %m, %c32 : i64
  %1 = arith.trunci %i : i64 to i32
  %d = arith.extui %x : i32 to i64
  %e = arith.extui %y : i32 to i64
  %n = arith.muli %d, %e : i64
  %j = arith.shrui %n, %c32 : i64
  %2 = arith.trunci %j : i64 to i32
  %k = arith.shrui %m, %c31 : i64
  %3 = arith.trunci %k : i64 to i32
  %f = arith.extsi %z : i16 to i64
  %o = arith.muli %a, %f : i64
  %l = arith.shrui %o, %c32 : i64
  %4 = arith.trunci %l : i64 to i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @high_half(%arg0: i32, %arg1: i32, %arg2: i16) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c32_i64 = arith.constant 32 : i64
// CHECK-NEXT:     %c31_i64 = arith.constant 31 : i64
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT:     %1 = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT:     %2 = arith.muli %0, %1 : i64
// CHECK-NEXT:     %3 = arith.shrui %2, %c32_i64 : i64
// CHECK-NEXT:     %4 = arith.trunci %3 : i64 to i32
// CHECK-NEXT:     %5 = arith.shrui %2, %c32_i64 : i64
// CHECK-NEXT:     %6 = arith.trunci %5 : i64 to i32
// CHECK-NEXT:     %7 = arith.extui %arg0 : i32 to i64
// CHECK-NEXT:     %8 = arith.extui %arg1 : i32 to i64
// CHECK-NEXT:     %9 = arith.muli %7, %8 : i64
// CHECK-NEXT:     %10 = arith.shrui %9, %c32_i64 : i64
// CHECK-NEXT:     %11 = arith.trunci %10 : i64 to i32
// CHECK-NEXT:     %12 = arith.shrui %2, %c31_i64 : i64
// CHECK-NEXT:     %13 = arith.trunci %12 : i64 to i32
// CHECK-NEXT:     %14 = arith.extsi %arg2 : i16 to i64
// CHECK-NEXT:     %15 = arith.muli %0, %14 : i64
// CHECK-NEXT:     %16 = arith.shrui %15, %c32_i64 : i64
// CHECK-NEXT:     %17 = arith.trunci %16 : i64 to i32
// CHECK-NEXT:     return %4, %6, %11, %13, %17 : i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Index casts of extended values.
func.func @index_casts(%x: i8) -> (index, index, index, index) {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extui %x : i8 to i32
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_castui %b : i32 to index
  %2 = arith.index_cast %b : i32 to index
  %3 = arith.index_castui %a : i32 to index
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_casts(%arg0: i8) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:     %1 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:     %2 = arith.index_cast %arg0 : i8 to index
// CHECK-NEXT:     %3 = arith.index_castui %arg0 : i8 to index
// CHECK-NEXT:     %4 = arith.index_cast %1 : i32 to index
// CHECK-NEXT:     %5 = arith.index_castui %0 : i32 to index
// CHECK-NEXT:     return %2, %3, %4, %5 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bitcasts of bitcasts.
func.func @bitcasts(%x: i16, %m: memref<2xi32>) -> (i16, memref<2xi32>) {
  %a = arith.bitcast %x : i16 to f16
  %1 = arith.bitcast %a : f16 to i16
  %b = arith.bitcast %m : memref<2xi32> to memref<2xf32>
  %2 = arith.bitcast %b : memref<2xf32> to memref<2xi32>
  return %1, %2 : i16, memref<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcasts(%arg0: i16, %arg1: memref<2xi32>) -> (i16, memref<2xi32>) {
// CHECK-NEXT:     return %arg0, %arg1 : i16, memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A truncated extension of floats stays.
func.func @floats(%x: f16) -> (f16, f64) {
  %a = arith.extf %x : f16 to f32
  %0 = arith.truncf %a : f32 to f16
  %b = arith.extf %a : f32 to f64
  return %0, %b : f16, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @floats(%arg0: f16) -> (f16, f64) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f16 to f32
// CHECK-NEXT:     %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:     return %arg0, %1 : f16, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
