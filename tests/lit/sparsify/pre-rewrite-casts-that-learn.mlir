// RUN: pyopt %s --pre-sparsification-rewrite | FileCheck %s

// A conversion does not make extents known: a cast without a change of encoding does. The reference makes conversions
// that it rejects.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>

// CHECK-LABEL: @to_sparse
// CHECK: %[[C:.*]] = tensor.cast %arg0 : tensor<?xf32> to tensor<8xf32>
// CHECK: sparse_tensor.convert %[[C]] : tensor<8xf32> to tensor<8xf32, #{{.*}}>
func.func @to_sparse(%a: tensor<?xf32>) -> tensor<8xf32, #SV> {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<8xf32, #SV>
  return %0 : tensor<8xf32, #SV>
}

// CHECK-LABEL: @to_dense
// CHECK: %[[C:.*]] = sparse_tensor.convert %arg0 : tensor<?xf32, #{{.*}}> to tensor<?xf32>
// CHECK: tensor.cast %[[C]] : tensor<?xf32> to tensor<8xf32>
func.func @to_dense(%a: tensor<?xf32, #SV>) -> tensor<8xf32> {
  %0 = tensor.cast %a : tensor<?xf32, #SV> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @to_another
// CHECK: %[[C:.*]] = sparse_tensor.convert %arg0 : tensor<?xf32, #[[A:.*]]> to tensor<?xf32, #[[B:.*]]>
// CHECK: tensor.cast %[[C]] : tensor<?xf32, #[[B]]> to tensor<8xf32, #[[B]]>
func.func @to_another(%a: tensor<?xf32, #SV>) -> tensor<8xf32, #DV> {
  %0 = tensor.cast %a : tensor<?xf32, #SV> to tensor<8xf32, #DV>
  return %0 : tensor<8xf32, #DV>
}

// CHECK-LABEL: @to_the_same
// CHECK: tensor.cast
// CHECK-NOT: sparse_tensor.convert
// CHECK: return
func.func @to_the_same(%a: tensor<?xf32, #SV>) -> tensor<8xf32, #SV> {
  %0 = tensor.cast %a : tensor<?xf32, #SV> to tensor<8xf32, #SV>
  return %0 : tensor<8xf32, #SV>
}

// Near misses: what is known stays or is forgotten; nothing is said of ranks.
// CHECK-LABEL: @forgotten
// CHECK: sparse_tensor.convert %arg0 : tensor<8xf32> to tensor<?xf32, #{{.*}}>
// CHECK: tensor.cast %arg1
// CHECK: return
func.func @forgotten(%a: tensor<8xf32>, %b: tensor<8xf32, #SV>)
    -> (tensor<?xf32, #SV>, tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<8xf32> to tensor<?xf32, #SV>
  %1 = tensor.cast %b : tensor<8xf32, #SV> to tensor<*xf32>
  return %0, %1 : tensor<?xf32, #SV>, tensor<*xf32>
}
