// RUN: cat %S/Inputs/blocks.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  cf.br ^loop(%a, %b : i32, i32)

^loop(%x: i32, %y: i32):
  %done = arith.cmpi eq, %y, %zero : i32
  cf.cond_br %done, ^exit(%x : i32), ^next
^next:  // the remainder
  %r = arith.remsi %x, %y : i32
  cf.br ^loop(%y, %r : i32, i32)
^exit(%result: i32):
  return %result : i32
}
