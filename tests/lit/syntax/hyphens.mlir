// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// Names may have hyphens, those of dialects and of what dialects read themselves may not.

// CHECK: "test.a"() {a = 1 : i64, b = #foo<bar-baz<"a">>} : () -> !foo<bar-baz>
#a-b = 1
"test.a"() {a = #a-b, b = #foo.bar-baz<"a">} : () -> !foo.bar-baz

// -----

// expected-error @+1 {{expected ')'}}
"test.a"() : (!shape.shape-> i32) -> ()

// -----

// expected-error @+1 {{expected '<'}}
"test.a"() {a = #arith.fastmath-none>} : () -> ()

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `shape`}}
"test.a"() : () -> !shape.foo-x

// -----

// expected-error @+1 {{invalid dialect namespace '"shape-x"'}}
"test.a"() : () -> !shape-x.shape

// -----

// expected-error @+1 {{invalid dialect namespace '"shape-x"'}}
"test.a"() {a = #shape-x<"a">} : () -> ()
