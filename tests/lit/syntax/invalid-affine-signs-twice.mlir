// RUN: not pyopt --allow-unregistered-dialect %s 2>&1 | FileCheck %s

// There is an error for each of two signs, at one place.
"test.a"() {x = affine_map<(d) -> (- -e)>} : () -> ()

// CHECK:      {{.*}}:4:39: error: use of undeclared identifier
// CHECK-NEXT: {{^}}"test.a"
// CHECK-NEXT: {{^ {38}\^$}}
// CHECK-NEXT: {{.*}}:4:39: error: missing operand of negation
// CHECK-NEXT: {{^}}"test.a"
// CHECK-NEXT: {{^ {38}\^$}}
// CHECK-NEXT: {{.*}}:4:39: error: missing operand of negation
// CHECK-NEXT: {{^}}"test.a"
// CHECK-NEXT: {{^ {38}\^$}}
// CHECK-NOT: error
