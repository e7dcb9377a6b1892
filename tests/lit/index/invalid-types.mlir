// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @sub(%a: i32) {
  // expected-error @+1 {{'index.sub' op operand #0 must be index, but got 'i32'}}
  %0 = "index.sub"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @mul(%a: i32) {
  // expected-error @+1 {{'index.mul' op operand #0 must be index, but got 'i32'}}
  %0 = "index.mul"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @divs(%a: i32) {
  // expected-error @+1 {{'index.divs' op operand #0 must be index, but got 'i32'}}
  %0 = "index.divs"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @divu(%a: i32) {
  // expected-error @+1 {{'index.divu' op operand #0 must be index, but got 'i32'}}
  %0 = "index.divu"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @ceildivs(%a: i32) {
  // expected-error @+1 {{'index.ceildivs' op operand #0 must be index, but got 'i32'}}
  %0 = "index.ceildivs"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @ceildivu(%a: i32) {
  // expected-error @+1 {{'index.ceildivu' op operand #0 must be index, but got 'i32'}}
  %0 = "index.ceildivu"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @floordivs(%a: i32) {
  // expected-error @+1 {{'index.floordivs' op operand #0 must be index, but got 'i32'}}
  %0 = "index.floordivs"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @rems(%a: i32) {
  // expected-error @+1 {{'index.rems' op operand #0 must be index, but got 'i32'}}
  %0 = "index.rems"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @remu(%a: i32) {
  // expected-error @+1 {{'index.remu' op operand #0 must be index, but got 'i32'}}
  %0 = "index.remu"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @maxs(%a: i32) {
  // expected-error @+1 {{'index.maxs' op operand #0 must be index, but got 'i32'}}
  %0 = "index.maxs"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @maxu(%a: i32) {
  // expected-error @+1 {{'index.maxu' op operand #0 must be index, but got 'i32'}}
  %0 = "index.maxu"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @mins(%a: i32) {
  // expected-error @+1 {{'index.mins' op operand #0 must be index, but got 'i32'}}
  %0 = "index.mins"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @minu(%a: i32) {
  // expected-error @+1 {{'index.minu' op operand #0 must be index, but got 'i32'}}
  %0 = "index.minu"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @shl(%a: i32) {
  // expected-error @+1 {{'index.shl' op operand #0 must be index, but got 'i32'}}
  %0 = "index.shl"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @shrs(%a: i32) {
  // expected-error @+1 {{'index.shrs' op operand #0 must be index, but got 'i32'}}
  %0 = "index.shrs"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @shru(%a: i32) {
  // expected-error @+1 {{'index.shru' op operand #0 must be index, but got 'i32'}}
  %0 = "index.shru"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @and(%a: i32) {
  // expected-error @+1 {{'index.and' op operand #0 must be index, but got 'i32'}}
  %0 = "index.and"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @or(%a: i32) {
  // expected-error @+1 {{'index.or' op operand #0 must be index, but got 'i32'}}
  %0 = "index.or"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @xor(%a: i32) {
  // expected-error @+1 {{'index.xor' op operand #0 must be index, but got 'i32'}}
  %0 = "index.xor"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @sizeof() -> i32 {
  // expected-error @+1 {{'index.sizeof' op result #0 must be index, but got 'i32'}}
  %0 = "index.sizeof"() : () -> i32
  return %0 : i32
}
