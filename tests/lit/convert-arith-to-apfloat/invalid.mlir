// RUN: pyopt --convert-arith-to-apfloat --split-input-file --verify-diagnostics %s

// expected-error @+1 {{matched function '_mlir_apfloat_add' but with different type: '(i32, i64) -> i64' (expected '(i32, i64, i64) -> i64')}}
func.func private @_mlir_apfloat_add(i32, i64) -> i64

func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
