// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Ops on whole tensors.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @new(%file: index) -> tensor<128x?xf64, #CSR> {
  %0 = sparse_tensor.new %file : index to tensor<128x?xf64, #CSR>
  %1 = sparse_tensor.new %file {keep} : index to tensor<?x?xf32, #CSR>
  %2 = "sparse_tensor.new"(%file) : (index) -> tensor<128x?xf64, #CSR>
  sparse_tensor.out %0, %file : tensor<128x?xf64, #CSR>, index
  sparse_tensor.out %1, %file {keep} : tensor<?x?xf32, #CSR>, index
  "sparse_tensor.out"(%2, %file) : (tensor<128x?xf64, #CSR>, index) -> ()
  sparse_tensor.print %0 : tensor<128x?xf64, #CSR>
  sparse_tensor.print %1 {keep} : tensor<?x?xf32, #CSR>
  "sparse_tensor.print"(%2) : (tensor<128x?xf64, #CSR>) -> ()
  return %0 : tensor<128x?xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @new(%arg0: index) -> tensor<128x?xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg0 : index to tensor<128x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.new %arg0 {keep} : index to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.new %arg0 : index to tensor<128x?xf64, #sparse>
// CHECK-NEXT:     sparse_tensor.out %0, %arg0 : tensor<128x?xf64, #sparse>, index
// CHECK-NEXT:     sparse_tensor.out %1, %arg0 {keep} : tensor<?x?xf32, #sparse>, index
// CHECK-NEXT:     sparse_tensor.out %2, %arg0 : tensor<128x?xf64, #sparse>, index
// CHECK-NEXT:     sparse_tensor.print %0 : tensor<128x?xf64, #sparse>
// CHECK-NEXT:     sparse_tensor.print %1 {keep} : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     sparse_tensor.print %2 : tensor<128x?xf64, #sparse>
// CHECK-NEXT:     return %0 : tensor<128x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> tensor<128x?xf64, #sparse>, sym_name = "new"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %0 = "sparse_tensor.new"(%arg0) : (index) -> tensor<128x?xf64, #sparse>
// GENERIC-NEXT:     %1 = "sparse_tensor.new"(%arg0) {keep} : (index) -> tensor<?x?xf32, #sparse>
// GENERIC-NEXT:     %2 = "sparse_tensor.new"(%arg0) : (index) -> tensor<128x?xf64, #sparse>
// GENERIC-NEXT:     "sparse_tensor.out"(%0, %arg0) : (tensor<128x?xf64, #sparse>, index) -> ()
// GENERIC-NEXT:     "sparse_tensor.out"(%1, %arg0) {keep} : (tensor<?x?xf32, #sparse>, index) -> ()
// GENERIC-NEXT:     "sparse_tensor.out"(%2, %arg0) : (tensor<128x?xf64, #sparse>, index) -> ()
// GENERIC-NEXT:     "sparse_tensor.print"(%0) : (tensor<128x?xf64, #sparse>) -> ()
// GENERIC-NEXT:     "sparse_tensor.print"(%1) {keep} : (tensor<?x?xf32, #sparse>) -> ()
// GENERIC-NEXT:     "sparse_tensor.print"(%2) : (tensor<128x?xf64, #sparse>) -> ()
// GENERIC-NEXT:     "func.return"(%0) : (tensor<128x?xf64, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @convert(%a: tensor<4x8xf32>, %b: tensor<4x8xi32, #CSC>, %c: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<4x8xf32> to tensor<4x8xf32, #CSR>
  %1 = sparse_tensor.convert %a : tensor<4x8xf32> to tensor<?x?xf32, #CSR>
  %2 = sparse_tensor.convert %b {keep} : tensor<4x8xi32, #CSC> to tensor<4x8xi32, #CSR>
  %3 = sparse_tensor.convert %c : tensor<4x8xf64, #CSR> to tensor<4x?xf32>
  %4 = sparse_tensor.convert %a : tensor<4x8xf32> to tensor<?x8xf32>
  %5 = "sparse_tensor.convert"(%c) : (tensor<4x8xf64, #CSR>) -> tensor<4x8xf64>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32, #sparse>, %arg2: tensor<4x8xf64, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x8xf32> to tensor<4x8xf32, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.convert %arg0 : tensor<4x8xf32> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.convert %arg1 {keep} : tensor<4x8xi32, #sparse> to tensor<4x8xi32, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.convert %arg2 : tensor<4x8xf64, #sparse1> to tensor<4x?xf32>
// CHECK-NEXT:     %4 = sparse_tensor.convert %arg0 : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %5 = sparse_tensor.convert %arg2 : tensor<4x8xf64, #sparse1> to tensor<4x8xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xi32, #sparse>, tensor<4x8xf64, #sparse1>) -> (), sym_name = "convert"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32, #sparse>, %arg2: tensor<4x8xf64, #sparse1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.convert"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32, #sparse1>
// GENERIC-NEXT:     %1 = "sparse_tensor.convert"(%arg0) : (tensor<4x8xf32>) -> tensor<?x?xf32, #sparse1>
// GENERIC-NEXT:     %2 = "sparse_tensor.convert"(%arg1) {keep} : (tensor<4x8xi32, #sparse>) -> tensor<4x8xi32, #sparse1>
// GENERIC-NEXT:     %3 = "sparse_tensor.convert"(%arg2) : (tensor<4x8xf64, #sparse1>) -> tensor<4x?xf32>
// GENERIC-NEXT:     %4 = "sparse_tensor.convert"(%arg0) : (tensor<4x8xf32>) -> tensor<?x8xf32>
// GENERIC-NEXT:     %5 = "sparse_tensor.convert"(%arg2) : (tensor<4x8xf64, #sparse1>) -> tensor<4x8xf64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The same storage under other maps.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#DSDD = #sparse_tensor.encoding<{
  map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense)
}>

func.func @reinterpret(%a: tensor<3x4xi32, #CSC>, %b: tensor<6x12xi32, #BSR>,
                       %c: tensor<?x?xf32, #CSC>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<3x4xi32, #CSC> to tensor<4x3xi32, #CSR>
  %1 = sparse_tensor.reinterpret_map %b {keep}
      : tensor<6x12xi32, #BSR> to tensor<3x4x2x3xi32, #DSDD>
  %2 = sparse_tensor.reinterpret_map %c : tensor<?x?xf32, #CSC> to tensor<?x?xf32, #CSR>
  %3 = "sparse_tensor.reinterpret_map"(%1) : (tensor<3x4x2x3xi32, #DSDD>) -> tensor<6x12xi32, #BSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reinterpret(%arg0: tensor<3x4xi32, #sparse>, %arg1: tensor<6x12xi32, #sparse1>, %arg2: tensor<?x?xf32, #sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<3x4xi32, #sparse> to tensor<4x3xi32, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reinterpret_map %arg1 {keep} : tensor<6x12xi32, #sparse1> to tensor<3x4x2x3xi32, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg2 : tensor<?x?xf32, #sparse> to tensor<?x?xf32, #sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.reinterpret_map %1 : tensor<3x4x2x3xi32, #sparse3> to tensor<6x12xi32, #sparse1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// GENERIC-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3x4xi32, #sparse>, tensor<6x12xi32, #sparse1>, tensor<?x?xf32, #sparse>) -> (), sym_name = "reinterpret"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<3x4xi32, #sparse>, %arg1: tensor<6x12xi32, #sparse1>, %arg2: tensor<?x?xf32, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.reinterpret_map"(%arg0) : (tensor<3x4xi32, #sparse>) -> tensor<4x3xi32, #sparse2>
// GENERIC-NEXT:     %1 = "sparse_tensor.reinterpret_map"(%arg1) {keep} : (tensor<6x12xi32, #sparse1>) -> tensor<3x4x2x3xi32, #sparse3>
// GENERIC-NEXT:     %2 = "sparse_tensor.reinterpret_map"(%arg2) : (tensor<?x?xf32, #sparse>) -> tensor<?x?xf32, #sparse2>
// GENERIC-NEXT:     %3 = "sparse_tensor.reinterpret_map"(%1) : (tensor<3x4x2x3xi32, #sparse3>) -> tensor<6x12xi32, #sparse1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @concatenate(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>, %c: tensor<2x4xf64>) {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf64, #CSR>
  %1 = sparse_tensor.concatenate %a, %c {dimension = 1 : index, keep}
      : tensor<2x4xf64, #CSR>, tensor<2x4xf64> to tensor<?x?xf64, #CSR>
  %2 = sparse_tensor.concatenate %a, %a, %a {dimension = 1 : index}
      : tensor<2x4xf64, #CSR>, tensor<2x4xf64, #CSR>, tensor<2x4xf64, #CSR> to tensor<2x12xf64>
  %3 = "sparse_tensor.concatenate"(%a, %b) {dimension = 0 : index}
      : (tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR>) -> tensor<5x4xf64, #CSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concatenate(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse>, %arg2: tensor<2x4xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse> to tensor<5x4xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.concatenate %arg0, %arg2 {dimension = 1 : index, keep} : tensor<2x4xf64, #sparse>, tensor<2x4xf64> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.concatenate %arg0, %arg0, %arg0 {dimension = 1 : index} : tensor<2x4xf64, #sparse>, tensor<2x4xf64, #sparse>, tensor<2x4xf64, #sparse> to tensor<2x12xf64>
// CHECK-NEXT:     %3 = sparse_tensor.concatenate %arg0, %arg1 {dimension = 0 : index} : tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse> to tensor<5x4xf64, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse>, tensor<2x4xf64>) -> (), sym_name = "concatenate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4xf64, #sparse>, %arg1: tensor<3x4xf64, #sparse>, %arg2: tensor<2x4xf64>):
// GENERIC-NEXT:     %0 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse>) -> tensor<5x4xf64, #sparse>
// GENERIC-NEXT:     %1 = "sparse_tensor.concatenate"(%arg0, %arg2) <{dimension = 1 : index}> {keep} : (tensor<2x4xf64, #sparse>, tensor<2x4xf64>) -> tensor<?x?xf64, #sparse>
// GENERIC-NEXT:     %2 = "sparse_tensor.concatenate"(%arg0, %arg0, %arg0) <{dimension = 1 : index}> : (tensor<2x4xf64, #sparse>, tensor<2x4xf64, #sparse>, tensor<2x4xf64, #sparse>) -> tensor<2x12xf64>
// GENERIC-NEXT:     %3 = "sparse_tensor.concatenate"(%arg0, %arg1) <{dimension = 0 : index}> : (tensor<2x4xf64, #sparse>, tensor<3x4xf64, #sparse>) -> tensor<5x4xf64, #sparse>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#Slice = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, ?)>, j : #sparse_tensor<slice(?, 4, 2)>) -> (
      i : dense, j : compressed)
}>
#Part = #sparse_tensor.encoding<{
  map = (i, j : #sparse_tensor<slice(?, 4, 2)>) -> (i : dense, j : compressed)
}>

func.func @slice(%s: tensor<8x8xf64, #Slice>, %p: tensor<8x8xf64, #Part>) {
  %0 = sparse_tensor.slice.offset %s at 0 : tensor<8x8xf64, #Slice>
  %1 = sparse_tensor.slice.stride %s at 1 {keep} : tensor<8x8xf64, #Slice>
  %2 = sparse_tensor.slice.offset %p at 1 : tensor<8x8xf64, #Part>
  %3 = "sparse_tensor.slice.offset"(%s) <{dim = 1 : index}> : (tensor<8x8xf64, #Slice>) -> index
  %4 = "sparse_tensor.slice.stride"(%s) {dim = 0 : index} : (tensor<8x8xf64, #Slice>) -> index
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, ?)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @slice(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.slice.offset %arg0 at 0 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.slice.stride %arg0 at 1 {keep} : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.slice.offset %arg1 at 1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.slice.offset %arg0 at 1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %4 = sparse_tensor.slice.stride %arg0 at 0 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, ?)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse1>) -> (), sym_name = "slice"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.slice.offset"(%arg0) <{dim = 0 : index}> : (tensor<8x8xf64, #sparse>) -> index
// GENERIC-NEXT:     %1 = "sparse_tensor.slice.stride"(%arg0) <{dim = 1 : index}> {keep} : (tensor<8x8xf64, #sparse>) -> index
// GENERIC-NEXT:     %2 = "sparse_tensor.slice.offset"(%arg1) <{dim = 1 : index}> : (tensor<8x8xf64, #sparse1>) -> index
// GENERIC-NEXT:     %3 = "sparse_tensor.slice.offset"(%arg0) <{dim = 1 : index}> : (tensor<8x8xf64, #sparse>) -> index
// GENERIC-NEXT:     %4 = "sparse_tensor.slice.stride"(%arg0) <{dim = 0 : index}> : (tensor<8x8xf64, #sparse>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @levels(%a: tensor<?x?xf64, #BSR>, %l: index, %i: index, %j: index) {
  %0 = sparse_tensor.lvl %a, %l : tensor<?x?xf64, #BSR>
  %1 = sparse_tensor.lvl {keep} %a, %l : tensor<?x?xf64, #BSR>
  %2 = "sparse_tensor.lvl"(%a, %l) : (tensor<?x?xf64, #BSR>, index) -> index
  %l0, %l1, %l2, %l3 = sparse_tensor.crd_translate dim_to_lvl[%i, %j] as #BSR
      : index, index, index, index
  %3:2 = sparse_tensor.crd_translate lvl_to_dim[%l0, %l1, %l2, %l3] as #BSR {keep} : index, index
  %4:4 = "sparse_tensor.crd_translate"(%i, %j) <{
    direction = #sparse_tensor<CrdTransDirection dim_to_lvl>,
    encoder = #BSR
  }> : (index, index) -> (index, index, index, index)
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @levels(%arg0: tensor<?x?xf64, #sparse>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %arg1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl {keep} %arg0, %arg1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.lvl %arg0, %arg1 : tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %3:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg2, %arg3] as #sparse : index, index, index, index
// CHECK-NEXT:     %4:2 = sparse_tensor.crd_translate  lvl_to_dim[%3#0, %3#1, %3#2, %3#3] as #sparse {keep} : index, index
// CHECK-NEXT:     %5:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg2, %arg3] as #sparse : index, index, index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf64, #sparse>, index, index, index) -> (), sym_name = "levels"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf64, #sparse>, %arg1: index, %arg2: index, %arg3: index):
// GENERIC-NEXT:     %0 = "sparse_tensor.lvl"(%arg0, %arg1) : (tensor<?x?xf64, #sparse>, index) -> index
// GENERIC-NEXT:     %1 = "sparse_tensor.lvl"(%arg0, %arg1) {keep} : (tensor<?x?xf64, #sparse>, index) -> index
// GENERIC-NEXT:     %2 = "sparse_tensor.lvl"(%arg0, %arg1) : (tensor<?x?xf64, #sparse>, index) -> index
// GENERIC-NEXT:     %3:4 = "sparse_tensor.crd_translate"(%arg2, %arg3) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse}> : (index, index) -> (index, index, index, index)
// GENERIC-NEXT:     %4:2 = "sparse_tensor.crd_translate"(%3#0, %3#1, %3#2, %3#3) <{direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #sparse}> {keep} : (index, index, index, index) -> (index, index)
// GENERIC-NEXT:     %5:4 = "sparse_tensor.crd_translate"(%arg2, %arg3) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse}> : (index, index) -> (index, index, index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @runtime_library() -> i1 {
  %0 = sparse_tensor.has_runtime_library
  %1 = sparse_tensor.has_runtime_library {keep}
  %2 = "sparse_tensor.has_runtime_library"() : () -> i1
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @runtime_library() -> i1 {
// CHECK-NEXT:     %0 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     %1 = sparse_tensor.has_runtime_library {keep}
// CHECK-NEXT:     %2 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> i1, sym_name = "runtime_library"}> ({
// GENERIC-NEXT:     %0 = "sparse_tensor.has_runtime_library"() : () -> i1
// GENERIC-NEXT:     %1 = "sparse_tensor.has_runtime_library"() {keep} : () -> i1
// GENERIC-NEXT:     %2 = "sparse_tensor.has_runtime_library"() : () -> i1
// GENERIC-NEXT:     "func.return"(%0) : (i1) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
