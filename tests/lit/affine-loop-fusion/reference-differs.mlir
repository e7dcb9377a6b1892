// RUN: pyopt %s --affine-loop-fusion | FileCheck %s
// RUN: pyopt %s --affine-loop-fusion=reference-exact | FileCheck %s --check-prefix=EXACT

// The two may be the same memory.
func.func @arguments(%a: memref<10xf32>, %b: memref<10xf32>) {
  %c = arith.constant 7.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %b[9 - %i] : memref<10xf32>
  }
  return
}

// The source does not write all that is read: mlir-opt reads a memref of one element at -2.
func.func @not_written(%a: memref<16xi32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %o = memref.alloc() : memref<16xi32>
  affine.for %i = 0 to 12 {
    affine.store %c1, %a[%i + 2] : memref<16xi32>
  }
  affine.for %i = 0 to 3 {
    %v = affine.load %a[%i] : memref<16xi32>
    affine.store %v, %o[%i] : memref<16xi32>
  }
  %r = affine.load %o[0] : memref<16xi32>
  return %r : i32
}

// What mlir-opt executes again undoes a store of the target.
func.func @written_by_both(%a: memref<16x16xi32>) {
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  affine.for %i = 0 to 12 {
    affine.store %c1, %a[%i, %i] : memref<16x16xi32>
  }
  affine.for %i = 0 to 12 {
    %v = affine.load %a[%i, 2] : memref<16x16xi32>
    %w = arith.addi %v, %c5 : i32
    affine.store %w, %a[%i, 2] : memref<16x16xi32>
  }
  return
}

// The inner loop needs the counter of the outer one, which makes what mlir-opt does invalid.
func.func @triangle(%a: memref<10x20xf32>) -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %v = affine.load %m[%j] : memref<20xf32>
      %w = affine.load %a[%i, %j] : memref<10x20xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %m[%j] : memref<20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i, %i] : memref<10x20xf32>
  }
  %r = affine.load %m[2] : memref<20xf32>
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arguments(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:       affine.store %0, %arg1[-%arg2 + 9] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @not_written(%arg0: memref<16xi32>) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<16xi32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 12 {
// CHECK-NEXT:       affine.store %c1_i32, %arg0[%arg1 + 2] : memref<16xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 3 {
// CHECK-NEXT:       affine.store %c1_i32, %arg0[%c0 + 2] : memref<16xi32>
// CHECK-NEXT:       %1 = affine.load %arg0[%arg1] : memref<16xi32>
// CHECK-NEXT:       affine.store %1, %alloc[%arg1] : memref<16xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc[0] : memref<16xi32>
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @written_by_both(%arg0: memref<16x16xi32>) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     affine.for %arg1 = 0 to 12 {
// CHECK-NEXT:       affine.store %c1_i32, %arg0[%arg1, %arg1] : memref<16x16xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 12 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg1, 2] : memref<16x16xi32>
// CHECK-NEXT:       %1 = arith.addi %0, %c5_i32 : i32
// CHECK-NEXT:       affine.store %1, %arg0[%arg1, 2] : memref<16x16xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @triangle(%arg0: memref<10x20xf32>) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<20xf32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.for %arg2 = 0 to #map(%arg1) {
// CHECK-NEXT:         %1 = affine.load %alloc[%arg2] : memref<20xf32>
// CHECK-NEXT:         %2 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// CHECK-NEXT:         %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:         affine.store %3, %alloc[%arg2] : memref<20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.store %cst, %arg0[%arg1, %arg1] : memref<10x20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc[2] : memref<20xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0) -> (d0 + 2)>
// EXACT-NEXT: #map1 = affine_map<(d0) -> (d0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @arguments(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
// EXACT-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// EXACT-NEXT:     affine.for %arg2 = 0 to 10 {
// EXACT-NEXT:       affine.store %cst, %arg0[%arg2] : memref<10xf32>
// EXACT-NEXT:       %0 = affine.load %arg0[%arg2] : memref<10xf32>
// EXACT-NEXT:       affine.store %0, %arg1[-%arg2 + 9] : memref<10xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @not_written(%arg0: memref<16xi32>) -> i32 {
// EXACT-NEXT:     %alloc = memref.alloc() : memref<1xi32>
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1_i32 = arith.constant 1 : i32
// EXACT-NEXT:     %alloc_0 = memref.alloc() : memref<16xi32>
// EXACT-NEXT:     affine.for %arg1 = 0 to 12 {
// EXACT-NEXT:       affine.store %c1_i32, %arg0[%arg1 + 2] : memref<16xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     affine.for %arg1 = 0 to 3 {
// EXACT-NEXT:       %1 = affine.apply #map(%c0)
// EXACT-NEXT:       affine.store %c1_i32, %alloc[0] : memref<1xi32>
// EXACT-NEXT:       %2 = affine.load %alloc[%arg1 - 2] : memref<1xi32>
// EXACT-NEXT:       affine.store %2, %alloc_0[%arg1] : memref<16xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     %0 = affine.load %alloc_0[0] : memref<16xi32>
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @written_by_both(%arg0: memref<16x16xi32>) {
// EXACT-NEXT:     %c2 = arith.constant 2 : index
// EXACT-NEXT:     %c1_i32 = arith.constant 1 : i32
// EXACT-NEXT:     %c5_i32 = arith.constant 5 : i32
// EXACT-NEXT:     affine.for %arg1 = 0 to 12 {
// EXACT-NEXT:       affine.store %c1_i32, %arg0[%arg1, %arg1] : memref<16x16xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     affine.for %arg1 = 0 to 12 {
// EXACT-NEXT:       affine.store %c1_i32, %arg0[%c2, %c2] : memref<16x16xi32>
// EXACT-NEXT:       %0 = affine.load %arg0[%arg1, 2] : memref<16x16xi32>
// EXACT-NEXT:       %1 = arith.addi %0, %c5_i32 : i32
// EXACT-NEXT:       affine.store %1, %arg0[%arg1, 2] : memref<16x16xi32>
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func @triangle(%arg0: memref<10x20xf32>) -> f32 {
// EXACT-NEXT:     %cst = arith.constant 7.000000e+00 : f32
// EXACT-NEXT:     %alloc = memref.alloc() : memref<20xf32>
// EXACT-NEXT:     affine.for %arg1 = 0 to 10 {
// EXACT-NEXT:       affine.for %arg2 = 0 to #map1(%arg1) {
// EXACT-NEXT:         %1 = affine.load %alloc[%arg2] : memref<20xf32>
// EXACT-NEXT:         %2 = affine.load %arg0[%arg1, %arg2] : memref<10x20xf32>
// EXACT-NEXT:         %3 = arith.addf %1, %2 : f32
// EXACT-NEXT:         affine.store %3, %alloc[%arg2] : memref<20xf32>
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     affine.for %arg1 = 0 to 10 {
// EXACT-NEXT:       affine.store %cst, %arg0[%arg1, %arg1] : memref<10x20xf32>
// EXACT-NEXT:     }
// EXACT-NEXT:     %0 = affine.load %alloc[2] : memref<20xf32>
// EXACT-NEXT:     return %0 : f32
// EXACT-NEXT:   }
// EXACT-NEXT: }
