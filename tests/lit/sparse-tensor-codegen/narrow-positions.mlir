// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s
// RUN: pyopt --split-input-file --sparse-tensor-codegen=reference-exact=true %s | FileCheck %s --check-prefix=EXACT

// The number of entries has to be one that positions can be. There are enough of 32 bits.

#Narrow = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed, j : compressed),
  posWidth = 8
}>
func.func @inserted(%t: tensor<?x?xf64, #Narrow>) -> tensor<?x?xf64, #Narrow> {
  %0 = sparse_tensor.load %t hasInserts : tensor<?x?xf64, #Narrow>
  return %0 : tensor<?x?xf64, #Narrow>
}

// CHECK-LABEL: func.func @inserted(
// CHECK: %[[ROWS:.*]] = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0
// CHECK: %[[LIMIT:.*]] = arith.constant 255 : index
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[ROWS]], %[[LIMIT]] : index
// CHECK: cf.assert %[[FITS]], "there are more entries than positions of 8 bits can count"
// CHECK: sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 1
// CHECK: cf.assert
// EXACT-LABEL: func.func @inserted(
// EXACT-NOT: cf.assert
// EXACT: return

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COO16 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton),
  posWidth = 16
}>
func.func @converted(%t: tensor<8x8xf64, #COO>) -> tensor<8x8xf64, #COO16> {
  %0 = sparse_tensor.convert %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #COO16>
  return %0 : tensor<8x8xf64, #COO16>
}

// CHECK-LABEL: func.func @converted(
// CHECK: %[[SIZE:.*]] = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0
// CHECK: %[[COUNT:.*]] = arith.divui %[[SIZE]], %{{.*}} : index
// CHECK: %[[LIMIT:.*]] = arith.constant 65535 : index
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[COUNT]], %[[LIMIT]] : index
// CHECK: cf.assert %[[FITS]], "there are more entries than positions of 16 bits can count"
// EXACT-LABEL: func.func @converted(
// EXACT-NOT: cf.assert
// EXACT: return

// -----

#Wide = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32 }>
func.func @wide(%t: tensor<8x8xf64, #Wide>) -> tensor<8x8xf64, #Wide> {
  %0 = sparse_tensor.load %t hasInserts : tensor<8x8xf64, #Wide>
  return %0 : tensor<8x8xf64, #Wide>
}

// CHECK-LABEL: func.func @wide(
// CHECK-NOT: cf.assert
// CHECK: return

// -----

// What had narrow positions before has no more entries.

#N8 = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 8 }>
#N16 = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 16 }>
func.func @wider(%t: tensor<8x8xf64, #N8>) -> tensor<8x8xf64, #N16> {
  %0 = sparse_tensor.convert %t : tensor<8x8xf64, #N8> to tensor<8x8xf64, #N16>
  return %0 : tensor<8x8xf64, #N16>
}

// CHECK-LABEL: func.func @wider(
// CHECK-NOT: cf.assert
// CHECK: return
