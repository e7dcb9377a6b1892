// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-roundtrip | FileCheck %s

// What a custom form cannot say is printed in the generic form, and attributes of a terminator that has nothing else to
// say keep it in the text. The reference leaves all of this out, or prints what it cannot read.

func.func @terminators(%i: index, %c: i1, %w: !shape.witness) {
  scf.for %a = %i to %i step %i {
    scf.yield {keep = 1}
  }
  scf.if %c {
    scf.yield {keep = 2}
  } else {
    scf.yield {keep = 3}
  }
  affine.for %a = 0 to 10 {
    affine.yield {keep = 4}
  }
  affine.parallel (%a) = (0) to (10) {
    affine.yield {keep = 5}
  }
  memref.alloca_scope {
    memref.alloca_scope.return {keep = 6}
  }
  shape.assuming %w {
    shape.assuming_yield {keep = 7}
  }
  scf.for %a = %i to %i step %i {
    scf.yield
  }
  return
}

// CHECK-LABEL: @terminators
// CHECK:           scf.yield {keep = 1 : i64}
// CHECK:           scf.yield {keep = 2 : i64}
// CHECK:           scf.yield {keep = 3 : i64}
// CHECK:           affine.yield {keep = 4 : i64}
// CHECK:           affine.yield {keep = 5 : i64}
// CHECK:           memref.alloca_scope.return {keep = 6 : i64}
// CHECK:           shape.assuming_yield {keep = 7 : i64}
// CHECK:         scf.for
// CHECK-NEXT:    }
// CHECK-NEXT:    return

// -----

// A reduction without values: braces behind its name would be read as a region.
func.func @reduce(%i: index) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%a: index):
    "scf.reduce"() {keep} : () -> ()
  }) : (index, index, index) -> ()
  return
}

// CHECK-LABEL: @reduce
// CHECK:         scf.parallel (%arg1) =
// CHECK-NEXT:      "scf.reduce"() {keep} : () -> ()
// CHECK-NEXT:    }

// -----

// Lists of types that are empty cannot be read.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @empty_list(%t: tensor<?x?xf32, #COO>) {
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%i: index, %j: index, %x: f32):
    "sparse_tensor.yield"() {keep} : () -> ()
  }) : (tensor<?x?xf32, #COO>) -> ()
  return
}

// CHECK-LABEL: @empty_list
// CHECK:         sparse_tensor.foreach in %arg0
// CHECK:           "sparse_tensor.yield"() {keep} : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @iterate(%t: tensor<4x8xf32, #CSR>) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0
      : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  sparse_tensor.iterate %i in %0 : !sparse_tensor.iter_space<#CSR, lvls = 0> {
  } {keep}
  return
}

// CHECK-LABEL: @iterate
// CHECK:         sparse_tensor.iterate %{{.*}} in %0 : !sparse_tensor.iter_space<#sparse, lvls = 0> {
// CHECK-NEXT:    } {keep}

// -----

func.func @transfers(%m: memref<8xf32>, %tag: memref<1xi32>, %n: index) {
  "affine.dma_wait"(%tag, %n, %n) {keep, tag_map = affine_map<(d0) -> (d0)>}
      : (memref<1xi32>, index, index) -> ()
  affine.dma_wait %tag[%n], %n : memref<1xi32>
  return
}

// CHECK-LABEL: @transfers
// CHECK:         "affine.dma_wait"(%arg1, %arg2, %arg2) {keep, tag_map = #map} : (memref<1xi32>, index, index) -> ()
// CHECK-NEXT:    affine.dma_wait %arg1[%arg2], %arg2 : memref<1xi32>

// -----

// Attributes for which these forms have no room.
func.func @transfers_with_attributes(%m: memref<8xf32>, %f: memref<8xf32, 1>, %tag: memref<1xi32>,
                                     %n: index) {
  "affine.dma_start"(%m, %n, %f, %n, %tag, %n, %n) {
    dst_map = affine_map<(d0) -> (d0)>,
    keep,
    src_map = affine_map<(d0) -> (d0)>,
    tag_map = affine_map<(d0) -> (d0)>
  } : (memref<8xf32>, index, memref<8xf32, 1>, index, memref<1xi32>, index, index) -> ()
  "memref.dma_start"(%m, %n, %f, %n, %n, %tag, %n) {keep}
      : (memref<8xf32>, index, memref<8xf32, 1>, index, index, memref<1xi32>, index) -> ()
  "memref.prefetch"(%m, %n) <{isDataCache = true, isWrite = false, localityHint = 1 : i32}> {keep}
      : (memref<8xf32>, index) -> ()
  // These have room.
  "memref.dma_wait"(%tag, %n, %n) {keep} : (memref<1xi32>, index, index) -> ()
  "affine.prefetch"(%m, %n) <{isDataCache = true, isWrite = false, localityHint = 1 : i32}> {
    keep,
    map = affine_map<(d0) -> (d0)>
  } : (memref<8xf32>, index) -> ()
  affine.dma_start %m[%n], %f[%n], %tag[%n], %n : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  memref.dma_start %m[%n], %f[%n], %n, %tag[%n] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  memref.prefetch %m[%n], read, locality<1>, data : memref<8xf32>
  return
}

