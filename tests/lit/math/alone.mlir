// RUN: pyopt %s | FileCheck %s

// The dialect is the only one of the file that has fastmath flags.
func.func @alone(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @alone(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = math.exp %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
