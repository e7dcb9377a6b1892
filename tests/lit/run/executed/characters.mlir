// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Memrefs of i8 are printed as characters.
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
memref.global "private" constant @text
    : memref<2x5xi8> = dense<[[72, 69, 76, 76, 79], [87, 79, 82, 76, 68]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %lower = arith.constant 32 : i8
  %a = memref.get_global @text : memref<2x5xi8>
  %u = memref.cast %a : memref<2x5xi8> to memref<*xi8>
  call @printMemrefI8(%u) : (memref<*xi8>) -> ()
  %b = memref.alloc() : memref<5xi8>
  scf.for %i = %c0 to %c5 step %c1 {
    %x = memref.load %a[%c1, %i] : memref<2x5xi8>
    %y = arith.addi %x, %lower : i8
    memref.store %y, %b[%i] : memref<5xi8>
  }
  %v = memref.cast %b : memref<5xi8> to memref<*xi8>
  call @printMemrefI8(%v) : (memref<*xi8>) -> ()
  memref.dealloc %b : memref<5xi8>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 5] strides = [5, 1] data =
// CHECK-NEXT: {{\[\[}}H,   E,   L,   L,   O],
// CHECK-NEXT:  [W,   O,   R,   L,   D]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [5] strides = [1] data =
// CHECK-NEXT: [w,  o,  r,  l,  d]
