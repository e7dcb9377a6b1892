// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Floats of 16 bits.
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
memref.global "private" constant @h : memref<2x2xf16> = dense<[[1.0, 0.333], [65504.0, -0.0]]>
memref.global "private" constant @b : memref<3xbf16> = dense<[1.0e30, 3.14159, -2.5]>
func.func @main() {
  %h = memref.get_global @h : memref<2x2xf16>
  %u = memref.cast %h : memref<2x2xf16> to memref<*xf16>
  call @printMemrefF16(%u) : (memref<*xf16>) -> ()
  %b = memref.get_global @b : memref<3xbf16>
  %v = memref.cast %b : memref<3xbf16> to memref<*xbf16>
  call @printMemrefBF16(%v) : (memref<*xbf16>) -> ()
  %c1 = arith.constant 1 : index
  %x = memref.load %h[%c1, %c1] : memref<2x2xf16>
  %w = arith.extf %x : f16 to f32
  vector.print %w : f32
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data =
// CHECK-NEXT: {{\[\[}}1,   0.333008],
// CHECK-NEXT:  [65504,   -0]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [3] strides = [1] data =
// CHECK-NEXT: [1.00026e+30,  3.14062,  -2.5]
// CHECK-NEXT: -0
