// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s
// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-convert=false | FileCheck %s --check-prefix=KEPT

// Conversions whose elements come in the order of the target, and those that are left to other passes.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#UV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonordered)) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOSoA = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))
}>
#Unsorted = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#Narrow = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 32,
  crdWidth = 16
}>
#DD = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#DDCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#CSFPerm = #sparse_tensor.encoding<{
  map = (i, j, k) -> (k : compressed, i : compressed, j : compressed)
}>
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, 4, ?)>) -> (
      i : dense, j : compressed)
}>

func.func @csr_dcsr(%t: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #DCSR> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSR>
  return %0 : tensor<?x?xf64, #DCSR>
}

func.func @coo_soa(%t: tensor<?x?xi8, #COO>) -> tensor<?x?xi8, #COOSoA> {
  %0 = sparse_tensor.convert %t : tensor<?x?xi8, #COO> to tensor<?x?xi8, #COOSoA>
  return %0 : tensor<?x?xi8, #COOSoA>
}

func.func @loose_csr(%t: tensor<4x?xf64, #Loose>) -> tensor<4x?xf64, #CSR> {
  %0 = sparse_tensor.convert %t : tensor<4x?xf64, #Loose> to tensor<4x?xf64, #CSR>
  return %0 : tensor<4x?xf64, #CSR>
}

func.func @bsr_dense(%t: tensor<4x9xf64, #BSR>) -> tensor<4x9xf64> {
  %0 = sparse_tensor.convert %t : tensor<4x9xf64, #BSR> to tensor<4x9xf64>
  return %0 : tensor<4x9xf64>
}

func.func @dense_all_dense_cols(%t: tensor<4x?xf32>) -> tensor<4x?xf32, #DDCols> {
  %0 = sparse_tensor.convert %t : tensor<4x?xf32> to tensor<4x?xf32, #DDCols>
  return %0 : tensor<4x?xf32, #DDCols>
}

func.func @csc_unsorted(%t: tensor<?x?xf64, #CSC>) -> tensor<?x?xf64, #Unsorted> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #Unsorted>
  return %0 : tensor<?x?xf64, #Unsorted>
}

func.func @slice_csr(%t: tensor<4x4xf64, #Slice>) -> tensor<4x4xf64, #CSR> {
  %0 = sparse_tensor.convert %t : tensor<4x4xf64, #Slice> to tensor<4x4xf64, #CSR>
  return %0 : tensor<4x4xf64, #CSR>
}

func.func @csf_coo3(%t: tensor<?x?x4xf32, #CSF>) -> tensor<?x?x4xf32, #COO3> {
  %0 = sparse_tensor.convert %t : tensor<?x?x4xf32, #CSF> to tensor<?x?x4xf32, #COO3>
  return %0 : tensor<?x?x4xf32, #COO3>
}

func.func @vector_unordered(%t: tensor<7xf64, #SV>) -> tensor<7xf64, #UV> {
  %0 = sparse_tensor.convert %t : tensor<7xf64, #SV> to tensor<7xf64, #UV>
  return %0 : tensor<7xf64, #UV>
}

func.func @csc_all_dense(%t: tensor<?x?xf64, #CSC>) -> tensor<?x?xf64, #DD> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #DD>
  return %0 : tensor<?x?xf64, #DD>
}

func.func @widths_only(%t: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #Narrow> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #Narrow>
  return %0 : tensor<?x?xf64, #Narrow>
}

func.func @sparse_constant_cols() -> tensor<3x2xf64, #DCSC> {
  %t = arith.constant sparse<[[0, 1], [2, 0]], [1.0, 2.0]> : tensor<3x2xf64>
  %0 = sparse_tensor.convert %t : tensor<3x2xf64> to tensor<3x2xf64, #DCSC>
  return %0 : tensor<3x2xf64, #DCSC>
}

func.func @sparse_constant_perm() -> tensor<3x3x3xi8, #CSFPerm> {
  %t = arith.constant sparse<[[0, 1, 2], [2, 0, 1]], [1, 2]> : tensor<3x3x3xi8>
  %0 = sparse_tensor.convert %t : tensor<3x3x3xi8> to tensor<3x3x3xi8, #CSFPerm>
  return %0 : tensor<3x3x3xi8, #CSFPerm>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse15 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: #sparse16 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse17 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @csr_dcsr(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xf64, #sparse>, tensor<?x?xf64, #sparse1> -> tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse1>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coo_soa(%arg0: tensor<?x?xi8, #sparse2>) -> tensor<?x?xi8, #sparse3> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xi8, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xi8, #sparse2>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xi8, #sparse3>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xi8, #sparse2>, tensor<?x?xi8, #sparse3> -> tensor<?x?xi8, #sparse3> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: i8, %arg4: tensor<?x?xi8, #sparse3>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xi8, #sparse3>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xi8, #sparse3>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xi8, #sparse3>