// CHECK-LABEL: @transfers_with_attributes
// CHECK:         "affine.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg2, %arg3, %arg3) {dst_map = #map, keep, src_map = #map, tag_map = #map}
// CHECK-NEXT:    "memref.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg3, %arg2, %arg3) {keep}
// CHECK-NEXT:    "memref.prefetch"(%arg0, %arg3) <{isDataCache = true, isWrite = false, localityHint = 1 : i32}> {keep}
// CHECK-NEXT:    memref.dma_wait %arg2[%arg3], %arg3 {keep} : memref<1xi32>
// CHECK-NEXT:    affine.prefetch %arg0[%arg3], read, locality<1>, data {keep} : memref<8xf32>
// CHECK-NEXT:    affine.dma_start %arg0[%arg3], %arg1[%arg3], %arg2[%arg3], %arg3 : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
// CHECK-NEXT:    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
// CHECK-NEXT:    memref.prefetch %arg0[%arg3], read, locality<1>, data : memref<8xf32>

// -----

// Ops inside of a function in the generic form have their dialect's name, which a reader could not know.
"func.func"() <{function_type = (f32) -> f32, sym_name = ""}> ({
^bb0(%a: f32):
  func.return %a : f32
}) : () -> ()

// CHECK: "func.func"() <{function_type = (f32) -> f32, sym_name = ""}> ({
// CHECK-NEXT: ^bb0(%arg0: f32):
// CHECK-NEXT:   func.return %arg0 : f32
// CHECK-NEXT: }) : () -> ()

// -----

"memref.global"() <{sym_name = "", type = memref<2xi32>, initial_value}> : () -> ()

// CHECK: "memref.global"() <{initial_value, sym_name = "", type = memref<2xi32>}> : () -> ()

// -----

"shape.function_library"() <{mapping = {}, sym_name = "lib"}> ({
^bb0:
}) : () -> ()

// CHECK: "shape.function_library"() <{mapping = {}, sym_name = "lib"}> ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()

// -----

func.func @unregistered_mapper(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>)
    (%x: f32, %y: f32, %init: f32) {
      %1 = "a b.c"(%x, %y) : (f32, f32) -> f32
      linalg.yield %1 : f32
    }
  %2 = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>)
    (%x: f32, %y: f32, %init_0: f32) {
      %1 = arith.addf %x, %y : f32
      linalg.yield %1 : f32
    }
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @unregistered_mapper
// CHECK:         linalg.map ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
// CHECK-NEXT:      (%in: f32, %in_1: f32, %init: f32) {
// CHECK-NEXT:        %0 = "a b.c"(%in, %in_1) : (f32, f32) -> f32
// CHECK:         linalg.map { arith.addf } ins

// -----

func.func @backwards() {
  "affine.for"() <{
    lowerBoundMap = affine_map<() -> (0)>,
    operandSegmentSizes = array<i32: 0, 0, 0>,
    step = -2 : index,
    upperBoundMap = affine_map<() -> (10)>
  }> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// CHECK-LABEL: @backwards
// CHECK:         "affine.for"() <{{.*}}step = -2 : index

// -----

// There is no body for such elements.
func.func @vectors_as_elements(%a: tensor<4x8xvector<2xf32>>, %b: tensor<8x3xvector<2xf32>>,
                               %c: tensor<4x3xvector<2xf32>>) -> tensor<4x3xvector<2xf32>> {
  %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>, %z: vector<2xf32>):
    %1 = arith.mulf %x, %y : vector<2xf32>
    %2 = arith.addf %z, %1 : vector<2xf32>
    linalg.yield %2 : vector<2xf32>
  }) : (tensor<4x8xvector<2xf32>>, tensor<8x3xvector<2xf32>>, tensor<4x3xvector<2xf32>>)
      -> tensor<4x3xvector<2xf32>>
  return %0 : tensor<4x3xvector<2xf32>>
}

