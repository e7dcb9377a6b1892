// RUN: pyopt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map" | FileCheck %s
// RUN: pyopt %s --one-shot-bufferize="copy-before-write bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map" | FileCheck %s --check-prefix=COPY

// What branches forward is cast behind what defines it, not in front of the branch.
func.func @casts(%a: tensor<4xf32>, %b: tensor<?xf32>, %c: i1, %i: index, %x: f32, %k: i32)
    -> tensor<4xf32> {
  %s = tensor.extract_slice %b[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %s2 = tensor.extract_slice %b[2] [4] [1] : tensor<?xf32> to tensor<4xf32>
  cf.switch %k : i32, [
    default: ^bb2(%s : tensor<4xf32>),
    1: ^bb1(%s2, %a : tensor<4xf32>, tensor<4xf32>)
  ]
^bb1(%t: tensor<4xf32>, %t2: tensor<4xf32>):
  %1 = tensor.insert %x into %t[%i] : tensor<4xf32>
  cf.cond_br %c, ^bb2(%1 : tensor<4xf32>), ^bb1(%t2, %s : tensor<4xf32>, tensor<4xf32>)
^bb2(%u: tensor<4xf32>):
  return %u : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: i1, %arg3: index, %arg4: f32, %arg5: i32) -> memref<4xf32> {
// CHECK-NEXT:     %subview = memref.subview %arg1[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc : memref<4xf32, strided<[1]>> to memref<4xf32>
// CHECK-NEXT:     %subview_0 = memref.subview %arg1[2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %cast = memref.cast %subview_0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.switch %arg5 : i32, [
// CHECK-NEXT:       default: ^bb2(%alloc : memref<4xf32>),
// CHECK-NEXT:       1: ^bb1(%cast, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: memref<4xf32, strided<[?], offset: ?>>, %1: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %cast_1 = memref.cast %1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_2 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg4, %alloc_2[%arg3] : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2(%alloc_2 : memref<4xf32>), ^bb1(%cast_1, %alloc : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// COPY: module {
// COPY-NEXT:   func.func @casts(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: i1, %arg3: index, %arg4: f32, %arg5: i32) -> memref<4xf32> {
// COPY-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %subview = memref.subview %arg1[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
// COPY-NEXT:     %cast_0 = memref.cast %subview : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %cast_1 = memref.cast %subview : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %subview_2 = memref.subview %arg1[2] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 2>>
// COPY-NEXT:     %cast_3 = memref.cast %subview_2 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// COPY-NEXT:     cf.switch %arg5 : i32, [
// COPY-NEXT:       default: ^bb2(%cast_0 : memref<4xf32, strided<[?], offset: ?>>),
// COPY-NEXT:       1: ^bb1(%cast_3, %cast : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// COPY-NEXT:     ]
// COPY-NEXT:   ^bb1(%0: memref<4xf32, strided<[?], offset: ?>>, %1: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// COPY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// COPY-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// COPY-NEXT:     memref.store %arg4, %alloc[%arg3] : memref<4xf32>
// COPY-NEXT:     %cast_4 = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// COPY-NEXT:     cf.cond_br %arg2, ^bb2(%cast_4 : memref<4xf32, strided<[?], offset: ?>>), ^bb1(%1, %cast_1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// COPY-NEXT:   ^bb2(%2: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// COPY-NEXT:     %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// COPY-NEXT:     memref.copy %2, %alloc_5 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// COPY-NEXT:     return %alloc_5 : memref<4xf32>
// COPY-NEXT:   }
// COPY-NEXT: }
