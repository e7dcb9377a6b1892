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

func.func private @use1(index)

func.func private @use2(index, index)

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

func.func @empty_bsr() -> (tensor<8x8xf64, #BSR>, tensor<8x8xf64, #BSR>) {
  %0 = tensor.empty() : tensor<8x8xf64, #BSR>
  %1 = bufferization.alloc_tensor() : tensor<8x8xf64, #BSR>
  return %0, %1 : tensor<8x8xf64, #BSR>, tensor<8x8xf64, #BSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : compressed, d0 mod 2 : dense) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @use1(index)
// CHECK-NEXT:   func.func private @use2(index, index)
// CHECK-NEXT:   func.func @foreach_sv(%arg0: tensor<8xf64, #sparse>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.foreach in %arg0 init(%arg1) : tensor<8xf64, #sparse>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: f64):
// CHECK-NEXT:       func.call @use1(%arg2) : (index) -> ()
// CHECK-NEXT:       %1 = arith.addf %arg4, %arg3 : f64
// CHECK-NEXT:       sparse_tensor.yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_bv(%arg0: tensor<8xf64, #sparse1>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<8xf64, #sparse1> to tensor<4x2xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<4x2xf64, #sparse2>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       %2 = sparse_tensor.crd_translate  lvl_to_dim[%arg2, %arg3] as #sparse1 : index
// CHECK-NEXT:       func.call @use1(%2) : (index) -> ()
// CHECK-NEXT:       %3 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %3 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach_csc_dynamic(%arg0: tensor<?x?xf64, #sparse3>, %arg1: f64) -> f64 {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse4>
// CHECK-NEXT:     %1 = sparse_tensor.foreach in %0 init(%arg1) : tensor<?x?xf64, #sparse4>, f64 -> f64 do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f64):
// CHECK-NEXT:       func.call @use2(%arg3, %arg2) : (index, index) -> ()
// CHECK-NEXT:       %2 = arith.addf %arg5, %arg4 : f64
// CHECK-NEXT:       sparse_tensor.yield %2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_bsr() -> (tensor<8x8xf64, #sparse5>, tensor<8x8xf64, #sparse5>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2x2x4xf64, #sparse6>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %0 : tensor<4x2x2x4xf64, #sparse6> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor() : tensor<4x2x2x4xf64, #sparse6>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %2 : tensor<4x2x2x4xf64, #sparse6> to tensor<8x8xf64, #sparse5>
// CHECK-NEXT:     return %1, %3 : tensor<8x8xf64, #sparse5>, tensor<8x8xf64, #sparse5>
// CHECK-NEXT:   }
// CHECK-NEXT: }
