// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// Conversions of what a kernel makes, kernels that yield zero, casts.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @convert(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8xf64, #SV>) outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64):
    %r = arith.mulf %x, %x : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  %1 = sparse_tensor.convert %0 : tensor<8xf64> to tensor<8xf64, #SV>
  return %1 : tensor<8xf64, #SV>
}

func.func @convert_argument(%a: tensor<8xf64, #SV>, %e: tensor<8xf64>) -> tensor<8xf64, #SV> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<8xf64, #SV>) outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64):
    %r = arith.mulf %x, %x : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  %1 = sparse_tensor.convert %0 : tensor<8xf64> to tensor<8xf64, #SV>
  return %1 : tensor<8xf64, #SV>
}

func.func @zeros_dynamic(%a: tensor<?xf64, #SV>, %n: index) -> tensor<?xf64> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty(%n) : tensor<?xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<?xf64, #SV>) outs(%e : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %z : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

func.func @slices(%a: tensor<8xf64, #SV>, %n: index)
    -> (tensor<?xf64, #DV>, tensor<4xf64>, tensor<4xf64, #DV>) {
  %0 = tensor.extract_slice %a[0] [%n] [1] : tensor<8xf64, #SV> to tensor<?xf64, #SV>
  %1 = tensor.cast %0 : tensor<?xf64, #SV> to tensor<?xf64, #DV>
  %2 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf64, #SV> to tensor<4xf64>
  %3 = tensor.cast %2 : tensor<4xf64> to tensor<4xf64, #DV>
  return %1, %2, %3 : tensor<?xf64, #DV>, tensor<4xf64>, tensor<4xf64, #DV>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert(%arg0: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%0 : tensor<8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert_argument(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%arg1 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     %1 = sparse_tensor.convert %0 : tensor<8xf64> to tensor<8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zeros_dynamic(%arg0: tensor<?xf64, #sparse>, %arg1: index) -> tensor<?xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64, #sparse>) outs(%0 : tensor<?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %cst : f64
// CHECK-NEXT:     } -> tensor<?xf64>
// CHECK-NEXT:     return %1 : tensor<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @slices(%arg0: tensor<8xf64, #sparse>, %arg1: index) -> (tensor<?xf64, #sparse1>, tensor<4xf64>, tensor<4xf64, #sparse1>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [1] : tensor<8xf64, #sparse> to tensor<?xf64, #sparse1>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[0] [4] [1] : tensor<8xf64, #sparse> to tensor<4xf64>
// CHECK-NEXT:     %0 = sparse_tensor.convert %extracted_slice_0 : tensor<4xf64> to tensor<4xf64, #sparse1>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_0, %0 : tensor<?xf64, #sparse1>, tensor<4xf64>, tensor<4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
