// RUN: pyopt --split-input-file --memref-expand %s | FileCheck %s

// What stays: kinds that targets have, and reshapes to a rank that is not known.

func.func @addf(%v: f32, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @addf(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg0, %arg1[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mulf(%v: f32, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mulf(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw mulf %arg0, %arg1[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assign(%v: f32, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw assign %v, %m[%i] : (f32, memref<?xf32>) -> f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @assign(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw assign %arg0, %arg1[%arg2] : (f32, memref<?xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addi(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @addi(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw addi %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @muli(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @muli(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw muli %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxs(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxs(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw maxs %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxu(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxu(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw maxu %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mins(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mins(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw mins %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minu(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @minu(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw minu %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ori(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ori(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw ori %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @andi(%v: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @andi(%arg0: i32, %arg1: memref<?xi32>, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = memref.atomic_rmw andi %arg0, %arg1[%arg2] : (i32, memref<?xi32>) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic_update(%v: f32, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %1 = arith.maximumf %old, %v : f32
    memref.atomic_yield %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_update(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.generic_atomic_rmw %arg1[%arg2] : memref<?xf32> {
// CHECK-NEXT:     ^bb0(%arg3: f32):
// CHECK-NEXT:       %1 = arith.maximumf %arg3, %arg0 : f32
// CHECK-NEXT:       memref.atomic_yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_rank(%m: memref<8xf32>, %s: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<8xf32>, memref<?xi32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_rank(%arg0: memref<8xf32>, %arg1: memref<?xi32>) -> memref<*xf32> {
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg1) : (memref<8xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT:     return %reshape : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_rank_from_unranked(%m: memref<*xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_rank_from_unranked(%arg0: memref<*xf32>, %arg1: memref<?xindex>) -> memref<*xf32> {
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     return %reshape : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @division(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @division(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.ceildivsi %arg0, %arg1 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(f32)

func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(f32)
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
