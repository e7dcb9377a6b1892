// RUN: pyopt-run %s --arg "[0, 1, 0, 2]" --arg "[10, 10, 10, 10]" | FileCheck %s
// RUN: pyopt-run %s --arg "[0, 1, 0, 2]" --arg "[10, 10, 10, 10]" --sparse-reinterpret-map --sparsification | FileCheck %s
// RUN: pyopt-run %s --entry reduce --arg "[0, 1, 0, 2]" --arg 10 | FileCheck %s --check-prefix=REDUCE
// RUN: pyopt-run %s --entry reduce --arg "[0, 1, 0, 2]" --arg 10 --sparse-reinterpret-map --sparsification | FileCheck %s --check-prefix=REDUCE
// RUN: pyopt-run %s --entry blocks --arg 6 | FileCheck %s --check-prefix=BLOCKS
// RUN: not pyopt-run %s --entry blocks --arg 5 2>&1 | FileCheck %s --check-prefix=ODD

#map = affine_map<(d0) -> (d0)>
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#B = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : compressed, d0 mod 2 : dense) }>

// A constant is there at all points, also if it is zero.
// CHECK: [10, 17, 10, 17]
func.func @main(%a: tensor<4xi32, #V>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32, #V>)
      outs(%b : tensor<4xi32>) {
  ^bb0(%x: i32, %out: i32):
    %1 = sparse_tensor.binary %x, %c0 : i32, i32 to i32
      overlap = {
      ^bb0(%p: i32, %q: i32):
        sparse_tensor.yield %c7 : i32
      }
      left = identity
      right = identity
    %2 = arith.addi %out, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// REDUCE: 14
func.func @reduce(%a: tensor<4xi32, #V>, %b: tensor<i32>) -> tensor<i32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = linalg.generic {
    indexing_maps = [#map, affine_map<(d0) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a : tensor<4xi32, #V>) outs(%b : tensor<i32>) {
  ^bb0(%x: i32, %out: i32):
    %1 = sparse_tensor.reduce %out, %c0, %c1 : i32 {
    ^bb0(%p: i32, %q: i32):
      %m = arith.addi %p, %c1 : i32
      sparse_tensor.yield %m : i32
    }
    linalg.yield %1 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

// Of a dynamic extent the storage knows how many blocks there are only.
// BLOCKS: 6
// ODD: error: 'bufferization.alloc_tensor' op the dynamic extent 5 is not a multiple of its blocks of 2
func.func @blocks(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %t = bufferization.alloc_tensor(%n) : tensor<?xf32, #B>
  %d = tensor.dim %t, %c0 : tensor<?xf32, #B>
  return %d : index
}
