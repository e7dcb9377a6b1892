// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Primes below 30, as indices.
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c30 = arith.constant 30 : index
  %true = arith.constant true
  %false = arith.constant false
  %sieve = memref.alloc() : memref<30xi1>
  linalg.fill ins(%true : i1) outs(%sieve : memref<30xi1>)
  %found = memref.alloc(%c30) : memref<?xindex>
  %n = scf.for %i = %c2 to %c30 step %c1 iter_args(%n = %c0) -> index {
    %prime = memref.load %sieve[%i] : memref<30xi1>
    %next = scf.if %prime -> index {
      memref.store %i, %found[%n] : memref<?xindex>
      %twice = arith.addi %i, %i : index
      scf.for %j = %twice to %c30 step %i {
        memref.store %false, %sieve[%j] : memref<30xi1>
      }
      %m = arith.addi %n, %c1 : index
      scf.yield %m : index
    } else {
      scf.yield %n : index
    }
    scf.yield %next : index
  }
  %part = memref.subview %found[0] [%n] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
  %u = memref.cast %part : memref<?xindex, strided<[1]>> to memref<*xindex>
  call @printMemrefInd(%u) : (memref<*xindex>) -> ()
  memref.dealloc %found : memref<?xindex>
  memref.dealloc %sieve : memref<30xi1>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [10] strides = [1] data =
// CHECK-NEXT: [2,  3,  5,  7,  11,  13,  17,  19,  23,  29]
