// RUN: pyopt %s --stage-sparse-ops | FileCheck %s

// Only plain rows come one after another.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Unsorted = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#NarrowCSC = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : compressed),
  posWidth = 32,
  crdWidth = 8
}>
#DD = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>

func.func @rows(%a0: tensor<2x4xf64, #CSR>, %a1: tensor<3x4xf64, #DCSR>) -> tensor<5x4xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #DCSR> to tensor<5x4xf64, #CSR>
  return %0 : tensor<5x4xf64, #CSR>
}

func.func @rows_and_dense(%a0: tensor<2x4xf64, #CSR>, %a1: tensor<3x4xf64>)
    -> tensor<5x4xf64, #COO> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64> to tensor<5x4xf64, #COO>
  return %0 : tensor<5x4xf64, #COO>
}

func.func @rows_with_csc(%a0: tensor<2x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<5x4xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSC> to tensor<5x4xf64, #CSR>
  return %0 : tensor<5x4xf64, #CSR>
}

func.func @rows_to_csc(%a0: tensor<2x4xf64, #CSC>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<5x4xf64, #CSC> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #CSC>, tensor<3x4xf64, #CSC> to tensor<5x4xf64, #CSC>
  return %0 : tensor<5x4xf64, #CSC>
}

func.func @columns(%a0: tensor<3x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSR>)
    -> tensor<3x8xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<3x8xf64, #CSR>
  return %0 : tensor<3x8xf64, #CSR>
}

func.func @columns_to_csc(%a0: tensor<3x4xf64, #CSC>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<3x8xf64, #CSC> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSC>, tensor<3x4xf64, #CSC> to tensor<3x8xf64, #CSC>
  return %0 : tensor<3x8xf64, #CSC>
}

func.func @columns_to_coo(%a0: tensor<3x4xf64, #COO>, %a1: tensor<3x4xf64, #COO>)
    -> tensor<3x8xf64, #COO> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #COO>, tensor<3x4xf64, #COO> to tensor<3x8xf64, #COO>
  return %0 : tensor<3x8xf64, #COO>
}

func.func @columns_to_dense(%a0: tensor<3x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<3x8xf64> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSC> to tensor<3x8xf64>
  return %0 : tensor<3x8xf64>
}

func.func @columns_to_all_dense(%a0: tensor<3x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<3x8xf64, #DD> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSC> to tensor<3x8xf64, #DD>
  return %0 : tensor<3x8xf64, #DD>
}

func.func @columns_to_unsorted(%a0: tensor<3x4xf64, #CSR>, %a1: tensor<3x4xf64, #CSC>)
    -> tensor<3x8xf64, #Unsorted> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSC> to tensor<3x8xf64, #Unsorted>
  return %0 : tensor<3x8xf64, #Unsorted>
}

func.func @vectors(%a0: tensor<3xf64, #SV>, %a1: tensor<5xf64, #SV>) -> tensor<8xf64, #SV> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<3xf64, #SV>, tensor<5xf64, #SV> to tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

func.func @unordered_input(%a0: tensor<2x4xf64, #Unsorted>, %a1: tensor<3x4xf64, #CSR>)
    -> tensor<5x4xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 0 : index}
      : tensor<2x4xf64, #Unsorted>, tensor<3x4xf64, #CSR> to tensor<5x4xf64, #CSR>
  return %0 : tensor<5x4xf64, #CSR>
}

