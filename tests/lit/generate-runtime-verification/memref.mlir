// RUN: pyopt %s --generate-runtime-verification=reference-exact=true --split-input-file | FileCheck %s

// One check for each index; a memref of one element has none.
func.func @load(%m: memref<?x4xf32>, %o: memref<f32>, %i: index, %j: index) -> (f32, f32) {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  %1 = memref.load %o[] : memref<f32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<?x4xf32>, %arg1: memref<f32>, %arg2: index, %arg3: index) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?x4xf32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg2, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %3 = arith.cmpi sge, %arg3, %c0 : index
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg3, %c4 : index
// CHECK-NEXT:     %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:     %6 = arith.andi %2, %5 : i1
// CHECK-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg2, %arg3] : memref<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %7 = memref.load %arg0[%arg2, %arg3] : memref<?x4xf32>
// CHECK-NEXT:     %8 = memref.load %arg1[] : memref<f32>
// CHECK-NEXT:     return %7, %8 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store(%m: memref<4xf32>, %i: index, %f: f32) {
  memref.store %f, %m[%i] {nontemporal = true} : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %c4 : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0Amemref.store %arg2, %arg0[%arg1] {nontemporal = true} : memref<4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] {nontemporal = true} : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The region of an op is not shown.
func.func @atomic(%m: memref<?xf32>, %f: f32, %i: index) {
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @atomic(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg2, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.atomic_rmw addf %arg1, %arg0[%arg2] : (f32, memref<?xf32>) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %3 = memref.atomic_rmw addf %arg1, %arg0[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
// CHECK-NEXT:     %4 = arith.cmpi sge, %arg2, %c0_1 : index
// CHECK-NEXT:     %5 = arith.cmpi slt, %arg2, %dim_3 : index
// CHECK-NEXT:     %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A%1 = memref.generic_atomic_rmw %arg0[%arg2] : memref<?xf32> {...}\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %7 = memref.generic_atomic_rmw %arg0[%arg2] : memref<?xf32> {
// CHECK-NEXT:     ^bb0(%arg3: f32):
// CHECK-NEXT:       memref.atomic_yield %arg3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is known is not computed.
func.func @constants(%m: memref<?x4xf32>, %n: memref<8xf32>, %i: index) -> (f32, f32, f32) {
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %0 = memref.load %m[%c3, %c3] : memref<?x4xf32>
  %1 = memref.load %n[%c9] : memref<8xf32>
  %a = memref.alloc(%i) : memref<?xf32>
  %2 = memref.load %a[%i] : memref<?xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: memref<?x4xf32>, %arg1: memref<8xf32>, %arg2: index) -> (f32, f32, f32) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?x4xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %c3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %true_1 = arith.constant true
// CHECK-NEXT:     %true_2 = arith.constant true
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%c3, %c3] : memref<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %1 = memref.load %arg0[%c3, %c3] : memref<?x4xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %true_5 = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     cf.assert %false, "ERROR: Runtime op verification failed\0A%1 = memref.load %arg1[%c9] : memref<8xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %2 = memref.load %arg1[%c9] : memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.cmpi sge, %arg2, %c0_6 : index
// CHECK-NEXT:     %false_8 = arith.constant false
// CHECK-NEXT:     cf.assert %false_8, "ERROR: Runtime op verification failed\0A%2 = memref.load %alloc[%arg2] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %4 = memref.load %alloc[%arg2] : memref<?xf32>
// CHECK-NEXT:     return %1, %2, %4 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Static extents become static, and are left alone.
func.func @cast(%m: memref<?x4xf32>) -> memref<2x?xf32> {
  %0 = memref.cast %m : memref<?x4xf32> to memref<2x?xf32>
  return %0 : memref<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<?x4xf32>) -> memref<2x?xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c2 : index
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32> to memref<2x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %offset, %c0_0 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32> to memref<2x?xf32>\0A^ offset mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %strides#1, %c1 : index
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32> to memref<2x?xf32>\0A^ stride mismatch of dim 1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast_1 = memref.cast %arg0 : memref<?x4xf32> to memref<2x?xf32>
// CHECK-NEXT:     return %cast_1 : memref<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_layout(%m: memref<?xf32, strided<[?], offset: ?>, 1>)
    -> memref<?xf32, strided<[7], offset: 3>, 1> {
  %0 = memref.cast %m
      : memref<?xf32, strided<[?], offset: ?>, 1> to memref<?xf32, strided<[7], offset: 3>, 1>
  return %0 : memref<?xf32, strided<[7], offset: 3>, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_layout(%arg0: memref<?xf32, strided<[?], offset: ?>, 1>) -> memref<?xf32, strided<[7], offset: 3>, 1> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xf32, strided<[?], offset: ?>, 1> to memref<?xf32, strided<[?], offset: ?>, 1>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %cast : memref<?xf32, strided<[?], offset: ?>, 1> -> memref<f32, 1>, index, index, index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %offset, %c3 : index
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?xf32, strided<[?], offset: ?>, 1> to memref<?xf32, strided<[7], offset: 3>, 1>\0A^ offset mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %strides, %c7 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?xf32, strided<[?], offset: ?>, 1> to memref<?xf32, strided<[7], offset: 3>, 1>\0A^ stride mismatch of dim 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<?xf32, strided<[?], offset: ?>, 1> to memref<?xf32, strided<[7], offset: 3>, 1>
// CHECK-NEXT:     return %cast_0 : memref<?xf32, strided<[7], offset: 3>, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_unranked(%m: memref<*xf32>)
    -> (memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<f32>) {
  %0 = memref.cast %m : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.cast %m : memref<*xf32> to memref<f32>
  return %0, %1 : memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_unranked(%arg0: memref<*xf32>) -> (memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<f32>) {
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c2 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<*xf32>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %dim, %c2_0 : index
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>\0A^ size mismatch of dim 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %strides#1, %c1 : index
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>\0A^ stride mismatch of dim 1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast_1 = memref.cast %arg0 : memref<*xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %4 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_2 : index
// CHECK-NEXT:     cf.assert %5, "ERROR: Runtime op verification failed\0A%cast_0 = memref.cast %arg0 : memref<*xf32> to memref<f32>\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast_3 = memref.cast %arg0 : memref<*xf32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %base_buffer_4, %offset_5 = memref.extract_strided_metadata %cast_3 : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %6 = arith.cmpi eq, %offset_5, %c0_6 : index
// CHECK-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A%cast_0 = memref.cast %arg0 : memref<*xf32> to memref<f32>\0A^ offset mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast_7 = memref.cast %arg0 : memref<*xf32> to memref<f32>
// CHECK-NEXT:     return %cast_1, %cast_7 : memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#turned = affine_map<(d0, d1) -> (d1, d0)>
func.func @cast_map(%m: memref<*xf32>) -> memref<?x4xf32, #turned> {
  %0 = memref.cast %m : memref<*xf32> to memref<?x4xf32, #turned>
  return %0 : memref<?x4xf32, #turned>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cast_map(%arg0: memref<*xf32>) -> memref<?x4xf32, #map> {
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c2 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>>\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<*xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>>\0A^ size mismatch of dim 1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<*xf32> to memref<?x4xf32, #map>
// CHECK-NEXT:     return %cast_0 : memref<?x4xf32, #map>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_to_unranked(%m: memref<?xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_to_unranked(%arg0: memref<?xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xf32> to memref<*xf32>
// CHECK-NEXT:     return %cast : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> (index, index) {
  %0 = memref.dim %m, %i : memref<?x4xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<?x4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi sge, %arg2, %c0 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg2, %0 : index
// CHECK-NEXT:     %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%dim = memref.dim %arg0, %arg2 : memref<?x4xf32>\0A^ index is out of bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %dim = memref.dim %arg0, %arg2 : memref<?x4xf32>
// CHECK-NEXT:     %4 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.cmpi sge, %arg2, %c0_0 : index
// CHECK-NEXT:     %6 = arith.cmpi slt, %arg2, %4 : index
// CHECK-NEXT:     %7 = arith.andi %5, %6 : i1
// CHECK-NEXT:     cf.assert %7, "ERROR: Runtime op verification failed\0A%dim_0 = memref.dim %arg1, %arg2 : memref<*xf32>\0A^ index is out of bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %arg2 : memref<*xf32>
// CHECK-NEXT:     return %dim, %dim_1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy(%m: memref<?x4xf32>, %n: memref<4x?xf32>, %o: memref<4x4xf32>, %u: memref<*xf32>) {
  memref.copy %m, %n : memref<?x4xf32> to memref<4x?xf32>
  memref.copy %o, %o : memref<4x4xf32> to memref<4x4xf32>
  memref.copy %u, %o : memref<*xf32> to memref<4x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?x4xf32>, %arg1: memref<4x?xf32>, %arg2: memref<4x4xf32>, %arg3: memref<*xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0Amemref.copy %arg0, %arg1 : memref<?x4xf32> to memref<4x?xf32>\0A^ size of 0-th source/target dim does not match\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c1 : memref<4x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi eq, %c4_0, %dim_1 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0Amemref.copy %arg0, %arg1 : memref<?x4xf32> to memref<4x?xf32>\0A^ size of 1-th source/target dim does not match\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<?x4xf32> to memref<4x?xf32>
// CHECK-NEXT:     memref.copy %arg2, %arg2 : memref<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT:     memref.copy %arg3, %arg2 : memref<*xf32> to memref<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference crashes where nothing of scf is there.
func.func @subview(%m: memref<?x4xf32>, %o: index, %s: index, %t: index, %c: i1) {
  %0 = memref.subview %m[%o, 1] [%s, 2] [%t, 1]
      : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  scf.if %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview(%arg0: memref<?x4xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg2, %c0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %8 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi sle, %arg1, %sizes#0 : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %8 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi slt, %arg1, %sizes#0 : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %2 = arith.cmpi sgt, %arg2, %c0 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (i1) {
// CHECK-NEXT:       %8 = arith.subi %arg2, %c1 : index
// CHECK-NEXT:       %9 = arith.muli %8, %arg3 : index
// CHECK-NEXT:       %10 = arith.addi %arg1, %9 : index
// CHECK-NEXT:       %11 = arith.cmpi sge, %10, %c0 : index
// CHECK-NEXT:       %12 = arith.cmpi slt, %10, %sizes#0 : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.cmpi eq, %c2, %c0 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %8 = arith.cmpi sge, %c1_0, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi sle, %c1_0, %sizes#1 : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %8 = arith.cmpi sgt, %sizes#1, %c1_0 : index
// CHECK-NEXT:       scf.yield %8 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %5, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %6 = arith.cmpi sgt, %c2, %c0 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %8 = arith.subi %c2, %c1 : index
// CHECK-NEXT:       %9 = arith.muli %8, %c1_1 : index
// CHECK-NEXT:       %10 = arith.addi %c1_0, %9 : index
// CHECK-NEXT:       %11 = arith.cmpi sge, %10, %c0 : index
// CHECK-NEXT:       %12 = arith.cmpi slt, %10, %sizes#1 : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %7, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     scf.if %arg4 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static_subview(%m: memref<8x4xf32>, %o: memref<f32>, %c: i1) {
  %0 = memref.subview %m[2, 1] [1, 2] [1, 1]
      : memref<8x4xf32> to memref<2xf32, strided<[1], offset: 9>>
  %1 = memref.subview %o[] [] [] : memref<f32> to memref<f32>
  scf.if %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_subview(%arg0: memref<8x4xf32>, %arg1: memref<f32>, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %c1_0, %c0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %8 = arith.cmpi sge, %c2, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi sle, %c2, %sizes#0 : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %8 = arith.cmpi sgt, %sizes#0, %c2 : index
// CHECK-NEXT:       scf.yield %8 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[2, 1] [1, 2] [1, 1] : memref<8x4xf32> to memref<2xf32, strided<[1], offset: 9>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %2 = arith.cmpi sgt, %c1_0, %c0 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (i1) {
// CHECK-NEXT:       %8 = arith.subi %c1_0, %c1 : index
// CHECK-NEXT:       %9 = arith.muli %8, %c1_1 : index
// CHECK-NEXT:       %10 = arith.addi %c2, %9 : index
// CHECK-NEXT:       %11 = arith.cmpi sge, %10, %c0 : index
// CHECK-NEXT:       %12 = arith.cmpi slt, %10, %sizes#0 : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[2, 1] [1, 2] [1, 1] : memref<8x4xf32> to memref<2xf32, strided<[1], offset: 9>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.cmpi eq, %c2_3, %c0 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %8 = arith.cmpi sge, %c1_2, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi sle, %c1_2, %sizes#1 : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %8 = arith.cmpi sgt, %sizes#1, %c1_2 : index
// CHECK-NEXT:       scf.yield %8 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %5, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[2, 1] [1, 2] [1, 1] : memref<8x4xf32> to memref<2xf32, strided<[1], offset: 9>>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %6 = arith.cmpi sgt, %c2_3, %c0 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %8 = arith.subi %c2_3, %c1 : index
// CHECK-NEXT:       %9 = arith.muli %8, %c1_4 : index
// CHECK-NEXT:       %10 = arith.addi %c1_2, %9 : index
// CHECK-NEXT:       %11 = arith.cmpi sge, %10, %c0 : index
// CHECK-NEXT:       %12 = arith.cmpi slt, %10, %sizes#1 : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %7, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[2, 1] [1, 2] [1, 1] : memref<8x4xf32> to memref<2xf32, strided<[1], offset: 9>>\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %subview = memref.subview %arg0[2, 1] [1, 2] [1, 1] : memref<8x4xf32> to memref<2xf32, strided<[1], offset: 9>>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer_7, %offset_8 = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     %subview_9 = memref.subview %arg1[] [] [] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand(%m: memref<?x4xf32>, %s: index) -> memref<?x5x2x2xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%s, 5, 2, 2]
      : memref<?x4xf32> into memref<?x5x2x2xf32>
  return %0 : memref<?x5x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand(%arg0: memref<?x4xf32>, %arg1: index) -> memref<?x5x2x2xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.remsi %dim, %c5 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c0_0 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c1 : memref<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %2 = arith.remsi %dim_1, %c4 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %2, %c0_2 : index
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x5x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assume(%m: memref<?x4xf32>) -> memref<?x4xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @assume(%arg0: memref<?x4xf32>) -> memref<?x4xf32> {
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x4xf32> -> index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %0 = arith.remui %intptr, %c16 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c0 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%assume_align = memref.assume_alignment %arg0, 16 : memref<?x4xf32>\0A^ memref is not aligned to 16\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<?x4xf32>
// CHECK-NEXT:     return %assume_align : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// These are left alone.
func.func @others(%m: memref<?x4xf32>, %o: index) {
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [%o, 3], strides: [1, 1]
      : memref<?x4xf32> to memref<?x3xf32, strided<[1, 1], offset: ?>>
  %1 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %2 = memref.alloc(%o) : memref<?xf32>
  memref.prefetch %m[%o, %o], read, locality<3>, data : memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<?x4xf32>, %arg1: index) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg1, 3], strides: [1, 1] : memref<?x4xf32> to memref<?x3xf32, strided<[1, 1], offset: ?>>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
// CHECK-NEXT:     %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:     memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<?x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
