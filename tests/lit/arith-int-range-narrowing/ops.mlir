// RUN: pyopt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --split-input-file | FileCheck %s

// Ops in the first width that all of their numbers fit into.

func.func @addi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.addi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @addi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.addi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.subi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @subi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.subi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extsi %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @muli(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.muli %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @muli(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i16
// CHECK-NEXT:     %4 = arith.muli %2, %3 : i16
// CHECK-NEXT:     %5 = arith.extui %4 : i16 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @andi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.andi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @andi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.ori %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ori(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.ori %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.xori %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.xori %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.maxsi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.maxsi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.maxui %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxui(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.maxui %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.minsi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @minsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.minsi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minui(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.minui %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @minui(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.minui %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @divsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.divsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @divsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.divsi %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @divui(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.divui %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @divui(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.divui %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceildivsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.ceildivsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.ceildivsi %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceildivui(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.ceildivui %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivui(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.ceildivui %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.floordivsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @floordivsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.floordivsi %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @remsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.remsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @remsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.remsi %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @remui(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.remui %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @remui(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.remui %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmpi_eq(%a: i64, %b: i64) -> i1 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.cmpi eq, %x, %y : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmpi_eq(%arg0: i64, %arg1: i64) -> i1 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.cmpi eq, %2, %3 : i8
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmpi_slt(%a: i64, %b: i64) -> i1 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.cmpi slt, %x, %y : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmpi_slt(%arg0: i64, %arg1: i64) -> i1 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.cmpi slt, %2, %3 : i8
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmpi_ult(%a: i64, %b: i64) -> i1 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.cmpi ult, %x, %y : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmpi_ult(%arg0: i64, %arg1: i64) -> i1 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.cmpi ult, %2, %3 : i8
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shli(%a: i64) -> i64 {
  %n = arith.constant 100 : i64
  %k = arith.constant 3 : i64
  %x = arith.remui %a, %n : i64
  %0 = arith.shli %x, %k : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shli(%arg0: i64) -> i64 {
// CHECK-NEXT:     %c3_i16 = arith.constant 3 : i16
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %2 = arith.shli %1, %c3_i16 : i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shrui(%a: i64) -> i64 {
  %n = arith.constant 100 : i64
  %k = arith.constant 3 : i64
  %x = arith.remui %a, %n : i64
  %0 = arith.shrui %x, %k : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shrui(%arg0: i64) -> i64 {
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %2 = arith.shrui %1, %c3_i8 : i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shrsi(%a: i64) -> i64 {
  %n = arith.constant 100 : i64
  %k = arith.constant 3 : i64
  %x = arith.remui %a, %n : i64
  %0 = arith.shrsi %x, %k : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shrsi(%arg0: i64) -> i64 {
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %2 = arith.shrsi %1, %c3_i8 : i8
// CHECK-NEXT:     %3 = arith.extui %2 : i8 to i64
// CHECK-NEXT:     return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unsigned_in_8(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 120 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.addi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_in_8(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c120_i64 = arith.constant 120 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c120_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c120_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.addi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @signed(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 50 : i64
  %x = arith.remsi %a, %n : i64
  %y = arith.remsi %b, %n : i64
  %0 = arith.addi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c50_i64 = arith.constant 50 : i64
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c50_i64 : i64
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c50_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.addi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extsi %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @signed_product(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remsi %a, %n : i64
  %y = arith.remsi %b, %n : i64
  %0 = arith.muli %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_product(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i16
// CHECK-NEXT:     %4 = arith.muli %2, %3 : i16
// CHECK-NEXT:     %5 = arith.extsi %4 : i16 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unsigned_flag(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.addi %x, %y overflow<nuw> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_flag(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.addi %2, %3 overflow<nuw> : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @signed_flag(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.subi %x, %y overflow<nsw> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_flag(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.subi %2, %3 overflow<nsw> : i8
// CHECK-NEXT:     %5 = arith.extsi %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_flags(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 50 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.addi %x, %y overflow<nsw, nuw> {kept} : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_flags(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c50_i64 = arith.constant 50 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c50_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c50_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.addi %2, %3 overflow<nsw, nuw> {kept} : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @comparison_of_signed(%a: i64, %b: i64) -> i1 {
  %n = arith.constant 100 : i64
  %x = arith.remsi %a, %n : i64
  %y = arith.remsi %b, %n : i64
  %0 = arith.cmpi slt, %x, %y : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @comparison_of_signed(%arg0: i64, %arg1: i64) -> i1 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.cmpi slt, %2, %3 : i8
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unsigned_comparison_of_signed(%a: i64, %b: i64) -> i1 {
  %n = arith.constant 100 : i64
  %x = arith.remsi %a, %n : i64
  %y = arith.remsi %b, %n : i64
  %0 = arith.cmpi ult, %x, %y : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_comparison_of_signed(%arg0: i64, %arg1: i64) -> i1 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.cmpi ult, %2, %3 : i8
// CHECK-NEXT:     return %4 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @greatest_of_signed(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 50 : i64
  %x = arith.remsi %a, %n : i64
  %y = arith.remsi %b, %n : i64
  %0 = arith.maxui %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @greatest_of_signed(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c50_i64 = arith.constant 50 : i64
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c50_i64 : i64
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c50_i64 : i64
// CHECK-NEXT:     %2 = arith.maxui %0, %1 : i64
// CHECK-NEXT:     return %2 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
