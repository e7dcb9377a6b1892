// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation %s | FileCheck %s

// Programs that allocate in branches, loops and blocks, at random.

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
  cf.cond_br %b0, ^x0, ^y0
^x0:
  %t8 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  scf.for %iv9 = %c0 to %c3 step %c1 {
    %v10 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v10 : memref<4xf32>)
    %v12 = memref.load %v10[%c3] : memref<4xf32>
    %v13 = arith.addf %v12, %f2 : f32
    memref.store %v13, %v10[%c3] : memref<4xf32>
    %v14 = memref.load %m[%c1] : memref<4xf32>
    %v15 = arith.addf %v14, %f2 : f32
    memref.store %v15, %m[%c1] : memref<4xf32>
  }
  cf.br ^z0(%m : memref<4xf32>)
^y0:
  %v17 = arith.select %b0, %m, %m : memref<4xf32>
  %v16 = scf.for %iv19 = %c0 to %c0 step %c1 iter_args(%it18 = %v17) -> (memref<4xf32>) {
    scf.yield %it18 : memref<4xf32>
  }
  scf.for %iv20 = %c0 to %c3 step %c1 {
    %v21 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v21 : memref<4xf32>)
    %v23 = memref.load %v21[%c3] : memref<4xf32>
    %v24 = arith.addf %v23, %f1 : f32
    memref.store %v24, %v21[%c3] : memref<4xf32>
    %v25 = memref.load %v16[%c0] : memref<4xf32>
    %v26 = arith.addf %v25, %f2 : f32
    memref.store %v26, %v16[%c0] : memref<4xf32>
  }
  %v27 = scf.if %b0 -> memref<4xf32> {
    %t29 = memref.cast %v16 : memref<4xf32> to memref<?xf32>
    %v28 = memref.cast %t29 : memref<?xf32> to memref<4xf32>
    scf.yield %v16 : memref<4xf32>
  } else {
    %v30 = arith.select %b1, %v16, %m : memref<4xf32>
    scf.yield %v30 : memref<4xf32>
  }
  %v31 = memref.load %v27[%c1] : memref<4xf32>
  %v32 = arith.addf %v31, %f1 : f32
  memref.store %v32, %v27[%c1] : memref<4xf32>
  cf.br ^z0(%v16 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  return %p2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %6 = memref.load %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst_0 : f32
// CHECK-NEXT:       memref.store %7, %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       %8 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %9 = arith.addf %8, %cst_0 : f32
// CHECK-NEXT:       memref.store %9, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb3(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %0) -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %6 = memref.load %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:       memref.store %7, %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       %8 = memref.load %1[%c0] : memref<4xf32>
// CHECK-NEXT:       %9 = arith.addf %8, %cst_0 : f32
// CHECK-NEXT:       memref.store %9, %1[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT:       %cast = memref.cast %1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = arith.select %arg2, %1, %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.yield %6 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %2[%c1] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:     memref.store %4, %2[%c1] : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%5: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %5 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t2 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v1 = memref.cast %t2 : memref<?xf32> to memref<4xf32>
  %v3 = scf.if %b0 -> memref<4xf32> {
    %v4 = scf.if %b1 -> memref<4xf32> {
      %v5 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v5 : memref<4xf32>)
      scf.yield %m : memref<4xf32>
    } else {
      %v7 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v7 : memref<4xf32>)
      scf.yield %v7 : memref<4xf32>
    }
    scf.yield %v4 : memref<4xf32>
  } else {
    %v9 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v9 : memref<4xf32>)
    %v11 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v11 : memref<4xf32>)
    %v13 = arith.select %b1, %m, %v9 : memref<4xf32>
    scf.yield %v9 : memref<4xf32>
  }
  %v14 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v14 : memref<4xf32>)
  scf.for %iv16 = %c0 to %c3 step %c1 {
    %v17 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v17 : memref<4xf32>)
    %v19 = memref.load %v17[%c1] : memref<4xf32>
    %v20 = arith.addf %v19, %f1 : f32
    memref.store %v20, %v17[%c1] : memref<4xf32>
    %v21 = memref.load %v14[%c3] : memref<4xf32>
    %v22 = arith.addf %v21, %f1 : f32
    memref.store %v22, %v14[%c3] : memref<4xf32>
  }
  return %v3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = scf.if %arg2 -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:         memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:         %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         scf.yield %3 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:         %3 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:         scf.yield %3 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %1 : memref<4xf32>
// CHECK-NEXT:       scf.yield %2 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:       %1 = arith.select %arg2, %arg0, %alloc_2 : memref<4xf32>
// CHECK-NEXT:       %2 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       scf.yield %2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:       memref.store %2, %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
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
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
  %v7 = memref.load %v5[%c0] : memref<4xf32>
  %v8 = arith.addf %v7, %f2 : f32
  memref.store %v8, %v5[%c0] : memref<4xf32>
  cf.cond_br %b0, ^x0, ^y0
^x0:
  %v10 = arith.select %b1, %m, %m : memref<4xf32>
  %v9 = scf.for %iv12 = %c0 to %c1 step %c1 iter_args(%it11 = %v10) -> (memref<4xf32>) {
    %t14 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v13 = memref.cast %t14 : memref<?xf32> to memref<4xf32>
    scf.yield %v13 : memref<4xf32>
  }
  cf.br ^z0(%m : memref<4xf32>)
