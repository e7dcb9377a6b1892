// RUN: pyopt %s --convert-linalg-to-std=reference-exact=true --split-input-file | FileCheck %s

func.func @unnamed(%a: memref<4x4xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) permutation = [1, 0]
  linalg.elementwise kind=#linalg.elementwise_kind<exp>
      ins(%a : memref<4x4xf32>)
      outs(%a : memref<4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @op_has_no_registered_library_name(memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @linalg_elementwise_view4x4xf32_view4x4xf32(memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @unnamed(%arg0: memref<4x4xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @op_has_no_registered_library_name(%cast, %cast_0) : (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_1 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_2 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @op_has_no_registered_library_name(%cast_1, %cast_2) : (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_3 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_4 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_elementwise_view4x4xf32_view4x4xf32(%cast_3, %cast_4) : (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @maps(%a: memref<4x4xf32>) {
  linalg.matmul indexing_maps = [#a, #b, #c]
      ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>)
      outs(%a : memref<4x4xf32>)
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @linalg_matmul_view4x4xf32_view4x4xf32_view4x4xf32(memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @maps(%arg0: memref<4x4xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_matmul_view4x4xf32_view4x4xf32_view4x4xf32(%cast, %cast_0, %cast_1) : (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_2 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_3 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast_4 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     call @linalg_matmul_view4x4xf32_view4x4xf32_view4x4xf32(%cast_2, %cast_3, %cast_4) : (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
