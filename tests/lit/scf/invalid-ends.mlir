// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// What ends the regions, and what is in them, is checked before the values that leave them.

func.func @b(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+2 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  // expected-note @+1 {{terminator here}}
  %0 = "scf.while"(%x) ({ ^bb0(%w: f32): scf.yield %x : i32 }, { ^bb0(%z: f32): scf.yield %x : i32 }) : (i32) -> f32
  return %0 : f32
}

// -----

func.func @b(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+2 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  // expected-note @+1 {{terminator here}}
  %0 = "scf.while"(%x) ({ ^bb0(%w: f32): scf.condition(%c) %y : f32 }, { ^bb0(%z: f32): scf.condition(%c) %x : i32 }) : (i32) -> f32
  return %0 : f32
}

// -----

func.func @a(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  // expected-note @+1 {{region branch point}}
  %0 = "scf.if"(%c) ({ scf.yield %x : i32 }, { scf.yield %y : f32 }) : (i1) -> f32
  return %0 : f32
}

// -----

func.func @c(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = "scf.if"(%c) ({ scf.yield %y, %y : f32, f32 }, { scf.yield %x : i32 }) : (i1) -> f32
  return %0 : f32
}

// -----

func.func @d(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = "scf.if"(%c) ({ scf.yield %y : f32 }, {}) : (i1) -> f32
  return %0 : f32
}

// -----

func.func @e(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+2 {{'scf.if' op expects regions to end with 'scf.yield', found 'test.x'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  %0 = "scf.if"(%c) ({ ^bb0: "test.x"() : () -> () }, { scf.yield %y : f32 }) : (i1) -> f32
  return %0 : f32
}

// -----

func.func @e2(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+1 {{'scf.if' op expects a non-empty block}}
  %0 = "scf.if"(%c) ({ ^bb0: }, { scf.yield %y : f32 }) : (i1) -> f32
  return %0 : f32
}

// -----

func.func @f(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  %0 = "scf.if"(%c) ({}, { scf.yield %y : f32 }) : (i1) -> f32
  return %0 : f32
}

// -----

func.func @k(%c: i1, %x: i32, %y: tensor<4xf32>, %z: tensor<?xf32>) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'tensor<4xf32>' should match successor input type #0 'tensor<?xf32>'}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (tensor<?xf32>) { scf.yield %y : tensor<4xf32> } else { scf.yield %z : tensor<?xf32> }
  return
}

// -----

func.func @nested2(%c: i1, %x: i32, %y: f32) -> f32 {
  // expected-error @+2 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  // expected-note @+1 {{region branch point}}
  %0 = "scf.if"(%c) ({ %q = scf.while (%w = %x) : (i32) -> f32 { scf.condition(%c) %x : i32 } do { ^bb0(%z: f32): scf.yield %x : i32 } scf.yield %x : i32 }, { scf.yield %y : f32 }) : (i1) -> f32
  return %0 : f32
}
