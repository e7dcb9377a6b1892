// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s
// RUN: pyopt --split-input-file --sparse-tensor-codegen=reference-exact=true %s | FileCheck %s --check-prefix=EXACT

// A coordinate has to be one that its width can hold, where the level has room for others.

#Narrow = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed, j : compressed),
  crdWidth = 8
}>
func.func @inserted(%t: tensor<256x257xf64, #Narrow>, %x: f64, %i: index, %j: index)
    -> tensor<256x257xf64, #Narrow> {
  %0 = tensor.insert %x into %t[%i, %j] : tensor<256x257xf64, #Narrow>
  return %0 : tensor<256x257xf64, #Narrow>
}

// CHECK-LABEL: func.func private @_insert
// CHECK-SAME: %arg6: index, %[[J:.*]]: index, %arg8: f64)
// CHECK-NOT: cf.assert
// CHECK: %[[LIMIT:.*]] = arith.constant 255 : index
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[J]], %[[LIMIT]] : index
// CHECK: cf.assert %[[FITS]], "a coordinate does not fit in 8 bits"
// CHECK: sparse_tensor.push_back
// CHECK-NOT: cf.assert
// CHECK-LABEL: func.func @inserted(
// EXACT-NOT: cf.assert

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COO16 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton),
  crdWidth = 16
}>
func.func @converted(%t: tensor<?x8xf64, #COO>) -> tensor<?x8xf64, #COO16> {
  %0 = sparse_tensor.convert %t : tensor<?x8xf64, #COO> to tensor<?x8xf64, #COO16>
  return %0 : tensor<?x8xf64, #COO16>
}

// CHECK-LABEL: func.func @converted(
// CHECK: scf.for
// CHECK: %[[HERE:.*]] = memref.load %arg1
// CHECK: %[[LIMIT:.*]] = arith.constant 65535 : index
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[HERE]], %[[LIMIT]] : index
// CHECK: cf.assert %[[FITS]], "a coordinate does not fit in 16 bits"
// CHECK-NOT: cf.assert
// CHECK: return
// EXACT-LABEL: func.func @converted(
// EXACT-NOT: cf.assert
// EXACT: return
