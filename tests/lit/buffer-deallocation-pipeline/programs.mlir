// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-pipeline=reference-exact=true %s | FileCheck %s

// Programs that allocate in branches and loops, at random.

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = scf.if %b1 -> memref<4xf32> {
    %v2 = scf.if %b1 -> memref<4xf32> {
      scf.yield %m : memref<4xf32>
    } else {
      %t4 = memref.cast %m : memref<4xf32> to memref<?xf32>
      %v3 = memref.cast %t4 : memref<?xf32> to memref<4xf32>
      scf.yield %v3 : memref<4xf32>
    }
    scf.yield %m : memref<4xf32>
  } else {
    %v5 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
    %v7 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v7 : memref<4xf32>)
    %t10 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v9 = memref.cast %t10 : memref<?xf32> to memref<4xf32>
    scf.if %b0 {
      %v11 = memref.load %v9[%c0] : memref<4xf32>
      %v12 = arith.addf %v11, %f1 : f32
      memref.store %v12, %v9[%c0] : memref<4xf32>
    }
    scf.yield %v9 : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:         %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:         memref.store %2, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t3 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v2 = memref.cast %t3 : memref<?xf32> to memref<4xf32>
  %v1 = scf.for %iv5 = %c0 to %c3 step %c1 iter_args(%it4 = %v2) -> (memref<4xf32>) {
    %v6 = memref.alloca_scope -> (memref<4xf32>) {
      %v7 = arith.select %b1, %it4, %m : memref<4xf32>
      scf.if %b1 {
        %v8 = memref.load %it4[%c3] : memref<4xf32>
        %v9 = arith.addf %v8, %f1 : f32
        memref.store %v9, %it4[%c3] : memref<4xf32>
        %v10 = memref.alloc() : memref<4xf32>
        linalg.fill ins(%f2 : f32) outs(%v10 : memref<4xf32>)
        %v12 = memref.load %v10[%c1] : memref<4xf32>
        %v13 = arith.addf %v12, %f1 : f32
        memref.store %v13, %v10[%c1] : memref<4xf32>
      }
      memref.alloca_scope.return %v7 : memref<4xf32>
    }
    scf.for %iv14 = %c0 to %c3 step %c1 {
      %v15 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v15 : memref<4xf32>)
      %v17 = memref.load %v15[%c1] : memref<4xf32>
      %v18 = arith.addf %v17, %f1 : f32
      memref.store %v18, %v15[%c1] : memref<4xf32>
      %v19 = memref.load %it4[%c3] : memref<4xf32>
      %v20 = arith.addf %v19, %f1 : f32
      memref.store %v20, %it4[%c3] : memref<4xf32>
    }
    %v21 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v21 : memref<4xf32>)
    scf.yield %v6 : memref<4xf32>
  }
  %v23 = memref.load %v1[%c0] : memref<4xf32>
  %v24 = arith.addf %v23, %f2 : f32
  memref.store %v24, %v1[%c0] : memref<4xf32>
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0) -> (memref<4xf32>) {
// CHECK-NEXT:       %4 = arith.select %arg2, %arg4, %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.if %arg2 {
// CHECK-NEXT:         %5 = memref.load %arg4[%c3] : memref<4xf32>
// CHECK-NEXT:         %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:         memref.store %6, %arg4[%c3] : memref<4xf32>
// CHECK-NEXT:         %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:         %7 = memref.load %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:         %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:         memref.store %8, %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:         %5 = memref.load %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:         %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:         memref.store %6, %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:         %7 = memref.load %arg4[%c3] : memref<4xf32>
// CHECK-NEXT:         %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:         memref.store %8, %arg4[%c3] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:     memref.store %2, %0[%c0] : memref<4xf32>
// CHECK-NEXT:     %3 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %3 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
