// RUN: pyopt %s --allow-unregistered-dialect --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --lower-sparse-ops-to-foreach | FileCheck %s

// Element types without a constant zero (of other dialects, signed integers), or without a comparison with it (complex
// numbers of integers): ops that would need them stay. The reference makes ops that are not valid.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#copy = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

// CHECK-LABEL: @convert(
// CHECK:         sparse_tensor.convert %arg0 : tensor<4xcomplex<i8>> to tensor<4xcomplex<i8>, #sparse>
// CHECK-NEXT:    sparse_tensor.convert %arg1 : tensor<4x!test.t> to tensor<4x!test.t, #sparse>
// CHECK-NEXT:    sparse_tensor.convert %arg2 : tensor<4xsi8, #sparse> to tensor<4xsi8>
func.func @convert(%a: tensor<4xcomplex<i8>>, %b: tensor<4x!test.t>, %c: tensor<4xsi8, #SV>)
    -> (tensor<4xcomplex<i8>, #SV>, tensor<4x!test.t, #SV>, tensor<4xsi8>) {
  %0 = sparse_tensor.convert %a : tensor<4xcomplex<i8>> to tensor<4xcomplex<i8>, #SV>
  %1 = sparse_tensor.convert %b : tensor<4x!test.t> to tensor<4x!test.t, #SV>
  %2 = sparse_tensor.convert %c : tensor<4xsi8, #SV> to tensor<4xsi8>
  return %0, %1, %2 : tensor<4xcomplex<i8>, #SV>, tensor<4x!test.t, #SV>, tensor<4xsi8>
}

// There is a zero of complex<i8>, so that a dense tensor can begin with it; floats are compared.
// CHECK-LABEL: @convert_all_the_same(
// CHECK:         complex.constant [0 : i8, 0 : i8] : complex<i8>
// CHECK:         sparse_tensor.foreach
// CHECK:         sparse_tensor.foreach
// CHECK:         complex.neq
func.func @convert_all_the_same(%a: tensor<4xcomplex<i8>, #SV>, %b: tensor<4xcomplex<f32>>)
    -> (tensor<4xcomplex<i8>>, tensor<4xcomplex<f32>, #SV>) {
  %0 = sparse_tensor.convert %a : tensor<4xcomplex<i8>, #SV> to tensor<4xcomplex<i8>>
  %1 = sparse_tensor.convert %b : tensor<4xcomplex<f32>> to tensor<4xcomplex<f32>, #SV>
  return %0, %1 : tensor<4xcomplex<i8>>, tensor<4xcomplex<f32>, #SV>
}

// complex.re takes numbers of floats.
// CHECK-LABEL: @cast(
// CHECK:         sparse_tensor.convert %arg0
func.func @cast(%a: tensor<4xcomplex<i8>, #SV>) -> tensor<4xcomplex<i16>> {
  %0 = sparse_tensor.convert %a : tensor<4xcomplex<i8>, #SV> to tensor<4xcomplex<i16>>
  return %0 : tensor<4xcomplex<i16>>
}

// CHECK-LABEL: @concatenate(
// CHECK:         sparse_tensor.concatenate %arg0, %arg0
func.func @concatenate(%a: tensor<2xcomplex<i8>>) -> tensor<4xcomplex<i8>, #SV> {
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index}
      : tensor<2xcomplex<i8>>, tensor<2xcomplex<i8>> to tensor<4xcomplex<i8>, #SV>
  return %0 : tensor<4xcomplex<i8>, #SV>
}

// CHECK-LABEL: @print(
// CHECK:         sparse_tensor.print %arg0
// CHECK-NEXT:    sparse_tensor.print %arg1
// CHECK-NEXT:    sparse_tensor.number_of_entries %arg2
func.func @print(%a: tensor<4xcomplex<i8>, #SV>, %b: tensor<4x!test.t, #SV>,
                 %c: tensor<4xsi8, #SV>) {
  sparse_tensor.print %a : tensor<4xcomplex<i8>, #SV>
  sparse_tensor.print %b : tensor<4x!test.t, #SV>
  sparse_tensor.print %c : tensor<4xsi8, #SV>
  return
}

// A kernel that leaves out zeros, and one whose output begins with them.
// CHECK-LABEL: @kernels(
// CHECK:         linalg.generic
// CHECK-SAME:      ins(%arg0
// CHECK:         linalg.generic
// CHECK-SAME:      ins(%arg1
func.func @kernels(%a: tensor<4xcomplex<i8>>, %b: tensor<4xsi8, #SV>)
    -> (tensor<4xcomplex<i8>, #SV>, tensor<4xsi8>) {
  %s = tensor.empty() : tensor<4xcomplex<i8>, #SV>
  %0 = linalg.generic #copy ins(%a : tensor<4xcomplex<i8>>) outs(%s : tensor<4xcomplex<i8>, #SV>) {
  ^bb0(%x: complex<i8>, %y: complex<i8>):
    linalg.yield %x : complex<i8>
  } -> tensor<4xcomplex<i8>, #SV>
  %d = tensor.empty() : tensor<4xsi8>
  %1 = linalg.generic #copy ins(%b : tensor<4xsi8, #SV>) outs(%d : tensor<4xsi8>) {
  ^bb0(%x: si8, %y: si8):
    linalg.yield %x : si8
  } -> tensor<4xsi8>
  return %0, %1 : tensor<4xcomplex<i8>, #SV>, tensor<4xsi8>
}

// Stored elements are copied, whatever they are.
// CHECK-LABEL: @copies_stored(
// CHECK-NOT:     linalg.generic
// CHECK:         scf.for
// CHECK:         tensor.insert %{{.*}} into %{{.*}} : tensor<4xcomplex<i8>, #sparse>
func.func @copies_stored(%a: tensor<4xcomplex<i8>, #SV>) -> tensor<4xcomplex<i8>, #SV> {
  %s = tensor.empty() : tensor<4xcomplex<i8>, #SV>
  %0 = linalg.generic #copy
      ins(%a : tensor<4xcomplex<i8>, #SV>)
      outs(%s : tensor<4xcomplex<i8>, #SV>) {
  ^bb0(%x: complex<i8>, %y: complex<i8>):
    linalg.yield %x : complex<i8>
  } -> tensor<4xcomplex<i8>, #SV>
  return %0 : tensor<4xcomplex<i8>, #SV>
}
