// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s

// Here the reference leaves ops without operands behind, or crashes.

// A function whose address is taken.
func.func private @taken(%x: i32) -> i32 {
  %a = arith.constant 1 : i32
  return %a : i32
}
func.func @address() -> ((i32) -> i32) {
  %f = constant @taken : (i32) -> i32
  return %f : (i32) -> i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @taken(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @address() -> ((i32) -> i32) {
// CHECK-NEXT:     %f = constant @taken : (i32) -> i32
// CHECK-NEXT:     return %f : (i32) -> i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An argument of a public function that it does not use.
func.func @unused(%x: i32) {
  return
}
func.func @caller(%a: i32) {
  %0 = arith.addi %a, %a : i32
  call @unused(%0) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     call @unused(%0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where constants are propagated, offset, sizes and strides become what the memref's type tells.
func.func @metadata(%m: memref<2x?xf32>, %n: memref<?x2xi8>)
    -> (memref<?x2xi8, strided<[2, 1]>>, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.subview %n[0, 0] [%strides#1, 2] [1, 1]
      : memref<?x2xi8> to memref<?x2xi8, strided<[2, 1]>>
  return %0, %sizes#1 : memref<?x2xi8, strided<[2, 1]>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @metadata(%arg0: memref<2x?xf32>, %arg1: memref<?x2xi8>) -> (memref<?x2xi8, strided<[2, 1]>>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %subview = memref.subview %arg1[0, 0] [%c1, 2] [1, 1] : memref<?x2xi8> to memref<?x2xi8, strided<[2, 1]>>
// CHECK-NEXT:     return %subview, %sizes#1 : memref<?x2xi8, strided<[2, 1]>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An argument that is not needed of a block that a needed value is handed to.
func.func @cfgloop(%n: index, %m: memref<index>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^a(%c0, %c0, %n : index, index, index)
^a(%e: index, %f: index, %k: index):
  %g = arith.addi %f, %f : index
  %i = arith.addi %e, %c1 : index
  %c = arith.cmpi slt, %e, %k : index
  memref.store %e, %m[] : memref<index>
  cf.cond_br %c, ^a(%i, %g, %k : index, index, index), ^b
^b:
  return %n : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cfgloop(%arg0: index, %arg1: memref<index>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%c0, %arg0 : index, index)
// CHECK-NEXT:   ^bb1(%0: index, %1: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %2 = arith.addi %0, %c1 : index
// CHECK-NEXT:     %3 = arith.cmpi slt, %0, %1 : index
// CHECK-NEXT:     memref.store %0, %arg1[] : memref<index>
// CHECK-NEXT:     cf.cond_br %3, ^bb1(%2, %1 : index, index), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A block that is never reached hands on what is needed.
func.func @cfgdead(%x: index, %y: index) -> index {
  %c = arith.constant false
  %d = arith.addi %x, %x : index
  cf.cond_br %c, ^a(%x, %d : index, index), ^b(%y : index)
^a(%e: index, %f: index):
  %g = arith.addi %f, %f : index
  "any.f"(%x) : (index) -> ()
  cf.br ^b(%e : index)
^b(%h: index):
  return %h : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cfgdead(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     cf.cond_br %false, ^bb1, ^bb2(%arg1 : index)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     cf.br ^bb2(%0 : index)
// CHECK-NEXT:   ^bb2(%1: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: i1, %n: index, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    "any.f"() : () -> ()
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() {
// CHECK-NEXT:     %0 = ub.poison : i1
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: i1, %n: index, %x: i32) -> i32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> i32 {
    "any.f"() : () -> ()
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : index
// CHECK-NEXT:     %2 = ub.poison : index
// CHECK-NEXT:     %3 = ub.poison : index
// CHECK-NEXT:     scf.for %arg0 = %1 to %2 step %3 {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       %4 = ub.poison : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: i1, %n: index, %x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    "any.f"() : () -> ()
    scf.condition(%c) %a : i32
  } do {
  ^b(%b: i32):
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:       %2 = ub.poison : i1
// CHECK-NEXT:       scf.condition(%2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %1 = ub.poison : i32
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: i1, %n: index, %x: i32) -> i32 {
  scf.index_switch %n
  case 1 {
    "any.f"() : () -> ()
    "any.g"(%x) : (i32) -> ()
    scf.yield
  }
  default {}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "any.f"() : () -> ()
  }
  scf.forall (%i) in (%n) {
    "any.f"() : () -> ()
  }
  affine.for %i = 0 to %n {
    "any.f"() : () -> ()
  }
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     scf.index_switch %0
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = ub.poison : index
// CHECK-NEXT:     %2 = ub.poison : index
// CHECK-NEXT:     %3 = ub.poison : index
// CHECK-NEXT:     scf.parallel (%arg0) = (%1) to (%2) step (%3) {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = ub.poison : index
// CHECK-NEXT:     scf.forall (%arg0) in (%4) {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = ub.poison : index
// CHECK-NEXT:     affine.for %arg0 = 0 to %5 {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: i1, %n: index, %x: i32) -> i32 {
  %0 = call @g(%x) : (i32) -> i32
  %1 = call @h(%x) : (i32) -> i32
  %2 = call @d(%1) : (i32) -> i32
  return %2 : i32
}
func.func private @g(%x: i32) -> i32 {
  return %x : i32
}
func.func @h(%x: i32) -> i32 {
  return %x : i32
}
func.func private @d(%x: i32) -> i32

// CHECK: module {
// CHECK-NEXT:   func.func private @f() {
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = call @h(%0) : (i32) -> i32
// CHECK-NEXT:     %2 = call @d(%1) : (i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @d(i32) -> i32
// CHECK-NEXT: }

// -----

func.func @u(%c: i1, %x: i32, %y: i32) -> i32 {
  return %x : i32
^b(%n: i32):
  %z = arith.addi %n, %n : i32
  %w = arith.addi %y, %y : i32
  return %z : i32
^c:
  return %y : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   ^bb1(%0: i32):  // no predecessors
// CHECK-NEXT:     %1 = ub.poison : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     return %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: i1, %n: index, %x: i32) -> i32 {
  %t = tensor.generate %n {
  ^b(%i: index):
    "any.f"() : () -> ()
    tensor.yield %i : index
  } : tensor<?xindex>
  memref.alloca_scope {
    "any.f"() : () -> ()
    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>
  }
  "any.f"() ({
    "any.f"() : () -> ()
    "any.g"(%x) : (i32) -> ()
  }) : () -> ()
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       tensor.yield %arg2 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT:       memref.store %arg1, %alloca[] : memref<i32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.f"() ({
// CHECK-NEXT:       "any.f"() : () -> ()
// CHECK-NEXT:       "any.g"(%arg1) : (i32) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Both ways lead to one block, of which an argument is dead: the reference drops what only one of them hands on.
func.func @both_ways(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^bb1(%a, %b : index, index), ^bb1(%a, %a : index, index)
^bb1(%i: index, %unused: index):
  return %i : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_ways(%arg0: i1, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb1(%arg1 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
