// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:1 = affine.delinearize_index %x into (4) : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:1 = affine.delinearize_index %x into () : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:1 = affine.delinearize_index %x into (%a) : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 13 : index
  %0:2 = affine.delinearize_index %k into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %c2, %c3 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 13 : index
  %0:2 = affine.delinearize_index %k into (5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %c2, %c3 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant -13 : index
  %0:2 = affine.delinearize_index %k into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %c-3, %c2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %k = arith.constant 100 : index
  %0:3 = affine.delinearize_index %k into (2, 3, 4) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c8, %c1, %c0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 4 : index
  %0:2 = affine.delinearize_index %x into (%k, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 5 : index
  %0:2 = affine.delinearize_index %x into (4, %k) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 4 : index
  %0:2 = affine.delinearize_index %x into (%k, %a) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, %arg4) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 4 : index
  %j = arith.constant 9 : index
  %0:2 = affine.delinearize_index %j into (%a, %k) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %c9 into (%arg4, 4) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %j = arith.constant 9 : index
  %0:2 = affine.delinearize_index %j into (%a, 4) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %c9 into (%arg4, 4) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (4, 1, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
// CHECK-NEXT:     return %0#0, %c0, %0#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (1, 4) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (1, 4, 1) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0, %c0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (4, 1) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4) : index, index
// CHECK-NEXT:     return %0#0, %0#1, %c0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:1 = affine.delinearize_index %x into (1) : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (1, 1) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %c0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (1) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0, %c0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, 1, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (%arg4, %arg5) : index, index
// CHECK-NEXT:     return %0#0, %c0, %0#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 1 : index
  %0:2 = affine.delinearize_index %x into (%k, 4) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %k = arith.constant 1 : index
  %0:2 = affine.delinearize_index %x into (4, %k) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %arg0, %c0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x] by () : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x] by (4) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [] by () : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %j = arith.constant 2 : index
  %k = arith.constant 3 : index
  %0 = affine.linearize_index [%j, %k] by (4, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c13 = arith.constant 13 : index
// CHECK-NEXT:     return %c13 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %j = arith.constant -2 : index
  %k = arith.constant 30 : index
  %0 = affine.linearize_index [%j, %k] by (5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     return %c20 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %j = arith.constant 2 : index
  %0 = affine.linearize_index [%j, %x] by (5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = affine.linearize_index [%c2, %arg0] by (5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 4 : index
  %0 = affine.linearize_index [%x, %y] by (%k, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 4 : index
  %0 = affine.linearize_index [%x, %y] by (%k) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x, %y] by (0) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (0) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x, %y] by (1, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (1, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x, %y] by (5, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (5, 1) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x, %y, %z] by (4, 1, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1, %arg2] by (4, 1, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x, %y] by (1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (1) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%k, %y] by (4, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%k, %k, %y] by (4, 5, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%x, %k, %y] by (4, 5, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %c0, %arg1] by (4, 5, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%x, %k, %y] by (4, 1, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%k, %x, %y] by (1, 4, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%k, %y] by (5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index [%x, %y] by (1, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (1, 1) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%k, %k] by (1, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 1 : index
  %0 = affine.linearize_index [%x, %y] by (%k, 4) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (1, 4) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 1 : index
  %0 = affine.linearize_index [%x, %y] by (4, %k) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 1) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%y, %k] by (4, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = affine.linearize_index [%arg1, %c0] by (4, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index [%k, %y] by (%a, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x] by () : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x] by (4) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [] by () : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %j = arith.constant 2 : index
  %k = arith.constant 3 : index
  %0 = affine.linearize_index disjoint [%j, %k] by (4, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c13 = arith.constant 13 : index
// CHECK-NEXT:     return %c13 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %j = arith.constant -2 : index
  %k = arith.constant 30 : index
  %0 = affine.linearize_index disjoint [%j, %k] by (5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     return %c20 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %j = arith.constant 2 : index
  %0 = affine.linearize_index disjoint [%j, %x] by (5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%c2, %arg0] by (5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 4 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (%k, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 4 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (%k) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (0) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (0) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (1, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (5, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (4, 1, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg2] by (4, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%k, %y] by (4, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%k, %k, %y] by (4, 5, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%x, %k, %y] by (4, 5, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %c0, %arg1] by (4, 5, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%x, %k, %y] by (4, 1, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%k, %x, %y] by (1, 4, 6) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%k, %y] by (5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (1, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%k, %k] by (1, 1) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 1 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (%k, 4) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 1 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (4, %k) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%y, %k] by (4, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg1, %c0] by (4, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%k, %y] by (%a, 5) : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
