// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// The folds and rules of complex: where they fire, and near misses.

// What is added and subtracted again, with fast-math flags; then zeros may have any sign, too.
func.func @sums(%a: complex<f32>, %b: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %s = complex.sub %a, %b fastmath<reassoc,nnan,nsz> : complex<f32>
  %t = complex.add %a, %b fastmath<reassoc,nnan,nsz> : complex<f32>
  %0 = complex.add %s, %b fastmath<fast> : complex<f32>
  %1 = complex.add %b, %s fastmath<fast> : complex<f32>
  %2 = complex.add %a, %zero fastmath<nsz> : complex<f32>
  %3 = complex.sub %t, %b fastmath<fast> : complex<f32>
  %4 = complex.sub %a, %zero fastmath<nsz> : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     return %arg0, %arg0, %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sums_near_miss(%a: complex<f32>, %b: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %s = complex.sub %a, %b : complex<f32>
  %t = complex.add %a, %b : complex<f32>
  %0 = complex.add %zero, %a : complex<f32>
  %1 = complex.add %s, %a : complex<f32>
  %2 = complex.sub %t, %a : complex<f32>
  %3 = complex.sub %zero, %a : complex<f32>
  %4 = complex.add %a, %i : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums_near_miss(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_0 = complex.constant [0.000000e+00 : f32, 1.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = complex.sub %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     %1 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT:     %2 = complex.add %cst, %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.add %0, %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.sub %1, %arg0 : complex<f32>
// CHECK-NEXT:     %5 = complex.sub %cst, %arg0 : complex<f32>
// CHECK-NEXT:     %6 = complex.add %arg0, %cst_0 : complex<f32>
// CHECK-NEXT:     return %2, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @factors(%a: complex<f32>, %b: complex<bf16>, %c: complex<f80>)
    -> (complex<f32>, complex<f32>, complex<bf16>, complex<f80>) {
  %one = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %one_b = complex.constant [1.0 : bf16, 0.0 : bf16] : complex<bf16>
  %one_c = complex.constant [1.0 : f80, 0.0 : f80] : complex<f80>
  %0 = complex.mul %a, %one fastmath<nnan,ninf,nsz> : complex<f32>
  %1 = complex.div %a, %one fastmath<nnan,ninf,nsz> : complex<f32>
  %2 = complex.div %b, %one_b fastmath<nnan,ninf,nsz> : complex<bf16>
  %3 = complex.mul %c, %one_c fastmath<nnan,ninf,nsz> : complex<f80>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<bf16>, complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @factors(%arg0: complex<f32>, %arg1: complex<bf16>, %arg2: complex<f80>) -> (complex<f32>, complex<f32>, complex<bf16>, complex<f80>) {
// CHECK-NEXT:     return %arg0, %arg0, %arg1, %arg2 : complex<f32>, complex<f32>, complex<bf16>, complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @factors_near_miss(%a: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %minus = complex.constant [-1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %i : complex<f32>
  %1 = complex.div %a, %minus : complex<f32>
  %2 = complex.mul %one, %a : complex<f32>
  %3 = complex.div %one, %a : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @factors_near_miss(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_0 = complex.constant [0.000000e+00 : f32, 1.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_1 = complex.constant [-1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = complex.mul %arg0, %cst_0 : complex<f32>
// CHECK-NEXT:     %1 = complex.div %arg0, %cst_1 : complex<f32>
// CHECK-NEXT:     %2 = complex.mul %cst, %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.div %cst, %arg0 : complex<f32>
// CHECK-NEXT:     return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inverses(%a: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %e = complex.exp %a : complex<f32>
  %l = complex.log %a fastmath<nnan,ninf> : complex<f32>
  %n = complex.neg %a : complex<f32>
  %c = complex.conj %a : complex<f32>
  %0 = complex.log %l : complex<f32>
  %1 = complex.exp %l : complex<f32>
  %2 = complex.neg %n : complex<f32>
  %3 = complex.conj %c : complex<f32>
  %4 = complex.exp %e : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inverses(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %0 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.log %arg0 fastmath<nnan,ninf> : complex<f32>
// CHECK-NEXT:     %2 = complex.log %1 : complex<f32>
// CHECK-NEXT:     %3 = complex.exp %0 : complex<f32>
// CHECK-NEXT:     return %2, %arg0, %arg0, %arg0, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parts(%a: complex<f32>, %x: f32, %y: f32) -> (f32, f32, f32, f32, f32) {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %c = complex.create %x, %y : complex<f32>
  %0 = complex.re %k : complex<f32>
  %1 = complex.im %k : complex<f32>
  %2 = complex.re %c : complex<f32>
  %3 = complex.im %c : complex<f32>
  %4 = complex.re %a : complex<f32>
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts(%arg0: complex<f32>, %arg1: f32, %arg2: f32) -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     return %cst, %cst_0, %arg1, %arg2, %0 : f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parts_of_negation(%a: complex<f32>, %x: f32, %y: f32) -> (f32, f32, f32) {
  %c = complex.create %x, %y : complex<f32>
  %n = complex.neg %c : complex<f32>
  %m = complex.neg %a : complex<f32>
  %0 = complex.re %n fastmath<nnan> : complex<f32>
  %1 = complex.im %n : complex<f32>
  %2 = complex.im %m : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts_of_negation(%arg0: complex<f32>, %arg1: f32, %arg2: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT:     %1 = arith.negf %arg1 : f32
// CHECK-NEXT:     %2 = arith.negf %arg2 : f32
// CHECK-NEXT:     %3 = complex.im %0 : complex<f32>
// CHECK-NEXT:     return %1, %2, %3 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create(%a: complex<f32>, %b: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>) {
  %r = complex.re %a : complex<f32>
  %i = complex.im %a : complex<f32>
  %j = complex.im %b : complex<f32>
  %0 = complex.create %r, %i : complex<f32>
  %1 = complex.create %r, %j : complex<f32>
  %2 = complex.create %i, %r : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.create %0, %2 : complex<f32>
// CHECK-NEXT:     %4 = complex.create %1, %0 : complex<f32>
// CHECK-NEXT:     return %arg0, %3, %4 : complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of several bitcasts one is left, of arith if neither end is complex.
func.func @bitcasts(%a: complex<f32>, %i: i64)
    -> (complex<f32>, i64, f64, complex<f32>, i64, complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = complex.bitcast %2 : complex<f32> to f64
  %5 = arith.bitcast %i : i64 to f64
  %6 = complex.bitcast %5 : f64 to complex<f32>
  %7 = complex.bitcast %a : complex<f32> to f64
  %8 = arith.bitcast %7 : f64 to i64
  %9 = complex.bitcast %a : complex<f32> to complex<f32>
  return %1, %3, %4, %6, %8, %9 : complex<f32>, i64, f64, complex<f32>, i64, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcasts(%arg0: complex<f32>, %arg1: i64) -> (complex<f32>, i64, f64, complex<f32>, i64, complex<f32>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg1 : i64 to f64
// CHECK-NEXT:     %1 = complex.bitcast %arg1 : i64 to complex<f32>
// CHECK-NEXT:     %2 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT:     return %arg0, %arg1, %0, %1, %2, %arg0 : complex<f32>, i64, f64, complex<f32>, i64, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bitcast_near_miss(%a: complex<f32>, %x: f64) -> (i64, complex<f32>, i64) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %x : f64 to complex<f32>
  %2 = arith.bitcast %x : f64 to i64
  return %0, %1, %2 : i64, complex<f32>, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast_near_miss(%arg0: complex<f32>, %arg1: f64) -> (i64, complex<f32>, i64) {
// CHECK-NEXT:     %0 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT:     %1 = complex.bitcast %arg1 : f64 to complex<f32>
// CHECK-NEXT:     %2 = arith.bitcast %arg1 : f64 to i64
// CHECK-NEXT:     return %0, %1, %2 : i64, complex<f32>, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One constant of a kind is enough; nothing is calculated.
func.func @constants()
    -> (complex<f32>, complex<f32>, complex<f64>, complex<f32>, complex<f32>, i1) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %2 = complex.constant [1.0, 2.0] : complex<f64>
  %x = arith.constant 1.0 : f32
  %3 = complex.create %x, %x : complex<f32>
  %4 = complex.mul %0, %1 : complex<f32>
  %5 = complex.eq %0, %1 : complex<f32>
  return %0, %1, %2, %3, %4, %5
      : complex<f32>, complex<f32>, complex<f64>, complex<f32>, complex<f32>, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> (complex<f32>, complex<f32>, complex<f64>, complex<f32>, complex<f32>, i1) {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_0 = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = complex.create %cst_1, %cst_1 : complex<f32>
// CHECK-NEXT:     %1 = complex.mul %cst, %cst : complex<f32>
// CHECK-NEXT:     %2 = complex.eq %cst, %cst : complex<f32>
// CHECK-NEXT:     return %cst, %cst, %cst_0, %0, %1, %2 : complex<f32>, complex<f32>, complex<f64>, complex<f32>, complex<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
