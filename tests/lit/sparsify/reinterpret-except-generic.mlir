// RUN: pyopt %s --sparse-reinterpret-map="scope=except-generic reference-exact=true" | FileCheck %s

// Everything but generics.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#BV = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense,
                   j mod 4 : dense)
}>

// An op of bufferization, without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @generic_too(%a0: tensor<8x8xf64, #CSC>, %a1: tensor<8xf64>, %a2: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CSC>, tensor<8xf64>) outs(%a2 : tensor<8xf64>) {
  ^bb0(%e0: f64, %e1: f64, %e2: f64):
    %p = arith.mulf %e0, %e1 : f64
    %s = arith.addf %e2, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func private @use1(index)
func.func private @use2(index, index)
func.func private @use3(index, index, index)
func.func @foreach_sv(%t: tensor<8xf64, #SV>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<8xf64, #SV>, f64 -> f64 do {
  ^bb0(%c0: index, %v: f64, %acc: f64):
    func.call @use1(%c0) : (index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_bv(%t: tensor<8xf64, #BV>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<8xf64, #BV>, f64 -> f64 do {
  ^bb0(%c0: index, %v: f64, %acc: f64):
    func.call @use1(%c0) : (index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @foreach_csc_dynamic(%t: tensor<?x?xf64, #CSC>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %t init(%x) : tensor<?x?xf64, #CSC>, f64 -> f64 do {
  ^bb0(%c0: index, %c1: index, %v: f64, %acc: f64):
    func.call @use2(%c0, %c1) : (index, index) -> ()
    %s = arith.addf %acc, %v : f64
    sparse_tensor.yield %s : f64
  }
  return %0 : f64
}

func.func @insert_bsr(%t: tensor<8x8xf64, #BSR>, %x: f64, %c0: index, %c1: index)
    -> tensor<8x8xf64, #BSR> {
  %0 = tensor.insert %x into %t[%c0, %c1] : tensor<8x8xf64, #BSR>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x8xf64, #BSR>
  return %1 : tensor<8x8xf64, #BSR>
}

func.func @empty_bsr() -> (tensor<8x8xf64, #BSR>, tensor<8x8xf64, #BSR>) {
  %0 = tensor.empty() : tensor<8x8xf64, #BSR>
  %1 = bufferization.alloc_tensor() : tensor<8x8xf64, #BSR>
  return %0, %1 : tensor<8x8xf64, #BSR>, tensor<8x8xf64, #BSR>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : compressed, d0 mod 2 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @generic_too(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64>) outs(%arg2 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @use1(index)
// CHECK-NEXT:   func.func private @use2(index, index)
// CHECK-NEXT:   func.func private @use3(index, index, index)
// CHECK-NEXT:   func.func @foreach_sv(%arg0: tensor<8xf64, #sparse1>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.foreach in %arg0 init(%arg1) : tensor<8xf64, #sparse1>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: f64):
// CHECK-NEXT:       func.call @use1(%arg2) : (index) -> ()
// CHECK-NEXT:       %1 = arith.addf %arg4, %arg3 : f64
// CHECK-NEXT:       sparse_tensor.yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_bv(%arg0: tensor<8xf64, #sparse2>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8xf64, #sparse2> to tensor<4x2xf64, #sparse3>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<4x2xf64, #sparse3>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       %2 = sparse_tensor.crd_translate  lvl_to_dim[%arg2, %arg3] as #sparse2 : index
// CHECK-NEXT:       func.call @use1(%2) : (index) -> ()
// CHECK-NEXT:       %3 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_csc_dynamic(%arg0: tensor<?x?xf64, #sparse>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<?x?xf64, #sparse4>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       func.call @use2(%arg3, %arg2) : (index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_bsr(%arg0: tensor<8x8xf64, #sparse5>, %arg1: f64, %arg2: index, %arg3: index) -> tensor<8x8xf64, #sparse5> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8x8xf64, #sparse5> to tensor<4x2x2x4xf64, #sparse6>
// CHECK-NEXT:     %1:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg2, %arg3] as #sparse5 : index, index, index, index
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%1#0, %1#1, %1#2, %1#3] : tensor<4x2x2x4xf64, #sparse6>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %inserted : tensor<4x2x2x4xf64, #sparse6> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     %3 = sparse_tensor.load %2 hasInserts : tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     return %3 : tensor<8x8xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_bsr() -> (tensor<8x8xf64, #sparse5>, tensor<8x8xf64, #sparse5>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2x2x4xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<4x2x2x4xf64, #sparse6> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor() : tensor<4x2x2x4xf64, #sparse6>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<4x2x2x4xf64, #sparse6> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     return %1, %3 : tensor<8x8xf64, #sparse5>, tensor<8x8xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT: }
