// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Infinities, NaN, zeros, and how many digits are printed.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dF64(memref<?xf64>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a : memref<8xf64> = dense<[
    0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -0.0, 1.0e-300, 123456.0, 1234567.0,
    0.1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.get_global @a : memref<8xf64>
  %u = memref.cast %a : memref<8xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  %d = memref.cast %a : memref<8xf64> to memref<?xf64>
  call @printMemref1dF64(%d) : (memref<?xf64>) -> ()
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf64>
    vector.print %x : f64
    %y = arith.truncf %x : f64 to f32
    vector.print %y : f32
  }
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [8] strides = [1] data =
// CHECK-NEXT: [inf,  -inf,  nan,  -0,  1e-300,  123456,  1.23457e+06,  0.1]
// CHECK-NEXT: Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [8] strides = [1] data =
// CHECK-NEXT: [inf,  -inf,  nan,  -0,  1e-300,  123456,  1.23457e+06,  0.1]
// CHECK-NEXT: inf
// CHECK-NEXT: inf
// CHECK-NEXT: -inf
// CHECK-NEXT: -inf
// CHECK-NEXT: nan
// CHECK-NEXT: nan
// CHECK-NEXT: -0
// CHECK-NEXT: -0
// CHECK-NEXT: 1e-300
// CHECK-NEXT: 0
// CHECK-NEXT: 123456
// CHECK-NEXT: 123456
// CHECK-NEXT: 1.23457e+06
// CHECK-NEXT: 1.23457e+06
// CHECK-NEXT: 0.1
// CHECK-NEXT: 0.1
