// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// What shapes broadcast to, whether they do and whether they are equal, and loops over extents.

func.func @broadcast_two(%s0: tensor<?xindex>, %s1: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %s0, %s1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_two(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
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
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<?xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%7] : tensor<?xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %4, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @is_broadcastable_two(%s0: tensor<?xindex>, %s1: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @is_broadcastable_two(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %4 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (index) {
// CHECK-NEXT:         scf.yield %c1_1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%12] : tensor<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %14 = arith.select %13, %c1_1, %extracted : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (index) {
// CHECK-NEXT:         scf.yield %5 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%12] : tensor<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %14 = arith.select %13, %5, %extracted : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         scf.yield %arg3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%12] : tensor<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %7 : index
// CHECK-NEXT:         %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:         %16 = arith.andi %arg3, %15 : i1
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         scf.yield %9 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%12] : tensor<?xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %7 : index
// CHECK-NEXT:         %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:         %16 = arith.andi %9, %15 : i1
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %11 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_two(%s0: tensor<?xindex>, %s1: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_two(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %c1_1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%13] : tensor<?xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %15 = arith.select %14, %c1_1, %extracted : index
// CHECK-NEXT:         scf.yield %15 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%13] : tensor<?xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %15 = arith.select %14, %6, %extracted : index
// CHECK-NEXT:         scf.yield %15 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         scf.yield %arg3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%13] : tensor<?xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %8 : index
// CHECK-NEXT:         %16 = arith.ori %14, %15 : i1
// CHECK-NEXT:         %17 = arith.andi %arg3, %16 : i1
// CHECK-NEXT:         scf.yield %17 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%13] : tensor<?xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %8 : index
// CHECK-NEXT:         %16 = arith.ori %14, %15 : i1
// CHECK-NEXT:         %17 = arith.andi %10, %16 : i1
// CHECK-NEXT:         scf.yield %17 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %12 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = shape.cstr_require %3, "required broadcastable shapes"
// CHECK-NEXT:     return %4 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_eq_two(%s0: tensor<?xindex>, %s1: tensor<?xindex>) -> i1 {
  %0 = shape.shape_eq %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_eq_two(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg2] : tensor<?xindex>
// CHECK-NEXT:         %extracted_1 = tensor.extract %arg1[%arg2] : tensor<?xindex>
// CHECK-NEXT:         %3 = arith.cmpi eq, %extracted, %extracted_1 : index
// CHECK-NEXT:         %4 = arith.andi %arg3, %3 : i1
// CHECK-NEXT:         scf.yield %4 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_two(%s0: tensor<?xindex>, %s1: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1 : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_two(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %3 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg2] : tensor<?xindex>
// CHECK-NEXT:         %extracted_1 = tensor.extract %arg1[%arg2] : tensor<?xindex>
// CHECK-NEXT:         %4 = arith.cmpi eq, %extracted, %extracted_1 : index
// CHECK-NEXT:         %5 = arith.andi %arg3, %4 : i1
// CHECK-NEXT:         scf.yield %5 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = shape.cstr_require %1, "required equal shapes"
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_known_rank(%s0: tensor<3xindex>, %s1: tensor<2xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %s0, %s1 : tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_known_rank(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<2xindex>
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
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<3xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%7] : tensor<2xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %4, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @is_broadcastable_known_rank(%s0: tensor<3xindex>, %s1: tensor<2xindex>) -> i1 {
  %0 = shape.is_broadcastable %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @is_broadcastable_known_rank(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %4 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (index) {
// CHECK-NEXT:         scf.yield %c1_1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%12] : tensor<3xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %14 = arith.select %13, %c1_1, %extracted : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (index) {
// CHECK-NEXT:         scf.yield %5 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%12] : tensor<2xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %14 = arith.select %13, %5, %extracted : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         scf.yield %arg3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%12] : tensor<3xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %7 : index
// CHECK-NEXT:         %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:         %16 = arith.andi %arg3, %15 : i1
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         scf.yield %9 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %12 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%12] : tensor<2xindex>
// CHECK-NEXT:         %13 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %7 : index
// CHECK-NEXT:         %15 = arith.ori %13, %14 : i1
// CHECK-NEXT:         %16 = arith.andi %9, %15 : i1
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %11 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_known_rank(%s0: tensor<3xindex>, %s1: tensor<2xindex>)
    -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_known_rank(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %c1_1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%13] : tensor<3xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %15 = arith.select %14, %c1_1, %extracted : index
// CHECK-NEXT:         scf.yield %15 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%13] : tensor<2xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %15 = arith.select %14, %6, %extracted : index
// CHECK-NEXT:         scf.yield %15 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg2, %1 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:         scf.yield %arg3 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%13] : tensor<3xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %8 : index
// CHECK-NEXT:         %16 = arith.ori %14, %15 : i1
// CHECK-NEXT:         %17 = arith.andi %arg3, %16 : i1
// CHECK-NEXT:         scf.yield %17 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%13] : tensor<2xindex>
// CHECK-NEXT:         %14 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %8 : index
// CHECK-NEXT:         %16 = arith.ori %14, %15 : i1
// CHECK-NEXT:         %17 = arith.andi %10, %16 : i1
// CHECK-NEXT:         scf.yield %17 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %12 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = shape.cstr_require %3, "required broadcastable shapes"
// CHECK-NEXT:     return %4 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_eq_known_rank(%s0: tensor<3xindex>, %s1: tensor<2xindex>) -> i1 {
  %0 = shape.shape_eq %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_eq_known_rank(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg2] : tensor<3xindex>
// CHECK-NEXT:         %extracted_1 = tensor.extract %arg1[%arg2] : tensor<2xindex>
// CHECK-NEXT:         %3 = arith.cmpi eq, %extracted, %extracted_1 : index
// CHECK-NEXT:         %4 = arith.andi %arg3, %3 : i1
// CHECK-NEXT:         scf.yield %4 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_known_rank(%s0: tensor<3xindex>, %s1: tensor<2xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1 : tensor<3xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_known_rank(%arg0: tensor<3xindex>, %arg1: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %3 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg2] : tensor<3xindex>
// CHECK-NEXT:         %extracted_1 = tensor.extract %arg1[%arg2] : tensor<2xindex>
// CHECK-NEXT:         %4 = arith.cmpi eq, %extracted, %extracted_1 : index
// CHECK-NEXT:         %5 = arith.andi %arg3, %4 : i1
// CHECK-NEXT:         scf.yield %5 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = shape.cstr_require %1, "required equal shapes"
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_three(%s0: tensor<?xindex>, %s1: tensor<3xindex>, %s2: tensor<1xindex>)
    -> tensor<?xindex> {
  %0 = shape.broadcast %s0, %s1, %s2
      : tensor<?xindex>, tensor<3xindex>, tensor<1xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_three(%arg0: tensor<?xindex>, %arg1: tensor<3xindex>, %arg2: tensor<1xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.maxui %dim_1, %0 : index
// CHECK-NEXT:     %2 = arith.subi %1, %dim : index
// CHECK-NEXT:     %3 = arith.subi %1, %dim_0 : index
// CHECK-NEXT:     %4 = arith.subi %1, %dim_1 : index
// CHECK-NEXT:     %generated = tensor.generate %1 {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg3, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %c1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %11 = arith.subi %arg3, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%11] : tensor<?xindex>
// CHECK-NEXT:         %12 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %13 = arith.select %12, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %13 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %11 = arith.subi %arg3, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%11] : tensor<3xindex>
// CHECK-NEXT:         %12 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %13 = arith.select %12, %6, %extracted : index
// CHECK-NEXT:         scf.yield %13 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg3, %4 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (index) {
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %11 = arith.subi %arg3, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%11] : tensor<1xindex>
// CHECK-NEXT:         %12 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %13 = arith.select %12, %8, %extracted : index
// CHECK-NEXT:         scf.yield %13 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %10 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @is_broadcastable_three(%s0: tensor<?xindex>, %s1: tensor<3xindex>, %s2: tensor<1xindex>)
    -> i1 {
  %0 = shape.is_broadcastable %s0, %s1, %s2 : tensor<?xindex>, tensor<3xindex>, tensor<1xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @is_broadcastable_three(%arg0: tensor<?xindex>, %arg1: tensor<3xindex>, %arg2: tensor<1xindex>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.maxui %dim_1, %0 : index
// CHECK-NEXT:     %2 = arith.subi %1, %dim : index
// CHECK-NEXT:     %3 = arith.subi %1, %dim_0 : index
// CHECK-NEXT:     %4 = arith.subi %1, %dim_1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %5 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:       %c1_2 = arith.constant 1 : index
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg3, %2 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (index) {
// CHECK-NEXT:         scf.yield %c1_2 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %18 = arith.subi %arg3, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%18] : tensor<?xindex>
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %c1_2 : index
// CHECK-NEXT:         %20 = arith.select %19, %c1_2, %extracted : index
// CHECK-NEXT:         scf.yield %20 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (index) {
// CHECK-NEXT:         scf.yield %7 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %18 = arith.subi %arg3, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%18] : tensor<3xindex>
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %c1_2 : index
// CHECK-NEXT:         %20 = arith.select %19, %7, %extracted : index
// CHECK-NEXT:         scf.yield %20 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg3, %4 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (index) {
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %18 = arith.subi %arg3, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%18] : tensor<1xindex>
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %c1_2 : index
// CHECK-NEXT:         %20 = arith.select %19, %9, %extracted : index
// CHECK-NEXT:         scf.yield %20 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg3, %2 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:         scf.yield %arg4 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %18 = arith.subi %arg3, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%18] : tensor<?xindex>
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %11 : index
// CHECK-NEXT:         %21 = arith.ori %19, %20 : i1
// CHECK-NEXT:         %22 = arith.andi %arg4, %21 : i1
// CHECK-NEXT:         scf.yield %22 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:         scf.yield %13 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %18 = arith.subi %arg3, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%18] : tensor<3xindex>
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %11 : index
// CHECK-NEXT:         %21 = arith.ori %19, %20 : i1
// CHECK-NEXT:         %22 = arith.andi %13, %21 : i1
// CHECK-NEXT:         scf.yield %22 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = arith.cmpi ult, %arg3, %4 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (i1) {
// CHECK-NEXT:         scf.yield %15 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %18 = arith.subi %arg3, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%18] : tensor<1xindex>
// CHECK-NEXT:         %19 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %11 : index
// CHECK-NEXT:         %21 = arith.ori %19, %20 : i1
// CHECK-NEXT:         %22 = arith.andi %15, %21 : i1
// CHECK-NEXT:         scf.yield %22 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %17 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_broadcastable_three(%s0: tensor<?xindex>, %s1: tensor<3xindex>,
                                    %s2: tensor<1xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %s0, %s1, %s2 : tensor<?xindex>, tensor<3xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_broadcastable_three(%arg0: tensor<?xindex>, %arg1: tensor<3xindex>, %arg2: tensor<1xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<1xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.maxui %dim_1, %0 : index
// CHECK-NEXT:     %2 = arith.subi %1, %dim : index
// CHECK-NEXT:     %3 = arith.subi %1, %dim_0 : index
// CHECK-NEXT:     %4 = arith.subi %1, %dim_1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %5 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:       %c1_2 = arith.constant 1 : index
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg3, %2 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         scf.yield %c1_2 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %19 = arith.subi %arg3, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%19] : tensor<?xindex>
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %c1_2 : index
// CHECK-NEXT:         %21 = arith.select %20, %c1_2, %extracted : index
// CHECK-NEXT:         scf.yield %21 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %10 = scf.if %9 -> (index) {
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %19 = arith.subi %arg3, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%19] : tensor<3xindex>
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %c1_2 : index
// CHECK-NEXT:         %21 = arith.select %20, %8, %extracted : index
// CHECK-NEXT:         scf.yield %21 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg3, %4 : index
// CHECK-NEXT:       %12 = scf.if %11 -> (index) {
// CHECK-NEXT:         scf.yield %10 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %19 = arith.subi %arg3, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%19] : tensor<1xindex>
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %c1_2 : index
// CHECK-NEXT:         %21 = arith.select %20, %10, %extracted : index
// CHECK-NEXT:         scf.yield %21 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %2 : index
// CHECK-NEXT:       %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:         scf.yield %arg4 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %19 = arith.subi %arg3, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%19] : tensor<?xindex>
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %21 = arith.cmpi eq, %extracted, %12 : index
// CHECK-NEXT:         %22 = arith.ori %20, %21 : i1
// CHECK-NEXT:         %23 = arith.andi %arg4, %22 : i1
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %15 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %16 = scf.if %15 -> (i1) {
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %19 = arith.subi %arg3, %3 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%19] : tensor<3xindex>
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %21 = arith.cmpi eq, %extracted, %12 : index
// CHECK-NEXT:         %22 = arith.ori %20, %21 : i1
// CHECK-NEXT:         %23 = arith.andi %14, %22 : i1
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %17 = arith.cmpi ult, %arg3, %4 : index
// CHECK-NEXT:       %18 = scf.if %17 -> (i1) {
// CHECK-NEXT:         scf.yield %16 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %19 = arith.subi %arg3, %4 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg2[%19] : tensor<1xindex>
// CHECK-NEXT:         %20 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %21 = arith.cmpi eq, %extracted, %12 : index
// CHECK-NEXT:         %22 = arith.ori %20, %21 : i1
// CHECK-NEXT:         %23 = arith.andi %16, %22 : i1
// CHECK-NEXT:         scf.yield %23 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %18 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = shape.cstr_require %5, "required broadcastable shapes"
// CHECK-NEXT:     return %6 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_eq_three(%s0: tensor<?xindex>, %s1: tensor<3xindex>, %s2: tensor<1xindex>) -> i1 {
  %0 = shape.shape_eq %s0, %s1, %s2 : tensor<?xindex>, tensor<3xindex>, tensor<1xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_eq_three(%arg0: tensor<?xindex>, %arg1: tensor<3xindex>, %arg2: tensor<1xindex>) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<3xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %5 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %extracted_2 = tensor.extract %arg1[%arg3] : tensor<3xindex>
// CHECK-NEXT:         %6 = arith.cmpi eq, %extracted, %extracted_2 : index
// CHECK-NEXT:         %7 = arith.andi %arg4, %6 : i1
// CHECK-NEXT:         scf.yield %7 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<1xindex>
// CHECK-NEXT:     %2 = arith.cmpi eq, %dim, %dim_1 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %5 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %extracted_2 = tensor.extract %arg2[%arg3] : tensor<1xindex>
// CHECK-NEXT:         %6 = arith.cmpi eq, %extracted, %extracted_2 : index
// CHECK-NEXT:         %7 = arith.andi %arg4, %6 : i1
// CHECK-NEXT:         scf.yield %7 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.andi %1, %3 : i1
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_three(%s0: tensor<?xindex>, %s1: tensor<3xindex>, %s2: tensor<1xindex>)
    -> !shape.witness {
  %0 = shape.cstr_eq %s0, %s1, %s2 : tensor<?xindex>, tensor<3xindex>, tensor<1xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_three(%arg0: tensor<?xindex>, %arg1: tensor<3xindex>, %arg2: tensor<1xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<3xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %6 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %extracted_2 = tensor.extract %arg1[%arg3] : tensor<3xindex>
// CHECK-NEXT:         %7 = arith.cmpi eq, %extracted, %extracted_2 : index
// CHECK-NEXT:         %8 = arith.andi %arg4, %7 : i1
// CHECK-NEXT:         scf.yield %8 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %6 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = tensor.dim %arg2, %c0 : tensor<1xindex>
// CHECK-NEXT:     %2 = arith.cmpi eq, %dim, %dim_1 : index
// CHECK-NEXT:     %3 = scf.if %2 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %6 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %extracted_2 = tensor.extract %arg2[%arg3] : tensor<1xindex>
// CHECK-NEXT:         %7 = arith.cmpi eq, %extracted, %extracted_2 : index
// CHECK-NEXT:         %8 = arith.andi %arg4, %7 : i1
// CHECK-NEXT:         scf.yield %8 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %6 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.andi %1, %3 : i1
// CHECK-NEXT:     %5 = shape.cstr_require %4, "required equal shapes"
// CHECK-NEXT:     return %5 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_to_known_rank(%a: tensor<3xindex>, %b: tensor<?xindex>) -> tensor<3xindex> {
  %0 = shape.broadcast %a, %b {error = "no"} : tensor<3xindex>, tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_to_known_rank(%arg0: tensor<3xindex>, %arg1: tensor<?xindex>) -> tensor<3xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
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
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<3xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg2, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg2, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%7] : tensor<?xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %4, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %generated : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     return %cast : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_of_one(%a: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_one(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     return %arg0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_with_itself(%a: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.broadcast %a, %a : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_with_itself(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %generated = tensor.generate %0 {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %3 = arith.cmpi ult, %arg1, %1 : index
// CHECK-NEXT:       %4 = scf.if %3 -> (index) {
// CHECK-NEXT:         scf.yield %c1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg1, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<?xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %c1, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg1, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg1, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<?xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %9 = arith.select %8, %4, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_with_constant(%a: tensor<?xindex>) -> tensor<?xindex> {
  %c = shape.const_shape [4, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %c : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_with_constant(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c4, %c1 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %cast, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.maxui %dim_0, %dim : index
// CHECK-NEXT:     %1 = arith.subi %0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %0, %dim_0 : index
// CHECK-NEXT:     %generated = tensor.generate %0 {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %3 = arith.cmpi ult, %arg1, %1 : index
// CHECK-NEXT:       %4 = scf.if %3 -> (index) {
// CHECK-NEXT:         scf.yield %c1_1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg1, %1 : index
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%7] : tensor<?xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %9 = arith.select %8, %c1_1, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %5 = arith.cmpi ult, %arg1, %2 : index
// CHECK-NEXT:       %6 = scf.if %5 -> (index) {
// CHECK-NEXT:         scf.yield %4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %7 = arith.subi %arg1, %2 : index
// CHECK-NEXT:         %extracted = tensor.extract %cast[%7] : tensor<2xindex>
// CHECK-NEXT:         %8 = arith.cmpi eq, %extracted, %c1_1 : index
// CHECK-NEXT:         %9 = arith.select %8, %4, %extracted : index
// CHECK-NEXT:         scf.yield %9 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       tensor.yield %6 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @is_broadcastable_one(%a: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %a : tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @is_broadcastable_one(%arg0: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
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

func.func @shape_eq_constants() -> (i1, i1) {
  %a = shape.const_shape [4, 1] : tensor<2xindex>
  %b = shape.const_shape [1, 4] : tensor<2xindex>
  %0 = shape.shape_eq %a, %a : tensor<2xindex>, tensor<2xindex>
  %1 = shape.shape_eq %a, %b : tensor<2xindex>, tensor<2xindex>
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_eq_constants() -> (i1, i1) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c4, %c1 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %from_elements_2 = tensor.from_elements %c1_0, %c4_1 : tensor<2xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %from_elements_2 : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %true, %false : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_eq_constant_and_other(%s: tensor<2xindex>) -> !shape.witness {
  %a = shape.const_shape [4, 1] : tensor<2xindex>
  %0 = shape.cstr_eq %a, %s : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_eq_constant_and_other(%arg0: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c4, %c1 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<2xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %cast, %c0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %3 = scf.for %arg1 = %c0 to %dim step %c1_1 iter_args(%arg2 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg1] : tensor<2xindex>
// CHECK-NEXT:         %extracted_2 = tensor.extract %cast[%arg1] : tensor<2xindex>
// CHECK-NEXT:         %4 = arith.cmpi eq, %extracted, %extracted_2 : index
// CHECK-NEXT:         %5 = arith.andi %arg2, %4 : i1
// CHECK-NEXT:         scf.yield %5 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = shape.cstr_require %1, "required equal shapes"
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstr_of_shapes_stays(%a: !shape.shape, %b: tensor<?xindex>)
    -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, tensor<?xindex>
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, tensor<?xindex>
  return %0, %1 : !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_of_shapes_stays(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %1 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     return %0, %1 : !shape.witness, !shape.witness
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

func.func @cstr_require_stays(%c: i1) -> !shape.witness {
  %0 = shape.cstr_require %c, "why"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstr_require_stays(%arg0: i1) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.cstr_require %arg0, "why"
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assuming(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %w = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %w -> (tensor<?xindex>) {
    %1 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    shape.assuming_yield %1 : tensor<?xindex>
  }
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xindex>
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
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%14] : tensor<?xindex>
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
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%14] : tensor<?xindex>
// CHECK-NEXT:         %15 = arith.cmpi eq, %extracted, %c1 : index
// CHECK-NEXT:         %16 = arith.cmpi eq, %extracted, %9 : index
// CHECK-NEXT:         %17 = arith.ori %15, %16 : i1
// CHECK-NEXT:         %18 = arith.andi %11, %17 : i1
// CHECK-NEXT:         scf.yield %18 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = shape.cstr_require %3, "required broadcastable shapes"
// CHECK-NEXT:     %5 = shape.assuming %4 -> (tensor<?xindex>) {
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?xindex>
// CHECK-NEXT:       %dim_3 = tensor.dim %arg1, %c0_1 : tensor<?xindex>
// CHECK-NEXT:       %6 = arith.maxui %dim_3, %dim_2 : index
// CHECK-NEXT:       %7 = arith.subi %6, %dim_2 : index
// CHECK-NEXT:       %8 = arith.subi %6, %dim_3 : index
// CHECK-NEXT:       %generated = tensor.generate %6 {
// CHECK-NEXT:       ^bb0(%arg2: index):
// CHECK-NEXT:         %c1_4 = arith.constant 1 : index
// CHECK-NEXT:         %9 = arith.cmpi ult, %arg2, %7 : index
// CHECK-NEXT:         %10 = scf.if %9 -> (index) {
// CHECK-NEXT:           scf.yield %c1_4 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %13 = arith.subi %arg2, %7 : index
// CHECK-NEXT:           %extracted = tensor.extract %arg0[%13] : tensor<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi eq, %extracted, %c1_4 : index
// CHECK-NEXT:           %15 = arith.select %14, %c1_4, %extracted : index
// CHECK-NEXT:           scf.yield %15 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11 = arith.cmpi ult, %arg2, %8 : index
// CHECK-NEXT:         %12 = scf.if %11 -> (index) {
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %13 = arith.subi %arg2, %8 : index
// CHECK-NEXT:           %extracted = tensor.extract %arg1[%13] : tensor<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi eq, %extracted, %c1_4 : index
// CHECK-NEXT:           %15 = arith.select %14, %10, %extracted : index
// CHECK-NEXT:           scf.yield %15 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         tensor.yield %12 : index
// CHECK-NEXT:       } : tensor<?xindex>
// CHECK-NEXT:       shape.assuming_yield %generated : tensor<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assuming_all_stays(%w: !shape.witness, %s: tensor<?xindex>, %t: tensor<?xindex>)
    -> !shape.witness {
  %0 = shape.cstr_eq %s, %t : tensor<?xindex>, tensor<?xindex>
  %1 = shape.assuming_all %w, %0
  return %1 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_all_stays(%arg0: !shape.witness, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>) -> !shape.witness {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (i1) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %4 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %true) -> (i1) {
// CHECK-NEXT:         %extracted = tensor.extract %arg1[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %extracted_1 = tensor.extract %arg2[%arg3] : tensor<?xindex>
// CHECK-NEXT:         %5 = arith.cmpi eq, %extracted, %extracted_1 : index
// CHECK-NEXT:         %6 = arith.andi %arg4, %5 : i1
// CHECK-NEXT:         scf.yield %6 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = shape.cstr_require %1, "required equal shapes"
// CHECK-NEXT:     %3 = shape.assuming_all %arg0, %2
// CHECK-NEXT:     return %3 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce(%s: tensor<?xindex>, %i: index) -> index {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%p: index, %e: index, %x: index):
    %1 = shape.mul %x, %e : index, index -> index
    shape.yield %1 : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<?xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg2] : tensor<?xindex>
// CHECK-NEXT:       %1 = arith.muli %arg3, %extracted : index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce_two(%s: tensor<3xindex>, %i: index, %t: tensor<?xindex>)
    -> (index, tensor<?xindex>) {
  %0:2 = shape.reduce(%s, %i, %t) : tensor<3xindex> -> (index, tensor<?xindex>) {
  ^bb0(%p: index, %e: index, %x: index, %u: tensor<?xindex>):
    %1 = shape.add %x, %p : index, index -> index
    shape.yield %1, %u : index, tensor<?xindex>
  }
  return %0#0, %0#1 : index, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_two(%arg0: tensor<3xindex>, %arg1: index, %arg2: tensor<?xindex>) -> (index, tensor<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (index, tensor<?xindex>) {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg3] : tensor<3xindex>
// CHECK-NEXT:       %1 = arith.addi %arg4, %arg3 : index
// CHECK-NEXT:       scf.yield %1, %arg5 : index, tensor<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce_nothing(%s: tensor<?xindex>) {
  shape.reduce(%s) : tensor<?xindex> {
  ^bb0(%p: index, %e: index):
    shape.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_nothing(%arg0: tensor<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %dim step %c1 {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg1] : tensor<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce_in_reduce(%s: tensor<?xindex>, %i: index) -> index {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%p: index, %e: index, %x: index):
    %1 = shape.reduce(%s, %x) : tensor<?xindex> -> index {
    ^bb0(%q: index, %f: index, %y: index):
      %2 = shape.add %y, %f : index, index -> index
      shape.yield %2 : index
    }
    shape.yield %1 : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_in_reduce(%arg0: tensor<?xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %arg1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:       %1 = scf.for %arg5 = %c0 to %dim step %c1 iter_args(%arg6 = %arg4) -> (index) {
// CHECK-NEXT:         %extracted = tensor.extract %arg0[%arg5] : tensor<?xindex>
// CHECK-NEXT:         %2 = arith.addi %arg6, %extracted : index
// CHECK-NEXT:         scf.yield %2 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
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
