// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --canonicalize --cse | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// A function on memrefs of any rank.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func @show(%a: memref<*xi32>) {
  %r = memref.rank %a : memref<*xi32>
  %n = arith.index_cast %r : index to i64
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printMemrefI32(%a) : (memref<*xi32>) -> ()
  return
}
memref.global "private" constant @a : memref<i32> = dense<5>
memref.global "private" constant @b : memref<3xi32> = dense<[1, -2, 3]>
memref.global "private" constant @c : memref<1x2x1x2xi32> = dense<[[[[1, 2]], [[3, 4]]]]>
func.func @main() {
  %a = memref.get_global @a : memref<i32>
  %b = memref.get_global @b : memref<3xi32>
  %c = memref.get_global @c : memref<1x2x1x2xi32>
  %x = memref.cast %a : memref<i32> to memref<*xi32>
  %y = memref.cast %b : memref<3xi32> to memref<*xi32>
  %z = memref.cast %c : memref<1x2x1x2xi32> to memref<*xi32>
  call @show(%x) : (memref<*xi32>) -> ()
  call @show(%y) : (memref<*xi32>) -> ()
  call @show(%z) : (memref<*xi32>) -> ()
  return
}

// CHECK:      0
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 0 offset = 0 sizes = [] strides = [] data =
// CHECK-NEXT: [5]
// CHECK-NEXT: 1
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [3] strides = [1] data =
// CHECK-NEXT: [1,  -2,  3]
// CHECK-NEXT: 4
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 4 offset = 0 sizes = [1, 2, 1, 2] strides = [4, 2, 2, 1] data =
// CHECK-NEXT: {{\[\[\[\[}}1,     2]],
// CHECK-NEXT:   {{\[\[}}3,     4]]]]
