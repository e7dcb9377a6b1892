// RUN: pyopt %s --mem2reg --allow-unregistered-dialect --split-input-file | FileCheck %s

// Cells that become values, and those that cannot: more than one element, uses in regions, escaping ones.

func.func @inregion(%x: i32, %c: i1) -> i32 {
  scf.if %c {
    %m = memref.alloca() : memref<f32>
    %f = memref.load %m[] : memref<f32>
    "u"(%f) : (f32) -> ()
  }
  return %x : i32
}

func.func @escape(%x: memref<memref<i32>>, %c: i1) {
  %m = memref.alloca() : memref<i32>
  %q = memref.alloca() : memref<vector<4xi32>>
  %v = memref.load %q[] : memref<vector<4xi32>>
  memref.store %m, %x[] : memref<memref<i32>>
  %cp = memref.alloca() : memref<complex<f32>>
  %cv = memref.load %cp[] : memref<complex<f32>>
  %dead = memref.alloca() : memref<i32>
  %dead2 = memref.alloca() : memref<2xi32>
  "u"(%v, %cv) : (vector<4xi32>, complex<f32>) -> ()
  return
}

func.func @agg(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xf32>
  memref.store %x, %m[%c0, %c1] : memref<2x2xf32>
  memref.store %x, %m[%c1, %c1] : memref<2x2xf32>
  %0 = memref.load %m[%c0, %c1] : memref<2x2xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @inregion(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %0 = ub.poison : f32
// CHECK-NEXT:       "u"(%0) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @escape(%arg0: memref<memref<i32>>, %arg1: i1) {
// CHECK-NEXT:     %0 = ub.poison : complex<f32>
// CHECK-NEXT:     %1 = ub.poison : vector<4xi32>
// CHECK-NEXT:     %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT:     memref.store %alloca, %arg0[] : memref<memref<i32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<i32>
// CHECK-NEXT:     %alloca_1 = memref.alloca() : memref<2xi32>
// CHECK-NEXT:     "u"(%1, %0) : (vector<4xi32>, complex<f32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @agg(%arg0: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca[%c0, %c1] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloca[%c1, %c1] : memref<2x2xf32>
// CHECK-NEXT:     %0 = memref.load %alloca[%c0, %c1] : memref<2x2xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.br ^bb2(%x : i32)
^bb1:
  %1 = memref.load %m[] : memref<i32>
  "u"(%1) : (i32) -> ()
  cf.br ^bb2(%1 : i32)
^bb2(%q: i32):
  %dead = arith.addi %x, %x : i32
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}

func.func @g(%x: i32, %c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  memref.store %x, %m[] : memref<i32>
  cf.br ^bb2(%x : i32)
^bb2(%q: i32):
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     cf.br ^bb2(%arg0 : i32)
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     "u"(%0) : (i32) -> ()
// CHECK-NEXT:     cf.br ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0, %0 : i32, i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2(%arg0, %arg0 : i32, i32)
// CHECK-NEXT:   ^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
