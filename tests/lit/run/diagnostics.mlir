// RUN: not pyopt-run %s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not pyopt-run %s --entry divide --arg 1 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not pyopt-run %s --entry divide --arg 1 --arg 2.5 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not pyopt-run %s --entry divide --arg 1 --arg 300000000000 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not pyopt-run %s --entry shaped --arg "[1, 2]" 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: not pyopt-run %s --entry shaped --arg "[[1, 2], [3]]" 2>&1 | FileCheck %s --check-prefix=RAGGED
// RUN: not pyopt-run %s --entry shaped --arg "random(1)" 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not pyopt-run %s --entry shaped --arg %t.none.npy 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not pyopt-run %s --entry calls --arg 1 2>&1 | FileCheck %s --check-prefix=DIVISION
// RUN: pyopt-run %s --entry calls --arg 1 --ub=ignore 2>&1 | FileCheck %s --check-prefix=IGNORED
// RUN: not pyopt-run %s --entry shift --arg 1 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not pyopt-run %s --entry branch --arg 1 2>&1 | FileCheck %s --check-prefix=BRANCH
// RUN: not pyopt-run %s --entry checked --arg 1 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not pyopt-run %s --entry endless --max-steps=10000 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not pyopt-run %s --entry large --max-memory=1M 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not pyopt-run %s --entry deep --arg 20000 2>&1 | FileCheck %s --check-prefix=DEEP
// RUN: not pyopt-run %s --entry deep --arg 20 --max-recursion=10 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not pyopt-run %s --entry declared 2>&1 | FileCheck %s --check-prefix=DECLARED
// RUN: not pyopt-run %s --ub=maybe 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: not pyopt-run %s --entri=divide 2>&1 | FileCheck %s --check-prefix=OPTION

// MISSING: error: there is no function @main with a body to run (--entry)
// MISSING: note: there is: @divide(i32, i32) -> i32
// COUNT: error: the function takes 2 arguments, and 1 are given (--arg)
// COUNT: note: its signature: @divide(i32, i32) -> i32
// KIND: error: argument 2: numbers of dtype float64 are no i32
// RANGE: error: argument 2: 300000000000 is no i32
// DIVISION: diagnostics.mlir:36:8: error: 'arith.divsi' op division by zero
// DIVISION-NEXT: %0 = arith.divsi %a, %b : i32
// DIVISION-NEXT: ^
// DIVISION-NEXT: diagnostics.mlir:42:8: note: called from here
// IGNORED: 0
// USAGE: 'maybe' is invalid value for --ub: it takes error or ignore
// OPTION: No such option '--entri'. Did you mean '--entry'?
func.func @divide(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

func.func @calls(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = call @divide(%a, %zero) : (i32, i32) -> i32
  return %0 : i32
}

// SHAPE: error: argument 1: an array of shape 2 is no tensor<2x?xi8>
// RAGGED: error: argument 1: '{{\[}}[1, 2], [3]]' is no array: its rows are not of one shape
// OPEN: error: argument 1: tensor<2x?xi8> leaves its shape open: say it, as in random(7, 3x4)
// FILE: error: argument 1: cannot read {{.*}}none.npy: No such file or directory
func.func @shaped(%a: tensor<2x?xi8>) {
  return
}

// Poison may be handed on, and is an error where something depends on it.
// POISON: diagnostics.mlir:59:8: error: 'arith.shli' op gives poison, which becomes a result: the shift's distance is not below the width, 8
func.func @shift(%a: i8) -> i8 {
  %eight = arith.constant 8 : i8
  %one = arith.constant 1 : i8
  %0 = arith.shli %a, %eight : i8
  %1 = arith.addi %0, %one : i8
  return %1 : i8
}

// BRANCH: diagnostics.mlir:70:3: error: 'cf.cond_br' op depends on poison: the signed result does not fit (nsw)
// BRANCH: diagnostics.mlir:68:8: note: the poison comes from here
func.func @branch(%a: i8) {
  %max = arith.constant 127 : i8
  %0 = arith.addi %a, %max overflow<nsw> : i8
  %1 = arith.cmpi eq, %0, %a : i8
  cf.cond_br %1, ^a, ^b
^a:
  return
^b:
  return
}

// ASSERT: diagnostics.mlir:81:3: error: 'cf.assert' op assertion failed: not two
func.func @checked(%a: i8) {
  %two = arith.constant 2 : i8
  %0 = arith.cmpi eq, %a, %two : i8
  cf.assert %0, "not two"
  return
}

// STEPS: error: {{.*}}the program takes more than 10000 steps (--max-steps)
func.func @endless() {
  cf.br ^loop
^loop:
  cf.br ^loop
}

// DEEP: error: 'func.call' op calls nest deeper than 10000 (--max-recursion)
// DEEP: note: called from here
// DEEP: note: and 9989 more calls
// FEW: error: 'func.call' op calls nest deeper than 10 (--max-recursion)
func.func @deep(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %zero : index
  %r = scf.if %end -> index {
    scf.yield %zero : index
  } else {
    %m = arith.subi %n, %one : index
    %0 = func.call @deep(%m) : (index) -> index
    %1 = arith.addi %0, %one : index
    scf.yield %1 : index
  }
  return %r : index
}

// DECLARED: error: there is no function @declared with a body to run (--entry)
func.func private @declared()

// MEMORY: error: 'arith.addf' op the program takes more than 1048576 bytes of memory (--max-memory)
func.func @large() -> tensor<1000000xf32> {
  %0 = arith.constant dense<1.0> : tensor<1000000xf32>
  %1 = arith.addf %0, %0 : tensor<1000000xf32>
  return %1 : tensor<1000000xf32>
}
