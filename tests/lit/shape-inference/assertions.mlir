// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// What an assertion has made sure of is known behind it, and only there: before, the program may still end.

func.func @extent(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (index, tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c4 : index
  %before = math.exp %a : tensor<?xf32>
  "test.use"(%before) : (tensor<?xf32>) -> ()
  cf.assert %is, "four"
  %0 = math.exp %a : tensor<?xf32>
  %1 = arith.addf %0, %b : tensor<?xf32>
  %e = tensor.dim %b, %c0 : tensor<?xf32>
  return %d, %1, %e : index, tensor<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (index, tensor<?xf32>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     %1 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     "test.use"(%1) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     cf.assert %0, "four"
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %2 = math.exp %cast : tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %3 = arith.addf %2, %cast_0 : tensor<4xf32>
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %cast_2 = tensor.cast %3 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %dim, %cast_2, %c4_1 : index, tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two extents that are the same, and ranks.

func.func @two_extents(%a: tensor<?x?xf32>, %u: tensor<*xf32>) -> (index, tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %a, %c0 : tensor<?x?xf32>
  %e = tensor.dim %a, %c1 : tensor<?x?xf32>
  %same = arith.cmpi eq, %d, %e : index
  %rank = tensor.rank %u : tensor<*xf32>
  %matrix = arith.cmpi eq, %rank, %c2 : index
  %both = arith.andi %same, %matrix : i1
  cf.assert %both, "a square and a matrix"
  %0 = math.exp %u : tensor<*xf32>
  %f = tensor.dim %a, %c1 : tensor<?x?xf32>
  %difference = arith.subi %d, %f : index
  %size = tensor.empty(%difference) : tensor<?xf32>
  "test.use"(%size) : (tensor<?xf32>) -> ()
  return %f, %0 : index, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_extents(%arg0: tensor<?x?xf32>, %arg1: tensor<*xf32>) -> (index, tensor<*xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %dim_0 : index
// CHECK-NEXT:     %rank = tensor.rank %arg1 : tensor<*xf32>
// CHECK-NEXT:     %1 = arith.cmpi eq, %rank, %c2 : index
// CHECK-NEXT:     %2 = arith.andi %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, "a square and a matrix"
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %3 = math.exp %cast : tensor<?x?xf32>
// CHECK-NEXT:     %4 = arith.subi %dim, %dim : index
// CHECK-NEXT:     %5 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     "test.use"(%5) : (tensor<0xf32>) -> ()
// CHECK-NEXT:     %cast_1 = tensor.cast %3 : tensor<?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %dim, %cast_1 : index, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal shapes: in the region that is guarded and behind it.

func.func @guarded(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.cstr_eq %0, %1 : tensor<2xindex>, tensor<2xindex>
  %before = math.absf %b : tensor<?x?xf32>
  "test.use"(%before) : (tensor<?x?xf32>) -> ()
  %r = shape.assuming %w -> (tensor<?x?xf32>) {
    %2 = math.exp %b : tensor<?x?xf32>
    %again = shape.cstr_eq %1, %0 : tensor<2xindex>, tensor<2xindex>
    %s = shape.assuming %again -> (tensor<?x?xf32>) {
      %3 = math.exp %2 : tensor<?x?xf32>
      shape.assuming_yield %3 : tensor<?x?xf32>
    }
    shape.assuming_yield %s : tensor<?x?xf32>
  }
  %4 = math.sin %b : tensor<?x?xf32>
  return %r, %4 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @guarded(%arg0: tensor<?x4xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %2 = shape.cstr_eq %0, %1 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     %3 = math.absf %arg1 : tensor<?x?xf32>
// CHECK-NEXT:     "test.use"(%3) : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:     %4 = shape.assuming %2 -> (tensor<?x4xf32>) {
// CHECK-NEXT:       %cast_2 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:       %6 = math.exp %cast_2 : tensor<?x4xf32>
// CHECK-NEXT:       %7 = shape.const_witness true
// CHECK-NEXT:       %8 = math.exp %6 : tensor<?x4xf32>
// CHECK-NEXT:       shape.assuming_yield %8 : tensor<?x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %5 = math.sin %cast : tensor<?x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %4 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %5 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0, %cast_1 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Conditions that are required, and several of them.

func.func @required(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c7 : index
  %seven = shape.cstr_require %is, "seven"
  %0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
  %1 = shape.shape_of %b : tensor<?xf32> -> !shape.shape
  %same = shape.cstr_eq %0, %1 : !shape.shape, !shape.shape
  %all = shape.assuming_all %seven, %same
  %r = shape.assuming %all -> (tensor<?xf32>) {
    %2 = math.exp %b : tensor<?xf32>
    shape.assuming_yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @required(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c7 : index
// CHECK-NEXT:     %1 = shape.cstr_require %0, "seven"
// CHECK-NEXT:     %2 = shape.shape_of %arg0 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %3 = shape.shape_of %arg1 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %4 = shape.cstr_eq %2, %3 : !shape.shape, !shape.shape
// CHECK-NEXT:     %5 = shape.assuming_all %1, %4
// CHECK-NEXT:     %6 = shape.assuming %5 -> (tensor<7xf32>) {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<7xf32>
// CHECK-NEXT:       %7 = math.exp %cast_0 : tensor<7xf32>
// CHECK-NEXT:       shape.assuming_yield %7 : tensor<7xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In what is dominated, whatever the blocks; not where another way leads to.

func.func @blocks(%a: tensor<?xf32>, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %n, %c4 : index
  cf.cond_br %c, ^checked, ^end
^checked:
  cf.assert %is, "four"
  cf.cond_br %d, ^then, ^end
^then:
  %0 = math.exp %a : tensor<?xf32>
  "test.use"(%0) : (tensor<?xf32>) -> ()
  cf.br ^end
^end:
  %1 = math.exp %a : tensor<?xf32>
  "test.use"(%1) : (tensor<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<?xf32>, %arg1: i1, %arg2: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.assert %0, "four"
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = math.exp %cast : tensor<4xf32>
// CHECK-NEXT:     "test.use"(%1) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     %2 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     "test.use"(%2) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An assertion in a loop says something of the rest of that round, and nothing behind the loop, which may not have run.

func.func @loop(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c4 : index
  scf.for %i = %c0 to %n step %c1 {
    cf.assert %is, "four"
    scf.for %j = %c0 to %n step %c1 {
      %0 = math.exp %a : tensor<?xf32>
      "test.use"(%0) : (tensor<?xf32>) -> ()
    }
  }
  %1 = math.exp %a : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       cf.assert %0, "four"
// CHECK-NEXT:       scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:         %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:         %2 = math.exp %cast : tensor<4xf32>
// CHECK-NEXT:         "test.use"(%2) : (tensor<4xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What ops need behind an assertion that is about something else is known there.

func.func @needed(%a: tensor<?xf32>, %b: tensor<8xf32>, %c: i1) -> (index, index) {
  %c0 = arith.constant 0 : index
  %before = tensor.dim %a, %c0 : tensor<?xf32>
  cf.assert %c, "something"
  %e = tensor.cast %b : tensor<8xf32> to tensor<?xf32>
  %0 = arith.addf %a, %e : tensor<?xf32>
  %behind = tensor.dim %a, %c0 : tensor<?xf32>
  "test.use"(%0) : (tensor<?xf32>) -> ()
  return %before, %behind : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @needed(%arg0: tensor<?xf32>, %arg1: tensor<8xf32>, %arg2: i1) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     cf.assert %arg2, "something"
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     %0 = arith.addf %cast, %arg1 : tensor<8xf32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     "test.use"(%0) : (tensor<8xf32>) -> ()
// CHECK-NEXT:     return %dim, %c8 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It goes into calls and comes back.

func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @calls(%a: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c4 : index
  cf.assert %is, "four"
  %0 = call @twice(%a) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @twice(%arg0: tensor<4xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return %concat : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @calls(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     cf.assert %0, "four"
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = call @twice(%cast) : (tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An assertion that does not hold: what stands behind it never runs, whatever it says.

func.func @never(%a: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %d, %c5 : index
  cf.assert %is, "five"
  %1 = math.exp %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @never(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %c4, %c5 : index
// CHECK-NEXT:     cf.assert %0, "five"
// CHECK-NEXT:     %1 = math.exp %arg0 : tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is needed in a loop, or in a block that may not be reached, is known there; not behind.

func.func @may_not_run(%a: tensor<?xf32>, %n: index, %c: i1, %d: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.assert %c, "something"
  scf.for %i = %c0 to %n step %c1 {
    %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
    %1 = math.exp %a : tensor<?xf32>
    "test.use"(%0, %1) : (tensor<4xf32>, tensor<?xf32>) -> ()
  }
  cf.cond_br %d, ^then, ^end
^then:
  %2 = tensor.cast %a : tensor<?xf32> to tensor<5xf32>
  %3 = math.exp %a : tensor<?xf32>
  "test.use"(%2, %3) : (tensor<5xf32>, tensor<?xf32>) -> ()
  cf.br ^end
^end:
  %4 = math.exp %a : tensor<?xf32>
  return %4 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @may_not_run(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1, %arg3: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.assert %arg2, "something"
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %cast_0 = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       %2 = math.exp %cast_0 : tensor<4xf32>
// CHECK-NEXT:       "test.use"(%cast_0, %2) : (tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %arg3, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:     %0 = math.exp %cast : tensor<5xf32>
// CHECK-NEXT:     "test.use"(%cast, %0) : (tensor<5xf32>, tensor<5xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
