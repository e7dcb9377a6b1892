// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Sizes that index ops compute of extents (%n is 12, %m is 5), and of an index that nobody knows.

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
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<12xf32> to tensor<?xf32>
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
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<12xf32> to tensor<?xf32>
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
// CHECK-NEXT:     %0 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<0xf32> to tensor<?xf32>
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
