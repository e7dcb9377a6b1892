// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Ops on the arrays that a sparse tensor consists of.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Narrow = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 32,
  crdWidth = 16
}>

func.func @arrays(%a: tensor<8x4xf64, #CSR>, %n: tensor<8x?xi8, #Narrow>) {
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64, #CSR> to memref<?xindex>
  %1 = sparse_tensor.coordinates %a {level = 1 : index, keep}
      : tensor<8x4xf64, #CSR> to memref<?xindex>
  %2 = sparse_tensor.values %a : tensor<8x4xf64, #CSR> to memref<?xf64>
  %3 = sparse_tensor.positions %n {level = 1 : index} : tensor<8x?xi8, #Narrow> to memref<?xi32>
  %4 = sparse_tensor.coordinates %n {level = 1 : index} : tensor<8x?xi8, #Narrow> to memref<?xi16>
  %5 = sparse_tensor.values %n {keep} : tensor<8x?xi8, #Narrow> to memref<?xi8>
  %6 = "sparse_tensor.positions"(%a) <{level = 1 : index}>
      : (tensor<8x4xf64, #CSR>) -> memref<?xindex>
  %7 = "sparse_tensor.coordinates"(%a) {level = 1 : index}
      : (tensor<8x4xf64, #CSR>) -> memref<?xindex>
  %8 = "sparse_tensor.values"(%a) : (tensor<8x4xf64, #CSR>) -> memref<?xf64>
  %9 = sparse_tensor.number_of_entries %a : tensor<8x4xf64, #CSR>
  %10 = "sparse_tensor.number_of_entries"(%a) {keep} : (tensor<8x4xf64, #CSR>) -> index
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arrays(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<8x?xi8, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {keep, level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<8x4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg1 {level = 1 : index} : tensor<8x?xi8, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates %arg1 {level = 1 : index} : tensor<8x?xi8, #sparse1> to memref<?xi16>
// CHECK-NEXT:     %5 = sparse_tensor.values %arg1 {keep} : tensor<8x?xi8, #sparse1> to memref<?xi8>
// CHECK-NEXT:     %6 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.values %arg0 : tensor<8x4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %9 = sparse_tensor.number_of_entries %arg0 : tensor<8x4xf64, #sparse>
// CHECK-NEXT:     %10 = sparse_tensor.number_of_entries %arg0 {keep} : tensor<8x4xf64, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x4xf64, #sparse>, tensor<8x?xi8, #sparse1>) -> (), sym_name = "arrays"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<8x?xi8, #sparse1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %1 = "sparse_tensor.coordinates"(%arg0) <{level = 1 : index}> {keep} : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %2 = "sparse_tensor.values"(%arg0) : (tensor<8x4xf64, #sparse>) -> memref<?xf64>
// GENERIC-NEXT:     %3 = "sparse_tensor.positions"(%arg1) <{level = 1 : index}> : (tensor<8x?xi8, #sparse1>) -> memref<?xi32>
// GENERIC-NEXT:     %4 = "sparse_tensor.coordinates"(%arg1) <{level = 1 : index}> : (tensor<8x?xi8, #sparse1>) -> memref<?xi16>
// GENERIC-NEXT:     %5 = "sparse_tensor.values"(%arg1) {keep} : (tensor<8x?xi8, #sparse1>) -> memref<?xi8>
// GENERIC-NEXT:     %6 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %7 = "sparse_tensor.coordinates"(%arg0) <{level = 1 : index}> : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %8 = "sparse_tensor.values"(%arg0) : (tensor<8x4xf64, #sparse>) -> memref<?xf64>
// GENERIC-NEXT:     %9 = "sparse_tensor.number_of_entries"(%arg0) : (tensor<8x4xf64, #sparse>) -> index
// GENERIC-NEXT:     %10 = "sparse_tensor.number_of_entries"(%arg0) {keep} : (tensor<8x4xf64, #sparse>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Leading batch levels become dimensions of the arrays.

#BCSR = #sparse_tensor.encoding<{
  map = (b, i, j) -> (b : batch, i : dense, j : compressed),
  crdWidth = 8
}>

func.func @batch(%a: tensor<3x8x4xf32, #BCSR>, %b: tensor<?x8x4xf32, #BCSR>) {
  %0 = sparse_tensor.positions %a {level = 2 : index}
      : tensor<3x8x4xf32, #BCSR> to memref<3x?xindex>
  %1 = sparse_tensor.coordinates %a {level = 2 : index} : tensor<3x8x4xf32, #BCSR> to memref<3x?xi8>
  %2 = sparse_tensor.values %a : tensor<3x8x4xf32, #BCSR> to memref<3x?xf32>
  %3 = sparse_tensor.positions %b {level = 2 : index}
      : tensor<?x8x4xf32, #BCSR> to memref<?x?xindex>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed), crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @batch(%arg0: tensor<3x8x4xf32, #sparse>, %arg1: tensor<?x8x4xf32, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 2 : index} : tensor<3x8x4xf32, #sparse> to memref<3x?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<3x8x4xf32, #sparse> to memref<3x?xi8>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg0 : tensor<3x8x4xf32, #sparse> to memref<3x?xf32>
// CHECK-NEXT:     %3 = sparse_tensor.positions %arg1 {level = 2 : index} : tensor<?x8x4xf32, #sparse> to memref<?x?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed), crdWidth = 8 }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x8x4xf32, #sparse>, tensor<?x8x4xf32, #sparse>) -> (), sym_name = "batch"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x8x4xf32, #sparse>, %arg1: tensor<?x8x4xf32, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.positions"(%arg0) <{level = 2 : index}> : (tensor<3x8x4xf32, #sparse>) -> memref<3x?xindex>
// GENERIC-NEXT:     %1 = "sparse_tensor.coordinates"(%arg0) <{level = 2 : index}> : (tensor<3x8x4xf32, #sparse>) -> memref<3x?xi8>
// GENERIC-NEXT:     %2 = "sparse_tensor.values"(%arg0) : (tensor<3x8x4xf32, #sparse>) -> memref<3x?xf32>
// GENERIC-NEXT:     %3 = "sparse_tensor.positions"(%arg1) <{level = 2 : index}> : (tensor<?x8x4xf32, #sparse>) -> memref<?x?xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Loose compressed, structured and all-dense levels.

#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
#NV24 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#Dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>

func.func @more_levels(%a: tensor<8x4xf64, #Loose>, %b: tensor<8x8xf64, #NV24>,
                       %c: tensor<8xf64, #Dense>) {
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x4xf64, #Loose> to memref<?xindex>
  %1 = sparse_tensor.coordinates %b {level = 2 : index} : tensor<8x8xf64, #NV24> to memref<?xindex>
  %2 = sparse_tensor.values %c : tensor<8xf64, #Dense> to memref<?xf64>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @more_levels(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>, %arg2: tensor<8xf64, #sparse2>) {
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg1 {level = 2 : index} : tensor<8x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.values %arg2 : tensor<8xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// GENERIC-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x4xf64, #sparse>, tensor<8x8xf64, #sparse1>, tensor<8xf64, #sparse2>) -> (), sym_name = "more_levels"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>, %arg2: tensor<8xf64, #sparse2>):
// GENERIC-NEXT:     %0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %1 = "sparse_tensor.coordinates"(%arg1) <{level = 2 : index}> : (tensor<8x8xf64, #sparse1>) -> memref<?xindex>
// GENERIC-NEXT:     %2 = "sparse_tensor.values"(%arg2) : (tensor<8xf64, #sparse2>) -> memref<?xf64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 64,
  crdWidth = 32
}>

func.func @disassemble(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xi64>, %c: tensor<20xi32>,
                       %v: tensor<20xf64>) {
  %rp, %rc, %rv, %pl, %cl, %vl = sparse_tensor.disassemble %t
      : tensor<8x4xf64, #CSR> out_lvls(%p, %c : tensor<9xi64>, tensor<20xi32>)
      out_vals(%v : tensor<20xf64>)
      -> (tensor<9xi64>, tensor<20xi32>), tensor<20xf64>, (index, i32), index
  %0:6 = "sparse_tensor.disassemble"(%t, %p, %c, %v)
      : (tensor<8x4xf64, #CSR>, tensor<9xi64>, tensor<20xi32>, tensor<20xf64>)
      -> (tensor<9xi64>, tensor<20xi32>, tensor<20xf64>, index, tensor<i64>, index)
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @disassemble(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<9xi64>, %arg2: tensor<20xi32>, %arg3: tensor<20xf64>) {
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg0 : tensor<8x4xf64, #sparse> out_lvls(%arg1, %arg2 : tensor<9xi64>, tensor<20xi32>) out_vals(%arg3 : tensor<20xf64>) -> (tensor<9xi64>, tensor<20xi32>), tensor<20xf64>, (index, i32), index
// CHECK-NEXT:     %ret_levels_0:2, %ret_values_1, %lvl_lens_2:2, %val_len_3 = sparse_tensor.disassemble %arg0 : tensor<8x4xf64, #sparse> out_lvls(%arg1, %arg2 : tensor<9xi64>, tensor<20xi32>) out_vals(%arg3 : tensor<20xf64>) -> (tensor<9xi64>, tensor<20xi32>), tensor<20xf64>, (index, tensor<i64>), index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x4xf64, #sparse>, tensor<9xi64>, tensor<20xi32>, tensor<20xf64>) -> (), sym_name = "disassemble"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<9xi64>, %arg2: tensor<20xi32>, %arg3: tensor<20xf64>):
// GENERIC-NEXT:     %0:6 = "sparse_tensor.disassemble"(%arg0, %arg1, %arg2, %arg3) : (tensor<8x4xf64, #sparse>, tensor<9xi64>, tensor<20xi32>, tensor<20xf64>) -> (tensor<9xi64>, tensor<20xi32>, tensor<20xf64>, index, i32, index)
// GENERIC-NEXT:     %1:6 = "sparse_tensor.disassemble"(%arg0, %arg1, %arg2, %arg3) : (tensor<8x4xf64, #sparse>, tensor<9xi64>, tensor<20xi32>, tensor<20xf64>) -> (tensor<9xi64>, tensor<20xi32>, tensor<20xf64>, index, tensor<i64>, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
