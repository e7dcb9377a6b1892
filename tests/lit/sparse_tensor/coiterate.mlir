// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// coiterate and extract_value.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @coiterate(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
                     %t: !sparse_tensor.iter_space<#COO, lvls = 0>, %n: index, %x: f32) -> index {
  %0 = sparse_tensor.coiterate (%s, %t) at(%c)
      iter_args(%a = %n)
      : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
      -> index
  case %i, _ {
    sparse_tensor.yield %c : index
  }
  case %i, %j {
    sparse_tensor.yield %a : index
  }
  %1:2 = sparse_tensor.coiterate (%s, %t) at(_)
      iter_args(%a = %n, %b = %x)
      : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
      -> (index, f32)
  case _, %j {
    sparse_tensor.yield %a, %b : index, f32
  }
  sparse_tensor.coiterate (%s, %t)
      : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %i, %j {
  }
  case _, %j {
    %2 = arith.addf %x, %x : f32
  } {keep}
  return %0 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @coiterate(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg1: !sparse_tensor.iter_space<#sparse1, lvls = 0>, %arg2: index, %arg3: f32) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.coiterate (%arg0, %arg1) at(%arg5) iter_args(%arg4 = %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>) -> index
// CHECK-NEXT:     case %arg6, _ {
// CHECK-NEXT:       sparse_tensor.yield %arg5 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     case %arg6, %arg7 {
// CHECK-NEXT:       sparse_tensor.yield %arg4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = sparse_tensor.coiterate (%arg0, %arg1) iter_args(%arg4 = %arg2, %arg5 = %arg3) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>) -> (index, f32)
// CHECK-NEXT:     case _, %arg6 {
// CHECK-NEXT:       sparse_tensor.yield %arg4, %arg5 : index, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     sparse_tensor.coiterate (%arg0, %arg1) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>)
// CHECK-NEXT:     case %arg4, %arg5 {
// CHECK-NEXT:     }
// CHECK-NEXT:     case _, %arg4 {
// CHECK-NEXT:       %2 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT:     } {keep}
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, index, f32) -> index, sym_name = "coiterate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg1: !sparse_tensor.iter_space<#sparse1, lvls = 0>, %arg2: index, %arg3: f32):
// GENERIC-NEXT:     %0 = "sparse_tensor.coiterate"(%arg0, %arg1, %arg2) <{cases = [1, 3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg14: index, %arg15: index, %arg16: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg15) : (index) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg10: index, %arg11: index, %arg12: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg13: !sparse_tensor.iterator<#sparse1, lvls = 0>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg10) : (index) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, index) -> index
// GENERIC-NEXT:     %1:2 = "sparse_tensor.coiterate"(%arg0, %arg1, %arg2, %arg3) <{cases = [2], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 2>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: index, %arg8: f32, %arg9: !sparse_tensor.iterator<#sparse1, lvls = 0>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg7, %arg8) : (index, f32) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, index, f32) -> (index, f32)
// GENERIC-NEXT:     "sparse_tensor.coiterate"(%arg0, %arg1) <{cases = [3, 2], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg6: !sparse_tensor.iterator<#sparse1, lvls = 0>):
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg4: !sparse_tensor.iterator<#sparse1, lvls = 0>):
// GENERIC-NEXT:       %2 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "sparse_tensor.yield"() : () -> ()
// GENERIC-NEXT:     }) {keep} : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>) -> ()
// GENERIC-NEXT:     "func.return"(%0) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @extract_value(%t: tensor<?x?xf32, #CSR>, %i: !sparse_tensor.iterator<#CSR, lvls = 1>)
    -> f32 {
  %0 = sparse_tensor.extract_value %t at %i {keep}
      : tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
  %1 = "sparse_tensor.extract_value"(%t, %i)
      : (tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>) -> f32
  return %0 : f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extract_value(%arg0: tensor<?x?xf32, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32 {
// CHECK-NEXT:     %0 = sparse_tensor.extract_value %arg0 at %arg1 {keep} : tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:     %1 = sparse_tensor.extract_value %arg0 at %arg1 : tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32, sym_name = "extract_value"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf32, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.extract_value"(%arg0, %arg1) {keep} : (tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32
// GENERIC-NEXT:     %1 = "sparse_tensor.extract_value"(%arg0, %arg1) : (tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32
// GENERIC-NEXT:     "func.return"(%0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
