// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @later_in_block() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "any.use"(%a) : (i32) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %a = "any.def"() : () -> i32
  return
}

// -----

func.func @itself() {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = arith.addi %0, %0 : i32
  return
}

// -----

func.func @one_of_two_paths(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  cf.br ^b
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %1 = arith.addi %0, %0 : i32
  return
}

// -----

// expected-note @+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @argument_of_another_block(%c: i1) {
  cf.cond_br %c, ^a(%c : i1), ^b
^a(%x: i1):
  cf.br ^b
^b:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %1 = arith.andi %x, %x : i1
  return
}

// -----

func.func @later_around(%c: i1) {
  scf.if %c {
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "any.use"(%v) : (i32) -> ()
  }
  // expected-note @+1 {{operand defined here (op in a parent region)}}
  %v = arith.constant 1 : i32
  return
}

// -----

func.func @loop_body_before_definition() {
  cf.br ^a
^a:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "any.use"(%0) : (i32) -> ()
  cf.br ^b
^b:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = "any.def"() : () -> i32
  return
}

// -----

func.func @own_region(%c: i1) {
  // expected-note @+1 {{operand defined here (op in a parent region)}}
  %0 = scf.if %c -> i32 {
    // expected-error @+1 {{operand #0 does not dominate this use}}
    scf.yield %0 : i32
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return
}

// -----

func.func @sibling_regions(%c: i1) {
  "any.pair"() ({
    scf.if %c {
      %0 = "any.def"() : () -> i32
      %1 = scf.execute_region -> i32 {
        cf.br ^bb1
      ^bb1:
        // expected-error @+1 {{operand #0 does not dominate this use}}
        scf.yield %2 : i32
      ^bb2:
        scf.yield %0 : i32
      }
      // expected-note @+1 {{operand defined here (op in a parent region)}}
      %2 = "any.def"() : () -> i32
    }
    "any.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

// Diamond in a nested region: the join sees neither side.
func.func @nested_diamond(%c: i1) {
  scf.execute_region {
    cf.cond_br %c, ^l, ^r
  ^l:
    // expected-note @+1 {{operand defined here (op in the same region)}}
    %x = arith.constant 1 : index
    cf.br ^j
  ^r:
    %y = arith.constant 2 : index
    cf.br ^j
  ^j:
    // expected-error @+1 {{operand #0 does not dominate this use}}
    "any.use"(%x, %y) : (index, index) -> ()
    scf.yield
  }
  return
}

// -----

// The first violation in the walk's order is reported: outer regions before nested ones.
func.func @which_first(%c: i1) {
  scf.if %c {
    "any.use"(%a) : (i32) -> ()
  }
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "any.use"(%a) : (i32) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %a = "any.def"() : () -> i32
  return
}

// -----

%outer = arith.constant 1 : i32
// expected-note @+1 {{required by region isolation constraints}}
func.func @isolated() -> i32 {
  // expected-error @+1 {{'func.return' op using value defined outside the region}}
  return %outer : i32
}
