// RUN: cat %S/Inputs/half-typed.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @unfinished(%a: i32) {
  %0 = arith.addi %a,
  %1 = arith.muli %a, %a : i32
  scf.if %c {
    %2 =
    return
