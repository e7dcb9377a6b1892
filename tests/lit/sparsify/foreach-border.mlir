// RUN: pyopt %s --split-input-file --sparse-reinterpret-map | FileCheck %s
// RUN: pyopt %s --split-input-file --sparse-reinterpret-map=reference-exact=true | FileCheck %s --check-prefix=EXACT

// What blocks at the border hold beyond the end of a dimension is no element. The reference visits it.

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>

// CHECK-LABEL: func.func @both_dimensions(
// CHECK-DAG:     %[[ROWS:.*]] = arith.constant 5 : index
// CHECK-DAG:     %[[COLUMNS:.*]] = arith.constant 3 : index
// CHECK:         sparse_tensor.foreach in %{{.*}} init(%{{.*}})
// CHECK-NEXT:    ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[V:.*]]: f64, %[[SUM:.*]]: f64):
// CHECK-NEXT:      %[[AT:.*]]:2 = sparse_tensor.crd_translate  lvl_to_dim
// CHECK-NEXT:      %[[I:.*]] = arith.cmpi ult, %[[AT]]#0, %[[ROWS]] : index
// CHECK-NEXT:      %[[J:.*]] = arith.cmpi ult, %[[AT]]#1, %[[COLUMNS]] : index
// CHECK-NEXT:      %[[INSIDE:.*]] = arith.andi %[[I]], %[[J]] : i1
// CHECK-NEXT:      %[[R:.*]] = scf.if %[[INSIDE]] -> (f64) {
// CHECK-NEXT:        %[[NEXT:.*]] = arith.addf %[[SUM]], %[[V]] : f64
// CHECK-NEXT:        scf.yield %[[NEXT]] : f64
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.yield %[[SUM]] : f64
// CHECK-NEXT:      }
// CHECK-NEXT:      sparse_tensor.yield %[[R]] : f64
// EXACT-LABEL: func.func @both_dimensions(
// EXACT-NOT:     scf.if
func.func @both_dimensions(%A: tensor<5x3xf64, #BSR>, %z: f64) -> f64 {
  %0 = sparse_tensor.foreach in %A init(%z) : tensor<5x3xf64, #BSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %sum: f64):
    %1 = arith.addf %sum, %v : f64
    sparse_tensor.yield %1 : f64
  }
  return %0 : f64
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>

// CHECK-LABEL: func.func @without_results(
// CHECK:           %[[AT:.*]]:2 = sparse_tensor.crd_translate  lvl_to_dim
// CHECK-NEXT:      %[[INSIDE:.*]] = arith.cmpi ult, %[[AT]]#1, %c3 : index
// CHECK-NEXT:      scf.if %[[INSIDE]] {
// CHECK-NEXT:        memref.store %{{.*}}, %{{.*}}[%[[AT]]#0, %[[AT]]#1] : memref<4x3xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
func.func @without_results(%A: tensor<4x3xf64, #BSR>, %m: memref<4x3xf64>) {
  sparse_tensor.foreach in %A : tensor<4x3xf64, #BSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<4x3xf64>
  }
  return
}

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>

// Blocks end where the tensor does; of extents that are not known only the levels' sizes are.

// CHECK-LABEL: func.func @whole_blocks(
// CHECK-NOT:     scf.if
func.func @whole_blocks(%A: tensor<4x6xf64, #BSR>, %B: tensor<?x?xf64, #BSR>, %m: memref<?x?xf64>) {
  sparse_tensor.foreach in %A : tensor<4x6xf64, #BSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<?x?xf64>
  }
  sparse_tensor.foreach in %B : tensor<?x?xf64, #BSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<?x?xf64>
  }
  return
}
