// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-pipeline=reference-exact=true %s | FileCheck %s

// Programs that allocate in branches and loops, at random.

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = scf.if %b1 -> memref<4xf32> {
    %t3 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v2 = memref.cast %t3 : memref<?xf32> to memref<4xf32>
    scf.yield %v2 : memref<4xf32>
  } else {
    %v4 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v4 : memref<4xf32>)
    scf.yield %v4 : memref<4xf32>
  }
  return %m : memref<4xf32>
}
func.func @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v7 = arith.select %b1, %m, %m : memref<4xf32>
  %v6 = func.call @f0(%v7, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  %v8 = arith.select %b1, %m, %v6 : memref<4xf32>
  return %v6 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v9 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v9 : memref<4xf32> to memref<4xf32>
  %v11 = func.call @f1(%v9, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  scf.if %b0 {
    %v12 = memref.load %v11[%c3] : memref<4xf32>
    %v13 = arith.addf %v12, %f1 : f32
    memref.store %v13, %v11[%c3] : memref<4xf32>
    %v14 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v14 : memref<4xf32>)
    %v16 = memref.load %v14[%c0] : memref<4xf32>
    %v17 = arith.addf %v16, %f2 : f32
    memref.store %v17, %v14[%c0] : memref<4xf32>
  }
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %0 = call @f0(%arg0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = call @f1(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %4 = memref.load %0[%c3] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_12 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_12 : memref<4xf32>)
// CHECK-NEXT:       %6 = memref.load %alloc_12[%c0] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst_0 : f32
// CHECK-NEXT:       memref.store %7, %alloc_12[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_12 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %true, %alloc_2[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %true, %alloc_2[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %1 : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_3[%c0] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_6 = memref.cast %alloc_2 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_3 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_7, %cast_6, %cast_10, %cast_11) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %2 = memref.load %alloc_8[%c0] : memref<2xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %alloc_8[%c1] : memref<2xi1>
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<1xi1>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT:       %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT:         %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT:         %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:           %10 = arith.ori %9, %1 : i1
// CHECK-NEXT:           memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:         }
// CHECK-NEXT:         %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:         %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT:         scf.yield %8 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT:         %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:         %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT:         scf.yield %7 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = arith.andi %3, %1 : i1
// CHECK-NEXT:       memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t2 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v3 : memref<4xf32>)
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
  return %v3 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v7 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
  scf.if %b1 {
    %v9 = memref.load %v7[%c0] : memref<4xf32>
    %v10 = arith.addf %v9, %f2 : f32
    memref.store %v10, %v7[%c0] : memref<4xf32>
  }
  %v11 = memref.alloc() : memref<4xf32>
  memref.copy %v7, %v11 : memref<4xf32> to memref<4xf32>
  scf.for %iv13 = %c0 to %c3 step %c1 {
    %v14 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v14 : memref<4xf32>)
    %v16 = memref.load %v14[%c0] : memref<4xf32>
    %v17 = arith.addf %v16, %f2 : f32
    memref.store %v17, %v14[%c0] : memref<4xf32>
    %v18 = memref.load %m[%c3] : memref<4xf32>
    %v19 = arith.addf %v18, %f2 : f32
    memref.store %v19, %m[%c3] : memref<4xf32>
  }
  return %v7 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
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
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %0 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:       memref.store %1, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %0 = memref.load %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:       memref.store %1, %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloca_scope -> (memref<4xf32>) {
    %v2 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v2 : memref<4xf32>)
    %v4 = memref.load %m[%c1] : memref<4xf32>
    %v5 = arith.addf %v4, %f1 : f32
    memref.store %v5, %m[%c1] : memref<4xf32>
    memref.alloca_scope.return %m : memref<4xf32>
  }
  %v6 = memref.alloc() : memref<4xf32>
  memref.copy %v1, %v6 : memref<4xf32> to memref<4xf32>
  scf.for %iv8 = %c0 to %c3 step %c1 {
    %v9 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v9 : memref<4xf32>)
    %v11 = memref.load %v9[%c3] : memref<4xf32>
    %v12 = arith.addf %v11, %f2 : f32
    memref.store %v12, %v9[%c3] : memref<4xf32>
    %v13 = memref.load %m[%c0] : memref<4xf32>
    %v14 = arith.addf %v13, %f1 : f32
    memref.store %v14, %m[%c0] : memref<4xf32>
  }
  return %v6 : memref<4xf32>
}
func.func @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t16 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v15 = memref.cast %t16 : memref<?xf32> to memref<4xf32>
  return %v15 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t18 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %t20 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v19 = memref.cast %t20 : memref<?xf32> to memref<4xf32>
  %v21 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v21 : memref<4xf32>)
  return %v21 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %2 = memref.load %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %alloc_1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
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
  %v1 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v1 : memref<4xf32> to memref<4xf32>
  %t4 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v3 = memref.cast %t4 : memref<?xf32> to memref<4xf32>
  scf.for %iv5 = %c0 to %c3 step %c1 {
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v6 : memref<4xf32>)
    %v8 = memref.load %v6[%c3] : memref<4xf32>
    %v9 = arith.addf %v8, %f2 : f32
    memref.store %v9, %v6[%c3] : memref<4xf32>
    %v10 = memref.load %v1[%c0] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %v1[%c0] : memref<4xf32>
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
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:       memref.store %2, %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.load %m[%c3] : memref<4xf32>
  %v4 = arith.addf %v3, %f1 : f32
  memref.store %v4, %m[%c3] : memref<4xf32>
  %v5 = arith.select %b1, %v1, %m : memref<4xf32>
  %v6 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v6 : memref<4xf32>)
  return %v6 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.alloc() : memref<4xf32>
  memref.copy %v1, %v3 : memref<4xf32> to memref<4xf32>
  return %v3 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %alloc_0 : memref<4xf32>
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

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v2 = arith.select %b1, %m, %m : memref<4xf32>
  %v1 = scf.for %iv4 = %c0 to %c1 step %c1 iter_args(%it3 = %v2) -> (memref<4xf32>) {
    %v5 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
    scf.yield %v5 : memref<4xf32>
  }
  %v7 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v7 : memref<4xf32>)
  %v9 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v9 : memref<4xf32>)
  return %v9 : memref<4xf32>
}
func.func private @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t13 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v12 = memref.cast %t13 : memref<?xf32> to memref<4xf32>
  %v11 = scf.for %iv15 = %c0 to %c3 step %c1 iter_args(%it14 = %v12) -> (memref<4xf32>) {
    %v16 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v16 : memref<4xf32>)
    scf.if %b1 {
      %v18 = memref.load %it14[%c0] : memref<4xf32>
      %v19 = arith.addf %v18, %f2 : f32
      memref.store %v19, %it14[%c0] : memref<4xf32>
    }
    scf.yield %it14 : memref<4xf32>
  }
  return %v11 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v20 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v20 : memref<4xf32>)
  scf.for %iv22 = %c0 to %c3 step %c1 {
    %v23 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v23 : memref<4xf32>)
    %v25 = memref.load %v23[%c1] : memref<4xf32>
    %v26 = arith.addf %v25, %f2 : f32
    memref.store %v26, %v23[%c1] : memref<4xf32>
    %v27 = memref.load %m[%c1] : memref<4xf32>
    %v28 = arith.addf %v27, %f2 : f32
    memref.store %v28, %m[%c1] : memref<4xf32>
  }
  %v29 = arith.select %b1, %m, %m : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     return %alloc_1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.if %arg2 {
// CHECK-NEXT:         %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:         %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:         memref.store %2, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:       memref.store %2, %alloc_1[%c1] : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:       memref.store %4, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
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
  %t2 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  return %t2 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
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

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t2 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v4 = arith.select %b1, %m, %m : memref<4xf32>
  %v3 = scf.for %iv6 = %c0 to %c1 step %c1 iter_args(%it5 = %v4) -> (memref<4xf32>) {
    %v7 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
    %v9 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v9 : memref<4xf32>)
    scf.yield %v9 : memref<4xf32>
  }
  %t13 = memref.cast %v3 : memref<4xf32> to memref<?xf32>
  %v12 = memref.cast %t13 : memref<?xf32> to memref<4xf32>
  %v11 = scf.for %iv15 = %c0 to %c1 step %c1 iter_args(%it14 = %v12) -> (memref<4xf32>) {
    %v16 = memref.alloca_scope -> (memref<4xf32>) {
      memref.alloca_scope.return %it14 : memref<4xf32>
    }
    scf.for %iv17 = %c0 to %c3 step %c1 {
      %v18 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v18 : memref<4xf32>)
      %v20 = memref.load %v18[%c3] : memref<4xf32>
      %v21 = arith.addf %v20, %f2 : f32
      memref.store %v21, %v18[%c3] : memref<4xf32>
      %v22 = memref.load %v3[%c0] : memref<4xf32>
      %v23 = arith.addf %v22, %f1 : f32
      memref.store %v23, %v3[%c0] : memref<4xf32>
    }
    %v24 = memref.alloca_scope -> (memref<4xf32>) {
      scf.for %iv25 = %c0 to %c3 step %c1 {
        %v26 = memref.alloc() : memref<4xf32>
        linalg.fill ins(%f2 : f32) outs(%v26 : memref<4xf32>)
        %v28 = memref.load %v26[%c0] : memref<4xf32>
        %v29 = arith.addf %v28, %f1 : f32
        memref.store %v29, %v26[%c0] : memref<4xf32>
        %v30 = memref.load %it14[%c0] : memref<4xf32>
        %v31 = arith.addf %v30, %f2 : f32
        memref.store %v31, %it14[%c0] : memref<4xf32>
      }
      memref.alloca_scope.return %v3 : memref<4xf32>
    }
    scf.yield %t2 : memref<4xf32>
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
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %0 = memref.load %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:       memref.store %1, %alloc_2[%c3] : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:       memref.store %3, %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %0 = memref.load %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:       memref.store %1, %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.load %m[%c0] : memref<4xf32>
  %v4 = arith.addf %v3, %f2 : f32
  memref.store %v4, %m[%c0] : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = scf.if %b1 -> memref<4xf32> {
    %v2 = arith.select %b1, %m, %m : memref<4xf32>
    %v3 = memref.load %m[%c3] : memref<4xf32>
    %v4 = arith.addf %v3, %f2 : f32
    memref.store %v4, %m[%c3] : memref<4xf32>
    scf.yield %m : memref<4xf32>
  } else {
    %v5 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
    scf.yield %m : memref<4xf32>
  }
  return %m : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v7 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v7 : memref<4xf32>)
  %v9 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v9 : memref<4xf32>)
  %v11 = memref.load %v7[%c1] : memref<4xf32>
  %v12 = arith.addf %v11, %f2 : f32
  memref.store %v12, %v7[%c1] : memref<4xf32>
  return %v7 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %1 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:       memref.store %2, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
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
  %v1 = memref.alloca_scope -> (memref<4xf32>) {
    %v2 = memref.load %m[%c0] : memref<4xf32>
    %v3 = arith.addf %v2, %f1 : f32
    memref.store %v3, %m[%c0] : memref<4xf32>
    memref.alloca_scope.return %m : memref<4xf32>
  }
  %v4 = memref.load %m[%c3] : memref<4xf32>
  %v5 = arith.addf %v4, %f2 : f32
  memref.store %v5, %m[%c3] : memref<4xf32>
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:     memref.store %3, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %4 : memref<4xf32>
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
  %v3 = memref.load %v1[%c3] : memref<4xf32>
  %v4 = arith.addf %v3, %f2 : f32
  memref.store %v4, %v1[%c3] : memref<4xf32>
  %v5 = memref.alloca_scope -> (memref<4xf32>) {
    memref.alloca_scope.return %v1 : memref<4xf32>
  }
  scf.if %b0 {
    %v6 = memref.load %v1[%c1] : memref<4xf32>
    %v7 = arith.addf %v6, %f2 : f32
    memref.store %v7, %v1[%c1] : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}
