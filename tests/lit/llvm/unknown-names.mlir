// RUN: pyopt --split-input-file --verify-diagnostics %s
// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// What the dialect does not declare does not exist, whatever is allowed of other dialects.
// expected-error @+1 {{custom op 'llvm.named_metadata' is unknown}}
llvm.named_metadata "x"

// -----

llvm.func @f() {
  // expected-error @+1 {{custom op 'llvm.intr.nothing' is unknown}}
  llvm.intr.nothing
}

// -----

// expected-error @+1 {{unknown attribute `captures` in dialect `llvm`}}
llvm.func @f(%p: !llvm.ptr {llvm.captures = #llvm.captures<none>})

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `llvm`}}
func.func private @f() attributes {a = #llvm.foo<1, "b">}

// -----

// expected-error @+1 {{unknown LLVM type: nothing}}
func.func private @f(!llvm.nothing)
