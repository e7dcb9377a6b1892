// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Loops and branches carry the fields.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @while(%a: tensor<8x8xf64, #CSR>, %c: i1, %i: index) -> (tensor<8x8xf64, #CSR>, index) {
  %r:2 = scf.while (%x = %a, %j = %i)
      : (tensor<8x8xf64, #CSR>, index) -> (tensor<8x8xf64, #CSR>, index) {
    scf.condition(%c) %x, %j : tensor<8x8xf64, #CSR>, index
  } do {
  ^bb0(%y: tensor<8x8xf64, #CSR>, %k: index):
    scf.yield %y, %k : tensor<8x8xf64, #CSR>, index
  }
  return %r#0, %r#1 : tensor<8x8xf64, #CSR>, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @while(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: i1, %arg5: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:     %0:5 = scf.while (%arg6 = %arg0, %arg7 = %arg1, %arg8 = %arg2, %arg9 = %arg3, %arg10 = %arg5) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.condition(%arg4) %arg6, %arg7, %arg8, %arg9, %arg10 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg6: memref<?xindex>, %arg7: memref<?xindex>, %arg8: memref<?xf64>, %arg9: !sparse_tensor.storage_specifier<#sparse>, %arg10: index):
// CHECK-NEXT:       scf.yield %arg6, %arg7, %arg8, %arg9, %arg10 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3, %0#4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @inside_only(%a: tensor<8x8xf64, #CSR>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %v = sparse_tensor.values %a : tensor<8x8xf64, #CSR> to memref<?xf64>
      memref.dealloc %v : memref<?xf64>
    }
    scf.yield
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = sparse_tensor.values %a : tensor<8x8xf64, #CSR> to memref<?xf64>
    memref.dealloc %v : memref<?xf64>
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inside_only(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg6 = %c0 to %arg4 step %c1 {
// CHECK-NEXT:       scf.if %arg5 {
// CHECK-NEXT:         %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:         memref.dealloc %subview : memref<?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg6) = (%c0) to (%arg4) step (%c1) {
// CHECK-NEXT:       %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       memref.dealloc %subview : memref<?xf64>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @switch(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %n: index) -> tensor<8xf64, #SV> {
  %r = scf.index_switch %n -> tensor<8xf64, #SV>
  case 2 {
    scf.yield %b : tensor<8xf64, #SV>
  }
  default {
    scf.yield %a : tensor<8xf64, #SV>
  }
  return %r : tensor<8xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @switch(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = scf.index_switch %arg8 -> memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       scf.yield %arg4, %arg5, %arg6, %arg7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Attributes of calls, yields and returns are gone, those of functions, branches of scf.if and conditions stay.
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func private @g(tensor<8xf64, #SV> {my.x}, i32) -> (tensor<8xf64, #SV> {my.y})
func.func @attributes(%t: tensor<8xf64, #SV>, %i: i32, %c: i1) -> tensor<8xf64, #SV> {
  %0 = func.call @g(%t, %i) {my.a = 1 : i32} : (tensor<8xf64, #SV>, i32) -> tensor<8xf64, #SV>
  %1 = func.call @g(%0, %i) {no_inline, arg_attrs = [{my.p}, {my.q}]}
      : (tensor<8xf64, #SV>, i32) -> tensor<8xf64, #SV>
  %2 = scf.while (%a = %1) : (tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
    scf.condition(%c) {my.cond} %a : tensor<8xf64, #SV>
  } do {
  ^bb0(%b: tensor<8xf64, #SV>):
    scf.yield {my.yield} %b : tensor<8xf64, #SV>
  } attributes {my.while}
  %3 = scf.if %c -> tensor<8xf64, #SV> {
    scf.yield %2 : tensor<8xf64, #SV>
  } else {
    scf.yield %1 : tensor<8xf64, #SV>
  } {my.if}
  return {my.ret} %3 : tensor<8xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @g(memref<?xindex> {my.x}, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, i32) -> (memref<?xindex> {my.y}, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   func.func @attributes(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: i32, %arg5: i1) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @g(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, i32) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1:4 = call @g(%0#0, %0#1, %0#2, %0#3, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, i32) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %2:4 = scf.while (%arg6 = %1#0, %arg7 = %1#1, %arg8 = %1#2, %arg9 = %1#3) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.condition(%arg5) {my.cond} %arg6, %arg7, %arg8, %arg9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg6: memref<?xindex>, %arg7: memref<?xindex>, %arg8: memref<?xf64>, %arg9: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       scf.yield %arg6, %arg7, %arg8, %arg9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3:4 = scf.if %arg5 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.yield %2#0, %2#1, %2#2, %2#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1#0, %1#1, %1#2, %1#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {my.if}
// CHECK-NEXT:     return %3#0, %3#1, %3#2, %3#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
