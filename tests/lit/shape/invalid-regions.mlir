// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// What the verifier rejects of ops with regions, and of what ends them.

func.func @other_type(%w: !shape.witness) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 '!shape.witness' should match successor input type #0 'index'}}
  %0 = shape.assuming %w -> index {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield %w : !shape.witness
  }
  return
}

// -----

func.func @too_much(%w: !shape.witness) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  shape.assuming %w {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield %w : !shape.witness
  }
  return
}

// -----

func.func @two_blocks(%w: !shape.witness) {
  // expected-error @+1 {{'shape.assuming' op expects region #0 to have 0 or 1 blocks}}
  shape.assuming %w {
    shape.assuming_yield
  ^bb1:
    shape.assuming_yield
  }
  return
}

// -----

func.func @no_block(%w: !shape.witness) {
  // expected-error @+1 {{'shape.assuming' op region #0 ('doRegion') failed to verify constraint: region with 1 blocks}}
  "shape.assuming"(%w) ({
  }) : (!shape.witness) -> ()
  return
}

// -----

func.func @no_region(%w: !shape.witness) {
  // expected-error @+1 {{'shape.assuming' op requires one region}}
  "shape.assuming"(%w) : (!shape.witness) -> ()
  return
}

// -----

func.func @other_terminator(%w: !shape.witness) {
  // expected-error @+2 {{'shape.assuming' op expects regions to end with 'shape.assuming_yield', found 'test.end'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'shape.assuming_yield'}}
  "shape.assuming"(%w) ({
    "test.end"() : () -> ()
  }) : (!shape.witness) -> ()
  return
}

// -----

func.func @no_witness(%i: i1) {
  // expected-error @+1 {{'shape.assuming' op operand #0 must be , but got 'i1'}}
  "shape.assuming"(%i) ({
    "shape.assuming_yield"() : () -> ()
  }) : (i1) -> ()
  return
}

// -----

func.func @elsewhere() {
  // expected-error @+1 {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  shape.assuming_yield
}

// -----

func.func @elsewhere() {
  // expected-error @+1 {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield
}

// -----

func.func @elsewhere() {
  // expected-error @+1 {{'shape.return' op expects parent op 'shape.func'}}
  shape.return
}

// -----

func.func @in_the_middle(%w: !shape.witness) {
  shape.assuming %w {
    // expected-error @+1 {{'shape.assuming_yield' op must be the last operation in the parent block}}
    shape.assuming_yield
    "test.op"() : () -> ()
  }
  return
}

// -----

func.func @too_few_arguments(%s: !shape.shape) {
  // expected-error @+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  shape.reduce(%s, %s) : !shape.shape -> !shape.shape {
  ^bb0(%i: index, %extent: !shape.size):
    shape.yield %s : !shape.shape
  }
  return
}

// -----

func.func @position(%s: !shape.shape) {
  // expected-error @+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  shape.reduce(%s, %s) : !shape.shape -> !shape.shape {
  ^bb0(%i: i32, %extent: !shape.size, %a: !shape.shape):
    shape.yield %a : !shape.shape
  }
  return
}

// -----

func.func @extent(%s: !shape.shape) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  shape.reduce(%s, %s) : !shape.shape -> !shape.shape {
  ^bb0(%i: index, %extent: index, %a: !shape.shape):
    shape.yield %a : !shape.shape
  }
  return
}

// -----

func.func @extent(%t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  shape.reduce(%t, %t) : tensor<?xindex> -> tensor<?xindex> {
  ^bb0(%i: index, %extent: !shape.size, %a: tensor<?xindex>):
    shape.yield %a : tensor<?xindex>
  }
  return
}

// -----

func.func @carried(%t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  shape.reduce(%t, %t) : tensor<?xindex> -> tensor<?xindex> {
  ^bb0(%i: index, %extent: index, %a: tensor<3xindex>):
    shape.yield %t : tensor<?xindex>
  }
  return
}

// -----

func.func @other_yielded(%t: tensor<?xindex>) {
  shape.reduce(%t, %t) : tensor<?xindex> -> tensor<?xindex> {
  ^bb0(%i: index, %extent: index, %a: tensor<?xindex>):
    // expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %i : index
  }
  return
}

// -----

func.func @nothing_yielded(%t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.reduce' op expects a non-empty block}}
  shape.reduce(%t, %t) : tensor<?xindex> -> tensor<?xindex> {
  ^bb0(%i: index, %extent: index, %a: tensor<?xindex>):
  }
  return
}

// -----

func.func @no_shape(%i: index) {
  // expected-error @+1 {{'shape.reduce' op operand #0 must be shape or extent tensor, but got 'index'}}
  "shape.reduce"(%i, %i) ({
  ^bb0(%p: index, %extent: index, %a: index):
    "shape.yield"(%a) : (index) -> ()
  }) : (index, index) -> index
  return
}

// -----

func.func @no_block(%t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.reduce' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "shape.reduce"(%t) ({
  }) : (tensor<?xindex>) -> ()
  return
}

// -----

// expected-error @+1 {{'shape.func' op symbol declaration cannot have public visibility}}
shape.func @without_body() -> index

// -----

// expected-error @+1 {{'shape.func' op entry block must have 1 arguments to match function signature}}
"shape.func"() <{sym_name = "f", function_type = (index) -> ()}> ({
  "shape.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'shape.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"shape.func"() <{sym_name = "f", function_type = index}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'shape.func' op requires attribute 'function_type'}}
"shape.func"() <{sym_name = "f"}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'shape.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"shape.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{test.a}]}> ({
}) : () -> ()

// -----

shape.func @uses_outside(%a: index) {
  // expected-error @+1 {{'shape.func' op symbol's parent must have the SymbolTable trait}}
  shape.func @inner() {
    %0 = shape.add %a, %a : index, index -> index
    return
  }
  return
}

// -----

// expected-error @+1 {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
shape.function_library @empty {
} mapping {}

// -----

// expected-error @+1 {{'shape.function_library' op region should have no arguments}}
shape.function_library @arguments {
^bb0(%a: index):
  func private @f()
} mapping {}

// -----

// expected-error @+1 {{'shape.function_library' op requires attribute 'mapping'}}
"shape.function_library"() <{sym_name = "a"}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{'shape.function_library' op requires attribute 'sym_name'}}
"shape.function_library"() <{mapping = {}}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{'shape.function_library' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"shape.function_library"() <{mapping = {}, sym_name = "a", sym_visibility = "hidden"}> ({
^bb0:
}) : () -> ()

// -----

// expected-error @+1 {{'shape.function_library' op expects region #0 to have 0 or 1 blocks}}
"shape.function_library"() <{mapping = {}, sym_name = "a"}> ({
^bb0:
  func.func private @f()
^bb1:
  func.func private @g()
}) : () -> ()

// -----

// expected-error @+1 {{shape function library @missing not found}}
module attributes {shape.lib = @missing} {
}

// -----

// expected-error @+1 {{@f required to be shape function library}}
module attributes {shape.lib = @f} {
  func.func private @f()
}

// -----

// expected-error @+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 3 : i32} {
}

// -----

// expected-error @+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [@one, 3 : i32]} {
  shape.function_library @one {
    func private @f()
  } mapping {}
}

// -----

// expected-error @+1 {{@missing does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@missing]} {
}

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"test.b"`}}
module attributes {shape.lib = [@one, @two]} {
  shape.function_library @one {
    func private @f()
  } mapping {test.a = @f, test.b = @f}
  shape.function_library @two {
    func private @f()
  } mapping {test.b = @f}
}

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @no_table() attributes {shape.lib = @one}
