// Collatz steps by branches between blocks.
func.func @main(%n: i64) -> (i32, i64) {
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %zero = arith.constant 0 : i32
  %step = arith.constant 1 : i32
  cf.br ^loop(%n, %zero, %n : i64, i32, i64)
^loop(%x: i64, %count: i32, %top: i64):
  %done = arith.cmpi sle, %x, %one : i64
  cf.cond_br %done, ^end(%count, %top : i32, i64), ^body
^body:
  %bit = arith.andi %x, %one : i64
  %odd = arith.trunci %bit : i64 to i1
  %next = arith.addi %count, %step : i32
  cf.cond_br %odd, ^odd, ^even
^odd:
  %0 = arith.muli %x, %three : i64
  %1 = arith.addi %0, %one : i64
  %2 = arith.maxsi %1, %top : i64
  cf.br ^loop(%1, %next, %2 : i64, i32, i64)
^even:
  %3 = arith.shrui %x, %one : i64
  cf.br ^loop(%3, %next, %top : i64, i32, i64)
^end(%r: i32, %largest: i64):
  return %r, %largest : i32, i64
}
