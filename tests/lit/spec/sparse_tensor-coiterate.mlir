// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// The specification's examples of coiterate and extract_value, completed as those in sparse_tensor.mlir are.

// sparse_tensor.coiterate
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @coiterate(%sp1: !sparse_tensor.iter_space<#CSR, lvls = 0>,
                     %sp2: !sparse_tensor.iter_space<#COO, lvls = 0>, %init: index) -> index {
  %ret = sparse_tensor.coiterate (%sp1, %sp2) at(%coord)
      iter_args(%arg = %init)
      : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
      -> index
  case %it1, _ {
    // %coord is specifed in space %sp1 but *NOT* specified in space %sp2.
    sparse_tensor.yield %arg : index
  }
  case %it1, %it2 {
    // %coord is specifed in *BOTH* spaces %sp1 and %sp2.
    sparse_tensor.yield %coord : index
  }
  return %ret : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @coiterate(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg1: !sparse_tensor.iter_space<#sparse1, lvls = 0>, %arg2: index) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.coiterate (%arg0, %arg1) at(%arg4) iter_args(%arg3 = %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>) -> index
// CHECK-NEXT:     case %arg5, _ {
// CHECK-NEXT:       sparse_tensor.yield %arg3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     case %arg5, %arg6 {
// CHECK-NEXT:       sparse_tensor.yield %arg4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, index) -> index, sym_name = "coiterate"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !sparse_tensor.iter_space<#sparse, lvls = 0>, %arg1: !sparse_tensor.iter_space<#sparse1, lvls = 0>, %arg2: index):
// GENERIC-NEXT:     %0 = "sparse_tensor.coiterate"(%arg0, %arg1, %arg2) <{cases = [1, 3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: index, %arg8: index, %arg9: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg7) : (index) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg6: !sparse_tensor.iterator<#sparse1, lvls = 0>):
// GENERIC-NEXT:       "sparse_tensor.yield"(%arg4) : (index) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>, index) -> index
// GENERIC-NEXT:     "func.return"(%0) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.coiterate: elementwise addition between two sparse vectors
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @add(%t1: tensor<?xindex, #SV>, %t2: tensor<?xindex, #SV>, %init: tensor<?xindex, #SV>)
    -> tensor<?xindex, #SV> {
  %sp1 = sparse_tensor.extract_iteration_space %t1 lvls = 0
      : tensor<?xindex, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %sp2 = sparse_tensor.extract_iteration_space %t2 lvls = 0
      : tensor<?xindex, #SV> -> !sparse_tensor.iter_space<#SV, lvls = 0>
  %ret = sparse_tensor.coiterate (%sp1, %sp2) at(%coord)
      iter_args(%arg = %init)
      : (!sparse_tensor.iter_space<#SV, lvls = 0>, !sparse_tensor.iter_space<#SV, lvls = 0>)
      -> tensor<?xindex, #SV>
  case %it1, _ {
    // v = v1 + 0 = v1
    %v1 = sparse_tensor.extract_value %t1 at %it1
        : tensor<?xindex, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %yield = tensor.insert %v1 into %arg[%coord] : tensor<?xindex, #SV>
    sparse_tensor.yield %yield : tensor<?xindex, #SV>
  }
  case _, %it2 {
    // v = v2 + 0 = v2
    %v2 = sparse_tensor.extract_value %t2 at %it2
        : tensor<?xindex, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %yield = tensor.insert %v2 into %arg[%coord] : tensor<?xindex, #SV>
    sparse_tensor.yield %yield : tensor<?xindex, #SV>
  }
  case %it1, %it2 {
    // v = v1 + v2
    %v1 = sparse_tensor.extract_value %t1 at %it1
        : tensor<?xindex, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %v2 = sparse_tensor.extract_value %t2 at %it2
        : tensor<?xindex, #SV>, !sparse_tensor.iterator<#SV, lvls = 0>
    %v = arith.addi %v1, %v2 : index
    %yield = tensor.insert %v into %arg[%coord] : tensor<?xindex, #SV>
    sparse_tensor.yield %yield : tensor<?xindex, #SV>
  }
  return %ret : tensor<?xindex, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @add(%arg0: tensor<?xindex, #sparse>, %arg1: tensor<?xindex, #sparse>, %arg2: tensor<?xindex, #sparse>) -> tensor<?xindex, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<?xindex, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %1 = sparse_tensor.extract_iteration_space %arg1 lvls = 0 : tensor<?xindex, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:     %2 = sparse_tensor.coiterate (%0, %1) at(%arg4) iter_args(%arg3 = %arg2) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>) -> tensor<?xindex, #sparse>
// CHECK-NEXT:     case %arg5, _ {
// CHECK-NEXT:       %3 = sparse_tensor.extract_value %arg0 at %arg5 : tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:       %inserted = tensor.insert %3 into %arg3[%arg4] : tensor<?xindex, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xindex, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     case _, %arg5 {
// CHECK-NEXT:       %3 = sparse_tensor.extract_value %arg1 at %arg5 : tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:       %inserted = tensor.insert %3 into %arg3[%arg4] : tensor<?xindex, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xindex, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     case %arg5, %arg6 {
// CHECK-NEXT:       %3 = sparse_tensor.extract_value %arg0 at %arg5 : tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:       %4 = sparse_tensor.extract_value %arg1 at %arg6 : tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>
// CHECK-NEXT:       %5 = arith.addi %3, %4 : index
// CHECK-NEXT:       %inserted = tensor.insert %5 into %arg3[%arg4] : tensor<?xindex, #sparse>
// CHECK-NEXT:       sparse_tensor.yield %inserted : tensor<?xindex, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<?xindex, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xindex, #sparse>, tensor<?xindex, #sparse>, tensor<?xindex, #sparse>) -> tensor<?xindex, #sparse>, sym_name = "add"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?xindex, #sparse>, %arg1: tensor<?xindex, #sparse>, %arg2: tensor<?xindex, #sparse>):
// GENERIC-NEXT:     %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<?xindex, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// GENERIC-NEXT:     %1 = "sparse_tensor.extract_iteration_space"(%arg1) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<?xindex, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// GENERIC-NEXT:     %2 = "sparse_tensor.coiterate"(%0, %1, %arg2) <{cases = [1, 2, 3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg10: tensor<?xindex, #sparse>, %arg11: index, %arg12: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       %9 = "sparse_tensor.extract_value"(%arg0, %arg12) : (tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> index
// GENERIC-NEXT:       %10 = "tensor.insert"(%9, %arg10, %arg11) : (index, tensor<?xindex, #sparse>, index) -> tensor<?xindex, #sparse>
// GENERIC-NEXT:       "sparse_tensor.yield"(%10) : (tensor<?xindex, #sparse>) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg7: tensor<?xindex, #sparse>, %arg8: index, %arg9: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       %7 = "sparse_tensor.extract_value"(%arg1, %arg9) : (tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> index
// GENERIC-NEXT:       %8 = "tensor.insert"(%7, %arg7, %arg8) : (index, tensor<?xindex, #sparse>, index) -> tensor<?xindex, #sparse>
// GENERIC-NEXT:       "sparse_tensor.yield"(%8) : (tensor<?xindex, #sparse>) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%arg3: tensor<?xindex, #sparse>, %arg4: index, %arg5: !sparse_tensor.iterator<#sparse, lvls = 0>, %arg6: !sparse_tensor.iterator<#sparse, lvls = 0>):
// GENERIC-NEXT:       %3 = "sparse_tensor.extract_value"(%arg0, %arg5) : (tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> index
// GENERIC-NEXT:       %4 = "sparse_tensor.extract_value"(%arg1, %arg6) : (tensor<?xindex, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0>) -> index
// GENERIC-NEXT:       %5 = "arith.addi"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT:       %6 = "tensor.insert"(%5, %arg3, %arg4) : (index, tensor<?xindex, #sparse>, index) -> tensor<?xindex, #sparse>
// GENERIC-NEXT:       "sparse_tensor.yield"(%6) : (tensor<?xindex, #sparse>) -> ()
// GENERIC-NEXT:     }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>, tensor<?xindex, #sparse>) -> tensor<?xindex, #sparse>
// GENERIC-NEXT:     "func.return"(%2) : (tensor<?xindex, #sparse>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// sparse_tensor.extract_value
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @extract_value(%sp: tensor<?x?xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 1>)
    -> f32 {
  %val = sparse_tensor.extract_value %sp at %it
      : tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
  return %val : f32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extract_value(%arg0: tensor<?x?xf32, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32 {
// CHECK-NEXT:     %0 = sparse_tensor.extract_value %arg0 at %arg1 : tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32, sym_name = "extract_value"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<?x?xf32, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 1>):
// GENERIC-NEXT:     %0 = "sparse_tensor.extract_value"(%arg0, %arg1) : (tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32
// GENERIC-NEXT:     "func.return"(%0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
