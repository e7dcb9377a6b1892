// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --canonicalize | FileCheck %s
// RUN: pyopt-run %s --convert-scf-to-cf | FileCheck %s
// RUN: pyopt-run %s --int-range-optimizations --sccp --canonicalize | FileCheck %s
// RUN: pyopt-run %s --canonicalize --convert-scf-to-cf --int-range-optimizations --canonicalize | FileCheck %s
// RUN: not pyopt-run %s --entry index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not pyopt-run %s --entry parallel 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not pyopt-run %s --entry affine 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: pyopt-run %s --entry index --ub=ignore --convert-scf-to-cf | FileCheck %s --check-prefix=IGNORED
// RUN: pyopt-run %s --entry index --ub=ignore | FileCheck %s --check-prefix=IGNORED

// A counter of an integer type wraps around, as it does natively: -128, -28, 72, -84, 16, 116, -40, 60, -96, 4, 104,
// -52, 48, -108, -8, 92, -64, 36, and 136 - 256 = -120, and so on until 120 or more is met.

// CHECK:      -172
// CHECK-NEXT: true
func.func @main() -> (i64, i1) {
  %l = arith.constant -128 : i8
  %u = arith.constant 120 : i8
  %s = arith.constant 100 : i8
  %z = arith.constant 0 : i64
  %false = arith.constant false
  %0:2 = scf.for %i = %l to %u step %s iter_args(%a = %z, %b = %false) -> (i64, i1) : i8 {
    %e = arith.extsi %i : i8 to i64
    %n = arith.addi %a, %e : i64
    // Numbers below the lower bound are met, too, where that is greater than the smallest number.
    %1 = func.call @below() : () -> i1
    %2 = arith.ori %b, %1 : i1
    scf.yield %n, %2 : i64, i1
  }
  return %0#0, %0#1 : i64, i1
}

func.func @below() -> i1 {
  %l = arith.constant 0 : i8
  %u = arith.constant 101 : i8
  %s = arith.constant 70 : i8
  %false = arith.constant false
  // 0, 70, -116, -46, 24, 94, -92, -22, 48, 118
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %false) -> i1 : i8 {
    %negative = arith.cmpi slt, %i, %l : i8
    %1 = arith.ori %negative, %a : i1
    scf.yield %1 : i1
  }
  return %0 : i1
}

// Of indices that is undefined; what ignores it does as a machine does: 2^62 + 10, -2^63 + 2^61 + 10, 10.

// INDEX: error: {{.*}} the loop's counter overflows
// IGNORED: -2305843009213693922
func.func @index() -> index {
  %first = arith.constant 4611686018427387914 : index
  %end = arith.constant 4611686018427387915 : index
  %step = arith.constant 6917529027641081856 : index
  %zero = arith.constant 0 : index
  %0 = scf.for %i = %first to %end step %step iter_args(%a = %zero) -> index {
    %1 = arith.addi %a, %i : index
    scf.yield %1 : index
  }
  return %0 : index
}

func.func @parallel() {
  %c0 = arith.constant 1 : index
  %end = arith.constant 9223372036854775806 : index
  %step = arith.constant 9223372036854775807 : index
  scf.parallel (%i) = (%c0) to (%end) step (%step) {
  }
  return
}

func.func @affine() {
  affine.for %i = 1 to 9223372036854775806 step 9223372036854775807 {
  }
  return
}
