// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected 0 operand bundle tags, but actually got 1}}
  llvm.call @g(%a) {op_bundle_tags = ["x"]} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected ':'}}
  llvm.call @g(%a) ["t"(%a)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+2 {{custom op 'llvm.call' expected string}}
  // expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @g(%a) [x] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call @g(%a) ["t"(%a : i32, i32)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected ']'}}
  llvm.call @g(%a) ["t"() : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%a) : (i32)
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' attribute 'op_bundle_sizes' occurs more than once in the attribute list}}
  llvm.call @g(%a) {op_bundle_sizes = array<i32: 1>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{custom op 'llvm.call' attribute 'arg_attrs' occurs more than once in the attribute list}}
  llvm.call @g(%a) {arg_attrs = [{llvm.noundef}]} : (i32 {llvm.inreg}) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.x"(%a) : i32 -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{'llvm.call' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "llvm.call"(%a) <{callee = @g}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{'llvm.call' op requires attribute 'op_bundle_sizes'}}
  "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{'llvm.call' op op_bundle_operands count (2) does not match with the total size (1) specified in attribute 'op_bundle_sizes'}}
  "llvm.call"(%a, %a, %a) <{callee = @g, operandSegmentSizes = array<i32: 1, 2>, op_bundle_sizes = array<i32: 1>}> : (i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%a, %a, %a) <{callee = @g, operandSegmentSizes = array<i32: 1, 2>, op_bundle_sizes = array<i32: 2>, op_bundle_tags = [1]}> : (i32, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{expected '('}}
  llvm.intr.assume %c ["align"] : i1
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{'llvm.intr.assume' op requires attribute 'op_bundle_sizes'}}
  "llvm.intr.assume"(%c) : (i1) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr, %c: i1) {
  // expected-error @+1 {{'llvm.intr.assume' op op_bundle_operands count (1) does not match with the total size (0) specified in attribute 'op_bundle_sizes'}}
  "llvm.intr.assume"(%c, %a) <{op_bundle_sizes = array<i32>}> : (i1, i32) -> ()
  llvm.return
}
