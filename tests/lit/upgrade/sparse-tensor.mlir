// RUN: pyopt %s --upgrade --split-input-file | FileCheck %s
// RUN: pyopt-format %s --upgrade | pyopt --split-input-file | FileCheck %s

// Sparse encodings and sparse_tensor ops of 2021 to 2023. Each row has a twin in tests/unit/test_upgrade_sparse.py.

// CHECK: #[[CSC:.*]] = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 64 }>
// CHECK: #[[COO:.*]] = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK: #[[SLICE:.*]] = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK: #[[BLOCKS:.*]] = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#CSC = #sparse_tensor.encoding<{
  dimLevelType = ["dense", "compressed"],
  dimOrdering = affine_map<(i, j) -> (j, i)>, // by columns
  pointerBitWidth = 32, indexBitWidth = 64
}>
#COO = #sparse_tensor.encoding<{ lvlTypes = ["compressed-nu", "singleton"] }>
#Slice = #sparse_tensor.encoding<{
  dimLevelType = ["dense", "compressed-hi"],
  dimSlices = [(0, 4, 1), (?, ?, ?)]
}>
#Blocks = #sparse_tensor.encoding<{
  lvlTypes = ["dense", "compressed", "dense", "dense"],
  dimToLvl = affine_map<(i, j) -> (i floordiv 2, j floordiv 3, i mod 2, j mod 3)>
}>

// CHECK: func.func private @encodings(tensor<4x6xf64, #[[CSC]]>, tensor<4x6xf64, #[[COO]]>, tensor<4x6xf64, #[[SLICE]]>, tensor<4x6xf64, #[[BLOCKS]]>)
func private @encodings(tensor<4x6xf64, #CSC>, tensor<4x6xf64, #COO>, tensor<4x6xf64, #Slice>,
                        tensor<4x6xf64, #Blocks>)

// -----

#CSR = #sparse_tensor.encoding<{ dimLevelType = ["dense", "compressed"] }>

// CHECK-LABEL: @arrays
// CHECK: sparse_tensor.positions %arg0 {level = 1 : index}
// CHECK-NEXT: sparse_tensor.coordinates %arg0 {level = 1 : index}
// CHECK-NEXT: sparse_tensor.expand %arg0 : {{.*}} to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT: bufferization.dealloc_tensor %arg0
func @arrays(%t: tensor<4x6xf64, #CSR>) {
  %c1 = constant 1 : index
  %0 = sparse_tensor.pointers %t, %c1 : tensor<4x6xf64, #CSR> to memref<?xindex>
  %1 = sparse_tensor.indices %t {dimension = 1 : index} : tensor<4x6xf64, #CSR> to memref<?xindex>
  %2, %3, %4, %5 = sparse_tensor.expand %t
      : tensor<4x6xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>, index
  sparse_tensor.release %t : tensor<4x6xf64, #CSR>
  return
}

// -----

#CSC = #sparse_tensor.encoding<{
  dimLevelType = ["dense", "compressed"],
  dimOrdering = affine_map<(i, j) -> (j, i)>
}>

// The loops carry the tensor; coordinates of levels become those of dimensions.
// CHECK-LABEL: @insertions
// CHECK: %[[T:.*]] = bufferization.alloc_tensor(%arg0) : tensor<?x6xf64
// CHECK: %[[OUT:.*]] = scf.for %{{.*}} iter_args(%[[A:.*]] = %[[T]])
// CHECK: %[[IF:.*]] = scf.if
// CHECK-NEXT: %[[C0:.*]] = memref.load %[[AT:.*]][%c0] : memref<?xindex>
// CHECK-NEXT: %[[C1:.*]] = memref.load %[[AT]][%c1] : memref<?xindex>
// CHECK-NEXT: %[[NEW:.*]] = tensor.insert %arg2 into %[[A]][%[[C1]], %[[C0]]]
// CHECK-NEXT: scf.yield %[[NEW]]
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[A]]
// CHECK: scf.yield %[[IF]]
// CHECK: sparse_tensor.load %[[OUT]] hasInserts
func @insertions(%n: index, %at: memref<?xindex>, %v: f64, %c: i1) -> tensor<?x6xf64, #CSC> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c6 = constant 6 : index
  %t = sparse_tensor.init [%n, %c6] : tensor<?x6xf64, #CSC>
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      sparse_tensor.lex_insert %t, %at, %v : tensor<?x6xf64, #CSC>, memref<?xindex>, f64
    }
  }
  %r = sparse_tensor.load %t hasInserts : tensor<?x6xf64, #CSC>
  return %r : tensor<?x6xf64, #CSC>
}

// -----

#COO = #sparse_tensor.encoding<{ dimLevelType = ["compressed-nu", "singleton"] }>

// CHECK-LABEL: @buffers
// CHECK: sparse_tensor.assemble (%arg4, %arg5), %arg6
// CHECK: sparse_tensor.sort insertion_sort_stable %arg0, %arg1 jointly %arg2 {perm_map = #map}
// CHECK: %[[SIZE:.*]] = memref.load %arg3[%[[C2:.*]]] : memref<?xindex>
// CHECK-NEXT: %{{.*}}, %[[NEW:.*]] = sparse_tensor.push_back %[[SIZE]], %arg2, %{{.*}} : index, memref<?xf64>, f64
// CHECK-NEXT: memref.store %[[NEW]], %arg3[%[[C2]]] : memref<?xindex>
// CHECK: sparse_tensor.storage_specifier.get %arg7 lvl_sz at 0
// CHECK-NEXT: arith.index_cast %{{.*}} : index to i64
func @buffers(%n: index, %xy: memref<?xindex>, %ys: memref<?xf64>, %sizes: memref<?xindex>,
              %pos: tensor<2xindex>, %crd: tensor<3x2xindex>, %val: tensor<3xf64>,
              %spec: !sparse_tensor.storage_specifier<#COO>) -> i64 {
  %0 = sparse_tensor.pack %val, %pos, %crd
      : tensor<3xf64>, tensor<2xindex>, tensor<3x2xindex> to tensor<4x6xf64, #COO>
  sparse_tensor.sort_coo stable %n, %xy jointly %ys {nx = 2 : index}
      : memref<?xindex> jointly memref<?xf64>
  %v = constant 1.0 : f64
  %1 = sparse_tensor.push_back %sizes, %ys, %v {idx = 2 : index}
      : memref<?xindex>, memref<?xf64>, f64
  %2 = sparse_tensor.storage_specifier.get %spec dim_sz at 0
      : !sparse_tensor.storage_specifier<#COO> to i64
  return %2 : i64
}

// -----

// CHECK-LABEL: @segments
// CHECK-NEXT: memref.alloc(%arg0) : memref<?xf64>
func @segments(%n: index) -> memref<?xf64> {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>}
      : (index) -> memref<?xf64>
  return %0 : memref<?xf64>
}
