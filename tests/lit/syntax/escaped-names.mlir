// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// CHECK: "test.a\09b"()
// CHECK: "test.a\\b"()
// CHECK: "test.a\22b"()
// CHECK: "\09"()
// CHECK: "test.\C3\A9\FF"()
// CHECK: arith.constant 1 : i32
// GENERIC: "test.a\09b"()
// GENERIC: "arith.constant"()
"test.a\09b"() : () -> ()
"test.a\\b"() : () -> ()
"test.a\"b"() : () -> ()
"\09"() : () -> ()
"test.é\FF"() : () -> ()
%0 = "arith.constan\74"() <{value = 1 : i32}> : () -> i32

// -----

// expected-error @+1 {{null character not allowed in operation name}}
"test.a\00"() : () -> ()

// -----

// expected-error @+1 {{unknown escape in string literal}}
"test.a\zb"() : () -> ()

// -----

// expected-error @+1 {{empty operation name is invalid}}
""() : () -> ()
