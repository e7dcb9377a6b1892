// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Constants become static, and the memory of a buffer is that of its parts.

func.func @a(%m: memref<4x8xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m
      : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%i], sizes: [%s#0, %s#1], strides: [%t#0, %t#1]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4x8xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?x?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m
      : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%i], sizes: [%s#0, %s#1], strides: [%t#0, %t#1]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?x?xf32>, %i: index) -> (memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m
      : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%i], sizes: [%s#0, %s#1, 1], strides: [%t#0, %t#1, 1]
      : memref<f32> to memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>>
  return %0 : memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%sizes#0, %sizes#1, 1], strides: [%strides#0, 1, 1] : memref<?x?xf32> to memref<?x?x1xf32, strided<[?, 1, 1], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<?x?x1xf32, strided<[?, 1, 1], offset: ?>> to memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?x1xf32, strided<[?, ?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%c2, %c3], strides: [%c3, %c2]
      : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [2], sizes: [2, 3], strides: [3, 2] : memref<?xf32> to memref<2x3xf32, strided<[3, 2], offset: 2>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<2x3xf32, strided<[3, 2], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>, %i: index) -> (memref<4xf32, strided<[?]>>, memref<*xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%i]
      : memref<?xf32> to memref<4xf32, strided<[?]>>
  %1 = memref.cast %0 : memref<4xf32, strided<[?]>> to memref<*xf32>
  return %0, %1 : memref<4xf32, strided<[?]>>, memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> (memref<4xf32, strided<[?]>>, memref<*xf32>) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [%arg1] : memref<?xf32> to memref<4xf32, strided<[?]>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[?]>> to memref<*xf32>
// CHECK-NEXT:     return %reinterpret_cast, %cast : memref<4xf32, strided<[?]>>, memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ex(%m: memref<?xf32>, %i: index) -> (index, index, index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [2]
      : memref<?xf32> to memref<?xf32, strided<[2]>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0
      : memref<?xf32, strided<[2]>> -> memref<f32>, index, index, index
  return %o, %s, %t : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ex(%arg0: memref<?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %reinterpret_cast : memref<?xf32, strided<[2]>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %c0, %sizes, %c2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ex(%m: memref<8xf32>, %i: index) -> (memref<f32>, index, index, index) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c
      : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ex(%arg0: memref<8xf32>, %arg1: index) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %c0, %c8, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ex(%m: memref<?xf32>, %i: index) -> (memref<f32>, index, index, index) {
  %c = memref.cast %m : memref<?xf32> to memref<8xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c
      : memref<8xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ex(%arg0: memref<?xf32>, %arg1: index) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %c0, %c8, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ex(%m: memref<*xf32>, %i: index) -> (memref<f32>, index, index, index) {
  %c = memref.cast %m : memref<*xf32> to memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c
      : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ex(%arg0: memref<*xf32>, %arg1: index) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %cast : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %c0, %sizes, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%i, %c4], strides: [%c4, %c1]
      : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, strided<[4, 1]>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<?x4xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>, %i: index) -> (memref<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i, %c4], strides: [%c4, 1]
      : memref<?xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, strided<[4, 1]>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<?x4xf32, strided<[4, 1]>> to memref<?x?xf32>
// CHECK-NEXT:     return %cast : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c-4 = arith.constant -4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %m to offset: [%c4], sizes: [%c4], strides: [%c-4]
      : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [%c4], sizes: [%c4], strides: [%c0]
      : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  "u.u"(%1) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4], strides: [-4] : memref<?xf32> to memref<4xf32, strided<[-4], offset: 4>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[-4], offset: 4>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [4], sizes: [4], strides: [0] : memref<?xf32> to memref<4xf32, strided<[0], offset: 4>>
// CHECK-NEXT:     %cast_1 = memref.cast %reinterpret_cast_0 : memref<4xf32, strided<[0], offset: 4>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     "u.u"(%cast_1) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<?xf32>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i]
      : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %d = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  return %0, %d : memref<?xf32, strided<[?], offset: ?>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32, strided<[?], offset: ?>>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1], strides: [%arg1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %dim = memref.dim %reinterpret_cast, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast, %dim : memref<?xf32, strided<[?], offset: ?>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
