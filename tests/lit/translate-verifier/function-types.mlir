// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: types of functions, and attributes of those without a body. tests/differential/test_rejected_translations.py compares each chunk.

// expected-error @+1 {{Attributes 'noinline and alwaysinline' are incompatible!}}
llvm.func @f() attributes {no_inline, always_inline}

// -----

// expected-error @+1 {{Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {optimize_none}

// -----

// expected-error @+1 {{function declaration may not have a !prof attachment}}
llvm.func @f() attributes {function_entry_count = 4242 : i64}
llvm.func @g() attributes {function_entry_count = -1 : i64} {
  llvm.return
}

// -----

// expected-error @+1 {{Function arguments must have first-class types!}}
llvm.func @h1(!llvm.void)

// -----

// expected-error @+1 {{Function arguments must have first-class types!}}
llvm.func @h1(!llvm.func<void ()>)

// -----

// expected-error @+1 {{Function takes token but isn't an intrinsic}}
llvm.func @h1(!llvm.token, !llvm.label, !llvm.metadata)

// -----

// expected-error @+1 {{Function takes metadata but isn't an intrinsic}}
llvm.func @h1(!llvm.metadata)

// -----

// expected-error @+1 {{Function takes token but isn't an intrinsic}}
llvm.func @h1(!llvm.token) -> !llvm.token

// -----

// expected-error @+1 {{Function arguments must have first-class types!}}
llvm.func @h1(!llvm.struct<"x", opaque>)

// -----

// expected-error @+1 {{Function arguments must have first-class types!}}
llvm.func @h1(%arg0: !llvm.struct<"x", opaque>) { llvm.return }

// -----

// expected-error @+1 {{Function takes x86_amx but isn't an intrinsic}}
llvm.func @h1(%arg0: !llvm.x86_amx, %arg1: !llvm.ppc_fp128, %arg2: !llvm.target<"spirv.Image", i32, 3>) { llvm.return }

// -----

// expected-error @+2 {{inalloca isn't on the last parameter!}}
// expected-error @+1 {{Attribute 'elementtype' can only be applied to a callsite.}}
llvm.func @f(!llvm.ptr {llvm.byval = i32}, !llvm.ptr {llvm.byref = i32}, !llvm.ptr {llvm.inalloca = i32}, !llvm.ptr {llvm.preallocated = i32}, !llvm.ptr {llvm.elementtype = i32}, !llvm.ptr {llvm.nonnull, llvm.noalias, llvm.readonly, llvm.nofree, llvm.nocapture}, i32 {llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 10>}, !llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.dereferenceable_or_null = 16 : i64, llvm.alignstack = 8 : i64}, !llvm.ptr {llvm.nest}, !llvm.ptr {llvm.returned}, !llvm.ptr {llvm.swiftself, llvm.swiftasync, llvm.swifterror}, f32 {llvm.nofpclass = 3 : i64}, i32 {llvm.zeroext, llvm.allocalign}, !llvm.ptr {llvm.allocptr, llvm.writeonly, llvm.writable, llvm.immarg, llvm.dead_on_unwind})

// -----

// expected-error @+2 {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
// expected-error @+1 {{More than one parameter has attribute nest!}}
llvm.func @f(!llvm.ptr {llvm.nest}, !llvm.ptr {llvm.nest, llvm.byref = !llvm.struct<"x", opaque>}) attributes {optimize_none}

// -----

llvm.func @f(%arg0: !llvm.ptr<7>) {
  llvm.return
}
// expected-error @+1 {{Function returns a token but isn't an intrinsic}}
llvm.func @g() -> !llvm.token

// -----

// expected-error @+1 {{Function returns a x86_amx but isn't an intrinsic}}
llvm.func @g() -> !llvm.x86_amx

// -----

llvm.func @g() -> !llvm.label

// -----

llvm.func @g() -> !llvm.metadata

// -----

llvm.func @g(!llvm.label)

// -----

// expected-error @+1 {{Functions cannot return aggregate values!}}
llvm.func @g() -> !llvm.func<void ()>

// -----

llvm.func @g() -> !llvm.struct<"x", opaque>

// -----

llvm.func @g() -> !llvm.array<2 x i32>
llvm.func @g1(!llvm.array<2 x i32>)

// -----

llvm.func @g() -> (f32 {llvm.noundef, llvm.nofpclass = 3 : i64})
llvm.func @g1() -> (i32 {llvm.nofpclass = 3 : i64})
