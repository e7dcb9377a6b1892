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
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xi1, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xi1, #sparse> to memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %0[%c1] : memref<?xindex>
// CHECK-NEXT:     %4 = scf.while (%arg2 = %2) : (index) -> index {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg2, %3 : index
// CHECK-NEXT:       %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:         %8 = memref.load %1[%2] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:         %10 = arith.cmpi eq, %8, %9 : index
// CHECK-NEXT:         scf.yield %10 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%7) %arg2 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %6 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       scf.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:2 = scf.while (%arg2 = %2, %arg3 = %4) : (index, index) -> (index, index) {
// CHECK-NEXT:       %6 = arith.cmpi ult, %arg2, %3 : index
// CHECK-NEXT:       scf.condition(%6) %arg2, %arg3 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       %6 = memref.load %1[%arg2] : memref<?xindex>
// CHECK-NEXT:       %7 = sparse_tensor.values %arg0 : tensor<8xi1, #sparse> to memref<?xi1>
// CHECK-NEXT:       %8 = memref.load %7[%arg2] : memref<?xi1>
// CHECK-NEXT:       %9 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:       %10 = scf.for %arg4 = %9 to %arg3 step %c1 iter_args(%arg5 = %8) -> (i1) {
// CHECK-NEXT:         %12 = memref.load %7[%arg4] : memref<?xi1>
// CHECK-NEXT:         %13 = arith.ori %arg5, %12 : i1
// CHECK-NEXT:         scf.yield %13 : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %10, %arg1[%6] : memref<8xi1>
// CHECK-NEXT:       %11 = scf.while (%arg4 = %arg3) : (index) -> index {
// CHECK-NEXT:         %12 = arith.cmpi ult, %arg4, %3 : index
// CHECK-NEXT:         %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:           %14 = memref.load %1[%arg3] : memref<?xindex>
// CHECK-NEXT:           %15 = memref.load %1[%arg4] : memref<?xindex>
// CHECK-NEXT:           %16 = arith.cmpi eq, %14, %15 : index
// CHECK-NEXT:           scf.yield %16 : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %false : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%13) %arg4 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         %12 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:         scf.yield %12 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg3, %11 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