^y0:
  %t16 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  cf.br ^z0(%t16 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v17 = arith.select %b0, %p2, %p2 : memref<4xf32>
  %v18 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v18 : memref<4xf32>)
  %v20 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v20 : memref<4xf32>)
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %2 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %2) -> (memref<4xf32>) {
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_3 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %cast_3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb3(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%subview : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%4: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %5 = arith.select %arg1, %4, %4 : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v1 : memref<4xf32> to memref<4xf32>
  %v3 = memref.load %m[%c0] : memref<4xf32>
  %v4 = arith.addf %v3, %f2 : f32
  memref.store %v4, %m[%c0] : memref<4xf32>
  %v6 = arith.select %b1, %m, %m : memref<4xf32>
  %v5 = scf.for %iv8 = %c0 to %c3 step %c1 iter_args(%it7 = %v6) -> (memref<4xf32>) {
    %v9 = arith.select %b1, %it7, %it7 : memref<4xf32>
    %v10 = memref.load %m[%c1] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %m[%c1] : memref<4xf32>
    scf.yield %it7 : memref<4xf32>
  }
  %v12 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v12 : memref<4xf32>)
  return %v1 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v14 = func.call @f0(%m, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  return %v14 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %3 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %2) -> (memref<4xf32>) {
// CHECK-NEXT:       %4 = arith.select %arg2, %arg4, %arg4 : memref<4xf32>
// CHECK-NEXT:       %5 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:       memref.store %6, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = call @f0(%arg0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %t5 = memref.cast %v1 : memref<4xf32> to memref<?xf32>
  %v4 = memref.cast %t5 : memref<?xf32> to memref<4xf32>
  %v3 = scf.for %iv7 = %c0 to %c0 step %c1 iter_args(%it6 = %v4) -> (memref<4xf32>) {
    %v8 = scf.index_switch %c1 -> memref<4xf32>
    case 1 {
      scf.yield %it6 : memref<4xf32>
    }
    default {
      %t10 = memref.cast %v1 : memref<4xf32> to memref<?xf32>
      %v9 = memref.cast %t10 : memref<?xf32> to memref<4xf32>
      scf.yield %it6 : memref<4xf32>
    }
    %v12 = arith.select %b1, %it6, %m : memref<4xf32>
    %v11 = scf.for %iv14 = %c0 to %c3 step %c1 iter_args(%it13 = %v12) -> (memref<4xf32>) {
      %v15 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v15 : memref<4xf32>)
      scf.yield %v15 : memref<4xf32>
    }
    scf.yield %v8 : memref<4xf32>
  }
  scf.if %b0 {
    %v17 = memref.load %v1[%c3] : memref<4xf32>
    %v18 = arith.addf %v17, %f1 : f32
    memref.store %v18, %v1[%c3] : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %cast_1) -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = scf.index_switch %c1 -> memref<4xf32>
// CHECK-NEXT:       case 1 {
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       default {
// CHECK-NEXT:         %cast_2 = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:         %cast_3 = memref.cast %cast_2 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = arith.select %arg2, %arg4, %arg0 : memref<4xf32>
// CHECK-NEXT:       %3 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %4 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %3) -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %arg6 : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:         %5 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:         scf.yield %5 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %4 : memref<4xf32>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %1 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:       memref.store %2, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = scf.index_switch %c1 -> memref<4xf32>
  case 1 {
    %v2 = scf.if %b0 -> memref<4xf32> {
      %v3 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v3 : memref<4xf32>)
      scf.yield %m : memref<4xf32>
    } else {
      scf.yield %m : memref<4xf32>
    }
    scf.yield %v2 : memref<4xf32>
  }
  default {
    %v5 = scf.for %iv7 = %c0 to %c3 step %c1 iter_args(%it6 = %m) -> (memref<4xf32>) {
      %v8 = memref.load %m[%c0] : memref<4xf32>
      %v9 = arith.addf %v8, %f1 : f32
      memref.store %v9, %m[%c0] : memref<4xf32>
      scf.yield %it6 : memref<4xf32>
    }
    %v10 = memref.alloc() : memref<4xf32>
    memref.copy %v5, %v10 : memref<4xf32> to memref<4xf32>
    %v12 = memref.load %v5[%c3] : memref<4xf32>
    %v13 = arith.addf %v12, %f2 : f32
    memref.store %v13, %v5[%c3] : memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = scf.index_switch %c1 -> memref<4xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %1 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:         memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:         scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %1 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0) -> (memref<4xf32>) {
// CHECK-NEXT:         %4 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:         %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:         memref.store %5, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %1, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %1[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %1[%c3] : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t3 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v2 = memref.cast %t3 : memref<?xf32> to memref<4xf32>
  %v1 = scf.for %iv5 = %c0 to %c0 step %c1 iter_args(%it4 = %v2) -> (memref<4xf32>) {
    %v6 = arith.select %b0, %it4, %it4 : memref<4xf32>
    scf.yield %v6 : memref<4xf32>
  }
  %v7 = memref.load %m[%c0] : memref<4xf32>
  %v8 = arith.addf %v7, %f1 : f32
  memref.store %v8, %m[%c0] : memref<4xf32>
  return %v1 : memref<4xf32>
}
func.func @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v9 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v9 : memref<4xf32> to memref<4xf32>
  %v11 = memref.load %v9[%c1] : memref<4xf32>
  %v12 = arith.addf %v11, %f2 : f32
  memref.store %v12, %v9[%c1] : memref<4xf32>
  %v13 = arith.select %b0, %m, %m : memref<4xf32>
  %v14 = memref.load %m[%c3] : memref<4xf32>
  %v15 = arith.addf %v14, %f2 : f32
  memref.store %v15, %m[%c3] : memref<4xf32>
  return %v9 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v16 = scf.for %iv18 = %c0 to %c0 step %c1 iter_args(%it17 = %m) -> (memref<4xf32>) {
    %v19 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v19 : memref<4xf32>)
    scf.yield %m : memref<4xf32>
  }
  %v21 = memref.load %v16[%c3] : memref<4xf32>
  %v22 = arith.addf %v21, %f1 : f32
  memref.store %v22, %v16[%c3] : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %cast_1) -> (memref<4xf32>) {
// CHECK-NEXT:       %3 = arith.select %arg1, %arg4, %arg4 : memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:     memref.store %2, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %3 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:     memref.store %4, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %arg0) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %0[%c3] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:     memref.store %2, %0[%c3] : memref<4xf32>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v5 : memref<4xf32>)
  scf.for %iv7 = %c0 to %c3 step %c1 {
    %v8 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v8 : memref<4xf32>)
    %v10 = memref.load %v8[%c1] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %v8[%c1] : memref<4xf32>
    %v12 = memref.load %v5[%c0] : memref<4xf32>
    %v13 = arith.addf %v12, %f2 : f32
    memref.store %v13, %v5[%c0] : memref<4xf32>
  }
  cf.cond_br %b0, ^x0(%m, %m : memref<4xf32>, memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>, %p4: memref<4xf32>):
  cf.cond_br %b1, ^y0, ^z0(%p3 : memref<4xf32>)
