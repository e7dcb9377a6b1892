// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation %s | FileCheck %s

// Programs that allocate in branches and loops, at random.

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v2 = arith.select %b0, %m, %m : memref<4xf32>
  %v1 = scf.for %iv4 = %c0 to %c3 step %c1 iter_args(%it3 = %v2) -> (memref<4xf32>) {
    %v5 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v5 : memref<4xf32>)
    %v7 = scf.if %b1 -> memref<4xf32> {
      %v8 = arith.select %b0, %v5, %it3 : memref<4xf32>
      %v9 = memref.load %v5[%c1] : memref<4xf32>
      %v10 = arith.addf %v9, %f2 : f32
      memref.store %v10, %v5[%c1] : memref<4xf32>
      scf.yield %v5 : memref<4xf32>
    } else {
      %t12 = memref.cast %it3 : memref<4xf32> to memref<?xf32>
      %v11 = memref.cast %t12 : memref<?xf32> to memref<4xf32>
      scf.yield %v5 : memref<4xf32>
    }
    %v13 = memref.load %it3[%c0] : memref<4xf32>
    %v14 = arith.addf %v13, %f2 : f32
    memref.store %v14, %it3[%c0] : memref<4xf32>
    scf.yield %it3 : memref<4xf32>
  }
  %v15 = memref.load %m[%c1] : memref<4xf32>
  %v16 = arith.addf %v15, %f2 : f32
  memref.store %v16, %m[%c1] : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %0, %arg5 = %false) -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_10 = arith.constant false
// CHECK-NEXT:       %true_11 = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %6:2 = scf.if %arg2 -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_24 = arith.constant false
// CHECK-NEXT:         %false_25 = arith.constant false
// CHECK-NEXT:         %false_26 = arith.constant false
// CHECK-NEXT:         %10 = arith.select %arg1, %alloc, %arg4 : memref<4xf32>
// CHECK-NEXT:         %11 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:         %12 = arith.addf %11, %cst_1 : f32
// CHECK-NEXT:         memref.store %12, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:         %13 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:         scf.yield %alloc, %13 : memref<4xf32>, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %false_24 = arith.constant false
// CHECK-NEXT:         %false_25 = arith.constant false
// CHECK-NEXT:         %false_26 = arith.constant false
// CHECK-NEXT:         %cast = memref.cast %arg4 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:         %cast_27 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:         %10 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:         scf.yield %alloc, %10 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = memref.load %arg4[%c0] : memref<4xf32>
// CHECK-NEXT:       %8 = arith.addf %7, %cst_1 : f32
// CHECK-NEXT:       memref.store %8, %arg4[%c0] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %6#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %9 = bufferization.dealloc (%base_buffer_12, %base_buffer_16, %base_buffer_20 : memref<f32>, memref<f32>, memref<f32>) if (%arg5, %true_11, %6#1) retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg4, %9 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cst_1 : f32
// CHECK-NEXT:     memref.store %3, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %4 = scf.if %false_0 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %6 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %5 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %1#1, %true) retain (%4 : memref<4xf32>)
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
  memref.copy %m, %v1 : memref<4xf32> to memref<4xf32>
  return %m : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v3 : memref<4xf32>)
  scf.for %iv5 = %c0 to %c3 step %c1 {
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v6 : memref<4xf32>)
    %v8 = memref.load %v6[%c0] : memref<4xf32>
    %v9 = arith.addf %v8, %f1 : f32
    memref.store %v9, %v6[%c0] : memref<4xf32>
    %v10 = memref.load %v3[%c1] : memref<4xf32>
    %v11 = arith.addf %v10, %f1 : f32
    memref.store %v11, %v3[%c1] : memref<4xf32>
  }
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_1) retain (%0 : memref<4xf32>)
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %true_11 = arith.constant true
// CHECK-NEXT:       %false_12 = arith.constant false
// CHECK-NEXT:       %alloc_13 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_1 : f32) outs(%alloc_13 : memref<4xf32>)
// CHECK-NEXT:       %2 = memref.load %alloc_13[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:       memref.store %3, %alloc_13[%c0] : memref<4xf32>
// CHECK-NEXT:       %4 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_13 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_14 : memref<f32>) if (%true_11)
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.if %false_0 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %true_2) retain (%0 : memref<4xf32>)
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
  %v4 = arith.addf %v3, %f2 : f32
  memref.store %v4, %m[%c3] : memref<4xf32>
  %t6 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<4xf32>)
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
  %v1 = arith.select %b0, %m, %m : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%1 : memref<4xf32>)
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
  %v1 = scf.if %b0 -> memref<4xf32> {
    %v2 = arith.select %b0, %m, %m : memref<4xf32>
    scf.yield %v2 : memref<4xf32>
  } else {
    %v3 = arith.select %b1, %m, %m : memref<4xf32>
    scf.yield %v3 : memref<4xf32>
  }
  %v4 = memref.load %m[%c0] : memref<4xf32>
  %v5 = arith.addf %v4, %f2 : f32
  memref.store %v5, %m[%c0] : memref<4xf32>
  %v6 = memref.load %m[%c1] : memref<4xf32>
  %v7 = arith.addf %v6, %f2 : f32
  memref.store %v7, %m[%c1] : memref<4xf32>
  return %v1 : memref<4xf32>
}
func.func private @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t9 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v8 = memref.cast %t9 : memref<?xf32> to memref<4xf32>
  %v10 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v10 : memref<4xf32>)
  return %v10 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v13 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v13 : memref<4xf32>)
  %v12 = func.call @f0(%v13, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  scf.for %iv15 = %c0 to %c3 step %c1 {
    %v16 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v16 : memref<4xf32>)
    %v18 = memref.load %v16[%c3] : memref<4xf32>
    %v19 = arith.addf %v18, %f2 : f32
    memref.store %v19, %v16[%c3] : memref<4xf32>
    %v20 = memref.load %v12[%c3] : memref<4xf32>
    %v21 = arith.addf %v20, %f1 : f32
    memref.store %v21, %v12[%c3] : memref<4xf32>
  }
  %v22 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v22 : memref<4xf32>)
  return %v22 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0:2 = scf.if %arg1 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_10 = arith.constant false
