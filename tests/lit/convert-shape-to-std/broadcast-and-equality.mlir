// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// What shapes broadcast to, whether they do and whether they are equal, and loops over extents.

func.func @broadcast_unused(%a: tensor<1xindex>, %b: tensor<1xindex>) {
  %0 = shape.broadcast %a, %b : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_unused(%arg0: tensor<1xindex>, %arg1: tensor<1xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<1xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %generated = tensor.generate %0 {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %3 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %4 = scf.if %3 -> (index) {
// CHECK-NEXT:         scf.yield %c1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<1xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%7] : tensor<1xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %4, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %generated : tensor<?xindex> to tensor<1xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_eq_one(%a: tensor<?xindex>) -> i1 {
  %0 = shape.shape_eq %a : tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_eq_one(%arg0: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @questions_of_shapes_stay(%a: !shape.shape, %b: tensor<?xindex>) -> (i1, i1) {
  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<?xindex>
  %1 = shape.is_broadcastable %a, %b : !shape.shape, tensor<?xindex>
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @questions_of_shapes_stay(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (i1, i1) {
// CHECK-NEXT:     %0 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     return %0, %1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce_with_regions_inside(%s: tensor<?xindex>, %i: index, %c: i1) -> index {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%p: index, %e: index, %x: index):
    %1 = scf.if %c -> index {
      %2 = shape.add %x, %e : index, index -> index
      scf.yield %2 : index
    } else {
      scf.yield %x : index
    }
    shape.yield %1 : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_with_regions_inside(%arg0: tensor<?xindex>, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %arg1) -> (index) {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg3] : tensor<?xindex>
// CHECK-NEXT:       %1 = scf.if %arg2 -> (index) {
// CHECK-NEXT:         %2 = arith.addi %arg4, %extracted : index
// CHECK-NEXT:         scf.yield %2 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