^y0:
  %t15 = memref.subview %p4[0] [4] [1] : memref<4xf32> to memref<4xf32>
  scf.if %b0 {
    %v16 = memref.load %m[%c1] : memref<4xf32>
    %v17 = arith.addf %v16, %f2 : f32
    memref.store %v17, %m[%c1] : memref<4xf32>
    %v18 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v18 : memref<4xf32>)
    %v20 = memref.load %v18[%c0] : memref<4xf32>
    %v21 = arith.addf %v20, %f2 : f32
    memref.store %v21, %v18[%c0] : memref<4xf32>
  }
  %v22 = scf.index_switch %c1 -> memref<4xf32>
  case 1 {
    scf.yield %m : memref<4xf32>
  }
  default {
    %v23 = arith.select %b0, %t15, %m : memref<4xf32>
    scf.if %b0 {
      %v24 = memref.load %p4[%c3] : memref<4xf32>
      %v25 = arith.addf %v24, %f2 : f32
      memref.store %v25, %p4[%c3] : memref<4xf32>
    }
    scf.yield %t15 : memref<4xf32>
  }
  %v26 = memref.alloc() : memref<4xf32>
  memref.copy %t15, %v26 : memref<4xf32> to memref<4xf32>
  cf.br ^z0(%v26 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v28 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v28 : memref<4xf32>)
  return %p2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       %7 = memref.load %alloc_3[%c1] : memref<4xf32>
// CHECK-NEXT:       %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:       memref.store %8, %alloc_3[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:       %9 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:       %10 = arith.addf %9, %cst_0 : f32
// CHECK-NEXT:       memref.store %10, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg0, %arg0 : memref<4xf32>, memref<4xf32>), ^bb3(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>, %2: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %3 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2, ^bb3(%3 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %subview = memref.subview %2[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %7 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %8 = arith.addf %7, %cst_0 : f32
// CHECK-NEXT:       memref.store %8, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       %9 = memref.load %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:       %10 = arith.addf %9, %cst_0 : f32
// CHECK-NEXT:       memref.store %10, %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = scf.index_switch %c1 -> memref<4xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %7 = arith.select %arg1, %subview, %arg0 : memref<4xf32>
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %8 = memref.load %2[%c3] : memref<4xf32>
// CHECK-NEXT:         %9 = arith.addf %8, %cst_0 : f32
// CHECK-NEXT:         memref.store %9, %2[%c3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %subview : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %5 = bufferization.clone %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%5 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%6: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     return %6 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v5 : memref<4xf32>)
  %v7 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
  cf.cond_br %b0, ^x0(%m, %m : memref<4xf32>, memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>, %p4: memref<4xf32>):
  cf.cond_br %b1, ^y0, ^z0(%p3 : memref<4xf32>)
