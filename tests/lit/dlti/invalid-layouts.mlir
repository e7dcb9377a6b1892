// RUN: pyopt %s --split-input-file --verify-diagnostics

// Entries of layouts, and layouts inside of others.

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.nope}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.nope" = "big">} {}

// -----

// expected-error @+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = "big">} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<1xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi32>>} {}

// -----

// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[32, 16]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 16]> : vector<2xi64>>} {}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[32, 64, 64]> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64, 64]> : vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<3xi64>>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<() -> () = 32>} {}

// -----

// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 64, 32]> : vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected i64 parameters for '!llvm.ptr<3>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<3xi32>>} {}

// -----

// expected-error @+2 {{`!"a"<"b">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
// expected-error @+1 {{error while parsing type DLTI key}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!a.b = dense<32> : vector<2xi64>>} {}

// -----

// expected-error @+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<128> : vector<2xi64>>} {} }

// -----

// expected-error @+1 {{repeated DLTI key: "x"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"dlti.CPU" = #dlti.target_device_spec<"x" = 4096, "x" = 2>>} {}

// -----

// expected-error @+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<>, "GPU" = #dlti.target_device_spec<"x.y" = 1 : ui32>>} {}

// -----

// expected-error @+1 {{repeated DLTI key: "x.y"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x.y" = 1, "x.y" = 2>>} {}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.x}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<8> : vector<2xi64>, index = 32, "dlti.x" = 1>} {}
