// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Views with strides and offsets: printed as what they show.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a
    : memref<3x4xf64> = dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]>
func.func @main() {
  %a = memref.get_global @a : memref<3x4xf64>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<3x4xf64> to memref<4x3xf64, strided<[1, 4]>>
  %u = memref.cast %t : memref<4x3xf64, strided<[1, 4]>> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  %s = memref.subview %a[1, 0] [2, 2] [1, 3]
      : memref<3x4xf64> to memref<2x2xf64, strided<[4, 3], offset: 4>>
  %v = memref.cast %s : memref<2x2xf64, strided<[4, 3], offset: 4>> to memref<*xf64>
  call @printMemrefF64(%v) : (memref<*xf64>) -> ()
  %r = memref.subview %a[2, 1] [1, 3] [1, 1]
      : memref<3x4xf64> to memref<3xf64, strided<[1], offset: 9>>
  %w = memref.cast %r : memref<3xf64, strided<[1], offset: 9>> to memref<*xf64>
  call @printMemrefF64(%w) : (memref<*xf64>) -> ()
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [4, 3] strides = [1, 4] data =
// CHECK-NEXT: {{\[\[}}1,   5,   9],
// CHECK-NEXT:  [2,   6,   10],
// CHECK-NEXT:  [3,   7,   11],
// CHECK-NEXT:  [4,   8,   12]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 4 sizes = [2, 2] strides = [4, 3] data =
// CHECK-NEXT: {{\[\[}}5,   8],
// CHECK-NEXT:  [9,   12]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 9 sizes = [3] strides = [1] data =
// CHECK-NEXT: [10,  11,  12]
