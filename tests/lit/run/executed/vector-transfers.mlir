// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Parts of memory as vectors, with padding.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a : memref<3x5xf32> = dense<[
    [1.0, 2.0, 3.0, 4.0, 5.0],
    [6.0, 7.0, 8.0, 9.0, 10.0],
    [11.0, 12.0, 13.0, 14.0, 15.0]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %pad = arith.constant -1.0 : f32
  %a = memref.get_global @a : memref<3x5xf32>
  %v = vector.transfer_read %a[%c1, %c3], %pad : memref<3x5xf32>, vector<2x4xf32>
  vector.print %v : vector<2x4xf32>
  %t = vector.transfer_read %a[%c0, %c0], %pad {permutation_map = affine_map<(i, j) -> (j, i)>}
      : memref<3x5xf32>, vector<5x3xf32>
  vector.print %t : vector<5x3xf32>
  %b = memref.alloc() : memref<3x5xf32>
  linalg.fill ins(%pad : f32) outs(%b : memref<3x5xf32>)
  vector.transfer_write %v, %b[%c1, %c0] : vector<2x4xf32>, memref<3x5xf32>
  %u = memref.cast %b : memref<3x5xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %b : memref<3x5xf32>
  return
}

// CHECK:      ( ( 9, 10, -1, -1 ), ( 14, 15, -1, -1 ) )
// CHECK-NEXT: ( ( 1, 6, 11 ), ( 2, 7, 12 ), ( 3, 8, 13 ), ( 4, 9, 14 ), ( 5, 10, 15 ) )
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [3, 5] strides = [5, 1] data =
// CHECK-NEXT: {{\[\[}}-1,   -1,   -1,   -1,   -1],
// CHECK-NEXT:  [9,   10,   -1,   -1,   -1],
// CHECK-NEXT:  [14,   15,   -1,   -1,   -1]]
