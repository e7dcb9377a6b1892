// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// sparse_tensor.print.

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOCols = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed(nonunique), i : singleton(soa)),
  posWidth = 32,
  crdWidth = 16
}>
#DDCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#Batch = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, k : dense, j : compressed) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @print_csc(%t: tensor<8x8xcomplex<f64>, #CSC>) {
  sparse_tensor.print %t : tensor<8x8xcomplex<f64>, #CSC>
  return
}

func.func @print_coo(%t: tensor<?x?xi32, #COO>) {
  sparse_tensor.print %t : tensor<?x?xi32, #COO>
  return
}

func.func @print_coocols(%t: tensor<8x8xi8, #COOCols>) {
  sparse_tensor.print %t : tensor<8x8xi8, #COOCols>
  return
}

func.func @print_nm(%t: tensor<8x8xi1, #NM>) {
  sparse_tensor.print %t : tensor<8x8xi1, #NM>
  return
}

func.func @print_batch(%t: tensor<2x4x8xf64, #Batch>) {
  sparse_tensor.print %t : tensor<2x4x8xf64, #Batch>
  return
}

func.func @print_ddcols(%t: tensor<8x8xindex, #DDCols>) {
  sparse_tensor.print %t : tensor<8x8xindex, #DDCols>
  return
}

