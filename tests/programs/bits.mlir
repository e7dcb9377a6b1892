// Bit tricks on 32-bit numbers: counting bits by halves, reversing them, the next power of two, and Gray codes.
func.func @main(%x: i32) -> (i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c24 = arith.constant 24 : i32
  %m1 = arith.constant 0x55555555 : i32
  %m2 = arith.constant 0x33333333 : i32
  %m4 = arith.constant 0x0F0F0F0F : i32
  %m8 = arith.constant 0x00FF00FF : i32
  %h = arith.constant 0x01010101 : i32
  // popcount
  %0 = arith.shrui %x, %c1 : i32
  %1 = arith.andi %0, %m1 : i32
  %2 = arith.subi %x, %1 : i32
  %3 = arith.andi %2, %m2 : i32
  %4 = arith.shrui %2, %c2 : i32
  %5 = arith.andi %4, %m2 : i32
  %6 = arith.addi %3, %5 : i32
  %7 = arith.shrui %6, %c4 : i32
  %8 = arith.addi %6, %7 : i32
  %9 = arith.andi %8, %m4 : i32
  %10 = arith.muli %9, %h : i32
  %count = arith.shrui %10, %c24 : i32
  %same = math.ctpop %x : i32
  %difference = arith.subi %count, %same : i32
  // reversal
  %r1 = func.call @swap(%x, %m1, %c1) : (i32, i32, i32) -> i32
  %r2 = func.call @swap(%r1, %m2, %c2) : (i32, i32, i32) -> i32
  %r4 = func.call @swap(%r2, %m4, %c4) : (i32, i32, i32) -> i32
  %r8 = func.call @swap(%r4, %m8, %c8) : (i32, i32, i32) -> i32
  %high = arith.shrui %r8, %c16 : i32
  %low = arith.shli %r8, %c16 : i32
  %reversed = arith.ori %high, %low : i32
  // the next power of two
  %p0 = arith.subi %x, %c1 : i32
  %p1 = func.call @smear(%p0) : (i32) -> i32
  %power = arith.addi %p1, %c1 : i32
  %g0 = arith.shrui %x, %c1 : i32
  %gray = arith.xori %x, %g0 : i32
  return %count, %difference, %reversed, %power, %gray : i32, i32, i32, i32, i32
}
func.func private @swap(%x: i32, %mask: i32, %by: i32) -> i32 {
  %0 = arith.shrui %x, %by : i32
  %1 = arith.andi %0, %mask : i32
  %2 = arith.andi %x, %mask : i32
  %3 = arith.shli %2, %by : i32
  %4 = arith.ori %1, %3 : i32
  return %4 : i32
}
func.func private @smear(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%v = %x, %by = %one) -> (i32, i32) {
    %0 = arith.shrui %v, %by : i32
    %1 = arith.ori %v, %0 : i32
    %2 = arith.addi %by, %by : i32
    scf.yield %1, %2 : i32, i32
  }
  return %r#0 : i32
}
