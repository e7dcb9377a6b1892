// RUN: pyopt %s --affine-loop-invariant-code-motion | FileCheck %s

// Ops that are not affine write or read the element, too.
func.func @stay(%x: i32, %at: index) {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    memref.copy %a, %b : memref<4xi32> to memref<4xi32>
    affine.store %x, %b[2] : memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    affine.store %x, %a[2] : memref<4xi32>
    memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[2] : memref<4xi32>
    memref.store %0, %b[%i] : memref<4xi32>
    memref.store %x, %a[%at] : memref<4xi32>
  }
  affine.for %i = 0 to 4 {
    affine.store %x, %b[1] : memref<4xi32>
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      memref.copy %a, %b : memref<4xi32> to memref<4xi32>
    }
  }
  return
}

// They read what is loaded.
func.func @go(%at: index) {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    %0 = memref.load %a[%at] : memref<4xi32>
    %1 = affine.load %a[2] : memref<4xi32>
    %2 = arith.addi %0, %1 : i32
    memref.store %2, %b[%i] : memref<4xi32>
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stay(%arg0: i32, %arg1: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       memref.copy %alloc, %alloc_0 : memref<4xi32> to memref<4xi32>
// CHECK-NEXT:       affine.store %arg0, %alloc_0[2] : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       affine.store %arg0, %alloc[2] : memref<4xi32>
// CHECK-NEXT:       memref.copy %alloc, %alloc_0 : memref<4xi32> to memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.load %alloc[2] : memref<4xi32>
// CHECK-NEXT:       memref.store %0, %alloc_0[%arg2] : memref<4xi32>
// CHECK-NEXT:       memref.store %arg0, %alloc[%arg1] : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       affine.store %arg0, %alloc_0[1] : memref<4xi32>
// CHECK-NEXT:       affine.if #set(%arg2) {
// CHECK-NEXT:         memref.copy %alloc, %alloc_0 : memref<4xi32> to memref<4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @go(%arg0: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     %0 = affine.load %alloc[2] : memref<4xi32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 4 {
// CHECK-NEXT:       %1 = memref.load %alloc[%arg0] : memref<4xi32>
// CHECK-NEXT:       %2 = arith.addi %1, %0 : i32
// CHECK-NEXT:       memref.store %2, %alloc_0[%arg1] : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
