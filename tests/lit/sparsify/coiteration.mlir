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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.lvl %arg1, %c0_2 : tensor<8xf64, #sparse1>
// CHECK-NEXT:     %7 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %8 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xi32>
// CHECK-NEXT:     %9 = memref.load %7[%c0_1] : memref<?xi32>
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %11 = arith.index_cast %10 : i64 to index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %12 = arith.addi %c0_1, %c1_3 : index
// CHECK-NEXT:     %13 = memref.load %7[%12] : memref<?xi32>
// CHECK-NEXT:     %14 = arith.extui %13 : i32 to i64
// CHECK-NEXT:     %15 = arith.index_cast %14 : i64 to index
// CHECK-NEXT:     %16:2 = scf.while (%arg3 = %3, %arg4 = %11) : (index, index) -> (index, index) {
// CHECK-NEXT:       %17 = arith.cmpi ult, %arg3, %5 : index
// CHECK-NEXT:       %18 = arith.cmpi ult, %arg4, %15 : index
// CHECK-NEXT:       %19 = arith.andi %17, %18 : i1
// CHECK-NEXT:       scf.condition(%19) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %17 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %18 = memref.load %8[%arg4] : memref<?xi32>
// CHECK-NEXT:       %19 = arith.extui %18 : i32 to i64
// CHECK-NEXT:       %20 = arith.index_cast %19 : i64 to index
// CHECK-NEXT:       %21 = arith.cmpi ult, %20, %17 : index
// CHECK-NEXT:       %22 = arith.select %21, %20, %17 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %17, %22 : index
// CHECK-NEXT:       %24 = arith.cmpi eq, %20, %22 : index
// CHECK-NEXT:       %25 = arith.andi %23, %24 : i1
// CHECK-NEXT:       scf.if %25 {
// CHECK-NEXT:         %30 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:         %31 = memref.load %30[%arg3] : memref<?xf64>
// CHECK-NEXT:         %32 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:         %33 = memref.load %32[%arg4] : memref<?xf64>
// CHECK-NEXT:         %34 = arith.addf %31, %33 : f64
// CHECK-NEXT:         memref.store %34, %arg2[%22] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.if %23 {
// CHECK-NEXT:           %30 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:           %31 = memref.load %30[%arg3] : memref<?xf64>
// CHECK-NEXT:           memref.store %31, %arg2[%22] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %30 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:           %31 = memref.load %30[%arg4] : memref<?xf64>
// CHECK-NEXT:           memref.store %31, %arg2[%22] : memref<8xf64>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       %26 = arith.addi %arg3, %c1_6 : index
// CHECK-NEXT:       %27 = arith.select %23, %26, %arg3 : index
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %28 = arith.addi %arg4, %c1_7 : index
// CHECK-NEXT:       %29 = arith.select %24, %28, %arg4 : index
// CHECK-NEXT:       scf.yield %27, %29 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %16#0 to %5 step %c1_4 {
// CHECK-NEXT:       %17 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:       %19 = memref.load %18[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %19, %arg2[%17] : memref<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %16#1 to %15 step %c1_5 {
// CHECK-NEXT:       %17 = memref.load %8[%arg3] : memref<?xi32>
// CHECK-NEXT:       %18 = arith.extui %17 : i32 to i64
// CHECK-NEXT:       %19 = arith.index_cast %18 : i64 to index
// CHECK-NEXT:       %20 = sparse_tensor.values %arg1 : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:       %21 = memref.load %20[%arg3] : memref<?xf64>
// CHECK-NEXT:       memref.store %21, %arg2[%19] : memref<8xf64>
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_1 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0_0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0_0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.lvl %arg1, %c0_3 : tensor<8xf64, #sparse>
// CHECK-NEXT:     %7 = sparse_tensor.positions %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.coordinates %arg1 {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %7[%c0_2] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %10 = arith.addi %c0_2, %c1_4 : index
// CHECK-NEXT:     %11 = memref.load %7[%10] : memref<?xindex>
// CHECK-NEXT:     %12:3 = scf.while (%arg2 = %3, %arg3 = %9, %arg4 = %c0) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:       %14 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       %15 = arith.cmpi ult, %arg3, %11 : index
// CHECK-NEXT:       %16 = arith.andi %14, %15 : i1
// CHECK-NEXT:       scf.condition(%16) %arg2, %arg3, %arg4 : index, index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %14 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %15 = memref.load %8[%arg3] : memref<?xindex>
// CHECK-NEXT:       %16 = arith.cmpi ult, %15, %14 : index
// CHECK-NEXT:       %17 = arith.select %16, %15, %14 : index
// CHECK-NEXT:       %18 = arith.cmpi eq, %14, %17 : index
// CHECK-NEXT:       %19 = arith.cmpi eq, %15, %17 : index
// CHECK-NEXT:       %20 = arith.cmpi ne, %15, %17 : index
// CHECK-NEXT:       %21 = arith.andi %18, %20 : i1
// CHECK-NEXT:       %22 = scf.if %21 -> (index) {
// CHECK-NEXT:         %27 = arith.addi %arg4, %17 : index
// CHECK-NEXT:         scf.yield %27 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       %23 = arith.addi %arg2, %c1_6 : index
// CHECK-NEXT:       %24 = arith.select %18, %23, %arg2 : index
// CHECK-NEXT:       %c1_7 = arith.constant 1 : index
// CHECK-NEXT:       %25 = arith.addi %arg3, %c1_7 : index
// CHECK-NEXT:       %26 = arith.select %19, %25, %arg3 : index
// CHECK-NEXT:       scf.yield %24, %26, %22 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %13 = scf.for %arg2 = %12#0 to %5 step %c1_5 iter_args(%arg3 = %12#2) -> (index) {
// CHECK-NEXT:       %14 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %arg3, %14 : index
// CHECK-NEXT:       scf.yield %15 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %13 : index
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
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<?xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.lvl %arg1, %c0_2 : tensor<?xf64, #sparse1>
// CHECK-NEXT:     %7 = arith.muli %c0_1, %6 : index
// CHECK-NEXT:     %8 = arith.subi %7, %7 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %9:3 = scf.while (%arg2 = %3, %arg3 = %cst, %arg4 = %c0_3) : (index, f64, index) -> (index, f64, index) {
// CHECK-NEXT:       %11 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       scf.condition(%11) %arg2, %arg3, %arg4 : index, f64, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: f64, %arg4: index):
// CHECK-NEXT:       %11 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi eq, %11, %arg4 : index
// CHECK-NEXT:       %13 = scf.if %12 -> (f64) {
// CHECK-NEXT:         %17 = sparse_tensor.values %arg0 : tensor<?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:         %18 = memref.load %17[%arg2] : memref<?xf64>
// CHECK-NEXT:         %19 = sparse_tensor.values %arg1 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:         %20 = memref.load %19[%arg4] : memref<?xf64>
// CHECK-NEXT:         %21 = arith.mulf %18, %20 : f64
// CHECK-NEXT:         %22 = arith.addf %arg3, %21 : f64
// CHECK-NEXT:         scf.yield %22 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %17 = sparse_tensor.values %arg1 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:         %18 = memref.load %17[%arg4] : memref<?xf64>
// CHECK-NEXT:         %19 = arith.addf %arg3, %18 : f64
// CHECK-NEXT:         scf.yield %19 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %c1_5 = arith.constant 1 : index
// CHECK-NEXT:       %14 = arith.addi %arg2, %c1_5 : index
// CHECK-NEXT:       %15 = arith.select %12, %14, %arg2 : index
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       %16 = arith.addi %arg4, %c1_6 : index
// CHECK-NEXT:       scf.yield %15, %13, %16 : index, f64, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %10 = scf.for %arg2 = %9#2 to %6 step %c1_4 iter_args(%arg3 = %9#1) -> (f64) {
// CHECK-NEXT:       %11 = sparse_tensor.values %arg1 : tensor<?xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:       %12 = memref.load %11[%arg2] : memref<?xf64>
// CHECK-NEXT:       %13 = arith.addf %arg3, %12 : f64
// CHECK-NEXT:       scf.yield %13 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return %10 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
