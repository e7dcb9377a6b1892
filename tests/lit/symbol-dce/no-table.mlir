// RUN: pyopt %s --pass-pipeline='builtin.module(func.func(symbol-dce))' --verify-diagnostics

// expected-error @+1 {{'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table}}
func.func @f() {
  return
}
