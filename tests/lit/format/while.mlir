// RUN: cat %S/Inputs/while.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @collatz(%n: i64) -> i64 {
  %0:2 = scf.while (%x = %n, %count = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi sgt, %x, %one : i64
    scf.condition(%more) %x, %count : i64, i64
  } do {
  ^bb0(%x: i64, %count: i64):
    %odd = arith.trunci %x : i64 to i1
    %next = scf.if %odd -> (i64) {
      %a = arith.muli %x, %three : i64
      %b = arith.addi %a, %one : i64
      scf.yield %b : i64
    } else {
      %h = arith.shrui %x, %one : i64
      scf.yield %h : i64
    }
    scf.yield %next, %count : i64, i64
  } attributes {unroll = 2 : i32}
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0#1 : i64
}
