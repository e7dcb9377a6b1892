// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// The four types, on their own and inside of others.
func.func private @types(!shape.shape, !shape.size, !shape.witness)
    -> (!shape.value_shape, tuple<!shape<size>, tensor<3x!shape.size>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @types(!shape.shape, !shape.size, !shape.witness) -> (!shape.value_shape, tuple<!shape.size, tensor<3x!shape.size>>)
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, !shape.size, !shape.witness) -> (!shape.value_shape, tuple<!shape.size, tensor<3x!shape.size>>), sym_name = "types", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Arithmetic: whatever may be an error makes the result a size, which indices may be too.
func.func @arithmetic(%s: !shape.size, %i: index) {
  %0 = shape.add %s, %s : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %i, %i : index, index -> index
  %2 = shape.mul %s, %i : !shape.size, index -> !shape.size
  %3 = shape.mul %i, %i {why = "both are known"} : index, index -> !shape.size
  %4 = shape.div %i, %s : index, !shape.size -> !shape.size
  %5 = shape.div %i, %i : index, index -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic(%arg0: !shape.size, %arg1: index) {
// CHECK-NEXT:     %0 = shape.add %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %1 = shape.add %arg1, %arg1 : index, index -> index
// CHECK-NEXT:     %2 = shape.mul %arg0, %arg1 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %3 = shape.mul %arg1, %arg1 {why = "both are known"} : index, index -> !shape.size
// CHECK-NEXT:     %4 = shape.div %arg1, %arg0 : index, !shape.size -> !shape.size
// CHECK-NEXT:     %5 = shape.div %arg1, %arg1 : index, index -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.size, index) -> (), sym_name = "arithmetic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.size, %arg1: index):
// GENERIC-NEXT:     %0 = "shape.add"(%arg0, %arg0) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:     %1 = "shape.add"(%arg1, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %2 = "shape.mul"(%arg0, %arg1) : (!shape.size, index) -> !shape.size
// GENERIC-NEXT:     %3 = "shape.mul"(%arg1, %arg1) {why = "both are known"} : (index, index) -> !shape.size
// GENERIC-NEXT:     %4 = "shape.div"(%arg1, %arg0) : (index, !shape.size) -> !shape.size
// GENERIC-NEXT:     %5 = "shape.div"(%arg1, %arg1) : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @extremes(%s: !shape.size, %shape: !shape.shape) {
  %0 = shape.max %s, %s : !shape.size, !shape.size -> !shape.size
  %1 = shape.max %shape, %shape : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.min %s, %shape : !shape.size, !shape.shape -> !shape.size
  %3 = shape.min %shape, %shape {keep} : !shape.shape, !shape.shape -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extremes(%arg0: !shape.size, %arg1: !shape.shape) {
// CHECK-NEXT:     %0 = shape.max %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %1 = shape.max %arg1, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %2 = shape.min %arg0, %arg1 : !shape.size, !shape.shape -> !shape.size
// CHECK-NEXT:     %3 = shape.min %arg1, %arg1 {keep} : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.size, !shape.shape) -> (), sym_name = "extremes"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.size, %arg1: !shape.shape):
// GENERIC-NEXT:     %0 = "shape.max"(%arg0, %arg0) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:     %1 = "shape.max"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.min"(%arg0, %arg1) : (!shape.size, !shape.shape) -> !shape.size
// GENERIC-NEXT:     %3 = "shape.min"(%arg1, %arg1) {keep} : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The message of meet, and what its result may be.
func.func @meet(%shape: !shape.shape, %t: tensor<?xindex>, %t2: tensor<2xindex>, %s: !shape.size,
                %i: index) {
  %0 = shape.meet %shape, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.meet %t2, %t, error = "ranks differ"
      : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.meet %t2, %t2, error = "" {extra = 1}
      : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %3 = shape.meet %s, %i : !shape.size, index -> index
  %4 = shape.meet %i, %i : index, index -> !shape.size
  %5 = shape.meet %t2, %shape : tensor<2xindex>, !shape.shape -> tensor<3xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @meet(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: !shape.size, %arg4: index) {
// CHECK-NEXT:     %0 = shape.meet %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %1 = shape.meet %arg2, %arg1, error = "ranks differ" : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.meet %arg2, %arg2, error = "" {extra = 1 : i64} : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
// CHECK-NEXT:     %3 = shape.meet %arg3, %arg4 : !shape.size, index -> index
// CHECK-NEXT:     %4 = shape.meet %arg4, %arg4 : index, index -> !shape.size
// CHECK-NEXT:     %5 = shape.meet %arg2, %arg0 : tensor<2xindex>, !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, tensor<2xindex>, !shape.size, index) -> (), sym_name = "meet"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>, %arg3: !shape.size, %arg4: index):
// GENERIC-NEXT:     %0 = "shape.meet"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.meet"(%arg2, %arg1) <{error = "ranks differ"}> : (tensor<2xindex>, tensor<?xindex>) -> tensor<?xindex>
// GENERIC-NEXT:     %2 = "shape.meet"(%arg2, %arg2) <{error = ""}> {extra = 1 : i64} : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
// GENERIC-NEXT:     %3 = "shape.meet"(%arg3, %arg4) : (!shape.size, index) -> index
// GENERIC-NEXT:     %4 = "shape.meet"(%arg4, %arg4) : (index, index) -> !shape.size
// GENERIC-NEXT:     %5 = "shape.meet"(%arg2, %arg0) : (tensor<2xindex>, !shape.shape) -> tensor<3xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @constants() {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape [2, 0, -1] : !shape.shape
  %2 = shape.const_shape {note = "a note"}[7, 8] : tensor<2xindex>
  %3 = shape.const_shape [0x10, true, 3 : i8] : tensor<3xindex>
  %4 = shape.const_size 12
  %5 = shape.const_size 12 {again}
  %6 = shape.const_size -3
  %7 = shape.const_witness true
  %8 = shape.const_witness false {a = 1}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() {
// CHECK-NEXT:     %0 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2, 0, -1] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape  {note = "a note"}[7, 8] : tensor<2xindex>
// CHECK-NEXT:     %3 = shape.const_shape [16, -1, 3] : tensor<3xindex>
// CHECK-NEXT:     %c12 = shape.const_size 12
// CHECK-NEXT:     %c12_0 = shape.const_size 12 {again}
// CHECK-NEXT:     %c-3 = shape.const_size -3
// CHECK-NEXT:     %4 = shape.const_witness true
// CHECK-NEXT:     %5 = shape.const_witness false {a = 1 : i64}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<[2, 0, -1]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %2 = "shape.const_shape"() <{shape = dense<[7, 8]> : tensor<2xindex>}> {note = "a note"} : () -> tensor<2xindex>
// GENERIC-NEXT:     %3 = "shape.const_shape"() <{shape = dense<[16, -1, 3]> : tensor<3xindex>}> : () -> tensor<3xindex>
// GENERIC-NEXT:     %4 = "shape.const_size"() <{value = 12 : index}> : () -> !shape.size
// GENERIC-NEXT:     %5 = "shape.const_size"() <{value = 12 : index}> {again} : () -> !shape.size
// GENERIC-NEXT:     %6 = "shape.const_size"() <{value = -3 : index}> : () -> !shape.size
// GENERIC-NEXT:     %7 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
// GENERIC-NEXT:     %8 = "shape.const_witness"() <{passing = false}> {a = 1 : i64} : () -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Constants whose elements are stored otherwise than a list in the custom form is.
func.func @generic_constants() {
  %0 = "shape.const_shape"() <{shape = dense<4> : tensor<3xindex>}> : () -> !shape.shape
  %1 = "shape.const_shape"() <{shape = dense<4> : tensor<2x2xindex>}> : () -> tensor<4xindex>
  %2 = "shape.const_shape"() {shape = dense<5> : tensor<index>} : () -> !shape.shape
  %3 = "shape.const_size"() <{value = 9 : index}> : () -> !shape.size
  %4 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic_constants() {
// CHECK-NEXT:     %0 = shape.const_shape [4, 4, 4] : !shape.shape
// CHECK-NEXT:     %1 = "shape.const_shape"() <{shape = dense<4> : tensor<2x2xindex>}> : () -> tensor<4xindex>
// CHECK-NEXT:     %2 = "shape.const_shape"() <{shape = dense<5> : tensor<index>}> : () -> !shape.shape
// CHECK-NEXT:     %c9 = shape.const_size 9
// CHECK-NEXT:     %3 = shape.const_witness true
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "generic_constants"}> ({
// GENERIC-NEXT:     %0 = "shape.const_shape"() <{shape = dense<4> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.const_shape"() <{shape = dense<4> : tensor<2x2xindex>}> : () -> tensor<4xindex>
// GENERIC-NEXT:     %2 = "shape.const_shape"() <{shape = dense<5> : tensor<index>}> : () -> !shape.shape
// GENERIC-NEXT:     %3 = "shape.const_size"() <{value = 9 : index}> : () -> !shape.size
// GENERIC-NEXT:     %4 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @combining(%a: !shape.shape, %b: tensor<?xindex>, %c: tensor<3xindex>) {
  %0 = shape.any %a, %b, %c : !shape.shape, tensor<?xindex>, tensor<3xindex> -> !shape.shape
  %1 = shape.any %a : !shape.shape -> tensor<?xindex>
  %2 = shape.broadcast %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape
  %3 = shape.broadcast %b, %c {error = "no common shape"}
      : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %4 = shape.broadcast %c, %c, %c, %c
      : tensor<3xindex>, tensor<3xindex>, tensor<3xindex>, tensor<3xindex> -> !shape.shape
  %5 = shape.concat %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape
  %6 = shape.concat %b, %c {keep} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @combining(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<3xindex>) {
// CHECK-NEXT:     %0 = shape.any %arg0, %arg1, %arg2 : !shape.shape, tensor<?xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %1 = shape.any %arg0 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.broadcast %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %3 = shape.broadcast %arg1, %arg2 {error = "no common shape"} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     %4 = shape.broadcast %arg2, %arg2, %arg2, %arg2 : tensor<3xindex>, tensor<3xindex>, tensor<3xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %5 = shape.concat %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %6 = shape.concat %arg1, %arg2 {keep} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, tensor<3xindex>) -> (), sym_name = "combining"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<3xindex>):
// GENERIC-NEXT:     %0 = "shape.any"(%arg0, %arg1, %arg2) : (!shape.shape, tensor<?xindex>, tensor<3xindex>) -> !shape.shape
// GENERIC-NEXT:     %1 = "shape.any"(%arg0) : (!shape.shape) -> tensor<?xindex>
// GENERIC-NEXT:     %2 = "shape.broadcast"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %3 = "shape.broadcast"(%arg1, %arg2) <{error = "no common shape"}> : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
// GENERIC-NEXT:     %4 = "shape.broadcast"(%arg2, %arg2, %arg2, %arg2) : (tensor<3xindex>, tensor<3xindex>, tensor<3xindex>, tensor<3xindex>) -> !shape.shape
// GENERIC-NEXT:     %5 = "shape.concat"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %6 = "shape.concat"(%arg1, %arg2) {keep} : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What takes a shape apart has names for its two results.
func.func @splitting(%a: !shape.shape, %b: tensor<?xindex>, %i: index, %s: !shape.size) {
  %0:2 = "shape.split_at"(%a, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %h, %t = "shape.split_at"(%b, %s) {keep}
      : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, !shape.shape)
  %1 = "shape.debug_print"(%0#1) : (!shape.shape) -> !shape.shape
  %2 = "shape.debug_print"(%s) : (!shape.size) -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @splitting(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: !shape.size) {
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%arg0, %arg2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %head_0, %tail_1 = "shape.split_at"(%arg1, %arg3) {keep} : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, !shape.shape)
// CHECK-NEXT:     %0 = "shape.debug_print"(%tail) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     %1 = "shape.debug_print"(%arg3) : (!shape.size) -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, index, !shape.size) -> (), sym_name = "splitting"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: !shape.size):
// GENERIC-NEXT:     %0:2 = "shape.split_at"(%arg0, %arg2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// GENERIC-NEXT:     %1:2 = "shape.split_at"(%arg1, %arg3) {keep} : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, !shape.shape)
// GENERIC-NEXT:     %2 = "shape.debug_print"(%0#1) : (!shape.shape) -> !shape.shape
// GENERIC-NEXT:     %3 = "shape.debug_print"(%arg3) : (!shape.size) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @queries(%a: !shape.shape, %b: tensor<?xindex>, %i: index, %s: !shape.size) {
  %0 = shape.rank %a : !shape.shape -> !shape.size
  %1 = shape.rank %b : tensor<?xindex> -> index
  %2 = shape.rank %b {keep} : tensor<?xindex> -> !shape.size
  %3 = shape.num_elements %a : !shape.shape -> !shape.size
  %4 = shape.num_elements %b : tensor<?xindex> -> index
  %5 = shape.get_extent %a, %s : !shape.shape, !shape.size -> !shape.size
  %6 = shape.get_extent %b, %i {keep} : tensor<?xindex>, index -> index
  %7 = shape.shape_eq %a, %b, %a : !shape.shape, tensor<?xindex>, !shape.shape
  %8 = shape.shape_eq %a : !shape.shape
  %9 = shape.is_broadcastable %a, %b : !shape.shape, tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @queries(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: !shape.size) {
// CHECK-NEXT:     %0 = shape.rank %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %1 = shape.rank %arg1 : tensor<?xindex> -> index
// CHECK-NEXT:     %2 = shape.rank %arg1 {keep} : tensor<?xindex> -> !shape.size
// CHECK-NEXT:     %3 = shape.num_elements %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %4 = shape.num_elements %arg1 : tensor<?xindex> -> index
// CHECK-NEXT:     %5 = shape.get_extent %arg0, %arg3 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     %6 = shape.get_extent %arg1, %arg2 {keep} : tensor<?xindex>, index -> index
// CHECK-NEXT:     %7 = shape.shape_eq %arg0, %arg1, %arg0 : !shape.shape, tensor<?xindex>, !shape.shape
// CHECK-NEXT:     %8 = shape.shape_eq %arg0 : !shape.shape
// CHECK-NEXT:     %9 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, index, !shape.size) -> (), sym_name = "queries"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: !shape.size):
// GENERIC-NEXT:     %0 = "shape.rank"(%arg0) : (!shape.shape) -> !shape.size
// GENERIC-NEXT:     %1 = "shape.rank"(%arg1) : (tensor<?xindex>) -> index
// GENERIC-NEXT:     %2 = "shape.rank"(%arg1) {keep} : (tensor<?xindex>) -> !shape.size
// GENERIC-NEXT:     %3 = "shape.num_elements"(%arg0) : (!shape.shape) -> !shape.size
// GENERIC-NEXT:     %4 = "shape.num_elements"(%arg1) : (tensor<?xindex>) -> index
// GENERIC-NEXT:     %5 = "shape.get_extent"(%arg0, %arg3) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC-NEXT:     %6 = "shape.get_extent"(%arg1, %arg2) {keep} : (tensor<?xindex>, index) -> index
// GENERIC-NEXT:     %7 = "shape.shape_eq"(%arg0, %arg1, %arg0) : (!shape.shape, tensor<?xindex>, !shape.shape) -> i1
// GENERIC-NEXT:     %8 = "shape.shape_eq"(%arg0) : (!shape.shape) -> i1
// GENERIC-NEXT:     %9 = "shape.is_broadcastable"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A space is missing in the reference's form of dim too, and nobody may add it.
func.func @values(%x: tensor<4x?xf32>, %u: tensor<*xf32>, %m: memref<3xi8>, %v: vector<2x2xf32>,
                  %vs: !shape.value_shape, %i: index) {
  %0 = shape.shape_of %x : tensor<4x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %x : tensor<4x?xf32> -> tensor<?xindex>
  %2 = shape.shape_of %u : tensor<*xf32> -> tensor<3xindex>
  %3 = shape.shape_of %m : memref<3xi8> -> !shape.shape
  %4 = shape.shape_of %vs {keep} : !shape.value_shape -> !shape.shape
  %5 = shape.dim %x, %i : tensor<4x?xf32>, index -> index
  %6 = shape.dim %v, %i {keep} : vector<2x2xf32>, index -> !shape.size
  %7 = shape.with_shape %x, %3 : tensor<4x?xf32>, !shape.shape
  %8 = shape.with_shape %vs, %0 {keep} : !shape.value_shape, tensor<2xindex>
  %9 = shape.value_of %8 : tensor<4x?xf32>
  %10 = shape.value_of %7 {keep} : memref<*xf32>
  %11 = shape.value_as_shape %vs : !shape.value_shape -> !shape.shape
  %12 = shape.value_as_shape %0 : tensor<2xindex> -> tensor<?xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @values(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: memref<3xi8>, %arg3: vector<2x2xf32>, %arg4: !shape.value_shape, %arg5: index) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<4x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg0 : tensor<4x?xf32> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.shape_of %arg1 : tensor<*xf32> -> tensor<3xindex>
// CHECK-NEXT:     %3 = shape.shape_of %arg2 : memref<3xi8> -> !shape.shape
// CHECK-NEXT:     %4 = shape.shape_of %arg4 {keep} : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %5 = shape.dim %arg0, %arg5 : tensor<4x?xf32>, index -> index
// CHECK-NEXT:     %6 = shape.dim %arg3, %arg5 {keep} : vector<2x2xf32>, index -> !shape.size
// CHECK-NEXT:     %7 = shape.with_shape %arg0, %3 : tensor<4x?xf32>, !shape.shape
// CHECK-NEXT:     %8 = shape.with_shape %arg4, %0 {keep} : !shape.value_shape, tensor<2xindex>
// CHECK-NEXT:     %9 = shape.value_of %8 : tensor<4x?xf32>
// CHECK-NEXT:     %10 = shape.value_of %7 {keep} : memref<*xf32>
// CHECK-NEXT:     %11 = shape.value_as_shape %arg4 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %12 = shape.value_as_shape %0 : tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, memref<3xi8>, vector<2x2xf32>, !shape.value_shape, index) -> (), sym_name = "values"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: memref<3xi8>, %arg3: vector<2x2xf32>, %arg4: !shape.value_shape, %arg5: index):
// GENERIC-NEXT:     %0 = "shape.shape_of"(%arg0) : (tensor<4x?xf32>) -> tensor<2xindex>
// GENERIC-NEXT:     %1 = "shape.shape_of"(%arg0) : (tensor<4x?xf32>) -> tensor<?xindex>
// GENERIC-NEXT:     %2 = "shape.shape_of"(%arg1) : (tensor<*xf32>) -> tensor<3xindex>
// GENERIC-NEXT:     %3 = "shape.shape_of"(%arg2) : (memref<3xi8>) -> !shape.shape
// GENERIC-NEXT:     %4 = "shape.shape_of"(%arg4) {keep} : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:     %5 = "shape.dim"(%arg0, %arg5) : (tensor<4x?xf32>, index) -> index
// GENERIC-NEXT:     %6 = "shape.dim"(%arg3, %arg5) {keep} : (vector<2x2xf32>, index) -> !shape.size
// GENERIC-NEXT:     %7 = "shape.with_shape"(%arg0, %3) : (tensor<4x?xf32>, !shape.shape) -> !shape.value_shape
// GENERIC-NEXT:     %8 = "shape.with_shape"(%arg4, %0) {keep} : (!shape.value_shape, tensor<2xindex>) -> !shape.value_shape
// GENERIC-NEXT:     %9 = "shape.value_of"(%8) : (!shape.value_shape) -> tensor<4x?xf32>
// GENERIC-NEXT:     %10 = "shape.value_of"(%7) {keep} : (!shape.value_shape) -> memref<*xf32>
// GENERIC-NEXT:     %11 = "shape.value_as_shape"(%arg4) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:     %12 = "shape.value_as_shape"(%0) : (tensor<2xindex>) -> tensor<?xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @conversions(%a: !shape.shape, %t: tensor<?xindex>, %i: index, %s: !shape.size,
                       %n: tensor<?xi32>) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %s : !shape.size
  %2 = shape.size_to_index %i {keep} : index
  %3 = shape.from_extents %i, %s, %0 : index, !shape.size, !shape.size
  %4 = shape.from_extents %i {keep} : index
  %5 = shape.from_extent_tensor %t : tensor<?xindex>
  %6 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
  %7 = shape.to_extent_tensor %t {keep} : tensor<?xindex> -> tensor<3xindex>
  %8 = shape.value_as_shape %n : tensor<?xi32> -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conversions(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: !shape.size, %arg4: tensor<?xi32>) {
// CHECK-NEXT:     %0 = shape.index_to_size %arg2
// CHECK-NEXT:     %1 = shape.size_to_index %arg3 : !shape.size
// CHECK-NEXT:     %2 = shape.size_to_index %arg2 {keep} : index
// CHECK-NEXT:     %3 = shape.from_extents %arg2, %arg3, %0 : index, !shape.size, !shape.size
// CHECK-NEXT:     %4 = shape.from_extents %arg2 {keep} : index
// CHECK-NEXT:     %5 = shape.from_extent_tensor %arg1 : tensor<?xindex>
// CHECK-NEXT:     %6 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %7 = shape.to_extent_tensor %arg1 {keep} : tensor<?xindex> -> tensor<3xindex>
// CHECK-NEXT:     %8 = shape.value_as_shape %arg4 : tensor<?xi32> -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, index, !shape.size, tensor<?xi32>) -> (), sym_name = "conversions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: !shape.size, %arg4: tensor<?xi32>):
// GENERIC-NEXT:     %0 = "shape.index_to_size"(%arg2) : (index) -> !shape.size
// GENERIC-NEXT:     %1 = "shape.size_to_index"(%arg3) : (!shape.size) -> index
// GENERIC-NEXT:     %2 = "shape.size_to_index"(%arg2) {keep} : (index) -> index
// GENERIC-NEXT:     %3 = "shape.from_extents"(%arg2, %arg3, %0) : (index, !shape.size, !shape.size) -> !shape.shape
// GENERIC-NEXT:     %4 = "shape.from_extents"(%arg2) {keep} : (index) -> !shape.shape
// GENERIC-NEXT:     %5 = "shape.from_extent_tensor"(%arg1) : (tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %6 = "shape.to_extent_tensor"(%arg0) : (!shape.shape) -> tensor<?xindex>
// GENERIC-NEXT:     %7 = "shape.to_extent_tensor"(%arg1) {keep} : (tensor<?xindex>) -> tensor<3xindex>
// GENERIC-NEXT:     %8 = "shape.value_as_shape"(%arg4) : (tensor<?xi32>) -> !shape.shape
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @assertions(%a: !shape.shape, %t: tensor<?xindex>, %p: i1) {
  %0 = shape.cstr_broadcastable %a, %t : !shape.shape, tensor<?xindex>
  %1 = shape.cstr_eq %a, %t, %t : !shape.shape, tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_eq %a {keep} : !shape.shape
  %3 = shape.cstr_require %p, "a \22quoted\22 word and a line\0A" {keep}
  %4 = shape.assuming_all %0, %1, %2, %3
  %5 = shape.assuming_all %4 {keep}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @assertions(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: i1) {
// CHECK-NEXT:     %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %1 = shape.cstr_eq %arg0, %arg1, %arg1 : !shape.shape, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     %2 = shape.cstr_eq %arg0 {keep} : !shape.shape
// CHECK-NEXT:     %3 = shape.cstr_require %arg2, "a \22quoted\22 word and a line\0A" {keep}
// CHECK-NEXT:     %4 = shape.assuming_all %0, %1, %2, %3
// CHECK-NEXT:     %5 = shape.assuming_all %4 {keep}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, i1) -> (), sym_name = "assertions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: i1):
// GENERIC-NEXT:     %0 = "shape.cstr_broadcastable"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC-NEXT:     %1 = "shape.cstr_eq"(%arg0, %arg1, %arg1) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.witness
// GENERIC-NEXT:     %2 = "shape.cstr_eq"(%arg0) {keep} : (!shape.shape) -> !shape.witness
// GENERIC-NEXT:     %3 = "shape.cstr_require"(%arg2) <{msg = "a \22quoted\22 word and a line\0A"}> {keep} : (i1) -> !shape.witness
// GENERIC-NEXT:     %4 = "shape.assuming_all"(%0, %1, %2, %3) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT:     %5 = "shape.assuming_all"(%4) {keep} : (!shape.witness) -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// In generic form.
func.func @generic(%a: !shape.shape, %t: tensor<?xindex>, %i: index, %p: i1, %s: !shape.size,
                   %x: tensor<?xf32>, %v: !shape.value_shape) {
  %0 = "shape.add"(%s, %i) : (!shape.size, index) -> !shape.size
  %1 = "shape.mul"(%s, %i) : (!shape.size, index) -> !shape.size
  %2 = "shape.div"(%s, %i) : (!shape.size, index) -> !shape.size
  %3 = "shape.max"(%s, %s) : (!shape.size, !shape.size) -> !shape.size
  %4 = "shape.min"(%s, %s) : (!shape.size, !shape.size) -> !shape.size
  %5 = "shape.meet"(%a, %t) <{error = "x"}> : (!shape.shape, tensor<?xindex>) -> !shape.shape
  %6 = "shape.any"(%a, %t) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  %7 = "shape.broadcast"(%a, %t) {error = "x", other}
      : (!shape.shape, tensor<?xindex>) -> !shape.shape
  %8 = "shape.concat"(%a, %t) : (!shape.shape, tensor<?xindex>) -> !shape.shape
  %9 = "shape.rank"(%a) : (!shape.shape) -> !shape.size
  %10 = "shape.num_elements"(%a) : (!shape.shape) -> !shape.size
  %11 = "shape.get_extent"(%a, %i) : (!shape.shape, index) -> !shape.size
  %12 = "shape.shape_eq"(%a, %t) : (!shape.shape, tensor<?xindex>) -> i1
  %13 = "shape.is_broadcastable"(%a, %t) : (!shape.shape, tensor<?xindex>) -> i1
  %14 = "shape.shape_of"(%x) : (tensor<?xf32>) -> !shape.shape
  %15 = "shape.dim"(%x, %i) : (tensor<?xf32>, index) -> index
  %16 = "shape.with_shape"(%v, %a) : (!shape.value_shape, !shape.shape) -> !shape.value_shape
  %17 = "shape.value_of"(%v) : (!shape.value_shape) -> tensor<?xf32>
  %18 = "shape.value_as_shape"(%v) : (!shape.value_shape) -> !shape.shape
  %19 = "shape.index_to_size"(%i) : (index) -> !shape.size
  %20 = "shape.size_to_index"(%s) : (!shape.size) -> index
  %21 = "shape.from_extents"(%i, %s) : (index, !shape.size) -> !shape.shape
  %22 = "shape.from_extent_tensor"(%t) : (tensor<?xindex>) -> !shape.shape
  %23 = "shape.to_extent_tensor"(%a) : (!shape.shape) -> tensor<?xindex>
  %24 = "shape.cstr_broadcastable"(%a, %t) : (!shape.shape, tensor<?xindex>) -> !shape.witness
  %25 = "shape.cstr_eq"(%a, %t) : (!shape.shape, tensor<?xindex>) -> !shape.witness
  %26 = "shape.cstr_require"(%p) <{msg = "holds"}> : (i1) -> !shape.witness
  %27 = "shape.assuming_all"(%24, %25, %26)
      : (!shape.witness, !shape.witness, !shape.witness) -> !shape.witness
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: i1, %arg4: !shape.size, %arg5: tensor<?xf32>, %arg6: !shape.value_shape) {
// CHECK-NEXT:     %0 = shape.add %arg4, %arg2 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %1 = shape.mul %arg4, %arg2 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %2 = shape.div %arg4, %arg2 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %3 = shape.max %arg4, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %4 = shape.min %arg4, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %5 = shape.meet %arg0, %arg1, error = "x" : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %6 = shape.any %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %7 = shape.broadcast %arg0, %arg1 {error = "x", other} : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %8 = shape.concat %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     %9 = shape.rank %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %10 = shape.num_elements %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %11 = shape.get_extent %arg0, %arg2 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %12 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %13 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %14 = shape.shape_of %arg5 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %15 = shape.dim %arg5, %arg2 : tensor<?xf32>, index -> index
// CHECK-NEXT:     %16 = shape.with_shape %arg6, %arg0 : !shape.value_shape, !shape.shape
// CHECK-NEXT:     %17 = shape.value_of %arg6 : tensor<?xf32>
// CHECK-NEXT:     %18 = shape.value_as_shape %arg6 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %19 = shape.index_to_size %arg2
// CHECK-NEXT:     %20 = shape.size_to_index %arg4 : !shape.size
// CHECK-NEXT:     %21 = shape.from_extents %arg2, %arg4 : index, !shape.size
// CHECK-NEXT:     %22 = shape.from_extent_tensor %arg1 : tensor<?xindex>
// CHECK-NEXT:     %23 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %24 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %25 = shape.cstr_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     %26 = shape.cstr_require %arg3, "holds"
// CHECK-NEXT:     %27 = shape.assuming_all %24, %25, %26
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!shape.shape, tensor<?xindex>, index, i1, !shape.size, tensor<?xf32>, !shape.value_shape) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index, %arg3: i1, %arg4: !shape.size, %arg5: tensor<?xf32>, %arg6: !shape.value_shape):
// GENERIC-NEXT:     %0 = "shape.add"(%arg4, %arg2) : (!shape.size, index) -> !shape.size
// GENERIC-NEXT:     %1 = "shape.mul"(%arg4, %arg2) : (!shape.size, index) -> !shape.size
// GENERIC-NEXT:     %2 = "shape.div"(%arg4, %arg2) : (!shape.size, index) -> !shape.size
// GENERIC-NEXT:     %3 = "shape.max"(%arg4, %arg4) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:     %4 = "shape.min"(%arg4, %arg4) : (!shape.size, !shape.size) -> !shape.size
// GENERIC-NEXT:     %5 = "shape.meet"(%arg0, %arg1) <{error = "x"}> : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %6 = "shape.any"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %7 = "shape.broadcast"(%arg0, %arg1) <{error = "x"}> {other} : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %8 = "shape.concat"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %9 = "shape.rank"(%arg0) : (!shape.shape) -> !shape.size
// GENERIC-NEXT:     %10 = "shape.num_elements"(%arg0) : (!shape.shape) -> !shape.size
// GENERIC-NEXT:     %11 = "shape.get_extent"(%arg0, %arg2) : (!shape.shape, index) -> !shape.size
// GENERIC-NEXT:     %12 = "shape.shape_eq"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC-NEXT:     %13 = "shape.is_broadcastable"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC-NEXT:     %14 = "shape.shape_of"(%arg5) : (tensor<?xf32>) -> !shape.shape
// GENERIC-NEXT:     %15 = "shape.dim"(%arg5, %arg2) : (tensor<?xf32>, index) -> index
// GENERIC-NEXT:     %16 = "shape.with_shape"(%arg6, %arg0) : (!shape.value_shape, !shape.shape) -> !shape.value_shape
// GENERIC-NEXT:     %17 = "shape.value_of"(%arg6) : (!shape.value_shape) -> tensor<?xf32>
// GENERIC-NEXT:     %18 = "shape.value_as_shape"(%arg6) : (!shape.value_shape) -> !shape.shape
// GENERIC-NEXT:     %19 = "shape.index_to_size"(%arg2) : (index) -> !shape.size
// GENERIC-NEXT:     %20 = "shape.size_to_index"(%arg4) : (!shape.size) -> index
// GENERIC-NEXT:     %21 = "shape.from_extents"(%arg2, %arg4) : (index, !shape.size) -> !shape.shape
// GENERIC-NEXT:     %22 = "shape.from_extent_tensor"(%arg1) : (tensor<?xindex>) -> !shape.shape
// GENERIC-NEXT:     %23 = "shape.to_extent_tensor"(%arg0) : (!shape.shape) -> tensor<?xindex>
// GENERIC-NEXT:     %24 = "shape.cstr_broadcastable"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC-NEXT:     %25 = "shape.cstr_eq"(%arg0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC-NEXT:     %26 = "shape.cstr_require"(%arg3) <{msg = "holds"}> : (i1) -> !shape.witness
// GENERIC-NEXT:     %27 = "shape.assuming_all"(%24, %25, %26) : (!shape.witness, !shape.witness, !shape.witness) -> !shape.witness
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
