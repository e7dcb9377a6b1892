// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params=modify-public-functions %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params="add-result-attr=true modify-public-functions" %s | FileCheck %s --check-prefix=MARKED

// Other results stay, in order.
func.func @mixed() -> (i1, memref<4xf32>, index, memref<4xf32>, tensor<4xf32>) {
  %0:5 = "make"() : () -> (i1, memref<4xf32>, index, memref<4xf32>, tensor<4xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i1, memref<4xf32>, index, memref<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> (i1, index, tensor<4xf32>) {
// CHECK-NEXT:     %0:5 = "make"() : () -> (i1, memref<4xf32>, index, memref<4xf32>, tensor<4xf32>)
// CHECK-NEXT:     memref.copy %0#1, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %0#3, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0#0, %0#2, %0#4 : i1, index, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MARKED: module {
// MARKED-NEXT:   func.func @mixed(%arg0: memref<4xf32> {bufferize.result}, %arg1: memref<4xf32> {bufferize.result}) -> (i1, index, tensor<4xf32>) {
// MARKED-NEXT:     %0:5 = "make"() : () -> (i1, memref<4xf32>, index, memref<4xf32>, tensor<4xf32>)
// MARKED-NEXT:     memref.copy %0#1, %arg0 : memref<4xf32> to memref<4xf32>
// MARKED-NEXT:     memref.copy %0#3, %arg1 : memref<4xf32> to memref<4xf32>
// MARKED-NEXT:     return %0#0, %0#2, %0#4 : i1, index, tensor<4xf32>
// MARKED-NEXT:   }
// MARKED-NEXT: }

// -----

func.func @attributes_stay(%i: index {x.a}) -> (memref<4xf32>, f32 {x.c}) attributes {x.d} {
  %0:2 = "make"() : () -> (memref<4xf32>, f32)
  return %0#0, %0#1 : memref<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes_stay(%arg0: index {x.a}, %arg1: memref<4xf32>) -> (f32 {x.c}) attributes {x.d} {
// CHECK-NEXT:     %0:2 = "make"() : () -> (memref<4xf32>, f32)
// CHECK-NEXT:     memref.copy %0#0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0#1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MARKED: module {
// MARKED-NEXT:   func.func @attributes_stay(%arg0: index {x.a}, %arg1: memref<4xf32> {bufferize.result}) -> (f32 {x.c}) attributes {x.d} {
// MARKED-NEXT:     %0:2 = "make"() : () -> (memref<4xf32>, f32)
// MARKED-NEXT:     memref.copy %0#0, %arg1 : memref<4xf32> to memref<4xf32>
// MARKED-NEXT:     return %0#1 : f32
// MARKED-NEXT:   }
// MARKED-NEXT: }

// -----

func.func @layout() -> memref<2x?xf32, strided<[?, ?], offset: ?>> {
  %0 = "make"() : () -> memref<2x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<2x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @layout(%arg0: memref<2x?xf32, strided<[?, ?], offset: ?>>) {
// CHECK-NEXT:     %0 = "make"() : () -> memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %arg0 : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MARKED: module {
// MARKED-NEXT:   func.func @layout(%arg0: memref<2x?xf32, strided<[?, ?], offset: ?>> {bufferize.result}) {
// MARKED-NEXT:     %0 = "make"() : () -> memref<2x?xf32, strided<[?, ?], offset: ?>>
// MARKED-NEXT:     memref.copy %0, %arg0 : memref<2x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// MARKED-NEXT:     return
// MARKED-NEXT:   }
// MARKED-NEXT: }

// -----

// A view of what is allocated here.
func.func @view() -> memref<2xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.subview %0[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %2 = memref.cast %1 : memref<2xf32, strided<[1]>> to memref<2xf32>
  return %2 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<2xf32, strided<[1]>> to memref<2xf32>
// CHECK-NEXT:     memref.copy %cast, %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MARKED: module {
// MARKED-NEXT:   func.func @view(%arg0: memref<2xf32> {bufferize.result}) {
// MARKED-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// MARKED-NEXT:     %subview = memref.subview %alloc[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// MARKED-NEXT:     %cast = memref.cast %subview : memref<2xf32, strided<[1]>> to memref<2xf32>
// MARKED-NEXT:     memref.copy %cast, %arg0 : memref<2xf32> to memref<2xf32>
// MARKED-NEXT:     return
// MARKED-NEXT:   }
// MARKED-NEXT: }

// -----

// Blocks, of which one ends elsewhere.
func.func @endless(%c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^1, ^2
^1:
  cf.br ^1
^2:
  %0 = "make"() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @endless(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = "make"() : () -> memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MARKED: module {
// MARKED-NEXT:   func.func @endless(%arg0: i1, %arg1: memref<4xf32> {bufferize.result}) {
// MARKED-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// MARKED-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// MARKED-NEXT:     cf.br ^bb1
// MARKED-NEXT:   ^bb2:  // pred: ^bb0
// MARKED-NEXT:     %0 = "make"() : () -> memref<4xf32>
// MARKED-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// MARKED-NEXT:     return
// MARKED-NEXT:   }
// MARKED-NEXT: }
