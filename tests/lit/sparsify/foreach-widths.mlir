// RUN: pyopt %s --lower-sparse-foreach-to-scf=reference-exact=true --allow-unregistered-dialect | FileCheck %s

// Positions and coordinates of any width are unsigned.

#CSR_8_16 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
#COO_8_16 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton),
  posWidth = 8,
  crdWidth = 16
}>
#Loose_8_16 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : loose_compressed),
  posWidth = 8,
  crdWidth = 16
}>
#CSR_16_32 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 16,
  crdWidth = 32
}>
#CSR_32_64 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 32,
  crdWidth = 64
}>
#COO_32_64 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton),
  posWidth = 32,
  crdWidth = 64
}>
#Loose_32_64 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : loose_compressed),
  posWidth = 32,
  crdWidth = 64
}>
#CSR_64_8 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 64,
  crdWidth = 8
}>
#CSR_0_8 = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), crdWidth = 8 }>
#CSR_16_0 = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 16 }>
#CSR_64_64 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 64,
  crdWidth = 64
}>
#NM8 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4]),
  crdWidth = 8
}>
#BatchCSR8 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : batch, j : dense, k : compressed),
  posWidth = 8,
  crdWidth = 8
}>

func.func @widths_csr_8_16(%t: tensor<?x?xi8, #CSR_8_16>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_8_16> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_coo_8_16(%t: tensor<?x?xi8, #COO_8_16>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #COO_8_16> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_loose_8_16(%t: tensor<?x?xi8, #Loose_8_16>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #Loose_8_16> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_csr_16_32(%t: tensor<?x?xi8, #CSR_16_32>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_16_32> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_csr_32_64(%t: tensor<?x?xi8, #CSR_32_64>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_32_64> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_coo_32_64(%t: tensor<?x?xi8, #COO_32_64>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #COO_32_64> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_loose_32_64(%t: tensor<?x?xi8, #Loose_32_64>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #Loose_32_64> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_csr_64_8(%t: tensor<?x?xi8, #CSR_64_8>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_64_8> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_csr_0_8(%t: tensor<?x?xi8, #CSR_0_8>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_0_8> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_csr_16_0(%t: tensor<?x?xi8, #CSR_16_0>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_16_0> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_csr_64_64(%t: tensor<?x?xi8, #CSR_64_64>) {
  sparse_tensor.foreach in %t : tensor<?x?xi8, #CSR_64_64> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_structured(%t: tensor<4x8xi8, #NM8>) {
  sparse_tensor.foreach in %t : tensor<4x8xi8, #NM8> do {
  ^bb0(%c0: index, %c1: index, %v: i8):
    "visit"(%c0, %c1, %v) : (index, index, i8) -> ()
  }
  return
}

