// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Complex numbers in memory.
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a
    : memref<2x2xcomplex<f64>> = dense<[[(1.0,2.0), (0.0,-1.0)], [(0.5,0.25), (-3.0,0.0)]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.get_global @a : memref<2x2xcomplex<f64>>
  %b = memref.alloc() : memref<2x2xcomplex<f64>>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %x = memref.load %a[%i, %j] : memref<2x2xcomplex<f64>>
      %y = memref.load %a[%j, %i] : memref<2x2xcomplex<f64>>
      %p = complex.mul %x, %y : complex<f64>
      %s = complex.sub %p, %x : complex<f64>
      memref.store %s, %b[%i, %j] : memref<2x2xcomplex<f64>>
    }
  }
  %u = memref.cast %b : memref<2x2xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%u) : (memref<*xcomplex<f64>>) -> ()
  memref.dealloc %b : memref<2x2xcomplex<f64>>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data =
// CHECK-NEXT: {{\[\[}}(-4,2),   (0.25,0.5)],
// CHECK-NEXT:  [(-0.25,-0.75),   (12,-0)]]
