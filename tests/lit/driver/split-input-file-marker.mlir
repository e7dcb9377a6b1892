// RUN: pyopt %s --split-input-file="// next"" part" 2>&1 | FileCheck %s

// The marker of the output stays the default.

// CHECK:      module @first {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}//{{ -----$}}
// CHECK-NEXT: module @second {
module @first {}
// next part
module @second {}