// CHECK-LABEL: @vectors_as_elements
// CHECK:         "linalg.matmul"(%arg0, %arg1, %arg2)

// -----

// Vectors are copied and given out like numbers. There is no sum.
func.func @vectors_moved(%v: vector<2xf32>, %a: tensor<4xvector<2xf32>>,
                         %b: tensor<4xvector<2xf32>>, %i: tensor<4xvector<2xi32>>)
    -> (tensor<4xvector<2xf32>>, tensor<4xvector<2xi32>>, tensor<4xvector<2xf32>>,
        tensor<4xvector<2xf32>>) {
  %0 = linalg.fill
      ins(%v : vector<2xf32>)
      outs(%a : tensor<4xvector<2xf32>>) -> tensor<4xvector<2xf32>>
  %1 = linalg.copy
      ins(%0 : tensor<4xvector<2xf32>>)
      outs(%b : tensor<4xvector<2xf32>>) -> tensor<4xvector<2xf32>>
  %2 = linalg.copy
      ins(%i : tensor<4xvector<2xi32>>)
      outs(%i : tensor<4xvector<2xi32>>) -> tensor<4xvector<2xi32>>
  %3 = "linalg.add"(%a, %b, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>, %z: vector<2xf32>):
    %s = arith.addf %x, %y : vector<2xf32>
    linalg.yield %s : vector<2xf32>
  }) : (tensor<4xvector<2xf32>>, tensor<4xvector<2xf32>>, tensor<4xvector<2xf32>>)
      -> tensor<4xvector<2xf32>>
  %4 = "linalg.copy"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: vector<2xf32>, %y: vector<2xf32>):
    linalg.yield %y : vector<2xf32>
  }) : (tensor<4xvector<2xf32>>, tensor<4xvector<2xf32>>) -> tensor<4xvector<2xf32>>
  return %1, %2, %3, %4
      : tensor<4xvector<2xf32>>, tensor<4xvector<2xi32>>, tensor<4xvector<2xf32>>,
      tensor<4xvector<2xf32>>
}

// CHECK-LABEL: @vectors_moved
// CHECK:         linalg.fill ins(%arg0 : vector<2xf32>) outs(%arg1 : tensor<4xvector<2xf32>>)
// CHECK-NEXT:    linalg.copy ins(%0 : tensor<4xvector<2xf32>>) outs(%arg2 : tensor<4xvector<2xf32>>)
// CHECK-NEXT:    linalg.copy ins(%arg3 : tensor<4xvector<2xi32>>) outs(%arg3 : tensor<4xvector<2xi32>>)
// CHECK-NEXT:    "linalg.add"(%arg1, %arg2, %arg1)
// CHECK:         "linalg.copy"(%arg1, %arg2)
// CHECK-NEXT:    ^bb0(%{{.*}}: vector<2xf32>, %[[OLD:.*]]: vector<2xf32>):
// CHECK-NEXT:      linalg.yield %[[OLD]]

// -----

// There is no such conversion: reading the custom form would warn of it and make an invalid body.
func.func @no_conversion(%a: tensor<4xi32>, %b: tensor<4xcomplex<i8>>) -> tensor<4xcomplex<i8>> {
  %0 = "linalg.copy"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: i32, %y: complex<i8>):
    linalg.yield %y : complex<i8>
  }) : (tensor<4xi32>, tensor<4xcomplex<i8>>) -> tensor<4xcomplex<i8>>
  return %0 : tensor<4xcomplex<i8>>
}

// CHECK-LABEL: @no_conversion
// CHECK:         "linalg.copy"(%arg0, %arg1)

// -----

func.func @mask_without_results(%m: vector<8xi1>) {
  "vector.mask"(%m, %m) ({
    vector.yield
  }) : (vector<8xi1>, vector<8xi1>) -> ()
  return
}

// CHECK-LABEL: @mask_without_results
// CHECK:         "vector.mask"(%arg0, %arg0)

// -----

// The least integer, whose digits alone are too many.
"any.maps"() {
  maps = [affine_map<() -> (-9223372036854775807 - 1)>,
          affine_map<(d0) -> (d0 * (-9223372036854775807 - 1))>,
          affine_map<(d0) -> (d0 - 9223372036854775807 - 1)>,
          affine_map<(d0, d1) -> (d0 + d1 * (-9223372036854775807 - 1))>,
          affine_map<(d0) -> (d0 - 9223372036854775807)>]
} : () -> ()

// CHECK: #map = affine_map<() -> (-9223372036854775807 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * (-9223372036854775807 - 1))>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 9223372036854775807 - 1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1 * (-9223372036854775807 - 1))>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 - 9223372036854775807)>

