// RUN: pyopt %s --sparsification | FileCheck %s
// RUN: pyopt %s --sparsification=reference-exact=true | FileCheck %s

// Regions of semi-ring ops may look at the element of an operand all of whose levels are dense: loops go along with it,
// though no expression has it.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#DM = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// CHECK-LABEL: @vector
// CHECK: %[[VALUES:.*]] = sparse_tensor.values %arg2
// CHECK: scf.while
// CHECK: %[[AT:.*]] = arith.select
// CHECK: scf.if
// CHECK: %[[W:.*]] = memref.load %[[VALUES]][%[[AT]]]
// CHECK: arith.cmpi slt, %[[W]]
func.func @vector(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32, #DV>)
    -> tensor<8xf64> {
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"],
    sorted = true
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32, #DV>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %r = sparse_tensor.binary %x, %y : f64, f64 to f64
      overlap = {
      ^bb0(%l: f64, %m: f64):
        %q = arith.cmpi slt, %w, %k : i32
        %s = arith.select %q, %l, %m : f64
        sparse_tensor.yield %s : f64
      }
      left = identity
      right = identity
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK-LABEL: @matrix
// CHECK-DAG: %[[C4:.*]] = arith.constant 4
// CHECK: %[[VALUES:.*]] = sparse_tensor.values %arg1
// CHECK: scf.for %[[I:.*]] = {{.*}} {
// CHECK: %[[ROW:.*]] = arith.muli %[[I]], %[[C4]]
// CHECK: scf.for
// CHECK: %[[J:.*]] = memref.load
// CHECK: %[[PLACE:.*]] = arith.addi %[[J]], %[[ROW]]
// CHECK: memref.load %[[VALUES]][%[[PLACE]]]
func.func @matrix(%a: tensor<8x4xf64, #CSR>, %c: tensor<8x4xf64, #DM>) -> tensor<8x4xf64> {
  %e = tensor.empty() : tensor<8x4xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"],
    sorted = true
  } ins(%a, %c : tensor<8x4xf64, #CSR>, tensor<8x4xf64, #DM>) outs(%e : tensor<8x4xf64>) {
  ^bb0(%x: f64, %w: f64, %o: f64):
    %r = sparse_tensor.unary %x : f64 to f64
      present = {
      ^bb0(%l: f64):
        %s = arith.mulf %l, %w : f64
        sparse_tensor.yield %s : f64
      }
      absent = {
      }
    linalg.yield %r : f64
  } -> tensor<8x4xf64>
  return %0 : tensor<8x4xf64>
}
