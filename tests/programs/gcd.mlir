// The greatest common divisor and the coefficients of Bezout, by a while loop; then the same by recursion.
func.func @main(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:6 = scf.while (%x = %a, %y = %b, %s = %one, %t = %zero, %u = %zero, %v = %one)
      : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32) {
    %go = arith.cmpi ne, %y, %zero : i32
    scf.condition(%go) %x, %y, %s, %t, %u, %v : i32, i32, i32, i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %s: i32, %t: i32, %u: i32, %v: i32):
    %q = arith.divsi %x, %y : i32
    %rest = arith.remsi %x, %y : i32
    %qs = arith.muli %q, %t : i32
    %qu = arith.muli %q, %v : i32
    %s2 = arith.subi %s, %qs : i32
    %u2 = arith.subi %u, %qu : i32
    scf.yield %y, %rest, %t, %s2, %v, %u2 : i32, i32, i32, i32, i32, i32
  }
  %again = func.call @recursive(%a, %b) : (i32, i32) -> i32
  return %r#0, %r#2, %r#4, %again : i32, i32, i32, i32
}
func.func private @recursive(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %done = arith.cmpi eq, %b, %zero : i32
  cf.cond_br %done, ^end(%a : i32), ^more
^more:
  %rest = arith.remsi %a, %b : i32
  %r = func.call @recursive(%b, %rest) : (i32, i32) -> i32
  cf.br ^end(%r : i32)
^end(%result: i32):
  return %result : i32
}
