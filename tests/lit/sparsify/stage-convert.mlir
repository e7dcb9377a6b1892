// RUN: pyopt %s --stage-sparse-ops=reference-exact=true | FileCheck %s

// What is sorted on the way, and what need not be.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#UV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonordered)) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOSoA = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))
}>
#COOCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton) }>
#Unsorted = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#NarrowCSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : compressed),
  posWidth = 32,
  crdWidth = 8
}>
#DD = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#DDCols = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
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
#Explicit = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed, i : compressed),
  explicitVal = 1.0 : f64,
  implicitVal = 0.0 : f64
}>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, 4, ?)>) -> (
      i : dense, j : compressed)
}>

func.func @dcsr_dcsc(%t: tensor<?x8xf64, #DCSR>) -> tensor<?x8xf64, #DCSC> {
  %0 = sparse_tensor.convert %t : tensor<?x8xf64, #DCSR> to tensor<?x8xf64, #DCSC>
  return %0 : tensor<?x8xf64, #DCSC>
}

func.func @coo_coo_cols(%t: tensor<?x?xf64, #COO>) -> tensor<?x?xf64, #COOCols> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #COO> to tensor<?x?xf64, #COOCols>
  return %0 : tensor<?x?xf64, #COOCols>
}

func.func @csr_explicit(%t: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #Explicit> {
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #Explicit>
  return %0 : tensor<4x8xf64, #Explicit>
}

func.func @bsr_csr(%t: tensor<4x9xf64, #BSR>) -> tensor<4x9xf64, #CSR> {
  %0 = sparse_tensor.convert %t : tensor<4x9xf64, #BSR> to tensor<4x9xf64, #CSR>
  return %0 : tensor<4x9xf64, #CSR>
}

func.func @csr_nm(%t: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #NM> {
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #NM>
  return %0 : tensor<4x8xf64, #NM>
}

func.func @csf_perm(%t: tensor<?x?x?xf64, #CSF>) -> tensor<?x?x?xf64, #CSFPerm> {
  %0 = sparse_tensor.convert %t : tensor<?x?x?xf64, #CSF> to tensor<?x?x?xf64, #CSFPerm>
  return %0 : tensor<?x?x?xf64, #CSFPerm>
}

func.func @perm_coo3(%t: tensor<?x?x4xf64, #CSFPerm>) -> tensor<?x?x4xf64, #COO3> {
  %0 = sparse_tensor.convert %t : tensor<?x?x4xf64, #CSFPerm> to tensor<?x?x4xf64, #COO3>
  return %0 : tensor<?x?x4xf64, #COO3>
}

func.func @dense_constant() -> tensor<2x2xi32, #CSC> {
  %t = arith.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi32>
  %0 = sparse_tensor.convert %t : tensor<2x2xi32> to tensor<2x2xi32, #CSC>
  return %0 : tensor<2x2xi32, #CSC>
}

func.func @widths(%t: tensor<?x?xf64, #CSC>) -> tensor<?x?xf64, #NarrowCSC> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #NarrowCSC>
  return %0 : tensor<?x?xf64, #NarrowCSC>
}

func.func @to_all_dense(%t: tensor<?x?xf64, #CSC>) -> tensor<?x?xf64, #DD> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #DD>
  return %0 : tensor<?x?xf64, #DD>
}

func.func @to_all_dense_cols(%t: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #DDCols> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DDCols>
  return %0 : tensor<?x?xf64, #DDCols>
}

func.func @to_unsorted(%t: tensor<?x?xf64, #CSC>) -> tensor<?x?xf64, #Unsorted> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #Unsorted>
  return %0 : tensor<?x?xf64, #Unsorted>
}

func.func @to_unordered_vector(%t: tensor<?xf64, #SV>) -> tensor<?xf64, #UV> {
  %0 = sparse_tensor.convert %t : tensor<?xf64, #SV> to tensor<?xf64, #UV>
  return %0 : tensor<?xf64, #UV>
}

func.func @dense_vector(%t: tensor<?xf64, #SV>) -> tensor<?xf64, #DV> {
  %0 = sparse_tensor.convert %t : tensor<?xf64, #SV> to tensor<?xf64, #DV>
  return %0 : tensor<?xf64, #DV>
}

