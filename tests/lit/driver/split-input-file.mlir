// RUN: not pyopt %s --split-input-file > %t 2> %t.err
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --input-file=%t.err --check-prefix=ERROR
// RUN: not pyopt %s --split-input-file --output-split-marker="// next" 2> /dev/null | FileCheck %s --check-prefix=MARKER

// Every part runs, even if one before it failed, and messages say where in the file a part begins.

// CHECK:      module @first {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}//{{ -----$}}
// CHECK-NEXT: {{^}}//{{ -----$}}
// CHECK-NEXT: module @third {
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NOT:  {{.}}

// MARKER:      }
// MARKER-EMPTY:
// MARKER-NEXT: // next
// MARKER-NEXT: // next
// MARKER-NEXT: module @third {

module @first {}

// -----

// ERROR: {{.*}}split-input-file.mlir:31:1: error: custom op 'nosuch' is unknown (tried 'builtin.nosuch' as well)
// ERROR-NEXT: {{^}}nosuch
// ERROR-NEXT: {{^}}^
nosuch

// -----

module @third {}
