// RUN: pyopt %s --split-input-file --verify-diagnostics

// Enumerations, and attributes with a form of their own.

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse WorkgroupAttributionAttr parameter 'element_type' which is to be a `TypeAttr`}}
module attributes {a.b = #llvm.mlir.workgroup_attribution<4, 5>} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.b = #llvm.mlir.workgroup_attribution<4>} {}

// -----

// expected-error @+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: nope}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
module attributes {a.b = #llvm.mlir.module_flag<nope, "x", 1>} {}

// -----

// expected-error @+2 {{expected keyword for LLVM Module Flag Behavior}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
module attributes {a.b = #llvm.mlir.module_flag<3, "x", 1 : i32>} {}

// -----

// expected-error @+3 {{invalid debug info debug info operation encoding name: DW_OP_nope}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {a.b = #llvm.di_expression<[DW_OP_nope]>} {}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: nope}}
module attributes {a.b = #llvm.vscale_range<nope = 1 : i32>} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.b = #llvm.tbaa_member<#llvm.tbaa_root 3>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = #llvm.tbaa_member} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
module attributes {a.b = #llvm.blockaddress<function = @f::@g, tag = <id = 1>>} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
module attributes {a.b = #llvm.blockaddress<tag = 1>} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
module attributes {a.b = #llvm.blocktag<id = x>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse ModuleFlagCGProfileEntryAttr parameter 'to' which is to be a `FlatSymbolRefAttr`}}
module attributes {a.b = #llvm.cgprofile_entry<from = @f, to = 3, count = 2>} {}

// -----

// expected-error @+1 {{struct is missing required parameter: id}}
module attributes {a.b = #llvm.alias_scope_domain<description = "x">} {}
