// RUN: pyopt %s --composite-fixed-point-pass="pipeline=func.func(cse,canonicalize)" --mlir-print-ir-after-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=DUMPS
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(composite-fixed-point-pass{name=Two pipeline={cse,canonicalize}}))" --mlir-print-ir-after=composite-fixed-point-pass -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAMED
// RUN: pyopt %s --composite-fixed-point-pass="pipeline=cse max-iterations=1" 2>&1 | FileCheck %s --check-prefix=WARNING
// RUN: not pyopt %s --composite-fixed-point-pass="pipeline=nope" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not pyopt %s --composite-fixed-point-pass="pipeline=llvm-request-c-wrappers" 2>&1 | FileCheck %s --check-prefix=OTHER

func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.addi %a, %c0 : i32
  %2 = arith.subi %0, %1 : i32
  return %2 : i32
}

// DUMPS: IR Dump After CSE (cse)
// DUMPS: IR Dump After Canonicalizer (canonicalize)
// DUMPS: IR Dump After CSE (cse)
// DUMPS: IR Dump After Canonicalizer (canonicalize)
// DUMPS-NOT: CSE
// DUMPS: IR Dump After CompositeFixedPointPass (composite-fixed-point-pass)
// DUMPS-NOT: IR Dump

// NAMED: IR Dump After Two (composite-fixed-point-pass)
// NAMED-NEXT: func.func @f(%arg0: i32) -> i32 {
// NAMED-NEXT:   %c0_i32 = arith.constant 0 : i32
// NAMED-NEXT:   return %c0_i32 : i32
// NAMED-NEXT: }

// WARNING: iterations.mlir:0:0: warning: Composite pass "CompositeFixedPointPass"+ didn't converge in 1 iterations
// WARNING-NEXT: iterations.mlir:0:0: note: see current operation:
// WARNING-NEXT: module {
// WARNING: arith.subi %0, %0 : i32

// UNKNOWN: MLIR Textual PassPipeline Parser:1:1: error: 'nope' does not refer to a registered pass or pass pipeline
// UNKNOWN: <unknown>:0: error: Failed to parse composite pass pipeline

// OTHER: iterations.mlir:0:0: error: 'builtin.module' op trying to schedule pass 'LLVMRequestCWrappersPass' on an unsupported operation
