// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Sizes that arith and index ops compute of extents (%n is 12, %m is 5), and of an index that nobody knows.

func.func @arith_addi_n_m(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %m = tensor.dim %a, %c1 : tensor<12x5xf32>
  %r = arith.addi %n, %m : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_addi_n_m(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.addi %c12, %c5 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<17xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<17xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_addi_b_b(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %r = arith.addi %b, %b : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_addi_b_b(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_subi_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.subi %n, %c1 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_subi_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.subi %c12, %c1 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<11xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<11xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_muli_n_m(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %m = tensor.dim %a, %c1 : tensor<12x5xf32>
  %r = arith.muli %n, %m : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_muli_n_m(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.muli %c12, %c5 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<60xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<60xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_muli_b_c6(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c6 = arith.constant 6 : index
  %r = arith.muli %b, %c6 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_muli_b_c6(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.muli %arg1, %c6 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.divui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_divui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.divui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divsi_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.divsi %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_divsi_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.divsi %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.divsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_divsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_divui_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.divui %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_divui_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divui %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_floordivsi_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.floordivsi %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_floordivsi_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.floordivsi %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_floordivsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.floordivsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_floordivsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.floordivsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_ceildivui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.ceildivui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_ceildivui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.ceildivui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_ceildivsi_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.ceildivsi %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_ceildivsi_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.ceildivsi %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_ceildivsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.ceildivsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_ceildivsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.ceildivsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_remui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.remui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_remui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.remui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_remsi_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.remsi %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_remsi_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.remsi %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_remsi_b_c2(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %r = arith.remsi %b, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_remsi_b_c2(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.remsi %arg1, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_minsi_n_n(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.minsi %n, %n : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_minsi_n_n(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.minsi %c12, %c12 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_minsi_b_b(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %r = arith.minsi %b, %b : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_minsi_b_b(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = arith.minsi %arg1, %arg1 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_maxsi_n_c0(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.maxsi %n, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_maxsi_n_c0(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.maxsi %c12, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_minui_n_c0(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.minui %n, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_minui_n_c0(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.minui %c12, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_maxsi_b_c0(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = arith.maxsi %b, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_maxsi_b_c0(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.maxsi %arg1, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_maxui_b_c0(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = arith.maxui %b, %c0 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_maxui_b_c0(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.maxui %arg1, %c0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_minsi_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.minsi %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_minsi_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.minsi %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shli_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.shli %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shli_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.shli %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<48xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<48xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrui_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.shrui %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shrui_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.shrui %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrsi_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.shrsi %n, %c1 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shrsi_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.shrsi %c12, %c1 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_shrsi_b_c1(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %r = arith.shrsi %b, %c1 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_shrsi_b_c1(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.shrsi %arg1, %c1 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_andi_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = arith.andi %n, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_andi_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.andi %c12, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_andi_c6_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = arith.andi %c6, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_andi_c6_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.andi %c6, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_xori_c6_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = arith.xori %c6, %c2 : index
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @arith_xori_c6_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.xori %c6, %c2 : index
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_add_n_m(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %m = tensor.dim %a, %c1 : tensor<12x5xf32>
  %r = index.add %n, %m
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_add_n_m(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = index.add %c12, %c5
// CHECK-NEXT:     %1 = tensor.empty() : tensor<17xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<17xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_sub_n_n(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.sub %n, %n
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_sub_n_n(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.sub %c12, %c12
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_mul_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.mul %n, %c2
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_mul_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.mul %c12, %c2
// CHECK-NEXT:     %1 = tensor.empty() : tensor<24xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<24xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_divs_n_c6(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.divs %n, %c6
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_divs_n_c6(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.divs %c12, %c6
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_divu_b_c6(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c6 = arith.constant 6 : index
  %r = index.divu %b, %c6
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_divu_b_c6(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = index.divu %arg1, %c6
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_floordivs_n_c6(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.floordivs %n, %c6
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_floordivs_n_c6(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.floordivs %c12, %c6
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_ceildivu_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.ceildivu %n, %c1
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_ceildivu_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.ceildivu %c12, %c1
// CHECK-NEXT:     %1 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_ceildivs_c6_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = index.ceildivs %c6, %c2
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_ceildivs_c6_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = index.ceildivs %c6, %c2
// CHECK-NEXT:     %1 = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_rems_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.rems %n, %c1
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_rems_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.rems %c12, %c1
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_remu_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.remu %n, %c1
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_remu_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.remu %c12, %c1
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_maxs_n_c0(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.maxs %n, %c0
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_maxs_n_c0(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.maxs %c12, %c0
// CHECK-NEXT:     %1 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_maxu_n_c0(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.maxu %n, %c0
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_maxu_n_c0(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.maxu %c12, %c0
// CHECK-NEXT:     %1 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_mins_n_c0(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.mins %n, %c0
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_mins_n_c0(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.mins %c12, %c0
// CHECK-NEXT:     %1 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_minu_b_c0(%a: tensor<12x5xf32>, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = index.minu %b, %c0
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_minu_b_c0(%arg0: tensor<12x5xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = index.minu %arg1, %c0
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_shl_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.shl %n, %c1
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_shl_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.shl %c12, %c1
// CHECK-NEXT:     %1 = tensor.empty() : tensor<24xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<24xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_shru_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.shru %n, %c1
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_shru_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.shru %c12, %c1
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_shrs_n_c1(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.shrs %n, %c1
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_shrs_n_c1(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.shrs %c12, %c1
// CHECK-NEXT:     %1 = tensor.empty() : tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_and_c6_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = index.and %c6, %c2
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_and_c6_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = index.and %c6, %c2
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_or_n_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %a, %c0 : tensor<12x5xf32>
  %r = index.or %n, %c2
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_or_n_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = index.or %c12, %c2
// CHECK-NEXT:     %1 = tensor.empty() : tensor<14xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<14xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_xor_c6_c2(%a: tensor<12x5xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r = index.xor %c6, %c2
  %0 = tensor.empty(%r) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_xor_c6_c2(%arg0: tensor<12x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = index.xor %c6, %c2
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
