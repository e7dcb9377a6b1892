// expected-error@+1 {{custom op 'b'}}
a

// -----

c // expected-remark {{custom op 'c'}}

// -----

// A regular expression that is none.
// expected-error-re@+1 {{d{{[}}}}
d

// -----

// expected-error-re@+1 {{d{{a}}
module {}

// -----

// RUN: not pyopt %s --split-input-file --verify-diagnostics 2>&1 | FileCheck %s

// Wrong expressions, what came and was not expected, the wrong severity; behind all parts, what was expected and did not
// come.

// CHECK:      {{.*}}:11:4: error: invalid regex:
// CHECK-NEXT: {{^}}// expected-error-re
// CHECK-NEXT: {{^   \^~~~~}}
// CHECK-NEXT: {{.*}}:16:4: error: found start of regex with no end '}}'
// CHECK-NEXT: {{^}}// expected-error-re
// CHECK-NEXT: {{^   \^~~~$}}

// CHECK-NEXT: {{.*}}:2:1: error: unexpected error: custom op 'a' is unknown (tried 'builtin.a' as well)
// CHECK-NEXT: {{^}}a{{$}}
// CHECK-NEXT: {{^\^$}}

// CHECK-NEXT: {{.*}}:6:6: error: 'error' diagnostic emitted when expecting a 'remark'
// CHECK-NEXT: {{^}}c //
// CHECK-NEXT: {{^     \^$}}

// CHECK-NEXT: {{.*}}:12:1: error: unexpected error: custom op 'd' is unknown
// CHECK-NEXT: {{^}}d{{$}}
// CHECK-NEXT: {{^\^$}}

// CHECK-NEXT: {{.*}}:1:4: error: expected error "custom op 'b'" was not produced
// CHECK-NEXT: {{^}}// expected-error
// CHECK-NEXT: {{^   \^~~~~~~~~~~~~$}}
// CHECK-NEXT: {{.*}}:6:6: error: expected remark "custom op 'c'" was not produced
// CHECK-NEXT: {{^}}c //
// CHECK-NEXT: {{^     \^~~~~~~~~~~~~$}}
