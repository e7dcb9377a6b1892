// RUN: pyopt %s --affine-scalrep=reference-exact | FileCheck %s

// The text of mlir-opt, which computes something else.

// Behind a store of one number the others of a vector that was stored before are there.
func.func @vectors(%m: memref<16xf32>, %v: vector<4xf32>, %x: f32) {
  affine.vector_store %v, %m[0] : memref<16xf32>, vector<4xf32>
  affine.store %x, %m[0] : memref<16xf32>
  return
}

// A vector is written over one of its elements.
func.func @elements(%m: memref<16xf32>, %v: vector<4xf32>, %x: f32) -> f32 {
  affine.store %x, %m[2] : memref<16xf32>
  affine.vector_store %v, %m[0] : memref<16xf32>, vector<4xf32>
  %0 = affine.load %m[2] : memref<16xf32>
  return %0 : f32
}

// A vector one of whose elements was written.
func.func @part_of_a_vector(%m: memref<16xf32>, %v: vector<4xf32>, %x: f32)
    -> (vector<4xf32>, f32) {
  affine.vector_store %v, %m[4] : memref<16xf32>, vector<4xf32>
  affine.store %x, %m[5] : memref<16xf32>
  %0 = affine.vector_load %m[4] : memref<16xf32>, vector<4xf32>
  affine.vector_store %v, %m[4] : memref<16xf32>, vector<4xf32>
  %1 = affine.load %m[4] : memref<16xf32>
  return %0, %1 : vector<4xf32>, f32
}

// A loop that is not affine reads what it wrote an iteration before.
func.func @loops(%m: memref<16xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.load %m[1] : memref<16xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %0) -> f32 {
    %1 = affine.load %m[1] : memref<16xf32>
    %2 = arith.addf %1, %s : f32
    affine.store %2, %m[1] : memref<16xf32>
    scf.yield %2 : f32
  }
  return %r : f32
}

// Memory that is itself stored is used elsewhere.
func.func @memory(%m: memref<4xmemref<4xf32>>, %x: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  affine.store %x, %a[0] : memref<4xf32>
  %0 = affine.load %a[0] : memref<4xf32>
  affine.store %a, %m[0] : memref<4xmemref<4xf32>>
  return %0 : f32
}

// Two subscripts that are one element.
func.func @layout(%m: memref<16xf32, affine_map<(d0) -> (d0 floordiv 2)>>, %x: f32, %y: f32)
    -> f32 {
  affine.store %x, %m[2] : memref<16xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  affine.store %y, %m[3] : memref<16xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  %0 = affine.load %m[2] : memref<16xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return %0 : f32
}

// Each time that the first block is executed the row is another one.
func.func @blocks(%m: memref<16x16xf32>, %n: index, %x: f32, %y: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^loop(%c0 : index)
^loop(%i: index):
  %row = memref.subview %m[%i, 0] [1, 16] [1, 1]
      : memref<16x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  affine.store %x, %row[0] : memref<16xf32, strided<[1], offset: ?>>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %n : index
  cf.cond_br %more, ^loop(%next : index), ^end
^end:
  affine.store %y, %row[0] : memref<16xf32, strided<[1], offset: ?>>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<16xf32>, %arg1: vector<4xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.store %arg2, %arg0[0] : memref<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elements(%arg0: memref<16xf32>, %arg1: vector<4xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     affine.store %arg2, %arg0[2] : memref<16xf32>
// CHECK-NEXT:     affine.vector_store %arg1, %arg0[0] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:     return %arg2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @part_of_a_vector(%arg0: memref<16xf32>, %arg1: vector<4xf32>, %arg2: f32) -> (vector<4xf32>, f32) {
// CHECK-NEXT:     affine.store %arg2, %arg0[5] : memref<16xf32>
// CHECK-NEXT:     affine.vector_store %arg1, %arg0[4] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:     %0 = affine.load %arg0[4] : memref<16xf32>
// CHECK-NEXT:     return %arg1, %0 : vector<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: memref<16xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = affine.load %arg0[1] : memref<16xf32>
// CHECK-NEXT:     %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %0) -> (f32) {
// CHECK-NEXT:       %2 = arith.addf %0, %arg3 : f32
// CHECK-NEXT:       affine.store %2, %arg0[1] : memref<16xf32>
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @memory(%arg0: memref<4xmemref<4xf32>>, %arg1: f32) -> f32 {
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @layout(%arg0: memref<16xf32, #map>, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     affine.store %arg1, %arg0[2] : memref<16xf32, #map>
// CHECK-NEXT:     affine.store %arg2, %arg0[3] : memref<16xf32, #map>
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: memref<16x16xf32>, %arg1: index, %arg2: f32, %arg3: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%c0 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %subview = memref.subview %arg0[%0, 0] [1, 16] [1, 1] : memref<16x16xf32> to memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:     %2 = arith.cmpi ult, %1, %arg1 : index
// CHECK-NEXT:     cf.cond_br %2, ^bb1(%1 : index), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     affine.store %arg3, %subview[0] : memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
