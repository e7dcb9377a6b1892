// RUN: pyopt %s --convert-linalg-to-std | FileCheck %s

// Declarations come in front of the last op of the module, one for each name.
func.func @named(%a: memref<4x5xf32>, %b: memref<5x?xf32>,
                 %c: memref<4x?xf32, strided<[?, 1], offset: ?>>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%c : memref<4x?xf32, strided<[?, 1], offset: ?>>)
  linalg.matmul
      ins(%a, %b : memref<4x5xf32>, memref<5x?xf32>)
      outs(%c : memref<4x?xf32, strided<[?, 1], offset: ?>>)
  linalg.fill ins(%x : f32) outs(%c : memref<4x?xf32, strided<[?, 1], offset: ?>>)
  return
}

func.func @types(%a: memref<index>, %b: memref<2xvector<2x3xf16>, 3>, %c: memref<2xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    linalg.fill ins(%i : index) outs(%a : memref<index>)
  }
  linalg.copy ins(%b : memref<2xvector<2x3xf16>, 3>) outs(%b : memref<2xvector<2x3xf16>, 3>)
  linalg.max ins(%c, %c : memref<2xi1>, memref<2xi1>) outs(%c : memref<2xi1>)
  return
}

// A name of one's own; what the body does is in the library.
func.func @given(%a: memref<4xf32>, %n: i64) {
  linalg.generic {
    indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    library_call = "work"
  } ins(%n : i64) outs(%a : memref<4xf32>) {
  ^bb0(%m: i64, %x: f32):
    %0 = math.exp %x : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @windows(%a: memref<1x9x4xf32>, %b: memref<3x4x4xf32>, %c: memref<1x7x4xf32>) {
  linalg.conv_1d_nwc_wcf {strides = dense<1> : vector<1xi64>}
      ins(%a, %b : memref<1x9x4xf32>, memref<3x4x4xf32>)
      outs(%c : memref<1x7x4xf32>)
  return
}

func.func private @linalg_exp_view4xf32_view4xf32(memref<4xf32, strided<[?], offset: ?>>,
                                                  memref<4xf32, strided<[?], offset: ?>>)

module @inner {
  func.func @there(%a: memref<4xf32>) {
    linalg.abs ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
    return
  }
}

func.func @known(%a: memref<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @named(%arg0: memref<4x5xf32>, %arg1: memref<5x?xf32>, %arg2: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg3: f32) {
// CHECK-NEXT:     %cast = memref.cast %arg2 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_fill_f32_view4xsxf32(%arg3, %cast) : (f32, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %arg1 : memref<5x?xf32> to memref<5x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_2 = memref.cast %arg2 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_matmul_view4x5xf32_view5xsxf32_view4xsxf32(%cast_0, %cast_1, %cast_2) : (memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_3 = memref.cast %arg2 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_fill_f32_view4xsxf32(%arg3, %cast_3) : (f32, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @types(%arg0: memref<index>, %arg1: memref<2xvector<2x3xf16>, 3>, %arg2: memref<2xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c1 step %c1 {
// CHECK-NEXT:       %cast_4 = memref.cast %arg0 : memref<index> to memref<index, strided<[], offset: ?>>
// CHECK-NEXT:       func.call @linalg_fill_index_viewindex(%arg3, %cast_4) : (index, memref<index, strided<[], offset: ?>>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = memref.cast %arg1 : memref<2xvector<2x3xf16>, 3> to memref<2xvector<2x3xf16>, strided<[?], offset: ?>, 3>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<2xvector<2x3xf16>, 3> to memref<2xvector<2x3xf16>, strided<[?], offset: ?>, 3>
// CHECK-NEXT:     call @linalg_copy_view2xvector2x3f16as3_view2xvector2x3f16as3(%cast, %cast_0) : (memref<2xvector<2x3xf16>, strided<[?], offset: ?>, 3>, memref<2xvector<2x3xf16>, strided<[?], offset: ?>, 3>) -> ()
// CHECK-NEXT:     %cast_1 = memref.cast %arg2 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_2 = memref.cast %arg2 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_3 = memref.cast %arg2 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_max_view2xi1_view2xi1_view2xi1(%cast_1, %cast_2, %cast_3) : (memref<2xi1, strided<[?], offset: ?>>, memref<2xi1, strided<[?], offset: ?>>, memref<2xi1, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @given(%arg0: memref<4xf32>, %arg1: i64) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @work(%arg1, %cast) : (i64, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @windows(%arg0: memref<1x9x4xf32>, %arg1: memref<3x4x4xf32>, %arg2: memref<1x7x4xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<1x9x4xf32> to memref<1x9x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<3x4x4xf32> to memref<3x4x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %arg2 : memref<1x7x4xf32> to memref<1x7x4xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_conv_1d_nwc_wcf_view1x9x4xf32_view3x4x4xf32_view1x7x4xf32(%cast, %cast_0, %cast_1) : (memref<1x9x4xf32, strided<[?, ?, ?], offset: ?>>, memref<3x4x4xf32, strided<[?, ?, ?], offset: ?>>, memref<1x7x4xf32, strided<[?, ?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @linalg_exp_view4xf32_view4xf32(memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func private @linalg_abs_view4xf32_view4xf32(memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:     func.func @there(%arg0: memref<4xf32>) {
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       call @linalg_abs_view4xf32_view4xf32(%cast, %cast_0) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @linalg_fill_f32_view4xsxf32(f32, memref<4x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_matmul_view4x5xf32_view5xsxf32_view4xsxf32(memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_fill_index_viewindex(index, memref<index, strided<[], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_copy_view2xvector2x3f16as3_view2xvector2x3f16as3(memref<2xvector<2x3xf16>, strided<[?], offset: ?>, 3>, memref<2xvector<2x3xf16>, strided<[?], offset: ?>, 3>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_max_view2xi1_view2xi1_view2xi1(memref<2xi1, strided<[?], offset: ?>>, memref<2xi1, strided<[?], offset: ?>>, memref<2xi1, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @work(i64, memref<4xf32, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_conv_1d_nwc_wcf_view1x9x4xf32_view3x4x4xf32_view1x7x4xf32(memref<1x9x4xf32, strided<[?, ?, ?], offset: ?>>, memref<3x4x4xf32, strided<[?, ?, ?], offset: ?>>, memref<1x7x4xf32, strided<[?, ?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @known(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @linalg_exp_view4xf32_view4xf32(%cast, %cast_0) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
