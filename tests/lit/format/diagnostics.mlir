// RUN: cat %S/Inputs/diagnostics.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @wrong(%a: i32, %b: i64) {
  // expected-error@+1 {{custom op 'arith.add' is unknown}}
  %0 = arith.add %a, %a : i32
  return
}

// -----

func.func @two_on_a_line(%a: i32, %b: i64) -> i32 {
  // expected-note @below {{prior use here}}
  %0 = arith.addi %a, %a : i32 %1 = arith.addi %a, %a : i32
  // expected-error @+3 {{use of value '%b' expects different type than prior uses}}

  %2 = arith.muli %0,
     %b : i32


  return %2 : i32 // expected-error {{another one}}
}

// -----
func.func @above(%a: i32) {
  "test.op"(%a) : (i64) -> ()
  // expected-error @above {{use of value '%a'}}
  return
}
