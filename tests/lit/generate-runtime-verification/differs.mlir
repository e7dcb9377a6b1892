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
