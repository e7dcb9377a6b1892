// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the parser rejects in types.

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<4294967296>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.ptr<1, 2>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.array<2 x foo>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @f(!llvm.struct<(token)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
func.func private @f(!llvm.struct<"a", (i32, label)>)

// -----

// And in ops.

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.undef : index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'si32'}}
  %0 = llvm.mlir.undef : si32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.poison' op result #0 must be LLVM dialect-compatible type, but got 'vector<2x2xf32>'}}
  %0 = llvm.mlir.poison : vector<2x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.poison' op result #0 must be LLVM dialect-compatible type, but got 'tensor<4xf32>'}}
  %0 = llvm.mlir.poison : tensor<4xf32>
  return
}

// -----

func.func @f(%s: !llvm.array<4 x i64>) {
  %0 = llvm.extractvalue %s[-1] : !llvm.array<4 x i64>
  // expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>) {
  %0 = llvm.extractvalue %s[0, 1] : !llvm.struct<(i32, i64)>
  // expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  return
}

// -----

func.func @f(%s: tensor<4xf32>) {
  %0 = llvm.extractvalue %s[0] : tensor<4xf32>
  // expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got 'tensor<4xf32>'}}
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>) {
  // expected-error @+2 {{custom op 'llvm.extractvalue' expected integer value}}
  // expected-error @+1 {{expected ']'}}
  %0 = llvm.extractvalue %s[%s] : !llvm.struct<(i32, i64)>
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>) {
  // expected-error @+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, i64)>' should produce 'i32' but this op returns 'i64'}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>) -> i64
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>) {
  // expected-error @+1 {{'llvm.extractvalue' op position out of bounds: 3}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 3>}> : (!llvm.struct<(i32, i64)>) -> i64
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>) {
  // expected-error @+1 {{'llvm.extractvalue' op requires attribute 'position'}}
  %0 = "llvm.extractvalue"(%s) : (!llvm.struct<(i32, i64)>) -> i64
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%s: !llvm.struct<(i32, i64)>, %x: i32) {
  // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = llvm.insertvalue %x, %s[1] : !llvm.struct<(i32, i64)>
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>, %x: i32) {
  %0 = llvm.insertvalue %x, %s[2] : !llvm.struct<(i32, i64)>
  // expected-error @+1 {{custom op 'llvm.insertvalue' position out of bounds: 2}}
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>, %x: i32) {
  // expected-error @+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'i32' into '!llvm.struct<(i32, i64)>'}}
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 1>}> : (!llvm.struct<(i32, i64)>, i32) -> !llvm.struct<(i32, i64)>
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>, %x: i32) {
  // expected-error @+1 {{'llvm.insertvalue' op failed to verify that all of {container, res} have same type}}
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>, i32) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, i64)>, %x: index) {
  // expected-error @+1 {{'llvm.insertvalue' op operand #1 must be primitive LLVM type, but got 'index'}}
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i64)>, index) -> !llvm.struct<(i32, i64)>
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32, index)>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, index)>
  // expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got '!llvm.struct<(i32, index)>'}}
  return
}

// -----

func.func @f(%s: !llvm.struct<"o", opaque>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<"o", opaque>
  // expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: 0}}
  return
}

// -----

// A type that LLVM does not have, inside of a struct: in the generic form, too.
func.func @f(%s: !llvm.struct<(i32, struct<(f32, index)>)>) -> i32 {
  // expected-error @+1 {{'llvm.extractvalue' op expected LLVM IR Dialect type, got '!llvm.struct<(i32, !llvm.struct<(f32, index)>)>'}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(f32, index)>)>) -> i32
  return %0 : i32
}

// -----

func.func @f(%s: !llvm.struct<(i32, struct<(f32, index)>)>, %i: i32) {
  // expected-error @+1 {{'llvm.insertvalue' op expected LLVM IR Dialect type, got '!llvm.struct<(i32, !llvm.struct<(f32, index)>)>'}}
  %0 = "llvm.insertvalue"(%s, %i) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(f32, index)>)>, i32) -> !llvm.struct<(i32, struct<(f32, index)>)>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.zero' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.zero : index
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error @+1 {{'llvm.inttoptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.inttoptr %a : i64 to i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'llvm.inttoptr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %0 = llvm.inttoptr %a : index to !llvm.ptr
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'llvm.inttoptr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.inttoptr %a : f32 to !llvm.ptr
  return
}
