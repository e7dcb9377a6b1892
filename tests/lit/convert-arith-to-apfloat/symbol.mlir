// RUN: pyopt --convert-arith-to-apfloat --split-input-file --verify-diagnostics %s

// mlir-opt has a note without a place besides.

// expected-error @+1 {{redefinition of symbol named '_mlir_apfloat_add'}}
llvm.func @_mlir_apfloat_add(i32, i64)

func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
