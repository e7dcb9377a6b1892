// RUN: pyopt %s --allow-unregistered-dialect --convert-scf-to-cf --split-input-file | FileCheck %s

// Every op of scf as blocks and branches; attributes of loops go.

func.func @misc(%c: i1, %n: index) {
  scf.if %c {
    "t.a"() : () -> ()
  }
  scf.if %c {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  scf.execute_region {
    "t.e"() : () -> ()
    cf.br ^b
  ^b:
    scf.yield
  }
  %e:2 = scf.execute_region -> (i32, i32) {
    %q = "t.e"() : () -> i32
    cf.cond_br %c, ^b, ^c
  ^b:
    scf.yield %q, %q : i32, i32
  ^c:
    scf.yield %q, %q : i32, i32
  }
  scf.index_switch %n
  case 2 {
    "t.a"() : () -> ()
    scf.yield
  }
  case 5 {
    "t.b"() : () -> ()
    scf.yield
  }
  default {
    "t.c"() : () -> ()
  }
  %w = scf.index_switch %n -> i32
  case 2 {
    "t.a"() : () -> ()
    scf.yield %e#0 : i32
  }
  default {
    "t.c"() : () -> ()
    scf.yield %e#1 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @misc(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     "t.b"() : () -> ()
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     "t.e"() : () -> ()
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     %0 = "t.e"() : () -> i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb10, ^bb11
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     cf.br ^bb12(%0, %0 : i32, i32)
// CHECK-NEXT:   ^bb11:  // pred: ^bb9
// CHECK-NEXT:     cf.br ^bb12(%0, %0 : i32, i32)
// CHECK-NEXT:   ^bb12(%1: i32, %2: i32):  // 2 preds: ^bb10, ^bb11
// CHECK-NEXT:     %3 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT:     cf.switch %3 : i32, [
// CHECK-NEXT:       default: ^bb15,
// CHECK-NEXT:       2: ^bb13,
// CHECK-NEXT:       5: ^bb14
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb16
// CHECK-NEXT:   ^bb14:  // pred: ^bb12
// CHECK-NEXT:     "t.b"() : () -> ()
// CHECK-NEXT:     cf.br ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb12
// CHECK-NEXT:     "t.c"() : () -> ()
// CHECK-NEXT:     cf.br ^bb16
// CHECK-NEXT:   ^bb16:  // 3 preds: ^bb13, ^bb14, ^bb15
// CHECK-NEXT:     %4 = arith.index_cast %arg1 : index to i32
// CHECK-NEXT:     cf.switch %4 : i32, [
// CHECK-NEXT:       default: ^bb18,
// CHECK-NEXT:       2: ^bb17
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb17:  // pred: ^bb16
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb19(%1 : i32)
// CHECK-NEXT:   ^bb18:  // pred: ^bb16
// CHECK-NEXT:     "t.c"() : () -> ()
// CHECK-NEXT:     cf.br ^bb19(%2 : i32)
// CHECK-NEXT:   ^bb19(%5: i32):  // 2 preds: ^bb17, ^bb18
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @par(%lb: index, %ub: index, %st: index, %f: f32) -> f32 {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  %r:2 = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) init (%f, %f)
      -> (f32, f32) {
    %q = "t.use"(%i, %j) : (index, index) -> f32
    scf.reduce(%q, %q : f32, f32) {
    ^bb(%x: f32, %y: f32):
      %o = arith.addf %x, %y : f32
      scf.reduce.return %o : f32
    }, {
    ^bb(%x: f32, %y: f32):
      %o = arith.mulf %x, %y : f32
      scf.reduce.return %o : f32
    }
  }
  scf.forall (%i, %j) in (%ub, 7) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (2) to (%ub) step (3) {
    "t.use"(%i) : (index) -> ()
  } {mapping = [#gpu.block<x>]}
  return %r#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : index)
// CHECK-NEXT:   ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:     %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:     cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb3(%arg0 : index)
// CHECK-NEXT:   ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     %3 = arith.cmpi slt, %2, %arg1 : index
// CHECK-NEXT:     cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     "t.use"(%0, %2) : (index, index) -> ()
// CHECK-NEXT:     %4 = arith.addi %2, %arg2 : index
// CHECK-NEXT:     cf.br ^bb3(%4 : index)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %5 = arith.addi %0, %arg2 : index
// CHECK-NEXT:     cf.br ^bb1(%5 : index)
// CHECK-NEXT:   ^bb6:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb7(%arg0, %arg3, %arg3 : index, f32, f32)
// CHECK-NEXT:   ^bb7(%6: index, %7: f32, %8: f32):  // 2 preds: ^bb6, ^bb11
// CHECK-NEXT:     %9 = arith.cmpi slt, %6, %arg1 : index
// CHECK-NEXT:     cf.cond_br %9, ^bb8, ^bb12
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     cf.br ^bb9(%arg0, %7, %8 : index, f32, f32)
// CHECK-NEXT:   ^bb9(%10: index, %11: f32, %12: f32):  // 2 preds: ^bb8, ^bb10
// CHECK-NEXT:     %13 = arith.cmpi slt, %10, %arg1 : index
// CHECK-NEXT:     cf.cond_br %13, ^bb10, ^bb11
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %14 = "t.use"(%6, %10) : (index, index) -> f32
// CHECK-NEXT:     %15 = arith.addf %11, %14 : f32
// CHECK-NEXT:     %16 = arith.mulf %12, %14 : f32
// CHECK-NEXT:     %17 = arith.addi %10, %arg2 : index
// CHECK-NEXT:     cf.br ^bb9(%17, %15, %16 : index, f32, f32)
// CHECK-NEXT:   ^bb11:  // pred: ^bb9
// CHECK-NEXT:     %18 = arith.addi %6, %arg2 : index
// CHECK-NEXT:     cf.br ^bb7(%18, %11, %12 : index, f32, f32)
// CHECK-NEXT:   ^bb12:  // pred: ^bb7
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb13(%c0 : index)
// CHECK-NEXT:   ^bb13(%19: index):  // 2 preds: ^bb12, ^bb17
// CHECK-NEXT:     %20 = arith.cmpi slt, %19, %arg1 : index
// CHECK-NEXT:     cf.cond_br %20, ^bb14, ^bb18
// CHECK-NEXT:   ^bb14:  // pred: ^bb13
// CHECK-NEXT:     cf.br ^bb15(%c0_0 : index)
// CHECK-NEXT:   ^bb15(%21: index):  // 2 preds: ^bb14, ^bb16
// CHECK-NEXT:     %22 = arith.cmpi slt, %21, %c7 : index
// CHECK-NEXT:     cf.cond_br %22, ^bb16, ^bb17
// CHECK-NEXT:   ^bb16:  // pred: ^bb15
// CHECK-NEXT:     "t.use"(%19, %21) : (index, index) -> ()
// CHECK-NEXT:     %23 = arith.addi %21, %c1_1 : index
// CHECK-NEXT:     cf.br ^bb15(%23 : index)
// CHECK-NEXT:   ^bb17:  // pred: ^bb15
// CHECK-NEXT:     %24 = arith.addi %19, %c1 : index
// CHECK-NEXT:     cf.br ^bb13(%24 : index)
// CHECK-NEXT:   ^bb18:  // pred: ^bb13
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     cf.br ^bb19(%c2 : index)
// CHECK-NEXT:   ^bb19(%25: index):  // 2 preds: ^bb18, ^bb20
// CHECK-NEXT:     %26 = arith.cmpi slt, %25, %arg1 : index
// CHECK-NEXT:     cf.cond_br %26, ^bb20, ^bb21
// CHECK-NEXT:   ^bb20:  // pred: ^bb19
// CHECK-NEXT:     "t.use"(%25) : (index) -> ()
// CHECK-NEXT:     %27 = arith.addi %25, %c3 : index
// CHECK-NEXT:     cf.br ^bb19(%27 : index)
// CHECK-NEXT:   ^bb21:  // pred: ^bb19
// CHECK-NEXT:     return %8 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