// -----

func.func @least_step() {
  affine.parallel (%i) = (0) to (4) step (-9223372036854775807 - 1) {
  }
  return
}

// CHECK-LABEL: @least_step
// CHECK-NEXT:    affine.parallel (%arg0) = (0) to (4) step (-9223372036854775807 - 1) {

// -----

// Decimal digits are read as f64, so what that cannot hold is printed as its bits.
"any.floats"() {
  floats = [0x7F800000 : f128, 0x3FFF0000000000000000000000000001 : f128, 1.1 : f128,
            0x3FFF8000000000000001 : f80]
} : () -> ()

// CHECK: floats = [0x7F800000 : f128, 0x3FFF0000000000000000000000000001 : f128, 1.10000000000000008881784197001252323 : f128, 0x3FFF8000000000000001 : f80]

// -----

// A region beside `identity`, in whose place it would stand.
func.func @identity_and_region(%x: f64, %y: f64) -> f64 {
  %0 = "sparse_tensor.binary"(%x, %y) <{left_identity}> ({
  }, {
  ^bb0(%a: f64):
    sparse_tensor.yield %a : f64
  }, {
  }) : (f64, f64) -> f64
  return %0 : f64
}

// CHECK-LABEL: @identity_and_region
// CHECK:         "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({

// -----

// Types that are compatible, but not the same: the form has room for one.
func.func @compatible_types(%a: tensor<?xf32>, %b: tensor<4xf32>)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
  %1 = arith.addf %a, %a : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: @compatible_types
// CHECK:         "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT:    arith.addf %arg0, %arg0 : tensor<?xf32>

// -----

// The list of extents is read as a tensor of one dimension.
func.func @const_shapes() -> (!shape.shape, tensor<4xindex>, tensor<1xindex>) {
  %0 = "shape.const_shape"() <{shape = dense<5> : tensor<index>}> : () -> !shape.shape
  %1 = "shape.const_shape"() <{shape = dense<5> : tensor<2x2xindex>}> : () -> tensor<4xindex>
  %2 = "shape.const_shape"() <{shape = dense<5> : tensor<1xindex>}> : () -> tensor<1xindex>
  return %0, %1, %2 : !shape.shape, tensor<4xindex>, tensor<1xindex>
}

// CHECK-LABEL: @const_shapes
// CHECK:         "shape.const_shape"() <{shape = dense<5> : tensor<index>}> : () -> !shape.shape
// CHECK-NEXT:    "shape.const_shape"() <{shape = dense<5> : tensor<2x2xindex>}> : () -> tensor<4xindex>
// CHECK-NEXT:    shape.const_shape [5] : tensor<1xindex>

// -----

// What stands for masked lanes has the result's type, or is not said in the form.
func.func @passthru(%m: vector<8xi1>, %a: vector<4x8xf32>, %b: vector<8xf32>)
    -> (vector<8xf32>, vector<8xf32>) {
  %0 = "vector.mask"(%m, %a) ({
    vector.yield %a : vector<4x8xf32>
  }) : (vector<8xi1>, vector<4x8xf32>) -> vector<8xf32>
  %1 = "vector.mask"(%m, %b) ({
    vector.yield %b : vector<8xf32>
  }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

// CHECK-LABEL: @passthru
// CHECK:         "vector.mask"(%arg0, %arg1) ({
// CHECK:         vector.mask %arg0, %arg2 { vector.yield %arg2 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>

// -----

// Arguments of regions that have no label in the custom form.
func.func @region_arguments(%w: !shape.witness, %n: index) {
  "shape.assuming"(%w) ({
  ^bb0(%a: f32):
    shape.assuming_yield
  }) : (!shape.witness) -> ()
  "scf.index_switch"(%n) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
  ^bb0(%a: f32):
    scf.yield
  }) : (index) -> ()
  scf.forall (%i) in (%n) {
    "scf.forall.in_parallel"() ({
    ^bb0(%a: f32):
    }) : () -> ()
  }
  return
}

// CHECK-LABEL: @region_arguments
// CHECK:         "shape.assuming"(%arg0) ({
// CHECK-NEXT:    ^bb0(%arg2: f32):
// CHECK-NEXT:      shape.assuming_yield
// CHECK-NEXT:    }) : (!shape.witness) -> ()
// CHECK-NEXT:    "scf.index_switch"(%arg1) <{cases = array<i64: 1>}> ({
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }, {
// CHECK-NEXT:    ^bb0(%arg2: f32):
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }) : (index) -> ()
// CHECK-NEXT:    scf.forall (%arg2) in (%arg1) {
// CHECK-NEXT:      "scf.forall.in_parallel"() ({
// CHECK-NEXT:      ^bb0(%arg3: f32):
// CHECK-NEXT:      }) : () -> ()
// CHECK-NEXT:    }

