// RUN: pyopt %s --lower-sparse-ops-to-foreach | FileCheck %s
// RUN: pyopt %s --lower-sparse-ops-to-foreach=reference-exact=true | FileCheck %s --check-prefix=EXACT

// A file says how many elements it has. What a block holds beyond the end of the dimension is none.

#Blocks = #sparse_tensor.encoding<{
  map = (i) -> (i floordiv 2 : dense, i mod 2 : dense)
}>

// CHECK-LABEL: func.func @ragged(
// CHECK:         %[[COUNT:.*]] = sparse_tensor.foreach in %arg0 init(%{{.*}}) : tensor<3xf64, #{{.*}}>, index -> index do {
// CHECK-NEXT:    ^bb0(%{{.*}}: index, %{{.*}}: f64, %[[SO_FAR:.*]]: index):
// CHECK-NEXT:      %[[NEXT:.*]] = arith.addi %[[SO_FAR]], %c1 : index
// CHECK-NEXT:      sparse_tensor.yield %[[NEXT]] : index
// CHECK:         call @outSparseTensorWriterMetaData(%{{.*}}, %{{.*}}, %[[COUNT]], %{{.*}})
// EXACT-LABEL: func.func @ragged(
// EXACT:         %[[COUNT:.*]] = sparse_tensor.number_of_entries %arg0
// EXACT:         call @outSparseTensorWriterMetaData(%{{.*}}, %{{.*}}, %[[COUNT]], %{{.*}})
func.func @ragged(%a: tensor<3xf64, #Blocks>, %file: !llvm.ptr) {
  sparse_tensor.out %a, %file : tensor<3xf64, #Blocks>, !llvm.ptr
  return
}

// CHECK-LABEL: func.func @whole(
// CHECK:         %[[COUNT:.*]] = sparse_tensor.number_of_entries %arg0
// CHECK:         call @outSparseTensorWriterMetaData(%{{.*}}, %{{.*}}, %[[COUNT]], %{{.*}})
func.func @whole(%a: tensor<4xf64, #Blocks>, %file: !llvm.ptr) {
  sparse_tensor.out %a, %file : tensor<4xf64, #Blocks>, !llvm.ptr
  return
}
