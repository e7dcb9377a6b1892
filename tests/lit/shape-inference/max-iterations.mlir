// RUN: pyopt %s --shape-inference=max-iterations=1 | FileCheck %s
// RUN: pyopt %s --shape-inference=max-iterations=2 | FileCheck %s --check-prefix=TWICE
// RUN: not pyopt %s --shape-inference=max-iterations=0 2>&1 | FileCheck %s --check-prefix=NONE

// What consumers say is found at the end of a round; with it, more is found in the next.

func.func @chain(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  %2 = scf.if %c -> (tensor<?xf32>) {
    scf.yield %a : tensor<?xf32>
  } else {
    scf.yield %b : tensor<?xf32>
  }
  %3 = math.exp %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = scf.if %arg2 -> (tensor<4xf32>) {
// CHECK-NEXT:       %cast_2 = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       scf.yield %cast_2 : tensor<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %cast_2 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       scf.yield %cast_2 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast_1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = math.exp %cast_1 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// TWICE: module {
// TWICE-NEXT:   func.func @chain(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: i1) -> tensor<?xf32> {
// TWICE-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// TWICE-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// TWICE-NEXT:     %0 = scf.if %arg2 -> (tensor<4xf32>) {
// TWICE-NEXT:       %cast_2 = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// TWICE-NEXT:       scf.yield %cast_2 : tensor<4xf32>
// TWICE-NEXT:     } else {
// TWICE-NEXT:       %cast_2 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// TWICE-NEXT:       scf.yield %cast_2 : tensor<4xf32>
// TWICE-NEXT:     }
// TWICE-NEXT:     %1 = math.exp %0 : tensor<4xf32>
// TWICE-NEXT:     %cast_1 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// TWICE-NEXT:     return %cast_1 : tensor<?xf32>
// TWICE-NEXT:   }
// TWICE-NEXT: }
// NONE: {{.*}}:0:0: error: max-iterations must be at least 1
