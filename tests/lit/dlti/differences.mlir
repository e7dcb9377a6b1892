// RUN: pyopt %s --split-input-file --verify-diagnostics | FileCheck %s

// The reference crashes where a layout and one around it speak of the same builtin type or of the same pointer.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>} {

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 128, 128]> : vector<3xi64>>
} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} {}
}

// CHECK: #dlti.dl_spec<!llvm.ptr = dense<[64, 128, 128]> : vector<3xi64>>
// CHECK-NEXT: #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 128, 128]> : vector<3xi64>>} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {}
}

// -----

// The reference reports this, and then goes on with an empty list.

// expected-error @+1 {{expected '<'}}
module attributes {dlti.dl_spec = #dlti.dl_spec} {}
