// RUN: pyopt %s --sparsification=sparse-emit-strategy=sparse-iterator --verify-diagnostics | FileCheck %s
// RUN: pyopt %s --sparsification="sparse-emit-strategy=sparse-iterator reference-exact=true" --verify-diagnostics -o /dev/null

// What cannot be said by iteration spaces gets the other loops, and a remark.

#Sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 1)>) -> (i : compressed) }>
#Unordered = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonordered)) }>
#Id = affine_map<(i) -> (i)>
#Scalar = affine_map<(i) -> ()>
#sum = {indexing_maps = [#Id, #Scalar], iterator_types = ["reduction"], sorted = true}
#sum_of_two = {indexing_maps = [#Id, #Id, #Scalar], iterator_types = ["reduction"], sorted = true}

// CHECK-LABEL: @in_place
// CHECK: scf.for
func.func @in_place(%x: tensor<8xf64, #Sparse>) -> tensor<8xf64, #Sparse> {
  // expected-remark @+1 {{these loops are over positions and coordinates, not over iteration spaces: its sparse output is changed in place}}
  %0 = linalg.generic {indexing_maps = [#Id], iterator_types = ["parallel"], sorted = true}
      outs(%x : tensor<8xf64, #Sparse>) {
  ^bb0(%o: f64):
    %1 = math.absf %o : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64, #Sparse>
  return %0 : tensor<8xf64, #Sparse>
}

// CHECK-LABEL: @slice
// CHECK: scf.while
func.func @slice(%a: tensor<4xf64, #Slice>, %x: tensor<f64>) -> tensor<f64> {
  // expected-remark @+1 {{these loops are over positions and coordinates, not over iteration spaces: an operand is a slice}}
  %0 = linalg.generic #sum ins(%a : tensor<4xf64, #Slice>) outs(%x : tensor<f64>) {
  ^bb0(%v: f64, %o: f64):
    %1 = arith.addf %o, %v : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: @window
// CHECK: scf.while
func.func @window(%a: tensor<8xf64, #Sparse>, %b: tensor<3xf64>, %x: tensor<6xf64>)
    -> tensor<6xf64> {
  // expected-remark @+1 {{these loops are over positions and coordinates, not over iteration spaces: a level of an operand is subscripted by something else than one loop}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"], sorted = true}
      ins(%a, %b : tensor<8xf64, #Sparse>, tensor<3xf64>) outs(%x : tensor<6xf64>) {
  ^bb0(%v: f64, %w: f64, %o: f64):
    %1 = arith.mulf %v, %w : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<6xf64>
  return %0 : tensor<6xf64>
}

// CHECK-LABEL: @everywhere
// CHECK: scf.while
func.func @everywhere(%a: tensor<8xf64, #Sparse>, %d: tensor<8xf64>, %x: tensor<f64>)
    -> tensor<f64> {
  // expected-remark @+1 {{these loops are over positions and coordinates, not over iteration spaces: it visits coordinates that no operand stores}}
  %0 = linalg.generic #sum_of_two ins(%a, %d : tensor<8xf64, #Sparse>, tensor<8xf64>) outs(%x : tensor<f64>) {
  ^bb0(%v: f64, %w: f64, %o: f64):
    %1 = arith.addf %v, %w : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: @unordered
// CHECK: scf.while
func.func @unordered(%a: tensor<8xf64, #Sparse>, %b: tensor<8xf64, #Unordered>, %x: tensor<f64>)
    -> tensor<f64> {
  // expected-remark @+1 {{these loops are over positions and coordinates, not over iteration spaces: levels that are visited together are not in order}}
  %0 = linalg.generic #sum_of_two ins(%a, %b : tensor<8xf64, #Sparse>, tensor<8xf64, #Unordered>)
      outs(%x : tensor<f64>) {
  ^bb0(%v: f64, %w: f64, %o: f64):
    %1 = arith.mulf %v, %w : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// Near miss: one that is not in order may be alone.
// CHECK-LABEL: @unordered_alone
// CHECK: sparse_tensor.iterate
func.func @unordered_alone(%a: tensor<8xf64, #Unordered>, %x: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic #sum ins(%a : tensor<8xf64, #Unordered>) outs(%x : tensor<f64>) {
  ^bb0(%v: f64, %o: f64):
    %1 = arith.addf %o, %v : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}