func.func @three_columns(%a0: tensor<3x4xf64, #CSR>, %a1: tensor<3x4xf64>,
                         %a2: tensor<3x1xf64, #CSC>) -> tensor<3x9xf64, #NarrowCSC> {
  %0 = sparse_tensor.concatenate %a0, %a1, %a2 {dimension = 1 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64>, tensor<3x1xf64, #CSC> to tensor<3x9xf64, #NarrowCSC>
  return %0 : tensor<3x9xf64, #NarrowCSC>
}

func.func @middle(%a0: tensor<2x3x4xf32, #CSF>, %a1: tensor<2x1x4xf32, #CSF>)
    -> tensor<2x4x4xf32, #CSF> {
  %0 = sparse_tensor.concatenate %a0, %a1 {dimension = 1 : index}
      : tensor<2x3x4xf32, #CSF>, tensor<2x1x4xf32, #CSF> to tensor<2x4x4xf32, #CSF>
  return %0 : tensor<2x4x4xf32, #CSF>
}

func.func private @storage(%t: tensor<4xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xf32>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse8 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse9 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse10 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse11 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: #sparse12 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
// CHECK-NEXT: #sparse13 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonunique, nonordered), d2 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse14 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse1>) -> tensor<5x4xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse1> to tensor<5x4xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows_and_dense(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64>) -> tensor<5x4xf64, #sparse2> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse>, tensor<3x4xf64> to tensor<5x4xf64, #sparse2>
// CHECK-NEXT:     return %0 : tensor<5x4xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows_with_csc(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<5x4xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse3> to tensor<5x4xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<5x4xf64, #sparse4> to tensor<5x4xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<5x4xf64, #sparse2> to tensor<5x4xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<5x4xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows_to_csc(%arg0: tensor<2x4xf64, #sparse3>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<5x4xf64, #sparse3> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse3>, tensor<3x4xf64, #sparse3> to tensor<5x4xf64, #sparse5>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<5x4xf64, #sparse5> to tensor<5x4xf64, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<5x4xf64, #sparse6> to tensor<5x4xf64, #sparse3>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<5x4xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<5x4xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns(%arg0: tensor<3x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse>) -> tensor<3x8xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<3x4xf64, #sparse>, tensor<3x4xf64, #sparse> to tensor<3x8xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<3x8xf64, #sparse4> to tensor<3x8xf64, #sparse2>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<3x8xf64, #sparse2> to tensor<3x8xf64, #sparse>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<3x8xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<3x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_to_csc(%arg0: tensor<3x4xf64, #sparse3>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<3x8xf64, #sparse3> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<3x4xf64, #sparse3>, tensor<3x4xf64, #sparse3> to tensor<3x8xf64, #sparse5>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<3x8xf64, #sparse5> to tensor<3x8xf64, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<3x8xf64, #sparse6> to tensor<3x8xf64, #sparse3>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<3x8xf64, #sparse6>
// CHECK-NEXT:     return %2 : tensor<3x8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_to_coo(%arg0: tensor<3x4xf64, #sparse2>, %arg1: tensor<3x4xf64, #sparse2>) -> tensor<3x8xf64, #sparse2> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<3x4xf64, #sparse2>, tensor<3x4xf64, #sparse2> to tensor<3x8xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<3x8xf64, #sparse4> to tensor<3x8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<3x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_to_dense(%arg0: tensor<3x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<3x8xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<3x4xf64, #sparse>, tensor<3x4xf64, #sparse3> to tensor<3x8xf64>
// CHECK-NEXT:     return %0 : tensor<3x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_to_all_dense(%arg0: tensor<3x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<3x8xf64, #sparse7> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<3x4xf64, #sparse>, tensor<3x4xf64, #sparse3> to tensor<3x8xf64, #sparse7>
// CHECK-NEXT:     return %0 : tensor<3x8xf64, #sparse7>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns_to_unsorted(%arg0: tensor<3x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse3>) -> tensor<3x8xf64, #sparse4> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<3x4xf64, #sparse>, tensor<3x4xf64, #sparse3> to tensor<3x8xf64, #sparse4>
// CHECK-NEXT:     return %0 : tensor<3x8xf64, #sparse4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: tensor<3xf64, #sparse8>, %arg1: tensor<5xf64, #sparse8>) -> tensor<8xf64, #sparse8> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<3xf64, #sparse8>, tensor<5xf64, #sparse8> to tensor<8xf64, #sparse8>
// CHECK-NEXT:     return %0 : tensor<8xf64, #sparse8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unordered_input(%arg0: tensor<2x4xf64, #sparse4>, %arg1: tensor<3x4xf64, #sparse>) -> tensor<5x4xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse4>, tensor<3x4xf64, #sparse> to tensor<5x4xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<5x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @three_columns(%arg0: tensor<3x4xf64, #sparse>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x1xf64, #sparse3>) -> tensor<3x9xf64, #sparse9> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1, %arg2 {dimension = 1 : index} : tensor<3x4xf64, #sparse>, tensor<3x4xf64>, tensor<3x1xf64, #sparse3> to tensor<3x9xf64, #sparse10>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<3x9xf64, #sparse10> to tensor<3x9xf64, #sparse11>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<3x9xf64, #sparse11> to tensor<3x9xf64, #sparse9>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<3x9xf64, #sparse11>
// CHECK-NEXT:     return %2 : tensor<3x9xf64, #sparse9>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @middle(%arg0: tensor<2x3x4xf32, #sparse12>, %arg1: tensor<2x1x4xf32, #sparse12>) -> tensor<2x4x4xf32, #sparse12> {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 1 : index} : tensor<2x3x4xf32, #sparse12>, tensor<2x1x4xf32, #sparse12> to tensor<2x4x4xf32, #sparse13>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<2x4x4xf32, #sparse13> to tensor<2x4x4xf32, #sparse14>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<2x4x4xf32, #sparse14> to tensor<2x4x4xf32, #sparse12>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<2x4x4xf32, #sparse14>
// CHECK-NEXT:     return %2 : tensor<2x4x4xf32, #sparse12>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @storage(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %arg0 : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