// CHECK-NEXT:       %false_11 = arith.constant false
// CHECK-NEXT:       %7 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:       %8 = bufferization.dealloc retain (%7 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %7, %8 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_10 = arith.constant false
// CHECK-NEXT:       %false_11 = arith.constant false
// CHECK-NEXT:       %7 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:       %8 = bufferization.dealloc retain (%7 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %7, %8 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst_1 : f32
// CHECK-NEXT:     memref.store %2, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %3 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %cst_1 : f32
// CHECK-NEXT:     memref.store %4, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %5 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %7 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %7 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %5 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %6 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%5 : memref<4xf32>)
// CHECK-NEXT:     return %5 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %true_3 = arith.constant true
// CHECK-NEXT:     %0 = call @f0(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %true_17 = arith.constant true
// CHECK-NEXT:       %false_18 = arith.constant false
// CHECK-NEXT:       %alloc_19 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_19 : memref<4xf32>)
// CHECK-NEXT:       %2 = memref.load %alloc_19[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_2 : f32
// CHECK-NEXT:       memref.store %3, %alloc_19[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = memref.load %0[%c3] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %0[%c3] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc_19 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_20 : memref<f32>) if (%true_17)
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %alloc_4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_1, %true_0, %true_3, %true) retain (%alloc_4 : memref<4xf32>)
// CHECK-NEXT:     return %alloc_4 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = arith.select %b1, %m, %m : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v2 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v2 : memref<4xf32>)
  %v4 = scf.index_switch %c1 -> memref<4xf32>
  case 1 {
    %t6 = memref.cast %m : memref<4xf32> to memref<?xf32>
    %v5 = memref.cast %t6 : memref<?xf32> to memref<4xf32>
    scf.if %b0 {
      %v7 = memref.load %v2[%c1] : memref<4xf32>
      %v8 = arith.addf %v7, %f2 : f32
      memref.store %v8, %v2[%c1] : memref<4xf32>
      %v9 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f2 : f32) outs(%v9 : memref<4xf32>)
      %v11 = memref.load %v9[%c0] : memref<4xf32>
      %v12 = arith.addf %v11, %f2 : f32
      memref.store %v12, %v9[%c0] : memref<4xf32>
    }
    scf.yield %v2 : memref<4xf32>
  }
  default {
    %t14 = memref.cast %v2 : memref<4xf32> to memref<?xf32>
    %v13 = memref.cast %t14 : memref<?xf32> to memref<4xf32>
    scf.yield %v2 : memref<4xf32>
  }
  return %v4 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v15 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v15 : memref<4xf32>)
  return %v15 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%1 : memref<4xf32>)
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = scf.index_switch %c1 -> memref<4xf32>, i1
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %false_15 = arith.constant false
// CHECK-NEXT:       %false_16 = arith.constant false
// CHECK-NEXT:       %false_17 = arith.constant false
// CHECK-NEXT:       %false_18 = arith.constant false
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_19 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %true_20 = arith.constant true
// CHECK-NEXT:         %false_21 = arith.constant false
// CHECK-NEXT:         %4 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:         %5 = arith.addf %4, %cst_1 : f32
// CHECK-NEXT:         memref.store %5, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:         %alloc_22 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst_1 : f32) outs(%alloc_22 : memref<4xf32>)
// CHECK-NEXT:         %6 = memref.load %alloc_22[%c0] : memref<4xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %cst_1 : f32
// CHECK-NEXT:         memref.store %7, %alloc_22[%c0] : memref<4xf32>
// CHECK-NEXT:         %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %alloc_22 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:         bufferization.dealloc (%base_buffer_23 : memref<f32>) if (%true_20)
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %3 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %false_15 = arith.constant false
// CHECK-NEXT:       %false_16 = arith.constant false
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %cast_17 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %3 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %3 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#1, %true_2) retain (%1 : memref<4xf32>)
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<4xf32>)
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
  %v3 = scf.if %b1 -> memref<4xf32> {
    %v4 = memref.alloca_scope -> (memref<4xf32>) {
      %v5 = arith.select %b1, %v1, %v1 : memref<4xf32>
      memref.alloca_scope.return %v5 : memref<4xf32>
    }
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v6 : memref<4xf32>)
    %v8 = memref.load %v4[%c3] : memref<4xf32>
    %v9 = arith.addf %v8, %f1 : f32
    memref.store %v9, %v4[%c3] : memref<4xf32>
    scf.yield %v4 : memref<4xf32>
  } else {
    %t11 = memref.subview %v1[0] [4] [1] : memref<4xf32> to memref<4xf32>
    scf.yield %m : memref<4xf32>
  }
  %v12 = memref.load %v1[%c1] : memref<4xf32>
  %v13 = arith.addf %v12, %f2 : f32
  memref.store %v13, %v1[%c1] : memref<4xf32>
  %v14 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v14 : memref<4xf32>)
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %true_16 = arith.constant true
// CHECK-NEXT:       %false_17 = arith.constant false
// CHECK-NEXT:       %false_18 = arith.constant false
// CHECK-NEXT:       %4:2 = memref.alloca_scope  -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_28 = arith.constant false
// CHECK-NEXT:         %false_29 = arith.constant false
// CHECK-NEXT:         %8 = arith.select %arg2, %alloc, %alloc : memref<4xf32>
// CHECK-NEXT:         %9 = bufferization.dealloc retain (%8 : memref<4xf32>)
// CHECK-NEXT:         memref.alloca_scope.return %8, %9 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %alloc_19 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_2 : f32) outs(%alloc_19 : memref<4xf32>)
// CHECK-NEXT:       %5 = memref.load %4#0[%c3] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:       memref.store %6, %4#0[%c3] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %4#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_19 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %7 = bufferization.dealloc (%base_buffer_20, %base_buffer_24 : memref<f32>, memref<f32>) if (%4#1, %true_16) retain (%4#0 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %4#0, %7 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_16 = arith.constant false
// CHECK-NEXT:       %false_17 = arith.constant false
// CHECK-NEXT:       %false_18 = arith.constant false
// CHECK-NEXT:       %subview = memref.subview %alloc[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %4 = bufferization.dealloc retain (%arg0 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg0, %4 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst_2 : f32
// CHECK-NEXT:     memref.store %2, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_1, %true_0, %0#1, %true) retain (%alloc : memref<4xf32>)
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
    %v2 = scf.if %b0 -> memref<4xf32> {
      %v3 = arith.select %b1, %m, %m : memref<4xf32>
      scf.yield %v3 : memref<4xf32>
    } else {
      %v4 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v4 : memref<4xf32>)
      %v6 = memref.load %m[%c3] : memref<4xf32>
      %v7 = arith.addf %v6, %f1 : f32
      memref.store %v7, %m[%c3] : memref<4xf32>
      scf.yield %m : memref<4xf32>
    }
    %v8 = arith.select %b0, %v2, %v2 : memref<4xf32>
    scf.if %b0 {
      %v9 = memref.load %v8[%c3] : memref<4xf32>
      %v10 = arith.addf %v9, %f2 : f32
      memref.store %v10, %v8[%c3] : memref<4xf32>
      %v11 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%f1 : f32) outs(%v11 : memref<4xf32>)
      %v13 = memref.load %v11[%c1] : memref<4xf32>
      %v14 = arith.addf %v13, %f1 : f32
      memref.store %v14, %v11[%c1] : memref<4xf32>
    }
    memref.alloca_scope.return %v8 : memref<4xf32>
  }
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0:2 = memref.alloca_scope  -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_10 = arith.constant false
// CHECK-NEXT:       %false_11 = arith.constant false
// CHECK-NEXT:       %false_12 = arith.constant false
// CHECK-NEXT:       %3:2 = scf.if %arg1 -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_17 = arith.constant false
// CHECK-NEXT:         %false_18 = arith.constant false
// CHECK-NEXT:         %6 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:         %7 = bufferization.dealloc retain (%6 : memref<4xf32>)
// CHECK-NEXT:         scf.yield %6, %7 : memref<4xf32>, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %true_17 = arith.constant true
// CHECK-NEXT:         %false_18 = arith.constant false
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:         %6 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %cst : f32
// CHECK-NEXT:         memref.store %7, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:         %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:         %8 = bufferization.dealloc (%base_buffer_19 : memref<f32>) if (%true_17) retain (%arg0 : memref<4xf32>)
// CHECK-NEXT:         scf.yield %arg0, %8 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = arith.select %arg1, %3#0, %3#0 : memref<4xf32>
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %true_17 = arith.constant true
// CHECK-NEXT:         %false_18 = arith.constant false
// CHECK-NEXT:         %6 = memref.load %4[%c3] : memref<4xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %cst_1 : f32
// CHECK-NEXT:         memref.store %7, %4[%c3] : memref<4xf32>
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:         %8 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:         %9 = arith.addf %8, %cst : f32
// CHECK-NEXT:         memref.store %9, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:         %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:         bufferization.dealloc (%base_buffer_19 : memref<f32>) if (%true_17)
// CHECK-NEXT:       }
// CHECK-NEXT:       %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %3#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %5 = bufferization.dealloc (%base_buffer_13 : memref<f32>) if (%3#1) retain (%4 : memref<4xf32>)
// CHECK-NEXT:       memref.alloca_scope.return %4, %5 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.if %false_0 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %0#1, %true) retain (%1 : memref<4xf32>)
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
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.load %v1[%c0] : memref<4xf32>
  %v4 = arith.addf %v3, %f2 : f32
  memref.store %v4, %v1[%c0] : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_1) retain (%2 : memref<4xf32>)
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
  scf.for %iv3 = %c0 to %c3 step %c1 {
    %v4 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f1 : f32) outs(%v4 : memref<4xf32>)
    %v6 = memref.load %v4[%c3] : memref<4xf32>
    %v7 = arith.addf %v6, %f1 : f32
    memref.store %v7, %v4[%c3] : memref<4xf32>
    %v8 = memref.load %m[%c1] : memref<4xf32>
    %v9 = arith.addf %v8, %f1 : f32
    memref.store %v9, %m[%c1] : memref<4xf32>
  }
  %v10 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v10 : memref<4xf32>)
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %true_12 = arith.constant true
// CHECK-NEXT:       %false_13 = arith.constant false
// CHECK-NEXT:       %alloc_14 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_14 : memref<4xf32>)
// CHECK-NEXT:       %1 = memref.load %alloc_14[%c3] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:       memref.store %2, %alloc_14[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_14 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_15 : memref<f32>) if (%true_12)
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_2 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc_3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>, memref<f32>) if (%false_1, %true_0, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
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
  %v3 = scf.if %b0 -> memref<4xf32> {
    scf.yield %v1 : memref<4xf32>
  } else {
    %v4 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v4 : memref<4xf32>)
    scf.yield %v4 : memref<4xf32>
  }
  return %v3 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %t7 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  %v8 = memref.alloc() : memref<4xf32>
  memref.copy %t7, %v8 : memref<4xf32> to memref<4xf32>
  scf.if %b1 {
    %v10 = memref.load %v8[%c1] : memref<4xf32>
    %v11 = arith.addf %v10, %f2 : f32
    memref.store %v11, %v8[%c1] : memref<4xf32>
  }
  %v12 = memref.alloc() : memref<4xf32>
  memref.copy %v8, %v12 : memref<4xf32> to memref<4xf32>
  return %v8 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = scf.if %arg1 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_15 = arith.constant false