// -----

func.func @reduce_without_results(%s: tensor<?xindex>, %i: index) -> index {
  "shape.reduce"(%s, %s) ({
  ^bb0(%a: index, %b: index, %c: tensor<?xindex>):
    "shape.yield"() : () -> ()
  }) : (tensor<?xindex>, tensor<?xindex>) -> ()
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    shape.yield %c : index
  }
  return %0 : index
}

// CHECK-LABEL: @reduce_without_results
// CHECK:         "shape.reduce"(%arg0, %arg0) ({
// CHECK:         }) : (tensor<?xindex>, tensor<?xindex>) -> ()
// CHECK:         %0 = shape.reduce(%arg0, %arg1) : tensor<?xindex> -> index {

// -----

// The function of a named op has no body for complex numbers; this one has another.
func.func @complex_maximum(%m: memref<4xcomplex<f32>>) {
  "linalg.max"(%m, %m, %m) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: complex<f32>, %b: complex<f32>, %c: complex<f32>):
    %0 = complex.sub %a, %b : complex<f32>
    linalg.yield %0 : complex<f32>
  }) : (memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) -> ()
  linalg.add
      ins(%m, %m : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>)
      outs(%m : memref<4xcomplex<f32>>)
  return
}

// CHECK-LABEL: @complex_maximum
// CHECK: "linalg.max"(%arg0, %arg0, %arg0)
// CHECK: linalg.add ins(

// -----

// The body that the name stands for is valid for f64 only: 2.3283063999999999E-10 is one.
func.func @random(%a: f16, %seed: i32, %m: memref<3x2xf16>, %d: f64, %n: memref<3x2xf64>) {
  "linalg.fill_rng_2d"(%a, %a, %seed, %m) <{operandSegmentSizes = array<i32: 3, 1>}> ({
  ^bb0(%b: f16, %c: f16, %s: i32, %o: f16):
    linalg.yield %b : f16
  }) : (f16, f16, i32, memref<3x2xf16>) -> ()
  linalg.fill_rng_2d ins(%d, %d, %seed : f64, f64, i32) outs(%n : memref<3x2xf64>)
  return
}

// CHECK-LABEL: @random
// CHECK: "linalg.fill_rng_2d"(%arg0, %arg0, %arg1, %arg2)
// CHECK: linalg.fill_rng_2d ins(

// -----

// Attributes of the end of a body, whose short form has no place for them.
func.func @end_of_map(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.map ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>)
    (%a: f32, %init: f32) {
      %1 = math.exp %a : f32
      linalg.yield %1 {keep} : f32
    }
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @end_of_map
// CHECK: linalg.yield %{{.*}} {keep} : f32

// -----

// A named op does not convert elements: this body is another one.
func.func @max_of_bytes(%a: memref<?xi8>, %b: memref<?xi32>) {
  "linalg.max"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i8, %y: i8, %z: i32):
    linalg.yield %z : i32
  }) : (memref<?xi8>, memref<?xi8>, memref<?xi32>) -> ()
  return
}

// CHECK-LABEL: @max_of_bytes
// CHECK: "linalg.max"(%arg0, %arg0, %arg1)

// -----

// Which dimensions of the product are scalable.
func.func @scalable(%a: vector<[4]xf32>) -> (vector<4x4xf32>, vector<[4]x[4]xf32>) {
  %0 = "vector.outerproduct"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<4x4xf32>
  %1 = vector.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  return %0, %1 : vector<4x4xf32>, vector<[4]x[4]xf32>
}

// CHECK-LABEL: @scalable
// CHECK: "vector.outerproduct"(%arg0, %arg0)
// CHECK: vector.outerproduct %arg0, %arg0

// -----

// A loop of one iteration that takes a value and gives none.
func.func @loop_without_results(%f: f32) {
  "affine.for"(%f) <{
    lowerBoundMap = affine_map<() -> (0)>,
    operandSegmentSizes = array<i32: 0, 0, 1>,
    step = 16 : index,
    upperBoundMap = affine_map<() -> (10)>
  }> ({
  ^bb0(%i: index, %g: f32):
    affine.yield
  }) : (f32) -> ()
  return
}

// CHECK-LABEL: @loop_without_results
// CHECK: "affine.for"(%arg0)
