// RUN: pyopt --one-shot-bufferize --split-input-file %s | FileCheck %s
// RUN: pyopt --one-shot-bufferize=reference-exact --split-input-file %s | FileCheck %s --check-prefix=EXACT

// Attributes of loops and branches stay; mlir-opt keeps those of scf.for and scf.forall only.
// CHECK-LABEL: func.func @kept(
// CHECK: scf.while
// CHECK: } attributes {of_while}
// CHECK: scf.if
// CHECK: } {of_if}
// CHECK: scf.for
// CHECK: } {of_for}
// CHECK: scf.index_switch %{{.*}} {of_switch} -> memref<4xf32>
// CHECK: case 2
// CHECK: scf.execute_region
// CHECK: } {of_region}
// EXACT-LABEL: func.func @kept(
// EXACT-NOT: {of_while}
// EXACT-NOT: {of_if}
// EXACT: scf.for
// EXACT: } {of_for}
// EXACT: scf.index_switch %{{.*}} -> memref<4xf32>
// EXACT: case 2
// EXACT: scf.execute_region
// EXACT-NOT: {of_region}
// EXACT: return
func.func @kept(%t: tensor<4xf32>, %c: i1, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = scf.while (%a = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %1 = tensor.insert %x into %a[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } attributes {of_while}
  %2 = scf.if %c -> tensor<4xf32> {
    %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  } {of_if}
  %3 = scf.for %j = %i to %i step %i iter_args(%a = %2) -> tensor<4xf32> {
    %1 = tensor.insert %x into %a[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } {of_for}
  %4 = scf.index_switch %i {of_switch} -> tensor<4xf32>
  case 2 {
    %1 = tensor.insert %x into %3[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  default {
    scf.yield %3 : tensor<4xf32>
  }
  %5 = scf.execute_region -> tensor<4xf32> {
    scf.yield %4 : tensor<4xf32>
  } {of_region}
  return %5 : tensor<4xf32>
}
