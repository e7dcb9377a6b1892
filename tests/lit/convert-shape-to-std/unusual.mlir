// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// Where else shape ops may stand, and of what.

// Shape functions are converted as other ops are.
shape.func @shape_function(%t: tensor<?x4xf32>) -> tensor<2xindex> {
  %s = shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  return %s : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   shape.func @shape_function(%arg0: tensor<?x4xf32>) -> tensor<2xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c4 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     return %cast : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried_by_a_loop(%s: tensor<?xindex>, %t: tensor<?x?xf32>, %n: index)
    -> (tensor<?xindex>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> tensor<?xindex> {
    %b = shape.any %a, %x : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    scf.yield %b : tensor<?xindex>
  }
  %q = shape.shape_eq %r, %x : tensor<?xindex>, tensor<?xindex>
  return %r, %q : tensor<?xindex>, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_by_a_loop(%arg0: tensor<?xindex>, %arg1: tensor<?x?xf32>, %arg2: index) -> (tensor<?xindex>, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0_0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c1_1 : tensor<?x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %dim_2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?xindex>) {
// CHECK-NEXT:       scf.yield %arg4 : tensor<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %0, %c0_3 : tensor<?xindex>
// CHECK-NEXT:     %dim_5 = tensor.dim %cast, %c0_3 : tensor<?xindex>
// CHECK-NEXT:     %1 = arith.cmpi eq, %dim_4, %dim_5 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (i1) {
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %3 = scf.for %arg3 = %c0_3 to %dim_4 step %c1_6 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %0[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %extracted_7 = tensor.extract %cast[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %4 = arith.cmpi eq, %extracted, %extracted_7 : index
// CHECK-NEXT:         %5 = arith.andi %arg4, %4 : i1
// CHECK-NEXT:         scf.yield %5 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %2 : tensor<?xindex>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One constraint in the region of another, whose witness stays.
func.func @constraints_in_assuming(%a: tensor<?xindex>, %b: tensor<2xindex>) -> index {
  %w = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<2xindex>
  %r = shape.assuming %w -> (index) {
    %v = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<2xindex>
    %q = shape.assuming %v -> (index) {
      %n = shape.rank %a : tensor<?xindex> -> index
      shape.assuming_yield %n : index
    }
    shape.assuming_yield %q : index
  }
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @constraints_in_assuming(%arg0: tensor<?xindex>, %arg1: tensor<2xindex>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (index) {
// CHECK-NEXT:         scf.yield %c1_1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %14 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%14] : tensor<?xindex>
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %16 = arith.select %15, %c1_1, %extracted : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (index) {
// CHECK-NEXT:         scf.yield %7 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %14 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%14] : tensor<2xindex>
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %16 = arith.select %15, %7, %extracted : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         scf.yield %arg3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %14 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%14] : tensor<?xindex>
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %16 = arith.cmpi eq, %extracted, %9 : index
// CHECK-NEXT:         %17 = arith.ori %15, %16 : i1
// CHECK-NEXT:         %18 = arith.andi %arg3, %17 : i1
// CHECK-NEXT:         scf.yield %18 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:         scf.yield %11 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %14 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%14] : tensor<2xindex>
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %16 = arith.cmpi eq, %extracted, %9 : index
// CHECK-NEXT:         %17 = arith.ori %15, %16 : i1
// CHECK-NEXT:         %18 = arith.andi %11, %17 : i1
// CHECK-NEXT:         scf.yield %18 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = shape.cstr_require %3, "required broadcastable shapes"
// CHECK-NEXT:     %5 = shape.assuming %4 -> (index) {
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?xindex>
// CHECK-NEXT:       %dim_3 = tensor.dim %arg1, %c0_1 : tensor<2xindex>
// CHECK-NEXT:       %6 = arith.cmpi eq, %dim_2, %dim_3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %c1_4 = arith.constant 1 : index
// CHECK-NEXT:         %true_5 = arith.constant true
// CHECK-NEXT:         %10 = scf.for %arg2 = %c0_1 to %dim_2 step %c1_4 iter_args(%arg3 = %true_5) -> (i1) {
// CHECK-NEXT:           %extracted = tensor.extract %arg0[%arg2] : tensor<?xindex>
// CHECK-NEXT:           %extracted_6 = tensor.extract %arg1[%arg2] : tensor<2xindex>
// CHECK-NEXT:           %11 = arith.cmpi eq, %extracted, %extracted_6 : index
// CHECK-NEXT:           %12 = arith.andi %arg3, %11 : i1
// CHECK-NEXT:           scf.yield %12 : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %false = arith.constant false
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = shape.cstr_require %7, "required equal shapes"
// CHECK-NEXT:       %9 = shape.assuming %8 -> (index) {
// CHECK-NEXT:         %c0_4 = arith.constant 0 : index
// CHECK-NEXT:         %dim_5 = tensor.dim %arg0, %c0_4 : tensor<?xindex>
// CHECK-NEXT:         shape.assuming_yield %dim_5 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       shape.assuming_yield %9 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_shapes(%s: tensor<0xindex>, %t: tensor<f32>) -> (i1, tensor<?xindex>, i1) {
  %e = shape.shape_of %t : tensor<f32> -> tensor<0xindex>
  %0 = shape.shape_eq %s, %e : tensor<0xindex>, tensor<0xindex>
  %1 = shape.broadcast %s, %e : tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
  %2 = shape.is_broadcastable %s, %e : tensor<0xindex>, tensor<0xindex>
  return %0, %1, %2 : i1, tensor<?xindex>, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_shapes(%arg0: tensor<0xindex>, %arg1: tensor<f32>) -> (i1, tensor<?xindex>, i1) {
// CHECK-NEXT:     %from_elements = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<0xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %cast, %c0 : tensor<0xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %true_8 = arith.constant true
// CHECK-NEXT:       %9 = scf.for %arg2 = %c0 to %dim step %c1_7 iter_args(%arg3 = %true_8) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg2] : tensor<0xindex>
// CHECK-NEXT:         %extracted_9 = tensor.extract %cast[%arg2] : tensor<0xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %extracted, %extracted_9 : index
// CHECK-NEXT:         %11 = arith.andi %arg3, %10 : i1
// CHECK-NEXT:         scf.yield %11 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0_1 : tensor<0xindex>
// CHECK-NEXT:     %dim_3 = tensor.dim %cast, %c0_1 : tensor<0xindex>
// CHECK-NEXT:     %2 = arith.maxui %dim_3, %dim_2 : index
// CHECK-NEXT:     %3 = arith.subi %2, %dim_2 : index
// CHECK-NEXT:     %4 = arith.subi %2, %dim_3 : index
// CHECK-NEXT:     %generated = tensor.generate %2 {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg2, %3 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (index) {
// CHECK-NEXT:         scf.yield %c1_7 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%13] : tensor<0xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1_7 : index
// CHECK-NEXT:         %15 = arith.select %14, %c1_7, %extracted : index
// CHECK-NEXT:         scf.yield %15 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg2, %4 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (index) {
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %cast[%13] : tensor<0xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1_7 : index
// CHECK-NEXT:         %15 = arith.select %14, %10, %extracted : index
// CHECK-NEXT:         scf.yield %15 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %12 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %arg0, %c0_4 : tensor<0xindex>
// CHECK-NEXT:     %dim_6 = tensor.dim %cast, %c0_4 : tensor<0xindex>
// CHECK-NEXT:     %5 = arith.maxui %dim_6, %dim_5 : index
// CHECK-NEXT:     %6 = arith.subi %5, %dim_5 : index
// CHECK-NEXT:     %7 = arith.subi %5, %dim_6 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %8 = scf.for %arg2 = %c0_4 to %5 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg2, %6 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (index) {
// CHECK-NEXT:         scf.yield %c1_7 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %17 = arith.subi %arg2, %6 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%17] : tensor<0xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %extracted, %c1_7 : index
// CHECK-NEXT:         %19 = arith.select %18, %c1_7, %extracted : index
// CHECK-NEXT:         scf.yield %19 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg2, %7 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (index) {
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %17 = arith.subi %arg2, %7 : index
// CHECK-NEXT:         %extracted = tensor.extract %cast[%17] : tensor<0xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %extracted, %c1_7 : index
// CHECK-NEXT:         %19 = arith.select %18, %10, %extracted : index
// CHECK-NEXT:         scf.yield %19 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg2, %6 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:         scf.yield %arg3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %17 = arith.subi %arg2, %6 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%17] : tensor<0xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %12 : index
// CHECK-NEXT:         %20 = arith.ori %18, %19 : i1
// CHECK-NEXT:         %21 = arith.andi %arg3, %20 : i1
// CHECK-NEXT:         scf.yield %21 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %15 = arith.cmpi ult, %arg2, %7 : index
// CHECK-NEXT:       %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %17 = arith.subi %arg2, %7 : index
// CHECK-NEXT:         %extracted = tensor.extract %cast[%17] : tensor<0xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %12 : index
// CHECK-NEXT:         %20 = arith.ori %18, %19 : i1
// CHECK-NEXT:         %21 = arith.andi %14, %20 : i1
// CHECK-NEXT:         scf.yield %21 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %16 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %generated, %8 : i1, tensor<?xindex>, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements of any type have a shape, and tensors with an encoding.
func.func @of_other_elements(%a: tensor<?xcomplex<f32>>, %b: tensor<?xvector<4xf32>>,
                             %c: tensor<?xindex, "e">)
    -> (tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) {
  %0 = shape.shape_of %a : tensor<?xcomplex<f32>> -> tensor<1xindex>
  %1 = shape.shape_of %b : tensor<?xvector<4xf32>> -> tensor<1xindex>
  %2 = shape.shape_of %c : tensor<?xindex, "e"> -> tensor<1xindex>
  return %0, %1, %2 : tensor<1xindex>, tensor<1xindex>, tensor<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_other_elements(%arg0: tensor<?xcomplex<f32>>, %arg1: tensor<?xvector<4xf32>>, %arg2: tensor<?xindex, "e">) -> (tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xcomplex<f32>>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim : tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?xvector<4xf32>>
// CHECK-NEXT:     %from_elements_2 = tensor.from_elements %dim_1 : tensor<1xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %from_elements_2 : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %arg2, %c0_4 : tensor<?xindex, "e">
// CHECK-NEXT:     %from_elements_6 = tensor.from_elements %dim_5 : tensor<1xindex>
// CHECK-NEXT:     %cast_7 = tensor.cast %from_elements_6 : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     return %cast, %cast_3, %cast_7 : tensor<1xindex>, tensor<1xindex>, tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sizes and indices side by side: only what is surely no error goes.
func.func @sizes_beside_indices(%s: !shape.size, %i: index) -> (index, !shape.size) {
  %0 = shape.add %i, %i : index, index -> index
  %1 = shape.add %s, %0 : !shape.size, index -> !shape.size
  %2 = shape.mul %0, %i : index, index -> index
  %3 = shape.mul %1, %2 : !shape.size, index -> !shape.size
  return %2, %3 : index, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_beside_indices(%arg0: !shape.size, %arg1: index) -> (index, !shape.size) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     %1 = shape.add %arg0, %0 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %2 = arith.muli %0, %arg1 : index
// CHECK-NEXT:     %3 = shape.mul %1, %2 : !shape.size, index -> !shape.size
// CHECK-NEXT:     return %2, %3 : index, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
