// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// The random numbers of the library, from a seed.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @rtsrand(i64) -> !llvm.ptr
func.func private @rtrand(!llvm.ptr, i64) -> i64
func.func private @rtdrand(!llvm.ptr)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %seed = arith.constant 7 : i64
  %g = call @rtsrand(%seed) : (i64) -> !llvm.ptr
  %a = memref.alloc() : memref<8xi64>
  scf.for %i = %c0 to %c8 step %c1 {
    %most = arith.constant 1000000 : i64
    %x = func.call @rtrand(%g, %most) : (!llvm.ptr, i64) -> i64
    memref.store %x, %a[%i] : memref<8xi64>
  }
  call @rtdrand(%g) : (!llvm.ptr) -> ()
  %u = memref.cast %a : memref<8xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  memref.dealloc %a : memref<8xi64>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [8] strides = [1] data =
// CHECK-NEXT: [76308,  227339,  779919,  318972,  438409,  978223,  723465,  455585]
