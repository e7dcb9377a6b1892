// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Extents of what was made with them.
func.func @dim_of_made(%a: index, %b: index, %i: index, %bytes: memref<?xi8>, %s: memref<?x?x?xf32>)
    -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%a, %b) : memref<?x4x?xf32>
  %1 = memref.dim %0, %c2 : memref<?x4x?xf32>
  %2 = memref.alloca(%a, %b) : memref<?x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x?xf32>
  %4 = memref.view %bytes[%i][%a, %b] : memref<?xi8> to memref<?x?xf32>
  %5 = memref.dim %4, %c1 : memref<?x?xf32>
  %6 = memref.subview %s[0, 0, 0] [%a, 1, %b] [1, 1, 1]
      : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %7 = memref.dim %6, %c1 : memref<?x?xf32, strided<[?, 1]>>
  %8 = memref.reinterpret_cast %s to offset: [0], sizes: [%b, 4], strides: [%i, 1]
      : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %9 = memref.dim %8, %c0 : memref<?x4xf32, strided<[?, 1]>>
  %10 = memref.cast %s : memref<?x?x?xf32> to memref<?x?x4xf32>
  %11 = memref.dim %10, %c1 : memref<?x?x4xf32>
  return %1, %3, %5, %7, %9, %11 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_made(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?xi8>, %arg4: memref<?x?x?xf32>) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg4 to offset: [0], sizes: [%arg1, 4], strides: [%arg2, 1] : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     %dim = memref.dim %reinterpret_cast, %c0 : memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:     %dim_0 = memref.dim %arg4, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:     return %arg1, %arg0, %arg1, %arg1, %dim, %dim_0 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An extent of a reshape is loaded from the shape, right behind the reshape.
func.func @dim_of_reshape(%m: memref<*xf32>, %s: memref<?xindex>, %t: memref<?xi32>, %i: index)
    -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.reshape %m(%t) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  memref.store %i, %s[%c1] : memref<?xindex>
  %2 = memref.dim %0, %c1 : memref<*xf32>
  %3 = memref.dim %1, %i : memref<*xf32>
  return %2, %3 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_reshape(%arg0: memref<*xf32>, %arg1: memref<?xindex>, %arg2: memref<?xi32>, %arg3: index) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg1[%c1] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg2[%arg3] : memref<?xi32>
