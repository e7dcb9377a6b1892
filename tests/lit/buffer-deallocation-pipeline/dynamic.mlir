// RUN: pyopt --split-input-file --allow-unregistered-dialect "--buffer-deallocation-pipeline=private-function-dynamic-ownership=true reference-exact=true" %s | FileCheck %s

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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %arg0, %c0, %false : memref<?xf32>, index, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext(memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:   func.func @call(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0:3 = call @p(%alloc, %alloc) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, index, i1)
// CHECK-NEXT:     %1 = call @ext(%0#0) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %true, %alloc_1[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %0#2, %alloc_1[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %1 : memref<?xf32> -> index
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
// CHECK-NEXT:       memref.dealloc %alloc : memref<?xf32>
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
// CHECK-NEXT:     return %1 : memref<?xf32>
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
// CHECK-NEXT:     return %arg0, %arg1, %false : memref<2xf32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @q(memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: i1) -> memref<2xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = arith.select %arg1, %alloc, %arg0 : memref<2xf32>
// CHECK-NEXT:     %1:3 = call @p(%0, %arg1) : (memref<2xf32>, i1) -> (memref<2xf32>, i1, i1)
// CHECK-NEXT:     %2:3 = call @p(%alloc, %arg1) : (memref<2xf32>, i1) -> (memref<2xf32>, i1, i1)
// CHECK-NEXT:     %3 = call @q(%1#0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %2#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<3xindex>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_4[%c0] : memref<3xindex>
// CHECK-NEXT:     %intptr_7 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_7, %alloc_4[%c1] : memref<3xindex>
// CHECK-NEXT:     %intptr_8 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_8, %alloc_4[%c2] : memref<3xindex>
// CHECK-NEXT:     memref.store %true, %alloc_5[%c0] : memref<3xi1>
// CHECK-NEXT:     memref.store %1#2, %alloc_5[%c1] : memref<3xi1>
// CHECK-NEXT:     memref.store %2#2, %alloc_5[%c2] : memref<3xi1>
// CHECK-NEXT:     %intptr_9 = memref.extract_aligned_pointer_as_index %3 : memref<2xf32> -> index
// CHECK-NEXT:     memref.store %intptr_9, %alloc_6[%c0] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc_4 : memref<3xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_5 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_6 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_12 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %alloc_13 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_14 = memref.cast %alloc_12 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_15 = memref.cast %alloc_13 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %4 = memref.load %alloc_12[%c0] : memref<3xi1>
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = memref.load %alloc_12[%c1] : memref<3xi1>
// CHECK-NEXT:     scf.if %5 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = memref.load %alloc_12[%c2] : memref<3xi1>
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       memref.dealloc %base_buffer_0 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<3xindex>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc_12 : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc_13 : memref<1xi1>
// CHECK-NEXT:     return %3 : memref<2xf32>
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
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return %arg0, %false : memref<4xf32>, i1
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
// CHECK-NEXT:       %1 = memref.load %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %cst : f32
// CHECK-NEXT:       memref.store %2, %alloc_1[%c0] : memref<4xf32>
// CHECK-NEXT:       %3 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst : f32
// CHECK-NEXT:       memref.store %4, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<4xf32>
// CHECK-NEXT:     }
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cst : f32
// CHECK-NEXT:     memref.store %3, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:     return %arg0, %false : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f1(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> (memref<4xf32>, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc, %true : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0:2 = call @f0(%alloc, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc_13 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_13 : memref<4xf32>)
// CHECK-NEXT:       %3 = memref.load %alloc_13[%c3] : memref<4xf32>
// CHECK-NEXT:       %4 = arith.addf %3, %cst_0 : f32
// CHECK-NEXT:       memref.store %4, %alloc_13[%c3] : memref<4xf32>
// CHECK-NEXT:       %5 = memref.load %0#0[%c3] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:       memref.store %6, %0#0[%c3] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc_13 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_2[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_2[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %true, %alloc_3[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %0#1, %alloc_3[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_6 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr_6, %alloc_4[%c0] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc_2 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_3 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_4 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c0] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloc_9[%c1] : memref<2xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:     return %alloc_1 : memref<4xf32>
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       %0 = memref.load %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %cst : f32
// CHECK-NEXT:       memref.store %1, %alloc[%c1] : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       %3 = arith.addf %2, %cst_0 : f32
// CHECK-NEXT:       memref.store %3, %arg0[%c1] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %false : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.select %arg1, %arg0, %alloc : memref<4xf32>
// CHECK-NEXT:     %1:2 = call @f0(%0, %arg1, %arg2) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %true, %alloc_2[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %1#1, %alloc_2[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<4xf32> -> index
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
// CHECK-NEXT:     return %alloc_0 : memref<4xf32>
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
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc, %true : memref<4xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = arith.xori %arg2, %true : i1
// CHECK-NEXT:     %1:2 = scf.if %arg2 -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:       %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %arg0, %4 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4:2 = func.call @f0(%arg0, %arg1, %false) : (memref<4xf32>, i1, i1) -> (memref<4xf32>, i1)
// CHECK-NEXT:       %5 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst : f32
// CHECK-NEXT:       memref.store %6, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4xf32>)
// CHECK-NEXT:       %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %4#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_2 : memref<f32> -> index
// CHECK-NEXT:       %intptr_7 = memref.extract_aligned_pointer_as_index %alloc_1 : memref<4xf32> -> index
// CHECK-NEXT:       %7 = arith.cmpi ne, %intptr_6, %intptr_7 : index
// CHECK-NEXT:       %8 = arith.andi %7, %4#1 : i1
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         memref.dealloc %base_buffer_2 : memref<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %alloc_1, %alloc_1 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %1#1 : memref<4xf32> -> index
// CHECK-NEXT:     %2 = arith.cmpi ne, %intptr, %intptr_0 : index
// CHECK-NEXT:     %3 = arith.andi %2, %0 : i1
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1#1 : memref<4xf32>
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
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses(%arg0: memref<2xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     call @keeps(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xf32>
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
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %0 : memref<2xf32> -> index
// CHECK-NEXT:     %1 = arith.cmpi eq, %intptr, %intptr_0 : index
// CHECK-NEXT:     return %alloc, %c1_i32, %0, %true, %1 : memref<2xf32>, i32, memref<2xf32>, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @takes(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:5 = call @gives(%arg0, %arg1) : (i1, memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>, i1, i1)
// CHECK-NEXT:     %1 = scf.if %0#4 -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %0#2 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %4 = bufferization.clone %0#2 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %4 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#2 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<f32> -> index
// CHECK-NEXT:     memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     memref.store %0#3, %alloc_4[%c0] : memref<2xi1>
// CHECK-NEXT:     memref.store %0#4, %alloc_4[%c1] : memref<2xi1>
// CHECK-NEXT:     %intptr_7 = memref.extract_aligned_pointer_as_index %1 : memref<2xf32> -> index
// CHECK-NEXT:     memref.store %intptr_7, %alloc_5[%c0] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_9 = memref.cast %alloc_5 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_11 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_13 = memref.cast %alloc_11 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_9, %cast_8, %cast_12, %cast_13) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %2 = memref.load %alloc_10[%c0] : memref<2xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %base_buffer : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %alloc_10[%c1] : memref<2xi1>
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %base_buffer_0 : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_11 : memref<1xi1>
// CHECK-NEXT:     return %1 : memref<2xf32>
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
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %1:2 = func.call @recursive(%true, %arg1) : (i1, memref<2xf32>) -> (memref<2xf32>, i1)
// CHECK-NEXT:       scf.yield %1#0, %1#1 : memref<2xf32>, i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1, %false : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<2xf32>, i1
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
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1, %false : memref<2xf32>, i1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     return %alloc, %true : memref<2xf32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
