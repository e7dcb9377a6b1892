// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Masked loads and stores, and what is gathered.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a : memref<6xi32> = dense<[10, 20, 30, 40, 50, 60]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.get_global @a : memref<6xi32>
  %mask = vector.create_mask %c3 : vector<4xi1>
  %other = arith.constant dense<-1> : vector<4xi32>
  %l = vector.maskedload %a[%c0], %mask, %other
      : memref<6xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %l : vector<4xi32>
  %at = arith.constant dense<[5, 0, 3, 1]> : vector<4xi32>
  %g = vector.gather %a[%c0] [%at], %mask, %other
      : memref<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %g : vector<4xi32>
  %b = memref.alloc() : memref<6xi32>
  %zero = arith.constant 0 : i32
  linalg.fill ins(%zero : i32) outs(%b : memref<6xi32>)
  vector.maskedstore %b[%c0], %mask, %g : memref<6xi32>, vector<4xi1>, vector<4xi32>
  vector.scatter %b[%c0] [%at], %mask, %l
      : memref<6xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  %u = memref.cast %b : memref<6xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %b : memref<6xi32>
  return
}

// CHECK:      ( 10, 20, 30, -1 )
// CHECK-NEXT: ( 60, 10, 40, -1 )
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [6] strides = [1] data =
// CHECK-NEXT: [20,  10,  40,  30,  0,  10]
