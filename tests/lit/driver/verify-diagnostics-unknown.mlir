// RUN: not pyopt %s --verify-diagnostics 2>&1 | FileCheck %s

// What is expected at an unknown place and does not come has no place, stands behind the others, and comes twice.
// expected-error@unknown {{foo}}
// expected-error@below {{bar}}
// expected-remark@unknown {{has 0 operands}}
func.func @f() -> i32 {
  return loc(unknown)
}

// CHECK:      <unknown>:0: error: 'error' diagnostic emitted when expecting a 'remark'
// CHECK-NEXT: {{.*}}:5:4: error: expected error "bar" was not produced
// CHECK-NEXT: {{^}}// expected-error
// CHECK-NEXT: {{^   \^~~$}}
// CHECK-NEXT: <unknown>:0: error: expected error "foo" was not produced
// CHECK-NEXT: <unknown>:0: error: expected remark "has 0 operands" was not produced
// CHECK-NEXT: <unknown>:0: error: expected error "foo" was not produced
// CHECK-NEXT: <unknown>:0: error: expected remark "has 0 operands" was not produced
