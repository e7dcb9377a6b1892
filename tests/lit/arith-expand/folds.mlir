// RUN: pyopt --split-input-file --allow-unregistered-dialect --arith-expand %s | FileCheck %s

// Ops of dialects of which the conversion says nothing are folded, those of the others are not.
func.func @numbers(%a: complex<f32>, %b: i32, %v: vector<4xf32>, %i: index)
    -> (complex<f32>, i32, vector<4xf32>, index) {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : index
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = arith.addi %b, %zero : i32
  %3 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %4 = index.add %i, %none
  cf.br ^end(%1, %2, %3, %4 : complex<f32>, i32, vector<4xf32>, index)
^end(%5: complex<f32>, %6: i32, %7: vector<4xf32>, %8: index):
  return %5, %6, %7, %8 : complex<f32>, i32, vector<4xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers(%arg0: complex<f32>, %arg1: i32, %arg2: vector<4xf32>, %arg3: index) -> (complex<f32>, i32, vector<4xf32>, index) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT:     %1 = arith.addi %arg1, %c0_i32 : i32
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<4xf32> to vector<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%arg0, %1, %2, %arg3 : complex<f32>, i32, vector<4xf32>, index)
// CHECK-NEXT:   ^bb1(%3: complex<f32>, %4: i32, %5: vector<4xf32>, %6: index):  // pred: ^bb0
// CHECK-NEXT:     return %3, %4, %5, %6 : complex<f32>, i32, vector<4xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shaped(%m: memref<4xf32>, %t: tensor<?xf32>, %i: index) {
  %none = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<?xf32>
  %2 = tensor.cast %t : tensor<?xf32> to tensor<?xf32>
  %3 = memref.dim %m, %none : memref<4xf32>
  %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%none)
  "a.use"(%1, %2, %3, %4) : (memref<?xf32>, tensor<?xf32>, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shaped(%arg0: memref<4xf32>, %arg1: tensor<?xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     "a.use"(%cast_0, %arg1, %c4, %c1) : (memref<?xf32>, tensor<?xf32>, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @branch(%c: i1, %x: i8) -> i8 {
  %zero = arith.constant 0 : i8
  cf.cond_br %c, ^a(%x : i8), ^b
^a(%y: i8):
  %0 = arith.ori %y, %zero : i8
  %1 = math.absi %zero : i8
  %2 = arith.addi %0, %1 : i8
  return %2 : i8
^b:
  return %zero : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch(%arg0: i1, %arg1: i8) -> i8 {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i8), ^bb2
// CHECK-NEXT:   ^bb1(%0: i8):  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.ori %0, %c0_i8 : i8
// CHECK-NEXT:     %c0_i8_0 = arith.constant 0 : i8
// CHECK-NEXT:     %2 = arith.addi %1, %c0_i8_0 : i8
// CHECK-NEXT:     return %2 : i8
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %c0_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
