// RUN: pyopt %s --upgrade --split-input-file | FileCheck %s

// Until 2025 memref.assume_alignment gave nothing; in custom form it is read as it stands.

func.func @generic(%m: memref<4x?xf32, 3>, %n: memref<*xf32>) {
  "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4x?xf32, 3>) -> ()
  "memref.assume_alignment"(%m) {alignment = 16 : i32} : (memref<4x?xf32, 3>) -> () loc("here")
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: memref<4x?xf32, 3>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 16 : memref<4x?xf32, 3>
// CHECK-NEXT:     %assume_align_0 = memref.assume_alignment %arg0, 16 : memref<4x?xf32, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @custom(%m: memref<4xf32>) {
  memref.assume_alignment %m, 8 : memref<4xf32>
  %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @custom(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 8 : memref<4xf32>
// CHECK-NEXT:     %assume_align_0 = memref.assume_alignment %arg0, 16 : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
