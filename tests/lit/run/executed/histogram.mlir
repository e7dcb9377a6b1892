// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// How often each number occurs, in i16.
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
memref.global "private" constant @data : memref<10xi32> = dense<[3, 1, 0, 3, 3, 2, 1, 0, 3, 1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i16
  %one = arith.constant 1 : i16
  %data = memref.get_global @data : memref<10xi32>
  %h = memref.alloc() : memref<4xi16>
  linalg.fill ins(%zero : i16) outs(%h : memref<4xi16>)
  scf.for %i = %c0 to %c10 step %c1 {
    %x = memref.load %data[%i] : memref<10xi32>
    %k = arith.index_cast %x : i32 to index
    %old = memref.load %h[%k] : memref<4xi16>
    %new = arith.addi %old, %one : i16
    memref.store %new, %h[%k] : memref<4xi16>
  }
  %u = memref.cast %h : memref<4xi16> to memref<*xi16>
  call @printMemrefI16(%u) : (memref<*xi16>) -> ()
  memref.dealloc %h : memref<4xi16>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [4] strides = [1] data =
// CHECK-NEXT: [2,  3,  1,  4]
