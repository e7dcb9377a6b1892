module @first {}
// ----x
module @second {}

// RUN: pyopt %s --split-input-file 2>&1 | FileCheck %s

// A marker that lacks its last characters, or that nothing follows, splits nothing.

// CHECK:      {{.*}}split-near-miss.mlir:2:7: warning: near miss with file split marker
// CHECK-NEXT: {{^}}//{{ ----x$}}
// CHECK-NEXT: {{^      \^$}}
// CHECK-NEXT: {{.*}}split-near-miss.mlir:22:7: warning: near miss with file split marker
// CHECK-NEXT: {{^}}//{{ -----$}}
// CHECK-NEXT: {{^      \^$}}
// CHECK-NEXT: module {
// CHECK-NEXT:   module @first {
// CHECK-NEXT:   }
// CHECK-NEXT:   module @second {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----