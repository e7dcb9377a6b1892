// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What sparse_tensor ops make known.

// Convert and reorder_coo.

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#coo = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))
}>
#sorted = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)
}>
func.func @convert_and_reorder_coo(%a: tensor<?x?xf32>) -> (index, index, index, index) {
  %0 = sparse_tensor.convert %a : tensor<?x?xf32> to tensor<?x?xf32, #csr>
  %1 = sparse_tensor.convert %a : tensor<?x?xf32> to tensor<?x?xf32, #coo>
  %2 = sparse_tensor.reorder_coo quick_sort %1 : tensor<?x?xf32, #coo> to tensor<?x?xf32, #sorted>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x?xf32, #csr>
  %q1 = tensor.dim %0, %k1 : tensor<?x?xf32, #csr>
  %q2 = tensor.dim %2, %k0 : tensor<?x?xf32, #sorted>
  %q3 = tensor.dim %2, %k1 : tensor<?x?xf32, #sorted>
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert_and_reorder_coo(%arg0: tensor<?x?xf32>) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf32> to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %dim_0 = tensor.dim %0, %c1 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     return %dim, %dim_0, %dim, %dim_0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Load and compress.

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @load_and_compress(%a: tensor<?x?xf32, #csr>, %v: memref<?xf32>, %f: memref<?xi1>,
                             %d: memref<?xindex>, %i: index) -> (index, index, index, index) {
  %0 = sparse_tensor.load %a : tensor<?x?xf32, #csr>
  %1 = sparse_tensor.compress %v, %f, %d, %i into %a[%i]
      : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<?x?xf32, #csr>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x?xf32, #csr>
  %q1 = tensor.dim %0, %k1 : tensor<?x?xf32, #csr>
  %q2 = tensor.dim %1, %k0 : tensor<?x?xf32, #csr>
  %q3 = tensor.dim %1, %k1 : tensor<?x?xf32, #csr>
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @load_and_compress(%arg0: tensor<?x?xf32, #sparse>, %arg1: memref<?xf32>, %arg2: memref<?xi1>, %arg3: memref<?xindex>, %arg4: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = sparse_tensor.load %arg0 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.compress %arg1, %arg2, %arg3, %arg4 into %arg0[%arg4] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %dim_0 = tensor.dim %0, %c1 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     return %dim, %dim_0, %dim, %dim_0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Concatenate.

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concatenate(%a: tensor<2x4xf32>, %b: tensor<3x4xf32>) -> index {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
      : tensor<2x4xf32>, tensor<3x4xf32> to tensor<?x4xf32, #csr>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x4xf32, #csr>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @concatenate(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>) -> index {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %c5 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Lvl, expand, reinterpret_map.

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#csc = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @lvl_expand_reinterpret_map(%a: tensor<?x8xf32, #csc>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<?x8xf32, #csc>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<?x8xf32, #csc>
  %2, %3, %4, %5 = sparse_tensor.expand %a
      : tensor<?x8xf32, #csc> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %6 = sparse_tensor.reinterpret_map %a : tensor<?x8xf32, #csc> to tensor<8x?xf32, #csr>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = memref.dim %3, %k0 : memref<?xi1>
  %q1 = tensor.dim %6, %k1 : tensor<8x?xf32, #csr>
  return %0, %1, %q0, %q1 : index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @lvl_expand_reinterpret_map(%arg0: tensor<?x8xf32, #sparse>) -> (index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<?x8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c1 : tensor<?x8xf32, #sparse>
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<?x8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg0 : tensor<?x8xf32, #sparse> to tensor<8x?xf32, #sparse1>
// CHECK-NEXT:     return %0, %1, %1, %1 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Blocks: the levels of static extents only.

#bsr = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense,
                     d1 mod 4 : dense)
}>
func.func @blocks_the_levels_of_static_extents_only(
    %a: tensor<6x8xf32, #bsr>, %b: tensor<?x8xf32, #bsr>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<6x8xf32, #bsr>
  %1 = sparse_tensor.lvl %a, %c2 : tensor<6x8xf32, #bsr>
  %2 = sparse_tensor.lvl %b, %c0 : tensor<?x8xf32, #bsr>
  return %0, %1, %2 : index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : compressed, d0 mod 2 : dense, d1 mod 4 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @blocks_the_levels_of_static_extents_only(%arg0: tensor<6x8xf32, #sparse>, %arg1: tensor<?x8xf32, #sparse>) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<6x8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c2 : tensor<6x8xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg1, %c0 : tensor<?x8xf32, #sparse>
// CHECK-NEXT:     return %0, %1, %2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Push_back, crd_translate, slices.

#csc = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#slice = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(?, 4, 3)>, d1 : #sparse_tensor<slice(0, 8, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @push_back_crd_translate_slices(%i: index, %m: memref<?xf32>, %f: f32,
                                          %s: tensor<?x8xf32, #slice>)
    -> (index, index, index, index) {
  %c2 = arith.constant 2 : index
  %0, %1 = sparse_tensor.push_back %i, %m, %f : index, memref<?xf32>, f32
  %2, %3 = sparse_tensor.push_back %1, %0, %f, %c2 : index, memref<?xf32>, f32, index
  %4, %5 = sparse_tensor.crd_translate dim_to_lvl[%c2, %c2] as #csc : index, index
  %6 = sparse_tensor.slice.offset %s at 0 : tensor<?x8xf32, #slice>
  %7 = sparse_tensor.slice.stride %s at 0 : tensor<?x8xf32, #slice>
  return %3, %4, %6, %7 : index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 4, 3)>, d1 : #sparse_tensor<slice(0, 8, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @push_back_crd_translate_slices(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: tensor<?x8xf32, #sparse>) -> (index, index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %arg0, %arg1, %arg2 : index, memref<?xf32>, f32
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %newSize, %outBuffer, %arg2, %c2 : index, memref<?xf32>, f32, index
// CHECK-NEXT:     %0:2 = sparse_tensor.crd_translate  dim_to_lvl[%c2, %c2] as #sparse1 : index, index
// CHECK-NEXT:     %1 = sparse_tensor.slice.offset %arg3 at 0 : tensor<?x8xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.slice.stride %arg3 at 0 : tensor<?x8xf32, #sparse>
// CHECK-NEXT:     return %newSize_1, %0#0, %1, %2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
