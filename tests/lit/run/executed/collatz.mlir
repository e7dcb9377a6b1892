// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// A loop of unknown length.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printNewline()
func.func private @printComma()
func.func @main() {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %zero = arith.constant 0 : i64
  %start = arith.constant 27 : i64
  %r:2 = scf.while (%n = %start, %k = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %n, %one : i64
    scf.condition(%more) %n, %k : i64, i64
  } do {
  ^bb0(%n: i64, %k: i64):
    %odd = arith.andi %n, %one : i64
    %is_odd = arith.cmpi eq, %odd, %one : i64
    %half = arith.divui %n, %two : i64
    %triple = arith.muli %n, %three : i64
    %up = arith.addi %triple, %one : i64
    %next = arith.select %is_odd, %up, %half : i64
    %k1 = arith.addi %k, %one : i64
    scf.yield %next, %k1 : i64, i64
  }
  call @printI64(%r#1) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%r#0) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK:      111, 1
