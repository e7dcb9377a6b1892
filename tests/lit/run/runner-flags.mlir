// RUN: pyopt %s --canonicalize | pyopt-run -e number -entry-point-result=i32 -shared-libs=libmlir_c_runner_utils.so | FileCheck %s --check-prefix=I32
// RUN: pyopt-run %s -e=wide --entry-point-result=i64 -O0 | FileCheck %s --check-prefix=I64
// RUN: pyopt-run %s -e single -entry-point-result f32 -O1 | FileCheck %s --check-prefix=F32
// RUN: pyopt-run %s -e double -entry-point-result=f64 -O2 | FileCheck %s --check-prefix=F64
// RUN: pyopt-run %s -entry-point-result=void | FileCheck %s --check-prefix=VOID --allow-empty
// RUN: not pyopt-run %s -entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not pyopt-run %s -e number -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not pyopt-run %s -e nowhere -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not pyopt-run %s -e unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pyopt-run %s -e wrong 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not pyopt-run %s -shared-libs=libmlir_runner_utils.so,/usr/lib/libm.so 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not pyopt-run %s -entry-point-result=f128 2>&1 | FileCheck %s --check-prefix=CHOICE

// The flags of mlir-runner.

// I32: -42
func.func @number() -> i32 {
  %0 = arith.constant -42 : i32
  return %0 : i32
}

// I64: 1099511627776
func.func @wide() -> i64 {
  %0 = arith.constant 1099511627776 : i64
  return %0 : i64
}

// F32: 1.500000e+00
func.func @single() -> f32 {
  %0 = arith.constant 1.5 : f32
  return %0 : f32
}

// F64: 1.234568e-07
func.func @double() -> f64 {
  %0 = arith.constant 1.23456789e-7 : f64
  return %0 : f64
}

// VOID-NOT: {{.}}
// OTHER: runner-flags.mlir:43:1: error: the function should have one result, i32 (--entry-point-result)
// OTHER: note: its signature: @main() -> ()
func.func @main() {
  return
}
// NONE: error: the function should have no result (--entry-point-result)
// MISSING: there is no function @nowhere with a body to run

// UNKNOWN: error: 'func.call' op @printNothing has no body
func.func private @printNothing()
func.func @unknown() {
  call @printNothing() : () -> ()
  return
}

// WRONG: error: 'func.call' op @printI64 is a function of the runtime library with 1 operands and 0 results, and it is declared with 2 and 0
func.func private @printI64(i64, i64)
func.func @wrong() {
  %0 = arith.constant 0 : i64
  call @printI64(%0, %0) : (i64, i64) -> ()
  return
}

// LIBRARY: cannot load /usr/lib/libm.so: pyopt-run loads no shared libraries, and has itself the functions of libmlir_c_runner_utils, libmlir_runner_utils, libmlir_float16_utils
// CHOICE: 'f128' is invalid value for --entry-point-result: it takes void or i32 or i64 or f32 or f64
