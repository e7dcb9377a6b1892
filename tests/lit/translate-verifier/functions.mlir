// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: attributes of functions and their calling conventions. tests/differential/test_rejected_translations.py compares each chunk.

// expected-error @+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} {
  llvm.return
}

// -----

llvm.func @f() attributes {optimize_none, no_inline} {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'noinline and alwaysinline' are incompatible!}}
llvm.func @f() attributes {passthrough = ["noinline", "alwaysinline"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {passthrough = ["optnone"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'optsize and optnone' are incompatible!}}
llvm.func @f() attributes {passthrough = ["optnone", "noinline", "optsize"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'minsize and optnone' are incompatible!}}
llvm.func @f() attributes {passthrough = ["optnone", "noinline", "minsize"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'byval' does not apply to functions!}}
llvm.func @f() attributes {passthrough = ["byval"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'noalias' does not apply to functions!}}
llvm.func @f() attributes {passthrough = ["noalias"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'jumptable' requires 'unnamed_addr'}}
llvm.func @f() attributes {passthrough = ["jumptable"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["alignstack", "3"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'frame-pointer' attribute: x}}
llvm.func @f() attributes {passthrough = [["frame-pointer", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'denormal-fp-math' attribute: x}}
llvm.func @f() attributes {passthrough = [["denormal-fp-math", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{"patchable-function-prefix" takes an unsigned integer: x}}
llvm.func @f() attributes {passthrough = [["patchable-function-prefix", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{'vscale_range' minimum must be power-of-two value}}
llvm.func @f() attributes {vscale_range = #llvm.vscale_range<minRange = 3, maxRange = 4>} {
  llvm.return
}

// -----

// expected-error @+1 {{'vscale_range' minimum cannot be greater than maximum}}
llvm.func @f() attributes {vscale_range = #llvm.vscale_range<minRange = 4, maxRange = 2>} {
  llvm.return
}

// -----

// expected-error @+1 {{'vscale_range' minimum must be greater than 0}}
llvm.func @f() attributes {vscale_range = #llvm.vscale_range<minRange = 0, maxRange = 2>} {
  llvm.return
}

// -----

llvm.func @f() attributes {alignment = 3 : i64} {
  llvm.return
}

// -----

llvm.func @f() attributes {arm_streaming, arm_locally_streaming, arm_streaming_compatible} {
  llvm.return
}

// -----

llvm.func @f() attributes {arm_new_za, arm_in_za} {
  llvm.return
}

// -----

// expected-error @+1 {{Calling convention requires void return type}}
llvm.func amdgpu_kernelcc @f() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{Calling convention requires void return type}}
llvm.func spir_kernelcc @f() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{Calling convention does not support varargs or perfect forwarding!}}
llvm.func amdgpu_kernelcc @f(...)

// -----

llvm.func spir_funccc @f(i32, ...)

// -----

// expected-error @+1 {{Calling convention does not support varargs or perfect forwarding!}}
llvm.func fastcc @f(i32, ...)

// -----

// expected-error @+1 {{Calling convention disallows byval}}
llvm.func amdgpu_kernelcc @f(%a: !llvm.ptr {llvm.byval = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{Calling convention does not allow sret}}
llvm.func amdgpu_kernelcc @f(%a: !llvm.ptr {llvm.sret = i32}) {
  llvm.return
}

// -----

llvm.func ptx_kernelcc @f() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

llvm.func x86_intrcc @f() {
  llvm.return
}

// -----

// expected-error @+1 {{Calling convention parameter requires byval}}
llvm.func x86_intrcc @f(%a: !llvm.ptr) {
  llvm.return
}

// -----

// expected-error @+1 {{Calling convention does not support varargs or perfect forwarding!}}
llvm.func coldcc @f(i32, ...)

// -----

llvm.func @f() attributes {passthrough = [["allockind", "1"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{'allocsize' element size argument is out of bounds}}
llvm.func @f() attributes {passthrough = [["allocsize", "1"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'optdebug and optnone' are incompatible!}}
llvm.func @f() attributes {passthrough = ["optnone", "noinline", "optdebug"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'nest' does not apply to functions!}}
llvm.func @f() attributes {passthrough = ["nest"]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'readnone' does not apply to functions!}}
llvm.func @f() attributes {passthrough = ["readnone"]} {
  llvm.return
}

// -----

// expected-error @+1 {{'vscale_range' minimum must be greater than 0}}
llvm.func @f() attributes {passthrough = [["vscale_range", "1"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'denormal-fp-math' attribute: x}}
llvm.func @f() attributes {
  frame_pointer = #llvm.framePointerKind<all>,
  denormal_fp_math = "x",
  target_features = #llvm.target_features<["+a"]>
} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'align 3' does not apply to functions!}}
llvm.func @f() attributes {passthrough = [["align", "3"], ["memory", "1"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'no-nans-fp-math' attribute: x}}
llvm.func @f() attributes {passthrough = [["no-nans-fp-math", "x"], ["strictfp", ""]]} {
  llvm.return
}

// -----

// expected-error @+1 {{"warn-stack-size" takes an unsigned integer: x}}
llvm.func @f() attributes {passthrough = [["warn-stack-size", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{"patchable-function-entry" takes an unsigned integer: -1}}
llvm.func @f() attributes {passthrough = [["patchable-function-entry", "-1"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'sign-return-address' attribute: x}}
llvm.func @f() attributes {passthrough = [["sign-return-address", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'branch-target-enforcement' attribute: x}}
llvm.func @f() attributes {passthrough = [["branch-target-enforcement", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{invalid value for 'denormal-fp-math-f32' attribute: ieee,x}}
llvm.func @f() attributes {passthrough = [["denormal-fp-math-f32", "ieee,x"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["denormal-fp-math-f32", "ieee,dynamic"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["unsafe-fp-math", "x"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'nofpclass(nan)' does not apply to functions!}}
llvm.func @f() attributes {passthrough = [["nofpclass", "3"]]} {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'initializes' does not apply to functions!}}
llvm.func @f() attributes {passthrough = ["initializes"]} {
  llvm.return
}
