// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// The rules of scf.if, each with a near miss.

func.func @static_true(%a: i32) -> i32 {
  %t = arith.constant true
  %0 = scf.if %t -> i32 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_true(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = "t.x"() : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static_false(%a: i32) -> i32 {
  %t = arith.constant false
  scf.if %t {
    "t.z"() : () -> ()
  }
  %0 = scf.if %t -> i32 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "t.y"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_false(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = "t.y"() : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%c: i1, %a: i32) -> i32 {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %1 = "t.x"() : () -> i32
    scf.yield %1, %1, %1 : i32, i32, i32
  } else {
    %1:3 = "t.y"() : () -> (i32, i32, i32)
    scf.yield %1#0, %1#1, %1#2 : i32, i32, i32
  }
  return %0#1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "t.x"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1:3 = "t.y"() : () -> (i32, i32, i32)
// CHECK-NEXT:       scf.yield %1#1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_unused(%c: i1, %a: i32) {
  %0 = scf.if %c -> i32 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_unused(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %0 = "t.x"() : () -> i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    scf.yield %a, %b : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT:     return %0, %arg2 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select_partly(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "t.x"() : () -> i32
    scf.yield %1, %b : i32, i32
  } else {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_partly(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK-NEXT:     %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %2 = "t.x"() : () -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @yields_condition(%c: i1, %a: i32) -> (i1, i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0:3 = scf.if %c -> (i1, i1, i1) {
    %1 = "t.x"() : () -> i1
    scf.yield %t, %f, %1 : i1, i1, i1
  } else {
    scf.yield %f, %t, %f : i1, i1, i1
  }
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @yields_condition(%arg0: i1, %arg1: i32) -> (i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     %1 = scf.if %arg0 -> (i1) {
// CHECK-NEXT:       %2 = "t.x"() : () -> i1
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0, %1 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_else(%c: i1) {
  scf.if %c {
    "t.x"() : () -> ()
  } else {
  }
  scf.if %c {
    "t.x"() : () -> ()
  } else {
    "t.y"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_else(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.x"() : () -> ()
// CHECK-NEXT:       "t.x"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.y"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_then(%c: i1) {
  scf.if %c {
  } else {
    "t.y"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_then(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.y"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swap(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = scf.if %n -> i32 {
    %1 = "t.x"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "t.y"() : () -> i32
    scf.yield %1 : i32
  }
  scf.if %n {
    "t.z"() : () -> ()
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = "t.y"() : () -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "t.x"() : () -> i32
// CHECK-NEXT:       "t.z"() : () -> ()
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @uses_of_condition(%c: i1) {
  scf.if %c {
    "t.x"(%c) : (i1) -> ()
    scf.if %c {
      "t.y"(%c) : (i1) -> ()
    } else {
      "t.z"(%c) : (i1) -> ()
    }
  } else {
    "t.w"(%c, %c) : (i1, i1) -> ()
  }
  "t.v"(%c) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @uses_of_condition(%arg0: i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.x"(%true) : (i1) -> ()
// CHECK-NEXT:       "t.y"(%true) : (i1) -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.w"(%false, %false) : (i1, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.v"(%arg0) : (i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @combine(%c: i1) {
  scf.if %c {
    "t.a"() : () -> ()
  }
  scf.if %c {
    "t.b"() : () -> ()
  } else {
    "t.c"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @combine(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.c"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @combine_results(%c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %1 = "t.a"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "t.b"() : () -> i32
    scf.yield %1 : i32
  }
  %2 = scf.if %c -> i32 {
    %1 = "t.c"(%0) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = "t.d"(%0) : (i32) -> i32
    scf.yield %1 : i32
  }
  return %0, %2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @combine_results(%arg0: i1) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:       %1 = "t.a"() : () -> i32
// CHECK-NEXT:       %2 = "t.c"(%1) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1, %2 : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "t.b"() : () -> i32
// CHECK-NEXT:       %2 = "t.d"(%1) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1, %2 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @combine_near(%c: i1, %d: i1) {
  scf.if %c {
    "t.a"() : () -> ()
  }
  scf.if %d {
    "t.b"() : () -> ()
  }
  scf.if %d {
    "t.c"() : () -> ()
  }
  "t.w"() : () -> ()
  scf.if %d {
    "t.d"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @combine_near(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:       "t.c"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.w"() : () -> ()
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "t.d"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @combine_not(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %c {
    "t.a"() : () -> ()
  }
  scf.if %n {
    "t.b"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @combine_not(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @combine_not2(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "t.a"() : () -> ()
  }
  scf.if %c {
    "t.b"() : () -> ()
  } else {
    "t.c"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @combine_not2(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       "t.c"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "t.b"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       "t.b"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_near(%c: i1, %d: i1) {
  scf.if %c {
    "t.a"() : () -> ()
    scf.if %d {
      "t.b"() : () -> ()
    }
  }
  scf.if %c {
    scf.if %d {
      "t.b"() : () -> ()
    } else {
      "t.c"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_near(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.a"() : () -> ()
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         "t.b"() : () -> ()
// CHECK-NEXT:         "t.b"() : () -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         "t.c"() : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_results(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %2 = "t.b"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1, %b : i32, i32
  } else {
    scf.yield %a, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_results(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:     %1 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT:     %2 = scf.if %0 -> (i32) {
// CHECK-NEXT:       %3 = "t.b"() : () -> i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2, %1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_results_near(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %2 = "t.b"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_results_near(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:       %1 = scf.if %arg1 -> (i32) {
// CHECK-NEXT:         %2 = "t.b"() : () -> i32
// CHECK-NEXT:         scf.yield %2 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same_from_comparison(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.cmpi eq, %a, %b : i32
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "t.b"() : () -> i32
    scf.yield %a, %1 : i32, i32
  } else {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_from_comparison(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = scf.if %0 -> (i32) {
// CHECK-NEXT:       %2 = "t.b"() : () -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is yielded turns out to be constant inside of the branches.
func.func @condition_by_folds(%c: i1, %x: i32) -> (i1, i1, i1) {
  %0:3 = scf.if %c -> (i1, i1, i1) {
    %a = arith.cmpi eq, %x, %x : i32
    %b = arith.cmpi ne, %x, %x : i32
    %d = "t.a"() : () -> i1
    scf.yield %a, %b, %d : i1, i1, i1
  } else {
    %a = arith.cmpi ne, %x, %x : i32
    %b = arith.cmpi eq, %x, %x : i32
    %d = "t.b"() : () -> i1
    scf.yield %a, %b, %d : i1, i1, i1
  }
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @condition_by_folds(%arg0: i1, %arg1: i32) -> (i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     %1 = scf.if %arg0 -> (i1) {
// CHECK-NEXT:       %2 = "t.a"() : () -> i1
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = "t.b"() : () -> i1
// CHECK-NEXT:       scf.yield %2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0, %1 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
