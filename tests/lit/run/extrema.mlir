// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' | FileCheck %s
// RUN: pyopt-run %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max,lower-affine))' | FileCheck %s

// Sizes of tiles, of which the last one may be smaller, and what bounds them.

// CHECK: 7
// CHECK-NEXT: 2
// CHECK-NEXT: 7
// CHECK-NEXT: 9
// CHECK-NEXT: 7
// CHECK-NEXT: 16
// CHECK-NEXT: 7
// CHECK-NEXT: 23
// CHECK-NEXT: 2
// CHECK-NEXT: 30
// CHECK-NEXT: 5
// CHECK-NEXT: 5
// CHECK-NEXT: 3
// CHECK-NEXT: 4

func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c10 = arith.constant 10 : index
  %c30 = arith.constant 30 : index
  scf.for %i = %c0 to %c30 step %c7 {
    %size = affine.min affine_map<(d0) -> (7, 30 - d0)>(%i)
    vector.print %size : index
    %end = affine.min affine_map<(d0) -> (30, d0 + 2)>(%i)
    vector.print %end : index
  }
  scf.for %i = %c0 to %c10 step %c5 {
    %size = affine.min affine_map<(d0) -> (5, 10 - d0)>(%i)
    vector.print %size : index
  }
  %m = memref.alloc(%c7) : memref<?xi8>
  %d = memref.dim %m, %c0 : memref<?xi8>
  %half = arith.floordivsi %d, %c5 : index
  %0 = affine.max affine_map<(d0)[s0] -> (d0 + 2, s0 - 5)>(%half)[%d]
  vector.print %0 : index
  %1 = affine.min affine_map<(d0) -> (d0, -1)>(%d)
  %2 = affine.apply affine_map<(d0) -> (d0 + 5)>(%1)
  vector.print %2 : index
  memref.dealloc %m : memref<?xi8>
  return
}