// CHECK-NEXT:     return %4 : tensor<?x?xi8, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loose_csr(%arg0: tensor<4x?xf64, #sparse4>) -> tensor<4x?xf64, #sparse> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<4x?xf64, #sparse4>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%0) : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<4x?xf64, #sparse4>, tensor<4x?xf64, #sparse> -> tensor<4x?xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x?xf64, #sparse>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x?xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<4x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bsr_dense(%arg0: tensor<4x9xf64, #sparse5>) -> tensor<4x9xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x9xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x9xf64>) -> tensor<4x9xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<4x9xf64, #sparse5>, tensor<4x9xf64> -> tensor<4x9xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x9xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x9xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x9xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<4x9xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_all_dense_cols(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32, #sparse6> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<4x?xf32>, tensor<4x?xf32, #sparse6> -> tensor<4x?xf32, #sparse6> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<4x?xf32, #sparse6>):
// CHECK-NEXT:       %3 = arith.cmpf une, %arg3, %cst : f32
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<4x?xf32, #sparse6>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:         scf.yield %inserted : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %4 : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:     return %2 : tensor<4x?xf32, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csc_unsorted(%arg0: tensor<?x?xf64, #sparse7>) -> tensor<?x?xf64, #sparse8> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xf64, #sparse8>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xf64, #sparse7>, tensor<?x?xf64, #sparse8> -> tensor<?x?xf64, #sparse8> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse8>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse8>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse8>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice_csr(%arg0: tensor<4x4xf64, #sparse9>) -> tensor<4x4xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<4x4xf64, #sparse9>, tensor<4x4xf64, #sparse> -> tensor<4x4xf64, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x4xf64, #sparse>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x4xf64, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x4xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<4x4xf64, #sparse>
// CHECK-NEXT:     return %2 : tensor<4x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csf_coo3(%arg0: tensor<?x?x4xf32, #sparse10>) -> tensor<?x?x4xf32, #sparse11> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?x4xf32, #sparse10>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?x4xf32, #sparse10>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?x4xf32, #sparse11>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?x4xf32, #sparse10>, tensor<?x?x4xf32, #sparse11> -> tensor<?x?x4xf32, #sparse11> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: tensor<?x?x4xf32, #sparse11>):
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg5[%arg1, %arg2, %arg3] : tensor<?x?x4xf32, #sparse11>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?x4xf32, #sparse11>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?x4xf32, #sparse11>
// CHECK-NEXT:     return %4 : tensor<?x?x4xf32, #sparse11>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vector_unordered(%arg0: tensor<7xf64, #sparse12>) -> tensor<7xf64, #sparse13> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<7xf64, #sparse13>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<7xf64, #sparse12>, tensor<7xf64, #sparse13> -> tensor<7xf64, #sparse13> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64, %arg3: tensor<7xf64, #sparse13>):
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%arg1] : tensor<7xf64, #sparse13>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<7xf64, #sparse13>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<7xf64, #sparse13>
// CHECK-NEXT:     return %2 : tensor<7xf64, #sparse13>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csc_all_dense(%arg0: tensor<?x?xf64, #sparse7>) -> tensor<?x?xf64, #sparse14> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse7>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xf64, #sparse14>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xf64, #sparse7>, tensor<?x?xf64, #sparse14> -> tensor<?x?xf64, #sparse14> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xf64, #sparse14>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse14>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse14>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse14>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse14>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths_only(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse15> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse15>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse15>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse_constant_cols() -> tensor<3x2xf64, #sparse16> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant sparse<[[0, 1], [2, 0]], [1.000000e+00, 2.000000e+00]> : tensor<3x2xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<3x2xf64, #sparse16>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %cst init(%0) {order = #map} : tensor<3x2xf64>, tensor<3x2xf64, #sparse16> -> tensor<3x2xf64, #sparse16> do {
// CHECK-NEXT:     ^bb0(%arg0: index, %arg1: index, %arg2: f64, %arg3: tensor<3x2xf64, #sparse16>):
// CHECK-NEXT:       %inserted = tensor.insert %arg2 into %arg3[%arg0, %arg1] : tensor<3x2xf64, #sparse16>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x2xf64, #sparse16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<3x2xf64, #sparse16>
// CHECK-NEXT:     return %2 : tensor<3x2xf64, #sparse16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sparse_constant_perm() -> tensor<3x3x3xi8, #sparse17> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant sparse<[[0, 1, 2], [2, 0, 1]], [1, 2]> : tensor<3x3x3xi8>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<3x3x3xi8, #sparse17>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %cst init(%0) {order = #map1} : tensor<3x3x3xi8>, tensor<3x3x3xi8, #sparse17> -> tensor<3x3x3xi8, #sparse17> do {
// CHECK-NEXT:     ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i8, %arg4: tensor<3x3x3xi8, #sparse17>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg0, %arg1, %arg2] : tensor<3x3x3xi8, #sparse17>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<3x3x3xi8, #sparse17>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<3x3x3xi8, #sparse17>
// CHECK-NEXT:     return %2 : tensor<3x3x3xi8, #sparse17>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// KEPT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// KEPT-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// KEPT-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// KEPT-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// KEPT-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// KEPT-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// KEPT-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// KEPT-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// KEPT-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// KEPT-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed) }>
// KEPT-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// KEPT-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// KEPT-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// KEPT-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
// KEPT-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// KEPT-NEXT: #sparse15 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
// KEPT-NEXT: #sparse16 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// KEPT-NEXT: #sparse17 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// KEPT-NEXT: module {
// KEPT-NEXT:   func.func @csr_dcsr(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// KEPT-NEXT:     return %0 : tensor<?x?xf64, #sparse1>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @coo_soa(%arg0: tensor<?x?xi8, #sparse2>) -> tensor<?x?xi8, #sparse3> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xi8, #sparse2> to tensor<?x?xi8, #sparse3>
// KEPT-NEXT:     return %0 : tensor<?x?xi8, #sparse3>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @loose_csr(%arg0: tensor<4x?xf64, #sparse4>) -> tensor<4x?xf64, #sparse> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x?xf64, #sparse4> to tensor<4x?xf64, #sparse>
// KEPT-NEXT:     return %0 : tensor<4x?xf64, #sparse>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @bsr_dense(%arg0: tensor<4x9xf64, #sparse5>) -> tensor<4x9xf64> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x9xf64, #sparse5> to tensor<4x9xf64>
// KEPT-NEXT:     return %0 : tensor<4x9xf64>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @dense_all_dense_cols(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32, #sparse6> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x?xf32> to tensor<4x?xf32, #sparse6>
// KEPT-NEXT:     return %0 : tensor<4x?xf32, #sparse6>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @csc_unsorted(%arg0: tensor<?x?xf64, #sparse7>) -> tensor<?x?xf64, #sparse8> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse7> to tensor<?x?xf64, #sparse8>
// KEPT-NEXT:     return %0 : tensor<?x?xf64, #sparse8>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @slice_csr(%arg0: tensor<4x4xf64, #sparse9>) -> tensor<4x4xf64, #sparse> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x4xf64, #sparse9> to tensor<4x4xf64, #sparse>
// KEPT-NEXT:     return %0 : tensor<4x4xf64, #sparse>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @csf_coo3(%arg0: tensor<?x?x4xf32, #sparse10>) -> tensor<?x?x4xf32, #sparse11> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?x4xf32, #sparse10> to tensor<?x?x4xf32, #sparse11>
// KEPT-NEXT:     return %0 : tensor<?x?x4xf32, #sparse11>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @vector_unordered(%arg0: tensor<7xf64, #sparse12>) -> tensor<7xf64, #sparse13> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<7xf64, #sparse12> to tensor<7xf64, #sparse13>
// KEPT-NEXT:     return %0 : tensor<7xf64, #sparse13>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @csc_all_dense(%arg0: tensor<?x?xf64, #sparse7>) -> tensor<?x?xf64, #sparse14> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse7> to tensor<?x?xf64, #sparse14>
// KEPT-NEXT:     return %0 : tensor<?x?xf64, #sparse14>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @widths_only(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse15> {
// KEPT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse15>
// KEPT-NEXT:     return %0 : tensor<?x?xf64, #sparse15>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @sparse_constant_cols() -> tensor<3x2xf64, #sparse16> {
// KEPT-NEXT{LITERAL}:     %cst = arith.constant sparse<[[0, 1], [2, 0]], [1.000000e+00, 2.000000e+00]> : tensor<3x2xf64>
// KEPT-NEXT:     %0 = sparse_tensor.convert %cst : tensor<3x2xf64> to tensor<3x2xf64, #sparse16>
// KEPT-NEXT:     return %0 : tensor<3x2xf64, #sparse16>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func @sparse_constant_perm() -> tensor<3x3x3xi8, #sparse17> {
// KEPT-NEXT{LITERAL}:     %cst = arith.constant sparse<[[0, 1, 2], [2, 0, 1]], [1, 2]> : tensor<3x3x3xi8>
// KEPT-NEXT:     %0 = sparse_tensor.convert %cst : tensor<3x3x3xi8> to tensor<3x3x3xi8, #sparse17>
// KEPT-NEXT:     return %0 : tensor<3x3x3xi8, #sparse17>
// KEPT-NEXT:   }
// KEPT-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// KEPT-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// KEPT-NEXT:     return
// KEPT-NEXT:   }
// KEPT-NEXT: }
