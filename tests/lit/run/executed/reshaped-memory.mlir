// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// The same memory with other dimensions.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a : memref<2x3x2xf32> = dense<[
    [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
    [[7.0, 8.0], [9.0, 10.0], [11.0, 12.0]]]>
func.func @main() {
  %a = memref.get_global @a : memref<2x3x2xf32>
  %c = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x2xf32> into memref<6x2xf32>
  %u = memref.cast %c : memref<6x2xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [3, 2, 2]
      : memref<6x2xf32> into memref<3x2x2xf32>
  %v = memref.cast %e : memref<3x2x2xf32> to memref<*xf32>
  call @printMemrefF32(%v) : (memref<*xf32>) -> ()
  %r = memref.reinterpret_cast %a to offset: [1], sizes: [2, 2], strides: [6, 2]
      : memref<2x3x2xf32> to memref<2x2xf32, strided<[6, 2], offset: 1>>
  %w = memref.cast %r : memref<2x2xf32, strided<[6, 2], offset: 1>> to memref<*xf32>
  call @printMemrefF32(%w) : (memref<*xf32>) -> ()
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [6, 2] strides = [2, 1] data =
// CHECK-NEXT: {{\[\[}}1,   2],
// CHECK-NEXT:  [3,   4],
// CHECK-NEXT:  [5,   6],
// CHECK-NEXT:  [7,   8],
// CHECK-NEXT:  [9,   10],
// CHECK-NEXT:  [11,   12]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 3 offset = 0 sizes = [3, 2, 2] strides = [4, 2, 1] data =
// CHECK-NEXT: {{\[\[\[}}1,    2],
// CHECK-NEXT:   [3,    4]],
// CHECK-NEXT:  {{\[\[}}5,    6],
// CHECK-NEXT:   [7,    8]],
// CHECK-NEXT:  {{\[\[}}9,    10],
// CHECK-NEXT:   [11,    12]]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 1 sizes = [2, 2] strides = [6, 2] data =
// CHECK-NEXT: {{\[\[}}2,   4],
// CHECK-NEXT:  [8,   10]]
