// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// Where else shape ops may stand, and of what.

// A graph region: extents come behind their use.
func.func @graph_region(%i: index) {
  "test.graph"() ({
    %e = shape.get_extent %s, %i : tensor<?xindex>, index -> index
    "test.use"(%e) : (index) -> ()
    %s = "test.shape"() : () -> tensor<?xindex>
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @graph_region(%arg0: index) {
// CHECK-NEXT:     "test.graph"() ({
// CHECK-NEXT:       %extracted = tensor.extract %0[%arg0] : tensor<?xindex>
// CHECK-NEXT:       "test.use"(%extracted) : (index) -> ()
// CHECK-NEXT:       %0 = "test.shape"() : () -> tensor<?xindex>
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// At the top of the module, and in ops that nobody knows.
%s = "test.shape"() : () -> tensor<?xindex>
%r = shape.rank %s : tensor<?xindex> -> index
"test.holder"(%r) ({
  %t = "test.tensor"() : () -> tensor<?x?xf32>
  %e = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  "test.use"(%e) : (tensor<2xindex>) -> ()
}) : (index) -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = "test.shape"() : () -> tensor<?xindex>
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %dim = tensor.dim %0, %c0 : tensor<?xindex>
// CHECK-NEXT:   "test.holder"(%dim) ({
// CHECK-NEXT:     %1 = "test.tensor"() : () -> tensor<?x?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %1, %c0_0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim_1, %dim_2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     "test.use"(%cast) : (tensor<2xindex>) -> ()
// CHECK-NEXT:   }) : (index) -> ()
// CHECK-NEXT: }

// -----

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

func.func @carried_by_blocks(%s: tensor<?xindex>, %t: tensor<?xindex>, %c: i1) -> index {
  cf.br ^loop(%s : tensor<?xindex>)
^loop(%a: tensor<?xindex>):
  %b = shape.broadcast %a, %t : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  cf.cond_br %c, ^loop(%b : tensor<?xindex>), ^end
^end:
  %r = shape.rank %b : tensor<?xindex> -> index
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_by_blocks(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: i1) -> index {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : tensor<?xindex>)
// CHECK-NEXT:   ^bb1(%0: tensor<?xindex>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %1 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %1, %dim : index
// CHECK-NEXT:     %3 = arith.subi %1, %dim_0 : index
// CHECK-NEXT:     %generated = tensor.generate %1 {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %4 = arith.cmpi ult, %arg3, %2 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (index) {
// CHECK-NEXT:         scf.yield %c1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %8 = arith.subi %arg3, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %0[%8] : tensor<?xindex>
// CHECK-NEXT:         %9 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %10 = arith.select %9, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (index) {
// CHECK-NEXT:         scf.yield %5 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %8 = arith.subi %arg3, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%8] : tensor<?xindex>
// CHECK-NEXT:         %9 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %10 = arith.select %9, %5, %extracted : index
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %7 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1(%generated : tensor<?xindex>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %generated, %c0_1 : tensor<?xindex>
// CHECK-NEXT:     return %dim_2 : index
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

// What is surely no shape: extents are numbers, whatever they are.
func.func @extents_that_contradict(%i: index) -> (i1, index) {
  %a = shape.const_shape [2, -1] : tensor<2xindex>
  %b = shape.const_shape [3, 5] : tensor<2xindex>
  %q = shape.is_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %e = shape.get_extent %a, %i : tensor<2xindex>, index -> index
  return %q, %e : i1, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_that_contradict(%arg0: index) -> (i1, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c2, %c-1 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %from_elements_0 = tensor.from_elements %c3, %c5 : tensor<2xindex>
// CHECK-NEXT:     %cast_1 = tensor.cast %from_elements_0 : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %cast, %c0 : tensor<2xindex>
// CHECK-NEXT:     %dim_2 = tensor.dim %cast_1, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_2, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_2 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %true) -> (i1) {
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %4 = arith.cmpi ult, %arg1, %1 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (index) {
// CHECK-NEXT:         scf.yield %c1_3 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg1, %1 : index
// CHECK-NEXT:         %extracted_4 = tensor.extract %cast[%12] : tensor<2xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted_4, %c1_3 : index
// CHECK-NEXT:         %14 = arith.select %13, %c1_3, %extracted_4 : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg1, %2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (index) {
// CHECK-NEXT:         scf.yield %5 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg1, %2 : index
// CHECK-NEXT:         %extracted_4 = tensor.extract %cast_1[%12] : tensor<2xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted_4, %c1_3 : index
// CHECK-NEXT:         %14 = arith.select %13, %5, %extracted_4 : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg1, %1 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         scf.yield %arg2 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg1, %1 : index
// CHECK-NEXT:         %extracted_4 = tensor.extract %cast[%12] : tensor<2xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted_4, %c1 : index
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted_4, %7 : index
// CHECK-NEXT:         %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:         %16 = arith.andi %arg2, %15 : i1
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg1, %2 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         scf.yield %9 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg1, %2 : index
// CHECK-NEXT:         %extracted_4 = tensor.extract %cast_1[%12] : tensor<2xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted_4, %c1 : index
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted_4, %7 : index
// CHECK-NEXT:         %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:         %16 = arith.andi %9, %15 : i1
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %11 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %extracted = tensor.extract %cast[%arg0] : tensor<2xindex>
// CHECK-NEXT:     return %3, %extracted : i1, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @beyond_the_rank(%t: tensor<?x4xf32>) -> (index, index) {
  %c5 = arith.constant 5 : index
  %s = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %0 = shape.get_extent %s, %c5 : tensor<2xindex>, index -> index
  %1 = shape.dim %t, %c5 : tensor<?x4xf32>, index -> index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @beyond_the_rank(%arg0: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c4 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c5 : tensor<?x4xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x4xf32>
// CHECK-NEXT:     %c4_3 = arith.constant 4 : index
// CHECK-NEXT:     %from_elements_4 = tensor.from_elements %dim_2, %c4_3 : tensor<2xindex>
// CHECK-NEXT:     %cast_5 = tensor.cast %from_elements_4 : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %dim_6 = tensor.dim %arg0, %c5 : tensor<?x4xf32>
// CHECK-NEXT:     return %dim_0, %dim_6 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Users that take a tensor of another number of extents, by way of casts.
func.func @ranks_by_casts(%t: tensor<?x?xf32>) -> (tensor<?xindex>, index) {
  %s = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %e = shape.to_extent_tensor %s : tensor<?xindex> -> tensor<2xindex>
  %f = shape.to_extent_tensor %e : tensor<2xindex> -> tensor<?xindex>
  %r = shape.rank %f : tensor<?xindex> -> index
  return %f, %r : tensor<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @ranks_by_casts(%arg0: tensor<?x?xf32>) -> (tensor<?xindex>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %dim_0 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast_1 = tensor.cast %cast : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %cast_2 = tensor.cast %cast_1 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %cast_2, %c0_3 : tensor<?xindex>
// CHECK-NEXT:     return %cast_2, %dim_4 : tensor<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @split_of_a_split(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %h, %t = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %c1 = arith.constant -1 : index
  %g, %u = "shape.split_at"(%t, %c1)
      : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %u : tensor<?xindex>, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_of_a_split(%arg0: tensor<?xindex>, %arg1: index) -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.addi %arg1, %dim : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %c0 : index
// CHECK-NEXT:     %2 = arith.select %1, %0, %arg1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c0] [%2] [%c1] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %3 = arith.subi %dim, %2 : index
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%2] [%3] [%c1] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %extracted_slice_0, %c0_1 : tensor<?xindex>
// CHECK-NEXT:     %4 = arith.addi %c-1, %dim_2 : index
// CHECK-NEXT:     %5 = arith.cmpi slt, %c-1, %c0_1 : index
// CHECK-NEXT:     %6 = arith.select %5, %4, %c-1 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice_4 = tensor.extract_slice %extracted_slice_0[%c0_1] [%6] [%c1_3] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %7 = arith.subi %dim_2, %6 : index
// CHECK-NEXT:     %extracted_slice_5 = tensor.extract_slice %extracted_slice_0[%6] [%7] [%c1_3] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_5 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reduction carries shapes, not only numbers.
func.func @reduce_to_shapes(%s: tensor<?xindex>, %t: tensor<?xindex>) -> (tensor<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %r:2 = shape.reduce(%s, %t, %c0) : tensor<?xindex> -> (tensor<?xindex>, index) {
  ^bb0(%p: index, %e: index, %a: tensor<?xindex>, %n: index):
    %b = shape.broadcast %a, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %m = shape.add %n, %p : index, index -> index
    shape.yield %b, %m : tensor<?xindex>, index
  }
  return %r#0, %r#1 : tensor<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_to_shapes(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> (tensor<?xindex>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?xindex>
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0_0 to %dim step %c1 iter_args(%arg3 = %arg1, %arg4 = %c0) -> (tensor<?xindex>, index) {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg2] : tensor<?xindex>
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %dim_2 = tensor.dim %arg3, %c0_1 : tensor<?xindex>
// CHECK-NEXT:       %dim_3 = tensor.dim %arg0, %c0_1 : tensor<?xindex>
// CHECK-NEXT:       %1 = arith.maxui %dim_3, %dim_2 : index
// CHECK-NEXT:       %2 = arith.subi %1, %dim_2 : index
// CHECK-NEXT:       %3 = arith.subi %1, %dim_3 : index
// CHECK-NEXT:       %generated = tensor.generate %1 {
// CHECK-NEXT:       ^bb0(%arg5: index):
// CHECK-NEXT:         %c1_4 = arith.constant 1 : index
// CHECK-NEXT:         %5 = arith.cmpi ult, %arg5, %2 : index
// CHECK-NEXT:         %6 = scf.if %5 -> (index) {
// CHECK-NEXT:           scf.yield %c1_4 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %9 = arith.subi %arg5, %2 : index
// CHECK-NEXT:           %extracted_5 = tensor.extract %arg3[%9] : tensor<?xindex>
// CHECK-NEXT:           %10 = arith.cmpi eq, %extracted_5, %c1_4 : index
// CHECK-NEXT:           %11 = arith.select %10, %c1_4, %extracted_5 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %7 = arith.cmpi ult, %arg5, %3 : index
// CHECK-NEXT:         %8 = scf.if %7 -> (index) {
// CHECK-NEXT:           scf.yield %6 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %9 = arith.subi %arg5, %3 : index
// CHECK-NEXT:           %extracted_5 = tensor.extract %arg0[%9] : tensor<?xindex>
// CHECK-NEXT:           %10 = arith.cmpi eq, %extracted_5, %c1_4 : index
// CHECK-NEXT:           %11 = arith.select %10, %6, %extracted_5 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         tensor.yield %8 : index
// CHECK-NEXT:       } : tensor<?xindex>
// CHECK-NEXT:       %4 = arith.addi %arg4, %arg2 : index
// CHECK-NEXT:       scf.yield %generated, %4 : tensor<?xindex>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : tensor<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A body that yields what it was given, in another order.
func.func @reduce_without_work(%s: tensor<?xindex>, %n: index) -> (index, index, index) {
  %r:3 = shape.reduce(%s, %n, %n, %n) : tensor<?xindex> -> (index, index, index) {
  ^bb0(%p: index, %e: index, %a: index, %b: index, %c: index):
    shape.yield %b, %e, %p : index, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_without_work(%arg0: tensor<?xindex>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0:3 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1, %arg5 = %arg1) -> (index, index, index) {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg2] : tensor<?xindex>
// CHECK-NEXT:       scf.yield %arg4, %extracted, %arg2 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1, %0#2 : index, index, index
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

// Four shapes, of different ranks.
func.func @four_shapes(%a: tensor<1xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>,
                       %d: tensor<0xindex>) -> (tensor<3xindex>, i1, i1) {
  %0 = shape.broadcast %a, %b, %c, %d
      : tensor<1xindex>, tensor<?xindex>, tensor<3xindex>, tensor<0xindex> -> tensor<3xindex>
  %1 = shape.is_broadcastable %a, %b, %c, %d
      : tensor<1xindex>, tensor<?xindex>, tensor<3xindex>, tensor<0xindex>
  %2 = shape.shape_eq %a, %b, %c, %d
      : tensor<1xindex>, tensor<?xindex>, tensor<3xindex>, tensor<0xindex>
  return %0, %1, %2 : tensor<3xindex>, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @four_shapes(%arg0: tensor<1xindex>, %arg1: tensor<?xindex>, %arg2: tensor<3xindex>, %arg3: tensor<0xindex>) -> (tensor<3xindex>, i1, i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<1xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg3, %c0 : tensor<0xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.maxui %dim_1, %0 : index
// CHECK-NEXT:     %2 = arith.maxui %dim_2, %1 : index
// CHECK-NEXT:     %3 = arith.subi %2, %dim : index
// CHECK-NEXT:     %4 = arith.subi %2, %dim_0 : index
// CHECK-NEXT:     %5 = arith.subi %2, %dim_1 : index
// CHECK-NEXT:     %6 = arith.subi %2, %dim_2 : index
// CHECK-NEXT:     %generated = tensor.generate %2 {
// CHECK-NEXT:     ^bb0(%arg4: index):
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %23 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         scf.yield %c1_13 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %31 = arith.subi %arg4, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%31] : tensor<1xindex>
// CHECK-NEXT:         %32 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %33 = arith.select %32, %c1_13, %extracted : index
// CHECK-NEXT:         scf.yield %33 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %25 = arith.cmpi ult, %arg4, %4 : index
// CHECK-NEXT:       %26 = scf.if %25 -> (index) {
// CHECK-NEXT:         scf.yield %24 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %31 = arith.subi %arg4, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%31] : tensor<?xindex>
// CHECK-NEXT:         %32 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %33 = arith.select %32, %24, %extracted : index
// CHECK-NEXT:         scf.yield %33 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi ult, %arg4, %5 : index
// CHECK-NEXT:       %28 = scf.if %27 -> (index) {
// CHECK-NEXT:         scf.yield %26 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %31 = arith.subi %arg4, %5 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%31] : tensor<3xindex>
// CHECK-NEXT:         %32 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %33 = arith.select %32, %26, %extracted : index
// CHECK-NEXT:         scf.yield %33 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %29 = arith.cmpi ult, %arg4, %6 : index
// CHECK-NEXT:       %30 = scf.if %29 -> (index) {
// CHECK-NEXT:         scf.yield %28 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %31 = arith.subi %arg4, %6 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg3[%31] : tensor<0xindex>
// CHECK-NEXT:         %32 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %33 = arith.select %32, %28, %extracted : index
// CHECK-NEXT:         scf.yield %33 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %30 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %generated : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c0_3 : tensor<1xindex>
// CHECK-NEXT:     %dim_5 = tensor.dim %arg1, %c0_3 : tensor<?xindex>
// CHECK-NEXT:     %dim_6 = tensor.dim %arg2, %c0_3 : tensor<3xindex>
// CHECK-NEXT:     %dim_7 = tensor.dim %arg3, %c0_3 : tensor<0xindex>
// CHECK-NEXT:     %7 = arith.maxui %dim_5, %dim_4 : index
// CHECK-NEXT:     %8 = arith.maxui %dim_6, %7 : index
// CHECK-NEXT:     %9 = arith.maxui %dim_7, %8 : index
// CHECK-NEXT:     %10 = arith.subi %9, %dim_4 : index
// CHECK-NEXT:     %11 = arith.subi %9, %dim_5 : index
// CHECK-NEXT:     %12 = arith.subi %9, %dim_6 : index
// CHECK-NEXT:     %13 = arith.subi %9, %dim_7 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %14 = scf.for %arg4 = %c0_3 to %9 step %c1 iter_args(%arg5 = %true) -> (i1) {
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %23 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         scf.yield %c1_13 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %10 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%39] : tensor<1xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %41 = arith.select %40, %c1_13, %extracted : index
// CHECK-NEXT:         scf.yield %41 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %25 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %26 = scf.if %25 -> (index) {
// CHECK-NEXT:         scf.yield %24 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %11 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%39] : tensor<?xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %41 = arith.select %40, %24, %extracted : index
// CHECK-NEXT:         scf.yield %41 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %27 = arith.cmpi ult, %arg4, %12 : index
// CHECK-NEXT:       %28 = scf.if %27 -> (index) {
// CHECK-NEXT:         scf.yield %26 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %12 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%39] : tensor<3xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %41 = arith.select %40, %26, %extracted : index
// CHECK-NEXT:         scf.yield %41 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %29 = arith.cmpi ult, %arg4, %13 : index
// CHECK-NEXT:       %30 = scf.if %29 -> (index) {
// CHECK-NEXT:         scf.yield %28 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %13 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg3[%39] : tensor<0xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1_13 : index
// CHECK-NEXT:         %41 = arith.select %40, %28, %extracted : index
// CHECK-NEXT:         scf.yield %41 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %31 = arith.cmpi ult, %arg4, %10 : index
// CHECK-NEXT:       %32 = scf.if %31 -> (i1) {
// CHECK-NEXT:         scf.yield %arg5 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %10 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%39] : tensor<1xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %41 = arith.cmpi eq, %extracted, %30 : index
// CHECK-NEXT:         %42 = arith.ori %40, %41 : i1
// CHECK-NEXT:         %43 = arith.andi %arg5, %42 : i1
// CHECK-NEXT:         scf.yield %43 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %33 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %34 = scf.if %33 -> (i1) {
// CHECK-NEXT:         scf.yield %32 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %11 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%39] : tensor<?xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %41 = arith.cmpi eq, %extracted, %30 : index
// CHECK-NEXT:         %42 = arith.ori %40, %41 : i1
// CHECK-NEXT:         %43 = arith.andi %32, %42 : i1
// CHECK-NEXT:         scf.yield %43 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %35 = arith.cmpi ult, %arg4, %12 : index
// CHECK-NEXT:       %36 = scf.if %35 -> (i1) {
// CHECK-NEXT:         scf.yield %34 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %12 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%39] : tensor<3xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %41 = arith.cmpi eq, %extracted, %30 : index
// CHECK-NEXT:         %42 = arith.ori %40, %41 : i1
// CHECK-NEXT:         %43 = arith.andi %34, %42 : i1
// CHECK-NEXT:         scf.yield %43 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %37 = arith.cmpi ult, %arg4, %13 : index
// CHECK-NEXT:       %38 = scf.if %37 -> (i1) {
// CHECK-NEXT:         scf.yield %36 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %39 = arith.subi %arg4, %13 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg3[%39] : tensor<0xindex>
// CHECK-NEXT:         %40 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %41 = arith.cmpi eq, %extracted, %30 : index
// CHECK-NEXT:         %42 = arith.ori %40, %41 : i1
// CHECK-NEXT:         %43 = arith.andi %36, %42 : i1
// CHECK-NEXT:         scf.yield %43 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %38 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %dim_9 = tensor.dim %arg0, %c0_8 : tensor<1xindex>
// CHECK-NEXT:     %dim_10 = tensor.dim %arg1, %c0_8 : tensor<?xindex>
// CHECK-NEXT:     %15 = arith.cmpi eq, %dim_9, %dim_10 : index
// CHECK-NEXT:     %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %true_14 = arith.constant true
// CHECK-NEXT:       %23 = scf.for %arg4 = %c0_8 to %dim_9 step %c1_13 iter_args(%arg5 = %true_14) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg4] : tensor<1xindex>
// CHECK-NEXT:         %extracted_15 = tensor.extract %arg1[%arg4] : tensor<?xindex>
// CHECK-NEXT:         %24 = arith.cmpi eq, %extracted, %extracted_15 : index
// CHECK-NEXT:         %25 = arith.andi %arg5, %24 : i1
// CHECK-NEXT:         scf.yield %25 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %23 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_11 = tensor.dim %arg2, %c0_8 : tensor<3xindex>
// CHECK-NEXT:     %17 = arith.cmpi eq, %dim_9, %dim_11 : index
// CHECK-NEXT:     %18 = scf.if %17 -> (i1) {
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %true_14 = arith.constant true
// CHECK-NEXT:       %23 = scf.for %arg4 = %c0_8 to %dim_9 step %c1_13 iter_args(%arg5 = %true_14) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg4] : tensor<1xindex>
// CHECK-NEXT:         %extracted_15 = tensor.extract %arg2[%arg4] : tensor<3xindex>
// CHECK-NEXT:         %24 = arith.cmpi eq, %extracted, %extracted_15 : index
// CHECK-NEXT:         %25 = arith.andi %arg5, %24 : i1
// CHECK-NEXT:         scf.yield %25 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %23 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %19 = arith.andi %16, %18 : i1
// CHECK-NEXT:     %dim_12 = tensor.dim %arg3, %c0_8 : tensor<0xindex>
// CHECK-NEXT:     %20 = arith.cmpi eq, %dim_9, %dim_12 : index
// CHECK-NEXT:     %21 = scf.if %20 -> (i1) {
// CHECK-NEXT:       %c1_13 = arith.constant 1 : index
// CHECK-NEXT:       %true_14 = arith.constant true
// CHECK-NEXT:       %23 = scf.for %arg4 = %c0_8 to %dim_9 step %c1_13 iter_args(%arg5 = %true_14) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg4] : tensor<1xindex>
// CHECK-NEXT:         %extracted_15 = tensor.extract %arg3[%arg4] : tensor<0xindex>
// CHECK-NEXT:         %24 = arith.cmpi eq, %extracted, %extracted_15 : index
// CHECK-NEXT:         %25 = arith.andi %arg5, %24 : i1
// CHECK-NEXT:         scf.yield %25 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %23 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %22 = arith.andi %19, %21 : i1
// CHECK-NEXT:     return %cast, %14, %22 : tensor<3xindex>, i1, i1
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
