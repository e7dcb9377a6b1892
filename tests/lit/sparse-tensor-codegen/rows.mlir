// RUN: pyopt %s --split-input-file --sparse-tensor-codegen --canonicalize --cse | FileCheck %s

// The list is put in order by bits: 130 coordinates need one set of them. The row is added at once.
#CSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 32
}>
func.func @rows(%t: tensor<8x130xf64, #CSR>, %i: index, %n: index) -> tensor<8x130xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<8x130xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %r = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x130xf64, #CSR>
  return %r : tensor<8x130xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index) -> (memref<?xi32>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c63 = arith.constant 63 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %1 = arith.shrui %0, %c6 : index
// CHECK-NEXT:     %2 = arith.addi %1, %c1 : index
// CHECK-NEXT:     %alloc_2 = memref.alloc(%2) : memref<?xi64>
// CHECK-NEXT:     linalg.fill ins(%c0_i64 : i64) outs(%alloc_2 : memref<?xi64>)
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %6 = memref.load %arg0[%arg4] : memref<?xi32>
// CHECK-NEXT:     %7 = memref.load %arg0[%5] : memref<?xi32>
// CHECK-NEXT:     %8 = arith.cmpi eq, %arg5, %c0 : index
// CHECK-NEXT:     %9 = arith.cmpi ult, %6, %7 : i32
// CHECK-NEXT:     %10 = arith.ori %9, %8 : i1
// CHECK-NEXT:     %11 = arith.index_castui %6 : i32 to index
// CHECK-NEXT:     %12 = arith.select %10, %11, %3 : index
// CHECK-NEXT:     %13 = arith.index_cast %12 : index to i32
// CHECK-NEXT:     memref.store %13, %arg0[%arg4] : memref<?xi32>
// CHECK-NEXT:     %14 = arith.index_castui %7 : i32 to index
// CHECK-NEXT:     %15 = arith.addi %3, %arg5 : index
// CHECK-NEXT:     %16 = arith.select %8, %14, %15 : index
// CHECK-NEXT:     %17 = arith.index_cast %16 : index to i32
// CHECK-NEXT:     memref.store %17, %arg0[%5] : memref<?xi32>
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xi32>
// CHECK-NEXT:     %18 = arith.cmpi ugt, %15, %dim : index
// CHECK-NEXT:     %19 = scf.if %18 -> (memref<?xi32>) {
// CHECK-NEXT:       %27 = arith.maxui %dim, %c1 : index
// CHECK-NEXT:       %28 = scf.while (%arg6 = %27) : (index) -> index {
// CHECK-NEXT:         %30 = arith.muli %arg6, %c2 : index
// CHECK-NEXT:         %31 = arith.cmpi ugt, %15, %30 : index
// CHECK-NEXT:         scf.condition(%31) %30 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index):
// CHECK-NEXT:         scf.yield %arg6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %29 = memref.realloc %arg1(%28) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:       scf.yield %29 : memref<?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.get %20  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %22 = arith.addi %21, %arg5 : index
// CHECK-NEXT:     %dim_3 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %23 = arith.cmpi ugt, %22, %dim_3 : index
// CHECK-NEXT:     %24 = scf.if %23 -> (memref<?xf64>) {
// CHECK-NEXT:       %27 = arith.maxui %dim_3, %c1 : index
// CHECK-NEXT:       %28 = scf.while (%arg6 = %27) : (index) -> index {
// CHECK-NEXT:         %30 = arith.muli %arg6, %c2 : index
// CHECK-NEXT:         %31 = arith.cmpi ugt, %22, %30 : index
// CHECK-NEXT:         scf.condition(%31) %30 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index):
// CHECK-NEXT:         scf.yield %arg6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %29 = memref.realloc %arg2(%28) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %29 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %25 = sparse_tensor.storage_specifier.set %20  val_mem_sz with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     scf.for %arg6 = %c0 to %arg5 step %c1 {
// CHECK-NEXT:       %27 = memref.load %alloc_1[%arg6] : memref<?xindex>
// CHECK-NEXT:       %28 = arith.shrui %27, %c6 : index
// CHECK-NEXT:       %29 = arith.andi %27, %c63 : index
// CHECK-NEXT:       %30 = arith.index_cast %29 : index to i64
// CHECK-NEXT:       %31 = arith.shli %c1_i64, %30 : i64
// CHECK-NEXT:       %32 = memref.load %alloc_2[%28] : memref<?xi64>
// CHECK-NEXT:       %33 = arith.ori %32, %31 : i64
// CHECK-NEXT:       memref.store %33, %alloc_2[%28] : memref<?xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %26 = scf.for %arg6 = %c0 to %2 step %c1 iter_args(%arg7 = %c0) -> (index) {
// CHECK-NEXT:       %27 = memref.load %alloc_2[%arg6] : memref<?xi64>
// CHECK-NEXT:       memref.store %c0_i64, %alloc_2[%arg6] : memref<?xi64>
// CHECK-NEXT:       %28 = arith.shli %arg6, %c6 : index
// CHECK-NEXT:       %29:2 = scf.while (%arg8 = %27, %arg9 = %arg7) : (i64, index) -> (i64, index) {
// CHECK-NEXT:         %30 = arith.cmpi ne, %arg8, %c0_i64 : i64
// CHECK-NEXT:         scf.condition(%30) %arg8, %arg9 : i64, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: i64, %arg9: index):
// CHECK-NEXT:         %30 = math.cttz %arg8 : i64
// CHECK-NEXT:         %31 = arith.index_cast %30 : i64 to index
// CHECK-NEXT:         %32 = arith.addi %28, %31 : index
// CHECK-NEXT:         %33 = memref.load %alloc[%32] : memref<?xf64>
// CHECK-NEXT:         %34 = arith.addi %3, %arg9 : index
// CHECK-NEXT:         %35 = arith.index_cast %32 : index to i32
// CHECK-NEXT:         memref.store %35, %19[%34] : memref<?xi32>
// CHECK-NEXT:         %36 = arith.addi %4, %arg9 : index
// CHECK-NEXT:         memref.store %33, %24[%36] : memref<?xf64>
// CHECK-NEXT:         memref.store %cst, %alloc[%32] : memref<?xf64>
// CHECK-NEXT:         memref.store %false, %alloc_0[%32] : memref<?xi1>
// CHECK-NEXT:         %37 = arith.addi %arg9, %c1 : index
// CHECK-NEXT:         %38 = arith.subi %arg8, %c1_i64 : i64
// CHECK-NEXT:         %39 = arith.andi %arg8, %38 : i64
// CHECK-NEXT:         scf.yield %39, %37 : i64, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %29#1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xi64>
// CHECK-NEXT:     return %arg0, %19, %24, %25 : memref<?xi32>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 200,000 coordinates have a set of the words of their set, too. Rows in no order need none.
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#UV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
func.func @two_sets(%t: tensor<200000xf64, #SV>, %n: index) -> tensor<200000xf64, #SV> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<200000xf64, #SV> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %r = sparse_tensor.compress %values, %filled, %added, %n into %t[]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<200000xf64, #SV>
  return %r : tensor<200000xf64, #SV>
}

func.func @in_no_order(%t: tensor<200000xf64, #UV>, %n: index) -> tensor<200000xf64, #UV> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<200000xf64, #UV> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %r = sparse_tensor.compress %values, %filled, %added, %n into %t[]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<200000xf64, #UV>
  return %r : tensor<200000xf64, #UV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_sets(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c63 = arith.constant 63 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %1 = arith.shrui %0, %c6 : index
// CHECK-NEXT:     %2 = arith.addi %1, %c1 : index
// CHECK-NEXT:     %3 = arith.shrui %0, %c12 : index
// CHECK-NEXT:     %4 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %5 = arith.addi %2, %4 : index
// CHECK-NEXT:     %alloc_2 = memref.alloc(%5) : memref<?xi64>
// CHECK-NEXT:     linalg.fill ins(%c0_i64 : i64) outs(%alloc_2 : memref<?xi64>)
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %10 = arith.cmpi eq, %arg4, %c0 : index
// CHECK-NEXT:     %11 = arith.cmpi ult, %8, %9 : index
// CHECK-NEXT:     %12 = arith.ori %11, %10 : i1
// CHECK-NEXT:     %13 = arith.select %12, %8, %6 : index
// CHECK-NEXT:     memref.store %13, %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %14 = arith.addi %6, %arg4 : index
// CHECK-NEXT:     %15 = arith.select %10, %9, %14 : index
// CHECK-NEXT:     memref.store %15, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %16 = arith.cmpi ugt, %14, %dim : index
// CHECK-NEXT:     %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:       %25 = arith.maxui %dim, %c1 : index
// CHECK-NEXT:       %26 = scf.while (%arg5 = %25) : (index) -> index {
// CHECK-NEXT:         %28 = arith.muli %arg5, %c2 : index
// CHECK-NEXT:         %29 = arith.cmpi ugt, %14, %28 : index
// CHECK-NEXT:         scf.condition(%29) %28 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         scf.yield %arg5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = memref.realloc %arg1(%26) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %27 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = arith.addi %19, %arg4 : index
// CHECK-NEXT:     %dim_3 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %21 = arith.cmpi ugt, %20, %dim_3 : index
// CHECK-NEXT:     %22 = scf.if %21 -> (memref<?xf64>) {
// CHECK-NEXT:       %25 = arith.maxui %dim_3, %c1 : index
// CHECK-NEXT:       %26 = scf.while (%arg5 = %25) : (index) -> index {
// CHECK-NEXT:         %28 = arith.muli %arg5, %c2 : index
// CHECK-NEXT:         %29 = arith.cmpi ugt, %20, %28 : index
// CHECK-NEXT:         scf.condition(%29) %28 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         scf.yield %arg5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = memref.realloc %arg2(%26) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %27 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %23 = sparse_tensor.storage_specifier.set %18  val_mem_sz with %20 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %arg4 step %c1 {
// CHECK-NEXT:       %25 = memref.load %alloc_1[%arg5] : memref<?xindex>
// CHECK-NEXT:       %26 = arith.shrui %25, %c6 : index
// CHECK-NEXT:       %27 = arith.andi %25, %c63 : index
// CHECK-NEXT:       %28 = arith.index_cast %27 : index to i64
// CHECK-NEXT:       %29 = arith.shli %c1_i64, %28 : i64
// CHECK-NEXT:       %30 = memref.load %alloc_2[%26] : memref<?xi64>
// CHECK-NEXT:       %31 = arith.ori %30, %29 : i64
// CHECK-NEXT:       memref.store %31, %alloc_2[%26] : memref<?xi64>
// CHECK-NEXT:       %32 = arith.shrui %26, %c6 : index
// CHECK-NEXT:       %33 = arith.addi %2, %32 : index
// CHECK-NEXT:       %34 = arith.andi %26, %c63 : index
// CHECK-NEXT:       %35 = arith.index_cast %34 : index to i64
// CHECK-NEXT:       %36 = arith.shli %c1_i64, %35 : i64
// CHECK-NEXT:       %37 = memref.load %alloc_2[%33] : memref<?xi64>
// CHECK-NEXT:       %38 = arith.ori %37, %36 : i64
// CHECK-NEXT:       memref.store %38, %alloc_2[%33] : memref<?xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %24 = scf.for %arg5 = %c0 to %4 step %c1 iter_args(%arg6 = %c0) -> (index) {
// CHECK-NEXT:       %25 = arith.addi %2, %arg5 : index
// CHECK-NEXT:       %26 = memref.load %alloc_2[%25] : memref<?xi64>
// CHECK-NEXT:       memref.store %c0_i64, %alloc_2[%25] : memref<?xi64>
// CHECK-NEXT:       %27 = arith.shli %arg5, %c6 : index
// CHECK-NEXT:       %28:2 = scf.while (%arg7 = %26, %arg8 = %arg6) : (i64, index) -> (i64, index) {
// CHECK-NEXT:         %29 = arith.cmpi ne, %arg7, %c0_i64 : i64
// CHECK-NEXT:         scf.condition(%29) %arg7, %arg8 : i64, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: i64, %arg8: index):
// CHECK-NEXT:         %29 = math.cttz %arg7 : i64
// CHECK-NEXT:         %30 = arith.index_cast %29 : i64 to index
// CHECK-NEXT:         %31 = arith.addi %27, %30 : index
// CHECK-NEXT:         %32 = memref.load %alloc_2[%31] : memref<?xi64>
// CHECK-NEXT:         memref.store %c0_i64, %alloc_2[%31] : memref<?xi64>
// CHECK-NEXT:         %33 = arith.shli %31, %c6 : index
// CHECK-NEXT:         %34:2 = scf.while (%arg9 = %32, %arg10 = %arg8) : (i64, index) -> (i64, index) {
// CHECK-NEXT:           %37 = arith.cmpi ne, %arg9, %c0_i64 : i64
// CHECK-NEXT:           scf.condition(%37) %arg9, %arg10 : i64, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg9: i64, %arg10: index):
// CHECK-NEXT:           %37 = math.cttz %arg9 : i64
// CHECK-NEXT:           %38 = arith.index_cast %37 : i64 to index
// CHECK-NEXT:           %39 = arith.addi %33, %38 : index
// CHECK-NEXT:           %40 = memref.load %alloc[%39] : memref<?xf64>
// CHECK-NEXT:           %41 = arith.addi %6, %arg10 : index
// CHECK-NEXT:           memref.store %39, %17[%41] : memref<?xindex>
// CHECK-NEXT:           %42 = arith.addi %7, %arg10 : index
// CHECK-NEXT:           memref.store %40, %22[%42] : memref<?xf64>
// CHECK-NEXT:           memref.store %cst, %alloc[%39] : memref<?xf64>
// CHECK-NEXT:           memref.store %false, %alloc_0[%39] : memref<?xi1>
// CHECK-NEXT:           %43 = arith.addi %arg10, %c1 : index
// CHECK-NEXT:           %44 = arith.subi %arg9, %c1_i64 : i64
// CHECK-NEXT:           %45 = arith.andi %arg9, %44 : i64
// CHECK-NEXT:           scf.yield %45, %43 : i64, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %35 = arith.subi %arg7, %c1_i64 : i64
// CHECK-NEXT:         %36 = arith.andi %arg7, %35 : i64
// CHECK-NEXT:         scf.yield %36, %34#1 : i64, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %28#1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xi64>
// CHECK-NEXT:     return %arg0, %17, %22, %23 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_no_order(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %5 = arith.cmpi eq, %arg4, %c0 : index
// CHECK-NEXT:     %6 = arith.cmpi ult, %3, %4 : index
// CHECK-NEXT:     %7 = arith.ori %6, %5 : i1
// CHECK-NEXT:     %8 = arith.select %7, %3, %1 : index
// CHECK-NEXT:     memref.store %8, %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %9 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %10 = arith.select %5, %4, %9 : index
// CHECK-NEXT:     memref.store %10, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %11 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %12 = scf.if %11 -> (memref<?xindex>) {
// CHECK-NEXT:       %19 = arith.maxui %dim, %c1 : index
// CHECK-NEXT:       %20 = scf.while (%arg5 = %19) : (index) -> index {
// CHECK-NEXT:         %22 = arith.muli %arg5, %c2 : index
// CHECK-NEXT:         %23 = arith.cmpi ugt, %9, %22 : index
// CHECK-NEXT:         scf.condition(%23) %22 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         scf.yield %arg5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = memref.realloc %arg1(%20) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %21 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %13  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %15 = arith.addi %14, %arg4 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %16 = arith.cmpi ugt, %15, %dim_2 : index
// CHECK-NEXT:     %17 = scf.if %16 -> (memref<?xf64>) {
// CHECK-NEXT:       %19 = arith.maxui %dim_2, %c1 : index
// CHECK-NEXT:       %20 = scf.while (%arg5 = %19) : (index) -> index {
// CHECK-NEXT:         %22 = arith.muli %arg5, %c2 : index
// CHECK-NEXT:         %23 = arith.cmpi ugt, %15, %22 : index
// CHECK-NEXT:         scf.condition(%23) %22 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         scf.yield %arg5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %21 = memref.realloc %arg2(%20) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %21 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %13  val_mem_sz with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %arg4 step %c1 {
// CHECK-NEXT:       %19 = memref.load %alloc_1[%arg5] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %alloc[%19] : memref<?xf64>
// CHECK-NEXT:       %21 = arith.addi %1, %arg5 : index
// CHECK-NEXT:       memref.store %19, %12[%21] : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %2, %arg5 : index
// CHECK-NEXT:       memref.store %20, %17[%22] : memref<?xf64>
// CHECK-NEXT:       memref.store %cst, %alloc[%19] : memref<?xf64>
// CHECK-NEXT:       memref.store %false, %alloc_0[%19] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     return %arg0, %12, %17, %18 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where the parent may be new, too, elements are inserted one by one.
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @one_by_one(%t: tensor<8x8xf64, #DCSR>, %i: index, %n: index) -> tensor<8x8xf64, #DCSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<8x8xf64, #DCSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %r = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #DCSR>
  return %r : tensor<8x8xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: index, %arg7: index, %arg8: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %17 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi eq, %17, %arg6 : index
// CHECK-NEXT:       scf.yield %18 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = arith.select %5, %3, %2 : index
// CHECK-NEXT:     %7:3 = scf.if %5 -> (memref<?xindex>, memref<?xindex>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.yield %arg1, %arg2, %arg5 : memref<?xindex>, memref<?xindex>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %17 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %17, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %outBuffer_2, %newSize_3 = sparse_tensor.push_back %2, %arg1, %arg6 : index, memref<?xindex>, index
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg5  crd_mem_sz at 0 with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %19 = sparse_tensor.storage_specifier.get %18  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_4, %newSize_5 = sparse_tensor.push_back %19, %arg2, %c0, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %18  pos_mem_sz at 1 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %outBuffer_2, %outBuffer_4, %20 : memref<?xindex>, memref<?xindex>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:     %9 = memref.load %7#1[%6] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %7#1[%8] : memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %7#2  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = arith.cmpi uge, %9, %10 : index
// CHECK-NEXT:     scf.if %12 {
// CHECK-NEXT:       memref.store %11, %7#1[%6] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = arith.addi %11, %c1 : index
// CHECK-NEXT:     memref.store %13, %7#1[%8] : memref<?xindex>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %11, %arg3, %arg7 : index, memref<?xindex>, index
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %7#2  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %14  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %15, %arg4, %arg8 : index, memref<?xf64>, f64
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %14  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %arg0, %7#0, %7#1, %outBuffer, %outBuffer_0, %16 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_by_one(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: index, %arg7: index) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c63 = arith.constant 63 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg5  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %1 = arith.shrui %0, %c6 : index
// CHECK-NEXT:     %2 = arith.addi %1, %c1 : index
// CHECK-NEXT:     %alloc_2 = memref.alloc(%2) : memref<?xi64>
// CHECK-NEXT:     linalg.fill ins(%c0_i64 : i64) outs(%alloc_2 : memref<?xi64>)
// CHECK-NEXT:     scf.for %arg8 = %c0 to %arg7 step %c1 {
// CHECK-NEXT:       %5 = memref.load %alloc_1[%arg8] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.shrui %5, %c6 : index
// CHECK-NEXT:       %7 = arith.andi %5, %c63 : index
// CHECK-NEXT:       %8 = arith.index_cast %7 : index to i64
// CHECK-NEXT:       %9 = arith.shli %c1_i64, %8 : i64
// CHECK-NEXT:       %10 = memref.load %alloc_2[%6] : memref<?xi64>
// CHECK-NEXT:       %11 = arith.ori %10, %9 : i64
// CHECK-NEXT:       memref.store %11, %alloc_2[%6] : memref<?xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = scf.for %arg8 = %c0 to %2 step %c1 iter_args(%arg9 = %c0) -> (index) {
// CHECK-NEXT:       %5 = memref.load %alloc_2[%arg8] : memref<?xi64>
// CHECK-NEXT:       memref.store %c0_i64, %alloc_2[%arg8] : memref<?xi64>
// CHECK-NEXT:       %6 = arith.shli %arg8, %c6 : index
// CHECK-NEXT:       %7:2 = scf.while (%arg10 = %5, %arg11 = %arg9) : (i64, index) -> (i64, index) {
// CHECK-NEXT:         %8 = arith.cmpi ne, %arg10, %c0_i64 : i64
// CHECK-NEXT:         scf.condition(%8) %arg10, %arg11 : i64, index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg10: i64, %arg11: index):
// CHECK-NEXT:         %8 = math.cttz %arg10 : i64
// CHECK-NEXT:         %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:         %10 = arith.addi %6, %9 : index
// CHECK-NEXT:         memref.store %10, %alloc_1[%arg11] : memref<?xindex>
// CHECK-NEXT:         %11 = arith.addi %arg11, %c1 : index
// CHECK-NEXT:         %12 = arith.subi %arg10, %c1_i64 : i64
// CHECK-NEXT:         %13 = arith.andi %arg10, %12 : i64
// CHECK-NEXT:         scf.yield %13, %11 : i64, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7#1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %4:6 = scf.for %arg8 = %c0 to %arg7 step %c1 iter_args(%arg9 = %arg0, %arg10 = %arg1, %arg11 = %arg2, %arg12 = %arg3, %arg13 = %arg4, %arg14 = %arg5) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %5 = memref.load %alloc_1[%arg8] : memref<?xindex>
// CHECK-NEXT:       %6 = memref.load %alloc[%5] : memref<?xf64>
// CHECK-NEXT:       %7:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg6, %5, %6) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:       memref.store %cst, %alloc[%5] : memref<?xf64>
// CHECK-NEXT:       memref.store %false, %alloc_0[%5] : memref<?xi1>
// CHECK-NEXT:       scf.yield %7#0, %7#1, %7#2, %7#3, %7#4, %7#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xi64>
// CHECK-NEXT:     return %4#0, %4#1, %4#2, %4#3, %4#4, %4#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a list from elsewhere it is not known that there are sets for it: it is sorted.
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @from_elsewhere(%t: tensor<64xf64, #SV>, %values: memref<?xf64>, %filled: memref<?xi1>,
                          %added: memref<?xindex>, %n: index) -> tensor<64xf64, #SV> {
  %r = sparse_tensor.compress %values, %filled, %added, %n into %t[]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<64xf64, #SV>
  return %r : tensor<64xf64, #SV>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @from_elsewhere(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xf64>, %arg5: memref<?xi1>, %arg6: memref<?xindex>, %arg7: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     sparse_tensor.sort  hybrid_quick_sort %arg7, %arg6 {ny = 0 : index, perm_map = #map} : memref<?xindex>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = arith.cmpi eq, %arg7, %c0 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %2, %3 : index
// CHECK-NEXT:     %6 = arith.ori %5, %4 : i1
// CHECK-NEXT:     %7 = arith.select %6, %2, %0 : index
// CHECK-NEXT:     memref.store %7, %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %0, %arg7 : index
// CHECK-NEXT:     %9 = arith.select %4, %3, %8 : index
// CHECK-NEXT:     memref.store %9, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %10 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xindex>) {
// CHECK-NEXT:       %18 = arith.maxui %dim, %c1 : index
// CHECK-NEXT:       %19 = scf.while (%arg8 = %18) : (index) -> index {
// CHECK-NEXT:         %21 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %22 = arith.cmpi ugt, %8, %21 : index
// CHECK-NEXT:         scf.condition(%22) %21 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %20 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %12  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = arith.addi %13, %arg7 : index
// CHECK-NEXT:     %dim_0 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %15 = arith.cmpi ugt, %14, %dim_0 : index
// CHECK-NEXT:     %16 = scf.if %15 -> (memref<?xf64>) {
// CHECK-NEXT:       %18 = arith.maxui %dim_0, %c1 : index
// CHECK-NEXT:       %19 = scf.while (%arg8 = %18) : (index) -> index {
// CHECK-NEXT:         %21 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %22 = arith.cmpi ugt, %14, %21 : index
// CHECK-NEXT:         scf.condition(%22) %21 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = memref.realloc %arg2(%19) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %20 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     scf.for %arg8 = %c0 to %arg7 step %c1 {
// CHECK-NEXT:       %18 = memref.load %arg6[%arg8] : memref<?xindex>
// CHECK-NEXT:       %19 = memref.load %arg4[%18] : memref<?xf64>
// CHECK-NEXT:       %20 = arith.addi %0, %arg8 : index
// CHECK-NEXT:       memref.store %18, %11[%20] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.addi %1, %arg8 : index
// CHECK-NEXT:       memref.store %19, %16[%21] : memref<?xf64>
// CHECK-NEXT:       memref.store %cst, %arg4[%18] : memref<?xf64>
// CHECK-NEXT:       memref.store %false, %arg5[%18] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %arg4 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %arg5 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %arg6 : memref<?xindex>
// CHECK-NEXT:     return %arg0, %11, %16, %17 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
