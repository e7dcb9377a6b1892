// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --lower-affine --convert-scf-to-cf | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Affine loops with neighbours.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @a : memref<7xf32> = dense<[1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 49.0]>
func.func @main() {
  %a = memref.get_global @a : memref<7xf32>
  %b = memref.alloc() : memref<5xf32>
  %two = arith.constant -2.0 : f32
  affine.for %i = 0 to 5 {
    %x = affine.load %a[%i] : memref<7xf32>
    %y = affine.load %a[%i + 1] : memref<7xf32>
    %z = affine.load %a[%i + 2] : memref<7xf32>
    %m = arith.mulf %y, %two : f32
    %s = arith.addf %x, %m : f32
    %t = arith.addf %s, %z : f32
    affine.store %t, %b[%i] : memref<5xf32>
  }
  %u = memref.cast %b : memref<5xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %b : memref<5xf32>
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [5] strides = [1] data =
// CHECK-NEXT: [2,  2,  2,  2,  2]