^y0:
  %v9 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v9 : memref<4xf32> to memref<4xf32>
  scf.if %b0 {
    %v11 = memref.load %v9[%c1] : memref<4xf32>
    %v12 = arith.addf %v11, %f2 : f32
    memref.store %v12, %v9[%c1] : memref<4xf32>
    %v13 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v13 : memref<4xf32>)
    %v15 = memref.load %v13[%c0] : memref<4xf32>
    %v16 = arith.addf %v15, %f2 : f32
    memref.store %v16, %v13[%c0] : memref<4xf32>
  }
  cf.br ^z0(%p4 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v21 = arith.select %b1, %m, %p2 : memref<4xf32>
  cf.cond_br %b0, ^x16(%m, %p2 : memref<4xf32>, memref<4xf32>), ^z16(%p2 : memref<4xf32>)
^x16(%p19: memref<4xf32>, %p20: memref<4xf32>):
  cf.cond_br %b1, ^y16, ^z16(%p19 : memref<4xf32>)
^y16:
  %v22 = memref.alloca_scope -> (memref<4xf32>) {
    %v23 = arith.select %b1, %p19, %m : memref<4xf32>
    memref.alloca_scope.return %p20 : memref<4xf32>
  }
  %v24 = memref.load %m[%c1] : memref<4xf32>
  %v25 = arith.addf %v24, %f2 : f32
  memref.store %v25, %m[%c1] : memref<4xf32>
  %v26 = memref.alloca_scope -> (memref<4xf32>) {
    %v27 = arith.select %b1, %p2, %v22 : memref<4xf32>
    memref.alloca_scope.return %p19 : memref<4xf32>
  }
  cf.br ^z16(%p19 : memref<4xf32>)
^z16(%p18: memref<4xf32>):
  %v28 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v28 : memref<4xf32>)
  %v30 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v30 : memref<4xf32> to memref<4xf32>
  return %p2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%arg0, %arg0 : memref<4xf32>, memref<4xf32>), ^bb3(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>, %1: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2, ^bb3(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %11 = memref.load %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:       %12 = arith.addf %11, %cst_0 : f32
// CHECK-NEXT:       memref.store %12, %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:       %alloc_5 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_5 : memref<4xf32>)
// CHECK-NEXT:       %13 = memref.load %alloc_5[%c0] : memref<4xf32>
// CHECK-NEXT:       %14 = arith.addf %13, %cst_0 : f32
// CHECK-NEXT:       memref.store %14, %alloc_5[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%2: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     %3 = arith.select %arg2, %arg0, %2 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb4(%arg0, %2 : memref<4xf32>, memref<4xf32>), ^bb6(%2 : memref<4xf32>)
// CHECK-NEXT:   ^bb4(%4: memref<4xf32>, %5: memref<4xf32>):  // pred: ^bb3
// CHECK-NEXT:     cf.cond_br %arg2, ^bb5, ^bb6(%4 : memref<4xf32>)
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %6 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %11 = arith.select %arg2, %4, %arg0 : memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %5 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %8 = arith.addf %7, %cst_0 : f32
// CHECK-NEXT:     memref.store %8, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %9 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %11 = arith.select %arg2, %2, %6 : memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb6(%4 : memref<4xf32>)
// CHECK-NEXT:   ^bb6(%10: memref<4xf32>):  // 3 preds: ^bb3, ^bb4, ^bb5
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.alloca_scope -> (memref<4xf32>) {
    %v4 = scf.if %b1 -> memref<4xf32> {
      scf.yield %v1 : memref<4xf32>
    } else {
      %v5 = arith.select %b1, %v1, %v1 : memref<4xf32>
      scf.yield %v1 : memref<4xf32>
    }
    scf.if %b1 {
      %v6 = memref.load %m[%c1] : memref<4xf32>
      %v7 = arith.addf %v6, %f1 : f32
      memref.store %v7, %m[%c1] : memref<4xf32>
    }
    %v8 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v8 : memref<4xf32>)
    %v10 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v10 : memref<4xf32>)
    memref.alloca_scope.return %v10 : memref<4xf32>
  }
  return %v3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %1 = scf.if %arg2 -> (memref<4xf32>) {
// CHECK-NEXT:         scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %3 = arith.select %arg2, %alloc, %alloc : memref<4xf32>
// CHECK-NEXT:         scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %arg2 {
// CHECK-NEXT:         %3 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:         %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:         memref.store %4, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %2 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
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
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  cf.cond_br %b1, ^x0(%m : memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  %v8 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v8 : memref<4xf32>)
  %v7:2 = scf.while (%it10 = %v8, %j11 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
    %t17 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v16 = memref.cast %t17 : memref<?xf32> to memref<4xf32>
    %c12 = arith.cmpi slt, %j11, %c1 : index
    scf.condition(%c12) %it10, %j11 : memref<4xf32>, index
  } do {
  ^bb0(%it13: memref<4xf32>, %j14: index):
    %v18 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v18 : memref<4xf32>)
    %j15 = arith.addi %j14, %c1 : index
    scf.yield %it13, %j15 : memref<4xf32>, index
  }
  scf.if %b1 {
    %v20 = memref.load %v7#0[%c0] : memref<4xf32>
    %v21 = arith.addf %v20, %f2 : f32
    memref.store %v21, %v7#0[%c0] : memref<4xf32>
  }
  %t23 = memref.subview %p3[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v24 = memref.load %m[%c3] : memref<4xf32>
  %v25 = arith.addf %v24, %f1 : f32
  memref.store %v25, %m[%c3] : memref<4xf32>
  cf.br ^z0(%t23 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v26 = memref.alloc() : memref<4xf32>
  memref.copy %p2, %v26 : memref<4xf32> to memref<4xf32>
  return %p2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg0 : memref<4xf32>), ^bb2(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %1:2 = scf.while (%arg3 = %alloc, %arg4 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
// CHECK-NEXT:       %cast_3 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_4 = memref.cast %cast_3 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %5 = arith.cmpi slt, %arg4, %c1 : index
// CHECK-NEXT:       scf.condition(%5) %arg3, %arg4 : memref<4xf32>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<4xf32>, %arg4: index):
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %arg3, %5 : memref<4xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %5 = memref.load %1#0[%c0] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:       memref.store %6, %1#0[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:     memref.store %3, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%subview : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%4: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %4, %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     return %4 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  %t8 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v7 = memref.cast %t8 : memref<?xf32> to memref<4xf32>
  cf.cond_br %b1, ^x0(%v5 : memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  %v9 = scf.if %b1 -> memref<4xf32> {
    %t11 = memref.cast %p3 : memref<4xf32> to memref<?xf32>
    %v10 = memref.cast %t11 : memref<?xf32> to memref<4xf32>
    scf.yield %p3 : memref<4xf32>
  } else {
    %t13 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v12 = memref.cast %t13 : memref<?xf32> to memref<4xf32>
    scf.yield %v12 : memref<4xf32>
  }
  %v15 = arith.select %b0, %v9, %v9 : memref<4xf32>
  %v14:2 = scf.while (%it16 = %v15, %j17 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
    %t23 = memref.cast %v9 : memref<4xf32> to memref<?xf32>
    %v22 = memref.cast %t23 : memref<?xf32> to memref<4xf32>
    %c18 = arith.cmpi slt, %j17, %c1 : index
    scf.condition(%c18) %it16, %j17 : memref<4xf32>, index
  } do {
  ^bb0(%it19: memref<4xf32>, %j20: index):
    %v24 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v24 : memref<4xf32>)
    %j21 = arith.addi %j20, %c1 : index
    scf.yield %v9, %j21 : memref<4xf32>, index
  }
  cf.br ^z0(%v9 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %t28 = memref.cast %p2 : memref<4xf32> to memref<?xf32>
  %v27 = memref.cast %t28 : memref<?xf32> to memref<4xf32>
  %v26 = scf.for %iv30 = %c0 to %c3 step %c1 iter_args(%it29 = %v27) -> (memref<4xf32>) {
    %v31 = memref.alloc() : memref<4xf32>
    memref.copy %it29, %v31 : memref<4xf32> to memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  %v33 = memref.load %m[%c1] : memref<4xf32>
  %v34 = arith.addf %v33, %f1 : f32
  memref.store %v34, %m[%c1] : memref<4xf32>
  return %p2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_3 = memref.cast %cast_2 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%cast_1 : memref<4xf32>), ^bb2(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %1 = scf.if %arg2 -> (memref<4xf32>) {
// CHECK-NEXT:       %cast_6 = memref.cast %0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_7 = memref.cast %cast_6 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %cast_6 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_7 = memref.cast %cast_6 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %cast_7 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.select %arg1, %1, %1 : memref<4xf32>
// CHECK-NEXT:     %3:2 = scf.while (%arg3 = %2, %arg4 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
// CHECK-NEXT:       %cast_6 = memref.cast %1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_7 = memref.cast %cast_6 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %8 = arith.cmpi slt, %arg4, %c1 : index
// CHECK-NEXT:       scf.condition(%8) %arg3, %arg4 : memref<4xf32>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<4xf32>, %arg4: index):
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       %8 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %1, %8 : memref<4xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%4: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %cast_4 = memref.cast %4 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_5 = memref.cast %cast_4 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %5 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %cast_5) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg4, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:     memref.store %7, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     return %4 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.load %v1[%c3] : memref<4xf32>
  %v4 = arith.addf %v3, %f1 : f32
  memref.store %v4, %v1[%c3] : memref<4xf32>
  %v5 = memref.alloca_scope -> (memref<4xf32>) {
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v6 : memref<4xf32>)
    memref.alloca_scope.return %v6 : memref<4xf32>
  }
  return %v5 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v8 = scf.index_switch %c0 -> memref<4xf32>
  case 1 {
    %v9 = scf.if %b1 -> memref<4xf32> {
      %v10 = arith.select %b0, %m, %m : memref<4xf32>
      scf.yield %v10 : memref<4xf32>
    } else {
      %t12 = memref.cast %m : memref<4xf32> to memref<?xf32>
      %v11 = memref.cast %t12 : memref<?xf32> to memref<4xf32>
      scf.for %iv13 = %c0 to %c3 step %c1 {
        %v14 = memref.alloc() : memref<4xf32>
        linalg.fill ins(%f1 : f32) outs(%v14 : memref<4xf32>)
        %v16 = memref.load %v14[%c3] : memref<4xf32>
        %v17 = arith.addf %v16, %f2 : f32
        memref.store %v17, %v14[%c3] : memref<4xf32>
        %v18 = memref.load %v11[%c3] : memref<4xf32>
        %v19 = arith.addf %v18, %f1 : f32
        memref.store %v19, %v11[%c3] : memref<4xf32>
      }
      scf.yield %m : memref<4xf32>
    }
    %v20 = memref.alloca_scope -> (memref<4xf32>) {
      %v21 = arith.select %b1, %v9, %v9 : memref<4xf32>
      memref.alloca_scope.return %v21 : memref<4xf32>
    }
    scf.yield %v9 : memref<4xf32>
  }
  default {
    %v23 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v23 : memref<4xf32>)
    %v22 = func.call @f0(%v23, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
    %v25 = memref.load %m[%c3] : memref<4xf32>
    %v26 = arith.addf %v25, %f2 : f32
    memref.store %v26, %m[%c3] : memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  %v27 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v27 : memref<4xf32>)
  return %v27 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %2 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %3 = bufferization.clone %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = scf.index_switch %c0 -> memref<4xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %1 = scf.if %arg2 -> (memref<4xf32>) {
// CHECK-NEXT:         %3 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:         scf.yield %3 : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:         %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:         scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:           %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:           linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:           %3 = memref.load %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:           %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:           memref.store %4, %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:           memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:           %5 = memref.load %cast_1[%c3] : memref<4xf32>
// CHECK-NEXT:           %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:           memref.store %6, %cast_1[%c3] : memref<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:         %3 = arith.select %arg2, %1, %1 : memref<4xf32>
// CHECK-NEXT:         memref.alloca_scope.return %3 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %1 = func.call @f0(%alloc_1, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  scf.for %iv7 = %c0 to %c3 step %c1 {
    %v8 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v8 : memref<4xf32>)
    %v10 = memref.load %v8[%c3] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %v8[%c3] : memref<4xf32>
    %v12 = memref.load %v5[%c0] : memref<4xf32>
    %v13 = arith.addf %v12, %f2 : f32
    memref.store %v13, %v5[%c0] : memref<4xf32>
  }
  %v14 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v14 : memref<4xf32>)
  cf.cond_br %b1, ^x0(%m : memref<4xf32>), ^z0(%v14 : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  %v16 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v16 : memref<4xf32>)
  scf.if %b1 {
    %v18 = memref.load %m[%c1] : memref<4xf32>
    %v19 = arith.addf %v18, %f1 : f32
    memref.store %v19, %m[%c1] : memref<4xf32>
  }
  %v20 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v20 : memref<4xf32>)
  scf.for %iv22 = %c0 to %c3 step %c1 {
    %v23 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v23 : memref<4xf32>)
    %v25 = memref.load %v23[%c3] : memref<4xf32>
    %v26 = arith.addf %v25, %f1 : f32
    memref.store %v26, %v23[%c3] : memref<4xf32>
    %v27 = memref.load %p3[%c3] : memref<4xf32>
    %v28 = arith.addf %v27, %f1 : f32
    memref.store %v28, %p3[%c3] : memref<4xf32>
  }
  %t30 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v29 = memref.cast %t30 : memref<?xf32> to memref<4xf32>
  cf.br ^z0(%v29 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v35 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v35 : memref<4xf32>)
  cf.cond_br %b1, ^x30(%p2 : memref<4xf32>), ^z30(%m : memref<4xf32>)
