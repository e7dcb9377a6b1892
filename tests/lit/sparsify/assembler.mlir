// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-assembler=reference-exact=true | FileCheck %s
// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --sparse-assembler="direct-out reference-exact=true" | FileCheck %s --check-prefix=DIRECT

// Public functions on sparse tensors get wrappers; the attribute that asks for an interface in C goes with these.

#CSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @dense(%a: tensor<4xf64>) -> tensor<4xf64> {
  return %a : tensor<4xf64>
}
func.func private @helper(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSR> {
  return %a : tensor<4x8xf64, #CSR>
}
func.func private @declared(tensor<4x8xf64, #CSR>)
func.func @takes(%a: tensor<4x8xf64, #CSR> {test.first = 1}, %x: f32)
    -> f32 attributes {test.kept, llvm.emit_c_interface} {
  return %x : f32
}
func.func nested @gives(%x: f32) -> (f32, tensor<4x8xf64, #CSR> {test.result}, index) {
  %e = tensor.empty() : tensor<4x8xf64, #CSR>
  %c = arith.constant 1 : index
  return %x, %e, %c : f32, tensor<4x8xf64, #CSR>, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @takes(%arg0: tensor<?xi32>, %arg1: tensor<?xi8>, %arg2: tensor<?xf64>, %arg3: f32) -> f32 attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xi32>, tensor<?xi8>), tensor<?xf64> to tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = call @_internal_takes(%0, %arg3) : (tensor<4x8xf64, #sparse>, f32) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gives(%arg0: f32, %arg1: tensor<?xi32>, %arg2: tensor<?xi8>, %arg3: tensor<?xf64>) -> (f32, tensor<?xi32>, tensor<?xi8>, tensor<?xf64>, index) {
// CHECK-NEXT:     %0:3 = call @_internal_gives(%arg0) : (f32) -> (f32, tensor<4x8xf64, #sparse>, index)
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %0#1 : tensor<4x8xf64, #sparse> out_lvls(%arg1, %arg2 : tensor<?xi32>, tensor<?xi8>) out_vals(%arg3 : tensor<?xf64>) -> (tensor<?xi32>, tensor<?xi8>), tensor<?xf64>, (index, index), index
// CHECK-NEXT:     return %0#0, %ret_levels#0, %ret_levels#1, %ret_values, %0#2 : f32, tensor<?xi32>, tensor<?xi8>, tensor<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense(%arg0: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     return %arg0 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @helper(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     return %arg0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(tensor<4x8xf64, #sparse>)
// CHECK-NEXT:   func.func private @_internal_takes(%arg0: tensor<4x8xf64, #sparse> {test.first = 1 : i64}, %arg1: f32) -> f32 attributes {test.kept} {
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_gives(%arg0: f32) -> (f32, tensor<4x8xf64, #sparse> {test.result}, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %arg0, %0, %c1 : f32, tensor<4x8xf64, #sparse>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @takes(%arg0: tensor<?xi32>, %arg1: tensor<?xi8>, %arg2: tensor<?xf64>, %arg3: f32) -> f32 attributes {llvm.emit_c_interface} {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xi32>, tensor<?xi8>), tensor<?xf64> to tensor<4x8xf64, #sparse>
// DIRECT-NEXT:     %1 = call @_internal_takes(%0, %arg3) : (tensor<4x8xf64, #sparse>, f32) -> f32
// DIRECT-NEXT:     return %1 : f32
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @gives(%arg0: f32) -> (f32, memref<?xi32>, memref<?xi8>, memref<?xf64>, index) {
// DIRECT-NEXT:     %0:3 = call @_internal_gives(%arg0) : (f32) -> (f32, tensor<4x8xf64, #sparse>, index)
// DIRECT-NEXT:     %1 = sparse_tensor.positions %0#1 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xi32>
// DIRECT-NEXT:     %2 = sparse_tensor.coordinates %0#1 {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xi8>
// DIRECT-NEXT:     %3 = sparse_tensor.values %0#1 : tensor<4x8xf64, #sparse> to memref<?xf64>
// DIRECT-NEXT:     return %0#0, %1, %2, %3, %0#2 : f32, memref<?xi32>, memref<?xi8>, memref<?xf64>, index
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @dense(%arg0: tensor<4xf64>) -> tensor<4xf64> {
// DIRECT-NEXT:     return %arg0 : tensor<4xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @helper(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// DIRECT-NEXT:     return %arg0 : tensor<4x8xf64, #sparse>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @declared(tensor<4x8xf64, #sparse>)
// DIRECT-NEXT:   func.func private @_internal_takes(%arg0: tensor<4x8xf64, #sparse> {test.first = 1 : i64}, %arg1: f32) -> f32 attributes {test.kept} {
// DIRECT-NEXT:     return %arg1 : f32
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_gives(%arg0: f32) -> (f32, tensor<4x8xf64, #sparse> {test.result}, index) {
// DIRECT-NEXT:     %c1 = arith.constant 1 : index
// DIRECT-NEXT:     %0 = tensor.empty() : tensor<4x8xf64, #sparse>
// DIRECT-NEXT:     return %arg0, %0, %c1 : f32, tensor<4x8xf64, #sparse>, index
// DIRECT-NEXT:   }
// DIRECT-NEXT: }

// -----
// Arrays of each format, in order; a dense tensor with an encoding beside others is its values.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#SOA = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)),
  crdWidth = 16
}>
#BATCH = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, j : dense, k : compressed) }>
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>
#LOOSE = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : loose_compressed),
  posWidth = 16
}>
#ROWS = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#PLANES = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : dense) }>
func.func @formats(%a: tensor<4x8xf32, #DCSR>, %b: tensor<4x8xi1, #SOA>,
                   %c: tensor<2x4x8xindex, #BATCH>, %d: tensor<4x8xf16, #NM>)
    -> (tensor<4x8xcomplex<f32>, #BSR>, tensor<4x8xi8, #LOOSE>, tensor<4x8xf64, #ROWS>,
        tensor<4x8xf64, #PLANES>) {
  %r:4 = "test.make"(%a, %b, %c, %d)
      : (tensor<4x8xf32, #DCSR>, tensor<4x8xi1, #SOA>, tensor<2x4x8xindex, #BATCH>,
         tensor<4x8xf16, #NM>)
      -> (tensor<4x8xcomplex<f32>, #BSR>, tensor<4x8xi8, #LOOSE>, tensor<4x8xf64, #ROWS>,
          tensor<4x8xf64, #PLANES>)
  return %r#0, %r#1, %r#2, %r#3
      : tensor<4x8xcomplex<f32>, #BSR>, tensor<4x8xi8, #LOOSE>, tensor<4x8xf64, #ROWS>,
      tensor<4x8xf64, #PLANES>
}
func.func @linear(%a: tensor<4x8xf64, #ROWS>, %b: tensor<*xf64>) -> tensor<4x8xf64, #ROWS> {
  return %a : tensor<4x8xf64, #ROWS>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), crdWidth = 16 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : loose_compressed), posWidth = 16 }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @formats(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xindex>, %arg4: tensor<?xf32>, %arg5: tensor<?xindex>, %arg6: tensor<?xi16>, %arg7: tensor<?xi16>, %arg8: tensor<?xi1>, %arg9: tensor<2x?xindex>, %arg10: tensor<2x?xindex>, %arg11: tensor<2x?xindex>, %arg12: tensor<?xindex>, %arg13: tensor<?xf16>, %arg14: tensor<?xindex>, %arg15: tensor<?xindex>, %arg16: tensor<?xcomplex<f32>>, %arg17: tensor<?xi16>, %arg18: tensor<?xindex>, %arg19: tensor<?xi8>, %arg20: tensor<?xf64>, %arg21: tensor<4x?xf64>) -> (tensor<?xindex>, tensor<?xindex>, tensor<?xcomplex<f32>>, tensor<?xi16>, tensor<?xindex>, tensor<?xi8>, tensor<?xf64>, tensor<4x?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1, %arg2, %arg3), %arg4 : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>), tensor<?xf32> to tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.assemble (%arg5, %arg6, %arg7), %arg8 : (tensor<?xindex>, tensor<?xi16>, tensor<?xi16>), tensor<?xi1> to tensor<4x8xi1, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.assemble (%arg9, %arg10), %arg11 : (tensor<2x?xindex>, tensor<2x?xindex>), tensor<2x?xindex> to tensor<2x4x8xindex, #sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.assemble (%arg12), %arg13 : (tensor<?xindex>), tensor<?xf16> to tensor<4x8xf16, #sparse3>
// CHECK-NEXT:     %4:4 = call @_internal_formats(%0, %1, %2, %3) : (tensor<4x8xf32, #sparse>, tensor<4x8xi1, #sparse1>, tensor<2x4x8xindex, #sparse2>, tensor<4x8xf16, #sparse3>) -> (tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>)
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %4#0 : tensor<4x8xcomplex<f32>, #sparse4> out_lvls(%arg14, %arg15 : tensor<?xindex>, tensor<?xindex>) out_vals(%arg16 : tensor<?xcomplex<f32>>) -> (tensor<?xindex>, tensor<?xindex>), tensor<?xcomplex<f32>>, (index, index), index
// CHECK-NEXT:     %ret_levels_0:2, %ret_values_1, %lvl_lens_2:2, %val_len_3 = sparse_tensor.disassemble %4#1 : tensor<4x8xi8, #sparse5> out_lvls(%arg17, %arg18 : tensor<?xi16>, tensor<?xindex>) out_vals(%arg19 : tensor<?xi8>) -> (tensor<?xi16>, tensor<?xindex>), tensor<?xi8>, (index, index), index
// CHECK-NEXT:     %ret_values_4, %val_len_5 = "sparse_tensor.disassemble"(%4#2, %arg20) : (tensor<4x8xf64, #sparse6>, tensor<?xf64>) -> (tensor<?xf64>, index)
// CHECK-NEXT:     %ret_values_6, %val_len_7 = "sparse_tensor.disassemble"(%4#3, %arg21) : (tensor<4x8xf64, #sparse7>, tensor<4x?xf64>) -> (tensor<4x?xf64>, index)
// CHECK-NEXT:     return %ret_levels#0, %ret_levels#1, %ret_values, %ret_levels_0#0, %ret_levels_0#1, %ret_values_1, %ret_values_4, %ret_values_6 : tensor<?xindex>, tensor<?xindex>, tensor<?xcomplex<f32>>, tensor<?xi16>, tensor<?xindex>, tensor<?xi8>, tensor<?xf64>, tensor<4x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_formats(%arg0: tensor<4x8xf32, #sparse>, %arg1: tensor<4x8xi1, #sparse1>, %arg2: tensor<2x4x8xindex, #sparse2>, %arg3: tensor<4x8xf16, #sparse3>) -> (tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>) {
// CHECK-NEXT:     %0:4 = "test.make"(%arg0, %arg1, %arg2, %arg3) : (tensor<4x8xf32, #sparse>, tensor<4x8xi1, #sparse1>, tensor<2x4x8xindex, #sparse2>, tensor<4x8xf16, #sparse3>) -> (tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @linear(%arg0: tensor<4x8xf64, #sparse6>, %arg1: tensor<*xf64>) -> tensor<4x8xf64, #sparse6> {
// CHECK-NEXT:     return %arg0 : tensor<4x8xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// DIRECT-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), crdWidth = 16 }>
// DIRECT-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// DIRECT-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// DIRECT-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// DIRECT-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : loose_compressed), posWidth = 16 }>
// DIRECT-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// DIRECT-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : dense) }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @formats(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xindex>, %arg4: tensor<?xf32>, %arg5: tensor<?xindex>, %arg6: tensor<?xi16>, %arg7: tensor<?xi16>, %arg8: tensor<?xi1>, %arg9: tensor<2x?xindex>, %arg10: tensor<2x?xindex>, %arg11: tensor<2x?xindex>, %arg12: tensor<?xindex>, %arg13: tensor<?xf16>) -> (memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, memref<?xi16>, memref<?xindex>, memref<?xi8>, memref<?xf64>, memref<4x?xf64>) {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1, %arg2, %arg3), %arg4 : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>), tensor<?xf32> to tensor<4x8xf32, #sparse>
// DIRECT-NEXT:     %1 = sparse_tensor.assemble (%arg5, %arg6, %arg7), %arg8 : (tensor<?xindex>, tensor<?xi16>, tensor<?xi16>), tensor<?xi1> to tensor<4x8xi1, #sparse1>
// DIRECT-NEXT:     %2 = sparse_tensor.assemble (%arg9, %arg10), %arg11 : (tensor<2x?xindex>, tensor<2x?xindex>), tensor<2x?xindex> to tensor<2x4x8xindex, #sparse2>
// DIRECT-NEXT:     %3 = sparse_tensor.assemble (%arg12), %arg13 : (tensor<?xindex>), tensor<?xf16> to tensor<4x8xf16, #sparse3>
// DIRECT-NEXT:     %4:4 = call @_internal_formats(%0, %1, %2, %3) : (tensor<4x8xf32, #sparse>, tensor<4x8xi1, #sparse1>, tensor<2x4x8xindex, #sparse2>, tensor<4x8xf16, #sparse3>) -> (tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>)
// DIRECT-NEXT:     %5 = sparse_tensor.positions %4#0 {level = 1 : index} : tensor<4x8xcomplex<f32>, #sparse4> to memref<?xindex>
// DIRECT-NEXT:     %6 = sparse_tensor.coordinates %4#0 {level = 1 : index} : tensor<4x8xcomplex<f32>, #sparse4> to memref<?xindex>
// DIRECT-NEXT:     %7 = sparse_tensor.values %4#0 : tensor<4x8xcomplex<f32>, #sparse4> to memref<?xcomplex<f32>>
// DIRECT-NEXT:     %8 = sparse_tensor.positions %4#1 {level = 1 : index} : tensor<4x8xi8, #sparse5> to memref<?xi16>
// DIRECT-NEXT:     %9 = sparse_tensor.coordinates %4#1 {level = 1 : index} : tensor<4x8xi8, #sparse5> to memref<?xindex>
// DIRECT-NEXT:     %10 = sparse_tensor.values %4#1 : tensor<4x8xi8, #sparse5> to memref<?xi8>
// DIRECT-NEXT:     %11 = sparse_tensor.values %4#2 : tensor<4x8xf64, #sparse6> to memref<?xf64>
// DIRECT-NEXT:     %12 = sparse_tensor.values %4#3 : tensor<4x8xf64, #sparse7> to memref<4x?xf64>
// DIRECT-NEXT:     return %5, %6, %7, %8, %9, %10, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, memref<?xi16>, memref<?xindex>, memref<?xi8>, memref<?xf64>, memref<4x?xf64>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_formats(%arg0: tensor<4x8xf32, #sparse>, %arg1: tensor<4x8xi1, #sparse1>, %arg2: tensor<2x4x8xindex, #sparse2>, %arg3: tensor<4x8xf16, #sparse3>) -> (tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>) {
// DIRECT-NEXT:     %0:4 = "test.make"(%arg0, %arg1, %arg2, %arg3) : (tensor<4x8xf32, #sparse>, tensor<4x8xi1, #sparse1>, tensor<2x4x8xindex, #sparse2>, tensor<4x8xf16, #sparse3>) -> (tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>)
// DIRECT-NEXT:     return %0#0, %0#1, %0#2, %0#3 : tensor<4x8xcomplex<f32>, #sparse4>, tensor<4x8xi8, #sparse5>, tensor<4x8xf64, #sparse6>, tensor<4x8xf64, #sparse7>
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @linear(%arg0: tensor<4x8xf64, #sparse6>, %arg1: tensor<*xf64>) -> tensor<4x8xf64, #sparse6> {
// DIRECT-NEXT:     return %arg0 : tensor<4x8xf64, #sparse6>
// DIRECT-NEXT:   }
// DIRECT-NEXT: }

// -----
// Wrappers come first in their module, in order; modules inside have their own.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
"test.first"() : () -> ()
func.func @a(%a: tensor<4xf64, #SV>) {
  return
}
module @inner {
  "test.inner"() : () -> ()
  func.func @b(%a: tensor<4xf64, #SV>) {
    cf.br ^bb1
  ^bb1:
    return
  ^bb2:
    return
  }
}
func.func @c(%a: tensor<4xf64, #SV>) {
  "test.region"() ({
    builtin.module {
      func.func @d(%b: tensor<4xf64, #SV>) {
        return
      }
    }
  }) : () -> ()
  return
}
"test.last"() {callee = @a} : () -> ()

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// CHECK-NEXT:     call @_internal_a(%0) : (tensor<4xf64, #sparse>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// CHECK-NEXT:     call @_internal_c(%0) : (tensor<4xf64, #sparse>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.first"() : () -> ()
// CHECK-NEXT:   func.func private @_internal_a(%arg0: tensor<4xf64, #sparse>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @b(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// CHECK-NEXT:       %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// CHECK-NEXT:       call @_internal_b(%0) : (tensor<4xf64, #sparse>) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.inner"() : () -> ()
// CHECK-NEXT:     func.func private @_internal_b(%arg0: tensor<4xf64, #sparse>) {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_internal_c(%arg0: tensor<4xf64, #sparse>) {
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       builtin.module {
// CHECK-NEXT:         func.func @d(%arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xf64>) {
// CHECK-NEXT:           %0 = sparse_tensor.assemble (%arg1, %arg2), %arg3 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// CHECK-NEXT:           call @_internal_d(%0) : (tensor<4xf64, #sparse>) -> ()
// CHECK-NEXT:           return
// CHECK-NEXT:         }
// CHECK-NEXT:         func.func private @_internal_d(%arg1: tensor<4xf64, #sparse>) {
// CHECK-NEXT:           return
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.last"() {callee = @a} : () -> ()
// CHECK-NEXT: }
// DIRECT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// DIRECT-NEXT: module {
// DIRECT-NEXT:   func.func @a(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// DIRECT-NEXT:     call @_internal_a(%0) : (tensor<4xf64, #sparse>) -> ()
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func @c(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// DIRECT-NEXT:     %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// DIRECT-NEXT:     call @_internal_c(%0) : (tensor<4xf64, #sparse>) -> ()
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT:   "test.first"() : () -> ()
// DIRECT-NEXT:   func.func private @_internal_a(%arg0: tensor<4xf64, #sparse>) {
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT:   module @inner {
// DIRECT-NEXT:     func.func @b(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xf64>) {
// DIRECT-NEXT:       %0 = sparse_tensor.assemble (%arg0, %arg1), %arg2 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// DIRECT-NEXT:       call @_internal_b(%0) : (tensor<4xf64, #sparse>) -> ()
// DIRECT-NEXT:       return
// DIRECT-NEXT:     }
// DIRECT-NEXT:     "test.inner"() : () -> ()
// DIRECT-NEXT:     func.func private @_internal_b(%arg0: tensor<4xf64, #sparse>) {
// DIRECT-NEXT:       cf.br ^bb1
// DIRECT-NEXT:     ^bb1:  // pred: ^bb0
// DIRECT-NEXT:       return
// DIRECT-NEXT:     }
// DIRECT-NEXT:   }
// DIRECT-NEXT:   func.func private @_internal_c(%arg0: tensor<4xf64, #sparse>) {
// DIRECT-NEXT:     "test.region"() ({
// DIRECT-NEXT:       builtin.module {
// DIRECT-NEXT:         func.func @d(%arg1: tensor<?xindex>, %arg2: tensor<?xindex>, %arg3: tensor<?xf64>) {
// DIRECT-NEXT:           %0 = sparse_tensor.assemble (%arg1, %arg2), %arg3 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4xf64, #sparse>
// DIRECT-NEXT:           call @_internal_d(%0) : (tensor<4xf64, #sparse>) -> ()
// DIRECT-NEXT:           return
// DIRECT-NEXT:         }
// DIRECT-NEXT:         func.func private @_internal_d(%arg1: tensor<4xf64, #sparse>) {
// DIRECT-NEXT:           return
// DIRECT-NEXT:         }
// DIRECT-NEXT:       }
// DIRECT-NEXT:     }) : () -> ()
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT:   "test.last"() {callee = @a} : () -> ()
// DIRECT-NEXT: }

// -----
// Constants are folded and shared on the way, also where nothing is wrapped.
func.func @plain(%a: tensor<4x8xf64>) {
  %0 = "test.x"() : () -> i32
  %c = arith.constant 1 : i32
  %d = arith.constant 1 : i32
  %e = arith.addi %c, %d : i32
  "test.use"(%d, %e) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @plain(%arg0: tensor<4x8xf64>) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = "test.x"() : () -> i32
// CHECK-NEXT:     "test.use"(%c1_i32, %c2_i32) : (i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DIRECT: module {
// DIRECT-NEXT:   func.func @plain(%arg0: tensor<4x8xf64>) {
// DIRECT-NEXT:     %c2_i32 = arith.constant 2 : i32
// DIRECT-NEXT:     %c1_i32 = arith.constant 1 : i32
// DIRECT-NEXT:     %0 = "test.x"() : () -> i32
// DIRECT-NEXT:     "test.use"(%c1_i32, %c2_i32) : (i32, i32) -> ()
// DIRECT-NEXT:     return
// DIRECT-NEXT:   }
// DIRECT-NEXT: }
