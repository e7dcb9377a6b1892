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

// Arrays of structures: coordinates of a trailing COO region are a strided view of one buffer.

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>

func.func @coo(%a: tensor<8x4xf64, #COO>, %b: tensor<8x4xf64, #SoA>) {
  %0 = sparse_tensor.coordinates_buffer %a : tensor<8x4xf64, #COO> to memref<?xindex>
  %1 = sparse_tensor.coordinates %a {level = 0 : index}
      : tensor<8x4xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %2 = sparse_tensor.coordinates %a {level = 1 : index}
      : tensor<8x4xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %3 = sparse_tensor.coordinates %b {level = 1 : index} : tensor<8x4xf64, #SoA> to memref<?xindex>
  %4 = "sparse_tensor.coordinates_buffer"(%a) {keep} : (tensor<8x4xf64, #COO>) -> memref<?xindex>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @coo(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<8x4xf64, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.coordinates_buffer %arg0 : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8x4xf64, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg1 {level = 1 : index} : tensor<8x4xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates_buffer %arg0 {keep} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x4xf64, #sparse>, tensor<8x4xf64, #sparse1>) -> (), sym_name = "coo"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x4xf64, #sparse>, %arg1: tensor<8x4xf64, #sparse1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.coordinates_buffer"(%arg0) : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
// GENERIC-NEXT:     %1 = "sparse_tensor.coordinates"(%arg0) <{level = 0 : index}> : (tensor<8x4xf64, #sparse>) -> memref<?xindex, strided<[?], offset: ?>>
// GENERIC-NEXT:     %2 = "sparse_tensor.coordinates"(%arg0) <{level = 1 : index}> : (tensor<8x4xf64, #sparse>) -> memref<?xindex, strided<[?], offset: ?>>
// GENERIC-NEXT:     %3 = "sparse_tensor.coordinates"(%arg1) <{level = 1 : index}> : (tensor<8x4xf64, #sparse1>) -> memref<?xindex>
// GENERIC-NEXT:     %4 = "sparse_tensor.coordinates_buffer"(%arg0) {keep} : (tensor<8x4xf64, #sparse>) -> memref<?xindex>
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

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @assemble(%p: tensor<9xindex>, %c: tensor<20xindex>, %v: tensor<20xf64>,
                    %cc: tensor<20x2xindex>, %q: tensor<2xindex>, %cv: tensor<20xf64>) {
  %0 = sparse_tensor.assemble (%p, %c), %v
      : (tensor<9xindex>, tensor<20xindex>), tensor<20xf64> to tensor<8x4xf64, #CSR>
  %1 = sparse_tensor.assemble (%q, %cc), %cv {keep}
      : (tensor<2xindex>, tensor<20x2xindex>), tensor<20xf64> to tensor<8x4xf64, #COO>
  %2 = "sparse_tensor.assemble"(%p, %c, %v)
      : (tensor<9xindex>, tensor<20xindex>, tensor<20xf64>) -> tensor<8x4xf64, #CSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<9xindex>, %arg1: tensor<20xindex>, %arg2: tensor<20xf64>, %arg3: tensor<20x2xindex>, %arg4: tensor<2xindex>, %arg5: tensor<20xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<9xindex>, tensor<20xindex>), tensor<20xf64> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.assemble (%arg4, %arg3), %arg5 {keep} : (tensor<2xindex>, tensor<20x2xindex>), tensor<20xf64> to tensor<8x4xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<9xindex>, tensor<20xindex>), tensor<20xf64> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<9xindex>, tensor<20xindex>, tensor<20xf64>, tensor<20x2xindex>, tensor<2xindex>, tensor<20xf64>) -> (), sym_name = "assemble"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<9xindex>, %arg1: tensor<20xindex>, %arg2: tensor<20xf64>, %arg3: tensor<20x2xindex>, %arg4: tensor<2xindex>, %arg5: tensor<20xf64>):
// GENERIC-NEXT:     %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<9xindex>, tensor<20xindex>, tensor<20xf64>) -> tensor<8x4xf64, #sparse>
// GENERIC-NEXT:     %1 = "sparse_tensor.assemble"(%arg4, %arg3, %arg5) {keep} : (tensor<2xindex>, tensor<20x2xindex>, tensor<20xf64>) -> tensor<8x4xf64, #sparse1>
// GENERIC-NEXT:     %2 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<9xindex>, tensor<20xindex>, tensor<20xf64>) -> tensor<8x4xf64, #sparse>
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

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>

func.func @specifier(%n: index) -> index {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.init with %0
      : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#Slice>
  %2 = sparse_tensor.storage_specifier.init {keep} with %0
      : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.set %0 lvl_sz at 0 with %n
      : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.set %3 pos_mem_sz at 1 with %n
      : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.storage_specifier.set %4 crd_mem_sz at 1 with %n {keep}
      : !sparse_tensor.storage_specifier<#CSR>
  %6 = sparse_tensor.storage_specifier.set %5 val_mem_sz with %n
      : !sparse_tensor.storage_specifier<#CSR>
  %7 = sparse_tensor.storage_specifier.set %1 dim_offset at 0 with %n
      : !sparse_tensor.storage_specifier<#Slice>
  %8 = sparse_tensor.storage_specifier.set %7 dim_stride at 1 with %n
      : !sparse_tensor.storage_specifier<#Slice>
  %9 = sparse_tensor.storage_specifier.get %6 crd_mem_sz at 1
      : !sparse_tensor.storage_specifier<#CSR>
  %10 = sparse_tensor.storage_specifier.get %6 val_mem_sz {keep}
      : !sparse_tensor.storage_specifier<#CSR>
  %11 = sparse_tensor.storage_specifier.get %8 dim_stride at 1
      : !sparse_tensor.storage_specifier<#Slice>
  %12 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#CSR>
  %13 = "sparse_tensor.storage_specifier.set"(%12, %n) <{
    level = 0 : index,
    specifierKind = #sparse_tensor<kind lvl_sz>
  }> : (!sparse_tensor.storage_specifier<#CSR>, index) -> !sparse_tensor.storage_specifier<#CSR>
  %14 = "sparse_tensor.storage_specifier.get"(%13) <{
    specifierKind = #sparse_tensor<kind val_mem_sz>
  }> : (!sparse_tensor.storage_specifier<#CSR>) -> index
  return %9 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, ?)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @specifier(%arg0: index) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init with %0 : from !sparse_tensor.storage_specifier<#sparse> to !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.init {keep} with %0 : from !sparse_tensor.storage_specifier<#sparse> to !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 1 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  crd_mem_sz at 1 with %arg0 {keep} : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  val_mem_sz with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %1  dim_offset at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  dim_stride at 1 with %arg0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %6  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %6  val_mem_sz {keep} : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %8  dim_stride at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %12  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %13  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %9 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, ?)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> index, sym_name = "specifier"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %0 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %1 = "sparse_tensor.storage_specifier.init"(%0) : (!sparse_tensor.storage_specifier<#sparse>) -> !sparse_tensor.storage_specifier<#sparse1>
// GENERIC-NEXT:     %2 = "sparse_tensor.storage_specifier.init"(%0) {keep} : (!sparse_tensor.storage_specifier<#sparse>) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %3 = "sparse_tensor.storage_specifier.set"(%0, %arg0) <{level = 0 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %4 = "sparse_tensor.storage_specifier.set"(%3, %arg0) <{level = 1 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %5 = "sparse_tensor.storage_specifier.set"(%4, %arg0) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> {keep} : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %6 = "sparse_tensor.storage_specifier.set"(%5, %arg0) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %7 = "sparse_tensor.storage_specifier.set"(%1, %arg0) <{level = 0 : index, specifierKind = #sparse_tensor<kind dim_offset>}> : (!sparse_tensor.storage_specifier<#sparse1>, index) -> !sparse_tensor.storage_specifier<#sparse1>
// GENERIC-NEXT:     %8 = "sparse_tensor.storage_specifier.set"(%7, %arg0) <{level = 1 : index, specifierKind = #sparse_tensor<kind dim_stride>}> : (!sparse_tensor.storage_specifier<#sparse1>, index) -> !sparse_tensor.storage_specifier<#sparse1>
// GENERIC-NEXT:     %9 = "sparse_tensor.storage_specifier.get"(%6) <{level = 1 : index, specifierKind = #sparse_tensor<kind crd_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
// GENERIC-NEXT:     %10 = "sparse_tensor.storage_specifier.get"(%6) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> {keep} : (!sparse_tensor.storage_specifier<#sparse>) -> index
// GENERIC-NEXT:     %11 = "sparse_tensor.storage_specifier.get"(%8) <{level = 1 : index, specifierKind = #sparse_tensor<kind dim_stride>}> : (!sparse_tensor.storage_specifier<#sparse1>) -> index
// GENERIC-NEXT:     %12 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %13 = "sparse_tensor.storage_specifier.set"(%12, %arg0) <{level = 0 : index, specifierKind = #sparse_tensor<kind lvl_sz>}> : (!sparse_tensor.storage_specifier<#sparse>, index) -> !sparse_tensor.storage_specifier<#sparse>
// GENERIC-NEXT:     %14 = "sparse_tensor.storage_specifier.get"(%13) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse>) -> index
// GENERIC-NEXT:     "func.return"(%9) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @push_back(%n: index, %m: memref<?xf64>, %v: f64) -> index {
  %0:2 = sparse_tensor.push_back %n, %m, %v : index, memref<?xf64>, f64
  %1:2 = sparse_tensor.push_back inbounds %n, %m, %v : index, memref<?xf64>, f64
  %buffer, %size = sparse_tensor.push_back inbounds %n, %m, %v, %n {keep}
      : index, memref<?xf64>, f64, index
  %2:2 = "sparse_tensor.push_back"(%n, %m, %v)
      : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
  return %size : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @push_back(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> index {
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %arg0, %arg1, %arg2 : index, memref<?xf64>, f64
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %arg0, %arg1, %arg2 : index, memref<?xf64>, f64
// CHECK-NEXT:     %outBuffer_2, %newSize_3 = sparse_tensor.push_back inbounds %arg0, %arg1, %arg2, %arg0 {keep} : index, memref<?xf64>, f64, index
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %arg0, %arg1, %arg2 : index, memref<?xf64>, f64
// CHECK-NEXT:     return %newSize_3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xf64>, f64) -> index, sym_name = "push_back"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xf64>, %arg2: f64):
// GENERIC-NEXT:     %0:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// GENERIC-NEXT:     %1:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2) <{inbounds}> : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// GENERIC-NEXT:     %2:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2, %arg0) <{inbounds}> {keep} : (index, memref<?xf64>, f64, index) -> (memref<?xf64>, index)
// GENERIC-NEXT:     %3:2 = "sparse_tensor.push_back"(%arg0, %arg1, %arg2) : (index, memref<?xf64>, f64) -> (memref<?xf64>, index)
// GENERIC-NEXT:     "func.return"(%2#1) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @expand_compress(%t: tensor<8x8xf64, #CSR>, %i: index) -> tensor<8x8xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %0 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  %1:4 = "sparse_tensor.expand"(%t) {keep}
      : (tensor<8x8xf64, #CSR>) -> (memref<?xf64>, memref<?xi1>, memref<?xindex>, index)
  %2 = "sparse_tensor.compress"(%1#0, %1#1, %1#2, %1#3, %0, %i)
      : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf64, #CSR>, index)
      -> tensor<8x8xf64, #CSR>
  return %2 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expand_compress(%arg0: tensor<8x8xf64, #sparse>, %arg1: index) -> tensor<8x8xf64, #sparse> {
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<8x8xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %0 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[%arg1] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %values_0, %filled_1, %added_2, %count_3 = sparse_tensor.expand %arg0 {keep} : tensor<8x8xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.compress %values_0, %filled_1, %added_2, %count_3 into %0[%arg1] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x8xf64, #sparse>, index) -> tensor<8x8xf64, #sparse>, sym_name = "expand_compress"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x8xf64, #sparse>, %arg1: index):
// GENERIC-NEXT:     %0:4 = "sparse_tensor.expand"(%arg0) : (tensor<8x8xf64, #sparse>) -> (memref<?xf64>, memref<?xi1>, memref<?xindex>, index)
// GENERIC-NEXT:     %1 = "sparse_tensor.compress"(%0#0, %0#1, %0#2, %0#3, %arg0, %arg1) : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf64, #sparse>, index) -> tensor<8x8xf64, #sparse>
// GENERIC-NEXT:     %2:4 = "sparse_tensor.expand"(%arg0) {keep} : (tensor<8x8xf64, #sparse>) -> (memref<?xf64>, memref<?xi1>, memref<?xindex>, index)
// GENERIC-NEXT:     %3 = "sparse_tensor.compress"(%2#0, %2#1, %2#2, %2#3, %1, %arg1) : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<8x8xf64, #sparse>, index) -> tensor<8x8xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%3) : (tensor<8x8xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @load(%t: tensor<8xf64, #SV>) -> (tensor<8xf64, #SV>, tensor<8xf64, #SV>) {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<8xf64, #SV> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %0 = sparse_tensor.compress %values, %filled, %added, %count into %t[] {keep}
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8xf64, #SV>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8xf64, #SV>
  %2 = sparse_tensor.load %1 {keep} : tensor<8xf64, #SV>
  %3 = "sparse_tensor.load"(%1) <{hasInserts}> : (tensor<8xf64, #SV>) -> tensor<8xf64, #SV>
  return %2, %3 : tensor<8xf64, #SV>, tensor<8xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @load(%arg0: tensor<8xf64, #sparse>) -> (tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) {
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<8xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %0 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[] {keep} : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.load %0 hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.load %1 {keep} : tensor<8xf64, #sparse>
// CHECK-NEXT:     %3 = sparse_tensor.load %1 hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:     return %2, %3 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8xf64, #sparse>) -> (tensor<8xf64, #sparse>, tensor<8xf64, #sparse>), sym_name = "load"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8xf64, #sparse>):
// GENERIC-NEXT:     %0:4 = "sparse_tensor.expand"(%arg0) : (tensor<8xf64, #sparse>) -> (memref<?xf64>, memref<?xi1>, memref<?xindex>, index)
// GENERIC-NEXT:     %1 = "sparse_tensor.compress"(%0#0, %0#1, %0#2, %0#3, %arg0) {keep} : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// GENERIC-NEXT:     %2 = "sparse_tensor.load"(%1) <{hasInserts}> : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// GENERIC-NEXT:     %3 = "sparse_tensor.load"(%2) {keep} : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// GENERIC-NEXT:     %4 = "sparse_tensor.load"(%2) <{hasInserts}> : (tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse>
// GENERIC-NEXT:     "func.return"(%3, %4) : (tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @sort(%n: index, %x: memref<?xindex>, %y: memref<?xf32>, %z: memref<20xi8>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j, i)>}
      : memref<?xindex>
  sparse_tensor.sort insertion_sort_stable %n,
      %x jointly %y {perm_map = affine_map<(i, j) -> (i, j)>, ny = 1 : index}
      : memref<?xindex> jointly memref<?xf32>
  sparse_tensor.sort quick_sort %n, %z jointly %y, %x {perm_map = affine_map<(i) -> (i)>, keep}
      : memref<20xi8> jointly memref<?xf32>, memref<?xindex>
  sparse_tensor.sort heap_sort %n, %x {perm_map = affine_map<(i, j) -> (j, i)>} : memref<?xindex>
  "sparse_tensor.sort"(%n, %x) <{
    algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>,
    ny = 0 : index,
    perm_map = affine_map<(d0) -> (d0)>
  }> : (index, memref<?xindex>) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sort(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: memref<20xi8>) {
// CHECK-NEXT:     sparse_tensor.sort  hybrid_quick_sort %arg0, %arg1 {perm_map = #map} : memref<?xindex>
// CHECK-NEXT:     sparse_tensor.sort  insertion_sort_stable %arg0, %arg1 jointly %arg2 {ny = 1 : index, perm_map = #map1} : memref<?xindex> jointly memref<?xf32>
// CHECK-NEXT:     sparse_tensor.sort  quick_sort %arg0, %arg3 jointly %arg2, %arg1 {keep, perm_map = #map2} : memref<20xi8> jointly memref<?xf32>, memref<?xindex>
// CHECK-NEXT:     sparse_tensor.sort  heap_sort %arg0, %arg1 {perm_map = #map} : memref<?xindex>
// CHECK-NEXT:     sparse_tensor.sort  quick_sort %arg0, %arg1 {ny = 0 : index, perm_map = #map2} : memref<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, memref<?xindex>, memref<?xf32>, memref<20xi8>) -> (), sym_name = "sort"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: memref<20xi8>):
// GENERIC-NEXT:     "sparse_tensor.sort"(%arg0, %arg1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm hybrid_quick_sort>, perm_map = #map}> : (index, memref<?xindex>) -> ()
// GENERIC-NEXT:     "sparse_tensor.sort"(%arg0, %arg1, %arg2) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, ny = 1 : index, perm_map = #map1}> : (index, memref<?xindex>, memref<?xf32>) -> ()
// GENERIC-NEXT:     "sparse_tensor.sort"(%arg0, %arg3, %arg2, %arg1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = #map2}> {keep} : (index, memref<20xi8>, memref<?xf32>, memref<?xindex>) -> ()
// GENERIC-NEXT:     "sparse_tensor.sort"(%arg0, %arg1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>, perm_map = #map}> : (index, memref<?xindex>) -> ()
// GENERIC-NEXT:     "sparse_tensor.sort"(%arg0, %arg1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, ny = 0 : index, perm_map = #map2}> : (index, memref<?xindex>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#Unordered = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>

func.func @reorder(%t: tensor<?x?xf64, #Unordered>) -> tensor<?x?xf64, #COO> {
  %0 = sparse_tensor.reorder_coo quick_sort %t
      : tensor<?x?xf64, #Unordered> to tensor<?x?xf64, #COO>
  %1 = sparse_tensor.reorder_coo insertion_sort_stable %t {keep}
      : tensor<?x?xf64, #Unordered> to tensor<?x?xf64, #COO>
  %2 = "sparse_tensor.reorder_coo"(%t) <{
    algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>
  }> : (tensor<?x?xf64, #Unordered>) -> tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reorder(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.reorder_coo  quick_sort %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  insertion_sort_stable %arg0 {keep} : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.reorder_coo  heap_sort %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     return %0 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>, sym_name = "reorder"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.reorder_coo"(%arg0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>}> : (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>
// GENERIC-NEXT:     %1 = "sparse_tensor.reorder_coo"(%arg0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> {keep} : (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>
// GENERIC-NEXT:     %2 = "sparse_tensor.reorder_coo"(%arg0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>}> : (tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1>
// GENERIC-NEXT:     "func.return"(%0) : (tensor<?x?xf64, #sparse1>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