^x30(%p33: memref<4xf32>):
  cf.br ^z30(%m : memref<4xf32>)
^z30(%p32: memref<4xf32>):
  %v37 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v37 : memref<4xf32>)
  %v39 = memref.load %v37[%c0] : memref<4xf32>
  %v40 = arith.addf %v39, %f1 : f32
  memref.store %v40, %v37[%c0] : memref<4xf32>
  %v41 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v41 : memref<4xf32>)
  return %v41 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_9 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_9 : memref<4xf32>)
// CHECK-NEXT:       %6 = memref.load %alloc_9[%c3] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:       memref.store %7, %alloc_9[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_9 : memref<4xf32>
// CHECK-NEXT:       %8 = memref.load %cast_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %9 = arith.addf %8, %cst_0 : f32
// CHECK-NEXT:       memref.store %9, %cast_1[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg0 : memref<4xf32>), ^bb2(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %6 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:       memref.store %7, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_9 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_9 : memref<4xf32>)
// CHECK-NEXT:       %6 = memref.load %alloc_9[%c3] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:       memref.store %7, %alloc_9[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_9 : memref<4xf32>
// CHECK-NEXT:       %8 = memref.load %0[%c3] : memref<4xf32>
// CHECK-NEXT:       %9 = arith.addf %8, %cst : f32
// CHECK-NEXT:       memref.store %9, %0[%c3] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast_4 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_5 = memref.cast %cast_4 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%cast_5 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_6 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb3(%1 : memref<4xf32>), ^bb4(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%2: memref<4xf32>):  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb4(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb4(%3: memref<4xf32>):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_7 : memref<4xf32>)
// CHECK-NEXT:     %4 = memref.load %alloc_7[%c0] : memref<4xf32>
// CHECK-NEXT:     %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:     memref.store %5, %alloc_7[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<4xf32>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_8 : memref<4xf32>)
// CHECK-NEXT:     return %alloc_8 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v1 : memref<4xf32>)
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v1 : memref<4xf32>)
  scf.if %b1 {
    %v3 = memref.load %v1[%c1] : memref<4xf32>
    %v4 = arith.addf %v3, %f1 : f32
    memref.store %v4, %v1[%c1] : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v5 : memref<4xf32>)
  %t9 = memref.cast %v5 : memref<4xf32> to memref<?xf32>
  %v8 = memref.cast %t9 : memref<?xf32> to memref<4xf32>
  %v7 = scf.for %iv11 = %c0 to %c1 step %c1 iter_args(%it10 = %v8) -> (memref<4xf32>) {
    %v12 = func.call @f0(%m, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
    %v13 = scf.index_switch %c1 -> memref<4xf32>
    case 1 {
      scf.yield %it10 : memref<4xf32>
    }
    default {
      %v14 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v14 : memref<4xf32>)
      scf.yield %it10 : memref<4xf32>
    }
    %v16 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v16 : memref<4xf32>)
    scf.yield %v13 : memref<4xf32>
  }
  %v18 = memref.load %m[%c0] : memref<4xf32>
  %v19 = arith.addf %v18, %f1 : f32
  memref.store %v19, %m[%c0] : memref<4xf32>
  return %v7 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %0 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:       memref.store %1, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cast_1) -> (memref<4xf32>) {
// CHECK-NEXT:       %3 = func.call @f0(%arg0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:       %4 = scf.index_switch %c1 -> memref<4xf32>
// CHECK-NEXT:       case 1 {
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       default {
// CHECK-NEXT:         %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:         memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:         scf.yield %arg4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:     memref.store %2, %arg0[%c0] : memref<4xf32>
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
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  cf.cond_br %b1, ^x0(%m : memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  %v7 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
  %v9 = memref.alloca_scope -> (memref<4xf32>) {
    %t11 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v10 = memref.cast %t11 : memref<?xf32> to memref<4xf32>
    memref.alloca_scope.return %v7 : memref<4xf32>
  }
  %v12 = memref.load %v7[%c3] : memref<4xf32>
  %v13 = arith.addf %v12, %f1 : f32
  memref.store %v13, %v7[%c3] : memref<4xf32>
  cf.br ^z0(%v9 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v14 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v14 : memref<4xf32>)
  %v16 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v16 : memref<4xf32>)
  return %v16 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg0 : memref<4xf32>), ^bb2(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %2 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %cast_4 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_5 = memref.cast %cast_4 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:     memref.store %4, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     %5 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%5 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%6: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %6 : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     return %alloc_3 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  cf.cond_br %b1, ^x0(%m : memref<4xf32>), ^z0(%m : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  scf.if %b1 {
    %v7 = memref.load %p3[%c0] : memref<4xf32>
    %v8 = arith.addf %v7, %f1 : f32
    memref.store %v8, %p3[%c0] : memref<4xf32>
  }
  %v9 = scf.index_switch %c0 -> memref<4xf32>
  case 1 {
    %t11 = memref.cast %p3 : memref<4xf32> to memref<?xf32>
    %v10 = memref.cast %t11 : memref<?xf32> to memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  default {
    %v12 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v12 : memref<4xf32>)
    scf.for %iv14 = %c0 to %c3 step %c1 {
      %v15 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v15 : memref<4xf32>)
      %v17 = memref.load %v15[%c3] : memref<4xf32>
      %v18 = arith.addf %v17, %f2 : f32
      memref.store %v18, %v15[%c3] : memref<4xf32>
      %v19 = memref.load %v12[%c3] : memref<4xf32>
      %v20 = arith.addf %v19, %f1 : f32
      memref.store %v20, %v12[%c3] : memref<4xf32>
    }
    scf.yield %p3 : memref<4xf32>
  }
  cf.br ^z0(%v9 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v21 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v21 : memref<4xf32>)
  return %p2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%arg0 : memref<4xf32>), ^bb2(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %3 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %0[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.index_switch %c0 -> memref<4xf32>
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %cast_2 = memref.cast %0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_3 = memref.cast %cast_2 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:         %3 = memref.load %alloc_3[%c3] : memref<4xf32>
// CHECK-NEXT:         %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:         memref.store %4, %alloc_3[%c3] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_3 : memref<4xf32>
// CHECK-NEXT:         %5 = memref.load %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:         %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:         memref.store %6, %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       scf.yield %0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2(%1 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v1 : memref<4xf32>)
  %v3 = arith.select %b0, %m, %v1 : memref<4xf32>
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
  %v7 = memref.load %v5[%c1] : memref<4xf32>
  %v8 = arith.addf %v7, %f2 : f32
  memref.store %v8, %v5[%c1] : memref<4xf32>
  cf.cond_br %b0, ^x0, ^y0
^x0:
  %v9 = arith.select %b0, %m, %m : memref<4xf32>
  %v10 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v10 : memref<4xf32>)
  cf.br ^z0(%m : memref<4xf32>)
^y0:
  %t13 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v14 = memref.load %t13[%c0] : memref<4xf32>
  %v15 = arith.addf %v14, %f1 : f32
  memref.store %v15, %t13[%c0] : memref<4xf32>
  %v16 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v16 : memref<4xf32>)
  %t19 = memref.cast %t13 : memref<4xf32> to memref<?xf32>
  %v18 = memref.cast %t19 : memref<?xf32> to memref<4xf32>
  %v20 = memref.load %t13[%c1] : memref<4xf32>
  %v21 = arith.addf %v20, %f1 : f32
  memref.store %v21, %t13[%c1] : memref<4xf32>
  cf.br ^z0(%v18 : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v26 = arith.select %b1, %m, %p2 : memref<4xf32>
  %v27 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v27 : memref<4xf32>)
  cf.cond_br %b1, ^x21(%p2 : memref<4xf32>), ^z21(%v27 : memref<4xf32>)
^x21(%p24: memref<4xf32>):
  %v29 = memref.alloc() : memref<4xf32>
  memref.copy %p24, %v29 : memref<4xf32> to memref<4xf32>
  %v31 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v31 : memref<4xf32>)
  cf.br ^z21(%v31 : memref<4xf32>)
