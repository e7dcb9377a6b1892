// RUN: pyopt --split-input-file --convert-arith-to-llvm --verify-diagnostics %s

// Casts of memrefs.

func.func @f(%a: memref<2xindex>) {
  // expected-error @+1 {{'llvm.trunc' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>'}}
  %0 = arith.index_cast %a : memref<2xindex> to memref<2xi32>
  return
}
