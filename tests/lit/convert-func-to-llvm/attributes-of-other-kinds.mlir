// RUN: pyopt --convert-func-to-llvm %s | FileCheck %s

// Attributes that llvm.func has otherwise are dropped, those that it has, or knows nothing of, are kept.

func.func @dropped() attributes {
  alignment = "x",
  comdat = 3 : i32,
  dso_local = 1 : i32,
  frame_pointer = 3 : i32,
  memory_effects = 1 : i32,
  passthrough = 1 : i32,
  prefer_vector_width = 512 : i32,
  section = 3 : i32,
  target_cpu = 1 : i32,
  unnamed_addr = 7 : i64,
  vscale_range = 1 : i32
} {
  return
}

func.func @kept() attributes {
  alignment = 8 : i64,
  other = 1 : i32,
  passthrough = ["cold"],
  prefer_vector_width = "512",
  section = "s"
} {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @dropped() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @kept() attributes {alignment = 8 : i64, other = 1 : i32, passthrough = ["cold"], prefer_vector_width = "512", section = "s"} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
