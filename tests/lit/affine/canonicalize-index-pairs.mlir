// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 5) : index
  %0:2 = affine.delinearize_index %l into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (5) : index
  %0:2 = affine.delinearize_index %l into (5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 5) : index
  %0:2 = affine.delinearize_index %l into (5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (5) : index
  %0:2 = affine.delinearize_index %l into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (6, 5) : index
  %0:2 = affine.delinearize_index %l into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index [%x, %y] by (4, 5) : index
  %0:2 = affine.delinearize_index %l into (4, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (4, 5) : index, index
// CHECK-NEXT:     return %1#0, %1#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (%a, 5) : index
  %0:2 = affine.delinearize_index %l into (%a, 5) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (%a, %b) : index
  %0:2 = affine.delinearize_index %l into (%a, %b) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (%a, %b) : index
  %0:2 = affine.delinearize_index %l into (%b) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:3 = affine.delinearize_index %l into (4, 5, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:2 = affine.delinearize_index %l into (20, 6) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     return %0, %arg2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:3 = affine.delinearize_index %l into (5, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:2 = affine.delinearize_index %l into (3, 6) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     return %0, %arg2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:3 = affine.delinearize_index %l into (2, 5, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:4 = affine.delinearize_index %l into (7, 5, 6) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (7) : index, index
// CHECK-NEXT:     return %0#0, %0#1, %arg1, %arg2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (2, 3, 5) : index
  %0:3 = affine.delinearize_index %l into (7, 6, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, 3) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (7, 6) : index, index
// CHECK-NEXT:     return %1#0, %1#1, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (5, 6) : index
  %0:4 = affine.delinearize_index %l into (2, 3, 5, 6) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (2, 3) : index, index
// CHECK-NEXT:     return %0#0, %0#1, %arg1, %arg2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (5, 6) : index
  %0:5 = affine.delinearize_index %l into (2, 3, 5, 6) : index, index, index, index, index
  return %0#0, %0#1, %0#2, %0#3, %0#4 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg0 into (2, 3) : index, index, index
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %arg1, %arg2 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %0:3 = affine.delinearize_index %l into (4, 2, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (2, 3) : index, index
// CHECK-NEXT:     return %arg0, %0#0, %0#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (24) : index
  %0:4 = affine.delinearize_index %l into (4, 2, 3) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg1 into (4, 2, 3) : index, index, index
// CHECK-NEXT:     return %arg0, %0#0, %0#1, %0#2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %0:3 = affine.delinearize_index %l into (2, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (2, 3) : index, index
// CHECK-NEXT:     return %arg0, %0#0, %0#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:4 = affine.delinearize_index %l into (4, 5, 2, 3) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg2 into (2, 3) : index, index
// CHECK-NEXT:     return %arg0, %arg1, %0#0, %0#1 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:3 = affine.delinearize_index %l into (4, 5, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (4, 5, 6) : index
// CHECK-NEXT:     %1:3 = affine.delinearize_index %0 into (4, 5, 3) : index, index, index
// CHECK-NEXT:     return %1#0, %1#1, %1#2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:2 = affine.delinearize_index %l into (9) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (4, 5, 6) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (9) : index, index
// CHECK-NEXT:     return %1#0, %1#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:3 = affine.delinearize_index %l into (5, 3, 2) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg2 into (3, 2) : index, index
// CHECK-NEXT:     return %0, %1#0, %1#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index [%x, %y] by (4, 12) : index
  %0:3 = affine.delinearize_index %l into (4, 3, 4) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (4, 12) : index
// CHECK-NEXT:     %1:3 = affine.delinearize_index %0 into (4, 3, 4) : index, index, index
// CHECK-NEXT:     return %1#0, %1#1, %1#2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index [%x, %y] by (6) : index
  %0:3 = affine.delinearize_index %l into (2, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg0, %arg1] by (6) : index
// CHECK-NEXT:     %1:3 = affine.delinearize_index %0 into (2, 3) : index, index, index
// CHECK-NEXT:     return %1#0, %1#1, %1#2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, %a) : index
  %0:3 = affine.delinearize_index %l into (4, %a, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, %arg4) : index
// CHECK-NEXT:     %1:3 = affine.delinearize_index %0 into (4, %arg4, 3) : index, index, index
// CHECK-NEXT:     return %1#0, %1#1, %1#2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:2 = affine.delinearize_index %l into (12, 10) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (4, 5, 6) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (12, 10) : index, index
// CHECK-NEXT:     return %1#0, %1#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:2 = affine.delinearize_index %l into (5, 24) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (4, 5, 6) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (5, 24) : index, index
// CHECK-NEXT:     return %1#0, %1#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (4, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (5) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (4, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (6, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (4, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %0#1] by (4, 6) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %l = affine.linearize_index disjoint [%0#0, %0#1] by (4, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (%a, %b) : index, index
  %l = affine.linearize_index [%0#0, %0#1] by (%a, %b) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%y, %0#0, %0#1, %0#2] by (7, 4, 5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg1, %arg0] by (7, 120) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#1, %0#2] by (5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 30) : index, index
// CHECK-NEXT:     return %0#1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%y, %0#1, %0#2] by (3, 5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 30) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg1, %0#1] by (3, 30) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1] by (4, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 6) : index, index
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %z] by (4, 5, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 6) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %arg2] by (20, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%w, %0#0, %0#1, %z] by (9, 4, 5, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 6) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg3, %0#0, %arg2] by (9, 20, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%w, %0#1, %0#2, %z] by (9, 5, 6, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 30) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg3, %0#1, %arg2] by (9, 30, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %0#2] by (5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %0#2] by (9, 5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (5, 6) : index, index, index
  %l = affine.linearize_index [%y, %0#0, %0#1, %0#2] by (3, 9, 5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (30) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg1, %0#0, %0#1] by (3, 9, 30) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index disjoint [%y, %0#0, %0#1, %0#2] by (3, 4, 5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg1, %arg0] by (3, 120) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#1, %0#0, %0#2] by (5, 4, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg0 into (4, 5, 6) : index, index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#1, %0#0, %0#2] by (5, 4, 6) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, %a, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %z] by (4, %a, 7) : index
  return %l : index
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg4]
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg0 into (%0, 6) : index, index
// CHECK-NEXT:     %2 = affine.linearize_index [%1#0, %arg2] by (%0, 7) : index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1] by (5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (6) : index, index
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#1, %0#2] by (6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:3 = affine.delinearize_index %arg0 into (4, 5, 6) : index, index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#1, %0#2] by (6) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 5 {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 6 {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 6 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 4 {
    %0:2 = affine.delinearize_index %i into (5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 20 {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 5 {
    %0:3 = affine.delinearize_index %i into (2, 4, 5) : index, index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
    memref.store %0#2, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       %0:3 = affine.delinearize_index %arg3 into (2, 4, 5) : index, index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#2, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 20 {
    %0:3 = affine.delinearize_index %i into (2, 4, 5) : index, index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
    memref.store %0#2, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:       %0:3 = affine.delinearize_index %arg3 into (2, 4, 5) : index, index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#2, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 1 to 5 {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 1 to 5 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 5 step 2 {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 step 2 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to %a {
    %0:2 = affine.delinearize_index %i into (4, %a) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, %arg1) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 3 {
    %0:1 = affine.delinearize_index %i into (3) : index
    memref.store %0#0, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       memref.store %arg3, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.parallel (%i) = (0) to (5) {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.parallel (%arg3) = (0) to (5) {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %z] by (9, 5, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (45, 6) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %arg2] by (45, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %z] by (5, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (6) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %arg2] by (7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %z] by (3, 5, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (15, 6) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %arg2] by (15, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%y, %0#1, %0#2] by (5, 6) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 30) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg1, %0#1] by (30) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:4 = affine.delinearize_index %x into (4, 5, 6, 7) : index, index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %0#2, %0#3] by (4, 5, 6, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:4 = affine.delinearize_index %x into (4, 5, 6, 7) : index, index, index, index
  %l = affine.linearize_index [%0#0, %0#1, %y, %0#2, %0#3] by (4, 5, 9, 6, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 42) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#0, %arg1, %0#1] by (20, 9, 42) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:4 = affine.delinearize_index %x into (4, 5, 6, 7) : index, index, index, index
  %l = affine.linearize_index [%0#2, %0#3, %0#0, %0#1] by (4, 5, 6, 7) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:4 = affine.delinearize_index %arg0 into (4, 5, 6, 7) : index, index, index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#2, %0#3, %0#0, %0#1] by (4, 5, 6, 7) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:4 = affine.delinearize_index %x into (4, 5, 6, 7) : index, index, index, index
  %l = affine.linearize_index [%0#2, %0#3, %0#0, %0#1] by (6, 7, 4, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 42) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%0#1, %0#0] by (42, 20) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:2 = affine.delinearize_index %x into (%a, %b) : index, index
  %l = affine.linearize_index [%y, %0#0, %0#1] by (3, %a, %b) : index
  return %l : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg4, %arg5]
// CHECK-NEXT:     %1 = affine.linearize_index [%arg1, %arg0] by (3, %0) : index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %0:3 = affine.delinearize_index %x into (4, %b, %a) : index, index, index
  %l = affine.linearize_index [%y, %0#1, %0#2] by (3, %b, %a) : index
  return %l : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg5, %arg4]
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg0 into (4, %0) : index, index
// CHECK-NEXT:     %2 = affine.linearize_index [%arg1, %1#1] by (3, %0) : index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (4, 5) : index, index
  %1:2 = affine.delinearize_index %y into (6, 7) : index, index
  %l = affine.linearize_index [%0#0, %0#1, %1#0, %1#1] by (4, 5, 6, 7) : index
  return %l, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
// CHECK-NEXT:     %1 = affine.linearize_index [%arg0, %arg1] by (20, 42) : index
// CHECK-NEXT:     return %1, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (%a, %b, 6) : index
  %0:3 = affine.delinearize_index %l into (%w, %b, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (%a, %b, 6) : index
  %0:3 = affine.delinearize_index %l into (3, 2) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg4, %arg5) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg2 into (3, 2) : index, index
// CHECK-NEXT:     return %0, %1#0, %1#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (4, 5, 6) : index
  %0:3 = affine.delinearize_index %l into (1, 5, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y, %z] by (2, 2, 6) : index
  %0:3 = affine.delinearize_index %l into (2, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, 2) : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg2 into (2, 3) : index, index
// CHECK-NEXT:     return %0, %1#0, %1#1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 5 : index
  %s = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 5 : index
  %s = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0:2 = affine.delinearize_index %i into (5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 20 : index
  %s = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c20 step %c1 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 4 : index
  %s = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 20 : index
  %s = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0:3 = affine.delinearize_index %i into (2, 4, 5) : index, index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
    memref.store %0#2, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c20 step %c1 {
// CHECK-NEXT:       %0:3 = affine.delinearize_index %arg3 into (2, 4, 5) : index, index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#2, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 20 : index
  %s = arith.constant 5 : index
  scf.for %i = %l to %u step %s {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c20 step %c5 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 3 : index
  %s = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0:1 = affine.delinearize_index %i into (3) : index
    memref.store %0#0, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:       memref.store %arg3, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  %l = arith.constant 0 : index
  %u = arith.constant 20 : index
  %s = arith.constant 2 : index
  scf.for %i = %l to %u step %s {
    %0:2 = affine.delinearize_index %i into (20, 2) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c20 step %c2 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (20, 2) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<100xindex>, %a: index, %c: index) {
  affine.for %i = 0 to 20 step 5 {
    %0:2 = affine.delinearize_index %i into (4, 5) : index, index
    memref.store %0#0, %m[%c] : memref<100xindex>
    memref.store %0#1, %m[%c] : memref<100xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<100xindex>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 step 5 {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg3 into (4, 5) : index, index
// CHECK-NEXT:       memref.store %0#0, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:       memref.store %0#1, %arg0[%arg2] : memref<100xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (5, 6) : index
  %0:3 = affine.delinearize_index %l into (2, 5, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0, %arg1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %0:2 = affine.delinearize_index %l into (2, 3) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (2, 3) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %0:1 = affine.delinearize_index %l into (6) : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 6) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %0:3 = affine.delinearize_index %l into (5, 4, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0, %arg1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %l = affine.linearize_index disjoint [%x] by (4) : index
  %0:1 = affine.delinearize_index %l into (4) : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (6, 4) : index
  %0:3 = affine.delinearize_index %l into (5, 6, 4) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0, %arg1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (6) : index
  %0:2 = affine.delinearize_index %l into (2, 3) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (2, 3) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index)
    -> (index, index, index) {
  %l = affine.linearize_index disjoint [%x, %y] by (%a, 6) : index
  %0:3 = affine.delinearize_index %l into (2, %a, 6) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0, %arg0, %arg1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1] by (4, 5) : index
  return %l, %0#2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 6) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (4, 5, 6) : index, index, index
  %l = affine.linearize_index [%0#0, %0#1] by (4, 5) : index
  return %l, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (20, 6) : index, index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0#0 into (4, 5) : index, index
// CHECK-NEXT:     return %0#0, %1#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 2 : index
  %l = affine.linearize_index [%k, %k] by (%a, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = affine.linearize_index [%c2, %c2] by (%arg4, 5) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 2 : index
  %l = affine.linearize_index [%k, %k] by (%a) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = affine.linearize_index [%c2, %c2] by (%arg4) : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %y: index, %z: index, %w: index, %a: index, %b: index) -> (index) {
  %k = arith.constant 0 : index
  %l = affine.linearize_index [%k, %k, %x] by (%a, 5) : index
  return %l : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
