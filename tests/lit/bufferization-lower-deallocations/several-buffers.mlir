// RUN: pyopt --split-input-file --allow-unregistered-dialect --bufferization-lower-deallocations=reference-exact=true %s | FileCheck %s

// Several buffers, which may be the same: addresses and conditions go to a function. With `reference-exact` a buffer that
// comes again is not freed, even if it was not freed before.

// Two buffers go through the function that compares addresses.
func.func @two(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<0xi1>
// CHECK-NEXT:     %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<0xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<0xi1>
// CHECK-NEXT:     return
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

// Two buffers, one retained.
func.func @two_one(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?x4xi8>, %c: i1, %d: i1)
    -> (i1) {
  %0:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%r : memref<?x4xi8>)
  return %0#0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_one(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<?x4xi8>, %arg3: i1, %arg4: i1) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg4, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:     return %2 : i1
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

// Two buffers, three retained.
func.func @two_three(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?x4xi8>, %s: memref<?x4xi8>,
                     %t: memref<?x4xi8>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%r, %s, %t : memref<?x4xi8>, memref<?x4xi8>, memref<?x4xi8>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_three(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<?x4xi8>, %arg3: memref<?x4xi8>, %arg4: memref<?x4xi8>, %arg5: i1, %arg6: i1) -> (i1, i1, i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<3xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg5, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg6, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_1[%c0_6] : memref<3xindex>
// CHECK-NEXT:     %intptr_7 = memref.extract_aligned_pointer_as_index %arg3 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_7, %alloc_1[%c1_8] : memref<3xindex>
// CHECK-NEXT:     %intptr_9 = memref.extract_aligned_pointer_as_index %arg4 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_9, %alloc_1[%c2] : memref<3xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_1 : memref<3xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_12 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_13 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %cast_14 = memref.cast %alloc_12 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_15 = memref.cast %alloc_13 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_11, %cast_10, %cast_14, %cast_15) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_12[%c0_16] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_12[%c1_17] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_18 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloc_13[%c0_18] : memref<3xi1>
// CHECK-NEXT:     %c1_19 = arith.constant 1 : index
// CHECK-NEXT:     %3 = memref.load %alloc_13[%c1_19] : memref<3xi1>
// CHECK-NEXT:     %c2_20 = arith.constant 2 : index
// CHECK-NEXT:     %4 = memref.load %alloc_13[%c2_20] : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<3xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_12 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_13 : memref<3xi1>
// CHECK-NEXT:     return %2, %3, %4 : i1, i1, i1
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

// Three buffers, two retained.
func.func @three_two(%m: memref<2xf32>, %n: memref<2xf32>, %o: memref<2xf32>, %r: memref<?x4xi8>,
                     %s: memref<?x4xi8>, %c: i1, %d: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n, %o : memref<2xf32>, memref<2xf32>, memref<2xf32>)
      if (%c, %d, %c) retain (%r, %s : memref<?x4xi8>, memref<?x4xi8>)
  return %0#0, %0#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @three_two(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: memref<?x4xi8>, %arg4: memref<?x4xi8>, %arg5: i1, %arg6: i1) -> (i1, i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<3xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<3xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<3xindex>
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %arg2 : memref<2xf32> -> index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_3, %alloc[%c2] : memref<3xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg5, %alloc_0[%c0_4] : memref<3xi1>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg6, %alloc_0[%c1_5] : memref<3xi1>
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %arg5, %alloc_0[%c2_6] : memref<3xi1>
// CHECK-NEXT:     %intptr_7 = memref.extract_aligned_pointer_as_index %arg3 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_7, %alloc_1[%c0_8] : memref<2xindex>
// CHECK-NEXT:     %intptr_9 = memref.extract_aligned_pointer_as_index %arg4 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_9, %alloc_1[%c1_10] : memref<2xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<3xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_0 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_13 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %alloc_14 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %cast_15 = memref.cast %alloc_13 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_16 = memref.cast %alloc_14 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_13[%c0_17] : memref<3xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_13[%c1_18] : memref<3xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c2_19 = arith.constant 2 : index
// CHECK-NEXT:     %2 = memref.load %alloc_13[%c2_19] : memref<3xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %arg2 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_20 = arith.constant 0 : index
// CHECK-NEXT:     %3 = memref.load %alloc_14[%c0_20] : memref<2xi1>
// CHECK-NEXT:     %c1_21 = arith.constant 1 : index
// CHECK-NEXT:     %4 = memref.load %alloc_14[%c1_21] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<3xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc_13 : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc_14 : memref<2xi1>
// CHECK-NEXT:     return %3, %4 : i1, i1
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

// Four buffers of several types.
func.func @four(%m: memref<2xf32>, %n: memref<?x4xi8>, %o: memref<*xf32>, %p: memref<f64, 1>,
                %r: memref<?x4xi8>, %c: i1, %d: i1) -> (i1) {
  %0:1 = bufferization.dealloc (%m, %n, %o, %p : memref<2xf32>, memref<?x4xi8>, memref<*xf32>,
                                memref<f64, 1>) if (%c, %d, %c, %d) retain (%r : memref<?x4xi8>)
  return %0#0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @four(%arg0: memref<2xf32>, %arg1: memref<?x4xi8>, %arg2: memref<*xf32>, %arg3: memref<f64, 1>, %arg4: memref<?x4xi8>, %arg5: i1, %arg6: i1) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<4xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<4xindex>
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %arg2 : memref<*xf32> -> index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_3, %alloc[%c2] : memref<4xindex>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %arg3 : memref<f64, 1> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %intptr_4, %alloc[%c3] : memref<4xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg5, %alloc_0[%c0_5] : memref<4xi1>
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg6, %alloc_0[%c1_6] : memref<4xi1>
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %arg5, %alloc_0[%c2_7] : memref<4xi1>
// CHECK-NEXT:     %c3_8 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %arg6, %alloc_0[%c3_8] : memref<4xi1>
// CHECK-NEXT:     %intptr_9 = memref.extract_aligned_pointer_as_index %arg4 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_9, %alloc_1[%c0_10] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_0 : memref<4xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_13 = memref.alloc() : memref<4xi1>
// CHECK-NEXT:     %alloc_14 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_15 = memref.cast %alloc_13 : memref<4xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_16 = memref.cast %alloc_14 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_12, %cast_11, %cast_15, %cast_16) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_13[%c0_17] : memref<4xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_13[%c1_18] : memref<4xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<?x4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c2_19 = arith.constant 2 : index
// CHECK-NEXT:     %2 = memref.load %alloc_13[%c2_19] : memref<4xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %arg2 : memref<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c3_20 = arith.constant 3 : index
// CHECK-NEXT:     %3 = memref.load %alloc_13[%c3_20] : memref<4xi1>
// CHECK-NEXT:     scf.if %3 {
// CHECK-NEXT:       memref.dealloc %arg3 : memref<f64, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_21 = arith.constant 0 : index
// CHECK-NEXT:     %4 = memref.load %alloc_14[%c0_21] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xi1>
// CHECK-NEXT:     memref.dealloc %alloc_13 : memref<4xi1>
// CHECK-NEXT:     memref.dealloc %alloc_14 : memref<1xi1>
// CHECK-NEXT:     return %4 : i1
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

// Two functions share the helper.
func.func @first(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?x4xi8>, %c: i1, %d: i1) -> (i1) {
  %0:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%r : memref<?x4xi8>)
  return %0#0 : i1
}
func.func @second(%m: memref<2xf32>, %n: memref<2xf32>, %o: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n, %o : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @first(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<?x4xi8>, %arg3: i1, %arg4: i1) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg4, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:     return %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @second(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: i1, %arg4: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<3xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<3xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<3xindex>
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %arg2 : memref<2xf32> -> index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_3, %alloc[%c2] : memref<3xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c0_4] : memref<3xi1>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg4, %alloc_0[%c1_5] : memref<3xi1>
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c2_6] : memref<3xi1>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<3xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_0 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<3xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<0xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<3xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_9[%c0_13] : memref<3xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c1_14] : memref<3xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c2_15 = arith.constant 2 : index
// CHECK-NEXT:     %2 = memref.load %alloc_9[%c2_15] : memref<3xi1>
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       memref.dealloc %arg2 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<3xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<0xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<3xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<0xi1>
// CHECK-NEXT:     return
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

// Its name is taken by a declaration.
func.func private @dealloc_helper(i1)
func.func @taken(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?x4xi8>, %c: i1, %d: i1) -> (i1) {
  %0:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%r : memref<?x4xi8>)
  return %0#0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @dealloc_helper(i1)
// CHECK-NEXT:   func.func @taken(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<?x4xi8>, %arg3: i1, %arg4: i1) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg4, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper_0(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:     return %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
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

// Two of its names are taken.
func.func private @dealloc_helper(i1)
func.func private @dealloc_helper_0(i1)
func.func @taken_twice(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @dealloc_helper(i1)
// CHECK-NEXT:   func.func private @dealloc_helper_0(i1)
// CHECK-NEXT:   func.func @taken_twice(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<0xi1>
// CHECK-NEXT:     %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper_1(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<0xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<0xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper_1(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
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

// Each symbol table has its own.
module {
  func.func @inner(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?x4xi8>, %c: i1, %d: i1)
      -> (i1) {
    %0:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
        retain (%r : memref<?x4xi8>)
    return %0#0 : i1
  }
}
func.func @outer(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  return
}

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inner(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<?x4xi8>, %arg3: i1, %arg4: i1) -> i1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:       %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:       %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg3, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       memref.store %arg4, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:       %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?x4xi8> -> index
// CHECK-NEXT:       %c0_6 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:       %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:       %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:       %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:       call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:       scf.if %0 {
// CHECK-NEXT:         memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c1_14 = arith.constant 1 : index
// CHECK-NEXT:       %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
// CHECK-NEXT:       memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:       return %2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:         memref.store %false, %arg4[%arg5] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg5 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %0 = memref.load %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:         %1 = memref.load %arg2[%arg5] : memref<?xi1>
// CHECK-NEXT:         %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
// CHECK-NEXT:           %5 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT:           %6 = arith.cmpi eq, %5, %0 : index
// CHECK-NEXT:           scf.if %6 {
// CHECK-NEXT:             %9 = memref.load %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:             %10 = arith.ori %9, %1 : i1
// CHECK-NEXT:             memref.store %10, %arg4[%arg6] : memref<?xi1>
// CHECK-NEXT:           }
// CHECK-NEXT:           %7 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:           %8 = arith.andi %arg7, %7 : i1
// CHECK-NEXT:           scf.yield %8 : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
// CHECK-NEXT:           %5 = memref.load %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT:           %6 = arith.cmpi ne, %5, %0 : index
// CHECK-NEXT:           %7 = arith.andi %arg7, %6 : i1
// CHECK-NEXT:           scf.yield %7 : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %4 = arith.andi %3, %1 : i1
// CHECK-NEXT:         memref.store %4, %arg3[%arg5] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_5 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_6 = memref.cast %alloc_1 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<0xi1>
// CHECK-NEXT:     %cast_9 = memref.cast %alloc_7 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_10 = memref.cast %alloc_8 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_6, %cast_5, %cast_9, %cast_10) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_7[%c0_11] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_7[%c1_12] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<0xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<0xi1>
// CHECK-NEXT:     return
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

// One of one buffer and one of two.
func.func @mixed(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?x4xi8>, %c: i1, %d: i1) -> (i1) {
  %0:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%r : memref<?x4xi8>)
  return %0#0 : i1
}
func.func @one(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<?x4xi8>, %arg3: i1, %arg4: i1) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg4, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?x4xi8> -> index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:     return %2 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one(%arg0: memref<2xf32>, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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

// In a loop.
func.func @loop(%c: i1, %i: index) {
  scf.for %j = %i to %i step %i {
    %a = memref.alloc() : memref<2xf32>
    %b = memref.alloc() : memref<2xf32>
    bufferization.dealloc (%a, %b : memref<2xf32>, memref<2xf32>) if (%c, %c)
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<2xindex>
// CHECK-NEXT:       %alloc_2 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %alloc_3 = memref.alloc() : memref<0xindex>
// CHECK-NEXT:       %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xf32> -> index
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %intptr, %alloc_1[%c0] : memref<2xindex>
// CHECK-NEXT:       %intptr_4 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<2xf32> -> index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       memref.store %intptr_4, %alloc_1[%c1] : memref<2xindex>
// CHECK-NEXT:       %c0_5 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg0, %alloc_2[%c0_5] : memref<2xi1>
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       memref.store %arg0, %alloc_2[%c1_6] : memref<2xi1>
// CHECK-NEXT:       %cast = memref.cast %alloc_1 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:       %cast_7 = memref.cast %alloc_2 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %cast_8 = memref.cast %alloc_3 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:       %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %alloc_10 = memref.alloc() : memref<0xi1>
// CHECK-NEXT:       %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %cast_12 = memref.cast %alloc_10 : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:       func.call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:       scf.if %0 {
// CHECK-NEXT:         memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c1_14 = arith.constant 1 : index
// CHECK-NEXT:       %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         memref.dealloc %alloc_0 : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<2xindex>
// CHECK-NEXT:       memref.dealloc %alloc_3 : memref<0xindex>
// CHECK-NEXT:       memref.dealloc %alloc_2 : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %alloc_10 : memref<0xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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

// The same buffer twice.
func.func @twice(%m: memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %0 = bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c, %d)
      retain (%m : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<2xf32>, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloc[%c0] : memref<2xindex>
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_2, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg1, %alloc_0[%c0_3] : memref<2xi1>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%c1_4] : memref<2xi1>
// CHECK-NEXT:     %intptr_5 = memref.extract_aligned_pointer_as_index %arg0 : memref<2xf32> -> index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_5, %alloc_1[%c0_6] : memref<1xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_7 = memref.cast %alloc_0 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_8 = memref.cast %alloc_1 : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %cast_11 = memref.cast %alloc_9 : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %cast_12 = memref.cast %alloc_10 : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%cast, %cast_8, %cast_7, %cast_11, %cast_12) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %alloc_9[%c0_13] : memref<2xi1>
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %1 = memref.load %alloc_9[%c1_14] : memref<2xi1>
// CHECK-NEXT:     scf.if %1 {
// CHECK-NEXT:       memref.dealloc %arg0 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %alloc_10[%c0_15] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi1>
// CHECK-NEXT:     return %2 : i1
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
