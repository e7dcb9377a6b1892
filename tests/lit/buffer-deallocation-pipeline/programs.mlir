// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-pipeline=reference-exact=true %s | FileCheck %s

// Programs that allocate in branches and loops, at random.

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = scf.if %b0 -> memref<4xf32> {
    %v2 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v2 : memref<4xf32>)
    %v4 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v4 : memref<4xf32>)
    %v6 = memref.load %v4[%c0] : memref<4xf32>
    %v7 = arith.addf %v6, %f1 : f32
    memref.store %v7, %v4[%c0] : memref<4xf32>
    %v8 = scf.index_switch %c0 -> memref<4xf32>
    case 1 {
      %v9 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v9 : memref<4xf32>)
      scf.yield %v9 : memref<4xf32>
    }
    default {
      %t12 = memref.cast %v4 : memref<4xf32> to memref<?xf32>
      %v11 = memref.cast %t12 : memref<?xf32> to memref<4xf32>
      scf.for %iv13 = %c0 to %c3 step %c1 {
        %v14 = memref.alloc() : memref<4xf32>
        linalg.fill ins(%f2 : f32) outs(%v14 : memref<4xf32>)
        %v16 = memref.load %v14[%c0] : memref<4xf32>
        %v17 = arith.addf %v16, %f1 : f32
        memref.store %v17, %v14[%c0] : memref<4xf32>
        %v18 = memref.load %v2[%c0] : memref<4xf32>
        %v19 = arith.addf %v18, %f2 : f32
        memref.store %v19, %v2[%c0] : memref<4xf32>
      }
      scf.yield %v4 : memref<4xf32>
    }
    scf.yield %v4 : memref<4xf32>
  } else {
    %v20 = arith.select %b0, %m, %m : memref<4xf32>
    scf.yield %v20 : memref<4xf32>
  }
  %v21 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v21 : memref<4xf32>)
  %v23 = scf.if %b0 -> memref<4xf32> {
    %v24 = scf.index_switch %c1 -> memref<4xf32>
    case 1 {
      %t26 = memref.cast %v21 : memref<4xf32> to memref<?xf32>
      %v25 = memref.cast %t26 : memref<?xf32> to memref<4xf32>
      scf.yield %m : memref<4xf32>
    }
    default {
      %t28 = memref.cast %v21 : memref<4xf32> to memref<?xf32>
      %v27 = memref.cast %t28 : memref<?xf32> to memref<4xf32>
      scf.yield %v21 : memref<4xf32>
    }
    %v29 = arith.select %b0, %v1, %v21 : memref<4xf32>
    scf.yield %v29 : memref<4xf32>
  } else {
    %t31 = memref.subview %v21[0] [4] [1] : memref<4xf32> to memref<4xf32>
    %t33 = memref.cast %v21 : memref<4xf32> to memref<?xf32>
    %v32 = memref.cast %t33 : memref<?xf32> to memref<4xf32>
    scf.yield %v1 : memref<4xf32>
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
// CHECK-NEXT:     %0 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:       %4 = memref.load %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %alloc_3[%c0] : memref<4xf32>
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_4 : memref<4xf32>)
// CHECK-NEXT:         %6 = memref.load %alloc_4[%c0] : memref<4xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:         memref.store %7, %alloc_4[%c0] : memref<4xf32>
// CHECK-NEXT:         %8 = memref.load %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:         %9 = arith.addf %8, %cst_0 : f32
// CHECK-NEXT:         memref.store %9, %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %alloc_4 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc_3 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %1 = scf.if %arg1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_1 = memref.extract_aligned_pointer_as_index %1 : memref<4xf32> -> index
// CHECK-NEXT:     %2 = arith.cmpi ne, %intptr, %intptr_1 : index
// CHECK-NEXT:     %3 = arith.andi %2, %arg1 : i1
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  return %v1 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v3 : memref<4xf32>)
  scf.if %b0 {
    %v5 = memref.load %m[%c3] : memref<4xf32>
    %v6 = arith.addf %v5, %f1 : f32
    memref.store %v6, %m[%c3] : memref<4xf32>
    %v7 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
    %v9 = memref.load %v7[%c0] : memref<4xf32>
    %v10 = arith.addf %v9, %f2 : f32
    memref.store %v10, %v7[%c0] : memref<4xf32>
  }
  %v12 = arith.select %b0, %m, %m : memref<4xf32>
  %v11 = scf.for %iv14 = %c0 to %c1 step %c1 iter_args(%it13 = %v12) -> (memref<4xf32>) {
    %v15 = arith.select %b0, %v3, %it13 : memref<4xf32>
    scf.yield %v15 : memref<4xf32>
  }
  %v16 = memref.load %v11[%c0] : memref<4xf32>
  %v17 = arith.addf %v16, %f2 : f32
  memref.store %v17, %v11[%c0] : memref<4xf32>
  return %v3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %3 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %5 = memref.load %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst_0 : f32
// CHECK-NEXT:       memref.store %6, %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:     memref.store %2, %0[%c0] : memref<4xf32>
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
  %v1 = scf.if %b0 -> memref<4xf32> {
    %v2 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v2 : memref<4xf32>)
    %v4 = arith.select %b1, %m, %m : memref<4xf32>
    scf.yield %v4 : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  scf.if %b0 {
    %v5 = memref.load %v1[%c0] : memref<4xf32>
    %v6 = arith.addf %v5, %f2 : f32
    memref.store %v6, %v1[%c0] : memref<4xf32>
    %v7 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
    %v9 = memref.load %v7[%c1] : memref<4xf32>
    %v10 = arith.addf %v9, %f2 : f32
    memref.store %v10, %v7[%c1] : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:       memref.store %2, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %3 = memref.load %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:       memref.store %4, %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
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
  %v1 = arith.select %b1, %m, %m : memref<4xf32>
  %v2 = scf.if %b0 -> memref<4xf32> {
    %v3 = memref.load %v1[%c3] : memref<4xf32>
    %v4 = arith.addf %v3, %f1 : f32
    memref.store %v4, %v1[%c3] : memref<4xf32>
    %v5 = memref.alloc() : memref<4xf32>
    memref.copy %v1, %v5 : memref<4xf32> to memref<4xf32>
    %v7 = scf.if %b1 -> memref<4xf32> {
      %t9 = memref.cast %v5 : memref<4xf32> to memref<?xf32>
      %v8 = memref.cast %t9 : memref<?xf32> to memref<4xf32>
      scf.yield %v5 : memref<4xf32>
    } else {
      %t11 = memref.cast %v5 : memref<4xf32> to memref<?xf32>
      %v10 = memref.cast %t11 : memref<?xf32> to memref<4xf32>
      scf.yield %v10 : memref<4xf32>
    }
    scf.yield %v7 : memref<4xf32>
  } else {
    %t14 = memref.cast %v1 : memref<4xf32> to memref<?xf32>
    %v13 = memref.cast %t14 : memref<?xf32> to memref<4xf32>
    %v12 = scf.for %iv16 = %c0 to %c3 step %c1 iter_args(%it15 = %v13) -> (memref<4xf32>) {
      %v17 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v17 : memref<4xf32>)
      scf.yield %it15 : memref<4xf32>
    }
    %v19 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v19 : memref<4xf32>)
    scf.yield %v12 : memref<4xf32>
  }
  %t22 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v23 = memref.load %v1[%c3] : memref<4xf32>
  %v24 = arith.addf %v23, %f2 : f32
  memref.store %v24, %v1[%c3] : memref<4xf32>
  return %t22 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %3 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:         memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
