// RUN: pyopt %s --control-flow-sink --allow-unregistered-dialect --split-input-file | FileCheck %s

// Only the branches of scf.if and scf.index_switch take ops in; users go before what they use.

func.func @f(%x: i32, %n: index, %c: i1, %f: f32, %v: vector<4xi1>) {
  %0 = arith.addi %x, %x : i32
  scf.if %c {
    "u"(%0) : (i32) -> ()
  }
  %1 = arith.addi %x, %x : i32
  scf.execute_region {
    "u"(%1) : (i32) -> ()
    scf.yield
  }
  %2 = arith.addi %x, %x : i32
  affine.if affine_set<() : (1 >= 0)>() {
    "u"(%2) : (i32) -> ()
  }
  %3 = arith.addi %x, %x : i32
  scf.index_switch %n
  case 1 {
    "u"(%3) : (i32) -> ()
    scf.yield
  }
  default {}
  %4 = arith.addi %x, %x : i32
  scf.for %i = %n to %n step %n {
    "u"(%4) : (i32) -> ()
  }
  %5 = arith.addi %x, %x : i32
  memref.alloca_scope {
    "u"(%5) : (i32) -> ()
  }
  %w = shape.const_witness true
  %6 = arith.addi %x, %x : i32
  shape.assuming %w -> () {
    "u"(%6) : (i32) -> ()
    shape.assuming_yield
  }
  %7 = arith.addi %x, %x : i32
  scf.while : () -> () {
    "u"(%7) : (i32) -> ()
    scf.condition(%c)
  } do {
    scf.yield
  }
  %8 = arith.addi %x, %x : i32
  scf.forall (%i) in (1) {
    "u"(%8) : (i32) -> ()
  }
  %9 = arith.addi %x, %x : i32
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "u"(%9) : (i32) -> ()
  }
  %11 = arith.addi %x, %x : i32
  affine.for %i = 0 to 1 {
    "u"(%11) : (i32) -> ()
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %12 = arith.addi %x, %x : i32
  scf.for %i = %c0 to %c1 step %c1 {
    "u"(%12) : (i32) -> ()
  }
  %true = arith.constant true
  %13 = arith.addi %x, %x : i32
  scf.if %true {
    "u"(%13) : (i32) -> ()
  } else {
    "u"() : () -> ()
  }
  %14 = arith.addi %x, %x : i32
  %15 = arith.muli %14, %14 : i32
  %16 = arith.muli %x, %14 : i32
  %17 = arith.divui %x, %16 : i32
  %ld = memref.alloc() : memref<4xi32>
  scf.if %true {
    "u"(%15, %16, %ld) : (i32, i32, memref<4xi32>) -> ()
    scf.if %c {
      "u"(%17) : (i32) -> ()
    }
  } else {
    "u"(%17) : (i32) -> ()
  }
  %18 = arith.addi %x, %x : i32
  %19 = arith.addi %x, %x : i32
  scf.if %c {
    "u"(%18, %19) : (i32, i32) -> ()
    scf.if %c {
      "u"(%18) : (i32) -> ()
    } else {
      "u"(%18) : (i32) -> ()
      "u"(%18) : (i32) -> ()
    }
  }
  return
}
func.func @blocks(%x: i32, %c: i1) {
  %0 = arith.addi %x, %x : i32
  cf.br ^bb1
^bb1:
  %1 = arith.addi %0, %x : i32
  %2 = "u"() ({
    "v"(%1) : (i32) -> ()
  }) : () -> i32
  scf.if %c {
    scf.execute_region {
      cf.br ^bb2
    ^bb2:
      "u"(%0, %1) : (i32, i32) -> ()
      scf.yield
    }
  }
  return
}

// CHECK: #set = affine_set<() : (1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: index, %arg2: i1, %arg3: f32, %arg4: vector<4xi1>) {
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %14 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       "u"(%14) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "u"(%0) : (i32) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     affine.if #set() {
// CHECK-NEXT:       "u"(%1) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.index_switch %arg1
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %14 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       "u"(%14) : (i32) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:       "u"(%2) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       "u"(%3) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = shape.const_witness true
// CHECK-NEXT:     %5 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     shape.assuming %4 {
// CHECK-NEXT:       "u"(%5) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       "u"(%6) : (i32) -> ()
// CHECK-NEXT:       scf.condition(%arg2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.forall (%arg5) in (1) {
// CHECK-NEXT:       "u"(%7) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.parallel (%arg5) = (%arg1) to (%arg1) step (%arg1) {
// CHECK-NEXT:       "u"(%8) : (i32) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     affine.for %arg5 = 0 to 1 {
// CHECK-NEXT:       "u"(%9) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %10 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c1 step %c1 {
// CHECK-NEXT:       "u"(%10) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     scf.if %true {
// CHECK-NEXT:       %14 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       "u"(%14) : (i32) -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "u"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %12 = arith.muli %arg0, %11 : i32
// CHECK-NEXT:     %13 = arith.divui %arg0, %12 : i32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     scf.if %true {
// CHECK-NEXT:       %14 = arith.muli %11, %11 : i32
// CHECK-NEXT:       "u"(%14, %12, %alloc) : (i32, i32, memref<4xi32>) -> ()
// CHECK-NEXT:       scf.if %arg2 {
// CHECK-NEXT:         "u"(%13) : (i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "u"(%13) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %14 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       %15 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:       "u"(%15, %14) : (i32, i32) -> ()
// CHECK-NEXT:       scf.if %arg2 {
// CHECK-NEXT:         "u"(%15) : (i32) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         "u"(%15) : (i32) -> ()
// CHECK-NEXT:         "u"(%15) : (i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : i32
// CHECK-NEXT:     %2 = "u"() ({
// CHECK-NEXT:       "v"(%1) : (i32) -> ()
// CHECK-NEXT:     }) : () -> i32
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       scf.execute_region {
// CHECK-NEXT:         cf.br ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         "u"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Effects stay, and so does what both branches, the op itself or something behind it needs.

func.func @stays(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = arith.addi %x, %x : i32
  %2 = arith.cmpi eq, %x, %1 : i32
  %3 = arith.subi %x, %x : i32
  %4 = scf.if %2 -> i32 {
    %5 = arith.addi %0, %3 : i32
    scf.yield %5 : i32
  } else {
    scf.yield %1 : i32
  }
  %6 = arith.muli %x, %4 : i32
  %7 = scf.if %c -> i32 {
    scf.yield %6 : i32
  } else {
    scf.yield %x : i32
  }
  %8 = arith.addi %7, %3 : i32
  return %8 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: i1) -> i32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:     %1 = arith.subi %arg2, %arg2 : i32
// CHECK-NEXT:     %2 = scf.if %arg3 -> (i32) {
// CHECK-NEXT:       %4 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT:       %5 = arith.cmpi eq, %arg2, %4 : i32
// CHECK-NEXT:       %6 = scf.if %5 -> (i32) {
// CHECK-NEXT:         %8 = arith.addi %0, %1 : i32
// CHECK-NEXT:         scf.yield %8 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = arith.muli %arg2, %6 : i32
// CHECK-NEXT:       scf.yield %7 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = arith.addi %2, %1 : i32
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