// CHECK-NEXT:       %3 = bufferization.dealloc retain (%alloc : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc, %3 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true_15 = arith.constant true
// CHECK-NEXT:       %alloc_16 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_1 : f32) outs(%alloc_16 : memref<4xf32>)
// CHECK-NEXT:       %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %alloc_16 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %3 = bufferization.dealloc (%base_buffer_17 : memref<f32>) if (%true_15) retain (%alloc_16 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %alloc_16, %3 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#1, %true_2) retain (%1 : memref<4xf32>)
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %false_12 = arith.constant false
// CHECK-NEXT:       %1 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst_2 : f32
// CHECK-NEXT:       memref.store %2, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_3 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc_3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>, memref<f32>) if (%false_1, %true_0, %true) retain (%alloc : memref<4xf32>)
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
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %2 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_1) retain (%0 : memref<4xf32>)
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
func.func @f1(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v4 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v4 : memref<4xf32>)
  %v3 = func.call @f0(%v4, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  %v7 = arith.select %b1, %m, %v3 : memref<4xf32>
  %v6 = func.call @f0(%v7, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  return %v6 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v8 = arith.select %b1, %m, %m : memref<4xf32>
  return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %0 = call @f0(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     %1 = arith.select %arg2, %arg0, %0 : memref<4xf32>
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %2 = call @f0(%1, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_1, %true_2) retain (%2 : memref<4xf32>)
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1 = scf.if %false -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%1 : memref<4xf32>)
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
  %v2 = arith.select %b0, %m, %m : memref<4xf32>
  %v1 = scf.for %iv4 = %c0 to %c1 step %c1 iter_args(%it3 = %v2) -> (memref<4xf32>) {
    %v5 = scf.if %b1 -> memref<4xf32> {
      %t7 = memref.cast %it3 : memref<4xf32> to memref<?xf32>
      %v6 = memref.cast %t7 : memref<?xf32> to memref<4xf32>
      scf.yield %it3 : memref<4xf32>
    } else {
      scf.yield %it3 : memref<4xf32>
    }
    scf.yield %it3 : memref<4xf32>
  }
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %0, %arg5 = %false) -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_10 = arith.constant false
// CHECK-NEXT:       %4:2 = scf.if %arg2 -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_19 = arith.constant false
// CHECK-NEXT:         %false_20 = arith.constant false
// CHECK-NEXT:         %cast = memref.cast %arg4 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:         %cast_21 = memref.cast %cast : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:         %6 = bufferization.dealloc retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:         scf.yield %arg4, %6 : memref<4xf32>, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %false_19 = arith.constant false
// CHECK-NEXT:         %6 = bufferization.dealloc retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:         scf.yield %arg4, %6 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %4#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %5 = bufferization.dealloc (%base_buffer_11, %base_buffer_15 : memref<f32>, memref<f32>) if (%arg5, %4#1) retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg4, %5 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.if %1#1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %1#0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %1#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_6 : memref<f32>, memref<f32>, memref<f32>) if (%false_0, %1#1, %true) retain (%2 : memref<4xf32>)
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f0(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v2 = arith.select %b0, %m, %m : memref<4xf32>
  %v1 = scf.for %iv4 = %c0 to %c3 step %c1 iter_args(%it3 = %v2) -> (memref<4xf32>) {
    scf.yield %it3 : memref<4xf32>
  }
  scf.for %iv5 = %c0 to %c3 step %c1 {
    %v6 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v6 : memref<4xf32>)
    %v8 = memref.load %v6[%c1] : memref<4xf32>
    %v9 = arith.addf %v8, %f1 : f32
    memref.store %v9, %v6[%c1] : memref<4xf32>
    %v10 = memref.load %v1[%c1] : memref<4xf32>
    %v11 = arith.addf %v10, %f2 : f32
    memref.store %v11, %v1[%c1] : memref<4xf32>
  }
  return %m : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v12 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v12 : memref<4xf32>)
  %v15 = arith.select %b0, %m, %v12 : memref<4xf32>
  %v14 = func.call @f0(%v15, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
  %v16 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v16 : memref<4xf32>)
  return %v16 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:     %1:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %0, %arg5 = %false_0) -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %4 = bufferization.dealloc (%base_buffer_11 : memref<f32>) if (%arg5) retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg4, %4 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %true_11 = arith.constant true
