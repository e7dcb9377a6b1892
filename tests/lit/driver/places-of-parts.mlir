// RUN: not pyopt %s --split-input-file --no-implicit-module 2>&1 | FileCheck %s
// RUN: pyopt %s --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=PART

// A part has its beginning as the place of the module around it, the whole file none. What is wrong with the ops of a part is
// said before that there are several of them.

// CHECK: places-of-parts.mlir:0:0: error: source must contain a single top-level operation, found: 2
// PART: } loc("{{.*}}places-of-parts.mlir":0:0)
func.func @a() {
  return
}
func.func @b() {
  return
}

// -----

// CHECK: places-of-parts.mlir:16:9: error: source must contain a single top-level operation, found: 2
// PART: } loc("{{.*}}places-of-parts.mlir":16:9)
func.func @a() {
  return
}
func.func @b() {
  return
}
