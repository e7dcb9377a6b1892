// Translations of coordinates become affine maps, one result at a time; pairs that cancel each other are gone before.
// RUN: pyopt %s --lower-sparse-foreach-to-scf | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map=scope=except-generic | FileCheck %s --check-prefix=REINTERPRET

#Blocks = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#BlocksOther = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : compressed, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense),
  crdWidth = 8
}>
#BlocksByFour = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 4 : dense, j floordiv 3 : compressed, i mod 4 : dense,
                   j mod 3 : dense)
}>
#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @permutation(%i: index, %j: index) -> (index, index) {
  %l:2 = sparse_tensor.crd_translate dim_to_lvl[%i, %j] as #Columns : index, index
  return %l#0, %l#1 : index, index
}

// The levels' formats make no difference to what maps do.
func.func @back_and_forth(%a: index, %b: index, %c: index, %d: index)
    -> (index, index, index, index) {
  %i:2 = sparse_tensor.crd_translate lvl_to_dim[%a, %b, %c, %d] as #Blocks : index, index
  %l:4 = sparse_tensor.crd_translate dim_to_lvl[%i#0, %i#1] as #BlocksOther
      : index, index, index, index
  return %l#0, %l#1, %l#2, %l#3 : index, index, index, index
}

// Other blocks, and coordinates in another order: they stay.
func.func @other_blocks(%a: index, %b: index, %c: index, %d: index)
    -> (index, index, index, index) {
  %i:2 = sparse_tensor.crd_translate lvl_to_dim[%a, %b, %c, %d] as #Blocks : index, index
  %l:4 = sparse_tensor.crd_translate dim_to_lvl[%i#0, %i#1] as #BlocksByFour
      : index, index, index, index
  return %l#0, %l#1, %l#2, %l#3 : index, index, index, index
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d1 * 3 + d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 floordiv 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1 floordiv 3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 mod 4)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d1 mod 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @permutation(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @back_and_forth(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other_blocks(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = affine.apply #map(%arg0, %arg1, %arg2, %arg3)
// CHECK-NEXT:     %1 = affine.apply #map1(%arg0, %arg1, %arg2, %arg3)
// CHECK-NEXT:     %2 = affine.apply #map2(%0, %1)
// CHECK-NEXT:     %3 = affine.apply #map3(%0, %1)
// CHECK-NEXT:     %4 = affine.apply #map4(%0, %1)
// CHECK-NEXT:     %5 = affine.apply #map5(%0, %1)
// CHECK-NEXT:     return %2, %3, %4, %5 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// REINTERPRET: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// REINTERPRET-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 4 : dense, d1 floordiv 3 : compressed, d0 mod 4 : dense, d1 mod 3 : dense) }>
// REINTERPRET-NEXT: module {
// REINTERPRET-NEXT:   func.func @permutation(%arg0: index, %arg1: index) -> (index, index) {
// REINTERPRET-NEXT:     return %arg1, %arg0 : index, index
// REINTERPRET-NEXT:   }
// REINTERPRET-NEXT:   func.func @back_and_forth(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index) {
// REINTERPRET-NEXT:     return %arg0, %arg1, %arg2, %arg3 : index, index, index, index
// REINTERPRET-NEXT:   }
// REINTERPRET-NEXT:   func.func @other_blocks(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index) {
// REINTERPRET-NEXT:     %0:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1, %arg2, %arg3] as #sparse : index, index
// REINTERPRET-NEXT:     %1:4 = sparse_tensor.crd_translate  dim_to_lvl[%0#0, %0#1] as #sparse1 : index, index, index, index
// REINTERPRET-NEXT:     return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
// REINTERPRET-NEXT:   }
// REINTERPRET-NEXT: }
