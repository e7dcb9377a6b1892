// RUN: pyopt %s --split-input-file --verify-diagnostics

// All types, and what cannot be one.

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
llvm.func @f(%a: !llvm.ptr<4294967296>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
llvm.func @f(!llvm.array<x i32>)

// -----

// expected-error @+1 {{expected 'x'}}
llvm.func @f(!llvm.array<4 i32>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.void'}}
llvm.func @f(!llvm.array<4 x void>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.label'}}
llvm.func @f(!llvm.array<4 x label>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
llvm.func @f(!llvm.array<? x i32>)

// -----

// expected-error @+1 {{unknown LLVM type: nope}}
llvm.func @f(!llvm.array<4 x nope>)

// -----

// expected-error @+1 {{expected '<'}}
llvm.func @f(!llvm.array)

// -----

// expected-error @+1 {{identified type already used with a different body}}
llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
llvm.func @f(!llvm.struct<"a">)

// -----

// expected-error @+1 {{only identified structs can be opaque}}
llvm.func @f(!llvm.struct<opaque>)

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)

// -----

// expected-error @+1 {{identifier already used for an enclosing struct}}
llvm.func @f(!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
llvm.func @f(!llvm.struct<(void)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
llvm.func @f(!llvm.struct<(i32, metadata)>)

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
llvm.func @f(!llvm.struct<(i32>)

// -----

// expected-error @+1 {{expected '('}}
llvm.func @f(!llvm.struct<i32>)

// -----

// expected-error @+1 {{expected valid keyword}}
llvm.func @f(!llvm.struct<(i32,)>)

// -----

// expected-error @+1 {{expected ','}}
llvm.func @f(!llvm.struct<"a" (i32)>)

// -----

// expected-error @+1 {{expected '<'}}
llvm.func @f(!llvm.struct)

// -----

// expected-error @+1 {{expected '->' in function type}}
module attributes {a.b = !llvm.func<(i32)>} {}

// -----

// expected-error @+1 {{invalid function result type: '!llvm.metadata'}}
module attributes {a.b = !llvm.func<metadata ()>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = !llvm.func<void (i32) i32>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = !llvm.func} {}

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
module attributes {a.a = !llvm.target<x>} {}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
module attributes {a.a = !llvm.target<"x",>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.a = !llvm.target} {}
