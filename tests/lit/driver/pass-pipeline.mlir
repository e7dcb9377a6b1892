// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(cse,canonicalize))" | FileCheck %s --check-prefixes=CHECK,BOTH
// RUN: pyopt %s --pass-pipeline "builtin.module( func.func( cse ) , func.func(canonicalize{ top-down=false }) )" | FileCheck %s --check-prefixes=CHECK,BOTH
// RUN: pyopt %s --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,BOTH
// RUN: pyopt %s -canonicalize="max-iterations=3 region-simplify=disabled" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(builtin.module(func.func(canonicalize)))" | FileCheck %s --check-prefix=INNER
// RUN: pyopt %s --pass-pipeline="any(builtin.module(any(canonicalize)))" | FileCheck %s --check-prefix=INNER

// CHECK-LABEL: func.func @outer
// CHECK-NEXT:    return %arg0 : i32
// INNER-LABEL: func.func @outer
// INNER:         arith.addi
func.func @outer(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}

module {
  // BOTH-LABEL:  func.func @inner
  // INNER-LABEL: func.func @inner
  // INNER-NEXT:    return %arg0 : i32
  func.func @inner(%a: i32) -> i32 {
    %0 = arith.constant 0 : i32
    %1 = arith.addi %a, %0 : i32
    return %1 : i32
  }
}
