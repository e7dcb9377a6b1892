// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --convert-linalg-to-loops --convert-scf-to-cf | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// A named op on buffers, and pooling of what it gives.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @x
    : memref<1x6x1xf32> = dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]>
memref.global "private" constant @k
    : memref<3x1x2xf32> = dense<[[[1.0, 0.5]], [[0.0, -1.0]], [[-1.0, 2.0]]]>
func.func @main() {
  %zero = arith.constant 0.0 : f32
  %x = memref.get_global @x : memref<1x6x1xf32>
  %k = memref.get_global @k : memref<3x1x2xf32>
  %y = memref.alloc() : memref<1x4x2xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<1x4x2xf32>)
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%x, %k : memref<1x6x1xf32>, memref<3x1x2xf32>)
      outs(%y : memref<1x4x2xf32>)
  %u = memref.cast %y : memref<1x4x2xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %window = memref.alloc() : memref<2xf32>
  %p = memref.alloc() : memref<1x2x2xf32>
  linalg.fill ins(%zero : f32) outs(%p : memref<1x2x2xf32>)
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%y, %window : memref<1x4x2xf32>, memref<2xf32>)
      outs(%p : memref<1x2x2xf32>)
  %v = memref.cast %p : memref<1x2x2xf32> to memref<*xf32>
  call @printMemrefF32(%v) : (memref<*xf32>) -> ()
  memref.dealloc %window : memref<2xf32>
  memref.dealloc %y : memref<1x4x2xf32>
  memref.dealloc %p : memref<1x2x2xf32>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 3 offset = 0 sizes = [1, 4, 2] strides = [8, 2, 1] data =
// CHECK-NEXT: {{\[\[\[}}-2,    4.5],
// CHECK-NEXT:   [-2,    6],
// CHECK-NEXT:   [-2,    7.5],
// CHECK-NEXT:   [-2,    9]]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 3 offset = 0 sizes = [1, 2, 2] strides = [4, 2, 1] data =
// CHECK-NEXT: {{\[\[\[}}-4,    10.5],
// CHECK-NEXT:   [-4,    16.5]]]
