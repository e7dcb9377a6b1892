// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// Loops carry handles.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<?x?xf64, #CSR>, %n: index, %v: f64) -> tensor<?x?xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<?x?xf64, #CSR>) {
    %1 = scf.for %j = %c0 to %i step %c1 iter_args(%u = %t) -> (tensor<?x?xf64, #CSR>) {
      %2 = tensor.insert %v into %u[%i, %j] : tensor<?x?xf64, #CSR>
      scf.yield %2 : tensor<?x?xf64, #CSR>
    } {"Emitted from" = "linalg.generic"}
    scf.yield %1 : tensor<?x?xf64, #CSR>
  }
  return %0 : tensor<?x?xf64, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index, %arg2: f64) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (!llvm.ptr) {
// CHECK-NEXT:       %1 = scf.for %arg5 = %c0 to %arg3 step %c1 iter_args(%arg6 = %arg4) -> (!llvm.ptr) {
// CHECK-NEXT:         %c0_1 = arith.constant 0 : index
// CHECK-NEXT:         memref.store %arg3, %alloca[%c0_1] : memref<?xindex>
// CHECK-NEXT:         %c1_2 = arith.constant 1 : index
// CHECK-NEXT:         memref.store %arg5, %alloca[%c1_2] : memref<?xindex>
// CHECK-NEXT:         memref.store %arg2, %alloca_0[] : memref<f64>
// CHECK-NEXT:         func.call @lexInsertF64(%arg6, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:         scf.yield %arg6 : !llvm.ptr
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %1 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So do conditions, besides other values.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %i: index, %c: i1, %v: f64) -> (tensor<?xf64, #SV>, i32) {
  %x = arith.constant 1 : i32
  %0:2 = scf.if %c -> (tensor<?xf64, #SV>, i32) {
    %1 = tensor.insert %v into %a[%i] : tensor<?xf64, #SV>
    scf.yield %1, %x : tensor<?xf64, #SV>, i32
  } else {
    scf.yield %a, %x : tensor<?xf64, #SV>, i32
  }
  return %0#0, %0#1 : tensor<?xf64, #SV>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index, %arg2: i1, %arg3: f64) -> (!llvm.ptr, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0:2 = scf.if %arg2 -> (!llvm.ptr, i32) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:       %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg1, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg3, %alloca_0[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg0, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:       scf.yield %arg0, %c1_i32 : !llvm.ptr, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0, %c1_i32 : !llvm.ptr, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : !llvm.ptr, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// scf.while: both of its regions.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %n: index, %v: f64) -> tensor<?xf64, #SV> {
  %0:2 = scf.while (%t = %a, %i = %n) : (tensor<?xf64, #SV>, index) -> (index, tensor<?xf64, #SV>) {
    %1 = arith.cmpi ult, %i, %n : index
    scf.condition(%1) %i, %t : index, tensor<?xf64, #SV>
  } do {
  ^bb0(%i: index, %t: tensor<?xf64, #SV>):
    %1 = tensor.insert %v into %t[%i] : tensor<?xf64, #SV>
    scf.yield %1, %i : tensor<?xf64, #SV>, index
  }
  return %0#1 : tensor<?xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index, %arg2: f64) -> !llvm.ptr {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (!llvm.ptr, index) -> (index, !llvm.ptr) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg4, %arg1 : index
// CHECK-NEXT:       scf.condition(%1) %arg4, %arg3 : index, !llvm.ptr
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: !llvm.ptr):
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg3, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg2, %alloca_0[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg4, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:       scf.yield %arg4, %arg3 : !llvm.ptr, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Parallel loops, and such as carry nothing, stay; the buffers of an insertion stand outside.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %n: index, %c: i1, %v: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.if %c {
      %0 = tensor.insert %v into %a[%i] : tensor<?xf64, #SV>
    }
  }
  scf.forall (%i) in (%n) {
    %0 = tensor.insert %v into %a[%i] : tensor<?xf64, #SV>
  }
  scf.while : () -> () {
    %0 = tensor.insert %v into %a[%n] : tensor<?xf64, #SV>
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index, %arg2: i1, %arg3: f64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1_0) : memref<?xindex>
// CHECK-NEXT:     %alloca_1 = memref.alloca() : memref<f64>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       scf.if %arg2 {
// CHECK-NEXT:         %c0_8 = arith.constant 0 : index
// CHECK-NEXT:         memref.store %arg4, %alloca[%c0_8] : memref<?xindex>
// CHECK-NEXT:         memref.store %arg3, %alloca_1[] : memref<f64>
// CHECK-NEXT:         func.call @lexInsertF64(%arg0, %alloca, %alloca_1) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_3 = memref.alloca(%c1_2) : memref<?xindex>
// CHECK-NEXT:     %alloca_4 = memref.alloca() : memref<f64>
// CHECK-NEXT:     scf.forall (%arg4) in (%arg1) {
// CHECK-NEXT:       %c0_8 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg4, %alloca_3[%c0_8] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg3, %alloca_4[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg0, %alloca_3, %alloca_4) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_6 = memref.alloca(%c1_5) : memref<?xindex>
// CHECK-NEXT:     %alloca_7 = memref.alloca() : memref<f64>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %c0_8 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg1, %alloca_6[%c0_8] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg3, %alloca_7[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg0, %alloca_6, %alloca_7) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:       scf.condition(%arg2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
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

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: index) -> !llvm.ptr {
// CHECK-NEXT:     %0 = scf.index_switch %arg2 -> !llvm.ptr
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       scf.yield %arg1 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %arg0 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops of affine are loops as others.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %n: index, %v: f64) {
  affine.for %i = 0 to %n {
    %0 = tensor.insert %v into %a[%i] : tensor<?xf64, #SV>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index, %arg2: f64) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg3, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg2, %alloca_0[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg0, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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

// CHECK: module {
// CHECK-NEXT:   func.func private @g(!llvm.ptr {my.x}, i32) -> (!llvm.ptr {my.y})
// CHECK-NEXT:   func.func @attributes(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) -> !llvm.ptr {
// CHECK-NEXT:     %0 = call @g(%arg0, %arg1) : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = call @g(%0, %arg1) : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = scf.while (%arg3 = %1) : (!llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:       scf.condition(%arg2) {my.cond} %arg3 : !llvm.ptr
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: !llvm.ptr):
// CHECK-NEXT:       scf.yield %arg3 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = scf.if %arg2 -> (!llvm.ptr) {
// CHECK-NEXT:       scf.yield %2 : !llvm.ptr
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : !llvm.ptr
// CHECK-NEXT:     } {my.if}
// CHECK-NEXT:     return %3 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
