// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Loops for each matrix format; blocks give coordinates of dimensions.

#DD = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#CD = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : dense) }>
#COOSoA = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))
}>
#COOCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton) }>
#LooseCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
#LooseCOO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : loose_compressed(nonunique), j : singleton)
}>
#Lone = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : singleton) }>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#NMSparse = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 8 : dense, j mod 8 : structured[3, 8])
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#BCSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j floordiv 4 : dense, i floordiv 2 : compressed, j mod 4 : dense,
                   i mod 2 : dense)
}>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : compressed) }>
#Ragged = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : dense) }>

func.func @matrix_dd(%t: tensor<5x?xf64, #DD>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #DD> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_csc(%t: tensor<5x?xf64, #CSC>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #CSC> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_dcsc(%t: tensor<5x?xf64, #DCSC>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #DCSC> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_cd(%t: tensor<?x7xf64, #CD>) {
  sparse_tensor.foreach in %t : tensor<?x7xf64, #CD> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_coosoa(%t: tensor<?x7xf64, #COOSoA>) {
  sparse_tensor.foreach in %t : tensor<?x7xf64, #COOSoA> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_coocols(%t: tensor<5x?xf64, #COOCols>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #COOCols> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_loosecsr(%t: tensor<?x7xf64, #LooseCSR>) {
  sparse_tensor.foreach in %t : tensor<?x7xf64, #LooseCSR> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_loosecoo(%t: tensor<5x?xf64, #LooseCOO>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #LooseCOO> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_lone(%t: tensor<?x7xf64, #Lone>) {
  sparse_tensor.foreach in %t : tensor<?x7xf64, #Lone> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_nm(%t: tensor<3x8xf64, #NM>) {
  sparse_tensor.foreach in %t : tensor<3x8xf64, #NM> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_nmsparse(%t: tensor<?x16xf64, #NMSparse>) {
  sparse_tensor.foreach in %t : tensor<?x16xf64, #NMSparse> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_bsr(%t: tensor<4x9xf64, #BSR>) {
  sparse_tensor.foreach in %t : tensor<4x9xf64, #BSR> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_bcsc(%t: tensor<?x?xf64, #BCSC>) {
  sparse_tensor.foreach in %t : tensor<?x?xf64, #BCSC> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_rows(%t: tensor<5x?xf64, #Rows>) {
  sparse_tensor.foreach in %t : tensor<5x?xf64, #Rows> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

func.func @matrix_ragged(%t: tensor<?x7xf64, #Ragged>) {
  sparse_tensor.foreach in %t : tensor<?x7xf64, #Ragged> do {
  ^bb0(%c0: index, %c1: index, %v: f64):
    "visit"(%c0, %c1, %v) : (index, index, f64) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1 * 4 + d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1 * 8 + d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d1 * 3 + d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d1 * 2 + d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d0 * 4 + d2)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 8 : dense, d1 mod 8 : structured[3, 8]) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 4 : dense, d0 floordiv 2 : compressed, d1 mod 4 : dense, d0 mod 2 : dense) }>
