// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-hoisting %s | FileCheck %s

// A buffer of one of two blocks meets an argument.
func.func @join(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.cond_br %c, ^1, ^2
^1:
  cf.br ^3(%a : memref<4xf32>)
^2:
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  cf.br ^3(%0 : memref<4xf32>)
^3(%x: memref<4xf32>):
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @join(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%arg1 : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%0: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Buffers of both blocks.
func.func @diamond(%c: i1, %b: memref<4xf32>) {
  cf.cond_br %c, ^1, ^2
^1:
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^3(%1 : memref<4xf32>)
^2:
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  cf.br ^3(%0 : memref<4xf32>)
^3(%x: memref<4xf32>):
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @diamond(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "use"(%alloc_0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb3(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%0: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The extent comes with the block.
func.func @block_extent(%c: i1, %n: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  cf.cond_br %c, ^1, ^2(%n : index)
^1:
  cf.br ^3(%a : memref<?xf32>)
^2(%k: index):
  %0 = memref.alloc(%k) : memref<?xf32>
  cf.br ^3(%0 : memref<?xf32>)
^3(%x: memref<?xf32>):
  memref.copy %x, %b : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @block_extent(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : index)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%arg2 : memref<?xf32>)
// CHECK-NEXT:   ^bb2(%0: index):  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<?xf32>)
// CHECK-NEXT:   ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %1, %arg3 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The extent is computed before the branch.
func.func @extent_before(%c: i1, %n: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  %k = arith.muli %n, %n : index
  cf.cond_br %c, ^1, ^2
^1:
  cf.br ^3(%a : memref<?xf32>)
^2:
  %0 = memref.alloc(%k) : memref<?xf32>
  cf.br ^3(%0 : memref<?xf32>)
^3(%x: memref<?xf32>):
  memref.copy %x, %b : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_before(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %0 = arith.muli %arg1, %arg1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%arg2 : memref<?xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<?xf32>)
// CHECK-NEXT:   ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %1, %arg3 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Used in one block only: nothing hands it on.
func.func @local(%c: i1) {
  cf.cond_br %c, ^1, ^2
^1:
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  cf.br ^2
^2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @local(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several joins behind each other.
func.func @chain(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.cond_br %c, ^1, ^2
^1:
  cf.cond_br %c, ^3(%a : memref<4xf32>), ^4
^4:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^3(%0 : memref<4xf32>)
^3(%x: memref<4xf32>):
  cf.br ^5(%x : memref<4xf32>)
^2:
  cf.br ^5(%a : memref<4xf32>)
^5(%y: memref<4xf32>):
  memref.copy %y, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb4
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg0, ^bb3(%arg1 : memref<4xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%0: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.br ^bb5(%0 : memref<4xf32>)
// CHECK-NEXT:   ^bb4:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb5(%arg1 : memref<4xf32>)
// CHECK-NEXT:   ^bb5(%1: memref<4xf32>):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     memref.copy %1, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop of blocks: each iteration hands its buffer to the next one.
func.func @carried(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.br ^1(%a : memref<4xf32>)
^1(%x: memref<4xf32>):
  %d = "more"(%x) : (memref<4xf32>) -> i1
  cf.cond_br %d, ^2, ^3
^2:
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
  cf.br ^1(%0 : memref<4xf32>)
^3:
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     cf.br ^bb1(%arg1 : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = "more"(%0) : (memref<4xf32>) -> i1
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop of blocks whose buffer stays in the iteration.
func.func @iteration(%c: i1, %b: memref<4xf32>) {
  cf.br ^1
^1:
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %0, %b : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^1, ^2
^2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iteration(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A switch of blocks.
func.func @switch(%n: i32, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.switch %n : i32, [
    default: ^1(%a : memref<4xf32>),
    0: ^2,
    1: ^3
  ]
^2:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^1(%0 : memref<4xf32>)
^3:
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^1(%1 : memref<4xf32>)
^1(%x: memref<4xf32>):
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb3(%arg1 : memref<4xf32>),
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%0: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Blocks in a region of an op.
func.func @inner_blocks(%c: i1, %b: memref<4xf32>) {
  %r = scf.execute_region -> memref<4xf32> {
    cf.cond_br %c, ^1, ^2
  ^1:
    %0 = memref.alloc() : memref<4xf32>
    cf.br ^3(%0 : memref<4xf32>)
  ^2:
    %1 = memref.alloc() : memref<4xf32>
    cf.br ^3(%1 : memref<4xf32>)
  ^3(%x: memref<4xf32>):
    scf.yield %x : memref<4xf32>
  }
  memref.copy %r, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner_blocks(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = scf.execute_region -> memref<4xf32> {
// CHECK-NEXT:       cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       cf.br ^bb3(%alloc : memref<4xf32>)
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       cf.br ^bb3(%alloc_0 : memref<4xf32>)
// CHECK-NEXT:     ^bb3(%1: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:       scf.yield %1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The buffer is returned from two blocks.
func.func @two_returns(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^1, ^2
^1:
  return %0 : memref<4xf32>
^2:
  %1 = memref.alloc() : memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_returns(%arg0: i1) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     return %alloc_0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
