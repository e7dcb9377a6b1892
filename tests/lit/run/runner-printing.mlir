// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so.22.1,/lib/libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt-run %s -O3 -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=ERR

// The functions of the runner libraries that print, on all types; the text is that of the reference's runner.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dF32(memref<?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref0dF32(memref<f32>) attributes {llvm.emit_c_interface}
func.func private @printMemref2dF32(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI8(memref<?xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dC64(memref<?xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @printBF16(i16)
func.func private @printF16(i16)
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printComma()
func.func private @printOpen()
func.func private @printClose()
func.func private @nanoTime() -> i64 attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>)
    -> i64 attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF64(memref<*xf64>, memref<*xf64>)
    -> i64 attributes {llvm.emit_c_interface}
func.func private @printFlops(f64)
memref.global constant @g
    : memref<2x3xf32> = dense<[[1.0, 2.5, -3.25], [1.0e10, 123456789.0, 0.0001]]>
memref.global constant @h : memref<3x2x2xf64> = dense<[
    [[1.0, 2.5], [-3.25, -0.0]],
    [[1.0e10, 123456789.0], [0.0001, 1.e-5]],
    [[0x7FF8000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 1.0]]]>
memref.global constant @h2 : memref<3x2x2xf64> = dense<[
    [[1.0, 2.5], [-3.25, -0.0]],
    [[1.0e10, 123456788.0], [0.0001, 1.e-5]],
    [[0x7FF8000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 2.0]]]>
memref.global constant @i8 : memref<3xi8> = dense<[49, 66, 65]>
memref.global constant @i16 : memref<1x1xi16> = dense<-7>
memref.global constant @ind : memref<index> = dense<42>
memref.global constant @c64 : memref<2xcomplex<f64>> = dense<[(1.0,-2.0), (0.5,3.0)]>
memref.global constant @c32 : memref<2x1xcomplex<f32>> = dense<[[(1.0,-2.0)], [(0.5,3.0)]]>
memref.global constant @bf : memref<2x1xbf16> = dense<[[1.0], [0.5]]>
memref.global constant @hf : memref<2x1xf16> = dense<[[1.0], [0.3333]]>
func.func @main() {
  %g = memref.get_global @g : memref<2x3xf32>
  %gu = memref.cast %g : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%gu) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%gu) : (memref<*xf32>) -> ()
  %s = memref.subview %g[1, 1] [1, 2] [1, 1]
      : memref<2x3xf32> to memref<1x2xf32, strided<[3, 1], offset: 4>>
  %su = memref.cast %s : memref<1x2xf32, strided<[3, 1], offset: 4>> to memref<*xf32>
  call @printMemrefF32(%su) : (memref<*xf32>) -> ()
  %h = memref.get_global @h : memref<3x2x2xf64>
  %hu = memref.cast %h : memref<3x2x2xf64> to memref<*xf64>
  call @printMemrefF64(%hu) : (memref<*xf64>) -> ()
  %h2 = memref.get_global @h2 : memref<3x2x2xf64>
  %h2u = memref.cast %h2 : memref<3x2x2xf64> to memref<*xf64>
  %n = call @verifyMemRefF64(%hu, %h2u) : (memref<*xf64>, memref<*xf64>) -> i64
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  %n2 = call @verifyMemRefF64(%hu, %hu) : (memref<*xf64>, memref<*xf64>) -> i64
  call @printI64(%n2) : (i64) -> ()
  call @printNewline() : () -> ()
  %i8 = memref.get_global @i8 : memref<3xi8>
  %i8u = memref.cast %i8 : memref<3xi8> to memref<*xi8>
  call @printMemrefI8(%i8u) : (memref<*xi8>) -> ()
  %i8d = memref.cast %i8 : memref<3xi8> to memref<?xi8>
  call @printMemref1dI8(%i8d) : (memref<?xi8>) -> ()
  %i16 = memref.get_global @i16 : memref<1x1xi16>
  %i16u = memref.cast %i16 : memref<1x1xi16> to memref<*xi16>
  call @printMemrefI16(%i16u) : (memref<*xi16>) -> ()
  %ind = memref.get_global @ind : memref<index>
  %indu = memref.cast %ind : memref<index> to memref<*xindex>
  call @printMemrefInd(%indu) : (memref<*xindex>) -> ()
  %c64 = memref.get_global @c64 : memref<2xcomplex<f64>>
  %c64u = memref.cast %c64 : memref<2xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%c64u) : (memref<*xcomplex<f64>>) -> ()
  %c64d = memref.cast %c64 : memref<2xcomplex<f64>> to memref<?xcomplex<f64>>
  call @printMemref1dC64(%c64d) : (memref<?xcomplex<f64>>) -> ()
  %c32 = memref.get_global @c32 : memref<2x1xcomplex<f32>>
  %c32u = memref.cast %c32 : memref<2x1xcomplex<f32>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%c32u) : (memref<*xcomplex<f32>>) -> ()
  %bf = memref.get_global @bf : memref<2x1xbf16>
  %bfu = memref.cast %bf : memref<2x1xbf16> to memref<*xbf16>
  call @printMemrefBF16(%bfu) : (memref<*xbf16>) -> ()
  %hf = memref.get_global @hf : memref<2x1xf16>
  %hfu = memref.cast %hf : memref<2x1xf16> to memref<*xf16>
  call @printMemrefF16(%hfu) : (memref<*xf16>) -> ()
  %gd = memref.cast %g : memref<2x3xf32> to memref<?x?xf32>
  call @printMemref2dF32(%gd) : (memref<?x?xf32>) -> ()
  %c1 = arith.constant 1 : index
  %a0 = memref.alloc() : memref<f32>
  %f = arith.constant 1.5 : f32
  memref.store %f, %a0[] : memref<f32>
  call @printMemref0dF32(%a0) : (memref<f32>) -> ()
  %a0u = memref.cast %a0 : memref<f32> to memref<*xf32>
  call @printMemrefF32(%a0u) : (memref<*xf32>) -> ()
  %fl = arith.constant 1.25e9 : f64
  call @printFlops(%fl) : (f64) -> ()
  call @printF32(%f) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF64(%fl) : (f64) -> ()
  call @printOpen() : () -> ()
  call @printClose() : () -> ()
  %m = arith.constant -5 : i64
  call @printI64(%m) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%m) : (i64) -> ()
  %b = arith.constant 0x3fc0 : i16
  call @printComma() : () -> ()
  call @printBF16(%b) : (i16) -> ()
  call @printComma() : () -> ()
  call @printF16(%b) : (i16) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK:      Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// CHECK-NEXT: {{\[\[}}1,   2.5,   -3.25],
