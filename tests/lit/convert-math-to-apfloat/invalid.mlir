// RUN: pyopt --convert-math-to-apfloat --split-input-file --verify-diagnostics %s

// expected-error @+1 {{matched function '_mlir_apfloat_isnan' but with different type: '(i32, i64) -> i8' (expected '(i32, i64) -> i1')}}
func.func private @_mlir_apfloat_isnan(i32, i64) -> i8

func.func @f(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}
