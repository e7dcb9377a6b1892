// RUN: pyopt --split-input-file --pre-sparsification-rewrite %s | FileCheck %s
// RUN: pyopt --split-input-file --pre-sparsification-rewrite=reference-exact=true %s | FileCheck %s --check-prefix=EXACT

// What a kernel changes in place behind the cast is the tensor in front of it, of which a conversion would hide that.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @cast(%a: tensor<8xf64, #SV>) -> tensor<?xf64, #SV> {
  %0 = tensor.cast %a : tensor<8xf64, #SV> to tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<8xf64, #sparse>) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<8xf64, #sparse> to tensor<?xf64, #sparse>
// CHECK-NEXT:     return %cast : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @cast(%arg0: tensor<8xf64, #sparse>) -> tensor<?xf64, #sparse> {
// EXACT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8xf64, #sparse> to tensor<?xf64, #sparse>
// EXACT-NEXT:     return %0 : tensor<?xf64, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @convert(%a: tensor<8xf64, #SV>) -> tensor<?xf64, #SV> {
  %0 = sparse_tensor.convert %a : tensor<8xf64, #SV> to tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: tensor<8xf64, #sparse>) -> tensor<?xf64, #sparse> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<8xf64, #sparse> to tensor<?xf64, #sparse>
// CHECK-NEXT:     return %cast : tensor<?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @convert(%arg0: tensor<8xf64, #sparse>) -> tensor<?xf64, #sparse> {
// EXACT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8xf64, #sparse> to tensor<?xf64, #sparse>
// EXACT-NEXT:     return %0 : tensor<?xf64, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Elements change.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @elements(%a: tensor<8xf64, #SV>) -> tensor<?xf32, #SV> {
  %0 = sparse_tensor.convert %a : tensor<8xf64, #SV> to tensor<?xf32, #SV>
  return %0 : tensor<?xf32, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements(%arg0: tensor<8xf64, #sparse>) -> tensor<?xf32, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8xf64, #sparse> to tensor<?xf32, #sparse>
// CHECK-NEXT:     return %0 : tensor<?xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @elements(%arg0: tensor<8xf64, #sparse>) -> tensor<?xf32, #sparse> {
// EXACT-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8xf64, #sparse> to tensor<?xf32, #sparse>
// EXACT-NEXT:     return %0 : tensor<?xf32, #sparse>
// EXACT-NEXT:   }
// EXACT-NEXT: }
