// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// What the verifier rejects.

func.func @error_lost(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %s, %i : !shape.size, index -> index
  return
}

// -----

func.func @error_lost(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %i, %s : index, !shape.size -> index
  return
}

// -----

func.func @error_lost(%s: !shape.size) {
  // expected-error @+1 {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %s, %s : !shape.size, !shape.size -> index
  return
}

// -----

func.func @no_size(%s: !shape.shape) {
  // expected-error @+1 {{'shape.add' op operand #0 must be size or index, but got '!shape.shape'}}
  %0 = shape.add %s, %s : !shape.shape, !shape.shape -> !shape.size
  return
}

// -----

func.func @no_size(%i: index) {
  // expected-error @+1 {{'shape.mul' op result #0 must be size or index, but got 'i64'}}
  %0 = shape.mul %i, %i : index, index -> i64
  return
}

// -----

func.func @no_size(%i: i32) {
  // expected-error @+1 {{'shape.div' op operand #0 must be size or index, but got 'i32'}}
  %0 = "shape.div"(%i, %i) : (i32, i32) -> index
  return
}

// -----

func.func @one_operand(%i: index) {
  // expected-error @+1 {{'shape.add' op expected 2 operands, but found 1}}
  %0 = "shape.add"(%i) : (index) -> index
  return
}

// -----

func.func @two_kinds(%s: !shape.size, %a: !shape.shape) {
  // expected-error @+2 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %s, %a : !shape.size, !shape.shape -> !shape.shape
  return
}

// -----

func.func @two_kinds(%a: !shape.shape) {
  // expected-error @+2 {{'shape.min' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
  // expected-error @+1 {{'shape.min' op failed to infer returned types}}
  %0 = shape.min %a, %a : !shape.shape, !shape.shape -> !shape.size
  return
}

// -----

func.func @no_index(%i: index) {
  // expected-error @+1 {{'shape.max' op operand #0 must be shape or size, but got 'index'}}
  %0 = shape.max %i, %i : index, index -> index
  return
}

// -----

func.func @two_ranks(%a: tensor<2xindex>, %b: tensor<3xindex>) {
  // expected-error @+2 {{unequal shape cardinality}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return
}

// -----

func.func @other_rank(%a: tensor<2xindex>) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
  return
}

// -----

func.func @other_kind(%a: tensor<2xindex>) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'index'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %a : tensor<2xindex>, tensor<2xindex> -> index
  return
}

// -----

func.func @no_shape(%a: i32) {
  // expected-error @+1 {{'shape.meet' op operand #0 must be any shape or size, but got 'i32'}}
  %0 = shape.meet %a, %a : i32, i32 -> !shape.shape
  return
}

// -----

func.func @no_string(%a: !shape.shape) {
  // expected-error @+1 {{invalid properties {error = 3 : i32} for op shape.meet: Invalid attribute `error` in property conversion: 3 : i32}}
  %0 = "shape.meet"(%a, %a) <{error = 3 : i32}> : (!shape.shape, !shape.shape) -> !shape.shape
  return
}

// -----

func.func @no_shape(%a: tensor<2x2xindex>) {
  // expected-error @+1 {{'shape.any' op operand #0 must be variadic of shape or extent tensor, but got 'tensor<2x2xindex>'}}
  %0 = shape.any %a : tensor<2x2xindex> -> !shape.shape
  return
}

// -----

func.func @no_shape(%a: !shape.shape) {
  // expected-error @+1 {{'shape.any' op result #0 must be shape or extent tensor, but got '!shape.size'}}
  %0 = shape.any %a : !shape.shape -> !shape.size
  return
}

// -----