// CHECK-NEXT:     %2 = arith.index_cast %1 : i32 to index
// CHECK-NEXT:     memref.store %arg3, %arg1[%c1] : memref<?xindex>
// CHECK-NEXT:     return %0, %2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim_of_reshape_in_loop(%m: memref<*xf32>, %s: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %1 = memref.dim %0, %i : memref<*xf32>
    %2 = memref.dim %0, %n : memref<*xf32>
    "any.use"(%1, %2) : (index, index) -> ()
  }
  %3 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  scf.for %i = %c0 to %n step %c1 {
    %4 = memref.dim %3, %i : memref<*xf32>
    %5 = memref.dim %3, %n : memref<*xf32>
    "any.use"(%4, %5) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_reshape_in_loop(%arg0: memref<*xf32>, %arg1: memref<?xindex>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg1[%arg2] : memref<?xindex>
// CHECK-NEXT:       %2 = memref.load %arg1[%arg3] : memref<?xindex>
// CHECK-NEXT:       "any.use"(%2, %1) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     %0 = memref.load %arg1[%arg2] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %reshape, %arg3 : memref<*xf32>
// CHECK-NEXT:       "any.use"(%dim, %0) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice of a cast is a slice of its source.
func.func @subview_of_cast(%m: memref<8x16xf32>, %i: index, %s: memref<?x?xf32>)
    -> (memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, strided<[16, 1]>>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%i, 2] [4, %i] [1, 1]
      : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.cast %s : memref<?x?xf32> to memref<8x16xf32>
  %3 = memref.subview %2[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return %1, %3 : memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, strided<[16, 1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview_of_cast(%arg0: memref<8x16xf32>, %arg1: index, %arg2: memref<?x?xf32>) -> (memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, strided<[16, 1]>>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 2] [4, %arg1] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<4x?xf32, strided<[16, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %arg2 : memref<?x?xf32> to memref<8x16xf32>
// CHECK-NEXT:     %subview_1 = memref.subview %cast_0[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
// CHECK-NEXT:     return %cast, %subview_1 : memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, strided<[16, 1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice that is all of the buffer.
func.func @subview_whole(%m: memref<8x16xf32>, %d: memref<?x16xf32>,
                         %s: memref<4xf32, strided<[?], offset: ?>>)
    -> (memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<?x16xf32, strided<[16, 1]>>,
        memref<4xf32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  %1 = memref.subview %m[0, 0] [8, 16] [1, 1]
      : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %n = memref.dim %d, %c0 : memref<?x16xf32>
  %2 = memref.subview %d[0, 0] [%n, 16] [1, 1]
      : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1]>>
  %3 = memref.subview %s[0] [4] [1]
      : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return %0, %1, %2, %3
      : memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<?x16xf32, strided<[16, 1]>>,
      memref<4xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview_whole(%arg0: memref<8x16xf32>, %arg1: memref<?x16xf32>, %arg2: memref<4xf32, strided<[?], offset: ?>>) -> (memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<?x16xf32, strided<[16, 1]>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?x16xf32>
// CHECK-NEXT:     %subview = memref.subview %arg1[0, 0] [%dim, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1]>>
// CHECK-NEXT:     return %arg0, %cast, %subview, %arg2 : memref<8x16xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<?x16xf32, strided<[16, 1]>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All of a slice is that slice.
func.func @subview_of_subview(%m: memref<?x?xf32>, %i: index, %n: index)
    -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.subview %m[%i, 0] [%n, 4] [1, 1]
      : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[0, 0] [%n, 4] [1, 1]
      : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %0[0, 0] [%i, 4] [1, 1]
      : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %1, %2
      : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview_of_subview(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 0] [%arg2, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %subview[0, 0] [%arg1, 4] [1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     return %subview, %subview_0 : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is reinterpreted need not be seen in another way before.
func.func @reinterpret_cast(%m: memref<8x16xf32>, %i: index, %u: memref<*xf32>)
    -> (memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>, memref<4xf32>,
        memref<4xf32>, memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [4, 4], strides: [8, 1]
      : memref<8x16xf32> to memref<4x4xf32, strided<[8, 1], offset: 2>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1]
      : memref<4x4xf32, strided<[8, 1], offset: 2>> to memref<4xf32>
  %2 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %3 = memref.reinterpret_cast %2 to offset: [%i], sizes: [%i], strides: [1]
      : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %4 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x16xf32> to memref<2x2xf32, strided<[16, 1]>>
  %5 = memref.reinterpret_cast %4 to offset: [0], sizes: [4], strides: [1]
      : memref<2x2xf32, strided<[16, 1]>> to memref<4xf32>
  %6 = memref.subview %m[0, 1] [2, 2] [1, 1]
      : memref<8x16xf32> to memref<2x2xf32, strided<[16, 1], offset: 1>>
  %7 = memref.reinterpret_cast %6 to offset: [0], sizes: [4], strides: [1]
      : memref<2x2xf32, strided<[16, 1], offset: 1>> to memref<4xf32>
  %8 = memref.cast %u : memref<*xf32> to memref<8xf32>
  %9 = memref.reinterpret_cast %8 to offset: [0], sizes: [4], strides: [1]
      : memref<8xf32> to memref<4xf32>
  %10 = memref.reinterpret_cast %9 to offset: [0], sizes: [4], strides: [1]
      : memref<4xf32> to memref<4xf32>
  return %1, %3, %5, %7, %9, %10
      : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>, memref<4xf32>,
      memref<4xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reinterpret_cast(%arg0: memref<8x16xf32>, %arg1: index, %arg2: memref<*xf32>) -> (memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1], strides: [1] : memref<8x16xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<8x16xf32> to memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 1] [2, 2] [1, 1] : memref<8x16xf32> to memref<2x2xf32, strided<[16, 1], offset: 1>>
// CHECK-NEXT:     %reinterpret_cast_2 = memref.reinterpret_cast %subview to offset: [0], sizes: [4], strides: [1] : memref<2x2xf32, strided<[16, 1], offset: 1>> to memref<4xf32>
// CHECK-NEXT:     %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     %reinterpret_cast_4 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     return %reinterpret_cast, %reinterpret_cast_0, %reinterpret_cast_1, %reinterpret_cast_2, %reinterpret_cast_3, %reinterpret_cast_4 : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reinterpret_cast_to_same(%m: memref<4xf32>, %s: memref<4xf32, strided<[2], offset: 3>>,
                                    %d: memref<?xf32>, %n: index)
    -> (memref<4xf32>, memref<4xf32, strided<[2], offset: 3>>, memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1]
      : memref<4xf32> to memref<4xf32>
  %1 = memref.reinterpret_cast %s to offset: [3], sizes: [4], strides: [2]
      : memref<4xf32, strided<[2], offset: 3>> to memref<4xf32, strided<[2], offset: 3>>
  %2 = memref.reinterpret_cast %d to offset: [0], sizes: [%n], strides: [1]
      : memref<?xf32> to memref<?xf32>
  return %0, %1, %2 : memref<4xf32>, memref<4xf32, strided<[2], offset: 3>>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reinterpret_cast_to_same(%arg0: memref<4xf32>, %arg1: memref<4xf32, strided<[2], offset: 3>>, %arg2: memref<?xf32>, %arg3: index) -> (memref<4xf32>, memref<4xf32, strided<[2], offset: 3>>, memref<?xf32>) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [3], sizes: [4], strides: [2] : memref<4xf32, strided<[2], offset: 3>> to memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg3], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return %arg0, %reinterpret_cast, %reinterpret_cast_0 : memref<4xf32>, memref<4xf32, strided<[2], offset: 3>>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reassemble_otherwise(%n: memref<4x8xf32>, %m: memref<?x?xf32>)
    -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32>, memref<?x?xf32>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %n
      : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %b to offset: [0], sizes: [8, 4], strides: [4, 1]
      : memref<f32> to memref<8x4xf32>
  %c, %p, %u:2, %v:2 = memref.extract_strided_metadata %m
      : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %2 = memref.reinterpret_cast %c to offset: [0], sizes: [%u#0, %u#1], strides: [%v#0, 1]
      : memref<f32> to memref<?x?xf32>
  return %0, %1, %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32>, memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reassemble_otherwise(%arg0: memref<4x8xf32>, %arg1: memref<?x?xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32>, memref<?x?xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<8x4xf32>
// CHECK-NEXT:     return %cast, %reinterpret_cast, %arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32>, memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transposes(%m: memref<2x3x4xf32>)
    -> (memref<2x3x4xf32>, memref<3x4x2xf32, strided<[4, 1, 12]>>) {
  %0 = memref.transpose %m (a, b, c) -> (a, b, c) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %1 = memref.transpose %m (a, b, c) -> (c, a, b)
      : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %2 = memref.transpose %1 (a, b, c) -> (c, a, b)
      : memref<4x2x3xf32, strided<[1, 12, 4]>> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  return %0, %2 : memref<2x3x4xf32>, memref<3x4x2xf32, strided<[4, 1, 12]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transposes(%arg0: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<3x4x2xf32, strided<[4, 1, 12]>>) {
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d1, d2, d0) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT:     return %arg0, %transpose : memref<2x3x4xf32>, memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @views(%m: memref<2048xi8>, %i: index, %n: index) -> (memref<?x?xf32>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.view %m[%i][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %m[%c0][%n] : memref<2048xi8> to memref<?xf32>
  return %0, %1 : memref<?x?xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) -> (memref<?x?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %view = memref.view %arg0[%arg1][%arg2] : memref<2048xi8> to memref<4x?xf32>
// CHECK-NEXT:     %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     %view_0 = memref.view %arg0[%c0][%arg2] : memref<2048xi8> to memref<?xf32>
// CHECK-NEXT:     return %cast, %view_0 : memref<?x?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view_of_cast(%m: memref<2048xi8>, %i: index, %n: index)
    -> (memref<?xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<2048xi8>
  %1 = memref.cast %0 : memref<2048xi8> to memref<?xi8>
  %2 = memref.view %1[%i][%n] {keep} : memref<?xi8> to memref<?xf32>
  %3 = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %4 = memref.view %3[%i][] : memref<?xi8> to memref<4xf32>
  return %2, %4 : memref<?xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_of_cast(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) -> (memref<?xf32>, memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2048xi8>
// CHECK-NEXT:     %view = memref.view %alloc[%arg1][%arg2] : memref<2048xi8> to memref<?xf32>
// CHECK-NEXT:     %view_0 = memref.view %arg0[%arg1][] : memref<2048xi8> to memref<4xf32>
// CHECK-NEXT:     return %view, %view_0 : memref<?xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Once a size is known to be 1, the strides tell which of the unit dimensions the type lacks.
func.func @unit_dimensions_by_stride(%m: memref<?x?xf32>, %i: index)
    -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, %i] [1, %c1] [%i, %c1]
      : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.subview %m[0, %i] [1, %c1] [%i, 1]
      : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_dimensions_by_stride(%arg0: memref<?x?xf32>, %arg1: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, %arg1] [1, 1] [%arg1, 1] : memref<?x?xf32> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<1xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0, %arg1] [1, 1] [%arg1, 1] : memref<?x?xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %subview_0 : memref<1xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %cast, %cast_1 : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where the strides do not tell, the dimensions that were known to be gone are.
func.func @unit_dimensions_by_size(%m: memref<?x?xf32, strided<[4, 2]>>, %i: index)
    -> memref<?xf32, strided<[?]>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0] [1, %c1] [1, %i]
      : memref<?x?xf32, strided<[4, 2]>> to memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit_dimensions_by_size(%arg0: memref<?x?xf32, strided<[4, 2]>>, %arg1: index) -> memref<?xf32, strided<[?]>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0] [1, 1] [1, %arg1] : memref<?x?xf32, strided<[4, 2]>> to memref<1xf32, strided<[?]>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<1xf32, strided<[?]>> to memref<?xf32, strided<[?]>>
// CHECK-NEXT:     return %cast : memref<?xf32, strided<[?]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