// CHECK-NEXT:       %false_12 = arith.constant false
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %4 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %6 = memref.load %1#0[%c1] : memref<4xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %cst_2 : f32
// CHECK-NEXT:       memref.store %7, %1#0[%c1] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_13 : memref<f32>) if (%true_11)
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.if %false_1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %4 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %3 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7 : memref<f32>, memref<f32>, memref<f32>) if (%false_1, %1#1, %true) retain (%2 : memref<4xf32>)
// CHECK-NEXT:     return %2 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %1 = call @f0(%0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_1 : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true_0, %true_2, %true) retain (%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     return %alloc_3 : memref<4xf32>
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
  return %v1 : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f2 : f32) outs(%v3 : memref<4xf32>)
  %v5 = scf.if %b1 -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    %v7 = arith.select %b1, %v3, %m : memref<4xf32>
    %v6 = func.call @f0(%v7, %b0, %b1) : (memref<4xf32>, i1, i1) -> memref<4xf32>
    %v8 = memref.load %m[%c3] : memref<4xf32>
    %v9 = arith.addf %v8, %f2 : f32
    memref.store %v9, %m[%c3] : memref<4xf32>
    %v10 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f2 : f32) outs(%v10 : memref<4xf32>)
    %v12 = memref.alloca_scope -> (memref<4xf32>) {
      memref.alloca_scope.return %v10 : memref<4xf32>
    }
    scf.yield %v12 : memref<4xf32>
  }
  return %v5 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_15 = arith.constant false
