// RUN: pyopt %s --no-implicit-module --split-input-file --verify-diagnostics | FileCheck %s
// RUN: not pyopt --no-implicit-module < /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: pyopt < /dev/null | FileCheck %s --check-prefix=MODULE

// EMPTY: <stdin>:0:0: error: source must contain a single top-level operation, found: 0

// MODULE:      module {
// MODULE-NEXT: }
// MODULE-EMPTY:

// CHECK:      func.func private @alone()
// CHECK-EMPTY:
func.func private @alone()
