// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier, which the reference runs, has the same messages, with the instruction in place of a location.
llvm.func spir_kernelcc @convention() {
  // expected-error @+1 {{calling convention does not permit calls}}
  llvm.call spir_kernelcc @convention() : () -> ()
  llvm.return
}

// -----
llvm.func @lifetime(%p: !llvm.ptr) {
  // expected-error @+1 {{llvm.lifetime.start/end can only be used on alloca or poison}}
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// -----
// expected-error @+1 {{invalid value for 'append'-type module flag (expected a metadata node)}}
llvm.module_flags [#llvm.mlir.module_flag<append, "a", "x">]

// -----
// expected-error @+1 {{invalid value for 'append'-type module flag (expected a metadata node)}}
llvm.module_flags [#llvm.mlir.module_flag<append_unique, "a", 1 : i32>]

// -----
// expected-error @+1 {{invalid value for 'require' module flag (expected metadata pair)}}
llvm.module_flags [#llvm.mlir.module_flag<require, "a", "x">]

// -----
// expected-error @+1 {{invalid value for 'max' module flag (expected constant integer)}}
llvm.module_flags [#llvm.mlir.module_flag<max, "a", "x">]

// -----
// expected-error @+1 {{invalid value for 'min' module flag (expected constant non-negative integer)}}
llvm.module_flags [#llvm.mlir.module_flag<min, "a", -1 : i32>]

// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "a", "x">]
// expected-error @+1 {{module flag identifiers must be unique (or of 'require' type)}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", "y">]

// -----
// expected-error @+1 {{wchar_size metadata requires constant integer argument}}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "x">]

// -----
// expected-error @+1 {{Aliases cannot form a cycle}}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----
llvm.mlir.alias weak @b : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32
// expected-error @+1 {{Alias cannot point to an interposable alias}}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----
// expected-error @+1 {{available_externally alias must point to available_externally global value}}
llvm.mlir.alias available_externally @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// -----
llvm.func @f()
// expected-error @+1 {{Aliasee should be either GlobalValue or ConstantExpr}}
llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----
llvm.func @r() -> !llvm.ptr<1> {
  %0 = llvm.mlir.zero : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}
// expected-error @+1 {{IFunc resolver has incorrect type}}
llvm.mlir.ifunc @f : !llvm.func<f32 (i64)>, !llvm.ptr<1> @r {address_space = 1 : i32}

// -----
llvm.func @f() -> !llvm.ptr {
  llvm.blocktag <id = 1>
// expected-error @+1 {{blockaddress may not be used with the entry block!}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<3xf32>) {
// expected-error @+1 {{atomic memory access' operand must have a power-of-two size}}
  %0 = llvm.atomicrmw fadd %p, %v acquire : !llvm.ptr, vector<3xf32>
  llvm.return
}

// -----

// The reference makes of each result a vector of as many elements as the matrix has; its uses are of another type.

llvm.func @f(%p: !llvm.ptr, %s: i64) {
  // expected-error @+1 {{Result of a matrix operation does not fit in the returned vector!}}
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {isVolatile = false, rows = 3 : i32, columns = 4 : i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @f(%a: vector<6xf32>) {
  // expected-error @+1 {{Result of a matrix operation does not fit in the returned vector!}}
  %0 = llvm.intr.matrix.transpose %a {rows = 3 : i32, columns = 2 : i32} : vector<6xf32> into vector<48xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<6xf32>) {
  // expected-error @+1 {{Result of a matrix operation does not fit in the returned vector!}}
  %0 = llvm.intr.matrix.multiply %a, %a {lhs_rows = 3 : i32, lhs_columns = 2 : i32, rhs_columns = 3 : i32}
    : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
  llvm.return
}

// -----

// The reference drops what ends blocks outside of functions, and crashes with other instructions. Constants may be there.

%0 = llvm.mlir.constant(3 : i32) : i32
%1 = llvm.add %0, %0 : i32
// expected-error @+1 {{LLVM Translation failed for operation: llvm.fence}}
llvm.fence seq_cst
