// RUN: pyopt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s

// The loop hands %b on, which must not be written over before: the insertion gets a copy.
func.func @handed_on(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: i1) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^loop(%a : tensor<4xi32>)
^loop(%t: tensor<4xi32>):
  %x = tensor.extract %t[%c1] : tensor<4xi32>
  %u = tensor.insert %x into %b[%c0] : tensor<4xi32>
  cf.cond_br %c, ^loop(%b : tensor<4xi32>), ^exit
^exit:
  return %u : tensor<4xi32>
}

// %a is read behind the loop, whose first iteration has its buffer.
func.func @read_behind(%a: tensor<4xi32>, %c: i1, %x: i32) -> (tensor<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  cf.br ^loop(%a : tensor<4xi32>)
^loop(%t: tensor<4xi32>):
  %u = tensor.insert %x into %t[%c0] : tensor<4xi32>
  cf.cond_br %c, ^loop(%u : tensor<4xi32>), ^exit
^exit:
  %y = tensor.extract %a[%c0] : tensor<4xi32>
  return %u, %y : tensor<4xi32>, i32
}

// Here nothing else is read: the loop writes in place.
func.func @in_place(%a: tensor<4xi32>, %c: i1) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  cf.br ^loop(%a : tensor<4xi32>)
^loop(%t: tensor<4xi32>):
  %x = tensor.extract %t[%c0] : tensor<4xi32>
  %y = arith.addi %x, %x : i32
  %u = tensor.insert %y into %t[%c0] : tensor<4xi32>
  cf.cond_br %c, ^loop(%u : tensor<4xi32>), ^exit
^exit:
  return %u : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @handed_on(%arg0: memref<4xi32, strided<[?], offset: ?>>, %arg1: memref<4xi32, strided<[?], offset: ?>>, %arg2: i1) -> memref<4xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<4xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<4xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = memref.load %0[%c1] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
// CHECK-NEXT:     memref.store %1, %alloc[%c0] : memref<4xi32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg1 : memref<4xi32, strided<[?], offset: ?>>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read_behind(%arg0: memref<4xi32, strided<[?], offset: ?>>, %arg1: i1, %arg2: i32) -> (memref<4xi32>, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
// CHECK-NEXT:     cf.br ^bb1(%alloc : memref<4xi32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xi32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     memref.store %arg2, %0[%c0] : memref<4xi32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%0 : memref<4xi32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xi32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_place(%arg0: memref<4xi32, strided<[?], offset: ?>>, %arg1: i1) -> memref<4xi32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     cf.br ^bb1(%arg0 : memref<4xi32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<4xi32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = arith.addi %1, %1 : i32
// CHECK-NEXT:     memref.store %2, %0[%c0] : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%0 : memref<4xi32, strided<[?], offset: ?>>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %0 : memref<4xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
