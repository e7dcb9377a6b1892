// RUN: pyopt %s --lower-sparse-iteration-to-scf | FileCheck %s

// Values with the same coordinate add up; of truth values, one that is true is enough.

#Repeated = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
func.func @any(%a: tensor<8xi1, #Repeated>, %x: memref<8xi1>) {
  %space = sparse_tensor.extract_iteration_space %a lvls = 0
      : tensor<8xi1, #Repeated> -> !sparse_tensor.iter_space<#Repeated, lvls = 0>
  sparse_tensor.iterate %it in %space at(%i) : !sparse_tensor.iter_space<#Repeated, lvls = 0> {
    %v = sparse_tensor.extract_value %a at %it
        : tensor<8xi1, #Repeated>, !sparse_tensor.iterator<#Repeated, lvls = 0>
    memref.store %v, %x[%i] : memref<8xi1>
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @any(%arg0: tensor<8xi1, #sparse>, %arg1: memref<8xi1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c0_0 : tensor<8xi1, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xi1, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xi1, #sparse> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %1[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %5 = memref.load %1[%4] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg2 = %3) : (index) -> index {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         %10 = memref.load %2[%3] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:         %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:         scf.yield %12 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %false = arith.constant false
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%9) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %8 = arith.addi %arg2, %c1_1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg2 = %3, %arg3 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg2, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg2, %arg3 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %8 = memref.load %2[%arg2] : memref<?xindex>
// CHECK-NEXT:       %9 = sparse_tensor.values %arg0 : tensor<8xi1, #sparse> to memref<?xi1>
// CHECK-NEXT:       %10 = memref.load %9[%arg2] : memref<?xi1>
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %11 = arith.addi %arg2, %c1_1 : index
// CHECK-NEXT:       %c1_2 = arith.constant 1 : index
// CHECK-NEXT:       %12 = scf.for %arg4 = %11 to %arg3 step %c1_2 iter_args(%arg5 = %10) -> (i1) {
// CHECK-NEXT:         %14 = memref.load %9[%arg4] : memref<?xi1>
// CHECK-NEXT:         %15 = arith.ori %arg5, %14 : i1
// CHECK-NEXT:         scf.yield %15 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %12, %arg1[%8] : memref<8xi1>
// CHECK-NEXT:       %13 = scf.while (%arg4 = %arg3) : (index) -> index {
// CHECK-NEXT:         %14 = arith.cmpi ult, %arg4, %5 : index
// CHECK-NEXT:         %15 = scf.if %14 -> (i1) {
// CHECK-NEXT:           %16 = memref.load %2[%arg3] : memref<?xindex>
// CHECK-NEXT:           %17 = memref.load %2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %18 = arith.cmpi eq, %16, %17 : index
// CHECK-NEXT:           scf.yield %18 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %false = arith.constant false
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%15) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %c1_3 = arith.constant 1 : index
// CHECK-NEXT:         %14 = arith.addi %arg4, %c1_3 : index
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg3, %13 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
