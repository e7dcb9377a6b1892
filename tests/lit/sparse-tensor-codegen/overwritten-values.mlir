// RUN: pyopt %s --sparse-tensor-codegen --canonicalize --cse --split-input-file | FileCheck %s

// All values of the copy are written before anything reads them: they are not copied.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @negated(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  %copy = bufferization.alloc_tensor() copy(%a) : tensor<4x8xf64, #CSR>
  %old = sparse_tensor.values %a : tensor<4x8xf64, #CSR> to memref<?xf64>
  %new = sparse_tensor.values %copy : tensor<4x8xf64, #CSR> to memref<?xf64>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%old : memref<?xf64>)
      outs(%new : memref<?xf64>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.negf %x : f64
    linalg.yield %0 : f64
  }
  %r = sparse_tensor.load %copy : tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @negated(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%dim_0) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_4 = memref.subview %alloc_3[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%subview : memref<?xf64>) outs(%subview_4 : memref<?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.negf %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_1, %alloc_3, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The body goes on from the values that the copy has.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @added(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  %copy = bufferization.alloc_tensor() copy(%a) : tensor<4x8xf64, #CSR>
  %old = sparse_tensor.values %a : tensor<4x8xf64, #CSR> to memref<?xf64>
  %new = sparse_tensor.values %copy : tensor<4x8xf64, #CSR> to memref<?xf64>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%old : memref<?xf64>)
      outs(%new : memref<?xf64>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.addf %x, %out : f64
    linalg.yield %0 : f64
  }
  %r = sparse_tensor.load %copy : tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @added(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%dim_0) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_3 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_4 = memref.subview %alloc_3[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%subview : memref<?xf64>) outs(%subview_4 : memref<?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_1, %alloc_3, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Something looks at the copy before its values are written.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i) -> (i)>
func.func private @look(tensor<4x8xf64, #CSR>)
func.func @looked_at(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  %copy = bufferization.alloc_tensor() copy(%a) : tensor<4x8xf64, #CSR>
  call @look(%copy) : (tensor<4x8xf64, #CSR>) -> ()
  %old = sparse_tensor.values %a : tensor<4x8xf64, #CSR> to memref<?xf64>
  %new = sparse_tensor.values %copy : tensor<4x8xf64, #CSR> to memref<?xf64>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%old : memref<?xf64>)
      outs(%new : memref<?xf64>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.negf %x : f64
    linalg.yield %0 : f64
  }
  %r = sparse_tensor.load %copy : tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @look(memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   func.func @looked_at(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%dim_0) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_3 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     call @look(%alloc, %alloc_1, %alloc_3, %arg3) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> ()
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_4 = memref.subview %alloc_3[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%subview : memref<?xf64>) outs(%subview_4 : memref<?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.negf %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_1, %alloc_3, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The values are written if a condition holds.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @perhaps(%a: tensor<4x8xf64, #CSR>, %if: i1) -> tensor<4x8xf64, #CSR> {
  %copy = bufferization.alloc_tensor() copy(%a) : tensor<4x8xf64, #CSR>
  %old = sparse_tensor.values %a : tensor<4x8xf64, #CSR> to memref<?xf64>
  %new = sparse_tensor.values %copy : tensor<4x8xf64, #CSR> to memref<?xf64>
  scf.if %if {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%old : memref<?xf64>)
        outs(%new : memref<?xf64>) {
    ^bb0(%x: f64, %out: f64):
      %0 = arith.negf %x : f64
      linalg.yield %0 : f64
    }
  }
  %r = sparse_tensor.load %copy : tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @perhaps(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: i1) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%dim_0) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_3 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_4 = memref.subview %alloc_3[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     scf.if %arg4 {
// CHECK-NEXT:       linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%subview : memref<?xf64>) outs(%subview_4 : memref<?xf64>) {
// CHECK-NEXT:       ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:         %1 = arith.negf %in : f64
// CHECK-NEXT:         linalg.yield %1 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_1, %alloc_3, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The loops come back to the same values, and leave others out.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i) -> (i)>
#first = affine_map<(i) -> (0)>
func.func @first_only(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  %copy = bufferization.alloc_tensor() copy(%a) : tensor<4x8xf64, #CSR>
  %old = sparse_tensor.values %a : tensor<4x8xf64, #CSR> to memref<?xf64>
  %new = sparse_tensor.values %copy : tensor<4x8xf64, #CSR> to memref<?xf64>
  linalg.generic {indexing_maps = [#id, #first], iterator_types = ["reduction"]}
      ins(%old : memref<?xf64>)
      outs(%new : memref<?xf64>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  }
  %r = sparse_tensor.load %copy : tensor<4x8xf64, #CSR>
  return %r : tensor<4x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @first_only(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%dim_0) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_3 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_4 = memref.subview %alloc_3[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%subview : memref<?xf64>) outs(%subview_4 : memref<?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       linalg.yield %in : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_1, %alloc_3, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