// CHECK-NEXT:  [1e+10,   1.23457e+08,   0.0001]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 4 sizes = [1, 2] strides = [3, 1] data =
// CHECK-NEXT: {{\[\[}}1.23457e+08,   0.0001]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 3 offset = 0 sizes = [3, 2, 2] strides = [4, 2, 1] data =
// CHECK-NEXT: {{\[\[\[}}1,    2.5],
// CHECK-NEXT:   [-3.25,    -0]],
// CHECK-NEXT:  {{\[\[}}1e+10,    1.23457e+08],
// CHECK-NEXT:   [0.0001,    1e-05]],
// CHECK-NEXT:  {{\[\[}}nan,    inf],
// CHECK-NEXT:   [-inf,    1]]]
// CHECK-NEXT: 5
// CHECK-NEXT: 3
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [3] strides = [1] data =
// CHECK-NEXT: [1,  B,  A]
// CHECK-NEXT: Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [3] strides = [1] data =
// CHECK-NEXT: [1,  B,  A]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [1, 1] strides = [1, 1] data =
// CHECK-NEXT: {{\[\[}}-7]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 0 offset = 0 sizes = [] strides = [] data =
// CHECK-NEXT: [42]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [2] strides = [1] data =
// CHECK-NEXT: [(1,-2),  (0.5,3)]
// CHECK-NEXT: Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [2] strides = [1] data =
// CHECK-NEXT: [(1,-2),  (0.5,3)]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 1] strides = [1, 1] data =
// CHECK-NEXT: {{\[\[}}(1,-2)],
// CHECK-NEXT:  [(0.5,3)]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 1] strides = [1, 1] data =
// CHECK-NEXT: {{\[\[}}1],
// CHECK-NEXT:  [0.5]]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 1] strides = [1, 1] data =
// CHECK-NEXT: {{\[\[}}1],
// CHECK-NEXT:  [0.333252]]
// CHECK-NEXT: Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// CHECK-NEXT: {{\[\[}}1,   2.5,   -3.25],
// CHECK-NEXT:  [1e+10,   1.23457e+08,   0.0001]]
// CHECK-NEXT: Memref base@ = 0x{{[0-9a-f]+}} rank = 0 offset = 0 sizes = [] strides = [] data =
// CHECK-NEXT: [1.5]
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 0 offset = 0 sizes = [] strides = [] data =
// CHECK-NEXT: [1.5]
// CHECK-NEXT: 1.5, 1.25e+09(  )-5, 18446744073709551611, 1.5, 1.9375

// ERR:      1.23457e+08 != 1.23457e+08 offset = 5
// ERR-NEXT: nan != nan offset = 8
// ERR-NEXT: inf != inf offset = 9
// ERR-NEXT: -inf != -inf offset = 10
// ERR-NEXT: 1 != 2 offset = 11
// ERR-NEXT: nan != nan offset = 8
// ERR-NEXT: inf != inf offset = 9
// ERR-NEXT: -inf != -inf offset = 10
// ERR-NEXT: 1.250000 GFLOPS
