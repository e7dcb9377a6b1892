// RUN: pyopt %s --sparse-reinterpret-map --sparsification --split-input-file | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map --sparsification=sparse-emit-strategy=sparse-iterator --split-input-file

// Elements that are complex numbers or vectors.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK-LABEL: @complex_divisor
// CHECK: scf.for
// CHECK: complex.div
// CHECK-NOT: linalg.generic {
// CHECK: return
func.func @complex_divisor(%a: tensor<8xcomplex<f32>, #SV>, %o: tensor<8xcomplex<f32>>)
    -> tensor<8xcomplex<f32>> {
  %c = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]}
      ins(%a : tensor<8xcomplex<f32>, #SV>)
      outs(%o : tensor<8xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %y: complex<f32>):
    %s = complex.div %x, %c : complex<f32>
    linalg.yield %s : complex<f32>
  } -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

// -----

// 0 / 0 is a NaN: what is not stored has to be computed, too.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK-LABEL: @complex_zero
// CHECK: linalg.generic
// CHECK: complex.div
// CHECK: return
func.func @complex_zero(%a: tensor<8xcomplex<f32>, #SV>, %o: tensor<8xcomplex<f32>>)
    -> tensor<8xcomplex<f32>> {
  %c = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]}
      ins(%a : tensor<8xcomplex<f32>, #SV>)
      outs(%o : tensor<8xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %y: complex<f32>):
    %s = complex.div %x, %c : complex<f32>
    linalg.yield %s : complex<f32>
  } -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK-LABEL: @vector_divisor
// CHECK: scf.for
// CHECK: arith.divf %{{.*}}, %{{.*}} : vector<2xf32>
// CHECK-NOT: linalg.generic {
// CHECK: return
func.func @vector_divisor(%a: tensor<8xvector<2xf32>, #SV>, %o: tensor<8xvector<2xf32>>)
    -> tensor<8xvector<2xf32>> {
  %c = arith.constant dense<[2.0, 4.0]> : vector<2xf32>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]}
      ins(%a : tensor<8xvector<2xf32>, #SV>)
      outs(%o : tensor<8xvector<2xf32>>) {
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>):
    %s = arith.divf %x, %c : vector<2xf32>
    linalg.yield %s : vector<2xf32>
  } -> tensor<8xvector<2xf32>>
  return %0 : tensor<8xvector<2xf32>>
}

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK-LABEL: @vector_with_a_zero
// CHECK: linalg.generic
// CHECK: arith.divf
// CHECK: return
func.func @vector_with_a_zero(%a: tensor<8xvector<2xf32>, #SV>, %o: tensor<8xvector<2xf32>>)
    -> tensor<8xvector<2xf32>> {
  %c = arith.constant dense<[2.0, 0.0]> : vector<2xf32>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]}
      ins(%a : tensor<8xvector<2xf32>, #SV>)
      outs(%o : tensor<8xvector<2xf32>>) {
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>):
    %s = arith.divf %x, %c : vector<2xf32>
    linalg.yield %s : vector<2xf32>
  } -> tensor<8xvector<2xf32>>
  return %0 : tensor<8xvector<2xf32>>
}

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK-LABEL: @vector_difference
// CHECK: scf.while
// CHECK: arith.negf %{{.*}} : vector<2xf32>
// CHECK: return
func.func @vector_difference(%a: tensor<8xvector<2xf32>, #SV>, %b: tensor<8xvector<2xf32>, #SV>,
                             %o: tensor<8xvector<2xf32>>) -> tensor<8xvector<2xf32>> {
  %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xvector<2xf32>, #SV>, tensor<8xvector<2xf32>, #SV>)
      outs(%o : tensor<8xvector<2xf32>>) {
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>, %z: vector<2xf32>):
    %s = arith.subf %x, %y : vector<2xf32>
    linalg.yield %s : vector<2xf32>
  } -> tensor<8xvector<2xf32>>
  return %0 : tensor<8xvector<2xf32>>
}

// -----

// A vector is inserted if one of its elements is not zero.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK-LABEL: @vectors_to_insert
// CHECK: %[[N:.*]] = arith.cmpf une, %{{.*}}, %{{.*}} : vector<2x2xf32>
// CHECK: %[[R:.*]] = vector.shape_cast %[[N]] : vector<2x2xi1> to vector<4xi1>
// CHECK: %[[C:.*]] = vector.reduction <or>, %[[R]] : vector<4xi1> into i1
// CHECK: scf.if %[[C]]
// CHECK: return
func.func @vectors_to_insert(%a: tensor<8xvector<2x2xf32>>) -> tensor<8xvector<2x2xf32>, #SV> {
  %o = tensor.empty() : tensor<8xvector<2x2xf32>, #SV>
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]}
      ins(%a : tensor<8xvector<2x2xf32>>)
      outs(%o : tensor<8xvector<2x2xf32>, #SV>) {
  ^bb0(%x: vector<2x2xf32>, %y: vector<2x2xf32>):
    %s = arith.addf %x, %x : vector<2x2xf32>
    linalg.yield %s : vector<2x2xf32>
  } -> tensor<8xvector<2x2xf32>, #SV>
  return %0 : tensor<8xvector<2x2xf32>, #SV>
}
