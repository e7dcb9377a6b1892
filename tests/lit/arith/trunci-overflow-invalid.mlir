// RUN: pyopt %s --split-input-file --verify-diagnostics

// Overflow flags of arith.trunci.

func.func @trunci_unknown(%x: i64) -> i8 {
  // expected-error @+2 {{custom op 'arith.trunci' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error @+1 {{custom op 'arith.trunci' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.trunci %x overflow<nxw> : i64 to i8
  return %0 : i8
}