func.func @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v9 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v9 : memref<4xf32>)
  %v8 = func.call @f0(%v9, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  return %m : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v11 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v11 : memref<4xf32>)
  return %v11 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c3] : memref<4xf32>
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       %2 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:       memref.store %3, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = call @f0(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %true, %alloc_1[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %true, %alloc_1[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %1 : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr_4, %alloc_2[%c0] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_5 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_6 = memref.cast %alloc_2 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_8 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %2 = memref.load %alloc_7[%c0] : memref<2xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %alloc_7[%c1] : memref<2xi1>
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<1xi1>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:       %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT:       %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT:         %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT:         %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:           %10 = arith.ori %9, %1 : i1
// CHECK-NEXT:           memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:         }
// CHECK-NEXT:         %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:         %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT:         scf.yield %8 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT:         %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:         %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT:         scf.yield %7 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = arith.andi %3, %1 : i1
// CHECK-NEXT:       memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = arith.select %b0, %m, %m : memref<4xf32>
  %v2 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v2 : memref<4xf32>)
  %v5 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
  %v4 = scf.for %iv8 = %c0 to %c0 step %c1 iter_args(%it7 = %v5) -> (memref<4xf32>) {
    %v9 = scf.if %b1 -> memref<4xf32> {
      %t11 = memref.cast %v2 : memref<4xf32> to memref<?xf32>
      %v10 = memref.cast %t11 : memref<?xf32> to memref<4xf32>
      scf.for %iv12 = %c0 to %c3 step %c1 {
        %v13 = memref.alloc() : memref<4xf32>
        linalg.fill ins(%f2 : f32) outs(%v13 : memref<4xf32>)
        %v15 = memref.load %v13[%c0] : memref<4xf32>
        %v16 = arith.addf %v15, %f2 : f32
        memref.store %v16, %v13[%c0] : memref<4xf32>
        %v17 = memref.load %v2[%c0] : memref<4xf32>
        %v18 = arith.addf %v17, %f2 : f32
        memref.store %v18, %v2[%c0] : memref<4xf32>
      }
      scf.yield %v10 : memref<4xf32>
    } else {
      %v19 = arith.select %b0, %it7, %v1 : memref<4xf32>
      scf.yield %v19 : memref<4xf32>
    }
    %v20 = scf.for %iv22 = %c0 to %c0 step %c1 iter_args(%it21 = %v2) -> (memref<4xf32>) {
      %v23 = arith.select %b0, %v2, %m : memref<4xf32>
      %v24 = memref.load %it7[%c1] : memref<4xf32>
      %v25 = arith.addf %v24, %f2 : f32
      memref.store %v25, %it7[%c1] : memref<4xf32>
      scf.yield %v23 : memref<4xf32>
    }
    scf.yield %v9 : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
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

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t2 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v3 = memref.load %m[%c0] : memref<4xf32>
  %v4 = arith.addf %v3, %f1 : f32
  memref.store %v4, %m[%c0] : memref<4xf32>
  %v5 = arith.select %b0, %m, %t2 : memref<4xf32>
  return %v5 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v6 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v6 : memref<4xf32>)
  scf.for %iv8 = %c0 to %c3 step %c1 {
    %v9 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v9 : memref<4xf32>)
    %v11 = memref.load %v9[%c0] : memref<4xf32>
    %v12 = arith.addf %v11, %f2 : f32
    memref.store %v12, %v9[%c0] : memref<4xf32>
    %v13 = memref.load %m[%c3] : memref<4xf32>
    %v14 = arith.addf %v13, %f2 : f32
    memref.store %v14, %m[%c3] : memref<4xf32>
  }
  %v15 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v15 : memref<4xf32> to memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst_0 : f32
// CHECK-NEXT:       memref.store %2, %alloc_2[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:       memref.store %4, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<4xf32>
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
  %t2 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v3 = memref.load %t2[%c0] : memref<4xf32>
  %v4 = arith.addf %v3, %f1 : f32
  memref.store %v4, %t2[%c0] : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloca_scope -> (memref<4xf32>) {
    %t3 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v2 = memref.cast %t3 : memref<?xf32> to memref<4xf32>
    memref.alloca_scope.return %v2 : memref<4xf32>
  }
  %t5 = memref.cast %v1 : memref<4xf32> to memref<?xf32>
  %v4 = memref.cast %t5 : memref<?xf32> to memref<4xf32>
  %v6 = memref.load %m[%c3] : memref<4xf32>
  %v7 = arith.addf %v6, %f2 : f32
  memref.store %v7, %m[%c3] : memref<4xf32>
  return %v1 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v8 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v8 : memref<4xf32>)
  scf.for %iv10 = %c0 to %c3 step %c1 {
    %v11 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v11 : memref<4xf32>)
    %v13 = memref.load %v11[%c3] : memref<4xf32>
    %v14 = arith.addf %v13, %f1 : f32
    memref.store %v14, %v11[%c3] : memref<4xf32>
    %v15 = memref.load %m[%c0] : memref<4xf32>
    %v16 = arith.addf %v15, %f2 : f32
    memref.store %v16, %m[%c0] : memref<4xf32>
  }
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:       memref.store %2, %alloc_1[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:       memref.store %4, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v1 : memref<4xf32>)
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
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
  %t4 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  return %t4 : memref<4xf32>
}
func.func private @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v5 = scf.if %b1 -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v6 : memref<4xf32>)
    scf.yield %v6 : memref<4xf32>
  }
  return %v5 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v8 = memref.alloc() : memref<4xf32>
  memref.copy %m, %v8 : memref<4xf32> to memref<4xf32>
  return %v8 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %arg2, %true : i1
// CHECK-NEXT:     %1:2 = scf.if %arg2 -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0, %4 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %alloc : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %1#1 : memref<4xf32> -> index
// CHECK-NEXT:     %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     %3 = arith.andi %2, %0 : i1
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v1 : memref<4xf32>)
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
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