^z21(%p23: memref<4xf32>):
  %v34 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v34 : memref<4xf32>)
  %v33 = scf.for %iv37 = %c0 to %c1 step %c1 iter_args(%it36 = %v34) -> (memref<4xf32>) {
    %t39 = memref.subview %p2[0] [4] [1] : memref<4xf32> to memref<4xf32>
    scf.for %iv40 = %c0 to %c3 step %c1 {
      %v41 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v41 : memref<4xf32>)
      %v43 = memref.load %v41[%c3] : memref<4xf32>
      %v44 = arith.addf %v43, %f2 : f32
      memref.store %v44, %v41[%c3] : memref<4xf32>
      %v45 = memref.load %t39[%c3] : memref<4xf32>
      %v46 = arith.addf %v45, %f2 : f32
      memref.store %v46, %t39[%c3] : memref<4xf32>
    }
    %v47 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v47 : memref<4xf32>)
    scf.yield %m : memref<4xf32>
  }
  %t50 = memref.subview %v33[0] [4] [1] : memref<4xf32> to memref<4xf32>
  return %t50 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %2 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %3 = memref.load %subview[%c0] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:     memref.store %4, %subview[%c0] : memref<4xf32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_3 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %5 = memref.load %subview[%c1] : memref<4xf32>
// CHECK-NEXT:     %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:     memref.store %6, %subview[%c1] : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%cast_3 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%7: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %8 = arith.select %arg2, %arg0, %7 : memref<4xf32>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<4xf32>)
// CHECK-NEXT:     %9 = bufferization.clone %alloc_4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb4(%7 : memref<4xf32>), ^bb5(%9 : memref<4xf32>)
// CHECK-NEXT:   ^bb4(%10: memref<4xf32>):  // pred: ^bb3
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %10, %alloc_5 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<4xf32>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_6 : memref<4xf32>)
// CHECK-NEXT:     %11 = bufferization.clone %alloc_6 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb5(%11 : memref<4xf32>)
// CHECK-NEXT:   ^bb5(%12: memref<4xf32>):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %12 : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_7 : memref<4xf32>)
// CHECK-NEXT:     %13 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %alloc_7) -> (memref<4xf32>) {
// CHECK-NEXT:       %subview_9 = memref.subview %7[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_11 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc_11 : memref<4xf32>)
// CHECK-NEXT:         %14 = memref.load %alloc_11[%c3] : memref<4xf32>
// CHECK-NEXT:         %15 = arith.addf %14, %cst_0 : f32
// CHECK-NEXT:         memref.store %15, %alloc_11[%c3] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_11 : memref<4xf32>
// CHECK-NEXT:         %16 = memref.load %subview_9[%c3] : memref<4xf32>
// CHECK-NEXT:         %17 = arith.addf %16, %cst_0 : f32
// CHECK-NEXT:         memref.store %17, %subview_9[%c3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc_10 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_10 : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc_10 : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview_8 = memref.subview %13[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %subview_8 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
  %v7 = arith.select %b1, %m, %m : memref<4xf32>
  cf.cond_br %b1, ^x0(%v5 : memref<4xf32>), ^z0(%v7 : memref<4xf32>)
