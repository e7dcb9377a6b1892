// RUN: pyopt %s --split-input-file --verify-diagnostics

// What the attributes are, and where they may stand.

// expected-error @+1 {{unexpected layout attribute for struct '!llvm.struct<(i8)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[32, 16]> : vector<2xi64>>} {}

// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<> : vector<0xi64>>} {}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<> : tensor<0xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<> : tensor<0xi64>>} {}

// -----

// expected-error @+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 3} {}