func.func @widths_batch(%t: tensor<2x4x8xi8, #BatchCSR8>) {
  sparse_tensor.foreach in %t : tensor<2x4x8xi8, #BatchCSR8> do {
  ^bb0(%c0: index, %c1: index, %c2: index, %v: i8):
    "visit"(%c0, %c1, %c2, %v) : (index, index, index, i8) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1 * 4 + d2)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 8, crdWidth = 16 }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 8, crdWidth = 16 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed), posWidth = 8, crdWidth = 16 }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 16, crdWidth = 32 }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 64 }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 32, crdWidth = 64 }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed), posWidth = 32, crdWidth = 64 }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 8 }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 8 }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 16 }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 64 }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]), crdWidth = 8 }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed), posWidth = 8, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @widths_csr_8_16(%arg0: tensor<?x?xi8, #sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse> to memref<?xi8>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse> to memref<?xi16>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xi8>
// CHECK-NEXT:       %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:       %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xi8>
// CHECK-NEXT:       %9 = arith.extui %8 : i8 to i64
// CHECK-NEXT:       %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %6 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %3[%arg2] : memref<?xi16>
// CHECK-NEXT:         %12 = arith.extui %11 : i16 to i64
// CHECK-NEXT:         %13 = arith.index_cast %12 : i64 to index
// CHECK-NEXT:         %14 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %13, %14) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_coo_8_16(%arg0: tensor<?x?xi8, #sparse1>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse1> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?xi8, #sparse1> to memref<?xi8>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?xi8, #sparse1> to memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse1> to memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xi8>
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:     %7 = memref.load %1[%c1] : memref<?xi8>
// CHECK-NEXT:     %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:     %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:     %10 = scf.while (%arg1 = %6) : (index) -> index {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg1, %9 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:         %14 = memref.load %2[%6] : memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:         %15 = arith.extui %14 : i16 to i64
// CHECK-NEXT:         %16 = arith.index_cast %15 : i64 to index
// CHECK-NEXT:         %17 = memref.load %2[%arg1] : memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:         %18 = arith.extui %17 : i16 to i64
// CHECK-NEXT:         %19 = arith.index_cast %18 : i64 to index
// CHECK-NEXT:         %20 = arith.cmpi eq, %16, %19 : index
// CHECK-NEXT:         scf.yield %20 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%13) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %12 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %12 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %11:2 = scf.while (%arg1 = %6, %arg2 = %10) : (index, index) -> (index, index) {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg1, %9 : index
// CHECK-NEXT:       scf.condition(%12) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %12 = memref.load %2[%arg1] : memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:       %13 = arith.extui %12 : i16 to i64
// CHECK-NEXT:       %14 = arith.index_cast %13 : i64 to index
// CHECK-NEXT:       scf.for %arg3 = %arg1 to %arg2 step %c1 {
// CHECK-NEXT:         %16 = memref.load %3[%arg3] : memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:         %17 = arith.extui %16 : i16 to i64
// CHECK-NEXT:         %18 = arith.index_cast %17 : i64 to index
// CHECK-NEXT:         %19 = memref.load %0[%arg3] : memref<?xi8>
// CHECK-NEXT:         "visit"(%14, %18, %19) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %15:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %16 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %17 = arith.cmpi ult, %arg3, %9 : index
// CHECK-NEXT:           %18 = scf.if %17 -> (i1) {
// CHECK-NEXT:             %19 = memref.load %2[%arg2] : memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:             %20 = arith.extui %19 : i16 to i64
// CHECK-NEXT:             %21 = arith.index_cast %20 : i64 to index
// CHECK-NEXT:             %22 = memref.load %2[%arg3] : memref<?xi16, strided<[?], offset: ?>>
// CHECK-NEXT:             %23 = arith.extui %22 : i16 to i64
// CHECK-NEXT:             %24 = arith.index_cast %23 : i64 to index
// CHECK-NEXT:             %25 = arith.cmpi eq, %21, %24 : index
// CHECK-NEXT:             scf.yield %25 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%18) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %17 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %17 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %16 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_loose_8_16(%arg0: tensor<?x?xi8, #sparse2>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse2> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse2> to memref<?xi8>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse2> to memref<?xi16>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       %5 = memref.load %2[%4] : memref<?xi8>
// CHECK-NEXT:       %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:       %7 = arith.index_cast %6 : i64 to index
// CHECK-NEXT:       %8 = arith.addi %4, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xi8>
// CHECK-NEXT:       %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:       %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %7 to %11 step %c1 {
// CHECK-NEXT:         %12 = memref.load %3[%arg2] : memref<?xi16>
// CHECK-NEXT:         %13 = arith.extui %12 : i16 to i64
// CHECK-NEXT:         %14 = arith.index_cast %13 : i64 to index
// CHECK-NEXT:         %15 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %14, %15) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_csr_16_32(%arg0: tensor<?x?xi8, #sparse3>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse3> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse3> to memref<?xi16>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse3> to memref<?xi32>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xi16>
// CHECK-NEXT:       %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:       %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xi16>
// CHECK-NEXT:       %9 = arith.extui %8 : i16 to i64
// CHECK-NEXT:       %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %6 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %3[%arg2] : memref<?xi32>
// CHECK-NEXT:         %12 = arith.extui %11 : i32 to i64
// CHECK-NEXT:         %13 = arith.index_cast %12 : i64 to index
// CHECK-NEXT:         %14 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %13, %14) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_csr_32_64(%arg0: tensor<?x?xi8, #sparse4>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse4> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse4> to memref<?xi32>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse4> to memref<?xi64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xi32>
// CHECK-NEXT:       %5 = arith.extui %4 : i32 to i64
// CHECK-NEXT:       %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xi32>
// CHECK-NEXT:       %9 = arith.extui %8 : i32 to i64
// CHECK-NEXT:       %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %6 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %3[%arg2] : memref<?xi64>
// CHECK-NEXT:         %12 = arith.index_cast %11 : i64 to index
// CHECK-NEXT:         %13 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %12, %13) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_coo_32_64(%arg0: tensor<?x?xi8, #sparse5>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse5> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?x?xi8, #sparse5> to memref<?xi32>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?x?xi8, #sparse5> to memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse5> to memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = memref.load %1[%c0] : memref<?xi32>
// CHECK-NEXT:     %5 = arith.extui %4 : i32 to i64
// CHECK-NEXT:     %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:     %7 = memref.load %1[%c1] : memref<?xi32>
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:     %10 = scf.while (%arg1 = %6) : (index) -> index {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg1, %9 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:         %14 = memref.load %2[%6] : memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:         %15 = arith.index_cast %14 : i64 to index
// CHECK-NEXT:         %16 = memref.load %2[%arg1] : memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:         %17 = arith.index_cast %16 : i64 to index
// CHECK-NEXT:         %18 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:         scf.yield %18 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%13) %arg1 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %12 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       scf.yield %12 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %11:2 = scf.while (%arg1 = %6, %arg2 = %10) : (index, index) -> (index, index) {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg1, %9 : index
// CHECK-NEXT:       scf.condition(%12) %arg1, %arg2 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %12 = memref.load %2[%arg1] : memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:       %13 = arith.index_cast %12 : i64 to index
// CHECK-NEXT:       scf.for %arg3 = %arg1 to %arg2 step %c1 {
// CHECK-NEXT:         %15 = memref.load %3[%arg3] : memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:         %16 = arith.index_cast %15 : i64 to index
// CHECK-NEXT:         %17 = memref.load %0[%arg3] : memref<?xi8>
// CHECK-NEXT:         "visit"(%13, %16, %17) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       %14:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %15 = scf.while (%arg3 = %arg2) : (index) -> index {
// CHECK-NEXT:           %16 = arith.cmpi ult, %arg3, %9 : index
// CHECK-NEXT:           %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:             %18 = memref.load %2[%arg2] : memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:             %19 = arith.index_cast %18 : i64 to index
// CHECK-NEXT:             %20 = memref.load %2[%arg3] : memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:             %21 = arith.index_cast %20 : i64 to index
// CHECK-NEXT:             %22 = arith.cmpi eq, %19, %21 : index
// CHECK-NEXT:             scf.yield %22 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%17) %arg3 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg3: index):
// CHECK-NEXT:           %16 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:           scf.yield %16 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg2, %15 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1, %arg2 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_loose_32_64(%arg0: tensor<?x?xi8, #sparse6>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse6> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse6> to memref<?xi32>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse6> to memref<?xi64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       %5 = memref.load %2[%4] : memref<?xi32>
// CHECK-NEXT:       %6 = arith.extui %5 : i32 to i64
// CHECK-NEXT:       %7 = arith.index_cast %6 : i64 to index
// CHECK-NEXT:       %8 = arith.addi %4, %c1 : index
// CHECK-NEXT:       %9 = memref.load %2[%8] : memref<?xi32>
// CHECK-NEXT:       %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:       %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %7 to %11 step %c1 {
// CHECK-NEXT:         %12 = memref.load %3[%arg2] : memref<?xi64>
// CHECK-NEXT:         %13 = arith.index_cast %12 : i64 to index
// CHECK-NEXT:         %14 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %13, %14) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_csr_64_8(%arg0: tensor<?x?xi8, #sparse7>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse7> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse7>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse7> to memref<?xi64>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse7> to memref<?xi8>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xi64>
// CHECK-NEXT:       %5 = arith.index_cast %4 : i64 to index
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xi64>
// CHECK-NEXT:       %8 = arith.index_cast %7 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %5 to %8 step %c1 {
// CHECK-NEXT:         %9 = memref.load %3[%arg2] : memref<?xi8>
// CHECK-NEXT:         %10 = arith.extui %9 : i8 to i64
// CHECK-NEXT:         %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:         %12 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %11, %12) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_csr_0_8(%arg0: tensor<?x?xi8, #sparse8>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse8> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse8>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse8> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse8> to memref<?xi8>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %6 = memref.load %2[%5] : memref<?xindex>
// CHECK-NEXT:       scf.for %arg2 = %4 to %6 step %c1 {
// CHECK-NEXT:         %7 = memref.load %3[%arg2] : memref<?xi8>
// CHECK-NEXT:         %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:         %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:         %10 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %9, %10) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_csr_16_0(%arg0: tensor<?x?xi8, #sparse9>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse9> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse9>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse9> to memref<?xi16>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse9> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xi16>
// CHECK-NEXT:       %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:       %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:       %7 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %8 = memref.load %2[%7] : memref<?xi16>
// CHECK-NEXT:       %9 = arith.extui %8 : i16 to i64
// CHECK-NEXT:       %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %6 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %3[%arg2] : memref<?xindex>
// CHECK-NEXT:         %12 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %11, %12) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_csr_64_64(%arg0: tensor<?x?xi8, #sparse10>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<?x?xi8, #sparse10> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse10>
// CHECK-NEXT:     %2 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse10> to memref<?xi64>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xi8, #sparse10> to memref<?xi64>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %1 step %c1 {
// CHECK-NEXT:       %4 = memref.load %2[%arg1] : memref<?xi64>
// CHECK-NEXT:       %5 = arith.index_cast %4 : i64 to index
// CHECK-NEXT:       %6 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:       %7 = memref.load %2[%6] : memref<?xi64>
// CHECK-NEXT:       %8 = arith.index_cast %7 : i64 to index
// CHECK-NEXT:       scf.for %arg2 = %5 to %8 step %c1 {
// CHECK-NEXT:         %9 = memref.load %3[%arg2] : memref<?xi64>
// CHECK-NEXT:         %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:         %11 = memref.load %0[%arg2] : memref<?xi8>
// CHECK-NEXT:         "visit"(%arg1, %10, %11) : (index, index, i8) -> ()
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_structured(%arg0: tensor<4x8xi8, #sparse11>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<4x8xi8, #sparse11> to memref<?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<4x8xi8, #sparse11> to memref<?xi8>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %2 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT:         %4 = arith.muli %3, %c2 : index
// CHECK-NEXT:         %5 = arith.addi %4, %c2 : index
// CHECK-NEXT:         scf.for %arg3 = %4 to %5 step %c1 {
// CHECK-NEXT:           %6 = memref.load %1[%arg3] : memref<?xi8>
// CHECK-NEXT:           %7 = arith.extui %6 : i8 to i64
// CHECK-NEXT:           %8 = arith.index_cast %7 : i64 to index
// CHECK-NEXT:           %9 = memref.load %0[%arg3] : memref<?xi8>
// CHECK-NEXT:           %10 = affine.apply #map(%arg1, %arg2, %8)
// CHECK-NEXT:           "visit"(%arg1, %10, %9) : (index, index, i8) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_batch(%arg0: tensor<2x4x8xi8, #sparse12>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.values %arg0 : tensor<2x4x8xi8, #sparse12> to memref<2x?xi8>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<2x4x8xi8, #sparse12> to memref<2x?xi8>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<2x4x8xi8, #sparse12> to memref<2x?xi8>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c4 step %c1 {
// CHECK-NEXT:         %3 = memref.load %1[%arg1, %arg2] : memref<2x?xi8>
// CHECK-NEXT:         %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:         %5 = arith.index_cast %4 : i64 to index
// CHECK-NEXT:         %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:         %7 = memref.load %1[%arg1, %6] : memref<2x?xi8>
// CHECK-NEXT:         %8 = arith.extui %7 : i8 to i64
// CHECK-NEXT:         %9 = arith.index_cast %8 : i64 to index
// CHECK-NEXT:         scf.for %arg3 = %5 to %9 step %c1 {
// CHECK-NEXT:           %10 = memref.load %2[%arg1, %arg3] : memref<2x?xi8>
// CHECK-NEXT:           %11 = arith.extui %10 : i8 to i64
// CHECK-NEXT:           %12 = arith.index_cast %11 : i64 to index
// CHECK-NEXT:           %13 = memref.load %0[%arg1, %arg3] : memref<2x?xi8>
// CHECK-NEXT:           "visit"(%arg1, %arg2, %12, %13) : (index, index, index, i8) -> ()
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
