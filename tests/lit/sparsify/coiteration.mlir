// RUN: pyopt %s --split-input-file --lower-sparse-iteration-to-scf | FileCheck %s

// coiterate, which the reference does not have, becomes loops: one for each set of spaces that are not at their end.

#A = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 32, crdWidth = 32 }>

// All three cases: the last branch needs no test.
func.func @sum(%a: tensor<8xf64, #A>, %b: tensor<8xf64, #B>, %x: memref<8xf64>) {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0
      : tensor<8xf64, #A> -> !sparse_tensor.iter_space<#A, lvls = 0>
  %t = sparse_tensor.extract_iteration_space %b lvls = 0
      : tensor<8xf64, #B> -> !sparse_tensor.iter_space<#B, lvls = 0>
  sparse_tensor.coiterate (%s, %t) at(%i)
      : (!sparse_tensor.iter_space<#A, lvls = 0>, !sparse_tensor.iter_space<#B, lvls = 0>)
  case %p, _ {
    %v = sparse_tensor.extract_value %a at %p
        : tensor<8xf64, #A>, !sparse_tensor.iterator<#A, lvls = 0>
    memref.store %v, %x[%i] : memref<8xf64>
  }
  case _, %q {
    %v = sparse_tensor.extract_value %b at %q
        : tensor<8xf64, #B>, !sparse_tensor.iterator<#B, lvls = 0>
    memref.store %v, %x[%i] : memref<8xf64>
  }
  case %p, %q {
    %v = sparse_tensor.extract_value %a at %p
        : tensor<8xf64, #A>, !sparse_tensor.iterator<#A, lvls = 0>
    %w = sparse_tensor.extract_value %b at %q
        : tensor<8xf64, #B>, !sparse_tensor.iterator<#B, lvls = 0>
    %r = arith.addf %v, %w : f64
    memref.store %r, %x[%i] : memref<8xf64>
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sum(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: memref<8xf64>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %6 = memref.load %4[%c0] : memref<?xi32>
// CHECK-NEXT:     %7 = arith.extui %6 : i32 to i64
// CHECK-NEXT:     %8 = arith.index_cast %7 : i64 to index
// CHECK-NEXT:     %9 = memref.load %4[%c1] : memref<?xi32>
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:     %12:2 = scf.while (%arg3 = %2, %arg4 = %8) : (index, index) -> (index, index) {
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg3, %3 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg4, %11 : index
// CHECK-NEXT:       %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:       scf.condition(%15) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %13 = memref.load %1[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %5[%arg4] : memref<?xi32>
// CHECK-NEXT:       %15 = arith.extui %14 : i32 to i64
// CHECK-NEXT:       %16 = arith.index_cast %15 : i64 to index
// CHECK-NEXT:       %17 = arith.cmpi ult, %16, %13 : index
// CHECK-NEXT:       %18 = arith.select %17, %16, %13 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %13, %18 : index
// CHECK-NEXT:       %20 = arith.cmpi eq, %16, %18 : index
// CHECK-NEXT:       %21 = arith.andi %19, %20 : i1
// CHECK-NEXT:       scf.if %21 {
// CHECK-NEXT:         %26 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %26[%arg3] : memref<?xf64>
// CHECK-NEXT:         %28 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:         %29 = memref.load %28[%arg4] : memref<?xf64>
// CHECK-NEXT:         %30 = arith.addf %27, %29 : f64
// CHECK-NEXT:         memref.store %30, %arg2[%18] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %19 {
// CHECK-NEXT:           %26 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:           %27 = memref.load %26[%arg3] : memref<?xf64>
// CHECK-NEXT:           memref.store %27, %arg2[%18] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %26 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:           %27 = memref.load %26[%arg4] : memref<?xf64>
// CHECK-NEXT:           memref.store %27, %arg2[%18] : memref<8xf64>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %22 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %23 = arith.select %19, %22, %arg3 : index
// CHECK-NEXT:       %24 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %25 = arith.select %20, %24, %arg4 : index
// CHECK-NEXT:       scf.yield %23, %25 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %12#0 to %3 step %c1 {
// CHECK-NEXT:       %13 = memref.load %1[%arg3] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:       %15 = memref.load %14[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %15, %arg2[%13] : memref<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %12#1 to %11 step %c1 {
// CHECK-NEXT:       %13 = memref.load %5[%arg3] : memref<?xi32>
// CHECK-NEXT:       %14 = arith.extui %13 : i32 to i64
// CHECK-NEXT:       %15 = arith.index_cast %14 : i64 to index
// CHECK-NEXT:       %16 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:       %17 = memref.load %16[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %17, %arg2[%15] : memref<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#A = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

// Elements of a that b does not have: b must be seen not to be there, as long as it is not at its end.
func.func @difference(%a: tensor<8xf64, #A>, %b: tensor<8xf64, #A>) -> index {
  %c0 = arith.constant 0 : index
  %s = sparse_tensor.extract_iteration_space %a lvls = 0
      : tensor<8xf64, #A> -> !sparse_tensor.iter_space<#A, lvls = 0>
  %t = sparse_tensor.extract_iteration_space %b lvls = 0
      : tensor<8xf64, #A> -> !sparse_tensor.iter_space<#A, lvls = 0>
  %0 = sparse_tensor.coiterate (%s, %t) at(%i)
      iter_args(%x = %c0)
      : (!sparse_tensor.iter_space<#A, lvls = 0>, !sparse_tensor.iter_space<#A, lvls = 0>) -> index
  case %p, _ {
    %y = arith.addi %x, %i : index
    sparse_tensor.yield %y : index
  }
  return %0 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @difference(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %4[%c0] : memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %4[%c1] : memref<?xindex>
// CHECK-NEXT:     %8:3 = scf.while (%arg2 = %2, %arg3 = %6, %arg4 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg2, %3 : index
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg3, %7 : index
// CHECK-NEXT:       %12 = arith.andi %10, %11 : i1
// CHECK-NEXT:       scf.condition(%12) %arg2, %arg3, %arg4 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %10 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %5[%arg3] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %11, %10 : index
// CHECK-NEXT:       %13 = arith.select %12, %11, %10 : index
// CHECK-NEXT:       %14 = arith.cmpi eq, %10, %13 : index
// CHECK-NEXT:       %15 = arith.cmpi eq, %11, %13 : index
// CHECK-NEXT:       %16 = arith.cmpi ne, %11, %13 : index
// CHECK-NEXT:       %17 = arith.andi %14, %16 : i1
// CHECK-NEXT:       %18 = scf.if %17 -> (index) {
// CHECK-NEXT:         %23 = arith.addi %arg4, %13 : index
// CHECK-NEXT:         scf.yield %23 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %20 = arith.select %14, %19, %arg2 : index
// CHECK-NEXT:       %21 = arith.addi %arg3, %c1 : index
// CHECK-NEXT:       %22 = arith.select %15, %21, %arg3 : index
// CHECK-NEXT:       scf.yield %20, %22, %18 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = scf.for %arg2 = %8#0 to %3 step %c1 iter_args(%arg3 = %8#2) -> (index) {
// CHECK-NEXT:       %10 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.addi %arg3, %10 : index
// CHECK-NEXT:       scf.yield %11 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %9 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#A = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#D = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>

// A dense space is there at all coordinates: all are counted, and those that only it has come after the other's end, too.
func.func @dense(%a: tensor<?xf64, #A>, %d: tensor<?xf64, #D>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %s = sparse_tensor.extract_iteration_space %a lvls = 0
      : tensor<?xf64, #A> -> !sparse_tensor.iter_space<#A, lvls = 0>
  %t = sparse_tensor.extract_iteration_space %d lvls = 0
      : tensor<?xf64, #D> -> !sparse_tensor.iter_space<#D, lvls = 0>
  %0 = sparse_tensor.coiterate (%s, %t)
      iter_args(%x = %zero)
      : (!sparse_tensor.iter_space<#A, lvls = 0>, !sparse_tensor.iter_space<#D, lvls = 0>) -> f64
  case %p, %q {
    %v = sparse_tensor.extract_value %a at %p
        : tensor<?xf64, #A>, !sparse_tensor.iterator<#A, lvls = 0>
    %w = sparse_tensor.extract_value %d at %q
        : tensor<?xf64, #D>, !sparse_tensor.iterator<#D, lvls = 0>
    %r = arith.mulf %v, %w : f64
    %y = arith.addf %x, %r : f64
    sparse_tensor.yield %y : f64
  }
  case _, %q {
    %w = sparse_tensor.extract_value %d at %q
        : tensor<?xf64, #D>, !sparse_tensor.iterator<#D, lvls = 0>
    %y = arith.addf %x, %w : f64
    sparse_tensor.yield %y : f64
  }
  return %0 : f64
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dense(%arg0: tensor<?xf64, #sparse>, %arg1: tensor<?xf64, #sparse1>) -> f64 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.lvl %arg1, %c0 : tensor<?xf64, #sparse1>
// CHECK-NEXT:     %5:3 = scf.while (%arg2 = %2, %arg3 = %cst, %arg4 = %c0) : (index, f64, index) -> (index, f64, index) {
// CHECK-NEXT:       %7 = arith.cmpi ult, %arg2, %3 : index
// CHECK-NEXT:       scf.condition(%7) %arg2, %arg3, %arg4 : index, f64, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: index):
// CHECK-NEXT:       %7 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi eq, %7, %arg4 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (f64) {
// CHECK-NEXT:         %13 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:         %14 = memref.load %13[%arg2] : memref<?xf64>
// CHECK-NEXT:         %15 = sparse_tensor.values %arg1 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:         %16 = memref.load %15[%arg4] : memref<?xf64>
// CHECK-NEXT:         %17 = arith.mulf %14, %16 : f64
// CHECK-NEXT:         %18 = arith.addf %arg3, %17 : f64
// CHECK-NEXT:         scf.yield %18 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %13 = sparse_tensor.values %arg1 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:         %14 = memref.load %13[%arg4] : memref<?xf64>
// CHECK-NEXT:         %15 = arith.addf %arg3, %14 : f64
// CHECK-NEXT:         scf.yield %15 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %10 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %11 = arith.select %8, %10, %arg2 : index
// CHECK-NEXT:       %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       scf.yield %11, %9, %12 : index, f64, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = scf.for %arg2 = %5#2 to %4 step %c1 iter_args(%arg3 = %5#1) -> (f64) {
// CHECK-NEXT:       %7 = sparse_tensor.values %arg1 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:       %8 = memref.load %7[%arg2] : memref<?xf64>
// CHECK-NEXT:       %9 = arith.addf %arg3, %8 : f64
// CHECK-NEXT:       scf.yield %9 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %6 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