^x0(%p3: memref<4xf32>):
  %t9 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  scf.for %iv10 = %c0 to %c3 step %c1 {
    %v11 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v11 : memref<4xf32>)
    %v13 = memref.load %v11[%c0] : memref<4xf32>
    %v14 = arith.addf %v13, %f1 : f32
    memref.store %v14, %v11[%c0] : memref<4xf32>
    %v15 = memref.load %t9[%c1] : memref<4xf32>
    %v16 = arith.addf %v15, %f2 : f32
    memref.store %v16, %t9[%c1] : memref<4xf32>
  }
  cf.br ^z0(%m : memref<4xf32>)
^z0(%p2: memref<4xf32>):
  %v17 = scf.if %b1 -> memref<4xf32> {
    %t19 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v18 = memref.cast %t19 : memref<?xf32> to memref<4xf32>
    scf.yield %p2 : memref<4xf32>
  } else {
    %v20 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v20 : memref<4xf32>)
    scf.yield %v20 : memref<4xf32>
  }
  %v22 = memref.load %m[%c3] : memref<4xf32>
  %v23 = arith.addf %v22, %f2 : f32
  memref.store %v23, %m[%c3] : memref<4xf32>
  %v24 = arith.select %b1, %p2, %p2 : memref<4xf32>
  %v25 = memref.load %p2[%c0] : memref<4xf32>
  %v26 = arith.addf %v25, %f1 : f32
  memref.store %v26, %p2[%c0] : memref<4xf32>
  %t28 = memref.cast %v17 : memref<4xf32> to memref<?xf32>
  %v27 = memref.cast %t28 : memref<?xf32> to memref<4xf32>
  return %v24 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%cast_1 : memref<4xf32>), ^bb2(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%1: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %9 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:       %10 = arith.addf %9, %cst : f32
// CHECK-NEXT:       memref.store %10, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       %11 = memref.load %subview[%c1] : memref<4xf32>
// CHECK-NEXT:       %12 = arith.addf %11, %cst_0 : f32
// CHECK-NEXT:       memref.store %12, %subview[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %3 = scf.if %arg2 -> (memref<4xf32>) {
// CHECK-NEXT:       %cast_4 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_5 = memref.cast %cast_4 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %9 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %9 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %9 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       scf.yield %9 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %5 = arith.addf %4, %cst_0 : f32
// CHECK-NEXT:     memref.store %5, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %6 = arith.select %arg2, %2, %2 : memref<4xf32>
// CHECK-NEXT:     %7 = memref.load %2[%c0] : memref<4xf32>
// CHECK-NEXT:     %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:     memref.store %8, %2[%c0] : memref<4xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %3 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_3 = memref.cast %cast_2 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %3 : memref<4xf32>
// CHECK-NEXT:     return %6 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.load %m[%c3] : memref<4xf32>
  %v2 = arith.addf %v1, %f2 : f32
  memref.store %v2, %m[%c3] : memref<4xf32>
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v3 : memref<4xf32>)
  %v5 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v5 : memref<4xf32> to memref<4xf32>
  scf.for %iv7 = %c0 to %c3 step %c1 {
    %v8 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v8 : memref<4xf32>)
    %v10 = memref.load %v8[%c0] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %v8[%c0] : memref<4xf32>
    %v12 = memref.load %v5[%c0] : memref<4xf32>
    %v13 = arith.addf %v12, %f1 : f32
    memref.store %v13, %v5[%c0] : memref<4xf32>
  }
  return %v3 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v15 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v15 : memref<4xf32>)
  %v14 = func.call @f0(%v15, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  %v17 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v17 : memref<4xf32>)
  return %v17 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %2 = memref.load %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:       memref.store %3, %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       %4 = memref.load %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = call @f0(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     return %alloc_1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v2 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v2 : memref<4xf32>)
  %v1:2 = scf.while (%it4 = %v2, %j5 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
    %v10 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v10 : memref<4xf32>)
    %t13 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v12 = memref.cast %t13 : memref<?xf32> to memref<4xf32>
    %c6 = arith.cmpi slt, %j5, %c1 : index
    scf.condition(%c6) %v10, %j5 : memref<4xf32>, index
  } do {
  ^bb0(%it7: memref<4xf32>, %j8: index):
    %v14 = arith.select %b1, %m, %m : memref<4xf32>
    %v15 = memref.alloca_scope -> (memref<4xf32>) {
      %v16 = arith.select %b0, %m, %v14 : memref<4xf32>
      scf.if %b1 {
        %v17 = memref.load %m[%c1] : memref<4xf32>
        %v18 = arith.addf %v17, %f2 : f32
        memref.store %v18, %m[%c1] : memref<4xf32>
        %v19 = memref.alloc() : memref<4xf32>
        linalg.fill ins(%f2 : f32) outs(%v19 : memref<4xf32>)
        %v21 = memref.load %v19[%c1] : memref<4xf32>
        %v22 = arith.addf %v21, %f2 : f32
        memref.store %v22, %v19[%c1] : memref<4xf32>
      }
      memref.alloca_scope.return %v16 : memref<4xf32>
    }
    scf.if %b0 {
      %v23 = memref.load %m[%c3] : memref<4xf32>
      %v24 = arith.addf %v23, %f1 : f32
      memref.store %v24, %m[%c3] : memref<4xf32>
    }
    %j9 = arith.addi %j8, %c1 : index
    scf.yield %v14, %j9 : memref<4xf32>, index
  }
  %v25 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v25 : memref<4xf32>)
  return %v1#0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %alloc, %arg4 = %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index) {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_3 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %1 = arith.cmpi slt, %arg4, %c1 : index
