// RUN: pyopt %s --cse --canonicalize --mlir-print-ir-before=canonicalize,cse --mlir-print-ir-after=cse -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAMED
// RUN: pyopt %s --canonicalize --cse --mlir-print-ir-after-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: pyopt %s --cse --canonicalize --mlir-print-ir-after-all --mlir-print-ir-after-change -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHANGE
// RUN: pyopt %s --cse --canonicalize --mlir-print-ir-before=cse --mlir-print-ir-after-change 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(cse,canonicalize))" --mlir-disable-threading --mlir-print-ir-before-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(cse),cse)" --mlir-disable-threading --mlir-print-ir-before-all --mlir-print-ir-module-scope -o /dev/null 2>&1 | FileCheck %s --check-prefix=SCOPE

// NAMED:     // -----// IR Dump Before CSE (cse) //----- //

// NAMED:     // -----// IR Dump After CSE (cse) //----- //

// NAMED:     // -----// IR Dump Before Canonicalizer (canonicalize) //----- //

// ALL:       // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// ALL-NEXT:  module {
// ALL-NEXT:    func.func @f(%arg0: i32) -> i32 {
// ALL-NEXT:      return %arg0 : i32
// ALL-NEXT:    }
// ALL-NEXT:    func.func @g() {
// ALL-NEXT:      return
// ALL-NEXT:    }
// ALL-NEXT:  }
// ALL-EMPTY:
// ALL-EMPTY:
// ALL-NEXT:  // -----// IR Dump After CSE (cse) //----- //

// CHANGE-NOT: CSE
// CHANGE:     // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHANGE-NOT: CSE

// Changes alone ask for nothing.
// ALONE:      IR Dump Before CSE
// ALONE-NOT:  IR Dump

// All passes run on one function before the next function has its turn.
// NESTED:       // -----// IR Dump Before CSE (cse) //----- //
// NESTED-NEXT:  func.func @f(%arg0: i32) -> i32 {
// NESTED:       // -----// IR Dump Before Canonicalizer (canonicalize) //----- //
// NESTED-NEXT:  func.func @f(%arg0: i32) -> i32 {
// NESTED:       // -----// IR Dump Before CSE (cse) //----- //
// NESTED-NEXT:  func.func @g() {
// NESTED-NEXT:    return
// NESTED-NEXT:  }
// NESTED-EMPTY:
// NESTED-NEXT:  // -----// IR Dump Before Canonicalizer (canonicalize) //----- //

// SCOPE:      // -----// IR Dump Before CSE (cse) ('func.func' operation: @f) //----- //
// SCOPE-NEXT: module {
// SCOPE:      // -----// IR Dump Before CSE (cse) ('func.func' operation: @g) //----- //
// SCOPE-NEXT: module {
// SCOPE:      // -----// IR Dump Before CSE (cse) ('builtin.module' operation) //----- //

func.func @f(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
func.func @g() {
  return
}
