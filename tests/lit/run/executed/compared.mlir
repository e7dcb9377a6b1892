// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Two ways to the same numbers, compared by the library.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @verifyMemRefF64(memref<*xf64>, memref<*xf64>)
    -> i64 attributes {llvm.emit_c_interface}
memref.global "private" constant @a : memref<4xf64> = dense<[0.1, 0.2, 0.3, 0.4]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %three = arith.constant 3.0 : f64
  %a = memref.get_global @a : memref<4xf64>
  %b = memref.alloc() : memref<4xf64>
  %c = memref.alloc() : memref<4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %a[%i] : memref<4xf64>
    %p = arith.mulf %x, %three : f64
    memref.store %p, %b[%i] : memref<4xf64>
    %s = arith.addf %x, %x : f64
    %t = arith.addf %s, %x : f64
    memref.store %t, %c[%i] : memref<4xf64>
  }
  %u = memref.cast %b : memref<4xf64> to memref<*xf64>
  %v = memref.cast %c : memref<4xf64> to memref<*xf64>
  %same = call @verifyMemRefF64(%u, %v) : (memref<*xf64>, memref<*xf64>) -> i64
  call @printI64(%same) : (i64) -> ()
  call @printNewline() : () -> ()
  %one = arith.constant 1.0 : f64
  memref.store %one, %c[%c1] : memref<4xf64>
  %different = call @verifyMemRefF64(%u, %v) : (memref<*xf64>, memref<*xf64>) -> i64
  call @printI64(%different) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %b : memref<4xf64>
  memref.dealloc %c : memref<4xf64>
  return
}

// CHECK:      0
// CHECK-NEXT: 1
