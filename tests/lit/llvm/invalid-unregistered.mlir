// RUN: pyopt --split-input-file --verify-diagnostics %s

// What pyopt does not know of the dialect is rejected, as for any dialect that nobody registered, but ops in generic form
// (ir/unknown-ops.mlir).

// expected-error @+1 {{`!"llvm"<"func<void (i32, ptr)>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f(!llvm.func<void (i32, ptr)>)

// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f(!llvm.array<2 x vec<4 x ptr>>)

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @+2 {{Dialect `llvm' not found for custom op 'llvm.load' }}
  // expected-note @+1 {{Registered dialects: }}
  %0 = llvm.load %p : !llvm.ptr -> i32
  return
}

// -----

// expected-error @+1 {{#"llvm"<"linkage<external>"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func @f(%p: !llvm.ptr) attributes {a = #llvm.linkage<external>} {
  return
}
