// RUN: pyopt %s --affine-simplify-structures | FileCheck %s

// The text of an access leaves out an operand that its map does not use: it names two of three here.

// CHECK-LABEL: @unused_symbol
// CHECK: affine.load %arg0[%arg2 * 2] : memref<?xf32>
func.func @unused_symbol(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<?xf32>
    affine.store %0, %m[1] : memref<?xf32>
    %1 = affine.load %m[%i * 2 + symbol(%n) - symbol(%n)] : memref<?xf32>
    affine.store %1, %m[2] : memref<?xf32>
  }
  return
}
