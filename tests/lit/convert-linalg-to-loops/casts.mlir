// RUN: pyopt %s --convert-linalg-to-loops | FileCheck %s --check-prefixes=CHECK,SCF
// RUN: pyopt %s --convert-linalg-to-affine-loops | FileCheck %s --check-prefixes=CHECK,AFFINE
// RUN: pyopt %s --convert-linalg-to-parallel-loops | FileCheck %s --check-prefixes=CHECK,PARALLEL

// The load of the output is dead, and its operands are made by ops that the driver has not met before.

// CHECK-LABEL: @through_unranked
// CHECK-NOT: cast
// SCF: memref.store %{{.*}}, %arg0[%{{.*}}] : memref<4xf32>
// AFFINE: affine.store %{{.*}}, %arg0[%{{.*}}] : memref<4xf32>
// PARALLEL: memref.store %{{.*}}, %arg0[%{{.*}}] : memref<4xf32>
// CHECK: return
func.func @through_unranked(%a: memref<4xf32>, %o: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<4xf32>
  linalg.copy ins(%o : memref<4xf32>) outs(%1 : memref<4xf32>)
  return
}
