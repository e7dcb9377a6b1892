// RUN: pyopt %s --split-input-file --verify-diagnostics

// Enumerations, and attributes with a form of their own.

// expected-error @+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: nope}}
// expected-error @+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
module attributes {a.b = #llvm.cconv<nope>} {}

// -----

// expected-error @+2 {{expected keyword for Calling Conventions}}
// expected-error @+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
module attributes {a.b = #llvm.cconv<3>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = #llvm.cconv} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #llvm.cconv<fastcc, 3>} {}

// -----

// expected-error @+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: nope}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
module attributes {a.b = #llvm.linkage<nope>} {}

// -----

// expected-error @+2 {{expected keyword for LLVM linkage types}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
module attributes {a.b = #llvm.linkage<3>} {}

// -----

// expected-error @+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: nope}}
// expected-error @+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
module attributes {a.b = #llvm.framePointerKind<nope>} {}

// -----

// expected-error @+2 {{expected keyword for LLVM FramePointerKind}}
// expected-error @+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
module attributes {a.b = #llvm.framePointerKind<3>} {}

// -----

// expected-error @+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: nope}}
// expected-error @+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
module attributes {a.b = #llvm.uwtableKind<nope>} {}

// -----

// expected-error @+2 {{expected keyword for LLVM Unwind Behavior}}
// expected-error @+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
module attributes {a.b = #llvm.uwtableKind<3>} {}

// -----

// expected-error @+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: nope}}
// expected-error @+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
module attributes {a.b = #llvm.tailcallkind<nope>} {}

// -----

// expected-error @+2 {{expected keyword for Tail Call Kind}}
// expected-error @+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
module attributes {a.b = #llvm.tailcallkind<3>} {}

// -----

// expected-error @+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: nope}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
module attributes {a.b = #llvm.overflow<nope>} {}

// -----

// expected-error @+2 {{expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: nope}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
module attributes {a.b = #llvm<comdat nope>} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
module attributes {a.b = #llvm.address_space<x>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = #llvm.address_space} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.b = #llvm.constant_range<i32, 0>} {}

// -----

// expected-error @+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
module attributes {a.b = #llvm.constant_range<f32, 0, 3>} {}

// -----

// expected-error @+1 {{expected integer value}}
module attributes {a.b = #llvm.constant_range<i32, x, 3>} {}

// -----

// expected-error @+1 {{expected non-function type}}
module attributes {a.b = #llvm.constant_range<3, 3>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = #llvm.constant_range} {}

// -----

// expected-error @+1 {{expected 'in'}}
module attributes {a.b = #llvm.di_file<"a" "b">} {}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
module attributes {a.b = #llvm.di_file<"a" in b>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = #llvm.di_file} {}

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`}}
module attributes {a.b = #llvm.mmra_tag<a:b>} {}

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVM_MMRATagAttr parameter 'suffix' which is to be a `::llvm::StringRef`}}
module attributes {a.b = #llvm.mmra_tag<"a":3>} {}

// -----

// expected-error @+1 {{expected ':'}}
module attributes {a.b = #llvm.mmra_tag<"a">} {}

// -----

// expected-error @+1 {{target features must start with '+' or '-'}}
module attributes {a.b = #llvm.target_features<["a"]>} {}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
module attributes {a.b = #llvm.target_features<[a]>} {}

// -----

// expected-error @+1 {{target features can not contain ','}}
module attributes {a.b = #llvm.target_features<["+a,b"]>} {}

// -----

// expected-error @+1 {{expected '['}}
module attributes {a.b = #llvm.target_features<"+a">} {}

// -----

// expected-error @+1 {{target features can not be null or empty}}
module attributes {a.b = #llvm.target_features<[""]>} {}

// -----

// expected-error @+1 {{expected ']'}}
module attributes {a.b = #llvm.target_features<["+a" "b"]>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse WorkgroupAttributionAttr parameter 'num_elements' which is to be a `IntegerAttr`}}
module attributes {a.b = #llvm.mlir.workgroup_attribution<f32, f32>} {}