func.func @error_lost(%a: !shape.shape, %t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %a, %t : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @no_shape(%a: tensor<?xi32>) {
  // expected-error @+1 {{'shape.broadcast' op operand #0 must be variadic of shape or extent tensor, but got 'tensor<?xi32>'}}
  %0 = shape.broadcast %a, %a : tensor<?xi32>, tensor<?xi32> -> !shape.shape
  return
}

// -----

func.func @no_string(%a: !shape.shape) {
  // expected-error @+1 {{invalid properties {error} for op shape.broadcast: Invalid attribute `error` in property conversion: unit}}
  %0 = "shape.broadcast"(%a, %a) <{error}> : (!shape.shape, !shape.shape) -> !shape.shape
  return
}

// -----

func.func @no_shape(%a: !shape.shape, %s: !shape.size) {
  // expected-error @+1 {{'shape.concat' op operand #1 must be shape or extent tensor, but got '!shape.size'}}
  %0 = shape.concat %a, %s : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @no_shape(%a: !shape.shape) {
  // expected-error @+1 {{'shape.concat' op result #0 must be shape or extent tensor, but got 'tensor<*xindex>'}}
  %0 = shape.concat %a, %a : !shape.shape, !shape.shape -> tensor<*xindex>
  return
}

// -----

func.func @other_count() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

// The reference of 2021 let this pass.
func.func @dynamic_count() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}

// -----

func.func @no_shape() {
  // expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'tensor<2xi32>'}}
  %0 = shape.const_shape [1, 2] : tensor<2xi32>
  return
}

// -----

func.func @missing() {
  // expected-error @+1 {{'shape.const_shape' op requires attribute 'shape'}}
  %0 = "shape.const_shape"() : () -> !shape.shape
  return
}

// -----

func.func @no_index() {
  // expected-error @+1 {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<2xi32>}> : () -> !shape.shape
  return
}

// -----

func.func @missing() {
  // expected-error @+1 {{'shape.const_size' op requires attribute 'value'}}
  %0 = "shape.const_size"() : () -> !shape.size
  return
}

// -----

func.func @no_index() {
  // expected-error @+1 {{'shape.const_size' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "shape.const_size"() <{value = 3 : i32}> : () -> !shape.size
  return
}

// -----

func.func @no_size() {
  // expected-error @+1 {{'shape.const_size' op result #0 must be , but got 'index'}}
  %0 = "shape.const_size"() <{value = 3 : index}> : () -> index
  return
}

// -----

func.func @missing() {
  // expected-error @+1 {{'shape.const_witness' op requires attribute 'passing'}}
  %0 = "shape.const_witness"() : () -> !shape.witness
  return
}

// -----

func.func @no_witness() {
  // expected-error @+1 {{'shape.const_witness' op result #0 must be , but got 'i1'}}
  %0 = "shape.const_witness"() <{passing = true}> : () -> i1
  return
}

// -----

func.func @no_shape(%a: !shape.witness) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op operand #0 must be variadic of shape or extent tensor, but got '!shape.witness'}}
  %0 = shape.cstr_broadcastable %a, %a : !shape.witness, !shape.witness
  return
}

// -----

func.func @no_condition(%a: i32) {
  // expected-error @+1 {{'shape.cstr_require' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "shape.cstr_require"(%a) <{msg = "m"}> : (i32) -> !shape.witness
  return
}

// -----

func.func @no_witness(%a: i1) {
  // expected-error @+1 {{'shape.assuming_all' op operand #0 must be variadic of , but got 'i1'}}
  %0 = "shape.assuming_all"(%a) : (i1) -> !shape.witness
  return
}

// -----

func.func @nothing() {
  // expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @no_shape(%i: index) {
  // expected-error @+1 {{'shape.debug_print' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.debug_print"(%i) : (index) -> !shape.size
  return
}

// -----

func.func @no_value(%i: index) {
  // expected-error @+1 {{'shape.dim' op operand #0 must be shaped of any type values, but got 'index'}}
  %0 = "shape.dim"(%i, %i) : (index, index) -> index
  return
}

// -----

func.func @no_size(%x: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'shape.dim' op result #0 must be size or index, but got 'i32'}}
  %0 = shape.dim %x, %i : tensor<?xf32>, index -> i32
  return
}

// -----

func.func @no_extents(%a: tensor<?x?xindex>) {
  // expected-error @+1 {{'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'tensor<?x?xindex>'}}
  %0 = shape.from_extent_tensor %a : tensor<?x?xindex>
  return
}

// -----

func.func @no_size(%a: !shape.shape) {
  // expected-error @+1 {{'shape.from_extents' op operand #0 must be variadic of size or index, but got '!shape.shape'}}
  %0 = shape.from_extents %a : !shape.shape
  return
}

// -----

func.func @error_lost(%a: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %a, %i : !shape.shape, index -> index
  return
}

// -----

func.func @no_shape(%s: !shape.size) {
  // expected-error @+1 {{'shape.get_extent' op operand #0 must be shape or extent tensor, but got '!shape.size'}}
  %0 = shape.get_extent %s, %s : !shape.size, !shape.size -> index
  return
}

