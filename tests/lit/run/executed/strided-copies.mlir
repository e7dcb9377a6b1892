// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Copies between views with different strides.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4x4xi64>
  %b = memref.alloc() : memref<4x4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %x = arith.muli %i, %c4 : index
      %y = arith.addi %x, %j : index
      %n = arith.index_cast %y : index to i64
      memref.store %n, %a[%i, %j] : memref<4x4xi64>
      %m = arith.constant -1 : i64
      memref.store %m, %b[%i, %j] : memref<4x4xi64>
    }
  }
  %s = memref.subview %a[0, 0] [2, 2] [2, 2] : memref<4x4xi64> to memref<2x2xi64, strided<[8, 2]>>
  %t = memref.subview %b[1, 1] [2, 2] [1, 1]
      : memref<4x4xi64> to memref<2x2xi64, strided<[4, 1], offset: 5>>
  memref.copy %s, %t
      : memref<2x2xi64, strided<[8, 2]>> to memref<2x2xi64, strided<[4, 1], offset: 5>>
  %u = memref.cast %b : memref<4x4xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  memref.dealloc %a : memref<4x4xi64>
  memref.dealloc %b : memref<4x4xi64>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [4, 4] strides = [4, 1] data =
// CHECK-NEXT: {{\[\[}}-1,   -1,   -1,   -1],
// CHECK-NEXT:  [-1,   0,   2,   -1],
// CHECK-NEXT:  [-1,   8,   10,   -1],
// CHECK-NEXT:  [-1,   -1,   -1,   -1]]