// CHECK-NEXT:       %2 = bufferization.clone %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       scf.condition(%1) %2, %arg4 : memref<4xf32>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<4xf32>, %arg4: index):
// CHECK-NEXT:       %1 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %arg3 : memref<4xf32>
// CHECK-NEXT:       %2 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:         %4 = arith.select %arg1, %arg0, %1 : memref<4xf32>
// CHECK-NEXT:         scf.if %arg2 {
// CHECK-NEXT:           %5 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:           %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:           memref.store %6, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:           %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:           linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:           %7 = memref.load %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:           %8 = arith.addf %7, %cst_0 : f32
// CHECK-NEXT:           memref.store %8, %alloc_2[%c1] : memref<4xf32>
// CHECK-NEXT:           memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.alloca_scope.return %4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %4 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:         %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:         memref.store %5, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %1, %3 : memref<4xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     return %0#0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t2 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v3 : memref<4xf32>)
  %v5 = memref.load %m[%c3] : memref<4xf32>
  %v6 = arith.addf %v5, %f2 : f32
  memref.store %v6, %m[%c3] : memref<4xf32>
  %v7 = arith.select %b0, %v3, %t2 : memref<4xf32>
  return %v7 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v8 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v8 : memref<4xf32>)
  %v11 = arith.select %b0, %v8, %v8 : memref<4xf32>
  %v10 = func.call @f0(%v11, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  scf.for %iv12 = %c0 to %c3 step %c1 {
    %v13 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v13 : memref<4xf32>)
    %v15 = memref.load %v13[%c0] : memref<4xf32>
    %v16 = arith.addf %v15, %f2 : f32
    memref.store %v16, %v13[%c0] : memref<4xf32>
    %v17 = memref.load %v8[%c3] : memref<4xf32>
    %v18 = arith.addf %v17, %f2 : f32
    memref.store %v18, %v8[%c3] : memref<4xf32>
  }
  return %v10 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.select %arg1, %alloc, %subview : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %alloc : memref<4xf32>
// CHECK-NEXT:     %1 = call @f0(%0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %2 = memref.load %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       %4 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst_0 : f32
// CHECK-NEXT:       memref.store %5, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
