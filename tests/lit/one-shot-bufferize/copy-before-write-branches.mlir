// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s

// The argument of ^loop has the layout of what comes from the entry, which is asked for on the way to what comes from
// ^body, too: there is one copy, before the write.
func.func @loop(%a: tensor<?xi32>, %c: i1) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0 : i32
  cf.br ^loop(%a : tensor<?xi32>)
^loop(%t: tensor<?xi32>):
  cf.cond_br %c, ^body, ^exit
^body:
  %u = tensor.insert %x into %t[%c0] : tensor<?xi32>
  cf.br ^loop(%u : tensor<?xi32>)
^exit:
  return %t : tensor<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: i1) -> memref<?xi32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<?xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>
// CHECK-NEXT:     memref.store %c0_i32, %alloc[%c0] : memref<?xi32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.br ^bb1(%cast : memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
