// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation %s | FileCheck %s

// Programs that allocate in branches, loops and blocks, at random.

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
