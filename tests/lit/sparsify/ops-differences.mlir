// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s

// Elements are cast where the types differ, coordinates of a reshape are those of dimensions whatever the levels.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @other_element(%t: tensor<?x?xf32, #CSR>) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf32, #CSR> to tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

func.func @from_integers(%t: tensor<?x?xi32>) -> tensor<?x?xf32, #CSR> {
  %0 = sparse_tensor.convert %t : tensor<?x?xi32> to tensor<?x?xf32, #CSR>
  return %0 : tensor<?x?xf32, #CSR>
}

func.func @to_integers(%t: tensor<?x?xf64, #CSR>) -> tensor<?x?xi16> {
  %0 = sparse_tensor.convert %t : tensor<?x?xf64, #CSR> to tensor<?x?xi16>
  return %0 : tensor<?x?xi16>
}

func.func @narrower(%t: tensor<?x8xi64, #CSR>) -> tensor<?x8xi8, #DCSR> {
  %0 = sparse_tensor.convert %t : tensor<?x8xi64, #CSR> to tensor<?x8xi8, #DCSR>
  return %0 : tensor<?x8xi8, #DCSR>
}

func.func @wider_complex(%t: tensor<?x8xcomplex<f32>>) -> tensor<?x8xcomplex<f64>, #DCSR> {
  %0 = sparse_tensor.convert %t : tensor<?x8xcomplex<f32>> to tensor<?x8xcomplex<f64>, #DCSR>
  return %0 : tensor<?x8xcomplex<f64>, #DCSR>
}

func.func @index_elements(%t: tensor<?x8xi32>) -> tensor<?x8xindex, #DCSR> {
  %0 = sparse_tensor.convert %t : tensor<?x8xi32> to tensor<?x8xindex, #DCSR>
  return %0 : tensor<?x8xindex, #DCSR>
}

func.func @by_columns(%t: tensor<?x4xf64, #CSC>) -> tensor<?xf64, #SV> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf64, #CSC> into tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

func.func @vector(%f: !llvm.ptr) -> tensor<?xi8, #SV> {
  %0 = sparse_tensor.new %f : !llvm.ptr to tensor<?xi8, #SV>
  return %0 : tensor<?xi8, #SV>
}

func.func @bits(%t: tensor<8xi1, #SV>, %f: !llvm.ptr) {
  sparse_tensor.out %t, %f : tensor<8xi1, #SV>, !llvm.ptr
  return
}

