// RUN: pyopt %s --lower-sparse-ops-to-foreach=enable-runtime-library=false | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map=scope=only-generic | FileCheck %s --check-prefix=KERNELS

// Blocks of n:m storage are filled up with zeros: conversions insert n elements of each block.

#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Id = affine_map<(i, j) -> (i, j)>

func.func @from_sparse(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #NM> {
  %0 = sparse_tensor.convert %a : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #NM>
  return %0 : tensor<4x8xf64, #NM>
}

func.func @to_another(%a: tensor<?x8xi32, #NM>) -> tensor<?x8xi32, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<?x8xi32, #NM> to tensor<?x8xi32, #CSR>
  return %0 : tensor<?x8xi32, #CSR>
}

func.func @kernel(%a: tensor<?x8xf64, #NM>, %n: index) -> tensor<?x8xf64, #NM> {
  %e = tensor.empty(%n) : tensor<?x8xf64, #NM>
  %0 = linalg.generic {indexing_maps = [#Id, #Id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x8xf64, #NM>)
      outs(%e : tensor<?x8xf64, #NM>) {
  ^bb0(%v: f64, %o: f64):
    %1 = math.absf %v : f64
    linalg.yield %1 : f64
  } -> tensor<?x8xf64, #NM>
  return %0 : tensor<?x8xf64, #NM>
}

// Storage that is there stays as it is: its blocks are whole.
func.func @in_place(%x: tensor<4x8xf64, #NM>) -> tensor<4x8xf64, #NM> {
  %0 = linalg.generic {indexing_maps = [#Id], iterator_types = ["parallel", "parallel"]}
      outs(%x : tensor<4x8xf64, #NM>) {
  ^bb0(%o: f64):
    %1 = math.absf %o : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64, #NM>
  return %0 : tensor<4x8xf64, #NM>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1 * 4 + d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @from_sparse(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x8xf64>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x8xf64>) -> tensor<4x8xf64>
// CHECK-NEXT:     %2 = sparse_tensor.foreach in %arg0 init(%1) : tensor<4x8xf64, #sparse>, tensor<4x8xf64> -> tensor<4x8xf64> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: tensor<4x8xf64>):
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg4[%arg1, %arg2] : tensor<4x8xf64>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<4x8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     %4 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %3) -> (tensor<4x8xf64, #sparse1>) {
// CHECK-NEXT:       %6 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2) -> (tensor<4x8xf64, #sparse1>) {
// CHECK-NEXT:         %7 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %c0) -> (index) {
// CHECK-NEXT:           %10 = affine.apply #map(%arg1, %arg3, %arg5)
// CHECK-NEXT:           %extracted = tensor.extract %2[%arg1, %10] : tensor<4x8xf64>
// CHECK-NEXT:           %11 = arith.cmpf une, %extracted, %cst : f64
// CHECK-NEXT:           %12 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:           %13 = arith.select %11, %12, %arg6 : index
// CHECK-NEXT:           scf.yield %13 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %8 = arith.subi %c2, %7 : index
// CHECK-NEXT:         %9:2 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %arg4, %arg7 = %8) -> (tensor<4x8xf64, #sparse1>, index) {
// CHECK-NEXT:           %10 = affine.apply #map(%arg1, %arg3, %arg5)
// CHECK-NEXT:           %extracted = tensor.extract %2[%arg1, %10] : tensor<4x8xf64>
// CHECK-NEXT:           %11 = arith.cmpf une, %extracted, %cst : f64
// CHECK-NEXT:           %12 = arith.cmpi ugt, %arg7, %c0 : index
// CHECK-NEXT:           %13 = arith.ori %11, %12 : i1
// CHECK-NEXT:           %14 = arith.subi %arg7, %c1 : index
// CHECK-NEXT:           %15 = arith.select %11, %arg7, %14 : index
// CHECK-NEXT:           %16:2 = scf.if %13 -> (tensor<4x8xf64, #sparse1>, index) {
// CHECK-NEXT:             %17 = arith.select %11, %extracted, %cst : f64
// CHECK-NEXT:             %inserted = tensor.insert %17 into %arg6[%arg1, %10] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:             scf.yield %inserted, %15 : tensor<4x8xf64, #sparse1>, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg6, %arg7 : tensor<4x8xf64, #sparse1>, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %16#0, %16#1 : tensor<4x8xf64, #sparse1>, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %9#0 : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %6 : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.load %4 hasInserts : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %2 : tensor<4x8xf64>
// CHECK-NEXT:     return %5 : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_another(%arg0: tensor<?x8xi32, #sparse1>) -> tensor<?x8xi32, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x8xi32, #sparse1> to tensor<?x8xi32, #sparse>
// CHECK-NEXT:     return %0 : tensor<?x8xi32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kernel(%arg0: tensor<?x8xf64, #sparse1>, %arg1: index) -> tensor<?x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x8xf64, #sparse1>) outs(%0 : tensor<?x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = math.absf %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<?x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_place(%arg0: tensor<4x8xf64, #sparse1>) -> tensor<4x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%out: f64):
// CHECK-NEXT:       %1 = math.absf %out : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     return %0 : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// KERNELS: #map = affine_map<(d0, d1) -> (d0, d1)>
// KERNELS-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// KERNELS-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// KERNELS-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// KERNELS-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// KERNELS-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// KERNELS-NEXT: module {
// KERNELS-NEXT:   func.func @from_sparse(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1> {
// KERNELS-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x8xf64, #sparse> to tensor<4x8xf64, #sparse1>
// KERNELS-NEXT:     return %0 : tensor<4x8xf64, #sparse1>
// KERNELS-NEXT:   }
// KERNELS-NEXT:   func.func @to_another(%arg0: tensor<?x8xi32, #sparse1>) -> tensor<?x8xi32, #sparse> {
// KERNELS-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x8xi32, #sparse1> to tensor<?x8xi32, #sparse>
// KERNELS-NEXT:     return %0 : tensor<?x8xi32, #sparse>
// KERNELS-NEXT:   }
// KERNELS-NEXT:   func.func @kernel(%arg0: tensor<?x8xf64, #sparse1>, %arg1: index) -> tensor<?x8xf64, #sparse1> {
// KERNELS-NEXT:     %c0 = arith.constant 0 : index
// KERNELS-NEXT:     %0 = tensor.empty(%arg1) : tensor<?x8xf64, #sparse1>
// KERNELS-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x8xf64, #sparse1>
// KERNELS-NEXT:     %1 = tensor.empty(%dim) : tensor<?x8xf64, #sparse>
// KERNELS-NEXT:     %2 = sparse_tensor.convert %arg0 : tensor<?x8xf64, #sparse1> to tensor<?x8xf64, #sparse2>
// KERNELS-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x8xf64, #sparse2>) outs(%1 : tensor<?x8xf64, #sparse>) attrs =  {sorted = true} {
// KERNELS-NEXT:     ^bb0(%in: f64, %out: f64):
// KERNELS-NEXT:       %5 = math.absf %in : f64
// KERNELS-NEXT:       linalg.yield %5 : f64
// KERNELS-NEXT:     } -> tensor<?x8xf64, #sparse>
// KERNELS-NEXT:     bufferization.dealloc_tensor %2 : tensor<?x8xf64, #sparse2>
// KERNELS-NEXT:     %4 = sparse_tensor.convert %3 : tensor<?x8xf64, #sparse> to tensor<?x8xf64, #sparse1>
// KERNELS-NEXT:     bufferization.dealloc_tensor %3 : tensor<?x8xf64, #sparse>
// KERNELS-NEXT:     return %4 : tensor<?x8xf64, #sparse1>
// KERNELS-NEXT:   }
// KERNELS-NEXT:   func.func @in_place(%arg0: tensor<4x8xf64, #sparse1>) -> tensor<4x8xf64, #sparse1> {
// KERNELS-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf64, #sparse1> to tensor<4x2x4xf64, #sparse3>
// KERNELS-NEXT:     %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<4x2x4xf64, #sparse3>) attrs =  {sorted = true} {
// KERNELS-NEXT:     ^bb0(%out: f64):
// KERNELS-NEXT:       %3 = math.absf %out : f64
// KERNELS-NEXT:       linalg.yield %3 : f64
// KERNELS-NEXT:     } -> tensor<4x2x4xf64, #sparse3>
// KERNELS-NEXT:     %2 = sparse_tensor.reinterpret_map %1 : tensor<4x2x4xf64, #sparse3> to tensor<4x8xf64, #sparse1>
// KERNELS-NEXT:     return %2 : tensor<4x8xf64, #sparse1>
// KERNELS-NEXT:   }
// KERNELS-NEXT: }