// -----

func.func @no_index(%s: !shape.size) {
  // expected-error @+1 {{'shape.index_to_size' op operand #0 must be index, but got '!shape.size'}}
  %0 = "shape.index_to_size"(%s) : (!shape.size) -> !shape.size
  return
}

// -----

func.func @no_size(%i: index) {
  // expected-error @+1 {{'shape.index_to_size' op result #0 must be , but got 'index'}}
  %0 = "shape.index_to_size"(%i) : (index) -> index
  return
}

// -----

func.func @no_shape(%s: !shape.size) {
  // expected-error @+1 {{'shape.is_broadcastable' op operand #0 must be variadic of shape or extent tensor, but got '!shape.size'}}
  %0 = shape.is_broadcastable %s, %s : !shape.size, !shape.size
  return
}

// -----

func.func @no_shape(%i: index) {
  // expected-error @+1 {{'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'index'}}
  %0 = shape.num_elements %i : index -> index
  return
}

// -----

func.func @error_lost(%a: !shape.shape) {
  // expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %a : !shape.shape -> index
  return
}

// -----

func.func @no_size(%a: !shape.shape) {
  // expected-error @+1 {{'shape.rank' op result #0 must be size or index, but got 'i64'}}
  %0 = shape.rank %a : !shape.shape -> i64
  return
}

// -----

func.func @no_shape(%a: tensor<?xi64>) {
  // expected-error @+1 {{'shape.shape_eq' op operand #0 must be variadic of shape or extent tensor, but got 'tensor<?xi64>'}}
  %0 = shape.shape_eq %a, %a : tensor<?xi64>, tensor<?xi64>
  return
}

// -----

func.func @no_value(%i: index) {
  // expected-error @+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'index'}}
  %0 = shape.shape_of %i : index -> !shape.shape
  return
}

// -----

func.func @other_rank(%x: tensor<4x?xf32>) {
  // expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %x : tensor<4x?xf32> -> tensor<3xindex>
  return
}

// -----

func.func @error_lost(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @no_size(%a: !shape.shape) {
  // expected-error @+1 {{'shape.size_to_index' op operand #0 must be size or index, but got '!shape.shape'}}
  %0 = shape.size_to_index %a : !shape.shape
  return
}

// -----

func.func @no_position(%a: !shape.shape) {
  // expected-error @+1 {{'shape.split_at' op operand #1 must be size or index, but got '!shape.shape'}}
  %0:2 = "shape.split_at"(%a, %a) : (!shape.shape, !shape.shape) -> (!shape.shape, !shape.shape)
  return
}

// -----

func.func @one_result(%a: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.split_at' op expected 2 results}}
  %0 = "shape.split_at"(%a, %i) : (!shape.shape, index) -> !shape.shape
  return
}

// -----

func.func @no_extents(%a: !shape.shape) {
  // expected-error @+1 {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'tensor<?xi32>'}}
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xi32>
  return
}

// -----

func.func @no_extents(%a: tensor<?xf32>) {
  // expected-error @+1 {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'tensor<?xf32>'}}
  %0 = shape.value_as_shape %a : tensor<?xf32> -> !shape.shape
  return
}

// -----

func.func @no_value_shape(%a: !shape.shape) {
  // expected-error @+1 {{'shape.value_of' op operand #0 must be , but got '!shape.shape'}}
  %0 = "shape.value_of"(%a) : (!shape.shape) -> tensor<?xf32>
  return
}

// -----

func.func @no_value(%a: !shape.value_shape) {
  // expected-error @+1 {{'shape.value_of' op result #0 must be shaped of any type values, but got 'index'}}
  %0 = "shape.value_of"(%a) : (!shape.value_shape) -> index
  return
}

// -----

func.func @no_shape(%a: !shape.value_shape) {
  // expected-error @+1 {{'shape.with_shape' op operand #1 must be shape or extent tensor, but got '!shape.value_shape'}}
  %0 = shape.with_shape %a, %a : !shape.value_shape, !shape.value_shape
  return
}

// -----

func.func @no_value(%a: !shape.shape) {
  // expected-error @+1 {{'shape.with_shape' op operand #0 must be shaped of any type values or , but got '!shape.shape'}}
  %0 = shape.with_shape %a, %a : !shape.shape, !shape.shape
  return
}
