// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Loops that count with unsigned numbers.

func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %s = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%x = %c0) -> (i32) : i32 {
    scf.yield %i : i32
  }
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
    "u.u"(%i) : (i32) -> ()
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = scf.for unsigned %arg1 = %c0_i32 to %arg0 step %c1_i32 iter_args(%arg2 = %c0_i32) -> (i32)  : i32 {
// CHECK-NEXT:       scf.yield %arg1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for unsigned %arg1 = %c0_i32 to %arg0 step %c1_i32  : i32 {
// CHECK-NEXT:       "u.u"(%arg1) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    "u.u"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for unsigned %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       "u.u"(%arg1) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trip(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant 200 : i8
  %c100 = arith.constant 100 : i8
  %s = scf.for unsigned %i = %c0 to %c200 step %c100 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @trip(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %0 = scf.for unsigned %arg1 = %c0_i8 to %c-56_i8 step %c100_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
// CHECK-NEXT:       %1 = "u.u"(%arg2, %arg1) : (i32, i8) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @none(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant -56 : i8
  %c1 = arith.constant 1 : i8
  %s = scf.for %i = %c0 to %c200 step %c1 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @none(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @some(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant -56 : i8
  %c1 = arith.constant 1 : i8
  %s = scf.for unsigned %i = %c0 to %c200 step %c1 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @some(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = scf.for unsigned %arg1 = %c0_i8 to %c-56_i8 step %c1_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
// CHECK-NEXT:       %1 = "u.u"(%arg2, %arg1) : (i32, i8) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty(%x: i32) -> i32 {
  %c0 = arith.constant -1 : i8
  %c5 = arith.constant 5 : i8
  %c1 = arith.constant 1 : i8
  %s = scf.for unsigned %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same(%x: i32, %n: index, %s: index) -> i32 {
  %s1 = scf.for unsigned %i = %n to %n step %s iter_args(%a = %x) -> (i32) {
    %b = "u.u"(%a, %i) : (i32, index) -> i32
    scf.yield %b : i32
  }
  return %s1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused(%x: i32, %n: index, %s: index) -> i32 {
  %s1:2 = scf.for unsigned %i = %n to %s step %s iter_args(%a = %x, %c = %x) -> (i32, i32) {
    %b = "u.u"(%a, %i) : (i32, index) -> i32
    scf.yield %b, %c : i32, i32
  }
  return %s1#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
// CHECK-NEXT:     %0 = scf.for unsigned %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT:       %1 = "u.u"(%arg4, %arg3) : (i32, index) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%x: tensor<4xf32>, %n: index, %s: index) -> tensor<?xf32> {
  %c = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %s1 = scf.for unsigned %i = %n to %s step %s iter_args(%a = %c) -> (tensor<?xf32>) {
    %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
    %d = "u.u"(%b) : (tensor<4xf32>) -> tensor<4xf32>
    %e = tensor.cast %d : tensor<4xf32> to tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  }
  return %s1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<4xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = scf.for unsigned %arg3 = %arg1 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:       %1 = "u.u"(%arg4) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_plus(%x: i32, %n: index) -> i32 {
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 : index
  %s1 = scf.for unsigned %i = %n to %m step %c1 iter_args(%a = %x) -> (i32) {
    %b = "u.u"(%a, %i) : (i32, index) -> i32
    scf.yield %b : i32
  }
  return %s1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_plus(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c1 : index
// CHECK-NEXT:     %1 = scf.for unsigned %arg2 = %arg1 to %0 step %c1 iter_args(%arg3 = %arg0) -> (i32) {
// CHECK-NEXT:       %2 = "u.u"(%arg3, %arg2) : (i32, index) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
