// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// A buffer that grows.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %a = memref.alloc(%c2) : memref<?xi32>
  %b = scf.for %i = %c0 to %c10 step %c1 iter_args(%m = %a) -> memref<?xi32> {
    %size = memref.dim %m, %c0 : memref<?xi32>
    %full = arith.cmpi uge, %i, %size : index
    %room = scf.if %full -> memref<?xi32> {
      %double = arith.addi %size, %size : index
      %more = memref.realloc %m(%double) : memref<?xi32> to memref<?xi32>
      scf.yield %more : memref<?xi32>
    } else {
      scf.yield %m : memref<?xi32>
    }
    %n = arith.index_cast %i : index to i32
    %s = arith.muli %n, %n : i32
    memref.store %s, %room[%i] : memref<?xi32>
    scf.yield %room : memref<?xi32>
  }
  %size = memref.dim %b, %c0 : memref<?xi32>
  vector.print %size : index
  %p = memref.subview %b[0] [10] [1] : memref<?xi32> to memref<10xi32, strided<[1]>>
  %u = memref.cast %p : memref<10xi32, strided<[1]>> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %b : memref<?xi32>
  return
}

// CHECK:      16
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [10] strides = [1] data =
// CHECK-NEXT: [0,  1,  4,  9,  16,  25,  36,  49,  64,  81]
