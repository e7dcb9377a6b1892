// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// Operand and result counts and constraints.
func.func @operand_type(%x: f32) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  "arith.addi"(%x, %x) : (f32, f32) -> f32
  return
}

// -----

func.func @operand_count(%x: i32) {
  // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
  "arith.addi"(%x) : (i32) -> i32
  return
}

// -----

func.func @no_result(%x: i32) {
  // expected-error @+1 {{'arith.addi' op requires one result}}
  "arith.addi"(%x, %x) : (i32, i32) -> ()
  return
}

// -----

func.func @two_results(%x: i32) {
  // expected-error @+1 {{'arith.addi' op requires one result}}
  %0:2 = "arith.addi"(%x, %x) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @result_type(%x: i32) {
  // expected-error @+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpi"(%x, %x) {predicate = 0 : i64} : (i32, i32) -> i32
  return
}

// -----

func.func @result_of_terminator(%a: i1) {
  // expected-error @+1 {{'cf.cond_br' op requires zero results}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> (i32)
^bb1:
  return
}

// -----

// Type traits.
func.func @same_type(%x: i32, %y: i64) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  "arith.addi"(%x, %y) : (i32, i64) -> i32
  return
}

// -----

func.func @same_type_of_result(%x: i32) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  "arith.addi"(%x, %x) : (i32, i32) -> i64
  return
}

// -----

func.func @same_shape(%x: tensor<4xi32>) {
  // expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  "arith.extsi"(%x) : (tensor<4xi32>) -> tensor<5xi64>
  return
}

// -----

func.func @same_encoding(%x: tensor<4xi32>) {
  // expected-error @+1 {{'arith.addi' op requires the same encoding for all operands and results}}
  "arith.addi"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32, "dense">
  return
}

// -----

// Attributes.
func.func @missing_attribute() {
  // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  "arith.constant"() : () -> i32
  return
}

// -----

func.func @wrong_attribute() {
  // expected-error @+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
  "arith.constant"() {value = unit} : () -> i32
  return
}

// -----

func.func @wrong_property() {
  // expected-error @+1 {{invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit}}
  "arith.constant"() <{value = unit}> : () -> i32
  return
}

// -----

// Regions and blocks.
func.func @region_of_a_plain_op(%x: i32) {
  // expected-error @+1 {{'arith.addi' op requires zero regions}}
  "arith.addi"(%x, %x) ({}) : (i32, i32) -> i32
  return
}

// -----

func.func @missing_region(%a: i1) {
  // expected-error @+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%a) ({
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @empty_region(%a: index) {
  // expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%a, %a, %a) ({
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @two_blocks(%a: index) {
  // expected-error @+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    scf.yield
  ^bb1:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @wrong_terminator(%a: index) {
  // expected-error @+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'any.op'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    "any.op"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
func.func @empty_block() {
  return
^bb1:
}

// -----

func.func @no_terminator() {
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @terminator_in_the_middle() {
  // expected-error @+1 {{'func.return' op must be the last operation in the parent block}}
  return
  "any.op"() : () -> ()
}

// -----

func.func @branch_in_the_middle() {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  "any.op"()[^bb1] : () -> ()
  return
^bb1:
  return
}

// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
func.func @entry_with_predecessor() {
^bb0:
  cf.br ^bb0
}

// -----

func.func @wrong_parent(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @wrong_parents() {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

// Successors.
func.func @successor_count(%a: i1) {
  // expected-error @+1 {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%a)[^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

func.func @missing_segments(%a: i1) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

func.func @negative_segment(%a: i1) {
  // expected-error @+1 {{'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @too_many_in_segments(%a: i1) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @segment_count(%a: i1) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @segment_kind(%a: i1) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = dense<1> : vector<3xi32>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = dense<1> : vector<3xi32>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @successors_of_a_plain_op(%a: i32) {
  return
^bb1:
  // expected-error @+1 {{successors in non-terminator}}
  "arith.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
}

// -----

// Names.
func.func @unknown_op() {
  // expected-error @+1 {{unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations}}
  "arith.foo"() : () -> ()
  return
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
func.func @twice() {
  return
}
// expected-error @+1 {{redefinition of symbol named 'twice'}}
func.func @twice() {
  return
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
module @a {
}
// expected-error @+1 {{redefinition of symbol named 'a'}}
"any.op"() {sym_name = "a"} : () -> ()

// -----

// Only the first violation is reported, outer ops before inner ones, earlier before later ones.
func.func @order(%a: i1, %x: i32) {
  scf.if %a {
    // expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
    "arith.addi"(%x) : (i32) -> i32
  }
  "arith.subi"(%x) : (i32) -> i32
  return
}

// -----

func.func @inferred(%a: tensor<?xi32>) {
  // expected-error @+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  // expected-error @+1 {{'arith.addi' op failed to infer returned types}}
  %0 = "arith.addi"(%a, %a) : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @cast_drops_encoding(%a: tensor<?xi32, "x">) {
  // expected-error @+1 {{'arith.extsi' op operand type 'tensor<?xi32, "x">' and result type 'tensor<?xi64>' are cast incompatible}}
  %0 = "arith.extsi"(%a) : (tensor<?xi32, "x">) -> tensor<?xi64>
  return
}

// -----

func.func @no_properties(%a: i32) {
  // expected-error @+1 {{invalid properties {a = 1 : i64} for op math.ctlz: this operation does not support properties}}
  %0 = "math.ctlz"(%a) <{a = 1}> : (i32) -> i32
  return
}
