// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// A loop that carries values, and numbers with punctuation.
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @printComma()
func.func private @printOpen()
func.func private @printClose()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  call @printOpen() : () -> ()
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %zero) -> f64 {
    %n = arith.index_cast %i : index to i64
    %x = arith.sitofp %n : i64 to f64
    %y = arith.mulf %x, %half : f64
    %next = arith.addf %s, %y : f64
    func.call @printF64(%next) : (f64) -> ()
    func.call @printComma() : () -> ()
    scf.yield %next : f64
  }
  call @printClose() : () -> ()
  call @printF64(%sum) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK:      ( 0, 0.5, 1.5, 3, 5,  )5
