// RUN: pyopt %s --generate-runtime-verification=reference-exact=true --split-input-file | FileCheck %s

func.func @extract(%t: tensor<?x4xf32>, %i: index, %j: index) -> f32 {
  %0 = tensor.extract %t[%i, %j] : tensor<?x4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x4xf32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %3 = arith.cmpi sge, %arg2, %c0 : index
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg2, %c4 : index
// CHECK-NEXT:     %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:     %6 = arith.andi %2, %5 : i1
// CHECK-NEXT:     cf.assert %6, "ERROR: Runtime op verification failed\0A%extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<?x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<?x4xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg2, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %dim : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<?xf32>
// CHECK-NEXT:     return %inserted : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_element(%t: tensor<f32>) -> (f32, tensor<f32>, tensor<f32>) {
  %0 = tensor.extract %t[] : tensor<f32>
  %1 = tensor.insert %0 into %t[] : tensor<f32>
  %2 = tensor.extract_slice %t[] [] [] : tensor<f32> to tensor<f32>
  return %0, %1, %2 : f32, tensor<f32>, tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_element(%arg0: tensor<f32>) -> (f32, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[] : tensor<f32>
// CHECK-NEXT:     %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[] [] [] : tensor<f32> to tensor<f32>
// CHECK-NEXT:     return %extracted, %inserted, %extracted_slice : f32, tensor<f32>, tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%t: tensor<?x4xf32>) -> tensor<2x?xf32> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<?x4xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c2 : index
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<2x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<2x?xf32>
// CHECK-NEXT:     return %cast : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_unranked(%t: tensor<*xf32>) -> (tensor<2x?xf32>, tensor<*xf32>) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<2x?xf32>
  %1 = tensor.cast %0 : tensor<2x?xf32> to tensor<*xf32>
  return %0, %1 : tensor<2x?xf32>, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_unranked(%arg0: tensor<*xf32>) -> (tensor<2x?xf32>, tensor<*xf32>) {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %rank, %c2 : index
// CHECK-NEXT:     cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = tensor.cast %arg0 : tensor<*xf32> to tensor<2x?xf32>\0A^ rank mismatch\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<*xf32>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %dim, %c2_0 : index
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = tensor.cast %arg0 : tensor<*xf32> to tensor<2x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<2x?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %cast : tensor<2x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast, %cast_1 : tensor<2x?xf32>, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%t: tensor<?x4xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<?x4xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: tensor<?x4xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<?x4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %rank : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%dim = tensor.dim %arg0, %arg1 : tensor<?x4xf32>\0A^ index is out of bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg1 : tensor<?x4xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_slice(%t: tensor<?x4xf32>, %o: index, %n: index, %s: index) -> tensor<?x2xf32> {
  %0 = tensor.extract_slice %t[%o, 1] [%n, 2] [%s, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_slice(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x2xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x4xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg2, %c0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %8 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi sle, %arg1, %dim : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %8 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi slt, %arg1, %dim : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %1, "ERROR: Runtime op verification failed\0A%extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %2 = arith.cmpi sgt, %arg2, %c0 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (i1) {
// CHECK-NEXT:       %8 = arith.subi %arg2, %c1 : index
// CHECK-NEXT:       %9 = arith.muli %8, %arg3 : index
// CHECK-NEXT:       %10 = arith.addi %arg1, %9 : index
// CHECK-NEXT:       %11 = arith.cmpi sge, %10, %c0 : index
// CHECK-NEXT:       %12 = arith.cmpi slt, %10, %dim : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %3, "ERROR: Runtime op verification failed\0A%extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ extract_slice runs out-of-bounds along dimension 0\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %4 = arith.cmpi eq, %c2, %c0 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %8 = arith.cmpi sge, %c1_1, %c0 : index
// CHECK-NEXT:       %9 = arith.cmpi sle, %c1_1, %c4 : index
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.yield %10 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %true_4 = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %5, "ERROR: Runtime op verification failed\0A%extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %6 = arith.cmpi sgt, %c2, %c0 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %8 = arith.subi %c2, %c1 : index
// CHECK-NEXT:       %9 = arith.muli %8, %c1_2 : index
// CHECK-NEXT:       %10 = arith.addi %c1_1, %9 : index
// CHECK-NEXT:       %11 = arith.cmpi sge, %10, %c0 : index
// CHECK-NEXT:       %12 = arith.cmpi slt, %10, %c4 : index
// CHECK-NEXT:       %13 = arith.andi %11, %12 : i1
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       scf.yield %true : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.assert %7, "ERROR: Runtime op verification failed\0A%extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : tensor<?x4xf32> to tensor<?x2xf32>\0A^ extract_slice runs out-of-bounds along dimension 1\0ALocation: loc(\22{{.*}}:8)"
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1, 1] [%arg2, 2] [%arg3, 1] : tensor<?x4xf32> to tensor<?x2xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// These are left alone.
func.func @others(%t: tensor<?x4xf32>, %u: tensor<?x4xf32>, %i: index, %f: f32) {
  %0 = tensor.pad %t low[%i, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %1 = tensor.insert_slice %u into %t[%i, 0] [%i, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  %2 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 5, 4]
      : tensor<?x4xf32> into tensor<?x5x4xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %4 = tensor.empty(%i) : tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%arg2, 0] high[0, 0] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg3 : f32
// CHECK-NEXT:     } : tensor<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2, 0] [%arg2, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg2, 5, 4] : tensor<?x4xf32> into tensor<?x5x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