// CHECK-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : compressed) }>
// CHECK-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matrix_dd(%arg0: tensor<5x?xf64, #sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<5x?xf64, #sparse>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %2 = arith.muli %arg1, %1 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %1 step %c1 {
// CHECK-NEXT:         %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT:         %4 = memref.load %0[%3] : memref<?xf64>
// CHECK-NEXT:         "visit"(%arg1, %arg2, %4) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_csc(%arg0: tensor<5x?xf64, #sparse1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<5x?xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %4 to %6 step %c1 {
// CHECK-NEXT:         %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %8 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%7, %arg1, %8) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_dcsc(%arg0: tensor<5x?xf64, #sparse2>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %5 to %6 step %c1 {
// CHECK-NEXT:       %7 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %10 = memref.load %3[%9] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %8 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %4[%arg2] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%11, %7, %12) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_cd(%arg0: tensor<?x7xf64, #sparse3>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x7xf64, #sparse3> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse3> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.muli %arg1, %c7 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c7 step %c1 {
// CHECK-NEXT:         %7 = arith.addi %arg2, %6 : index
// CHECK-NEXT:         %8 = memref.load %0[%7] : memref<?xf64>
// CHECK-NEXT:         "visit"(%5, %arg2, %8) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_coosoa(%arg0: tensor<?x7xf64, #sparse4>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x7xf64, #sparse4> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse4> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse4> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x7xf64, #sparse4> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg1 = %4) : (index) -> index {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         %10 = memref.load %2[%4] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:         scf.yield %12 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%9) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %8 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg1 = %4, %arg2 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %8 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %arg1 to %arg2 step %c1 {
// CHECK-NEXT:         %10 = memref.load %3[%arg3] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         "visit"(%8, %10, %11) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %14 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_coocols(%arg0: tensor<5x?xf64, #sparse5>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse5> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse5> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse5> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse5> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg1 = %4) : (index) -> index {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         %10 = memref.load %2[%4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:         scf.yield %12 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%9) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %8 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg1 = %4, %arg2 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %8 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.for %arg3 = %arg1 to %arg2 step %c1 {
// CHECK-NEXT:         %10 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         "visit"(%10, %8, %11) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %2[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %14 = memref.load %2[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_loosecsr(%arg0: tensor<?x7xf64, #sparse6>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x7xf64, #sparse6> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x7xf64, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x7xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x7xf64, #sparse6> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       %5 = memref.load %2[%4] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %4, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %5 to %7 step %c1 {
// CHECK-NEXT:         %8 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%arg1, %8, %9) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_loosecoo(%arg0: tensor<5x?xf64, #sparse7>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse7> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse7> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse7> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse7> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg1 = %4) : (index) -> index {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         %10 = memref.load %2[%4] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:         scf.yield %12 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%9) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %8 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg1 = %4, %arg2 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %8 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.for %arg3 = %arg1 to %arg2 step %c1 {
// CHECK-NEXT:         %10 = memref.load %3[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %11 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         "visit"(%8, %10, %11) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %2[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %14 = memref.load %2[%arg3] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_lone(%arg0: tensor<?x7xf64, #sparse8>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x7xf64, #sparse8> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse8> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse8> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x7xf64, #sparse8> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %4 to %5 step %c1 {
// CHECK-NEXT:       %6 = memref.load %2[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.for %arg2 = %arg1 to %7 step %c1 {
// CHECK-NEXT:         %8 = memref.load %3[%arg2] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %9 = memref.load %0[%arg2] : memref<?xf64>
// CHECK-NEXT:         "visit"(%6, %8, %9) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_nm(%arg0: tensor<3x8xf64, #sparse9>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<3x8xf64, #sparse9> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<3x8xf64, #sparse9> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       %2 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT:         %4 = arith.muli %3, %c2 : index
// CHECK-NEXT:         %5 = arith.addi %4, %c2 : index
// CHECK-NEXT:         scf.for %arg3 = %4 to %5 step %c1 {
// CHECK-NEXT:           %6 = memref.load %1[%arg3] : memref<?xindex>
// CHECK-NEXT:           %7 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:           %8 = affine.apply #map(%arg1, %arg2, %6)
// CHECK-NEXT:           "visit"(%arg1, %8, %7) : (index, index, f64) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_nmsparse(%arg0: tensor<?x16xf64, #sparse10>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x16xf64, #sparse10> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x16xf64, #sparse10>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x16xf64, #sparse10> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %3 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %4 = arith.addi %arg2, %3 : index
// CHECK-NEXT:         %5 = arith.muli %4, %c3 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c3 : index
// CHECK-NEXT:         scf.for %arg3 = %5 to %6 step %c1 {
// CHECK-NEXT:           %7 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:           %8 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:           %9 = affine.apply #map1(%arg1, %arg2, %7)
// CHECK-NEXT:           "visit"(%arg1, %9, %8) : (index, index, f64) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_bsr(%arg0: tensor<4x9xf64, #sparse11>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x9xf64, #sparse11> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<4x9xf64, #sparse11> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<4x9xf64, #sparse11> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %3 = memref.load %1[%arg1] : memref<?xindex>
// CHECK-NEXT:       %4 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %3 to %5 step %c1 {
// CHECK-NEXT:         %6 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:         %7 = arith.muli %arg2, %c2 : index
// CHECK-NEXT:         scf.for %arg3 = %c0 to %c2 step %c1 {
// CHECK-NEXT:           %8 = arith.addi %arg3, %7 : index
// CHECK-NEXT:           %9 = arith.muli %8, %c3 : index
// CHECK-NEXT:           scf.for %arg4 = %c0 to %c3 step %c1 {
// CHECK-NEXT:             %10 = arith.addi %arg4, %9 : index
// CHECK-NEXT:             %11 = memref.load %0[%10] : memref<?xf64>
// CHECK-NEXT:             %12 = affine.apply #map2(%arg1, %6, %arg3, %arg4)
// CHECK-NEXT:             %13 = affine.apply #map3(%arg1, %6, %arg3, %arg4)
// CHECK-NEXT:             "visit"(%12, %13, %11) : (index, index, f64) -> ()
// CHECK-NEXT:           } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_bcsc(%arg0: tensor<?x?xf64, #sparse12>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse12> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse12>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse12> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xf64, #sparse12> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %4 to %6 step %c1 {
// CHECK-NEXT:         %7 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %8 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:         scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:           %9 = arith.addi %arg3, %8 : index
// CHECK-NEXT:           %10 = arith.muli %9, %c2 : index
// CHECK-NEXT:           scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:             %11 = arith.addi %arg4, %10 : index
// CHECK-NEXT:             %12 = memref.load %0[%11] : memref<?xf64>
// CHECK-NEXT:             %13 = affine.apply #map4(%arg1, %7, %arg3, %arg4)
// CHECK-NEXT:             %14 = affine.apply #map5(%arg1, %7, %arg3, %arg4)
// CHECK-NEXT:             "visit"(%13, %14, %12) : (index, index, f64) -> ()
// CHECK-NEXT:           } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_rows(%arg0: tensor<5x?xf64, #sparse13>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<5x?xf64, #sparse13> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse13> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<5x?xf64, #sparse13> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse13> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<5x?xf64, #sparse13> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %7 = scf.while (%arg1 = %5) : (index) -> index {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         %11 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:         scf.yield %13 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%10) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %9 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %9 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8:2 = scf.while (%arg1 = %5, %arg2 = %7) : (index, index) -> (index, index) {
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg1, %6 : index
// CHECK-NEXT:       scf.condition(%9) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %9 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %3[%arg1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %12 = memref.load %3[%11] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg3 = %10 to %12 step %c1 {
// CHECK-NEXT:         %14 = memref.load %4[%arg3] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %0[%arg3] : memref<?xf64>
// CHECK-NEXT:         "visit"(%9, %14, %15) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %13:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %14 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %15 = arith.cmpi ult, %arg3, %6 : index
// CHECK-NEXT:           %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:             %17 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %18 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:             %19 = arith.cmpi eq, %17, %18 : index
// CHECK-NEXT:             scf.yield %19 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%16) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %15 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %15 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %14 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13#0, %13#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matrix_ragged(%arg0: tensor<?x7xf64, #sparse14>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x7xf64, #sparse14> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse14> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x7xf64, #sparse14> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %1[%c1] : memref<?xindex>
// CHECK-NEXT:     %5 = scf.while (%arg1 = %3) : (index) -> index {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg1, %4 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (i1) {
// CHECK-NEXT:         %9 = memref.load %2[%3] : memref<?xindex>
// CHECK-NEXT:         %10 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:         %11 = arith.cmpi eq, %9, %10 : index
// CHECK-NEXT:         scf.yield %11 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%8) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %7 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:2 = scf.while (%arg1 = %3, %arg2 = %5) : (index, index) -> (index, index) {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg1, %4 : index
// CHECK-NEXT:       scf.condition(%7) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %7 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.muli %arg1, %c7 : index
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c7 step %c1 {
// CHECK-NEXT:         %10 = arith.addi %arg3, %8 : index
// CHECK-NEXT:         %11 = memref.load %0[%10] : memref<?xf64>
// CHECK-NEXT:         "visit"(%7, %arg3, %11) : (index, index, f64) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg3, %4 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:             %14 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %11 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
