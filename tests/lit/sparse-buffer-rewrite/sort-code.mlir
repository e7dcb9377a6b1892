// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// What the functions do.

func.func @insertion(%n: index, %x: memref<?xindex>, %y: memref<?xf64>) {
  sparse_tensor.sort insertion_sort_stable %n, %x jointly %y {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_sparse_binary_search_0_index_coo_0_f64(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf64>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg4, %arg5 : index
// CHECK-NEXT:       scf.condition(%1) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = arith.addi %arg4, %arg5 : index
// CHECK-NEXT:       %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:       %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %4 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:       %7 = arith.select %6, %arg4, %3 : index
// CHECK-NEXT:       %8 = arith.select %6, %2, %arg5 : index
// CHECK-NEXT:       scf.yield %7, %8 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_sort_stable_0_index_coo_0_f64(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf64>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     scf.for %arg4 = %0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = func.call @_sparse_binary_search_0_index_coo_0_f64(%arg0, %arg4, %arg2, %arg3) : (index, index, memref<?xindex>, memref<?xf64>) -> index
// CHECK-NEXT:       %2 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:       %3 = memref.load %arg3[%arg4] : memref<?xf64>
// CHECK-NEXT:       %4 = arith.subi %arg4, %1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0 to %4 step %c1 {
// CHECK-NEXT:         %5 = arith.subi %arg4, %arg5 : index
// CHECK-NEXT:         %6 = arith.subi %5, %c1 : index
// CHECK-NEXT:         %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         memref.store %7, %arg2[%5] : memref<?xindex>
// CHECK-NEXT:         %8 = memref.load %arg3[%6] : memref<?xf64>
// CHECK-NEXT:         memref.store %8, %arg3[%5] : memref<?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %2, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       memref.store %3, %arg3[%1] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insertion(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     call @_sparse_sort_stable_0_index_coo_0_f64(%c0, %arg0, %arg1, %arg2) : (index, index, memref<?xindex>, memref<?xf64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @heap(%n: index, %x: memref<?xi32>) {
  sparse_tensor.sort heap_sort %n, %x {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index}
      : memref<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_sparse_shift_down_1_0_i32_coo_1(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi uge, %arg3, %c2 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:       %2 = arith.subi %arg3, %c2 : index
// CHECK-NEXT:       %3 = arith.shrui %2, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi uge, %3, %1 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = arith.shli %1, %c1 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg0 : index
// CHECK-NEXT:         %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:         %9 = arith.cmpi ult, %8, %arg3 : index
// CHECK-NEXT:         %10:2 = scf.if %9 -> (index, index) {
// CHECK-NEXT:           %12 = arith.addi %8, %arg0 : index
// CHECK-NEXT:           %13 = arith.muli %7, %c3 : index
// CHECK-NEXT:           %14 = arith.muli %12, %c3 : index
// CHECK-NEXT:           %15 = arith.addi %13, %c1 : index
// CHECK-NEXT:           %16 = arith.addi %14, %c1 : index
// CHECK-NEXT:           %17 = memref.load %arg2[%15] : memref<?xi32>
// CHECK-NEXT:           %18 = memref.load %arg2[%16] : memref<?xi32>
// CHECK-NEXT:           %19 = arith.cmpi ne, %17, %18 : i32
// CHECK-NEXT:           %20 = scf.if %19 -> (i1) {
// CHECK-NEXT:             %22 = arith.cmpi ult, %17, %18 : i32
// CHECK-NEXT:             scf.yield %22 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %22 = memref.load %arg2[%13] : memref<?xi32>
// CHECK-NEXT:             %23 = memref.load %arg2[%14] : memref<?xi32>
// CHECK-NEXT:             %24 = arith.cmpi ult, %22, %23 : i32
// CHECK-NEXT:             scf.yield %24 : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:             scf.yield %8, %12 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %6, %7 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %21#0, %21#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11:3 = scf.while (%arg4 = %arg1, %arg5 = %10#0, %arg6 = %10#1) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:           %12 = arith.muli %arg4, %c3 : index
// CHECK-NEXT:           %13 = arith.muli %arg6, %c3 : index
// CHECK-NEXT:           %14 = arith.addi %12, %c1 : index
// CHECK-NEXT:           %15 = arith.addi %13, %c1 : index
// CHECK-NEXT:           %16 = memref.load %arg2[%14] : memref<?xi32>
// CHECK-NEXT:           %17 = memref.load %arg2[%15] : memref<?xi32>
// CHECK-NEXT:           %18 = arith.cmpi ne, %16, %17 : i32
// CHECK-NEXT:           %19 = scf.if %18 -> (i1) {
// CHECK-NEXT:             %20 = arith.cmpi ult, %16, %17 : i32
// CHECK-NEXT:             scf.yield %20 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %20 = memref.load %arg2[%12] : memref<?xi32>
// CHECK-NEXT:             %21 = memref.load %arg2[%13] : memref<?xi32>
// CHECK-NEXT:             %22 = arith.cmpi ult, %20, %21 : i32
// CHECK-NEXT:             scf.yield %22 : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%19) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:           %12 = arith.muli %arg4, %c3 : index
// CHECK-NEXT:           %13 = arith.muli %arg6, %c3 : index
// CHECK-NEXT:           %14 = arith.addi %12, %c1 : index
// CHECK-NEXT:           %15 = arith.addi %13, %c1 : index
// CHECK-NEXT:           %16 = memref.load %arg2[%14] : memref<?xi32>
// CHECK-NEXT:           %17 = memref.load %arg2[%15] : memref<?xi32>
// CHECK-NEXT:           memref.store %17, %arg2[%14] : memref<?xi32>
// CHECK-NEXT:           memref.store %16, %arg2[%15] : memref<?xi32>
// CHECK-NEXT:           %18 = memref.load %arg2[%12] : memref<?xi32>
// CHECK-NEXT:           %19 = memref.load %arg2[%13] : memref<?xi32>
// CHECK-NEXT:           memref.store %19, %arg2[%12] : memref<?xi32>
// CHECK-NEXT:           memref.store %18, %arg2[%13] : memref<?xi32>
// CHECK-NEXT:           %20 = arith.addi %12, %c2 : index
// CHECK-NEXT:           %21 = arith.addi %13, %c2 : index
// CHECK-NEXT:           %22 = memref.load %arg2[%20] : memref<?xi32>
// CHECK-NEXT:           %23 = memref.load %arg2[%21] : memref<?xi32>
// CHECK-NEXT:           memref.store %23, %arg2[%20] : memref<?xi32>
// CHECK-NEXT:           memref.store %22, %arg2[%21] : memref<?xi32>
// CHECK-NEXT:           %24 = arith.cmpi uge, %3, %arg5 : index
// CHECK-NEXT:           %25:2 = scf.if %24 -> (index, index) {
// CHECK-NEXT:             %26 = arith.shli %arg5, %c1 : index
// CHECK-NEXT:             %27 = arith.addi %26, %c1 : index
// CHECK-NEXT:             %28 = arith.addi %27, %arg0 : index
// CHECK-NEXT:             %29 = arith.addi %27, %c1 : index
// CHECK-NEXT:             %30 = arith.cmpi ult, %29, %arg3 : index
// CHECK-NEXT:             %31:2 = scf.if %30 -> (index, index) {
// CHECK-NEXT:               %32 = arith.addi %29, %arg0 : index
// CHECK-NEXT:               %33 = arith.muli %28, %c3 : index
// CHECK-NEXT:               %34 = arith.muli %32, %c3 : index
// CHECK-NEXT:               %35 = arith.addi %33, %c1 : index
// CHECK-NEXT:               %36 = arith.addi %34, %c1 : index
// CHECK-NEXT:               %37 = memref.load %arg2[%35] : memref<?xi32>
// CHECK-NEXT:               %38 = memref.load %arg2[%36] : memref<?xi32>
// CHECK-NEXT:               %39 = arith.cmpi ne, %37, %38 : i32
// CHECK-NEXT:               %40 = scf.if %39 -> (i1) {
// CHECK-NEXT:                 %42 = arith.cmpi ult, %37, %38 : i32
// CHECK-NEXT:                 scf.yield %42 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 %42 = memref.load %arg2[%33] : memref<?xi32>
// CHECK-NEXT:                 %43 = memref.load %arg2[%34] : memref<?xi32>
// CHECK-NEXT:                 %44 = arith.cmpi ult, %42, %43 : i32
// CHECK-NEXT:                 scf.yield %44 : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               %41:2 = scf.if %40 -> (index, index) {
// CHECK-NEXT:                 scf.yield %29, %32 : index, index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %27, %28 : index, index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %41#0, %41#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %27, %28 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %31#0, %31#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %25#0, %25#1 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_heap_sort_1_0_i32_coo_1(%arg0: index, %arg1: index, %arg2: memref<?xi32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %1 = arith.subi %0, %c2 : index
// CHECK-NEXT:     %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %3 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %2, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_1_0_i32_coo_1(%arg0, %6, %arg2, %0) : (index, index, memref<?xi32>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.subi %0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %0, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:       %8 = arith.muli %arg0, %c3 : index
// CHECK-NEXT:       %9 = arith.muli %7, %c3 : index
// CHECK-NEXT:       %10 = arith.addi %8, %c1 : index
// CHECK-NEXT:       %11 = arith.addi %9, %c1 : index
// CHECK-NEXT:       %12 = memref.load %arg2[%10] : memref<?xi32>
// CHECK-NEXT:       %13 = memref.load %arg2[%11] : memref<?xi32>
// CHECK-NEXT:       memref.store %13, %arg2[%10] : memref<?xi32>
// CHECK-NEXT:       memref.store %12, %arg2[%11] : memref<?xi32>
// CHECK-NEXT:       %14 = memref.load %arg2[%8] : memref<?xi32>
// CHECK-NEXT:       %15 = memref.load %arg2[%9] : memref<?xi32>
// CHECK-NEXT:       memref.store %15, %arg2[%8] : memref<?xi32>
// CHECK-NEXT:       memref.store %14, %arg2[%9] : memref<?xi32>
// CHECK-NEXT:       %16 = arith.addi %8, %c2 : index
// CHECK-NEXT:       %17 = arith.addi %9, %c2 : index
// CHECK-NEXT:       %18 = memref.load %arg2[%16] : memref<?xi32>
// CHECK-NEXT:       %19 = memref.load %arg2[%17] : memref<?xi32>
// CHECK-NEXT:       memref.store %19, %arg2[%16] : memref<?xi32>
// CHECK-NEXT:       memref.store %18, %arg2[%17] : memref<?xi32>
// CHECK-NEXT:       %20 = arith.subi %5, %c1 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_1_0_i32_coo_1(%arg0, %arg0, %arg2, %20) : (index, index, memref<?xi32>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @heap(%arg0: index, %arg1: memref<?xi32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     call @_sparse_heap_sort_1_0_i32_coo_1(%c0, %arg0, %arg1) : (index, index, memref<?xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @quick(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_sparse_partition_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %3 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %3, %c1000 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %7 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         %12 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi ult, %9, %10 : index
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         %12 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi ult, %14, %15 : index
// CHECK-NEXT:         scf.if %16 {
// CHECK-NEXT:           %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %18 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %18, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %17, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:       %7 = arith.shrui %6, %c1 : index
// CHECK-NEXT:       %8 = arith.addi %1, %arg1 : index
// CHECK-NEXT:       %9 = arith.shrui %8, %c1 : index
// CHECK-NEXT:       %10 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %11 : index
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         %22 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         %22 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:       scf.if %18 {
// CHECK-NEXT:         %22 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %19, %20 : index
// CHECK-NEXT:       scf.if %21 {
// CHECK-NEXT:         %22 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %34 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %35 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             %36 = arith.cmpi ult, %34, %35 : index
// CHECK-NEXT:             scf.if %36 {
// CHECK-NEXT:               %37 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               %38 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:               memref.store %38, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               memref.store %37, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %arg0, %arg4 = %2, %arg5 = %1, %arg6 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg6) %arg3, %arg4, %arg5, %arg6 : index, index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: i1):
// CHECK-NEXT:       %6 = scf.while (%arg7 = %arg3) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %7, %8 : index
// CHECK-NEXT:       %10 = scf.while (%arg7 = %arg4) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c-1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %6, %10 : index
// CHECK-NEXT:       %15:4 = scf.if %14 -> (index, index, index, i1) {
// CHECK-NEXT:         %16 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         memref.store %17, %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         memref.store %16, %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %6, %arg5 : index
// CHECK-NEXT:         %19 = scf.if %18 -> (index) {
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %22 = arith.cmpi eq, %10, %arg5 : index
// CHECK-NEXT:           %23 = scf.if %22 -> (index) {
// CHECK-NEXT:             scf.yield %6 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %23 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.andi %9, %13 : i1
// CHECK-NEXT:         %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:           %22 = arith.addi %6, %c1 : index
// CHECK-NEXT:           %23 = arith.subi %10, %c1 : index
// CHECK-NEXT:           scf.yield %22, %23 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %10 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21#0, %21#1, %19, %true : index, index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %16 = arith.addi %10, %c1 : index
// CHECK-NEXT:         scf.yield %6, %10, %16, %false : index, index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2, %15#3 : index, index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_qsort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %arg4 : index
// CHECK-NEXT:       scf.condition(%2) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = func.call @_sparse_partition_0_index_coo_0(%arg3, %arg4, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:       %2 = arith.subi %1, %arg3 : index
// CHECK-NEXT:       %3 = arith.subi %arg4, %1 : index
// CHECK-NEXT:       %4 = arith.subi %arg4, %arg3 : index
// CHECK-NEXT:       %5 = arith.cmpi ugt, %4, %c2 : index
// CHECK-NEXT:       %6:2 = scf.if %5 -> (index, index) {
// CHECK-NEXT:         %7 = arith.cmpi ule, %2, %3 : index
// CHECK-NEXT:         %8:2 = scf.if %7 -> (index, index) {
// CHECK-NEXT:           %9 = arith.cmpi ne, %2, %c0 : index
// CHECK-NEXT:           scf.if %9 {
// CHECK-NEXT:             func.call @_sparse_qsort_0_index_coo_0(%arg3, %1, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %1, %arg4 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %9 = arith.cmpi ne, %3, %c0 : index
// CHECK-NEXT:           scf.if %9 {
// CHECK-NEXT:             func.call @_sparse_qsort_0_index_coo_0(%1, %arg4, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg3, %1 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %8#0, %8#1 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3, %arg3 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %6#0, %6#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quick(%arg0: index, %arg1: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     call @_sparse_qsort_0_index_coo_0(%c0, %arg0, %arg1) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
