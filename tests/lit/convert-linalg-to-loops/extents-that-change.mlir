// RUN: pyopt %s --convert-linalg-to-affine-loops | FileCheck %s

// An extent that is made in an scf.for is no bound of an affine.for: the loops are scf.for. The reference makes IR that
// it rejects.

// CHECK-LABEL: @allocated
// CHECK: scf.for %[[I:.*]] = %arg1 to %arg2
// CHECK: %[[M:.*]] = memref.alloc(%[[I]])
// CHECK: scf.for %[[J:.*]] = %c0 to %[[I]] step %c1
// CHECK: memref.store %arg0, %[[M]][%[[J]]]
func.func @allocated(%f: f32, %l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    %m = memref.alloc(%i) : memref<?xf32>
    linalg.fill ins(%f : f32) outs(%m : memref<?xf32>)
    memref.dealloc %m : memref<?xf32>
  }
  return
}

// CHECK-LABEL: @part
// CHECK: memref.subview
// CHECK: scf.for
// CHECK: scf.for
// CHECK: memref.store
func.func @part(%f: f32, %l: index, %u: index, %s: index, %m: memref<4x?xf32>) {
  scf.for %i = %l to %u step %s {
    %p = memref.subview %m[0, 0] [4, %i] [1, 1]
        : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1]>>
    linalg.fill ins(%f : f32) outs(%p : memref<4x?xf32, strided<[?, 1]>>)
  }
  return
}

// Near misses: the extent is that of an argument, or the counter of an affine.for.

// CHECK-LABEL: @fixed
// CHECK: scf.for
// CHECK: %[[D:.*]] = memref.dim %arg4
// CHECK: affine.for %{{.*}} = 0 to %[[D]]
func.func @fixed(%f: f32, %l: index, %u: index, %s: index, %m: memref<?xf32>) {
  scf.for %i = %l to %u step %s {
    linalg.fill ins(%f : f32) outs(%m : memref<?xf32>)
  }
  return
}

// CHECK-LABEL: @counted
// CHECK: affine.for %[[I:.*]] = 0 to 8
// CHECK: affine.for %{{.*}} = 0 to 3
// CHECK: affine.for %{{.*}} = 0 to #{{.*}}(%[[I]])
func.func @counted(%f: f32) {
  affine.for %i = 0 to 8 {
    %m = memref.alloc(%i) : memref<3x?xf32>
    linalg.fill ins(%f : f32) outs(%m : memref<3x?xf32>)
    memref.dealloc %m : memref<3x?xf32>
  }
  return
}
