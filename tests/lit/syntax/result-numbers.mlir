// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK: %0:2 = "test.a"
%a : 0x2 = "test.a"() : () -> (i32, i32)

// -----

// expected-error @+1 {{expected named operation to have at least 1 result}}
%a:18446744073709551616 = "test.a"() : () -> (i32, i32)

// -----

// expected-error @+1 {{expected named operation to have at least 1 result}}
%a:0 = "test.a"() : () -> (i32, i32)

// -----

%a:2 = "test.a"() : () -> (i32, i32)
// expected-error @+1 {{invalid SSA value result number}}
"test.b"(%a#4294967296) : (i32) -> ()

// -----

%a:2 = "test.a"() : () -> (i32, i32)
// expected-error @+1 {{reference to invalid result number}}
"test.b"(%a#2) : (i32) -> ()

// -----

// expected-error @+1 {{expected ',' or ']'}}
"test.a"()[^a: () -> ()
