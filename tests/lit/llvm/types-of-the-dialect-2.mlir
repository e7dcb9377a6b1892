// RUN: pyopt %s --split-input-file | FileCheck %s

// All types, and what cannot be one.

module attributes {
  a.a = !llvm.target<"x">,
  a.b = !llvm.target<"spirv.Image", i32, void, 3, 4>,
  a.c = !llvm.target<"x", 3>
} {}

// CHECK: module attributes {a.a = !llvm.target<"x">, a.b = !llvm.target<"spirv.Image", i32, !llvm.void, 3, 4>, a.c = !llvm.target<"x", 3>} {
// CHECK-NEXT: }

// -----

module attributes {a.a = !llvm.target<"x", -1>} {}

// CHECK: module attributes {a.a = !llvm.target<"x", 4294967295>} {
// CHECK-NEXT: }

// -----

module attributes {a.a = !llvm.struct<(vector<4xi32>, vector<[4]xf32>, !llvm.ptr)>} {}

// CHECK: module attributes {a.a = !llvm.struct<(vector<4xi32>, vector<[4]xf32>, ptr)>} {
// CHECK-NEXT: }
