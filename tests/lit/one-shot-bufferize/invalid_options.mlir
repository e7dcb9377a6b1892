// RUN: not pyopt --one-shot-bufferize="unknown-type-conversion=infer-layout-map" %s 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: not pyopt --one-shot-bufferize="copy-before-write test-analysis-only" %s 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not pyopt --one-shot-bufferize="print-conflicts" %s 2>&1 | FileCheck %s --check-prefix=CONFLICTS
// RUN: not pyopt --one-shot-bufferize="dump-alias-sets" %s 2>&1 | FileCheck %s --check-prefix=ALIAS
// RUN: not pyopt --one-shot-bufferize="no-analysis-func-filter=f" %s 2>&1 | FileCheck %s --check-prefix=FILTER

// LAYOUT: error: Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'
// COPY: error: Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'
// CONFLICTS: error: Invalid option: 'print-conflicts' requires 'test-analysis-only'
// ALIAS: error: Invalid option: 'dump-alias-sets' requires 'test-analysis-only'
// FILTER: error: Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'

func.func @f() {
  return
}
