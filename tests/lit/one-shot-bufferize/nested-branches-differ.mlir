// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s

// Two loops, of which the inner one begins with what the outer one has.
func.func @nested(%a: tensor<?xi32>, %c: i1, %d: i1) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0 : i32
  cf.br ^outer(%a : tensor<?xi32>)
^outer(%t: tensor<?xi32>):
  cf.cond_br %c, ^inner(%t : tensor<?xi32>), ^exit
^inner(%u: tensor<?xi32>):
  %v = tensor.insert %x into %u[%c0] : tensor<?xi32>
  cf.cond_br %d, ^inner(%v : tensor<?xi32>), ^outer(%v : tensor<?xi32>)
^exit:
  return %t : tensor<?xi32>
}

// An inner loop in an outer one that goes back to its argument: some of what comes to ^outer is asked for twice already
// where ^outer is asked for on the way, which says nothing there.
func.func @back(%a: tensor<?xi32>, %c: i1, %d: i1, %x: i32) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  cf.br ^outer(%a : tensor<?xi32>)
^outer(%t: tensor<?xi32>):
  %u = tensor.insert %x into %t[%c0] : tensor<?xi32>
  cf.cond_br %c, ^inner(%u : tensor<?xi32>), ^exit(%u : tensor<?xi32>)
^inner(%v: tensor<?xi32>):
  %w = tensor.insert %x into %v[%c0] : tensor<?xi32>
  cf.cond_br %d, ^rest(%w : tensor<?xi32>), ^inner(%w : tensor<?xi32>)
^rest(%r: tensor<?xi32>):
  %s = tensor.insert %x into %r[%c0] : tensor<?xi32>
  cf.cond_br %c, ^exit(%a : tensor<?xi32>), ^outer(%s : tensor<?xi32>)
^exit(%y: tensor<?xi32>):
  return %y : tensor<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: i1, %arg2: i1) -> memref<?xi32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<?xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2(%0 : memref<?xi32, strided<[?], offset: ?>>), ^bb3
// CHECK-NEXT:   ^bb2(%1: memref<?xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0_0 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>
// CHECK-NEXT:     memref.store %c0_i32, %alloc[%c0] : memref<?xi32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2(%cast : memref<?xi32, strided<[?], offset: ?>>), ^bb1(%cast_1 : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @back(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: i1, %arg2: i1, %arg3: i32) -> memref<?xi32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<?xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%c0] : memref<?xi32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2(%alloc : memref<?xi32>), ^bb4(%cast : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb2(%1: memref<?xi32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %1, %c0_1 : memref<?xi32>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:     memref.copy %1, %alloc_3 : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:     memref.store %arg3, %alloc_3[%c0] : memref<?xi32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb3(%alloc_3 : memref<?xi32>), ^bb2(%alloc_3 : memref<?xi32>)
// CHECK-NEXT:   ^bb3(%2: memref<?xi32>):  // pred: ^bb2
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = memref.dim %2, %c0_4 : memref<?xi32>
// CHECK-NEXT:     %alloc_6 = memref.alloc(%dim_5) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:     memref.copy %2, %alloc_6 : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:     memref.store %arg3, %alloc_6[%c0] : memref<?xi32>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_6 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb4(%arg0 : memref<?xi32, strided<[?], offset: ?>>), ^bb1(%cast_7 : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb4(%3: memref<?xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     return %3 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
