// RUN: not pyopt --mlir-pretty-debuginfo --split-input-file %s 2>&1 | FileCheck %s
// RUN: not pyopt --mlir-print-debuginfo --mlir-pretty-debuginfo --split-input-file %s 2>&1 | FileCheck %s
// RUN: not pyopt --split-input-file %s 2>&1 | FileCheck %s --check-prefix=PLAIN

// Locations without a file, in front of messages.

func.func @f() -> i32 {
  return loc("a")
}
// CHECK: <unknown>:0: error: "a": 'func.return' op has 0 operands
// PLAIN: <unknown>:0: error: loc("a"): 'func.return' op has 0 operands

// -----

func.func @f() -> i32 {
  return loc("b\22"(callsite("c" at "d")))
}
// CHECK: <unknown>:0: error: "b\22"("c"
// CHECK-NEXT: at "d"): 'func.return' op has 0 operands
// CHECK-NEXT: <unknown>:0: note: "d": called from
// PLAIN: <unknown>:0: error: loc("b\22"(callsite("c" at "d"))): 'func.return' op has 0 operands
// PLAIN-NEXT: <unknown>:0: note: loc("d"): called from

// -----

func.func @f() -> i32 {
  return loc(fused<"m">["a", "b"])
}
// CHECK: <unknown>:0: error: <"m">["a", "b"]: 'func.return' op has 0 operands
// PLAIN: <unknown>:0: error: loc(fused<"m">["a", "b"]): 'func.return' op has 0 operands
