// RUN: pyopt %s --upgrade --split-input-file --verify-diagnostics

// Errors stand at the places of the old text, in its words.

func @predicate(%a: i32) {
  // expected-error @+1 {{'std.cmpi' op unknown comparison predicate "foo"}}
  %0 = cmpi "foo", %a, %a : i32
  return
}

// -----

func @dimension(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'std.dim' op index is out of range: 2 of 2}}
  %0 = dim %t, 2 : tensor<4x?xf32>
  return
}

// -----

// The places behind a constant that is added are those of the old text, too.
func @behind(%t: tensor<4x?xf32>, %f: f32) {
  %0 = dim %t, 1 : tensor<4x?xf32>
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %1 = addi %f, %f : f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func @branch(%c: i1, %a: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  cond_br %c, ^bb1(%a : i64), ^bb1(%a : i64)
^bb1(%x: i64):
  return
}

// -----

func @static() {
  // expected-error @+1 {{'std.alloc_static' op has no meaning today: no op allocates at a fixed address}}
  %0 = alloc_static(0x1232a00) : memref<1024x64xf32>
  return
}

// -----

func @transposed(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'std.transpose' op names its result type today: write a memref.transpose}}
  %0 = transpose %m(i, j) -> (j, i) : memref<2x3xf32>
  return
}

// -----

// expected-error @+1 {{opaque elements have no meaning today: only the dialect that made them could read them}}
func @opaque() attributes {test.a : opaque<"tf", tensor<2xi32>, "0x1234">}

// -----

// expected-error @+1 {{these maps cannot be composed}}
func @composed(memref<4x8xf32, (d0, d1) -> (d1), (d0, d1) -> (d0)>)

// -----

// expected-error @+1 {{'func' op entry block must have 2 arguments to match function signature}}
func @entry(i32, i32) {
^bb0(%a: i32):
  return
}
