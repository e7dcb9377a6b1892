// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f() -> i32 {
  // expected-error @+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  %0 = ub.poison : i32
  return %0 : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'ub.unreachable' op requires zero operands}}
  "ub.unreachable"(%a) : (i32) -> ()
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'ub.unreachable' op requires zero results}}
  %0 = "ub.unreachable"() : () -> i32
}

// -----

func.func @f(%c: i1) -> i32 {
  // expected-error @+2 {{'scf.if' op expects regions to end with 'scf.yield', found 'ub.unreachable'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  %0 = scf.if %c -> i32 {
    ub.unreachable
  } else {
    %1 = arith.constant 3 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @f() {
  // expected-error @+1 {{'ub.unreachable' op requires zero regions}}
  "ub.unreachable"() ({
  }) : () -> ()
}
