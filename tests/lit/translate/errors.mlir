// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

llvm.func @f() {
  // expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: foo.bar}}
  "foo.bar"() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  // expected-error @+1 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  llvm.return
}
// -----
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func @f(%a: i32) {
  return
}
// -----
// expected-error @+1 {{FloatAttr does not match expected type of the constant}}
llvm.mlir.global external constant @a(1.0 : f32) : f64
// -----
// expected-error @+1 {{unsupported constant value}}
llvm.mlir.global weak @a(unit) : i32
// -----
// expected-error @+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @f() attributes {passthrough = [["alignstack"]]}
// -----
// expected-error @+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @f() attributes {passthrough = ["alignstack"]}
// -----
// expected-error @+1 {{LLVM attribute 'noinline' does not expect a value, found 'x'}}
llvm.func @f() attributes {passthrough = [["noinline", "x"]]}
// -----
// expected-error @+1 {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @f() attributes {passthrough = [[42, 1]]}
// -----
// expected-error @+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @f() attributes {passthrough = [42]}
// -----
// expected-error @+1 {{LLVM attribute 'range' does not expect a value, found '3'}}
llvm.func @f() attributes {passthrough = [["range", "3"]]}
// -----
// Variables are made in order, and their values after all of them.
llvm.mlir.global internal @g() : i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.inline_asm "", "=r" : () -> i64
  llvm.return %0 : i64
}
// expected-error @+1 {{expected arrays within 'target_specific_attrs' to contain two strings}}
llvm.mlir.global external @h() {target_specific_attrs = [["x", 1]]} : i32
llvm.mlir.global external @i() {target_specific_attrs = [1]} : i32
// -----
// expected-error @+1 {{expected 'target_specific_attrs' to contain string or array attributes}}
llvm.mlir.global external @h() {target_specific_attrs = [["x"]]} : i32
// -----
// expected-error @+1 {{LLVM attribute 'memory' expects a value}}
llvm.mlir.global external @h() {target_specific_attrs = ["memory"]} : i32
// -----
llvm.mlir.global internal @g() : i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  // expected-error @+1 {{unemittable constant value}}
  %3 = llvm.udiv %2, %2 : i64
  llvm.return %3 : i64
}
// -----
// Ops that the dialect does not have.
llvm.func @f() {
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.intr.vector.partial.reduce}}
  "llvm.intr.vector.partial.reduce"() : () -> ()
  llvm.return
}
