// RUN: pyopt %s --split-input-file --sparse-tensor-codegen --canonicalize --cse | FileCheck %s

// Conversions that count the entries of each row or column, and put each at the place that the sum of the counts says.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @by_columns(%a: tensor<4x?xf64, #CSR>) -> tensor<4x?xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<4x?xf64, #CSR> to tensor<4x?xf64, #CSC>
  return %0 : tensor<4x?xf64, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @by_columns(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %1, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%3) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%alloc : memref<?xindex>)
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 0 with %1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  lvl_sz at 1 with %2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 1 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  crd_mem_sz at 1 with %0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %11 = memref.load %arg1[%arg4] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.addi %11, %c1 : index
// CHECK-NEXT:       %13 = memref.load %alloc[%12] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.addi %13, %c1 : index
// CHECK-NEXT:       memref.store %14, %alloc[%12] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %10 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %c0) -> (index) {
// CHECK-NEXT:       %11 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %12 = memref.load %alloc[%11] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.addi %arg5, %12 : index
// CHECK-NEXT:       memref.store %arg5, %alloc[%11] : memref<?xindex>
// CHECK-NEXT:       scf.yield %13 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg4 = %c0 to %2 step %c1 {
// CHECK-NEXT:       %11 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %13 = memref.load %arg0[%12] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg5 = %11 to %13 step %c1 {
// CHECK-NEXT:         %14 = memref.load %arg1[%arg5] : memref<?xindex>
// CHECK-NEXT:         %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:         %16 = memref.load %alloc[%15] : memref<?xindex>
// CHECK-NEXT:         %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:         memref.store %17, %alloc[%15] : memref<?xindex>
// CHECK-NEXT:         memref.store %arg4, %alloc_0[%16] : memref<?xindex>
// CHECK-NEXT:         %18 = memref.load %arg2[%arg5] : memref<?xf64>
// CHECK-NEXT:         memref.store %18, %alloc_1[%16] : memref<?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Entries keep their order: positions are ends at once, and arrays are copied. Positions of 8 bits may be too narrow.

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Narrow = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @to_rows(%a: tensor<?x?xf32, #COO>) -> tensor<?x?xf64, #Narrow> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf32, #COO> to tensor<?x?xf64, #Narrow>
  return %0 : tensor<?x?xf64, #Narrow>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @to_rows(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xi8>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %c65535 = arith.constant 65535 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c255 = arith.constant 255 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %1, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%3) : memref<?xi8>
// CHECK-NEXT:     linalg.fill ins(%c0_i8 : i8) outs(%alloc : memref<?xi8>)
// CHECK-NEXT:     %4 = arith.cmpi ule, %0, %c255 : index
// CHECK-NEXT:     cf.assert %4, "there are more entries than positions of 8 bits can count"
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xi16>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  lvl_sz at 0 with %1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %3 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  crd_mem_sz at 1 with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %9  val_mem_sz with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %12 = arith.muli %arg4, %c2 : index
// CHECK-NEXT:       %13 = memref.load %arg1[%12] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.addi %13, %c1 : index
// CHECK-NEXT:       %15 = memref.load %alloc[%14] : memref<?xi8>
// CHECK-NEXT:       %16 = arith.addi %15, %c1_i8 : i8
// CHECK-NEXT:       memref.store %16, %alloc[%14] : memref<?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %c0_i8) -> (i8) {
// CHECK-NEXT:       %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %13 = memref.load %alloc[%12] : memref<?xi8>
// CHECK-NEXT:       %14 = arith.addi %arg5, %13 : i8
// CHECK-NEXT:       memref.store %14, %alloc[%12] : memref<?xi8>
// CHECK-NEXT:       scf.yield %14 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %12 = arith.muli %arg4, %c2 : index
// CHECK-NEXT:       %13 = arith.addi %12, %c1 : index
// CHECK-NEXT:       %14 = memref.load %arg1[%13] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ule, %14, %c65535 : index
// CHECK-NEXT:       cf.assert %15, "a coordinate does not fit in 16 bits"
// CHECK-NEXT:       %16 = arith.index_cast %14 : index to i16
// CHECK-NEXT:       memref.store %16, %alloc_0[%arg4] : memref<?xi16>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %12 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %13 = arith.extf %12 : f32 to f64
// CHECK-NEXT:       memref.store %13, %alloc_1[%arg4] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_0, %alloc_1, %10 : memref<?xi8>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There is nothing to count. A row is stored for each of its entries.

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @to_coordinates(%a: tensor<?x?xi8, #DCSR>) -> tensor<?x?xi8, #SoA> {
  %0 = sparse_tensor.convert %a : tensor<?x?xi8, #DCSR> to tensor<?x?xi8, #SoA>
  return %0 : tensor<?x?xi8, #SoA>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @to_coordinates(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xi8>, %arg5: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xi8>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg5  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%alloc : memref<2xindex>)
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%0) : memref<?xi8>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 0 with %c2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  crd_mem_sz at 0 with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  crd_mem_sz at 1 with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     memref.store %0, %alloc[%c1] : memref<2xindex>
// CHECK-NEXT:     %10 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %11 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg6 = %10 to %11 step %c1 {
// CHECK-NEXT:       %12 = memref.load %arg1[%arg6] : memref<?xindex>
// CHECK-NEXT:       %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %15 = memref.load %arg2[%14] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg7 = %13 to %15 step %c1 {
// CHECK-NEXT:         memref.store %12, %alloc_0[%arg7] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg6 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %12 = memref.load %arg3[%arg6] : memref<?xindex>
// CHECK-NEXT:       memref.store %12, %alloc_1[%arg6] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg6 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %12 = memref.load %arg4[%arg6] : memref<?xi8>
// CHECK-NEXT:       memref.store %12, %alloc_2[%arg6] : memref<?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %cast, %alloc_0, %alloc_1, %alloc_2, %9 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xi8>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two dense levels, and one more order of levels.

#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#KJI = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : dense, j : dense, i : compressed) }>
func.func @three(%a: tensor<2x3x4xf64, #COO3>) -> tensor<2x3x4xf64, #KJI> {
  %0 = sparse_tensor.convert %a : tensor<2x3x4xf64, #COO3> to tensor<2x3x4xf64, #KJI>
  return %0 : tensor<2x3x4xf64, #KJI>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.muli %1, %2 : index
// CHECK-NEXT:     %5 = arith.addi %4, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%5) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%alloc : memref<?xindex>)
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 0 with %1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  lvl_sz at 1 with %2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  lvl_sz at 2 with %3 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %9  pos_mem_sz at 2 with %5 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %10  crd_mem_sz at 2 with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %11  val_mem_sz with %0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %14 = arith.muli %arg4, %c3 : index
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = memref.load %arg1[%15] : memref<?xindex>
// CHECK-NEXT:       %17 = arith.addi %14, %c2 : index
// CHECK-NEXT:       %18 = memref.load %arg1[%17] : memref<?xindex>
// CHECK-NEXT:       %19 = arith.muli %18, %2 : index
// CHECK-NEXT:       %20 = arith.addi %19, %16 : index
// CHECK-NEXT:       %21 = arith.addi %20, %c1 : index
// CHECK-NEXT:       %22 = memref.load %alloc[%21] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %22, %c1 : index
// CHECK-NEXT:       memref.store %23, %alloc[%21] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = scf.for %arg4 = %c0 to %4 step %c1 iter_args(%arg5 = %c0) -> (index) {
// CHECK-NEXT:       %14 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %15 = memref.load %alloc[%14] : memref<?xindex>
// CHECK-NEXT:       %16 = arith.addi %arg5, %15 : index
// CHECK-NEXT:       memref.store %arg5, %alloc[%14] : memref<?xindex>
// CHECK-NEXT:       scf.yield %16 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %14 = arith.muli %arg4, %c3 : index
// CHECK-NEXT:       %15 = memref.load %arg1[%14] : memref<?xindex>
// CHECK-NEXT:       %16 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %17 = memref.load %arg1[%16] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.addi %14, %c2 : index
// CHECK-NEXT:       %19 = memref.load %arg1[%18] : memref<?xindex>
// CHECK-NEXT:       %20 = arith.muli %19, %2 : index
// CHECK-NEXT:       %21 = arith.addi %20, %17 : index
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = memref.load %alloc[%22] : memref<?xindex>
// CHECK-NEXT:       %24 = arith.addi %23, %c1 : index
// CHECK-NEXT:       memref.store %24, %alloc[%22] : memref<?xindex>
// CHECK-NEXT:       memref.store %15, %alloc_0[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = memref.load %arg2[%arg4] : memref<?xf64>
// CHECK-NEXT:       memref.store %25, %alloc_1[%23] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_0, %alloc_1, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a dense tensor one pass counts the elements that are not zero, and another one stores them.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32 }>
func.func @dense(%a: tensor<?x4xf32>) -> tensor<?x4xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<?x4xf32> to tensor<?x4xf64, #CSR>
  return %0 : tensor<?x4xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dense(%arg0: tensor<?x4xf32>) -> (memref<?xi32>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c4294967295 = arith.constant 4294967295 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %0 = arith.addi %dim, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xi32>
// CHECK-NEXT:     linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
// CHECK-NEXT:     %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %10 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg1, %arg3] : tensor<?x4xf32>
// CHECK-NEXT:         %13 = arith.extf %extracted : f32 to f64
// CHECK-NEXT:         %14 = arith.cmpf une, %13, %cst : f64
// CHECK-NEXT:         %15 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         %16 = arith.select %14, %15, %arg4 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %12 = arith.index_cast %10 : index to i32
// CHECK-NEXT:       memref.store %12, %alloc[%11] : memref<?xi32>
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.cmpi ule, %1, %c4294967295 : index
// CHECK-NEXT:     cf.assert %2, "there are more entries than positions of 32 bits can count"
// CHECK-NEXT:     %alloc_0 = memref.alloc(%1) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%1) : memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %dim : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 1 with %0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  crd_mem_sz at 1 with %1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  val_mem_sz with %1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT:       %10 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg2) -> (index) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg1, %arg3] : tensor<?x4xf32>
// CHECK-NEXT:         %11 = arith.extf %extracted : f32 to f64
// CHECK-NEXT:         %12 = arith.cmpf une, %11, %cst : f64
// CHECK-NEXT:         %13 = scf.if %12 -> (index) {
// CHECK-NEXT:           memref.store %arg3, %alloc_0[%arg4] : memref<?xindex>
// CHECK-NEXT:           memref.store %11, %alloc_1[%arg4] : memref<?xf64>
// CHECK-NEXT:           %14 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:           scf.yield %14 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg4 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %13 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_0, %alloc_1, %8 : memref<?xi32>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
