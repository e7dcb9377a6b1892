// RUN: pyopt --split-input-file --cse %s | FileCheck %s

// Which ops have no effects, and which may not be joined.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @joined(%t: tensor<4x8xf32, #CSR>, %n: index, %s: !sparse_tensor.storage_specifier<#CSR>)
    -> (index, index, index, index, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = sparse_tensor.lvl %t, %n : tensor<4x8xf32, #CSR>
  %1 = sparse_tensor.lvl %t, %n : tensor<4x8xf32, #CSR>
  %2 = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.convert %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32>
  %5 = sparse_tensor.convert %t : tensor<4x8xf32, #CSR> to tensor<4x8xf32>
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @joined(%arg0: tensor<4x8xf32, #sparse>, %arg1: index, %arg2: !sparse_tensor.storage_specifier<#sparse1>) -> (index, index, index, index, tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %arg1 : tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg2  val_mem_sz : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.convert %arg0 : tensor<4x8xf32, #sparse> to tensor<4x8xf32>
// CHECK-NEXT:     return %0, %0, %1, %1, %2, %2 : index, index, index, index, tensor<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unary(%a: f32) -> (f32, f32) {
  %0 = sparse_tensor.unary %a : f32 to f32
    present = {
    ^bb0(%x: f32):
      sparse_tensor.yield %x : f32
    }
    absent = {
    }
  %1 = sparse_tensor.unary %a : f32 to f32
    present = {
    ^bb0(%x: f32):
      sparse_tensor.yield %x : f32
    }
    absent = {
    }
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unary(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = sparse_tensor.unary %arg0 : f32 to f32
// CHECK-NEXT:      present = {
// CHECK-NEXT:     ^bb0(%arg1: f32):
// CHECK-NEXT:       sparse_tensor.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:      absent = {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %0 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @kept(%t: tensor<4x8xf32, #CSR>, %n: index, %m: memref<?xf32>, %v: f32,
                %x: memref<?xindex>) -> (i1, i1, tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.has_runtime_library
  %1 = sparse_tensor.has_runtime_library
  %2 = sparse_tensor.load %t : tensor<4x8xf32, #CSR>
  %3 = sparse_tensor.load %t : tensor<4x8xf32, #CSR>
  %4:4 = sparse_tensor.expand %t
      : tensor<4x8xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %5:4 = sparse_tensor.expand %t
      : tensor<4x8xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %6:2 = sparse_tensor.push_back %n, %m, %v : index, memref<?xf32>, f32
  %7:2 = sparse_tensor.push_back %n, %m, %v : index, memref<?xf32>, f32
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>} : memref<?xindex>
  sparse_tensor.print %t : tensor<4x8xf32, #CSR>
  sparse_tensor.out %t, %n : tensor<4x8xf32, #CSR>, index
  return %0, %1, %2, %3 : i1, i1, tensor<4x8xf32, #CSR>, tensor<4x8xf32, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @kept(%arg0: tensor<4x8xf32, #sparse>, %arg1: index, %arg2: memref<?xf32>, %arg3: f32, %arg4: memref<?xindex>) -> (i1, i1, tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     %1 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     %2 = sparse_tensor.load %arg0 : tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %3 = sparse_tensor.load %arg0 : tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<4x8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %values_0, %filled_1, %added_2, %count_3 = sparse_tensor.expand %arg0 : tensor<4x8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %arg1, %arg2, %arg3 : index, memref<?xf32>, f32
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %arg1, %arg2, %arg3 : index, memref<?xf32>, f32
// CHECK-NEXT:     sparse_tensor.sort  quick_sort %arg1, %arg4 {perm_map = #map} : memref<?xindex>
// CHECK-NEXT:     sparse_tensor.print %arg0 : tensor<4x8xf32, #sparse>
// CHECK-NEXT:     sparse_tensor.out %arg0, %arg1 : tensor<4x8xf32, #sparse>, index
// CHECK-NEXT:     return %0, %1, %2, %3 : i1, i1, tensor<4x8xf32, #sparse>, tensor<4x8xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
