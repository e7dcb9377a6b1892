// RUN: pyopt --split-input-file --test-constant-fold %s | FileCheck %s

// Folds of several dialects, in branches, loops, blocks that cannot be reached, and of ops that others fold into.

func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.addi %0, %c0 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%x: i32, %c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.if %c -> i32 {
    %0 = arith.addi %c1, %c2 : i32
    %1 = arith.muli %0, %c2 : i32
    scf.yield %1 : i32
  } else {
    %3 = arith.addi %c1, %c2 : i32
    scf.yield %3 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:       %1 = arith.muli %c3_i32, %c2_i32 : i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c3_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%m: memref<4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = memref.dim %0, %c0 : memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<?xf32>
  %v = memref.load %1[%c0] : memref<?xf32>
  %u = arith.subi %d, %d : index
  return %u : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: memref<4xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<4xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %0 = memref.load %cast[%c0] : memref<?xf32>
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @d(%t: tensor<4xf32>) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<4xf32>
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %e = tensor.extract %cst[%c0] : tensor<2xf32>
  %f = affine.apply affine_map<(d0) -> (d0 + 2)>(%c0)
  %g = affine.min affine_map<(d0) -> (d0, 7)>(%f)
  %h = index.add %g, %d
  return %h, %e : index, f32
}

// CHECK: #map = affine_map<(d0) -> (d0, 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<4xf32>) -> (index, f32) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = affine.min #map(%c2)
// CHECK-NEXT:     %1 = index.add %0, %c4
// CHECK-NEXT:     return %1, %cst : index, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @e(%x: i32, %y: i32) -> (i32, i1, i32) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.addi %c1, %x : i32
  %1 = arith.cmpi slt, %c1, %x : i32
  %2 = arith.muli %c3, %y : i32
  return %0, %1, %2 : i32, i1, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: i32, %arg1: i32) -> (i32, i1, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32
// CHECK-NEXT:     %1 = arith.cmpi sgt, %arg0, %c1_i32 : i32
// CHECK-NEXT:     %2 = arith.muli %arg1, %c3_i32 : i32
// CHECK-NEXT:     return %0, %1, %2 : i32, i1, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
module {
  func.func @f() -> i32 {
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %0 = arith.addi %c1, %c3 : i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%a: i32):
    %1 = arith.addi %c1, %c3 : i32
    %2 = arith.addi %a, %1 : i32
    return %2 : i32
  ^bb2:
    %3 = arith.addi %c1, %c3 : i32
    cf.br ^bb1(%3 : i32)
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     cf.br ^bb1(%c4_i32 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = arith.addi %0, %c4_i32 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     cf.br ^bb1(%c4_i32 : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%x: f32) -> (f32, complex<f32>, vector<4xi32>, i1) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %d = complex.add %c, %c : complex<f32>
  %re = complex.re %d : complex<f32>
  %v = arith.constant dense<2> : vector<4xi32>
  %w = arith.addi %v, %v : vector<4xi32>
  %y = math.sqrt %re : f32
  %s = shape.const_shape [1, 2] : !shape.shape
  %r = shape.rank %s : !shape.shape -> !shape.size
  %t = arith.constant true
  %u = arith.xori %t, %t : i1
  return %y, %d, %w, %u : f32, complex<f32>, vector<4xi32>, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: f32) -> (f32, complex<f32>, vector<4xi32>, i1) {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<4> : vector<4xi32>
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = complex.add %cst, %cst : complex<f32>
// CHECK-NEXT:     %1 = complex.re %0 : complex<f32>
// CHECK-NEXT:     %2 = math.sqrt %1 : f32
// CHECK-NEXT:     return %2, %0, %cst_0, %false : f32, complex<f32>, vector<4xi32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @h(%n: index, %init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (i32) {
    %k = arith.constant 4 : i32
    %l = arith.constant 4 : i32
    %m = arith.addi %k, %l : i32
    %z = arith.addi %a, %m : i32
    scf.yield %z : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
// CHECK-NEXT:       %1 = arith.addi %arg3, %c8_i32 : i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @i() -> (i32, i32) {
  %0 = ub.poison : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.addi %0, %c1 : i32
  %2 = arith.divsi %c1, %0 : i32
  return %1, %2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @i() -> (i32, i32) {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @j(%x: tensor<?x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %x : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %2 = tensor.extract_slice %1[%c0, %c0] [%c1, %c1] [%c1, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @j(%arg0: tensor<?x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cast[%c0, %c0] [%c1, %c1] [%c1, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
