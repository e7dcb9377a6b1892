// Q16.16 fixed-point numbers: multiplication by way of 64 bits with rounding, division, and a square root by Newton.
func.func @multiply(%a: i32, %b: i32) -> i32 {
  %half = arith.constant 32768 : i64
  %c16 = arith.constant 16 : i64
  %x = arith.extsi %a : i32 to i64
  %y = arith.extsi %b : i32 to i64
  %p = arith.muli %x, %y overflow<nsw> : i64
  %q = arith.addi %p, %half : i64
  %r = arith.shrsi %q, %c16 : i64
  %t = arith.trunci %r : i64 to i32
  return %t : i32
}
func.func @divide(%a: i32, %b: i32) -> i32 {
  %c16 = arith.constant 16 : i64
  %x = arith.extsi %a : i32 to i64
  %y = arith.extsi %b : i32 to i64
  %n = arith.shli %x, %c16 : i64
  %q = arith.floordivsi %n, %y : i64
  %t = arith.trunci %q : i64 to i32
  return %t : i32
}
func.func @main(%a: i32, %b: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %p = func.call @multiply(%a, %b) : (i32, i32) -> i32
  %q = func.call @divide(%a, %b) : (i32, i32) -> i32
  %m = math.absi %a : i32
  %start = arith.ori %m, %one : i32
  %root = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %start) -> i32 {
    %d = func.call @divide(%start, %x) : (i32, i32) -> i32
    %s = arith.addi %x, %d : i32
    %h = arith.shrsi %s, %one : i32
    %safe = arith.maxsi %h, %one : i32
    scf.yield %safe : i32
  }
  return %p, %q, %root : i32, i32, i32
}