// CHECK-NEXT:       %3 = bufferization.dealloc retain (%arg0 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg0, %3 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_15 = arith.constant false
// CHECK-NEXT:       %true_16 = arith.constant true
// CHECK-NEXT:       %false_17 = arith.constant false
// CHECK-NEXT:       %false_18 = arith.constant false
// CHECK-NEXT:       %false_19 = arith.constant false
// CHECK-NEXT:       %3 = arith.select %arg2, %alloc, %arg0 : memref<4xf32>
// CHECK-NEXT:       %true_20 = arith.constant true
// CHECK-NEXT:       %4 = func.call @f0(%3, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> memref<4xf32>
// CHECK-NEXT:       %5 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst_1 : f32
// CHECK-NEXT:       memref.store %6, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_21 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_1 : f32) outs(%alloc_21 : memref<4xf32>)
// CHECK-NEXT:       %7:2 = memref.alloca_scope  -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_34 = arith.constant false
// CHECK-NEXT:         %9 = bufferization.dealloc retain (%alloc_21 : memref<4xf32>)
// CHECK-NEXT:         memref.alloca_scope.return %alloc_21, %9 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc_21 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %7#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %8 = bufferization.dealloc (%base_buffer_22, %base_buffer_26, %base_buffer_30 : memref<f32>, memref<f32>, memref<f32>) if (%true_20, %true_16, %7#1) retain (%7#0 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %7#0, %8 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.if %0#1 -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %0#0 : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_0, %true, %0#1, %true_2) retain (%1 : memref<4xf32>)
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
