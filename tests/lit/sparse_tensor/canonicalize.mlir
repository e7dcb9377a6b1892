// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Folds.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// There and back again.
func.func @reinterpret_map(%a: tensor<4x8xf32, #CSR>)
    -> (tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR>, tensor<8x4xf32, #CSC>,
        tensor<8x4xf32, #CSC>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  %1 = sparse_tensor.reinterpret_map %a : tensor<4x8xf32, #CSR> to tensor<8x4xf32, #CSC>
  %2 = sparse_tensor.reinterpret_map %1 : tensor<8x4xf32, #CSC> to tensor<4x8xf32, #CSR>
  %3 = sparse_tensor.reinterpret_map %2 : tensor<4x8xf32, #CSR> to tensor<8x4xf32, #CSC>
  return %0, %2, %1, %3
      : tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR>, tensor<8x4xf32, #CSC>, tensor<8x4xf32, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reinterpret_map(%arg0: tensor<4x8xf32, #sparse>) -> (tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse>, tensor<8x4xf32, #sparse1>, tensor<8x4xf32, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf32, #sparse> to tensor<8x4xf32, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf32, #sparse> to tensor<8x4xf32, #sparse1>
// CHECK-NEXT:     return %arg0, %arg0, %0, %1 : tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse>, tensor<8x4xf32, #sparse1>, tensor<8x4xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// What was set is what one gets, whatever else was set in between.
func.func @specifier(%s: !sparse_tensor.storage_specifier<#CSR>, %a: index, %b: index)
    -> (index, index, index, index, index) {
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %a
      : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 1 with %b
      : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.set %1 val_mem_sz with %b
      : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %2 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.get %2 lvl_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.storage_specifier.get %2 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %6 = sparse_tensor.storage_specifier.get %2 crd_mem_sz at 1
      : !sparse_tensor.storage_specifier<#CSR>
  %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %8 = sparse_tensor.storage_specifier.get %7 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  return %3, %4, %5, %6, %8 : index, index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @specifier(%arg0: !sparse_tensor.storage_specifier<#sparse>, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.set %arg0  lvl_sz at 0 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 1 with %arg2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %arg2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %arg1, %arg2, %arg2, %3, %5 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#Perm = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : dense, i : compressed, j : dense) }>
#ELL = #sparse_tensor.encoding<{
  map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed)
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @crd_translate_back(%i: index, %j: index, %k: index)
    -> (index, index, index, index, index, index, index, index) {
  %0:3 = sparse_tensor.crd_translate lvl_to_dim[%i, %j, %k] as #Perm : index, index, index
  %1:3 = sparse_tensor.crd_translate dim_to_lvl[%i, %j] as #ELL : index, index, index
  %2:2 = sparse_tensor.crd_translate lvl_to_dim[%i, %j, %k, %k] as #BSR : index, index
  %3:4 = sparse_tensor.crd_translate dim_to_lvl[%2#0, %2#1] as #BSR : index, index, index, index
  %4:4 = sparse_tensor.crd_translate dim_to_lvl[%2#0, %j] as #BSR : index, index, index, index
  %5:2 = sparse_tensor.crd_translate lvl_to_dim[%4#0, %4#1, %4#2, %4#3] as #BSR : index, index
  return %0#0, %0#1, %0#2, %1#0, %3#0, %3#1, %4#1, %5#0
      : index, index, index, index, index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @crd_translate_back(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT:     %0:3 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as #sparse : index, index, index
// CHECK-NEXT:     %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2, %arg2] as #sparse1 : index, index
// CHECK-NEXT:     %2:4 = sparse_tensor.crd_translate  dim_to_lvl[%1#0, %arg1] as #sparse1 : index, index, index, index
// CHECK-NEXT:     return %arg1, %arg2, %arg0, %0#0, %arg0, %arg1, %2#1, %1#0 : index, index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Unordered = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>

func.func @reorder_coo(%a: tensor<?x?xf32, #COO>, %b: tensor<?x?xf32, #Unordered>)
    -> (tensor<?x?xf32, #COO>, tensor<?x?xf32, #COO>, tensor<?x?xf32, #Unordered>,
        tensor<?x?xf32, #Unordered>) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<?x?xf32, #COO> to tensor<?x?xf32, #COO>
  %1 = sparse_tensor.reorder_coo quick_sort %b
      : tensor<?x?xf32, #Unordered> to tensor<?x?xf32, #COO>
  %2 = sparse_tensor.reorder_coo quick_sort %b
      : tensor<?x?xf32, #Unordered> to tensor<?x?xf32, #Unordered>
  %3 = sparse_tensor.reorder_coo quick_sort %a
      : tensor<?x?xf32, #COO> to tensor<?x?xf32, #Unordered>
  return %0, %1, %2, %3
      : tensor<?x?xf32, #COO>, tensor<?x?xf32, #COO>, tensor<?x?xf32, #Unordered>,
      tensor<?x?xf32, #Unordered>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reorder_coo(%arg0: tensor<?x?xf32, #sparse>, %arg1: tensor<?x?xf32, #sparse1>) -> (tensor<?x?xf32, #sparse>, tensor<?x?xf32, #sparse>, tensor<?x?xf32, #sparse1>, tensor<?x?xf32, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.reorder_coo  quick_sort %arg1 : tensor<?x?xf32, #sparse1> to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<?x?xf32, #sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %arg0, %0, %arg1, %1 : tensor<?x?xf32, #sparse>, tensor<?x?xf32, #sparse>, tensor<?x?xf32, #sparse1>, tensor<?x?xf32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// Coordinates that nobody uses are dropped.
func.func @iterate(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %n: index) -> index {
  %0 = sparse_tensor.iterate %it in %s at(%c0, %c1)
      iter_args(%a = %n) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    %1 = arith.addi %a, %c1 : index
    sparse_tensor.yield %1 : index
  }
  %2 = sparse_tensor.iterate %it in %s at(_, %c1)
      iter_args(%a = %0) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    %3 = arith.addi %a, %n : index
    sparse_tensor.yield %3 : index
  }
  %4 = sparse_tensor.iterate %it in %s at(%c0, %c1)
      iter_args(%a = %2) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    %5 = arith.addi %c0, %c1 : index
    %6 = arith.addi %a, %5 : index
    sparse_tensor.yield %6 : index
  }
  %7 = sparse_tensor.iterate %it in %s at(%c0, %c1)
      iter_args(%a = %4) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    %8 = arith.addi %n, %c0 : index
    sparse_tensor.yield %n : index
  }
  return %7 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @iterate(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.iterate %arg4 in %arg0 at(_, %arg3) iter_args(%arg2 = %arg1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       %4 = arith.addi %arg2, %arg3 : index
// CHECK-NEXT:       sparse_tensor.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg3 in %arg0 iter_args(%arg2 = %0) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       %4 = arith.addi %arg2, %arg1 : index
// CHECK-NEXT:       sparse_tensor.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.iterate %arg5 in %arg0 at(%arg3, %arg4) iter_args(%arg2 = %1) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       %4 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       %5 = arith.addi %arg2, %4 : index
// CHECK-NEXT:       sparse_tensor.yield %5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.iterate %arg3 in %arg0 iter_args(%arg2 = %2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       sparse_tensor.yield %arg1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @dead(%t: tensor<4x8xf32, #CSR>, %s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>,
                %n: index, %m: memref<?xf32>, %v: f32) {
  %0 = sparse_tensor.load %t : tensor<4x8xf32, #CSR>
  %1 = sparse_tensor.positions %t {level = 1 : index} : tensor<4x8xf32, #CSR> to memref<?xindex>
  %2 = sparse_tensor.reinterpret_map %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32, #CSR>
  %3 = sparse_tensor.lvl %t, %n : tensor<4x8xf32, #CSR>
  %4:4 = sparse_tensor.expand %t
      : tensor<4x8xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %5 = sparse_tensor.has_runtime_library
  %6:2 = sparse_tensor.push_back %n, %m, %v : index, memref<?xf32>, f32
  sparse_tensor.iterate %it in %s at(%c0, %c1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
    %8 = arith.addi %n, %c0 : index
  }
  sparse_tensor.foreach in %t : tensor<4x8xf32, #CSR> do {
  ^bb0(%i: index, %j: index, %x: f32):
    %9 = arith.addi %i, %j : index
  }
  %10 = sparse_tensor.new %n : index to tensor<4x8xf32, #CSR>
  %11 = sparse_tensor.unary %v : f32 to f32
    present = {
    }
    absent = {
    }
  %12 = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dead(%arg0: tensor<4x8xf32, #sparse>, %arg1: !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, %arg2: index, %arg3: memref<?xf32>, %arg4: f32) {
// CHECK-NEXT:     %0 = sparse_tensor.load %arg0 : tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<4x8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %arg2, %arg3, %arg4 : index, memref<?xf32>, f32
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<4x8xf32, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg5: index, %arg6: index, %arg7: f32):
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @casts(%t: tensor<4x8xf32, #CSR>, %u: tensor<?x?xf32, #CSR>, %d: tensor<4x8xf32>)
    -> (tensor<4x8xf32, #CSR>, tensor<4x8xf32>, index, tensor<4x8xf32, #CSR>) {
  %0 = tensor.cast %t : tensor<4x8xf32, #CSR> to tensor<?x?xf32, #CSR>
  %1 = sparse_tensor.convert %0 : tensor<?x?xf32, #CSR> to tensor<?x?xf32, #CSR>
  %2 = tensor.cast %1 : tensor<?x?xf32, #CSR> to tensor<4x8xf32, #CSR>
  %3 = sparse_tensor.convert %d : tensor<4x8xf32> to tensor<?x?xf32>
  %4 = tensor.cast %3 : tensor<?x?xf32> to tensor<4x8xf32>
  %5 = sparse_tensor.number_of_entries %0 : tensor<?x?xf32, #CSR>
  %6 = sparse_tensor.convert %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32>
  %7 = sparse_tensor.convert %6 : tensor<4x8xf32> to tensor<4x8xf32, #CSR>
  return %2, %4, %5, %7 : tensor<4x8xf32, #CSR>, tensor<4x8xf32>, index, tensor<4x8xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @casts(%arg0: tensor<4x8xf32, #sparse>, %arg1: tensor<?x?xf32, #sparse>, %arg2: tensor<4x8xf32>) -> (tensor<4x8xf32, #sparse>, tensor<4x8xf32>, index, tensor<4x8xf32, #sparse>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x8xf32, #sparse> to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg2 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %1 = sparse_tensor.number_of_entries %cast : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %arg0 : tensor<4x8xf32, #sparse> to tensor<4x8xf32>
// CHECK-NEXT:     %3 = sparse_tensor.convert %2 : tensor<4x8xf32> to tensor<4x8xf32, #sparse>
// CHECK-NEXT:     return %arg0, %cast_0, %1, %3 : tensor<4x8xf32, #sparse>, tensor<4x8xf32>, index, tensor<4x8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#Perm = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : dense, i : compressed, j : dense) }>
#ELL = #sparse_tensor.encoding<{
  map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed)
}>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 2)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @lvl_of_others(%a: tensor<3x4x?xf32, #Perm>, %b: tensor<4x5xf32, #ELL>,
                         %s: tensor<8x9xf32, #Slice>, %l: index)
    -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<3x4x?xf32, #Perm>
  %1 = sparse_tensor.lvl %a, %c2 : tensor<3x4x?xf32, #Perm>
  %2 = sparse_tensor.lvl %a, %l : tensor<3x4x?xf32, #Perm>
  %3 = sparse_tensor.lvl %b, %c1 : tensor<4x5xf32, #ELL>
  %4 = sparse_tensor.lvl %b, %c2 : tensor<4x5xf32, #ELL>
  %5 = sparse_tensor.lvl %s, %c1 : tensor<8x9xf32, #Slice>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : dense, d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @lvl_of_others(%arg0: tensor<3x4x?xf32, #sparse>, %arg1: tensor<4x5xf32, #sparse1>, %arg2: tensor<8x9xf32, #sparse2>, %arg3: index) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0 : tensor<3x4x?xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %arg3 : tensor<3x4x?xf32, #sparse>
// CHECK-NEXT:     return %0, %c4, %1, %c4, %c5, %c9 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#Mixed = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense)
}>
#Levels = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : compressed, k : dense) }>

// The sizes of levels in a map of blocked and plain dimensions.
func.func @mixed(%a: tensor<4x10xf32, #Mixed>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<4x10xf32, #Mixed>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<4x10xf32, #Mixed>
  %2 = sparse_tensor.lvl %a, %c2 : tensor<4x10xf32, #Mixed>
  return %0, %1, %2 : index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : compressed, d0 mod 2 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mixed(%arg0: tensor<4x10xf32, #sparse>) -> (index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     return %c2, %c10, %c2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
