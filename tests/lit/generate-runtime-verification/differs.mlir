// RUN: pyopt %s --generate-runtime-verification=verbose-level=0 --split-input-file | FileCheck %s
// RUN: pyopt %s --generate-runtime-verification="verbose-level=0 reference-exact=true" --split-input-file | FileCheck %s --check-prefix=EXACT

// Negative sizes go unnoticed in the reference.
func.func @negative_size(%m: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.extract_slice %m[0] [%n] [1] : tensor<8xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_size(%arg0: tensor<8xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg1, %c0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %4 = arith.cmpi sge, %c0_0, %c0 : index
// CHECK-NEXT:       %5 = arith.cmpi sle, %c0_0, %c8 : index
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       scf.yield %6 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %true_3 = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %2 = arith.cmpi sgt, %arg1, %c0 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (i1) {
// CHECK-NEXT:       %4 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:       %5 = arith.muli %4, %c1_1 : index
// CHECK-NEXT:       %6 = arith.addi %c0_0, %5 : index
// CHECK-NEXT:       %7 = arith.cmpi sge, %6, %c0 : index
// CHECK-NEXT:       %8 = arith.cmpi slt, %6, %c8 : index
// CHECK-NEXT:       %9 = arith.andi %7, %8 : i1
// CHECK-NEXT:       scf.yield %9 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A^ extract_slice runs out-of-bounds along dimension 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [1] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @negative_size(%arg0: tensor<8xf32>, %arg1: index) -> tensor<?xf32> {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %c1_1 = arith.constant 1 : index
// EXACT-NEXT:     %c0_2 = arith.constant 0 : index
// EXACT-NEXT:     %c8 = arith.constant 8 : index
// EXACT-NEXT:     %0 = arith.cmpi eq, %arg1, %c0 : index
// EXACT-NEXT:     %1 = scf.if %0 -> (i1) {
// EXACT-NEXT:       %4 = arith.cmpi sge, %c0_0, %c0 : index
// EXACT-NEXT:       %5 = arith.cmpi sle, %c0_0, %c8 : index
// EXACT-NEXT:       %6 = arith.andi %4, %5 : i1
// EXACT-NEXT:       scf.yield %6 : i1
// EXACT-NEXT:     } else {
// EXACT-NEXT:       %true = arith.constant true
// EXACT-NEXT:       %true_3 = arith.constant true
// EXACT-NEXT:       scf.yield %true : i1
// EXACT-NEXT:     }
// EXACT-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:     %2 = arith.cmpi sgt, %arg1, %c0 : index
// EXACT-NEXT:     %3 = scf.if %2 -> (i1) {
// EXACT-NEXT:       %4 = arith.subi %arg1, %c1 : index
// EXACT-NEXT:       %5 = arith.muli %4, %c1_1 : index
// EXACT-NEXT:       %6 = arith.addi %c0_0, %5 : index
// EXACT-NEXT:       %7 = arith.cmpi sge, %6, %c0 : index
// EXACT-NEXT:       %8 = arith.cmpi slt, %6, %c8 : index
// EXACT-NEXT:       %9 = arith.andi %7, %8 : i1
// EXACT-NEXT:       scf.yield %9 : i1
// EXACT-NEXT:     } else {
// EXACT-NEXT:       %true = arith.constant true
// EXACT-NEXT:       scf.yield %true : i1
// EXACT-NEXT:     }
// EXACT-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A^ extract_slice runs out-of-bounds along dimension 0\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [1] : tensor<8xf32> to tensor<?xf32>
// EXACT-NEXT:     return %extracted_slice : tensor<?xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The reference looks at static extents alone.
func.func @expand(%m: memref<?xf32>, %a: index, %b: index) -> memref<?x?x5xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, %b, 5]
      : memref<?xf32> into memref<?x?x5xf32>
  return %0 : memref<?x?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?x?x5xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.remsi %dim, %c5 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c0_0 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c5_2 = arith.constant 5 : index
// CHECK-NEXT:     %2 = arith.muli %c5_2, %arg1 : index
// CHECK-NEXT:     %3 = arith.cmpi sge, %arg1, %c0_1 : index
// CHECK-NEXT:     %4 = arith.muli %2, %arg2 : index
// CHECK-NEXT:     %5 = arith.cmpi sge, %arg2, %c0_1 : index
// CHECK-NEXT:     %6 = arith.andi %3, %5 : i1
// CHECK-NEXT:     %7 = arith.cmpi eq, %4, %dim : index
// CHECK-NEXT:     %8 = arith.andi %6, %7 : i1
// CHECK-NEXT:     cf.assert %8, "ERROR: Runtime op verification failed\0A^ result dims in reassoc group do not multiply to src dim\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1, 2]] output_shape [%arg1, %arg2, 5] : memref<?xf32> into memref<?x?x5xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @expand(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?x?x5xf32> {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// EXACT-NEXT:     %c5 = arith.constant 5 : index
// EXACT-NEXT:     %0 = arith.remsi %dim, %c5 : index
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %1 = arith.cmpi eq, %0, %c0_0 : index
// EXACT-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1, 2]] output_shape [%arg1, %arg2, 5] : memref<?xf32> into memref<?x?x5xf32>
// EXACT-NEXT:     return %expand_shape : memref<?x?x5xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The reference divides by them, also if they are 0.
func.func @expand_nothing(%m: memref<?xf32>, %a: index) -> memref<?x0xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, 0] : memref<?xf32> into memref<?x0xf32>
  return %0 : memref<?x0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_nothing(%arg0: memref<?xf32>, %arg1: index) -> memref<?x0xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.muli %c0_1, %arg1 : index
// CHECK-NEXT:     %1 = arith.cmpi sge, %arg1, %c0_0 : index
// CHECK-NEXT:     %2 = arith.cmpi eq, %0, %dim : index
// CHECK-NEXT:     %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A^ result dims in reassoc group do not multiply to src dim\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 0] : memref<?xf32> into memref<?x0xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @expand_nothing(%arg0: memref<?xf32>, %arg1: index) -> memref<?x0xf32> {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %0 = arith.remsi %dim, %c0_0 : index
// EXACT-NEXT:     %c0_1 = arith.constant 0 : index
// EXACT-NEXT:     %1 = arith.cmpi eq, %0, %c0_1 : index
// EXACT-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 0] : memref<?xf32> into memref<?x0xf32>
// EXACT-NEXT:     return %expand_shape : memref<?x0xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The address of the first element is what has to be aligned; the reference looks at the one before the offset.
func.func @alignment(%m: memref<?xf32, strided<[1], offset: ?>>)
    -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.assume_alignment %m, 16 : memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @alignment(%arg0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32, strided<[1], offset: ?>> -> index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %offset, %c4 : index
// CHECK-NEXT:     %1 = arith.addi %intptr, %0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %2 = arith.remui %1, %c16 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = arith.cmpi eq, %2, %c0 : index
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A^ memref is not aligned to 16\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %assume_align : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @alignment(%arg0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: ?>> {
// EXACT-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xf32, strided<[1], offset: ?>> -> index
// EXACT-NEXT:     %c16 = arith.constant 16 : index
// EXACT-NEXT:     %0 = arith.remui %intptr, %c16 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %1 = arith.cmpi eq, %0, %c0 : index
// EXACT-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ memref is not aligned to 16\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<?xf32, strided<[1], offset: ?>>
// EXACT-NEXT:     return %assume_align : memref<?xf32, strided<[1], offset: ?>>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Where elements begin depends on the data layout.
func.func @unknown_alignment(%m: memref<?xindex, strided<[1], offset: 4>>)
    -> memref<?xindex, strided<[1], offset: 4>> {
  %0 = memref.assume_alignment %m, 16 : memref<?xindex, strided<[1], offset: 4>>
  return %0 : memref<?xindex, strided<[1], offset: 4>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_alignment(%arg0: memref<?xindex, strided<[1], offset: 4>>) -> memref<?xindex, strided<[1], offset: 4>> {
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<?xindex, strided<[1], offset: 4>>
// CHECK-NEXT:     return %assume_align : memref<?xindex, strided<[1], offset: 4>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @unknown_alignment(%arg0: memref<?xindex, strided<[1], offset: 4>>) -> memref<?xindex, strided<[1], offset: 4>> {
// EXACT-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xindex, strided<[1], offset: 4>> -> index
// EXACT-NEXT:     %c16 = arith.constant 16 : index
// EXACT-NEXT:     %0 = arith.remui %intptr, %c16 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %1 = arith.cmpi eq, %0, %c0 : index
// EXACT-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A^ memref is not aligned to 16\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<?xindex, strided<[1], offset: 4>>
// EXACT-NEXT:     return %assume_align : memref<?xindex, strided<[1], offset: 4>>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Where a loop does not run, the reference checks nothing.
func.func @no_iterations(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<3x4xf32>)
    -> tensor<3x4xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>)
      outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_iterations(%arg0: tensor<?x?xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x4xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_5, %dim)
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_6, %c4)
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %3 = index.cmp slt(%c0_7, %dim_0)
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = index.sub %dim, %c1_4
// CHECK-NEXT:       %c4_8 = arith.constant 4 : index
// CHECK-NEXT:       %idx3 = index.constant 3
// CHECK-NEXT:       %7 = index.sub %dim_0, %c1_4
// CHECK-NEXT:       %c0_9 = arith.constant 0 : index
// CHECK-NEXT:       %8 = index.mins %6, %c0_9
// CHECK-NEXT:       %9 = index.cmp sge(%8, %c0_3)
// CHECK-NEXT:       cf.assert %9, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %10 = index.maxs %6, %c0_9
// CHECK-NEXT:       %11 = index.add %10, %c1_4
// CHECK-NEXT:       %c0_10 = arith.constant 0 : index
// CHECK-NEXT:       %dim_11 = tensor.dim %arg0, %c0_10 : tensor<?x?xf32>
// CHECK-NEXT:       %12 = index.cmp eq(%11, %dim_11)
// CHECK-NEXT:       cf.assert %12, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_12 = arith.constant 0 : index
// CHECK-NEXT:       %13 = index.mins %7, %c0_12
// CHECK-NEXT:       %14 = index.cmp sge(%13, %c0_3)
// CHECK-NEXT:       cf.assert %14, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %15 = index.maxs %7, %c0_12
// CHECK-NEXT:       %16 = index.add %15, %c1_4
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %dim_14 = tensor.dim %arg0, %c1_13 : tensor<?x?xf32>
// CHECK-NEXT:       %17 = index.cmp eq(%16, %dim_14)
// CHECK-NEXT:       cf.assert %17, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %18 = index.mins %7, %c0_15
// CHECK-NEXT:       %19 = index.cmp sge(%18, %c0_3)
// CHECK-NEXT:       cf.assert %19, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %20 = index.maxs %7, %c0_15
// CHECK-NEXT:       %21 = index.add %20, %c1_4
// CHECK-NEXT:       %c0_16 = arith.constant 0 : index
// CHECK-NEXT:       %dim_17 = tensor.dim %arg1, %c0_16 : tensor<?x4xf32>
// CHECK-NEXT:       %22 = index.cmp eq(%21, %dim_17)
// CHECK-NEXT:       cf.assert %22, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_18 = arith.constant 0 : index
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %idx0 = index.constant 0
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx3_19 = index.constant 3
// CHECK-NEXT:       %idx4 = index.constant 4
// CHECK-NEXT:       %c1_20 = arith.constant 1 : index
// CHECK-NEXT:       %c4_21 = arith.constant 4 : index
// CHECK-NEXT:       %true_22 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_22, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_23 = arith.constant 0 : index
// CHECK-NEXT:       %23 = index.mins %6, %c0_23
// CHECK-NEXT:       %24 = index.cmp sge(%23, %c0_3)
// CHECK-NEXT:       cf.assert %24, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %25 = index.maxs %6, %c0_23
// CHECK-NEXT:       %26 = index.add %25, %c1_4
// CHECK-NEXT:       %c0_24 = arith.constant 0 : index
// CHECK-NEXT:       %c3_25 = arith.constant 3 : index
// CHECK-NEXT:       %27 = index.cmp eq(%26, %c3_25)
// CHECK-NEXT:       cf.assert %27, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c0_26 = arith.constant 0 : index
// CHECK-NEXT:       %c3_27 = arith.constant 3 : index
// CHECK-NEXT:       %idx0_28 = index.constant 0
// CHECK-NEXT:       %true_29 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_29, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %idx3_30 = index.constant 3
// CHECK-NEXT:       %idx4_31 = index.constant 4
// CHECK-NEXT:       %c1_32 = arith.constant 1 : index
// CHECK-NEXT:       %c4_33 = arith.constant 4 : index
// CHECK-NEXT:       %true_34 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_34, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = index.cmp eq(%dim_0, %dim_2)
// CHECK-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %7 = index.cmp eq(%dim, %c3)
// CHECK-NEXT:       cf.assert %7, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return %5 : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @no_iterations(%arg0: tensor<?x?xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// EXACT-NEXT:     %c0_1 = arith.constant 0 : index
// EXACT-NEXT:     %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x4xf32>
// EXACT-NEXT:     %c0_3 = arith.constant 0 : index
// EXACT-NEXT:     %c1_4 = arith.constant 1 : index
// EXACT-NEXT:     %c0_5 = arith.constant 0 : index
// EXACT-NEXT:     %0 = index.cmp slt(%c0_5, %dim)
// EXACT-NEXT:     %c0_6 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %1 = index.cmp slt(%c0_6, %c4)
// EXACT-NEXT:     %2 = arith.andi %0, %1 : i1
// EXACT-NEXT:     %c0_7 = arith.constant 0 : index
// EXACT-NEXT:     %3 = index.cmp slt(%c0_7, %dim_0)
// EXACT-NEXT:     %4 = arith.andi %2, %3 : i1
// EXACT-NEXT:     scf.if %4 {
// EXACT-NEXT:       %6 = index.sub %dim, %c1_4
// EXACT-NEXT:       %c4_8 = arith.constant 4 : index
// EXACT-NEXT:       %idx3 = index.constant 3
// EXACT-NEXT:       %7 = index.sub %dim_0, %c1_4
// EXACT-NEXT:       %c0_9 = arith.constant 0 : index
// EXACT-NEXT:       %8 = index.mins %6, %c0_9
// EXACT-NEXT:       %9 = index.cmp sge(%8, %c0_3)
// EXACT-NEXT:       cf.assert %9, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %10 = index.maxs %6, %c0_9
// EXACT-NEXT:       %11 = index.add %10, %c1_4
// EXACT-NEXT:       %c0_10 = arith.constant 0 : index
// EXACT-NEXT:       %dim_11 = tensor.dim %arg0, %c0_10 : tensor<?x?xf32>
// EXACT-NEXT:       %12 = index.cmp eq(%11, %dim_11)
// EXACT-NEXT:       cf.assert %12, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %c0_12 = arith.constant 0 : index
// EXACT-NEXT:       %13 = index.mins %7, %c0_12
// EXACT-NEXT:       %14 = index.cmp sge(%13, %c0_3)
// EXACT-NEXT:       cf.assert %14, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %15 = index.maxs %7, %c0_12
// EXACT-NEXT:       %16 = index.add %15, %c1_4
// EXACT-NEXT:       %c1_13 = arith.constant 1 : index
// EXACT-NEXT:       %dim_14 = tensor.dim %arg0, %c1_13 : tensor<?x?xf32>
// EXACT-NEXT:       %17 = index.cmp eq(%16, %dim_14)
// EXACT-NEXT:       cf.assert %17, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %c0_15 = arith.constant 0 : index
// EXACT-NEXT:       %18 = index.mins %7, %c0_15
// EXACT-NEXT:       %19 = index.cmp sge(%18, %c0_3)
// EXACT-NEXT:       cf.assert %19, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %20 = index.maxs %7, %c0_15
// EXACT-NEXT:       %21 = index.add %20, %c1_4
// EXACT-NEXT:       %c0_16 = arith.constant 0 : index
// EXACT-NEXT:       %dim_17 = tensor.dim %arg1, %c0_16 : tensor<?x4xf32>
// EXACT-NEXT:       %22 = index.cmp eq(%21, %dim_17)
// EXACT-NEXT:       cf.assert %22, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %c0_18 = arith.constant 0 : index
// EXACT-NEXT:       %c3 = arith.constant 3 : index
// EXACT-NEXT:       %idx0 = index.constant 0
// EXACT-NEXT:       %true = index.bool.constant true
// EXACT-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %idx3_19 = index.constant 3
// EXACT-NEXT:       %idx4 = index.constant 4
// EXACT-NEXT:       %c1_20 = arith.constant 1 : index
// EXACT-NEXT:       %c4_21 = arith.constant 4 : index
// EXACT-NEXT:       %true_22 = index.bool.constant true
// EXACT-NEXT:       cf.assert %true_22, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %c0_23 = arith.constant 0 : index
// EXACT-NEXT:       %23 = index.mins %6, %c0_23
// EXACT-NEXT:       %24 = index.cmp sge(%23, %c0_3)
// EXACT-NEXT:       cf.assert %24, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %25 = index.maxs %6, %c0_23
// EXACT-NEXT:       %26 = index.add %25, %c1_4
// EXACT-NEXT:       %c0_24 = arith.constant 0 : index
// EXACT-NEXT:       %c3_25 = arith.constant 3 : index
// EXACT-NEXT:       %27 = index.cmp eq(%26, %c3_25)
// EXACT-NEXT:       cf.assert %27, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %c0_26 = arith.constant 0 : index
// EXACT-NEXT:       %c3_27 = arith.constant 3 : index
// EXACT-NEXT:       %idx0_28 = index.constant 0
// EXACT-NEXT:       %true_29 = index.bool.constant true
// EXACT-NEXT:       cf.assert %true_29, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:       %idx3_30 = index.constant 3
// EXACT-NEXT:       %idx4_31 = index.constant 4
// EXACT-NEXT:       %c1_32 = arith.constant 1 : index
// EXACT-NEXT:       %c4_33 = arith.constant 4 : index
// EXACT-NEXT:       %true_34 = index.bool.constant true
// EXACT-NEXT:       cf.assert %true_34, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:8)"
// EXACT-NEXT:     }
// EXACT-NEXT:     %5 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
// EXACT-NEXT:     return %5 : tensor<3x4xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// The reference looks at the first and the last iteration, where the least and greatest indices need not be.
#difference = affine_map<(d0, d1) -> (d0 - d1 * 2)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @corners(%a: memref<?xf32>, %b: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#difference, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<?xf32>)
      outs(%b : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * -2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 - d1 * 2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @corners(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_5, %dim_1)
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_6, %dim_2)
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = index.sub %dim_1, %c1_4
// CHECK-NEXT:       %4 = index.sub %dim_2, %c1_4
// CHECK-NEXT:       %5 = affine.apply #map()[%4]
// CHECK-NEXT:       %6 = index.mins %3, %5
// CHECK-NEXT:       %7 = index.cmp sge(%6, %c0_3)
// CHECK-NEXT:       cf.assert %7, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %8 = index.maxs %3, %5
// CHECK-NEXT:       %9 = index.add %8, %c1_4
// CHECK-NEXT:       %c0_7 = arith.constant 0 : index
// CHECK-NEXT:       %dim_8 = memref.dim %arg0, %c0_7 : memref<?xf32>
// CHECK-NEXT:       %10 = index.cmp sle(%9, %dim_8)
// CHECK-NEXT:       cf.assert %10, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_9 = arith.constant 0 : index
// CHECK-NEXT:       %11 = index.mins %3, %c0_9
// CHECK-NEXT:       %12 = index.cmp sge(%11, %c0_3)
// CHECK-NEXT:       cf.assert %12, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %13 = index.maxs %3, %c0_9
// CHECK-NEXT:       %14 = index.add %13, %c1_4
// CHECK-NEXT:       %c0_10 = arith.constant 0 : index
// CHECK-NEXT:       %dim_11 = memref.dim %arg1, %c0_10 : memref<?x?xf32>
// CHECK-NEXT:       %15 = index.cmp eq(%14, %dim_11)
// CHECK-NEXT:       cf.assert %15, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_12 = arith.constant 0 : index
// CHECK-NEXT:       %16 = index.mins %4, %c0_12
// CHECK-NEXT:       %17 = index.cmp sge(%16, %c0_3)
// CHECK-NEXT:       cf.assert %17, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %18 = index.maxs %4, %c0_12
// CHECK-NEXT:       %19 = index.add %18, %c1_4
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %dim_14 = memref.dim %arg1, %c1_13 : memref<?x?xf32>
// CHECK-NEXT:       %20 = index.cmp eq(%19, %dim_14)
// CHECK-NEXT:       cf.assert %20, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<()[s0, s1] -> (s0 - s1 * 2)>
// EXACT-NEXT: #map1 = affine_map<(d0, d1) -> (d0 - d1 * 2)>
// EXACT-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @corners(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?x?xf32>
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32>
// EXACT-NEXT:     %c0_3 = arith.constant 0 : index
// EXACT-NEXT:     %c1_4 = arith.constant 1 : index
// EXACT-NEXT:     %c0_5 = arith.constant 0 : index
// EXACT-NEXT:     %0 = index.cmp slt(%c0_5, %dim_1)
// EXACT-NEXT:     %c0_6 = arith.constant 0 : index
// EXACT-NEXT:     %1 = index.cmp slt(%c0_6, %dim_2)
// EXACT-NEXT:     %2 = arith.andi %0, %1 : i1
// EXACT-NEXT:     scf.if %2 {
// EXACT-NEXT:       %3 = index.sub %dim_1, %c1_4
// EXACT-NEXT:       %4 = index.sub %dim_2, %c1_4
// EXACT-NEXT:       %5 = affine.apply #map()[%3, %4]
// EXACT-NEXT:       %c0_7 = arith.constant 0 : index
// EXACT-NEXT:       %6 = index.mins %5, %c0_7
// EXACT-NEXT:       %7 = index.cmp sge(%6, %c0_3)
// EXACT-NEXT:       cf.assert %7, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %8 = index.maxs %5, %c0_7
// EXACT-NEXT:       %9 = index.add %8, %c1_4
// EXACT-NEXT:       %c0_8 = arith.constant 0 : index
// EXACT-NEXT:       %dim_9 = memref.dim %arg0, %c0_8 : memref<?xf32>
// EXACT-NEXT:       %10 = index.cmp sle(%9, %dim_9)
// EXACT-NEXT:       cf.assert %10, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %c0_10 = arith.constant 0 : index
// EXACT-NEXT:       %11 = index.mins %3, %c0_10
// EXACT-NEXT:       %12 = index.cmp sge(%11, %c0_3)
// EXACT-NEXT:       cf.assert %12, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %13 = index.maxs %3, %c0_10
// EXACT-NEXT:       %14 = index.add %13, %c1_4
// EXACT-NEXT:       %c0_11 = arith.constant 0 : index
// EXACT-NEXT:       %dim_12 = memref.dim %arg1, %c0_11 : memref<?x?xf32>
// EXACT-NEXT:       %15 = index.cmp eq(%14, %dim_12)
// EXACT-NEXT:       cf.assert %15, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %c0_13 = arith.constant 0 : index
// EXACT-NEXT:       %16 = index.mins %4, %c0_13
// EXACT-NEXT:       %17 = index.cmp sge(%16, %c0_3)
// EXACT-NEXT:       cf.assert %17, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %18 = index.maxs %4, %c0_13
// EXACT-NEXT:       %19 = index.add %18, %c1_4
// EXACT-NEXT:       %c1_14 = arith.constant 1 : index
// EXACT-NEXT:       %dim_15 = memref.dim %arg1, %c1_14 : memref<?x?xf32>
// EXACT-NEXT:       %20 = index.cmp eq(%19, %dim_15)
// EXACT-NEXT:       cf.assert %20, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:     }
// EXACT-NEXT:     linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<?x?xf32>) {
// EXACT-NEXT:     ^bb0(%in: f32, %out: f32):
// EXACT-NEXT:       linalg.yield %in : f32
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

#rest = affine_map<(d0, d1) -> ((d0 + d1) mod 4)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @everywhere(%a: memref<?xf32>, %b: memref<?x5xf32>) {
  linalg.generic {indexing_maps = [#rest, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<?xf32>)
      outs(%b : memref<?x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> ((d0 + d1) mod 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @everywhere(%arg0: memref<?xf32>, %arg1: memref<?x5xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?x5xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.cmp slt(%c0_3, %dim_1)
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %1 = index.cmp slt(%c0_4, %c5)
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = index.sub %dim_1, %c1
// CHECK-NEXT:       %c5_5 = arith.constant 5 : index
// CHECK-NEXT:       %idx4 = index.constant 4
// CHECK-NEXT:       %c0_6 = arith.constant 0 : index
// CHECK-NEXT:       %dim_7 = memref.dim %arg0, %c0_6 : memref<?xf32>
// CHECK-NEXT:       scf.for %arg2 = %c0_2 to %dim_1 step %c1 {
// CHECK-NEXT:         %c5_16 = arith.constant 5 : index
// CHECK-NEXT:         scf.for %arg3 = %c0_2 to %c5_16 step %c1 {
// CHECK-NEXT:           %9 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:           %10 = index.cmp sge(%9, %c0_2)
// CHECK-NEXT:           cf.assert %10, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:           %11 = index.cmp slt(%9, %dim_7)
// CHECK-NEXT:           cf.assert %11, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_8 = arith.constant 0 : index
// CHECK-NEXT:       %4 = index.mins %3, %c0_8
// CHECK-NEXT:       %5 = index.cmp sge(%4, %c0_2)
// CHECK-NEXT:       cf.assert %5, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %6 = index.maxs %3, %c0_8
// CHECK-NEXT:       %7 = index.add %6, %c1
// CHECK-NEXT:       %c0_9 = arith.constant 0 : index
// CHECK-NEXT:       %dim_10 = memref.dim %arg1, %c0_9 : memref<?x5xf32>
// CHECK-NEXT:       %8 = index.cmp eq(%7, %dim_10)
// CHECK-NEXT:       cf.assert %8, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %c0_11 = arith.constant 0 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %idx0 = index.constant 0
// CHECK-NEXT:       %true = index.bool.constant true
// CHECK-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:       %idx4_12 = index.constant 4
// CHECK-NEXT:       %idx5 = index.constant 5
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %c5_14 = arith.constant 5 : index
// CHECK-NEXT:       %true_15 = index.bool.constant true
// CHECK-NEXT:       cf.assert %true_15, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<?x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<()[s0] -> (s0 mod 4)>
// EXACT-NEXT: #map1 = affine_map<(d0, d1) -> ((d0 + d1) mod 4)>
// EXACT-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @everywhere(%arg0: memref<?xf32>, %arg1: memref<?x5xf32>) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?x5xf32>
// EXACT-NEXT:     %c0_2 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0_3 = arith.constant 0 : index
// EXACT-NEXT:     %0 = index.cmp slt(%c0_3, %dim_1)
// EXACT-NEXT:     %c0_4 = arith.constant 0 : index
// EXACT-NEXT:     %c5 = arith.constant 5 : index
// EXACT-NEXT:     %1 = index.cmp slt(%c0_4, %c5)
// EXACT-NEXT:     %2 = arith.andi %0, %1 : i1
// EXACT-NEXT:     scf.if %2 {
// EXACT-NEXT:       %3 = index.sub %dim_1, %c1
// EXACT-NEXT:       %c5_5 = arith.constant 5 : index
// EXACT-NEXT:       %idx4 = index.constant 4
// EXACT-NEXT:       %4 = affine.apply #map()[%3]
// EXACT-NEXT:       %c0_6 = arith.constant 0 : index
// EXACT-NEXT:       %5 = index.mins %4, %c0_6
// EXACT-NEXT:       %6 = index.cmp sge(%5, %c0_2)
// EXACT-NEXT:       cf.assert %6, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %7 = index.maxs %4, %c0_6
// EXACT-NEXT:       %8 = index.add %7, %c1
// EXACT-NEXT:       %c0_7 = arith.constant 0 : index
// EXACT-NEXT:       %dim_8 = memref.dim %arg0, %c0_7 : memref<?xf32>
// EXACT-NEXT:       %9 = index.cmp sle(%8, %dim_8)
// EXACT-NEXT:       cf.assert %9, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %c0_9 = arith.constant 0 : index
// EXACT-NEXT:       %10 = index.mins %3, %c0_9
// EXACT-NEXT:       %11 = index.cmp sge(%10, %c0_2)
// EXACT-NEXT:       cf.assert %11, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %12 = index.maxs %3, %c0_9
// EXACT-NEXT:       %13 = index.add %12, %c1
// EXACT-NEXT:       %c0_10 = arith.constant 0 : index
// EXACT-NEXT:       %dim_11 = memref.dim %arg1, %c0_10 : memref<?x5xf32>
// EXACT-NEXT:       %14 = index.cmp eq(%13, %dim_11)
// EXACT-NEXT:       cf.assert %14, "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %c0_12 = arith.constant 0 : index
// EXACT-NEXT:       %c4 = arith.constant 4 : index
// EXACT-NEXT:       %idx0 = index.constant 0
// EXACT-NEXT:       %true = index.bool.constant true
// EXACT-NEXT:       cf.assert %true, "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:       %idx4_13 = index.constant 4
// EXACT-NEXT:       %idx5 = index.constant 5
// EXACT-NEXT:       %c1_14 = arith.constant 1 : index
// EXACT-NEXT:       %c5_15 = arith.constant 5 : index
// EXACT-NEXT:       %true_16 = index.bool.constant true
// EXACT-NEXT:       cf.assert %true_16, "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22{{.*}}:3)"
// EXACT-NEXT:     }
// EXACT-NEXT:     linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<?x5xf32>) {
// EXACT-NEXT:     ^bb0(%in: f32, %out: f32):
// EXACT-NEXT:       linalg.yield %in : f32
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Ranks of copies are not compared by the reference, nor extents where one is not known.
func.func @copies(%a: memref<*xf32>, %b: memref<*xf32>, %c: memref<?x3xf32>, %d: memref<f32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  memref.copy %a, %c : memref<*xf32> to memref<?x3xf32>
  memref.copy %d, %b : memref<f32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copies(%arg0: memref<*xf32>, %arg1: memref<*xf32>, %arg2: memref<?x3xf32>, %arg3: memref<f32>) {
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %1 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:     %2 = arith.cmpi eq, %0, %1 : index
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %0 step %c1 {
// CHECK-NEXT:       %dim_6 = memref.dim %arg0, %arg4 : memref<*xf32>
// CHECK-NEXT:       %dim_7 = memref.dim %arg1, %arg4 : memref<*xf32>
// CHECK-NEXT:       %9 = arith.cmpi eq, %dim_6, %dim_7 : index
// CHECK-NEXT:       cf.assert %9, "ERROR: Runtime op verification failed\0A^ size of source/target dim does not match\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:     %3 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.cmpi eq, %3, %c2 : index
// CHECK-NEXT:     cf.assert %4, "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<*xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg2, %c0_1 : memref<?x3xf32>
// CHECK-NEXT:     %5 = arith.cmpi eq, %dim, %dim_2 : index
// CHECK-NEXT:     cf.assert %5, "ERROR: Runtime op verification failed\0A^ size of 0-th source/target dim does not match\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg0, %c1_3 : memref<*xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %6 = arith.cmpi eq, %dim_4, %c3 : index
// CHECK-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A^ size of 1-th source/target dim does not match\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     memref.copy %arg0, %arg2 : memref<*xf32> to memref<?x3xf32>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %7 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:     %8 = arith.cmpi eq, %c0_5, %7 : index
// CHECK-NEXT:     cf.assert %8, "ERROR: Runtime op verification failed\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:3)"
// CHECK-NEXT:     memref.copy %arg3, %arg1 : memref<f32> to memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @copies(%arg0: memref<*xf32>, %arg1: memref<*xf32>, %arg2: memref<?x3xf32>, %arg3: memref<f32>) {
// EXACT-NEXT:     memref.copy %arg0, %arg1 : memref<*xf32> to memref<*xf32>
// EXACT-NEXT:     memref.copy %arg0, %arg2 : memref<*xf32> to memref<?x3xf32>
// EXACT-NEXT:     memref.copy %arg3, %arg1 : memref<f32> to memref<*xf32>
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
