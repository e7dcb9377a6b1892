// RUN: pyopt %s --inline='inlining-threshold=60 default-pipeline=' | FileCheck %s --check-prefix=SMALL
// RUN: pyopt %s --inline='max-iterations=1 op-pipelines=func.func(cse)' | FileCheck %s --check-prefix=CSE
// RUN: pyopt %s --inline='default-pipeline=cse,canonicalize op-pipelines=func.func(strip-debuginfo),builtin.module(cse)' | FileCheck %s --check-prefix=OTHER
// RUN: pyopt %s --inline --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOC

func.func @large(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %x : i32
  %2 = arith.muli %0, %x : i32
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}

func.func private @blocks(%c: i1) -> i1 {
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb1(%d: i1):
  return %d : i1
^bb2:
  %true = arith.constant true
  return %true : i1
}

func.func @branches(%c: i1) -> i1 {
  %0 = call @blocks(%c) : (i1) -> i1
  return %0 : i1
}

// SMALL: module {
// SMALL-NEXT:   func.func @large(%arg0: i32) -> i32 {
// SMALL-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// SMALL-NEXT:     %1 = arith.muli %0, %arg0 : i32
// SMALL-NEXT:     %2 = arith.muli %0, %arg0 : i32
// SMALL-NEXT:     %3 = arith.addi %1, %2 : i32
// SMALL-NEXT:     return %3 : i32
// SMALL-NEXT:   }
// SMALL-NEXT:   func.func private @blocks(%arg0: i1) -> i1 {
// SMALL-NEXT:     cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2
// SMALL-NEXT:   ^bb1(%0: i1):  // pred: ^bb0
// SMALL-NEXT:     return %0 : i1
// SMALL-NEXT:   ^bb2:  // pred: ^bb0
// SMALL-NEXT:     %true = arith.constant true
// SMALL-NEXT:     return %true : i1
// SMALL-NEXT:   }
// SMALL-NEXT:   func.func @branches(%arg0: i1) -> i1 {
// SMALL-NEXT:     %0 = call @blocks(%arg0) : (i1) -> i1
// SMALL-NEXT:     return %0 : i1
// SMALL-NEXT:   }
// SMALL-NEXT: }
// CSE: module {
// CSE-NEXT:   func.func @large(%arg0: i32) -> i32 {
// CSE-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CSE-NEXT:     %1 = arith.muli %0, %arg0 : i32
// CSE-NEXT:     %2 = arith.addi %1, %1 : i32
// CSE-NEXT:     return %2 : i32
// CSE-NEXT:   }
// CSE-NEXT:   func.func @branches(%arg0: i1) -> i1 {
// CSE-NEXT:     cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2
// CSE-NEXT:   ^bb1(%0: i1):  // pred: ^bb0
// CSE-NEXT:     cf.br ^bb3(%0 : i1)
// CSE-NEXT:   ^bb2:  // pred: ^bb0
// CSE-NEXT:     %true = arith.constant true
// CSE-NEXT:     cf.br ^bb3(%true : i1)
// CSE-NEXT:   ^bb3(%1: i1):  // 2 preds: ^bb1, ^bb2
// CSE-NEXT:     return %1 : i1
// CSE-NEXT:   }
// CSE-NEXT: }
// OTHER: module {
// OTHER-NEXT:   func.func @large(%arg0: i32) -> i32 {
// OTHER-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// OTHER-NEXT:     %1 = arith.muli %0, %arg0 : i32
// OTHER-NEXT:     %2 = arith.muli %0, %arg0 : i32
// OTHER-NEXT:     %3 = arith.addi %1, %2 : i32
// OTHER-NEXT:     return %3 : i32
// OTHER-NEXT:   }
// OTHER-NEXT:   func.func @branches(%arg0: i1) -> i1 {
// OTHER-NEXT:     cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2
// OTHER-NEXT:   ^bb1(%0: i1):  // pred: ^bb0
// OTHER-NEXT:     cf.br ^bb3(%0 : i1)
// OTHER-NEXT:   ^bb2:  // pred: ^bb0
// OTHER-NEXT:     %true = arith.constant true
// OTHER-NEXT:     cf.br ^bb3(%true : i1)
// OTHER-NEXT:   ^bb3(%1: i1):  // 2 preds: ^bb1, ^bb2
// OTHER-NEXT:     return %1 : i1
// OTHER-NEXT:   }
// OTHER-NEXT: }
// LOC: module {
// LOC-NEXT:   func.func @large(%arg0: i32 loc("{{.*}}":6:18)) -> i32 {
// LOC-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 loc("{{.*}}":7:8)
// LOC-NEXT:     %1 = arith.muli %0, %arg0 : i32 loc("{{.*}}":8:8)
// LOC-NEXT:     %2 = arith.muli %0, %arg0 : i32 loc("{{.*}}":9:8)
// LOC-NEXT:     %3 = arith.addi %1, %2 : i32 loc("{{.*}}":10:8)
// LOC-NEXT:     return %3 : i32 loc("{{.*}}":11:3)
// LOC-NEXT:   } loc("{{.*}}":6:1)
// LOC-NEXT:   func.func @branches(%arg0: i1 loc("{{.*}}":23:21)) -> i1 {
// LOC-NEXT:     %true = arith.constant true loc(callsite(unknown at "{{.*}}":24:8))
// LOC-NEXT:     %0 = arith.select %arg0, %arg0, %true : i1 loc(callsite("{{.*}}":15:3 at "{{.*}}":24:8))
// LOC-NEXT:     return %0 : i1 loc("{{.*}}":25:3)
// LOC-NEXT:   } loc("{{.*}}":23:1)
// LOC-NEXT: } loc("{{.*}}":0:0)
