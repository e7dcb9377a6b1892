// RUN: pyopt --split-input-file --sparsification-and-bufferization=reference-exact=true %s | FileCheck %s

// Results with storage of their own.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @product(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>,
                     affine_map<(i, k, j) -> (i, j)>],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_binary_search_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg3, %arg4 : index
// CHECK-NEXT:       scf.condition(%1) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:       %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %4 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:       %7 = arith.select %6, %arg3, %3 : index
// CHECK-NEXT:       %8 = arith.select %6, %2, %arg4 : index
// CHECK-NEXT:       scf.yield %7, %8 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_sort_stable_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = func.call @_sparse_binary_search_0_index_coo_0(%arg0, %arg3, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:       %2 = memref.load %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.subi %arg3, %1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:         %4 = arith.subi %arg3, %arg4 : index
// CHECK-NEXT:         %5 = arith.subi %4, %c1 : index
// CHECK-NEXT:         %6 = memref.load %arg2[%5] : memref<?xindex>
// CHECK-NEXT:         memref.store %6, %arg2[%4] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %2, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_shift_down_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) {
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
// CHECK-NEXT:           %13 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %14 = memref.load %arg2[%12] : memref<?xindex>
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:           %16:2 = scf.if %15 -> (index, index) {
// CHECK-NEXT:             scf.yield %8, %12 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %6, %7 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %16#0, %16#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11:3 = scf.while (%arg4 = %arg1, %arg5 = %10#0, %arg6 = %10#1) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi ult, %12, %13 : index
// CHECK-NEXT:           scf.condition(%14) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           memref.store %13, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           memref.store %12, %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi uge, %3, %arg5 : index
// CHECK-NEXT:           %15:2 = scf.if %14 -> (index, index) {
// CHECK-NEXT:             %16 = arith.shli %arg5, %c1 : index
// CHECK-NEXT:             %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:             %18 = arith.addi %17, %arg0 : index
// CHECK-NEXT:             %19 = arith.addi %17, %c1 : index
// CHECK-NEXT:             %20 = arith.cmpi ult, %19, %arg3 : index
// CHECK-NEXT:             %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:               %22 = arith.addi %19, %arg0 : index
// CHECK-NEXT:               %23 = memref.load %arg2[%18] : memref<?xindex>
// CHECK-NEXT:               %24 = memref.load %arg2[%22] : memref<?xindex>
// CHECK-NEXT:               %25 = arith.cmpi ult, %23, %24 : index
// CHECK-NEXT:               %26:2 = scf.if %25 -> (index, index) {
// CHECK-NEXT:                 scf.yield %19, %22 : index, index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %17, %18 : index, index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %26#0, %26#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %17, %18 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %21#0, %21#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %15#0, %15#1 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_heap_sort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
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
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %6, %arg2, %0) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.subi %0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %0, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:       %8 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       memref.store %9, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       memref.store %8, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %5, %c1 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %arg0, %arg2, %10) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
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
// CHECK-NEXT:   func.func private @_sparse_hybrid_qsort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: i64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %arg5 : index
// CHECK-NEXT:       scf.condition(%2) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:       %2 = arith.cmpi ule, %1, %c30 : index
// CHECK-NEXT:       %3:2 = scf.if %2 -> (index, index) {
// CHECK-NEXT:         func.call @_sparse_sort_stable_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:         scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = arith.subi %arg3, %c1_i64 : i64
// CHECK-NEXT:         %5 = arith.cmpi ule, %4, %c0_i64 : i64
// CHECK-NEXT:         %6:2 = scf.if %5 -> (index, index) {
// CHECK-NEXT:           func.call @_sparse_heap_sort_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = func.call @_sparse_partition_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:           %8 = arith.subi %7, %arg4 : index
// CHECK-NEXT:           %9 = arith.subi %arg5, %7 : index
// CHECK-NEXT:           %10 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:           %11 = arith.cmpi ugt, %10, %c2 : index
// CHECK-NEXT:           %12:2 = scf.if %11 -> (index, index) {
// CHECK-NEXT:             %13 = arith.cmpi ule, %8, %9 : index
// CHECK-NEXT:             %14:2 = scf.if %13 -> (index, index) {
// CHECK-NEXT:               %15 = arith.cmpi ne, %8, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%arg4, %7, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %7, %arg5 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %15 = arith.cmpi ne, %9, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%7, %arg5, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %arg4, %7 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %6#0, %6#1 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ugt, %4, %c16 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c8) : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c8) : memref<?xi1>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%c8) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_2 : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_3 : memref<?xi1>)
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_8 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_10 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_7[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_7[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = scf.for %arg13 = %22 to %24 step %c1 iter_args(%arg14 = %c0) -> (index) {
// CHECK-NEXT:         %30 = memref.load %subview_8[%arg13] : memref<?xindex>
// CHECK-NEXT:         %31 = memref.load %subview_5[%arg13] : memref<?xf64>
// CHECK-NEXT:         %32 = memref.load %subview_9[%30] : memref<?xindex>
// CHECK-NEXT:         %33 = arith.addi %30, %c1 : index
// CHECK-NEXT:         %34 = memref.load %subview_9[%33] : memref<?xindex>
// CHECK-NEXT:         %35 = scf.for %arg15 = %32 to %34 step %c1 iter_args(%arg16 = %arg14) -> (index) {
// CHECK-NEXT:           %36 = memref.load %subview_10[%arg15] : memref<?xindex>
// CHECK-NEXT:           %37 = memref.load %alloc_2[%36] : memref<?xf64>
// CHECK-NEXT:           %38 = memref.load %subview_6[%arg15] : memref<?xf64>
// CHECK-NEXT:           %39 = arith.mulf %31, %38 : f64
// CHECK-NEXT:           %40 = arith.addf %37, %39 : f64
// CHECK-NEXT:           %41 = memref.load %alloc_3[%36] : memref<?xi1>
// CHECK-NEXT:           %42 = arith.cmpi eq, %41, %false : i1
// CHECK-NEXT:           %43 = scf.if %42 -> (index) {
// CHECK-NEXT:             memref.store %true, %alloc_3[%36] : memref<?xi1>
// CHECK-NEXT:             memref.store %36, %alloc_4[%arg16] : memref<?xindex>
// CHECK-NEXT:             %44 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:             scf.yield %44 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg16 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %40, %alloc_2[%36] : memref<?xf64>
// CHECK-NEXT:           scf.yield %43 : index
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %35 : index
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %26 = arith.index_cast %25 : index to i64
// CHECK-NEXT:       %27 = math.ctlz %26 : i64
// CHECK-NEXT:       %28 = arith.subi %c64_i64, %27 : i64
// CHECK-NEXT:       func.call @_sparse_hybrid_qsort_0_index_coo_0(%c0, %25, %alloc_4, %28) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:       %29:4 = scf.for %arg13 = %c0 to %25 step %c1 iter_args(%arg14 = %arg9, %arg15 = %arg10, %arg16 = %arg11, %arg17 = %arg12) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %30 = memref.load %alloc_4[%arg13] : memref<?xindex>
// CHECK-NEXT:         %31 = memref.load %alloc_2[%30] : memref<?xf64>
// CHECK-NEXT:         %32:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %30, %31) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         memref.store %cst, %alloc_2[%30] : memref<?xf64>
// CHECK-NEXT:         memref.store %false, %alloc_3[%30] : memref<?xi1>
// CHECK-NEXT:         scf.yield %32#0, %32#1, %32#2, %32#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %29#0, %29#1, %29#2, %29#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<?xindex>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
