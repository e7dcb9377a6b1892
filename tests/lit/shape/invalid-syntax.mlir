// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the parser rejects.

// expected-error @+1 {{unknown  type `component` in dialect `shape`}}
func.func private @f(!shape.component)

// -----

// expected-error @+1 {{dialect 'shape' provides no attribute parsing hook}}
func.func private @f() attributes {a = #shape.shape}

// -----

func.func @f() {
  // expected-error @+1 {{expected ':'}}
  %0 = shape.const_shape [1, 2]
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected ',' or ']'}}
  %0 = shape.const_shape [1 2] : !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'shape.const_shape' attribute 'shape' occurs more than once in the attribute list}}
  %0 = shape.const_shape {shape = 3}[1] : !shape.shape
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%p: i32) {
  // expected-error @+1 {{use of value '%p' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = shape.cstr_require %p, "m"
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{custom op 'shape.any' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = shape.any %a, %a : !shape.shape -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{expected ','}}
  %0 = shape.concat %a : !shape.shape, !shape.shape -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{custom op 'shape.meet' expected 'error'}}
  %0 = shape.meet %a, %a, message = "m" : !shape.shape, !shape.shape -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
  %0 = "shape.debug_print"(%a) : (!shape.shape) -> !shape.shape
  // expected-error @+1 {{custom op 'shape.debug_print' has no custom assembly form}}
  %1 = shape.debug_print %a : !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape, %i: index) {
  // expected-error @+1 {{custom op 'shape.split_at' has no custom assembly form}}
  %0:2 = shape.split_at %a, %i : !shape.shape, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'shape.dim' invalid kind of type specified}}
  %0 = shape.dim %i, %i : index, index -> index
  return
}

// -----

func.func @f(%v: !shape.value_shape) {
  // expected-error @+1 {{custom op 'shape.value_of' invalid kind of type specified}}
  %0 = shape.value_of %v : index
  return
}

// -----

func.func @f(%v: !shape.value_shape) {
  // expected-error @+1 {{custom op 'shape.with_shape' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = shape.with_shape %v : !shape.value_shape, !shape.shape
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'shape.from_extents' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = shape.from_extents %i, %i : index
  return
}

// -----

func.func @f(%w: !shape.witness) {
  // expected-error @+1 {{expected '{' to begin a region}}
  shape.assuming %w : !shape.witness {
  }
  return
}

// -----

func.func @f(%w: !shape.witness) {
  // expected-error @+1 {{expected ')'}}
  %0 = shape.assuming %w -> (index {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: i1) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: '!shape.witness' vs 'i1'}}
  shape.assuming %i {
  }
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{expected '(' in operand list}}
  %0 = shape.reduce %s, %s : !shape.shape -> !shape.shape {
  }
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{expected ')' in operand list}}
  %0 = shape.reduce(%s, %s : !shape.shape -> !shape.shape {
  }
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{expected ':'}}
  %0 = shape.reduce(%s, %s) -> !shape.shape {
  }
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 2 types}}
  %0:2 = shape.reduce(%s, %s) : !shape.shape -> (!shape.shape, !shape.size) {
  }
  return
}

// -----

// expected-error @+1 {{custom op 'shape.function_library' expected valid '@'-identifier for symbol name}}
shape.function_library {
  func private @f()
} mapping {}

// -----

shape.function_library @l {
  func private @f()
// expected-error @+1 {{custom op 'shape.function_library' expected 'mapping'}}
} maps {}

// -----

shape.function_library @l {
  func private @f()
// expected-error @+1 {{custom op 'shape.function_library' invalid kind of attribute specified}}
} mapping [@f]

// -----

// expected-error @+1 {{custom op 'shape.function_library' attribute 'mapping' occurs more than once in the attribute list}}
shape.function_library @l attributes {mapping = {}} {
  func private @f()
} mapping {}

// -----

// expected-error @+1 {{custom op 'shape.function_library' attribute 'sym_name' occurs more than once in the attribute list}}
shape.function_library @l attributes {sym_name = "m"} {
  func private @f()
} mapping {}

// -----

// expected-error @+1 {{custom op 'shape.func' expected SSA identifier}}
shape.func @f(%a: index, index) {
  return
}

// -----

// expected-error @+1 {{custom op 'shape.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
shape.func @f(%a: index) attributes {sym_name = "g"} {
  return
}

// -----

// expected-error @+1 {{custom op 'shape.func' expected valid '@'-identifier for symbol name}}
shape.func f() {
  return
}

// -----

// An optional string that a word announces must be there, and is read as any attribute.
func.func @meet_without_text(%a: index) {
  // expected-error@below {{expected attribute value}}
  %0 = shape.meet %a, %a, error = foo : index, index -> index
  return
}

// -----

func.func @meet_of_number(%a: index) {
  // expected-error@below {{integer literal not valid for specified type}}
  %0 = shape.meet %a, %a, error = 1 : index, index -> index
  return
}

// -----

func.func @meet_of_symbol(%a: index) {
  // expected-error@below {{custom op 'shape.meet' invalid kind of attribute specified}}
  %0 = shape.meet %a, %a, error = @a : index, index -> index
  return
}