func.func @soa(%t: tensor<?x?xf64, #COOSoA>) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #COOSoA> to tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

func.func @slice(%t: tensor<4x4xf64, #Slice>) -> tensor<4x4xf64, #CSR> {
  %0 = sparse_tensor.convert %t : tensor<4x4xf64, #Slice> to tensor<4x4xf64, #CSR>
  return %0 : tensor<4x4xf64, #CSR>
}

func.func @loose(%t: tensor<?x?xf64, #Loose>) -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #Loose> to tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed), explicitVal = 1.000000e+00 : f64, implicitVal = 0.000000e+00 : f64 }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)), explicitVal = 1.000000e+00 : f64, implicitVal = 0.000000e+00 : f64 }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton), explicitVal = 1.000000e+00 : f64, implicitVal = 0.000000e+00 : f64 }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 floordiv 4 : singleton(nonunique, nonordered), d1 mod 4 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 floordiv 4 : singleton(nonunique), d1 mod 4 : singleton) }>
// CHECK-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse15 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed, d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse16 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed(nonunique, nonordered), d0 : singleton(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse17 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed(nonunique), d0 : singleton(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse18 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse19 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonunique, nonordered), d2 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse20 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse21 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse22 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse23 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
// CHECK-NEXT: #sparse24 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse25 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
// CHECK-NEXT: #sparse26 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse27 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse28 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, 4, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse29 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dcsr_dcsc(%arg0: tensor<?x8xf64, #sparse>) -> tensor<?x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x8xf64, #sparse> to tensor<?x8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x8xf64, #sparse2> to tensor<?x8xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x8xf64, #sparse3> to tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x8xf64, #sparse3>
// CHECK-NEXT:     return %2 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coo_coo_cols(%arg0: tensor<?x?xf64, #sparse4>) -> tensor<?x?xf64, #sparse3> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse4> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csr_explicit(%arg0: tensor<4x8xf64, #sparse5>) -> tensor<4x8xf64, #sparse6> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x8xf64, #sparse5> to tensor<4x8xf64, #sparse7>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<4x8xf64, #sparse7> to tensor<4x8xf64, #sparse8>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<4x8xf64, #sparse8> to tensor<4x8xf64, #sparse6>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<4x8xf64, #sparse8>
// CHECK-NEXT:     return %2 : tensor<4x8xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bsr_csr(%arg0: tensor<4x9xf64, #sparse9>) -> tensor<4x9xf64, #sparse5> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x9xf64, #sparse9> to tensor<4x9xf64, #sparse10>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<4x9xf64, #sparse10> to tensor<4x9xf64, #sparse4>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<4x9xf64, #sparse4> to tensor<4x9xf64, #sparse5>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<4x9xf64, #sparse4>
// CHECK-NEXT:     return %2 : tensor<4x9xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csr_nm(%arg0: tensor<4x8xf64, #sparse5>) -> tensor<4x8xf64, #sparse11> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x8xf64, #sparse5> to tensor<4x8xf64, #sparse12>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<4x8xf64, #sparse12> to tensor<4x8xf64, #sparse13>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<4x8xf64, #sparse13> to tensor<4x8xf64, #sparse11>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<4x8xf64, #sparse13>
// CHECK-NEXT:     return %2 : tensor<4x8xf64, #sparse11>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @csf_perm(%arg0: tensor<?x?x?xf64, #sparse14>) -> tensor<?x?x?xf64, #sparse15> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?x?xf64, #sparse14> to tensor<?x?x?xf64, #sparse16>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?x?xf64, #sparse16> to tensor<?x?x?xf64, #sparse17>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?x?xf64, #sparse17> to tensor<?x?x?xf64, #sparse15>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?x?xf64, #sparse17>
// CHECK-NEXT:     return %2 : tensor<?x?x?xf64, #sparse15>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @perm_coo3(%arg0: tensor<?x?x4xf64, #sparse15>) -> tensor<?x?x4xf64, #sparse18> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?x4xf64, #sparse15> to tensor<?x?x4xf64, #sparse19>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?x4xf64, #sparse19> to tensor<?x?x4xf64, #sparse18>
// CHECK-NEXT:     return %1 : tensor<?x?x4xf64, #sparse18>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_constant() -> tensor<2x2xi32, #sparse20> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[0, 1], [2, 0]]> : tensor<2x2xi32>
// CHECK-NEXT:     %0 = sparse_tensor.convert %cst : tensor<2x2xi32> to tensor<2x2xi32, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<2x2xi32, #sparse2> to tensor<2x2xi32, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<2x2xi32, #sparse3> to tensor<2x2xi32, #sparse20>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<2x2xi32, #sparse3>
// CHECK-NEXT:     return %2 : tensor<2x2xi32, #sparse20>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @widths(%arg0: tensor<?x?xf64, #sparse20>) -> tensor<?x?xf64, #sparse21> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse20> to tensor<?x?xf64, #sparse21>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse21>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_all_dense(%arg0: tensor<?x?xf64, #sparse20>) -> tensor<?x?xf64, #sparse22> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse20> to tensor<?x?xf64, #sparse22>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse22>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_all_dense_cols(%arg0: tensor<?x?xf64, #sparse5>) -> tensor<?x?xf64, #sparse23> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse5> to tensor<?x?xf64, #sparse23>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse23>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_unsorted(%arg0: tensor<?x?xf64, #sparse20>) -> tensor<?x?xf64, #sparse10> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse20> to tensor<?x?xf64, #sparse10>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse10>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_unordered_vector(%arg0: tensor<?xf64, #sparse24>) -> tensor<?xf64, #sparse25> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?xf64, #sparse24> to tensor<?xf64, #sparse25>
// CHECK-NEXT:     return %0 : tensor<?xf64, #sparse25>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_vector(%arg0: tensor<?xf64, #sparse24>) -> tensor<?xf64, #sparse26> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?xf64, #sparse24> to tensor<?xf64, #sparse26>
// CHECK-NEXT:     return %0 : tensor<?xf64, #sparse26>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @soa(%arg0: tensor<?x?xf64, #sparse27>) -> tensor<?x?xf64, #sparse4> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse27> to tensor<?x?xf64, #sparse4>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slice(%arg0: tensor<4x4xf64, #sparse28>) -> tensor<4x4xf64, #sparse5> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x4xf64, #sparse28> to tensor<4x4xf64, #sparse5>
// CHECK-NEXT:     return %0 : tensor<4x4xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loose(%arg0: tensor<?x?xf64, #sparse29>) -> tensor<?x?xf64, #sparse5> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse29> to tensor<?x?xf64, #sparse5>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
