// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Sorting by the library.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @stdSortI64(i64, memref<?xi64>) attributes {llvm.emit_c_interface}
func.func private @stdSortF64(i64, memref<?xf64>) attributes {llvm.emit_c_interface}
memref.global "private" @a : memref<6xi64> = dense<[5, -3, 9, 0, 2, -8]>
memref.global "private" @b : memref<4xf64> = dense<[2.5, -1.0, 1.0e3, 0.5]>
func.func @main() {
  %a = memref.get_global @a : memref<6xi64>
  %ad = memref.cast %a : memref<6xi64> to memref<?xi64>
  %n = arith.constant 5 : i64
  call @stdSortI64(%n, %ad) : (i64, memref<?xi64>) -> ()
  %u = memref.cast %a : memref<6xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %b = memref.get_global @b : memref<4xf64>
  %bd = memref.cast %b : memref<4xf64> to memref<?xf64>
  %m = arith.constant 4 : i64
  call @stdSortF64(%m, %bd) : (i64, memref<?xf64>) -> ()
  %v = memref.cast %b : memref<4xf64> to memref<*xf64>
  call @printMemrefF64(%v) : (memref<*xf64>) -> ()
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [6] strides = [1] data =
// CHECK-NEXT: [-3,  0,  2,  5,  9,  -8]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [4] strides = [1] data =
// CHECK-NEXT: [-1,  0.5,  2.5,  1000]