func.func @print_coo3(%t: tensor<2x3x4xf64, #COO3>) {
  sparse_tensor.print %t : tensor<2x3x4xf64, #COO3>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton(soa)), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d2 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_csc(%arg0: tensor<8x8xcomplex<f64>, #sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xcomplex<f64>, #sparse>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "pos["
// CHECK-NEXT:     vector.print %c1 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x8xcomplex<f64>, #sparse> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %4 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %4 : index punctuation <no_punctuation>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = arith.cmpi ne, %5, %dim : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c1 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xcomplex<f64>, #sparse> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_0 = memref.dim %2, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %4 : index punctuation <no_punctuation>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = arith.cmpi ne, %5, %dim_0 : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %3 = sparse_tensor.values %arg0 : tensor<8x8xcomplex<f64>, #sparse> to memref<?xcomplex<f64>>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_1 = memref.dim %3, %c0 : memref<?xcomplex<f64>>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %3[%arg1] : memref<?xcomplex<f64>>
// CHECK-NEXT:       %5 = complex.re %4 : complex<f64>
// CHECK-NEXT:       %6 = complex.im %4 : complex<f64>
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       vector.print %5 : f64 punctuation <comma>
// CHECK-NEXT:       vector.print %6 : f64 punctuation <close>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = arith.cmpi ne, %7, %dim_1 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_coo(%arg0: tensor<?x?xi32, #sparse1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     vector.print %dim : index punctuation <comma>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     vector.print %dim_0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     vector.print %1 : index punctuation <comma>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xi32, #sparse1>
// CHECK-NEXT:     vector.print %2 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "pos["
// CHECK-NEXT:     vector.print %c0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?xi32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_1 = memref.dim %3, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_1 step %c1 {
// CHECK-NEXT:       %6 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %6 : index punctuation <no_punctuation>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = arith.cmpi ne, %7, %dim_1 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %4 = sparse_tensor.coordinates_buffer %arg0 : tensor<?x?xi32, #sparse1> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_2 = memref.dim %4, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_2 step %c1 {
// CHECK-NEXT:       %6 = memref.load %4[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %6 : index punctuation <no_punctuation>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = arith.cmpi ne, %7, %dim_2 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %5 = sparse_tensor.values %arg0 : tensor<?x?xi32, #sparse1> to memref<?xi32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_3 = memref.dim %5, %c0 : memref<?xi32>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_3 step %c1 {
// CHECK-NEXT:       %6 = memref.load %5[%arg1] : memref<?xi32>
// CHECK-NEXT:       vector.print %6 : i32 punctuation <no_punctuation>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = arith.cmpi ne, %7, %dim_3 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_coocols(%arg0: tensor<8x8xi8, #sparse2>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xi8, #sparse2>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "pos["
// CHECK-NEXT:     vector.print %c0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8x8xi8, #sparse2> to memref<?xi32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xi32>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %5 = memref.load %1[%arg1] : memref<?xi32>
// CHECK-NEXT:       vector.print %5 : i32 punctuation <no_punctuation>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = arith.cmpi ne, %6, %dim : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x8xi8, #sparse2> to memref<?xi16>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_0 = memref.dim %2, %c0 : memref<?xi16>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xi16>
// CHECK-NEXT:       vector.print %5 : i16 punctuation <no_punctuation>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = arith.cmpi ne, %6, %dim_0 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c1 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x8xi8, #sparse2> to memref<?xi16>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_1 = memref.dim %3, %c0 : memref<?xi16>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_1 step %c1 {
// CHECK-NEXT:       %5 = memref.load %3[%arg1] : memref<?xi16>
// CHECK-NEXT:       vector.print %5 : i16 punctuation <no_punctuation>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = arith.cmpi ne, %6, %dim_1 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %4 = sparse_tensor.values %arg0 : tensor<8x8xi8, #sparse2> to memref<?xi8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_2 = memref.dim %4, %c0 : memref<?xi8>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_2 step %c1 {
// CHECK-NEXT:       %5 = memref.load %4[%arg1] : memref<?xi8>
// CHECK-NEXT:       vector.print %5 : i8 punctuation <no_punctuation>
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = arith.cmpi ne, %6, %dim_2 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_nm(%arg0: tensor<8x8xi1, #sparse3>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xi1, #sparse3>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c2 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c4 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c2 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<8x8xi1, #sparse3> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %3 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %3 : index punctuation <no_punctuation>
// CHECK-NEXT:       %4 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %5 = arith.cmpi ne, %4, %dim : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<8x8xi1, #sparse3> to memref<?xi1>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_0 = memref.dim %2, %c0 : memref<?xi1>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       %3 = memref.load %2[%arg1] : memref<?xi1>
// CHECK-NEXT:       vector.print %3 : i1 punctuation <no_punctuation>
// CHECK-NEXT:       %4 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %5 = arith.cmpi ne, %4, %dim_0 : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_batch(%arg0: tensor<2x4x8xf64, #sparse4>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<2x4x8xf64, #sparse4>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c2 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c4 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c2 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c4 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "pos["
// CHECK-NEXT:     vector.print %c2 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<2x4x8xf64, #sparse4> to memref<2x?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       %dim = memref.dim %1, %c1 : memref<2x?xindex>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %4 = memref.load %1[%arg1, %arg2] : memref<2x?xindex>
// CHECK-NEXT:         vector.print %4 : index punctuation <no_punctuation>
// CHECK-NEXT:         %5 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %dim : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c2 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<2x4x8xf64, #sparse4> to memref<2x?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       %dim = memref.dim %2, %c1 : memref<2x?xindex>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %4 = memref.load %2[%arg1, %arg2] : memref<2x?xindex>
// CHECK-NEXT:         vector.print %4 : index punctuation <no_punctuation>
// CHECK-NEXT:         %5 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %dim : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %3 = sparse_tensor.values %arg0 : tensor<2x4x8xf64, #sparse4> to memref<2x?xf64>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       %dim = memref.dim %3, %c1 : memref<2x?xf64>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %dim step %c1 {
// CHECK-NEXT:         %4 = memref.load %3[%arg1, %arg2] : memref<2x?xf64>
// CHECK-NEXT:         vector.print %4 : f64 punctuation <no_punctuation>
// CHECK-NEXT:         %5 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %6 = arith.cmpi ne, %5, %dim : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_ddcols(%arg0: tensor<8x8xindex, #sparse5>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<8x8xindex, #sparse5>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c8 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c8 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<8x8xindex, #sparse5> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %2 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %2 : index punctuation <no_punctuation>
// CHECK-NEXT:       %3 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi ne, %3, %dim : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @print_coo3(%arg0: tensor<2x3x4xf64, #sparse6>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.number_of_entries %arg0 : tensor<2x3x4xf64, #sparse6>
// CHECK-NEXT:     vector.print str "---- Sparse Tensor ----\0Anse = "
// CHECK-NEXT:     vector.print %0 : index
// CHECK-NEXT:     vector.print str "dim = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c2 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c3 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c4 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "lvl = "
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print %c2 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c3 : index punctuation <comma>
// CHECK-NEXT:     vector.print %c4 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "pos["
// CHECK-NEXT:     vector.print %c0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<2x3x4xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %4 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %4 : index punctuation <no_punctuation>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = arith.cmpi ne, %5, %dim : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "crd["
// CHECK-NEXT:     vector.print %c0 : index punctuation <no_punctuation>
// CHECK-NEXT:     vector.print str "] : "
// CHECK-NEXT:     %2 = sparse_tensor.coordinates_buffer %arg0 : tensor<2x3x4xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_0 = memref.dim %2, %c0 : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       vector.print %4 : index punctuation <no_punctuation>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = arith.cmpi ne, %5, %dim_0 : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "values : "
// CHECK-NEXT:     %3 = sparse_tensor.values %arg0 : tensor<2x3x4xf64, #sparse6> to memref<?xf64>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     %dim_1 = memref.dim %3, %c0 : memref<?xf64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim_1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %3[%arg1] : memref<?xf64>
// CHECK-NEXT:       vector.print %4 : f64 punctuation <no_punctuation>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = arith.cmpi ne, %5, %dim_1 : index
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "----\0A"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
