// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true %s | FileCheck %s

// Private functions return who owns what they return.

func.func private @p(%m: memref<?xf32>, %n: memref<?xf32>) -> (memref<?xf32>, index) {
  %c0 = arith.constant 0 : index
  return %m, %c0 : memref<?xf32>, index
}
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func @call(%s: index) -> memref<?xf32> {
  %b = memref.alloc(%s) : memref<?xf32>
  %0:2 = call @p(%b, %b) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, index)
  %1 = call @ext(%0#0) : (memref<?xf32>) -> memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @p(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> (memref<?xf32>, index, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %false_0) retain (%arg0 : memref<?xf32>)
// CHECK-NEXT:     return %arg0, %c0, %0 : memref<?xf32>, index, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext(memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:   func.func @call(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0:3 = call @p(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, index, i1)
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %1 = call @ext(%0#0) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%true, %0#2, %true_0) retain (%1 : memref<?xf32>)
// CHECK-NEXT:     return %1 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @p(%m: memref<2xf32>, %c: i1) -> (memref<2xf32>, i1) {
  return %m, %c : memref<2xf32>, i1
}
func.func private @q(memref<2xf32>) -> memref<2xf32>
func.func @a(%m: memref<2xf32>, %i: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %i, %a, %m : memref<2xf32>
  %0:2 = func.call @p(%s, %i) : (memref<2xf32>, i1) -> (memref<2xf32>, i1)
  %1:2 = func.call @p(%a, %i) : (memref<2xf32>, i1) -> (memref<2xf32>, i1)
  %2 = func.call @q(%0#0) : (memref<2xf32>) -> memref<2xf32>
  return %2 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @p(%arg0: memref<2xf32>, %arg1: i1) -> (memref<2xf32>, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%false) retain (%arg0 : memref<2xf32>)
// CHECK-NEXT:     return %arg0, %arg1, %0 : memref<2xf32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @q(memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: i1) -> memref<2xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %arg0 : memref<2xf32>
// CHECK-NEXT:     %1:3 = call @p(%0, %arg1) : (memref<2xf32>, i1) -> (memref<2xf32>, i1, i1)
// CHECK-NEXT:     %2:3 = call @p(%alloc, %arg1) : (memref<2xf32>, i1) -> (memref<2xf32>, i1, i1)
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %3 = call @q(%1#0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %2#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %3 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %4 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %1#2, %2#2, %true_0) retain (%3 : memref<2xf32>)
// CHECK-NEXT:     return %3 : memref<2xf32>
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
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%arg0 : memref<4xf32>)
// CHECK-NEXT:     return %arg0, %0 : memref<4xf32>, i1
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
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0:2 = scf.if %arg1 -> (memref<4xf32>, i1) {
// CHECK-NEXT:       %false_6 = arith.constant false
// CHECK-NEXT:       %false_7 = arith.constant false
// CHECK-NEXT:       %6 = arith.select %arg1, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:       %7 = bufferization.dealloc retain (%6 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %6, %7 : memref<4xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_6 = arith.constant false
// CHECK-NEXT:       %false_7 = arith.constant false
// CHECK-NEXT:       %6 = arith.select %arg2, %arg0, %arg0 : memref<4xf32>
// CHECK-NEXT:       %7 = bufferization.dealloc retain (%6 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %6, %7 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %cst_1 : f32
// CHECK-NEXT:     memref.store %2, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %3 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %cst_1 : f32
// CHECK-NEXT:     memref.store %4, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %5 = bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_0, %0#1) retain (%0#0 : memref<4xf32>)
// CHECK-NEXT:     return %0#0, %5 : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
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
// CHECK-NEXT:     return %alloc, %0 : memref<4xf32>, i1
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
// CHECK-NEXT:     %0:2 = call @f0(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %true_16 = arith.constant true
// CHECK-NEXT:       %false_17 = arith.constant false
// CHECK-NEXT:       %alloc_18 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_18 : memref<4xf32>)
// CHECK-NEXT:       %2 = memref.load %alloc_18[%c3] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_2 : f32
// CHECK-NEXT:       memref.store %3, %alloc_18[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = memref.load %0#0[%c3] : memref<4xf32>
// CHECK-NEXT:       %5 = arith.addf %4, %cst : f32
// CHECK-NEXT:       memref.store %5, %0#0[%c3] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc_18 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_19 : memref<f32>) if (%true_16)
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_3 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_4, %base_buffer_8, %base_buffer_12 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false_1, %true_0, %0#1, %true) retain (%alloc_3 : memref<4xf32>)
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
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
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
// CHECK-NEXT:       %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg4 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %3 = bufferization.dealloc (%base_buffer_7 : memref<f32>) if (%arg5) retain (%arg4 : memref<4xf32>)
// CHECK-NEXT:       scf.yield %arg4, %3 : memref<4xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %false_7 = arith.constant false
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_2 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %3 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %5 = memref.load %1#0[%c1] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst_2 : f32
// CHECK-NEXT:       memref.store %6, %1#0[%c1] : memref<4xf32>
// CHECK-NEXT:       %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_8 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_3 : memref<f32>, memref<f32>) if (%false_1, %1#1) retain (%arg0 : memref<4xf32>)
// CHECK-NEXT:     return %arg0, %2 : memref<4xf32>, i1
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
// CHECK-NEXT:     %1:2 = call @f0(%0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst_1 : f32) outs(%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc_2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %true_0, %1#1, %true) retain (%alloc_2 : memref<4xf32>)
// CHECK-NEXT:     return %alloc_2 : memref<4xf32>
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
// CHECK-NEXT:   func.func private @f0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
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
// CHECK-NEXT:     return %alloc, %0 : memref<4xf32>, i1
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
// CHECK-NEXT:       %4:2 = func.call @f0(%3, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:       %5 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst_1 : f32
// CHECK-NEXT:       memref.store %6, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_20 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_1 : f32) outs(%alloc_20 : memref<4xf32>)
// CHECK-NEXT:       %7:2 = memref.alloca_scope  -> (memref<4xf32>, i1) {
// CHECK-NEXT:         %false_33 = arith.constant false
// CHECK-NEXT:         %9 = bufferization.dealloc retain (%alloc_20 : memref<4xf32>)
// CHECK-NEXT:         memref.alloca_scope.return %alloc_20, %9 : memref<4xf32>, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %4#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_25, %offset_26, %sizes_27, %strides_28 = memref.extract_strided_metadata %alloc_20 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %7#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %8 = bufferization.dealloc (%base_buffer_21, %base_buffer_25, %base_buffer_29 : memref<f32>, memref<f32>, memref<f32>) if (%4#1, %true_16, %7#1) retain (%7#0 : memref<4xf32>)
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

// -----

func.func private @keeps(%m: memref<2xf32>) {
  return
}
func.func @uses(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  call @keeps(%a) : (memref<2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @keeps(%arg0: memref<2xf32>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses(%arg0: memref<2xf32>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     call @keeps(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @gives(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = arith.select %c, %a, %m : memref<2xf32>
  %i = arith.constant 1 : i32
  return %a, %i, %b : memref<2xf32>, i32, memref<2xf32>
}
func.func @takes(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %0:3 = call @gives(%c, %m) : (i1, memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>)
  return %0#2 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @gives(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1:2 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc, %0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %alloc, %c1_i32, %0, %1#0, %1#1 : memref<2xf32>, i32, memref<2xf32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @takes(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0:5 = call @gives(%arg0, %arg1) : (i1, memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>, i1, i1)
// CHECK-NEXT:     %1 = scf.if %0#4 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %0#2 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = bufferization.clone %0#2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %3 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %0#2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_0, %base_buffer_4, %base_buffer_8 : memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%false, %0#3, %0#4, %true) retain (%1 : memref<2xf32>)
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @recursive(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = func.call @recursive(%c, %m) : (i1, memref<2xf32>) -> memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @recursive(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %false_5 = arith.constant false
// CHECK-NEXT:       %2:2 = func.call @recursive(%arg0, %arg1) : (i1, memref<2xf32>) -> (memref<2xf32>, i1)
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %3 = bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%2#1) retain (%2#0 : memref<2xf32>)
// CHECK-NEXT:       scf.yield %2#0, %3 : memref<2xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_5 = arith.constant false
// CHECK-NEXT:       %2 = bufferization.dealloc retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:       scf.yield %arg1, %2 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1) retain (%0#0 : memref<2xf32>)
// CHECK-NEXT:     return %0#0, %1 : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @blocks(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %m : memref<2xf32>
^b:
  %0 = memref.alloc() : memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @blocks(%arg0: i1, %arg1: memref<2xf32>) -> (memref<2xf32>, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = arith.andi %false, %arg0 : i1
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer : memref<f32>) if (%0) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %2 = arith.xori %true, %arg0 : i1
// CHECK-NEXT:     %3 = arith.andi %false, %2 : i1
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%3)
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %4 = bufferization.dealloc (%base_buffer_0 : memref<f32>) if (%1) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT:     return %arg1, %4 : memref<2xf32>, i1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %true_4 = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %5 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%true_4) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:     return %alloc, %5 : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
