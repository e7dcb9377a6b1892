// RUN: pyopt %s --generate-runtime-verification="verbose-level=0 reference-exact=true" --split-input-file | FileCheck %s

// Dimensions along loops are as long as these.
func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x8xf32>)
    -> tensor<?x8xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<?x?xf32>, tensor<?x8xf32>)
      outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x8xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg2, %c0_3 : tensor<?x8xf32>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_7, %dim)
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_8, %c8)
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %3 = index.cmp slt(%c0_9, %dim_0)
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = index.sub %dim, %c1_6
// CHECK-NEXT:       %c8_10 = arith.constant 8 : index
// CHECK-NEXT:       %idx7 = index.constant 7
// CHECK-NEXT:       %7 = index.sub %dim_0, %c1_6
// CHECK-NEXT:       %c0_11 = arith.constant 0 : index
// CHECK-NEXT:       %8 = index.mins %6, %c0_11
// CHECK-NEXT:       %9 = index.cmp sge(%8, %c0_5)
// CHECK-NEXT:       cf.assert %9, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %10 = index.maxs %6, %c0_11
// CHECK-NEXT:       %11 = index.add %10, %c1_6
// CHECK-NEXT:       %c0_12 = arith.constant 0 : index
// CHECK-NEXT:       %dim_13 = tensor.dim %arg0, %c0_12 : tensor<?x?xf32>
// CHECK-NEXT:       %12 = index.cmp eq(%11, %dim_13)
// CHECK-NEXT:       cf.assert %12, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_14 = arith.constant 0 : index
// CHECK-NEXT:       %13 = index.mins %7, %c0_14
// CHECK-NEXT:       %14 = index.cmp sge(%13, %c0_5)
// CHECK-NEXT:       cf.assert %14, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %15 = index.maxs %7, %c0_14
// CHECK-NEXT:       %16 = index.add %15, %c1_6
// CHECK-NEXT:       %c1_15 = arith.constant 1 : index
// CHECK-NEXT:       %dim_16 = tensor.dim %arg0, %c1_15 : tensor<?x?xf32>
// CHECK-NEXT:       %17 = index.cmp eq(%16, %dim_16)
// CHECK-NEXT:       cf.assert %17, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_17 = arith.constant 0 : index
// CHECK-NEXT:       %18 = index.mins %7, %c0_17
// CHECK-NEXT:       %19 = index.cmp sge(%18, %c0_5)
// CHECK-NEXT:       cf.assert %19, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %20 = index.maxs %7, %c0_17
// CHECK-NEXT:       %21 = index.add %20, %c1_6
// CHECK-NEXT:       %c0_18 = arith.constant 0 : index
// CHECK-NEXT:       %dim_19 = tensor.dim %arg1, %c0_18 : tensor<?x8xf32>
// CHECK-NEXT:       %22 = index.cmp eq(%21, %dim_19)
// CHECK-NEXT:       cf.assert %22, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_20 = arith.constant 0 : index
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %idx0 = index.constant 0
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx7_21 = index.constant 7
// CHECK-NEXT:       %idx8 = index.constant 8
// CHECK-NEXT:       %c1_22 = arith.constant 1 : index
// CHECK-NEXT:       %c8_23 = arith.constant 8 : index
// CHECK-NEXT:       %true_24 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_24, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_25 = arith.constant 0 : index
// CHECK-NEXT:       %23 = index.mins %6, %c0_25
// CHECK-NEXT:       %24 = index.cmp sge(%23, %c0_5)
// CHECK-NEXT:       cf.assert %24, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %25 = index.maxs %6, %c0_25
// CHECK-NEXT:       %26 = index.add %25, %c1_6
// CHECK-NEXT:       %c0_26 = arith.constant 0 : index
// CHECK-NEXT:       %dim_27 = tensor.dim %arg2, %c0_26 : tensor<?x8xf32>
// CHECK-NEXT:       %27 = index.cmp eq(%26, %dim_27)
// CHECK-NEXT:       cf.assert %27, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_28 = arith.constant 0 : index
// CHECK-NEXT:       %c7_29 = arith.constant 7 : index
// CHECK-NEXT:       %idx0_30 = index.constant 0
// CHECK-NEXT:       %true_31 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_31, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx7_32 = index.constant 7
// CHECK-NEXT:       %idx8_33 = index.constant 8
// CHECK-NEXT:       %c1_34 = arith.constant 1 : index
// CHECK-NEXT:       %c8_35 = arith.constant 8 : index
// CHECK-NEXT:       %true_36 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_36, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x8xf32>) outs(%arg2 : tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     return %5 : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Others are long enough for the first and the last iteration.
func.func @conv(%x: memref<?x?xf32>, %w: memref<3x?xf32>, %o: memref<?x?xf32>) {
  linalg.conv_2d ins(%x, %w : memref<?x?xf32>, memref<3x?xf32>) outs(%o : memref<?x?xf32>)
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @conv(%arg0: memref<?x?xf32>, %arg1: memref<3x?xf32>, %arg2: memref<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg1, %c1_1 : memref<3x?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?x?xf32>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %dim_6 = memref.dim %arg2, %c1_5 : memref<?x?xf32>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_9, %dim_4)
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_10, %dim_6)
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %3 = index.cmp slt(%c0_11, %c3)
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %5 = index.cmp slt(%c0_12, %dim_2)
// CHECK-NEXT:     %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:     scf.if %6 {
// CHECK-NEXT:       %7 = index.sub %dim_4, %c1_8
// CHECK-NEXT:       %8 = index.sub %dim_6, %c1_8
// CHECK-NEXT:       %c3_13 = arith.constant 3 : index
// CHECK-NEXT:       %idx2 = index.constant 2
// CHECK-NEXT:       %9 = index.sub %dim_2, %c1_8
// CHECK-NEXT:       %10 = affine.apply #map()[%7]
// CHECK-NEXT:       %11 = affine.apply #map1()[%8, %9]
// CHECK-NEXT:       %c0_14 = arith.constant 0 : index
// CHECK-NEXT:       %12 = index.mins %10, %c0_14
// CHECK-NEXT:       %13 = index.cmp sge(%12, %c0_7)
// CHECK-NEXT:       cf.assert %13, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %14 = index.maxs %10, %c0_14
// CHECK-NEXT:       %15 = index.add %14, %c1_8
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %dim_16 = memref.dim %arg0, %c0_15 : memref<?x?xf32>
// CHECK-NEXT:       %16 = index.cmp sle(%15, %dim_16)
// CHECK-NEXT:       cf.assert %16, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_17 = arith.constant 0 : index
// CHECK-NEXT:       %17 = index.mins %11, %c0_17
// CHECK-NEXT:       %18 = index.cmp sge(%17, %c0_7)
// CHECK-NEXT:       cf.assert %18, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %19 = index.maxs %11, %c0_17
// CHECK-NEXT:       %20 = index.add %19, %c1_8
// CHECK-NEXT:       %c1_18 = arith.constant 1 : index
// CHECK-NEXT:       %dim_19 = memref.dim %arg0, %c1_18 : memref<?x?xf32>
// CHECK-NEXT:       %21 = index.cmp sle(%20, %dim_19)
// CHECK-NEXT:       cf.assert %21, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_20 = arith.constant 0 : index
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %idx0 = index.constant 0
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %idx2_21 = index.constant 2
// CHECK-NEXT:       %idx3 = index.constant 3
// CHECK-NEXT:       %c0_22 = arith.constant 0 : index
// CHECK-NEXT:       %c3_23 = arith.constant 3 : index
// CHECK-NEXT:       %true_24 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_24, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_25 = arith.constant 0 : index
// CHECK-NEXT:       %22 = index.mins %9, %c0_25
// CHECK-NEXT:       %23 = index.cmp sge(%22, %c0_7)
// CHECK-NEXT:       cf.assert %23, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %24 = index.maxs %9, %c0_25
// CHECK-NEXT:       %25 = index.add %24, %c1_8
// CHECK-NEXT:       %c1_26 = arith.constant 1 : index
// CHECK-NEXT:       %dim_27 = memref.dim %arg1, %c1_26 : memref<3x?xf32>
// CHECK-NEXT:       %26 = index.cmp eq(%25, %dim_27)
// CHECK-NEXT:       cf.assert %26, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_28 = arith.constant 0 : index
// CHECK-NEXT:       %27 = index.mins %7, %c0_28
// CHECK-NEXT:       %28 = index.cmp sge(%27, %c0_7)
// CHECK-NEXT:       cf.assert %28, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %29 = index.maxs %7, %c0_28
// CHECK-NEXT:       %30 = index.add %29, %c1_8
// CHECK-NEXT:       %c0_29 = arith.constant 0 : index
// CHECK-NEXT:       %dim_30 = memref.dim %arg2, %c0_29 : memref<?x?xf32>
// CHECK-NEXT:       %31 = index.cmp eq(%30, %dim_30)
// CHECK-NEXT:       cf.assert %31, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_31 = arith.constant 0 : index
// CHECK-NEXT:       %32 = index.mins %8, %c0_31
// CHECK-NEXT:       %33 = index.cmp sge(%32, %c0_7)
// CHECK-NEXT:       cf.assert %33, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %34 = index.maxs %8, %c0_31
// CHECK-NEXT:       %35 = index.add %34, %c1_8
// CHECK-NEXT:       %c1_32 = arith.constant 1 : index
// CHECK-NEXT:       %dim_33 = memref.dim %arg2, %c1_32 : memref<?x?xf32>
// CHECK-NEXT:       %36 = index.cmp eq(%35, %dim_33)
// CHECK-NEXT:       cf.assert %36, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.conv_2d ins(%arg0, %arg1 : memref<?x?xf32>, memref<3x?xf32>) outs(%arg2 : memref<?x?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (-d0 + 7, 2)>
func.func @backward(%a: memref<8x?xf32>, %b: memref<?xf32>) {
  linalg.generic {indexing_maps = [#back, #id], iterator_types = ["parallel"]}
      ins(%a : memref<8x?xf32>)
      outs(%b : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (-s0 + 7)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (-d0 + 7, 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @backward(%arg0: memref<8x?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<8x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_3, %dim_0)
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = index.sub %dim_0, %c1_2
// CHECK-NEXT:       %2 = affine.apply #map()[%1]
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %3 = index.mins %2, %c7
// CHECK-NEXT:       %4 = index.cmp sge(%3, %c0_1)
// CHECK-NEXT:       cf.assert %4, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %5 = index.maxs %2, %c7
// CHECK-NEXT:       %6 = index.add %5, %c1_2
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       %c8 = arith.constant 8 : index
// CHECK-NEXT:       %7 = index.cmp sle(%6, %c8)
// CHECK-NEXT:       cf.assert %7, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %c2_5 = arith.constant 2 : index
// CHECK-NEXT:       %idx2 = index.constant 2
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %idx2_6 = index.constant 2
// CHECK-NEXT:       %idx3 = index.constant 3
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %dim_8 = memref.dim %arg0, %c1_7 : memref<8x?xf32>
// CHECK-NEXT:       %8 = index.cmp sle(%idx3, %dim_8)
// CHECK-NEXT:       cf.assert %8, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_9 = arith.constant 0 : index
// CHECK-NEXT:       %9 = index.mins %1, %c0_9
// CHECK-NEXT:       %10 = index.cmp sge(%9, %c0_1)
// CHECK-NEXT:       cf.assert %10, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %11 = index.maxs %1, %c0_9
// CHECK-NEXT:       %12 = index.add %11, %c1_2
// CHECK-NEXT:       %c0_10 = arith.constant 0 : index
// CHECK-NEXT:       %dim_11 = memref.dim %arg1, %c0_10 : memref<?xf32>
// CHECK-NEXT:       %13 = index.cmp eq(%12, %dim_11)
// CHECK-NEXT:       cf.assert %13, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%arg0 : memref<8x?xf32>) outs(%arg1 : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents of what was made here are known.
func.func @known(%n: index, %x: f32) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%0 : memref<?xf32>)
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @known(%arg0: index, %arg1: f32) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_1, %arg0)
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = index.sub %arg0, %c1
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %2 = index.mins %1, %c0_2
// CHECK-NEXT:       %3 = index.cmp sge(%2, %c0_0)
// CHECK-NEXT:       cf.assert %3, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %4 = index.maxs %1, %c0_2
// CHECK-NEXT:       %5 = index.add %4, %c1
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       %6 = index.cmp eq(%5, %arg0)
// CHECK-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<?xf32>)
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is known is asserted all the same.
func.func @static(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_0, %c4)
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %c4_1 = arith.constant 4 : index
// CHECK-NEXT:       %idx3 = index.constant 3
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %idx0 = index.constant 0
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx3_3 = index.constant 3
// CHECK-NEXT:       %idx4 = index.constant 4
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       %c4_5 = arith.constant 4 : index
// CHECK-NEXT:       %true_6 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_6, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_7 = arith.constant 0 : index
// CHECK-NEXT:       %c3_8 = arith.constant 3 : index
// CHECK-NEXT:       %idx0_9 = index.constant 0
// CHECK-NEXT:       %true_10 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_10, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx3_11 = index.constant 3
// CHECK-NEXT:       %idx4_12 = index.constant 4
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %c4_14 = arith.constant 4 : index
// CHECK-NEXT:       %true_15 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_15, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_loops(%a: memref<f32>) {
  linalg.copy ins(%a : memref<f32>) outs(%a : memref<f32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_loops(%arg0: memref<f32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<f32>) outs(%arg0 : memref<f32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce(%a: tensor<?x4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf }
      ins(%a : tensor<?x4xf32>)
      outs(%b : tensor<4xf32>) dimensions = [0]
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<?x4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_1, %dim)
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_2, %c4)
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = index.sub %dim, %c1
// CHECK-NEXT:       %c4_3 = arith.constant 4 : index
// CHECK-NEXT:       %idx3 = index.constant 3
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       %4 = index.mins %3, %c0_4
// CHECK-NEXT:       %5 = index.cmp sge(%4, %c0_0)
// CHECK-NEXT:       cf.assert %5, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %6 = index.maxs %3, %c0_4
// CHECK-NEXT:       %7 = index.add %6, %c1
// CHECK-NEXT:       %c0_5 = arith.constant 0 : index
// CHECK-NEXT:       %dim_6 = tensor.dim %arg0, %c0_5 : tensor<?x4xf32>
// CHECK-NEXT:       %8 = index.cmp eq(%7, %dim_6)
// CHECK-NEXT:       cf.assert %8, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_7 = arith.constant 0 : index
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %idx0 = index.constant 0
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx3_8 = index.constant 3
// CHECK-NEXT:       %idx4 = index.constant 4
// CHECK-NEXT:       %c1_9 = arith.constant 1 : index
// CHECK-NEXT:       %c4_10 = arith.constant 4 : index
// CHECK-NEXT:       %true_11 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_11, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_12 = arith.constant 0 : index
// CHECK-NEXT:       %c3_13 = arith.constant 3 : index
// CHECK-NEXT:       %idx0_14 = index.constant 0
// CHECK-NEXT:       %true_15 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_15, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx3_16 = index.constant 3
// CHECK-NEXT:       %idx4_17 = index.constant 4
// CHECK-NEXT:       %c0_18 = arith.constant 0 : index
// CHECK-NEXT:       %c4_19 = arith.constant 4 : index
// CHECK-NEXT:       %true_20 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_20, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<?x4xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [0]
// CHECK-NEXT:     return %reduced : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// This is no structured op.
func.func @softmax(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.softmax dimension(1)
      ins(%a : tensor<?x4xf32>)
      outs(%b : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:     %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<?x4xf32>) outs(%arg1 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     return %0 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
