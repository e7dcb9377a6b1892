// RUN: pyopt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect --verify-diagnostics

func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^next:
  // expected-error@below {{'func.return' op transformation does not support unreachable blocks}}
  return %a : i32
}

// -----
func.func @no_branch(%a: i32) {
  // expected-error@below {{'foo.bar' op transformation does not support terminators with successors not implementing BranchOpInterface}}
  "foo.bar"()[^one, ^two] : () -> ()
^one:
  return
^two:
  return
}

// -----
func.func @endless_region() {
  scf.execute_region {
    cf.br ^head
  ^head:
    // expected-error@below {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^head
  }
  return
}

// -----
func.func @same_case_twice(%f: i32) {
  // expected-error@below {{'scf.index_switch' op has duplicate case value: 3}}
  cf.switch %f : i32, [
    default: ^one,
    3: ^two,
    3: ^three
  ]
^one:
  return
^two:
  return
^three:
  return
}
