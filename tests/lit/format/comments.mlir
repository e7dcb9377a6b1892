// RUN: cat %S/Inputs/comments.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

// RUN-like words in a comment stay.
func.func @comments(%a: i32) -> i32 { // behind a function
  // above the op
  %0 = arith.addi %a, %a : i32  // twice
  %1 = arith.muli %0, %a : i32  // squared, and doubled
  %two = arith.constant 2 : i32 // aligned with those above

// CHECK: in the first column
  %2 = arith.divsi %1, %two : i32 // no blank before
  %3 = "test.op"(%0, // first
                 %1, // second
                 %2) : (i32, i32, i32) -> i32

  // at the end of the block
  return %3 : i32
}
// at the end of the file