func.func @indices(%t: tensor<8xindex, #SV>, %f: !llvm.ptr) {
  sparse_tensor.out %t, %f : tensor<8xindex, #SV>, !llvm.ptr
  return
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other_element(%arg0: tensor<?x?xf32, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.foreach in %arg0 init(%2) : tensor<?x?xf32, #sparse>, tensor<?x?xf64, #sparse1> -> tensor<?x?xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<?x?xf64, #sparse1>):
// CHECK-NEXT:       %5 = arith.extf %arg3 : f32 to f64
// CHECK-NEXT:       %inserted = tensor.insert %5 into %arg4[%arg1, %arg2] : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %4 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @from_integers(%arg0: tensor<?x?xi32>) -> tensor<?x?xf32, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim, %dim_0) : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<?x?xi32>, tensor<?x?xf32, #sparse> -> tensor<?x?xf32, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: i32, %arg4: tensor<?x?xf32, #sparse>):
// CHECK-NEXT:       %3 = arith.sitofp %arg3 : i32 to f32
// CHECK-NEXT:       %4 = arith.cmpf une, %3, %cst : f32
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<?x?xf32, #sparse>) {
// CHECK-NEXT:         %inserted = tensor.insert %3 into %arg4[%arg1, %arg2] : tensor<?x?xf32, #sparse>
// CHECK-NEXT:         scf.yield %inserted : tensor<?x?xf32, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     return %2 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_integers(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xi16> {
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%0, %1) : tensor<?x?xi16>
// CHECK-NEXT:     %3 = linalg.fill ins(%c0_i16 : i16) outs(%2 : tensor<?x?xi16>) -> tensor<?x?xi16>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?x?xf64, #sparse>, tensor<?x?xi16> -> tensor<?x?xi16> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?x?xi16>):
// CHECK-NEXT:       %5 = arith.fptosi %arg3 : f64 to i16
// CHECK-NEXT:       %inserted = tensor.insert %5 into %arg4[%arg1, %arg2] : tensor<?x?xi16>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x?xi16>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %4 : tensor<?x?xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @narrower(%arg0: tensor<?x8xi64, #sparse>) -> tensor<?x8xi8, #sparse2> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x8xi64, #sparse>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%0) : tensor<?x8xi8, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<?x8xi64, #sparse>, tensor<?x8xi8, #sparse2> -> tensor<?x8xi8, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: i64, %arg4: tensor<?x8xi8, #sparse2>):
// CHECK-NEXT:       %4 = arith.trunci %arg3 : i64 to i8
// CHECK-NEXT:       %inserted = tensor.insert %4 into %arg4[%arg1, %arg2] : tensor<?x8xi8, #sparse2>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?x8xi8, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<?x8xi8, #sparse2>
// CHECK-NEXT:     return %3 : tensor<?x8xi8, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @wider_complex(%arg0: tensor<?x8xcomplex<f32>>) -> tensor<?x8xcomplex<f64>, #sparse2> {
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00, 0.000000e+00] : complex<f64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x8xcomplex<f32>>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<?x8xcomplex<f32>>, tensor<?x8xcomplex<f64>, #sparse2> -> tensor<?x8xcomplex<f64>, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: complex<f32>, %arg4: tensor<?x8xcomplex<f64>, #sparse2>):
// CHECK-NEXT:       %3 = complex.re %arg3 : complex<f32>
// CHECK-NEXT:       %4 = complex.im %arg3 : complex<f32>
// CHECK-NEXT:       %5 = arith.extf %3 : f32 to f64
// CHECK-NEXT:       %6 = arith.extf %4 : f32 to f64
// CHECK-NEXT:       %7 = complex.create %5, %6 : complex<f64>
// CHECK-NEXT:       %8 = complex.neq %7, %cst : complex<f64>
// CHECK-NEXT:       %9 = scf.if %8 -> (tensor<?x8xcomplex<f64>, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %7 into %arg4[%arg1, %arg2] : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %9 : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:     return %2 : tensor<?x8xcomplex<f64>, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @index_elements(%arg0: tensor<?x8xi32>) -> tensor<?x8xindex, #sparse2> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x8xi32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %arg0 init(%0) : tensor<?x8xi32>, tensor<?x8xindex, #sparse2> -> tensor<?x8xindex, #sparse2> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: i32, %arg4: tensor<?x8xindex, #sparse2>):
// CHECK-NEXT:       %3 = arith.index_cast %arg3 : i32 to index
// CHECK-NEXT:       %4 = arith.cmpi ne, %3, %c0 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<?x8xindex, #sparse2>) {
// CHECK-NEXT:         %inserted = tensor.insert %3 into %arg4[%arg1, %arg2] : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:         scf.yield %inserted : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:       }
// CHECK-NEXT:       sparse_tensor.yield %5 : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.load %1 hasInserts : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:     return %2 : tensor<?x8xindex, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @by_columns(%arg0: tensor<?x4xf64, #sparse3>) -> tensor<?xf64, #sparse4> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c1 : tensor<?x4xf64, #sparse3>
// CHECK-NEXT:     %1 = arith.muli %0, %c4 : index
// CHECK-NEXT:     %2 = sparse_tensor.number_of_entries %arg0 : tensor<?x4xf64, #sparse3>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor(%1) size_hint=%2 : tensor<?xf64, #sparse5>
// CHECK-NEXT:     %4 = sparse_tensor.foreach in %arg0 init(%3) : tensor<?x4xf64, #sparse3>, tensor<?xf64, #sparse5> -> tensor<?xf64, #sparse5> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<?xf64, #sparse5>):
// CHECK-NEXT:       %7 = arith.muli %0, %c4 : index
// CHECK-NEXT:       %8 = arith.divui %7, %0 : index
// CHECK-NEXT:       %9 = arith.muli %arg1, %8 : index
// CHECK-NEXT:       %10 = arith.divui %8, %c4 : index
// CHECK-NEXT:       %11 = arith.muli %arg2, %10 : index
// CHECK-NEXT:       %12 = arith.addi %9, %11 : index
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%12] : tensor<?xf64, #sparse5>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xf64, #sparse5>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<?xf64, #sparse5>
// CHECK-NEXT:     %6 = sparse_tensor.reorder_coo  hybrid_quick_sort %5 : tensor<?xf64, #sparse5> to tensor<?xf64, #sparse4>
// CHECK-NEXT:     return %6 : tensor<?xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vector(%arg0: !llvm.ptr) -> tensor<?xi8, #sparse4> {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<?xi8, #sparse4>
// CHECK-NEXT:     return %0 : tensor<?xi8, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bits(%arg0: tensor<8xi1, #sparse4>, %arg1: !llvm.ptr) {
// CHECK-NEXT:     sparse_tensor.out %arg0, %arg1 : tensor<8xi1, #sparse4>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @indices(%arg0: tensor<8xindex, #sparse4>, %arg1: !llvm.ptr) {
// CHECK-NEXT:     sparse_tensor.out %arg0, %arg1 : tensor<8xindex, #sparse4>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
