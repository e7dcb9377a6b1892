// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Ops on whole tensors.

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
